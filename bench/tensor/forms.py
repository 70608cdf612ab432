#!/usr/bin/env python3
"""How long a tensor core takes for wgmma by its form: operands in shared memory.

    forms.py build DIR          with nvcc: DIR/forms
    DIR/forms > TABLE           on a device: "type columns accumulators groups cycles" of an instruction
    forms.py sum TABLE RESULT   what is in it, beside what the model takes

64 instructions stand in a row, and are waited for; a group does so 40 and 140 times, and the difference is what
an instruction takes.
"""
import json
import os
import subprocess
import sys

K = {"bf16": 16, "tf32": 8, "e4m3": 32, "s8": 32}
NARROW = (8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 176, 256)
CASES = [("bf16", n, a) for n in NARROW for a in (1, 4) if n * a <= 256] + \
    [(kind, n, 1) for kind in ("tf32", "e4m3", "s8") for n in (8, 16, 32, 64, 128, 256)]

KERNEL = """
__device__ __forceinline__ void one_NAME(ACC (&d)[REGS], uint64_t a, uint64_t b) {
    asm volatile("wgmma.mma_async.sync.aligned.mCOLUMNS.RESULT.KIND.KIND {LIST}, %REGS, %NEXT, TAIL;"
                 : OUTPUTS : "l"(a), "l"(b));
}
__global__ void __launch_bounds__(256) NAME(uint32_t* out, int times, int groups) {
    extern __shared__ __align__(1024) unsigned char shared[];
    uint32_t s = (uint32_t)__cvta_generic_to_shared(shared), from, to;
    for (int i = threadIdx.x; i < 16384; i += blockDim.x)
        ((uint32_t*)shared)[i] = 0;
    asm volatile("fence.proxy.async;");
    __syncthreads();
    if ((int)threadIdx.x / 128 >= groups)
        return;
    ACC d[TURNS][REGS] = {};
    uint64_t plain = 1ull << 62 | 64ull << 32 | 1ull << 16;
    uint64_t a = plain | s >> 4, b = plain | (s + 16384) >> 4;
    asm volatile("bar.sync 1, %0;" ::"r"(groups * 128));
    asm volatile("mov.u32 %0, %%clock;" : "=r"(from)::"memory");
    for (int i = 0; i < times; i++) {
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
        for (int k = 0; k < 64; k++)
            one_NAME(d[k % TURNS], a + k / 4 % 4 * 2, b + k % 4 * 2);
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    }
    asm volatile("mov.u32 %0, %%clock;" : "=r"(to)::"memory");
    ACC sum = 0;
    for (int t = 0; t < TURNS; t++)
        for (int i = 0; i < REGS; i++)
            sum += d[t][i];
    if (threadIdx.x % 128 == 0)
        out[blockIdx.x * 2 + threadIdx.x / 128] = to - from + (sum == 12345);
}
"""
MAIN = """
static double of(void (*kernel)(uint32_t*, int, int), uint32_t* out, int times, int groups) {
    std::vector<uint32_t> all(264), v;
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 66560);
    kernel<<<132, 256, 66560>>>(out, times, groups);
    cudaMemcpy(all.data(), out, all.size() * 4, cudaMemcpyDeviceToHost);
    for (size_t i = 0; i < all.size(); i++)
        if ((int)i % 2 < groups)
            v.push_back(all[i]);
    std::sort(v.begin(), v.end());
    return v[v.size() / 2];
}
int main() {
    uint32_t* out;
    cudaMalloc(&out, 264 * 4);
#define CASE(name, kind, n, turns)                                                             \\
    for (int g = 1; g <= 2; g++) {                                                             \\
        of(name, out, 20, g);                                                                  \\
        printf("%s %d %d %d %.3f\\n", kind, n, turns, g,                                        \\
               (of(name, out, 140, g) - of(name, out, 40, g)) / 100 / 64);                     \\
    }
"""


def kernel(kind, n, turns):
    whole = kind == "s8"
    words = {"COLUMNS": f"64n{n}k{K[kind]}", "RESULT": "s32" if whole else "f32", "KIND": kind,
             "ACC": "int" if whole else "float", "TURNS": str(turns), "NEXT": str(n // 2 + 1),
             "LIST": ", ".join(f"%{i}" for i in range(n // 2)), "REGS": str(n // 2),
             "TAIL": {"bf16": "1, 1, 1, 0, 0", "s8": "1"}.get(kind, "1, 1, 1"),
             "OUTPUTS": ", ".join(f'"+{"r" if whole else "f"}"(d[{i}])' for i in range(n // 2)),
             "NAME": f"{kind}_{n}_{turns}"}
    text = KERNEL
    for word, by in words.items():
        text = text.replace(word, by)
    return text


def build(folder):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, "forms.cu")
    with open(path, "w", encoding="utf-8") as f:
        f.write("#include <algorithm>\n#include <cstdint>\n#include <cstdio>\n#include <vector>\n")
        f.writelines(kernel(*c) for c in CASES)
        f.write(MAIN)
        f.writelines(f'    CASE({k}_{n}_{t}, "{k}", {n}, {t})\n' for k, n, t in CASES)
        f.write("    return cudaDeviceSynchronize() != cudaSuccess;\n}\n")
    subprocess.run(["nvcc", "-O3", "-std=c++17", "-gencode", "arch=compute_90a,code=sm_90a", "-o",
                    os.path.join(folder, "forms"), path], check=True)


def rows(path):
    seen = {}
    with open(path, encoding="utf-8") as f:
        for line in f:
            kind, n, turns, groups, cycles = line.split()
            seen[kind, int(n), int(turns), int(groups)] = float(cycles)
    return [{"kernel": "forms", "type": k, "columns": n, "accumulators": t, "cycles": round(v, 2),
             "two_groups": round(seen[k, n, t, 2], 2), "said": max(n / 2, 16 + n / 4)}
            for (k, n, t, g), v in seen.items() if g == 1]


def main():
    if sys.argv[1:2] == ["build"]:
        build(sys.argv[2])
        return
    with open(sys.argv[3], encoding="utf-8") as f:
        result = json.load(f)
    result["rows"] = rows(sys.argv[2])
    with open(sys.argv[3], "w", encoding="utf-8") as f:
        json.dump(result, f, indent=1)
        f.write("\n")


if __name__ == "__main__":
    main()
