#!/bin/sh
# The baseline record of runs, on a driver and sensors that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
command -v python3 >/dev/null || skip 'no python3'
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
KPERF_LIBNVML=${KPERF%/*}/tests/libnvml-fake.so
[ -e "$KPERF_LIBCUDA" ] || skip 'built without cuda.h'
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
XDG_CACHE_HOME=$tmp/cache
export KPERF_LIBCUDA KPERF_LIBNVML KPERF_PTXAS XDG_CACHE_HOME
mkdir out

# check: Python that sees the first shape's record as b.
check() {
    { cat <<'PY'
import json, sys
r = json.load(open(sys.argv[1]))
b = r["shapes"][0]["baseline"] if "shapes" in r else r["info"]["baseline"]
PY
      cat; } >check.py
    python3 check.py "${1:-.out}" || fail "the record: $(cat "${1:-.out}")"
}

config 'repeats: 6'
expect_status 0 "$KPERF" run -f -o out --json scale.yaml
cp .out run.json
check run.json <<'PY'
d, t = b["device"], b["timing"]
assert (d["name"], d["memory_clock_mhz"], d["memory_bus_bits"], d["l2_bytes"]) == \
    ("Fake H200", 2619, 6144, 1048576), d
assert d["nominal_bandwidth"] == round(2 * 2619 * 6144 / 8 / 1000, 1)
c = d["clocks"]
assert c["source"] == "NVML 12.999.1" and c["readings"] == 6 and not c["changed"]
assert c["sm_mhz"] == {"before": 1980, "after": 1980, "min": 1980, "max": 1980}
assert c["power_w"] == {"min": 350, "max": 350} and c["throttle"] == []
assert "calibrate --ceilings" in d["ceilings"]["absent"]
assert b["kernel"]["source"]["name"] == "scale.ptx" and len(b["kernel"]["image_sha256"]) == 64
assert b["launch"]["ctas"] == 16 and b["launch"]["waves"] == 4.0, b["launch"]
out = [x for x in b["tensors"] if x["name"] == "out"][0]
# 2 i + 1 over 32-bit integers
import hashlib, struct
assert out["sha256"] == hashlib.sha256(struct.pack("<1024i", *range(1, 2049, 2))).hexdigest()
assert out["init"] is None and out["strides"] == [1] and out["alignment"] >= 16
src = [x for x in b["tensors"] if x["name"] == "in"][0]
assert (src["init"], src["seed"], src["scale"], src["sha256"]) == ("arange", 1, 1.0, None), src
assert b["correctness"]["original"]["verdict"] == "equal"
assert b["correctness"]["reference"] == {"absent": "the config names no reference"}
assert b["memory"]["tensors_bytes"] == 8192 < b["memory"]["peak_bytes"]
assert t["scope"]["l2"] == "hot" and t["scope"]["flush_bytes"] == 0 and t["clock"] == "CUDA events"
assert "transfers" in t["scope"]["excludes"] and t["scope"]["includes"][0] == "kernel"
s = t["samples"]
assert s["variants"] == ["unprobed", "kperf-default", "kperf-all", "kperf-none"]
assert len(s["us"]) == len(s["round"]) == len(s["variant"])
# six of the first two, three of the others; rounds in order, their variants by turns
assert [s["variant"].count(i) for i in range(4)] == [6, 6, 3, 3]
assert s["round"] == sorted(s["round"])
first = [[v for v, k in zip(s["variant"], s["round"]) if k == i] for i in range(4)]
assert first == [[0, 1, 2, 3], [1, 0], [3, 2, 1, 0], [0, 1]], first
assert s["sm_mhz"] == [1980] * 6 and s["throttled"] == []
rows = {x["variant"]: x for x in t["rows"]}
u = rows["unprobed"]
assert (u["us"], u["mad"], u["iqr"], u["min"], u["max"], u["launches"]) == (100, 0, 0, 100, 100, 6), u
assert rows["kperf-all"]["ratio"] == 1.02
PY
# The trace has the same, and both are shown.
expect_status 0 "$KPERF" inspect --json out/scale-N1024.kpt
check <<'PY'
assert b == json.load(open("run.json"))["shapes"][0]["baseline"]
PY

# Two rounds under a power cap: their samples are marked, counted, and kept.
rm -f out/*
expect_status 0 env KPERF_FAKE=throttle "$KPERF" run -f -o out --json scale.yaml
check <<'PY'
c, s = b["device"]["clocks"], b["timing"]["samples"]
assert c["throttle"] == [{"reason": "sw power cap", "readings": 2}]
assert c["sm_mhz"]["min"] == 1410 and c["changed"] and s["sm_mhz"] == [1980, 1410, 1410, 1980, 1980, 1980]
assert [s["round"][i] for i in s["throttled"]] == [1, 1, 2, 2, 2, 2] and c["throttled_samples"] == 6
rows = {x["variant"]: x for x in b["timing"]["rows"]}
assert rows["unprobed"]["throttled"] == 2 and rows["unprobed"]["launches"] == 6
PY
# Without sensors the reason stands there.
expect_status 0 env KPERF_FAKE=lostgpu "$KPERF" run -f -o out --json scale.yaml
check <<'PY'
assert b["device"]["clocks"]["absent"].endswith("GPU is lost (15)") and b["timing"]["samples"]["sm_mhz"] is None
PY
expect_status 0 env KPERF_LIBNVML=/none/nvml.so "$KPERF" run -f -o out --json scale.yaml
check <<'PY'
assert b["device"]["clocks"]["absent"].startswith("no NVML: /none/nvml.so")
PY

# A cold L2: four times its size is written before each timed launch.
config 'repeats: 3' 'l2: cold'
expect_status 0 "$KPERF" run -f -o out --json scale.yaml
check <<'PY'
s = b["timing"]["scope"]
assert (s["l2"], s["flush_bytes"]) == ("cold", 4 << 20)
assert json.load(open(sys.argv[1]))["shapes"][0]["measured"]["caches"] == "cold"
PY
config 'l2: tepid'
expect_status 3 "$KPERF" run -n scale.yaml
expect_err "scale.yaml:13:5: error: unknown state of the L2 'tepid' (hot, cold)"

# Against another kernel: the same record, the candidate beside the original.
sed 's/^{/{ \/\/ faster/' scale.ptx >new.ptx
config 'repeats: 4'
expect_status 0 "$KPERF" run --against new.ptx --json scale.yaml
check <<'PY'
s = b["timing"]["samples"]
assert s["variants"] == ["unprobed", "candidate"] and s["us"] == [100, 90, 90, 100, 90, 100, 100, 90]
assert s["variant"] == [0, 1, 1, 0, 1, 0, 0, 1] and s["round"] == [0, 0, 1, 1, 2, 2, 3, 3]
assert len(b["kernel"]["candidate_sha256"]) == 64
rows = {x["variant"]: x for x in b["timing"]["rows"]}
assert rows["candidate"]["ratio"] == 0.9
PY

# For people: of the report, and of the trace.
expect_status 0 "$KPERF" inspect run.json
expect_out '^N1024: ok$'
expect_out '^  clocks  *SM 1980 to 1980 MHz (1980 before, 1980 after; at most 1980), memory 2619 to 2619'
expect_out '^  ceilings  *none: none were measured'
expect_out '^  interval  *one launch by CUDA events, L2 hot, behind 3 of warm-up$'
expect_out '^  time  *unprobed  *100.00 us (p5 100.00, p95 100.00, MAD 0.000, IQR 0.000), 6 samples$'
expect_out '^  reference  *none: the config names no reference$'
config 'repeats: 3'
expect_status 0 env KPERF_FAKE=throttle "$KPERF" run -f -o out scale.yaml
expect_status 0 "$KPERF" inspect out/scale-N1024.kpt
expect_out '^  throttled  *sw power cap in 2 readings$'
expect_out '^  time  *unprobed .* 3 samples, 2 throttled$'
if grep -q 'baseline\.' .out; then
    fail 'the record stands among the leaves'
fi
expect_status 0 "$KPERF" inspect --json run.json
python3 - .out <<'PY' || fail 'baselines'
import json, sys
r, whole = json.load(open(sys.argv[1])), json.load(open("run.json"))
assert r["baselines"] == [{"label": "N1024", "baseline": whole["shapes"][0]["baseline"]}]
assert r["input"]["name"] == "run.json"
PY
echo '{"shapes": 3}' >other.json
expect_status 3 "$KPERF" inspect other.json
expect_err "other.json: this is no report of 'kperf run --json'"
printf ' {"shapes": [}' >other.json
expect_status 3 "$KPERF" inspect other.json
expect_err 'other.json:1:'
