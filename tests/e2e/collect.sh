#!/bin/sh
# Launches that were recorded in another program: here by src/inject in a Triton script on an
# H200 (add_kernel, 98 CTAs of four warps, one region a warp, all CTAs probed).
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
id=e0ce310004c16c51
fetch() { cp "$SRCDIR"/tests/collect/$id.* .; chmod u+w $id.*; }
fetch

expect_status 0 "$KPERF" collect .
expect_out "^\./add_kernel-$id\.0\.kpt: add_kernel, 98 CTAs, 784 records$"
expect_status 1 "$KPERF" collect $id.0.launch.json
expect_err 'exists'
mkdir out
expect_status 0 "$KPERF" collect --json -o out $id.0.launch.json
expect_out '"units": 392'
echo precious >precious
ln -sf ../precious out/add_kernel-$id.0.kpt
expect_status 0 "$KPERF" collect -f -o out $id.0.launch.json
check_eq "$(cat precious)" precious 'what a link stood for'
[ ! -L out/add_kernel-$id.0.kpt ] || fail 'a link is left'
expect_status 0 "$KPERF" replay -q --format summary --json out/add_kernel-$id.0.kpt
# The area by itself: heads of 64 bytes, two records (END is kind 1) of tag and clock each.
python3 - .out $id.0.area <<'END' || fail "the trace is not what was recorded"
import json, struct, sys
row = json.load(open(sys.argv[1]))["rows"][0]
area, at, total, n = open(sys.argv[2], "rb").read(), 64, 0, 0
while at < len(area):
    (_, start, _, end), at = struct.unpack_from("<4I", area, at + 64), at + 80
    total, n = total + (end - start) % 2**32, n + 1
assert n == 392 and row["region"] == "body.21" and row["count"] == n, (n, row)
assert abs(row["cycles"]["total"] - total) < 1, (total, row)
END

# What is damaged is refused, and no trace is written.
rm -rf out *.kpt
damaged() { # MESSAGE
    expect_status 3 "$KPERF" collect .
    expect_err "$1"
    [ -z "$(ls ./*.kpt 2>/dev/null)" ] || fail "a trace of damaged records"
    fetch
}
head -c 1000 $id.0.area >x && mv x $id.0.area
damaged 'the record area is damaged: '
head -c 60 $id.0.area >x && mv x $id.0.area
damaged 'its record area is cut off'
head -c 4656 $id.0.stamps >x && mv x $id.0.stamps
damaged 'its stamps are not those of its grid'
sed -i 's/"sms": 132/"sms": /' $id.0.launch.json
damaged "^\./$id.0.launch.json:[0-9]*:[0-9]*: error: not JSON: "
sed -i '1s/{/[/' $id.json
damaged "^\./$id.json:[0-9]*:[0-9]*: error: not JSON: "
sed -i 's/"id": ".*"/"id": "..\/..\/etc"/' $id.0.launch.json
damaged 'does not say which kernel was launched'
sed -i 's/add_kernel/mul_kernel/' $id.json
damaged 'its map has no such kernel'
sed -i 's/"capacity": [0-9]*/"capacity": 64/' $id.json
damaged 'a ring of 128 records; it was built with 64'
sed -i 's/^    98,/    0,/' $id.0.launch.json
damaged 'is no launch that kperf recorded'
rm $id.json
expect_status 1 "$KPERF" collect .
expect_status 1 "$KPERF" collect none
expect_status 1 "$KPERF" collect none.launch.json
expect_err 'none.launch.json: No such file or directory'
# A folder is one, whatever it is called.
mkdir 'run[1]*'
cp "$SRCDIR"/tests/collect/$id.* 'run[1]*'
expect_status 0 "$KPERF" collect -o . -f 'run[1]*'
mkdir empty
expect_status 1 "$KPERF" collect empty
expect_err 'no launch was recorded there'
expect_err 'with KPERF_MEMORY, those that KPERF_KERNELS names'
