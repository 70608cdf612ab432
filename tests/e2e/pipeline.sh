#!/bin/sh
# The whole path on the examples and on every recorded run.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

# Probes go in and come out again, by every way of putting them in.
for ptx in "$SRCDIR"/examples/*/*.ptx; do
    for how in '' --in-place --unit=warpgroup '--ring=4 --unit=warpgroup --in-place'; do
        # shellcheck disable=SC2086 # words
        expect_status 0 "$KPERF" instrument -q -f $how -o probed.ptx "$ptx"
        expect_status 0 "$KPERF" strip -f -o stripped.ptx probed.ptx
        cmp stripped.ptx "$ptx" || fail "strip is not the inverse of instrument $how"
        [ "$(wc -c <probed.ptx)" -gt "$(wc -c <"$ptx")" ] || fail "no probes in $ptx"
    done
    expect_status 0 "$KPERF" inspect --json "$ptx"
    grep -q '"schema_version": *1' .out || fail "inspect --json has no schema_version"
done

# A configuration shows what it would launch, without a device.
for yaml in "$SRCDIR"/examples/*/*.yaml; do
    expect_status 0 "$KPERF" run --dry-run "$yaml"
    [ -s .out ] || fail "run --dry-run says nothing about $yaml"
done

# A recorded run: timeline by every exporter, then a model that explains it.
runs=0 searched=''
for trace in "$SRCDIR"/traces/*.kpt; do
    [ -f "$trace" ] || break
    runs=$((runs + 1))
    name=$(basename "$trace" .kpt)
    grep -q "traces/$name.kpt" "$SRCDIR/traces/local.mk" ||
        fail "traces/local.mk does not distribute $name.kpt"
    for format in chrome csv summary text; do
        expect_status 0 "$KPERF" replay --format "$format" -o "$name.$format" "$trace"
        [ -s "$name.$format" ] || fail "replay --format $format of $name is empty"
    done
    if command -v python3 >/dev/null 2>&1; then
        python3 "$SRCDIR/tests/e2e/check_chrome.py" "$name.chrome" >.out ||
            fail "a viewer would drop something of $name"
    fi
    expect_status 0 "$KPERF" model --json --no-search "$trace"
    # the loop's; a launch, where it can be played, has its own
    check_eq "$(sed -n '/^  "baseline": {/,/^  }/p' .out | grep -c '"residual"')" 1 \
        "residuals of the loop in the report"
    off=$(sed -n '/^  "baseline"/,/^  }/s/^    "residual": \([-0-9.e]*\),*$/\1/p' .out)
    awk -v off="$off" 'BEGIN { exit !(off != "" && off >= -0.02 && off <= 0.02) }' ||
        fail "$name: played $off off, more than 2%"
    grep -q '"candidates"' .out || fail "$name: no candidates in the report"
    # with the search for combinations in one shape of each kernel
    case " $searched " in
    *" ${name%%-*} "*) ;;
    *)
        searched="$searched ${name%%-*}"
        expect_status 0 "$KPERF" model "$trace"
        expect_out 'residual'
        expect_out 'combinations, better\|no combination is better\|^ranks nothing\|no candidate'
        ;;
    esac
done
echo "$runs recorded runs"
