/*
 * base: what every module stands on.  Knows nothing of GPUs.
 *
 * Memory: allocation never returns NULL; it ends the program with a message.
 * Whoever is handed a `char *` or a kp_str by a function named *_new, *_dup or
 * *_detach owns it and frees it with free().
 */
#ifndef KP_BASE_H
#define KP_BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Exit statuses of every command; functions return them as their result. */
enum kp_status {
    KP_OK = 0,
    KP_FAILED = 1,     /* the operation failed (I/O, a fault, a hang) */
    KP_USAGE = 2,      /* misuse of the command line */
    KP_MALFORMED = 3,  /* input that is not what it should be */
    KP_LOSSY = 4,      /* records were lost, under --strict */
    KP_NODEVICE = 5,   /* no device, driver or assembler */
    KP_CHECK = 6,      /* a check or a threshold failed */
    KP_INTERRUPTED = 130,
};

#define KP_PRINTF(f, a) __attribute__((format(printf, f, a)))
#define KP_NORETURN __attribute__((noreturn))
#define KP_COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* ---- memory (mem.c) ---------------------------------------------------- */

/* For programs that take much and end soon: what is freed is kept for what comes. */
void kp_keep_memory(void);
/* n zeroed bytes; n == 0 gives a unique pointer. */
void *kp_alloc(size_t n);
/* count * size bytes, overflow checked; new bytes are not zeroed. */
void *kp_realloc(void *old, size_t count, size_t size);
/* Copies, owned by the caller. */
char *kp_strdup(const char *s);
char *kp_strndup(const char *s, size_t n);

/* A growable array: KP_VEC(int) v = {0}; KP_PUSH(v, 3); v.v[0]; free(v.v). */
#define KP_VEC(type)    \
    struct {            \
        type *v;        \
        size_t n, cap;  \
    }
#define KP_PUSH(vec, item)                                               \
    do {                                                                 \
        if ((vec).n == (vec).cap) {                                      \
            (vec).cap = (vec).cap ? (vec).cap * 2 : 8;                   \
            (vec).v = kp_realloc((vec).v, (vec).cap, sizeof *(vec).v);   \
        }                                                                \
        (vec).v[(vec).n++] = (item);                                     \
    } while (0)

/* ---- strings (str.c) --------------------------------------------------- */

/* A growing byte string; s is NUL-terminated once anything was added. */
struct kp_str {
    char *s;
    size_t len, cap;
};
/* Append; what is added may not lie in b itself. */
void kp_str_add(struct kp_str *b, const char *s);
void kp_str_addn(struct kp_str *b, const void *s, size_t n);
void kp_str_addc(struct kp_str *b, char c);
void kp_str_addf(struct kp_str *b, const char *fmt, ...) KP_PRINTF(2, 3);
void kp_str_vaddf(struct kp_str *b, const char *fmt, va_list ap);
/* Room for so many bytes more, that they are added without being moved. */
void kp_str_reserve(struct kp_str *b, size_t more);
/* The bytes, owned by the caller; b is empty afterwards.  Never NULL. */
char *kp_str_detach(struct kp_str *b);
/* Frees the bytes; b is empty afterwards. */
void kp_str_free(struct kp_str *b);
/* Writes a text that begins at a column, broken between words to end before `width`; the lines
 * after the first are indented to that column. */
void kp_put_wrapped(FILE *f, size_t column, size_t width, const char *text);
/* Text of whatever origin as a terminal may have it: control characters but for tab and newline,
 * and what is not UTF-8, become '?'. */
void kp_put_plain(FILE *f, const char *s, size_t n);
void kp_str_add_plain(struct kp_str *b, const char *s, size_t n);
/* The same on one line, for names: tabs and newlines become '?', too. */
void kp_put_name(FILE *f, const char *s);
void kp_str_add_name(struct kp_str *b, const char *s);

/* Bytes of the character of UTF-8 at s, which has n bytes; 0: it is none. */
size_t kp_utf8_length(const char *s, size_t n);

/* Formatted text, owned by the caller. */
char *kp_asprintf(const char *fmt, ...) KP_PRINTF(1, 2);
/* One word of a command as a shell is to have it, in quotes where it needs them; owned. */
char *kp_shell_word(const char *s);

bool kp_has_prefix(const char *s, const char *prefix);
bool kp_has_suffix(const char *s, const char *suffix);
/* fnmatch-style glob: * ? [abc]; no special meaning for '/'. */
bool kp_glob(const char *pattern, const char *s);
/* The entry of `words` (NULL-terminated) nearest to `word`, or NULL when none
 * is near enough to be worth suggesting. */
const char *kp_nearest(const char *word, const char *const *words);
/* A whole decimal or 0x number with nothing before or after it (a sign before an
 * i64).  False, *out untouched, for anything else and what does not fit. */
bool kp_parse_u64(const char *s, uint64_t *out);
bool kp_parse_i64(const char *s, int64_t *out);

/* ---- SHA-256 (sha256.c) -------------------------------------------------- */

/* Lower-case hex (64 characters and a NUL). */
void kp_sha256_hex(const void *data, size_t n, char hex[65]);
/* Of two, faster than one after the other. */
void kp_sha256_hex2(const void *a, size_t a_len, char a_hex[65], const void *b, size_t b_len,
                    char b_hex[65]);

/* ---- files (file.c) ---------------------------------------------------- */

/* The whole of a file into *out; "-" is stdin.  At most `limit` bytes.
 * KP_OK, or KP_FAILED with a message (a longer file: KP_MALFORMED). */
int kp_read_file(const char *path, size_t limit, struct kp_str *out);

/* A new file for writing, named by `temp`, which ends in XXXXXX and stays until the end; NULL with
 * errno.  (whole.c) */
