# shellcheck shell=sh
# The main job on an example, from marks to ranked candidates; read by
# scripts/setup.  Results go to demo-out/.

out=demo-out
kperf=build/kperf
# Forward attention, warp-specialised; one of its barriers is released too late.
example=attn_ws_a
kernel=examples/attn_ws/$example.ptx
config=examples/attn_ws/$example.yaml
shape=B=4
recorded=traces/attn_ws_a-B4-H16-S4096.kpt

# show COMMAND...: says it, then does it.
show() {
    printf '\n$ %s\n' "$*"
    "$@"
}

# keep FILE COMMAND...: the same, and keeps what it prints.
keep() {
    file=$1
    shift
    printf '\n$ %s\n' "$*"
    status=0
    "$@" >"$file" || status=$?
    cat "$file"
    return "$status"
}

# Replays and models one trace into files named after $2.
analyse() { # TRACE NAME
    show $kperf replay --format chrome -f -o "$out/$2.json" "$1"
    show $kperf replay --format plot -f -o "$out/$2.svg" "$1"
    keep "$out/$2.txt" $kperf replay --format text "$1"
    keep "$out/$2.summary.txt" $kperf replay --format summary "$1"
    model_status=0
    $kperf model -q "$1" >"$out/$2.model.txt" || model_status=$?
    show $kperf model --format brief "$1" || [ "$model_status" = 6 ]
    case $model_status in
    0) ;;
    6) say "(the model does not explain this run well enough to rank: see its residual)" ;;
    *) die "kperf model failed" ;;
    esac
    keep "$out/$2.evidence.txt" $kperf evidence --config "$config" "$1" || die "kperf evidence failed"
    # The candidate in the first place, done to the PTX where that can be shown to be safe.
    first=$(sed -n '/^ 1 /{s/.* \([^ ]*\)$/\1/p;q;}' "$out/$2.model.txt")
    [ "$model_status" = 0 ] && [ -n "$first" ] || return 0
    keep "$out/$2.apply.txt" $kperf apply --diff --ptx "$kernel" -f -o "$out/$2.new.ptx" \
        "$1" "$first" || say "(not done to the PTX: see why above)"
}

rm -rf "$out"
mkdir -p "$out"

step "A marked kernel gets its probes, and loses them again"
show $kperf instrument -o "$out/$example.kperf.ptx" "$kernel"
show $kperf strip -o "$out/$example.stripped.ptx" "$out/$example.kperf.ptx"
cmp "$kernel" "$out/$example.stripped.ptx" || die "strip did not give the input back"
say "identical: $kernel and $out/$example.stripped.ptx"

step "A recorded run becomes a timeline, a ranking and a changed kernel"
analyse "$recorded" recorded

live='' why=''
if ! $kperf doctor >"$out/doctor.txt" 2>&1; then
    why=$(sed -n 's/^kperf: error: //p' "$out/doctor.txt" | head -n 1)
elif ! grep -q 'compute capability 9\.0' "$out/doctor.txt"; then
    why="the example is written for compute capability 9.0"
else
    step "The same kernel, run here"
    keep "$out/run.txt" $kperf run --only "$shape" -f -o "$out" "$config" || die "kperf run failed"
    live=$(find "$out" -name '*.kpt' | sort -V | tail -n 1)
    [ -z "$live" ] || analyse "$live" live
    if [ -f "$out/live.new.ptx" ]; then
        step "The changed kernel against the original"
        keep "$out/against.txt" $kperf run --against "$out/live.new.ptx" --only "$shape" "$config" ||
            die "kperf run --against failed"
    fi
fi

step "What is where"
where() { printf '  %-32s %s\n' "$out/$1" "$2"; }
where "$example.kperf.ptx" "the probed kernel"
[ -z "$live" ] || where run.txt "original against probed: outputs, time, registers"
[ ! -f "$out/against.txt" ] || where against.txt "original against changed, without probes"
for name in recorded live; do
    [ -f "$out/$name.json" ] || continue
    where "$name.json" "the $name run's timeline: open it at https://ui.perfetto.dev"
    where "$name.svg" "a picture of its middle iterations"
    where "$name.txt" "the same, drawn as text"
    where "$name.summary.txt" "a table of its regions"
    where "$name.model.txt" "what bounds it, and what to change"
    where "$name.evidence.txt" "what that rests on, and what would refute it"
    [ ! -f "$out/$name.new.ptx" ] || where "$name.new.ptx" "the kernel with the first change done"
done
[ -z "$why" ] || say "Nothing was run on a device: $why"
