"""Whether a motion keeps a protocol of several warps, by playing it: both texts are executed in every
order in which their warps' steps and the copy engine's may come, for a few turns.

A small machine of its own, which knows nothing of kperf's rules.  A warp is one thread.  It has barriers
in shared memory (phases, counts, bytes to come), copies that land at any time behind their issue,
loads, stores, atomics and barriers of threads, one after the other; no weak memory, no proxies, no
lanes and no products.  What a kernel has of these is not played (Unknown).

How a kernel sets its barriers up is not in these texts: every count is that of the arrives in the
text, and of each barrier that is waited for it is tried whether it starts behind one phase or not.  Where the
text as it was comes to its end in every order, and reads the same in each, the moved one has to, too.
A barrier that is first waited for by parity 1 starts as it is set up: that wait is to end at once.

protocol_play.py [-v]: of all protocols whose verdicts are known (check_protocol*.py)."""
import itertools
import re
import sys

TURNS = 4
MOST = 60000  # states


class Unknown(Exception):
    """Nothing is known of that here."""


# ---- the text ---------------------------------------------------------------

def statements(text):
    """(labels, guard, op, operands) of the entry's body, names of blocks made their own."""
    body = text[text.index(".visible .entry"):]
    body = body[body.index("{") + 1:body.rindex("}")]
    body = re.sub(r"//[^\n]*", "", body)
    out, labels, scopes, count, word, inside = [], [], [0], 0, "", 0
    for c in body:
        if c in "{}" and (inside or word.strip()):
            inside += 1 if c == "{" else -1
        elif c == "{":
            count += 1
            scopes.append(count)
            continue
        elif c == "}":
            scopes.pop()
            continue
        elif c == ";":
            out.append((labels, word.strip(), tuple(scopes)))
            labels, word = [], ""
            continue
        word += c
        label = None if inside else re.match(r"\s*([$A-Za-z_]\w*)\s*:(?!:)\s", word)
        if label:
            labels.append((label.group(1), tuple(scopes)))
            word = ""
    out.append((labels, "ret", (0,)))
    return out


def parse(text):
    """The program: a list of (guard, negated, op, operands), branches by index."""
    raw = statements(text)
    where = {}
    for i, (labels, _, _) in enumerate(raw):
        for name, scope in labels:
            where[(name, scope)] = i
    program = []
    for _, line, scope in raw:
        m = line and re.match(r"(?:@(!?)([%\w]+)\s+)?([.\w:]+)\s*(.*)$", line, re.S)
        if not m:
            raise Unknown(line)
        negated, guard, op, rest = m.groups()
        operands = [x.strip() for x in re.findall(r"(?:\[[^\]]*\]|\{[^}]*\}|[^,\[{])+", rest)]
        if op.startswith("bra"):
            path = scope
            while path and (operands[-1], path) not in where:
                path = path[:-1]
            if not path:
                raise Unknown(line)
            operands = [where[(operands[-1], path)]]
        if op == ".reg":
            op, operands = "nop", []
        def own(name):
            return name if name is None or name.startswith("%") else "%s#%d" % (name, scope[-1])
        if guard == "done":
            guard = own(guard)
        operands = [own(x) if x == "done" else x for x in operands]
        program.append((guard, bool(negated), op, operands))
    return program


PLACES = {"data": 0x1000, "other": 0x3000, "meta": 0x5000, "empty": 0x6000, "full": 0x6010,
          "relay": 0x6020, "spare": 0x6030}
GLOBAL = 0x100000
SKIP = ("nop", "fence", "membar", "bar.warp.sync", "prefetch", "setmaxnreg", "cvta", "elect")


# ---- the machine ------------------------------------------------------------

