if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_instrument
tests_unit_test_instrument_SOURCES = tests/unit/test_instrument.c
tests_unit_test_instrument_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_LDADD = $(unit_ldadd)
endif
