/*
 * The map in an instrumented text, and the way back to the source.
 *
 * The map is the last insertion.  It carries the source's hash, and the hash
 * of all that was inserted before it.
 */
#include "instrument/internal.h"
#include "instrument/rules/rules.h"

static const char *find(const char *s, const char *end, const char *what)
{
    return memmem(s, (size_t)(end - s), what, strlen(what));
}

/* What stands between sentinels, they included, and what does not.  False
 * with the offset of a sentinel without its partner. */
static bool split_probes(const char *s, size_t n, struct kp_str *probes, struct kp_str *rest,
                         size_t *bad)
{
    const char *at = s, *end = s + n;
    for (;;) {
        const char *open = find(at, end, KPI_OPEN), *stray = find(at, end, KPI_CLOSE);
        if (stray && (!open || stray < open)) {
            if (bad)
                *bad = (size_t)(stray - s);
            return false;
        }
        kp_str_addn(rest, at, (size_t)((open ? open : end) - at));
        if (!open)
            return true;
        const char *close = find(open, end, KPI_CLOSE);
        const char *again = find(open + strlen(KPI_OPEN), end, KPI_OPEN);
        if (!close || (again && again < close)) {
            if (bad)
                *bad = (size_t)(open - s);
            return false;
        }
        at = close + strlen(KPI_CLOSE);
        kp_str_addn(probes, open, (size_t)(at - open));
    }
}

void kpi_emit(const struct kp_source *src, struct kpi_edits *edits, json_t *map, struct kp_str *out,
              json_t **keep)
{
    struct kp_str probes = {0};
    char of_source[65], of_probes[65];
    kpi_edits_apply(src, edits, 0, src->len, &probes, out);
    kp_sha256_hex2(src->text, src->len, of_source, probes.s ? probes.s : "", probes.len, of_probes);
    kp_str_free(&probes);
    json_object_set_new(json_object_get(map, "source"), "sha256", json_string(of_source));
    json_object_set_new(map, "probes_sha256", json_string(of_probes));
    /* escaped slashes: no comment can begin or end inside the map */
    char *text = json_dumps(map, JSON_COMPACT | JSON_ESCAPE_SLASH);
    kp_str_addf(out, KPI_OPEN "\n" KPI_MAP_PREFIX "%s\n" KPI_CLOSE, text);
    free(text);
    if (keep)
        *keep = map;
    else
        json_decref(map);
}

/* ---- taking it apart ---------------------------------------------------- */

/* Offset and length of the map's insertion at the end, or false. */
static bool find_map(const struct kp_source *src, struct kpi_span *where, struct kpi_span *json)
{
    static const char head[] = KPI_OPEN "\n" KPI_MAP_PREFIX, tail[] = "\n" KPI_CLOSE;
    size_t h = sizeof head - 1, n = sizeof tail - 1;
    if (src->len < h + n)
        return false;
    size_t end = src->len;
    while (end > h + n && strchr(" \t\r\n", src->text[end - 1]) && src->text[end - 1])
        end--; /* an editor may have added a line's end */
    if (memcmp(src->text + end - n, tail, n) != 0)
        return false;
    for (size_t at = end - n; at-- > 0;) {
        if (src->text[at] == '/' && src->len - at > h && memcmp(src->text + at, head, h) == 0) {
            *where = (struct kpi_span){at, end - at};
            *json = (struct kpi_span){at + h, end - n - at - h};
            return json->len <= end;
        }
    }
    return false;
}

static int load_map(const struct kp_source *src, struct kpi_span *where, json_t **map)
{
    struct kpi_span s;
    if (!kpi_is_instrumented(src) || !find_map(src, where, &s)) {
        kp_error("%s: not instrumented by kperf: no map at its end", kp_shown_name(src->name));
        return KP_MALFORMED;
    }
    json_error_t error;
    json_t *j = json_loadb(src->text + s.at, s.len, 0, &error);
    if (!j || !json_is_object(j)) {
        kp_error_at(src, s.at, 1, "the map is not a JSON object: %s", j ? "" : error.text);
        json_decref(j);
        return KP_MALFORMED;
    }
    json_int_t version = json_integer_value(json_object_get(j, "schema_version"));
    if (version != 1) {
        kp_error_at(src, s.at, 1, "the map has version %lld; this kperf knows version 1",
                    (long long)version);
        json_decref(j);
        return KP_MALFORMED;
    }
    *map = j;
    return KP_OK;
}

bool kpi_is_instrumented(const struct kp_source *src)
{
    return src->len && memmem(src->text, src->len, KPI_OPEN, strlen(KPI_OPEN)) != NULL;
}

int kpi_read_map(const struct kp_source *src, json_t **map)
{
    struct kpi_span where;
    return load_map(src, &where, map);
}

static bool hash_is(const struct kp_str *b, const json_t *want)
{
    char hash[65];
    kp_sha256_hex(b->s ? b->s : "", b->len, hash);
    return json_is_string(want) && strcmp(hash, json_string_value(want)) == 0;
}

/* The source, without the marks that rules had put into it. */
static int give_back(const struct kp_source *src, const json_t *source, const struct kp_str *rest,
                     struct kp_str *out)
{
    const json_t *unmarked = json_object_get(source, "unmarked_sha256");
    struct kp_str plain = {0};
    if (!unmarked) {
        kp_str_addn(out, rest->s ? rest->s : "", rest->len);
        return KP_OK;
    }
    kpi_unmark(rest->s ? rest->s : "", rest->len, &plain);
    int rc = hash_is(&plain, unmarked) ? KP_OK : KP_MALFORMED;
    if (rc == KP_OK)
        kp_str_addn(out, plain.s ? plain.s : "", plain.len);
    else
        kp_error("%s: a mark of a rule was edited since", kp_shown_name(src->name));
    kp_str_free(&plain);
    return rc;
}

int kpi_strip(const struct kp_source *src, struct kp_str *out)
{
    struct kpi_span where;
    json_t *map;
    int rc = load_map(src, &where, &map);
    if (rc != KP_OK)
        return rc;
    struct kp_str probes = {0}, rest = {0};
    size_t bad;
    if (!split_probes(src->text, where.at, &probes, &rest, &bad)) {
        kp_error_at(src, bad, strlen(KPI_OPEN), "the sentinels round a probe do not match");
        rc = KP_MALFORMED;
    } else if (!hash_is(&probes, json_object_get(map, "probes_sha256"))) {
        kp_error("%s: a probe was edited since it was inserted",
                 kp_shown_name(src->name));
        rc = KP_MALFORMED;
    } else if (!hash_is(&rest, json_object_get(json_object_get(map, "source"), "sha256"))) {
        kp_error("%s: the text between the probes was edited since",
                 kp_shown_name(src->name));
        rc = KP_MALFORMED;
    } else {
        rc = give_back(src, json_object_get(map, "source"), &rest, out);
    }
    kp_str_free(&probes);
    kp_str_free(&rest);
    json_decref(map);
    return rc;
}