class Machine:
    """One kernel with its barriers set up one way."""

    def __init__(self, program, warps, counts, started):
        self.program, self.warps, self.counts = program, warps, counts
        self.started = started
        self.reads = {}   # (warp, statement, how often) -> values
        self.bad = set()

    def begin(self):
        bars = tuple(sorted((b, (1 if b in self.started else 0, c, 0)) for b, c in self.counts.items()))
        threads = tuple(self.settle((0, (("%tid", 32 * w),), w)) for w in range(self.warps))
        return threads, bars, (), (), ()

    def value(self, regs, x):
        if re.match(r"-?\d", x):
            return int(x.rstrip("U"), 0)
        if x == "%tid.x":
            return regs["%tid"]
        if x in PLACES:
            return PLACES[x]
        if x in regs:
            return regs[x]
        if x.startswith("%rd") or x.startswith("%r") or x.startswith("%p") or x.startswith("%h"):
            return 0
        raise Unknown(x)

    def address(self, regs, x):
        m = re.match(r"\[([%\w]+)\s*(?:\+\s*(-?\w+))?\]$", x)
        if not m:
            raise Unknown(x)
        base = self.value(regs, m.group(1))
        if not isinstance(base, int):
            raise Unknown("an address of memory")
        return base + (int(m.group(2), 0) if m.group(2) else 0)

    def arithmetic(self, op, regs, a):
        """Writes its first operand; False: it is not of registers alone."""
        kind, v = op.split(".")[0], self.value
        if op.startswith("mul.lo"):
            kind = "mul"
        two = {"add": lambda x, y: x + y, "sub": lambda x, y: x - y, "xor": lambda x, y: x ^ y,
               "and": lambda x, y: x & y, "or": lambda x, y: x | y, "shl": lambda x, y: x << y,
               "shr": lambda x, y: x >> y, "mul": lambda x, y: x * y}
        mask = (1 << 64) - 1 if "64" in op else 1 if "pred" in op else (1 << 32) - 1
        if kind == "setp":
            test = {"eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y,
                    "ge": lambda x, y: x >= y, "gt": lambda x, y: x > y, "le": lambda x, y: x <= y}
            x, y = v(regs, a[1]), v(regs, a[2])
            if len(a) > 3 or op.split(".")[1] not in test:
                raise Unknown(op)
            if isinstance(x, tuple) or isinstance(y, tuple):
                regs[a[0]] = int(op.split(".")[1] == "ne")
            else:
                regs[a[0]] = int(test[op.split(".")[1]](x, y))
        elif kind in ("mov", "cvt", "cvta", "ld") and (kind != "ld" or "param" in op):
            regs[a[0]] = GLOBAL if kind == "ld" else v(regs, a[1])
            if "{" in a[1] if kind != "ld" else False:
                raise Unknown(op)
        elif kind == "not":
            x = v(regs, a[1])
            regs[a[0]] = ~x & mask
        elif kind == "selp":
            regs[a[0]] = v(regs, a[1] if v(regs, a[3]) else a[2])
        elif kind in two:
            x, y = v(regs, a[1]), v(regs, a[2])
            regs[a[0]] = ("made",) if isinstance(x, tuple) or isinstance(y, tuple) else \
                two[kind](x, y) & mask
        elif op.startswith("elect"):
            regs[a[0].split("|")[1]] = 1
        else:
            return op.startswith(SKIP)
        return True

    def settle(self, thread):
        """On to the next statement that others can see; -1: it is over."""
        at, regs, warp = thread
        regs, steps = dict(regs), 0
        while at >= 0:
            guard, negated, op, a = self.program[at]
            steps += 1
            if steps > 5000:
                raise Unknown("a loop of its own")
            if guard is not None and bool(self.value(regs, guard)) == negated:
                at += 1
            elif op.startswith("bra"):
                at = a[0]
            elif op.startswith(("ret", "exit")):
                at = -1
            elif self.arithmetic(op, regs, a):
                at += 1
            else:
                break
        return at, tuple(sorted(regs.items(), key=lambda x: x[0])) if at >= 0 else (), warp

    # barriers: address -> (phase, arrives to come, bytes to come)

    def turn(self, bars, b, arrives, more):
        phase, pending, tx = bars[b]
        pending, tx = pending - arrives, tx + more
        if pending < 0:
            self.bad.add("a barrier is arrived at too often")
            pending = 0
        bars[b] = (phase + 1, self.counts[b], 0) if pending == 0 and tx == 0 else (phase, pending, tx)

    def next_of(self, state):
        """All states that may follow, at most one step of each warp and copy."""
        threads, bars, memory, copies, met = state
        out = []
        for k, (to, size, b, what) in enumerate(copies):
            now, mem = dict(bars), dict(memory)
            for address in self.watched:
                if to <= address < to + size:
                    mem[address] = what
            self.turn(now, b, 0, -size)
            out.append((threads, tuple(sorted(now.items())), tuple(sorted(mem.items())),
                        copies[:k] + copies[k + 1:], met))
        for w, thread in enumerate(threads):
            if thread[0] >= 0:
                step = self.step(state, w)
                if step is not None:
                    out.append(step)
        return out

    def barrier(self, regs, x, bars):
        b = self.address(regs, x)
        if b not in bars:
            raise Unknown("a barrier at %x" % b)
        return b

    def step(self, state, w):
        threads, bars, memory, copies, met = state
        at, regs, warp = threads[w]
        regs, bars, mem, met = dict(regs), dict(bars), dict(memory), dict(met)
        _, _, op, a = self.program[at]
        count = regs.get("#%d" % at, 0)
        if op.startswith("mbarrier.arrive.expect_tx") or op.startswith("mbarrier.expect_tx"):
            arrive = op.startswith("mbarrier.arrive")
            size, on = self.value(regs, a[-1]), a[-2]
            b = self.barrier(regs, on, bars)
            self.turn(bars, b, int(arrive), size)
        elif op.startswith("mbarrier.arrive.") and "cluster.b64" not in op:
            self.turn(bars, self.barrier(regs, a[1], bars), 1, 0)
        elif op.startswith(("mbarrier.try_wait.parity", "mbarrier.test_wait.parity")):
            phase = bars[self.barrier(regs, a[1], bars)][0]
            regs[a[0]] = int((phase & 1) != (self.value(regs, a[2]) & 1))
        elif op.startswith("cp.async.bulk.shared") and op.endswith("complete_tx::bytes") and "global" in op:
            self.barrier(regs, a[3], bars)
            copies = tuple(sorted(copies + ((self.address(regs, a[0]), self.value(regs, a[2]),
                                             self.address(regs, a[3]), ("copy", at, count)),)))
            regs["#%d" % at] = count + 1
        elif op.startswith(("ld.shared", "ld.volatile", "ld.acquire", "ld.global")) and "%" in a[0] and "{" not in a[0]:
            address = self.address(regs, a[1])
            if address not in self.watched:
                self.watched.add(address)
                raise KeyError(address)
            regs[a[0]] = mem.get(address, 0)
            if not op.startswith(("ld.volatile", "ld.acquire")):
                self.reads.setdefault((warp, self.names[at], count), set()).add(regs[a[0]] if not isinstance(
                    regs[a[0]], tuple) else (regs[a[0]][0], self.names[regs[a[0]][1]], regs[a[0]][2]))
                regs["#%d" % at] = count + 1
        elif op.startswith(("st.shared", "st.global", "st.release", "st.volatile")) and "{" not in a[1]:
            address, what = self.address(regs, a[0]), self.value(regs, a[1])
            if address in self.watched:
                mem[address] = what
        elif op.startswith(("bar.sync", "bar.arrive")):
            return self.meet(state, w, regs, met, op, a)
        else:
            raise Unknown(op)
        regs = tuple(sorted(regs.items(), key=lambda x: x[0]))
        after = self.settle((at + 1, regs, warp))
        return (threads[:w] + (after,) + threads[w + 1:], tuple(sorted(bars.items())), tuple(sorted(mem.items())),
                copies, tuple(sorted(met.items())))

    def meet(self, state, w, regs, met, op, a):
        """bar.sync and bar.arrive of 32 threads each; who waits stands at minus his place."""
        threads, bars, memory, copies, _ = state
        at, _, warp = threads[w]
        if len(a) < 2:
            raise Unknown("a barrier of all")
        number, need = self.value(regs, a[0]), self.value(regs, a[1]) // 32
        come, waiting = met.get(number, (0, ()))
        if op.startswith("bar.sync"):
            if w in waiting:
                return None
            waiting += (w,)
        come += 1
        threads = list(threads)
        if come == need:
            met.pop(number, None)
            for k in waiting:
                threads[k] = self.settle((threads[k][0] + 1, threads[k][1], threads[k][2]))
        else:
            met[number] = (come, tuple(sorted(waiting)))
        if op.startswith("bar.arrive"):
            threads[w] = self.settle((at + 1, tuple(sorted(regs.items(), key=lambda x: x[0])), warp))
        return tuple(threads), bars, memory, copies, tuple(sorted(met.items()))

    def play(self, names):
        """Every order: what was read, and whether each comes to its end."""
        self.names, self.watched = names, getattr(self, "watched", set())
        while True:
            self.reads, self.bad = {}, set()
            try:
                return self.all_orders()
            except KeyError:
                pass  # it is read, so that it is kept what is written there: once more

    def all_orders(self):
        first = self.begin()
        follow, todo = {}, [first]
        while todo:
            state = todo.pop()
            if state in follow:
                continue
            if len(follow) > MOST:
                raise Unknown("too many states")
            follow[state] = [s for s in self.next_of(state) if s != state]
            todo += follow[state]
        back, ends = {}, []
        for state, nexts in follow.items():
            for other in nexts:
                back.setdefault(other, []).append(state)
            if all(t[0] < 0 for t in state[0]) and not state[3]:
                ends.append(state)
        good = set(ends)
        while ends:
            for state in back.get(ends.pop(), ()):
                if state not in good:
                    good.add(state)
                    ends.append(state)
        if len(good) < len(follow):
            self.bad.add("it may hang")
        return self.reads, self.bad

    def one_order(self, names):
        """Does a single order come to its end?"""
        self.names, self.watched = names, getattr(self, "watched", set())
        state, seen = self.begin(), set()
        while state not in seen:
            seen.add(state)
            try:
                nexts = [s for s in self.next_of(state) if s not in seen]
            except KeyError:
                continue_with = state
                seen.discard(state)
                state = continue_with
                continue
            if not nexts:
                return all(t[0] < 0 for t in state[0])
            state = nexts[0]
        return False


