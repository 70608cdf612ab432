/* Rules for marks (instrument/rules/rules.h) from YAML: a file of their own, or a part of a
 * config. */
#include "run/run_internal.h"

#include "run/config/rules_file.h"

#define MAX_RULES_FILE ((size_t)1 << 20)

static bool refuse(const struct kp_source *src, const struct kpn_node *n, const char *what)
{
    kp_error_at(src, n->offset, n->span, "%s", what);
    return false;
}

/* A rule where it stands; what is written with escapes is shown as it reads. */
static void add_rule(struct kpn_rule_list *out, const struct kp_source *src,
                     const struct kpn_node *n)
{
    struct kpi_rule r = {src, n->text_offset, strlen(n->value)};
    if (n->text_offset == SIZE_MAX) {
        struct kp_source *own = kp_alloc(sizeof *own);
        *own = (struct kp_source){src->name, n->value, strlen(n->value)};
        KP_PUSH(out->sources, own);
        r = (struct kpi_rule){own, 0, own->len};
    }
    KP_PUSH(out->rules, r);
}

static bool read_words(struct kpn_rule_list *out, const struct kp_source *src,
                       const struct kpn_node *n)
{
    unsigned bits;
    if (n->kind == KPN_SCALAR) {
        if (!kpi_auto_parse(n->value, &bits))
            return refuse(src, n, "what can be found is " KPI_AUTO_WORDS);
        out->automatic |= bits;
        return true;
    }
    if (n->kind != KPN_LIST)
        return refuse(src, n, "a list of what to find is expected, as [waits, loads]");
    for (size_t i = 0; i < n->count; i++)
        if (n->items[i]->kind != KPN_SCALAR || !read_words(out, src, n->items[i]))
            return n->items[i]->kind == KPN_SCALAR ? false
                                                   : refuse(src, n->items[i], "a word is expected");
    return true;
}

bool kpn_rules_add(struct kpn_rule_list *out, const struct kp_source *src,
                   const struct kpn_node *automatic, const struct kpn_node *rules)
{
    if (automatic && !read_words(out, src, automatic))
        return false;
    if (rules && rules->kind != KPN_LIST)
        return refuse(src, rules, "a list of rules is expected, as ['attn.py:120-134 = softmax']");
    for (size_t i = 0; rules && i < rules->count; i++) {
        if (rules->items[i]->kind != KPN_SCALAR)
            return refuse(src, rules->items[i],
                          "a rule is expected, as 'attn.py:120-134 = softmax'");
        add_rule(out, src, rules->items[i]);
    }
    return true;
}

static bool read_root(struct kpn_rule_list *out, const struct kp_source *src,
                      const struct kpn_node *root)
{
    if (root->kind != KPN_MAP)
        return refuse(src, root, "a file of rules has the keys 'auto' and 'rules'");
    for (size_t i = 0; i < root->count; i++)
        if (strcmp(root->keys[i]->value, "auto") != 0 && strcmp(root->keys[i]->value, "rules") != 0)
            return refuse(src, root->keys[i], "a file of rules has the keys 'auto' and 'rules'");
    return kpn_rules_add(out, src, kpn_yaml_get(root, "auto"), kpn_yaml_get(root, "rules"));
}

int kpn_rules_read(const char *path, struct kpn_rule_list *out)
{
    struct kpn_rule_file *f = kp_alloc(sizeof *f);
    KP_PUSH(out->files, f);
    f->name = kp_strdup(path);
    int rc = kp_read_file(path, MAX_RULES_FILE, &f->text);
    if (rc != KP_OK)
        return rc;
    f->src = (struct kp_source){f->name, f->text.s ? f->text.s : "", f->text.len};
    f->root = kpn_yaml_parse(&f->src);
    return f->root && read_root(out, &f->src, f->root) ? KP_OK : KP_MALFORMED;
}

struct kpi_rules kpn_rules_of(const struct kpn_rule_list *list)
{
    return (struct kpi_rules){.list = list->rules.v, .count = list->rules.n,
                              .automatic = list->automatic};
}

void kpn_rules_free(struct kpn_rule_list *list)
{
    for (size_t i = 0; i < list->files.n; i++) {
        kpn_yaml_free(list->files.v[i]->root);
        kp_str_free(&list->files.v[i]->text);
        free(list->files.v[i]->name);
        free(list->files.v[i]);
    }
    for (size_t i = 0; i < list->sources.n; i++)
        free(list->sources.v[i]);
    free(list->files.v);
    free(list->sources.v);
    free(list->rules.v);
    *list = (struct kpn_rule_list){0};
}
