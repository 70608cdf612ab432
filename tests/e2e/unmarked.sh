#!/bin/sh
# Kernels that nobody marked, as they ran on an H200 with 'auto': the model sees what it sees with
# marks that were set by hand, and apply does what it says to the text without marks.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null 2>&1 || skip 'no python3'
U=$SRCDIR/traces/unmarked

# attn_ws_a: smem + 98304 is K's full barrier, then come K's empty, V's full, V's empty (its
# source: 32 KiB each of Q, K, V in front of them).
model() {
    expect_status 0 "$KPERF" model --json --no-search "$1"
    cp .out "$2"
}
model "$U/attn_ws_a-B4-H16-S4096.kpt" found.json
model "$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt" hand.json
cat >compare.py <<'END'
import json
import re
names = {"smem.98304": "k_full", "smem.98312": "k_empty", "smem.98320": "v_full",
         "smem.98328": "v_empty", "scores": "mma", "values": "mma"}
found, hand = (json.load(open(f)) for f in ("found.json", "hand.json"))


def barrier(on):
    return names.get(on, re.sub(r"^mma\.t\d+$", "mma", on))


def links(model):
    return sorted((barrier(link["on"]), link["distance"]) for link in model["links"])


def cycle(model):
    return [barrier(e["name"].split(":")[0]) for e in model["critical_cycle"] if e["kind"] == "link"]


assert links(found) == links(hand) == [("k_empty", 1), ("k_full", 0), ("mma", 0), ("mma", 0),
                                       ("v_empty", 1), ("v_full", 0)], (links(found), links(hand))
assert cycle(found) == cycle(hand) == ["k_full", "mma", "mma", "k_empty"], (cycle(found), cycle(hand))
first, other = found["candidates"][0], hand["candidates"][0]
assert (first["id"], other["id"]) == ("advance-arrive:smem.98312", "advance-arrive:k_empty"), first
apart = abs(first["predicted_gain"] - other["predicted_gain"])
# What is no region and takes long is work, too; taken for none it was 0.032.
assert apart < 0.02, (first, other)
said = "a cycle of waits bounds the iteration: on %s; 1 iteration at a time can be in it"
assert hand["verdict"] == said % "k_full, scores, values, k_empty", hand["verdict"]
on = re.search(r": on (.*);", found["verdict"])[1]
assert found["verdict"] == said % on, found["verdict"]
assert [barrier(b) for b in on.split(", ")] == ["k_full", "mma", "mma", "k_empty"], on
END
python3 compare.py || fail "attn_ws_a: not as with marks"

# Distances in iterations, where visits begin before the loop: attn_ws_b's first turn is peeled
# (a consumer's turn takes the next K and this V: V was released one turn before what the two slots
# say), gemm_swp3 loads two slots ahead of its loop.
distance() {
    expect_status 0 "$KPERF" model --json --no-search "$1"
    check_eq "$(python3 -c '
import json, sys
print(*sorted({"%s=%d" % (l["on"], l["distance"]) for l in json.load(open(".out"))["links"]
               if l["on"].startswith("smem")}))')" "$2"
}
distance "$U/attn_ws_b-B4-H16-S4096.kpt" \
    'smem.163840=0 smem.163856=2 smem.163872=1 smem.163888=1'
distance "$U/gemm_swp3-M4096-N4096-K4096.kpt" 'smem.147456=2'

