libkperf_a_SOURCES += src/run/run.h
