#!/bin/sh
# kperf certify on AMD's kernels, by LLVM's tools where they are here.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
TMPDIR=$tmp
export TMPDIR
amd=$SRCDIR/examples/amd

for target in gfx90a gfx942 gfx1100 gfx1200; do
    "$KPERF" instrument -q -f -o probed.s "$amd/$target/gemm_ring.s"
    rc=0
    "$KPERF" certify "$amd/$target/gemm_ring.s" probed.s >.out 2>.err || rc=$?
    [ "$rc" != 5 ] || skip "$(cat .err)"
    [ "$rc" = 0 ] || fail "certify $target: $(cat .err)"
    expect_out '^assembler: llvm-mc [0-9]'
    expect_out '^gemm_ring: intact$'
    expect_out 'intact: 7 of 7 regions intact, pristine body 100.0% the original'
    expect_out '^  pristine    identical: '
    expect_out '^  waits  *0 missing$'
    ! grep -Eq 'unseen|NOT those' .out || fail "$target: something was not found"
    # as many matrix instructions as LLVM lists in the original, in both bodies
    n=$(sed -n 's/.* \([0-9]*\) matrix, load and barrier instructions: the original.*/\1/p' .out |
        uniq)
    [ "${n:-0}" -ge 10 ] || fail "$target: '$n' instructions in order"
done

# The example's config, as far as it goes without a GPU: 6 workgroups by LDS, with rings, too.
expect_status 0 "$KPERF" run --dry-run "$amd/gemm_ring.yaml"
expect_out '^M512-N512-K2048: ok$'
expect_out '^  machine     intact: 7 of 7 regions intact, pristine body 100.0%'
expect_out 'occupancy stays 6 CTAs'
expect_status 5 env KPERF_LIBHIP=/none/libamdhip64.so "$KPERF" run "$amd/gemm_ring.yaml"
expect_err 'no HIP runtime: \|built without HIP.s headers'

# Arguments that are there before the kernel begins: its first 256 bytes, for firmware that does
# not load them, are no part of its bodies, as LLVM writes them up to 19 and from 20 on.
kernel() { # FILE: the kernel `scale` with these lines in front
    {
        printf '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.globl scale\n\t.p2align 8\n'
        printf '\t.type scale,@function\nscale:\n'
        cat
        printf '%s\n' '	v_lshlrev_b32_e32 v0, 2, v0' '	; kperf.begin load' \
            '	global_load_dword v1, v0, s[2:3]' '	s_waitcnt vmcnt(0)' '	; kperf.end load' \
            '	v_add_u32_e32 v1, 1, v1' '	global_store_dword v0, v1, s[2:3]' '	s_endpgm' \
            '	.size scale, .-scale' '	.section .rodata,"a"' '	.p2align 6' '	.amdhsa_kernel scale' \
            '	.amdhsa_next_free_vgpr 2' '	.amdhsa_next_free_sgpr 16' '	.amdhsa_accum_offset 4' \
            '	.amdhsa_user_sgpr_count 4' '	.amdhsa_user_sgpr_kernarg_segment_ptr 1' \
            '	.amdhsa_user_sgpr_kernarg_preload_length 2' \
            '	.amdhsa_user_sgpr_kernarg_preload_offset 0' '	.end_amdhsa_kernel' \
            '	.amdgpu_metadata' 'amdhsa.version: [1, 2]' 'amdhsa.kernels:' \
            '  - {.name: scale, .symbol: scale.kd, .kernarg_segment_size: 8,' \
            '     .kernarg_segment_align: 8, .group_segment_fixed_size: 0,' \
            '     .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 16,' \
            '     .vgpr_count: 2, .agpr_count: 0, .max_flat_workgroup_size: 64, .args:' \
            '     [{.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global}]}' \
            '	.end_amdgpu_metadata'
    } >"$1"
    "$KPERF" instrument -q -f -o probed.s "$1"
    expect_status 0 "$KPERF" certify "$1" probed.s
    expect_out '^scale: intact$'
}
header() {
    kernel "$1"
    expect_out 'intact: 1 of 1 regions intact, pristine body 100.0% the original'
    # between the first of them and the store the clock is read twice; all else comes behind it
    expect_out '^ *6 of the original.s 6 instructions in order, and 2 of the probes'
}
printf '\ts_trap 2\n\t.fill 63, 4, 0xbf800000\n' | header trap.s
printf '%s\n' '	s_load_dwordx2 s[2:3], s[0:1], 0x0' '	s_waitcnt lgkmcnt(0)' '	s_branch .LBB0_0' \
    '	.p2align 8' .LBB0_0: | header branch.s

# The wait at the branch's target, and one like it in the record in front of its label.
printf '%s\n' '	s_trap 2' '	.fill 63, 4, 0xbf800000' '	s_cmp_eq_u32 s4, 0' '	s_cbranch_scc1 .Lskip' '	; kperf.begin before' '	v_mov_b32_e32 v1, 1' '	; kperf.end before' \
    .Lskip: '	; kperf.begin wait' '	s_waitcnt lgkmcnt(0)' '	; kperf.end wait' | kernel skip.s
