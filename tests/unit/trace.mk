if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_trace
tests_unit_test_trace_SOURCES = tests/unit/test_trace.c
tests_unit_test_trace_CPPFLAGS = $(unit_cppflags)
tests_unit_test_trace_LDADD = $(unit_ldadd)
endif
