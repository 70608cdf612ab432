if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_model
tests_unit_test_model_SOURCES = tests/unit/test_model_mcr.c
tests_unit_test_model_CPPFLAGS = $(unit_cppflags)
tests_unit_test_model_LDADD = $(unit_ldadd)
endif
