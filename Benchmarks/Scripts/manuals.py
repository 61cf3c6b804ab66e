#!/usr/bin/env python3
"""Manuals, slides and references made at random by converters and generators of documentation, whose text is known because it was written first.

    manuals.py make FOLDER --text FILE [--first 0] [--count 100]      writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    manuals.py score FOLDER --run 'aloud text {pdf}' [--show 10]      what is torn, split, joined to something else or out of order; lines of listings; furniture read

Headings of several levels, lists in lists, definitions, listings, boxes, tables with wrapped cells, notes, figures, signatures with fields, slides. A program that
isn't there is not used. Needs, of Debian, pandoc, calibre, context, groff, wkhtmltopdf, dblatex, fop, docbook-xsl, ruby-asciidoctor-pdf, doxygen, texlive-latex-extra;
of Python, weasyprint, typst, sphinx, rst2pdf.
"""

import bisect
import collections
import itertools
import json
import random
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pool
from pathlib import Path

import converters
import magazines
from books import echoes, letters
from typesetting import CLOSE, OPEN

NAMES = ["Adams", "Baker", "Carter", "Dalton", "Ellis", "Foster", "Grant", "Harris", "Irving", "Jordan"]


def sentences(path):
    found = (" ".join(sentence.replace("’", "'").split()) for sentence in magazines.sentences(path))
    return [s for s in found if s.isascii() and not re.search(r"[$#%&^~\\{}<>|*/@'+`=-]|\b[A-Z]\.$|[A-Z]{6}|: ?$|\b[A-Za-z]\.[ A-Za-z]", s)]


