#!/bin/sh
# README and the guide: their excerpts are what the commands print, and the commands that are named
# are there.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
PATH=$(dirname "$KPERF"):$PATH
export PATH
[ "$(command -v kperf)" = "$KPERF" ] || skip "the program under test has another name"
# The same words; numbers may have moved by 2% or 0.5 since they were copied.
figures() { grep -oE '[0-9]+([.][0-9]+)?' "$1"; }
words() { sed -E 's/ *[-+<]?[0-9]+([.][0-9]+)?/#/g' "$1"; }
for page in README.md doc/guide.md; do
    "$SRCDIR/scripts/update-readme" $page >page.new || fail "$page: an excerpt's command"
    words "$SRCDIR/$page" >words.old
    words page.new >words.new
    diff words.old words.new >.out || fail "$page: an excerpt is not what is printed now: 'make update-docs'"
    figures "$SRCDIR/$page" >figures.old
    figures page.new >figures.new
    paste figures.old figures.new | awk '{ d = $1 - $2; d = d < 0 ? -d : d }
        d > 0.5 && d > 0.02 * $2 { print; bad = 1 } END { exit bad }' >.out ||
        fail "$page: figures are not those that are printed now: 'make update-docs'"
    grep -q '^<!-- \$ ' page.new || fail "$page: no excerpts"
done
table=$(sed -n '/^| command /,/^$/p' "$SRCDIR/README.md" | cut -d'|' -f2 | sed -n 's/`\([a-z]*\)`,*/\1/gp')
[ "$(echo "$table" | wc -w)" -gt 9 ] || fail "no table of commands"
for c in $table; do
    commands | grep -qx "$c" || fail "README has a command '$c'"
done
for c in $(commands); do
    echo "$table" | tr -s ' ' '\n' | grep -qx "$c" || fail "README's table lacks $c"
done

# The configuration that it shows is one.
sed -n '/^    kernel: k.ptx/,/^$/s/^    //p' "$SRCDIR/README.md" >k.yaml
cat >k.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 y, .param .u32 n)
{
	// kperf.begin work
	// kperf.end work
	ret;
}
PTX
expect_status 0 "$KPERF" run -n k.yaml
expect_out '^N4194304: ok$'
expect_out 'grid 16384x1x1  block 256x1x1'

# What is there, is as many as it says.
n=$(find "$SRCDIR/traces" -name '*.kpt' -not -path '*/amd/*' | wc -l)
grep -q "since $n runs recorded on an H200" "$SRCDIR/README.md" || fail "$n recorded runs"
n=$(grep -c '^[^#]' "$SRCDIR/examples/variants")
grep -q "a table of $n variants" "$SRCDIR/doc/guide.md" || fail "$n variants"

# What it claims is what was measured, and links lead somewhere.
command -v python3 >/dev/null || exit 0
mkdir commands
(cd commands && python3 "$SRCDIR/tests/e2e/check_commands.py" "$SRCDIR") >.out || fail "a command that does not work"
python3 "$SRCDIR/tests/e2e/figures.py" >.out || fail "figures that bench/results does not have, or links astray"
python3 "$SRCDIR/tests/e2e/check_tables.py" >.out || fail "tables of the findings that bench/results does not bear out"
