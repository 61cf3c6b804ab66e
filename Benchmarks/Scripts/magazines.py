#!/usr/bin/env python3
"""Pages as magazines have them, made at random from somebody's text, and how much of that programs read as it was written.

    magazines.py make FOLDER --text FILE [--first 0] [--count 100]     writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    magazines.py score FOLDER --run 'aloud text {pdf}' [--show 10]     paragraphs torn (something stands inside), split in two, or out of order

One to three columns, narrow gutters and drawn ones, titles across columns and in them, bylines, leads, headings in seven styles, boxes, quotations in large
type, pictures with captions, lists, tables, heads and feet of pages, ragged and justified, indented and spaced. FILE is plain text with blank lines between
paragraphs; its sentences are shuffled. Needs weasyprint.
"""
import argparse
import collections
import bisect
import html
import json
import logging
import random
import re
import shlex
import subprocess
import unicodedata
from pathlib import Path

FONTS = ["Latin Modern Roman", "DejaVu Serif", "Carlito", "Latin Modern Sans", "C059", "TeX Gyre Termes", "Nimbus Roman", "DejaVu Sans"]
HEADINGS = [
    "font-weight: bold", "font-weight: bold; color: #a00", "font-style: italic", "font-variant: small-caps; font-weight: bold",
    "text-transform: uppercase", "font-weight: bold; text-align: center", "color: #057; font-size: 1.15em",
]


def sentences(path):
    paragraphs = (part for part in Path(path).read_text(errors="replace").split("\n\n") if len(part) > 200)
    found = (" ".join(s.split()) for part in paragraphs for s in re.split(r"(?<=[.?!])\s+(?=[A-Z])", part))
    return [s for s in found if 40 < len(s) < 260 and s[0].isupper() and s[-1] in ".?!" and not re.search(r"[\[\]_\d\"“”\t]", s)]


