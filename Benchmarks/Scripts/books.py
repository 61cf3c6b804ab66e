#!/usr/bin/env python3
"""Books made at random in sixteen languages by LaTeX, WeasyPrint, Typst and groff, whose text is known because it was written first.

    books.py make FOLDER [--first 0] [--count 100]      writes NUMBER.pdf and NUMBER.json, the same for the same number
    books.py score FOLDER --run 'aloud text {pdf}' [--show 10] [--words 10]      paragraphs torn, split or out of order; words broken; furniture read

Novels, treatises, dictionaries, plays, cookbooks, lists of names, laws, bibles, poems with numbered lines and texts side by side; running heads, drop
capitals, epigraphs, notes at the foot, at the end and in the margin, ornaments between scenes, indexes. A program that isn't there is not used. Needs, of
Debian, cm-super, texlive-humanities, texlive-latex-extra, texlive-fonts-extra, texlive-luatex, texlive-xetex, texlive-lang-all, groff; of Python, weasyprint, typst.
"""

import bisect
import collections
import difflib
import json
import random
import re
import subprocess
import tempfile
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pool
from pathlib import Path

import magazines
from tongues import LANGUAGES
from typesetting import CLOSE, OPEN, SETTERS, LaTeX

SHAPES = ["novel"] * 6 + ["treatise"] * 4 + ["dictionary", "play", "play", "cookbook", "names", "law", "bible", "bible", "poems", "parallel"]


def plain(text):
    """What is said where `text` stands: without its notes."""
    text = re.sub(OPEN + "[nm][^" + CLOSE + "]*" + CLOSE, "", text)
    return re.sub(OPEN + "[es]|" + CLOSE, "", text)


