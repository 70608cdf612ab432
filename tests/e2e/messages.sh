#!/bin/sh
# What is said of mistakes: what is wrong, where, and what to do; with the status that scripts see.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
cp "$SRCDIR/examples/gemm_ws/gemm_ws.ptx" "$SRCDIR/examples/gemm_ws/gemm_ws.yaml" .
cp "$SRCDIR/examples/attn_ws/attn_ws_a.ptx" "$SRCDIR/examples/attn_ws/attn_ws_a.yaml" .
attention=$SRCDIR/traces/attn_ws_a-B4-H16-S4096.kpt
gemm=$SRCDIR/traces/gemm_ws-M4096-N4096-K4096.kpt
cp "$attention" a.kpt
: >empty

# says STATUS MESSAGE COMMAND...: the beginning of standard error, a basic regular expression.
says() {
    status=$1 message=$2
    shift 2
    expect_status "$status" "$KPERF" "$@"
    expect_err "^$message"
}

# One kind of file in another's place: which it is, and what takes it.
says 3 'kperf: error: gemm_ws.ptx: not a kperf trace: byte 0: it is PTX$' replay gemm_ws.ptx
expect_err "^kperf: note: 'kperf instrument' takes PTX; 'kperf run' takes a config whose 'kernel:' names it$"
says 3 'kperf: error: gemm_ws.yaml: not a kperf trace: byte 0: it is a config$' model gemm_ws.yaml
expect_err "^kperf: note: 'kperf run' takes a config, and makes a trace of each of its shapes$"
says 3 'kperf: error: gemm_ws.ptx: no config: it is PTX$' run -n gemm_ws.ptx
says 3 'kperf: error: a.kpt: no config: it is a kperf trace$' run -n a.kpt
expect_err "^kperf: note: 'kperf replay', 'kperf model' and 'kperf inspect' read a trace$"
says 3 'kperf: error: a.kpt: no PTX: it is a kperf trace$' instrument a.kpt
says 3 'kperf: error: gemm_ws.yaml: no PTX: it is a config$' instrument gemm_ws.yaml
echo '{"command": "model"}' >report.json
says 3 'kperf: error: report.json: not a kperf trace: byte 0: it is JSON$' replay report.json
says 3 'empty:1:1: error: this is not PTX: the file is empty$' instrument empty
check_eq "$(wc -l <.err)" 1 'lines of a message about nothing'
says 3 'kperf: error: empty: truncated: byte 0: the file is empty$' replay empty
says 3 'kperf: error: empty: the config is empty$' run empty

# Names that are not there: the nearest, or which there are.
says 2 'kperf: error: replay: --format=jsn: not one of summary|text|chrome' replay --format jsn a.kpt
says 2 "kperf: error: replay: --format=cvs: did you mean 'csv'?" replay --format cvs a.kpt
says 2 "kperf: error: run: unknown option '--strategy'; 'kperf instrument' has it$" run --strategy flush gemm_ws.yaml
says 2 "kperf: error: run: unknown option '--rign'$" run --rign 4 gemm_ws.yaml
says 2 "kperf: error: no shape matches 'M=77'$" run -n --only M=77 gemm_ws.yaml
expect_err '^kperf: note: gemm_ws.yaml has M=1024,N=1024,K=2048; M=4096,N=4096,K=4096; M=8192,N=8192,K=8192$'
says 2 "kperf: error: gemm_ws.ptx: no region 'nosuch'$" run -n --delay nosuch=0..400 gemm_ws.yaml
expect_err '^kperf: note: its regions: .*wait_full'
says 2 "kperf: error: gemm_ws.ptx: no region 'wait_ful'; did you mean 'wait_full'?$" \
    run -n --delay wait_ful=0..400 gemm_ws.yaml
says 2 "kperf: error: --delay: 'wait_full' is not REGION=LOW..HIGH" run -n --delay wait_full gemm_ws.yaml
says 0 'kperf: warning: nothing passes the filter region=nosuch$' replay --region nosuch a.kpt
expect_err '^kperf: note: its regions: .*softmax'
says 2 "kperf: error: a.kpt: no candidate 'advance-arrive:k_emty'; did you mean 'advance-arrive:k_empty'?$" \
    apply a.kpt advance-arrive:k_emty
cat >k.ptx <<'PTX'
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k(.param .u64 p)
{
	// kperf.begin
	ret;
}
PTX
says 3 "k.ptx:6:16: error: the mark's name is missing$" instrument k.ptx

