#!/bin/sh
# kperf run around a launch, on a driver that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
[ -e "$KPERF_LIBCUDA" ] || skip 'built without cuda.h'
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
TMPDIR=$tmp/scratch
export KPERF_LIBCUDA KPERF_PTXAS TMPDIR
mkdir scratch out

# run STATUS FAKE [OPTION...]: scale.yaml under a misbehaviour, into out/.
run() {
    status=$1
    fake=$2
    shift 2
    expect_status "$status" env KPERF_FAKE="$fake" "$KPERF" run "$@" -o out scale.yaml
    check_eq "$(ls -A scratch)" '' 'scratch files'
}
nothing() {
    expect_files out
}

config 'sample: every 4 phase 1'
run 0 ''
expect_out 'the probes changed no result: outputs bit-equal, inputs untouched, guards intact'
expect_out '1024 elements: 0 differ, 0 never written'
expect_out 'kperf-default  *102.00 us .* x1.0200'
expect_out 'probed 6010 cycles (4 of them), unprobed 5960 (12): x1.0084'
expect_out 'every 4 phase 1: 4 of 16 CTAs$'
expect_out '320 kept in 8 units of 4 CTAs, 0 overwritten, 0 lost'
expect_files out scale-N1024.kpt
expect_status 0 "$KPERF" replay --format summary out/scale-N1024.kpt
expect_out '4 of 16 CTAs probed, 8 units of 1 warp'
expect_out '320 made, 0 lost'
expect_out 'record cost  24.00 cycles'
# 1000 cycles a group of two warp groups' 64*256*64*2 flop each, in the fake
expect_status 0 "$KPERF" calibrate
expect_out 'warp  *record: 24.0 cycles'
expect_out 'warp  *gathered record: 24.0 cycles'
expect_out 'warp  *flush record: 24.0 cycles'
expect_out 'warpgroup global record: 24.0 cycles'
expect_out 'tensor  *4194.3 flop/cycle an SM (4194.3 to 4194.3), dense bf16'
# The fake's chains: 2, 9 and 0 cycles beyond the links of a region, 10 more with pins.  A
# round has 4 records and 20 cycles beside the regions: 6.5 cycles a record, or 14.
# A region that begins by itself takes 12 less than those that go on with a chain: its END is
# read as much before its result as that is below 0.
expect_out 'inside  *arithmetic: 2.0 cycles a region (-10.0 to 2.0), -10.0 the first; read 10.0 before its'
expect_out 'inside  *special: 9.0 cycles a region (-3.0 to 9.0), -3.0 the first; read 3.0 before its result'
expect_out 'inside  *memory: 0.0 cycles a region (-12.0 to 0.0), -12.0 the first; read 12.0 before its'
expect_out '13.0 later into the register of its last link, which holds up the next by 4.0'
# Where the last clock was as late, the next is not held up: the fake's loads and shuffles.
expect_out '13.0 later into the register of its last link, which holds up the next by 0.0'
expect_out 'inside  *global: 1.0 cycles a region (-11.0 to 1.0), -11.0 the first; read 11.0 before its'
# The first END of these is 13 late, and both behind it 4: what all three take tells.
expect_out 'inside  *bits: .*, -12.0 the first; read 12.0 before its'
expect_out 'inside  *arithmetic_pinned: 12.0 cycles a region (0.0 to 12.0), 0.0 the first; read 0.0'
expect_out 'inside  *memory, at once: 0.0 cycles a region (-12.0 to 0.0), -12.0 the first; read 12.0'
expect_out '11.8 a record of the loop'
expect_out 'inside  *special, at once: 9.0 cycles a region'
expect_out 'prologue  *100 cycles a probed CTA (100 to 100)'
expect_out 'skew  .* 2.0 cycles (2.0 to 2.0); a word takes 40.0'
expect_out 'timer  *1.7550 cycles a ns (1.7550 to 1.7550), drift +0.0000% in 32 ms'
expect_out 'self-test passed: the clock advances, a record costs 24.0 cycles again'
# What a record of a warp costs is measured with one warp and with eight, of a warp group with one
# group and with two.
expect_status 0 env KPERF_FAKE=blocks "$KPERF" calibrate
check_eq "$(sed -n 's/^block //p' .err | uniq | sed 4q | tr '\n' ' ')" '32 256 128 256 ' 'blocks'
expect_status 6 env KPERF_FAKE=stopped "$KPERF" calibrate
expect_err 'the clocks do not advance'
expect_out 'self-test failed: the clock stands'
"$KPERF" calibrate --json >calibration.json
grep -q '"link": 17' calibration.json || fail 'no link of 17 cycles'
run 0 '' -f --calibration calibration.json
expect_status 0 "$KPERF" inspect --json out/scale-N1024.kpt
expect_out '"prologue": *{'
sed 's/"assembler": "13.0.99"/"assembler": "12.8"/' calibration.json >other.json
run 1 '' -f --calibration other.json
expect_err 'other.json: refused: a calibration of another device, driver or assembler'
sed 's/"record_cost"/"cost"/' calibration.json >other.json
run 3 '' -f --calibration other.json
expect_err "other.json: this is no report of 'kperf calibrate --json'"
echo '{"key": ' >other.json
run 3 '' -f --calibration other.json
expect_err '^other.json:1:9: error: not JSON: '
run 1 '' -f --calibration none.json
expect_err 'none.json'
expect_status 0 "$KPERF" inspect --json out/scale-N1024.kpt
expect_out '"flops_per_cycle": 4194.3'
run 1 ''
expect_err 'exists already; -f overwrites it'
run 0 '' -f --json
for key in '"schema_version": 1' '"tool": "kperf ' '"name": "scale.yaml"' '"hash": ' \
    '"verdict": "equal"' '"variant": "unprobed"' '"variant": "kperf-all"' '"exit_status": 0'; do
    grep -q "$key" .out || fail "no $key in the JSON"
