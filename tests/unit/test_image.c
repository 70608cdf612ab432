/* Compiled files: what nvcc 13.0 wrote (tests/images/build), and what cuobjdump found in it. */
#include <criterion/criterion.h>

#include "instrument/image/image.h"
#include "instrument/instrument.h"

static struct kp_str load(const char *name)
{
    struct kp_str b = {0};
    char *path = kp_asprintf("%s/tests/images/%s", getenv("SRCDIR"), name);
    cr_assert_eq(kp_read_file(path, (size_t)1 << 20, &b), KP_OK);
    free(path);
    return b;
}

/* The PTX of each way to compress is the text that cuobjdump takes out. */
Test(image, unpacks_each_compression)
{
    static const struct {
        const char *file;
        enum kpi_packing cubin, ptx;
        size_t bytes; /* with what pads it */
    } cases[] = {
        {"none.fatbin", KPI_PACKED_NOT, KPI_PACKED_NOT, 1552},
        {"speed.fatbin", KPI_PACKED_NOT, KPI_PACKED_LZ4, 1547},
        {"balance.fatbin", KPI_PACKED_NOT, KPI_PACKED_ZSTD, 1547},
        {"size.fatbin", KPI_PACKED_ZSTD, KPI_PACKED_ZSTD, 1547},
    };
    struct kp_str want_ptx = load("axpy.ptx"), want_cubin = load("axpy.cubin");
    for (size_t i = 0; i < KP_COUNT(cases); i++) {
        struct kp_str file = load(cases[i].file), ptx = {0}, cubin = {0};
        struct kp_source src = {cases[i].file, file.s, file.len};
        struct kpi_images images;
        cr_assert_eq(kpi_images_read(&src, &images), KP_OK);
        cr_assert_eq(images.list.n, 2u);
        const struct kpi_image *c = &images.list.v[0], *p = &images.list.v[1];
        cr_assert(c->kind == KPI_IMAGE_CUBIN && c->sm == 90 && c->variant == 'a');
        cr_assert(p->kind == KPI_IMAGE_PTX && p->sm == 90 && p->variant == 'a');
        cr_assert(c->packing == cases[i].cubin && p->packing == cases[i].ptx);
        cr_assert(p->major == 9 && p->minor == 0);
        cr_assert_eq(p->size, cases[i].bytes);
        cr_assert_eq(kpi_image_unpack(&src, p, &ptx), KP_OK);
        cr_assert_eq(kpi_image_unpack(&src, c, &cubin), KP_OK);
        cr_assert(ptx.len == want_ptx.len && memcmp(ptx.s, want_ptx.s, ptx.len) == 0);
        cr_assert(cubin.len == want_cubin.len && memcmp(cubin.s, want_cubin.s, cubin.len) == 0);
        kpi_images_free(&images);
        kp_str_free(&file);
        kp_str_free(&ptx);
        kp_str_free(&cubin);
    }
    kp_str_free(&want_ptx);
    kp_str_free(&want_cubin);
}

/* The same images in a container of ours: byte for byte what nvcc wrote. */
Test(image, writes_what_nvcc_writes)
{
    struct kp_str ptx = load("axpy.ptx"), cubin = load("axpy.cubin"), want = load("none.fatbin");
    const struct kpi_packed images[] = {
        {KPI_IMAGE_CUBIN, "sm_90a", 0, 0, cubin.s, cubin.len},
        {KPI_IMAGE_PTX, "sm_90a", 9, 0, ptx.s, ptx.len},
    };
    struct kp_str out = {0};
    kpi_fatbin_write(images, KP_COUNT(images), &out);
    cr_assert_eq(out.len, want.len);
    for (size_t i = 0; i < out.len; i++)
        cr_assert_eq(out.s[i], want.s[i], "byte %zu", i);
    kp_str_free(&ptx);
    kp_str_free(&cubin);
    kp_str_free(&want);
    kp_str_free(&out);
}

/* What an object file records: the source, the assembler's options. */
Test(image, objects_say_where_they_come_from)
{
    struct kp_str file = load("rdc.o");
    struct kp_source src = {"rdc.o", file.s, file.len};
    struct kpi_images images;
    cr_assert_eq(kpi_images_read(&src, &images), KP_OK);
    cr_assert_eq(images.list.n, 2u);
    cr_assert_str_eq(images.list.v[1].place, "__nv_relfatbin");
    cr_assert_str_eq(images.list.v[1].source, "axpy.cu");
    cr_assert_str_eq(images.list.v[1].options, "--compile-only  --generate-line-info");
    kpi_images_free(&images);
    kp_str_free(&file);
}