# ---- verdicts ---------------------------------------------------------------

def block(lines, name):
    begin = next(i for i, x in enumerate(lines) if x.strip() == "// kperf.begin " + name)
    end = next(i for i, x in enumerate(lines) if i > begin and x.strip() == "// kperf.end " + name)
    return begin, end + 1


def moved(text, how):
    """The text with the motion made, whether it may be or not."""
    lines = text.split("\n")
    begin, end = block(lines, how[1])
    piece, rest = lines[begin:end], lines[:begin] + lines[end:]
    a, b = block(rest, how[3])
    at = a if how[0] == "hoist" else b
    return "\n".join(rest[:at] + piece + rest[at:])


def shorter(text):
    return re.sub(r"(setp\.lt\.s32 %p2, %r4, )9;", r"\g<1>%d;" % TURNS, text)


def names_of(program):
    """Each statement by what it is and the how-many-eth of its kind it is, wherever it stands."""
    seen, out = {}, []
    for s in program:
        key = (s[2], tuple(map(str, s[3])) if not s[2].startswith("bra") else ())
        seen[key] = seen.get(key, 0) + 1
        out.append(key + (seen[key],))
    return out


def arrives(program):
    """How many arrives on each barrier a turn has."""
    counts, where = {}, {}
    for guard, _, op, a in program:
        if op.startswith("mov") and a[1] in PLACES:
            where[a[0]] = PLACES[a[1]]
        if op.startswith("mbarrier.arrive"):
            on = a[-2] if "expect" in op else a[1]
            name = on.strip("[]")
            if name not in where:
                raise Unknown("a barrier of several")
            counts[where[name]] = counts.get(where[name], 0) + 1
        elif op.startswith("mbarrier"):
            on = (a[-2] if "expect" in op else a[1] if len(a) > 1 else a[0]).strip("[]")
            if on not in where:
                raise Unknown("a barrier of several")
            counts.setdefault(where[on], 0)
    return {b: max(c, 1) for b, c in counts.items()}


