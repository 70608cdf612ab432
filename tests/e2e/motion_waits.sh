#!/bin/sh
# What may be read before a wait that stood before it: what each statement of the kernel that may write
# there says against it.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
MOVE=${KPERF%/*}/tests/unit/move_regions
[ -x "$MOVE" ] || skip 'no move_regions'

# The defaults of kernel: a producer fills slots of 1024 bytes, which complete on full; a helper makes
# a factor of what it is told on posted; a consumer awaits both before its product.
defaults() {
    step=1024
    to='add.s32 %r23, %r3, %r22;'
    copy='cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r23], [%rd2], 1024, [%r24];'
    told='mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r24], 1024;'
    helper='st.shared.f32 [factor], %f50;'
    await='{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r34], %r40;
	@!done bra again;
	}'
    on='add.s32 %r34, %r33, %r32;'
    between='add.f32 %f60, %f61, %f62;'
    slot='shl.b32 %r35, %r30, 10;'
    moved='[%r36]'
}
kernel() {
    cat >k.ptx <<PTX
.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 data[];
.visible .entry k(
	.param .u64 k_param_0,
	.param .u32 k_param_1
)
.maxntid 256, 1, 1
{
	.reg .pred %p<19>;
	.reg .b32 %r<90>;
	.reg .f32 %f<90>;
	.reg .b64 %rd<90>;
	.shared .align 4 .f32 factor;
	.shared .align 4 .f32 scale;
	ld.param.u64 %rd1, [k_param_0];
	ld.param.u32 %r2, [k_param_1];
	cvta.to.global.u64 %rd2, %rd1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r3, data;
	setp.eq.s32 %p1, %r1, 128;
	@%p1 bra \$producer;
	setp.eq.s32 %p2, %r1, 160;
	@%p2 bra \$helper;
	mov.u32 %r30, 0;
	mov.u32 %r31, 0;
	mov.u32 %r40, 0;
	mov.u32 %r41, 0;
	add.s32 %r33, %r3, 4096;
\$consumer:
	add.s32 %r36, %r3, 4160;
	// kperf.begin factor_wait
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, $moved, %r41;
	@!done bra again;
	}
	// kperf.end factor_wait
	shl.b32 %r32, %r30, 3;
	$on
	// kperf.begin product
	$await
	shl.b32 %r37, %r1, 3;
	and.b32 %r38, %r37, 256;
	$slot
	add.s32 %r42, %r35, %r3;
	and.b32 %r43, %r42, 261120;
	shr.u32 %r44, %r43, 4;
	cvt.u64.u32 %rd3, %r44;
	or.b64 %rd4, %rd3, 4611686293305360384;
	wgmma.fence.sync.aligned;
	wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1, %f2, %f3, %f4}, {%r50, %r51, %r52, %r53}, %rd4, 1, 1, 1, 0;
	wgmma.commit_group.sync.aligned;
	wgmma.wait_group.sync.aligned 0;
	$between
	// kperf.end product
	add.s32 %r45, %r34, 32;
	mbarrier.arrive.shared::cta.b64 _, [%r45];
	ld.shared.f32 %f70, [factor];
	fma.rn.f32 %f71, %f70, %f1, %f71;
	add.s32 %r46, %r3, 4168;
	mbarrier.arrive.shared::cta.b64 _, [%r46];
	add.s32 %r47, %r30, 1;
	setp.eq.s32 %p5, %r47, 4;
	selp.u32 %r48, 1, 0, %p5;
	xor.b32 %r40, %r40, %r48;
	xor.b32 %r41, %r41, 1;
	selp.b32 %r30, 0, %r47, %p5;
	add.s32 %r31, %r31, 1;
	setp.lt.s32 %p6, %r31, %r2;
	@%p6 bra \$consumer;
	ret;
\$helper:
	mov.u32 %r60, 0;
	mov.u32 %r61, 0;
\$factors:
	add.s32 %r62, %r3, 4168;
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r62], %r60;
	@!done bra again;
	}
	$helper
	add.s32 %r63, %r3, 4160;
	mbarrier.arrive.shared::cta.b64 _, [%r63];
	xor.b32 %r60, %r60, 1;
	add.s32 %r61, %r61, 1;
	setp.lt.s32 %p7, %r61, %r2;
	@%p7 bra \$factors;
	ret;
\$producer:
	mov.u32 %r20, 0;
	mov.u32 %r21, 0;
	mov.u32 %r25, 0;
\$fill:
	shl.b32 %r26, %r20, 3;
	add.s32 %r27, %r26, %r3;
	add.s32 %r28, %r27, 4128;
	add.s32 %r24, %r27, 4096;
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r28], %r25;
	@!done bra again;
	}
	shl.b32 %r22, %r20, 10;
	$to
	$told
	$copy
	add.s32 %r29, %r20, 1;
	setp.eq.s32 %p8, %r29, 4;
	selp.b32 %r20, 0, %r29, %p8;
	selp.u32 %r70, 1, 0, %p8;
	xor.b32 %r25, %r25, %r70;
	add.s32 %r21, %r21, 1;
	setp.lt.s32 %p9, %r21, %r2;
	@%p9 bra \$fill;
	ret;
}
PTX
}

moves() {
    kernel
    expect_status 0 "$MOVE" k.ptx k delay factor_wait factor_wait product
    cp "$tmp/.out" moved.ptx
    sed -n '/kperf.end product/,/kperf.end factor_wait/p' moved.ptx >got
    cat >want <<PTX
	// kperf.end product
	// kperf.begin factor_wait
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, $moved, %r41;
	@!done bra again;
	}
	// kperf.end factor_wait
PTX
    diff -u want got || fail 'moved otherwise'
    check_eq "$(sort moved.ptx | cksum)" "$(sort k.ptx | cksum)" 'lines'
    defaults
}
# stops MESSAGE LINE BECAUSE: what is said, of the statement that LINE is a pattern of.
stops() {
    kernel
    expect_status 6 "$MOVE" k.ptx k delay factor_wait factor_wait product
    expect_empty "$tmp/.out"
    expect_err "k.ptx:$(grep -n "$2" k.ptx | head -n 1 | cut -d: -f1):[0-9]*: error: [a-z ]*: $1\$"
    [ -z "${3:-}" ] || expect_err "note: $3\$"
    defaults
}
covers='this may use what the wait is for'
other='this may write there, and no other wait before the reader is shown to be for it'
store='this may write there, before what the wait is for'

# The helper's arrive may tell of anything, but nothing writes what the product reads that is not awaited
# on full.
defaults
moves
kernel
expect_status 0 "$MOVE" -r k.ptx k delay factor_wait factor_wait product
line() {
    grep -n "$1" k.ptx | head -n 1 | cut -d: -f1
}
tr -d ' \n' <"$tmp/.out" >got
grep -q "\"filled\":\[{\"awaited_at\":$(line '\[%r34\], %r40')" got || fail 'no line of the wait for the slot'
grep -q "\"reads\":$(line wgmma.mma),\"written_by\":$(line 'cp.async.bulk')}\]" got || fail 'not what it is for'

# so does a wait that is left when the phase is over
await='$look: mbarrier.try_wait.parity.shared::cta.b64 %p10, [%r34], %r40;
	@%p10 bra $is_over;
	bra.uni $look;
$is_over:'
moves
# what nobody writes may be read
between='ld.shared.f32 %f60, [scale];'
moves

# The product's operand is written by the helper, too: wherever, or where it cannot be told.
helper='st.shared.f32 [data+64], %f50;'
stops "$covers" 'wgmma.mma_async' "$store"
helper='st.shared.f32 [%r80], %f50;'
stops "$covers" 'wgmma.mma_async' "$store"
helper='cp.async.ca.shared.global [%r80], [%rd2], 16;'
stops "$covers" 'wgmma.mma_async' "$store"
helper='st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%r80], %r81, [%r82];'
stops "$covers" 'wgmma.mma_async' "$store"
# by other CTAs of the cluster
helper='mapa.shared::cluster.u32 %r80, %r3, 1; st.shared::cluster.f32 [%r80], %f50;'
stops "$covers" 'wgmma.mma_async' "$store"
# What the wait is for.
between='ld.shared.f32 %f60, [factor];'
stops "$covers" 'ld.shared.f32 %f60' "$store"
copy='cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r23], [%rd2], 1024, [%r36];'
stops "$covers" 'wgmma.mma_async' 'this is what the wait is for'
# Global memory is nothing that is looked at.
between='ld.global.f32 %f60, [%rd2];'
stops 'the wait may be for what this reads' 'ld.global.f32 %f60'

# The wait for the slot: for another slot, on some ways, or none.
on='shl.b32 %r39, %r31, 3; add.s32 %r34, %r33, %r39;'
stops "$covers" 'wgmma.mma_async' "$other"
on='add.s32 %r34, %r33, 8;'
stops "$covers" 'wgmma.mma_async' "$other"
on='add.s32 %r71, %r33, 8; add.s32 %r34, %r71, %r32;'
stops "$covers" 'wgmma.mma_async' "$other"
await='@%p11 bra $none;
'$await'
$none:'
stops "$covers" 'wgmma.mma_async' "$other"
await='mbarrier.try_wait.parity.shared::cta.b64 %p10, [%r34], %r40;'
stops "$covers" 'wgmma.mma_async' "$other"
await='$look: mbarrier.try_wait.parity.shared::cta.b64 %p10, [%r34], %r40;
	@%p10 bra $look;'
stops "$covers" 'wgmma.mma_async' "$other"
await='$look: mbarrier.try_wait.parity.shared::cta.b64 %p10, [%r34], %r40;
	@!%p12 bra $look;'
stops "$covers" 'wgmma.mma_async' "$other"

# The slot: read beyond it, filled beyond it, or by another counter than the barrier.
slot='shl.b32 %r49, %r30, 10; add.s32 %r35, %r49, %r38;'
stops "$covers" 'wgmma.mma_async' "$other"
slot='shl.b32 %r49, %r30, 10; add.s32 %r35, %r49, %r37;'
stops "$covers" 'wgmma.mma_async' "$other"
slot='shl.b32 %r35, %r30, 9;'
stops "$covers" 'wgmma.mma_async' "$other"
copy='cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r23], [%rd2], 1040, [%r24];'
stops "$covers" 'wgmma.mma_async' "$other"
copy='cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r23], [%rd2], %r80, [%r24];'
told='mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r24], %r80;'
stops "$covers" 'wgmma.mma_async' "$other"
to='rem.u32 %r71, %r21, 4; shl.b32 %r72, %r71, 10; add.s32 %r23, %r3, %r72;'
stops "$covers" 'wgmma.mma_async' "$other"

# What a producer stores before it tells how much its copies are: the wait on their barrier is for that.
kernel
sed 's/^	mbarrier.arrive.expect_tx/	st.shared.f32 [scale], %f50;\n&/
    s/\[%r36\], %r41/[%r34], %r40/
    s/^	add.s32 %r36, %r3, 4160;/	shl.b32 %r32, %r30, 3; add.s32 %r34, %r33, %r32;/' k.ptx |
    awk '/kperf.begin product/ { within = 1 } /kperf.end product/ { within = 0; print "ld.shared.f32 %f60, [scale];" }
        !within || /kperf/ { print }' >changed && mv changed k.ptx
expect_status 6 "$MOVE" k.ptx k delay factor_wait factor_wait product
expect_err "error: [a-z ]*: $covers"
expect_err "note: $store"
