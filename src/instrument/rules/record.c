/* Rules as a map or a trace records them, so that a text can be marked again as it was. */
#include "instrument/rules/rules.h"

json_t *kpi_rules_json(const struct kpi_rules *rules)
{
    json_t *automatic = json_array(), *list = json_array();
    for (const struct kpi_auto_word *w = kpi_auto_words; w->word; w++)
        if (w->bits != KPI_AUTO_ALL && rules->automatic & w->bits)
            json_array_append_new(automatic, json_string(w->word));
    for (size_t i = 0; i < rules->count; i++) {
        const struct kpi_rule *r = &rules->list[i];
        char *text = kp_strndup(r->from->text + r->at, r->len);
        json_array_append_new(list, kp_json_text(text));
        free(text);
    }
    return json_pack("{s:o,s:o}", "auto", automatic, "rules", list);
}

static bool read_words(const json_t *list, unsigned *out)
{
    const json_t *word;
    size_t i;
    json_array_foreach(list, i, word)
    {
        unsigned bits;
        if (!json_is_string(word) || !kpi_auto_parse(json_string_value(word), &bits))
            return false;
        *out |= bits;
    }
    return true;
}

bool kpi_rules_read(const json_t *j, struct kpi_rules_read *out)
{
    const json_t *list = json_object_get(j, "rules"), *text;
    size_t n = json_array_size(list), i;
    *out = (struct kpi_rules_read){.texts = kp_alloc((n + 1) * sizeof *out->texts),
                                   .list = kp_alloc((n + 1) * sizeof *out->list)};
    bool ok = json_is_object(j) && read_words(json_object_get(j, "auto"), &out->rules.automatic);
    json_array_foreach(list, i, text)
    {
        const char *s = json_string_value(text);
        ok = ok && s;
        out->texts[i] = (struct kp_source){"the trace's rules", s ? s : "", s ? strlen(s) : 0};
        out->list[i] = (struct kpi_rule){&out->texts[i], 0, out->texts[i].len};
    }
    out->rules.list = out->list;
    out->rules.count = n;
    return ok && (n || out->rules.automatic);
}

void kpi_rules_read_free(struct kpi_rules_read *r)
{
    free(r->texts);
    free(r->list);
    *r = (struct kpi_rules_read){0};
}
