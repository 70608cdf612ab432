#!/usr/bin/env python3
"""gfx950 assembly from gfx942's LLVM IR, by the LLVM in Triton's package, since
the distribution's LLVM 19 does not know the target.

Usage: gfx950.py IN.ll OUT.s
"""
import re
import sys

from triton._C.libtriton import llvm


def main(source, target):
    with open(source) as f:
        ir = f.read()
    ir = ir.replace('"target-cpu"="gfx942"', '"target-cpu"="gfx950"')
    ir = re.sub(r' "target-features"="[^"]*"', "", ir)
    llvm.init_targets()
    text = llvm.translate_to_asm(ir, "amdgcn-amd-amdhsa", "gfx950", "", [], False, False)
    with open(target, "w") as f:
        f.write(text)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
