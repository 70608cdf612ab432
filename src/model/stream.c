/* A stream over another that hashes what is read, so that the report can name
 * its input even when that came through a pipe. */
#include "model/model_internal.h"

#include <sha2.h>

struct kpm_hash {
    FILE *from, *stream;
    SHA2_CTX sha;
};

static ssize_t hash_read(void *cookie, char *buf, size_t n)
{
    struct kpm_hash *h = cookie;
    size_t got = fread(buf, 1, n, h->from);
    SHA256Update(&h->sha, (const uint8_t *)buf, got);
    return got == 0 && ferror(h->from) ? -1 : (ssize_t)got;
}

struct kpm_hash *kpm_hash_new(FILE *f)
{
    struct kpm_hash *h = kp_alloc(sizeof *h);
    h->from = f;
    SHA256Init(&h->sha);
    h->stream = fopencookie(h, "r", (cookie_io_functions_t){.read = hash_read});
    return h;
}

FILE *kpm_hash_stream(struct kpm_hash *h)
{
    return h->stream;
}

void kpm_hash_end(struct kpm_hash *h, char hex[65])
{
    uint8_t digest[SHA256_DIGEST_LENGTH];
    char rest[4096];
    if (h->stream) {
        while (fread(rest, 1, sizeof rest, h->stream) > 0)
            ; /* the hash is of the whole input */
        fclose(h->stream);
    }
    SHA256Final(digest, &h->sha);
    for (size_t i = 0; i < sizeof digest; i++)
        snprintf(hex + 2 * i, 3, "%02x", digest[i]);
    free(h);
}
