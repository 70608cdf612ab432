#!/bin/sh
# kperf run --against, on a driver that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_LIBCUDA KPERF_PTXAS

config 'repeats: 8'
sed 's|^	ret;|	// faster\n	ret;|' scale.ptx >new.ptx

# Without a device.
expect_status 5 env KPERF_LIBCUDA=/none/libcuda.so "$KPERF" run --against new.ptx scale.yaml
expect_status 0 env KPERF_LIBCUDA=/none/libcuda.so "$KPERF" run --against new.ptx -n scale.yaml
expect_out '^against: new.ptx$'
expect_out '^N1024: ok$'

# What is no candidate.
sed 's/scale_param_2/& ,\n	.param .u32 scale_param_3/' scale.ptx >other.ptx
expect_status 3 "$KPERF" run -n --against other.ptx scale.yaml
expect_err "other.ptx: 'scale' takes other parameters there than in scale.ptx"
sed 's/scale/scaled/' scale.ptx >other.ptx
expect_status 3 "$KPERF" run -n --against other.ptx scale.yaml
expect_err "other.ptx: has no kernel 'scale'"
"$KPERF" instrument -o probed.ptx scale.ptx 2>/dev/null
expect_status 3 "$KPERF" run -n --against probed.ptx scale.yaml
expect_err 'probed.ptx: has probes; both are run without'
expect_status 1 "$KPERF" run -n --against none.ptx scale.yaml

# AMD's code is not moved, nor is what does not assemble run.
amd=$SRCDIR/examples/amd
expect_status 2 "$KPERF" run -n --against "$amd/gfx942/gemm_ring.s" --layouts 4 "$amd/gemm_ring.yaml"
expect_err "^kperf: error: --layouts moves NVIDIA's code alone, and .*gemm_ring.s has gfx942's$"
expect_status 5 env KPERF_PTXAS=/none/ptxas "$KPERF" run --against new.ptx scale.yaml
expect_err '/none/ptxas: not found'
printf '#!/bin/sh\nexit 1\n' >refuses
chmod +x refuses
expect_status 1 env KPERF_PTXAS="$PWD/refuses" "$KPERF" run --against new.ptx scale.yaml
expect_err 'refuses scale.ptx (status 1)'
expect_status 2 "$KPERF" run --against new.ptx --sample all scale.yaml
expect_err '--against runs both without probes: there is nothing for --sample'
expect_status 2 "$KPERF" run --predicted p.json scale.yaml
expect_err '--predicted is for --against and --delay'
expect_status 2 "$KPERF" run -n --against new.ptx --only N=1 scale.yaml
expect_err "no shape matches 'N=1'"
echo '{"candidates": []}' >p.json
expect_status 3 "$KPERF" run -n --against new.ptx --predicted p.json scale.yaml
expect_err 'p.json: no candidate with a predicted gain is in it'
echo '{"candidates": [' >p.json
expect_status 3 "$KPERF" run -n --against new.ptx --predicted p.json scale.yaml
expect_err '^p.json:1:17: error: not JSON: '

[ -e "$KPERF_LIBCUDA" ] || exit 0 # built without cuda.h

# 100 us and 90 us; of 8 pairs the smallest and the largest hold the median but for
# 2 * 2^-8 of all times.
cat >p.json <<'JSON'
{"candidate": {"id": "advance-arrive:x", "predicted_gain": 0.12, "interval": [0.08, 0.13]}}
JSON
expect_status 0 "$KPERF" run --against new.ptx --predicted p.json scale.yaml
expect_out 'verdict  *equal'
expect_out 'out  *1024 elements: 0 differ'
expect_out 'time  *original  *100.00 us (100.00 to 100.00)'
expect_out 'candidate  *90.00 us (90.00 to 90.00)'
expect_out 'ratio  *x0.9000 (0.9000 to 0.9000, 99.2% sure), median of 8 pairs'
expect_out 'advance-arrive:x: +12.0% of an iteration.s time (+8.0% to +13.0%)'
expect_out 'measured +10.0% of the kernel.s, -2.0 points off'
expect_out 'registers 32 -> 32, spill stores 0 -> 0'
# a launch consists of CTAs: half of the iteration's gain, and of its interval
cat >cta.json <<'JSON'
{"candidate": {"id": "advance-arrive:x", "predicted_gain": 0.12, "predicted_cta_gain": 0.06,
 "interval": [0.08, 0.13]}}
