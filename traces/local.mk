nobase_dist_pkgdata_DATA += \
	traces/README.md \
	traces/chain1-STEPS50-FIRST4-SECOND4.kpt \
	traces/chain1-STEPS100-FIRST4-SECOND4.kpt \
	traces/chain4-STEPS50-FIRST4-SECOND64.kpt \
	traces/chain4-STEPS100-FIRST4-SECOND64.kpt \
	traces/chain4-STEPS50-FIRST64-SECOND4.kpt \
	traces/chain4-STEPS100-FIRST64-SECOND4.kpt \
	traces/gemm_swp3-M1024-N1024-K2048.kpt \
	traces/gemm_swp3-M4096-N4096-K4096.kpt \
	traces/gemm_swp3-M8192-N8192-K8192.kpt \
	traces/gemm_ws-M1024-N1024-K2048.kpt \
	traces/gemm_ws-M4096-N4096-K4096.kpt \
	traces/gemm_ws-M8192-N8192-K8192.kpt \
	traces/gemm_ws_s2-M8192-N8192-K8192.kpt