says 0 'kperf: warning: nothing passes the filter role=nosuch$' replay --role nosuch a.kpt
expect_err '^kperf: note: its roles: .*producer'
says 3 'kperf: error: there is no shape to compare$' diff --only S=1 a.kpt a.kpt
expect_err '^kperf: note: --only leaves none of: B=4,H=16,S=4096$'
says 2 "kperf: error: a.kpt: no edit advance-arrive:k_emty in this loop; did you mean 'advance-arrive:k_empty'?$" \
    model --combine advance-arrive:k_emty+ring-depth:v_empty+1 a.kpt
says 2 'kperf: error: a.kpt: a launch is a file ID.N.launch.json, or name the folder that has it$' collect a.kpt

printf '}\n' | cat k.ptx - >odd.ptx
says 3 "odd.ptx:9:1: error: this '}' closes nothing: a '{' is missing before it, or it is one too many$" \
    instrument odd.ptx

# What belongs to another kernel.
says 3 'kperf: error: gemm_ws.ptx: not the PTX that was traced: .*, attn_ws_a.ptx 3e6f6ce43b5a\.\.\.$' \
    apply --ptx gemm_ws.ptx a.kpt advance-arrive:k_empty
says 2 "kperf: error: gemm_ws.yaml: the config of 'gemm_ws'; a.kpt is of 'attn_ws'$" \
    evidence --config gemm_ws.yaml a.kpt
expect_status 0 "$KPERF" evidence -q --config attn_ws_a.yaml a.kpt
says 3 'kperf: error: gemm_ws.ptx and attn_ws_a.ptx have no kernel in common$' certify gemm_ws.ptx attn_ws_a.ptx
expect_err "^kperf: note: the first of the one is 'gemm_ws', of the other 'attn_ws'$"
says 3 "kperf: error: attn_ws_a.ptx: has no kernel 'gemm_ws'$" run -n --against attn_ws_a.ptx gemm_ws.yaml
says 3 'kperf: error: attn_ws .*: not comparable: only A has this shape$' diff "$attention" "$gemm"
says 2 'kperf: error: a.kpt: one trace has one side; name what it is to be compared with$' diff a.kpt

# What is missing, and what may not be written.
KPERF_LIBCUDA=/none/libcuda.so
export KPERF_LIBCUDA
says 5 'kperf: error: no CUDA driver: /none/libcuda.so: ' run gemm_ws.yaml
expect_err "^kperf: note: 'kperf doctor' says what is missing here; 'kperf run --dry-run' needs no device$"
says 1 'kperf: error: none/x.json: No such file or directory$' replay --format chrome -o none/x.json a.kpt
says 1 'kperf: error: empty: exists already; -f overwrites it$' replay --format chrome -o empty a.kpt
says 1 'kperf: error: none/here: traces cannot be written here: No such file or directory$' \
    run -o none/here gemm_ws.yaml
says 5 'kperf: note: none: made for the traces$' run -o none gemm_ws.yaml
[ ! -e none ] || fail 'the folder of a run that failed is left'

# A config's mistakes, where they are.
wrong() { # SED MESSAGE
    sed "$1" gemm_ws.yaml >wrong.yaml
    says 3 "wrong.yaml:$2" run -n wrong.yaml
    sed -n 3p .err | grep -q '^ *^~*$' || fail "no caret under $2"
}
wrong 's/block: .*/block: [384, 9]/' '19:11: error: a block of 3456 threads; the limit is 1024$'
wrong 's/^kernel:/kernl:/' "4:1: error: unknown key 'kernl' in the config; did you mean 'kernel'?$"
wrong 's/^entry:.*/entry: gemm_w/' "5:8: error: gemm_ws.ptx has no entry 'gemm_w'; did you mean 'gemm_ws'?$"
wrong 's/A: {dtype: bf16/A: {dtype: bf61/' "29:14: error: unknown dtype 'bf61'; did you mean 'bf16'?"
wrong 's/tensor: A,/tensor: Aa,/' "22:26: error: no tensor 'Aa'; did you mean 'A'?$"

# What an assembler says is of the file that was given, not of a copy that is gone.
cat >refuses <<'SH'
#!/bin/sh
case $1 in --version) echo 'release 13.0, V13.0.88' && exit ;; esac
for last; do :; done
echo "ptxas $last, line 298; error   : Unknown modifier '.fense'"
exit 255
SH
chmod +x refuses
KPERF_PTXAS=$PWD/refuses
export KPERF_PTXAS
says 1 'kperf: error: refuses refuses gemm_ws.ptx (status 255):$' run -n gemm_ws.yaml
expect_err "^ptxas gemm_ws.ptx, line 298; error   : Unknown modifier '.fense'$"
expect_err '^  command: .*/refuses -arch=sm_90a -v -o .* gemm_ws.ptx$'
