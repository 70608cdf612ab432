libkperf_a_SOURCES += \
	src/replay/replay.h \
	src/replay/replay_internal.h \
	src/replay/decode.c \
	src/replay/rotate.c \
	src/replay/unwrap.c \
	src/replay/pair.c \
	src/replay/causal.h \
	src/replay/sync.c \
	src/replay/waits.c \
	src/replay/links.c \
	src/replay/path.c \
	src/replay/bounds.c \
	src/replay/ops.c \
	src/replay/correct.c \
	src/replay/band.c \
	src/replay/align.c \
	src/replay/cluster.c \
	src/replay/roles.c \
	src/replay/replay.c \
	src/replay/warn.c \
	src/replay/filter.h \
	src/replay/filter.c \
	src/replay/check.h \
	src/replay/check.c \
	src/replay/export.h \
	src/replay/obuf.h \
	src/replay/stats.h \
	src/replay/export.c \
	src/replay/stats.c \
	src/replay/chrome.c \
	src/replay/csv.c \
	src/replay/folded.c \
	src/replay/ndjson.c \
	src/replay/summary.c \
	src/replay/text.c
dist_man_MANS += doc/kperf-sqlite.5
if HAVE_SQLITE
libkperf_a_SOURCES += src/replay/sqlite.c
endif
