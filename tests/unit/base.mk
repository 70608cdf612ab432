if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_base
tests_unit_test_base_SOURCES = tests/unit/test_base.c
tests_unit_test_base_CPPFLAGS = $(unit_cppflags)
tests_unit_test_base_LDADD = $(unit_ldadd)
endif
