#!/bin/sh
# AMD's devices, on a HIP runtime that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
KPERF_LIBHIP=${KPERF%/*}/tests/libamdhip64-fake.so
[ -e "$KPERF_LIBHIP" ] || skip "built without HIP's headers"
KPERF_LIBCUDA=/none/libcuda.so
TMPDIR=$tmp
export KPERF_LIBHIP KPERF_LIBCUDA TMPDIR

# ---- doctor: what is there, and in a word what is not -------------------------
"$KPERF" doctor >.out 2>.err || [ $? = 5 ] || fail doctor
expect_out '^HIP device: Fake MI300X, gfx942, 4 CUs, driver .*HIP 6.3$'
expect_out "^built with HIP's headers: yes$"
for fake in nodevice noinit; do
    expect_status 5 env KPERF_FAKE=$fake "$KPERF" doctor
    expect_err 'the HIP runtime finds no device'
    expect_out '^HIP device: none$'
done
expect_status 5 env KPERF_LIBHIP=/none/libamdhip64.so "$KPERF" doctor
expect_err 'no HIP runtime: /none/libamdhip64.so: '
expect_status 5 env KPERF_FAKE_ARCH=gfx803 "$KPERF" doctor
expect_err 'the device Fake MI300X is a gfx803, which kperf does not know'
# Where a device of the other kind is, its absence is no complaint.
cuda=${KPERF%/*}/tests/libcuda-fake.so
if [ -e "$cuda" ]; then
    expect_status 0 env KPERF_LIBCUDA="$cuda" KPERF_PTXAS="$SRCDIR/tests/fake_ptxas" \
        KPERF_LIBHIP=/none/libamdhip64.so "$KPERF" doctor
    check_eq "$(cat .err)" '' 'messages'
fi

# ---- run ----------------------------------------------------------------------
for tool in llvm-mc ld.lld llvm-readelf; do
    ln -s "$SRCDIR/tests/fake_llvm" "$tool"
done
LLVM_MC=$tmp/llvm-mc LD_LLD=$tmp/ld.lld LLVM_READELF=$tmp/llvm-readelf LLVM_OBJDUMP=/none/objdump
export LLVM_MC LD_LLD LLVM_READELF LLVM_OBJDUMP
# kernel TARGET WAVE: scale.s
kernel() {
    cat >scale.s <<ASM
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--$1"
	.amdhsa_code_object_version 5
	.protected	scale
	.globl	scale
	.p2align	8
	.type	scale,@function
scale:
	s_mov_b32 s0, 0
	; kperf.begin work
	s_mov_b32 s1, 0
	; kperf.end work
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scale
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
$3
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - {.address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer}
      - {.address_space: global, .offset: 8, .size: 8, .value_kind: global_buffer}
      - {.offset: 16, .size: 4, .value_kind: by_value}
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 256
    .name:           scale
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .symbol:         scale.kd
    .vgpr_count:     8
    .wavefront_size: $2
amdhsa.target:   amdgcn-amd-amdhsa--$1
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
ASM
}
expect_status 0 "$KPERF" doctor
expect_out '^HIP assembler: llvm-mc 19.0.99, found at '
expect_out '^kperf run works here: yes$'
expect_status 5 env LD_LLD=/none/ld.lld AMDGCN_CLANG=/none/clang "$KPERF" doctor
expect_err 'no llvm-mc: AMDGCN needs\|no ld.lld: AMDGCN needs'
expect_out '^HIP assembler: none$'

kernel gfx942 64 '		.amdhsa_accum_offset 8'
cat >scale.yaml <<'YAML'
kernel: scale.s
entry: scale
shapes:
  - {N: 1024}
launch: {grid: [N/128, 2], block: [128], shared: 1000}
params:
  - tensor: out
  - tensor: in
  - scalar: {type: i32, value: N}
tensors:
  in: {dtype: i32, shape: [N], init: arange}
  out: {dtype: i32, shape: [N], output: true}
sample: every 4 phase 1
YAML
mkdir -p out
expect_status 0 env KPERF_FAKE=show "$KPERF" run -o out scale.yaml
expect_out '^device: Fake MI300X, gfx942, 4 CUs'
expect_out '^assembler: llvm-mc 19.0.99'
expect_out 'outputs bit-equal, inputs untouched, guards intact'
expect_out '320 kept in 8 units of 4 CTAs, 0 overwritten, 0 lost'
# Grids count workgroups.  The original is given its own LDS; with probes the kernel's rings lie
# behind it, at a multiple of one's size, and it is told what the hardware does not say.
expect_err '^launch 8,2,1 of 128,1,1 LDS 1000$'
expect_err '^control grid 8,2 block 128,1 LDS 1024$'
check_eq "$(grep -B1 '^control.*LDS 1024' .err | grep -c '^launch.*LDS 1000$')" 0 'less LDS than was told'
expect_status 0 "$KPERF" replay --format summary out/scale-N1024.kpt
expect_out '4 of 16 workgroups probed, 8 units of 1 wave'
expect_out '^target  *gfx942, waves of 64, cycle counter of 64 bits'
expect_out '2.000 GHz over '
expect_status 0 "$KPERF" replay --format ndjson out/scale-N1024.kpt
# workgroup 1 on CU 1 of SE 0 of XCC 1: 1 << 10 | 1; wave 1 in slot 0 of SIMD 1
expect_out '"cta":1,"sm":1025,"unit":1,"warp":1,"role":"role 1","xcc":1,"se":0,"sh":0,"cu":1,"simd":1,"slot":0'
# Registers that were spilled are not called bytes.
expect_status 0 "$KPERF" inspect --json out/scale-N1024.kpt
expect_out '"vgpr_spills": *0'
grep -q '"spill_stores"' .out && fail 'spilled registers are called spill_stores'
# Beside another text what AMD's assembler tells is shown, not what NVIDIA's would.
expect_status 0 "$KPERF" run --against scale.s scale.yaml
expect_out '^  code  .*spilled VGPRs [0-9]* -> [0-9]* and SGPRs'
grep -q 'spill stores' .out && fail 'a figure that nobody told'
expect_status 6 env KPERF_FAKE=differ "$KPERF" run -f -o out scale.yaml
sed 's/shared: 1000/&, cooperative: true/' scale.yaml >whole.yaml
expect_status 1 "$KPERF" run -f -o out whole.yaml
expect_err "a cooperative launch is made on NVIDIA's devices only"
expect_status 5 env KPERF_FAKE=nodevice "$KPERF" run -f -o out scale.yaml
expect_err 'the HIP runtime finds no device'
expect_status 5 env LLVM_MC=/none/llvm-mc AMDGCN_CLANG=/none/clang "$KPERF" run -f -o out scale.yaml
expect_err 'no llvm-mc: AMDGCN needs llvm-mc and ld.lld, or clang'
expect_status 1 env FAKE_LLVM=fail "$KPERF" run -f -o out scale.yaml
expect_err 'llvm-mc refuses .*scale.s (status 1)'
expect_err 'invalid instruction'
expect_status 1 env KPERF_FAKE=fault "$KPERF" run -f -o out scale.yaml
expect_err 'hipErrorIllegalAddress'
# Without a device.
expect_status 0 "$KPERF" run --dry-run -f -o out scale.yaml
expect_out 'registers 24 -> 24, AGPRs 0 -> 0, SGPRs 20 -> 20'

# A WGP whose counter has 20 bits: it goes round in each of the workgroups.
kernel gfx1100 32 ''
sed -i 's/"gfx942"/"gfx1100"/' scale.yaml
expect_status 0 env KPERF_FAKE_ARCH=gfx1100 "$KPERF" run -f -o out scale.yaml
expect_out '640 kept in 16 units of 4 CTAs'
expect_status 0 "$KPERF" replay --format summary out/scale-N1024.kpt
expect_out '^target  *gfx1100, waves of 32, cycle counter of 20 bits'
expect_out 'over [0-9]* WGPs'
expect_out '2.000 GHz over '
# 20 regions a wave, 40 cycles between records; none is unseen
expect_out '^work  *role 1  *320  *40.0 '

# Waves that store together: one ring for four of them, whose records say which wave made them.
echo 'instrument: {store: collaborative}' >>scale.yaml
sed -i 's/block: \[128\]/block: [256]/; s|N/128, 2|N/256, 2|' scale.yaml
kernel gfx942 64 '		.amdhsa_accum_offset 8'
expect_status 0 "$KPERF" run -f -o out scale.yaml
expect_out '80 kept in 2 units of 2 CTAs'
expect_status 0 "$KPERF" inspect --json out/scale-N1024.kpt
expect_out '"signature": *true'
expect_status 0 "$KPERF" replay --format summary out/scale-N1024.kpt
expect_out '2 of 8 workgroups probed, 2 units of 4 waves'
# Of each 20 regions the fake has another wave end every fifth.
expect_out '8 spans begin with one wave.s record and end with another.s'
sed 's/collaborative/together/' scale.yaml >bad.yaml
expect_status 3 "$KPERF" run -f -o out bad.yaml
sed 's/collaborative/collaborative, warps: "0"/' scale.yaml >bad.yaml
expect_status 3 "$KPERF" run -f -o out bad.yaml
expect_err "waves that store together all record"
