libkperf_a_SOURCES += src/replay/replay.h
