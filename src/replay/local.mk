libkperf_a_SOURCES += \
	src/replay/replay.h \
	src/replay/replay_internal.h \
	src/replay/decode.c \
	src/replay/pair.c \
	src/replay/causal.h \
	src/replay/sync.c \
	src/replay/waits.c \
	src/replay/links.c \
	src/replay/own.c \
	src/replay/engine.c \
	src/replay/path.c \
	src/replay/relative.h \
	src/replay/relative.c \
	src/replay/bounds.c \
	src/replay/unsettled.c \
	src/replay/ops.c \
	src/replay/correct.c \
	src/replay/band.c \
	src/replay/align.c \
	src/replay/crowd.c \
	src/replay/cluster.c \
	src/replay/lines.h \
	src/replay/lines.c \
	src/replay/meet.h \
	src/replay/meet.c \
	src/replay/tighten.c \
	src/replay/queue.c \
	src/replay/roles.c \
	src/replay/loop.h \
	src/replay/replay.c \
	src/replay/pool.c \
	src/replay/near.h \
	src/replay/near.c \
	src/replay/fit.h \
	src/replay/fit.c \
	src/replay/whole.c \
	src/replay/cta.c \
	src/replay/sort.h \
	src/replay/sort.c \
	src/replay/warn.c \
	src/replay/iteration.h \
	src/replay/iteration.c \
	src/replay/filter.h \
	src/replay/filter.c \
	src/replay/check.h \
	src/replay/check.c \
	src/replay/export/export.h \
	src/replay/export/obuf.h \
	src/replay/export/obuf.c \
	src/replay/stats.h \
	src/replay/against.h \
	src/replay/against.c \
	src/replay/export/export.c \
	src/replay/stats.c \
	src/replay/export/chrome.h \
	src/replay/export/chrome.c \
	src/replay/export/chrome_unit.c \
	src/replay/export/chrome_ops.c \
	src/replay/export/chrome_flow.c \
	src/replay/export/csv.c \
	src/replay/export/folded.c \
	src/replay/lanes.c \
	src/replay/export/ndjson.c \
	src/replay/export/phases.c \
	src/replay/export/summary.h \
	src/replay/export/summary.c \
	src/replay/export/summary_json.c \
	src/replay/export/text.c \
	src/replay/export/view.c \
	src/replay/export/gnuplot.h \
	src/replay/export/gnuplot.c \
	src/replay/export/plot.h \
	src/replay/export/plot.c \
	src/replay/export/plot_timeline.c \
	src/replay/export/plot_cta.c \
	src/replay/export/plot_durations.c \
	src/replay/export/plot_iterations.c \
	src/replay/export/plot_launch.c
dist_man_MANS += doc/kperf-sqlite.5
if HAVE_SQLITE
libkperf_a_SOURCES += src/replay/export/sqlite.c
endif

# Perfetto's messages: protobuf-c compiles the schema.
EXTRA_DIST += src/replay/perfetto.proto
if HAVE_PROTOBUF_C
libkperf_a_SOURCES += \
	src/replay/export/pfwriter.h \
	src/replay/export/pfwriter.c \
	src/replay/export/perfetto.h \
	src/replay/export/perfetto.c \
	src/replay/export/perfetto_unit.c \
	src/replay/export/perfetto_async.c
nodist_libkperf_a_SOURCES = src/replay/perfetto.pb-c.c
src/replay/perfetto.pb-c.c: $(srcdir)/src/replay/perfetto.proto
	@$(MKDIR_P) src/replay
	$(AM_V_GEN)$(PROTOC_C) --proto_path=$(srcdir)/src/replay --c_out=src/replay \
	  $(srcdir)/src/replay/perfetto.proto
src/replay/perfetto.pb-c.h: src/replay/perfetto.pb-c.c
	@test -f $@ || { rm -f src/replay/perfetto.pb-c.c; \
	  $(MAKE) $(AM_MAKEFLAGS) src/replay/perfetto.pb-c.c; }
BUILT_SOURCES += src/replay/perfetto.pb-c.h
# BUILT_SOURCES come first for `make` and `make check` alone, not for `make kperf`.
src/replay/export/pfwriter.$(OBJEXT) src/replay/export/perfetto.$(OBJEXT) \
src/replay/export/perfetto_unit.$(OBJEXT) src/replay/export/perfetto_async.$(OBJEXT): \
	src/replay/perfetto.pb-c.h
CLEANFILES += src/replay/perfetto.pb-c.c src/replay/perfetto.pb-c.h
endif
