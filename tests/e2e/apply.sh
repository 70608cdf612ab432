#!/bin/sh
# kperf apply on attention as it was traced: what it moves, what it refuses, what it writes.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
unset CUOBJDUMP
trace=$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt
cat "$SRCDIR/examples/attn_ws/attn_ws_a.ptx" >attn_ws_a.ptx
cat "$trace" >run.kpt
ptx=attn_ws_a.ptx

ORIGINAL=$tmp/$ptx
. "$SRCDIR/tests/e2e/apply_lib.sh"
# A disassembler that shows the arrive where the text has it; FAKE=undo: where it was.
cat >nvdisasm <<'SH'
#!/bin/sh
for file; do :; done
[ "$file" != --version ] || { echo 'Cuda compilation tools, release 13.0, V13.0.99'; exit 0; }
early='' late='SYNCS.ARRIVE.TRANS64.A1T0 RZ, [UR5+0x18008], RZ ;'
if [ "${FAKE:-}" != undo ] &&
    [ "$(grep -n kperf_arrive_k_empty "$file" | cut -d: -f1)" -lt \
        "$(grep -n kperf_begin_pv_wait "$file" | cut -d: -f1)" ]; then
    early=$late late=''
fi
at=0
echo '	.section	.text.attn_ws,"ax",@progbits'
echo 'attn_ws:'
echo '.text.attn_ws:'
printf '%s\n' 'HGMMA.64x128x16.F32.BF16 R24, gdesc[UR8], !UPT ;' 'WARPGROUP.DEPBAR.LE gsb0, 0x0 ;' \
    "$early" 'SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [UR5+0x18010], R6 ;' \
    'HGMMA.64x128x16.F32.BF16 R88, R24, gdesc[UR8], R88 ;' 'WARPGROUP.DEPBAR.LE gsb0, 0x0 ;' "$late" \
    'SYNCS.ARRIVE.TRANS64.A1T0 RZ, [UR5+0x18018], RZ ;' 'EXIT ;' | while read -r i; do
    [ -n "$i" ] || continue
    printf '        /*%04x*/                   %s\n' $at "$i"
    at=$((at + 16))
done
SH
chmod +x nvdisasm
NVDISASM=$tmp/nvdisasm
export NVDISASM

# The late release of K, up to where its last reader is over: the wait for the scores.
expect_status 0 "$KPERF" apply run.kpt advance-arrive:k_empty -o new.ptx
expect_out '^advance-arrive:k_empty: consumer: arrive on k_empty (k_release) to just after qk_wait'
expect_out 'moved  *line 1355 to line 398, 5 statements'
# V's slot is read by the eight products and filled by two copies, behind the wait on
# v_empty, which V's release, still behind the products, ends
expect_out 'in use at lines 1249 to 1277 until line 1292: changed by lines 1942 to 1946 only,'
expect_out 'the wait of line 1923 for the arrive of line 1372, which stays$'
expect_out 'registers 168 -> 168'
expect_out 'machine  *0x0020 SYNCS.ARRIVE.TRANS64.A1T0 RZ, .UR5+0x18008., RZ, now behind 0x0010$'
expect_out 'verdict  *applied: new.ptx'
cat >want <<'PTX'
	{ .reg .pred kperf_end_qk_wait; }
	// end inline asm
	and.b32  	%r234, %r1, 31;
	setp.ne.s32 	%p38, %r234, 0;
	// begin inline asm
	{ .reg .pred kperf_begin_k_release; }
	// end inline asm
	// begin inline asm
	{ .reg .pred kperf_arrive_k_empty; }
	// end inline asm
	@%p38 bra 	$L__BB0_9;

	add.s32 	%r251, %r79, 98312;
	// begin inline asm
	mbarrier.arrive.shared::cta.b64 _, [%r251];
	// end inline asm

$L__BB0_9:
	// begin inline asm
	{ .reg .pred kperf_end_k_release; }
