#!/bin/sh
# An arrive before results are stored that nobody in the kernel reads: as far as the last read of what it
# releases, and what stands against it.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
MOVE=${KPERF%/*}/tests/unit/move_regions
[ -x "$MOVE" ] || skip 'no move_regions'

defaults() {
    stored='st.global.f32 [%rd13], %f3;'
    elsewhere='add.f32 %f60, %f61, %f62;'
    copied='[%rd2]'
    meet='bar.warp.sync -1;'
    behind='add.f32 %f70, %f71, %f72;'
}
kernel() {
    cat >k.ptx <<PTX
.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 128 .b8 tile[];
.global .align 8 .u64 there;
.visible .entry k(
	.param .u64 k_param_0,
	.param .u64 k_param_1,
	.param .u64 k_param_2,
	.param .align 8 .b8 k_param_3[24],
	.param .u32 k_param_4
)
{
	.reg .pred %p<19>;
	.reg .b32 %r<90>;
	.reg .f32 %f<90>;
	.reg .b64 %rd<90>;
	ld.param.u64 %rd1, [k_param_0];
	ld.param.u64 %rd11, [k_param_1];
	ld.param.u64 %rd21, [k_param_2];
	ld.param.u32 %r2, [k_param_4];
	cvta.to.global.u64 %rd2, %rd1;
	cvta.to.global.u64 %rd12, %rd11;
	cvta.to.global.u64 %rd22, %rd21;
	mov.u32 %r1, %tid.x;
	mov.u32 %r3, tile;
	setp.eq.s32 %p1, %r1, 128;
	@%p1 bra \$producer;
	and.b32 %r10, %r1, 31;
	setp.ne.s32 %p2, %r10, 0;
	mov.u32 %r31, 0;
	mov.u32 %r41, 0;
	shl.b32 %r11, %r1, 2;
	add.s32 %r12, %r3, %r11;
\$consumer:
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
	ld.shared.f32 %f2, [%r12+4];
	$behind
	fma.rn.f32 %f3, %f1, %f2, %f2;
	mad.lo.s32 %r34, %r31, 256, %r1;
	mul.wide.s32 %rd14, %r34, 4;
	add.s64 %rd13, %rd12, %rd14;
	$stored
	st.global.f32 [%rd13+4096], %f3;
	$meet
	// kperf.begin release
	// kperf.arrive empty
	@%p2 bra \$others;
	add.s32 %r35, %r3, 4104;
	mbarrier.arrive.shared::cta.b64 _, [%r35];
\$others:
	// kperf.end release
	xor.b32 %r41, %r41, 1;
	add.s32 %r31, %r31, 1;
	setp.lt.s32 %p6, %r31, %r2;
	@%p6 bra \$consumer;
	ret;
\$producer:
	mov.u32 %r21, 0;
	mov.u32 %r25, 1;
\$fill:
	add.s32 %r28, %r3, 4104;
	add.s32 %r24, %r3, 4096;
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r28], %r25;
	@!done bra again;
	}
	mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r24], 1024;
	cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r3], $copied, 1024, [%r24];
	$elsewhere
	xor.b32 %r25, %r25, 1;
	add.s32 %r21, %r21, 1;
	setp.lt.s32 %p9, %r21, %r2;
	@%p9 bra \$fill;
	ret;
}
PTX
}
line() {
    grep -n "$1" k.ptx | head -n 1 | cut -d: -f1
}

# moves BEHIND: the arrive stands right behind the statement that BEHIND is a pattern of.
moves() {
    kernel
    expect_status 0 "$MOVE" k.ptx k far release empty tile_wait
    cp "$tmp/.out" moved.ptx
    sed -n "/$1/,/kperf.end release/p" moved.ptx | sed 1d >got
    sed -n "/kperf.begin release/,/kperf.end release/p" k.ptx >want
    [ -z "$meet" ] || { echo "	$meet" | cat - want >with && mv with want; }
    diff -u want got || fail 'moved otherwise'
    check_eq "$(sort moved.ptx | cksum)" "$(sort k.ptx | cksum)" 'lines'
    expect_status 0 "$MOVE" -r k.ptx k far release empty tile_wait
    tr -d ' \n' <"$tmp/.out" >report
    defaults
}
# stops WHY OTHER: as soon as it would have to pass the stores, of which a statement like OTHER learns.
stops() {
    kernel
    expect_status 6 "$MOVE" k.ptx k advance release empty tile_wait
    expect_err "^k.ptx:$(line '^	st.*%f3;'):[0-9]*: error: .*: the arrive may publish what this writes\$"
    [ -z "$1" ] || expect_err "^k.ptx:$(line "$2"):[0-9]*: note: $1\$"
    defaults
}
reads='this may read it'
unfollowed='this may read it: where, could not be followed'
tells='this may read it, or tell other CTAs of it'

# Up to the tile's last read, the warp's lanes with it.  What is not in the text is said.
defaults
moves 'ld.shared.f32 %f2'
grep -q '"unread":\["k_param_1"\]' report || fail 'not said that nobody reads it'
grep -q '"apart":\[{"other":"k_param_0","written":"k_param_1"}\]' report || fail 'not said what is apart'
grep -q "\"line\":$(line 'ld.shared.f32 %f2'),\"statement\":\"ld.shared.f32%f2,.%r12+4.;\",\"why\"" report || fail 'not said how far'
# the same as a warp's own arrive
meet=''
moves 'ld.shared.f32 %f2'
# one whose mark stands under its condition, which it then takes with it
kernel
awk '/kperf.arrive empty/ { next } /add.s32 %r35/ { print; print "	// kperf.arrive empty"; next } { print }' k.ptx >changed &&
    mv changed k.ptx
expect_status 0 "$MOVE" k.ptx k far release empty tile_wait
sed -n '/ld.shared.f32 %f2/,/add.f32/p' "$tmp/.out" >got
printf '%s\n' '	ld.shared.f32 %f2, [%r12+4];' '	bar.warp.sync -1;' '	add.s32 %r35, %r3, 4104;' \
    '	// kperf.arrive empty' '	@!%p2 mbarrier.arrive.shared::cta.b64 _, [%r35];' '	add.f32 %f70, %f71, %f72;' >want
diff -u want got || fail 'moved otherwise'
# loads of other buffers, of numbers, and of shared memory by a generic address
elsewhere='ld.global.f32 %f60, [%rd22]; ld.global.nc.u32 %r60, [%rd2]; cvta.shared.u64 %rd50, tile; ld.f32 %f61, [%rd50];
	mul.wide.s32 %rd51, %r60, 4; add.s64 %rd52, %rd22, %rd51; st.global.f32 [%rd52], %f60;'
moves 'ld.shared.f32 %f2'
grep -q '"other":"k_param_2","written":"k_param_1"' report || fail 'not said what is apart'
elsewhere='selp.b64 %rd50, %rd2, %rd22, %p11; ld.global.f32 %f60, [%rd50+8];'
moves 'ld.shared.f32 %f2'
elsewhere='ld.param.u64 %rd50, [k_param_3+8]; ld.global.f32 %f60, [%rd50];'
moves 'ld.shared.f32 %f2'
grep -q '"other":"k_param_3+8","written":"k_param_1"' report || fail 'not said what is apart'
# a factor is no address
elsewhere='mul.lo.s64 %rd50, %rd11, 8; add.s64 %rd51, %rd2, %rd50; ld.global.f32 %f60, [%rd51];'
moves 'ld.shared.f32 %f2'
# fences and atomics that stay in the CTA
elsewhere='fence.proxy.async; fence.acq_rel.cta; membar.cta; atom.shared.add.u32 %r60, [%r3+8192], 1;'
moves 'ld.shared.f32 %f2'

# It may be read: by whom.
elsewhere='ld.global.f32 %f60, [%rd12+64];'
stops "$reads" 'ld.global.f32 %f60'
elsewhere='ld.global.nc.f32 %f60, [%rd12+64];'
stops "$reads" 'ld.global.nc.f32 %f60'
elsewhere='ld.f32 %f60, [%rd11];'
stops "$reads" 'ld.f32 %f60'
elsewhere='selp.b64 %rd50, %rd2, %rd12, %p11; ld.global.f32 %f60, [%rd50];'
stops "$reads" 'ld.global.f32 %f60'
elsewhere='mov.b64 {%r60, %r61}, %rd12; mov.b64 %rd50, {%r60, %r61}; ld.global.f32 %f60, [%rd50];'
stops "$unfollowed" 'ld.global.f32 %f60'
copied='[%rd12]'
stops "$reads" 'cp.async.bulk'
elsewhere='cp.async.ca.shared.global [%r80], [%rd12], 16;'
stops "$reads" 'cp.async.ca'
elsewhere='ld.global.u64 %rd50, [there]; ld.global.f32 %f60, [%rd50];'
stops "$unfollowed" 'ld.global.u64'
elsewhere='ld.global.u64 %rd50, [%rd2]; ld.global.f32 %f60, [%rd50];'
stops "$unfollowed" 'ld.global.f32 %f60'
# the loads of several parameters at once
stored='ld.param.u64 %rd60, [k_param_3+8];
	st.global.f32 [%rd60], %f3;'
elsewhere='ld.param.v2.u64 {%rd50, %rd51}, [k_param_3]; ld.global.f32 %f60, [%rd50];'
stops "$reads" 'ld.global.f32 %f60'
stored='ld.global.u64 %rd60, [%rd2];
	st.global.f32 [%rd60], %f3;'
stops '' ''
stored='add.s64 %rd60, %rd13, 8;
	st.f32 [%rd60], %f3;'
stops '' ''

# Other CTAs, other launches or the host may be told.
elsewhere='atom.global.add.u32 %r60, [%rd22], 1;'
stops "$tells" 'atom.global'
elsewhere='red.release.gpu.global.add.u32 [%rd22], 1;'
stops "$tells" 'red.release'
elsewhere='st.volatile.global.u32 [%rd22], %r1;'
stops "$tells" 'st.volatile'
elsewhere='ld.acquire.gpu.global.u32 %r60, [%rd22];'
stops "$tells" 'ld.acquire'
elsewhere='membar.gl;'
stops 'this may tell other CTAs of it' 'membar.gl'
elsewhere='fence.acq_rel.gpu;'
stops 'this may tell other CTAs of it' 'fence.acq_rel.gpu'
elsewhere='fence.sc.sys;'
stops 'this may tell other CTAs of it' 'fence.sc.sys'
elsewhere='cp.async.bulk.global.shared::cta.bulk_group [%rd22], [%r3], 64;'
stops 'this writes global memory by another way' 'cp.async.bulk.global.shared'
# other ways to read or write global memory, of which nothing is known here
for way in 'ldu.global.f32 %f60, [%rd12];' 'tex.1d.v4.f32.s32 {%f60, %f61, %f62, %f63}, [%rd12, {%r60}];' \
    'suld.b.1d.b32.trap %r60, [%rd12, {%r61}];' 'sust.b.1d.b32.trap [%rd12, {%r61}], %r60;' \
    'wmma.load.a.sync.aligned.row.m16n16k16.global.f16 {%r60, %r61}, [%rd12];' \
    'wmma.store.d.sync.aligned.row.m16n16k16.global.f32 [%rd12], {%f60, %f61};' \
    'multimem.ld_reduce.relaxed.sys.global.add.f32 %f60, [%rd12];' 'multimem.st.relaxed.sys.global.f32 [%rd22], %f60;' \
    'cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd12], [%r3], 64;' 'st.bulk.weak [%rd12], 64, 0;'; do
    elsewhere=$way
    stops '.*' "${way%% *} "
done
elsewhere='call (%r60), look, (%rd12);'
stops 'of this it is not known what it reads' 'call '
elsewhere='griddepcontrol.launch_dependents;'
stops 'of this it is not known what it reads' 'griddepcontrol'
elsewhere='made.up %rd50;'
stops 'of this it is not known what it reads' 'made.up'

# Lanes that meet keep what they did in shared memory on its side, and the arrive with them.
stopped() { # MESSAGE STATEMENT
    behind=$2
    kernel
    expect_status 6 "$MOVE" k.ptx k advance release empty tile_wait
    expect_err "error: [a-z ]*: $1\$"
    defaults
}
lanes='lanes of a warp may wait for each other behind this'
stopped "$lanes" 'st.shared.f32 [%r12+8192], %f1;'
stopped "$lanes" 'ld.shared.f32 %f60, [%r12+8192];'
stopped "$lanes" 'ld.global.f32 %f60, [%rd2];'
stopped "$lanes" 'shfl.sync.bfly.b32 %r60, %r61, 1, 31, -1;'
stopped "$lanes" 'bar.sync 1, 128;'
# one of some lanes, or under a condition, does not come along
meet='@%p12 bar.warp.sync -1;'
stopped 'the arrive may speak for the threads that this waits for' 'add.f32 %f60, %f61, %f62;'
# as far as it goes: not into another condition, but behind it
behind='@%p12 bra $less; ld.shared.f32 %f60, [%r12+8]; $less:'
moves '\$less:'
