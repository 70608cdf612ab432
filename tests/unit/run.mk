check_SCRIPTS += tests/e2e/run_hip.sh
EXTRA_DIST += tests/e2e/run_hip.sh
check_SCRIPTS += tests/e2e/run_plan.sh tests/e2e/run_config.sh tests/e2e/run_against.sh tests/e2e/run_delay.sh tests/e2e/run_strategies.sh tests/e2e/baseline.sh tests/e2e/reference.sh tests/e2e/workloads.sh tests/e2e/ceilings.sh tests/e2e/run_recorded.sh tests/e2e/inject.sh
EXTRA_DIST += tests/e2e/run_plan.sh tests/e2e/run_config.sh tests/e2e/run_against.sh tests/e2e/run_delay.sh tests/e2e/run_strategies.sh tests/e2e/baseline.sh tests/e2e/reference.sh tests/e2e/workloads.sh tests/e2e/ceilings.sh tests/e2e/run_recorded.sh tests/e2e/inject.sh tests/e2e/run_lib.sh \
	tests/fake_ptxas tests/fake_cubin.py tests/fake_cuda.c tests/fake_cupti.c tests/inject_host.py tests/fake_nvml.c tests/fake_hip.c tests/fake_llvm tests/fuzz/config.dict

# Sensors; through KPERF_LIBNVML.
check_DATA += tests/libnvml-fake.so
CLEANFILES += tests/libnvml-fake.so
tests/libnvml-fake.so: $(srcdir)/tests/fake_nvml.c
	$(AM_V_CC)$(MKDIR_P) tests && $(CC) $(DEFS) $(AM_CPPFLAGS) $(CPPFLAGS) \
	  $(WARN_CFLAGS) $(CFLAGS) -shared -fPIC -o $@ $(srcdir)/tests/fake_nvml.c

if HAVE_CUDA
# A driver for the tests; loaded through KPERF_LIBCUDA.
check_DATA += tests/libcuda-fake.so
CLEANFILES += tests/libcuda-fake.so
tests/libcuda-fake.so: $(srcdir)/tests/fake_cuda.c src/instrument/instrument.h
	$(AM_V_CC)$(MKDIR_P) tests && $(CC) $(DEFS) -D_GNU_SOURCE $(AM_CPPFLAGS) $(CPPFLAGS) \
	  $(WARN_CFLAGS) $(CFLAGS) -shared -fPIC -o $@ $(srcdir)/tests/fake_cuda.c
endif

if HAVE_CUPTI
# What tells src/inject of launches; through KPERF_CUPTI.
check_DATA += tests/libcupti-fake.so
CLEANFILES += tests/libcupti-fake.so
tests/libcupti-fake.so: $(srcdir)/tests/fake_cupti.c
	$(AM_V_CC)$(MKDIR_P) tests && $(CC) $(DEFS) $(AM_CPPFLAGS) $(CPPFLAGS) \
	  $(WARN_CFLAGS) $(CFLAGS) -shared -fPIC -o $@ $(srcdir)/tests/fake_cupti.c
endif

if HAVE_HIP
# And a HIP runtime; through KPERF_LIBHIP.
check_DATA += tests/libamdhip64-fake.so
CLEANFILES += tests/libamdhip64-fake.so
tests/libamdhip64-fake.so: $(srcdir)/tests/fake_hip.c src/instrument/instrument.h
	$(AM_V_CC)$(MKDIR_P) tests && $(CC) $(DEFS) -D_GNU_SOURCE $(AM_CPPFLAGS) $(CPPFLAGS) \
	  $(WARN_CFLAGS) $(CFLAGS) -shared -fPIC -o $@ $(srcdir)/tests/fake_hip.c
endif

if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_device tests/unit/test_llvm
tests_unit_test_llvm_SOURCES = tests/unit/test_llvm.c
tests_unit_test_llvm_CPPFLAGS = $(unit_cppflags)
tests_unit_test_llvm_LDADD = $(unit_ldadd)
tests_unit_test_device_SOURCES = tests/unit/test_device.c
tests_unit_test_device_CPPFLAGS = $(unit_cppflags)
tests_unit_test_device_LDADD = $(unit_ldadd)
endif

