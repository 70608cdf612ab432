#include "instrument/ptx_lex.h"
json_t *kpi_ptx_inspect(const struct kpi_text *text)
{
    (void)text;
    return json_object();
}
