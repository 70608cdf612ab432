#!/bin/sh
# Random AMDGCN kernels: probed, stripped, assembled, certified; one instruction less is seen.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
llvm=${LLVM_BIN:-/usr/lib/llvm-19/bin}
command -v python3 >/dev/null || skip 'no python3'
[ -x "$llvm/llvm-mc" ] || skip 'no llvm-mc'
python3 "$SRCDIR/tests/e2e/check_amd_random.py" "$KPERF" "$SRCDIR" "$llvm" 0 2
