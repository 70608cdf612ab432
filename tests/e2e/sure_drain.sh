#!/bin/sh
# Probes that 'kperf run' makes are sure that their unit has a place: their drains, executed, of
# writers that leave before others of their warp, behind them, or with them; of rings that are
# copied, and of records that went straight to their place; and of the slim ones likewise.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
command -v python3 >/dev/null || skip 'no python3'

# An assembler that keeps the text with probes.
cat >keep.sh <<EOF
#!/bin/sh
for a; do in=\$a; done
[ ! -e "\$in" ] || ! grep -q kperf.map "\$in" || cp "\$in" "$PWD/probed.ptx"
exec "$SRCDIR/tests/fake_ptxas" "\$@"
EOF
chmod +x keep.sh
KPERF_PTXAS=$PWD/keep.sh
export KPERF_PTXAS
# config HOW: how records are kept.
config() {
    cat >leave.yaml <<YAML
kernel: leave.ptx
entry: leave
shapes:
  - {N: 192}
launch: {grid: [N/64], block: [64]}
params:
  - tensor: out
tensors:
  out: {dtype: i32, shape: [N], output: true}
instrument: {$1}
YAML
}

# leaving WHEN COMPARISON LANE END: the lanes of a warp for which this holds leave first.
leaving() {
    rm -f probed.ptx
    cat >leave.ptx <<PTX
.version 8.0
.target sm_90a
.address_size 64
.visible .entry leave(
	.param .u64 out
)
.maxntid 64, 1, 1
{
	.reg .pred %p<2>;
	.reg .b32 %r<3>;
	.reg .b64 %rd<3>;
	mov.u32 %r1, %tid.x;
	// kperf.begin work
	bar.sync 0;
	// kperf.end work
	and.b32 %r2, %r1, 31;
	setp.$2.u32 %p1, %r2, $3;
	@%p1 $4;
	ld.param.u64 %rd1, [out];
	mul.wide.u32 %rd2, %r1, 4;
	add.u64 %rd1, %rd1, %rd2;
	st.global.u32 [%rd1], %r1;
\$OUT:
	ret;
}
PTX
    expect_status 0 "$KPERF" run -n leave.yaml
    grep -q 'kperf_stays' probed.ptx || fail 'the text has no drain of a writer that leaves first'
    python3 "$SRCDIR/tests/e2e/check_sure.py" probed.ptx "$1" || fail "$2 $3: $4"
}
ways() {
    for how in "ring: 8" "strategy: global, keep: 8"; do
        config "$how"
        for end in ret "bra \$OUT"; do
            leaving first eq 0 "$end"
            leaving last ne 0 "$end"
            leaving all lt 32 "$end"
        done
    done
}
ways
FAKE_PTXAS=few
export FAKE_PTXAS
ways
grep -q 'kperf_stamped' probed.ptx || fail 'these are not slim'
