#include "base/base.h"

#include <time.h>
#include <unistd.h>

static enum kp_color color_mode = KP_COLOR_AUTO;
static bool quiet_mode;
static bool progress_shown;
static _Thread_local unsigned muted; /* how many callers want silence */

void kp_message_setup(enum kp_color color, bool quiet)
{
    color_mode = color;
    quiet_mode = quiet;
}

const char *kp_shown_name(const char *path)
{
    return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

void kp_message_mute(bool mute)
{
    if (mute)
        muted++;
    else if (muted)
        muted--;
}

bool kp_use_color(FILE *f)
{
    if (color_mode != KP_COLOR_AUTO)
        return color_mode == KP_COLOR_ALWAYS;
    const char *no = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    return (!no || !*no) && term && strcmp(term, "dumb") != 0 && isatty(fileno(f));
}

/* Of each level, that point into a text: each looks for its line, and nobody reads more. */
#define MOST_LOCATED 1000

struct level {
    const char *word, *color;
    unsigned located; /* messages that pointed into a text */
};
static struct level level_error = {"error", "\033[1;31m", 0};
static struct level level_warning = {"warning", "\033[1;35m", 0};
static struct level level_note = {"note", "\033[1;36m", 0};

static void put_level(const struct level *l)
{
    bool c = kp_use_color(stderr);
    fprintf(stderr, "%s%s:%s ", c ? l->color : "", l->word, c ? "\033[0m" : "");
}

static void put_text(const char *fmt, va_list ap)
{
    struct kp_str b = {0};
    kp_str_vaddf(&b, fmt, ap);
    if (b.s)
        kp_put_plain(stderr, b.s, b.len);
    fputc('\n', stderr);
    kp_str_free(&b);
}

static void say(const struct level *l, const char *fmt, va_list ap)
{
    if (muted)
        return;
    kp_progress_end();
    fputs("kperf: ", stderr);
    put_level(l);
    put_text(fmt, ap);
}

void kp_error(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    say(&level_error, fmt, ap);
    va_end(ap);
}

void kp_warn(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    say(&level_warning, fmt, ap);
    va_end(ap);
}

void kp_note(const char *fmt, ...)
{
    if (quiet_mode)
        return;
    va_list ap;
    va_start(ap, fmt);
    say(&level_note, fmt, ap);
    va_end(ap);
}

void kp_source_locate(const struct kp_source *src, size_t offset,
                      unsigned *line, unsigned *column)
{
    unsigned l = 1;
    size_t start = 0;
    if (offset > src->len)
        offset = src->len;
    for (size_t i = 0; i < offset; i++) {
        if (src->text[i] == '\n') {
            l++;
            start = i + 1;
        }
    }
    *line = l;
    *column = (unsigned)(offset - start) + 1;
}

/* The line around offset, at most 100 bytes of it, and the caret under it. */
static void put_excerpt(const struct kp_source *src, size_t offset, size_t span)
{
    if (src->len == 0)
        return;
    if (offset > src->len)
        offset = src->len;
    size_t start = offset, end = offset;
    while (start > 0 && src->text[start - 1] != '\n')
        start--;
    while (end < src->len && src->text[end] != '\n')
        end++;
    if (offset - start > 80)
        start = offset - 40;
    if (end - start > 100)
        end = start + 100;
    kp_put_plain(stderr, src->text + start, end - start);
    fputc('\n', stderr);
    for (size_t i = start; i < offset; i++)
        fputc(src->text[i] == '\t' ? '\t' : ' ', stderr);
    fputc('^', stderr);
    for (size_t i = offset + 1; i < offset + span && i < end; i++)
        fputc('~', stderr);
    fputc('\n', stderr);
}

/* What kperf itself put into a text that somebody else wrote is neither shown nor counted: the
 * line around *offset without it; *offset: in that. */
static struct kp_str plain_line(const struct kp_source *src, size_t *offset)
{
    static const char open[] = "/*kperf.", close[] = "*/";
    struct kp_str line = {0};
    size_t want = *offset < src->len ? *offset : src->len, start = want, end = want;
    while (start > 0 && src->text[start - 1] != '\n')
        start--;
    while (end < src->len && src->text[end] != '\n')
        end++;
    bool found = false;
    for (size_t i = start; i < end; i++) {
        const char *at = src->text + i, *stop = NULL;
        if (end - i >= sizeof open - 1 && memcmp(at, open, sizeof open - 1) == 0)
            stop = memmem(at, end - i, close, sizeof close - 1);
        size_t behind = stop ? (size_t)(stop - src->text) + sizeof close - 2 : i;
        if (!found && want <= behind) {
            *offset = line.len;
            found = true;
        }
        if (stop)
            i = behind;
        else
            kp_str_addc(&line, *at);
    }
    if (!found)
        *offset = line.len;
    return line;
}

static void say_at(struct level *l, const struct kp_source *src, size_t offset, size_t span,
                   const char *fmt, va_list ap)
{
    unsigned line, column;
    if (muted || l->located > MOST_LOCATED)
        return;
    if (l->located++ == MOST_LOCATED) {
        kp_warn("%s: more such messages (%s) are not shown", kp_shown_name(src->name), l->word);
        return;
    }
    kp_progress_end();
    kp_source_locate(src, offset, &line, &column);
    struct kp_str plain = plain_line(src, &offset);
    struct kp_source shown = {src->name, plain.s ? plain.s : "", plain.len};
    column = (unsigned)offset + 1;
    kp_put_name(stderr, kp_shown_name(src->name));
    fprintf(stderr, ":%u:%u: ", line, column);
    put_level(l);
    put_text(fmt, ap);
    put_excerpt(&shown, offset, span);
    kp_str_free(&plain);
}

void kp_error_at(const struct kp_source *src, size_t offset, size_t span,
                 const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    say_at(&level_error, src, offset, span, fmt, ap);
    va_end(ap);
}

void kp_warn_at(const struct kp_source *src, size_t offset, size_t span,
                const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    say_at(&level_warning, src, offset, span, fmt, ap);
    va_end(ap);
}

void kp_note_at(const struct kp_source *src, size_t offset, size_t span,
                const char *fmt, ...)
{
    if (quiet_mode)
        return;
    va_list ap;
    va_start(ap, fmt);
    say_at(&level_note, src, offset, span, fmt, ap);
    va_end(ap);
}

void kp_progress(const char *what, uint64_t done, uint64_t total)
{
    static time_t start;
    if (quiet_mode || !isatty(STDERR_FILENO))
        return;
    if (!start)
        start = time(NULL);
    if (time(NULL) - start < 1)
        return;
    fprintf(stderr, "\r\033[K%s", what);
    if (total)
        fprintf(stderr, " %llu/%llu", (unsigned long long)done, (unsigned long long)total);
    fflush(stderr);
    progress_shown = true;
}

void kp_progress_end(void)
{
    if (progress_shown)
        fputs("\r\033[K", stderr);
    progress_shown = false;
}
