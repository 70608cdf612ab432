#!/bin/sh
# The table of the example kernels' family: names, macros that the sources know, shared memory
# that follows from them; with a compiler, one of each kernel is built.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
table=$SRCDIR/examples/variants

# value MACROS NAME DEFAULT: of -DNAME=value.
value() {
    case " $1 " in
    *" -D$2="*)
        found=${1#*-D"$2"=}
        echo "${found%% *}"
        ;;
    *) echo "$3" ;;
    esac
}

# Q, tiles of keys x 128 bf16, two barriers a slot and Q's; slots of the GEMMs and their barriers.
shared_of() { # KERNEL MACROS
    case $1 in
    attn_ws)
        k=$(value "$2" K_STAGES 2)
        slots=$((k + $(value "$2" V_STAGES "$k")))
        echo $((128 * 256 + slots * ($(value "$2" TILE_KEYS 128) * 256 + 16) + 8))
        ;;
    gemm_ws) echo $(($(value "$2" STAGES 4) * (384 * 128 + 16))) ;;
    gemm_swp) echo $(($(value "$2" N_PIPE 2) * ($(value "$2" TILE_K 64) / 64 * 384 * 128 + 8))) ;;
    esac
}

rows=0
while read -r name kernel threads shared macros; do
    case $name in '' | '#'*) continue ;; esac
    rows=$((rows + 1))
    source=$SRCDIR/examples/$kernel/$kernel.cu
    for macro in $macros; do
        macro=${macro#-D}
        grep -q "^#ifndef ${macro%=*}\$" "$source" || fail "$name: $kernel knows no ${macro%=*}"
    done
    grep -q "__launch_bounds__($threads, 1)" "$source" || fail "$name: not $threads threads"
    [ "$shared" -ge "$(shared_of "$kernel" "$macros")" ] || fail "$name: $shared bytes are too few"
    [ "$shared" -le 232448 ] || fail "$name: $shared bytes are more than an SM gives"
done <"$table"
[ "$rows" -ge 24 ] || fail "$rows variants"
check_eq "$(awk '/^[a-z]/ { print $1 }' "$table" | sort | uniq -d)" '' 'names that stand twice'

command -v "${NVCC:-nvcc}" >/dev/null && command -v "${PTXAS:-ptxas}" >/dev/null ||
    { echo "$rows variants; none built: no compiler"; exit 0; }
expect_status 0 "$SRCDIR/examples/build-variants" built attn_ws_a attn_ws_b gemm_ws gemm_swp2
expect_out '^attn_ws_b: [0-9]* registers, 0 bytes spilled, 0 advisories'
for ptx in built/*.ptx; do
    expect_status 0 "$KPERF" instrument -q -f -o probed.ptx "$ptx"
done
