libkperf_a_SOURCES += \
	src/diff/diff.h \
	src/diff/diff_internal.h \
	src/diff/stats.h \
	src/diff/stats.c \
	src/diff/load.c \
	src/diff/view.c \
	src/diff/regions.c \
	src/diff/cases.c \
	src/diff/output.c \
	src/diff/compare.c \
	src/diff/reasons.c \
	src/diff/gate.c \
	src/diff/judge.c \
	src/diff/print.c \
	src/diff/junit.c \
	src/diff/diff.c
kperf_SOURCES += src/cli/cmd_diff.c
