#!/bin/sh
# What ptxas makes of instrumented text: it assembles, with no new advisory and
# no new spill, as two bodies and in place, with every strategy.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

ptxas=$(command -v ptxas || true)
[ -n "$ptxas" ] || ptxas=${CUDA_PATH:-/usr/local/cuda}/bin/ptxas
[ -x "$ptxas" ] || skip "no ptxas"

# assemble FILE ARCH NAME: advisories into NAME.said, bytes spilled into NAME.spilled.
assemble() {
    "$ptxas" -v -arch="$2" -o out.cubin "$1" >log 2>&1 || return 1
    { grep -E 'warning|\(C[0-9]+\)' log || true; } | sed 's/line [0-9]*//' | sort -u >"$3.said"
    awk '/bytes spill stores/ { for (i = 1; i < NF; i++) if ($(i + 2) == "spill") sum += $i }
         END { print sum + 0 }' log >"$3.spilled"
}

tried=0
for f in "$SRCDIR"/examples/*/*.ptx "$SRCDIR"/tests/ptx/*.ptx \
    "$SRCDIR"/bench/strategies/*.ptx; do
    grep -q kperf "$f" || continue # those that nobody marked: ptx_auto.sh
    arch=$(sed -n 's/^\.target \(sm_[0-9a-z]*\).*/\1/p' "$f")
    if ! assemble "$f" "$arch" before; then
        echo "this ptxas does not take ${f##*/}"
        continue
    fi
    for mode in "" "--in-place --unit=warpgroup" "--strategy=global --warps=0" \
        "--strategy=flush --ring=32" "--slim"; do
        # shellcheck disable=SC2086 # words
        "$KPERF" instrument -q $mode -o - "$f" >probed.ptx
        assemble probed.ptx "$arch" after || {
            cat log
            fail "${f##*/} $mode does not assemble"
        }
        comm -13 before.said after.said >new
        [ ! -s new ] || fail "${f##*/} $mode: new advisories: $(cat new)"
        [ "$(cat after.spilled)" -le "$(cat before.spilled)" ] ||
            fail "${f##*/} $mode: $(cat after.spilled) bytes spilled"
        tried=$((tried + 1))
    done
done
[ "$tried" -gt 0 ] || skip "this ptxas takes none of the tree's PTX"
echo "$tried texts"
