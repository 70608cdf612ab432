# Criterion units: one program a module, tests/unit/test_MODULE.c; each
# module's fragment adds its own with these.
unit_cppflags = $(AM_CPPFLAGS) $(CRITERION_CFLAGS)
unit_ldadd = libkperf.a $(DEP_LIBS) $(CRITERION_LIBS)

include tests/amd/local.mk
include tests/unit/base.mk
include tests/unit/trace.mk
include tests/unit/instrument.mk
include tests/unit/image.mk
include tests/unit/replay.mk
include tests/unit/model.mk
include tests/unit/run.mk
include tests/unit/diff.mk
include tests/unit/evidence.mk
include tests/unit/cli.mk
include tests/golden/local.mk
