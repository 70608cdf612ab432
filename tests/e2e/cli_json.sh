#!/bin/sh
# Every --json report: valid, with schema_version, tool and input.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
python3 -c 'import json' 2>/dev/null || skip "no python3"

ptx=$SRCDIR/examples/gemm_ws/gemm_ws.ptx
trace=$(dirname "$KPERF")/tests/data/whole.kpt
cat >check.py <<'END'
import hashlib, json, sys
with open(".out", "rb") as f:
    report = json.loads(f.read().decode("utf-8"),
                        parse_constant=lambda c: sys.exit(c + " is no JSON"))
assert isinstance(report["schema_version"], int), "schema_version"
assert report["tool"].startswith("kperf "), "tool"
if len(sys.argv) > 1:
    with open(sys.argv[1], "rb") as f:
        want = hashlib.sha256(f.read()).hexdigest()
    assert report["input"] == {"name": sys.argv[1], "hash": want}, report["input"]
END
report() { # INPUT COMMAND...
    input=$1
    shift
    expect_status 0 "$KPERF" "$@"
    # shellcheck disable=SC2086 # none or one
    python3 check.py $input || fail "$*"
}
report "$ptx" inspect --json "$ptx"
report "$trace" inspect --json "$trace"
report "$trace" replay --format summary --json "$trace"
report "$trace" model --json "$trace"
yaml=$SRCDIR/examples/gemm_ws/gemm_ws.yaml
report "$yaml" run --dry-run --json "$yaml"

# One name for one input, whatever the command: of a pipe, and of a file whose
# name is no UTF-8 (where the file system takes one).
cp "$SRCDIR/examples/gemm_ws/gemm_ws.ptx" .
odd=$(printf 'x\377')
for c in "inspect:$ptx" "inspect:$trace" "replay:$trace" "model:$trace" "run -n:$yaml"; do
    command=${c%:*} file=${c##*:}
    # shellcheck disable=SC2086 # words
    expect_status 0 "$KPERF" $command --json - <"$file"
    expect_out '"name": "<stdin>"'
    cp "$file" "$odd" 2>/dev/null || continue
    # shellcheck disable=SC2086 # words
    expect_status 0 "$KPERF" $command --json "$odd"
    LC_ALL=C expect_out "\"name\": \"x$(printf '\357\277\275')\""
    rm "$odd"
done

"$KPERF" doctor --json >.out 2>.err || [ $? = 5 ] || fail "doctor --json"
python3 check.py || fail "doctor --json"

# What inspect counts in the trace is what was put there: 16 stamps, 4 CTAs of
# 4 units, 646 records each.
expect_status 0 "$KPERF" inspect "$trace"
expect_out '^totals.stamps  *16$'
expect_out '^info.calibration.record_cost  *12.0$'
expect_out '^totals.ctas  *4$'
expect_out '^totals.units  *16$'
expect_out '^totals.records  *2584$'
# and it reads to the end
head -c "$(($(wc -c <"$trace") - 1))" "$trace" >short.kpt
expect_status 3 "$KPERF" inspect short.kpt
expect_empty .out

# What devices returned stands in files of one form.
cat >results.py <<'END'
import json, sys
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as f:
        result = json.load(f)
    for key in ("device", "driver", "assembler", "date", "command"):
        assert isinstance(result[key], str) and result[key], (path, key)
    assert result["schema_version"] == 1, path
    assert path.endswith("/" + result["name"] + ".json"), path
    assert result["rows"] and all(isinstance(r["kernel"], str) for r in result["rows"]), path
    if result["name"] == "probe-cost":
        for r in result["rows"]:
            assert r["lo"] <= r["ratio"] <= r["hi"] and r["launches"] > 0, r
            assert r["variant"] == "unprobed" or r["variant"].startswith("kperf-"), r
    if result["name"] == "spine":
        for r in result["rows"]:
            assert r["verdict"] == "equal" and r["elements_differing"] == 0, r
            assert r["new_advisories"] == [] and r["spill_stores"] == [0, 0], r
            assert abs(r["model"]["residual"]) <= 0.1, r
END
python3 results.py "$SRCDIR"/bench/results/*.json || fail 'a result file of another form'