JSON
expect_status 0 "$KPERF" run --against new.ptx --predicted cta.json scale.yaml
expect_out 'advance-arrive:x: +6.0% of a CTA.s time (+4.0% to +6.5%)'
expect_out 'measured +10.0% of the kernel.s, +4.0 points off'
check_eq "$(ls ./*.kpt 2>/dev/null)" '' 'traces'
# the other way round
sed 's/kernel: .*/kernel: new.ptx/' scale.yaml >back.yaml
expect_status 0 "$KPERF" run --against scale.ptx --repeats 40 back.yaml
expect_out 'ratio  *x1.1111 (1.1111 to 1.1111, 96.2% sure), median of 40 pairs'
expect_status 0 "$KPERF" run --against new.ptx --repeats 3 scale.yaml
expect_out '75.0% sure), median of 3 pairs'

expect_status 0 "$KPERF" run --against new.ptx --predicted p.json --json scale.yaml
for key in '"schema_version": 1' '"ratio": 0.9' '"coverage": 0.9922' '"pairs": 8' '"measured_gain": 0.1' \
    '"difference": -0.02' '"exit_status": 0' '"name": "new.ptx"' '"name": "Fake H200"' \
    '"verdict": "equal"' '"grown": \[\]'; do
    grep -q "$key" "$tmp/.out" || fail "no $key in the JSON"
done

# What kperf apply says in its text stands beside what is measured, for the shape of its trace.
sum=$(sha256sum scale.ptx | cut -d' ' -f1)
signed() { # shape, kernel
    cat new.ptx
    printf '// kperf applied {"id":"advance-arrive:x","predicted_gain":0.12,"interval":[0.08,0.13],'
    printf '"predicted_cta_gain":0.11,"predicted_launch_gain":0.105,"launch_interval":[0.09,0.12],'
    printf '"trace":{"name":"t.kpt","hash":"00"},"shape":{"N":%s},"kernel":"%s"}\n' "$1" "$2"
}
signed 1024 "$sum" >signed.ptx
expect_status 0 "$KPERF" run --against signed.ptx scale.yaml
expect_out '^applied: advance-arrive:x of t.kpt N=1024$'
expect_out 'advance-arrive:x: +10.5% of the launch.s time (+9.0% to +12.0%)'
expect_out 'measured +10.0% of the kernel.s, -0.5 points off'
expect_status 0 "$KPERF" run --against signed.ptx --json scale.yaml
for key in '"of": "launch"' '"gain": 0.105' '"difference": -0.005' '"applied": {'; do
    grep -q "$key" "$tmp/.out" || fail "no $key in the JSON"
done
# by what such gains were off before, where a gain is said
signed 1024 "$sum" | sed 's/"trace":/"likely":{"interval":[0.01,0.243],"as":"gain","nothing":false},&/' >likely.ptx
expect_status 0 "$KPERF" run --against likely.ptx scale.yaml
expect_out 'advance-arrive:x: +10.5% of the launch.s time (+1.0% to +24.3%)'
sed 's/"as":"gain"/"as":"no gain"/' likely.ptx >none.ptx
expect_status 0 "$KPERF" run --against none.ptx scale.yaml
expect_out 'advance-arrive:x: +10.5% of the launch.s time (+9.0% to +12.0%)'
# what is asked for goes before; and nothing of another shape or kernel
expect_status 0 "$KPERF" run --against signed.ptx --predicted cta.json scale.yaml
expect_out 'advance-arrive:x: +6.0% of a CTA.s time'
signed 2048 "$sum" >other.ptx
expect_status 0 "$KPERF" run --against other.ptx scale.yaml
expect_out '^applied: advance-arrive:x of t.kpt N=2048$'
grep -q '^  predicted' "$tmp/.out" && fail 'the prediction of another shape'
signed 1024 "$(echo "$sum" | tr 0-9a-f 1-9a-f0)" >other.ptx
expect_status 0 "$KPERF" run --against other.ptx scale.yaml
expect_err "other.ptx: was made by 'kperf apply' of another kernel than scale.ptx"
grep -q '^  predicted' "$tmp/.out" && fail 'the prediction of another kernel'
{ cat new.ptx; echo '// kperf applied {"id": 3'; } >other.ptx
expect_status 3 "$KPERF" run -n --against other.ptx scale.yaml
expect_err "other.ptx:$(grep -n 'kperf applied' other.ptx | cut -d: -f1):18: error: this does not say what"

