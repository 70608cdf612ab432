#!/bin/sh
# kperf certify, and the certificate of 'kperf run', with an assembler and a disassembler of
# the tests' own; with real ones where they are.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
real_ptxas=$(command -v ptxas || true)
real_nvdisasm=${NVDISASM:-$(command -v nvdisasm || true)}
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
NVDISASM=$SRCDIR/tests/fake_nvdisasm
CUOBJDUMP=
export KPERF_PTXAS NVDISASM CUOBJDUMP SRCDIR

cat >k.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(
	.param .u64 k_param_0
)
.maxntid 32, 1, 1
{
	.reg .pred %p<2>; .reg .b32 %r<4>; .reg .f32 %f<130>; .reg .b64 %d<4>;
	// kperf.begin wait
again:
	mbarrier.try_wait.parity.shared.b64 %p1, [%r1], %r2;
	@!%p1 bra again;
	// kperf.end wait
	// kperf.begin mma
	wgmma.fence.sync.aligned;
	wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1, %f2, %f3, %f4}, %d1, %d2, 1, 1, 1, 0, 0;
	wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1, %f2, %f3, %f4}, %d1, %d2, 1, 1, 1, 0, 0;
	wgmma.commit_group.sync.aligned;
	// kperf.end mma
	wgmma.wait_group.sync.aligned 0;
	// kperf.begin soft
	fma.rn.f32 %f5, %f1, %f2, %f3;
	ex2.approx.ftz.f32 %f5, %f5;
	// kperf.end soft
	ret;
}
PTX
"$KPERF" instrument -q -o p.ptx k.ptx

expect_status 0 "$KPERF" certify --strict k.ptx p.ptx
expect_out '^k: intact'
expect_out 'registers 32 -> 32'
expect_out 'machine     intact: 3 of 3 regions intact'
expect_out "pristine    identical: 19 of the original's 21 instructions in order (19"
expect_out 'mma  *intact  *alu 1 tensor 2'
check_eq "$(awk 'length > 100' .out)" '' 'lines beyond 100 columns'

expect_status 0 "$KPERF" certify --json k.ptx p.ptx
expect_out '"schema_version": 1'
expect_out '"name": "fake_nvdisasm"'
expect_out '"version": "13.0.77"'
expect_out '"verdict": "intact"'
if command -v python3 >/dev/null; then
    python3 - .out <<'PY'
import json, sys
r = json.load(open(sys.argv[1]))
k = r["kernels"][0]
assert r["original"]["kind"] == "PTX" and len(r["original"]["hash"]) == 64
assert r["verdict"] == "intact" and r["exit_status"] == 0 and k["grown"] == []
assert k["assembly"]["original"]["occupancy"] == 32, k["assembly"]
assert k["assembly"]["original"]["occupancy_limit"] == "CTAs"
c = k["certificate"]
assert [x["name"] for x in c["regions"]] == ["wait", "mma", "soft"]
assert [x["code"]["mbarrier"] for x in c["regions"]] == [2, 0, 0]
assert [x["ptx"]["tensor"] for x in c["regions"]] == [0, 2, 0]
assert c["pristine"]["identical"] and c["bodies"]["count"] == 2
PY
fi

# What was altered, and what grew.
expect_status 0 env FAKE_NVDISASM=altered "$KPERF" certify k.ptx p.ptx
expect_out '^k: altered'
expect_out 'order in the probed body'
expect_status 6 env FAKE_NVDISASM=altered "$KPERF" certify --strict k.ptx p.ptx
expect_status 6 env FAKE_PTXAS=advise "$KPERF" certify --strict k.ptx p.ptx
expect_out 'grown  *advisory more: .*C7515'
expect_out 'next  *fewer regions take fewer registers and records'

# Without a disassembler, or with one that fails, the resources are compared all the same.
expect_status 0 env NVDISASM=/none/nvdisasm "$KPERF" certify --strict k.ptx p.ptx
expect_out 'machine     not compared: no disassembler'
expect_out 'registers 32 -> 32'
expect_status 0 env NVDISASM=/none/nvdisasm "$KPERF" certify --json k.ptx p.ptx
grep -q '"verdict": "intact"' .out && fail 'intact, and nobody looked'
for how in fail empty; do
    expect_status 0 env FAKE_NVDISASM=$how "$KPERF" certify k.ptx p.ptx
    expect_out 'not compared: the machine code could not be read'
done

# No shell looks at the name.
mkdir 'a b;touch c'
cp "$SRCDIR/tests/fake_nvdisasm" 'a b;touch c/nvdisasm'
expect_status 0 env NVDISASM="$PWD/a b;touch c/nvdisasm" "$KPERF" certify k.ptx p.ptx
expect_out '3 of 3 regions intact'
[ ! -e c ] || fail 'a shell ran'

