libkperf_a_SOURCES += \
	src/model/model.h \
	src/model/model_internal.h \
	src/model/model.c \
	src/model/collect.c \
	src/model/sequence.c \
	src/model/stats.c \
	src/model/program.c \
	src/model/measure.c \
	src/model/links.c \
	src/model/engines.c \
	src/model/graph.c \
	src/model/sim.h \
	src/model/sim.c \
	src/model/pressure.c \
	src/model/queue.c \
	src/model/mcr.h \
	src/model/mcr.c \
	src/model/paper.h \
	src/model/paper.c \
	src/model/edits.c \
	src/model/candidates.c \
	src/model/solve.c \
	src/model/report.c \
	src/model/score.c \
	src/model/print.c \
	src/model/dot.c \
	src/model/stream.c
