#!/bin/sh
# Plots: what is drawn where, names that would be commands, and gnuplot failing,
# missing and doing its work.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

data=$(dirname "$KPERF")/tests/data
[ -r "$data/shell.kpt" ] || fail "no $data/shell.kpt: run this through make check"
plot() { # WHAT FILE TRACE OPTION...
    what=$1 file=$2 trace=$3
    shift 3
    "$KPERF" replay -q --format plot --plot "$what" -f -o "$file" "$@" "$trace" 2>/dev/null ||
        fail "--plot $what -o $file $* $trace: status $?"
}
block() { # NAME FILE: the rows of a block of data
    sed -n "/^\$$1 << EOD\$/,/^EOD\$/{/EOD/!p;}" "$2"
}
has_row() { # FILE BLOCK ROW
    block "$2" "$1" | grep -qx "$3" || fail "$1: no row '$3' in $2"
}

# ---- the timeline: what the schedule says ----------------------------------------------
# Consumers: an iteration takes 515 cycles with the 6 records of 12 in it; the 40th begins
# 21161 cycles after the CTA's entry with wait_full (3 cycles), then mma with issue (60) in
# it, 440 in all.  Their rings of 64 keep the last 64 of 243 records, and the k-th of those
# is moved by 12 k: 61 for the end of the last mma, 21664 - 61 * 12 = 20932.

plot timeline ws.gp "$data/ws.kpt"
has_row ws.gp work_1 "20492 20932 1 0 3"
has_row ws.gp work_1 "20492 20552 1 1 4"
has_row ws.gp work_1 "20489 20492 2 0 2"
has_row ws.gp work_1 "20932 21832 2 0 5"
has_row ws.gp work_1 "19387 19427 0 0 0"
has_row ws.gp work_1 "18960 19387 0 0 1"
check_eq "$(block instant_1 ws.gp)" "20932 20932 1 0 6
20932 20932 2 0 6" instants
check_eq "$(block lost_1 ws.gp)" "0 16502 1 1 0
0 16502 2 1 0" "what was lost"
check_eq "$(block drain_1 ws.gp | tail -n 1)" "21864 22104 2 1 0" "the last drain"
# of the last 64 records: 16 iterations of 2 spans; 10 of 3, and the store
check_eq "$(block work_1 ws.gp | wc -l | tr -d ' ')" 94 "boxes"
grep -qx "set xrange \[11955:22104\] noextend" ws.gp || fail "another window"
grep -q "^set ytics ('warp 0 producer' 0, 'warp 4 consumer' 1, 'warp 8 consumer' 2)" ws.gp ||
    fail "other rows"
grep -q "'CTA 8 on SM 0, entered " ws.gp || fail "not the middle CTA"
grep -q "454 of 646 records lost to rings of 64" ws.gp || fail "no losses"

# Names stand in the boxes that are wide enough, and nowhere but in the list of names.
check_eq "$(block name_1 ws.gp)" "20932 21832 1 0 5
20932 21832 2 0 5" "named boxes"
grep -q "name\[4\] = 'mma'$" ws.gp || fail "region 3 has no name"

plot timeline raw.gp "$data/ws.kpt" --raw
has_row raw.gp work_1 "21188 21664 1 0 3"
grep -q "Record cost 12.00 cycles (12.00 to 12.00), left in" raw.gp || fail "not said to be raw"

plot timeline last.gp "$data/whole.kpt" --last 2 --cta 0,4-12 --role consumer
check_eq "$(grep -c '^plot' last.gp)" 4 "axes"
check_eq "$(block work_3 last.gp | awk '$5 == 3' | wc -l | tr -d ' ')" 4 "mma of two iterations"
grep -q "'Only what passed the filter cta=0,4-12 role=consumer last=2.'" last.gp ||
    fail "the filter is not named"
