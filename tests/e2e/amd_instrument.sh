#!/bin/sh
# AMDGCN kernels with probes: assembled for every target, linked, taken apart and stripped.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
llvm=${LLVM_BIN:-/usr/lib/llvm-19/bin}
examples=$SRCDIR/examples/amd

assemble() { # TARGET TEXT NAME
    expect_status 0 "$llvm/llvm-mc" -triple=amdgcn-amd-amdhsa -mcpu="$1" -filetype=obj "$2" -o "$3.o"
    expect_status 0 "$llvm/ld.lld" -shared "$3.o" -o "$3.co"
    expect_status 0 "$llvm/llvm-objdump" -d "$3.o"
    cp .out "$3.dis"
}

n=0
looked_at() { # TARGET: no wait or distance missing that the original has; in order: at the end
    n=$((n + 1))
    cp original.dis "original$n.dis"
    cp probed.dis "probed$n.dis"
    echo "original$n.dis probed$n.dis" >>pairs
    expect_status 0 "${KPERF%/*}/tests/amd/gcn_check" "$1" probed.dis original.dis
}

# What is said and counted, whether or not there is an assembler.
expect_status 0 "$KPERF" instrument -o out.s --map=map.json "$examples/gfx942/vector.s"
expect_err 'vector: .* two-body, circular, 2 rings of 128 records, 2048 bytes of shared memory$'
expect_status 0 python3 - map.json <<'END'
import json, sys
e = json.load(open(sys.argv[1]))["entries"][0]
assert (e["wave_size"], e["ring_stride"], e["clock_wide"], e["units"]) == (64, 1024, 64, 2), e
assert "clock_bits" not in e
END
expect_status 0 "$KPERF" instrument -q -o out.s -f --map=map.json "$examples/gfx1100/vector.s"
expect_status 0 python3 - map.json <<'END'
import json, sys
e = json.load(open(sys.argv[1]))["entries"][0]
assert (e["wave_size"], e["clock_bits"], e["clock_wide"], e["units"]) == (32, 20, 20, 4), e
END

# Stored together: a ring for four waves, no shared boundaries, and the map says so.
expect_status 0 "$KPERF" instrument -q -o out.s -f --store=collaborative --map=map.json \
    "$examples/gfx942/reduce.s"
expect_status 0 python3 - map.json <<'END'
import json, sys
e = json.load(open(sys.argv[1]))["entries"][0]
assert (e["signature"], e["unit"], e["warps_per_unit"], e["units"]) == (True, "warpgroup", 4, 1), e
assert e["shared_boundaries"] is False
END
# One mark's record moves behind v_cmpx, with which s_delay_alu goes: there no lane may be on.
expect_status 0 "$KPERF" instrument -q -o out.s -f --store=collaborative \
    "$examples/gfx1100/diverge.s"
[ "$(grep -c 's_or_saveexec_b32 s[0-9]*, 1$' out.s)" = 1 ] || fail "not one record without lanes"
expect_status 2 "$KPERF" instrument -o no.s --store=collaborative "$SRCDIR/tests/ptx/mix.ptx"
expect_err 'in AMDGCN kernels only'
expect_status 2 "$KPERF" instrument -o no.s --store=collaborative --warps=0 \
    "$examples/gfx942/reduce.s"

# Metadata need not name arguments.
expect_status 0 "$KPERF" inspect "$examples/gfx1100/diverge.s"
expect_out '^  param 1: global_buffer, 8 bytes$'

# What is not known there is refused, and nothing is written.
for option in --in-place --strategy=flush --unit=warpgroup --bodies=2 --split=region; do
    expect_status 2 "$KPERF" instrument -o no.s $option "$examples/gfx942/vector.s"
    [ ! -e no.s ] || fail "$option: written"
done
expect_status 2 "$KPERF" instrument -o no.s --strategy=global --store=collaborative \
    "$examples/gfx942/vector.s"
