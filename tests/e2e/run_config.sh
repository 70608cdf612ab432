#!/bin/sh
# kperf run: every mistake in a config has a place and a reason; --dry-run.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_PTXAS

dry() { expect_status "$1" "$KPERF" run --dry-run scale.yaml; }
# wrong SED LINE:COLUMN MESSAGE: the config changed by SED is refused there.
wrong() {
    config
    sed "$1" scale.yaml >changed && mv changed scale.yaml
    dry 3
    expect_err "^scale.yaml:$2: error: $3"
}

config
dry 0
expect_out 'grid 16x1x1  block 64x1x1  cluster 1x1x1  dynamic shared 0 B'
expect_out 'would write scale-N1024.kpt'
expect_out 'registers 32 -> 32'
[ ! -e scale-N1024.kpt ] || fail 'a dry run wrote a trace'

wrong 's/^entry:/entri:/' 2:1 "unknown key 'entri' in the config; did you mean 'entry'?"
wrong '/^entry:/d' 1:1 "'entry' is missing"
wrong 's/^entry: .*/entry: scael/' 2:8 "scale.ptx has no entry 'scael'; did you mean 'scale'?"
wrong 's/^launch:.*/launch: 3/' 5:9 'launch must be a map of names, not a single value'
wrong 's/dtype: i32, shape: \[N\], init: arange/dtype: i33, shape: [N]/' 11:15 \
    "unknown dtype 'i33'; did you mean 'i32'?"
wrong 's,grid: .N/64.,grid: [N/0],' 5:18 'division by zero'
wrong 's,grid: .N/64.,grid: [N/4096],' 5:17 'grid.x is 0; it must be from 1'
wrong 's,grid: .N/64.,grid: [M/64],' 5:17 "unknown name 'M'"
wrong 's,grid: .N/64.,grid: [N*9223372036854775807],' 5:18 'the result does not fit in 64 bits'
wrong 's/N: 1024/N: 1024, N: 2/' 4:15 "'N' is given twice"
wrong 's/tensor: in/tensor: inn/' 8:13 "no tensor 'inn'; did you mean 'in'?"
wrong 's/type: i32/type: i64/' 9:5 'parameter 2 is 8 bytes here and 4 in scale (scale_param_2)'
wrong '/scalar/d' 7:3 "2 parameters; scale takes 3; the next is scale_param_2, of 4 bytes ('kperf inspect' lists all)"
wrong 's/{type: i32/{type: i16/' 9:5 'parameter 2 is 2 bytes here and 4 in scale (scale_param_2)'
wrong 's/N: 1024/\&a N: 1024/' 4:6 'anchors are not used in a config'
wrong 's/block: .64./block: [33, 33]/' 5:32 'a block of 1089 threads'
wrong 's/N: 1024/N: [1024]/' 4:9 'an expression must be a single value, not a list'

# What is passed by value may be as small as a byte: nvcc gives an operator without members one.
config
sed -i 's/{type: i32/{type: u8/' scale.yaml
sed 's/\.param \.u32 scale_param_2/.param .u8 scale_param_2/; s/ld.param.u32/ld.param.u8/' scale.ptx >small.ptx
sed -i 's/^kernel: .*/kernel: small.ptx/' scale.yaml
dry 3
expect_err '^scale.yaml:9:31: error: the value is 1024; it must be from 0 to 255'
sed -i 's,value: N},value: N/8},' scale.yaml
dry 0

# What the kernel says of its block, and what a CTA of compute capability 9.0 can have.
config
sed -i 's/block: .64./block: [64], shared: 226*1024+1/' scale.yaml # the assembler says 1024 more
dry 3
expect_err "^scale.yaml:5:.*: error: 232449 bytes of shared memory, static and dynamic; a CTA can have 232448"
# Dynamic shared memory that the kernel uses, and of which the launch has none.
config
cp scale.ptx plain.ptx
sed 's/^.visible .entry/.extern .shared .align 16 .b8 kept[];\n&/; s/^\tret;/\tst.shared.u32 [kept], 1;\n&/' \
    plain.ptx >scale.ptx
dry 0
expect_err '^scale.yaml:5:9: warning: scale uses dynamic shared memory, of which its launch has none'
sed -i 's/block: .64./block: [64], shared: 16/' scale.yaml
dry 0
! grep -q warning .err || fail 'a launch with shared memory is warned of'

