#!/bin/sh
# Compiled files in the place of PTX: listed, chosen from, instrumented.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"
images=$SRCDIR/tests/images

# Listed: what cuobjdump -lptx -lelf and its dumps say of these files.
expect_status 0 "$KPERF" inspect "$images/size.fatbin"
expect_out '^image 1: cubin for sm_90a, 5728 bytes (ZSTD: 1169), in fatbin$'
expect_out '^image 2: PTX 9.0 for sm_90a, 1547 bytes (ZSTD: 512), in fatbin$'
expect_out '^  kernel _ZN4blas4axpyIfEEvPT_PKS1_S1_i  void blas::axpy<float>(float\*, float const\*, float, int)$'
expect_status 0 "$KPERF" inspect "$images/lto.o"
expect_out '^image 1: LTO for sm_90, '
expect_out '^  kernels cannot be told$'
expect_status 0 "$KPERF" inspect "$KPERF"
expect_out '^no device code$'

# An archive holds what its members hold.
ar rc lib.a "$images/rdc.o" "$images/lto.o"
expect_status 0 "$KPERF" inspect lib.a
expect_out '^image 2: PTX 9.0 for sm_90a, .*, in rdc.o: __nv_relfatbin, from axpy.cu, options --compile-only  --generate-line-info$'
expect_out '^image 3: LTO for sm_90, .*, in lto.o: __nv_relfatbin'

# The text as it is, whatever it was packed in.
for f in none speed balance size; do
    "$KPERF" inspect --ptx "$images/$f.fatbin" | cmp - "$images/axpy.ptx" || fail "$f.fatbin"
done
expect_status 0 "$KPERF" inspect -k 'blas::axpy<float>' "$images/balance.fatbin"
expect_out '^PTX 9.0 for sm_90a$'
expect_out ' mark   begin update$'

# Of several architectures the newest, which is said; or the one that is asked for.
expect_status 0 "$KPERF" inspect --ptx "$images/several.fatbin"
expect_err 'note: .*several.fatbin: the PTX for sm_90, of 2 architectures with these kernels$'
expect_out '^\.target sm_90$'
expect_status 0 "$KPERF" inspect --ptx --arch sm_80 "$images/several.fatbin"
expect_out '^\.target sm_80$'
expect_empty .err
expect_status 2 "$KPERF" inspect --ptx --arch 75 "$images/several.fatbin"
expect_err 'no PTX for 75 in it: PTX for sm_80, PTX for sm_90, cubin for sm_75$'
expect_status 2 "$KPERF" inspect --ptx -k axpy "$images/several.fatbin"
expect_err "no PTX with a kernel 'axpy'"
expect_status 2 "$KPERF" inspect --ptx -k scael "$images/several.fatbin"
expect_err "no PTX with a kernel 'scael'; did you mean 'scale'?: PTX for sm_80, PTX for sm_90, cubin for sm_75; kperf inspect lists the kernels$"
cat "$images/cubin.fatbin" "$images/cubin.fatbin" >twice.fatbin
expect_status 2 "$KPERF" inspect --ptx twice.fatbin
expect_err 'no PTX in it, only 2 cubins for sm_90; compile with PTX kept'
rm twice.fatbin
expect_status 2 "$KPERF" instrument "$images/cubin.fatbin" -o out.ptx
expect_err 'no PTX in it, only cubin for sm_90; compile with PTX kept'
expect_status 2 "$KPERF" instrument "$images/lto.o" -o out.ptx
expect_err 'no PTX in it, only LTO for sm_90'
cat "$images/rdc.o" >one.o
"$KPERF" inspect --ptx one.o | sed 's/_Z5scalePff/other/g' >other.ptx
[ ! -e out.ptx ] || fail "output after an error"

# Instrumented from an object: probes in the text that is in it.
expect_status 0 "$KPERF" instrument -o - "$images/rdc.o"
cp .out probed.ptx
"$KPERF" inspect --ptx "$images/rdc.o" >plain.ptx
"$KPERF" strip probed.ptx | cmp - plain.ptx || fail "strip does not give the image's text back"
cp "$images/rdc.o" .
expect_status 0 "$KPERF" instrument -q rdc.o
expect_files . .err .out lib.a one.o other.ptx plain.ptx probed.ptx rdc.kperf.ptx rdc.o

# For collect: the text is known by the beginning of the original's hash.
expect_status 0 "$KPERF" instrument -q -f --collect kept -o c.ptx rdc.o
id=$(sha256sum plain.ptx | cut -c1-16)
expect_files kept "$id.json" "$id.ptx"
cmp "kept/$id.ptx" c.ptx || fail 'another text is kept'
expect_status 0 grep -q "kperf_id = 0x$id;" c.ptx
"$KPERF" strip c.ptx | cmp - plain.ptx || fail 'strip, of a text that is to be collected'
expect_status 2 "$KPERF" instrument --collect kept --auto all -o c.s "$SRCDIR/examples/amd/gfx90a/vector.s"
expect_err 'only launches of PTX can be collected'
expect_status 2 "$KPERF" instrument --collect kept --marks-only --auto all -o c.s rdc.o
[ ! -e c.s ] || fail "output after an error"
rm -r kept c.ptx

# What is damaged is refused, whole.
head -c 1000 "$images/size.fatbin" >cut.fatbin
expect_status 3 "$KPERF" inspect cut.fatbin
expect_err 'cut.fatbin: the fatbin at byte 0 is cut off: it has 1832 bytes, of which 984 are there$'
expect_empty .out
{ head -c 1336 "$images/size.fatbin" && printf 'XXXX' && tail -c +1341 "$images/size.fatbin"; } >bad.fatbin
expect_status 3 "$KPERF" instrument -o out.ptx bad.fatbin
expect_err 'bad.fatbin: the PTX at byte 1336 cannot be unpacked from ZSTD: '
[ ! -e out.ptx ] || fail "output after an error"
expect_status 2 "$KPERF" instrument --assemble --fatbin "$images/rdc.o"

# Machine code, by a stand-in for ptxas: the recorded options reach it, and the text.
cat >ptxas <<'END'
#!/bin/sh
case $1 in --version) echo 'Cuda compilation tools, release 13.0, V13.0.88'; exit ;; esac
echo "$*" >"$LOG"
while [ "$1" != -o ]; do shift; done
printf 'machine code of ' >"$2"
grep '^\.target' "$3" >>"$2"
END
chmod +x ptxas
LOG=$tmp/log KPERF_PTXAS=$tmp/ptxas
export LOG KPERF_PTXAS
expect_status 0 "$KPERF" instrument -q --assemble -o code.cubin rdc.o
check_eq "$(cat code.cubin)" 'machine code of .target sm_90a'
grep -q -- '-arch=sm_90a -v --compile-only --generate-line-info -o ' log || fail "options: $(cat log)"
expect_status 0 "$KPERF" instrument -q --fatbin -o both.fatbin rdc.o
expect_status 0 "$KPERF" inspect --json both.fatbin
check_eq "$("$KPERF" inspect --ptx both.fatbin | cmp - rdc.kperf.ptx && echo same)" same
expect_out '"bytes": 32,' # what the stand-in wrote, padded to 8
