#!/bin/sh
# The graph of the barriers of kernels without marks: waits, arrives, distances, ring depths.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null 2>&1 || skip 'no python3'
E=$SRCDIR/examples

# Against the marks that were set by hand, barrier by barrier.  They count visits, too, but count
# some that the text without them does not have: the loads before gemm_swp's loop are in no region
# of theirs (a wait is N_PIPE - 1 loads further on), and attn_ws_b's first iteration has an empty
# wait for V (one visit more) and an empty release of V (one arrive more).
graph() {
    expect_status 0 python3 "$SRCDIR/tests/e2e/check_graph.py" "$KPERF" "$@"
}
graph "$E/gemm_ws/gemm_ws.ptx"
check_eq "$(grep -cE '^(full: wait k=0|empty: wait k=4|full: arrive|empty: arrive|mma: start|mma: wait k=0),' .out)" 6
graph "$E/gemm_ws/gemm_ws_s2.ptx"
check_eq "$(grep -cE '^(full: wait k=0|empty: wait k=2),' .out)" 2
graph "$E/gemm_ws/gemm_ws_s3.ptx"
check_eq "$(grep -cE '^(full: wait k=0|empty: wait k=3),' .out)" 2
graph "$E/gemm_swp/gemm_swp2.ptx" full-1
check_eq "$(grep -cE '^(full: wait k=1|slot: wait k=0|slot: arrive|mma: wait k=1|mma: wait k=0),' .out)" 5
graph "$E/gemm_swp/gemm_swp3.ptx" full-2
graph "$E/attn_ws/attn_ws_a.ptx"
check_eq "$(grep -cE '^(q_full|k_full|v_full|scores|values): wait k=0,|^[kv]_empty: wait k=1,' .out)" 7
graph "$E/attn_ws/attn_ws_b.ptx" v_full-1 v_empty+1
check_eq "$(grep -cE '^k_empty: wait k=2,|^k_full: wait k=0, 2 |^scores: wait k=0, 2 |^values: wait k=0, 2 ' .out)" 4

# Gluon, warp-specialised (tests/ptx/src/gluon_ws.py): a ring of three; slot and phase by division
# in one partition, by counters in the other, which a table of labels leads to.
marks() {
    expect_status 0 "$KPERF" instrument -q --auto "$1" --marks-only -o - "$2"
    grep -oE '/\*kperf\.(wait|arrive|async) [^*]*' .out | sed 's,/\*kperf\.,,' | sort >marks
}
marks waits,arrives,loads,mma "$SRCDIR/tests/ptx/src/gluon_ws.ptx"
cat >want <<'END'
arrive global_smem.98448
async load.global_smem.98416.t1111 engine=tma arrives=global_smem.98416 bytes=32768
async mma.t322 engine=tensor flops=2097152
wait global_smem.98416 k=0
wait global_smem.98448 k=3
wait mma.t322 k=0
END
cmp marks want || fail "gluon-ws: $(diff want marks)"

# Gluon with one mbarrier (bench/proton/gemm.py): loaded, awaited and multiplied in turn.  A and B
# are two regions, for a barrier of the CTA stands between.
grep -v kperf "$SRCDIR/bench/proton/gemm.ptx" >gluon.ptx
marks waits,arrives,loads,mma gluon.ptx
check_eq "$(sed 's/\.t[0-9]*//' marks | LC_ALL=C sort | tr '\n' ';')" "$(printf '%s;' \
    'async load.global_smem.32768 engine=tma arrives=global_smem.32768' \
    'async load.global_smem.32768 engine=tma arrives=global_smem.32768 bytes=32768' \
    'async mma engine=tensor flops=1048576' 'wait global_smem.32768 k=0' 'wait mma k=0')"

# Two groups in turns at barriers whose numbers they compute, as FlashAttention-3 has it: group g
# waits at 8 + g and arrives at 11 - g, where the other waits.  Where the count of threads is not
# that of two groups, or the numbers' sum is not the same for both, nothing is told.
turns() { # ARRIVES-AT THREADS
    cat >turns.ptx <<PTX
.version 8.0
.target sm_90a
.address_size 64
.visible .entry turns(.param .u32 n)
{
	.reg .b32 %r<9>;
	.reg .pred %p<3>;
	mov.u32 %r1, %tid.x;
	shr.u32 %r2, %r1, 7;
	ld.param.u32 %r3, [n];
LOOP:
	add.s32 %r4, %r2, 8;
	bar.sync %r4, $2;
	mov.u32 %r5, 11;
	$1
	bar.arrive %r6, $2;
	sub.s32 %r3, %r3, 1;
	setp.ne.s32 %p1, %r3, 0;
	@%p1 bra LOOP;
	ret;
}
PTX
    marks barriers turns.ptx
}
turns 'sub.s32 %r6, %r5, %r2;' 256
check_eq "$(tr '\n' ';' <marks)" 'arrive turn;wait turn k=0 turns=2;'

# Two such pairs, the second's first turn given before the loop: sums of all are known, and which
# arrive is a wait's they do not say.  Nothing is told, as the wrong arrive must not be.
sed -e 's/^LOOP:/\tadd.s32 %r7, %r2, 10;\n\tmov.u32 %r5, 13;\n\tsub.s32 %r8, %r5, %r2;\n\tbar.arrive %r8, 256;\nLOOP:/' \
    -e 's/^.sub.s32 %r3, %r3, 1;/\tbar.sync %r7, 256;\n\tbar.arrive %r8, 256;\n&/' turns.ptx >two.ptx
check_eq "$(grep -c 'bar\.' two.ptx)" 5
marks barriers two.ptx
check_eq "$(grep -c turn marks)" 0

# However many such barriers there are: not each against each.
awk 'BEGIN {
    print ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry many()\n{"
    print "\t.reg .b32 %r<80009>;\n\tmov.u32 %r1, %tid.x;\n\tshr.u32 %r2, %r1, 7;"
    for (i = 4; i < 80004; i += 2)
        print "\tmul.lo.s32 %r" i ", %r2, " i ";\n\tbar.sync %r" i ", 256;\n\tsub.s32 %r" \
              i + 1 ", %r2, %r" i ";\n\tbar.arrive %r" i + 1 ", 256;"
    print "\tret;\n}"
}' >many.ptx
expect_status 0 timeout 20 "$KPERF" instrument -q --auto barriers -o many.out many.ptx

expect_status 0 "$KPERF" inspect --suggest turns.ptx
expect_out '^#   turn: wait line 13 k=0; arrive line 16$'
turns 'add.s32 %r6, %r5, %r2;' 256
check_eq "$(tr '\n' ';' <marks)" ''
turns 'sub.s32 %r6, %r5, %r2;' 384
check_eq "$(tr '\n' ';' <marks)" ''
