/* The layout of a fatbin, and what its files share. */
#ifndef KP_INSTRUMENT_IMAGE_INTERNAL_H
#define KP_INSTRUMENT_IMAGE_INTERNAL_H

#include "instrument/image/image.h"

#define KPI_FATBIN_MAGIC 0xba55ed50u
enum { /* container: u32 magic, u16 version, u16 size of this head, u64 size of what follows */
    KPI_FATBIN_VERSION = 1,
    KPI_FATBIN_HEAD = 16,
};
enum { /* offsets in an entry, whose payload stands behind its head */
    KPI_ENTRY_KIND = 0,     /* u16, then u16 0x0101 */
    KPI_ENTRY_HEAD = 4,     /* u32: size of the head */
    KPI_ENTRY_PADDED = 8,   /* u64: of the payload, with what pads it to 8 bytes */
    KPI_ENTRY_PACKED = 16,  /* u32: of the payload; 0: it is not compressed */
    KPI_ENTRY_EXTRA = 20,   /* u32: where, from the entry, offset and size of the options are */
    KPI_ENTRY_MINOR = 24,   /* u16; u16 major: of PTX or of the cubin's format */
    KPI_ENTRY_SM = 28,      /* u32 */
    KPI_ENTRY_NAME = 32,    /* u32 where, from the entry, u32 length: the source file */
    KPI_ENTRY_FLAGS = 40,   /* u64 */
    KPI_ENTRY_UNPACKED = 56, /* u64: size when it is compressed */
    KPI_ENTRY_LEAST = 64,   /* bytes of a head */
};
#define KPI_FLAG_DEBUG 0x2u
#define KPI_FLAG_USUAL 0x11u /* in every entry that nvcc writes: 64 bits, Linux */
#define KPI_FLAG_LZ4 0x2000u
#define KPI_FLAG_ZSTD 0x8000u
#define KPI_FLAG_A 0x100000u
#define KPI_FLAG_F 0x200000u

/* Bytes that an image may have when it is unpacked. */
#define KPI_MAX_IMAGE ((size_t)512 << 20)

/* A piece of the file that holds containers, or may. */
struct kpi_place {
    size_t at, len;
    char *name; /* owned */
};
struct kpi_places {
    KP_VEC(struct kpi_place) list;
};
/* Sections with containers, of an ELF file or of the members of an archive (image/elf.c).
 * KP_OK or KP_MALFORMED with a message. */
int kpi_places_find(const struct kp_source *src, struct kpi_places *out);

/* The architecture that a cubin's head names (90; a variant it does not name); 0: no cubin. */
unsigned kpi_cubin_sm(const struct kp_source *src);
/* Kernels of a cubin, as kpi_image_kernels. */
char **kpi_cubin_kernels(const struct kp_source *cubin);

#endif
