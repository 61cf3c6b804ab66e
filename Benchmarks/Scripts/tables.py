#!/usr/bin/env python3
"""Pages of tables, and pages set like tables, at random, whose text is known because it was written first.

    tables.py make FOLDER --text FILE [--first 0] [--count 100]     writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    tables.py score FOLDER --run 'aloud text {pdf}' [--show 10]     rows and texts torn, split in two, out of order, or run into others; heads and feet read

Tables with rules, grounds, stripes, or nothing; balance sheets, bank statements, price lists, time tables, agendas, forms, questionnaires, addresses in grids,
glossaries in columns, CVs with a side bar, laws with numbers in the margin, texts in two languages side by side, sheets that are wider than a page, sheets
with titles, groups and sums, sheets as Excel and Google print them, calendars, weeks of lessons, nutrition tables, facts in two columns. By
WeasyPrint, wkhtmltopdf, Chromium, ReportLab, and LibreOffice Calc, each of which is needed.
"""

import collections
import concurrent.futures
import json
import logging
import random
import re
import subprocess
import tempfile
import unicodedata
from html import escape
from pathlib import Path

import magazines
import office

KINDS = [
    "report", "report", "report", "statement", "balance", "prices", "times", "agenda", "treaty", "treaty", "law", "form", "questions", "labels", "glossary", "cv",
    "invoice", "sheet", "sheet", "workbook", "workbook", "printed", "printed", "calendar", "nutrition", "pairs", "week",
]
FONTS = ["Carlito", "Liberation Sans", "Liberation Serif", "DejaVu Sans", "DejaVu Serif"]