expect_err 'records are stored together into a ring in LDS'
expect_status 2 "$KPERF" instrument -o no.s --ring=16384 "$examples/gfx1100/vector.s"
expect_err 'shared memory'
# No LDS that its waves share; registers that stand behind all others.
sed 's/\(.amdhsa_tg_split\) 0/\1 1/' "$examples/gfx942/vector.s" >split.s
expect_status 3 "$KPERF" instrument -o no.s split.s
expect_err 'waves of this kernel.s groups may run on several CUs'
expect_status 0 "$KPERF" instrument -q -f -o out.s --strategy=global --keep=64 split.s
sed 's/\(.amdhsa_shared_vgpr_count\) 0/\1 8/' "$examples/gfx1100/vector.s" >split.s
expect_status 3 "$KPERF" instrument -o no.s split.s
expect_err 'vector registers that the halves of its waves share'
sed 's/gfx942/gfx908/' "$examples/gfx942/vector.s" >gfx908.s
expect_status 3 "$KPERF" instrument -o no.s gfx908.s
expect_err 'not for gfx908'
sed 's/next_free_sgpr .*/next_free_sgpr 100/' "$examples/gfx942/vector.s" >full.s
expect_status 2 "$KPERF" instrument -o no.s full.s
expect_err 'probes need 8 scalar registers beside the 100 .*, and it can have 102: 6 are missing'

# In global memory it needs no LDS, and none is asked for.
sed 's/\(group_segment_fixed_size:* \)9248/\165536/' \
    "$examples/gfx942/gemm_ring.s" >full.s
expect_status 2 "$KPERF" instrument -o no.s full.s
expect_err 'the kernel 65536; it can have 65536'
expect_status 0 "$KPERF" instrument -q -o out.s -f --strategy=global --keep=64 --map=map.json full.s
[ "$(grep -c 'group_segment_fixed_size:* 65536$' out.s)" = 3 ] || fail "LDS was raised"
grep -q 'global_store_dwordx2 v[0-9]*, v\[[0-9:]*\], s\[[0-9:]*\]$' out.s || fail "no record"
! grep -q 'ds_write_b64 .* offset:65536' out.s || fail "records in LDS"
expect_status 0 python3 - map.json <<'END'
import json, sys
e = json.load(open(sys.argv[1]))["entries"][0]
assert (e["strategy"], e["capacity"], e["slots"], e["ring_bytes"]) == ("global", 64, 0, 0), e
END

# Without vector registers of its own a record takes three of the kernel's and puts them back.
sed 's/next_free_vgpr .*/next_free_vgpr 256/' "$examples/gfx1100/vector.s" >full.s
expect_status 0 "$KPERF" instrument -q -o out.s -f full.s
grep -q 'amdhsa_next_free_vgpr 256$' out.s || fail "vector registers were raised"

# Descriptors out of one macro: of two kernels the one with marks is raised, the other is as it was.
made() { # NAME VGPRS MARK-LINES...
    printf '.text\n.p2align 8\n.type %s,@function\n%s:\n\tv_mov_b32 v1, v0\n' "$1" "$1"
    printf '%b' "$3"
    printf '\ts_endpgm\n.L%s_end:\n.size %s, .L%s_end-%s\n.rodata\ndescribe %s, %s\n' \
        "$1" "$1" "$1" "$1" "$1" "$2"
}
macro='.macro describe name, vgprs
    .p2align 6
    .amdhsa_kernel \name
        .amdhsa_next_free_vgpr \vgprs // and more
        .amdhsa_next_free_sgpr 8
        .amdhsa_accum_offset ((\vgprs)+3)/4*4
    .end_amdhsa_kernel
