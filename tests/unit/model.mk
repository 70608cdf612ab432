if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_model
tests_unit_test_model_SOURCES = \
	tests/unit/model_sim.h \
	tests/unit/model_sim.c \
	tests/unit/test_model_mcr.c \
	tests/unit/test_model_interval.c \
	tests/unit/random_sim.h \
	tests/unit/random_sim.c \
	tests/unit/test_model_sim.c \
	tests/unit/test_model_queue.c \
	tests/unit/model_play.h \
	tests/unit/model_report.h \
	tests/unit/model_play.c \
	tests/unit/test_model_ring.c \
	tests/unit/test_model_copy.c \
	tests/unit/test_model_alone.c \
	tests/unit/test_model_rerun.c \
	tests/unit/test_model_woken.c \
	tests/unit/test_model_rhythm.c \
	tests/unit/test_model_state.c \
	tests/unit/test_model_step.c \
	tests/unit/test_model_launch.c \
	tests/unit/test_model_memory.c \
	tests/unit/test_model_edits.c \
	tests/unit/test_model_residents.c \
	tests/unit/test_model_play.c \
	tests/unit/test_model_search.c \
	tests/unit/test_model_odd.c \
	tests/unit/test_model_limits.c
tests_unit_test_model_CPPFLAGS = $(unit_cppflags)
tests_unit_test_model_LDADD = $(unit_ldadd)
endif

# Simulated traces for the shell tests, in tests/data of the build directory.
EXTRA_PROGRAMS += tests/unit/mkmodel
tests_unit_mkmodel_SOURCES = tests/unit/mkmodel.c tests/unit/model_sim.h tests/unit/model_sim.c \
	tests/unit/model_play.h tests/unit/model_play.c
tests_unit_mkmodel_LDADD = libkperf.a $(DEP_LIBS)
model_data = \
	tests/data/model-ring.kpt \
	tests/data/model-late.kpt \
	tests/data/model-once.kpt \
	tests/data/model-unmarked.kpt \
	tests/data/model-jitter.kpt
check_DATA += $(model_data)
$(model_data): tests/unit/mkmodel$(EXEEXT)
	@$(MKDIR_P) tests/data
	$(AM_V_GEN)kind=`basename $@ .kpt`; \
	tests/unit/mkmodel$(EXEEXT) $${kind#model-} > $@.tmp && mv $@.tmp $@
CLEANFILES += $(model_data) tests/unit/mkmodel$(EXEEXT)

# Uses the trace's fuzz target's repair and the simulated traces' writer.
check_PROGRAMS += tests/fuzz/check_model
model_fuzz_sources = tests/fuzz/fuzz_model.c tests/fuzz/repair.h tests/fuzz/repair.c tests/unit/synth.c
tests_fuzz_check_model_SOURCES = $(model_fuzz_sources) tests/fuzz/driver.c
tests_fuzz_check_model_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_check_model_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_model
tests_fuzz_fuzz_model_SOURCES = $(model_fuzz_sources)
tests_fuzz_fuzz_model_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_model_LDADD = libkperf.a $(DEP_LIBS)
endif
check_SCRIPTS += tests/e2e/lines.sh tests/e2e/seeded.sh tests/e2e/seeded2.sh tests/e2e/seeded3.sh tests/e2e/seeded4.sh tests/e2e/fetched.sh
EXTRA_DIST += tests/e2e/lines.sh tests/e2e/seeded.sh tests/e2e/seeded2.sh tests/e2e/seeded3.sh tests/e2e/seeded4.sh tests/e2e/fetched.sh
