kperf_SOURCES += src/cli/cli.h src/cli/main.c
