/*
 * apply: the report of kperf apply for people.
 */
#ifndef KP_CLI_APPLY_H
#define KP_CLI_APPLY_H

#include <jansson.h>
#include <stdio.h>

/* What was moved, what shows that it may be, and what became of it. */
void kp_apply_print(FILE *f, const json_t *report);

#endif
