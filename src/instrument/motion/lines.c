/* Line numbers of a moved text. */
#include <ctype.h>

#include "instrument/motion/motion.h"

/* A directive `.loc FILE LINE COLUMN, function_name F, inlined_at FILE LINE COLUMN` asks for a
 * `.loc` of the place it is inlined at further up in its function: ptxas refuses it otherwise.  One
 * that moves up may leave that behind. */

enum { PLACE = 3 * 21 }; /* characters: three numbers of 64 bits, and what parts them */

/* The three numbers at `at`, as a key. */
static bool read_place(const char *at, const char *end, char key[static PLACE + 1])
{
    size_t n = 0;
    for (int i = 0; i < 3; i++) {
        while (at < end && (*at == ' ' || *at == '\t'))
            at++;
        const char *from = at;
        while (at < end && isdigit((unsigned char)*at))
            at++;
        size_t digits = (size_t)(at - from);
        if (digits == 0 || digits > 20)
            return false;
        if (n)
            key[n++] = ' ';
        memcpy(key + n, from, digits);
        n += digits;
    }
    key[n] = 0;
    return true;
}

static const char *find(const char *at, const char *end, const char *word)
{
    size_t n = strlen(word);
    for (; (size_t)(end - at) >= n; at++)
        if (memcmp(at, word, n) == 0)
            return at + n;
    return NULL;
}

struct lines_known {
    json_t *seen; /* places of this function so far */
    json_t *lost; /* places asked for before they were seen, of the whole text */
};

/* Is what this line is inlined at further up?  at: its key, of which a `.loc` in vain is lost. */
static bool lacks(struct lines_known *k, const char *line, const char *end,
                  char at[static PLACE + 1])
{
    char own[PLACE + 1];
    if (*line == '}') {
        json_object_clear(k->seen);
        return false;
    }
    while (line < end && (*line == ' ' || *line == '\t'))
        line++;
    const char *behind = end - line > 5 && memcmp(line, ".loc", 4) == 0 ? line + 4 : NULL;
    if (!behind || !read_place(behind, end, own))
        return false;
    const char *inlined = find(behind, end, "inlined_at");
    bool lacking = inlined && read_place(inlined, end, at) && !json_object_get(k->seen, at);
    if (lacking)
        json_object_set_new(k->lost, at, json_true());
    json_object_set_new(k->seen, own, json_true());
    return lacking;
}

/* Line by line; the text with what is lacking, but for what `before` lacks too, goes to out. */
static void walk(const char *text, size_t len, struct lines_known *k, const json_t *before,
                 struct kp_str *out)
{
    char at[PLACE + 1];
    for (const char *line = text, *end = text + len; line < end;) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        stop = stop ? stop + 1 : end;
        if (lacks(k, line, stop, at) && out && !json_object_get(before, at)) {
            kp_str_addf(out, "\t.loc\t%s\n", at);
            json_object_set_new(k->seen, at, json_true());
        }
        if (out)
            kp_str_addn(out, line, (size_t)(stop - line));
        line = stop;
    }
}

void kpi_lines_known(const struct kp_source *src, struct kp_str *text)
{
    struct lines_known old = {json_object(), json_object()}, now = {json_object(), json_object()};
    struct kp_str out = {0};
    walk(src->text, src->len, &old, NULL, NULL);
    walk(text->s ? text->s : "", text->len, &now, old.lost, &out);
    json_decref(old.seen);
    json_decref(old.lost);
    json_decref(now.seen);
    json_decref(now.lost);
    kp_str_free(text);
    *text = out;
}
