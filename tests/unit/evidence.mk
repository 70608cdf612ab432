check_SCRIPTS += tests/e2e/evidence.sh
EXTRA_DIST += tests/e2e/evidence.sh
if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_evidence
tests_unit_test_evidence_SOURCES = tests/unit/test_evidence.c
tests_unit_test_evidence_CPPFLAGS = $(unit_cppflags)
tests_unit_test_evidence_LDADD = $(unit_ldadd)
endif
