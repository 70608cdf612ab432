/*
 * flat FILE: the code of each function of an AMDGCN text as kperf's reader has it, without
 * macros and symbols, for the assembler.  The corpus compares its machine code with that of
 * the text itself.
 */
#include "instrument/amd/amd.h"

#define MAX_TEXT ((size_t)256 << 20)

/* Directives without machine code, whose operands may name what is not here. */
static bool is_silent(const struct kpi_text *t, const struct kpi_stmt *s)
{
    static const char *const names[] = {".loc", ".file", ".set", ".equ", ".equiv", ".globl",
                                        ".weak", ".hidden", ".protected", ".local", ".type",
                                        ".size", ".ident", ".err", ".print", ".warning", ".error"};
    for (size_t i = 0; i < KP_COUNT(names); i++)
        if (kpi_is(t->src, s->op, names[i]))
            return true;
    return kpi_starts(t->src, s->op, ".cfi_") || kpi_starts(t->src, s->op, ".amd") ||
           t->src->text[s->op.at] != '.' || kpi_starts(t->src, s->op, ".end_amd");
}

static bool is_section(const struct kpi_text *t, const struct kpi_stmt *s)
{
    static const char *const names[] = {".text",        ".section",    ".data",    ".bss",
                                        ".pushsection", ".popsection", ".previous"};
    for (size_t i = 0; i < KP_COUNT(names); i++)
        if (kpi_is(t->src, s->op, names[i]))
            return true;
    return false;
}

static void put(const struct kpi_text *t, struct kpi_span s)
{
    fwrite(t->src->text + s.at, 1, s.len, stdout);
}

static void put_function(const struct kpi_text *t, const struct kpi_function *f)
{
    uint32_t n = f->stmt_count;
    while (n && t->stmts.v[f->first_stmt + n - 1].kind != KPI_INSTRUCTION)
        n--;
    printf(".p2align %d\n.type ", f->entry ? 8 : 2); /* as compilers have it: loops are aligned, too */
    put(t, f->name);
    printf(",@function\n");
    put(t, f->name);
    printf(":\n");
    for (uint32_t i = 0; i < f->stmt_count; i++) {
        const struct kpi_stmt *s = &t->stmts.v[f->first_stmt + i];
        if (s->kind == KPI_LABEL) {
            put(t, s->label);
            printf(":\n");
        } else if (i < n && (s->kind == KPI_INSTRUCTION ||
                             (s->kind == KPI_DIRECTIVE && !is_silent(t, s) && !is_section(t, s)))) {
            put(t, (struct kpi_span){s->begin, s->end - s->begin});
            printf("\n");
        }
    }
    printf(".size ");
    put(t, f->name);
    printf(", .-");
    put(t, f->name);
    printf("\n");
}

int main(int argc, char **argv)
{
    struct kp_str bytes = {0};
    if (argc != 2 || kp_read_file(argv[1], MAX_TEXT, &bytes) != KP_OK)
        return 2;
    struct kp_source src = {argv[1], bytes.s, bytes.len};
    struct kpi_text t;
    int rc = kpi_amd_read(&src, &t);
    if (rc == KP_OK) {
        if (t.amd->target_id.len) {
            printf(".amdgcn_target \"");
            put(&t, t.amd->target_id);
            printf("\"\n");
        }
        printf(".text\n");
        for (size_t i = 0; i < t.functions.n; i++)
            put_function(&t, &t.functions.v[i]);
    }
    kpi_text_free(&t);
    kp_str_free(&bytes);
    return rc;
}
