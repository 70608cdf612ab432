"""Kernels that know nothing of kperf, in Triton, each from its public algorithm."""
import triton
import triton.language as tl


# ---- three of which a CTA was played far too long ------------------------------------------


@triton.jit
def decode(Q, K, V, Part, Lse, S, SPLIT, H: tl.constexpr, D: tl.constexpr, BN: tl.constexpr):
    """Attention of one new token: the keys are split among programs, 16 heads share keys."""
    b, s = tl.program_id(0), tl.program_id(1)
    n, d, h = tl.arange(0, BN), tl.arange(0, D), tl.arange(0, H)
    q = tl.load(Q + (b * H + h[:, None]) * D + d[None, :])
    top = tl.full([H], float("-inf"), tl.float32)
    total = tl.zeros([H], tl.float32)
    acc = tl.zeros([H, D], tl.float32)
    for at in range(s * SPLIT, (s + 1) * SPLIT, BN):
        k = tl.load(K + (b * S + at + n[:, None]) * D + d[None, :])
        scores = tl.dot(q, tl.trans(k)) * 0.1275
        now = tl.maximum(top, tl.max(scores, 1))
        p = tl.exp2(scores - now[:, None])
        shrink = tl.exp2(top - now)
        total = total * shrink + tl.sum(p, 1)
        v = tl.load(V + (b * S + at + n[:, None]) * D + d[None, :])
        acc = acc * shrink[:, None] + tl.dot(p.to(tl.float16), v)
        top = now
    row = (b * tl.num_programs(1) + s) * H + h
    tl.store(Part + row[:, None] * D + d[None, :], acc / total[:, None])
    tl.store(Lse + row, top + tl.log2(total))


