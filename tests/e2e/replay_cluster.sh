#!/bin/sh
# shellcheck disable=SC2016 # other shells expand what is quoted
# Clusters, from the marks of a kernel to where their CTAs are put.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
data=$(dirname "$KPERF")/tests/data

# ---- the kernel ------------------------------------------------------------------

# Hand-written: a start, and a loop in which CTAs post and meet, and hand over through an
# mbarrier of the other CTA.
ptx=$SRCDIR/tests/ptx/cluster.ptx
expect_status 0 "$KPERF" instrument -q --map map.json -o probed.ptx "$ptx"
expect_status 0 "$KPERF" strip -o back.ptx probed.ptx
cmp "$ptx" back.ptx || fail "strip does not give the kernel back"

# of NAME: what the map says of a region.
of() {
    tr -d '\n ' <map.json | sed 's/{"id"/\n&/g' | grep "\"name\":\"$1\""
}
of start | grep -q '"cluster":\["arrive","wait"\]' || fail "start arrives and waits"
of post | grep -q '"cluster":\["arrive"\]' || fail "post arrives"
of meet | grep -q '"cluster":\["wait"\]' || fail "meet waits"
of hand | grep -q '"remote":true' || fail "hand signals the other CTA"
for r in work hand; do
    if of $r | grep -q '"cluster"'; then fail "$r does nothing at the barrier"; fi
done
sed 's/^\t\/\/ kperf\.\(begin\|end\) start$//' "$ptx" >missed.ptx
expect_status 0 "$KPERF" instrument --map map.json -f -o probed2.ptx missed.ptx
expect_err 'ring: phases of the cluster.s barrier are not counted: line 39: a cluster barrier lies in no region'
if of post | grep -q '"cluster"'; then fail "phases are counted though some are missed"; fi

ptxas=$(command -v ptxas || true)
[ -n "$ptxas" ] || ptxas=${CUDA_PATH:-/usr/local/cuda}/bin/ptxas
if [ -x "$ptxas" ] && "$ptxas" -arch=sm_90a -o out.cubin "$ptx" 2>/dev/null; then
    "$ptxas" -arch=sm_90a -o out.cubin probed.ptx || fail "the probed kernel does not assemble"
fi

# ---- the trace -------------------------------------------------------------------

# Four SMs, six clusters of two CTAs; a timer of 1024 ns.
expect_status 0 "$KPERF" replay "$data/meet.kpt"
expect_out 'barriers of 5 clusters: CTAs known against each other to [0-9.]* ns, by clock alone to'
expect_out 'phases of 1 clusters contradict the clocks: not used'
expect_err 'phases of the barriers of 1 clusters contradict each other or the SMs. clocks'
near=$(sed -n 's/.*each other to \([0-9.]*\) ns.*/\1/p' .out)
clock=$(sed -n 's/.*alone to \([0-9.]*\);.*/\1/p' .out)
# Of each phase one CTA arrives 100 ns before it is met, and the other, by turns, 400.
awk "BEGIN { exit !($near <= 260 && $clock >= 2 * $near) }" ||
    fail "known to $near ns, by clock alone to $clock"
expect_status 0 "$KPERF" replay --format=summary --json -q "$data/meet.kpt"
expect_out '"met": *5'
expect_out '"contradicted": *1'
expect_out '"clusters_contradicted": *1'
# 20 phases of 2 CTAs, both ways
expect_out '"orders": *200'
expect_out '"open": *[1-9]'
for threads in 1 2 7; do
    expect_status 0 "$KPERF" replay -q --threads="$threads" --format=chrome "$data/meet.kpt"
    mv .out "chrome$threads"
done
for threads in 2 7; do
    cmp chrome1 "chrome$threads" || fail "$threads threads change what comes out"
done
expect_status 0 "$KPERF" replay -q --format=csv "$data/meet.kpt"
mv .out csv
expect_status 0 sh -c '"$KPERF" replay -q --format=csv - <"$1" | cmp csv -' sh "$data/meet.kpt"
if grep -q '"ts":-' chrome1; then fail "a time before the beginning"; fi
