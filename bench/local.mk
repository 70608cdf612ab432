# make bench: one line a figure.
EXTRA_PROGRAMS += bench/bench_replay
bench_bench_replay_SOURCES = bench/bench_replay.c
bench_bench_replay_LDADD = libkperf.a $(DEP_LIBS)
CLEANFILES += bench/bench_replay$(EXEEXT)

bench: bench/bench_replay$(EXEEXT)
	@./bench/bench_replay$(EXEEXT)
.PHONY: bench