class Document:
    """What is on the pages, part by part, and what it says in the order in which it was written."""

    def __init__(self, number, pool):
        self.random = random.Random(number)
        pool = pool[:]
        self.random.shuffle(pool)
        self.pool = iter(pool)
        self.truth, self.parts = [], []
        pick, chance = self.pick, self.chance
        self.kind = pick(KINDS)
        self.engine = {"sheet": "calc", "workbook": "calc", "printed": "canvas"}.get(self.kind) or pick(["weasyprint", "weasyprint", "wkhtmltopdf", "chromium", "reportlab"])
        if self.kind in ("labels", "glossary", "cv") and self.engine == "reportlab": self.engine = "weasyprint"
        self.head = self.title(2, 5)
        self.font, self.size = pick(FONTS), pick([8, 9, 10, 10, 11, 12])
        self.leading = pick([1.15, 1.2, 1.2, 1.35, 1.5])
        self.look = pick(["none", "none", "none", "stripes", "stripes", "rows", "head", "all"])
        self.padding = pick([1, 1, 2, 3, 5])
        self.upright = pick(["top", "top", "top", "middle", "bottom"])
        self.isJustified = chance(0.3)
        self.hasEdges = chance(0.7)
        self.paper, self.margin = pick(["A4", "A4", "letter"]), pick([15, 20, 25])
        getattr(self, self.kind)()

    def pick(self, choices): return self.random.choice(choices)
    def chance(self, share): return self.random.random() < share
    def number(self, least, most): return self.random.randint(least, most)

    def title(self, least=2, most=7):
        words = re.findall(r"[A-Za-z]{2,}", next(self.pool))
        return " ".join(words[: self.number(least, most)]).capitalize()

    def text(self, least, most): return " ".join(next(self.pool) for _ in range(self.number(least, most)))
    def name(self): return " ".join(word.capitalize() for word in (re.findall(r"[A-Za-z]{3,}", next(self.pool)) * 2)[:2])

    def short(self, least=3, most=12):
        words = next(self.pool).rstrip(".?!").split()
        return " ".join(words[: self.number(least, most)])

    def money(self): return self.pick([f"{self.number(1, 999)}.{self.number(10, 99)}", f"{self.number(1, 99)},{self.number(100, 999)}.{self.number(10, 99)}"])

    def say(self, kind, text):
        self.truth.append((kind, text))
        return text

    def date(self): return f"{self.number(1, 28):02}.{self.number(1, 12):02}.{self.number(1999, 2024)}"

    # Parts

    def p(self, least=1, most=4): self.parts.append(("p", self.say("paragraph", self.text(least, most))))
    def h(self, text=None): self.parts.append(("h", self.say("head", text or self.title())))

    def table(self, rows, widths, kinds, head=None, look=None, upright=None, **more):
        """A table of rows of cells; None as a row's look ahead of it is a group's name."""
        if head: self.truth.append(("head", " ".join(head)))
        for row in rows:
            said = " ".join(cell for cell in row if cell)
            if said: self.truth.append(("row", said))
        self.parts.append(("table", {"rows": rows, "widths": widths, "kinds": kinds, "head": head, "look": look or self.look, "upright": upright or self.upright} | more))

    def cell(self, kind):
        if kind == "figure": return self.pick([self.money(), str(self.number(1, 9999)), f"{self.number(1, 99)}%", "–"])
        if kind == "word": return self.title(1, 3)
        if kind == "date": return self.date()
        if kind == "phrase": return self.short(2, 10)
        return self.text(1, 2) if self.chance(0.7) else self.short()

    def anyTable(self, isLong=False):
        count = self.number(2, 6)
        kinds = [self.pick(["word", "word", "phrase", "date"])] + [self.pick(["figure", "word", "phrase", "text" if count < 5 else "word"]) for _ in range(count - 1)]
        share = {"figure": 2, "word": 3, "date": 2.5, "phrase": 4, "text": 7}
        head = [self.title(1, 2) for _ in kinds] if self.chance(0.8) else None
        rows = [[self.cell(kind) for kind in kinds] for _ in range(self.number(25, 50) if isLong else self.number(3, 12))]
        self.table(rows, [share[kind] * self.pick([0.8, 1, 1.3]) for kind in kinds], kinds, head)

    # Documents

    def report(self):
        self.h()
        for _ in range(self.number(3, 6)):
            self.p()
            if self.chance(0.3): self.h()
            self.anyTable(self.chance(0.25))
        self.p()

    def statement(self):
        self.h()
        if self.chance(0.6): self.p(1, 2)
        head = ["Date", self.pick(["Description", "Details of payment"]), "Paid out", "Paid in", "Balance"]
        rows = []
        for _ in range(self.number(10, 45)):
            isOut = self.chance(0.6)
            rows.append([self.date(), self.pick([self.title(2, 4), self.short(6, 18)]), self.money() if isOut else "", "" if isOut else self.money(), self.money()])
        self.table(rows, [2, 6, 2, 2, 2], ["date", "phrase", "figure", "figure", "figure"], head)
        self.p(1, 2)

    def balance(self):
        self.h()
        if self.chance(0.5): self.p(1, 3)
        rows = []
        for _ in range(self.number(3, 6)):
            rows.append([self.title(1, 3), "", "", ""])
            for _ in range(self.number(2, 6)):
                rows.append([self.pick([self.title(2, 4), self.short(7, 14)]), self.pick(["", str(self.number(1, 30))]), self.money(), self.money()])
            rows.append(["Total " + self.title(1, 3).lower(), "", self.money(), self.money()])
        self.table(rows, [7, 1.2, 2.2, 2.2], ["phrase", "word", "figure", "figure"], ["", "Note", "2023", "2022"], indents=self.chance(0.6))
        self.p(1, 3)

    def prices(self):
        self.h()
        for _ in range(self.number(1, 4)):
            self.h()
            rows = [[str(self.number(1000, 9999)), self.pick([self.short(3, 8), self.text(1, 2)]), self.pick(["each", "per box", "per 100"]), self.money()] for _ in range(self.number(4, 14))]
            self.table(rows, [1.5, 8, 2, 2], ["word", "text", "word", "figure"], ["Item", "Description", "Unit", "Price"] if self.chance(0.7) else None)
        self.p(1, 2)

    def times(self):
        self.h()
        for _ in range(self.number(1, 3)):
            count, first, rows = self.number(4, 11), self.number(5, 12) * 60, []
            for stop in range(self.number(6, 20)):
                first += self.number(3, 12)
                rows.append([self.name()] + [f"{(first + run * 37) // 60 % 24:02}:{(first + run * 37) % 60:02}" if self.random.random() < 0.92 else "–" for run in range(count)])
            self.table(rows, [4] + [1.2] * count, ["word"] + ["figure"] * count, ["Train"] + [str(self.number(100, 999)) for _ in range(count)], small=True)
            self.p(1, 2)

    def agenda(self):
        self.h()
        if self.chance(0.5): self.p(1, 2)
        hour = 8
        for _ in range(self.number(1, 3)):
            rows = []
            for _ in range(self.number(4, 11)):
                hour += 0.5
                time = f"{int(hour) % 24}:{30 if hour % 1 else 0:02}"
                time += f" – {int(hour) % 24}:{int(hour % 1 * 60) + 25}" if self.chance(0.5) else ""
                said = self.pick([self.title(2, 6), self.text(1, 2)])
                rows.append([time, said] + ([self.name()] if len(rows) % 1 == 0 and self.head[0] < "M" else []))
            width = len(rows[0])
            self.table(rows, [2, 8, 3][:width], ["word", "text", "word"][:width], look=self.pick(["none", "none", self.look]))
            if self.chance(0.5): self.h()
        self.p(1, 2)

    def foreign(self, text):
        """The text in a language that nobody speaks."""
        return text.translate(str.maketrans("aeioubdgtkAEIOUBDGTK", "eioaupkbgdEIOAUPKBGD"))

    def treaty(self):
        self.h()
        if self.chance(0.5): self.p(1, 2)
        rows = []
        isNumbered = self.chance(0.4)
        for number in range(self.number(5, 16)):
            said = self.title(1, 4) if self.chance(0.2) else self.text(1, 4)
            other = self.foreign(said)
            if self.chance(0.3): other += " " + self.foreign(self.text(1, 1))
            if isNumbered: said, other = f"({number + 1}) {said}", f"({number + 1}) {other}"
            rows.append([said, other])
            self.truth += [("left", said), ("right", other)]
        truth = self.truth
        self.truth = []
        self.table(rows, [1, 1], ["text", "text"], look=self.pick(["none", "none", "none", "rows", "all"]), upright="top", wide=True)
        self.truth = truth
        if self.chance(0.4): self.p(1, 2)

    def law(self):
        self.h()
        form = self.pick(["§ {}", "({})", "{}", "{}.", "Art. {}"])
        side = self.pick(["left", "left", "right"])
        start = self.number(1, 80)
        for _ in range(self.number(1, 3)):
            rows = []
            for _ in range(self.number(4, 9)):
                label, said = form.format(start), self.text(1, 5)
                start += 1
                self.truth.append(("paragraph", said))
                rows.append([label, said] if side == "left" else [said, label])
            truth = self.truth
            self.truth = []
            self.table(rows, [1, 9] if side == "left" else [9, 1], ["word", "text"] if side == "left" else ["text", "word"], look="none", upright="top", wide=True)
            self.truth = truth
            self.h()
        self.p(1, 2)

    def form(self):
        self.h()
        for _ in range(self.number(2, 4)):
            self.h()
            rows = [[self.title(1, 3) + ":", self.pick([self.name(), self.short(2, 6), self.text(1, 2), self.date()])] for _ in range(self.number(4, 9))]
            self.table(rows, [3, 7], ["word", "text"])
        self.p(1, 2)

    def questions(self):
        self.h()
        self.p(1, 2)
        scale = self.pick([["Yes", "No"], ["Never", "Rarely", "Often", "Always"], ["1", "2", "3", "4", "5"]])
        for part in range(self.number(2, 4)):
            self.h()
            box = self.pick(["☐", "□", "❑"])
            if self.chance(0.5):
                rows = [[f"{n + 1}.", self.pick([self.title(3, 7), next(self.pool)])] + [box] * len(scale) for n in range(self.number(4, 9))]
                for row in rows: self.truth.append(("row", row[1]))
                truth = self.truth
                self.truth = []
                self.table(rows, [1, 9] + [1.3] * len(scale), ["word", "text"] + ["word"] * len(scale), ["", "Question"] + scale, centred=True)
                self.truth = truth
            else:
                for n in range(self.number(3, 6)):
                    self.parts.append(("p", f"{n + 1}. " + self.say("item", next(self.pool))))
                    said = [self.title(1, 3) for _ in scale]
                    for one in said: self.truth.append(("line", one))
                    if self.chance(0.5):
                        self.parts += [("p", f"{box} {one}") for one in said]
                    else:
                        self.parts.append(("p", "    ".join(f"{box} {one}" for one in said)))
        self.p(1, 2)

    def labels(self):
        columns, cells = self.pick([2, 3, 3]), []
        for _ in range(columns * self.number(3, 7)):
            lines = [self.name()] + ([self.title(2, 3)] if self.chance(0.4) else []) + [f"{self.number(1, 400)} {self.title(1, 1)} Street", f"{self.title(1, 1)} {self.number(10000, 99999)}"]
            self.truth.append(("label", " ".join(lines)))
            cells.append(lines)
        self.parts.append(("labels", columns, cells))

    def glossary(self):
        self.h()
        entries = []
        for _ in range(self.number(15, 40)):
            term, said = self.title(1, 3), self.text(1, 2)
            self.truth.append(("item", f"{term} {said}"))
            entries.append((term, said))
        self.parts.append(("glossary", sorted(entries, key=lambda _: 0), self.pick(["hanging", "inline", "grid"])))

    def cv(self):
        side = []
        for _ in range(self.number(2, 4)):
            side.append(("h", self.title(1, 2)))
            side += [("l", self.title(1, 4)) for _ in range(self.number(3, 6))]
        main = [("t", self.name())]
        for _ in range(self.number(2, 4)):
            main.append(("h", self.title(1, 3)))
            for _ in range(self.number(1, 4)):
                main += [("b", self.title(2, 4)), ("d", f"{self.title(1, 3)}, {self.number(1990, 2023)}"), ("p", self.text(1, 3))]
        isLeft = self.chance(0.6)
        for one in (side, main):
            for kind, said in one: self.truth.append(({"p": "paragraph", "h": "head", "t": "head"}.get(kind, "line"), said))
        self.sideTexts = [said for _, said in side]
        self.parts.append(("cv", side, main, isLeft))

    def invoice(self):
        self.parts.append(("h", self.say("head", self.pick(["INVOICE", "Quotation", "Purchase order"]))))
        left = [self.name(), f"{self.number(1, 99)} {self.title(1, 1)} Road", self.title(1, 1) + " " + str(self.number(10000, 99999))]
        right = [f"Invoice no. {self.number(1000, 9999)}", "Date " + self.date(), "Customer " + self.name()]
        for line in left + right: self.truth.append(("line", line))
        truth = self.truth
        self.truth = []
        self.table([["\n".join(left), "\n".join(right)]], [1, 1], ["text", "text"], look="none", upright="top", wide=True)
        self.truth = truth
        rows = [[str(n + 1), self.pick([self.title(2, 4), self.text(1, 1), self.short(5, 16)]), str(self.number(1, 40)), self.money(), self.money()] for n in range(self.number(3, 14))]
        rows += [["", label, "", "", self.money()] for label in ("Subtotal", "Value added tax", "Total due")]
        self.table(rows, [1, 7, 1.5, 2, 2], ["word", "text", "figure", "figure", "figure"], ["No.", "Description", "Quantity", "Unit price", "Amount"])
        self.p(1, 3)

    def sheet(self):
        count = self.number(3, 14)
        kinds = [self.pick(["word", "phrase"])] + [self.pick(["figure", "figure", "word", "date", "phrase"]) for _ in range(count - 1)]
        rows = [[self.cell(kind) for kind in kinds] for _ in range(self.number(8, 70))]
        head = [self.title(1, 2) for _ in kinds]
        self.sheetRows = [head] + rows
        self.sheetKinds = kinds
        self.sheetWidths = [{"word": 3.2, "phrase": 4.5, "date": 2.5, "figure": 2.2}[kind] for kind in kinds]
        self.hasGrid = self.chance(0.5)
        self.isLandscape = self.chance(0.4)
        # Pages side by side, as many columns on each as go in.
        for row in self.sheetRows:
            self.truth.append(("sheet", row))

    def workbook(self):
        """A sheet as people make them: a title that runs over its cells, names of groups, sums, words in bold, empty rows, cells with little white."""
        self.sheet()
        rows, kinds, chance = self.sheetRows, self.sheetKinds, self.chance
        self.hasGrid = chance(0.25)
        self.cellPadding = self.pick([0.035, 0.035, 0.05, 0.08])
        self.bold = self.pick([0, 0, 0.05, 0.15])
        self.noWrap = {n for n in range(len(kinds)) if kinds[n] in ("figure", "date")}
        if len(kinds) > 2 and chance(0.5):
            # As many words as some columns have room for.
            groups = sorted(self.random.sample(range(1, len(rows)), min(self.number(1, 5), len(rows) - 1)), reverse=True)
            for place in groups: rows.insert(place, [self.title(2, 4)] + [""] * (len(kinds) - 1))
        if chance(0.4): rows.append(["Total"] + [self.money() if kind == "figure" else "" for kind in kinds[1:]])
        if chance(0.5):
            rows[0:0] = [[self.title(3, 6)] + [""] * (len(kinds) - 1)] + ([[""] * len(kinds)] if chance(0.6) else [])

    def printed(self):
        """A sheet as Excel or Google Sheets prints it: cell by cell, each with a frame it is cut to."""
        self.workbook()
        self.truth = []
        self.maker = self.pick(["excel", "excel", "google"])
        self.upright = self.pick(["bottom", "bottom", "top", "middle"]) if self.maker == "excel" else self.pick(["bottom", "top"])

    def calendar(self):
        self.h()
        for _ in range(self.number(1, 2)):
            days, first, rows, row = self.number(28, 31), self.number(0, 6), [], []
            head = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] + (["Saturday", "Sunday"] if self.chance(0.6) else [])
            wide = len(head)
            cells = [""] * (first % wide) + [str(day + 1) + ("\n" + self.title(1, 3) if self.chance(0.4) else "") for day in range(days)]
            for start in range(0, len(cells), wide):
                row = cells[start : start + wide]
                rows.append(row + [""] * (wide - len(row)))
            # What stands on each day.
            said = [cell.replace("\n", " ") for cell in cells if "\n" in cell]
            truth, self.truth = self.truth, []
            self.table(rows, [1] * wide, ["text"] * wide, head, upright="top", look=self.pick(["none", "all", "all", "rows"]))
            self.truth = truth + [("label", cell) for cell in said]
            if self.chance(0.5): self.p(1, 2)
        self.p(1, 2)

    def nutrition(self):
        self.h()
        rows = [[name, f"{self.number(1, 900)}.{self.number(0, 9)} {unit}", f"{self.number(0, 99)}.{self.number(0, 9)} {unit}", f"{self.number(1, 99)}%"] for name, unit in [("Energy", "kJ"), ("Fat", "g"), ("of which saturates", "g"), ("Carbohydrate", "g"), ("of which sugars", "g"), ("Fibre", "g"), ("Protein", "g"), ("Salt", "g")]]
        self.table(rows, [4, 2.2, 2.2, 1.8], ["phrase", "figure", "figure", "figure"], ["Typical values", "per 100 g", "per serving", "% RI"], indents=True)
        self.parts.append(("p", self.say("paragraph", "Ingredients: " + ", ".join(self.title(1, 2).lower() for _ in range(self.number(8, 20))) + ".")))
        self.p(1, 2)

    def pairs(self):
        """Facts in two columns, and often twice side by side."""
        self.h()
        for _ in range(self.number(1, 3)):
            twice = self.chance(0.4)
            one = lambda: [self.title(1, 3) + self.pick([":", ""]), self.pick([self.name(), self.short(2, 6), self.date(), self.money(), self.short(6, 14)])]
            rows = [one() + (one() if twice else []) for _ in range(self.number(4, 12))]
            self.table(rows, [3, 4, 3, 4] if twice else [3, 7], ["word", "text"] * (2 if twice else 1))
            if self.chance(0.5): self.p(1, 2)
            if self.chance(0.5): self.h()
        self.p(1, 2)

    def week(self):
        """A week's lessons: hours down the side, and in each cell what, who, where."""
        self.h()
        head = ["", "Mon", "Tue", "Wed", "Thu", "Fri"]
        rows = []
        for hour in range(8, 8 + self.number(5, 9)):
            cells = [f"{self.title(1, 2)}\n{self.name()}\nRoom {self.number(1, 400)}" if self.chance(0.75) else "" for _ in range(5)]
            rows.append([f"{hour}:00"] + cells)
        truth, self.truth = self.truth, []
        self.table(rows, [1, 2.5, 2.5, 2.5, 2.5, 2.5], ["word"] + ["text"] * 5, head, small=True, look=self.pick(["none", "all", "all", "rows", "stripes"]))
        self.truth = truth + [("label", cell.replace("\n", " ")) for row in rows for cell in row[1:] if cell]
        self.p(1, 2)


