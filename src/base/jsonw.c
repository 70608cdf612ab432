#include "base/base.h"

#include <jansson.h>

void kp_json_string(FILE *f, const char *s)
{
    fputc('"', f);
    for (size_t left = strlen(s), n; left; s += n, left -= n) {
        unsigned char c = (unsigned char)*s;
        n = kp_utf8_length(s, left);
        if (n == 0) {
            fputs("\\ufffd", f);
            n = 1;
        } else if (c == '"' || c == '\\') {
            fputc('\\', f);
            fputc(c, f);
        } else if (n == 1 && (c < 0x20 || c == 0x7f)) {
            fprintf(f, "\\u%04x", c);
        } else if (n == 2 && c == 0xc2 && (unsigned char)s[1] < 0xa0) {
            fprintf(f, "\\u%04x", (unsigned char)s[1]);
        } else {
            fwrite(s, 1, n, f);
        }
    }
    fputc('"', f);
}

json_t *kp_json_text(const char *s)
{
    struct kp_str b = {0};
    for (size_t left = strlen(s), n; left; s += n, left -= n) {
        n = kp_utf8_length(s, left);
        if (n)
            kp_str_addn(&b, s, n);
        else
            kp_str_add(&b, "\xef\xbf\xbd"); /* U+FFFD */
        n = n ? n : 1;
    }
    json_t *j = json_string(b.s ? b.s : "");
    kp_str_free(&b);
    return j;
}

/* Jansson escapes what JSON asks for. */
json_t *kp_json_file(const struct kp_source *src)
{
    char hex[65];
    kp_sha256_hex(src->text ? src->text : "", src->len, hex);
    return json_pack("{s:o,s:s}", "name", kp_json_text(kp_shown_name(src->name)), "hash", hex);
}

void kp_json_put(FILE *f, const json_t *j, size_t flags)
{
    char *text = json_dumps(j, flags);
    for (const char *s = text, *from = text; s && *from; s++) {
        unsigned char c = (unsigned char)*s, next = c ? (unsigned char)s[1] : 0;
        bool c1 = c == 0xc2 && next < 0xa0;
        if (c && c != 0x7f && !c1)
            continue;
        fwrite(from, 1, (size_t)(s - from), f);
        if (c)
            fprintf(f, "\\u%04x", c1 ? next : c);
        s += c1;
        from = s + (c != 0);
        if (!c)
            break;
    }
    free(text);
}

static json_t *plain_object(const json_t *j)
{
    json_t *out = json_object(), *value;
    const char *key;
    json_object_foreach((json_t *)(uintptr_t)j, key, value)
    {
        struct kp_str b = {0};
        kp_str_add_plain(&b, key, strlen(key));
        json_object_set_new(out, b.s, kp_json_plain(value));
        kp_str_free(&b);
    }
    return out;
}

json_t *kp_json_plain(const json_t *j)
{
    json_t *out, *one;
    size_t i;
    if (json_is_object(j))
        return plain_object(j);
    if (json_is_array(j)) {
        out = json_array();
        json_array_foreach(j, i, one) json_array_append_new(out, kp_json_plain(one));
        return out;
    }
    if (!json_is_string(j))
        return json_incref((json_t *)(uintptr_t)j);
    struct kp_str b = {0};
    kp_str_add_plain(&b, json_string_value(j), json_string_length(j));
    out = json_stringn(b.s, b.len);
    kp_str_free(&b);
    return out;
}