class Book:
    def __init__(self, number):
        self.random = random.Random(number)
        pick, chance = self.random.choice, self.chance
        self.code = pick(list(LANGUAGES))
        self.babel, self.quotes, self.dash, self.chapterword, self.parts = LANGUAGES[self.code]
        self.parts = [part.split("|") for part in self.parts]
        self.used, self.truth, self.body, self.heads = set(), [], [], []
        self.shape = pick(SHAPES)
        engines = ["pdflatex", "pdflatex", "xelatex", "lualatex"] + ["weasyprint"] * 2
        if self.shape in ("novel", "treatise"):
            engines += ["typst"] + ["groff"] * (self.code in ("en", "de", "fr", "it", "sv", "pt"))
        self.engine = pick(engines)
        self.author, self.title = self.name() + " " + self.name(), self.heading()
        self.notes = pick(["numbers", "numbers", "symbols", "end"])
        self.noted, self.dialogue = pick([0, 0.02, 0.08]), pick([0, 0.2, 0.5])
        getattr(self, self.shape)()

    # What is said.

    def chance(self, share):
        return self.random.random() < share

    def name(self):
        words = [w for part in self.parts[1] for w in re.findall(r"[^\W\d_]{5,}", part)]
        return self.random.choice(words).capitalize()

    def heading(self):
        text = self.random.choice(self.random.choice([self.parts[2], self.parts[0]]))
        return text[0].upper() + text[1:]

    def sentence(self):
        for _ in range(50):
            chosen = tuple(self.random.choice(part) for part in self.parts)
            if chosen not in self.used:
                break
        self.used.add(chosen)
        a, b, c, d = chosen
        space = " " if self.code == "fr" else ""
        words = c.split()
        if self.chance(0.06):
            i = self.random.randrange(len(words))
            words[i] = OPEN + self.random.choice("ees") + words[i] + CLOSE
        c = " ".join(words)
        form = self.random.random()
        join = ", " if form < 0.7 else space + "; " if form < 0.8 else space + ": " if form < 0.85 else " – "
        end = "." if self.chance(0.85) else self.random.choice([space + "!", space + "?", "…"])
        if self.chance(0.05):
            d = "(%s)" % d
        if self.chance(0.04):
            c += ", %d," % self.random.randint(1700, 1990)
        return a + " " + b + " " + c + join + d + end

    def text(self, least=2, most=6, notes=True):
        said = []
        for _ in range(self.random.randint(least, most)):
            sentence = self.sentence()
            if self.chance(0.08):
                sentence = self.quoted(sentence)
            if notes and self.chance(self.noted):
                kind = "m" if self.shape == "treatise" and self.margins else "n"
                sentence += OPEN + kind + plain(self.sentence()) + CLOSE
            said.append(sentence)
        return " ".join(said)

    def quoted(self, sentence):
        space = " " if self.code == "fr" else ""
        return self.quotes[0] + space + sentence + space + self.quotes[1]

    def say(self, kind, text):
        self.truth.append((kind, plain(text)))
        self.truth += [("note", note) for note in re.findall(OPEN + "[nm]([^" + CLOSE + "]*)" + CLOSE, text)]
        return text

    def add(self, element, *content):
        self.body.append((element, *content))

    def paragraph(self, **options):
        if self.chance(self.dialogue):
            said = self.sentence()
            text = self.dash + " " + said if self.dash else self.quoted(said)
            if self.dash and self.chance(0.4):
                text = text[:-1] + ", " + self.dash + " " + self.sentence()[0].lower() + self.sentence()[1:]
        else:
            text = self.text()
        self.add("para", self.say("paragraph", text), options)

    # What kinds of books are made of.

    def front(self, toc=True):
        self.add("title", self.say("head", self.title), self.author)
        if self.chance(0.5):
            self.add("copyright", [self.say("paragraph", self.text(1, 2, False)) for _ in range(2)])
        if self.chance(0.4):
            self.add("dedication", self.say("line", self.sentence()))
        if toc and self.chance(0.5):
            self.add("toc")

    def chapter(self, number, **options):
        title = self.heading()
        self.heads.append(title)
        self.add("chapter", number, self.say("head", title), options)

    def novel(self):
        self.front()
        ornament = self.random.choice(["* * *", "*", "⁂", "—", "", "rule", "❦", "~"])
        initials, epigraphs = self.chance(0.4), self.chance(0.3)
        parts = self.chance(0.2)
        for number in range(1, self.random.randint(3, 6)):
            if parts and number in (1, 3):
                self.add("part", self.say("head", self.heading()))
            self.chapter(number)
            if epigraphs:
                self.add("epigraph", self.say("quotation", self.sentence()), self.say("line", self.author))
            for part in range(self.random.randint(6, 18)):
                kind = self.random.random()
                if part == 0:
                    self.add("para", self.say("paragraph", self.text(2, 5)), {"initial": initials})
                elif kind < 0.80:
                    self.paragraph()
                elif kind < 0.87:
                    self.add("scene", ornament)
                    self.add("para", self.say("paragraph", self.text()), {"first": True})
                elif kind < 0.93:
                    self.add("verse", [[self.say("line", self.line()) for _ in range(4)] for _ in range(self.random.randint(1, 2))], 0)
                    self.paragraph()
                elif kind < 0.97:
                    self.add("quote", [self.say("quotation", self.text(1, 3)) for _ in range(self.random.randint(1, 3))])
                    self.paragraph()
                else:
                    self.add("letter", [self.say("quotation", self.text(1, 4, False)) for _ in range(2)], self.say("line", self.author))
                    self.paragraph()
        self.back()

    def line(self):
        a, b, c, d = (self.random.choice(part) for part in self.parts)
        text = self.random.choice([a + ",", d + ";" if self.code != "fr" else d + ",", b + " " + c + "."])
        return text[0].upper() + text[1:]

    def treatise(self):
        self.margins = self.chance(0.3)
        self.noted = self.noted or 0.03
        self.front()
        for number in range(1, self.random.randint(3, 5)):
            self.chapter(number)
            self.paragraph()
            for _ in range(self.random.randint(5, 14)):
                kind = self.random.random()
                if kind < 0.55:
                    self.paragraph()
                elif kind < 0.72:
                    title = self.heading()
                    self.heads.append(title)
                    self.add("section", self.say("head", title))
                    self.paragraph()
                elif kind < 0.80:
                    self.add("quote", [self.say("quotation", self.text(1, 4))])
                    self.paragraph()
                elif kind < 0.90:
                    self.add("list", self.chance(0.5), [self.say("item", self.text(1, 2, False)) for _ in range(self.random.randint(2, 5))])
                    self.paragraph()
                elif kind < 0.95:
                    self.add("figure", self.say("caption", self.sentence()))
                    self.paragraph()
                else:
                    self.add("verse", [[self.say("line", self.line()) for _ in range(4)]], 0)
                    self.paragraph()
        self.back()

    def back(self):
        if self.chance(0.3):
            works = []
            for _ in range(self.random.randint(6, 20)):
                work = "%s, %s: %s. %s, %d." % (self.name(), self.name(), self.heading(), self.name(), self.random.randint(1800, 2020))
                works.append(self.say("reference", work))
            self.add("works", works)
        if self.chance(0.3):
            words = sorted({w.lower() for part in self.parts for s in part for w in re.findall(r"[^\W\d_]{6,}", s)})
            entries = ["%s, %d, %d–%d" % (w, self.random.randint(1, 60), *sorted(self.random.sample(range(61, 200), 2))) for w in words]
            self.add("index", [self.say("entry", entry) for entry in entries])

    def dictionary(self):
        self.front(toc=False)
        words = sorted({w.lower() for part in self.parts for s in part for w in re.findall(r"[^\W\d_]{4,}", s)})
        self.add("columns", 2)
        for word in words:
            senses = " ".join("%d. %s" % (i + 1, self.sentence()) for i in range(self.random.randint(1, 3)))
            self.add("entry", word, self.random.choice(["n.", "v.", "adj."]), self.say("paragraph", senses))
        self.add("columns", 1)

    def play(self):
        self.front(toc=False)
        names = [self.name() for _ in range(5)]
        style = self.random.choice(["run in", "above", "hanging", "column"])
        verse = self.chance(0.3)
        for number in range(1, 4):
            self.chapter(number)
            self.add("stage", self.say("paragraph", self.text(1, 2, False)))
            for _ in range(self.random.randint(12, 30)):
                if self.chance(0.1):
                    self.add("stage", self.say("line", self.sentence()))
                name = self.random.choice(names)
                if verse:
                    self.add("speech", name, [self.say("line", self.line()) for _ in range(self.random.randint(1, 5))], style)
                else:
                    text = self.text(1, 4)
                    if self.chance(0.2):
                        text = OPEN + "e(" + self.random.choice(self.parts[3]) + ")" + CLOSE + " " + text
                    self.add("speech", name, self.say("paragraph", text), style)

    def cookbook(self):
        self.front()
        style = self.random.choice(["columns", "table", "beside"])
        for number in range(1, 9):
            title = self.heading()
            self.heads.append(title)
            self.add("chapter", number, self.say("head", title), {"small": True})
            self.add("para", self.say("paragraph", self.text(1, 2)), {})
            things = []
            for _ in range(self.random.randint(4, 9)):
                quantity = "%d %s" % (self.random.randint(1, 900), self.random.choice(["g", "ml", "kg", "l"]))
                things.append((quantity, self.random.choice(self.parts[2])))
                self.truth.append(("line", things[-1][1]))
            steps = [self.say("item", self.text(1, 2, False)) for _ in range(self.random.randint(2, 6))]
            self.add("recipe", things, steps, style)

    def names(self):
        self.front(toc=False)
        self.chapter(1)
        rows = ["%s, %s %s" % (self.name(), self.name(), self.name()) for _ in range(150)]
        rows.sort()
        self.add("names", [self.say("entry", row) for row in rows], self.random.choice([2, 3]))
        self.chapter(2)
        for number in range(1, 25):
            self.add("hymn", number, [[self.say("line", self.line()) for _ in range(4)] for _ in range(self.random.randint(2, 4))])

    def law(self):
        self.front()
        style, counted = self.random.choice(["margin", "bracket", "outside", "article"]), 0
        for number in range(1, 5):
            self.chapter(number)
            for _ in range(self.random.randint(4, 8)):
                self.add("section", self.say("head", self.heading()))
                for _ in range(self.random.randint(1, 5)):
                    counted += 1
                    self.add("law", counted, self.say("paragraph", self.text(1, 4)), style)
                    if self.chance(0.2):
                        self.add("list", "letters", [self.say("item", self.text(1, 1, False)) for _ in range(self.random.randint(2, 4))])

    def bible(self):
        self.front(toc=False)
        self.noted = self.random.choice([0, 0.02])
        self.add("columns", 2)
        for number in range(1, 6):
            self.add("biblechapter", number, self.heading() if self.chance(0.6) else "")
            verse = 0
            lines = self.chance(0.3)
            for _ in range(self.random.randint(2, 5)):
                verses = []
                for _ in range(self.random.randint(2, 7)):
                    verse += 1
                    verses.append((verse, self.text(1, 2)))
                if lines:
                    for n, v in verses:
                        self.say("paragraph", v)
                else:
                    self.say("paragraph", " ".join(v for n, v in verses))
                self.add("verses", verses, lines)
        self.add("columns", 1)

    def poems(self):
        self.front()
        every = self.random.choice([0, 1, 5, 5, 10])
        for number in range(1, 8):
            self.add("chapter", number, self.say("head", self.heading()), {"small": True})
            length = self.random.choice([2, 3, 4, 4, 8])
            stanzas = [[self.say("line", self.line()) for _ in range(length)] for _ in range(self.random.randint(3, 8))]
            self.add("verse", stanzas, every)

    def parallel(self):
        self.front(toc=False)
        other = Book.__new__(Book)
        other.random, other.code = self.random, self.random.choice(["en", "de", "fr", "es", "it"])
        other.babel, other.quotes, other.dash, other.chapterword, parts = LANGUAGES[other.code]
        other.parts, other.used, other.noted, other.shape = [part.split("|") for part in parts], set(), 0, ""
        self.other = other
        for number in range(1, 4):
            self.chapter(number)
            pairs = []
            for _ in range(self.random.randint(5, 12)):
                pairs.append((self.say("beside", self.text(2, 5, False)), self.say("beside", other.text(2, 5, False))))
            self.add("parallel", pairs)


