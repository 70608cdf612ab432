if HAVE_CRITERION
instrument_tests = \
	tests/unit/test_instrument \
	tests/unit/test_instrument_ptx \
	tests/unit/test_instrument_pins \
	tests/unit/test_instrument_map \
	tests/unit/test_instrument_flush \
	tests/unit/test_instrument_place \
	tests/unit/test_instrument_bodies \
	tests/unit/test_instrument_cluster \
	tests/unit/test_fetch \
	tests/unit/test_amd_read \
	tests/unit/test_amd_rules \
	tests/unit/test_amd_lower
check_PROGRAMS += $(instrument_tests)
tests_unit_test_instrument_SOURCES = tests/unit/test_instrument.c tests/unit/instrument_util.h
tests_unit_test_instrument_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_LDADD = $(unit_ldadd)
tests_unit_test_instrument_ptx_SOURCES = tests/unit/test_instrument_ptx.c tests/unit/instrument_util.h
tests_unit_test_instrument_ptx_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_ptx_LDADD = $(unit_ldadd)
tests_unit_test_instrument_pins_SOURCES = tests/unit/test_instrument_pins.c tests/unit/instrument_util.h
tests_unit_test_instrument_pins_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_pins_LDADD = $(unit_ldadd)
tests_unit_test_instrument_map_SOURCES = tests/unit/test_instrument_map.c tests/unit/instrument_util.h
tests_unit_test_instrument_map_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_map_LDADD = $(unit_ldadd)
tests_unit_test_instrument_cluster_SOURCES = tests/unit/test_instrument_cluster.c \
	tests/unit/instrument_util.h
tests_unit_test_instrument_cluster_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_cluster_LDADD = $(unit_ldadd)
tests_unit_test_fetch_SOURCES = tests/unit/test_fetch.c tests/unit/instrument_util.h
tests_unit_test_fetch_CPPFLAGS = $(unit_cppflags)
tests_unit_test_fetch_LDADD = $(unit_ldadd)
tests_unit_test_amd_rules_SOURCES = tests/unit/test_amd_rules.c tests/unit/instrument_util.h
tests_unit_test_amd_rules_CPPFLAGS = $(unit_cppflags)
tests_unit_test_amd_rules_LDADD = $(unit_ldadd)
tests_unit_test_amd_lower_SOURCES = tests/unit/test_amd_lower.c tests/unit/instrument_util.h
tests_unit_test_amd_lower_CPPFLAGS = $(unit_cppflags)
tests_unit_test_amd_lower_LDADD = $(unit_ldadd)
tests_unit_test_amd_read_SOURCES = tests/unit/test_amd_read.c tests/unit/instrument_util.h
tests_unit_test_amd_read_CPPFLAGS = $(unit_cppflags)
tests_unit_test_amd_read_LDADD = $(unit_ldadd)
tests_unit_test_instrument_flush_SOURCES = tests/unit/test_instrument_flush.c tests/unit/instrument_util.h
tests_unit_test_instrument_flush_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_flush_LDADD = $(unit_ldadd)
tests_unit_test_instrument_bodies_SOURCES = tests/unit/test_instrument_bodies.c tests/unit/instrument_util.h
tests_unit_test_instrument_bodies_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_bodies_LDADD = $(unit_ldadd)
tests_unit_test_instrument_place_SOURCES = tests/unit/test_instrument_place.c tests/unit/instrument_util.h
tests_unit_test_instrument_place_CPPFLAGS = $(unit_cppflags)
tests_unit_test_instrument_place_LDADD = $(unit_ldadd)
endif

