#!/bin/sh
# A barrier of threads that is taken out when the text shows that nothing needs it; and what does.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
MOVE=${KPERF%/*}/tests/unit/move_regions
[ -x "$MOVE" ] || skip 'no move_regions'

# Two groups of 128 read slots of 1024 bytes, a float a thread, which warp 8 fills, and meet in each turn.
defaults() {
    ready='bar.sync 0;'
    size='.maxntid 288, 1, 1'
    who='and.b32 %r37, %r1, -32; setp.eq.s32 %p2, %r37, 256;'
    await='{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r41], %r82;
	@!done bra again;
	}'
    read='ld.shared.f32 %f22, [%r49];'
    meet='bar.warp.sync -1;'
    lane='and.b32 %r2, %r1, 31;'
    before='add.f32 %f30, %f31, %f32;'
    behind='add.f32 %f33, %f34, %f35;'
    met='bar.sync 1, 256;'
    copied='[%rd17]'
    stored='st.global.f32 [%rd11], %f23;'
    filled='%r72'
}
kernel() {
    cat >k.ptx <<PTX
.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 128 .b8 smem[];
.visible .entry k(
	.param .u64 k_param_0,
	.param .u64 k_param_1,
	.param .u32 k_param_2
)
$size
{
	.reg .pred %p<19>;
	.reg .f32 %f<64>;
	.reg .b32 %r<99>;
	.reg .b64 %rd<30>;
	ld.param.u64 %rd4, [k_param_0];
	ld.param.u64 %rd5, [k_param_1];
	ld.param.u32 %r19, [k_param_2];
	mov.u32 %r1, %tid.x;
	mov.u32 %r43, smem;
	setp.ne.s32 %p1, %r1, 0;
	@%p1 bra \$begin;
	mbarrier.init.shared::cta.b64 [%r43+4096], 1;
	mbarrier.init.shared::cta.b64 [%r43+4128], 8;
\$begin:
	$ready
	$who
	@%p2 bra \$producer;
	$lane
	mov.u32 %r80, 0;
	mov.u32 %r81, 0;
	mov.u32 %r82, 0;
\$consumer:
	shl.b32 %r6, %r81, 3;
	add.s32 %r44, %r6, %r43;
	add.s32 %r41, %r44, 4096;
	$await
	shl.b32 %r45, %r81, 10;
	add.s32 %r46, %r43, %r45;
	shl.b32 %r48, %r1, 2;
	add.s32 %r49, %r46, %r48;
	$read
	$before
	$meet
	setp.ne.s32 %p4, %r2, 0;
	@%p4 bra \$others;
	add.s32 %r50, %r44, 4128;
	mbarrier.arrive.shared::cta.b64 _, [%r50];
\$others:
	$behind
	// kperf.begin met
	$met
	// kperf.end met
	add.s32 %r57, %r81, 1;
	setp.eq.s32 %p7, %r57, 4;
	selp.u32 %r58, 1, 0, %p7;
	xor.b32 %r82, %r82, %r58;
	selp.b32 %r81, 0, %r57, %p7;
	add.s32 %r80, %r80, 1;
	setp.lt.s32 %p8, %r80, %r19;
	@%p8 bra \$consumer;
	cvta.to.global.u64 %rd9, %rd5;
	mul.wide.u32 %rd10, %r1, 4;
	add.s64 %rd11, %rd9, %rd10;
	$stored
	ret;
\$producer:
	and.b32 %r61, %r1, 31;
	setp.ne.s32 %p9, %r61, 0;
	@%p9 bra \$done;
	mov.u64 %rd17, %rd4;
	mov.u32 %r84, 0;
	mov.u32 %r85, 0;
	mov.u32 %r86, 1;
\$fill:
	shl.b32 %r74, %r85, 3;
	add.s32 %r76, %r74, %r43;
	add.s32 %r67, %r76, 4128;
	{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r67], %r86;
	@!done bra again;
	}
	add.s32 %r69, %r76, 4096;
	mov.u32 %r72, 1024;
	mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r69], $filled;
	shl.b32 %r77, %r85, 10;
	add.s32 %r71, %r77, %r43;
	cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r71], $copied, $filled, [%r69];
	add.s32 %r78, %r85, 1;
	setp.eq.s32 %p12, %r78, 4;
	selp.u32 %r79, 1, 0, %p12;
	xor.b32 %r86, %r86, %r79;
	selp.b32 %r85, 0, %r78, %p12;
	add.s64 %rd17, %rd17, 1024;
	add.s32 %r84, %r84, 1;
	setp.lt.s32 %p13, %r84, %r19;
	@%p13 bra \$fill;
\$done:
	ret;
}
PTX
}
goes() {
    kernel
    expect_status 0 "$MOVE" k.ptx k drop met - -
    sed "/kperf.begin met/{n;s/	.*/	/;}" k.ptx | diff -u - "$tmp/.out" || fail 'something else was taken out'
    expect_status 0 "$MOVE" -r k.ptx k drop met - -
    tr -d ' \n' <"$tmp/.out" >report
    defaults
}
# stays WHY OTHER BECAUSE: what it is needed for, by the statement that OTHER is a pattern of.
stays() {
    kernel
    expect_status 6 "$MOVE" k.ptx k drop met - -
    expect_empty "$tmp/.out"
    expect_err "^k.ptx:[0-9]*:[0-9]*: error: this stands against it: $1\$"
    [ -z "${2:-}" ] || expect_err "^k.ptx:$(grep -n "$2" k.ptx | head -n 1 | cut -d: -f1):[0-9]*: note: ${3:-.*}\$"
    defaults
}