expect_status 0 "$KPERF" replay --format plot -o eight.gp "$data/whole.kpt"
expect_err 'note: CTA 8: the middle 8 of the [34][0-9] iterations that all rows have records of'
grep -q "'CTA 8: the middle 8 of " eight.gp || fail "the picture does not say what it shows"
check_eq "$(block work_1 eight.gp | awk '$3 == 1 && $5 == 3' | wc -l | tr -d ' ')" 9 \
    "mma in a window of eight"

# ---- durations and iterations ------------------------------------------------------------

plot durations dur.gp "$data/ws.kpt"
has_row dur.gp work_1 "40 40 40 40 40 40 0 0"
has_row dur.gp work_3 "440 440 440 440 440 440 1 3"
has_row dur.gp work_3 "60 60 60 60 60 60 2 4"
has_row dur.gp work_3 "900 900 900 900 900 900 3 5"
grep -q "^set label [0-9]* '80' at" dur.gp || fail "no count of 80 spans of mma"
grep -q '^set logscale x$' dur.gp || fail "3 to 900 cycles on a linear scale"
plot iterations iter.gp "$data/ws.kpt"
check_eq "$(block iterations_2 iter.gp | cut -d' ' -f2 | sort | uniq -c | tr -s ' ')" " 72 443" \
    "periods: 515 without 6 records of 12, 9 of each of 8 consumers"
grep -q "'consumer: from one wait_full to the next; 72 times: median 443 cycles" iter.gp ||
    fail "no median"
"$KPERF" replay -q --format plot --plot iterations -o - "$data/empty.kpt" </dev/null \
    >/dev/null 2>&1 || [ $? = 1 ] || fail "a trace without a CTA"

# ---- the launch: 16 CTAs, 4 of them with probes ------------------------------------------------

plot launch launch.gp "$data/whole.kpt"
check_eq "$(block ctas_2 launch.gp | wc -l | tr -d ' ')" 4 "CTAs with probes"
check_eq "$( (block ctas_0 launch.gp; block ctas_1 launch.gp) | wc -l | tr -d ' ')" 12 "CTAs without"
grep -q "'16 CTAs on 8 SMs, at most 1 at once on one; " launch.gp || fail "no word of the SMs"

# ---- misuse -------------------------------------------------------------------------------

expect_status 2 "$KPERF" replay --format plot -o a.pdf "$data/ws.kpt"
expect_err "a plot's name ends in .svg, .png or .gp"
expect_status 2 "$KPERF" replay --plot timeline "$data/ws.kpt"
expect_status 2 "$KPERF" replay --format csv --plot timeline "$data/ws.kpt"
expect_status 2 "$KPERF" replay --format plot --plot pie -o a.svg "$data/ws.kpt"
expect_status 2 "$KPERF" replay --format plot --plot iterations --min-dur 5 -o a.gp "$data/ws.kpt"
expect_status 2 "$KPERF" replay --format plot --plot launch --cta 0 -o a.gp "$data/ws.kpt"
expect_err '--plot launch shows every CTA: no --cta'
expect_status 2 "$KPERF" replay --check --plot timeline "$data/ws.kpt"
if has_terminal; then
    on_terminal "'$KPERF' replay --format plot '$data/ws.kpt'; echo status \$?" >seen
    grep -q 'status 2' seen || fail "a picture on a terminal"
fi

# ---- a gnuplot that fails, and none ---------------------------------------------------------

GNUPLOT=$SRCDIR/tests/fake_gnuplot
export GNUPLOT
mkdir out
for how in fail killed nothing; do
    expect_status 1 env FAKE_GNUPLOT=$how "$KPERF" replay -q --format plot -o out/a.svg "$data/ws.kpt"
    expect_files out
    expect_status 1 env FAKE_GNUPLOT=$how "$KPERF" replay -q --format plot "$data/ws.kpt"
    expect_empty .out
