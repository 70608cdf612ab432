/*
 * image: compiled kernels as compilers leave them.  A "fatbin" is one container or several,
 * each a list of entries: PTX, machine code (a cubin) or bitcode for link-time optimisation,
 * for one architecture each, often compressed.  It stands in a file of its own, or in the
 * sections .nv_fatbin and __nv_relfatbin of objects, archives, executables and libraries.
 *
 * The layout is nowhere documented.  What is used here was found by comparing what nvcc 13.0
 * writes for known input with its own listing (cuobjdump), over the modes of compression,
 * architectures and options.
 */
#ifndef KP_INSTRUMENT_IMAGE_H
#define KP_INSTRUMENT_IMAGE_H

#include "base/base.h"

enum kpi_image_kind { KPI_IMAGE_PTX = 1, KPI_IMAGE_CUBIN = 2, KPI_IMAGE_LTO = 8 };
enum kpi_packing { KPI_PACKED_NOT, KPI_PACKED_LZ4, KPI_PACKED_ZSTD };

struct kpi_image {
    enum kpi_image_kind kind;
    unsigned sm;  /* 90 */
    char variant; /* 'a' or 'f' of sm_90a, sm_100f; or 0 */
    bool debug;
    enum kpi_packing packing;
    size_t at, stored; /* its bytes in the file */
    size_t size;       /* of what is in them */
    unsigned major, minor; /* of PTX: its version */
    char *place;   /* ".nv_fatbin", "axpy.o: __nv_relfatbin"; owned */
    char *source;  /* the file it was compiled from, as recorded; "": not.  Owned */
    char *options; /* for the assembler, as recorded; "": none.  Owned */
};
struct kpi_images {
    KP_VEC(struct kpi_image) list;
};

/* Whether the bytes begin as an ELF file, an archive or a fatbin does. */
bool kpi_is_image(const struct kp_source *src);
/* All images, in the order of the file.  KP_OK, with none found too; KP_MALFORMED with a
 * message: a container that is cut off or damaged.  Owned: kpi_images_free, also then. */
int kpi_images_read(const struct kp_source *src, struct kpi_images *out);
void kpi_images_free(struct kpi_images *images);
/* What one image owns; it is empty afterwards. */
void kpi_image_free(struct kpi_image *image);

/* Appends what is in the image (PTX without the NULs that pad it) to out.  KP_OK, or
 * KP_MALFORMED with a message. */
int kpi_image_unpack(const struct kp_source *src, const struct kpi_image *image,
                     struct kp_str *out);

/* "PTX", "cubin", "LTO"; "no", "LZ4", "ZSTD". */
const char *kpi_image_kind_name(enum kpi_image_kind kind);
const char *kpi_packing_name(enum kpi_packing packing);
/* "sm_90a"; owned by the caller. */
char *kpi_image_arch(const struct kpi_image *image);

/* The kernels of an unpacked image, in its order; NULL-terminated, owned: kpi_names_free.
 * NULL: they cannot be told (bitcode, or what is no PTX or cubin). */
char **kpi_image_kernels(enum kpi_image_kind kind, const struct kp_source *unpacked);
void kpi_names_free(char **names);
/* A C++ name as people write it, or a copy of what it is; owned by the caller. */
char *kpi_demangle(const char *name);
/* Of these kernels (NULL-terminated) the one whose name is nearest to what was asked for, as
 * people write it; or NULL.  Owned. */
char *kpi_near_kernel(const char *asked, char *const *names);

/* Which PTX a user means. */
struct kpi_choice {
    const char *const *kernels; /* names or globs (mangled or not); none: any kernel */
    size_t kernel_count;
    const char *arch; /* "sm_90a" or "90a"; NULL: any */
    bool marked;      /* where no kernel is named: only PTX with marks */
};
/* Unpacks the PTX that is chosen into *text and says which one it is in *image.  Of several
 * with the same kernels for several architectures the newest is taken, which a note says.
 * KP_OK; KP_USAGE: nothing is meant, or several are, with what there is; KP_MALFORMED. */
int kpi_image_choose(const struct kp_source *src, const struct kpi_choice *choice,
                     struct kp_str *text, struct kpi_image *image);

/* ---- writing (image/write.c) -------------------------------------------- */

/* One image of a new fatbin. */
struct kpi_packed {
    enum kpi_image_kind kind; /* PTX or cubin */
    const char *arch;         /* "sm_90a" */
    unsigned major, minor;    /* of PTX: its version */
    const char *bytes;
    size_t len;
};
/* Appends a container with these images, none compressed, to out. */
void kpi_fatbin_write(const struct kpi_packed *images, size_t count, struct kp_str *out);

#endif
