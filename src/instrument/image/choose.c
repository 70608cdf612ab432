/* Which PTX of a file a user means. */
#include "instrument/image/internal.h"
#include "instrument/instrument.h"

/* A PTX image that fits. */
struct fit {
    const struct kpi_image *image;
    char *key; /* its kernels, for comparing; owned */
};
struct fits {
    KP_VEC(struct fit) list;
    KP_VEC(char *) kernels; /* of all texts of the architecture */
    size_t ptx, other, arch, named; /* images: of PTX, of other kinds, of the architecture, and
                                     * with a kernel of that name */
};

static bool is_arch(const struct kpi_image *image, const char *asked)
{
    char *arch = kpi_image_arch(image);
    bool is = !asked || strcmp(asked, arch) == 0 || strcmp(asked, arch + 3) == 0;
    free(arch);
    return is;
}

static bool any_named(char **kernels, const struct kpi_choice *c)
{
    for (size_t i = 0; kernels && kernels[i]; i++)
        for (size_t k = 0; k < c->kernel_count; k++)
            if (kpi_kernel_is(c->kernels[k], kernels[i]))
                return true;
    return !c->kernel_count && kernels && kernels[0];
}

/* Has kernels with marks.  What cannot be read has none. */
static bool is_marked(const struct kp_source *ptx)
{
    json_t *report = NULL, *entry;
    bool marked = false;
    size_t i;
    kp_message_mute(true);
    kpi_inspect(ptx, &report);
    kp_message_mute(false);
    json_array_foreach(json_object_get(report, "entries"), i, entry)
        marked = marked || json_array_size(json_object_get(entry, "marks"));
    json_decref(report);
    return marked;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* All kernels in one text, in the order of their names; owned. */
static char *key_of(char **kernels)
{
    struct kp_str key = {0};
    size_t n = 0;
    while (kernels[n])
        n++;
    qsort(kernels, n, sizeof *kernels, by_name);
    for (size_t i = 0; i < n; i++)
        kp_str_addf(&key, "%s\n", kernels[i]);
    return kp_str_detach(&key);
}

static int consider(const struct kp_source *src, const struct kpi_image *image,
                    const struct kpi_choice *c, struct fits *fits)
{
    if (image->kind != KPI_IMAGE_PTX) {
        fits->other++;
        return KP_OK;
    }
    fits->ptx++;
    if (!is_arch(image, c->arch))
        return KP_OK;
    fits->arch++;
    struct kp_str text = {0};
    int rc = kpi_image_unpack(src, image, &text);
    struct kp_source ptx = {src->name, text.s ? text.s : "", text.len};
    char **kernels = rc == KP_OK ? kpi_image_kernels(KPI_IMAGE_PTX, &ptx) : NULL;
    if (any_named(kernels, c)) {
        fits->named++;
        if (c->kernel_count || !c->marked || is_marked(&ptx)) {
            struct fit fit = {image, key_of(kernels)};
            KP_PUSH(fits->list, fit);
        }
    }
    for (size_t i = 0; kernels && kernels[i] && fits->kernels.n < 4096; i++)
        KP_PUSH(fits->kernels, kp_strdup(kernels[i]));
    kpi_names_free(kernels);
    kp_str_free(&text);
    return rc;
}

/* Older architectures first; of one, what runs on it alone is newer. */
static bool newer(const struct kpi_image *a, const struct kpi_image *b)
{
    return a->sm != b->sm ? a->sm > b->sm : (a->variant == 'a') > (b->variant == 'a');
}

/* How many images before number i are of its kind and architecture; behind it. */
static size_t alike(const struct kpi_images *images, size_t i, bool behind)
{
    const struct kpi_image *a = &images->list.v[i];
    size_t n = 0;
    for (size_t k = behind ? i + 1 : 0; k < (behind ? images->list.n : i); k++) {
        const struct kpi_image *b = &images->list.v[k];
        n += a->kind == b->kind && a->sm == b->sm && a->variant == b->variant;
    }
    return n;
}

/* The images of a file in a few words: "PTX for sm_90, 2 cubins for sm_90a"; owned. */
static char *list_words(const struct kpi_images *images, size_t most)
{
    struct kp_str b = {0};
    size_t said = 0, left = 0;
    for (size_t i = 0; i < images->list.n && i < 4096; i++) {
        if (alike(images, i, false))
            continue;
        size_t more = alike(images, i, true);
        if (said == most) {
            left += 1 + more;
            continue;
        }
        char *arch = kpi_image_arch(&images->list.v[i]);
        kp_str_add(&b, said++ ? ", " : "");
        if (more)
            kp_str_addf(&b, "%zu ", more + 1);
        kp_str_addf(&b, "%s%s for %s", kpi_image_kind_name(images->list.v[i].kind),
                    more && images->list.v[i].kind == KPI_IMAGE_CUBIN ? "s" : "", arch);
        free(arch);
    }
    if (left)
        kp_str_addf(&b, " and %zu more", left);
    return kp_str_detach(&b);
}

static void say_no_kernel(const char *name, const struct kpi_choice *c, struct fits *fits,
                          const char *words)
{
    KP_PUSH(fits->kernels, NULL);
    fits->kernels.n--;
    char *near = kpi_near_kernel(c->kernels[0], fits->kernels.v);
    kp_error("%s: no PTX with a kernel '%s'%s%s%s: %s; kperf inspect lists the kernels", name,
             c->kernels[0], near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "",
             words);
    free(near);
}

static int none_fits(const struct kp_source *src, const struct kpi_images *images,
                     const struct kpi_choice *c, struct fits *fits)
{
    const char *name = kp_shown_name(src->name);
    char *words = list_words(images, 8);
    if (!images->list.n)
        kp_error("%s: no device code in it", name);
    else if (!fits->ptx)
        kp_error("%s: no PTX in it, only %s; compile with PTX kept, as nvcc does for "
                 "-gencode arch=compute_90a,code=[sm_90a,compute_90a]", name, words);
    else if (!fits->arch)
        kp_error("%s: no PTX for %s in it: %s", name, c->arch, words);
    else if (!fits->named && c->kernel_count)
        say_no_kernel(name, c, fits, words);
    else
        kp_error("%s: no PTX%s in it: %s", name, fits->named ? " with marks" : " with kernels",
                 words);
    free(words);
    return KP_USAGE;
}

/* Several modules, or one for several architectures: the newest of those, or -1. */
static long pick(const struct fits *fits)
{
    size_t best = 0;
    for (size_t i = 1; i < fits->list.n; i++) {
        if (strcmp(fits->list.v[i].key, fits->list.v[0].key) != 0)
            return -1;
        if (newer(fits->list.v[i].image, fits->list.v[best].image))
            best = i;
    }
    for (size_t i = 0; i < fits->list.n; i++) /* two of one architecture: two modules */
        if (i != best && !newer(fits->list.v[best].image, fits->list.v[i].image))
            return -1;
    return (long)best;
}

static int several_fit(const struct kp_source *src, const struct fits *fits)
{
    struct kp_str b = {0};
    for (size_t i = 0; i < fits->list.n && i < 8; i++) {
        char *arch = kpi_image_arch(fits->list.v[i].image);
        size_t n = strcspn(fits->list.v[i].key, "\n");
        kp_str_addf(&b, "%s%s with %.*s%s", i ? ", " : "", arch, (int)(n < 200 ? n : 200),
                    fits->list.v[i].key,
                    fits->list.v[i].key[n] && fits->list.v[i].key[n + 1] ? "..." : "");
        free(arch);
    }
    kp_error("%s: %zu texts of PTX could be meant (%s): choose one by -k KERNEL or --arch",
             kp_shown_name(src->name), fits->list.n, b.s);
    kp_str_free(&b);
    return KP_USAGE;
}

static void say_chosen(const struct kp_source *src, const struct kpi_image *image, size_t of)
{
    char *arch = kpi_image_arch(image);
    kp_note("%s: the PTX for %s, of %zu architectures with these kernels", kp_shown_name(src->name),
            arch, of);
    free(arch);
}

static int choose(const struct kp_source *src, const struct kpi_images *images,
                  const struct kpi_choice *c, struct fits *fits, const struct kpi_image **out)
{
    for (size_t i = 0; i < images->list.n; i++) {
        int rc = consider(src, &images->list.v[i], c, fits);
        if (rc != KP_OK)
            return rc;
    }
    if (!fits->list.n)
        return none_fits(src, images, c, fits);
    long best = pick(fits);
    if (best < 0)
        return several_fit(src, fits);
    *out = fits->list.v[best].image;
    if (fits->list.n > 1)
        say_chosen(src, *out, fits->list.n);
    return KP_OK;
}

int kpi_image_choose(const struct kp_source *src, const struct kpi_choice *c, struct kp_str *text,
                     struct kpi_image *image)
{
    struct kpi_images images;
    struct fits fits = {0};
    const struct kpi_image *chosen = NULL;
    int rc = kpi_images_read(src, &images);
    if (rc == KP_OK)
        rc = choose(src, &images, c, &fits, &chosen);
    if (rc == KP_OK)
        rc = kpi_image_unpack(src, chosen, text);
    if (rc == KP_OK) {
        *image = *chosen;
        image->place = kp_strdup(chosen->place);
        image->source = kp_strdup(chosen->source);
        image->options = kp_strdup(chosen->options);
    }
    for (size_t i = 0; i < fits.list.n; i++)
        free(fits.list.v[i].key);
    for (size_t i = 0; i < fits.kernels.n; i++)
        free(fits.kernels.v[i]);
    free(fits.kernels.v);
    free(fits.list.v);
    kpi_images_free(&images);
    return rc;
}
