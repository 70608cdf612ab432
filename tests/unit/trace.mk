if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_trace
tests_unit_test_trace_SOURCES = tests/unit/test_trace.c
tests_unit_test_trace_CPPFLAGS = $(unit_cppflags)
tests_unit_test_trace_LDADD = $(unit_ldadd)
endif

# The fuzz target, driven in the suite; with --enable-fuzzing for libFuzzer too.
EXTRA_DIST += tests/fuzz/fuzz.h tests/fuzz/random.h tests/fuzz/texts.h tests/fuzz/trace.dict
check_PROGRAMS += tests/fuzz/check_trace
tests_fuzz_check_trace_SOURCES = tests/fuzz/fuzz_trace.c tests/fuzz/repair.h tests/fuzz/repair.c \
	tests/fuzz/driver.c tests/unit/synth.c
tests_fuzz_check_trace_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_check_trace_LDADD = libkperf.a $(DEP_LIBS)
EXTRA_PROGRAMS += tests/fuzz/fuzz_trace
tests_fuzz_fuzz_trace_SOURCES = tests/fuzz/fuzz_trace.c tests/fuzz/repair.h tests/fuzz/repair.c
tests_fuzz_fuzz_trace_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_trace_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
noinst_PROGRAMS += tests/fuzz/fuzz_trace
endif
