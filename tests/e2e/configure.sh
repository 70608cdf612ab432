#!/bin/sh
# Flags that users give: what is found does not depend on them.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
[ ! -e "$SRCDIR/config.status" ] || skip 'the source folder itself is configured'
expect_status 0 "$SRCDIR/configure" CFLAGS='-O2 -Werror'
grep -q '^LIBS = .*-lm' Makefile || fail 'no -lm'
