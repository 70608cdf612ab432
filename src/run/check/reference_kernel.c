#include "run/assemble/build.h"

/* Other kernels of a config: the one that outputs are compared with, those of other types. */

int kpn_reference_open(const struct kpn_config *c, struct kpn_assembler *a,
                       struct kpn_reference_kernel *out)
{
    const struct kpn_reference_spec *r = &c->reference;
    if (r->kind != KPN_R_KERNEL || !a || out->open)
        return KP_OK;
    out->config = *c;
    out->config.kernel = r->file;
    out->config.kernel_node = r->file_node;
    out->config.rules = (struct kpn_rule_list){0};
    if (r->entry) {
        out->config.entry = r->entry;
        out->config.entry_node = r->entry_node;
    }
    out->open = true;
    int status = kpn_kernel_open(&out->config, &out->kernel);
    return status == KP_OK ? kpn_kernel_original(&out->kernel, a) : status;
}

int kpn_dtype_open(const struct kpn_config *c, const struct kpn_dtype_kernel *d,
                   struct kpn_reference_kernel *out)
{
    out->config = *c;
    out->config.kernel = d->kernel;
    out->config.kernel_node = d->kernel_node;
    if (d->entry) {
        out->config.entry = d->entry;
        out->config.entry_node = d->entry_node;
    }
    out->open = true;
    return kpn_kernel_open(&out->config, &out->kernel);
}

void kpn_reference_close(struct kpn_reference_kernel *r)
{
    if (r->open)
        kpn_kernel_close(&r->kernel);
    *r = (struct kpn_reference_kernel){.open = false};
}