.endm'
marks='; kperf.begin a\n\tv_mov_b32 v2, v1\n; kperf.end a\n'
{
    printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n%s\n' "$macro"
    made one 40 ''
    made two 4 "$marks"
} >macro.s
expect_status 0 "$KPERF" instrument -q -f -o probed.s --ring=16 --warps=0 macro.s
expect_status 0 "$KPERF" strip -o stripped.s -f probed.s
cmp -s stripped.s macro.s || fail "descriptors of a macro: stripped text differs"
# Where nothing can be inserted, that is said.
sed 's/^describe one.*/.irp n, one, two\ndescribe \\n, 4\n.endr/; s/^describe two.*//' macro.s >no.in.s
expect_status 3 "$KPERF" instrument -q -o no.s no.in.s
expect_err 'no.in.s:[0-9]*:1: error: probes must raise .amdhsa_[a-z_]*, in a line that makes the descriptors of several'
printf '%s\n' "$macro" >macro.inc
sed '/^.macro/,/^.endm/d; 1a .include "macro.inc"' macro.s >no.in.s
expect_status 3 "$KPERF" instrument -q -o no.s no.in.s
expect_err 'probes must raise .amdhsa_[a-z_]*, which a macro makes of its arguments or an included file'

# All 512 of a lane are the kernel's, 256 of them AGPRs: the same.
sed 's/\(next_free_vgpr *\)256/\1512/' "$examples/gfx942/full.s" >full.s
expect_status 0 "$KPERF" instrument -q -o all512.s -f full.s
grep -q 'amdhsa_next_free_vgpr *512$' all512.s || fail "vector registers were raised"
grep -q 'amdhsa_accum_offset *256$' all512.s || fail "AGPRs were moved"
# Marks in a function that nothing calls, as clang's OpenCL leaves one of each kernel, are passed over.
uncalled() { # what the kernel has of it
    printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.text\n.globl f\n.type f,@function\n'
    printf 'f: ; f is here\n; kperf.begin a\ns_nop 0\n; kperf.end a\ns_setpc_b64 s[30:31]\n.size f, .-f\n'
    printf '.type k,@function\nk:\n%b; kperf.begin a\ns_nop 0\n; kperf.end a\ns_endpgm\n' "$1"
    printf '.size k, .-k\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n'
    printf '.amdhsa_accum_offset 4\n.end_amdhsa_kernel\n'
}
uncalled '' >call.s
expect_status 0 "$KPERF" instrument -f -o out.s call.s
expect_err 'nothing calls this function: its marks are passed over'
uncalled 's_getpc_b64 s[0:1]\ns_add_u32 s0, s0, f@rel32@lo+4\n' >call.s
expect_status 3 "$KPERF" instrument -o no.s call.s
expect_err 'a mark in a function that is called'

# Where loads come into each of them none can be lent, and it is said how many are missing: two that
# hold a record, its address, the count and the ring's place.
{
    printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.text\n.type k,@function\nk:\n'
    i=0
    while [ $i -lt 256 ]; do
        echo "global_load_dword v$i, v$i, s[0:1]"
        i=$((i + 1))
    done
    printf '; kperf.begin a\ns_waitcnt vmcnt(0)\n; kperf.end a\ns_endpgm\n.size k, .-k\n'
    printf '.amdhsa_kernel k\n.amdhsa_next_free_vgpr 256\n.amdhsa_next_free_sgpr 8\n'
    printf '.amdhsa_accum_offset 256\n.end_amdhsa_kernel\n'
} >loads.s
expect_status 2 "$KPERF" instrument -o no.s --threads=64 loads.s
expect_err 'probes need 5 vector registers beside the 256 .*, and it can have 256: 5 are missing'

[ -x "$llvm/llvm-mc" ] && [ -x "$llvm/ld.lld" ] || skip "no LLVM in $llvm"
assemble gfx942 all512.s all512

# Without marks: each s_barrier is the group's, and a wait for loads is for those before it.
sed '/kperf\./d' "$examples/gfx942/attention.s" >plain.s
expect_status 0 "$KPERF" inspect plain.s
for line in $(grep -n '^[[:space:]]*s_barrier$' plain.s | cut -d : -f 1); do
    expect_out "^  group: .*wait line $line k=0; arrive line $line"