/* The architecture's variant, and cubins by themselves. */
Test(image, reads_a_bare_cubin)
{
    struct kp_str file = load("axpy.cubin");
    struct kp_source src = {"axpy.cubin", file.s, file.len};
    struct kpi_images images;
    cr_assert_eq(kpi_images_read(&src, &images), KP_OK);
    cr_assert_eq(images.list.n, 1u);
    cr_assert(images.list.v[0].kind == KPI_IMAGE_CUBIN && images.list.v[0].sm == 90);
    char **names = kpi_image_kernels(KPI_IMAGE_CUBIN, &src);
    cr_assert_str_eq(names[0], "_ZN4blas4axpyIfEEvPT_PKS1_S1_i");
    cr_assert_str_eq(names[1], "_Z5scalePff");
    cr_assert_null(names[2]);
    kpi_names_free(names);
    kpi_images_free(&images);
    kp_str_free(&file);
}

/* As many as a list holds before it grows: of all that is there the newest, and each by its
 * architecture. */
Test(image, eight_architectures)
{
    static const struct {
        const char *arch;
        unsigned sm;
    } of[] = {{"sm_90", 90}, {"sm_70", 70}, {"sm_75", 75}, {"sm_80", 80},
              {"sm_86", 86}, {"sm_87", 87}, {"sm_120", 120}, {"sm_100", 100}};
    struct kp_str ptx = load("axpy.ptx"), file = {0};
    struct kpi_packed images[KP_COUNT(of)];
    for (size_t i = 0; i < KP_COUNT(of); i++)
        images[i] = (struct kpi_packed){KPI_IMAGE_PTX, of[i].arch, 9, 0, ptx.s, ptx.len};
    kpi_fatbin_write(images, KP_COUNT(of), &file);
    struct kp_source src = {"eight.fatbin", file.s, file.len};
    for (size_t i = 0; i <= KP_COUNT(of); i++) { /* any of them, last */
        struct kpi_choice choice = {.arch = i < KP_COUNT(of) ? of[i].arch : NULL};
        struct kp_str text = {0};
        struct kpi_image image;
        cr_assert_eq(kpi_image_choose(&src, &choice, &text, &image), KP_OK, "%zu", i);
        cr_assert_eq(image.sm, i < KP_COUNT(of) ? of[i].sm : 120u, "%zu: sm_%u", i, image.sm);
        cr_assert(text.len == ptx.len && memcmp(text.s, ptx.s, ptx.len) == 0);
        kpi_image_free(&image);
        kp_str_free(&text);
    }
    kp_str_free(&ptx);
    kp_str_free(&file);
}

/* Every prefix of a file is refused or read, and none is read beyond its end. */
Test(image, cut_anywhere)
{
    struct kp_str file = load("size.fatbin");
    for (size_t n = 0; n < file.len; n++) {
        char *bytes = kp_alloc(n);
        memcpy(bytes, file.s, n);
        struct kp_source src = {"cut", bytes, n};
        struct kpi_images images;
        kp_message_mute(true);
        int rc = kpi_is_image(&src) ? kpi_images_read(&src, &images) : KP_OK;
        kp_message_mute(false);
        cr_assert_eq(rc, n < 16 ? KP_OK : KP_MALFORMED, "%zu bytes", n);
        if (n >= 16)
            kpi_images_free(&images);
        free(bytes);
    }
    kp_str_free(&file);
}

Test(image, kernels_by_the_names_people_write)
{
    static const struct {
        const char *pattern, *name;
        bool is;
    } cases[] = {
        {"gemm", "gemm", true},
        {"ge*", "gemm", true},
        {"emm", "gemm", false},
        {"_ZN4blas4axpyIfEEvPT_PKS1_S1_i", "_ZN4blas4axpyIfEEvPT_PKS1_S1_i", true},
        {"blas::axpy<float>", "_ZN4blas4axpyIfEEvPT_PKS1_S1_i", true},
        {"blas::axpy*", "_ZN4blas4axpyIfEEvPT_PKS1_S1_i", true},
        {"axpy", "_ZN4blas4axpyIfEEvPT_PKS1_S1_i", false},
        {"void blas::axpy<float>(float*, float const*, float, int)",
         "_ZN4blas4axpyIfEEvPT_PKS1_S1_i", true},
        {"scale", "_Z5scalePff", true},
        {"(anonymous namespace)::foo<float>", "_ZN12_GLOBAL__N_13fooIfEEvPT_", true},
        {"scale", "_Z6scalesPff", false},
    };
    for (size_t i = 0; i < KP_COUNT(cases); i++)
        cr_assert_eq(kpi_kernel_is(cases[i].pattern, cases[i].name), cases[i].is, "%s",
                     cases[i].pattern);
}