# MARK: Programs


def css(document):
    d = document
    edges = f'@top-center {{ content: "{d.head}"; font-size: 8pt }} @bottom-center {{ content: counter(page); font-size: 8pt }}' if d.hasEdges else ""
    return f"""
    @page {{ size: {d.paper}; margin: {d.margin}mm; {edges} }}
    body {{ font-family: "{d.font}"; font-size: {d.size}pt; line-height: {d.leading}; {"text-align: justify;" * d.isJustified} }}
    h2 {{ font-size: 1.25em; margin: .8em 0 .4em; text-align: left }} p {{ margin: 0 0 .6em }}
    table {{ border-collapse: collapse; width: 100%; margin: .4em 0 1em; text-align: left; page-break-inside: auto }}
    td, th {{ padding: {d.padding}pt 4pt; text-align: left }} .figure {{ text-align: right }} .centred {{ text-align: center }}
    .wide td {{ padding: 3pt 8pt 5pt }} .small {{ font-size: .8em }} td.wide {{ {"text-align: justify" * d.isJustified} }}
    .rows tr > * {{ border-bottom: .5pt solid #444 }} .all tr > * {{ border: .5pt solid #444 }} .head th {{ border-bottom: .7pt solid #000 }}
    .stripes tr.odd > * {{ background: #e6ebf2 }} .stripes th {{ background: #34506e; color: #fff }}
    .labels {{ display: table; width: 100% }} .glossary {{ column-count: 2; column-gap: 8mm }} .hanging p {{ padding-left: 1.5em; text-indent: -1.5em }}
    """


