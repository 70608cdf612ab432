inject_sources = $(top_srcdir)/src/inject/inject.c $(top_srcdir)/src/inject/driver.c \
	$(top_srcdir)/src/inject/memory.c $(top_srcdir)/src/base/whole.c
EXTRA_DIST += src/inject/inject.c src/inject/driver.c src/inject/inject.h src/inject/memory.c

# A shared library, which nothing else here is: made by hand rather than by libtool.
if HAVE_CUPTI
injectdir = $(libdir)/kperf
inject_DATA = kperf-inject.so
CLEANFILES += kperf-inject.so
kperf-inject.so: $(inject_sources) src/inject/inject.h src/base/base.h src/instrument/instrument.h src/trace/trace.h
	$(AM_V_CCLD)$(CC) $(DEFS) $(AM_CPPFLAGS) $(CPPFLAGS) $(WARN_CFLAGS) $(CFLAGS) -fPIC \
	  -fvisibility=hidden -shared -o $@ $(inject_sources) $(LDFLAGS) \
	  $(JANSSON_LIBS) -lpthread
endif
