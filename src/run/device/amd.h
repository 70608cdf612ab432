/*
 * amd: what a CU of each AMD target holds, and what its hardware words say.
 *
 * A workgroup is kperf's CTA, a wave its warp.  The unit that holds workgroups is the CU on
 * gfx9 and the WGP, of two CUs, on gfx10 and later.
 */
#ifndef KP_RUN_AMD_H
#define KP_RUN_AMD_H

#include "run/device/device.h"
#include "trace/trace.h"

/* Sources: LLVM's AMDGPUUsage ("Code Object V3 Kernel Descriptor", granules) and its
 * subtarget tables (waves, registers of a SIMD, barriers); AMD's CDNA2, CDNA3, RDNA3 and
 * RDNA4 instruction set guides (LDS, SIMDs). */
struct kpn_amd_target {
    const char *name;
    bool wgp;          /* gfx10 and later: of a WGP, else of a CU */
    bool unified;      /* one file for VGPRs and AGPRs: 512 of a lane */
    uint32_t wave;     /* lanes of a wave, unless the kernel says so */
    uint32_t units;    /* CUs or WGPs of the largest device, for a dry run */
    uint32_t simds;    /* of the unit */
    uint32_t waves;    /* that a SIMD holds */
    uint32_t vgprs, granule;     /* of a lane in a wave32 (gfx9: wave64), given in steps of that;
                                  * a wave64 of a SIMD32 has half of both */
    uint32_t lds, lds_block;     /* bytes of the unit, and of one workgroup at most */
    uint32_t lds_granule;
    uint32_t clock_bits; /* of its cycle counter as records have it: 20 or 32 */
    bool xcc;            /* it has HW_REG_XCC_ID */
};
/* "gfx942", perhaps with ":xnack-" and the like behind; NULL: none that kperf knows. */
const struct kpn_amd_target *kpn_amd_find(const char *name);
/* Limits for a dry run. */
struct kpn_limits kpn_amd_limits(const struct kpn_amd_target *t);

/* What one workgroup takes. */
struct kpn_amd_use {
    uint32_t wave;    /* 32, 64, or 0: the target's */
    uint32_t threads; /* of the workgroup */
    uint32_t vgprs;   /* of a lane, AGPRs included where the file is unified */
    uint32_t sgprs;
    uint32_t lds;     /* static and dynamic */
    bool cu_mode;     /* of gfx10 and later: the workgroup stays on one CU of the WGP */
};
struct kpn_amd_occupancy {
    uint32_t groups;      /* workgroups that a unit holds */
    uint32_t waves;       /* of them, on one SIMD at most */
    const char *by;       /* what sets it: "waves", "VGPRs", "SGPRs", "LDS" */
};
/* 0 groups: it does not fit at all. */
struct kpn_amd_occupancy kpn_amd_occupancy(const struct kpn_amd_target *t,
                                           const struct kpn_amd_use *use);

/* ---- what the device wrote (amd_words.c) -------------------------------- */

#define KPN_AMD_CONSTANT_MHZ 100u /* s_memrealtime, MSG_RTN_GET_REALTIME */

/* HW_REG_HW_ID (gfx9) or HW_REG_HW_ID1, and HW_REG_XCC_ID. */
struct kpt_hardware kpn_amd_hardware(const struct kpn_amd_target *t, uint32_t id, uint32_t xcc);
/* Stamps and units as the device left them, `sm` and `hardware` these registers, times ticks of
 * the constant clock, into what a trace has.  mhz: of the cycle counter, where the readings do
 * not tell and it is short.  How many readings of a short one may be off by a round of it. */
uint64_t kpn_amd_words(const struct kpn_amd_target *t, struct kpt_stamp *stamps,
                       size_t stamp_count, struct kpt_unit *const *units, size_t unit_count,
                       double mhz);
/* What the info block has of that: "amd", and "clock_bits" if they are fewer than 32.  map: the
 * kernel's. */
void kpn_amd_info(const struct kpn_amd_target *t, const json_t *map, json_t *info);
/* The last step of kpn_amd_words: clocks of so few bits to 64, by times in ns. */
uint64_t kpn_amd_widen(struct kpt_stamp *stamps, size_t stamp_count, struct kpt_unit *const *units,
                       size_t unit_count, unsigned bits, double mhz);

#endif
