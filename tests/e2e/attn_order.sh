#!/bin/sh
# What ptxas makes of attn_ws_b hangs on a handful of instructions elsewhere in it: its consumers'
# softmax stands before the wait for the product that it is to run beside, or behind it, where the
# loop has a slower rhythm, too (doc/findings/strategies.md). With probes all its loops keep the
# original's order, wherever records go.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'
find_tool() {
    command -v "$1" || { [ -x "${CUDA_PATH:-/usr/local/cuda}/bin/$1" ] &&
        echo "${CUDA_PATH:-/usr/local/cuda}/bin/$1"; }
}
ptxas=$(find_tool ptxas) || skip 'no ptxas'
nvdisasm=$(find_tool nvdisasm) || skip 'no nvdisasm'

# An assembler that keeps what it made.
cat >keep.sh <<EOF
#!/bin/sh
"$ptxas" "\$@" || exit
out= in= last=
for a; do
    [ "\$last" != -o ] || out=\$a
    last=\$a
    case \$a in *.ptx) in=\$a ;; esac
done
[ -n "\$in" ] && [ -n "\$out" ] || exit 0
name=original
! grep -q kperf.map "\$in" || name=probed
cp "\$out" "$PWD/\$name.cubin"
EOF
chmod +x keep.sh
cp "$SRCDIR/examples/attn_ws/attn_ws_b.ptx" .

# order HOW LOOPS: with the records kept so, so many loops have the softmax.
order() {
    rm -f original.cubin probed.cubin
    sed "s/^instrument: .*/instrument: {$1}/" "$SRCDIR/examples/attn_ws/attn_ws_b.yaml" >b.yaml
    expect_status 0 env KPERF_PTXAS="$PWD/keep.sh" NVDISASM="$nvdisasm" "$KPERF" run -n b.yaml
    [ -s original.cubin ] && [ -s probed.cubin ] || fail 'nothing was assembled'
    for f in original probed; do
        "$nvdisasm" -c $f.cubin >$f.sass 2>/dev/null || skip 'nvdisasm does not take this cubin'
    done
    got=0
    python3 "$SRCDIR/tests/e2e/attn_order.py" original.sass probed.sass "$2" || got=$?
    [ $got != 77 ] || skip 'this ptxas orders the original otherwise'
    [ $got = 0 ] || fail "$1: not in the order of the original"
}
order 'ring: 64, only_kept: true, place: 4, warps: "0,4-11"' 3
order 'strategy: global, keep: 64, only_kept: true, place: 4, warps: "0,4-11"' 3
order 'strategy: global, keep: 64, only_kept: true, turns: true, pins: none, warps: "0,4-11"' 3
order 'strategy: global, keep: 64, turns: true, pins: none, warps: "0,4-11"' 2
order 'strategy: global, keep: 128, warps: "0,4-11"' 2

# Bodies are told apart where nothing is drained, too.
expect_status 0 env KPERF_PTXAS="$ptxas" NVDISASM="$nvdisasm" "$KPERF" run -n \
    "$SRCDIR/examples/attn_ws/attn_ws_a.yaml"
grep -q 'machine  *intact: 16 of 16 regions' .out || fail 'records without a ring: the certificate'
