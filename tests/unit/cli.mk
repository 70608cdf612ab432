cli_scripts = tests/e2e/cli_contract.sh tests/e2e/cli_files.sh tests/e2e/cli_generated.sh \
	tests/e2e/readme.sh tests/e2e/configure.sh \
	tests/e2e/golden.sh tests/e2e/variants.sh tests/e2e/cli_json.sh tests/e2e/report_fields.sh tests/e2e/messages.sh
check_SCRIPTS += $(cli_scripts)
EXTRA_DIST += $(cli_scripts) tests/e2e/lib.sh tests/e2e/figures.py tests/e2e/check_fields.py tests/e2e/check_commands.py tests/e2e/check_tables.py

if HAVE_CRITERION
check_PROGRAMS += tests/unit/test_cli
tests_unit_test_cli_SOURCES = tests/unit/test_cli.c src/cli/options.c src/cli/examples.c src/cli/help.c src/cli/man.c
tests_unit_test_cli_CPPFLAGS = $(unit_cppflags)
tests_unit_test_cli_LDADD = $(unit_ldadd)
check_PROGRAMS += tests/unit/test_file
tests_unit_test_file_SOURCES = tests/unit/test_file.c
tests_unit_test_file_CPPFLAGS = $(unit_cppflags)
tests_unit_test_file_LDADD = $(unit_ldadd)
endif