class Issue:
    """One document, and what it says in the order in which it was written."""

    def __init__(self, number, pool):
        self.random = random.Random(number)
        pool = pool[:]
        self.random.shuffle(pool)
        self.pool = iter(pool)
        self.truth = []
        pick = self.random.choice
        self.columns = pick([1, 2, 2, 2, 3, 3])
        self.head = self.title(2, 5)
        body = "".join(self.article() for _ in range(self.random.randint(2, 5)))
        self.page = f'<html lang="en"><head><style>{self.style()}</style></head><body>{body}</body></html>'

    def title(self, least=2, most=7):
        words = re.findall(r"[A-Za-z]{2,}", next(self.pool))
        return " ".join(words[:self.random.randint(least, most)]).capitalize()

    def text(self, least, most):
        return " ".join(next(self.pool) for _ in range(self.random.randint(least, most)))

    def say(self, kind, text):
        self.truth.append((kind, text))
        return html.escape(text)

    def style(self):
        pick, chance = self.random.choice, lambda share: self.random.random() < share
        size = pick([8, 9, 9.5, 10, 11, 12] if self.columns < 3 else [8, 9, 9.5])
        head = pick(["top-left", "top-center", "top-right", "bottom-left", "bottom-center"])
        number = pick([place for place in ("bottom-right", "bottom-center", "top-right", "bottom-left") if place != head])
        form = pick(["counter(page)", '"Page " counter(page)', '"– " counter(page) " –"', 'counter(page) " / " counter(pages)'])
        indent = chance(.5)
        return f"""
        @page {{ size: {pick(["A4", "Letter", "A4", "210mm 210mm"] + ["A5"] * (self.columns < 3))};
                 margin: {pick([15, 18, 22, 28])}mm {pick([12, 15, 20, 25])}mm;
                 @{head} {{ content: "{self.head}"; font-size: {size * .85}pt }} @{number} {{ content: {form}; font-size: {size * .85}pt }} }}
        body {{ font-family: "{pick(FONTS)}"; font-size: {size}pt; line-height: {pick([1.15, 1.2, 1.3, 1.45, 1.6])};
                {"text-align: justify;" * chance(.6)} {"hyphens: auto;" * chance(.6)} }}
        .columns {{ columns: {self.columns}; column-gap: {pick([10, 12, 14, 18, 24])}pt; {"column-rule: .5pt solid #888;" * chance(.25)} }}
        p {{ margin: 0 0 {0 if indent else .6}em 0; {"text-indent: 1.2em;" * indent} }}
        h1 {{ font-size: 1.9em; margin: .2em 0 .4em; line-height: 1.15; text-align: {pick(["left", "center"])}; hyphens: manual }}
        h2 {{ {pick(HEADINGS)}; margin: .9em 0 .35em; line-height: 1.2; break-after: avoid; font-size: {pick([1, 1.1, 1.25])}em; hyphens: manual }}
        .box {{ border: .6pt solid #555; padding: 6pt; margin: .6em 0 }} .tint {{ background: #e8eef4; padding: 6pt; margin: .6em 0 }}
        .quotation {{ font-size: 1.5em; line-height: 1.2; text-align: center; margin: .7em 0; color: #444; font-style: italic; hyphens: manual }}
        .figure {{ margin: .6em 0; text-align: center; break-inside: avoid }}
        .picture {{ background: #9ab; border: .4pt solid #345 }}
        .caption {{ font-size: .85em; line-height: 1.2; text-align: {pick(["left", "center"])} }}
        blockquote {{ margin: .5em 1.6em; font-size: .95em }} ul, ol {{ margin: .4em 0 .6em; padding-left: 1.6em }}
        table {{ border-collapse: collapse; margin: .6em 0; font-size: .9em; text-align: left; break-inside: avoid; hyphens: manual }}
        td {{ padding: 2pt 5pt; {"border: .4pt solid #666;" * chance(.5)} vertical-align: top }}
        .lead {{ font-weight: bold; text-indent: 0 }} .kicker {{ font-size: .8em; letter-spacing: .08em }} .by {{ font-style: italic }}
        """

    def article(self):
        chance = lambda share: self.random.random() < share
        head = f'<div class="kicker">{self.say("head", self.title(1, 3).upper())}</div>' if chance(.4) else ""
        head += f'<h1>{self.say("head", self.title(3, 9))}</h1>'
        if chance(.4): head += f'<div class="by">{self.say("head", "By " + self.title(2, 2).title())}</div>'
        if chance(.4): head += f'<p class="lead">{self.say("paragraph", self.text(1, 2))}</p>'
        # Titles stand above the columns or in the first one.
        opening = head + '<div class="columns">' if chance(.6) else '<div class="columns">' + head
        return opening + self.paragraph() + "".join(self.part() for _ in range(self.random.randint(4, 16))) + "</div>"

    def paragraph(self):
        return f'<p>{self.say("paragraph", self.text(1, 5))}</p>'

    def part(self):
        pick, kind = self.random.choice, self.random.random()
        if kind < .55: return self.paragraph()
        if kind < .68: return f'<h2>{self.say("head", self.title())}</h2>' + self.paragraph()
        if kind < .74: return f'<div class="{pick(["box", "tint"])}">{self.say("aside", self.text(1, 4))}</div>'
        if kind < .80: return f'<div class="quotation">“{self.say("aside", next(self.pool))}”</div>'
        if kind < .86:
            caption = self.say("aside", f"Figure {self.random.randint(1, 30)}{pick(['. ', ': '])}{next(self.pool)}")
            return f'<div class="figure"><div class="picture" style="height: {self.random.randint(40, 150)}pt"></div><div class="caption">{caption}</div></div>'
        if kind < .91:
            tag = pick(["ul", "ol"])
            return f"<{tag}>" + "".join(f'<li>{self.say("item", next(self.pool))}</li>' for _ in range(self.random.randint(2, 5))) + f"</{tag}>"
        if kind < .95:
            cells = self.random.randint(2, 4 if self.columns == 1 else 3)
            cell = lambda: self.title(1, 3) if self.random.random() < .5 else str(self.random.randint(1, 9999))
            rows = [[self.title(1, 3)] + [cell() for _ in range(cells - 1)] for _ in range(self.random.randint(3, 7))]
            self.truth += [("row", " ".join(row)) for row in rows]
            return "<table>" + "".join("<tr>" + "".join(f"<td>{html.escape(c)}</td>" for c in row) + "</tr>" for row in rows) + "</table>"
        return f'<blockquote>{self.say("paragraph", self.text(1, 3))}</blockquote>'