PTX
sed -n '/kperf_end_qk_wait/,/kperf_end_k_release/p' new.ptx | diff -u want - || fail 'moved otherwise'
# its last line says what was done, for kperf run --against
unsigned() { # FILE
    grep -v '^// kperf applied ' "$1"
}
case $(tail -n 1 new.ptx) in
    '// kperf applied {"id":"advance-arrive:k_empty","predicted_gain":'*'"predicted_launch_gain":0.'*'}') ;;
    *) fail "the last line is $(tail -n 1 new.ptx)" ;;
esac
tail -n 1 new.ptx | grep -q "\"kernel\":\"$(sha256sum "$ptx" | cut -d' ' -f1)\"" || fail 'of no kernel'
tail -n 1 new.ptx | grep -q '"shape":{"[A-Z]*":[0-9]*' || fail 'of no shape'
sort "$ptx" >a
unsigned new.ptx | sort >b
cmp -s a b || fail 'other lines'
expect_status 0 "$KPERF" instrument -o new.kperf.ptx new.ptx
expect_status 0 "$KPERF" strip -o - new.kperf.ptx
cmp -s "$tmp/.out" new.ptx || fail 'strip does not give the moved text back'

# The diff leads from one text to the other.
expect_status 0 "$KPERF" apply run.kpt advance-arrive:k_empty --diff
expect_out '^--- attn_ws_a.ptx$'
expect_out '^-	mbarrier.arrive.shared::cta.b64 _, .%r251.;$'
sed -n '/^--- /,$p' "$tmp/.out" >change
if command -v patch >/dev/null 2>&1; then
    cat "$ptx" >patched.ptx
    patch -s patched.ptx change || fail 'the diff does not apply'
    cmp -s patched.ptx new.ptx || fail 'the diff gives something else'
fi
expect_status 0 "$KPERF" apply run.kpt advance-arrive:k_empty -o -
cmp -s "$tmp/.out" new.ptx || fail 'standard output'
expect_err 'verdict  *applied'
expect_status 0 "$KPERF" apply - advance-arrive:k_empty -p "$ptx" <run.kpt

# As JSON.
expect_status 0 "$KPERF" apply run.kpt advance-arrive:k_empty --json
for key in '"schema_version": 1' '"tool": "kperf ' '"hash": ' '"predicted_gain": ' '"verdict": "applied"' \
    '"verdict": "moved"' '"exit_status": 0' '"released_by": 1372' '"command": "apply"'; do
    grep -q "$key" "$tmp/.out" || fail "no $key in the JSON"
done

# Nothing is written over, or by halves.
expect_status 1 "$KPERF" apply run.kpt advance-arrive:k_empty -o new.ptx
expect_err 'new.ptx: exists already'
cmp -s new.ptx patched.ptx || [ ! -e patched.ptx ] || fail "overwritten"
expect_status 0 "$KPERF" apply run.kpt advance-arrive:k_empty -o new.ptx -f

# What the assembler makes of it counts.
expect_status 6 env FAKE=undo "$KPERF" apply run.kpt advance-arrive:k_empty -o undone.ptx
expect_err 'the assembler undoes it: the machine code has the old order'
[ ! -e undone.ptx ] || fail 'written all the same'
expect_status 0 env FAKE=undo "$KPERF" apply run.kpt advance-arrive:k_empty -o undone.ptx --no-check
cmp -s undone.ptx new.ptx || fail '--no-check'
expect_status 6 env FAKE=spill "$KPERF" apply run.kpt advance-arrive:k_empty -o spills.ptx
expect_err 'the assembler makes more of it than of the original'
expect_out 'spill stores 0 -> 8'
[ ! -e spills.ptx ] || fail 'written all the same'
# more registers: where an SM holds as many of its CTAs all the same they cost nothing
expect_status 0 env FAKE=more "$KPERF" apply -q run.kpt advance-arrive:k_empty
expect_out '^  grown  *registers 100 -> 160 .as many CTAs an SM.$'
expect_status 6 env FAKE=many "$KPERF" apply -q run.kpt advance-arrive:k_empty
expect_err 'the assembler makes more of it than of the original'
expect_status 0 env NVDISASM=/none "$KPERF" apply run.kpt advance-arrive:k_empty
expect_out 'no disassembler: whether the machine code has the new order is not told'

