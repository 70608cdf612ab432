if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_diff_stats tests/unit/test_diff_gate tests/unit/test_diff_regions
tests_unit_test_diff_stats_SOURCES = tests/unit/test_diff_stats.c
tests_unit_test_diff_stats_CPPFLAGS = $(unit_cppflags)
tests_unit_test_diff_stats_LDADD = $(unit_ldadd)
tests_unit_test_diff_gate_SOURCES = tests/unit/test_diff_gate.c
tests_unit_test_diff_gate_CPPFLAGS = $(unit_cppflags)
tests_unit_test_diff_gate_LDADD = $(unit_ldadd)
tests_unit_test_diff_regions_SOURCES = tests/unit/test_diff_regions.c tests/unit/synth.c
tests_unit_test_diff_regions_CPPFLAGS = $(unit_cppflags)
tests_unit_test_diff_regions_LDADD = $(unit_ldadd)
endif

check_PROGRAMS += tests/fuzz/test_diff
tests_fuzz_test_diff_SOURCES = tests/fuzz/fuzz_diff.c tests/fuzz/driver.c tests/fuzz/fuzz.h
tests_fuzz_test_diff_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_diff_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_diff
tests_fuzz_fuzz_diff_SOURCES = tests/fuzz/fuzz_diff.c tests/fuzz/fuzz.h
tests_fuzz_fuzz_diff_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_diff_LDADD = libkperf.a $(DEP_LIBS)
endif

check_SCRIPTS += tests/e2e/ci.sh tests/e2e/doctor.sh tests/e2e/diff.sh tests/e2e/diff_planted.sh
EXTRA_DIST += tests/e2e/ci.sh tests/e2e/doctor.sh tests/e2e/diff.sh tests/e2e/diff_planted.sh
