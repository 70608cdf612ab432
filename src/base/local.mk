libkperf_a_SOURCES += \
	src/base/base.h \
	src/base/mem.c \
	src/base/str.c \
	src/base/sha256.c \
	src/base/file.c \
	src/base/whole.c \
	src/base/process.h \
	src/base/process.c \
	src/base/message.c \
	src/base/json.c \
	src/base/jsonw.c