if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_baseline tests/unit/test_reference tests/unit/test_run tests/unit/test_run_plan tests/unit/test_run_budget
tests_unit_test_run_SOURCES = tests/unit/test_run.c
tests_unit_test_run_CPPFLAGS = $(unit_cppflags)
tests_unit_test_run_LDADD = $(unit_ldadd)
tests_unit_test_baseline_SOURCES = tests/unit/test_baseline.c
tests_unit_test_baseline_CPPFLAGS = $(unit_cppflags)
tests_unit_test_baseline_LDADD = $(unit_ldadd)
tests_unit_test_reference_SOURCES = tests/unit/test_reference.c
tests_unit_test_reference_CPPFLAGS = $(unit_cppflags)
tests_unit_test_reference_LDADD = $(unit_ldadd)
tests_unit_test_run_plan_SOURCES = tests/unit/test_run_plan.c
tests_unit_test_run_plan_CPPFLAGS = $(unit_cppflags)
tests_unit_test_run_plan_LDADD = $(unit_ldadd)
tests_unit_test_run_budget_SOURCES = tests/unit/test_run_budget.c
tests_unit_test_run_budget_CPPFLAGS = $(unit_cppflags)
tests_unit_test_run_budget_LDADD = $(unit_ldadd)
endif

check_PROGRAMS += tests/fuzz/test_config
tests_fuzz_test_config_SOURCES = tests/fuzz/fuzz_config.c tests/fuzz/driver.c tests/fuzz/fuzz.h
tests_fuzz_test_config_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_config_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_config
tests_fuzz_fuzz_config_SOURCES = tests/fuzz/fuzz_config.c tests/fuzz/fuzz.h
tests_fuzz_fuzz_config_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_config_LDADD = libkperf.a $(DEP_LIBS)
endif

if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_sass
tests_unit_test_sass_SOURCES = tests/unit/test_sass.c
tests_unit_test_sass_CPPFLAGS = $(unit_cppflags)
tests_unit_test_sass_LDADD = $(unit_ldadd)
endif
EXTRA_DIST += tests/sass/original.sass tests/sass/original.cuobjdump \
	tests/sass/probed.sass tests/sass/equal.sass

check_PROGRAMS += tests/fuzz/test_sass
tests_fuzz_test_sass_SOURCES = tests/fuzz/fuzz_sass.c tests/fuzz/driver.c tests/fuzz/fuzz.h
tests_fuzz_test_sass_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_sass_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_sass
tests_fuzz_fuzz_sass_SOURCES = tests/fuzz/fuzz_sass.c tests/fuzz/fuzz.h
tests_fuzz_fuzz_sass_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_sass_LDADD = libkperf.a $(DEP_LIBS)
endif

check_SCRIPTS += tests/e2e/certify.sh tests/e2e/certify_amd.sh tests/e2e/certify_registers.sh
EXTRA_DIST += tests/e2e/certify.sh tests/e2e/certify_amd.sh tests/e2e/certify_registers.sh \
	tests/fake_nvdisasm

check_PROGRAMS += tests/fuzz/test_gcn
tests_fuzz_test_gcn_SOURCES = tests/fuzz/fuzz_gcn.c tests/fuzz/driver.c tests/fuzz/fuzz.h
tests_fuzz_test_gcn_CPPFLAGS = $(AM_CPPFLAGS) -DKP_FUZZ_MAIN
tests_fuzz_test_gcn_LDADD = libkperf.a $(DEP_LIBS)
if FUZZING
EXTRA_PROGRAMS += tests/fuzz/fuzz_gcn
tests_fuzz_fuzz_gcn_SOURCES = tests/fuzz/fuzz_gcn.c tests/fuzz/fuzz.h
tests_fuzz_fuzz_gcn_LDFLAGS = $(AM_LDFLAGS) $(FUZZ_FLAGS)
tests_fuzz_fuzz_gcn_LDADD = libkperf.a $(DEP_LIBS)
endif
