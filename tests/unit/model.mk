if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_model
tests_unit_test_model_SOURCES = \
	tests/unit/model_sim.h \
	tests/unit/model_sim.c \
	tests/unit/test_model_mcr.c \
	tests/unit/model_play.h \
	tests/unit/model_play.c \
	tests/unit/test_model_ring.c \
	tests/unit/test_model_play.c \
	tests/unit/test_model_odd.c
tests_unit_test_model_CPPFLAGS = $(unit_cppflags)
tests_unit_test_model_LDADD = $(unit_ldadd)
endif
