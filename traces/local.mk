nobase_dist_pkgdata_DATA += \
	traces/README.md \
	traces/attn_ws_a-B32-H16-S512.kpt \
	traces/attn_ws_a-B16-H16-S1024.kpt \
	traces/attn_ws_a-B8-H16-S2048.kpt \
	traces/attn_ws_a-B4-H16-S4096.kpt \
	traces/attn_ws_a-B1-H16-S16384.kpt \
	traces/attn_ws_b-B32-H16-S512.kpt \
	traces/attn_ws_b-B16-H16-S1024.kpt \
	traces/attn_ws_b-B8-H16-S2048.kpt \
	traces/attn_ws_b-B4-H16-S4096.kpt \
	traces/attn_ws_b-B1-H16-S16384.kpt \
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
