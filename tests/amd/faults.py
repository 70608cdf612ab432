"""Faults planted in instrumented text, each of which the comparisons must find.

They are those that break AMD kernels silently: the assembler takes every one of them.
"""
import re


class NotPlanted(Exception):
    """The text has no place for it."""


def probed_part(text):
    """(before, the probed body, behind)"""
    begin = text.index(".Lkperf_probed0:")
    end = text.index(".Lkperf_exit0_0:", begin)
    return text[:begin], text[begin:end], text[end:]


def in_body(pattern, into, count=0):
    def change(text):
        before, body, behind = probed_part(text)
        body, n = re.subn(pattern, into, body, count=count, flags=re.M)
        if not n:
            raise NotPlanted(pattern)
        return before + body + behind
    return change


def anywhere(pattern, into):
    def change(text):
        text, n = re.subn(pattern, into, text, flags=re.M)
        if not n:
            raise NotPlanted(pattern)
        return text
    return change


RESTORE = r"^\s*s_mov_b(?:64|32) exec(?:_lo)?, s.*\n"
ELECT = r"^\s*s_mov_b(?:64|32) exec(?:_lo)?, 1\n"
CLOCK = r"^(\s*(?:s_memtime|s_getreg_b32 s\d+, hwreg\(HW_REG_SHADER_CYCLES).*\n)"
STORE = r"^\s*ds_(?:write|store)_b64 .*\n"
RAISE = r"/\*kperf\[\*/\+\d+/\*\]kperf\*/"
WAIT = r"^(\s*(?:s_memtime|s_sendmsg_rtn_b64) .*\n(?:.*\n){0,9}?)\s*s_(?:waitcnt lgkmcnt|wait_kmcnt).*\n"

# name: (change, found by)
FAULTS = {
    "EXEC is not restored": (in_body(RESTORE, ""), "run"),
    "lane 0 is not switched on": (in_body(ELECT, ""), "run"),
    "SCC is written": (in_body(CLOCK, r"\1\ts_cmp_eq_u32 0, 1\n"), "run"),
    "VCC is written": (in_body(CLOCK, r"\1\tv_cmp_ne_u32 VCC, v0, v0\n"), "run"),
    "M0 is written": (in_body(CLOCK, r"\1\ts_mov_b32 m0, 0\n"), "run"),
    "a register of the kernel's is written": (
        in_body(CLOCK, r"\1\ts_mov_b32 s16, 0\n"), "run"),
    "VGPRs are not raised": (anywhere(r"(\.amdhsa_(?:next_free_vgpr|accum_offset) \d+)" + RAISE,
                                      r"\1"), "run"),
    "LDS is not raised": (anywhere(r"(\.amdhsa_group_segment_fixed_size \d+)" + RAISE, r"\1"),
                          "run"),
    "a record is lost": (in_body(STORE, "", 1), "run"),
    "a tag is wrong": (in_body(r"(v_mov_b32(?:_e32)? v\d+, 0x4000000)\d\n", r"\g<1>7\n", 1), "run"),
    "a record goes where the last one did": (
        in_body(r"^\s*v_add(?:_nc)?_u32(?:_e32)? (v\d+), 8, \1\n", "", 1), "run"),
    "a clock is used before it is there": (in_body(WAIT, r"\1", 1), "checker"),
    "a clause is split": (in_body(r"^(\s*s_clause.*\n)", r"\1\ts_nop 0\n", 1), "checker"),
}
