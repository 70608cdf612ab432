#include "run/device/amd.h"

/* Units: MI250X (one die), MI300X, MI355X, RX 7900 XTX, RX 9060 XT, RX 9070 XT. */
static const struct kpn_amd_target targets[] = {
    {.name = "gfx90a", .unified = true, .wave = 64, .units = 110, .simds = 4, .waves = 8,
     .vgprs = 512, .granule = 8, .lds = 65536, .lds_block = 65536, .lds_granule = 512,
     .clock_bits = 32},
    {.name = "gfx942", .unified = true, .wave = 64, .units = 304, .simds = 4, .waves = 8,
     .vgprs = 512, .granule = 8, .lds = 65536, .lds_block = 65536, .lds_granule = 512,
     .clock_bits = 32, .xcc = true},
    {.name = "gfx950", .unified = true, .wave = 64, .units = 256, .simds = 4, .waves = 8,
     .vgprs = 512, .granule = 8, .lds = 163840, .lds_block = 163840, .lds_granule = 1280,
     .clock_bits = 32, .xcc = true},
    {.name = "gfx1100", .wgp = true, .wave = 32, .units = 48, .simds = 4, .waves = 16,
     .vgprs = 1536, .granule = 24, .lds = 131072, .lds_block = 65536, .lds_granule = 512,
     .clock_bits = 20},
    {.name = "gfx1200", .wgp = true, .wave = 32, .units = 16, .simds = 4, .waves = 16,
     .vgprs = 1536, .granule = 24, .lds = 131072, .lds_block = 65536, .lds_granule = 512,
     .clock_bits = 32},
    {.name = "gfx1201", .wgp = true, .wave = 32, .units = 32, .simds = 4, .waves = 16,
     .vgprs = 1536, .granule = 24, .lds = 131072, .lds_block = 65536, .lds_granule = 512,
     .clock_bits = 32},
};

const struct kpn_amd_target *kpn_amd_find(const char *name)
{
    size_t n = strcspn(name, ":");
    for (size_t i = 0; i < KP_COUNT(targets); i++)
        if (strlen(targets[i].name) == n && strncmp(targets[i].name, name, n) == 0)
            return &targets[i];
    return NULL;
}

struct kpn_limits kpn_amd_limits(const struct kpn_amd_target *t)
{
    uint32_t waves = t->simds * t->waves;
    return (struct kpn_limits){
        .sms = t->units, .shared_per_sm = t->lds, .shared_per_block = t->lds_block,
        .registers_per_sm = t->simds * t->vgprs * t->wave, .threads_per_sm = waves * t->wave,
        .ctas_per_sm = waves, .amd = t,
    };
}

static uint32_t round_up(uint32_t v, uint32_t to)
{
    uint64_t n = ((uint64_t)v + to - 1) / to * to;
    return n > UINT32_MAX ? UINT32_MAX / to * to : (uint32_t)n;
}

/* Waves of a SIMD by vector registers: LLVM's getNumWavesPerEUWithNumVGPRs. */
static uint32_t waves_by_vgprs(const struct kpn_amd_target *t, uint32_t wave, uint32_t vgprs)
{
    uint32_t halves = !t->unified && wave == 64 ? 2 : 1;
    uint32_t taken = round_up(vgprs ? vgprs : 1, t->granule / halves);
    return t->vgprs / halves / taken;
}

/* And by scalar ones: of gfx9, 800 of a SIMD in steps of 16 (getOccupancyWithNumSGPRs has
 * 8 waves up to 100 of them and 7 beyond); a wave of gfx10 and later has its own. */
static uint32_t waves_by_sgprs(const struct kpn_amd_target *t, uint32_t sgprs)
{
    return t->wgp || sgprs <= 100 ? t->waves : 7;
}

static void lower(struct kpn_amd_occupancy *o, uint32_t groups, const char *by)
{
    if (groups >= o->groups)
        return;
    o->groups = groups;
    o->by = by;
}

struct kpn_amd_occupancy kpn_amd_occupancy(const struct kpn_amd_target *t,
                                           const struct kpn_amd_use *use)
{
    /* In CU mode a workgroup has one CU's SIMDs and LDS, and the WGP has two. */
    uint32_t parts = t->wgp && use->cu_mode ? 2 : 1, simds = t->simds / parts;
    uint32_t wave = use->wave ? use->wave : t->wave;
    uint32_t each = use->threads / wave + (use->threads % wave != 0);
    struct kpn_amd_occupancy o = {.by = "waves"};
    if (!each || use->lds > t->lds_block)
        return o;
    uint32_t vgprs = waves_by_vgprs(t, wave, use->vgprs), sgprs = waves_by_sgprs(t, use->sgprs);
    /* A workgroup of several waves holds a barrier, too; a CU has 16 and a WGP 32, as many as
     * there can be such workgroups. */
    o.groups = simds * t->waves / each;
    lower(&o, simds * vgprs / each, "VGPRs");
    lower(&o, simds * sgprs / each, "SGPRs");
    uint32_t lds = round_up(use->lds, t->lds_granule);
    if (lds)
        lower(&o, t->lds / parts / lds, "LDS");
    o.groups *= parts;
    o.waves = (o.groups / parts * each + simds - 1) / simds;
    return o;
}
