#include "cli/images.h"

#include "cli/internal.h"

struct kpi_choice kp_choice(const struct kp_args *args)
{
    KP_VEC(const char *) kernels = {0};
    const char *name;
    while ((name = kp_arg_nth(args, "kernel", kernels.n)))
        KP_PUSH(kernels, name);
    return (struct kpi_choice){
        .kernels = kernels.v, .kernel_count = kernels.n, .arch = kp_arg(args, "arch")};
}

static json_t *kernels_json(const struct kp_source *src, const struct kpi_image *image)
{
    struct kp_str bytes = {0};
    json_t *list = NULL;
    kp_message_mute(true); /* a list that is not whole is of use, too */
    int rc = image->kind == KPI_IMAGE_LTO ? KP_MALFORMED : kpi_image_unpack(src, image, &bytes);
    kp_message_mute(false);
    struct kp_source unpacked = {src->name, bytes.s ? bytes.s : "", bytes.len};
    char **names = rc == KP_OK ? kpi_image_kernels(image->kind, &unpacked) : NULL;
    if (names)
        list = json_array();
    for (size_t i = 0; names && names[i]; i++) {
        char *shown = kpi_demangle(names[i]);
        json_array_append_new(list, json_pack("{s:o,s:o}", "name", kp_json_text(names[i]),
                                              "demangled", kp_json_text(shown)));
        free(shown);
    }
    kpi_names_free(names);
    kp_str_free(&bytes);
    return list ? list : json_null();
}

static json_t *image_json(const struct kp_source *src, const struct kpi_image *image)
{
    char *arch = kpi_image_arch(image);
    json_t *j = json_pack("{s:s,s:s,s:s,s:I,s:I,s:I,s:o,s:o,s:o,s:b}", "kind",
                          kpi_image_kind_name(image->kind), "arch", arch, "compression",
                          kpi_packing_name(image->packing), "bytes", (json_int_t)image->size,
                          "stored_bytes", (json_int_t)image->stored, "offset",
                          (json_int_t)image->at, "place", kp_json_text(image->place), "source",
                          kp_json_text(image->source), "options", kp_json_text(image->options),
                          "debug", image->debug);
    if (image->kind == KPI_IMAGE_PTX)
        json_object_set_new(j, "version", json_sprintf("%u.%u", image->major, image->minor));
    json_object_set_new(j, "kernels", kernels_json(src, image));
    free(arch);
    return j;
}

int kp_images_report(const struct kp_source *src, json_t **report)
{
    struct kpi_images images;
    int rc = kpi_images_read(src, &images);
    json_t *list = json_array();
    for (size_t i = 0; rc == KP_OK && i < images.list.n; i++)
        json_array_append_new(list, image_json(src, &images.list.v[i]));
    *report = json_pack("{s:o}", "images", list);
    kpi_images_free(&images);
    return rc;
}

static const char *text(const json_t *j, const char *key)
{
    return json_string_value(json_object_get(j, key));
}

static void print_image(FILE *f, size_t i, const json_t *image)
{
    long long bytes = (long long)json_integer_value(json_object_get(image, "bytes"));
    long long stored = (long long)json_integer_value(json_object_get(image, "stored_bytes"));
    fprintf(f, "image %zu: %s", i + 1, text(image, "kind"));
    if (text(image, "version"))
        fprintf(f, " %s", text(image, "version"));
    fprintf(f, " for %s, %lld bytes", text(image, "arch"), bytes);
    if (strcmp(text(image, "compression"), "no") != 0)
        fprintf(f, " (%s: %lld)", text(image, "compression"), stored);
    fprintf(f, ", in %s", text(image, "place"));
    if (*text(image, "source"))
        fprintf(f, ", from %s", text(image, "source"));
    if (*text(image, "options"))
        fprintf(f, ", options %s", text(image, "options"));
    fputc('\n', f);
    json_t *kernel, *kernels = json_object_get(image, "kernels");
    size_t k;
    if (json_is_null(kernels))
        fprintf(f, "  kernels cannot be told\n");
    json_array_foreach(kernels, k, kernel)
    {
        const char *name = text(kernel, "name"), *shown = text(kernel, "demangled");
        fprintf(f, "  kernel %s", name);
        if (strcmp(name, shown) != 0)
            fprintf(f, "  %s", shown);
        fputc('\n', f);
    }
}

void kp_images_print(FILE *f, const json_t *report)
{
    size_t i;
    json_t *image, *images = json_object_get(report, "images");
    json_array_foreach(images, i, image) print_image(f, i, image);
    if (!json_array_size(images))
        fprintf(f, "no device code\n");
}

int kp_images_ptx(const struct kp_source *src, const struct kpi_choice *choice,
                  struct kp_str *unpacked, struct kp_source *ptx, struct kpi_image *image)
{
    *image = (struct kpi_image){0};
    *ptx = *src;
    if (!kpi_is_image(src))
        return KP_OK;
    int rc = kpi_image_choose(src, choice, unpacked, image);
    if (rc == KP_OK)
        *ptx = (struct kp_source){src->name, unpacked->s ? unpacked->s : "", unpacked->len};
    return rc;
}
