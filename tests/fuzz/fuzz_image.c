/*
 * Any bytes as a compiled file: listed, each image unpacked, and the PTX chosen.  What is
 * unpacked is as long as was said.
 */
#include "fuzz.h"

#include "instrument/image/image.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const kernels[] = {"*"};
    const struct kpi_choice choices[] = {{.marked = true}, {kernels, 1, "sm_90a", false}};
    char *bytes = kp_alloc(size);
    memcpy(bytes, data, size);
    struct kp_source src = {"fuzz", bytes, size};
    struct kpi_images images;
    int rc = kpi_images_read(&src, &images);
    for (size_t i = 0; i < images.list.n && i < 64; i++) {
        struct kp_str out = {0};
        if (images.list.v[i].size < (size_t)1 << 20 &&
            kpi_image_unpack(&src, &images.list.v[i], &out) == KP_OK && rc == KP_OK &&
            out.len > images.list.v[i].size)
            abort();
        struct kp_source unpacked = {"image", out.s ? out.s : "", out.len};
        kpi_names_free(kpi_image_kernels(images.list.v[i].kind, &unpacked));
        kp_str_free(&out);
    }
    bool small = true;
    for (size_t i = 0; i < images.list.n; i++)
        small = small && images.list.v[i].size < (size_t)1 << 20;
    for (size_t i = 0; i < KP_COUNT(choices) && small && images.list.n < 64; i++) {
        struct kp_str text = {0};
        struct kpi_image image = {0};
        kpi_image_choose(&src, &choices[i], &text, &image);
        kpi_image_free(&image);
        kp_str_free(&text);
    }
    kpi_images_free(&images);
    free(bytes);
    return 0;
}

#ifdef KP_FUZZ_MAIN
/* Two kinds of PTX, one of them damaged, and an ELF file with one section. */
void kp_fuzz_seeds(void (*add)(const void *data, size_t size))
{
    static const char text[] = ".version 8.0\n.target sm_90a\n.address_size 64\n"
                               ".entry k() {\n// kperf.begin a\n// kperf.end a\nret;\n}\n";
    const struct kpi_packed images[] = {
        {KPI_IMAGE_PTX, "sm_90a", 8, 0, text, sizeof text - 1},
        {KPI_IMAGE_PTX, "sm_80", 8, 0, text, sizeof text / 2},
    };
    struct kp_str b = {0};
    kpi_fatbin_write(images, 2, &b);
    add(b.s, b.len);
    static const unsigned char elf[64] = {0x7f, 'E', 'L', 'F', 2, 1, 1, [16] = 1, [18] = 62,
                                          [20] = 1, [40] = 64, [52] = 64, [58] = 64, [60] = 3,
                                          [62] = 2};
    static const unsigned char sections[192] = {
        [64] = 1, [68] = 1, [89] = 1, [97] = 2, [128] = 12, [132] = 3, [153] = 3, [160] = 24};
    struct kp_str e = {0};
    kp_str_addn(&e, elf, sizeof elf);
    kp_str_addn(&e, sections, sizeof sections);
    kp_str_addn(&e, b.s, b.len < 512 ? b.len : 512);
    while (e.len < 768)
        kp_str_addc(&e, 0);
    kp_str_addn(&e, "\0.nv_fatbin\0.shstrtab\0\0", 24);
    add(e.s, e.len);
    kp_str_free(&e);
    kp_str_free(&b);
}
#endif
