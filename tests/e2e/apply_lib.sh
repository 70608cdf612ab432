# What the tests of 'kperf apply' share.
# shellcheck shell=sh

# An assembler that copies the text.  FAKE=spill: another text than $ORIGINAL spills; more, many: it
# takes 160 or 255 registers of the original's 100.
cat >ptxas <<'SH'
#!/bin/sh
out='' in='' before=''
for a; do
    [ "$a" != --version ] || { echo 'Cuda compilation tools, release 13.0, V13.0.99'; exit 0; }
    [ "$before" != -o ] || out=$a
    before=$a in=$a
done
cp "$in" "$out"
spilled=0
[ "${FAKE:-}" != spill ] || cmp -s "$in" "$ORIGINAL" || spilled=8
takes=168
case ${FAKE:-} in more) takes=160 ;; many) takes=255 ;; esac
[ $takes = 168 ] || ! cmp -s "$in" "$ORIGINAL" || takes=100
{
    echo "ptxas info    : Compiling entry function 'attn_ws' for 'sm_90a'"
    echo "ptxas info    : Function properties for attn_ws"
    echo "    0 bytes stack frame, $spilled bytes spill stores, $spilled bytes spill loads"
    echo "ptxas info    : Used $takes registers, used 1 barriers"
} >&2
SH
chmod +x ptxas
KPERF_PTXAS=$tmp/ptxas
export KPERF_PTXAS ORIGINAL
