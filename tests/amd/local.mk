EXTRA_DIST += tests/amd/emulator.py tests/amd/kernels.py tests/amd/probes.py \
	tests/amd/emulate.py tests/amd/faults.py tests/amd/random_kernels.py \
	tests/amd/README.md

if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_gcn
tests_unit_test_gcn_SOURCES = tests/unit/test_gcn.c
tests_unit_test_gcn_CPPFLAGS = $(unit_cppflags)
tests_unit_test_gcn_LDADD = $(unit_ldadd)
endif

# Told what to check by tests/e2e/amd_waits.sh.
noinst_PROGRAMS += tests/amd/gcn_check
tests_amd_gcn_check_SOURCES = tests/amd/gcn_check.c
tests_amd_gcn_check_LDADD = libkperf.a $(DEP_LIBS)

# For tests/amd/emulate.py, which the suite does not run.
noinst_PROGRAMS += tests/amd/pack
tests_amd_pack_SOURCES = tests/amd/pack.c
tests_amd_pack_LDADD = libkperf.a $(DEP_LIBS)

# No emulator is needed for these.
check_SCRIPTS += tests/e2e/amd_waits.sh tests/e2e/amd_traces.sh tests/e2e/amd_gfx950.sh
EXTRA_DIST += tests/e2e/amd_waits.sh tests/amd/waits.py \
	tests/e2e/amd_gfx950.sh tests/amd/get-llvm \
	tests/e2e/amd_traces.sh tests/e2e/check_amd_traces.py

# For tests/amd/corpus.
check_SCRIPTS += tests/e2e/amd_corpus.sh
noinst_PROGRAMS += tests/amd/flat
tests_amd_flat_SOURCES = tests/amd/flat.c
tests_amd_flat_LDADD = libkperf.a $(DEP_LIBS)
EXTRA_DIST += \
	tests/e2e/amd_corpus.sh \
	tests/amd/corpus \
	tests/amd/src/corpus.h \
	tests/amd/src/kernels.py \
	tests/amd/src/calls.hip \
	tests/amd/src/dynamic.hip \
	tests/amd/src/far.hip \
	tests/amd/src/histogram.hip \
	tests/amd/src/softmax.hip \
	tests/amd/src/transpose.hip \
	tests/amd/src/blur.cl \
	tests/amd/src/mandelbrot.cl \
	tests/amd/src/scan.cl \
	tests/amd/src/vadd.cl \
	tests/amd/src/gather.ll \
	tests/amd/src/lds.ll \
	tests/amd/src/pressure.ll \
	tests/amd/src/unrolled.S \
	tests/amd/src/ring.S \
	tests/amd/src/waits.inc \
	tests/amd/src/dispatch.S \
	tests/amd/src/winograd.S \
	tests/amd/src/pair.S
