#!/bin/sh
# README: its excerpts are what the commands print, and the commands that it names are there.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
PATH=$(dirname "$KPERF"):$PATH
export PATH
[ "$(command -v kperf)" = "$KPERF" ] || skip "the program under test has another name"
"$SRCDIR/scripts/update-readme" >README.new || fail "an excerpt's command"
diff "$SRCDIR/README.md" README.new >.out || fail "an excerpt is not what is printed now: 'make update-docs'"
[ "$(grep -c '^<!-- \$ ' README.new)" -ge 3 ] || fail "no excerpts"
table=$(sed -n '/^| command /,/^$/p' README.new | cut -d'|' -f2 | sed -n 's/`\([a-z]*\)`,*/\1/gp')
[ "$(echo "$table" | wc -w)" -gt 9 ] || fail "no table of commands"
for c in $table; do
    commands | grep -qx "$c" || fail "README has a command '$c'"
done
for c in $(commands); do
    echo "$table" | tr -s ' ' '\n' | grep -qx "$c" || fail "README's table lacks $c"
done
