/* What the trace module's files share. */
#ifndef KP_TRACE_INTERNAL_H
#define KP_TRACE_INTERNAL_H

#include "trace/trace.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the structs are the little-endian file layout"
#endif
_Static_assert(sizeof(struct kpt_stamp) == 48, "layout");
_Static_assert(sizeof(struct kpt_unit) == 64, "layout");
_Static_assert(sizeof(struct kpt_record) == 8, "layout");
_Static_assert(sizeof(struct kpt_totals) == 32, "layout");

/* The fixed head of a file; its CRC covers all that stands before it. */
struct kpt_header {
    char magic[8];
    uint32_t version, features;
    uint64_t info_bytes;
    uint32_t info_crc, header_crc;
};
_Static_assert(sizeof(struct kpt_header) == KPT_HEADER_BYTES, "layout");

/* Head of a chunk; the CRC covers type, bytes and the payload. */
struct kpt_chunk_head {
    uint32_t type, crc;
    uint64_t bytes;
};
_Static_assert(sizeof(struct kpt_chunk_head) == 16, "layout");

/* CRC-32 as in zlib over n more bytes; 0 to begin with. */
uint32_t kpt_crc(uint32_t crc, const void *data, size_t n);
/* CRC of a chunk head's own fields, to be continued over the payload. */
uint32_t kpt_crc_head(const struct kpt_chunk_head *head);
/* Zero bytes after a payload, so that the next chunk starts at 8. */
size_t kpt_padding(uint64_t bytes);
/* The info block's "clock_bits", 32 when absent; 0 when it is none. */
uint32_t kpt_clock_bits(const json_t *info);
/* The feature bits (KPT_FEATURE_*) that a trace with this info block has. */
uint32_t kpt_features_of(const json_t *info);
/* No clock of n records has more bits. */
bool kpt_clocks_fit(const struct kpt_record *r, size_t n, uint32_t bits);
/* min(count, capacity): what a ring still holds. */
uint32_t kpt_stored(uint64_t count, uint32_t capacity);

/* forms.c: speed and `narrow` of regions and of what they start, by info->json. */
void kpt_set_forms(struct kpt_info *info);

#endif
