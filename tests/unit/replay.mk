EXTRA_DIST += tests/unit/synth.h
if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_replay
tests_unit_test_replay_SOURCES = tests/unit/test_replay.c tests/unit/synth.c
tests_unit_test_replay_CPPFLAGS = $(unit_cppflags)
tests_unit_test_replay_LDADD = $(unit_ldadd)
endif
