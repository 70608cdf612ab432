#!/bin/sh
# A moved statement's line, inlined at a place that stays behind: ptxas wants that further up.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
MOVE=${KPERF%/*}/tests/unit/move_regions
[ -x "$MOVE" ] || skip 'no move_regions'

cat >k.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 128 .b8 tile[];
.visible .entry k(
	.param .u64 k_param_0,
	.param .u64 k_param_1,
	.param .u32 k_param_2
)
{
	.reg .pred %p<19>;
	.reg .b32 %r<90>;
	.reg .f32 %f<90>;
	.reg .b64 %rd<90>;
	.loc	1 60 1
	ld.param.u64 %rd1, [k_param_0];
	ld.param.u64 %rd11, [k_param_1];
	ld.param.u32 %r2, [k_param_2];
	cvta.to.global.u64 %rd2, %rd1;
	cvta.to.global.u64 %rd12, %rd11;
	mov.u32 %r1, %tid.x;
	mov.u32 %r3, tile;
	setp.eq.s32 %p1, %r1, 32;
	@%p1 bra $producer;
	and.b32 %r10, %r1, 31;
	setp.ne.s32 %p2, %r10, 0;
	mov.u32 %r31, 0;
	mov.u32 %r41, 0;
	shl.b32 %r11, %r1, 2;
	add.s32 %r12, %r3, %r11;
	mov.f32 %f70, 0f00000000;
$consumer:
	add.s32 %r33, %r3, 4096;
	// kperf.begin tile_wait
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r33], %r41;
	@!done bra again;
	}
	// kperf.end tile_wait
	ld.shared.f32 %f1, [%r12];
	.loc	1 70 5
	fma.rn.f32 %f70, %f1, %f1, %f70;
	fma.rn.f32 %f70, %f70, %f70, %f70;
	.loc	1 76 9
	add.s32 %r50, %r31, %r31;
	// kperf.begin release
	// kperf.arrive empty
	bar.warp.sync -1;
	@%p2 bra $others;
	.loc	2 37 5, function_name $L__info_string0, inlined_at 1 76 9
	add.s32 %r35, %r3, 4104;
	mbarrier.arrive.shared::cta.b64 _, [%r35];
$others:
	// kperf.end release
	.loc	1 80 1
	xor.b32 %r41, %r41, 1;
	add.s32 %r31, %r31, 1;
	setp.lt.s32 %p6, %r31, %r2;
	@%p6 bra $consumer;
	mul.wide.s32 %rd14, %r1, 4;
	add.s64 %rd13, %rd12, %rd14;
	st.global.f32 [%rd13], %f70;
	ret;
$producer:
	mov.u32 %r21, 0;
	mov.u32 %r25, 1;
$fill:
	add.s32 %r28, %r3, 4104;
	add.s32 %r24, %r3, 4096;
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r28], %r25;
	@!done bra again;
	}
	mov.u32 %r26, 128;
	mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r24], %r26;
	cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], [%rd2], %r26, [%r24];
	xor.b32 %r25, %r25, 1;
	add.s32 %r21, %r21, 1;
	setp.lt.s32 %p7, %r21, %r2;
	@%p7 bra $fill;
	ret;
}
	.file	1 "k.cu"
	.file	2 "arrive.cuh"
	.section	.debug_str
	{
$L__info_string0:
.b8 97
.b8 0
	}
PTX

expect_status 0 "$MOVE" k.ptx k far release empty tile_wait
# The place it is inlined at stands right before it now, and once more where it was.
cp "$tmp/.out" moved.ptx
at() { grep -n "$1" moved.ptx | head -n 1 | cut -d: -f1; }
[ "$(at 'inlined_at 1 76 9')" -lt "$(at 'add.s32 %r50')" ] || fail 'the arrive has not moved'
[ "$(($(at '^	\.loc	1 76 9$') + 1))" = "$(at 'inlined_at 1 76 9')" ] || fail 'no line to be inlined at'
[ "$(grep -c '^	\.loc	1 76 9$' moved.ptx)" = 2 ] || fail 'lines put in beyond need'
! command -v ptxas >/dev/null || expect_status 0 ptxas -arch=sm_90a -o k.cubin moved.ptx

# What the text itself lacks is not put in.
sed '/^	\.loc	1 76 9$/d' k.ptx >lacks.ptx
expect_status 0 "$MOVE" lacks.ptx k far release empty tile_wait
! grep -q '^	\.loc	1 76 9$' "$tmp/.out" || fail 'a line of its own'