expect_status 0 "$KPERF" certify - p.ptx <k.ptx
expect_status 3 "$KPERF" certify p.ptx k.ptx
expect_err 'p.ptx: has probes; the original is to be named first'
expect_status 2 "$KPERF" certify k.ptx
expect_status 2 "$KPERF" certify - -
expect_status 2 "$KPERF" certify --entry=nix k.ptx p.ptx
expect_err "no kernel 'nix' in both files that has probes"
expect_status 1 "$KPERF" certify k.ptx none.ptx
expect_err 'none.ptx: No such file'
expect_status 1 "$KPERF" certify --json k.ptx none.ptx
expect_out '^  "verdict": "unknown"'
grep -q '"probed": {' .out && fail 'a hash of a file that was not read'
expect_status 5 env KPERF_PTXAS=/none/ptxas "$KPERF" certify k.ptx p.ptx
printf '\177ELF' >bad.cubin
expect_status 3 "$KPERF" certify bad.cubin bad.cubin
expect_err 'bad.cubin: not a cubin of 64 bits, or truncated'
sed 's/ring_bytes":1024/ring_bytes":1/' p.ptx >edited.ptx
sed '/add.u32 %kperf_n/d' p.ptx >edited.ptx
expect_status 3 "$KPERF" certify k.ptx edited.ptx

# 'kperf run' says the same of what it would launch.
cat >k.yaml <<'YAML'
kernel: k.ptx
entry: k
instrument: {ring: 128}
shapes: [{N: 32}]
launch: {grid: [1], block: [N]}
params:
  - tensor: out
tensors:
  out: {dtype: f32, shape: [N], output: true}
YAML
expect_status 0 "$KPERF" run -n k.yaml
expect_out 'machine     intact: 3 of 3 regions intact'
expect_status 0 env NVDISASM=/none "$KPERF" run -n k.yaml
expect_out 'machine     not compared: no disassembler'

unset KPERF_PTXAS
NVDISASM=$real_nvdisasm
# As many options as are given reach the assembler.
"$KPERF" instrument -q -f -o p.ptx k.ptx
cat >many_ptxas <<'SH'
#!/bin/sh
echo "$*" >>"$TOLD"
exec "$SRCDIR/tests/fake_ptxas" "$@"
SH
chmod +x many_ptxas
many=$(i=0; while [ $i -lt 60 ]; do i=$((i + 1)); printf -- '-O --maxrregcount=%d ' $((100 + i)); done)
# shellcheck disable=SC2086 # words
KPERF_PTXAS=$tmp/many_ptxas TOLD=$tmp/told "$KPERF" certify $many k.ptx p.ptx >/dev/null ||
    fail "certify with 60 options"
check_eq "$(grep -c 'maxrregcount=101 .*maxrregcount=160 -o ' told)" 2 "assemblies with all options"

if [ -z "$real_ptxas" ] || [ -z "$NVDISASM" ]; then
    echo 'no real ptxas and nvdisasm: the examples were not compared'
    exit 0
fi
# A kernel that is declared before it is defined: both keep their parameters.
awk '/^\.visible \.entry k\(/ { print ".visible .entry k(.param .u64 k_param_0);" } { print }' k.ptx >declared.ptx
sed 's/^kernel: .*/kernel: declared.ptx/' k.yaml >declared.yaml
check_eq "$(grep -c '\.entry k' declared.ptx)" 2 'entries'
expect_status 0 "$KPERF" run -n declared.yaml
# Behind the first loads, which one lane asks for: they are there once, no further from the entry
# than three lines of the cache, and the choice stands behind them.
for f in "$SRCDIR"/examples/gemm_swp/gemm_swp2.ptx "$SRCDIR"/examples/gemm_swp/gemm_swp3.ptx; do
    "$KPERF" instrument -q --only-kept --ring=64 -o e.ptx -f "$f"
    expect_status 0 "$KPERF" certify "$f" e.ptx
    expect_out 'machine     intact: 7 of 7 regions intact'
    "$real_ptxas" -arch=sm_90a -o a.cubin "$f" 2>/dev/null
    "$real_ptxas" -arch=sm_90a -o b.cubin e.ptx 2>/dev/null
    before() { "$NVDISASM" -c "$1" 2>/dev/null | grep '/\*[0-9a-f]\{4\}\*/' | grep -n "$2" | head -n 1 | cut -d: -f1; }
    first=$(before a.cubin UTMALDG) now=$(before b.cubin UTMALDG)
    stamp=$(before b.cubin 'STG')
    [ $((now - first)) -le 12 ] || fail "${f##*/}: the first load is instruction $now, $first without probes"
    [ "$stamp" -gt "$now" ] || fail "${f##*/}: the entry stamp stands before the first load"
done
for f in "$SRCDIR"/examples/gemm_ws/gemm_ws.ptx "$SRCDIR"/bench/truth/chain1.ptx; do
    [ -f "$f" ] || continue
    "$KPERF" instrument -q -o e.ptx -f "$f"
    expect_status 0 "$KPERF" certify "$f" e.ptx
    expect_out 'machine     intact: 8 of 8 regions intact'
    expect_out "in its order"
    # Loops that begin without probes are the recording ones'.
    "$KPERF" instrument -q -o q.ptx -f --only-kept --ring=16 "$f" 2>/dev/null
    expect_status 0 "$KPERF" certify "$f" q.ptx
    expect_out 'machine     intact: 8 of 8 regions intact'
    "$real_ptxas" -arch=sm_90a -o a.cubin "$f" 2>/dev/null
    "$real_ptxas" -arch=sm_90a -o b.cubin e.ptx 2>/dev/null
    expect_status 0 "$KPERF" certify a.cubin b.cubin
    expect_out 'machine     intact: 8 of 8 regions intact'
    ! grep -q 'spill' .out || fail 'spills that a cubin does not say'
done