done
rm out/scale-N1024.kpt

run 1 fault
expect_err 'CUDA_ERROR_ILLEGAL_ADDRESS (700): as asked for'
expect_err 'the original kernel did not run to its end'
expect_out 'verdict     failed: nothing was compared'
nothing
run 1 crash
expect_err 'scale N1024 (1 of 1): ended by signal 6'
nothing
run 1 noalloc
expect_err 'cuMemAlloc of .* bytes: CUDA_ERROR_OUT_OF_MEMORY'
nothing
run 6 overrun
expect_err 'the original kernel writes outside tensor out: 4 bytes changed, the first one 0 bytes past its end'
expect_out 'guards DAMAGED'
nothing
run 6 probed-overrun
expect_err 'the probed kernel writes outside tensor out: 4 bytes changed, the first one 0 bytes past'
expect_out 'guards DAMAGED'
nothing
run 6 underrun
expect_err 'the original kernel writes outside tensor out: 4 bytes changed, the first one 8 bytes before'
nothing
run 6 area-overrun
expect_err 'the probed kernel writes outside the record area: 1 bytes changed, the first one 0 bytes past'
nothing
run 6 stamps-overrun
expect_err 'the probed kernel writes outside the stamps: 3 bytes changed, the first one 0 bytes past'
nothing
run 6 input
expect_err 'input in was written to'
nothing
for how in differ differ-all; do
    run 6 $how
    expect_err 'output out: 1 of 1024 elements differ, the first one is element 3'
    expect_out 'outputs DIFFER'
    nothing
done
run 6 differ-late
expect_err 'output out: 1 elements differ after the timed launches'
expect_out 'outputs DIFFER'
nothing
run 6 silent
expect_err 'output out: no element was written'
nothing
run 6 overrun --json
expect_out '"verdict": "damaged"'
nothing
run 1 garbage
expect_err 'the record area is damaged: byte 64: '
nothing
run 1 bad-head
expect_err 'the record area is damaged: its end is 64 of '
nothing
run 1 bad-stamp
expect_err 'the stamp of CTA 0 is damaged'
nothing
run 5 nodevice
expect_err 'the CUDA driver finds no device'
nothing
run 5 noinit
expect_err 'cuInit: CUDA_ERROR_NO_DEVICE'
nothing
expect_status 5 env KPERF_LIBCUDA=/none/libcuda.so "$KPERF" run -o out scale.yaml
expect_err 'no CUDA driver'
nothing
for command in calibrate doctor; do
    expect_status 5 env KPERF_LIBCUDA=/none/libcuda.so "$KPERF" $command
    expect_err 'no CUDA driver: /none/libcuda.so: '
    expect_status 5 env KPERF_FAKE=nodevice "$KPERF" $command --json
    expect_err 'the CUDA driver finds no device'
    expect_status 5 env KPERF_PTXAS=/none/ptxas "$KPERF" $command
    expect_err '/none/ptxas: not found'
done
expect_status 0 "$KPERF" doctor
expect_out '^device: Fake H200, compute capability 9.0, 4 SMs'
expect_out '^kperf run works here: yes$'

