libkperf_a_SOURCES += src/trace/trace.h
