#include "base/base.h"

#include <errno.h>
#include <fnmatch.h>

void kp_str_reserve(struct kp_str *b, size_t more)
{
    if (more > SIZE_MAX - b->len - 1)
        more = SIZE_MAX - b->len - 1;
    size_t need = b->len + more + 1;
    if (need <= b->cap)
        return;
    size_t cap = b->cap ? b->cap : 32;
    while (cap < need)
        cap = cap > SIZE_MAX / 2 ? need : cap * 2;
    b->s = kp_realloc(b->s, cap, 1);
    b->cap = cap;
}

void kp_str_addn(struct kp_str *b, const void *s, size_t n)
{
    kp_str_reserve(b, n);
    if (n)
        memcpy(b->s + b->len, s, n);
    b->len += n;
    b->s[b->len] = '\0';
}

void kp_str_add(struct kp_str *b, const char *s)
{
    kp_str_addn(b, s, strlen(s));
}

void kp_str_addc(struct kp_str *b, char c)
{
    kp_str_addn(b, &c, 1);
}

void kp_str_vaddf(struct kp_str *b, const char *fmt, va_list ap)
{
    char most[256]; /* fit, and need not be printed twice */
    va_list again;
    va_copy(again, ap);
    int n = vsnprintf(most, sizeof most, fmt, ap);
    if (n >= 0 && (size_t)n < sizeof most) {
        kp_str_addn(b, most, (size_t)n);
    } else if (n >= 0) {
        kp_str_reserve(b, (size_t)n);
        vsnprintf(b->s + b->len, (size_t)n + 1, fmt, again);
        b->len += (size_t)n;
    }
    va_end(again);
}

void kp_str_addf(struct kp_str *b, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(b, fmt, ap);
    va_end(ap);
}

char *kp_str_detach(struct kp_str *b)
{
    char *s = b->s ? b->s : kp_alloc(1);
    *b = (struct kp_str){0};
    return s;
}

void kp_str_free(struct kp_str *b)
{
    free(b->s);
    *b = (struct kp_str){0};
}

size_t kp_utf8_length(const char *text, size_t n)
{
    const unsigned char *s = (const unsigned char *)text;
    if (n == 0 || s[0] < 0x80)
        return n != 0;
    size_t k = s[0] >= 0xf0 && s[0] < 0xf5   ? 4
               : s[0] >= 0xe0 && s[0] < 0xf0 ? 3
               : s[0] >= 0xc2 && s[0] < 0xe0 ? 2
                                             : 0;
    if (k == 0 || k > n)
        return 0;
    for (size_t i = 1; i < k; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    if ((s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xed && s[1] > 0x9f) ||
        (s[0] == 0xf0 && s[1] < 0x90) || (s[0] == 0xf4 && s[1] > 0x8f))
        return 0;
    return k;
}

/* A control character of k bytes, of C0, C1 or DEL. */
static bool is_control(const char *s, size_t k)
{
    unsigned char c = (unsigned char)*s;
    return k == 1 ? c < 0x20 || c == 0x7f : k == 2 && c == 0xc2 && (unsigned char)s[1] < 0xa0;
}

static void add_clean(struct kp_str *b, const char *s, size_t n, const char *kept)
{
    kp_str_reserve(b, n);
    for (size_t k; n; s += k, n -= k) {
        k = kp_utf8_length(s, n);
        if (k && (!is_control(s, k) || (*s && strchr(kept, *s))))
            kp_str_addn(b, s, k);
        else
            kp_str_addc(b, '?');
        k = k ? k : 1;
    }
    b->s[b->len] = '\0';
}

void kp_str_add_plain(struct kp_str *b, const char *s, size_t n)
{
    add_clean(b, s, n, "\t\n");
}

void kp_str_add_name(struct kp_str *b, const char *s)
{
    add_clean(b, s, strlen(s), "");
}

void kp_put_plain(FILE *f, const char *s, size_t n)
{
    struct kp_str b = {0};
    kp_str_add_plain(&b, s, n);
    fwrite(b.s, 1, b.len, f);
    kp_str_free(&b);
}

void kp_put_name(FILE *f, const char *s)
{
    struct kp_str b = {0};
    kp_str_add_name(&b, s);
    fwrite(b.s, 1, b.len, f);
    kp_str_free(&b);
}

char *kp_asprintf(const char *fmt, ...)
{
    struct kp_str b = {0};
    va_list ap;
    va_start(ap, fmt);
    kp_str_vaddf(&b, fmt, ap);
    va_end(ap);
    return kp_str_detach(&b);
}

char *kp_shell_word(const char *s)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_-./=,:+@%";
    struct kp_str b = {0};
    if (*s && strspn(s, plain) == strlen(s))
        return kp_strdup(s);
    kp_str_addc(&b, '\'');
    for (; *s; s++) {
        if (*s == '\'')
            kp_str_add(&b, "'\\''");
        else
            kp_str_addc(&b, *s);
    }
    kp_str_addc(&b, '\'');
    return kp_str_detach(&b);
}

