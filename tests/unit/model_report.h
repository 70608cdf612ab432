/*
 * What a test asks of the model's report.
 */
#ifndef MODEL_REPORT_H
#define MODEL_REPORT_H

#include <criterion/criterion.h>
#include <jansson.h>

/* The candidate of that id, or NULL; borrowed. */
static inline const json_t *candidate(const json_t *report, const char *id)
{
    const json_t *c;
    size_t i;
    json_array_foreach(json_object_get(report, "candidates"), i, c)
        if (strcmp(json_string_value(json_object_get(c, "id")), id) == 0)
            return c;
    return NULL;
}

/* Its period, cycles; it must be there. */
static inline double predicted(const json_t *report, const char *id)
{
    const json_t *c = candidate(report, id);
    cr_assert_not_null(c, "no candidate %s", id);
    return json_number_value(json_object_get(c, "predicted_period"));
}

#endif
