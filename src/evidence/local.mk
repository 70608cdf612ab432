libkperf_a_SOURCES += \
	src/evidence/evidence.h \
	src/evidence/internal.h \
	src/evidence/say.c \
	src/evidence/work.c \
	src/evidence/ceilings.c \
	src/evidence/schedule.c \
	src/evidence/facts.c \
	src/evidence/cycle.c \
	src/evidence/classes.c \
	src/evidence/code.c \
	src/evidence/files.c \
	src/evidence/next.c \
	src/evidence/statement.c \
	src/evidence/outcome.c \
	src/evidence/print.c \
	src/evidence/plot.c \
	src/evidence/evidence.c
kperf_SOURCES += src/cli/cmd_evidence.c
