#!/bin/sh
# Waits and hazards of the AMD examples: none missing as they stand and with probes; each that is
# taken out is missed.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
llvm=${LLVM_BIN:-/usr/lib/llvm-19/bin}
[ -x "$llvm/llvm-mc" ] && [ -x "$llvm/llvm-objdump" ] || skip "no LLVM in $llvm"
command -v python3 >/dev/null 2>&1 || skip "no python3"
expect_status 0 python3 "$SRCDIR/tests/amd/waits.py" "${KPERF%/*}/tests/amd/gcn_check" "$KPERF" \
    "$SRCDIR/examples/amd" "$llvm" "$tmp"