class Manual:
    def __init__(self, number, pool):
        self.random = random.Random(number)
        pool = pool[:]
        self.random.shuffle(pool)
        self.pool, words = iter(pool), pool[:]
        self.random.shuffle(words)
        self.words = itertools.cycle(words)
        self.truth, self.body = [], []
        choices = [s for s in converters.SETTERS if not getattr(s, "NEEDS", None) or converters.program(s.NEEDS)]
        self.kind = self.random.choice(choices)
        self.title, self.head = self.phrase(3, 7), self.phrase(2, 4)
        self.authors = [self.random.choice(["Anna", "Brian", "Clara", "David"]) + " " + name for name in self.random.sample(NAMES, self.random.randint(1, 3))]
        self.heads = [self.head, self.title]
        self.loose, self.overlays = self.chance(.4), self.chance(.3)
        self.noted, self.names = self.random.choice([0, .1, .25]), 0
        if self.kind is converters.Doxygen: self.noted = 0
        if self.kind is not converters.Doxygen: self.say("title", self.title)
        self.functions = []
        self.slides() if self.kind is converters.Beamer else self.manual()
        self.truth += self.functions

    def chance(self, share):
        return self.random.random() < share

    def phrase(self, least=1, most=6):
        words = [w for w in re.findall(r"[A-Za-z]{2,}", next(self.words)) if len(w) < 14]
        return " ".join(words[:self.random.randint(least, most)]).capitalize()

    def word(self):
        return max(re.findall(r"[a-z]{3,9}", next(self.words)) or ["name"], key=len)

    def name(self):
        return self.word() + "_" + self.word()

    def text(self, least=1, most=5, notes=True):
        said = []
        for _ in range(self.random.randint(least, most)):
            words = next(self.pool).split()
            if self.chance(.3):
                i = self.random.randrange(len(words))
                word = re.match(r"[A-Za-z]+", words[i])
                if word:
                    form = self.random.choice("eecl")
                    words[i] = OPEN + form + word[0] + CLOSE + words[i][word.end():]
            if self.chance(.08): words.insert(self.random.randrange(1, len(words)), OPEN + "c" + self.name() + CLOSE)
            sentence = " ".join(words)
            if notes and self.chance(self.noted): sentence += OPEN + "n" + next(self.pool) + CLOSE
            said.append(sentence)
        return " ".join(said)

    def say(self, kind, text):
        self.truth.append((kind, converters.plain(text)))
        self.truth += [("footnote", note) for note in re.findall(OPEN + "n([^" + CLOSE + "]*)" + CLOSE, text)]
        return text

    def add(self, *element):
        self.body.append(element)

    def lines(self, least=3, most=14, wide=True):
        name, word, depth, out = self.name, self.word, 0, []
        for _ in range(self.random.randint(least, most)):
            form = self.random.random()
            if form < .2: line = "def %s(%s, %s):" % (name(), word(), word())
            elif form < .5: line = "%s = %s(%s)" % (name(), word(), word())
            elif form < .6: line = "# " + " ".join(word() for _ in range(self.random.randint(3, 8)))
            elif form < .75: line = 'print("%s %s", %s)' % (word(), word(), name())
            elif form < .85 and wide: line = "%s = %s(%s, %s)[%s] + %s.%s" % (name(), name(), name(), name(), word(), word(), name())
            else: line = "return %s" % name()
            out.append("    " * depth + line)
            depth = min(depth + 1, 3) if line[-1] == ":" else max(0, depth - (form > .85))
            if self.chance(.08) and out[-1]: out.append("")
        while not out[-1]: out.pop()
        for line in out: self.truth.append(("code", line))
        return out

    def items(self, depth=0):
        out = []
        for _ in range(self.random.randint(2, 5)):
            text = self.say("item", self.text(1, 1 if self.chance(.6) else 3) if self.chance(.7) else self.phrase(2, 6))
            if depth < 2 and self.chance(.15): out.append((text, self.chance(.4), self.items(depth + 1)))
            else: out.append((text,))
        return out

    def rows(self, most=7, narrow=False):
        columns, long = self.random.randint(2, 3 if narrow else 4), self.chance(.5) and not narrow
        rows = [[self.phrase(1, 2) for _ in range(columns)]]
        for _ in range(self.random.randint(2, most)):
            rows.append([self.phrase(1, 2)] + [self.phrase(1, 3) if self.chance(.6) else str(self.random.randint(1, 9999)) for _ in range(columns - 1)])
            if long: rows[-1][-1] = self.text(1, 1, notes=False)
        for row in rows: self.truth.append(("cells" if long else "row", " ".join(map(converters.plain, row))))
        return rows

    def element(self):
        kind = self.random.random()
        if kind < .45: self.add("para", self.say("paragraph", self.text()))
        elif kind < .52: self.add("quote", [self.say("quotation", self.text(1, 3)) for _ in range(self.random.randint(1, 2))])
        elif kind < .65: self.add("list", self.chance(.4), self.items())
        elif kind < .71:
            pairs = []
            for _ in range(self.random.randint(2, 4)):
                term = self.say("term", self.phrase(1, 4))
                pairs.append((term, self.say("definition", self.text(1, 3, notes=False))))
            self.add("definitions", pairs)
        elif kind < .79: self.add("code", self.lines(wide=self.kind not in (converters.Mm, converters.Groff)))
        elif kind < .87: self.add("note", self.random.choice(["note", "warning", "tip"]), self.say("box", self.text(1, 3, notes=False)))
        elif kind < .94:
            caption = self.say("caption", self.phrase(3, 9))
            if self.kind is converters.Doxygen: self.truth.pop()
            self.add("table", caption, self.rows())
        else:
            self.names += 1
            self.add("figure", self.say("caption", next(self.pool)), "f%d" % self.names, self.random.randint(80, 260), self.random.randint(40, 160))

    def heading(self, level):
        text = self.phrase(1, 7)
        self.heads.append(text)
        self.add("heading", level, self.say("head", text))

    def function(self):
        owner = self.random.choice(["", "", self.word() + "."])
        arguments = [self.word() for _ in range(self.random.randint(1, 4))]
        name = self.name()
        written = ", ".join(a + self.random.choice(["", "=None", "=10"]) for a in arguments)
        start = len(self.truth)
        self.truth.append(("signature", name))
        about = self.say("paragraph", self.text(1, 3, notes=False))
        fields = [(a, self.random.choice(["int", "str", "list"]), self.say("field", self.text(1, 2, notes=False))) for a in arguments]
        returns = self.say("field", self.text(1, 1, notes=False))
        if self.kind is converters.Doxygen:
            # Its functions come after all pages.
            self.functions += self.truth[start:]
            del self.truth[start:]
        self.add("function", owner, name, written, about, fields, returns)

    def manual(self):
        described = self.kind in (converters.Sphinx, converters.Doxygen)
        for chapter in range(self.random.randint(2, 4)):
            self.heading(1)
            for _ in range(self.random.randint(0, 3)): self.element()
            for _ in range(self.random.randint(1, 3)):
                self.heading(2)
                for _ in range(self.random.randint(1, 7)): self.element()
                if self.chance(.3):
                    self.heading(3)
                    for _ in range(self.random.randint(1, 4)): self.element()
                if described and self.chance(.7):
                    for _ in range(self.random.randint(1, 4)): self.function()

    def slides(self):
        short = lambda: [(self.say("item", self.phrase(2, 8)),) for _ in range(self.random.randint(2, 4))]
        for _ in range(self.random.randint(2, 4)):
            self.body.append(("heading", 1, self.phrase(1, 3)))
            for _ in range(self.random.randint(2, 6)):
                title = self.say("head", self.phrase(2, 6))
                parts = []
                for _ in range(self.random.randint(1, 2)):
                    kind = self.random.random()
                    if kind < .3: parts.append(("list", self.chance(.3), short()))
                    elif kind < .4: parts.append(("list", False, [(self.say("item", next(self.pool)), self.chance(.3), short()), (self.say("item", next(self.pool)),)]))
                    elif kind < .55: parts.append(("block", self.random.choice(["block", "alertblock", "exampleblock"]), self.say("head", self.phrase(1, 4)), self.say("box", self.text(1, 2, notes=False))))
                    elif kind < .7:
                        left = [("list", False, short())] if self.chance(.5) else [("para", self.say("paragraph", next(self.pool)))]
                        right = [("list", False, short())] if self.chance(.5) else [("block", "block", self.say("head", self.phrase(1, 3)), self.say("box", next(self.pool)))]
                        parts.append(("columns", left, right))
                    elif kind < .8: parts.append(("para", self.say("paragraph", self.text(1, 2))))
                    elif kind < .87: parts.append(("code", self.lines(2, 6, False)))
                    elif kind < .93: parts.append(("table", "", self.rows(4, True)))
                    else:
                        self.names += 1
                        parts.append(("figure", self.say("caption", self.phrase(3, 8)), "f%d" % self.names, 120, 60))
                self.add("frames", title, parts)