# Unprobed CTAs are neighbours only where a probed one could have stood; a CTA
# that did not run in the launch that is kept has no stamp of an earlier one.
run 0 unstamped --sample 'every 4 phase 1, cta < 12'
expect_out 'probed 6010 cycles (3 of them), unprobed 5960 (8): x1.0084'
expect_status 0 "$KPERF" inspect out/scale-N1024.kpt
expect_out '^totals.stamps  *15$'
rm out/*

# In one wave, of 4 CTAs on 4 SMs, the one is probed that ends before the launch does in every
# launch that tells; else the one in the middle.
config
sed 's/N: 1024/N: 256/' scale.yaml >changed
mv changed scale.yaml
run 0 ''
expect_out 'every 4 phase 2: 1 of 4 CTAs'
expect_out 'so that all that a probed one loses'
rm out/*
run 0 uneven --json
expect_out '"text": "every 4 phase 1"'
expect_out '"slack_ns": 300'
expect_out 'those that are probed end 0.30 us before it where none is'
expect_out '"area_spread": 1.0'
expect_status 0 "$KPERF" inspect out/scale-N256.kpt
rm out/*
# A launch behind one whose records lie in the first place tried takes 11 us more: they are put
# into another.
run 0 uneven,camped --json
expect_out '"area_spread": 1.11'
expect_out '^ *"us": 100.0,$'
rm out/*
# So are those of CTAs that were asked for.
run 0 uneven,camped --json --sample all
expect_out '"area_spread": 1.11'
rm out/*
# With memory for three more places these are tried; guards are looked at around all.
run 0 uneven,camped,full --json
expect_err 'note: records are tried in 4 places of 8: there is no memory for more'
if grep -q 'error:' .err; then fail 'an error of what was only tried'; fi
expect_out '"area_spread": 1.11'
rm out/*
run 6 uneven,trial-overrun
expect_err 'error: the probed kernel writes outside the record area: 1 bytes changed, the first one 0'
# 3 CTAs on each of 4 SMs of the fake's: 5960 cycles alone, 1000 for each neighbour.  Nothing is left
# of the launches for that: the records are those of the launch as configured.
sed 's/N: 256/N: 1024/' scale.yaml >more.yaml
expect_status 0 env KPERF_FAKE=crowd,show "$KPERF" run -o out more.yaml
expect_out 'x0.8744 with 2 on an SM in place of 3$'
expect_out 'x0.7487 with 1 on an SM in place of 3$'
expect_err 'shared 66560$'
expect_err 'shared 132096$'
tail -n 1 .err | grep -q 'shared 0$' || fail 'the last launch is not the one as configured'
expect_out 'the probes changed no result'
expect_status 0 "$KPERF" inspect --json out/more-N1024.kpt
tr -d ' \n' <.out | grep -q '"crowd":\[{"ctas":3,"cycles":7960.0,"dynamic_shared":0,' ||
    fail 'no crowd in the trace'
rm out/*
run 0 uneven --sample 'every 4 phase 2'
expect_out 'every 4 phase 2: 1 of 4 CTAs'
rm out/*
config 'sample: every 4 phase 1'

# Doubts that are no failure are said.
run 0 zeros
expect_err 'every element is zero; zeros alone are no check'
rm out/*
run 0 unwritten
expect_err '3 of 1024 elements were never written'
rm out/*
run 6 flaky
expect_err 'two launches of the original differ'
expect_files out scale-N1024.kpt
rm out/*

# What the kernel adds to begins the same for every launch that is compared.
config 'sample: every 4 phase 1'
sed 's/shape: .N., output/shape: [N], init: arange, output/' scale.yaml >changed
mv changed scale.yaml
run 0 accumulate
expect_out 'outputs bit-equal'
rm out/*
# 512 elements with 511 gaps of 4 bytes, which both kernels write 2i + 1 to; 7 of
# those have a byte of 0xff, which is what the gaps held.
sed 's/shape: .N., init: arange, output/shape: [N\/2], strides: [2], output/
    s/value: N/value: N-1/' scale.yaml >changed
mv changed scale.yaml
run 6 ''
expect_err 'output out: 4074 bytes between its elements were written'
nothing
config 'sample: every 4 phase 1'

# Losses are counted, and matter under --strict.
run 0 lose
expect_out '120 kept in 3 units of 2 CTAs, 0 overwritten, 200 lost in 5 units without a place'
run 4 lose -f --strict
run 4 many -f --strict
expect_out 'overwritten'
rm out/*

# Tensor maps, clusters and shared memory reach the driver as they should.
cat >mapped.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.visible .entry mapped(
	.param .align 64 .b8 mapped_param_0[128],
	.param .u64 mapped_param_1,
	.param .u32 mapped_param_2
)
.explicitcluster
.reqnctapercluster 2, 1, 1
.maxntid 64, 1, 1
{
	// kperf.begin work
	// kperf.end work
	ret;
}
PTX
cat >mapped.yaml <<'YAML'
kernel: mapped.ptx
entry: map*
sample: every 2 phase 1
shapes: [{N: 64, K: 128}]
launch: {grid: [16, 1], block: [32, 2], cluster: [2], shared: 100*K}
params:
  - tensor_map: {tensor: A, box: [64, 8], swizzle: 128B, l2: 256B, oob: nan}
  - tensor: out
  - scalar: {type: i32, value: N}
tensors:
  A: {dtype: bf16, shape: [N, K], strides: [K+8, 1]}
  out: {dtype: i32, shape: [N], output: true}
YAML
expect_status 0 env KPERF_FAKE=show "$KPERF" run -o out mapped.yaml
# CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 is 9, SWIZZLE_128B 3, L2_256B 3, OOB NaN 1
expect_err '^map type 9 rank 2 dims 128,64 stride 272 box 64,8 step 1,1 interleave 0 swizzle 3 l2 3 oob 1$'
expect_err '^launch 16,1,1 of 32,2,1 cluster 2 shared 12800$'
expect_out 'every 2 phase 1: 4 of 8 clusters'
expect_out '640 kept in 16 units of 8 CTAs, 0 overwritten, 0 lost'
expect_files out mapped-N64-K128.kpt
rm out/*
expect_status 1 env KPERF_FAKE=nomap "$KPERF" run -o out mapped.yaml
expect_err "the tensor map of 'A' (parameter 0) is refused by the driver"
nothing
sed '/cluster$/d; /reqncta/d' mapped.ptx >plain && mv plain mapped.ptx
expect_status 3 "$KPERF" run -o out mapped.yaml
expect_err 'the kernel does not declare them'
nothing

# What the probes do to the code is said before anything else.
expect_status 0 env FAKE_PTXAS=advise "$KPERF" run -o out scale.yaml
expect_out 'verdict     the probes changed the code, not its results'
expect_out 'changed   advisory more: .*C7515'
expect_err 'warning: the probes change the kernel: advisory more: .*C7515'
expect_err 'note: fewer regions take fewer registers and records'
rm out/*

# A kernel that does not end.
config 'timeout: 1'
run 1 hang
expect_err 'no end after 1 s; stopped at: a launch of the original kernel'
nothing
# On a terminal one sees meanwhile what it does, and no rest of that afterwards.
if has_terminal; then
    config 'timeout: 3'
    on_terminal "KPERF_FAKE=hang '$KPERF' run -o out scale.yaml" >screen || :
    clear=$(printf '\r\033\[K')
    grep -q "${clear}scale N1024 (1 of 1): a launch of the original kernel, [123] s" screen ||
        fail 'no progress on a terminal'
    tr '\n' ' ' <screen | grep -q "${clear}kperf: [^:]*error" || fail 'the progress is left standing'
    on_terminal "KPERF_FAKE=hang '$KPERF' run -q -o out scale.yaml" >screen || :
    ! grep -q "$clear" screen || fail '-q shows progress'
    nothing
fi

# An interrupt ends it all.
config 'timeout: 60' 'instrument: {ring: 64}' # nothing to count
if env --default-signal=INT true 2>/dev/null; then
    env --default-signal=INT KPERF_FAKE=hang "$KPERF" run -o out scale.yaml >.out 2>.err &
    pid=$!
    i=0
    until [ -n "$(ls -A out)" ]; do
        i=$((i + 1))
        [ $i -lt 200 ] || fail 'the run did not start'
        sleep 0.05
    done
    kill -INT $pid
    got=0
    wait $pid || got=$?
    check_eq $got 130 'exit status'
    nothing
    check_eq "$(ls -A scratch)" '' 'scratch files'
fi

# --tune: the fake's probes are cheaper in one place, 101 us for 102.
config
run 0 placed -f --tune
expect_out 'tuned with N1024: stored behind record 3 of an iteration, bodies part late'
expect_out 'x1.0100 with every CTA probed, x1.0100 as sampled; not tuned x1.0200, x1.0200; 18 tried'
expect_out 'kperf-default  *101.00 us'
run 0 '' -f --tune
expect_out 'tuned with N1024: stored as without --tune, bodies part late'
# Place 2: 97 us with every CTA probed, 103 as sampled, which is further beyond the bar of 1.005.
run 0 skewed,placed -f --tune
expect_out 'tuned with N1024: stored behind record 3 of an iteration, bodies part late'
config 'instrument: {place: 3}'
run 0 placed -f
expect_out 'kperf-default  *101.00 us'
config 'instrument: {place: end, early: true}'
run 0 placed -f
expect_out 'kperf-default  *102.00 us'
for wrong in 0 17 last; do
    config "instrument: {place: $wrong}"
    run 3 '' -f
    expect_err "^scale.yaml:13:21: error: '$wrong'"
done
config 'instrument: {only_kept: often}'
run 3 '' -f
expect_err "^scale.yaml:13:25: error: unknown truth value 'often'"
# Warp groups in turn where every CTA is probed: 4 CTAs, two groups of four warps, 40 records of
# each.  What had no turn has lost nothing.
config 'instrument: {turns: true}'
sed 's/N: 1024/N: 256/; s/block: .64./block: [256]/; s/scale.ptx/turns.ptx/' scale.yaml >turns.yaml
sed 's/maxntid 64/maxntid 256/' scale.ptx >turns.ptx
expect_status 0 "$KPERF" run -f -o out turns.yaml
expect_out 'kperf-all .* launches, each CTA one warp group in turn$'
expect_out '^  records  *320 kept'
# Few CTAs, that record all their groups, and take a tenth longer for it.
expect_status 0 env KPERF_FAKE=heavy "$KPERF" run -f -o out --sample 'every 2' turns.yaml
expect_out 'probed 6556 cycles (2 of them), unprobed 5960 (2): x1.1000'
expect_out 'probed ones are slower by 10.0%, which the trace shows: with --sample=all, or$'
# So they do where few are probed, too, if it is asked for.
sed 's/{turns: true}/{turns: always}/' turns.yaml >always.yaml
expect_status 0 "$KPERF" run -f -o out --sample 'every 2' always.yaml
expect_out 'kperf-default .* launches, each CTA one warp group in turn$'
expect_out '^  sample  *every 2: 2 of 4 CTAs, one warp group of each in turn$'
expect_out '^  records  *320 kept'
expect_status 0 "$KPERF" run -f --strict -o out --sample all turns.yaml
expect_out 'kperf-default .* launches, each CTA one warp group in turn$'
expect_out '^  sample  *all: 4 of 4 CTAs, one warp group of each in turn$'
expect_out '^  records  *640 kept'
expect_status 0 "$KPERF" inspect out/turns-N256.kpt
expect_out 'kperf-default .* samples, each CTA one warp group in turn$'
config 'instrument: {turns: often}'
run 3 '' -f
expect_err "^scale.yaml:13:21: error: unknown turns 'often' (false, true, always)"
config
run 2 '' --tune --dry-run
expect_err '^kperf: error: .*--tune tries on a device'
run 2 '' --tune --against scale.ptx
expect_err '^kperf: error: .*these launches have none'
rm out/*

# A folder that is not there is made, but none round it: then nothing is.
expect_status 0 "$KPERF" run -o made scale.yaml
expect_err '^kperf: note: made: made for the traces$'
[ -n "$(find made -name 'scale*.kpt')" ] || fail 'no trace in the folder that was made'
expect_status 0 "$KPERF" run --dry-run -o plan scale.yaml
expect_status 1 "$KPERF" run -o none/deeper scale.yaml
expect_err 'none/deeper: traces cannot be written here: No such file'
[ ! -e plan ] && [ ! -e none ] || fail 'a folder of which nobody has need'
# Nobody can make files here, root neither.
if [ -d /proc/self ]; then
    config
    expect_status 1 "$KPERF" run -o /proc scale.yaml
    expect_err '/proc.*: '
    check_eq "$(ls -A scratch)" '' 'scratch files'
fi
if [ "$(id -u)" != 0 ]; then
    chmod a-w out
    run 1 ''
    expect_err 'traces cannot be written here'
    chmod u+w out
fi
# The limit on a file's size stands in for a full disk; 128 KiB hold the
# instrumented text, not the trace.
config 'sample: all' 'sweep: {N: [65536]}'
"$KPERF" calibrate --json >calibration.json # its kernels' text is long, too
got=0
(
    trap '' XFSZ
    ulimit -f 256
    exec "$KPERF" run --calibration calibration.json --only N=65536 -o out scale.yaml
) >.out 2>.err || got=$?
check_eq $got 1 'exit status on a full disk'
expect_err 'trace not written: File too large'
nothing