# Two parameters that the motion rests on to be apart: here they are; or are the same; or not told.
apart() { # written, other
    signed 1024 "$sum" | sed "s/\"kernel\":/\"apart\":[{\"written\":\"$1\",\"other\":\"$2\"}],&/" >other.ptx
}
apart scale_param_0 scale_param_1
expect_status 0 "$KPERF" run --against other.ptx scale.yaml
! grep -q 'rests on' "$tmp/.err" 2>/dev/null || fail 'they are apart'
sed 's/tensor: in$/tensor: out/' scale.yaml >same.yaml
expect_status 6 "$KPERF" run -n --against other.ptx same.yaml
expect_err 'other.ptx: rests on that what scale_param_0 and scale_param_1 point to does not overlap; here both are tensor out$'
apart scale_param_0 scale_param_2
expect_status 0 "$KPERF" run -n --against other.ptx scale.yaml
expect_err 'other.ptx: rests on that what scale_param_0 and scale_param_2 point to does not overlap, of which the config does not tell$'

# A candidate that computes something else, at once or later.
expect_status 6 env KPERF_FAKE=wrong "$KPERF" run --against new.ptx scale.yaml
expect_err 'output out: 1 of 1024 elements differ, the first one is element 7'
expect_out 'verdict  *differs'
expect_out '^N1024: check failed$'
expect_status 6 env KPERF_FAKE=wrong-late "$KPERF" run --against new.ptx scale.yaml
expect_out 'verdict  *differs'
expect_status 6 env KPERF_FAKE=flaky "$KPERF" run --against new.ptx scale.yaml
expect_err 'two launches of the original differ'
expect_status 1 env KPERF_FAKE=fault "$KPERF" run --against new.ptx scale.yaml
expect_status 5 env KPERF_FAKE=nodevice "$KPERF" run --against new.ptx scale.yaml

# What the assembler makes of it.
sed 's|// faster|// faster kperf_never|' new.ptx >spills.ptx
expect_status 0 env FAKE_PTXAS=spill "$KPERF" run --against spills.ptx scale.yaml
expect_out 'spill stores 0 -> 16'
expect_out 'grown  *spill'
expect_status 6 env FAKE_PTXAS=spill "$KPERF" run --strict --against spills.ptx scale.yaml
expect_err 'the assembler makes more of the candidate; the report says what'

