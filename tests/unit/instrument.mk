if HAVE_CRITERION
instrument_tests = \
	tests/unit/test_instrument \
	tests/unit/test_instrument_ptx \
	tests/unit/test_instrument_map
check_PROGRAMS += $(instrument_tests)
tests_unit_test_instrument_SOURCES = tests/unit/test_instrument.c tests/unit/instrument_util.h
tests_unit_test_instrument_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_LDADD = $(unit_ldadd)
tests_unit_test_instrument_ptx_SOURCES = tests/unit/test_instrument_ptx.c tests/unit/instrument_util.h
tests_unit_test_instrument_ptx_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_ptx_LDADD = $(unit_ldadd)
tests_unit_test_instrument_map_SOURCES = tests/unit/test_instrument_map.c tests/unit/instrument_util.h
tests_unit_test_instrument_map_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_map_LDADD = $(unit_ldadd)
endif
