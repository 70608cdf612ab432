/*
 * One gzip member, written by a stream and in blocks that other threads have
 * compressed: a block's bytes refer to nothing before them, so they can stand
 * wherever the stream has come to the end of a byte.
 */
#ifndef KP_GZIP_H
#define KP_GZIP_H

#include "replay/export/obuf.h"

struct kp_gzip;
/* Into out, which is borrowed; its errors stick to it. */
struct kp_gzip *kp_gzip_new(FILE *out);
/* What is written to it is compressed.  NULL after a message; closed by kp_gzip_end. */
FILE *kp_gzip_stream(struct kp_gzip *z);
/* Ends the member; z is gone. */
void kp_gzip_end(struct kp_gzip *z);

/* Text on its way to a block, in a thread of its own: what goes into `text` comes out of
 * `to` compressed, for kp_gzip_put. */
struct kp_block {
    struct obuf text;
    struct obuf *to;
    struct kp_deflate *deflate;
};
void kp_block_open(struct kp_block *b, struct obuf *to);
void kp_block_end(struct kp_block *b);
/* What blocks gave, in any pieces, one block after the other. */
void kp_gzip_put(struct kp_gzip *z, const char *d, size_t n);

#endif
