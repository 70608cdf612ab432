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

# A loop that loads into registers, without anything else to see it by: its turns are marked; not
# where a barrier stands in it, nor where it loads from shared memory, nor its way back.
turns() { # space, statement in the loop, statement behind it: regions as they are named
    cat >turns.ptx <<END
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 k_0)
{
	.reg .pred %p<2>;
	.reg .b32 %r<4>;
	.reg .b64 %rd<3>;
	ld.param.u64 %rd1, [k_0];
	mov.u32 %r1, 0;
	mov.u32 %r3, 0;
\$L:
	ld.$1.u32 %r2, [%rd1];
	add.s32 %r3, %r3, %r2;
	$2
	add.s64 %rd1, %rd1, 4;
	add.s32 %r1, %r1, 1;
	setp.lt.s32 %p1, %r1, 64;
	@%p1 bra \$L;
	$3
	st.global.u32 [%rd1], %r3;
	ret;
}
END
    "$KPERF" instrument -q -f --auto waits,arrives,mma,loads,barriers --marks-only -o - turns.ptx |
        sed -n 's/.*kperf\.begin \([a-z]*\).*/\1/p'
}
[ "$(turns global '' '')" = body ] || fail 'a turn that loads into registers is not marked'
[ "$(turns global '' 'bar.sync 0;' | tr '\n' ' ')" = 'body barrier ' ] || fail 'nor before a barrier'
[ "$(turns global 'bar.sync 0;' '')" = barrier ] || fail 'a turn is marked beside its barrier'
[ "$(turns shared '' 'bar.sync 0;')" = barrier ] || fail 'a turn that loads no memory is marked'
turns global '' '' >/dev/null
"$KPERF" instrument -q -f --auto loads --marks-only -o marked.ptx turns.ptx
grep -q 'begin body.*ld.global' marked.ptx || fail 'a turn begins elsewhere'
grep -q 'setp.*end body' marked.ptx || fail 'the way back is in the turn'
