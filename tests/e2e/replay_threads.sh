#!/bin/sh
# Any number of threads: the same bytes, the same messages, the same status.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

data=$(dirname "$KPERF")/tests/data
[ -r "$data/many.kpt" ] || fail "no $data/many.kpt: run this through make check"
head -c 200000 "$data/many.kpt" >short.kpt
{ head -c 230000 "$data/many.kpt"; printf '\377\377'; tail -c +230003 "$data/many.kpt"; } >bad.kpt

replay() { # THREADS OPTION...: output, messages and status into out.N
    n=$1 status=0
    shift
    "$KPERF" replay --threads "$n" "$@" >out.$n 2>err.$n || status=$?
    { echo "status $status"; cat err.$n; } >>out.$n
}
same() { # OPTION...
    replay 1 "$@"
    for n in 2 3 8; do
        replay $n "$@"
        cmp out.1 out.$n || fail "$n threads: $*"
    done
}
has_sqlite=
"$KPERF" --version | grep -q '^features: sqlite [1-9]' && has_sqlite=1
formats='summary text chrome csv ndjson folded'
"$KPERF" --version | grep -q 'perfetto (protobuf-c [1-9]' && formats="$formats perfetto"
for format in $formats; do
    same --format "$format" "$data/many.kpt"
    same --format "$format" "$data/late.kpt"
done
for trace in short.kpt bad.kpt "$data/odd.kpt" "$data/empty.kpt" \
    "$SRCDIR/traces/gemm_ws-M8192-N8192-K8192.kpt"; do
    same --format chrome "$trace"
    same --format summary "$trace"
done
for trace in "$data/many.kpt" bad.kpt; do
    same --check "$trace"
    same --format chrome --region '[im]*' --last 5 --cta 1-130 "$trace"
    same --format csv --role 'prod*' --min-dur 50 "$trace"
done
same --format csv --cta 9999 "$data/many.kpt"
if [ "$has_sqlite" ]; then
    for n in 1 3; do
        "$KPERF" replay -q --threads $n --format sqlite -o db.$n "$data/many.kpt" 2>/dev/null
    done
    cmp db.1 db.3 || fail "sqlite"
fi

# The first CTA that is broken is the one that is named, and all before it is there.
replay 8 --format csv "$data/late.kpt"
grep -q 'CTA 120, unit 1, slot 7: 0x400003e7 is not the tag' out.8 || fail "another error"
grep -q '^status 3$' out.8 || fail "another status"
"$KPERF" replay -q --format csv "$data/many.kpt" 2>/dev/null | awk -F, '$2 == "cta" || $2 < 120' >before
grep -E '^(kind|span|instant),' out.8 | cmp before - || fail "not what stands before it"

# From and into pipes, and compressed: the same, too.
"$KPERF" replay -q --threads 3 --format chrome -o plain "$data/many.kpt" 2>/dev/null
cat "$data/many.kpt" | "$KPERF" replay -q --threads 2 --format chrome - 2>/dev/null | cat >piped
sed "s|<stdin>|X|" piped >a
sed "s|$data/many.kpt|X|" plain >b
cmp a b || fail "a pipe changes the output"
for n in 1 2 8; do
    "$KPERF" replay -q --threads $n --format chrome -o packed.$n.gz "$data/many.kpt" 2>/dev/null
    cmp packed.1.gz packed.$n.gz || fail "$n threads compress to something else"
done
if command -v gzip >/dev/null; then
    gzip -t packed.1.gz || fail "not what gzip reads"
    gzip -dc packed.1.gz | cmp - plain || fail "it holds something else"
fi

expect_status 2 "$KPERF" replay --threads 65 "$data/many.kpt"
expect_status 2 "$KPERF" replay --threads x "$data/many.kpt"