def html(document):
    d, body = document, ""
    for part in d.parts:
        if part[0] == "p": body += f"<p>{escape(part[1])}</p>"
        elif part[0] == "h": body += f"<h2>{escape(part[1])}</h2>"
        elif part[0] == "table": body += htmlTable(part[1])
        elif part[0] == "labels":
            _, columns, cells = part
            rows = [cells[n : n + columns] for n in range(0, len(cells), columns)]
            body += '<table class="labels">' + "".join("<tr>" + "".join(f'<td style="width: {100 // columns}%; padding: 8pt 6pt">{"<br>".join(map(escape, c))}</td>' for c in row) + "</tr>" for row in rows) + "</table>"
        elif part[0] == "glossary":
            _, entries, form = part
            if form == "grid": body += htmlTable({"rows": [list(e) for e in entries], "widths": [3, 8], "kinds": ["word", "text"], "head": None, "look": "none", "upright": "top"})
            else: body += f'<div class="glossary {form}">' + "".join(f"<p><b>{escape(t)}</b> {escape(s)}</p>" for t, s in entries) + "</div>"
        elif part[0] == "cv":
            _, side, main, isLeft = part
            tags = {"h": "h2", "l": "div", "t": "h1", "b": "b", "d": "p", "p": "p"}
            column = lambda one, width: f'<td style="vertical-align: top; width: {width}%; padding: 0 10pt; {"background: #eee" if width < 40 and d.look == "stripes" else ""}">' + "".join(f"<{tags[k]}>{escape(s)}</{tags[k]}>" for k, s in one) + "</td>"
            columns = [column(side, 32), column(main, 68)]
            body += "<table><tr>" + "".join(columns if isLeft else columns[::-1]) + "</tr></table>"
    return f'<html lang="en"><head><meta charset="utf-8"><title>{d.head}</title><style>{css(d)}</style></head><body>{body}</body></html>'


