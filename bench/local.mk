# make bench: one line a figure.  BENCH_MB=N makes the recorded trace N MB large, not 1024.
EXTRA_PROGRAMS += bench/bench_replay
bench_bench_replay_SOURCES = bench/bench_replay.c bench/enlarge.c bench/enlarge.h
bench_bench_replay_CPPFLAGS = $(AM_CPPFLAGS) -I$(top_srcdir)
bench_bench_replay_LDADD = libkperf.a $(DEP_LIBS)
CLEANFILES += bench/bench_replay$(EXEEXT)

bench: bench/bench_replay$(EXEEXT)
	@./bench/bench_replay$(EXEEXT) $(srcdir)/traces/gemm_ws-M8192-N8192-K8192.kpt $(BENCH_MB)
.PHONY: bench

# make bench-gpu: what needs a device.  BENCH_OUT keeps results and traces.
bench-gpu: kperf$(EXEEXT)
	@python3 $(srcdir)/bench/gpu.py $(BENCH_OUT:%=-o %) ./kperf$(EXEEXT) \
	  $(srcdir)/examples/gemm_ws/*.yaml $(srcdir)/examples/gemm_swp/*.yaml
.PHONY: bench-gpu
EXTRA_DIST += bench/gpu.py
EXTRA_DIST += \
	bench/results/barrier-clock.json \
	bench/results/drain.json \
	bench/results/examples-gemm.json \
	bench/results/probe-cost.json \
	bench/results/spine.json
