#!/bin/sh
# The recorded H200 runs against what the kernels and the chip dictate.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

# Four CTAs are probed in each run, in rings of 256 records.  With n = K/64
# iterations a gemm_ws CTA makes 4n records in its producer and 8n + 4 in each
# of 8 consumer warps; a gemm_swp3 CTA 8n + 4 in each of 8 warps and 2(n - 2)
# more in the one that loads.  What a ring makes beyond 256 is lost.
lost_of() { # RECORDS: of one ring
    [ "$1" -gt 256 ] && echo $(($1 - 256)) || echo 0
}
counts() { # KERNEL N: records made and lost in the run
    each=$((8 * $2 + 4))
    case $1 in
    gemm_ws*) first=$((4 * $2)) more=8 ;;
    gemm_swp3) first=$((each + 2 * ($2 - 2))) more=7 ;;
    esac
    echo "$((4 * (first + more * each))) made," \
        "$((4 * ($(lost_of $first) + more * $(lost_of $each)))) lost"
}

# iteration TRACE: the measured iteration, whole cycles.  That the model explains these runs,
# pipeline.sh checks; where nothing may be ranked (its residual is not 0), it ends sooner.
iteration() {
    "$KPERF" model --json --max-residual 0 "$1" 2>/dev/null |
        sed -n 's/.*"measured_cycles": *\([0-9]*\).*/\1/p' | head -n 1
}

ran=0
for k in 2048 4096 8192; do
    for kernel in gemm_ws gemm_ws_s2 gemm_swp3; do
        for trace in "$SRCDIR/traces/$kernel"-M*-K$k.kpt; do
            [ -f "$trace" ] || continue
            ran=$((ran + 1))
            expect_status 0 "$KPERF" replay --format summary "$trace"
            expect_out "records *$(counts $kernel $((k / 64)))"
            # An iteration multiplies 128 x 256 x 64 tiles: 2 * 2097152 flop, which
            # take a tensor core of 4096 flop a cycle 1024 cycles, and no less.
            each=$(iteration "$trace")
            [ "$each" -ge 1019 ] || fail "$trace: faster than the tensor core"
            case $kernel in
            gemm_ws)
                [ "$each" -le 1034 ] || fail "$trace: not bound by the tensor core"
                ;;
            gemm_ws_s2)
                [ "$each" -ge 1200 ] || fail "$trace: a ring of 2 hides the loads?"
                ;;
            esac
        done
    done
done
check_eq "$ran" 7 'recorded runs'

# Attention: eight CTAs, thread 0 and the eight consuming warps.  With n = S/128 tiles of keys
# the regions touch, so that a loop of r of them makes r + 1 records: 5n in the producer and 2
# for Q, and 10n in a plain consumer with 2 for Q and 2 for the output.  A pipelined one makes
# 12n + 3 (pv and qk_wait do not touch; its first and last parts touch what stands beside
# them), and its producer 3 more, in the empty regions behind its loop.
attention_counts() { # KERNEL N
    case $1 in
    attn_ws_a) first=$((5 * $2 + 2)) each=$((10 * $2 + 4)) ;;
    attn_ws_b) first=$((5 * $2 + 5)) each=$((12 * $2 + 3)) ;;
    esac
    echo "$((8 * (first + 8 * each))) made," \
        "$((8 * ($(lost_of $first) + 8 * $(lost_of $each)))) lost"
}

ran=0
for s in 512 1024 2048 4096 16384; do
    for kernel in attn_ws_a attn_ws_b; do
        for trace in "$SRCDIR/traces/$kernel"-B*-S$s.kpt; do
            [ -f "$trace" ] || continue
            ran=$((ran + 1))
            expect_status 0 "$KPERF" replay --check -q "$trace"
            expect_status 0 "$KPERF" replay --format summary "$trace"
            expect_out "records *$(attention_counts $kernel $((s / 128)))"
            # Two products of 128 x 128 x 128: 2 * 4194304 flop, 2048 cycles of the tensor core.
            each=$(iteration "$trace")
            [ "$each" -ge 2038 ] || fail "$trace: faster than the tensor core"
            case $kernel in
            # A K in one slot that is released late costs more than a load, which is hidden
            # where the ring has two.
            attn_ws_a) plain=$each ;;
            attn_ws_b)
                [ $((2 * plain)) -ge $((3 * each)) ] || fail "$trace: $each, not 2/3 of $plain"
                ;;
            esac
        done
    done
done
check_eq "$ran" 10 'recorded runs of attention'

# One run of each variant: complete, and none faster than its tensor core allows.  A tile of N
# keys takes 16 N cycles, 64 of K in a GEMM 1024.
ran=0
n=0
for trace in "$SRCDIR"/traces/variants/*.kpt; do
    n=$((n + 1))
    ! is_sanitized || [ $((n % 3)) = 0 ] || continue
    ran=$((ran + 1))
    name=$(basename "$trace" .kpt)
    grep -q "traces/variants/$name.kpt" "$SRCDIR/traces/local.mk" ||
        fail "traces/local.mk does not distribute $name.kpt"
    grep -q "^${name%%-*} " "$SRCDIR/examples/variants" || fail "$name: no such variant"
    expect_status 0 "$KPERF" replay --check -q "$trace"
    "$KPERF" model --json --no-search "$trace" >report 2>/dev/null || [ $? = 6 ] ||
        fail "no model of $name"
    each=$(sed -n 's/.*"measured_cycles": *\([0-9]*\).*/\1/p' report | head -n 1)
    case $name in
    *_n64*) least=1024 ;;
    *_n160*) least=2560 ;;
    *_n176*) least=2816 ;;
    attn*) least=2048 ;;
    *_k128*) least=2048 ;;
    *) least=1024 ;;
    esac
    [ "$each" -ge $((least * 995 / 1000)) ] || fail "$name: faster than the tensor core"
done
want=53
! is_sanitized || want=17
check_eq "$ran" $want 'runs of variants'
