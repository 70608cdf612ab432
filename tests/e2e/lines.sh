#!/bin/sh
# No line of the sources is longer than 100 columns, and no file than 600 lines.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
find "$SRCDIR/src" "$SRCDIR/include" -name '*.[ch]' >files
[ "$(wc -l <files)" -gt 400 ] || fail 'the sources are not there'
LC_ALL=C.UTF-8 xargs awk 'length > 100 { print FILENAME ":" FNR ": " length " columns" }
    FNR == 601 { print FILENAME ": more than 600 lines" }' <files >long
[ ! -s long ] || fail "$(cat long)"
