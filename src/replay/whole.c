/* Of a trace, how long its whole CTAs should take by T + N C, and take. */
#include "replay/replay.h"

static int take(void *ctx, const struct kpr_run *run)
{
    json_t **out = ctx;
    if (run->cost.ctas)
        *out = kpr_whole_json(&run->cost);
    return KP_CHECK; /* the rest is not asked for */
}

json_t *kpr_whole_of(const char *path)
{
    static const struct kpr_visitor visitor = {.begin = take};
    FILE *f = fopen(path, "rb");
    json_t *out = NULL;
    if (!f)
        return NULL;
    kp_message_mute(true);
    kpr_replay(f, path, NULL, &visitor, &out);
    kp_message_mute(false);
    fclose(f);
    return out;
}
