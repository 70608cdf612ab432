# A kernel and its config for the tests of 'kperf run'.
# shellcheck shell=sh

cat >scale.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.visible .entry scale(
	.param .u64 scale_param_0,
	.param .u64 scale_param_1,
	.param .u32 scale_param_2
)
.maxntid 64, 1, 1
{
	// kperf.begin work
	// kperf.end work
	ret;
}
PTX

# config [LINE...]: writes scale.yaml; each LINE is put at its end.
config() {
    cat >scale.yaml <<'YAML'
kernel: scale.ptx
entry: scale
shapes:
  - {N: 1024}
launch: {grid: [N/64], block: [64]}
params:
  - tensor: out
  - tensor: in
  - scalar: {type: i32, value: N}
tensors:
  in: {dtype: i32, shape: [N], init: arange}
  out: {dtype: i32, shape: [N], output: true}
YAML
    for line; do
        printf '%s\n' "$line" >>scale.yaml
    done
}

# product_kernel: writes product.ptx, three matrices and their sizes; the driver of the tests
# computes the product.
product_kernel() {
    cat >product.ptx <<'PTX'
.version 8.0
.target sm_90
.address_size 64
.visible .entry product(
	.param .u64 p0, .param .u64 p1, .param .u64 p2, .param .u32 p3, .param .u32 p4, .param .u32 p5
)
.maxntid 32, 1, 1
{
	// kperf.begin work
	// kperf.end work
	ret;
}
PTX
}
