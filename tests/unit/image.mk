if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_rules tests/unit/test_sync
tests_unit_test_sync_SOURCES = tests/unit/test_sync.c
tests_unit_test_sync_CPPFLAGS = $(unit_cppflags)
tests_unit_test_sync_LDADD = $(unit_ldadd)
tests_unit_test_rules_SOURCES = tests/unit/test_rules.c
tests_unit_test_rules_CPPFLAGS = $(unit_cppflags)
tests_unit_test_rules_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_image
tests_unit_test_image_SOURCES = tests/unit/test_image.c
tests_unit_test_image_CPPFLAGS = $(unit_cppflags)
tests_unit_test_image_LDADD = $(unit_ldadd)
endif

check_PROGRAMS += tests/fuzz/test_image
tests_fuzz_test_image_SOURCES = tests/fuzz/fuzz_image.c tests/fuzz/driver.c tests/fuzz/fuzz.h
tests_fuzz_test_image_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_image_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_image
tests_fuzz_fuzz_image_SOURCES = tests/fuzz/fuzz_image.c tests/fuzz/fuzz.h
tests_fuzz_fuzz_image_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_image_LDADD = libkperf.a $(DEP_LIBS)
endif

check_SCRIPTS += tests/e2e/images.sh tests/e2e/rules.sh tests/e2e/graph.sh tests/e2e/unmarked.sh tests/e2e/shared.sh tests/e2e/standin.sh tests/e2e/collect.sh tests/e2e/ptx_auto.sh tests/e2e/ptx_traps.sh tests/e2e/ptx_random.sh tests/e2e/amd_random.sh
EXTRA_DIST += tests/e2e/images.sh tests/e2e/rules.sh tests/e2e/graph.sh tests/e2e/unmarked.sh tests/e2e/shared.sh tests/e2e/standin.sh tests/e2e/collect.sh tests/e2e/ptx_auto.sh tests/e2e/ptx_traps.sh tests/e2e/ptx_random.sh tests/e2e/check_random.py tests/e2e/amd_random.sh tests/e2e/check_amd_random.py tests/e2e/check_traps.py tests/e2e/ptx_parse.py tests/ptx/traps tests/images tests/collect tests/ptx/corpus tests/ptx/src tests/e2e/check_graph.py tests/e2e/check_missed.py tests/e2e/with_rules.py tests/e2e/with_kernel.py
