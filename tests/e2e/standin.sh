#!/bin/sh
# kperf in ptxas's place: what matches is instrumented, all else passes as it came.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
mkdir bin real
ln -s "$KPERF" bin/ptxas
# The real one notes its arguments, and keeps what it was given.
cat >real/ptxas <<'END'
#!/bin/sh
printf '%s\n' "$@" >"$LOG"
for a; do case $a in *.ptx) cp "$a" "$LOG.ptx" ;; esac; done
exit 7
END
chmod +x real/ptxas
LOG=$tmp/log KPERF_PTXAS=$tmp/real/ptxas
export LOG KPERF_PTXAS
sed -e '/kperf\./d' -e '/kperf_/d' "$SRCDIR/examples/gemm_ws/gemm_ws.ptx" >gemm.ptx
id=$(sha256sum gemm.ptx | cut -c1-16)

# All that is found, in every kernel; the arguments in their order, the status the real one's.
expect_status 7 bin/ptxas -arch=sm_90a -v gemm.ptx -o gemm.cubin
expect_err "^kperf: note: kperf-out/$id.ptx: gemm_ws: 10 regions$"
check_eq "$(tr '\n' ' ' <log)" "-arch=sm_90a -v kperf-out/$id.ptx -o gemm.cubin "
"$KPERF" strip log.ptx | cmp - gemm.ptx || fail "another text was assembled"
grep -q "^\.visible \.const \.align 8 \.u64 kperf_id = 0x$id;$" log.ptx || fail "no identity"
expect_files kperf-out "$id.json" "$id.ptx"
# Its shared memory is dynamic, and may be all that there is: rings would keep it from being launched.
strategy() { sed -n 's/.*"strategy": "\(.*\)".*/\1/p' kperf-out/$id.json; }
check_eq "$(strategy)" global
KPERF_RING=64 expect_status 7 bin/ptxas gemm.ptx
check_eq "$(strategy)" circular
KPERF_STRATEGY=circular expect_status 7 bin/ptxas gemm.ptx
check_eq "$(strategy)" circular
expect_status 7 "$KPERF" ptxas -v gemm.ptx
check_eq "$(tr '\n' ' ' <log)" "-v kperf-out/$id.ptx "

# Chosen kernels, chosen things.
KPERF_KERNELS=attn* expect_status 7 bin/ptxas gemm.ptx -o x
check_eq "$(tr '\n' ' ' <log)" "gemm.ptx -o x "
expect_empty .err
# The hundredth name counts as the first.
KPERF_KERNELS=$(printf 'x%s,' $(seq 99))gemm_ws expect_status 7 bin/ptxas gemm.ptx
expect_err 'gemm_ws: 10 regions$'
KPERF_KERNELS=attn*,gemm_w? KPERF_AUTO=barriers KPERF_OUT=other/../sub expect_status 7 bin/ptxas gemm.ptx
[ ! -d other ] || fail "a folder of a folder was made"
mkdir other
KPERF_KERNELS=attn*,gemm_w? KPERF_AUTO=barriers KPERF_OUT=other/sub expect_status 7 bin/ptxas gemm.ptx
expect_err "^kperf: note: other/sub/$id.ptx: gemm_ws: 1 region$"
cp "$SRCDIR/examples/gemm_ws/gemm_ws.ptx" marked.ptx
expect_status 7 bin/ptxas marked.ptx
expect_err 'gemm_ws: 8 regions$'

# What cannot be instrumented is assembled as it is.
for wrong in KPERF_AUTO=what KPERF_STRATEGY=what KPERF_RING=many KPERF_RING=3 KPERF_RULES=none.yaml; do
    expect_status 7 env "$wrong" bin/ptxas gemm.ptx
    check_eq "$(cat log)" gemm.ptx "$wrong"
    [ -s .err ] || fail "$wrong: nothing is said"
done
echo 'no PTX' >no.ptx
expect_status 7 bin/ptxas no.ptx
check_eq "$(cat log)" no.ptx
expect_status 7 bin/ptxas --version
check_eq "$(cat log)" --version
expect_status 7 bin/ptxas -o out.ptx
check_eq "$(tr '\n' ' ' <log)" '-o out.ptx '
KPERF_PTXAS=$tmp/bin/ptxas expect_status 5 bin/ptxas gemm.ptx
expect_err 'error: no ptxas behind this one'