defaults
goes
grep -q '"dropped":\[{"line":[0-9]*,"statement":"bar.sync1,256;"}\]' report || fail 'not said'
grep -q '"unread":\["k_param_1"\]' report || fail 'not said that nobody reads the results'
# every thread arrives for itself: lanes need not meet
meet='add.f32 %f36, %f37, %f38;'
lane='mov.u32 %r2, 0;'
goes
# the results are stored nowhere; a barrier that looks until it is over by another branch
stored=''
goes
await='$look: mbarrier.try_wait.parity.shared::cta.b64 %p10, [%r41], %r82;
	@%p10 bra $over;
	bra.uni $look;
$over:'
goes

# what one thread writes, and others read behind it
writes='it may be for what this writes'
before='st.shared.f32 [%r43+8192], %f22;'
stays "$writes" 'st.shared' 'in shared memory'
elsewhere='in global memory, where it is not shown that nobody reads it'
stored='st.global.f32 [%rd11], %f23;
	ld.global.f32 %f40, [%rd11+64];'
stays "$writes" 'st.global' "$elsewhere"
stored='st.global.f32 [%rd11], %f23;
	membar.gl;'
stays "$writes" 'st.global' "$elsewhere"
copied='[%rd5]'
stays "$writes" 'st.global' "$elsewhere"
does='it may be for what this does'
before='atom.shared.add.u32 %r90, [%r43+8192], 1;'
stays "$does" 'atom.shared'
before='cp.async.ca.shared.global [%r43+8192], [%rd4], 16;'
stays "$does" 'cp.async.ca'
before='ld.volatile.shared.f32 %f40, [%r43+8192];'
stays "$does" 'ld.volatile'
before='made.up %r90;'
stays "$does" 'made.up'
before='call look, (%r90);'
stays "$does" 'call ' 'a call is not looked into'
before='wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {%f1, %f2, %f3, %f4}, {%r90, %r91, %r92, %r93}, %rd20, 1, 1, 1, 0;'
stays "$does" 'wgmma'

