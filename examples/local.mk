nobase_dist_pkgdata_DATA += \
	examples/README.md \
	examples/common/sm90.cuh \
	examples/variants \
	examples/attn_ws/attn_ws.cu \
	examples/attn_ws/attn_mma.cuh \
	examples/attn_ws/softmax.cuh \
	examples/attn_ws/attn_ws_a.ptx \
	examples/attn_ws/attn_ws_b.ptx \
	examples/attn_ws/attn_ws_a.yaml \
	examples/attn_ws/attn_ws_b.yaml \
	examples/gemm_ws/gemm_ws.cu \
	examples/gemm_ws/gemm_ws.ptx \
	examples/gemm_ws/gemm_ws_s2.ptx \
	examples/gemm_ws/gemm_ws_s3.ptx \
	examples/gemm_swp/gemm_swp.cu \
	examples/gemm_swp/gemm_swp2.ptx \
	examples/gemm_swp/gemm_swp3.ptx \
	examples/gemm_ws/gemm_ws.yaml \
	examples/gemm_ws/gemm_ws_s2.yaml \
	examples/gemm_ws/gemm_ws_s3.yaml \
	examples/gemm_swp/gemm_swp2.yaml \
	examples/gemm_swp/gemm_swp3.yaml
EXTRA_DIST += examples/build-ptx examples/build-variants
