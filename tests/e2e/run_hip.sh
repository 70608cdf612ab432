#!/bin/sh
# AMD's devices, on a HIP runtime that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
KPERF_LIBHIP=${KPERF%/*}/tests/libamdhip64-fake.so
[ -e "$KPERF_LIBHIP" ] || skip "built without HIP's headers"
KPERF_LIBCUDA=/none/libcuda.so
TMPDIR=$tmp
export KPERF_LIBHIP KPERF_LIBCUDA TMPDIR

# ---- doctor: what is there, and in a word what is not -------------------------
"$KPERF" doctor >.out 2>.err || [ $? = 5 ] || fail 'doctor'
expect_out '^HIP device: Fake MI300X, gfx942, 4 CUs, driver .*HIP 6.3$'
expect_out "^built with HIP's headers: yes$"
for fake in nodevice noinit; do
    expect_status 5 env KPERF_FAKE=$fake "$KPERF" doctor
    expect_err 'the HIP runtime finds no device'
    expect_out '^HIP device: none$'
done
expect_status 5 env KPERF_LIBHIP=/none/libamdhip64.so "$KPERF" doctor
expect_err 'no HIP runtime: /none/libamdhip64.so: '
expect_status 5 env KPERF_FAKE_ARCH=gfx803 "$KPERF" doctor
expect_err 'the device Fake MI300X is a gfx803, which kperf does not know'
# Where a device of the other kind is, its absence is no complaint.
cuda=${KPERF%/*}/tests/libcuda-fake.so
if [ -e "$cuda" ]; then
    expect_status 0 env KPERF_LIBCUDA="$cuda" KPERF_PTXAS="$SRCDIR/tests/fake_ptxas" \
        KPERF_LIBHIP=/none/libamdhip64.so "$KPERF" doctor
    check_eq "$(cat .err)" '' 'messages'
fi
