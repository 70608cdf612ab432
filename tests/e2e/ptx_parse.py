"""Reads PTX for ptx_run.py: a module's functions, with registers and labels by their scopes.

Written from the language, not from kperf's reader, which it is to judge.
"""
import re

import ptx_run

TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|[\w$%.]+(?:::[\w$%.]+)*|.', re.S)
# Addresses: what threads have of their own, constants, functions; the ring stands behind all
# shared memory that a kernel declares.
LOCAL, TABLES, FUNCTIONS, RING = 0x2000, 0x20000, 0x30000, ptx_run.SHARED + 0xc000


def tokens(text):
    return [t for t in TOKEN.findall(text) if not t.isspace() and not t.startswith(("//", "/*"))]


class Scope:
    def __init__(self, number, parent):
        self.number, self.parent, self.names, self.ranges, self.labels = number, parent, {}, {}, {}

    def declare(self, words):
        for i, w in enumerate(words):
            if w[0] in ".<>,0123456789":
                continue
            if words[i + 1:i + 2] == ["<"]:
                self.ranges[w] = int(words[i + 2])
            else:
                self.names[w] = "%s@%d" % (w, self.number)

    def register(self, word):
        digits = re.search(r"(0|[1-9]\d*)$", word)
        scope = self
        while scope:
            if word in scope.names:
                return scope.names[word]
            for k in range(digits.start(), len(word)) if digits else ():
                count = scope.ranges.get(word[:k], 0)
                if re.fullmatch(r"0|[1-9]\d*", word[k:]) and int(word[k:]) < count:
                    return "%s@%d" % (word, scope.number)
            scope = scope.parent
        return None

    def find(self, label):
        scope = self
        while label not in scope.labels:
            scope = scope.parent
        return scope.labels[label]


class Function:
    """What ptx_run.Thread takes for a kernel."""

    def __init__(self, module, name, params, results):
        self.module, self.name, self.params, self.results = module, name, params, results
        self.code, self.scopes = [], []

    def find(self, label, scope):
        return self.scopes[scope].find(label)

    def add(self, words, scope):
        guard, negate = None, False
        if words[0] == "@":
            negate = words[1] == "!"
            guard, words = scope.register(words[1 + negate]), words[2 + negate:]
        if words[0].startswith("."):
            if words[0] == ".reg":
                scope.declare(words[2:])
            elif words[0] in (".shared", ".local"):
                scope.names[words[[w[0] == "." or w.isdigit() for w in words].index(False)]] = \
                    str(ptx_run.SHARED if words[0] == ".shared" else LOCAL)
            return
        args = ""
        for w in words[1:]:
            name = scope.register(w)
            value = self.module.symbols.get(w)
            args += name or (str(value) if value is not None else w)
        s = ptx_run.Statement(words[0] + " " + args, scope.number)
        s.negate, s.guard = negate, guard
        self.code.append(s)

    def read(self, t, at):
        """The body from behind its brace; returns where it ends."""
        scope = Scope(0, None)
        self.scopes = [scope]
        words = []
        while True:
            w = t[at]
            at += 1
            if not words and w == "{":
                scope = Scope(len(self.scopes), scope)
                self.scopes.append(scope)
            elif not words and w == "}":
                if not scope.parent:
                    return at
                scope = scope.parent
            elif words and w == ":" and len(words) == 1:
                scope.labels[words[0]] = len(self.code)
                if t[at] in (".branchtargets", ".callprototype"):
                    end = t.index(";", at)
                    if t[at] == ".branchtargets":
                        scope.labels[words[0]] = [x for x in t[at + 1:end] if x != ","]
                    at = end + 1
                words = []
            elif not words and w in (".loc", ".file"):
                while t[at].isdigit() or t[at] in (",", "function_name", "inlined_at") or \
                        t[at - 1] in ("function_name",) or t[at].startswith('"'):
                    at += 1
            elif w == ";":
                if words:
                    self.add(words, scope)
                words = []
            else:
                words.append(w)


class Module:
    def __init__(self, text):
        self.functions, self.symbols, self.tables = {}, {}, {}
        t = tokens(text)
        at = 0
        while at < len(t):
            if t[at] in (".entry", ".func"):
                at = self.function(t, at)
            elif t[at] == ".section":
                at = t.index("}", at) + 1
            elif t[at] in (".global", ".const", ".shared"):
                at = self.variable(t, at)
            else:
                at += 1

    def variable(self, t, at):
        name = next(i for i in range(at, len(t)) if t[i][0] not in ".0123456789")
        end = t.index(";", name)
        known = {"kperf_control": ptx_run.CONTROL, "kperf_ring": RING}
        address = known.get(t[name], ptx_run.SHARED if t[at] == ".shared" else None)
        if address is None: # of which only words are looked at
            address = TABLES + 0x100 * len(self.tables)
            values = t[t.index("{", name):end] if "{" in t[name:end] else []
            self.tables[address] = [int(x) for x in values if x.isdigit()]
        self.symbols[t[name]] = address
        return end

    @staticmethod
    def names(t):
        """Of '(.param .b32 x, .param .u64 .ptr .global .align 4 p)'."""
        return [part.split()[-1] for part in " ".join(t).split(",") if part.strip()]

    def function(self, t, at):
        entry, at, results = t[at] == ".entry", at + 1, []
        if t[at] == "(":
            end = t.index(")", at)
            results, at = self.names(t[at + 1:end]), end + 1
        name, at, params = t[at], at + 1, []
        if t[at] == "(":
            end = t.index(")", at)
            params, at = self.names(t[at + 1:end]), end + 1
        while t[at] not in ("{", ";"):
            at = t.index(";", at) + 1 if t[at] == ".pragma" else at + 1
        self.symbols.setdefault(name, FUNCTIONS + len(self.symbols))
        if t[at] == ";":
            return at + 1
        f = self.functions[name] = Function(self, name, params, results)
        self.entry = f if entry else getattr(self, "entry", None)
        return f.read(t, at + 1)

    def called(self, word):
        """By its name, which is its address by now."""
        return next(f for n, f in self.functions.items() if str(self.symbols[n]) == str(word))