@triton.jit
def attention(Q, K, V, O, S, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr,
              STAGES: tl.constexpr):
    """Forward, not causal; the keys' loop is pipelined."""
    m, z = tl.program_id(0), tl.program_id(1)
    r, n, d = m * BM + tl.arange(0, BM), tl.arange(0, BN), tl.arange(0, D)
    q = tl.load(Q + (z * S + r[:, None]) * D + d[None, :])
    top = tl.full([BM], float("-inf"), tl.float32)
    total = tl.zeros([BM], tl.float32)
    acc = tl.zeros([BM, D], tl.float32)
    for at in tl.range(0, S, BN, num_stages=STAGES):
        k = tl.load(K + (z * S + at + n[None, :]) * D + d[:, None])
        scores = tl.dot(q, k) * 0.1275
        now = tl.maximum(top, tl.max(scores, 1))
        p = tl.exp2(scores - now[:, None])
        shrink = tl.exp2(top - now)
        total = total * shrink + tl.sum(p, 1)
        v = tl.load(V + (z * S + at + n[:, None]) * D + d[None, :])
        acc = tl.dot(p.to(tl.float16), v, acc * shrink[:, None])
        top = now
    tl.store(O + (z * S + r[:, None]) * D + d[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def mm_ws(A, B, C, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
          WS: tl.constexpr, STAGES: tl.constexpr):
    """A matmul by tensor descriptors, whose loop the compiler splits among warps."""
    m, n = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros([BM, BN], tl.float32)
    for k in tl.range(0, K, BK, warp_specialize=WS, num_stages=STAGES):
        a = A.load([m, k])
        b = B.load([n, k])
        acc = tl.dot(a, b.T, acc)
    r, c = m + tl.arange(0, BM), n + tl.arange(0, BN)
    tl.store(C + r[:, None] * N + c[None, :], acc.to(tl.float16))


# ---- held out ---------------------------------------------------------------------------------


@triton.jit
def layer_norm(X, Y, W, B, COLS, ROWS: tl.constexpr, BLOCK: tl.constexpr):
    """Each program normalises a band of rows, twice over each."""
    first = tl.program_id(0) * ROWS
    c = tl.arange(0, BLOCK)
    for row in range(first, first + ROWS):
        total = tl.zeros([BLOCK], tl.float32)
        squares = tl.zeros([BLOCK], tl.float32)
        for at in range(0, COLS, BLOCK):
            x = tl.load(X + row * COLS + at + c).to(tl.float32)
            total += x
            squares += x * x
        mean = tl.sum(total) / COLS
        scale = tl.rsqrt(tl.sum(squares) / COLS - mean * mean + 1e-5)
        for at in range(0, COLS, BLOCK):
            x = tl.load(X + row * COLS + at + c).to(tl.float32)
            w, b = tl.load(W + at + c), tl.load(B + at + c)
            tl.store(Y + row * COLS + at + c, ((x - mean) * scale * w + b).to(tl.float16))


@triton.jit
def cross_entropy(X, Label, Loss, Grad, COLS, BLOCK: tl.constexpr):
    """The loss of a row of logits and its gradient."""
    row = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    top, total = float("-inf"), 0.0
    for at in range(0, COLS, BLOCK):
        x = tl.load(X + row * COLS + at + c).to(tl.float32)
        now = tl.maximum(top, tl.max(x))
        total = total * tl.exp(top - now) + tl.sum(tl.exp(x - now))
        top = now
    label = tl.load(Label + row)
    tl.store(Loss + row, top + tl.log(total) - tl.load(X + row * COLS + label).to(tl.float32))
    for at in range(0, COLS, BLOCK):
        x = tl.load(X + row * COLS + at + c).to(tl.float32)
        g = tl.exp(x - top) / total - tl.where(at + c == label, 1.0, 0.0)
        tl.store(Grad + row * COLS + at + c, g.to(tl.float16))


@triton.jit
def grouped(A, B, C, Rows, PROGRAMS: tl.constexpr, GROUPS: tl.constexpr, N: tl.constexpr,
            K: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Products of as many matrices as there are groups, of rows from Rows[g] on, by programs
    that persist."""
    tile = tl.program_id(0)
    seen = 0
    m, n, k = tl.arange(0, BM), tl.arange(0, BN), tl.arange(0, BK)
    for g in range(GROUPS):
        low, high = tl.load(Rows + g), tl.load(Rows + g + 1)
        across = N // BN
        tiles = tl.cdiv(high - low, BM) * across
        while tile < seen + tiles:
            at = tile - seen
            r = low + (at // across) * BM + m
            c = (at % across) * BN + n
            a = A + r[:, None] * K + k[None, :]
            b = B + (g * K + k[:, None]) * N + c[None, :]
            acc = tl.zeros([BM, BN], tl.float32)
            for _ in range(0, K, BK):
                x = tl.load(a, mask=r[:, None] < high, other=0.0)
                y = tl.load(b)
                acc = tl.dot(x, y, acc)
                a += BK
                b += BK * N
            tl.store(C + r[:, None] * N + c[None, :], acc.to(tl.float16),
                     mask=r[:, None] < high)
            tile += PROGRAMS
        seen += tiles


@triton.jit
def split_k(A, B, P, M, N, K, PER, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """A part of the sum of each tile, to be added up by another kernel."""
    pid, part = tl.program_id(0), tl.program_id(1)
    across = N // BN
    r = (pid // across) * BM + tl.arange(0, BM)
    c = (pid % across) * BN + tl.arange(0, BN)
    k = part * PER + tl.arange(0, BK)
    a = A + r[:, None] * K + k[None, :]
    b = B + k[:, None] * N + c[None, :]
    acc = tl.zeros([BM, BN], tl.float32)
    for _ in range(0, PER, BK):
        acc = tl.dot(tl.load(a), tl.load(b), acc)
        a += BK
        b += BK * N
    tl.store(P + (part * M + r[:, None]) * N + c[None, :], acc)


@triton.jit
def conv(X, W, Y, HIGH: tl.constexpr, WIDE: tl.constexpr, IN: tl.constexpr, OUT: tl.constexpr,
         BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """3 x 3 over an image of channels last with a border of one: pixels by channels."""
    p = tl.program_id(0) * BM + tl.arange(0, BM)
    o = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    image, y, x = p // (HIGH * WIDE), p // WIDE % HIGH, p % WIDE
    acc = tl.zeros([BM, BN], tl.float32)
    for step in range(9 * (IN // BK)):
        tap, c = step // (IN // BK), step % (IN // BK) * BK
        at = ((image * (HIGH + 2) + y + tap // 3) * (WIDE + 2) + x + tap % 3) * IN + c
        a = tl.load(X + at[:, None] + k[None, :])
        b = tl.load(W + (tap * IN + c + k[:, None]) * OUT + o[None, :])
        acc = tl.dot(a, b, acc)
    tl.store(Y + p[:, None] * OUT + o[None, :], tl.maximum(acc, 0.0).to(tl.float16))


@triton.jit
def paged(Q, K, V, Table, Length, O, PAGES: tl.constexpr, H: tl.constexpr, D: tl.constexpr,
          PAGE: tl.constexpr):
    """Attention of one new token a sequence over keys in pages; sequences differ in length."""
    b = tl.program_id(0)
    n, d, h = tl.arange(0, PAGE), tl.arange(0, D), tl.arange(0, H)
    q = tl.load(Q + (b * H + h[:, None]) * D + d[None, :])
    top = tl.full([H], -1e30, tl.float32)
    total = tl.zeros([H], tl.float32)
    acc = tl.zeros([H, D], tl.float32)
    length = tl.load(Length + b)
    for i in range(0, tl.cdiv(length, PAGE)):
        page = tl.load(Table + b * PAGES + i)
        k = tl.load(K + (page * PAGE + n[:, None]) * D + d[None, :])
        scores = tl.dot(q, tl.trans(k)) * 0.1275
        scores = tl.where(i * PAGE + n[None, :] < length, scores, -1e30)
        now = tl.maximum(top, tl.max(scores, 1))
        p = tl.exp2(scores - now[:, None])
        shrink = tl.exp2(top - now)
        total = total * shrink + tl.sum(p, 1)
        v = tl.load(V + (page * PAGE + n[:, None]) * D + d[None, :])
        acc = acc * shrink[:, None] + tl.dot(p.to(tl.float16), v)
        top = now
    tl.store(O + (b * H + h[:, None]) * D + d[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def _then(a, x, b, y):
    return a * b, b * x + y


@triton.jit
def selective_scan(X, Step, A, B, C, Y, T, CHANNELS, BT: tl.constexpr, STATES: tl.constexpr):
    """A diagonal state space whose step is a function of its input, by blocks of time."""
    c = tl.program_id(0)
    t, s = tl.arange(0, BT), tl.arange(0, STATES)
    a = tl.load(A + c * STATES + s)
    state = tl.zeros([STATES], tl.float32)
    for at in range(0, T, BT):
        step = tl.load(Step + c * T + at + t)
        x = tl.load(X + c * T + at + t)
        b = tl.load(B + (at + t[:, None]) * STATES + s[None, :])
        out = tl.load(C + (at + t[:, None]) * STATES + s[None, :])
        keep = tl.exp(step[:, None] * a[None, :])
        keeps, sums = tl.associative_scan((keep, (step * x)[:, None] * b), 0, _then)
        states = keeps * state[None, :] + sums
        tl.store(Y + c * T + at + t, tl.sum(states * out, 1))
        state = tl.sum(tl.where(t[:, None] == BT - 1, states, 0.0), 0)
