#!/bin/sh
# The texts of tests/ptx and the examples, marked by what is found in them: taken, given back,
# and, where there is a ptxas that knows their PTX, assembled.  (tests/ptx/corpus has 300 more.)
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
ptxas=$(command -v "${PTXAS:-ptxas}" || :)
[ -n "$ptxas" ] || { [ ! -x /usr/local/cuda/bin/ptxas ] || ptxas=/usr/local/cuda/bin/ptxas; }
n=0 built=0
for text in "$SRCDIR"/tests/ptx/*.ptx "$SRCDIR"/examples/*/*.ptx; do
    case $(basename "$text") in traps.ptx | scopes.ptx) whole=no ;; *) whole=yes ;; esac
    expect_status 0 "$KPERF" instrument -q -f --auto all -o probed.ptx "$text"
    "$KPERF" strip probed.ptx | cmp - "$text" || fail "$text: strip"
    n=$((n + 1))
    [ $whole = yes ] && [ -n "$ptxas" ] || continue
    arch=$(sed -n 's/^\.target[ 	]*\(sm_[0-9a-z]*\).*/\1/p' "$text" | head -1)
    "$ptxas" -arch="$arch" "$text" -o /dev/null 2>/dev/null || continue # older than the text
    "$ptxas" -arch="$arch" probed.ptx -o /dev/null >.out 2>.err || fail "$text: ptxas refuses it with probes"
    built=$((built + 1))
done
[ $n -ge 18 ] || fail "only $n texts"
[ -z "$ptxas" ] || [ $built -gt 0 ] || fail 'ptxas took none of the texts'
echo "$n texts, $built assembled"

# Many barriers, each arrived at by its own instruction: no time that grows with the cube of them.
{
    printf '.version 8.0\n.target sm_90a\n.address_size 64\n.shared .align 1024 .b8 s[65536];\n'
    printf '.visible .entry k()\n{\n\t.reg .b32 %%r<4>;\n\tmov.u32 %%r3, s;\n'
    awk 'BEGIN { for (i = 0; i < 3000; i++)
        printf "\tmbarrier.arrive.shared::cta.b64 _, [%%r3+%d];\n", 8 * i }'
    printf '\tret;\n}\n'
} >many.ptx
if command -v timeout >/dev/null; then
    timeout 10 "$KPERF" instrument -q -f --auto all -o probed.ptx many.ptx ||
        fail 'many barriers take too long'
fi
