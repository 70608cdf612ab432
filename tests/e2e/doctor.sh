#!/bin/sh
# kperf doctor: what is here, what a kernel needs, what to install; on programs and drivers that
# the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
fake=${KPERF%/*}/tests/libcuda-fake.so
TMPDIR=$tmp
KPERF_LIBHIP=/none/libamdhip64.so
export TMPDIR KPERF_LIBHIP

# tool FILE LINE: a program that says so.
tool() {
    printf '#!/bin/sh\necho "%s"\n' "$2" >"$1"
    chmod +x "$1"
}
tool ptxas-12.4 'Cuda compilation tools, release 12.4, V12.4.131'
tool ptxas-14.0 'Cuda compilation tools, release 14.0, V14.0.1'
tool nvdisasm 'Cuda compilation tools, release 13.0, V13.0.85'
tool gnuplot 'gnuplot 5.4 patchlevel 4'
KPERF_PTXAS=$tmp/ptxas-12.4 NVDISASM=$tmp/nvdisasm GNUPLOT=$tmp/gnuplot
export KPERF_PTXAS NVDISASM GNUPLOT

# kernel VERSION TARGET [INSTRUCTION...]: k.ptx
kernel() {
    printf '.version %s\n.target %s\n.address_size 64\n.visible .entry k()\n{\n' "$1" "$2" >k.ptx
    shift 2
    printf '%s\n' "$@" 'ret;' '}' >>k.ptx
}

# ---- without a driver --------------------------------------------------------
KPERF_LIBCUDA=/none/libcuda.so
export KPERF_LIBCUDA
expect_status 5 "$KPERF" doctor
expect_out '^tools ptxas  *12.4.131 at '
expect_out '^  *nvdisasm  *13.0.85 at '
expect_out '^  *gnuplot  *5.4 at '
expect_out 'CUDA driver: nvidia-driver-libs'
expect_out 'HIP runtime: libamdhip64-5'
expect_out '^kperf run works here: no$'
kernel 8.3 sm_90a
expect_status 5 "$KPERF" doctor k.ptx
expect_out '^kernel: k.ptx, PTX 8.3 for sm_90a$'
expect_out 'assembler ok: PTX 8.3 needs ptxas 12.3 or later; this is 12.4.131'
expect_out 'device  *NO: sm_90a needs a device; none is found'
! grep -q 'HIP runtime:' .out || fail 'advice for the other vendor'

# Missing programs: PATH has nothing but what lies in /none.
expect_status 5 env PATH=/none NVDISASM=/none/nvdisasm GNUPLOT=/none/gnuplot "$KPERF" doctor
expect_out '^  *gnuplot  *none$'
expect_out 'gnuplot: gnuplot-nox (for pictures'
expect_out 'dot: graphviz (for'
expect_status 5 env KPERF_PTXAS=/none/ptxas "$KPERF" doctor k.ptx
expect_out 'assembler NO: PTX 8.3 needs ptxas; there is none'
expect_out 'ptxas: cuda-nvcc-13-0 of NVIDIA'

# ---- what it says of itself --------------------------------------------------------
expect_status 5 "$KPERF" doctor --json k.ptx
for key in '"drivers"' '"tools"' '"install"' '"fits": false' '"target": "sm_90a"' '"package"' \
    '"found": false'; do
    grep -q "$key" .out || fail "no $key in the JSON"
done
expect_status 1 "$KPERF" doctor none.ptx
printf '.version 8.0\n.target sm_90a\n.entry k() {\n' >broken.ptx
expect_status 3 "$KPERF" doctor broken.ptx
expect_err 'broken.ptx:'
expect_status 2 "$KPERF" doctor k.ptx k.ptx

# ---- AMD: no LLVM that knows the target -----------------------------------------------
cp "$SRCDIR/examples/amd/gfx942/gemm_ring.s" k.s
expect_status 5 env LLVM_MC=/none/llvm-mc LD_LLD=/none/ld.lld AMDGCN_CLANG=/none/clang "$KPERF" doctor k.s
expect_out '^kernel: k.s, AMDGCN for gfx942$'
expect_out 'assembler NO: no LLVM is found that knows gfx942'
expect_out 'llvm-mc: llvm-19 (for assembling AMDGCN)'
expect_out 'HIP runtime: '

# ---- AMD: of two LLVMs the tools of the one that is assembled with, not the first on PATH ------
# llvm DIR VERSION [SAYS]: an LLVM of which llvm-mc says that of every target.
llvm() {
    mkdir "$1"
    for t in llvm-mc llvm-objdump; do
        printf '#!/bin/sh\ncase $1 in --version) echo "LLVM version %s" ;; *) echo "%s" >&2 ;; esac\n' \
            "$2" "${3:-}" >"$1/$t"
        chmod +x "$1/$t"
    done
}
llvm old 14.0.6 "'gfx942' is not a recognized processor for this target"
llvm new 99.0.1
ln -s llvm-mc new/llvm-mc-40
expect_status 5 env PATH="$tmp/old:$tmp/new:$PATH" "$KPERF" doctor
expect_out "^HIP assembler: llvm-mc 99.0.1, "
expect_out "^  *llvm-mc  *99.0.1 at $tmp/new/llvm-mc$"
expect_out "^  *llvm-objdump  *99.0.1 at $tmp/new/llvm-objdump$"

# ---- with a device: compute capability 9.0, a driver for CUDA 13.0 ------------------------
[ -e "$fake" ] || exit 0 # built without cuda.h
KPERF_LIBCUDA=$fake
expect_status 0 "$KPERF" doctor k.ptx
expect_out 'device  *ok: machine code for sm_90a runs on compute capability 9.0 alone; the device has 9.0'
expect_out 'driver  *ok: machine code of ptxas 12.4 needs a driver for CUDA 12; this is for 13.0'
expect_out '^kperf run works here: yes$'
kernel 8.7 sm_90a
expect_status 5 "$KPERF" doctor k.ptx
expect_out 'assembler NO: PTX 8.7 needs ptxas 12.8 or later; this is 12.4.131'
expect_out 'ptxas: cuda-nvcc-12-8 of NVIDIA'
kernel 8.3 sm_80
expect_status 5 "$KPERF" doctor k.ptx
expect_out 'device  *NO: machine code for sm_80 runs on compute capability 8.0 and later ones of its major version'
kernel 8.3 sm_100a
expect_status 5 "$KPERF" doctor k.ptx
expect_out 'device  *NO: .* 10.0 alone; the device has 9.0'
kernel 8.3 sm_90 'wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1}, %rd1, %rd2, 1, 1, 1, 0, 0;'
expect_status 5 "$KPERF" doctor k.ptx
expect_out 'feature  *NO: warp group matrices (wgmma): sm_90a; the text is for sm_90$'
kernel 8.3 sm_90a 'cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1, {%r2, %r3}], [%r4];'
expect_status 0 "$KPERF" doctor k.ptx
expect_out 'feature  *ok: bulk copies (TMA): sm_90 or later; the text is for sm_90a'
! grep -q 'cp.async)' .out || fail 'bulk copies are no cp.async'
kernel 8.3 sm_90a
expect_status 5 env KPERF_PTXAS="$tmp/ptxas-14.0" "$KPERF" doctor k.ptx
expect_out 'driver  *NO: machine code of ptxas 14.0 needs a driver for CUDA 14; this is for 13.0'
# What a kernel lacks is told there, and of the other vendor's devices nothing is missing.
kernel 8.3 sm_90a
expect_status 5 env KPERF_LIBCUDA=/none/libcuda.so KPERF_LIBHIP=/none/libamdhip64.so "$KPERF" doctor k.ptx
expect_out 'device  *NO: sm_90a needs a device; none is found'
expect_empty .err