def htmlTable(t):
    total = sum(t["widths"])
    form = " ".join(name for name in ("wide", "small") if t.get(name))
    xml = f'<table class="{t["look"]} {form}">'
    side = lambda kind, n: "figure" if kind == "figure" else "centred" if t.get("centred") and n > 1 else "wide" if t.get("wide") else ""
    if t["head"]: xml += "<thead><tr>" + "".join(f'<th class="{side(k, n)}">{escape(c)}</th>' for n, (c, k) in enumerate(zip(t["head"], t["kinds"]))) + "</tr></thead>"
    for number, row in enumerate(t["rows"]):
        xml += f'<tr class="{"odd" if number % 2 else "even"}">'
        for n, (c, kind, width) in enumerate(zip(row, t["kinds"], t["widths"])):
            indent = "padding-left: 14pt;" if t.get("indents") and n == 0 and row[-1] and not c.startswith("Total") else ""
            text = escape(c).replace("\n", "<br>")
            xml += f'<td class="{side(kind, n)}" style="width: {100 * width / total:.1f}%; vertical-align: {t["upright"]}; {indent}">{text}</td>'
        xml += "</tr>"
    return xml + "</table>"


def reportlab(document, path):
    from reportlab.lib import colors, pagesizes
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import Paragraph, SimpleDocTemplate, Table, TableStyle

    d = document
    register(d.font)
    style = ParagraphStyle("body", fontName="Body", fontSize=d.size, leading=d.size * d.leading, spaceAfter=d.size * 0.6)
    heading = ParagraphStyle("head", fontName="Body", fontSize=d.size * 1.3, leading=d.size * 1.6, spaceBefore=d.size, spaceAfter=d.size * 0.5)
    margin = d.margin * 72 / 25.4
    size = pagesizes.A4 if d.paper == "A4" else pagesizes.letter
    width, flow = size[0] - 2 * margin - 12, []
    for part in d.parts:
        if part[0] == "p": flow.append(Paragraph(escape(part[1]), style))
        elif part[0] == "h": flow.append(Paragraph(escape(part[1]), heading))
        else:
            t = part[1]
            own = ParagraphStyle("cell", parent=style, fontSize=d.size * (0.8 if t.get("small") else 1), spaceAfter=0)
            own.leading = own.fontSize * d.leading
            right, middle = ParagraphStyle("right", parent=own, alignment=2), ParagraphStyle("middle", parent=own, alignment=1)
            look = lambda kind, n: right if kind == "figure" else middle if t.get("centred") and n > 1 else own
            cells = [[Paragraph(escape(c).replace("\n", "<br/>"), look(k, n)) if c else "" for n, (c, k) in enumerate(zip(row, t["kinds"]))] for row in ([t["head"]] if t["head"] else []) + t["rows"]]
            commands = [("VALIGN", (0, 0), (-1, -1), t["upright"].upper()), ("TOPPADDING", (0, 0), (-1, -1), d.padding), ("BOTTOMPADDING", (0, 0), (-1, -1), 5 if t.get("wide") else d.padding), ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 8 if t.get("wide") else 4)]
            if t["look"] == "all": commands.append(("GRID", (0, 0), (-1, -1), 0.5, colors.black))
            if t["look"] == "rows": commands.append(("LINEBELOW", (0, 0), (-1, -1), 0.5, colors.black))
            if t["look"] == "head" and t["head"]: commands.append(("LINEBELOW", (0, 0), (-1, 0), 0.7, colors.black))
            if t["look"] == "stripes": commands.append(("ROWBACKGROUNDS", (0, 0), (-1, -1), [colors.white, colors.HexColor("#e6ebf2")]))
            flow.append(Table(cells, [width * w / sum(t["widths"]) for w in t["widths"]], repeatRows=1 if t["head"] else 0, style=TableStyle(commands), spaceAfter=d.size))

    def edges(canvas, page):
        if not d.hasEdges: return
        canvas.setFont("Body", 8)
        canvas.drawCentredString(size[0] / 2, size[1] - margin * 0.6, d.head)
        canvas.drawCentredString(size[0] / 2, margin * 0.5, str(page.page))

    SimpleDocTemplate(str(path), pagesize=size, leftMargin=margin, rightMargin=margin, topMargin=margin, bottomMargin=margin).build(flow, onFirstPage=edges, onLaterPages=edges)


