libkperf_a_SOURCES += src/model/model.h
