libkperf_a_SOURCES += \
	src/instrument/instrument.h \
	src/instrument/internal.h \
	src/instrument/instrument.c \
	src/instrument/words.c \
	src/instrument/marks.c \
	src/instrument/flow.c \
	src/instrument/regions.c \
	src/instrument/boundaries.c \
	src/instrument/edits.c \
	src/instrument/map.c \
	src/instrument/contents.c \
	src/instrument/ptx_lex.h \
	src/instrument/ptx_lex.c \
	src/instrument/ptx_read.c \
	src/instrument/ptx_cluster.c \
	src/instrument/ptx_lower.h \
	src/instrument/ptx_lower.c \
	src/instrument/ptx_place.c \
	src/instrument/ptx_settle.c \
	src/instrument/ptx_probe.c \
	src/instrument/ptx_global.c \
	src/instrument/ptx_flush.c \
	src/instrument/ptx_inspect.c \
	src/instrument/ptx_regs.h \
	src/instrument/ptx_regs.c \
	src/instrument/ptx_pins.h \
	src/instrument/ptx_pins.c
