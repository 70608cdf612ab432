# make bench: one line a figure.  BENCH_MB=N makes the recorded trace N MB large, not 1024.
EXTRA_PROGRAMS += bench/bench_replay
bench_bench_replay_SOURCES = bench/bench_replay.c bench/enlarge.c bench/enlarge.h
bench_bench_replay_CPPFLAGS = $(AM_CPPFLAGS) -I$(top_srcdir)
bench_bench_replay_LDADD = libkperf.a $(DEP_LIBS)
CLEANFILES += bench/bench_replay$(EXEEXT)

EXTRA_PROGRAMS += bench/bench_model
bench_bench_model_SOURCES = bench/bench_model.c
bench_bench_model_LDADD = libkperf.a $(DEP_LIBS)
CLEANFILES += bench/bench_model$(EXEEXT)

# A large kernel is compiled for it where there is nvcc, and assembled where there is ptxas.
EXTRA_PROGRAMS += bench/bench_front
bench_bench_front_SOURCES = bench/bench_front.c
bench_bench_front_LDADD = libkperf.a $(DEP_LIBS)
CLEANFILES += bench/bench_front$(EXEEXT) bench/large.ptx
EXTRA_DIST += bench/front/large.cu bench/front/run bench/front/corpus.json

# What probes take of a kernel's registers (bench/registers/registers.py); needs ptxas.
EXTRA_PROGRAMS += bench/registers/launched
bench_registers_launched_SOURCES = bench/registers/launched.c
bench_registers_launched_LDADD = libkperf.a $(DEP_LIBS)
CLEANFILES += bench/registers/launched$(EXEEXT)
EXTRA_DIST += bench/registers/registers.py bench/results/registers.json bench/results/slim.json \
	bench/results/ring-unit.json

bench: bench/bench_replay$(EXEEXT) bench/bench_model$(EXEEXT) bench/bench_front$(EXEEXT) kperf$(EXEEXT)
	@$(srcdir)/bench/front/run ./bench/bench_front$(EXEEXT) ./kperf$(EXEEXT) bench/large.ptx
	@python3 $(srcdir)/bench/bench_amd.py ./kperf$(EXEEXT) $(srcdir)/examples/amd
	@./bench/bench_model$(EXEEXT) $(srcdir)/traces/attn_ws_a-B4-H16-S4096.kpt
	@./bench/bench_replay$(EXEEXT) $(srcdir)/traces/gemm_ws-M8192-N8192-K8192.kpt $(BENCH_MB)
.PHONY: bench

# make bench-amd: what is known of AMD's kernels without a GPU, into bench/amd.
bench-amd: kperf$(EXEEXT) tests/amd/flat$(EXEEXT) tests/amd/gcn_check$(EXEEXT)
	@$(srcdir)/bench/amd/run .
.PHONY: bench-amd

