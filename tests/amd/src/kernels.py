"""Triton kernels of the corpus; corpus compiles each for the AMD targets it is asked for."""
import triton
import triton.language as tl

I, F, H = "i32", "*fp32", "*fp16"


@triton.jit
def mark(text: tl.constexpr, x):
    return tl.inline_asm_elementwise(text, "=v,0", [x], dtype=tl.int32, is_pure=False, pack=1)


@triton.jit
def add(x, y, out, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)


@triton.jit
def softmax(x, out, stride, n, B: tl.constexpr):
    row = tl.program_id(0)
    c = tl.arange(0, B)
    v = tl.load(x + row * stride + c, mask=c < n, other=-float("inf"))
    v = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + c, v / tl.sum(v, axis=0), mask=c < n)


@triton.jit
def layer_norm(x, w, b, out, n, B: tl.constexpr):
    row = tl.program_id(0)
    mean = 0.0
    for at in range(0, n, B):
        c = at + tl.arange(0, B)
        mean += tl.sum(tl.load(x + row * n + c, mask=c < n, other=0.0), axis=0)
    mean /= n
    var = 0.0
    for at in range(0, n, B):
        c = at + tl.arange(0, B)
        d = tl.where(c < n, tl.load(x + row * n + c, mask=c < n, other=0.0) - mean, 0.0)
        var += tl.sum(d * d, axis=0)
    scale = 1.0 / tl.sqrt(var / n + 1e-5)
    for at in range(0, n, B):
        c = at + tl.arange(0, B)
        v = (tl.load(x + row * n + c, mask=c < n) - mean) * scale
        tl.store(out + row * n + c, v * tl.load(w + c, mask=c < n) + tl.load(b + c, mask=c < n), mask=c < n)


@triton.jit
def matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    pa = a + m[:, None] * K + k[None, :]
    pb = b + k[:, None] * N + n[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for at in range(0, K, BK):
        acc = tl.dot(tl.load(pa), tl.load(pb), acc)
        pa += BK
        pb += BK * N
    tl.store(c + m[:, None] * N + n[None, :], acc.to(tl.float16))


@triton.jit
def attention(q, k, v, out, N, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    d = tl.arange(0, D)
    tq = tl.load(q + m[:, None] * D + d[None, :])
    top = tl.full((BM,), -float("inf"), dtype=tl.float32)
    total = tl.zeros((BM,), dtype=tl.float32)
    acc = tl.zeros((BM, D), dtype=tl.float32)
    for at in range(0, N, BN):
        n = at + tl.arange(0, BN)
        s = tl.dot(tq, tl.load(k + n[None, :] * D + d[:, None]))
        new = tl.maximum(top, tl.max(s, axis=1))
        p = tl.exp2((s - new[:, None]) * 1.44)
        fix = tl.exp2((top - new) * 1.44)
        total = total * fix + tl.sum(p, axis=1)
        acc = acc * fix[:, None]
        acc = tl.dot(p.to(tl.float16), tl.load(v + n[:, None] * D + d[None, :]), acc)
        top = new
    tl.store(out + m[:, None] * D + d[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def histogram(x, out, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.atomic_add(out + (tl.load(x + i, mask=i < n, other=0) & 255), 1, mask=i < n)


@triton.jit
def marked(x, out, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    i = mark("; kperf.begin load", i)
    v = tl.load(x + i)
    v = mark("; kperf.end load", v)
    tl.store(out + i, v)


# name, function, signature, constants, options
KERNELS = [
    ("add", add, dict(x=F, y=F, out=F, n=I), dict(B=1024), {}),
    ("add-small", add, dict(x=H, y=H, out=H, n=I), dict(B=128), dict(num_warps=1)),
    ("softmax", softmax, dict(x=F, out=F, stride=I, n=I), dict(B=2048), {}),
    ("layer-norm", layer_norm, dict(x=F, w=F, b=F, out=F, n=I), dict(B=1024), {}),
    ("matmul", matmul, dict(a=H, b=H, c=H, M=I, N=I, K=I), dict(BM=64, BN=64, BK=32), {}),
    ("matmul-big", matmul, dict(a=H, b=H, c=H, M=I, N=I, K=I), dict(BM=128, BN=128, BK=64),
     dict(num_warps=8, num_stages=2)),
    ("attention", attention, dict(q=H, k=H, v=H, out=H, N=I), dict(D=64, BM=64, BN=32), {}),
    ("histogram", histogram, dict(x="*i32", out="*i32", n=I), dict(B=512), {}),
    ("marked", marked, dict(x="*i32", out="*i32", n=I), dict(B=256), {}),
]


def compile_for(target, wave, entry):
    from triton.backends.compiler import GPUTarget

    _, function, signature, constants, options = entry
    signature = {**signature, **{name: "constexpr" for name in constants}}
    source = triton.compiler.ASTSource(fn=function, signature=signature, constexprs=constants)
    return triton.compile(source, target=GPUTarget("hip", target, wave), options=options).asm["amdgcn"]