def canvas(document, path):
    """A sheet, cell by cell."""
    from reportlab.lib import pagesizes
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfgen.canvas import Canvas

    d = document
    register(d.font)
    size = pagesizes.A4 if d.paper == "A4" else pagesizes.letter
    if d.isLandscape: size = size[::-1]
    margin = d.margin * 72 / 25.4
    # As small as it has to be to have all columns on one page.
    scale = min(1, (size[0] - 2 * margin) / (sum(d.sheetWidths) * 72 / 2.54))
    em = d.size * scale
    pad, step = d.cellPadding * 72 / 2.54 * scale, em * 1.2
    widths = [w * 72 / 2.54 * scale for w in d.sheetWidths]
    wide = lambda text: pdfmetrics.stringWidth(text, "Body", em)
    page = Canvas(str(path), pagesize=size)
    top = size[1] - margin

    def begin():
        page.setLineWidth(0.5)
        if not d.hasEdges: return
        page.setFont("Body", 8)
        page.drawCentredString(size[0] / 2, size[1] - margin * 0.6, d.head)
        page.drawCentredString(size[0] / 2, margin * 0.5, f"Page {page.getPageNumber()}")

    begin()
    y = top
    for row in d.sheetRows:
        wrapped = []
        for n, text in enumerate(row):
            lines, line = [], ""
            over = len([c for c in row if c]) == 1 or n in d.noWrap
            for word in text.split():
                if line and not over and wide(f"{line} {word}") > widths[n] - 2 * pad:
                    lines.append(line)
                    line = word
                else:
                    line = f"{line} {word}".strip()
            wrapped.append(lines + [line] if line else [])
        height = max(max(map(len, wrapped)), 1) * step + 2 * pad
        if y - height < margin:
            page.showPage()
            begin()
            y = top
        x = margin
        for n, lines in enumerate(wrapped):
            space = height - 2 * pad - len(lines) * step
            up = y - pad - {"top": 0, "middle": space / 2, "bottom": space}[d.upright] - em * 0.95
            page.saveState()
            if len([c for c in row if c]) > 1 and n not in d.noWrap:
                frame = page.beginPath()
                frame.rect(x, y - height, widths[n], height)
                page.clipPath(frame, stroke=0)
            for number, line in enumerate(lines):
                left = x + widths[n] - pad - wide(line) if d.sheetKinds[n] == "figure" and len(lines) == 1 and n else x + pad
                text = page.beginText(left, up - number * step)
                text.setFont("Body", em)
                if d.maker == "google":
                    # Glyph by glyph where they are kerned, each run with its place.
                    for word in re.findall(r"\S+ ?", line):
                        text.setTextOrigin(left, up - number * step)
                        text.textOut(word)
                        left += wide(word)
                else:
                    text.textOut(line)
                page.drawText(text)
            page.restoreState()
            if d.hasGrid: page.rect(x, y - height, widths[n], height)
            x += widths[n]
        y -= height
    page.save()


