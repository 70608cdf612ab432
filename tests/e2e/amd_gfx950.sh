#!/bin/sh
# gfx950, of which LLVM knows from 20 on: each example is assembled with probes, linked, taken apart
# and certified, in each way of storing, where such an LLVM is here (tests/amd/get-llvm has one).
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
TMPDIR=$tmp
export TMPDIR
llvm=$(llvm_knowing gfx950) || skip "no LLVM here knows gfx950"
PATH=$llvm:$PATH
export PATH

certify() { # TEXT OPTION...
    text=$1
    shift
    expect_status 0 "$KPERF" instrument -q -f -o probed.s "$@" "$text"
    expect_status 0 "$KPERF" strip -q -f -o stripped.s probed.s
    cmp -s stripped.s "$text" || fail "$text: stripped text differs"
    expect_status 0 "$KPERF" certify --strict "$text" probed.s
    expect_out 'pristine body 100.0% the original'
    expect_out '^  waits  *0 missing$'
    expect_out 'matrix, load and barrier instructions: the original.s, in its order'
}
for text in "$SRCDIR"/examples/amd/gfx950/*.s; do
    certify "$text"
    certify "$text" --strategy=global
    case $text in
    */full.s) ;; # registers are not lent for that
    *) certify "$text" --store=collaborative ;;
    esac
done

# What it has of its own: 160 KiB of LDS, and the clock is gfx942's.
sed 's/\(group_segment_fixed_size:* \)9248/\1131072/' "$SRCDIR/examples/amd/gfx950/gemm_ring.s" >big.s
expect_status 0 "$KPERF" instrument -q -f -o probed.s --ring=512 big.s
expect_status 0 "$KPERF" certify --strict big.s probed.s
expect_out 'static shared 131072 -> 143360, '
expect_status 0 llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx950 -filetype=obj -o probed.o probed.s
expect_status 0 llvm-objdump -d probed.o
expect_out 's_memtime'
expect_out 's_memrealtime'
expect_out 'HW_REG_XCC_ID'