# The code elsewhere: k instructions further on the original takes 100 + k us, the candidate
# 90 + 3 k.  Of k = 0, 2, 4, 6 the ratios are 0.9, 0.94118, 0.98077 and 1.01887; their logarithms'
# mean and deviation are -0.04168 and 0.05340, and Student's t of three is 3.182.
expect_status 2 "$KPERF" run --layouts 4 scale.yaml
expect_err '--layouts is for --against'
expect_status 2 "$KPERF" run --against new.ptx --layouts 9 scale.yaml
expect_status 1 "$KPERF" run --against new.ptx --layouts 4 scale.yaml
expect_err 'the original cannot be moved: not a cubin of 64 bits, or truncated'
if command -v python3 >/dev/null 2>&1; then
    FAKE_PTXAS=cubin
    export FAKE_PTXAS
    expect_status 0 env KPERF_FAKE=layout "$KPERF" run --against new.ptx --layouts 4 scale.yaml
    expect_out 'ratio  *x0.9000 (0.9000 to 0.9000'
    expect_out '^  layouts     x0.9592 (0.881[01] to 1.0442, 95% sure), mean of 4 places of the code: no more than'
    expect_out '^              x0.9000 to x1.0189 by place; the same code elsewhere differs by 2.51%, .* 7.85%$'
    expect_status 0 env KPERF_FAKE=layout "$KPERF" run --against new.ptx --layouts 4 --json scale.yaml
    tr -d ' \n' <"$tmp/.out" >layouts.txt
    for part in '"bytes":\[0,32,64,96\]' '"ratios":\[0.9,0.94118,0.98077,1.01887\]' \
        '"original_us":\[100.0,102.0,104.0,106.0\]' '"candidate_us":\[90.0,96.0,102.0,108.0\]' \
        '"verdict":"nottold"' '"ratio":0.95918,' '"coverage":0.95,'; do
        grep -q "$part" layouts.txt || fail "no $part in the JSON"
    done
    # beside what was predicted, the mean
    expect_status 0 env KPERF_FAKE=layout "$KPERF" run --against new.ptx --layouts 4 --predicted p.json scale.yaml
    expect_out 'measured +4.1% of the kernel.s, -7.9 points off'
    # the same everywhere
    expect_status 0 "$KPERF" run --against new.ptx --layouts 8 scale.yaml
    expect_out '^  layouts     x0.9000 (0.9000 to 0.9000, 95% sure), mean of 8 places of the code: faster$'
    # and wrong in another place only
    expect_status 6 env KPERF_FAKE=wrong-moved "$KPERF" run --against new.ptx --layouts 3 scale.yaml
    expect_out 'verdict  *differs'
    unset FAKE_PTXAS
fi

# A part of the grid: 16 CTAs in waves of 4, each of 25 us, so 13 take as long as 16.
for case in 13:1.0000 12:0.7500 1:0.2500; do
    expect_status 0 env KPERF_FAKE=waves "$KPERF" run --ctas "${case%:*}" scale.yaml
    expect_out "ratio  *x${case#*:} "
    expect_out "candidate   the first ${case%:*} of the grid's 16 CTAs"
    expect_out 'verdict  *equal'
done
# More dynamic shared memory for the candidate alone.
expect_status 0 env KPERF_FAKE=show "$KPERF" run --against new.ptx --shared 4096 scale.yaml
expect_out '^  dynamic shared 4096 B$'
expect_err 'shared 0$'
expect_err 'shared 4096$'
sed -n 's/^launch .* //p' .err | sort | uniq -c | awk '{ print $1 }' >launches
check_eq "$(sort -u launches | wc -l)" 1 'launches with either'
expect_status 0 env KPERF_FAKE=show "$KPERF" run --against new.ptx scale.yaml
! grep -q 'shared 4096' .err || fail 'a candidate asks for shared memory'
expect_status 2 "$KPERF" run --shared 4096 scale.yaml
expect_err '--shared is for --against'
expect_status 0 env KPERF_FAKE=waves "$KPERF" run --ctas 12 --json scale.yaml
expect_out '"ctas": 12'
expect_out '"of": 16'
for n in 16 17; do
    expect_status 2 "$KPERF" run --ctas $n scale.yaml
    expect_err "its grid has 16 CTAs: --ctas asks for fewer"
done
expect_status 2 "$KPERF" run --ctas 0 scale.yaml
expect_status 2 "$KPERF" run --ctas 4 --against new.ptx scale.yaml
sed 's/grid: \[N\/64\]/grid: [4, 2, 2]/' scale.yaml >grid.yaml
for case in 3:3,1,1 4:4,1,1 8:4,2,1; do
    expect_status 0 env KPERF_FAKE=show "$KPERF" run --ctas "${case%:*}" grid.yaml
    expect_err "launch ${case#*:} of 64"
done
for n in 5 12; do
    expect_status 2 "$KPERF" run --ctas $n grid.yaml
    expect_err "$n CTAs are no whole rows (and clusters) of a grid of 4 x 2 x 2"
done