def make(args):
    import weasyprint

    logging.getLogger("weasyprint").setLevel(logging.ERROR)
    pool, folder = sentences(args.text), Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(args.first, args.first + args.count):
        issue = Issue(number, pool)
        try:
            weasyprint.HTML(string=issue.page).write_pdf(folder / f"{number}.pdf")
        except AssertionError:
            print(f"{number}: weasyprint can't lay it out")
            continue
        (folder / f"{number}.json").write_text(json.dumps({"head": issue.head, "truth": issue.truth}, ensure_ascii=False))


def letters(text, figures=True):
    return re.sub(r"[^a-z0-9]" if figures else r"[^a-z]", "", unicodedata.normalize("NFKD", text).lower())


def read(command, pdf):
    """What a command prints, with a PDF's path in place of "{pdf}"."""
    parts = [part.replace("{pdf}", str(pdf)) for part in shlex.split(command)]
    return subprocess.run(parts, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode(errors="replace")


def table(total, wrong):
    """Prints how many texts of each kind there are, and their faults, by (kind, fault)."""
    for kind, count in sorted(total.items()):
        print(f"{kind:10} {count:6}  " + ", ".join(f"{n} {fault}" for (k, fault), n in sorted(wrong.items()) if k == kind))


def score(args):
    total, wrong, shown = collections.Counter(), collections.Counter(), []
    for path in sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem)):
        issue = json.loads(path.read_text())
        # Where formulas, numbers of works and of notes stand in sentences, letters alone are compared.
        figures = issue.get("figures", True)
        text = read(args.run, path.with_suffix(".pdf"))
        paragraphs = [letters(part, figures) for part in re.split(r"\n\n+|\f", text) if part.strip()]
        starts, whole = [], ""
        for part in paragraphs:
            starts.append(len(whole))
            whole += part
        last = -1
        for kind, said in issue["truth"]:
            wanted = letters(said, figures)
            if len(wanted) < 8: continue
            total[kind] += 1
            place = whole.find(wanted)
            if place < 0:
                fault = "torn"
            elif bisect.bisect(starts, place) != bisect.bisect(starts, place + len(wanted) - 1):
                fault = "split"
            else:
                fault = None
            if place >= 0 and kind in ("paragraph", "item") and len(wanted) > 30:
                if place < last: fault = "out of order"
                last = max(last, place)
            if fault:
                wrong[kind, fault] += 1
                shown.append(f"{path.stem} {fault} {kind}: {said[:70]}")
        head = letters(issue["head"], figures)
        wrong["head of a page", "read"] += sum(part == head for part in paragraphs)
    table(total, wrong)
    print(f"heads of pages read: {wrong['head of a page', 'read']}")
    print("\n".join(shown[:args.show]))


def commands(description, make, score=None):
    """A parser of the commands that such scripts have, and the commands, which may get more options."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(required=True)
    maker = parts.add_parser("make")
    maker.add_argument("folder")
    maker.add_argument("--first", type=int, default=0)
    maker.add_argument("--count", type=int, default=100)
    maker.set_defaults(run_command=make)
    if not score: return parser, maker, None
    scorer = parts.add_parser("score")
    scorer.add_argument("folder")
    scorer.add_argument("--run", required=True)
    scorer.add_argument("--show", type=int, default=0)
    scorer.set_defaults(run_command=score)
    return parser, maker, scorer


def run(parser):
    arguments = parser.parse_args()
    arguments.run_command(arguments)


if __name__ == "__main__":
    parser, maker, _ = commands(__doc__, make, score)
    maker.add_argument("--text", required=True)
    run(parser)