expect_out 'intact: 3 of 3 regions intact'

# With nothing between its marks a region is empty, also where a wait stands in front of them that
# its records have, too.
printf '%s\n' '	s_trap 2' '	.fill 63, 4, 0xbf800000' '	s_load_dwordx2 s[2:3], s[0:1], 0x0' '	; kperf.begin hollow' '	; kperf.end hollow' \
    '	s_waitcnt lgkmcnt(0)' '	; kperf.begin gap' '	; kperf.end gap' | kernel hollow.s
expect_out 'intact: 1 of 3 regions intact'
expect_out '^ *hollow  *empty  *(as marked)'
expect_out '^ *gap  *empty  *(as marked)'

# The figures are the metadata's.  24 and 32 VGPRs of 512 in steps of 8 leave 8 waves; 9248 bytes
# of LDS round up to 9728 of 65536, the kernel's workgroup has 2 waves: LDS sets 6.
"$KPERF" instrument -q -f -o probed.s --ring 128 "$amd/gfx942/gemm_ring.s"
"$KPERF" certify --json "$amd/gfx942/gemm_ring.s" probed.s >report.json
python3 - <<'PY' || fail 'report'
import json
k = json.load(open("report.json"))["kernels"][0]
a, b = k["assembly"]["original"], k["assembly"]["probed"]
assert a["registers"] == 24 and a["agprs"] == 4 and a["static_shared"] == 9248, a
assert a["wave_size"] == 64 and a["occupancy"] == 6 and a["occupancy_limit"] == "LDS", a
assert b["occupancy"] == 65536 // ((b["static_shared"] + 511) // 512 * 512), b
c = k["certificate"]
assert c["pristine"]["identical"] and c["pristine"]["kept"] == c["pristine"]["instructions"]
assert c["probed"]["kept"] == c["probed"]["instructions"] and c["probed"]["order"]["equal"]
for used, said in ((c["registers"]["original"], a), (c["registers"]["probed"], b)):
    assert used["vgprs"] + used["agprs"] <= said["registers"], (used, said)
PY

# Code objects say the same.  What was altered is found: in the body of unprobed workgroups, and
# in the probed one.
mc=$(command -v llvm-mc-19 || ls /usr/lib/llvm-*/bin/llvm-mc 2>/dev/null | tail -n 1)
lld=$(command -v ld.lld-19 || ls /usr/lib/llvm-*/bin/ld.lld 2>/dev/null | tail -n 1)
[ -x "$mc" ] && [ -x "$lld" ] || exit 0
assemble() { # NAME: NAME.s into NAME.hsaco
    "$mc" -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj -o "$1.o" "$1.s"
    "$lld" -shared -o "$1.hsaco" "$1.o"
}
alter() { # SED: probed.s altered, in bad.hsaco
    sed "$1" probed.s >bad.s
    ! cmp -s probed.s bad.s || fail "nothing was altered by $1"
    assemble bad
}
first() { # the line of the first match
    grep -n "$1" probed.s | head -n 1 | cut -d : -f 1
}
last() {
    grep -n "$1" probed.s | tail -n 1 | cut -d : -f 1
}
cp "$amd/gfx942/reduce.s" original.s
"$KPERF" instrument -q -f -o probed.s original.s
assemble original
assemble probed
expect_status 0 "$KPERF" certify original.hsaco probed.hsaco
expect_out 'pristine body 100.0% the original'
expect_out '[1-9][0-9]* matrix, load and barrier instructions: the original.s, in its order'
alter "$(first 'v_add_u32_e32 v1, v12, v1')s/v12, v1/v12, v2/"
expect_status 6 "$KPERF" certify --strict original.hsaco bad.hsaco
expect_out '^reduce: altered$'
expect_out 'the body of unprobed workgroups is not the original'
expect_out 'first difference: .*v_add_u32_e32 v1, v12, v1 | v_add_u32_e32 v1, v12, v2'
alter "$(last 'global_load_dword v13')d"
expect_status 6 "$KPERF" certify --strict original.hsaco bad.hsaco
expect_out 'the probed body does not hold all of the original.s instructions in order'
expect_out 'probed  *[0-9]* matrix, load and barrier instructions: NOT those of the original'
alter "$(last 's_barrier')s/.*/	s_barrier\\n	s_barrier/"
expect_status 6 "$KPERF" certify --strict original.hsaco bad.hsaco
expect_out 'the probes have matrix instructions or barriers of their own'
# A wait that is gone.
alter "$(last 's_waitcnt vmcnt(0)')d"
expect_status 6 "$KPERF" certify --strict original.hsaco bad.hsaco
expect_out 'waits or distances between instructions are missing'
# Two that are not for one target are no pair.
expect_status 3 "$KPERF" certify original.hsaco "$amd/gfx1100/reduce.s"
expect_err 'are not for the same target'
printf '\177ELF\002\001\001' >short.hsaco
expect_status 3 "$KPERF" certify short.hsaco original.hsaco
