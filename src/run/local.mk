# The formats that the module reads.
dist_man_MANS += doc/kperf-config.5

libkperf_a_SOURCES += \
	src/run/run.h \
	src/run/run_internal.h \
	src/run/build.h \
	src/run/expr.c \
	src/run/yaml.c \
	src/run/config.c \
	src/run/config_read.c \
	src/run/config_data.c \
	src/run/config_shapes.c \
	src/run/tensor.c \
	src/run/plan.c \
	src/run/sample.c \
	src/run/spawn.c \
	src/run/assemble.c \
	src/run/assemble_text.c \
	src/run/build.c \
	src/run/budget.h \
	src/run/budget.c \
	src/run/demand.c \
	src/run/records.c \
	src/run/count.c \
	src/run/certify.h \
	src/run/certify.c \
	src/run/moved.c \
	src/run/provenance.h \
	src/run/provenance.c \
	src/run/against.h \
	src/run/against.c \
	src/run/pair.c \
	src/run/delay.c \
	src/run/certificate.c \
	src/run/cubin.c \
	src/run/disassemble.c \
	src/run/gcn.h \
	src/run/gcn_parse.c \
	src/run/gcn_regs.c \
	src/run/gcn_waits.c \
	src/run/gcn_hazards.c \
	src/run/gcn_check.c \
	src/run/sass.h \
	src/run/sass.c \
	src/run/sass_flow.c \
	src/run/sass_internal.h \
	src/run/sass_value.c \
	src/run/sass_probe.c \
	src/run/sass_body.c \
	src/run/sass_diff.c \
	src/run/sass_compare.c \
	src/run/sass_regions.c \
	src/run/device.h \
	src/run/device.c \
	src/run/cuda.c \
	src/run/hip.c \
	src/run/amd.h \
	src/run/amd_target.c \
	src/run/session.c \
	src/run/shape.c \
	src/run/stats.c \
	src/run/verify.c \
	src/run/measure.c \
	src/run/capture.c \
	src/run/calibrate.c \
	src/run/calibrate_chain.c \
	src/run/calibrate_clock.c \
	src/run/calibrate_engine.c \
	src/run/doctor.c \
	src/run/report.c \
	src/run/run.c
kperf_SOURCES += \
	src/cli/cmd_run.c \
	src/cli/cmd_certify.c \
	src/cli/cmd_calibrate.c \
	src/cli/cmd_doctor.c
