libkperf_a_SOURCES += \
	src/trace/trace.h \
	src/trace/trace_internal.h \
	src/trace/crc.c \
	src/trace/tag.c \
	src/trace/forms.c \
	src/trace/hardware.c \
	src/trace/other.c \
	src/trace/writer.c \
	src/trace/reader.c \
	src/trace/info.c
dist_man_MANS += doc/kperf-trace.5