# The loads the other way round, each behind its own wait.
expect_status 0 "$KPERF" apply run.kpt reorder-loads:v_load,k_load -o swapped.ptx
grep -n 'kperf_begin_[kv]_\(empty_wait\|load\)' swapped.ptx | sed 's/.*begin_\(.*\); }/\1/' >got
printf '%s\n' v_empty_wait v_load k_empty_wait k_load | diff - got || fail 'order of the loads'

# Both, one after the other: the loads are moved in the text that the arrive left.
expect_status 0 "$KPERF" apply run.kpt advance-arrive:k_empty+reorder-loads:v_load,k_load -o both.ptx
expect_out 'moved  *advance-arrive:k_empty: line 1355 to line 398, 5 statements'
expect_out 'moved  *reorder-loads:v_load,k_load: line '
sed -n '/kperf_end_qk_wait/,/kperf_end_k_release/p' both.ptx | diff -u want - || fail 'the arrive'
grep -n 'kperf_begin_[kv]_\(empty_wait\|load\)' both.ptx | sed 's/.*begin_\(.*\); }/\1/' >got
printf '%s\n' v_empty_wait v_load k_empty_wait k_load | diff - got || fail 'order of the loads'
unsigned both.ptx | sort >b
cmp -s a b || fail 'other lines'
expect_status 0 "$KPERF" apply run.kpt --json advance-arrive:k_empty+reorder-loads:v_load,k_load
expect_out '"of": "reorder-loads:v_load,k_load"'
expect_status 6 "$KPERF" apply run.kpt advance-arrive:k_empty+peel-prologue:qk -o none.ptx
expect_err 'peel-prologue:qk: is no motion of instructions that are there: consumer: qk before the pv'
expect_err 'in the source: start the next iteration.s first operation before the second one of this'
expect_status 2 "$KPERF" apply run.kpt advance-arrive:k_empty+advance-arrive:v_empty -o none.ptx
expect_err 'no edit advance-arrive:v_empty in this loop behind advance-arrive:k_empty'
[ ! -e none.ptx ] || fail 'written all the same'

# A producer whose last load stands under a condition, and a peeled first product: each load stays
# behind its own wait, and each slot is let go by the barrier of its number.
cat "$SRCDIR/examples/attn_ws/attn_ws_b.ptx" >attn_ws_b.ptx
expect_status 0 "$KPERF" apply "$SRCDIR/traces/attn_ws_b-B4-H16-S4096.kpt" -p attn_ws_b.ptx --no-check \
    reorder-loads:v_load,k_load -o swapped_b.ptx
grep -n 'kperf_begin_[kv]_\(empty_wait\|load\)' swapped_b.ptx | sed 's/.*begin_\(.*\); }/\1/' >got
printf '%s\n' v_empty_wait v_load k_empty_wait k_load v_empty_wait v_load | diff - got ||
    fail 'order of the loads'