FILE *kp_whole_open(char *temp);
/* Closes it (stdout is but flushed): all that was written, on the disk, under the name `path`.
 * Else false with errno, which may be 0, and `temp` is gone.  temp NULL: f is what has that
 * name. */
bool kp_whole_commit(FILE *f, const char *temp, const char *path);
/* Or neither that nor `temp` is there. */
void kp_whole_abort(FILE *f, const char *temp);
/* Removes every one that is open; async-signal-safe. */
void kp_whole_cleanup_signal(void);

/* An output that appears whole or not at all: written under a temporary name
 * beside the target (of a link: what that stands for) and renamed by
 * kp_out_commit.  "-" is stdout. */
struct kp_out {
    FILE *f;
    char *path, *temp; /* NULL for stdout */
};
/* binary: refuse to write to a terminal (KP_USAGE).  force: may overwrite an
 * existing file, which is KP_FAILED otherwise.  Says what is wrong. */
int kp_out_open(struct kp_out *o, const char *path, bool force, bool binary);
/* Flush, check every write, rename.  KP_OK or KP_FAILED with a message. */
int kp_out_commit(struct kp_out *o);
/* Remove the temporary file.  Does nothing after a commit. */
void kp_out_abort(struct kp_out *o);
/* All three at once, of n bytes.  KP_OK, KP_FAILED or KP_USAGE with a message. */
int kp_write_file(const char *path, bool force, bool binary, const char *bytes, size_t n);
/* The two of a name that nobody gave, in a folder where others may have put something else: a
 * link is not followed, under force it is replaced; what is no file (a device, a pipe) is
 * refused. */
int kp_out_open_own(struct kp_out *o, const char *path, bool force);
int kp_write_own(const char *path, bool force, const char *bytes, size_t n);
/* Do two paths name one file, whether or not it is there yet? */
bool kp_same_file(const char *a, const char *b);

/* dir/name of `base`'s directory and `rel`; rel alone when absolute or when
 * base has no directory.  Owned by the caller. */
char *kp_path_beside(const char *base, const char *rel);
/* The last path component, without the suffix when it has it.  Owned. */
char *kp_path_stem(const char *path, const char *suffix);

/* ---- messages (message.c) ---------------------------------------------- */

enum kp_color { KP_COLOR_AUTO, KP_COLOR_ALWAYS, KP_COLOR_NEVER };
/* What messages and reports call a file: "<stdin>" for "-". */
const char *kp_shown_name(const char *path);
/* Before the first message; without it: auto, not quiet. */
void kp_message_setup(enum kp_color color, bool quiet);
/* "kperf: error: ..." on stderr. */
void kp_error(const char *fmt, ...) KP_PRINTF(1, 2);
void kp_warn(const char *fmt, ...) KP_PRINTF(1, 2);
void kp_note(const char *fmt, ...) KP_PRINTF(1, 2);   /* silent under quiet */
/* This thread's messages are not printed, until told otherwise. */
void kp_message_mute(bool mute);

/* Text that diagnostics point into.  Positions are byte offsets. */
struct kp_source {
    const char *name; /* as the user gave it; "-" prints as <stdin> */
    const char *text;
    size_t len;
};
/* 1-based line and column (bytes) of an offset. */
void kp_source_locate(const struct kp_source *src, size_t offset,
                      unsigned *line, unsigned *column);
/* file:line:column: error: text, the line, and a caret under `span` bytes.  Of each of the three
 * the first thousand are shown. */
void kp_error_at(const struct kp_source *src, size_t offset, size_t span,
                 const char *fmt, ...) KP_PRINTF(4, 5);
void kp_warn_at(const struct kp_source *src, size_t offset, size_t span,
                const char *fmt, ...) KP_PRINTF(4, 5);
void kp_note_at(const struct kp_source *src, size_t offset, size_t span,
                const char *fmt, ...) KP_PRINTF(4, 5);
/* True when colour should be used on this stream. */
bool kp_use_color(FILE *f);

/* Progress on stderr: only on a terminal, after a second, gone at the end and
 * before any message.  total 0: not known. */
void kp_progress(const char *what, uint64_t done, uint64_t total);
void kp_progress_end(void);

/* ---- JSON (json.c, and jsonw.c: output by streaming) ---------------------- */

/* What the text says, in which no key may stand twice; NULL after a message at the fault. */
struct json_t *kp_json_parse(const struct kp_source *src);
/* The same of a file ("-" is stdin) of at most `limit` bytes: KP_OK, KP_FAILED or KP_MALFORMED with
 * a message, and *out NULL. */
int kp_json_read(const char *path, size_t limit, struct json_t **out);

/* s as a JSON string with quotes; bytes that are not UTF-8 become U+FFFD, and control characters,
 * those from U+0080 on among them, escapes. */
void kp_json_string(FILE *f, const char *s);
/* The same as a Jansson value; the caller owns it. */
struct json_t *kp_json_text(const char *s);
/* {"name", "hash": its SHA-256} of a file that was read; new reference. */
struct json_t *kp_json_file(const struct kp_source *src);
/* Writes j by Jansson with these flags, and control characters as kp_json_string. */
void kp_json_put(FILE *f, const struct json_t *j, size_t flags);
/* A copy whose texts and keys are as of kp_put_plain; new reference. */
struct json_t *kp_json_plain(const struct json_t *j);
/* A member of members, "a.b.c", borrowed; NULL: there is none. */
const struct json_t *kp_json_in(const struct json_t *o, const char *path);
/* A text or a number there; "" and NAN where there is none. */
const char *kp_text(const struct json_t *o, const char *path);
double kp_number(const struct json_t *o, const char *path);
/* The first object of a list that has this text under the key, borrowed; NULL: none has. */
const struct json_t *kp_json_find(const struct json_t *list, const char *key, const char *text);

#endif