# apply marks the text again by the trace's rules (these runs were recorded before traces had
# them), and gives it back without marks: nothing but the arrive has moved.
grep -v kperf_ "$SRCDIR/examples/attn_ws/attn_ws_a.ptx" >attn_ws_a-plain.ptx
python3 "$SRCDIR/tests/e2e/with_rules.py" "$U/attn_ws_a-B4-H16-S4096.kpt" run.kpt waits arrives mma loads
expect_status 0 "$KPERF" apply --no-check -o new.ptx run.kpt advance-arrive:smem.98312
expect_out '^  moved      line 1330 to line 352, '
! grep -q 'kperf\.\|kperf_' new.ptx || fail 'marks are left'
grep -v '^// kperf applied' new.ptx | sort >new.lines
sort attn_ws_a-plain.ptx | cmp - new.lines || fail 'more than lines moved'
arrive=$(grep -n 'mbarrier.arrive.shared' new.ptx | head -1 | cut -d: -f1)
wait=$(grep -n 'mbarrier.try_wait' new.ptx | sed -n 3p | cut -d: -f1) # q, k, v
[ "$arrive" -lt "$wait" ] || fail "K is released at line $arrive, behind V's wait at $wait"
# A pause before the region of the first wait, which no mark names in the text.
expect_status 0 "$KPERF" apply --no-check -f -o new.ptx run.kpt start-apart:wait.smem.98336.t109@8..11=2600
! grep -q 'kperf\.\|kperf_' new.ptx || fail 'marks are left behind the pause'
sed '/^{ \/\/ warps from 8 to 11 begin 2600 cycles later$/,/^}$/d' new.ptx | tr -d '\t\n' >new.lines
tr -d '\t\n' <attn_ws_a-plain.ptx | cmp - new.lines || fail 'more than a pause'
sed -i s/98312/98316/ attn_ws_a-plain.ptx
expect_status 3 "$KPERF" apply --no-check run.kpt advance-arrive:smem.98312
expect_err 'not the PTX that was traced'
python3 "$SRCDIR/tests/e2e/with_rules.py" "$U/attn_ws_a-B4-H16-S4096.kpt" bad.kpt everything
grep -v kperf_ "$SRCDIR/examples/attn_ws/attn_ws_a.ptx" >attn_ws_a-plain.ptx
expect_status 3 "$KPERF" apply --no-check bad.kpt advance-arrive:smem.98312
expect_err 'the rules that marked its kernel are none'

# A place in a text that was marked is that in the file: its column, and the line without marks.
printf '%s\n' '.version 8.0' '.target sm_90a' '.address_size 64' '.entry k() {' \
    '  bar.sync 0; bar.sync 0, 77x;' '  ret;' '}' >odd.ptx
expect_status 0 "$KPERF" instrument -q --auto barriers --marks-only -o marked.ptx odd.ptx
sed 's,/\*kperf.end[^*]*\*/,,' marked.ptx >open.ptx
expect_status 3 "$KPERF" instrument -o x.ptx open.ptx
expect_err '^open.ptx:5:[0-9]*: error: '
grep -q '^  bar.sync 0; bar.sync 0, 77x;$' .err || fail 'the line is not shown as it is'

# What inspect says of the barriers.
grep -v kperf_ "$SRCDIR/examples/gemm_ws/gemm_ws.ptx" >plain.ptx
expect_status 0 "$KPERF" inspect plain.ptx
expect_out '^barriers of gemm_ws$'
expect_out '^  smem.196608, 4 slots, 1 a phase: wait line 281 k=0; tma line 880$'
expect_out '^  smem.196640, 4 slots, 8 a phase: wait line 866 k=4; arrive line 345$'
expect_status 0 "$KPERF" inspect --suggest plain.ptx
expect_out '^#   smem.196640, 4 slots, 8 a phase: wait line 866 k=4; arrive line 345$'

# Triton's softmax: six places of one bar.sync in a turn, and each waits for the same visit of the
# other warps, within 300 cycles, not for another place's some 4800 before.
expect_status 0 "$KPERF" model --json --no-search "$U/triton_softmax-R8192-C4096.kpt"
check_eq "$(python3 -c '
import json
bars = [l for l in json.load(open(".out"))["links"] if l["on"] == "bar0"]
print(len(bars), all(l["distance"] == 0 and l["cycles"] < 300 for l in bars))')" "6 True"

