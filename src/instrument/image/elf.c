/* ELF files and archives: where the fatbins are, and a cubin's kernels. */
#include <gelf.h>
#include <libelf.h>

#include "instrument/image/internal.h"

#define CUDA 190 /* EM_CUDA, which older headers lack */
#define CUBIN_ENTRY 0x10 /* st_other of a kernel's symbol: STO_CUDA_ENTRY */

static Elf *open_elf(const struct kp_source *src)
{
    if (elf_version(EV_CURRENT) == EV_NONE)
        return NULL;
    return elf_memory((char *)(uintptr_t)src->text, src->len);
}

static bool holds_fatbins(const char *section)
{
    return strcmp(section, ".nv_fatbin") == 0 || strcmp(section, "__nv_relfatbin") == 0;
}

/* Sections of one ELF file, which begins at byte `base` of the whole. */
static int add_sections(const struct kp_source *src, Elf *elf, size_t base, const char *member,
                        struct kpi_places *out)
{
    size_t names;
    if (elf_getshdrstrndx(elf, &names) != 0)
        return KP_OK; /* without sections */
    for (Elf_Scn *s = elf_nextscn(elf, NULL); s; s = elf_nextscn(elf, s)) {
        GElf_Shdr head;
        const char *name = gelf_getshdr(s, &head) ? elf_strptr(elf, names, head.sh_name) : NULL;
        if (!name || !holds_fatbins(name) || head.sh_type == SHT_NOBITS)
            continue;
        if (head.sh_offset > src->len - base || head.sh_size > src->len - base - head.sh_offset) {
            kp_error("%s: section %s reaches beyond the file", kp_shown_name(src->name), name);
            return KP_MALFORMED;
        }
        struct kpi_place place = {base + (size_t)head.sh_offset, (size_t)head.sh_size,
                                  *member ? kp_asprintf("%s: %s", member, name) : kp_strdup(name)};
        KP_PUSH(out->list, place);
    }
    return KP_OK;
}

static int add_members(const struct kp_source *src, Elf *archive, struct kpi_places *out)
{
    int rc = KP_OK;
    Elf_Cmd command = ELF_C_READ_MMAP; /* from where the archive is in memory */
    Elf *member;
    while (rc == KP_OK && (member = elf_begin(-1, command, archive))) {
        Elf_Arhdr *head = elf_getarhdr(member);
        int64_t base = elf_getbase(member);
        if (elf_kind(member) == ELF_K_ELF && base >= 0 && (uint64_t)base < src->len)
            rc = add_sections(src, member, (size_t)base, head && head->ar_name ? head->ar_name : "",
                              out);
        command = elf_next(member);
        elf_end(member);
    }
    return rc;
}

int kpi_places_find(const struct kp_source *src, struct kpi_places *out)
{
    Elf *elf = open_elf(src);
    Elf_Kind kind = elf ? elf_kind(elf) : ELF_K_NONE;
    int rc = kind == ELF_K_AR    ? add_members(src, elf, out)
             : kind == ELF_K_ELF ? add_sections(src, elf, 0, "", out)
                                 : KP_MALFORMED;
    if (kind != ELF_K_AR && kind != ELF_K_ELF)
        kp_error("%s: not an ELF file that can be read: %s", kp_shown_name(src->name),
                 elf_errmsg(-1) ? elf_errmsg(-1) : "damaged");
    elf_end(elf);
    return rc;
}

unsigned kpi_cubin_sm(const struct kp_source *src)
{
    GElf_Ehdr head;
    unsigned sm = 0;
    Elf *elf = open_elf(src);
    if (elf && elf_kind(elf) == ELF_K_ELF && gelf_getehdr(elf, &head) && head.e_machine == CUDA)
        sm = (unsigned)(head.e_ident[EI_ABIVERSION] >= 8 ? head.e_flags >> 8 : head.e_flags) & 0xff;
    elf_end(elf);
    return sm;
}

/* The symbol table, or NULL. */
static Elf_Scn *symbols(Elf *elf, GElf_Shdr *head)
{
    for (Elf_Scn *s = elf_nextscn(elf, NULL); s; s = elf_nextscn(elf, s))
        if (gelf_getshdr(s, head) && head->sh_type == SHT_SYMTAB)
            return s;
    return NULL;
}

char **kpi_cubin_kernels(const struct kp_source *cubin)
{
    KP_VEC(char *) names = {0};
    GElf_Shdr head;
    GElf_Sym sym;
    Elf *elf = open_elf(cubin);
    Elf_Scn *table = elf && elf_kind(elf) == ELF_K_ELF ? symbols(elf, &head) : NULL;
    Elf_Data *data = table ? elf_getdata(table, NULL) : NULL;
    for (int i = 0; data && gelf_getsym(data, i, &sym); i++) {
        const char *name = elf_strptr(elf, head.sh_link, sym.st_name);
        if (name && GELF_ST_TYPE(sym.st_info) == STT_FUNC && (sym.st_other & CUBIN_ENTRY))
            KP_PUSH(names, kp_strdup(name));
    }
    elf_end(elf);
    if (!data)
        return NULL;
    KP_PUSH(names, NULL);
    return names.v;
}