# A wait that was found, and not what it waits for.
config 'instrument: {auto: [waits]}'
awk '/ret;/ {
    print "\t.shared .b64 full;\n\t.reg .b32 at;\n\t.reg .pred done;\n\tmov.u32 at, full;"
    print "\tmbarrier.init.shared::cta.b64 [at], 1;"
    print "retry:\n\tmbarrier.try_wait.parity.shared::cta.b64 done, [at], 0;\n\t@!done bra retry;"
} { print }' plain.ptx >scale.ptx
dry 0
expect_err "scale.ptx:[0-9]*: what 'wait.full.*' waits for is not shown, so that the model takes it for work: no arrive"
cp plain.ptx scale.ptx
for said in '.maxntid 32, 1, 1:at most 32' '.reqntid 128:128'; do
    sed "s/^.maxntid.*/${said%:*}/" plain.ptx >scale.ptx
    dry 3
    expect_err "^scale.yaml:5:.*: error: a block of 64 threads; scale takes ${said#*:}$"
done
sed 's/^.maxntid.*/.reqntid 64/' plain.ptx >scale.ptx
dry 0
cp plain.ptx scale.ptx

wrong 's|grid: .N/64.|grid: [ceildiv(N,64)]|' 5:26 "expected ',' or ')'; an expression with a comma needs quotes"
config 'define: {a: b+1, b: a+1}' 'sample: cta < a'
dry 3
expect_err "^scale.yaml:13:10: error: 'a' is defined by itself"
config 'sample: every 16, cat < 3'
dry 3
expect_err "^scale.yaml:13:19: error: expected 'all', 'none'"
config 'instrument: {ring: 100}'
dry 3
expect_err '^scale.yaml:13:20: error: .*power of two'
config 'repeats: 0'
dry 3
expect_err '^scale.yaml:13:10: error: .*from 1 to 10000'
config 'sweep: {N: [64, 128], K: [1, 2, 3]}'
dry 0
check_eq "$(grep -c 'would write' .out)" 7 'shapes'
expect_out 'would write scale-N128-K3.kpt'
expect_status 0 "$KPERF" run -n --only N=128,K=2 scale.yaml
check_eq "$(grep -c 'would write' .out)" 1 'chosen shapes'
# Several lists: the shapes of any, and each is held to its form.
expect_status 0 "$KPERF" run -n --only N=128,K=2 --only K=3 scale.yaml
check_eq "$(sed -n 's/.*would write scale-\(.*\).kpt.*/\1/p' .out | tr '\n' ' ')" 'N64-K3 N128-K2 N128-K3 ' 'of two lists'
expect_status 2 "$KPERF" run -n --only N=7 --only K=4 scale.yaml
expect_err "no shape matches 'N=7' or 'K=4'"
expect_status 2 "$KPERF" run -n --only N scale.yaml
expect_status 2 "$KPERF" run -n --only N=64 --only K scale.yaml
expect_err '--only=K: not NAME=VALUE'
expect_status 2 "$KPERF" run -n --sample 'every 0' scale.yaml
expect_err '^--sample:1:7: error: 0 is out of range'
expect_status 0 "$KPERF" run -n --sample 'every 2 phase 1 , cta >= 2' scale.yaml
check_eq "$(awk 'length > 100' .out)" '' "lines beyond 100 columns"
sed 's/^kernel: .*/kernel: missing.ptx/' scale.yaml >lost.yaml
expect_status 1 "$KPERF" run -q -n lost.yaml
expect_err '^lost.yaml:[0-9]*:9: error: missing.ptx: No such file'

config
printf 'kernel: [\n' >scale.yaml
dry 3
expect_err '^scale.yaml:2:1: error: '
: >scale.yaml
dry 3
expect_err 'scale.yaml: the config is empty'
expect_status 1 "$KPERF" run -n none.yaml
expect_err 'none.yaml: No such file'
expect_status 1 "$KPERF" run --json --dry-run none.yaml
grep -q '"hash"' .out && fail 'a hash of a file that was not read'

config
mv scale.ptx original.ptx
dry 1
expect_err 'scale.ptx: No such file'
"$KPERF" instrument -o scale.ptx original.ptx
dry 3
expect_err 'scale.yaml:1:9: error: scale.ptx is instrumented already'
cp original.ptx scale.ptx

# The assembler's own words, and no assembler at all.
expect_status 1 env FAKE_PTXAS=fail "$KPERF" run -n scale.yaml
expect_err "line 7; error   : Unknown symbol 'made_up'"
expect_err 'command: .*fake_ptxas -arch=sm_90a -v -o'
expect_status 0 env FAKE_PTXAS=advise "$KPERF" run -n scale.yaml
expect_out 'advisories  0 -> 1: .*C7515.*line N'
expect_status 5 env KPERF_PTXAS=/none/ptxas "$KPERF" run scale.yaml
expect_err '/none/ptxas: not found'
expect_status 0 env KPERF_PTXAS=/none/ptxas "$KPERF" run -n scale.yaml
expect_err 'registers and occupancy are not known'
