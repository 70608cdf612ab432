#!/bin/sh
# What is legal PTX and trips those who read it naively: a kernel each, assembled where there is a
# ptxas, executed here.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
traps=$SRCDIR/tests/ptx/traps
command -v python3 >/dev/null && python3 "$SRCDIR/tests/e2e/check_traps.py" "$KPERF" "$SRCDIR"

# No ring beside all the shared memory that there is; records can go elsewhere.
expect_status 2 "$KPERF" instrument -o x.ptx "$traps/full.ptx"
expect_err 'and the kernel 49152; it can have 49152: ask for smaller rings, for none (--strategy=global)'
# 32-bit machines are gone; and what computes otherwise on later ones is not made to.
sed -e 's/^\.version.*/.version 2.3/' -e 's/^\.target.*/.target sm_20\n.address_size 32/' "$traps/old.ptx" >old32.ptx
expect_status 3 "$KPERF" instrument -o x.ptx old32.ptx
expect_err '^old32.ptx:4:15: error: probes need 64-bit addresses'
sed -e 's/^\.version.*/.version 1.4/' -e 's/^\.target.*/.target sm_13/' "$traps/old.ptx" >old13.ptx
expect_status 3 "$KPERF" instrument -o x.ptx old13.ptx
expect_err '^old13.ptx:3:9: error: probes need sm_20 or later: before that, subnormal numbers count as zero'
[ ! -e x.ptx ] || fail 'output after an error'

ptxas=$(command -v "${PTXAS:-ptxas}" || :)
[ -n "$ptxas" ] || { [ ! -x /usr/local/cuda/bin/ptxas ] || ptxas=/usr/local/cuda/bin/ptxas; }
[ -n "$ptxas" ] || { echo 'no ptxas: none assembled' && exit 0; }
said() { # TEXT: what ptxas says of it, without line numbers
    "$ptxas" -v -arch=sm_80 "$1" -o /dev/null >log 2>&1 || fail "$1: ptxas refuses it: $(cat log)"
    { grep -oE 'warning.*|\(C7[0-9]*\)' log || true; } | sed 's/line [0-9]*//' | sort -u
}
for text in "$traps"/*.ptx; do
    said "$text" >before
    for how in --strategy=global '--ring=16 --threads=64' '--ring=16 --threads=64 --in-place'; do
        case $how/$text in --ring*full.ptx) continue ;; esac
        # shellcheck disable=SC2086 # words
        "$KPERF" instrument -q -f $how -o probed.ptx "$text" 2>/dev/null
        said probed.ptx >after
        [ -z "$(comm -13 before after)" ] || fail "$text $how: $(comm -13 before after)"
    done
done