# make bench-gpu: what needs a device.  BENCH_OUT keeps results and traces.
bench-gpu: kperf$(EXEEXT)
	@python3 $(srcdir)/bench/gpu.py $(BENCH_OUT:%=-o %) ./kperf$(EXEEXT) \
	  $(srcdir)/examples/gemm_ws/*.yaml $(srcdir)/examples/gemm_swp/*.yaml
	@$(MAKE) $(AM_MAKEFLAGS) bench-known
.PHONY: bench-gpu
EXTRA_DIST += bench/tensor/turns.py bench/tensor/turns.cu bench/tensor/common.cuh bench/tensor/forms.py
EXTRA_DIST += bench/pressure/press.py bench/pressure/press.cu
EXTRA_DIST += bench/copies/beside.py bench/copies/beside.cu bench/results/copies-beside.json
EXTRA_DIST += bench/gpu.py bench/bench_amd.py
# make bench-differential: random kernels with and without probes, moved and as they were, on a
# device; without one, only what is made for it, into differential-out.
bench-differential: kperf$(EXEEXT) tests/unit/move_regions$(EXEEXT)
	@python3 $(srcdir)/bench/differential/differential.py build ./kperf ./tests/unit/move_regions \
	  differential-out 0 52 60
	@python3 $(srcdir)/bench/differential/differential.py run differential-out
.PHONY: bench-differential
EXTRA_DIST += bench/differential/differential.py bench/differential/kernels.py \
	bench/differential/rings.py bench/results/differential.json
# make bench-truth: replay's times against unprobed ones, on a device; OUT keeps them.
bench-truth: kperf$(EXEEXT)
	@$(MKDIR_P) truth-out
	@python3 $(srcdir)/bench/truth/truth.py run ./kperf truth-out \
	  $(srcdir)/bench/truth/chain1.yaml $(srcdir)/bench/truth/chain4.yaml \
	  $(srcdir)/bench/truth/gemm_ws.yaml $(srcdir)/bench/truth/gemm_ws_s2.yaml \
	  $(srcdir)/bench/truth/gemm_swp2.yaml $(srcdir)/bench/truth/gemm_swp3.yaml
.PHONY: bench-truth
EXTRA_DIST += bench/truth/truth.py bench/truth/chain.cu bench/truth/build-ptx \
	bench/truth/chain1.ptx bench/truth/chain4.ptx \
	bench/truth/chain1.yaml bench/truth/chain4.yaml \
	bench/truth/gemm_ws.yaml bench/truth/gemm_ws_s2.yaml \
	bench/truth/gemm_swp2.yaml bench/truth/gemm_swp3.yaml
# make bench-cluster: clusters that meet, on a device.
bench-cluster: kperf$(EXEEXT)
	@$(srcdir)/bench/cluster/run ./kperf$(EXEEXT) cluster-out
.PHONY: bench-cluster
EXTRA_DIST += bench/cluster/run
# make bench-known: regions of known length, and the time of whole CTAs, on a device; needs nvcc.
bench-known: kperf$(EXEEXT)
	@$(MKDIR_P) known-out
	@python3 $(srcdir)/bench/known/known.py run ./kperf known-out
.PHONY: bench-known
EXTRA_DIST += bench/known/known.py bench/known/split.py bench/known/known.cu bench/known/residual.py \
	bench/results/residual.json bench/results/ground-truth-others.json \
	bench/results/ground-truth-fresh.json
# make bench-pins: regions of known length, with and without pins, on a device.
bench-pins: kperf$(EXEEXT)
	@python3 $(srcdir)/bench/pins/pins.py ./kperf$(EXEEXT) pins-out
.PHONY: bench-pins
EXTRA_DIST += bench/pins/pins.py bench/pins/make-configs bench/pins/build-ptx \
	bench/pins/chain.cu bench/pins/chain.ptx
# make bench-variants: all of examples/variants, checked and timed, on a device with PyTorch.
bench-variants: kperf$(EXEEXT)
	@$(srcdir)/examples/build-variants variants-out
	@python3 $(srcdir)/bench/variants/variants.py check variants-out variants-out
	@python3 $(srcdir)/bench/variants/variants.py time variants-out variants-out
	@python3 $(srcdir)/bench/variants/variants.py lengths variants-out variants-out \
	  attn_ws_a attn_ws_a_early attn_ws_a_s2 attn_ws_b attn_ws_b_turns
	@python3 $(srcdir)/bench/variants/runs.py configs variants-out
	@python3 $(srcdir)/bench/variants/runs.py run ./kperf variants-out variants-out
.PHONY: bench-variants
EXTRA_DIST += bench/variants/variants.py bench/variants/device.py bench/variants/rows.py \
	bench/variants/elsewhere.py bench/variants/runs.py bench/variants/score.json bench/variants/score-launch.json bench/variants/score-source.json \
	bench/variants/together.py bench/variants/launches.py bench/variants/layouts.py bench/variants/begin.py \
	bench/variants/apart.py bench/variants/places.py bench/variants/permute.py \
	bench/variants/fresh bench/variants/fresh.py bench/variants/score-fresh.json bench/variants/score-fresh2.json \
	bench/results/fresh-launches.json bench/results/fresh-layouts.json bench/variants/fresh-predicted.json \
	bench/results/fresh2-launches.json bench/results/fresh2-layouts.json bench/variants/fresh2-predicted.json \
	bench/results/model-fresh.json bench/results/model-fresh2.json \
	bench/variants/slots.py bench/variants/inits.cu bench/results/slots.json
EXTRA_DIST += \
	bench/amd/run \
	bench/amd/corpus.json \
	bench/amd/emulated.json \
	bench/amd/random.json \
	bench/amd/records.json \
	bench/results/apply.json \
	bench/results/variants-launches.json \
	bench/results/late-arrive.json \
	bench/results/layouts.json \
	bench/results/layouts-run.json \
	bench/results/rhythms-apply.json \
	bench/results/rhythms-begin.json \
	bench/results/rhythms-delay.json \
	bench/results/rhythms-pause.json \
	bench/results/rhythms-places.json \
	bench/results/variants-lengths.json \
	bench/results/front.json \
	bench/results/baselines.json \
	bench/results/replay.json \
	bench/results/residents-predicted.json \
	bench/results/residents.json \
	bench/results/rhythm.json \
	bench/results/turns.json \
	bench/results/pressure.json \
	bench/results/direct.json \
	bench/results/null-sessions.json \
	bench/results/cluster.json \
	bench/results/planner.json \
	bench/results/only-kept.json \
	bench/results/phase.json \
	bench/results/placement.json \
	bench/results/probe-ablation.json \
	bench/results/entry.json \
	bench/results/loop-stores.json \
	bench/results/attention.json \
	bench/results/ground-truth.json \
	bench/results/variants.json \
	bench/results/variants-run.json \
	bench/results/model-launch.json \
	bench/results/model-score.json \
	bench/results/model-source.json \
	bench/results/search.json \
	bench/results/pins.json \
	bench/results/proton.json \
	bench/results/certificates.json \
	bench/results/shared-boundaries.json \
	bench/results/short.json \
	bench/results/strategies.json \
	bench/results/sure-drain.json \
	bench/results/truth.json \
	bench/results/workloads.json \
	bench/results/evidence.json \
	bench/results/delays.json \
	bench/results/l2.json \
	bench/results/evidence-gemm_ws.md \
	bench/results/evidence-gemm_ws_s2.md \
	bench/results/evidence-gemm_ws_s3.md \
	bench/results/evidence-gemm_swp2.md \
	bench/results/evidence-gemm_swp3.md \
	bench/results/evidence-attn_ws_a.md \
	bench/results/evidence-attn_ws_b.md \
	bench/results/barrier-clock.json \
	bench/results/bodies.json \
	bench/results/drain.json \
	bench/results/examples-gemm.json \
	bench/results/others.json \
	bench/results/edits.json \
	bench/results/forms.json \
	bench/results/strangers.json \
	bench/results/probe-cost.json \
	bench/results/spine.json
# make bench-strategies: do all recording strategies keep what they say?  Needs a device.
bench-strategies: kperf$(EXEEXT)
	@$(MKDIR_P) strategies-out
	@python3 $(srcdir)/bench/strategies/strategies.py run ./kperf strategies-out
.PHONY: bench-strategies
EXTRA_DIST += bench/strategies/strategies.py bench/strategies/steps.ptx
# make bench-proton: kperf's probes beside Proton's, on a device with PyTorch and Triton.
bench-proton: kperf$(EXEEXT) bench/registers/launched$(EXEEXT)
	@$(MKDIR_P) proton-out
	@python3 $(srcdir)/bench/proton/build.py proton-out/ptx
	@python3 $(srcdir)/bench/proton/proton.py ./kperf$(EXEEXT) \
	  ./bench/registers/launched$(EXEEXT) proton-out/ptx proton-out
.PHONY: bench-proton
EXTRA_DIST += bench/proton/build.py bench/proton/proton.py bench/proton/gemm.py \
	bench/proton/gemm.ptx bench/proton/gemm.yaml
# make bench-evidence: statements over representative sets, with their falsifiers, on a device.
bench-evidence: kperf$(EXEEXT)
	@python3 $(srcdir)/bench/evidence/evidence.py ./kperf$(EXEEXT) evidence-out 600 all \
	  $(srcdir)/examples/attn_ws/attn_ws_b.yaml $(srcdir)/examples/attn_ws/attn_ws_a.yaml \
	  $(srcdir)/examples/gemm_ws/gemm_ws_s2.yaml $(srcdir)/examples/gemm_ws/gemm_ws_s3.yaml \
	  $(srcdir)/examples/gemm_ws/gemm_ws.yaml $(srcdir)/examples/gemm_swp/gemm_swp2.yaml \
	  $(srcdir)/examples/gemm_swp/gemm_swp3.yaml
.PHONY: bench-evidence
EXTRA_DIST += bench/evidence/evidence.py bench/intervals/intervals.py \
	bench/results/intervals.json

# Planted regressions: traces/planted is what they recorded.
EXTRA_DIST += bench/diff/build-ptx bench/diff/scale.cu bench/diff/many.cu bench/diff/scale.ptx \
	bench/diff/scale_v2.ptx bench/diff/scale_tail.ptx bench/diff/many.ptx bench/diff/scale.yaml \
	bench/diff/scale_v2.yaml bench/diff/scale_tail.yaml bench/diff/many.yaml bench/diff/many_spill.yaml
# Kernels with a defect each, and without: what is said of them, and what the repair brings.
EXTRA_DIST += bench/seeded/build-ptx bench/seeded/common.cuh bench/seeded/fp8.cu \
	bench/seeded/igemm.cu bench/seeded/pair.cu bench/seeded/stencil.cu \
	bench/seeded/early_wait.yaml bench/seeded/late_arrive.yaml bench/seeded/late_load.yaml \
	bench/seeded/met_groups.yaml bench/seeded/second_barrier.yaml bench/seeded/stencil.yaml \
	bench/results/seeded-expected.json bench/results/seeded-predicted.json \
	bench/results/seeded-applied.json bench/results/seeded.json
EXTRA_DIST += bench/seeded2/build-ptx bench/seeded2/common.cuh \
	bench/seeded2/mixed.cu bench/seeded2/swapped.cu bench/seeded2/conv.cu bench/seeded2/norm.cu \
	bench/seeded2/gather.cu bench/seeded2/router.cu bench/seeded2/held.cu bench/seeded2/scan.cu \
	bench/seeded2/mixed.yaml bench/seeded2/swapped.yaml bench/seeded2/conv.yaml bench/seeded2/norm.yaml \
	bench/seeded2/gather.yaml bench/seeded2/router.yaml bench/seeded2/held.yaml bench/seeded2/scan.yaml \
	bench/seeded2/mixed_two.yaml bench/seeded2/swapped_half.yaml bench/seeded2/conv_half.yaml \
	bench/seeded2/norm_slow.yaml bench/seeded2/gather_two.yaml \
	bench/seeded2/norm_light.yaml bench/results/seeded2-expected.json \
	bench/results/seeded2-predicted.json bench/results/seeded2.json
EXTRA_DIST += bench/seeded3/build-ptx bench/seeded3/morse.cu bench/seeded3/settle.cu \
	bench/seeded3/digest.cu bench/seeded3/activate.cu bench/seeded3/tropic.cu \
	bench/seeded3/morse.yaml bench/seeded3/settle.yaml bench/seeded3/digest.yaml \
	bench/seeded3/activate.yaml bench/seeded3/tropic.yaml bench/results/seeded3-expected.json \
	bench/results/seeded3-predicted.json bench/results/seeded3.json
EXTRA_DIST += bench/seeded5/build-ptx bench/seeded5/kernels.py bench/seeded5/fir.cu \
	bench/seeded5/logsum.cu bench/seeded5/kepler.cu bench/seeded5/field.cu \
	bench/seeded5/string.cu bench/seeded5/escape.cu bench/seeded5/total.cu \
	bench/seeded5/fir.yaml bench/seeded5/logsum.yaml bench/seeded5/kepler.yaml \
	bench/seeded5/field.yaml bench/seeded5/string.yaml bench/seeded5/escape.yaml \
	bench/seeded5/total.yaml bench/seeded5/scaled.yaml bench/seeded5/tiles.yaml \
	bench/seeded5/rows.yaml bench/results/seeded5-expected.json
EXTRA_DIST += bench/seeded4/build-ptx bench/seeded4/gated.py bench/seeded4/lists.py \
	bench/seeded4/common.cuh bench/seeded4/splitk.cu bench/seeded4/unquant.cu \
	bench/seeded4/rmsproj.cu bench/seeded4/decode.cu bench/seeded4/relax.cu bench/seeded4/bag.cu \
	bench/seeded4/tally.cu bench/seeded4/blend.cu bench/seeded4/stationary.cu \
	bench/seeded4/splitk.yaml bench/seeded4/unquant.yaml bench/seeded4/rmsproj.yaml \
	bench/seeded4/decode.yaml bench/seeded4/relax.yaml bench/seeded4/bag.yaml \
	bench/seeded4/gated.yaml bench/seeded4/tally.yaml bench/seeded4/blend.yaml \
	bench/seeded4/stationary.yaml bench/results/seeded4-expected.json \
	bench/results/seeded4-predicted.json bench/results/seeded4.json

EXTRA_DIST += bench/strangers/kernels.py bench/strangers/make.py bench/strangers/bodies.cu \
	bench/strangers/edit_distance.cu bench/results/heldout-predicted.json \
	bench/results/heldout.json
# Kernels whose loads into registers come when they are needed, and a turn ahead.
EXTRA_DIST += bench/fetched/build-ptx bench/fetched/kernels.py bench/fetched/sgemm.cu \
	bench/fetched/nearest.cu bench/fetched/columns.cu bench/fetched/sgemm.yaml \
	bench/fetched/nearest.yaml bench/fetched/columns.yaml bench/fetched/product.yaml \
	bench/fetched/attend.yaml bench/fetched/widened.yaml bench/fetched/direct.cu \
	bench/fetched/dots.cu bench/fetched/lookup.cu bench/fetched/direct.yaml \
	bench/fetched/dots.yaml bench/fetched/lookup.yaml bench/fetched/busy.cu \
	bench/fetched/palette.cu bench/fetched/busy.yaml bench/fetched/palette.yaml \
	bench/results/fetched.json
