EXTRA_DIST += src/inject/inject.c

# A shared library, which nothing else here is: made by hand rather than by libtool.
if HAVE_CUPTI
injectdir = $(libdir)/kperf
inject_DATA = kperf-inject.so
CLEANFILES += kperf-inject.so
kperf-inject.so: $(top_srcdir)/src/inject/inject.c src/instrument/instrument.h src/trace/trace.h
	$(AM_V_CCLD)$(CC) $(DEFS) $(AM_CPPFLAGS) $(CPPFLAGS) $(WARN_CFLAGS) $(CFLAGS) -fPIC \
	  -fvisibility=hidden -shared -o $@ $(top_srcdir)/src/inject/inject.c $(LDFLAGS) \
	  $(JANSSON_LIBS) -lpthread
endif