check_PROGRAMS += tests/fuzz/test_ptx
noinst_PROGRAMS += tests/unit/move_regions
tests_unit_move_regions_SOURCES = tests/unit/move_regions.c
tests_unit_move_regions_LDADD = libkperf.a $(DEP_LIBS)
tests_fuzz_test_ptx_SOURCES = tests/fuzz/fuzz_ptx.c
tests_fuzz_test_ptx_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_ptx_LDADD = libkperf.a $(DEP_LIBS)
check_PROGRAMS += tests/fuzz/test_motion
tests_fuzz_test_motion_SOURCES = tests/fuzz/fuzz_motion.c
tests_fuzz_test_motion_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_motion_LDADD = libkperf.a $(DEP_LIBS)
check_PROGRAMS += tests/fuzz/test_amd
tests_fuzz_test_amd_SOURCES = tests/fuzz/fuzz_amd.c
tests_fuzz_test_amd_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_amd_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_amd
tests_fuzz_fuzz_amd_SOURCES = tests/fuzz/fuzz_amd.c
tests_fuzz_fuzz_amd_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_amd_LDADD = libkperf.a $(DEP_LIBS)
EXTRA_PROGRAMS += tests/fuzz/fuzz_motion
tests_fuzz_fuzz_motion_SOURCES = tests/fuzz/fuzz_motion.c
tests_fuzz_fuzz_motion_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_motion_LDADD = libkperf.a $(DEP_LIBS)
EXTRA_PROGRAMS += tests/fuzz/fuzz_ptx
tests_fuzz_fuzz_ptx_SOURCES = tests/fuzz/fuzz_ptx.c
tests_fuzz_fuzz_ptx_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_ptx_LDADD = libkperf.a $(DEP_LIBS)
endif

instrument_scripts = tests/e2e/instrument.sh tests/e2e/instrument_pins.sh \
	tests/e2e/run_pins.sh tests/e2e/run_slim.sh tests/e2e/strategies.sh tests/e2e/sure_drain.sh \
	tests/e2e/attn_order.sh tests/e2e/lanes.sh tests/e2e/quiet.sh tests/e2e/motion.sh \
	tests/e2e/motion_random.sh tests/e2e/motion_drop.sh tests/e2e/motion_lines.sh \
	tests/e2e/motion_results.sh tests/e2e/motion_waits.sh \
	tests/e2e/apply_simulated.sh
check_SCRIPTS += $(instrument_scripts)
EXTRA_DIST += $(instrument_scripts) \
	tests/e2e/amd_code.py \
	tests/e2e/check_strategies.py \
	tests/e2e/attn_order.py tests/e2e/check_sure.py \
	tests/e2e/check_lanes.py \
	tests/e2e/check_quiet.py \
	tests/e2e/rounds.py \
	tests/ptx/rounds.ptx \
	tests/e2e/check_motion.py tests/e2e/check_protocols.py \
	tests/e2e/check_protocol_kinds.py tests/e2e/check_protocol_phases.py \
	tests/e2e/protocol_play.py tests/e2e/check_orders.py \
	tests/e2e/check_rings.py tests/e2e/check_tiers.py \
	tests/e2e/ptx_run.py \
	tests/fuzz/ptx.dict \
	tests/fuzz/amd.dict \
	tests/ptx/mix.cu \
	tests/ptx/mix.ptx \
	tests/ptx/traps.ptx \
	tests/ptx/cluster.ptx \
	tests/ptx/scopes.ptx \
	tests/ptx/mix-lineinfo.ptx \
	tests/ptx/mix-debug.ptx \
	tests/ptx/mix-sm80.ptx \
	tests/ptx/softmax.cu \
	tests/ptx/softmax.ptx \
	tests/ptx/softmax-sm80.ptx \
	tests/ptx/softmax-sm100.ptx
EXTRA_DIST += \
	tests/golden/instrument-slim.in.ptx \
	tests/golden/instrument-slim.cmd \
	tests/golden/instrument-slim.out \
	tests/golden/instrument-two-body.in.ptx \
	tests/golden/instrument-two-body.cmd \
	tests/golden/instrument-two-body.out \
	tests/golden/instrument-in-place.in.ptx \
	tests/golden/instrument-in-place.cmd \
	tests/golden/instrument-in-place.out \
	tests/golden/instrument-pins.in.ptx \
	tests/golden/instrument-pins.cmd \
	tests/golden/instrument-pins.out
