#!/bin/sh
# AMDGCN texts: what the reader makes of the committed kernels, with macros and symbols resolved,
# is the machine code that LLVM makes of the texts themselves.  All of the corpus:
# tests/amd/corpus.
. "$SRCDIR/tests/e2e/lib.sh"

for f in "$SRCDIR"/examples/amd/gfx*/*.s; do
    expect_status 0 "$KPERF" inspect "$f"
    expect_out '^kernel '
    expect_out '  mark   begin '
done

command -v python3 >/dev/null || skip "no python3"
[ -x /usr/lib/llvm-19/bin/clang ] || skip "no LLVM 19: nothing to assemble with"
expect_status 0 python3 "$SRCDIR/tests/amd/corpus" --out "$tmp/corpus" --kperf "$KPERF" \
    --flat "${KPERF%/*}/tests/amd/flat" --only hand,examples
expect_out '^hand  *31 '
expect_out '^examples  *30 '
