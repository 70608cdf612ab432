if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_evidence
tests_unit_test_evidence_SOURCES = tests/unit/test_evidence.c
tests_unit_test_evidence_CPPFLAGS = $(unit_cppflags)
tests_unit_test_evidence_LDADD = $(unit_ldadd)
endif

check_PROGRAMS += tests/fuzz/test_evidence
tests_fuzz_test_evidence_SOURCES = tests/fuzz/fuzz_evidence.c tests/fuzz/driver.c tests/fuzz/fuzz.h
tests_fuzz_test_evidence_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_evidence_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_evidence
tests_fuzz_fuzz_evidence_SOURCES = tests/fuzz/fuzz_evidence.c tests/fuzz/fuzz.h
tests_fuzz_fuzz_evidence_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_evidence_LDADD = libkperf.a $(DEP_LIBS)
endif
