"""Random kernels of rings (bench/differential/rings.py): a motion that is illegal by construction
is refused.  check_rings.py MOVE FOLDER SRCDIR KERNELS MOVED"""
import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(sys.argv[3], "bench/differential"))
import rings  # noqa: E402

move, folder, n, known = sys.argv[1], sys.argv[2], int(sys.argv[4]), int(sys.argv[5])
path, moved, illegal = os.path.join(folder, "k.ptx"), 0, 0
for seed in range(n):
    r = rings.Rings(seed)
    with open(path, "w") as f:
        f.write(r.text)
    for motion, bad in r.motions():
        done = subprocess.run([move, path, "k", *motion], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, check=False)
        assert done.returncode in (0, 6), "seed %d, %s: %s" % (seed, motion, done.stderr)
        assert not bad or done.returncode == 6, "seed %d: %s was moved" % (seed, " ".join(motion))
        moved += done.returncode == 0
        illegal += bad
print("%d kernels, %d moved, %d illegal" % (n, moved, illegal))
assert moved == known, "%d moved, not %d" % (moved, known)
