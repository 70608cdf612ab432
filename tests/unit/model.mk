if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_model
tests_unit_test_model_SOURCES = \
	tests/unit/model_sim.h \
	tests/unit/model_sim.c \
	tests/unit/test_model_mcr.c \
	tests/unit/test_model_ring.c
tests_unit_test_model_CPPFLAGS = $(unit_cppflags)
tests_unit_test_model_LDADD = $(unit_ldadd)
endif