bool kp_has_prefix(const char *s, const char *prefix)
{
    return strncmp(s, prefix, strlen(prefix)) == 0;
}

bool kp_has_suffix(const char *s, const char *suffix)
{
    size_t n = strlen(s), m = strlen(suffix);
    return n >= m && memcmp(s + n - m, suffix, m) == 0;
}

bool kp_glob(const char *pattern, const char *s)
{
    return fnmatch(pattern, s, 0) == 0;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Levenshtein distance over at most 63 characters, two neighbours that changed places being one
 * mistake (optimal string alignment). */
static unsigned distance(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b);
    if (n > 63 || m > 63)
        return 99;
    unsigned rows[3][64]; /* i's in i % 3 */
    for (size_t j = 0; j <= m; j++)
        rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= n; i++) {
        unsigned *row = rows[i % 3], *before = rows[(i + 2) % 3], *older = rows[(i + 1) % 3];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= m; j++) {
            unsigned best = before[j - 1] + (a[i - 1] != b[j - 1]);
            best = least(best, least(before[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                best = least(best, older[j - 2] + 1);
            row[j] = best;
        }
    }
    return rows[n % 3][m];
}

const char *kp_nearest(const char *word, const char *const *words)
{
    const char *best = NULL;
    /* A mistake in three characters; two dashes before an option are none of them. */
    size_t n = strlen(word) - (kp_has_prefix(word, "--") ? 2 : 0);
    unsigned best_distance = (unsigned)(n + 2) / 3 + 1;
    for (; *words; words++) {
        unsigned d = distance(word, *words);
        if (d < best_distance) {
            best_distance = d;
            best = *words;
        }
    }
    return best;
}

bool kp_parse_u64(const char *s, uint64_t *out)
{
    if (*s < '0' || *s > '9')
        return false;
    bool hex = s[0] == '0' && (s[1] == 'x' || s[1] == 'X');
    char *end;
    errno = 0;
    unsigned long long v = strtoull(s, &end, hex ? 16 : 10);
    if (errno || *end || end == s)
        return false;
    *out = v;
    return true;
}

bool kp_parse_i64(const char *s, int64_t *out)
{
    bool negative = *s == '-';
    uint64_t v;
    if (!kp_parse_u64(s + negative, &v) || v > (uint64_t)INT64_MAX)
        return false;
    *out = negative ? -(int64_t)v : (int64_t)v;
    return true;
}

void kp_put_wrapped(FILE *f, size_t column, size_t width, const char *text)
{
    size_t at = column;
    for (text += strspn(text, " \n"); *text;) {
        size_t n = strcspn(text, " \n");
        if (at > column && at + 1 + n > width) {
            fprintf(f, "\n%*s", (int)column, "");
            at = column;
        } else if (at > column) {
            fputc(' ', f);
            at++;
        }
        fwrite(text, 1, n, f);
        at += n;
        text += n;
        text += strspn(text, " \n");
    }
    fputc('\n', f);
}
