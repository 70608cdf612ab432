libkperf_a_SOURCES += src/instrument/instrument.h
