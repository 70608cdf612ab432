#!/bin/sh
# A launch from files: parameters byte by byte, with the addresses of tensors among them, and what
# memory held before; on a driver that the test controls.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
. "$SRCDIR/tests/e2e/run_lib.sh"
KPERF_LIBCUDA=${KPERF%/*}/tests/libcuda-fake.so
[ -e "$KPERF_LIBCUDA" ] || skip 'built without cuda.h'
KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
export KPERF_LIBCUDA KPERF_PTXAS
config # for scale.ptx

# numbers FROM STEP COUNT: 32-bit ones, to standard output
numbers() { python3 -c 'import struct,sys
a, s, n = map(int, sys.argv[1:])
sys.stdout.buffer.write(struct.pack("<%di" % n, *range(a, a + s * n, s) if s else [a] * n))' "$@"; }
numbers 0 1 640 >in
numbers 0 0 640 >before
numbers 1 2 640 >after
# two words that are no addresses here, and 640; eight bytes of something else before
python3 -c 'import struct,sys
sys.stdout.buffer.write(struct.pack("<QQQi", 5, 0xdead0000dead0000, 0xbeef0000beef0000, 640))' >params
recorded() { # [LINE...]
    cat >r.yaml <<'YAML'
kernel: scale.ptx
entry: scale
shapes: [{launch: 3}]
launch: {grid: [10], block: [64]}
params:
  - bytes: {file: params, from: 8, size: 8, addresses: [{at: 0, tensor: o, offset: 0}]}
  - bytes: {file: params, from: 16, size: 8, addresses: [{at: 0, tensor: i}]}
  - bytes: {file: params, from: 24, size: 4}
tensors:
  i: {dtype: u8, shape: [2560], init: file in}
  o: {dtype: u8, shape: [2560], init: file before, output: true, restore: true}
reference: {files: {o: after}}
YAML
    for line; do sed -i "$line" r.yaml; done
}
recorded
mkdir out
expect_status 0 "$KPERF" run --dry-run r.yaml
expect_out 'i  *u8 \[2560\]  *2560 B  file'
expect_status 0 "$KPERF" run -o out r.yaml
expect_out 'outputs bit-equal, inputs untouched, guards intact'
expect_out 'reference   file: within tolerance'
expect_status 0 "$KPERF" run --json -f -o out r.yaml
expect_out '"bytes": 8,'
printf x | dd of=after bs=1 seek=17 conv=notrunc 2>/dev/null
expect_status 6 "$KPERF" run -f -o out r.yaml
expect_err 'output o of the original: 1 of 2560 elements lie beyond their bound; element 17 '
numbers 1 2 640 >after

# A kernel that does little where its counter is not as it was: 20 us in place of 100.
expect_status 0 env KPERF_FAKE=counter "$KPERF" run -f -o out r.yaml
expect_out 'unprobed  *100.00 us'
expect_out 'kperf-default  *102.00 us'
sed 's/ret;/ret; \/\/ faster/' scale.ptx >new.ptx
expect_status 0 env KPERF_FAKE=counter "$KPERF" run --against new.ptx r.yaml
expect_out 'original  *100.00 us'
expect_out 'candidate  *90.00 us'
expect_status 0 env KPERF_FAKE=counter "$KPERF" run --delay work=0..400 r.yaml
expect_out 'delayed  *0 cycles later  *100.00 us'
recorded 's/, restore: true//'
expect_status 0 env KPERF_FAKE=counter "$KPERF" run -f -o out r.yaml
expect_out 'unprobed  *20.00 us'

# Its L2 is as cold where a region is delayed as where it is not: so is what it is set beside.
recorded '$s/$/\nl2: cold/'
expect_status 0 env KPERF_FAKE=cold "$KPERF" run --delay work=0..400 r.yaml
expect_out 'delayed  *0 cycles later  *130.00 us'

refused() { # LINE MESSAGE
    recorded "$1"
    expect_status 3 "$KPERF" run --dry-run r.yaml
    expect_err "$2"
}
refused 's/size: 4}/size: 5}/' 'r.yaml:8:5: error: .*params ends after 28 bytes, before the parameter does'
refused 's/from: 16, size: 8/from: 16, size: 4/' 'r.yaml:7:[0-9]*: error: an address has 8 bytes, the parameter 4'
refused 's/{at: 0, tensor: i}/{at: 1, tensor: i}/' 'r.yaml:7:[0-9]*: error: '
refused 's/offset: 0/offset: 2561/' "the address lies past the end of tensor 'o'"
refused 's/tensor: i}/tensor: x}/' "no tensor 'x'"
refused 's/init: file in/init: file/' "expected 'file' and its name"
refused 's/shape: \[2560\], init: file in/shape: [2561], init: file in/' "in has 2560 bytes; tensor 'i' has 2561"
refused 's/file in}/file none}/' 'none: No such file or directory'
refused 's/output: true, restore/restore/' "what is restored is an output that has an 'init'"
recorded 's/file: params, from: 8/file: none, from: 8/'
expect_status 3 "$KPERF" run --dry-run r.yaml
expect_err 'none: No such file or directory'
recorded 's/file: params, from: 8/file: \/dev\/zero, from: 8/' # it has no end
expect_status 3 "$KPERF" run --dry-run r.yaml
expect_err '/dev/zero: larger than the limit of 1048576 bytes'