def ways_to_start(program):
    """Which barriers start behind a phase: of those that are first waited for by parity 0."""
    where = {a[0]: PLACES[a[1]] for _, _, op, a in program if op.startswith("mov") and a[1] in PLACES}
    waits = [(where.get(a[1].strip("[]")), a[2]) for _, _, op, a in program if "wait.parity" in op]
    room = {a[0] for _, _, op, a in program if op.startswith("xor") and a[1:] == ["%r4", "1"]}
    places = sorted({b for b, _ in waits if b} - {b for b, parity in waits if parity in room})
    for n in range(len(places) + 1):
        yield from itertools.combinations(places, n)


def verdict(text, how, warps, starts=None):
    """True: it keeps the protocol in every setting in which the text as it was is one; False: not;
    None: the text as it was is none.  starts: the settings, or all of them."""
    text = shorter(text)
    before, after = parse(text), parse(moved(text, how))
    counts, any_good = arrives(before), False
    for started in starts or ways_to_start(before):
        was = Machine(before, warps, counts, started)
        if not was.one_order(names_of(before)):
            continue
        reads, bad = was.play(names_of(before))
        if bad or any(len(v) > 1 for v in reads.values()):
            continue
        any_good = True
        now = Machine(after, warps, counts, started)
        reads_now, bad_now = now.play(names_of(after))
        if bad_now or reads_now != reads:
            return False
    return True if any_good else None


def main():
    import check_protocol_kinds
    import check_protocol_phases
    import check_protocols
    said, wrong = {}, 0
    for module in (check_protocols, check_protocol_kinds, check_protocol_phases):
        for _, name, text, how, legal in module.cases():
            warps = len(re.findall(r"^\$again\d+:", text, re.M))
            try:
                got = verdict(text, how, warps)
            except Unknown as e:
                got = "unknown: %s" % str(e)[:40]
            key = (legal, got if not isinstance(got, str) else "unknown")
            said[key] = said.get(key, 0) + 1
            wrong += got is False and legal
            if (got is False and legal) or "-v" in sys.argv:
                print("%s: %s: known to be %s, played %s" % (module.__name__, name, legal, got))
    assert said[(True, True)] >= 33 and said[(False, False)] >= 24, said
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
