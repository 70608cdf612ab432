# Section 1 is made by 'make update-docs' from the tables of src/cli.
dist_man_MANS += \
	doc/kperf.1 \
	doc/kperf-calibrate.1 \
	doc/kperf-certify.1 \
	doc/kperf-completion.1 \
	doc/kperf-diff.1 \
	doc/kperf-doctor.1 \
	doc/kperf-evidence.1 \
	doc/kperf-help.1 \
	doc/kperf-inspect.1 \
	doc/kperf-instrument.1 \
	doc/kperf-model.1 \
	doc/kperf-apply.1 \
	doc/kperf-replay.1 \
	doc/kperf-run.1 \
	doc/kperf-strip.1 \
	doc/kperf-ptxas.1 \
	doc/kperf-collect.1