done
expect_err 'error: gnuplot ended well, but made no picture$'
expect_status 1 env FAKE_GNUPLOT=fail "$KPERF" replay -q --format plot -o out/a.svg.gz "$data/ws.kpt"
expect_err 'error: gnuplot failed with status 3:$'
expect_err '^"/dev/stdin" line 7: ?\[31mno such thing$'
expect_status 1 env FAKE_GNUPLOT=killed "$KPERF" replay -q --format plot -o out/a.png "$data/ws.kpt"
expect_err 'error: gnuplot was ended by signal 9$'
echo old >out/a.svg
expect_status 1 env FAKE_GNUPLOT=fail "$KPERF" replay -q --format plot -f -o out/a.svg "$data/ws.kpt"
check_eq "$(cat out/a.svg)" old "what was there before a failure"
rm out/a.svg

# What it draws is the script that .gp holds; .gz compresses the picture.
"$KPERF" replay -q --format plot "$data/ws.kpt" >piped 2>/dev/null
cmp piped ws.gp || fail "gnuplot is given another script"
"$KPERF" replay -q --format plot -o fake.svg.gz "$data/ws.kpt" 2>/dev/null
gzip -dc fake.svg.gz | cmp - ws.gp || fail "compressed"
check_eq "$(FAKE_GNUPLOT=arguments "$KPERF" replay -q --format plot "$data/ws.kpt" 2>/dev/null |
    tr '\n' ' ')" "-d /dev/stdin " "arguments of gnuplot"
expect_status 1 env GNUPLOT=/no/such "$KPERF" replay -q --format plot -o out/a.svg "$data/ws.kpt"
expect_err 'error: $GNUPLOT: /no/such: not found, or not a program$'
mkdir bin
expect_status 1 env GNUPLOT= PATH="$tmp/bin" "$KPERF" replay --format plot -o out/a.png "$data/ws.kpt"
expect_err 'error: gnuplot, which draws --format plot, is not on PATH; install it (.*gnuplot-nox'
expect_files out
env GNUPLOT= PATH="$tmp/bin" "$KPERF" replay -q --format plot -o out/a.gp "$data/ws.kpt" \
    2>/dev/null || fail "the script needs gnuplot"
cmp out/a.gp ws.gp || fail "not the same from run to run"

# ---- names that would be commands, and real pictures ---------------------------------------

unset GNUPLOT
for kind in timeline durations iterations launch; do
    plot $kind shell-$kind.gp "$data/shell.kpt"
    # no backquote, and nothing of a name outside of its quotes
    ! grep -q '`' shell-$kind.gp || fail "a backquote in $kind"
    sed "s/'[^']*'//g" shell-$kind.gp >bare
    ! grep -q 'touch\|system' bare || fail "a name outside of quotes in $kind"
    check_eq "$(grep -c '<< EOD$' shell-$kind.gp)" "$(grep -c '^EOD$' shell-$kind.gp)" \
        "ends of data in $kind"
done
command -v gnuplot >/dev/null 2>&1 || skip "no gnuplot; all but its pictures was tested"
expect_status 0 "$KPERF" replay -q --format plot -o out/shell.svg "$data/shell.kpt"
for name in ws odd empty shell; do
    for kind in timeline durations iterations launch; do
        plot $kind $name-$kind.svg "$data/$name.kpt"
        plot $kind $name-$kind.png "$data/$name.kpt"
        plot $kind $name-$kind.gp "$data/$name.kpt"
        gnuplot -d $name-$kind.gp >again.svg || fail "gnuplot $name-$kind.gp"
        cmp again.svg $name-$kind.svg || fail "$name-$kind.gp draws something else"
    done
done
for f in pwned* out/pwned*; do
    [ ! -e "$f" ] || fail "a name made $f"
done
python3 -c 'import xml.dom.minidom' 2>/dev/null || skip "no python3 to read the pictures"
python3 "$SRCDIR/tests/e2e/check_plot.py" ./*.svg || fail "pictures"
