#include "evidence/internal.h"

#include <sys/stat.h>

#include "instrument/instrument.h"
#include "run/config/yaml.h"

/* The config and the kernel that a run is of: where they are, as commands name them. */

#define MAX_TEXT ((size_t)256 << 20)
#define MAX_CONFIG ((size_t)1 << 20)
/* Of an identifier. */
#define PLAIN "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$"

static bool is_file(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

/* A file of that name, which a trace says, beside another, or here; owned, NULL: neither. */
static char *found(const char *beside, const char *name)
{
    if (!*name || strchr(name, '/'))
        return NULL;
    char *path = kp_path_beside(beside, name);
    if (is_file(path))
        return path;
    free(path);
    return is_file(name) ? kp_strdup(name) : NULL;
}

/* The kernel's text, where it is that which was traced. */
static void read_text(struct kpe_run *r, const char *path)
{
    char hex[65];
    const char *want = kp_text(r->info, "kernel.source.sha256");
    kp_message_mute(true);
    int status = kp_read_file(path, MAX_TEXT, &r->text);
    kp_message_mute(false);
    if (status == KP_OK && r->text.len)
        kp_sha256_hex(r->text.s, r->text.len, hex);
    if (status != KP_OK || !r->text.len || strcmp(hex, want) != 0)
        kp_str_free(&r->text);
}

/* The entry that a config names as it is, not as a pattern or a signature; NULL: none. */
static char *entry_of(const char *path)
{
    struct kp_str text = {0};
    char *entry = NULL;
    kp_message_mute(true); /* whoever runs it is told */
    int status = kp_read_file(path, MAX_CONFIG, &text);
    const struct kp_source src = {path, text.s, text.len};
    struct kpn_node *root = status == KP_OK && text.len ? kpn_yaml_parse(&src) : NULL;
    kp_message_mute(false);
    bool map = root && root->kind == KPN_MAP;
    const struct kpn_node *n = map ? kpn_yaml_get(root, "entry") : NULL;
    if (n && n->kind == KPN_SCALAR && strspn(n->value, PLAIN) == strlen(n->value))
        entry = kp_strdup(n->value);
    kpn_yaml_free(root);
    kp_str_free(&text);
    return entry;
}

/* Of the config that --config names. */
static int check_config(const struct kpe_options *o, const struct kpe_run *r)
{
    const char *traced = kp_text(r->info, "entry");
    char *entry = o->config ? entry_of(o->config) : NULL;
    bool other = entry && *traced && strspn(traced, PLAIN) == strlen(traced) &&
                 strcmp(entry, traced) != 0;
    if (other)
        kp_error("%s: the config of '%s'; %s is of '%s'", kp_shown_name(o->config), entry,
                 kp_shown_name(r->path), traced);
    free(entry);
    return other ? KP_USAGE : KP_OK;
}

int kpe_files_find(const struct kpe_options *o, struct kpe_run *r)
{
    const char *config = kp_text(r->info, "config.name");
    const char *ptx = kp_text(r->info, "kernel.source.name");
    char *there = o->config ? kp_strdup(o->config) : found(r->path, config);
    r->config_there = there;
    r->config = there ? there : kp_strdup(*config ? config : "CONFIG.yaml");
    char *beside = found(r->path, ptx);
    r->ptx_named = !beside;
    r->ptx = beside ? beside : r->config_there ? found(r->config, ptx) : NULL;
    if (r->ptx)
        read_text(r, r->ptx);
    return check_config(o, r);
}

void kpe_files_free(struct kpe_run *r)
{
    free(r->config);
    free(r->ptx);
    kp_str_free(&r->text);
}

char *kpe_ptx_path(const struct kpe_run *r)
{
    const char *name = r->ptx ? r->ptx : kp_text(r->info, "kernel.source.name");
    return kp_shell_word(*name ? name : "KERNEL.ptx");
}

/* What 'kperf apply' has to be told where the kernel is neither beside the trace nor here. */
char *kpe_ptx_option(const struct kpe_run *r)
{
    if (!r->ptx_named)
        return kp_strdup("");
    char *path = kpe_ptx_path(r), *s = kp_asprintf(" --ptx %s", path);
    free(path);
    return s;
}

/* The motion of the regions of one role; *text: as it was left, then as it is. */
static bool moves(const struct kpe_run *r, const json_t *motion, const json_t *regions,
                  struct kp_str *text)
{
    const struct kp_source src = {r->ptx, text->len ? text->s : r->text.s,
                                  text->len ? text->len : r->text.len};
    const struct kpi_move m = kpi_move_asked(kp_text(r->info, "entry"), motion, regions);
    struct kp_str moved = {0};
    json_t *proof = NULL;
    int status = kpi_move(&src, &m, &moved, &proof);
    json_decref(proof);
    kp_str_free(text);
    *text = moved;
    return status == KP_OK;
}

bool kpe_can_move(const struct kpe_run *r, const json_t *candidate)
{
    const json_t *motion = kpe_at(candidate, "motion"), *one;
    struct kp_str text = {0};
    size_t i;
    if (!r->text.len || kp_json_in(r->info, "kernel.source.rules"))
        return true; /* 'kperf apply' will say */
    kp_message_mute(true);
    bool can = moves(r, motion, motion, &text);
    json_array_foreach(kpe_at(motion, "also"), i, one)
        can = can && moves(r, motion, one, &text);
    kp_message_mute(false);
    kp_str_free(&text);
    return can;
}