done
expect_status 0 "$KPERF" instrument -q -f -o plain.kperf.s --map=map.json --auto=waits,loads plain.s
expect_status 0 python3 - map.json plain.s <<'END'
import json, sys
regions = {r["name"]: r for r in json.load(open(sys.argv[1]))["entries"][0]["regions"]}
lines = open(sys.argv[2]).read().split("\n")
waits = [(i + 1, l) for i, l in enumerate(lines) if "s_waitcnt" in l and "vmcnt" in l]
# in the loop that fetches K and V two loads, the first waited for while the second is under way
one, two = [n for n, l in waits if l.strip() in ("s_waitcnt vmcnt(1)", "s_waitcnt vmcnt(0)")][:2]
loads = [i + 1 for i, l in enumerate(lines) if l.strip().startswith("global_load") and i + 1 < one]
want = [{"on": "load.t%d" % loads[-2], "distance": 0}]
assert loads[-1] - loads[-2] < 12, loads
assert regions["wait.t%d" % one]["waits"] == regions["wait.t%d" % two]["waits"] == want
END

# By itself: text beside its .s, and the code object that LLVM makes of it; fatbins are NVIDIA's.
cp "$examples/gfx942/vector.s" mine.s
expect_status 0 "$KPERF" instrument -q mine.s
expect_status 0 "$KPERF" instrument -q --assemble mine.s
[ -s mine.kperf.s ] || fail "no mine.kperf.s"
expect_status 0 "$llvm/llvm-readelf" --notes mine.kperf.hsaco
expect_out '.name: *vector$'
expect_status 2 "$KPERF" instrument -q --fatbin mine.s
expect_err 'fatbins are NVIDIA.s: --assemble writes a code object'
[ ! -e mine.kperf.fatbin ] || fail "a fatbin was written"

assemble gfx942 probed.s macro
expect_status 0 "$llvm/llvm-objdump" -d -j .rodata macro.o
field() { awk -v k="<$1.kd>:" -v f=".amdhsa_$2" '$2 == k {on = 1} on && $1 == f {print $2; exit}' .out; }
[ "$(field one next_free_vgpr) $(field one accum_offset) $(field one group_segment_fixed_size)" = \
    "40 40 0" ] || fail "the descriptor of a kernel without probes has changed"
# 4 of its own, 6 that live through the body, 10 to work with: 20, which LLVM prints as 24, since
# they are given out by eights; LDS for rings by the 1024 bytes.
[ "$(field two next_free_vgpr) $(field two accum_offset) $(field two group_segment_fixed_size)" = \
    "24 20 1024" ] || fail "not raised as needed: $(cat .out)"

for target in gfx90a gfx942 gfx1100 gfx1200 gfx1201; do
    for text in "$examples/$target"/*.s; do
        name=$(basename "$text" .s)
        expect_status 0 "$KPERF" instrument -q -f -o probed.s "$text"
        expect_status 0 "$KPERF" strip -o stripped.s -f probed.s
        cmp -s stripped.s "$text" || fail "$target $name: stripped text differs"
        assemble "$target" "$text" original
        assemble "$target" probed.s probed
        looked_at "$target"
        expect_status 0 "$KPERF" instrument -q -f -o probed.s --strategy=global "$text"
        assemble "$target" probed.s probed
        looked_at "$target"
        if [ "$name" = full ]; then # registers are not lent for that
            expect_status 2 "$KPERF" instrument -q -f -o probed.s --store=collaborative "$text"
            expect_err 'vector registers beside the 256 of this kernel'
            continue
        fi
        expect_status 0 "$KPERF" instrument -q -f -o probed.s --store=collaborative "$text"
        assemble "$target" probed.s probed
        looked_at "$target"
    done
done
# Each text in three ways, but `full' in two.
texts=$(ls "$examples"/gfx90a/*.s "$examples"/gfx942/*.s "$examples"/gfx1[12]*/*.s | wc -l)
full=$(ls "$examples"/gfx9[04]*/full.s "$examples"/gfx1[12]*/full.s 2>/dev/null | wc -l)
expect_status 0 python3 "$SRCDIR/tests/e2e/amd_code.py" pairs
expect_out "^$((3 * texts - full)) kernels compared$"