# Setting them.


def produce(job):
    number, folder = job
    book = Book(number)
    path = folder / f"{number}.pdf"
    setter = SETTERS.get(book.engine, LaTeX)(book)
    with tempfile.TemporaryDirectory() as name:
        try:
            fault = setter.write(Path(name), path)
        except subprocess.TimeoutExpired:
            fault = "takes too long"
    about = f"{book.engine} {getattr(setter, 'classname', '')} {book.code} {book.shape}"
    if fault:
        print(f"{number}: {about}: {fault}", flush=True)
        path.unlink(missing_ok=True)
        return
    (folder / f"{number}.json").write_text(json.dumps({"class": about, "head": book.title, "heads": book.heads, "truth": book.truth}, ensure_ascii=False))


def make(args):
    folder = Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with Pool(2) as pool:
        list(pool.imap_unordered(produce, [(n, folder) for n in range(args.first, args.first + args.count)]))


# Reading them.


def letters(text):
    """The letters of `text` without accents and case, and where in it each stands."""
    out, places = [], []
    for place, character in enumerate(text):
        if character.isspace(): continue
        for c in unicodedata.normalize("NFKD", character).casefold():
            for d in unicodedata.normalize("NFKD", c):
                if d.isalpha():
                    out.append(d)
                    places.append(place)
    return "".join(out), places


