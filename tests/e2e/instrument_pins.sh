#!/bin/sh
# In the machine code, a region of plain arithmetic holds its instructions where it
# is pinned, and has lost them where it is not.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

# program NAME: where it is, or nothing.
program() {
    for d in "${CUDA_PATH:-/usr/local/cuda}/bin" /usr/local/cuda/bin; do
        if [ -x "$d/$1" ]; then
            echo "$d/$1"
            return
        fi
    done
    command -v "$1" || true
}
ptxas=$(program ptxas)
[ -n "$ptxas" ] || skip "no ptxas"
nvdisasm=${NVDISASM:-$(program nvdisasm)}
[ -n "$nvdisasm" ] || skip "no nvdisasm"

# between KERNEL PINS N OPCODE: how often OPCODE stands between the Nth clock read of a
# record and the next.
between() {
    "$KPERF" instrument -q --separate --pins="$2" -k "$1" -o - "$text" >probed.ptx
    "$ptxas" -arch="$arch" -o k.cubin probed.ptx
    "$nvdisasm" -c k.cubin >sass
    awk -v k=".text.$1:" -v n="$3" -v op="$4" '
        /^\.text\./ { on = $1 == k }
        !on { next }
        /CS2R\.32.*CLOCK/ { reads++; next }
        reads == n && index($0, " " op) { found++ }
        END { print found + 0 }' sass
}

tried=0
for name in softmax-sm80 softmax softmax-sm100; do
    text=$SRCDIR/tests/ptx/$name.ptx
    arch=$(sed -n 's/^\.target \(sm_[0-9a-z]*\).*/\1/p' "$text")
    if ! "$ptxas" -arch="$arch" -o k.cubin "$text" 2>/dev/null; then
        echo "this ptxas does not take $name"
        continue
    fi
    # Regions in the order of the text, two reads each: `scores` of softmax and `exp` of
    # bounded are the second.
    check_eq "$(between softmax none 3 FFMA)" 0
    check_eq "$(between softmax auto 3 FFMA)" 8
    check_eq "$(between bounded none 3 MUFU.EX2)" 0
    check_eq "$(between bounded none 3 FFMA)" 0
    check_eq "$(between bounded auto 3 MUFU.EX2)" 8
    check_eq "$(between bounded auto 3 FFMA)" 8
    # what uses them has its own and no more
    check_eq "$(between bounded auto 5 MUFU.EX2)" 0
    check_eq "$(between softmax auto 5 FFMA)" 0
    tried=$((tried + 1))
done
[ "$tried" -gt 0 ] || skip "this ptxas takes none of the tree's PTX"
echo "$tried texts"