# Two CTAs share an SM: what one gains another may have had (a delay of load.12 by 400 cycles, which
# the loop of one has no room for, cost 3% of them, by 'kperf run --delay' on an H200).
check_eq "$(python3 -c '
import json
m = json.load(open(".out"))
print(any("share an SM" in c for c in m["caveats"]), len(m["candidates"]) > 0,
      all(c["interval"][0] <= 0 <= c["interval"][1] for c in m["candidates"]))')" "True True True"
expect_status 0 "$KPERF" evidence "$U/triton_softmax-R8192-C4096.kpt"
expect_out '^warning *2 CTAs share an SM, and the model is of one'
# So a turn of the loop begins with one barrier of the six, to which it comes once.
expect_status 0 "$KPERF" replay -q --last 2 "$U/triton_softmax-R8192-C4096.kpt"
expect_out '^load.12 *role 1 *16 '
expect_out '^barrier.bar0.293 *role 1 *48 '

# Triton's matmul: a turn is 2 * 128 * 128 * 64 flop of 4096 a cycle, 512 cycles; two CTAs of an SM
# take 1024 of the 1137.7 that one takes for it: the tensor core has little more to give.  (Played with
# one CTA alone the loop would be too quick by a tenth.)
expect_status 0 "$KPERF" model "$U/triton_matmul-M4096-N4096-K4096.kpt"
expect_out '^baseline   measured 1137.7 cycles'
expect_out '^verdict    tensor service time bounds the iteration: the 2 CTAs of an SM keep the engine busy for at$'
expect_out '^           least 90.0% of it; of one by itself: a cycle of waits bounds the iteration: on bar0; 1$'

# No work is said: 46 visits a warp kept of 64.3 are 2 * 4096^3 flop to 0.5%, in 201.92 us 684 TFLOP/s.
expect_status 0 "$KPERF" evidence "$U/triton_matmul-M4096-N4096-K4096.kpt"
expect_out '^class         matrix unit throughput (inferred)'
expect_out '^  *684.2 TFLOP/s in the matrix instructions of the visits, 88.7% of the 771.5 that the$'

# A scan with two bar.sync in a turn, in turns: each visit is a phase of its own, so that every
# wait is for warps that are at the same place (one in three blocks on one of them).
expect_status 0 "$KPERF" replay -q "$U/block_scan-G264-N8192.kpt"
check_eq "$(grep -c '^barrier' .out)" 4
! grep -q unresolved .out || fail 'block_scan: some wait is for what no record shows'
expect_status 0 "$KPERF" replay -q --format chrome "$U/block_scan-G264-N8192.kpt"
check_eq "$(python3 -c '
import json
events = json.load(open(".out"))["traceEvents"]
spans = [(e["pid"], e["tid"], e["ts"], e["ts"] + e["dur"], e["name"]) for e in events
         if e["ph"] == "X" and e["name"].startswith("barrier")]
at = lambda e: {s[4] for s in spans if s[:2] == (e["pid"], e["tid"]) and s[2] <= e["ts"] <= s[3]}
begin = {e["id"]: e for e in events if e["ph"] == "s"}
ends = [(at(begin[e["id"]]), at(e)) for e in events if e["ph"] == "f"]
print(len(ends) >= 32, sum(not a & b for a, b in ends))')" "True 0"

# A loop that is a small part of a CTA's time: said before its gains, which are shares of it.
expect_status 0 "$KPERF" model --json --no-search "$SRCDIR/traces/amd/gfx942-vector-together.kpt"
check_eq "$(python3 -c '
import json
m = json.load(open(".out"))
cta = m["launch"]["cta"]
loop = (cta["loop"] + min(0, cta["other"])) / cta["predicted_cycles"]
said = "the loop that was found takes %.0f%% of a CTA" % (100 * loop)
print(loop < 0.5, any(said in c for c in m["caveats"]))')" "True True"
