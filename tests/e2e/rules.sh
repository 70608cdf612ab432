#!/bin/sh
# Kernels that nobody marked: rules on the command line, from a file, in a config.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
sed -e '/kperf\./d' -e '/kperf_/d' "$SRCDIR/examples/gemm_ws/gemm_ws.ptx" >plain.ptx
! grep -q kperf plain.ptx || fail "marks are left"

# What is found: of this kernel, by reading it: two waits with their loops (full and empty), two
# for wgmma, four wgmma in a row, two TMA loads with what expects their bytes, the arrive on empty,
# one barrier, the loops over K of both roles.
expect_status 0 "$KPERF" inspect --suggest plain.ptx
cp .out rules.yaml
check_eq "$(grep -c ' = wait\.t' .out)" 2
check_eq "$(grep -c ' = wait\.smem\.196[0-9]*\.t' .out)" 2
check_eq "$(grep -c ' = mma\.t[0-9]* # wgmma.fence' .out)" 1
check_eq "$(grep -c ' = load\.smem\.196608\.t[0-9]* # mbarrier.arrive.expect_tx' .out)" 1
check_eq "$(grep -c ' = arrive\.smem\.196640\.t[0-9]* # @%p5 bra' .out)" 1
check_eq "$(grep -c ' = barrier\.bar0\.t[0-9]* # bar.sync' .out)" 1
check_eq "$(grep -c ' = loop\.t' .out)" 2
check_eq "$(grep -c ' = ' .out)" 10

# Found by itself or by the file that was suggested: the same text; and strip gives it back.
expect_status 0 "$KPERF" instrument -q --auto all -o auto.ptx plain.ptx
expect_status 0 "$KPERF" instrument -q --rules rules.yaml -o file.ptx plain.ptx
for text in auto file; do sed 's/,"rules":{"auto":\[[^}]*}//' $text.ptx >$text.same; done # the map has them
cmp auto.same file.same || fail "the suggested rules do not mean what was found"
grep -q '"rules":{"auto":\["waits","arrives","mma","loads","barriers","loops"\],"rules":\[\]}' auto.ptx ||
    fail "the map does not say what was asked for"
"$KPERF" strip auto.ptx | cmp - plain.ptx || fail "strip"
expect_status 0 "$KPERF" instrument --auto waits,loads --marks-only -o - plain.ptx
check_eq "$(grep -o '/\*kperf\.begin [a-z]*' .out | sort | uniq -c | awk '{print $1, $3}' | tr '\n' ' ')" \
    '1 load 4 wait ' # with both waits for wgmma, of which one ends an mma above
check_eq "$(wc -l <.out)" "$(wc -l <plain.ptx)" 'lines'