sort attn_ws_b.ptx >c
unsigned swapped_b.ptx | sort | cmp -s c - || fail 'other lines'
MOVE=${KPERF%/*}/tests/unit/move_regions
# spoilt SED MESSAGE TEXT FIRST LAST ANCHOR: TEXT, changed so, is no longer shown to be safe.
spoilt() {
    sed "$1" "$3" >changed.ptx
    cmp -s changed.ptx "$3" && fail "nothing to spoil: $1"
    expect_status 6 "$MOVE" changed.ptx attn_ws hoist "$4" "$5" "$6"
    expect_err "\(this stands against it\|so does this\): $2"
}
v_up() {
    spoilt "$1" "$2" attn_ws_b.ptx v_empty_wait v_load k_empty_wait
}
k_up() {
    spoilt "$1" "$2" swapped_b.ptx k_empty_wait k_load v_empty_wait
}
if [ -x "$MOVE" ]; then
    expect_status 0 "$MOVE" swapped_b.ptx attn_ws hoist k_empty_wait k_load v_empty_wait
    unsigned "$tmp/.out" | cmp -s - attn_ws_b.ptx || fail 'moved there and back it is another text'
    apart='it is not shown that its own wait protects what this overwrites'
    # the flag is no longer set where the wait was; it is set elsewhere, too; it says the opposite
    v_up 's/mov.pred 	%p122, -1;/mov.pred 	%p121, -1;/' 'this guards the slot'
    v_up '/kperf_end_v_empty_wait/s/^/	mov.pred %p122, -1;\n/' 'this guards the slot'
    v_up 's/not.pred 	%p118, %p122;/mov.pred %p118, %p122;/' 'this guards the slot'
    # behind the loop: V's last slot is let go as another, or by another counter
    v_up '2439,2440s/163888/163896/' "$apart"
    v_up '2420,2440s/%r864, 3/%r828, 3/' "$apart"
    # before it: K's slot 0 is let go as slot 1, or as V's
    k_up '352s/163856/163864/' "$apart"
    k_up '352s/163856/163888/' "$apart"
    # in it: by V's counter, or as V's
    k_up '1465,1470s/%r828, 3/%r864, 3/' "$apart"
    k_up '1460,1470s/163856/163872/' "$apart"
fi

# What is no motion, or none that may be made, is not made.
expect_status 6 "$KPERF" apply run.kpt ring-depth:k_empty+1 -o none.ptx
expect_err 'is no motion of instructions that are there: ring of k_empty: 1 slot more'
expect_err 'in the source: change the number of stages'
expect_status 6 "$KPERF" apply run.kpt hoist-load:k_load -o none.ptx
expect_err 'not to be done: k_empty_wait guards the slot that the load fills'
expect_status 2 "$KPERF" apply run.kpt advance-arrive:k_emty -o none.ptx
expect_err "no candidate 'advance-arrive:k_emty'; did you mean 'advance-arrive:k_empty'?"

# V's release, sent further up than its products let it.
MOVE=${KPERF%/*}/tests/unit/move_regions
if [ -x "$MOVE" ]; then
    expect_status 6 "$MOVE" "$ptx" attn_ws advance v_release v_empty pv
    expect_err '^attn_ws_a.ptx:1249:2: error: this stands against it: the arrive releases what this still uses$'
    expect_err '^attn_ws_a.ptx:1942:2: note: this may follow as soon as the arrive has come$'
    expect_err '^attn_ws_a.ptx:1372:2: note: what was to move$'
    # K's, before the wait for the scores
    expect_status 6 "$MOVE" "$ptx" attn_ws advance k_release k_empty qk
    expect_err '^attn_ws_a.ptx:305:2: error: this stands against it: the arrive releases what this still uses$'
fi

# It is done to what was traced, or not at all.
sed 's/nounroll/nounrolL/' "$ptx" >other.ptx
expect_status 3 "$KPERF" apply run.kpt advance-arrive:k_empty -p other.ptx -o none.ptx
expect_err 'other.ptx: not the PTX that was traced: its SHA-256 is '
mkdir away
cd away
expect_status 1 "$KPERF" apply "$trace" advance-arrive:k_empty -o none.ptx
expect_err 'attn_ws_a.ptx is neither beside it nor here; --ptx says where it is'
expect_out '^  verdict    not done$'
cd ..
mv "$ptx" away/
cp run.kpt away/
expect_status 0 "$KPERF" apply away/run.kpt advance-arrive:k_empty
expect_status 1 "$KPERF" apply none.kpt advance-arrive:k_empty
expect_status 3 "$KPERF" apply away/"$ptx" advance-arrive:k_empty
[ ! -e none.ptx ] || fail 'written all the same'

# What could not be written is not said to have been; what goes to standard output is.
: >there.ptx
expect_status 1 "$KPERF" apply --no-check -p "away/$ptx" -o there.ptx run.kpt advance-arrive:k_empty
expect_out '^  verdict    applied, but not written$'
expect_empty there.ptx
expect_status 0 "$KPERF" apply --no-check -p "away/$ptx" -o - run.kpt advance-arrive:k_empty
expect_err '^  verdict    applied: <stdout>$'
# No line of the report is wider than the page.
"$KPERF" apply run.kpt peel-prologue:qk+ring-depth:v_empty+1 >.out 2>/dev/null || :
expect_out '^peel-prologue:qk+ring-depth:v_empty+1: consumer: qk before the pv'
check_eq "$(awk 'length > 100' .out)" '' "wide lines"
