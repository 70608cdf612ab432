EXTRA_DIST += tests/amd/emulator.py tests/amd/kernels.py tests/amd/probes.py tests/amd/emulate.py

if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_gcn
tests_unit_test_gcn_SOURCES = tests/unit/test_gcn.c
tests_unit_test_gcn_CPPFLAGS = $(unit_cppflags)
tests_unit_test_gcn_LDADD = $(unit_ldadd)
endif

check_PROGRAMS += tests/amd/gcn_check
tests_amd_gcn_check_SOURCES = tests/amd/gcn_check.c
tests_amd_gcn_check_LDADD = libkperf.a $(DEP_LIBS)
