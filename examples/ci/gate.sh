#!/bin/sh
# Holds a kernel to a stored baseline: records where there is a GPU, and judges what can be
# judged where there is none.
#
#     gate.sh BASELINE CONFIG [RECORDED]
#
# BASELINE  a folder that an earlier call left in $OUT, with static.json and traces/; what is
#           not there yet is not compared
# CONFIG    the kernel and its shapes (kperf-config(5))
# RECORDED  without a GPU: a folder of traces of the changed kernel, recorded elsewhere
#
# $OUT (kperf-ci) gets what the next baseline is made of, and for each gate NAME.md and
# NAME.xml (JUnit).  $CONDITIONS (beside this script) says what fails, $KPERF names another
# kperf.  The exit status is 0, 6 when a gate fails, or that of the command that failed.
set -eu
[ $# -ge 2 ] || { echo "usage: gate.sh BASELINE CONFIG [RECORDED]" >&2; exit 2; }
baseline=$1 config=$2 recorded=${3-}
kperf=${KPERF:-kperf} out=${OUT:-kperf-ci}
conditions=${CONDITIONS:-$(dirname "$0")/conditions}
worst=0
mkdir -p "$out"

grave() { [ "$1" -le "$worst" ] || worst=$1; }

# gate NAME A B: the lines of the conditions that begin with NAME, all of them.
gate() {
    name=$1 a=$2 b=$3 rc=0
    [ -e "$a" ] || { echo "$name: no baseline yet ($a)"; return 0; }
    set --
    while read -r which condition; do
        [ "$which" != "$name" ] || set -- "$@" --fail-if "$condition"
    done <"$conditions"
    "$kperf" diff -f --format junit -o "$out/$name.xml" "$@" "$a" "$b" || rc=$?
    "$kperf" diff -q -f --format markdown -o "$out/$name.md" "$@" "$a" "$b" 2>/dev/null || :
    [ ! -e "$out/$name.md" ] || cat "$out/$name.md"
    grave "$rc"
}

# What the assembler makes of the kernel, without a device.
if "$kperf" run -n -q --json "$config" >"$out/static.json" &&
    grep -q '"registers"' "$out/static.json"; then
    gate static "$baseline/static.json" "$out/static.json"
else
    echo "static: not judged: the kernel could not be assembled here"
    [ ! -e "$baseline/static.json" ] || grave 5
fi

# Do probes leave its machine code alone?  With ptxas or LLVM only.
kernel=$(dirname "$config")/$(sed -n 's/^kernel: *//p' "$config")
"$kperf" instrument -q -f -o "$out/probed.s" "$kernel"
rc=0
"$kperf" certify -q "$kernel" "$out/probed.s" >"$out/certificate.txt" 2>&1 || rc=$?
case $rc in
0) sed -n 's/^\([^ ].*: [a-z]*\)$/certificate: \1/p' "$out/certificate.txt" ;;
5) echo "certificate: not judged: no assembler" ;;
*) cat "$out/certificate.txt"; grave "$rc" ;;
esac

# What it takes: measured here, or elsewhere.
if "$kperf" doctor -q "$kernel" >"$out/doctor.txt" 2>&1; then
    rm -rf "$out/traces"
    mkdir "$out/traces"
    "$kperf" run -q -o "$out/traces" "$config" >"$out/run.txt" || grave "$?"
    recorded=$out/traces
elif [ -n "$recorded" ]; then
    mkdir -p "$out/traces"
    cp "$recorded"/*.kpt "$out/traces"
else
    echo "measured: not judged: no device here, and no recorded traces"
    exit "$worst"
fi
for trace in "$recorded"/*.kpt; do
    # Each can be read, and the model's residual is no gate: a ranking is only shown.
    "$kperf" replay -q --format summary "$trace" >"$out/replay.txt" || grave "$?"
    "$kperf" model -q "$trace" 2>/dev/null | sed -n "s|^baseline|${trace##*/}:|p" || :
done
gate measured "$baseline/traces" "$recorded"
exit "$worst"
