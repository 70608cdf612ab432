kperf_SOURCES += \
	src/cli/cli.h \
	src/cli/internal.h \
	src/cli/main.c \
	src/cli/options.c \
	src/cli/examples.c \
	src/cli/help.c \
	src/cli/man.c \
	src/cli/version.c \
	src/cli/picture.c \
	src/cli/report.c \
	src/cli/commands.c \
	src/cli/apply.h \
	src/cli/apply_apart.c \
	src/cli/apply_machine.c \
	src/cli/apply_may.c \
	src/cli/apply_text.c \
	src/cli/apply_print.c \
	src/cli/cmd_apply.c \
	src/cli/cmd_model.c \
	src/cli/cmd_completion.c \
	src/cli/images.h \
	src/cli/images.c \
	src/cli/standin.c \
	src/cli/kept.c \
	src/cli/cmd_ptxas.c \
	src/cli/cmd_collect.c \
	src/cli/cmd_inspect.c \
	src/cli/cmd_instrument.c \
	src/cli/cmd_replay.c \
	src/cli/gzip.h \
	src/cli/gzip.c \
	src/cli/cmd_strip.c

# The commit that a checkout was built from; empty in a release.  Where git
# refuses (another owner's checkout), what was found before stays.
gitid.h: kperf-always
	@id=; \
	if test -n "$(GIT)" && test -e "$(top_srcdir)/.git"; then \
	  id=`$(GIT) -C "$(top_srcdir)" describe --always --dirty --abbrev=12 --match=NOTHING \
	    2>/dev/null` || test ! -f $@ || exit 0; \
	fi; \
	echo "#define KP_GIT_ID \"$$id\"" > $@.tmp; \
	if cmp -s $@.tmp $@; then rm -f $@.tmp; else mv $@.tmp $@; fi
kperf-always:
.PHONY: kperf-always
BUILT_SOURCES += gitid.h
CLEANFILES += gitid.h
src/cli/version.$(OBJEXT): gitid.h