def register(name):
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    face = {"DejaVu Sans": "dejavu/DejaVuSans", "DejaVu Serif": "dejavu/DejaVuSerif", "Carlito": "crosextra/Carlito-Regular", "Liberation Sans": "liberation2/LiberationSans-Regular", "Liberation Serif": "liberation2/LiberationSerif-Regular"}[name]
    pdfmetrics.registerFont(TTFont("Body", f"/usr/share/fonts/truetype/{face}.ttf"))


def calc(document):
    """A sheet as flat XML."""
    d = document
    spaces = "".join(f' xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for short, name in [("office", "office"), ("style", "style"), ("text", "text"), ("table", "table"), ("fo", "xsl-fo-compatible")])
    page = (21.0, 29.7) if d.paper == "A4" else (21.59, 27.94)
    if d.isLandscape: page = page[::-1]
    edge = lambda content: f"<text:p>{content}</text:p>"
    padding, bare = getattr(d, "cellPadding", 0.08), getattr(d, "noWrap", set())
    columns = "".join(f'<style:style style:name="c{n}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>' for n, w in enumerate(d.sheetWidths))
    cells = "".join(f'<style:style style:name="{name}" style:family="table-cell"><style:table-cell-properties fo:wrap-option="{"no-wrap" if name in ("n", "f") and bare else "wrap"}" style:vertical-align="{d.upright}" fo:padding="{padding}cm"/><style:paragraph-properties fo:text-align="{side}"/><style:text-properties style:font-name="{d.font}" fo:font-size="{d.size}pt"{more}/></style:style>' for name, side, more in [("t", "start", ""), ("f", "end", ""), ("n", "start", ' fo:font-weight="bold"'), ("h", "start", ' fo:font-weight="bold"')])
    rows = ""
    first = next(number for number, row in enumerate(d.sheetRows) if row[-1] or not hasattr(d, "noWrap"))
    for number, row in enumerate(d.sheetRows):
        rows += '<table:table-row table:style-name="r">'
        for c, k in zip(row, d.sheetKinds):
            form = "n" if hasattr(d, "noWrap") and len([c for c in row if c]) == 1 else "h" if number == first else "f" if k == "figure" else "t"
            said = escape(c)
            if form == "t" and d.chance(getattr(d, "bold", 0)): said = re.sub(r"^(\w+)", r'<text:span text:style-name="B">\1</text:span>', said)
            rows += f'<table:table-cell table:style-name="{form}"' + (f' office:value-type="string"><text:p>{said}</text:p></table:table-cell>' if c else "/>")
        rows += "</table:table-row>"
    head = edge('<text:span>' + d.head + '</text:span>') if d.hasEdges else ""
    foot = edge("Page <text:page-number>1</text:page-number>") if d.hasEdges else ""
    grid = ' style:print="objects charts drawings grid"' if d.hasGrid else ' style:print="objects charts drawings"'
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document{spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:font-face-decls><style:font-face style:name="{d.font}" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" svg:font-family="&apos;{d.font}&apos;"/></office:font-face-decls>'
        f'<office:automatic-styles>{columns}{cells}<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="r" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style><style:style style:name="ta" style:family="table" style:master-page-name="Default"/><style:page-layout style:name="L"><style:page-layout-properties fo:page-width="{page[0]}cm" fo:page-height="{page[1]}cm" fo:margin="{d.margin / 10}cm" style:print-orientation="{"landscape" if d.isLandscape else "portrait"}"{grid}/><style:header-style><style:header-footer-properties fo:min-height="0.75cm" fo:margin-bottom="0.25cm"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="0.75cm" fo:margin-top="0.25cm"/></style:footer-style></style:page-layout></office:automatic-styles>'
        f'<office:master-styles><style:master-page style:name="Default" style:page-layout-name="L"><style:header style:display="{"true" if d.hasEdges else "false"}">{head}</style:header><style:footer style:display="{"true" if d.hasEdges else "false"}">{foot}</style:footer></style:master-page></office:master-styles>'
        f'<office:body><office:spreadsheet><table:table table:name="Data" table:style-name="ta">' + "".join(f'<table:table-column table:style-name="c{n}"/>' for n in range(len(d.sheetWidths))) + rows + "</table:table></office:spreadsheet></office:body></office:document>"
    ), page


def make(args):
    import weasyprint
    from playwright.sync_api import sync_playwright

    logging.getLogger("weasyprint").setLevel(logging.ERROR)
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    pool, folder = magazines.sentences(args.text), Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        work = Path(name)
        browser = playwright.chromium.launch(executable_path=args.browser, args=["--no-sandbox"])
        for number in range(args.first, args.first + args.count):
            d = Document(number, pool)
            target, source = folder / f"{number}.pdf", work / f"{number}.html"
            never = [d.head] if d.hasEdges else []
            if d.engine == "reportlab":
                reportlab(d, target)
            elif d.engine == "canvas":
                canvas(d, target)
                d.truth = [("row", " ".join(c for c in row if c)) for row in d.sheetRows]
            elif d.engine == "calc":
                xml, page = calc(d)
                (work / f"{number}.fods").write_text(xml)
                # Column after column goes on a page as long as there is room.
                room, sides = page[0] - 2 * d.margin / 10, [[]]
                left = room
                for index, width in enumerate(d.sheetWidths):
                    if width > left + 0.01 and sides[-1]:
                        sides.append([])
                        left = room
                    sides[-1].append(index)
                    left -= width
                d.truth = [("row", " ".join(row[n] for n in side if row[n])) for side in sides for row in d.sheetRows]
            else:
                page = html(d)
                source.write_text(page)
                if d.engine == "weasyprint":
                    weasyprint.HTML(string=page).write_pdf(target)
                elif d.engine == "wkhtmltopdf":
                    edges = ["--header-center", d.head, "--footer-center", "[page]", "--header-font-size", "8", "--footer-font-size", "8", "--header-spacing", "4", "--footer-spacing", "4"] if d.hasEdges else []
                    command = ["wkhtmltopdf", "-q", "-s", d.paper.capitalize() if d.paper == "letter" else d.paper] + [x for side in "TBLR" for x in (f"-{side}", f"{d.margin}mm")] + edges + [str(source), str(target)]
                    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": name})
                else:
                    tab = browser.new_page()
                    tab.goto(source.as_uri())
                    bar = '<div style="font-size: 8px; width: 100%; text-align: center">{}</div>'
                    edges = {"display_header_footer": True, "header_template": bar.format(d.head), "footer_template": bar.format('<span class="pageNumber"></span>')} if d.hasEdges else {}
                    tab.pdf(path=target, format="A4" if d.paper == "A4" else "Letter", print_background=True, tagged=d.chance(0.3), margin={s: f"{d.margin}mm" for s in ("top", "bottom", "left", "right")}, **edges)
                    tab.close()
            said = {"head": d.head, "class": f"{d.kind} {d.engine} {d.look}", "never": never, "truth": d.truth, "side": getattr(d, "sideTexts", [])}
            (folder / f"{number}.json").write_text(json.dumps(said, ensure_ascii=False))
        browser.close()
        office.export(work, folder, "fods", "calc")
    office.drop_unset(folder)


# MARK: Judging


def signs(text):
    """The letters and figures of a text, and where in it they are."""
    found, places = [], []
    for place, character in enumerate(text):
        for part in unicodedata.normalize("NFKD", character).lower():
            if "a" <= part <= "z" or "0" <= part <= "9":
                found.append(part)
                places.append(place)
    return "".join(found), places


def judge(document, text):
    """What is wrong with how a document was read: fault, kind, text."""
    whole, places = signs(text)
    faults, last, used = [], collections.defaultdict(int), 0
    said = [(kind, t, signs(t)[0]) for kind, t in document["truth"]]
    for kind, t, wanted in said:
        if len(wanted) < 8: continue
        # The two languages are each in order; a head may come again; nobody says whether a side bar or what is beside it comes first.
        line = kind if kind in ("left", "right") else "side" if t in document.get("side", []) else "main"
        place = whole.find(wanted, last[line])
        fault = None
        if place < 0:
            place = whole.find(wanted)
            fault = "torn" if place < 0 else "out of order" if kind not in ("head", "line") else None
        if place >= 0:
            start, end = places[place], places[place + len(wanted) - 1] + 1
            span = text[start:end]
            if not fault and re.search(r"\n\n|\f", span): fault = "split"
            if not fault and kind in ("row", "label", "item", "paragraph", "left", "right"):
                # Whether texts side by side are read row by row is anyone's choice.
                ends = r"[\n\f\t]" if kind in ("left", "right", "label") else r"[\n\f]"
                before, after = re.split(ends, text[:start][-200:])[-1], re.split(ends, text[end:][:200])[0]
                if len(signs(before)[0]) > 8 or len(signs(after)[0]) > 8: fault = "run on"
            if not fault and len(wanted) > 24: last[line] = place
        if fault: faults.append((fault, kind, t))
    for t in document["never"]:
        count = whole.count(signs(t)[0]) - sum(w.count(signs(t)[0]) for _, _, w in said)
        if count > 0: faults.append(("read", "edge", f"{count} × {t}"))
    return faults


def score(args):
    total, wrong, shown, classes, of = collections.Counter(), collections.Counter(), [], collections.Counter(), collections.Counter()
    paths = sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        texts = list(pool.map(lambda path: magazines.read(args.run, path.with_suffix(".pdf")), paths))
    for path, text in zip(paths, texts):
        document = json.loads(path.read_text())
        counted = [kind for kind, said in document["truth"] if len(signs(said)[0]) >= 8]
        total.update(counted + ["edge"] * bool(document["never"]))
        of[document["class"].split()[0]] += len(counted)
        for fault, kind, said in judge(document, text):
            wrong[kind, fault] += 1
            classes[document["class"].split()[0]] += 1
            shown.append(f"{path.stem} {document['class']}: {fault} {kind}: {said[:90]}")
    magazines.table(total, wrong)
    print(f"all        {sum(total.values()):6}  {sum(wrong.values())}")
    if args.show:
        print(", ".join(f"{name} {classes[name]}/{of[name]}" for name in sorted(of)))
        print("\n".join(shown[: args.show]))


if __name__ == "__main__":
    parser, maker, _ = magazines.commands(__doc__, make, score)
    maker.add_argument("--text", required=True)
    maker.add_argument("--browser", default="/usr/bin/chromium")
    magazines.run(parser)