def words(text):
    text = unicodedata.normalize("NFC", text).replace("’", "'").replace("‐", "-").replace("‑", "-")
    text = re.sub(r"[ﬀ-ﬆ]", lambda m: unicodedata.normalize("NFKC", m[0]), text)
    return [w.casefold() for w in re.findall(r"[^\W\d_]+(?:['-][^\W\d_]+)*-?", text)]


def echoes(document, text):
    """The running heads that stand in a text more often than they were said, and how much: where a paragraph has nothing else."""
    paragraphs = collections.Counter(letters(part)[0] for part in re.split(r"\n\n+|\f", text) if part.strip())
    said = collections.Counter(letters(part)[0] for kind, part in document["truth"])
    for head in {letters(h)[0] for h in document["heads"]}:
        extra = paragraphs[head] - max(1, said[head]) - 1
        if extra > 0: yield head, extra


def score(args):
    files = sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem))
    if args.only: files = [f for f in files if f.stem in args.only.split(",")]

    with ThreadPoolExecutor(2) as pool: texts = list(pool.map(lambda path: magazines.read(args.run, path.with_suffix(".pdf")), files))
    total, wrong, shown, broken = collections.Counter(), collections.Counter(), [], []
    for path, text in zip(files, texts):
        book = json.loads(path.read_text())
        whole, places = letters(text)
        ends = [m.start() for m in re.finditer(r"\n\n+|\f", text)]
        last = 0
        for kind, said in book["truth"]:
            wanted, own = letters(said)
            if len(wanted) < 12: continue
            total[kind] += 1
            ordered = kind in ("paragraph", "item") and len(wanted) > 30
            place, fault = whole.find(wanted, last if ordered else 0), None
            if place < 0:
                place = whole.find(wanted)
                fault = "out of order"
            if place < 0:
                fault, low, high = "torn", 0, len(wanted)
                # Sentences come again: what follows the last paragraph is looked through first.
                start = last if wanted[:20] in whole[last:] else 0
                while low < high:
                    middle = (low + high + 1) // 2
                    if wanted[:middle] in whole[start:start + 20_000]: low = middle
                    else: high = middle - 1
                at = whole.find(wanted[:low], start)
                if low < 10: why = "NOWHERE " + said[:100]
                else:
                    s, e = own[low - 1] + 1, places[at + low - 1] + 1
                    why = f"said …{said[max(0, s - 30):s]!r}|{said[s:s + 50]!r}\n     read …{text[max(0, e - 50):e]!r}|{text[e:e + 110]!r}"
            else:
                first, final = places[place], places[place + len(wanted) - 1]
                i = bisect.bisect(ends, first)
                why = said[:100]
                if not fault and i < len(ends) and ends[i] < final:
                    fault, why = "split", f"{text[max(0, ends[i] - 60):ends[i]]!r} | {text[ends[i]:ends[i] + 70]!r}"
                if ordered and fault != "out of order": last = place
                begin = first
                end = final + 1
                while end < len(text) and (text[end] == "-" or unicodedata.combining(text[end])): end += 1
                a, b = words(said), words(text[begin:end])
                if a != b:
                    for tag, i1, i2, j1, j2 in difflib.SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
                        if tag != "equal" and "".join(a[i1:i2] + b[j1:j2]):
                            wrong["words", "broken"] += 1
                            broken.append(f"{path.stem} [{book['class']}] {' '.join(a[i1:i2])!r} read {' '.join(b[j1:j2])!r}")
            if fault:
                wrong[kind, fault] += 1
                if not args.kinds or kind in args.kinds.split(","): shown.append(f"{path.stem} [{book['class']}] {fault.upper()} {kind}: {why}")
        for head, extra in echoes(book, text):
            wrong["heads", "read"] += extra
            shown.append(f"{path.stem} [{book['class']}] HEAD read {extra}: {head}")
        numbers = sum(bool(re.fullmatch(r"\W*(\d+|[ivx]+)\W*", part.strip())) for part in re.split(r"\n\n+|\f", text))
        wrong["numbers", "read"] += numbers
        if numbers: shown.append(f"{path.stem} [{book['class']}] NUMBERS read {numbers}")
    magazines.table(total, wrong)
    print(f"heads {wrong['heads', 'read']}, numbers {wrong['numbers', 'read']}, words {wrong['words', 'broken']}")
    print("\n".join(shown[:args.show]))
    print("\n".join(broken[:args.words]))


if __name__ == "__main__":
    parser, _, scorer = magazines.commands(__doc__, make, score)
    scorer.add_argument("--words", type=int, default=0)
    scorer.add_argument("--only", default="")
    scorer.add_argument("--kinds", default="")
    magazines.run(parser)