def produce(job):
    number, folder, pool = job
    manual = Manual(number, pool)
    path = (folder / f"{number}.pdf").resolve()
    setter = manual.kind(manual)
    with tempfile.TemporaryDirectory() as name:
        try: fault = setter.write(Path(name), path)
        except subprocess.TimeoutExpired: fault = "takes too long"
    if fault or not path.exists():
        print(f"{number}: {setter.about}: {fault}", flush=True)
        path.unlink(missing_ok=True)
        return
    (folder / f"{number}.json").write_text(json.dumps({"class": setter.about, "head": manual.head, "heads": manual.heads, "truth": manual.truth}, ensure_ascii=False))


def make(args):
    pool, folder = sentences(args.text), Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with Pool(2) as workers:
        list(workers.imap_unordered(produce, [(n, folder, pool) for n in range(args.first, args.first + args.count)]))


LABELS = re.compile(r"(note|warning|important|tip|remark|remarks|caution|hint|figure|fig|table|abb|listing|chapter|appendix|section|parameters|returns|return|x|xi|ix|iv|vi|v|[a-z])*$")


def score(args):
    files = sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem))
    if args.only: files = [f for f in files if f.stem in args.only.split(",")]
    with ThreadPoolExecutor(2) as pool: texts = list(pool.map(lambda path: magazines.read(args.run, path.with_suffix(".pdf")), files))
    total, wrong, shown, classes = collections.Counter(), collections.Counter(), [], collections.Counter()
    for path, text in zip(files, texts):
        manual = json.loads(path.read_text())
        whole, places = letters(text)
        ends = [m.start() for m in re.finditer(r"\n\n+|\f", text)]
        opening = [0] + [m.end() for m in re.finditer(r"\n\n+|\f", text)]
        lines = {letters(line)[0] for line in text.split("\n")}
        last = 0
        for kind, said in manual["truth"]:
            wanted, own = letters(said)
            if len(wanted) < (4 if kind in ("head", "title", "term") else 10): continue
            if args.kinds and kind not in args.kinds.split(","): continue
            total[kind] += 1
            ordered = kind in ("paragraph", "item", "quotation", "code", "definition", "field", "box") and len(wanted) > 25
            place, fault = whole.find(wanted, last if ordered else 0), None
            why = said[:100]
            if place < 0:
                place = whole.find(wanted)
                fault = "out of order"
            if kind == "cells":
                # Cells that are wrapped may be read one after another in other ways: each must be whole.
                fault = None if place >= 0 else "torn"
            if place < 0:
                fault, low, high = "torn", 0, len(wanted)
                while low < high:
                    middle = (low + high + 1) // 2
                    if wanted[:middle] in whole: low = middle
                    else: high = middle - 1
                at = whole.find(wanted[:low])
                if low < 6: why = "NOWHERE " + said[:100]
                else:
                    s, e = own[low - 1] + 1, places[at + low - 1] + 1
                    why = f"said …{said[max(0, s - 30):s]!r}|{said[s:s + 50]!r}\n     read …{text[max(0, e - 50):e]!r}|{text[e:e + 110]!r}"
            elif kind in ("head", "term", "title"):
                # Alone in a paragraph somewhere, after its number or label.
                fault = "joined"
                for match in re.finditer(re.escape(wanted), whole):
                    first, final = places[match.start()], places[match.end() - 1]
                    i = bisect.bisect(ends, first)
                    start, end = opening[i], ends[i] if i < len(ends) else len(text)
                    before, after = letters(text[start:first])[0], letters(text[final + 1:end])[0]
                    if LABELS.match(before) and (not after or kind == "term") and final < end:
                        fault = None
                        break
                    if fault == "joined": why = repr(text[max(start, first - 60):final + 60])
                    if final >= end: fault, why = "split", repr(text[first:final + 1])
            elif kind == "code":
                if wanted not in lines and fault != "out of order": fault = "line lost"
            else:
                if ordered and fault != "out of order": last = place
                first, final = places[place], places[place + len(wanted) - 1]
                i = bisect.bisect(ends, first)
                start, end = opening[i], ends[i] if i < len(ends) else len(text)
                if fault != "out of order" and end < final and kind not in ("row", "cells"):
                    fault, why = "split", f"{text[max(0, end - 60):end]!r} | {text[end:end + 70]!r}"
                elif not fault and kind in ("paragraph", "item", "quotation", "box", "caption", "footnote"):
                    before = letters(text[start:first])[0]
                    if not LABELS.match(before): fault, why = "joined", f"{text[max(start, first - 80):first]!r} | {text[first:first + 50]!r}"
            if fault:
                wrong[kind, fault] += 1
                classes[manual["class"]] += 1
                shown.append(f"{path.stem} [{manual['class']}] {fault.upper()} {kind}: {why}")
        for head, extra in echoes(manual, text):
            wrong["heads", "read"] += extra
            shown.append(f"{path.stem} [{manual['class']}] HEAD read {extra}: {head}")
        numbers = sum(bool(re.fullmatch(r"\W*(page\s*)?(\d+|[ivx]+)(\s*(of|/)\s*\d+)?\W*", part.strip(), re.I)) for part in re.split(r"\n\n+|\f", text))
        wrong["numbers", "read"] += numbers
        if numbers: shown.append(f"{path.stem} [{manual['class']}] NUMBERS read {numbers}")
    magazines.table(total, wrong)
    print(f"heads {wrong['heads', 'read']}, numbers {wrong['numbers', 'read']}, all {sum(wrong.values())}", classes.most_common(8) if args.show else "")
    print("\n".join(shown[:args.show]))


if __name__ == "__main__":
    parser, maker, scorer = magazines.commands(__doc__, make, score)
    maker.add_argument("--text", required=True)
    scorer.add_argument("--only", default="")
    scorer.add_argument("--kinds", default="")
    magazines.run(parser)
