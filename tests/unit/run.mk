check_SCRIPTS += tests/e2e/run_config.sh tests/e2e/run_fake.sh
EXTRA_DIST += tests/e2e/run_config.sh tests/e2e/run_fake.sh tests/e2e/run_lib.sh \
	tests/fake_ptxas tests/fake_cuda.c

if HAVE_CUDA
# A driver for the tests; loaded through KPERF_LIBCUDA.
check_DATA += tests/libcuda-fake.so
CLEANFILES += tests/libcuda-fake.so
tests/libcuda-fake.so: $(srcdir)/tests/fake_cuda.c src/instrument/instrument.h
	$(AM_V_CC)$(MKDIR_P) tests && $(CC) $(DEFS) -D_GNU_SOURCE $(AM_CPPFLAGS) $(CPPFLAGS) \
	  $(WARN_CFLAGS) $(CFLAGS) -shared -fPIC -o $@ $(srcdir)/tests/fake_cuda.c
endif
