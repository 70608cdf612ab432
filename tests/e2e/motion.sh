#!/bin/sh
# What may be moved past what, one dependence at a time: each statement that is put between
# an arrive and the wait before it, and what is said of it.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
MOVE=${KPERF%/*}/tests/unit/move_regions
[ -x "$MOVE" ] || skip 'no move_regions'

# kernel BETWEEN [ARRIVE [PRODUCER]]: k.ptx.  Two slots of 1024 bytes at data, released on
# empty, and one at other, released on spare; the copies into both complete on full and
# ready.  Operand B of the matrix operation is data.
kernel() {
    between=$1
    arrive=${2:-'mbarrier.arrive.shared::cta.b64 _, [%r5];'}
    producer=${3:-'cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r21], [%rd2], 1024, [%r22];'}
    cat >k.ptx <<PTX
.version 8.0
.target sm_90a
.address_size 64
.shared .align 1024 .b8 data[2048];
.shared .align 1024 .b8 other[1024];
.shared .align 8 .b8 empty[8];
.shared .align 8 .b8 full[8];
.shared .align 8 .b8 spare[8];
.shared .align 8 .b8 ready[8];
.visible .entry k(
	.param .u64 k_param_0
)
{
	.reg .pred %p<9>;
	.reg .b32 %r<90>;
	.reg .f32 %f<90>;
	.reg .b64 %rd<90>;
	ld.param.u64 %rd1, [k_param_0];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, data;
	mov.u32 %r3, other;
	mov.u32 %r4, 0;
	setp.ne.s32 %p1, %r1, 0;
	@%p1 bra \$consumer;
\$again:
	mov.u32 %r20, empty;
	{
	.reg .pred done;
	retry:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r20], %r4;
	@!done bra retry;
	}
	mov.u32 %r21, data;
	mov.u32 %r22, full;
	mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r22], 1024;
	$producer
	mov.u32 %r23, spare;
	{
	.reg .pred done;
	retry:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r23], %r4;
	@!done bra retry;
	}
	mov.u32 %r24, other;
	mov.u32 %r25, ready;
	mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r25], 1024;
	cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r24], [%rd2], 1024, [%r25];
	add.s32 %r4, %r4, 1;
	setp.lt.s32 %p2, %r4, 9;
	@%p2 bra \$again;
	ret;
\$consumer:
	and.b32 %r30, %r2, 261120;
	shr.u32 %r31, %r30, 4;
	cvt.u64.u32 %rd3, %r31;
	or.b64 %rd4, %rd3, 4611686293305360384;
	and.b32 %r32, %r3, 261120;
	shr.u32 %r33, %r32, 4;
	cvt.u64.u32 %rd5, %r33;
	or.b64 %rd6, %rd5, 4611686293305360384;
	mov.u32 %r7, spare;
	mov.u32 %r8, full;
	mov.u32 %r9, ready;
\$loop:
	{
	.reg .pred done;
	retry:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r8], %r4;
	@!done bra retry;
	}
	wgmma.fence.sync.aligned;
	wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1, %f2, %f3, %f4}, {%r40, %r41, %r42, %r43}, %rd4, 1, 1, 1, 0;
	wgmma.commit_group.sync.aligned;
	// kperf.begin first
	wgmma.wait_group.sync.aligned 0;
	// kperf.end first
	$between
	// kperf.begin release
	// kperf.arrive empty
	mov.u32 %r5, empty;
	$arrive
	// kperf.end release
	mbarrier.arrive.shared::cta.b64 _, [%r7];
	add.s32 %r4, %r4, 1;
	setp.lt.s32 %p3, %r4, 9;
	@%p3 bra \$loop;
	ret;
}
PTX
}

moves() {
    expect_status 0 "$MOVE" k.ptx k advance release empty first
    cp "$tmp/.out" moved.ptx
    # the arrive with its marks stands right behind the END
    sed -n '/kperf.end first/,/kperf.end release/p' moved.ptx >got
    printf '%s\n' '	// kperf.end first' '	// kperf.begin release' '	// kperf.arrive empty' \
        '	mov.u32 %r5, empty;' "	$arrive" '	// kperf.end release' >want
    diff -u want got || fail "moved otherwise: $between"
    # and nothing else changed
    check_eq "$(sort moved.ptx | cksum)" "$(sort k.ptx | cksum)" 'lines'
}

# passes STATEMENT: the arrive may pass it.
passes() {
    kernel "$1"
    moves
}

# stops MESSAGE STATEMENT: it may not.
stops() {
    kernel "$2"
    refused "$1"
}
refused() {
    expect_status 6 "$MOVE" k.ptx k advance release empty first
    expect_empty "$tmp/.out"
    expect_err "k.ptx:[0-9]*:[0-9]*: error: this stands against it: $1\$"
}

# registers and predicates
passes 'add.f32 %f20, %f1, %f2;'
passes 'shfl.sync.bfly.b32 %r50|%p4, %r51, 1, 31, -1;'
stops 'the two share register %r5, and one of them writes it' 'add.s32 %r50, %r5, 1;'
stops 'the two share register %r5, and one of them writes it' 'ld.param.u32 %r5, [k_param_0];'
stops 'the two share register %r5, and one of them writes it' 'frobnicate.b32 %r50, %r5;'

# all that stands against it is said, in the order of the text, what it is said of once
kernel 'st.global.u32 [%rd2], %r1;
	add.s32 %r50, %r5, 1;
	ld.global.u32 %r51, [%rd2];'
refused 'the arrive may publish what this writes'
at=$(grep -n 'st.global.u32 .%rd2., %r1;' k.ptx | cut -d: -f1)
check_eq "$(sed -n 's/^k.ptx:\([0-9]*\):[0-9]*: error: /\1 /p' .err)" \
    "$at this stands against it: the arrive may publish what this writes
$((at + 1)) so does this: the two share register %r5, and one of them writes it
$((at + 2)) so does this: the arrive may release what this reads" 'all that is against it'
! grep -q 'more may stand' .err || fail 'three are not too many'
expect_status 6 "$MOVE" -r k.ptx k advance release empty first
check_eq "$(sed -n 's/^ *"line": \([0-9]*\),*$/\1/p' .out | sort -nu | tr '\n' ' ')" \
    "$(grep -n '^	cp.async.bulk' k.ptx | head -n 1 | cut -d: -f1) $at $((at + 1)) $((at + 2)) $(grep -n '^	mov.u32 %r5, empty' k.ptx | cut -d: -f1) " 'lines, as JSON'
expect_out '"more": false'
# eight of ten, and that there are more
kernel "$(for i in 0 1 2 3 4 5 6 7 8 9; do echo "	st.global.u32 [%rd2+$i], %r1;"; done)"
refused 'the arrive may publish what this writes'
check_eq "$(grep -c 'so does this: the arrive may publish' .err)" 7 'others'
expect_err "^k.ptx:$(grep -n 'rd2+7' k.ptx | cut -d: -f1):.*: error: so does this"
! grep -q 'rd2+8' .err || fail 'the ninth is said'
expect_err 'note: more may stand against it'

# what it needs comes along, or stops it
kernel 'add.f32 %f20, %f1, %f2;
	setp.eq.s32 %p5, %r1, 1;' '@%p5 mbarrier.arrive.shared::cta.b64 _, [%r5];'
expect_status 0 "$MOVE" k.ptx k advance release empty first
sed -n '/kperf.end first/,/kperf.end release/p' "$tmp/.out" >got
printf '%s\n' '	// kperf.end first' '	setp.eq.s32 %p5, %r1, 1;' '	// kperf.begin release' \
    '	// kperf.arrive empty' '	mov.u32 %r5, empty;' \
    '	@%p5 mbarrier.arrive.shared::cta.b64 _, [%r5];' '	// kperf.end release' >want
diff -u want got || fail 'the predicate did not come along'
kernel 'add.f32 %f20, %f1, %f2; ld.param.u32 %r52, [k_param_0]; setp.eq.s32 %p5, %r52, 1;' \
    '@%p5 mbarrier.arrive.shared::cta.b64 _, [%r5];'
expect_status 0 "$MOVE" k.ptx k advance release empty first
kernel 'ld.global.u32 %r52, [%rd2]; setp.eq.s32 %p5, %r52, 1;' \
    '@%p5 mbarrier.arrive.shared::cta.b64 _, [%r5];'
refused 'what moves needs the result of this, which stays'
expect_err "^k.ptx:$(grep -n 'ld.global.u32 %r52' k.ptx | cut -d: -f1):2: error"
expect_err '^	ld.global.u32 %r52, .%rd2.; setp.eq.s32 %p5, %r52, 1;$'
expect_err '^kperf: note: in the source: compute the address and the condition before'
kernel '@%p3 bra $over; setp.eq.s32 %p5, %r1, 1; $over:' \
    '@%p5 mbarrier.arrive.shared::cta.b64 _, [%r5];'
refused 'what moves needs the result of this, which is computed under a condition'
kernel '@%p5 add.f32 %f20, %f1, %f2; setp.eq.s32 %p5, %r1, 1;' \
    '@%p5 mbarrier.arrive.shared::cta.b64 _, [%r5];'
refused 'the two share register %p5, and one of them writes it'

# memory
stops 'the arrive may publish what this writes' 'st.global.u32 [%rd2], %r1;'
stops 'the arrive may publish what this writes' 'st.shared.u32 [%r3], %r1;'
passes 'st.local.u32 [%rd7], %r1;'
passes 'ld.local.u32 %r50, [%rd7];'
passes 'ld.global.nc.u32 %r50, [%rd2];'
stops 'the arrive may release what this reads' 'ld.global.u32 %r50, [%rd2];'
stops 'the arrive may release what this reads' 'ld.u32 %r50, [%rd2];'
stops 'the arrive releases what this still uses' 'ld.shared.u32 %r50, [%r2];'
stops 'the arrive releases what this still uses' 'ld.shared.u32 %r50, [%r2+1020];'
passes 'ld.shared.u32 %r50, [%r2+1024];'
passes 'ld.shared.u32 %r50, [%r3+1020];'
stops 'the arrive releases what this still uses' 'ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r50}, [%r2];'
stops 'where this reads could not be followed: the arrive may release it' 'ld.shared.u32 %r50, [%r60];'
stops 'an arrive does not pass this' 'ld.volatile.shared.u32 %r50, [%r3];'
stops 'an arrive does not pass this' 'atom.shared.add.u32 %r50, [%r3], 1;'
stops 'an arrive does not pass this' 'red.global.add.u32 [%rd2], 1;'
stops 'an arrive does not pass this' 'cp.async.ca.shared.global [%r3], [%rd2], 16;'
stops 'an arrive does not pass this' 'cp.async.bulk.commit_group;'
stops 'the arrive may tell others that this was started' \
    'cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd2], 16, [%r9];'

# fences, barriers, clocks
stops 'this orders what stands before it with the arrive' 'fence.proxy.async;'
stops 'this orders what stands before it with the arrive' 'fence.acq_rel.cta;'
stops 'this orders what stands before it with the arrive' 'membar.cta;'
stops 'the arrive may speak for the threads that this waits for' 'bar.sync 1, 128;'
stops 'the arrive may speak for the threads that this waits for' '@%p4 bar.warp.sync -1;'
# the lanes that it speaks for meet before it, wherever it stands (motion_results.sh)
kernel 'bar.warp.sync -1;'
expect_status 6 "$MOVE" k.ptx k advance release empty first
expect_err "'release' does not move to 'first': it stands there already"
stops 'the arrive may speak for the threads that this waits for' 'barrier.cluster.wait.aligned;'
passes 'bar.arrive 1, 256;'
stops 'an arrive does not pass this' 'mov.u32 %r50, %clock;'
stops 'an arrive does not pass this' 'setmaxnreg.dec.sync.aligned.u32 40;'
stops 'an arrive does not pass this' 'mbarrier.init.shared::cta.b64 [%r9], 1;'
stops 'an arrive does not pass this' 'made.up;'

# mbarriers
passes 'mbarrier.arrive.shared::cta.b64 _, [%r7];'
stops 'both may arrive on the same barrier' 'mov.u32 %r50, empty; mbarrier.arrive.shared::cta.b64 _, [%r50];'
stops 'both may arrive on the same barrier' 'mbarrier.arrive.shared::cta.b64 _, [%r60];'
passes 'mbarrier.test_wait.shared::cta.b64 %p4, [%r9], %rd8;'
stops 'the arrive releases what this still uses' 'mbarrier.test_wait.shared::cta.b64 %p4, [%r8], %rd8;'
expect_err 'note: this may follow as soon as the arrive has come'

# wgmma: what is read of the slot must be over where the arrive goes
a='wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f5, %f6, %f7, %f8}, {%r40, %r41, %r42, %r43}'
group='wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;'
passes "wgmma.fence.sync.aligned; $a, %rd6, 1, 1, 1, 0; $group"
stops 'the arrive releases what this still uses' "wgmma.fence.sync.aligned; $a, %rd4, 1, 1, 1, 0; $group"
stops 'where this reads could not be followed: the arrive may release it' \
    "$a, %rd9, 1, 1, 1, 0; $group"
# issued, but not awaited before the arrive: it was in flight there before
passes "$a, %rd4, 1, 1, 1, 0; wgmma.commit_group.sync.aligned;"
stops 'this is executed on some paths only' "@%p3 wgmma.wait_group.sync.aligned 0; $a, %rd6, 1, 1, 1, 0; $group"

# started in the turn before, over behind the place: what its counters were is not known
kernel 'wgmma.wait_group.sync.aligned 0;'
sed "s/%rd4, 1, 1, 1, 0;/%rd6, 1, 1, 1, 0;/
    s/^	wgmma.wait_group.sync.aligned 0;\$/	wgmma.wait_group.sync.aligned ;/
    s/^	add.s32 %r4, %r4, 1;/	$a, %rd6, 1, 1, 1, 0; wgmma.commit_group.sync.aligned;\n&/" k.ptx >both
# the first wait leaves two groups in flight, the second none
awk '/aligned ;$/ { sub(/ ;$/, n++ ? " 0;" : " 2;") } { print }' both >k.ptx
refused 'a turn of the loop before started this, and it is not over where the arrive would be'
# with one left, it is over
sed 's/wait_group.sync.aligned 2;/wait_group.sync.aligned 1;/' k.ptx >changed && mv changed k.ptx
expect_status 0 "$MOVE" k.ptx k advance release empty first

# control
passes '@%p3 bra $over; add.f32 %f20, %f1, %f2; $over:'
stops 'this leads out of what lies between the two places' '@%p3 bra $loop;'
stops 'control may leave here' '@%p3 ret;'
kernel '$here:'
sed 's/@%p3 bra $loop;/@%p3 bra $here;/' k.ptx >changed && mv changed k.ptx
expect_status 6 "$MOVE" k.ptx k advance release empty first
expect_err "^kperf: error: k.ptx:[78][0-9]: 'release' does not move to 'first': the two stand in no straight line here$"
expect_err '^kperf: note: in the source: arrive on empty behind first, in its block$'
expect_status 6 "$MOVE" k.ptx k hoist release release first
expect_err '^kperf: note: in the source: start release before first, in its block and under the condition that it has now'
expect_status 6 "$MOVE" -r k.ptx k hoist release release first
expect_out '"change": "start release before first, '

# a branch round the arrive comes along as a whole ...
kernel 'add.f32 %f20, %f1, %f2;' '@%p1 bra $skip; mbarrier.arrive.shared::cta.b64 _, [%r5]; $skip:'
moves
# ... or becomes the arrive's own condition, where other things stand under it
kernel 'add.f32 %f20, %f1, %f2;' '
	@%p1 bra $skip;
	mbarrier.arrive.shared::cta.b64 _, [%r5];
	mbarrier.arrive.shared::cta.b64 _, [%r9];
$skip:'
expect_status 0 "$MOVE" k.ptx k advance release empty first
grep -c '@!%p1 mbarrier.arrive.shared::cta.b64 _, .%r5.;' "$tmp/.out" >got
check_eq "$(cat got)" 1 'arrives with a condition of their own'
sed -n '/wait_group/,/kperf.end first/p' "$tmp/.out" >got
printf '%s\n' '	wgmma.wait_group.sync.aligned 0;' '	// kperf.arrive empty' '	mov.u32 %r5, empty;' \
    '	@!%p1 mbarrier.arrive.shared::cta.b64 _, [%r5];' '	// kperf.end first' >want
diff -u want got || fail 'the arrive is not where it should be'
kernel 'setp.eq.s32 %p1, %r1, 3; add.f32 %f20, %f1, %f2;' '
	@%p2 bra $skip;
	@%p1 bra $skip;
	mbarrier.arrive.shared::cta.b64 _, [%r5];
$skip:'
refused 'the arrive stands under more than one condition'

# who writes the slot must be known
kernel 'ld.shared.u32 %r50, [%r3];' '' 'st.shared.u32 [%r60], %r1;'
refused 'the arrive may release what this reads'
expect_err 'note: this may write there behind the wait'
# the copy into it waits on the arrive's own barrier, too
kernel 'ld.shared.u32 %r50, [%r3];' '' 'cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd2], 1024, [%r22];'
refused 'the arrive releases what this still uses'
# no arrive on the other slot's barrier follows
kernel 'ld.shared.u32 %r50, [%r3];'
sed '/_, .%r7.;/d' k.ptx >changed && mv changed k.ptx
refused 'it is not shown that another barrier protects what this uses'
# that arrive is on a barrier that another counter chooses than the slot
kernel 'ld.shared.u32 %r50, [%r3];'
sed 's/	mbarrier.arrive.shared::cta.b64 _, .%r7.;/	rem.u32 %r70, %r4, 2; shl.b32 %r71, %r70, 3;\
	add.s32 %r72, %r7, %r71; mbarrier.arrive.shared::cta.b64 _, [%r72];/
    s/spare.8./spare[16]/' k.ptx >changed && mv changed k.ptx
refused 'it is not shown that another barrier protects what this uses'
# nobody waits on the arrive's barrier here
kernel 'ld.shared.u32 %r50, [%r3];'
sed 's/mov.u32 %r20, empty/mov.u32 %r20, spare/' k.ptx >changed && mv changed k.ptx
refused "no wait on the arrive's barrier was found, so that it is not known what comes behind it"

# the text: other statements of the line stay, comments of the compiler come along
kernel '// begin inline asm
	add.f32 %f20, %f1, %f2;
	// end inline asm' '
	// begin inline asm
	mbarrier.arrive.shared::cta.b64 _, [%r5];
	// end inline asm'
expect_status 0 "$MOVE" k.ptx k advance release empty first
sed -n '/kperf.end release/,/add.f32/p' "$tmp/.out" >got
printf '%s\n' '	// kperf.end release' '	// begin inline asm' '	add.f32 %f20, %f1, %f2;' >want
diff -u want got || fail 'comments round inline assembly'
kernel 'add.f32 %f20, %f1, %f2;' 'mbarrier.arrive.shared::cta.b64 _, [%r5]; add.f32 %f21, %f1, %f2;'
expect_status 0 "$MOVE" k.ptx k advance release empty first
grep -q '^ add.f32 %f21, %f1, %f2;$' "$tmp/.out" || fail 'what shares the line was moved'

# it stands there already; a mark without an arrive stays where it is
kernel ''
expect_status 6 "$MOVE" k.ptx k advance release empty first
expect_err "'release' does not move to 'first': it stands there already"
kernel 'add.f32 %f20, %f1, %f2;' ''
sed 's/^	mbarrier.arrive.shared::cta.b64 _, .%r5.;$//' k.ptx >changed && mv changed k.ptx
expect_status 6 "$MOVE" k.ptx k advance release empty first
expect_err "'release' does not move to 'first': no mbarrier.arrive stands beside the mark here"

# registers of several parts are not followed
kernel 'add.f32 %f20, %f1, %f2;'
sed 's/^	.reg .f32 %f<90>;/&\n	.reg .v4 .f32 %v;/' k.ptx >changed && mv changed k.ptx
expect_status 3 "$MOVE" k.ptx k advance release empty first
expect_err 'nothing is moved in a kernel with registers of several parts'

# names that are not there
kernel ''
expect_status 2 "$MOVE" k.ptx none advance release empty first
expect_err "k.ptx: no kernel 'none'"
expect_status 2 "$MOVE" k.ptx k advance release nothing first
expect_err "k.ptx: no arrive on 'nothing' is marked in k"
expect_status 2 "$MOVE" k.ptx k hoist nothing nothing first
expect_err "k.ptx: no region 'nothing' in k"
"$KPERF" instrument -o p.ptx k.ptx 2>/dev/null
expect_status 3 "$MOVE" p.ptx k advance release empty first
expect_err 'p.ptx: has probes; kperf strip gives the original back'

# A load under a condition of its own comes along with its branch, up to what it must not pass: the
# barrier behind which the others are through with the slot.
swp=$SRCDIR/examples/gemm_swp/gemm_swp3.ptx
expect_status 6 "$MOVE" "$swp" gemm_swp hoist issue_load issue_load sync
expect_err 'gemm_swp3.ptx:358:2: error: this stands against it: the load may fill what threads that this'
expect_err 'in the source: a barrier for each slot, on which they arrive behind their last read'
