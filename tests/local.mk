# Criterion units: one program a module, tests/unit/test_MODULE.c; each
# module's fragment adds its own with these.
unit_cppflags = $(AM_CPPFLAGS) $(CRITERION_CFLAGS)
unit_ldadd = libkperf.a $(DEP_LIBS) $(CRITERION_LIBS)

# The longest first, so that none runs alone at the end.
long_scripts = tests/e2e/model.sh tests/e2e/motion_protocols.sh tests/e2e/traces.sh tests/e2e/missed.sh \
	tests/e2e/pipeline.sh tests/e2e/evidence.sh tests/e2e/model_next.sh \
	tests/e2e/apply.sh tests/e2e/apply_apart.sh tests/e2e/amd_instrument.sh tests/e2e/instrument_ptxas.sh \
	tests/e2e/run_fake.sh
check_SCRIPTS += $(long_scripts)
EXTRA_DIST += $(long_scripts) tests/e2e/apply_lib.sh

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
