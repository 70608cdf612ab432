replay_scripts = tests/e2e/replay.sh tests/e2e/replay_chrome.sh tests/e2e/replay_reader.sh \
	tests/e2e/truth.sh \
	tests/e2e/replay_formats.sh tests/e2e/replay_threads.sh tests/e2e/replay_perfetto.sh \
	tests/e2e/replay_plot.sh tests/e2e/replay_cluster.sh
check_SCRIPTS += $(replay_scripts)
EXTRA_DIST += $(replay_scripts) tests/e2e/check_chrome.py tests/e2e/check_trace.py \
	tests/e2e/check_formats.py tests/e2e/check_perfetto.py \
	tests/e2e/check_plot.py tests/fake_gnuplot \
	tests/unit/synth.h
if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_replay
tests_unit_test_replay_SOURCES = tests/unit/test_replay.c tests/unit/synth.c
tests_unit_test_replay_CPPFLAGS = $(unit_cppflags)
tests_unit_test_replay_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_replay_bodies
tests_unit_test_replay_bodies_SOURCES = tests/unit/test_replay_bodies.c tests/unit/synth.c
tests_unit_test_replay_bodies_CPPFLAGS = $(unit_cppflags)
tests_unit_test_replay_bodies_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_clock_bits tests/unit/test_amd_trace
tests_unit_test_amd_trace_SOURCES = tests/unit/test_amd_trace.c tests/unit/synth.c
tests_unit_test_amd_trace_CPPFLAGS = $(unit_cppflags)
tests_unit_test_amd_trace_LDADD = $(unit_ldadd)
tests_unit_test_clock_bits_SOURCES = tests/unit/test_clock_bits.c tests/unit/synth.c
tests_unit_test_clock_bits_CPPFLAGS = $(unit_cppflags)
tests_unit_test_clock_bits_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_hostile
tests_unit_test_hostile_SOURCES = tests/unit/test_hostile.c tests/unit/synth.c tests/fuzz/repair.c
tests_unit_test_hostile_CPPFLAGS = $(unit_cppflags)
tests_unit_test_hostile_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_align
tests_unit_test_align_SOURCES = tests/unit/test_align.c tests/unit/synth.c
tests_unit_test_align_CPPFLAGS = $(unit_cppflags)
tests_unit_test_align_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_export
tests_unit_test_export_SOURCES = tests/unit/test_export.c tests/unit/synth.c
tests_unit_test_export_CPPFLAGS = $(unit_cppflags)
tests_unit_test_export_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_own
tests_unit_test_own_SOURCES = tests/unit/test_own.c tests/unit/synth.c
tests_unit_test_own_CPPFLAGS = $(unit_cppflags)
tests_unit_test_own_LDADD = $(unit_ldadd)

check_PROGRAMS += tests/unit/test_fit
tests_unit_test_fit_SOURCES = tests/unit/test_fit.c tests/unit/synth.c
tests_unit_test_fit_CPPFLAGS = $(unit_cppflags)
tests_unit_test_fit_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_chrome
tests_unit_test_chrome_SOURCES = tests/unit/test_chrome.c
tests_unit_test_chrome_CPPFLAGS = $(unit_cppflags)
tests_unit_test_chrome_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_plot
tests_unit_test_plot_SOURCES = tests/unit/test_plot.c tests/unit/synth.c
tests_unit_test_plot_CPPFLAGS = $(unit_cppflags)
tests_unit_test_plot_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_filter
tests_unit_test_filter_SOURCES = tests/unit/test_filter.c tests/unit/synth.c
tests_unit_test_filter_CPPFLAGS = $(unit_cppflags)
tests_unit_test_filter_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_replay_truth
tests_unit_test_replay_truth_SOURCES = tests/unit/test_replay_truth.c tests/unit/truth.h \
	tests/unit/truth_program.c tests/unit/truth_kernels.c tests/unit/truth_make.c \
	tests/unit/truth_play.c tests/unit/truth_known.c tests/unit/truth_trace.c \
	tests/unit/truth_check.c tests/unit/truth_links.c tests/unit/truth_tamper.c \
	tests/unit/truth_dump.c
tests_unit_test_replay_truth_CPPFLAGS = $(unit_cppflags)
tests_unit_test_replay_truth_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_replay_cluster
tests_unit_test_replay_cluster_SOURCES = tests/unit/test_replay_cluster.c \
	tests/unit/truth_cluster.h tests/unit/truth_cluster.c tests/unit/truth_program.c \
	tests/unit/synth.c
tests_unit_test_replay_cluster_CPPFLAGS = $(unit_cppflags)
tests_unit_test_replay_cluster_LDADD = $(unit_ldadd)
if HAVE_PROTOBUF_C
check_PROGRAMS += tests/unit/test_perfetto
tests_unit_test_perfetto_SOURCES = tests/unit/test_perfetto.c
tests_unit_test_perfetto_CPPFLAGS = $(unit_cppflags)
tests_unit_test_perfetto_LDADD = $(unit_ldadd)
endif
endif

# Synthetic traces for the shell tests, in tests/data of the build directory.
EXTRA_PROGRAMS += tests/unit/mktrace
tests_unit_mktrace_SOURCES = tests/unit/mktrace.c tests/unit/synth.c
tests_unit_mktrace_LDADD = libkperf.a $(DEP_LIBS)
replay_data = \
	tests/data/ws.kpt \
	tests/data/whole.kpt \
	tests/data/narrow.kpt \
	tests/data/amd.kpt \
	tests/data/amd-late.kpt \
	tests/data/wgp.kpt \
	tests/data/empty.kpt \
	tests/data/shell.kpt \
	tests/data/meet.kpt \
	tests/data/many.kpt \
	tests/data/late.kpt \
	tests/data/odd.kpt
check_DATA += $(replay_data)
$(replay_data): tests/unit/mktrace$(EXEEXT)
	@$(MKDIR_P) tests/data
	$(AM_V_GEN)kind=`basename $@ .kpt`; tests/unit/mktrace$(EXEEXT) $$kind > $@.tmp && mv $@.tmp $@
CLEANFILES += $(replay_data) tests/unit/mktrace$(EXEEXT)
