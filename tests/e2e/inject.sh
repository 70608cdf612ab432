#!/bin/sh
# The library that the driver loads into a program, the program, what it leaves, and 'kperf run',
# which repeats the launch; on a driver and a CUPTI that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
build=${KPERF%/*}
fake=$build/tests/libcuda-fake.so inject=$build/kperf-inject.so
KPERF_CUPTI=$build/tests/libcupti-fake.so
[ -e "$fake" ] && [ -e "$inject" ] && [ -e "$KPERF_CUPTI" ] || skip 'built without cuda.h or cupti.h'
ldd "$inject" 2>/dev/null | grep -q asan && skip 'python cannot load a library with a sanitizer'
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas KPERF_LIBCUDA=$fake
export KPERF_CUPTI KPERF_PTXAS KPERF_LIBCUDA
mkdir lib
ln -s "$fake" lib/libcuda.so.1
config # for scale.ptx
program() { # TEXT [extra]
    LD_LIBRARY_PATH=$tmp/lib python3 "$SRCDIR/tests/inject_host.py" "$inject" "$KPERF_CUPTI" "$@"
}

# Without probes, and nothing asked for: nothing is left.
expect_status 0 program scale.ptx
check_eq "$(sort -u .out)" 409600 'sum of 2 i + 1 below 640'
[ ! -e kperf-out ] || fail 'a folder for nothing'

# A kernel without probes, by its name: its arguments, what they point at, before and after.
KPERF_MEMORY=1 KPERF_KERNELS='mul*,sc?le' expect_status 0 program scale.ptx
expect_empty .err
id=$(basename kperf-out/*.launch.json .0.launch.json)
expect_files kperf-out $id.0.launch.json $id.0.memory.0 $id.0.memory.0.after $id.0.memory.1 $id.0.params
check_eq "$(wc -c <kperf-out/$id.0.memory.0)" 2560
check_eq "$(wc -c <kperf-out/$id.0.params)" 36
expect_status 2 "$KPERF" collect kperf-out
expect_err 'its kernel has no probes: --ptx is to name its PTX'
expect_status 0 "$KPERF" collect --ptx scale.ptx kperf-out
expect_out "^kperf-out/scale-$id.0.yaml: scale, 'kperf run' repeats the launch$"
grep -q '^launch: {grid: \[10, 1, 1\], block: \[64, 1, 1\], shared: 512}$' kperf-out/scale-$id.0.yaml ||
    fail 'another launch'
grep -q 'memory0: {dtype: u8, shape: \[2560\], .*, output: true, restore: true}$' kperf-out/scale-$id.0.yaml ||
    fail 'no output'
grep -q '^instrument:' kperf-out/scale-$id.0.yaml && fail 'rules for a text that has marks'
sed '/kperf\./d' scale.ptx >bare.ptx
expect_status 0 "$KPERF" collect -f --ptx bare.ptx kperf-out
grep -q '^instrument: {auto: \[waits, arrives, mma, loads\]}$' kperf-out/scale-$id.0.yaml || fail 'no rules'
# Another kernel's text is none of it: by its name, its parameters, its threads.  Of several, the one.
sed 's/entry scale/entry scale2/' scale.ptx >name.ptx
sed 's/scale_param_2$/&,\n\t.param .u32 scale_param_3/' scale.ptx >more.ptx
sed 's/maxntid 64/reqntid 32/' scale.ptx >threads.ptx
expect_status 3 "$KPERF" collect -f --ptx name.ptx kperf-out
expect_err "a launch of 'scale', and no --ptx is its kernel's; name.ptx: it has no kernel of that name"
expect_status 3 "$KPERF" collect -f --ptx more.ptx kperf-out
expect_err "more.ptx: its kernel takes other parameters than were launched"
expect_status 3 "$KPERF" collect -f --ptx threads.ptx kperf-out
expect_err "threads.ptx: its kernel is for CTAs of 32 threads, one of 64 was launched"
expect_status 0 "$KPERF" collect -f --ptx name.ptx --ptx threads.ptx --ptx scale.ptx kperf-out
grep -q '^kernel: .*/scale.ptx"$' kperf-out/scale-$id.0.yaml || fail 'another text than the launch has'
expect_status 1 "$KPERF" collect -f --ptx none.ptx kperf-out
expect_err 'none.ptx: No such file or directory'
# One that cannot be read is said, and ends nothing.
echo '.version x' >bad.ptx
expect_status 0 "$KPERF" collect -f --ptx none.ptx --ptx bad.ptx --ptx scale.ptx kperf-out
expect_err 'warning: none.ptx: cannot be read as PTX, and is passed over'
grep -q 'No such file' .err && fail 'an error, and nothing failed'
grep -q '^kernel: .*/scale.ptx"$' kperf-out/scale-$id.0.yaml || fail 'another text'
expect_status 1 "$KPERF" collect -f --ptx name.ptx --ptx none.ptx kperf-out
expect_err 'name.ptx: it has no kernel of that name'
expect_err 'none.ptx: No such file or directory'
expect_status 0 "$KPERF" collect -f --ptx scale.ptx kperf-out
expect_status 0 "$KPERF" run -o . kperf-out/scale-$id.0.yaml
expect_out 'outputs bit-equal, inputs untouched, guards intact'
expect_out 'reference   file: within tolerance'
expect_status 0 "$KPERF" run --delay work=0..400 kperf-out/scale-$id.0.yaml
expect_out 'slope .*: critical'

# What holds addresses of the program's memory is no result to be held to.
dd if=kperf-out/$id.0.params of=kperf-out/$id.0.memory.0.after bs=8 skip=2 count=1 conv=notrunc status=none
expect_status 0 "$KPERF" collect -f --ptx scale.ptx kperf-out
expect_err "memory0 holds addresses of the program's memory"
grep -q '^reference:' kperf-out/scale-$id.0.yaml && fail 'held to addresses of another process'
# However many addresses there are before the one that is in it.
cp kperf-out/$id.0.launch.json good
python3 - kperf-out/$id.0.launch.json <<'EOF'
import json, sys
launch = json.load(open(sys.argv[1]))
addresses = launch["arguments"]["addresses"]
other = next(a for a in addresses if a["memory"] == 1)
launch["arguments"]["addresses"] = 64 * [other] + [a for a in addresses if a["memory"] == 0]
json.dump(launch, open(sys.argv[1], "w"))
EOF
dd if=kperf-out/$id.0.params of=kperf-out/$id.0.memory.0.after bs=8 skip=2 count=1 conv=notrunc status=none
expect_status 0 "$KPERF" collect -f --ptx scale.ptx kperf-out
expect_err "memory0 holds addresses of the program's memory"
# Which parameters it was launched with has to be known: a kernel's name alone is not enough.
python3 - good kperf-out/$id.0.launch.json <<'EOF'
import json, sys
launch = json.load(open(sys.argv[1]))
del launch["arguments"]["parameters"]
json.dump(launch, open(sys.argv[2], "w"))
EOF
expect_status 3 "$KPERF" collect -f --ptx more.ptx kperf-out
expect_err "more.ptx: which parameters its kernel was launched with was not kept"

# A launch that the driver refuses is none.
rm -r kperf-out
KPERF_MEMORY=1 KPERF_KERNELS=scale expect_status 0 program scale.ptx refused
grep -A 3 '"block"' kperf-out/$id.0.launch.json | grep -q 64 || fail 'the refused launch is kept'

# Parameters in a buffer of the program's; a launch that changes nothing has no output, which is said.
rm -r kperf-out
KPERF_MEMORY=1 KPERF_KERNELS=scale KPERF_SKIP=1 expect_status 0 program scale.ptx extra
expect_status 0 "$KPERF" collect --ptx scale.ptx kperf-out
expect_err 'the launch changed nothing of the memory that was kept: there is no output to compare'

# With probes: records, a trace, the text without them, a config that marks it again.
rm -r kperf-out
sed '/kperf\./d' scale.ptx | sed 's/ret;/bar.sync 0;\n\tret;/' >plain.ptx
expect_status 0 env KPERF_AUTO=barriers "$KPERF" ptxas -o text plain.ptx
KPERF_MEMORY=1 KPERF_EVERY=1 expect_status 0 program text
check_eq "$(sort -u .out)" 409600 'the same sum'
expect_status 0 "$KPERF" collect kperf-out
id=$(basename kperf-out/*.launch.json .0.launch.json)
expect_out "^kperf-out/scale-$id.0.kpt: scale, 10 CTAs, "
expect_out "^kperf-out/scale-$id.0.yaml: 'kperf run' repeats the launch$"
cmp plain.ptx kperf-out/$id.original.ptx || fail 'another text'
echo precious >precious
ln -sf ../precious kperf-out/$id.original.ptx
expect_status 1 "$KPERF" collect kperf-out
expect_err 'original.ptx: exists already; -f overwrites it'
check_eq "$(cat precious)" precious
ln -sf ../plain.ptx kperf-out/$id.original.ptx
grep -q '^instrument: {auto: \["barriers"\], rules: \[\]}$' kperf-out/scale-$id.0.yaml || fail 'other rules'
expect_status 0 "$KPERF" run -o . kperf-out/scale-$id.0.yaml
expect_out 'outputs bit-equal'
expect_status 1 "$KPERF" collect kperf-out
expect_err 'exists'
mkdir there
expect_status 0 "$KPERF" collect -o there kperf-out
expect_status 0 "$KPERF" run -o . -f there/scale-$id.0.yaml
# the trace names the text, so that apply finds it
grep -aq "\"name\": *\"$id.original.ptx\"" there/scale-$id.0.kpt || fail 'the trace names another text'
cmp plain.ptx there/$id.original.ptx || fail 'another text'

# Another folder than the one that 'kperf ptxas' wrote to.
KPERF_OUT=elsewhere expect_status 0 program text
expect_err "its map, elsewhere/$id.json, which 'kperf ptxas' wrote, is not there"

# A driver that does not tell parameters; a folder that cannot be.
rm -r kperf-out
KPERF_MEMORY=1 KPERF_KERNELS=scale KPERF_FAKE=old expect_status 0 program scale.ptx
expect_err "this driver does not tell kernels' parameters"
[ ! -e kperf-out ] || fail 'a launch without parameters'
KPERF_MEMORY=1 KPERF_KERNELS=scale KPERF_OUT=/dev/null/x expect_status 0 program scale.ptx
expect_err 'KPERF_OUT cannot be made'

# A cooperative launch is repeated as one.
KPERF_MEMORY=1 KPERF_KERNELS=scale expect_status 0 program scale.ptx cooperative
expect_status 0 "$KPERF" collect --ptx scale.ptx kperf-out
id=$(basename kperf-out/*.launch.json .0.launch.json)
grep -q '^launch: {.*, cooperative: true, shared: 512}$' kperf-out/scale-$id.0.yaml ||
    fail 'not cooperative'
KPERF_FAKE=show expect_status 0 "$KPERF" run -o . -f kperf-out/scale-$id.0.yaml
check_eq "$(grep '^launch' .err | grep -vc 'shared 512 cooperative$')" 0 'other launches'
rm -r kperf-out

# Files that were made links meanwhile are not written through.
KPERF_MEMORY=1 KPERF_KERNELS=scale expect_status 0 program scale.ptx
for f in kperf-out/*; do
    ln -sf ../precious "$f"
done
KPERF_MEMORY=1 KPERF_KERNELS=scale expect_status 0 program scale.ptx
check_eq "$(cat precious)" precious 'what links stood for'
rm -r kperf-out

# What could not be written leaves no launch, nor an earlier one's beside its own files.
KPERF_MEMORY=1 KPERF_KERNELS=scale expect_status 0 program scale.ptx
id=$(basename kperf-out/*.launch.json .0.launch.json)
rm kperf-out/$id.0.memory.1
mkdir kperf-out/$id.0.memory.1
KPERF_MEMORY=1 KPERF_KERNELS=scale expect_status 0 program scale.ptx
expect_err "a launch's memory could not be written to KPERF_OUT"
[ ! -e kperf-out/$id.0.launch.json ] || fail 'a launch without its memory'
rm -r kperf-out

# A disk that is full: nothing is left that is not whole.
(trap '' XFSZ; ulimit -f 1; KPERF_MEMORY=1 KPERF_KERNELS=scale program scale.ptx >.out 2>.err) ||
    fail 'the program ended'
expect_err "a launch's memory could not be written to KPERF_OUT"
expect_files kperf-out $id.0.params
rm -r kperf-out

# What is damaged is refused.
KPERF_MEMORY=1 KPERF_KERNELS=scale expect_status 0 program scale.ptx
launch=$(echo kperf-out/*.launch.json)
cp "$launch" good
damaged() { # SED MESSAGE
    sed "$1" good >"$launch"
    expect_status 3 "$KPERF" collect -f --ptx scale.ptx kperf-out
    expect_err "$2"
}
damaged 's/"memory": 0/"memory": 7/' 'its arguments are damaged'
damaged 's/"at": 0/"at": 1/' 'its arguments are damaged'
damaged 's/"bytes": 2560/"bytes": 0/' 'its arguments are damaged'
damaged 's/"grid"/"gird"/' 'is no launch that kperf recorded'
damaged 's/"dynamic_shared": 512/"dynamic_shared": -1/' 'its launch is damaged'
damaged '/"block"/,/]/s/64/0/' 'its launch is damaged'
many=$(python3 -c 'print("{\"from\": 0, \"bytes\": 8}, " * 126)')
damaged "s/\"parameters\": \[/&$many/" 'its arguments are damaged'
damaged '/"memory": \[/,/\]/{/"memory": \[/!{/\]/!d}}' 'its arguments are damaged'
