#!/bin/sh
# kperf apply start-apart: a pause before one group's loop; its text, what it does, and what is refused.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
unset CUOBJDUMP
PAUSE=${KPERF%/*}/tests/unit/move_regions
[ -x "$PAUSE" ] || skip 'no move_regions'

# ---- the text, and what it does -----------------------------------------------------------

cat >k.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(
	.param .u64 out
)
{
	.reg .pred %p<3>;
	.reg .b32 %r<9>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd0, [out];
	mov.u32 %r0, %tid.x;
	mul.wide.u32 %rd1, %r0, 4;
	add.u64 %rd1, %rd0, %rd1;
	mov.u32 %r1, %clock;
	// kperf.begin once
	mov.u32 %r2, %clock;
	// kperf.end once
	sub.u32 %r2, %r2, %r1;
	mov.u32 %r4, 0;
$loop:
	// kperf.begin looped
	add.u32 %r4, %r4, 1;
	// kperf.end looped
	setp.lt.u32 %p1, %r4, 3;
	@%p1 bra $loop;
	setp.eq.u32 %p2, %r4, 9;
	@%p2 bra $other;
	// kperf.begin twice
	// kperf.end twice
	bra $end;
$other:
	// kperf.begin twice
	// kperf.end twice
$end:
	st.global.u32 [%rd1], %r2;
	ret;
}
PTX
expect_status 0 "$PAUSE" k.ptx k pause once 1..2 500
cp "$tmp/.out" paused.ptx
cat >want <<'PTX'
	// kperf.begin once
{ // warps from 1 to 2 begin 500 cycles later
.reg .pred %apart_p; .reg .b32 %apart<4>;
mov.u32 %apart1, %tid.z;
mov.u32 %apart2, %ntid.y;
mov.u32 %apart3, %tid.y;
mad.lo.u32 %apart1, %apart1, %apart2, %apart3;
mov.u32 %apart2, %ntid.x;
mov.u32 %apart3, %tid.x;
mad.lo.u32 %apart1, %apart1, %apart2, %apart3;
shr.u32 %apart1, %apart1, 5;
sub.u32 %apart1, %apart1, 1;
setp.gt.u32 %apart_p, %apart1, 1;
@%apart_p bra $apart_past;
mov.u32 %apart1, %clock;
$apart_spin:
mov.u32 %apart2, %clock;
sub.u32 %apart2, %apart2, %apart1;
setp.lt.u32 %apart_p, %apart2, 500;
@%apart_p bra $apart_spin;
$apart_past:
}
PTX
sed -n '/kperf.begin once/,/^}/p' paused.ptx | grep -v '^$' >got
diff -u want got || fail 'the pause is not what it was'
sed -e '/^{ /,/^}/d' paused.ptx | grep -v '^$' | diff -u k.ptx - || fail 'the rest has changed'

# A statement is a cycle here, and %clock, which begins 200 below its end, wraps.  The first reading but
# one that is 500 behind the first is 1 + 4 * 125; with it 1 + 4 * 126 statements more.
if command -v python3 >/dev/null; then
    PYTHONPATH=$SRCDIR/tests/e2e PYTHONDONTWRITEBYTECODE=1 python3 - paused.ptx <<'PY' >more
import struct
import sys

import ptx_run
memory = ptx_run.launch(open(sys.argv[1]).read(), 1, 128, 64, {"out": ptx_run.GLOBAL}, (0,) * 8, 512)
took = struct.unpack("<128I", memory)
print([took[32 * warp + lane] - took[0] for warp in range(4) for lane in (0, 1)])
PY
    check_eq "$(cat more)" '[0, 0, 505, 505, 505, 505, 0, 0]' 'cycles more, by warp'
fi

# Probes and delays come to it as to any text.
expect_status 0 "$KPERF" instrument -q -f -o probed.ptx paused.ptx
for ptxas in ptxas /usr/local/cuda/bin/ptxas; do
    command -v $ptxas >/dev/null 2>&1 || continue
    $ptxas -arch=sm_90a -o paused.cubin paused.ptx || fail 'does not assemble'
    $ptxas -arch=sm_90a -o probed.cubin probed.ptx || fail 'does not assemble with probes'
    break
done

# Once, or not at all.
expect_status 6 "$PAUSE" k.ptx k pause looped 0..0 5
expect_err '^k.ptx:22:2: error: the region begins in a loop: the pause would be made in each of its iterations$'
# On ways that exclude each other it is made on either.
expect_status 0 "$PAUSE" -r k.ptx k pause twice 0..0 5
check_eq "$(tr -d ' \n' <"$tmp/.out")" '{"pause":{"cycles":5,"flag":false,"line":29,"lines":[29,33],"once":"CTA","region":"twice","warps":[0,0]}}' 'either way'
expect_status 2 "$KPERF" apply --delay - - start-apart:a@0 </dev/null
expect_err 'only one file can come from standard input'
expect_status 2 "$PAUSE" k.ptx k pause onec 0..0 5
expect_err "no region 'onec'; did you mean 'once'?"
expect_status 3 "$PAUSE" probed.ptx k pause once 0..0 5
expect_err 'has probes; kperf strip gives the original back'

# ---- one tile after another ----------------------------------------------------------------

cat >tiles.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(
	.param .u64 out
)
{
	.reg .pred %p<5>;
	.reg .b32 %r<9>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd0, [out];
	mov.u32 %r0, %tid.x;
	mul.wide.u32 %rd1, %r0, 4;
	add.u64 %rd1, %rd0, %rd1;
	mov.u32 %r1, %clock;
	mov.u32 %r4, 0;
$tile:
	// kperf.begin tile
	add.u32 %r4, %r4, 1;
	// kperf.end tile
	mov.u32 %r5, 0;
$loop:
	// kperf.begin looped
	add.u32 %r5, %r5, 1;
	// kperf.end looped
	setp.lt.u32 %p1, %r5, 3;
	@%p1 bra $loop;
	setp.eq.u32 %p3, %r4, 2;
	@%p3 bra $past;
	// kperf.begin some
	// kperf.end some
	// kperf.begin twice
	// kperf.end twice
$past:
	// kperf.begin twice
	// kperf.end twice
	setp.lt.u32 %p2, %r4, 4;
	@%p2 bra $tile;
	mov.u32 %r2, %clock;
	sub.u32 %r2, %r2, %r1;
	st.global.u32 [%rd1], %r2;
	ret;
}
PTX
# Once a CTA: a flag lets the first pass.
expect_status 0 "$PAUSE" tiles.ptx k pause tile 1..2 500
cp "$tmp/.out" once.ptx
cat >want <<'PTX'
	.reg .b64 %rd<3>;
.reg .pred %apart_once0;
mov.pred %apart_once0, 0;
	ld.param.u64 %rd0, [out];
	// kperf.begin tile
{ // warps from 1 to 2 begin 500 cycles later, the first time
.reg .pred %apart_p; .reg .b32 %apart<4>;
@%apart_once0 bra $apart_past;
mov.pred %apart_once0, -1;
PTX
sed -n '/%rd<3>/,/ld.param/p; /kperf.begin tile/,/mov.pred/p' once.ptx | grep -v '^$' | diff -u want - || fail 'not the flag'
sed -e '/^{ /,/^}/d' -e '/^.*apart_once0/d' once.ptx | grep -v '^$' | diff -u tiles.ptx - || fail 'the rest has changed'
# A second pause has a flag of its own.
expect_status 0 "$PAUSE" once.ptx k pause tile 3..3 100
cp "$tmp/.out" both.ptx
grep -q '^mov.pred %apart_once1, -1;' both.ptx || fail 'two pauses with one flag'
# In each tile: no flag.
expect_status 0 "$PAUSE" tiles.ptx k pause tile 1..2 500/tile
cp "$tmp/.out" each.ptx
grep -q '^{ // warps from 1 to 2 begin 500 cycles later, each time$' each.ptx || fail 'not each time'
grep -q apart_once each.ptx && fail 'a flag'
expect_status 0 "$PAUSE" -r tiles.ptx k pause tile 1..2 500/tile
check_eq "$(tr -d ' \n' <"$tmp/.out")" '{"pause":{"cycles":500,"flag":false,"line":18,"lines":[18],"loop":17,"once":"tile","region":"tile","warps":[1,2]}}' 'each tile'
# Where a region of a tile is passed by once, by turns or twice, the flag does: it is the first time.
expect_status 0 "$PAUSE" tiles.ptx k pause some 1..2 500
cp "$tmp/.out" some.ptx
expect_status 0 "$PAUSE" tiles.ptx k pause twice 1..2 500
cp "$tmp/.out" twice.ptx
if command -v python3 >/dev/null; then
    PYTHONPATH=$SRCDIR/tests/e2e PYTHONDONTWRITEBYTECODE=1 python3 - once.ptx both.ptx each.ptx some.ptx twice.ptx <<'PY' >more
import struct
import sys

import ptx_run
for name in sys.argv[1:]:
    memory = ptx_run.launch(open(name).read(), 1, 128, 64, {"out": ptx_run.GLOBAL}, (0,) * 8, 512)
    took = struct.unpack("<128I", memory)
    print(name, *[took[32 * warp] - took[0] for warp in range(4)])
PY
    # of a pause of 100 the first reading but one is 1 + 4 * 25
    cat >want <<'EOF'
once.ptx 0 505 505 0
both.ptx 0 505 505 105
each.ptx 0 2020 2020 0
some.ptx 0 505 505 0
twice.ptx 0 505 505 0
EOF
    diff -u want more || fail 'cycles more, by warp'
fi
expect_status 6 "$PAUSE" tiles.ptx k pause looped 0..0 5/tile
expect_err '^tiles.ptx:23:2: error: the region begins in a loop: the pause would be made in each of its iterations$'
expect_status 6 "$PAUSE" tiles.ptx k pause some 0..0 5/tile
expect_err '^tiles.ptx:30:2: error: there is a way round the loop that does not come by here: not every tile'
expect_status 6 "$PAUSE" tiles.ptx k pause twice 0..0 5/tile
expect_err '^tiles.ptx:35:2: error: the region begins here, too: the pause would be made twice on a way'
expect_status 6 "$PAUSE" k.ptx k pause once 0..0 5/tile
expect_err '^k.ptx:16:2: error: the region begins in no loop: there are no tiles$'
# Two ways in, or a table of labels: not known.
sed 's/^	mov.u32 %r5, 0;/	setp.eq.u32 %p4, %r0, 999;\n	@%p4 bra $past;/; s/^	mov.u32 %r4, 0;/&\n	setp.eq.u32 %p4, %r0, 998;\n	@%p4 bra $loop;/' tiles.ptx >knot.ptx
expect_status 6 "$PAUSE" knot.ptx k pause tile 0..0 5
expect_err 'error: the region begins in a loop that control enters at several places: how often is not known$'
sed 's/^	mov.u32 %r5, 0;/&\n	ts: .branchtargets $past, $loop;\n	brx.idx %r5, ts;/' tiles.ptx >table.ptx
expect_status 6 "$PAUSE" table.ptx k pause tile 0..0 5
expect_err 'error: control goes by a table of labels in this kernel: how often the region begins is not known$'
# ... which may be all that leads back.
sed 's/^	mov.u32 %r1, %clock;/$again:\n&/; s/^	mov.u32 %r4, 0;/	ts: .branchtargets $again, $on;\n	brx.idx %r0, ts;\n$on:\n&/' k.ptx >back.ptx
expect_status 6 "$PAUSE" back.ptx k pause once 0..0 5
expect_err '^back.ptx:17:2: error: control goes by a table of labels in this kernel: how often the region begins is'
# One that leads on does not count.
sed 's/^	mov.u32 %r4, 0;/	ts: .branchtargets $loop, $on;\n	brx.idx %r0, ts;\n$on:\n&/' k.ptx >on.ptx
expect_status 0 "$PAUSE" on.ptx k pause once 0..0 5
# Loops one in another, regions in a row and names of flags by the ten thousand take no time that
# grows with their square.
many() { # loops|regions NUMBER
    printf '.version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{\n'
    printf '.reg .pred %%p<3>;\n.reg .b32 %%r<9>;\n'
    [ "$1" != loops ] || seq -f '$L%.0f:' 1 "$2"
    printf '$L:\n// kperf.begin a\nmov.u32 %%r1, 1;\n// kperf.end a\n'
    [ "$1" != regions ] || yes "// kperf.begin b
// kperf.end b" | head -n $((2 * $2))
    printf '@%%p1 bra $L;\n'
    [ "$1" != loops ] || seq -f '@%%p1 bra $L%.0f;' "$2" -1 1
    printf 'ret;\n}\n'
}
many loops 40000 >many.ptx
expect_status 6 timeout 20 "$PAUSE" many.ptx k pause a 0..0 5
expect_err 'error: the region begins in more than 16 loops, one in another: how often is not asked$'
many regions 80000 >many.ptx
expect_status 6 timeout 20 "$PAUSE" many.ptx k pause a 0..0 5
expect_err 'error: the region begins in a loop: the pause would be made in each of its iterations$'
seq -f '// %%apart_once%.0f,' 0 200000 | cat tiles.ptx - >many.ptx
expect_status 0 timeout 20 "$PAUSE" many.ptx k pause tile 0..0 5
expect_out '^mov.pred %apart_once200001, -1;$'

# ---- kperf apply --------------------------------------------------------------------------

trace=$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt
cat "$SRCDIR/examples/attn_ws/attn_ws_a.ptx" >attn_ws_a.ptx
cat "$trace" >run.kpt

# How long is not the model's to say.
expect_status 6 "$KPERF" apply run.kpt start-apart:q_wait@8..11 -o none.ptx
expect_err 'by how many cycles is not said: that is measured, the model does not know'
expect_err "'kperf run --json --delay=q_wait@8..11=0..6500 CONFIG.yaml >FILE', then '--delay FILE' or '=CYCLES'"
expect_out '^  verdict    refused$'
for bad in start-apart: start-apart:q_wait start-apart:q_wait=5 start-apart:@1=5 start-apart:q_wait@8..32=5 \
    start-apart:q_wait@9..8=5 start-apart:q_wait@8= start-apart:q_wait@8=0 start-apart:q_wait@8=1000001 \
    start-apart:q_wait@8=1..5 start-apart:q_wait@8=5/tiles start-apart:q_wait@8/tile=5; do
    expect_status 2 "$KPERF" apply run.kpt "$bad" -o none.ptx
    expect_err "'$bad' is not start-apart:REGION@WARPS=CYCLES"
done
expect_status 2 "$KPERF" apply run.kpt start-apart:q_wiat@8..11=5 -o none.ptx
expect_err "attn_ws_a.ptx: no region 'q_wiat'; did you mean 'q_wait'?"
expect_status 6 "$KPERF" apply run.kpt start-apart:qk@8..11=5 -o none.ptx
expect_err '^attn_ws_a.ptx:285:15: error: the region begins in a loop'
expect_status 6 "$KPERF" apply run.kpt start-apart:q_wait@8..11=5/tile -o none.ptx
expect_err '^attn_ws_a.ptx:100:15: error: the region begins in no loop: there are no tiles$'
expect_status 2 "$KPERF" apply run.kpt start-apart:q_wait@8=5+advance-arrive:k_empty+start-apart:q_wait@4=5 -o none.ptx
expect_err 'two pauses; apply makes one'
expect_status 2 "$KPERF" apply run.kpt start-apart:q_wait@8=5+advance-arrive:k_emtpy -o none.ptx
expect_err "no candidate 'advance-arrive:k_emtpy'; did you mean 'advance-arrive:k_empty'?"
expect_status 6 "$KPERF" apply run.kpt start-apart:q_wait@8=5+ring-depth:k_empty+1 -o none.ptx
expect_err 'ring-depth:k_empty+1: is no motion of instructions that are there'
expect_status 6 "$KPERF" apply run.kpt advance-arrive:k_empty+start-apart:qk@8=5 -o none.ptx
expect_err 'error: the region begins in a loop'
expect_status 2 "$KPERF" apply run.kpt advance-arrive:k_empty --delay report.json
expect_err '\-\-delay is for start-apart'
[ ! -e none.ptx ] || fail 'written all the same'

# The pause is made; of one rhythm nothing is predicted, and nothing is said of that in the text.
expect_status 0 "$KPERF" apply --no-check --diff run.kpt start-apart:q_wait@8..11=2600 -o new.ptx
expect_out '^start-apart:q_wait@8..11=2600: these warps later, by a pause before q_wait, once a CTA;'
expect_out '^  pause      line 100: of 2600 cycles before q_wait, once a CTA$'
expect_out '^+setp.lt.u32 %apart_p, %apart2, 2600;$'
expect_out '^  verdict    applied: new.ptx$'
check_eq "$(diff attn_ws_a.ptx new.ptx | grep -c '^>')" 23 'lines more'
grep -q 'kperf applied' new.ptx && fail 'a prediction that nobody made'

# With other candidates it is made last, whatever its place in the list: the same as one after the other.
expect_status 0 "$KPERF" apply --no-check run.kpt advance-arrive:k_empty -o early.ptx
sed '$d' early.ptx >want # what it predicts of the one
expect_status 0 "$KPERF" apply --no-check --json run.kpt start-apart:q_wait@8..11=2600+advance-arrive:k_empty -o joined.ptx
grep -q '"id": "advance-arrive:k_empty+start-apart:q_wait@8..11=2600"' "$tmp/.out" || fail 'not both'
grep -q 'predicted' "$tmp/.out" && ! grep -q 'nothing is predicted' "$tmp/.out" && fail 'a prediction that nobody made'
"$PAUSE" want attn_ws pause q_wait 8..11 2600 | cmp -s - joined.ptx || fail 'not the one, then the pause'
grep -q 'kperf applied' joined.ptx && fail 'a prediction that nobody made'
expect_status 0 "$KPERF" apply --no-check run.kpt advance-arrive:k_empty+start-apart:q_wait@8..11=2600 -o - --json
cmp -s "$tmp/.out" joined.ptx || fail 'the order of the list counts'

# As long as was measured to be the best.
report() { # WARPS LEAST [SHAPE]
    echo '{"shapes": [{"shape": {"B": 9}, "delay": {"region": "q_wait", "warps": [4, 7], "least": {"cycles": 7}}},'
    echo "{\"shape\": ${3:-null}, \"delay\": {\"region\": \"q_wait\", \"warps\": $1, \"least\": $2}}]}"
}
report '[8, 11]' '{"cycles": 3250}' >report.json
expect_status 0 "$KPERF" apply --no-check run.kpt start-apart:q_wait@8..11 --delay report.json -o - --json
grep -q 'apart2, 3250;' "$tmp/.out" || fail 'not the measured pause'
grep -q '"id": "start-apart:q_wait@8..11=3250"' "$tmp/.err" || fail 'the report does not say which'
# ... or, where a closer look was taken, as long as that says
report '[8, 11]' '{"cycles": 3250}, "closer": {"cycles": 3000}' >report.json
expect_status 0 "$KPERF" apply --no-check run.kpt start-apart:q_wait@8..11 --delay report.json -o - --json
grep -q 'apart2, 3000;' "$tmp/.out" || fail 'not the pause of the closer look'
report '[8, 11]' '{"cycles": 3250}, "closer": null' >report.json
expect_status 0 "$KPERF" apply --no-check run.kpt start-apart:q_wait@8..11 --delay report.json -o -
expect_err 'note: report.json: the closer look round this pause did not find its gain again'
expect_status 2 "$KPERF" apply run.kpt start-apart:q_wait@8..11=5 --delay report.json
expect_err "says how long the pause is, and so does 'start-apart:q_wait@8..11=5'"
report '[8, 11]' '{"cycles": 3250}, "visits": 3' >report.json
expect_status 0 "$KPERF" apply --no-check run.kpt start-apart:q_wait@8..11 --delay report.json -o -
expect_err 'note: report.json: measured with the pause before each of 3 visits of a warp; with /tile behind'
report '[8, 11]' null >report.json
expect_status 6 "$KPERF" apply run.kpt start-apart:q_wait@8..11 --delay report.json
expect_err 'none of the pauses that were measured gains'
expect_status 3 "$KPERF" apply run.kpt start-apart:q_wait@8..10 --delay report.json
expect_err 'report.json: has no delay of q_wait@8..10, or several and none of the trace.s shape'
# of several that of the trace's shape
{ report '[4, 7]' '{"cycles": 9}' '{"B": 4, "H": 16, "S": 4096}'; } >report.json
expect_status 0 "$KPERF" apply --no-check run.kpt start-apart:q_wait@4..7 --delay report.json -o - --json
grep -q 'apart2, 9;' "$tmp/.out" || fail 'the pause of another shape'
report '[4, 7]' '{"cycles": 9}' >report.json
expect_status 3 "$KPERF" apply run.kpt start-apart:q_wait@4..7 --delay report.json
expect_status 1 "$KPERF" apply run.kpt start-apart:q_wait@4..7 --delay none.json

# ---- the machine code -------------------------------------------------------------------------

ORIGINAL=$tmp/attn_ws_a.ptx
. "$SRCDIR/tests/e2e/apply_lib.sh"
# A disassembler that shows two barriers, FAKE=swap: of the second text the other way round.
cat >nvdisasm <<'SH'
#!/bin/sh
for file; do :; done
[ "$file" != --version ] || { echo 'Cuda compilation tools, release 13.0, V13.0.99'; exit 0; }
add='FADD R1, R2, R3 ;' wait='SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [UR5+0x18010], R6 ;'
arrive='SYNCS.ARRIVE.TRANS64.A1T0 RZ, [UR5+0x18008], RZ ;' first=$wait second=$arrive spin='' behind=''
if grep -q apart_p "$file"; then
    spin='CS2R.32 R9, SR_CLOCKLO ;'
    case ${FAKE:-} in swap) first=$arrive second=$wait ;; order) behind=$add add='' ;; esac
fi
printf '\t.section\t.text.attn_ws,"ax",@progbits\nattn_ws:\n.text.attn_ws:\n'
at=0
for i in "$spin" "$add" 'FMUL R1, R2, R3 ;' "$behind" "$first" "$second" 'EXIT ;'; do
    [ -n "$i" ] || continue
    printf '        /*%04x*/                   %s\n' $at "$i"
    at=$((at + 16))
done
SH
chmod +x nvdisasm
NVDISASM=$tmp/nvdisasm
export NVDISASM
apart() { "$KPERF" apply run.kpt start-apart:q_wait@8..11=2600 -f -o new.ptx; }
expect_status 0 apart
expect_out 'registers 168 -> 168'
expect_out "machine    of 5 instructions 0 out of the original's order, of the 2 tensor, TMA and barrier"
rm new.ptx
FAKE=order
export FAKE
expect_status 0 apart
expect_out "machine    of 5 instructions 1 out of the original's order"
rm new.ptx
FAKE=swap
expect_status 6 apart
expect_err "orders tensor, TMA or barrier instructions otherwise: the loop is not the original's"
FAKE=spill
expect_status 6 apart
expect_err 'the assembler makes more of it than of the original'
[ ! -e new.ptx ] || fail 'written all the same'