# what is read: behind no wait of its own, for another slot, beyond it, from where it is not told
reads='it may be what this reads behind'
own='a wait of its own for what is copied there is not shown'
await='@%p4 bra $told;
'$await'
$told:'
stays "$reads" 'ld.shared' "$own"
await='mbarrier.try_wait.parity.shared::cta.b64 %p10, [%r41], %r82;'
stays "$reads" 'ld.shared' "$own"
read='ld.shared.f32 %f22, [%r49+4];'
stays "$reads" 'ld.shared' "$own"
read='ld.shared.f32 %f22, [%r95];'
stays "$reads" 'ld.shared' "$own"
read='ld.f32 %f22, [%rd20];'
stays "$reads" 'ld.f32' 'where is not told'
# a ninth warp of readers, whose threads would read beyond the slot
who='setp.eq.s32 %p2, %r1, 256;'
stays "$reads" 'ld.shared' "$own"
size=''
stays "$reads" 'ld.shared' "$own"
filled=2048
stays "$reads" 'ld.shared' "$own"

# who tells that it was read: one for all that met there, one warp for another, before the read's lanes met
tells='it may be what tells that this has been read'
warp='an arrive of its own warp behind it is not shown'
kernel
awk '/kperf.begin met/ { held = $0; next } /bar.sync 1, 256/ || /kperf.end met/ { if (held == "") print; next }
    /^	add.f32 %f30/ { print "	// kperf.begin met"; print "	bar.sync 1, 256;"; print "	// kperf.end met"; next } { print }' k.ptx |
    sed 's/and.b32 %r2, %r1, 31;/and.b32 %r2, %r1, 127;/' >changed && mv changed k.ptx
expect_status 6 "$MOVE" k.ptx k drop met - -
expect_err "error: this stands against it: $tells"
lane='and.b32 %r2, %r1, 127;'
stays "$tells" 'ld.shared' "$warp"
lane='and.b32 %r2, %r1, 63;'
stays "$tells" 'ld.shared' "$warp"
lane='ld.param.u32 %r2, [k_param_2];'
stays "$tells" 'ld.shared' "$warp"
meet=''
stays "$tells" 'ld.shared' "$warp"
meet='bar.warp.sync 65535;'
stays "$tells" 'ld.shared' "$warp"
meet='@%p4 bra $alone; bar.warp.sync -1; $alone:'
stays "$tells" 'ld.shared' "$warp"
before='bar.warp.sync -1; ld.shared.f32 %f40, [%r49];' meet=''
stays "$tells" 'ld.shared.f32 %f40' "$warp"

# a wait that nothing is given back behind, an arrive that nothing is awaited before
look='{
	.reg .pred done;
	again:
	mbarrier.try_wait.parity.shared::cta.b64 done, [%r43+4160], %r91;
	@!done bra again;
	}
	mbarrier.arrive.shared::cta.b64 _, [%r43+4168];'
behind="mov.b32 %r91, %r82;
	$look"
stays 'it may be what holds threads back here' 'r43+4160' 'it is not shown that this waits for another phase each time'
behind="and.b32 %r91, %r80, 1;
	$look"
stays 'it may keep threads from arriving twice' 'r43+4168'
behind='mbarrier.arrive.shared::cta.b64 _, [%r44+4128];'
stays 'it may keep threads from arriving twice' 'r44+4128'

# where else threads meet
meets='others may meet it by its number'
behind='bar.sync 1, 256;'
stays "$meets" 'bar.sync 1, 256'
behind='bar.arrive %r90, 256;'
stays "$meets" 'bar.arrive'
behind='barrier.sync 1;'
stays "$meets" 'barrier.sync'
apart='it may keep apart the uses of another barrier of threads'
behind='bar.sync 2, 128;'
stays "$apart" 'bar.sync 2'
behind='barrier.cluster.arrive.aligned;'
stays "$meets" 'barrier.cluster'
met='@%p4 bar.sync 1, 256;'
stays 'this is not bar.sync of all that come by'
met='bar.red.popc.u32 %r90, 1, 256, %p4;'
stays 'this is not bar.sync of all that come by'
# it may be what tells that the barriers are set up
ready='add.f32 %f36, %f37, %f38;'
stays 'it may be what tells that barriers in shared memory are set up'
ready='bar.sync 0, 256;'
stays "$apart" 'bar.sync 0'
behind='mbarrier.init.shared::cta.b64 [%r43+4136], 1;'
stays "$apart" 'bar.sync 0'