# A rule that matches nothing says what there is.
expect_status 2 "$KPERF" instrument -o x.ptx -m 'wgmma.mma_asinc* = x' plain.ptx
expect_err "^--mark:1:1: error: no instruction 'wgmma.mma_asinc\*'; the nearest is 'wgmma.mma_async\.sync"
expect_status 2 "$KPERF" instrument -o x.ptx -m 'gemm.cu:12 = x' plain.ptx
expect_err 'error: the text has no source lines (.loc): compile with -lineinfo'
expect_status 2 "$KPERF" instrument -o x.ptx -m 'mix.cu:300 = x' "$SRCDIR/tests/ptx/mix-lineinfo.ptx"
expect_err 'error: nothing is of these lines; the nearest that is, is '
expect_status 2 "$KPERF" instrument -o x.ptx -m 'mxi.cu:26 = x' "$SRCDIR/tests/ptx/mix-lineinfo.ptx"
expect_err "error: no file 'mxi.cu'; the nearest is 'mix.cu'"
expect_status 2 "$KPERF" instrument -o x.ptx -m 'loop@1 = x' plain.ptx
expect_err 'error: no innermost loop begins there; the nearest is loop@'
mix=$SRCDIR/tests/ptx/mix-lineinfo.ptx
near() { # RULE TEXT MESSAGE
    expect_status 2 "$KPERF" instrument -o x.ptx -m "$1" "$2"
    expect_err "$3"
}
near 'wgma* = x' "$mix" "no instruction 'wgma\*'; the nearest is 'ld.param.u64'$" # the first of all
near 'ld.global* %nope = x' "$mix" "no instruction 'ld.global\*' with these operands; the nearest is 'ld.global"
near 'label A..B = x' "$mix" "no label 'A'; the nearest is '"
near 'label $L__BB1_2..$L__BB0_2 = x' plain.ptx "no label '\$L__BB1_2'; the nearest is '\$L__BB0_2'$"
near 'text:100000 = x' plain.ptx "no instruction .* is on these lines; the nearest is on line $(grep -n '^[	 ]*ret;' plain.ptx | tail -1 | cut -d: -f1)$"
expect_status 2 "$KPERF" instrument --auto all -k 'blas::axyp' -o x.ptx "$SRCDIR/tests/images/axpy.ptx"
expect_err "no kernel 'blas::axyp'; did you mean 'blas::axpy<float>'?$"
expect_status 2 "$KPERF" instrument -o x.ptx -m 'x' plain.ptx
expect_err '^--mark:1:1: error: a rule is: WHERE = NAME'
expect_status 2 "$KPERF" instrument -o x.ptx --auto wait plain.ptx
expect_status 2 "$KPERF" instrument -o x.ptx --marks-only plain.ptx
printf 'rules:\n  - text:1-2\n' >bad.yaml
expect_status 2 "$KPERF" instrument -o x.ptx --rules bad.yaml plain.ptx
expect_err '^bad.yaml:2:5: error: a rule is: WHERE = NAME'
printf 'regions: []\n' >bad.yaml
expect_status 3 "$KPERF" instrument -o x.ptx --rules bad.yaml plain.ptx
expect_err "^bad.yaml:1:1: error: a file of rules has the keys 'auto' and 'rules'"
[ ! -e x.ptx ] || fail "output after an error"

# In a config: the plan knows the rule's region, two records a visit.
(
    . "$SRCDIR/tests/e2e/run_lib.sh"
    sed -i -e 's/.*kperf.begin.*/.reg .b32 %r<3>; mov.u32 %r1, 1; add.u32 %r2, %r1, %r1;/' -e '/kperf/d' scale.ptx
    KPERF_PTXAS=$SRCDIR/tests/fake_ptxas
    export KPERF_PTXAS
    config 'trips: {sum: 129}' "instrument: {rules: ['add.u32 = sum'], ring: 256}"
    expect_status 0 "$KPERF" run --plan scale.yaml
    tr -s ' \n' ' ' <.out | grep -qF "the newest 256 of a unit's 258 records, 128 of 129 trips" ||
        fail 'the rule has no region in the plan'
)
cp "$SRCDIR/examples/gemm_ws/gemm_ws.yaml" run.yaml
sed -e 's/^kernel:.*/kernel: plain.ptx/' -e '/^instrument:/d' run.yaml >plain.yaml
echo 'instrument: {auto: [waits, mma], ring: 64}' >>plain.yaml
sed 's/auto: \[waits, mma\]/auto: [waits, mma2]/' plain.yaml >bad.yaml
expect_status 3 "$KPERF" run --dry-run bad.yaml
expect_err 'what can be found is waits, arrives, mma, loads, barriers, loops, all or compute'
sed "s/auto: \[waits, mma\]/rules: ['text:1 = x']/" plain.yaml >bad.yaml
expect_status 3 "$KPERF" run --dry-run bad.yaml
expect_err '^bad.yaml:[0-9]*:[0-9]*: error: no instruction of a kernel is on these lines'
sed "s/auto: \[waits, mma\]/rules: rules.yaml/" plain.yaml >ok.yaml
expect_status 0 "$KPERF" run --dry-run ok.yaml

# What can be no region is said, by both: this loop has the kernel's end in it.
expect_status 0 "$KPERF" inspect --suggest "$SRCDIR/tests/ptx/scopes.ptx"
grep -q '^# no region, of crossing: loop\.t19, line 18: the kernel ends in it$' .out || fail "suggest says nothing"
expect_status 0 "$KPERF" instrument --auto all -f -o scopes.kperf.ptx "$SRCDIR/tests/ptx/scopes.ptx"
grep -q "crossing: 'loop\.t19', line 18, is no region: the kernel ends in it" .err || fail "instrument says nothing"
