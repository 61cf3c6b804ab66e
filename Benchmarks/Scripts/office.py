#!/usr/bin/env python3
"""Documents as office programs make them, at random, whose text is known because it was written first.

    office.py make FOLDER --text FILE [--first 0] [--count 100] [--tagged]     writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    office.py score FOLDER --run 'aloud text {pdf}' [--show 10]                texts torn, split in two, out of order, or run into others; heads and feet read

Letters, memos, reports, newsletters, minutes, CVs, invoices, scripts, contracts, questions and answers, forms, slides: numbered headings, contents with
leaders, heads and feet with pages and dates, lists in levels, tables with and without rules that go on over pages, notes, text boxes and pictures that the
text flows around, columns, spacings, tab stops. With --tagged the same documents have tags. Needs LibreOffice.
"""

import base64
import bisect
import collections
import concurrent.futures
import json
import os
import random
import re
import struct
import subprocess
import tempfile
import unicodedata
import zlib
from html import escape
from pathlib import Path

import magazines

NAMESPACES = "".join(
    f' xmlns:{short}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for short, name in [
        ("office", "office"), ("style", "style"), ("text", "text"), ("table", "table"), ("draw", "drawing"), ("number", "datastyle"),
        ("fo", "xsl-fo-compatible"), ("svg", "svg-compatible"), ("presentation", "presentation"),
    ]
) + ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"'

FONTS = ["Carlito", "Carlito", "Liberation Sans", "Liberation Serif", "Liberation Serif", "DejaVu Sans", "DejaVu Serif", "TeX Gyre Pagella", "TeX Gyre Heros"]
SAID_BETWEEN = [
    "(see Section 3.2)", "on 12 March 2024", "at 10:30 a.m.", "about $4,500", "No. 7", "(e.g. the first)", "in Q3 2023", "3.5 per cent", "and/or",
    "info@example.org", "https://www.example.org/reports/2024", "Dr. Smith", "(“the Company”)", "“quite so”", "– or nearly so –", "2019–2022", "(b)",
    "1,250", "5 (five)", "A4", "the 2nd", "C. Jones", "24/7", "(iii)", "Article 5", "45.",
]
KINDS = ["letter", "memo", "report", "report", "report", "newsletter", "minutes", "cv", "invoice", "script", "contract", "contract", "answers", "form", "slides", "slides", "paper"]


def png(width, height, shade):
    """A picture in grey."""
    part = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes((shade + x * 3 + y * 2) % 256 for x in range(width)) for y in range(height))
    data = b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b"")
    return base64.b64encode(data).decode()


def attributes(values):
    return "".join(f' {name}="{escape(str(value))}"' for name, value in values.items())


class Document:
    """One document, and what it says in the order in which it was written."""

    def __init__(self, number, pool):
        self.random = random.Random(number)
        pool = pool[:]
        self.random.shuffle(pool)
        self.pool = iter(pool)
        self.truth, self.never = [], []
        self.styles, self.masters, self.layouts = {}, {}, {}
        self.notes, self.figures, self.tables, self.frames = 0, 0, 0, 0
        pick, chance = self.pick, self.chance
        self.kind = pick(KINDS)
        self.head = self.title(2, 5)
        self.font = pick(FONTS)
        self.headFont = self.font if chance(0.6) else pick(FONTS)
        self.size = pick([9, 10, 10.5, 11, 11, 12, 12])
        self.lineHeight = pick([100, 100, 100, 108, 115, 115, 150, 200])
        self.isIndented = chance(0.25)
        self.gap = 0 if self.isIndented else pick([0, 4, 6, 8, 10, 12])
        self.isJustified = chance(0.4)
        self.isHyphenated = chance(0.35)
        self.bullet = pick(["•", "•", "\uf0b7", "○", "▪", "–", "➢", "■"])
        self.levels = pick([("1", ".", "a", ".", "i", "."), ("1", ".", "a", ")", "i", ")"), ("1", ")", "a", ")", "i", ")"), ("A", ".", "1", ".", "a", "."), ("i", ".", "a", ".", "1", ".")])
        self.listIndent = pick([0.63, 0.63, 0.5, 1.0])
        self.headings = pick(["1", "1", "1.", "", "", "I"])
        self.headingCase = pick(["", "", "upper", "title"])
        self.headingLook = [self.headingStyle(level) for level in range(3)]
        self.isRuled = pick(["all", "all", "rows", "head", "none"])
        self.isHeadShaded = chance(0.4)
        self.captionAbove = chance(0.4)
        self.page = pick([(21.0, 29.7), (21.59, 27.94)])
        self.margin = pick([1.9, 2.0, 2.54, 2.54, 3.0])
        self.width = self.page[0] - 2 * self.margin

    # MARK: Chance

    def pick(self, choices):
        return self.random.choice(choices)

    def chance(self, share):
        return self.random.random() < share

    def number(self, least, most):
        return self.random.randint(least, most)

    # MARK: Words

    def title(self, least=2, most=7):
        words = re.findall(r"[A-Za-z]{2,}", next(self.pool))
        return " ".join(words[: self.number(least, most)]).capitalize()

    def name(self):
        words = [w for w in re.findall(r"[A-Za-z]{3,}", next(self.pool))]
        return " ".join(w.capitalize() for w in (words + words)[:2])

    def sentence(self):
        words = next(self.pool).split()
        while self.chance(0.12):
            words.insert(self.number(1, max(1, len(words) - 1)), self.pick(SAID_BETWEEN))
        return " ".join(words)

    def text(self, least, most):
        return " ".join(self.sentence() for _ in range(self.number(least, most)))

    def short(self, least=3, most=12):
        words = next(self.pool).rstrip(".?!").split()
        return " ".join(words[: self.number(least, most)])

    def date(self):
        month = self.pick(["January", "March", "May", "June", "September", "October", "December"])
        return self.pick(["{d} {m} {y}", "{m} {d}, {y}"]).format(d=self.number(1, 28), m=month, y=self.number(1995, 2024))

    def figure(self):
        return self.pick([str(self.number(1, 9999)), "%.2f" % (self.number(1, 99999) / 100), f"{self.number(1, 99)}%", f"${self.number(1, 99)},{self.number(100, 999)}.00", "–"])

    def say(self, kind, text):
        self.truth.append((kind, text))
        return escape(text)

    # MARK: Styles

    def style(self, family, parts, **own):
        """The name of an automatic style.

        parts: what it holds, as XML.
        """
        key = (family, parts, tuple(sorted(own.items())))
        return self.styles.setdefault(key, f"{family[0].upper()}{len(self.styles)}")

    def p(self, content, paragraph=None, text=None, tabs=None, parent="Standard", master=None, tag="text:p", more=""):
        """A paragraph; its properties with colons as underscores."""
        props = {k.replace("_", ":", 1).replace("_", "-"): v for k, v in (paragraph or {}).items()}
        letters = {k.replace("_", ":", 1).replace("_", "-"): v for k, v in (text or {}).items()}
        if "fo:font-family" in letters:
            letters["style:font-name"] = letters.pop("fo:font-family")
        stops = ""
        if tabs:
            stops = "<style:tab-stops>" + "".join(
                f'<style:tab-stop style:position="{place}cm" style:type="{kind}"{attributes({"style:leader-style": "dotted", "style:leader-text": leader}) if leader else ""}/>' for place, kind, leader in tabs
            ) + "</style:tab-stops>"
        parts = f"<style:paragraph-properties{attributes(props)}>{stops}</style:paragraph-properties><style:text-properties{attributes(letters)}/>"
        own = {"style:parent-style-name": parent}
        if master:
            own["style:master-page-name"] = master
        name = self.style("paragraph", parts, **own)
        return f'<{tag} text:style-name="{name}"{more}>{content}</{tag}>'

    def span(self, content, **letters):
        letters = {k.replace("_", ":", 1).replace("_", "-"): v for k, v in letters.items()}
        return f'<text:span text:style-name="{self.style("text", f"<style:text-properties{attributes(letters)}/>")}">{content}</text:span>'

    def bold(self, content):
        return self.span(content, fo_font_weight="bold")

    def italic(self, content):
        return self.span(content, fo_font_style="italic")

    def headingStyle(self, level):
        pick = self.pick
        text = {"fo_font_size": f"{self.size * [pick([1.3, 1.5, 1.7]), pick([1.1, 1.2]), 1][level]}pt", "fo_font_family": self.headFont}
        if level < 2 or self.chance(0.7):
            text["fo_font_weight"] = pick(["bold", "bold", "normal"] if level == 0 else ["bold"])
        else:
            text["fo_font_style"] = "italic"
        if self.chance(0.3):
            text["fo_color"] = "#2f5496"
        return text

    def body(self):
        """How paragraphs of the body look."""
        props = {"fo_line_height": f"{self.lineHeight}%", "fo_margin_bottom": f"{self.gap}pt"}
        if self.isJustified:
            props["fo_text_align"] = "justify"
        if self.isIndented:
            props["fo_text_indent"] = "1.27cm"
        return props

    # MARK: Parts

    def marked(self, text):
        """A text with words in bold or italics, as XML."""
        words = []
        for word in text.split(" "):
            share = self.random.random()
            words.append(self.italic(escape(word)) if share < 0.01 else self.bold(escape(word)) if share < 0.018 else escape(word))
        return " ".join(words)

    def note(self, kind="footnote"):
        said = self.sentence()
        self.notes += 1
        self.later.append(("note", said))
        return f'<text:note text:id="n{self.notes}" text:note-class="{kind}"><text:note-citation>{self.notes}</text:note-citation><text:note-body><text:p text:style-name="Footnote">{escape(said)}</text:p></text:note-body></text:note>'

    def paragraph(self, least=1, most=5, notes=0.0, look=None, kind="paragraph", frame=""):
        sentences = [self.sentence() for _ in range(self.number(least, most))]
        self.truth.append((kind, " ".join(sentences)))
        self.later = []
        xml = " ".join(self.marked(s) + (self.note(self.noteKind) if self.chance(notes) else "") for s in sentences)
        self.truth += self.later
        return self.p(frame + xml, look or self.body())

    noteKind = "footnote"

    def heading(self, level=0, numbered=True):
        said = self.title(2, 7)
        said = said.upper() if self.headingCase == "upper" else said.title() if self.headingCase == "title" else said
        self.truth.append(("head", said))
        if not hasattr(self, "counts"):
            self.counts = [0, 0, 0]
        self.counts[level] += 1
        self.counts[level + 1 :] = [0] * (2 - level)
        label = ""
        if self.headings and numbered:
            if self.headings == "I":
                label = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"][min(self.counts[0] - 1, 11)] + "." if level == 0 else "ABCDEFGHIJKL"[min(self.counts[1] - 1, 11)] + "."
            else:
                label = ".".join(str(n) for n in self.counts[: level + 1]) + (self.headings[1:] if level == 0 else "")
            label += self.pick(["<text:tab/>", "<text:tab/>", " "]) if not hasattr(self, "headingGap") else self.headingGap
        props = {"fo_margin_top": f"{[16, 12, 10][level]}pt", "fo_margin_bottom": "4pt", "fo_keep_with_next": "always"}
        if label and "tab" in label:
            props |= {"fo_margin_left": "1.2cm", "fo_text_indent": "-1.2cm"}
        self.toc.append((level, re.sub("<.*?>", " ", label), said))
        return self.p(label + escape(said), props, self.headingLook[level], tag="text:h", more=f' text:outline-level="{level + 1}"')

    toc = None

    def listStyle(self, kind):
        levels = ""
        for level in range(3):
            left = self.listIndent * 2 + level * (self.listIndent + 0.63)
            place = f'<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="{left}cm" fo:text-indent="-0.63cm" fo:margin-left="{left}cm"/></style:list-level-properties>'
            if kind == "bullet":
                sign = [self.bullet, "o" if self.bullet == "\uf0b7" else "–", "▪"][level]
                font = "Symbol" if sign == "\uf0b7" else "Nimbus Mono PS" if sign == "o" else "OpenSymbol" if sign in "➢■▪○" else self.font
                levels += f'<text:list-level-style-bullet text:level="{level + 1}" text:bullet-char="{sign}">{place}<style:text-properties style:font-name="{font}"/></text:list-level-style-bullet>'
            elif kind == "outline":
                levels += f'<text:list-level-style-number text:level="{level + 1}" style:num-format="1" style:num-suffix="{self.clauseSuffix if level == 0 else ""}" text:display-levels="{level + 1}">{place}</text:list-level-style-number>'
            else:
                form, suffix = self.levels[level * 2], self.levels[level * 2 + 1]
                prefix = "(" if suffix == ")" and kind == "bracket" else ""
                levels += f'<text:list-level-style-number text:level="{level + 1}" style:num-format="{form}" style:num-prefix="{prefix}" style:num-suffix="{suffix}">{place}</text:list-level-style-number>'
        return self.style("list", levels)

    def list(self, kind=None, depth=0.3, words=None):
        kind = kind or self.pick(["bullet", "bullet", "number", "bracket"])
        style = self.listStyle(kind)
        look = {"fo_line_height": f"{self.lineHeight}%", "fo_margin_bottom": f"{self.pick([0, 0, 3, self.gap])}pt"}
        if self.isJustified:
            look["fo_text_align"] = "justify"
        isShort = self.chance(0.35)

        def items(level, count):
            xml = ""
            for _ in range(count):
                said = self.short() if isShort else self.text(1, 1 if self.chance(0.7) else 3)
                xml += f"<text:list-item>{self.p(self.say('item', said), look)}"
                if level < 2 and self.chance(depth):
                    xml += f"<text:list>{items(level + 1, self.number(2, 3))}</text:list>"
                xml += "</text:list-item>"
            return xml

        return f'<text:list text:style-name="{style}">{items(0, self.number(2, 6))}</text:list>'

    def cellStyle(self, isHead, row, rows):
        line = "0.5pt solid #000000"
        borders = {"fo:padding": f"{0.1}cm"}
        if self.isRuled == "all":
            borders["fo:border"] = line
        elif self.isRuled == "rows":
            borders["fo:border-bottom"] = line
        elif self.isRuled == "head" and (isHead or row == rows - 1):
            borders["fo:border-bottom"] = line
        if isHead and self.isHeadShaded:
            borders["fo:background-color"] = "#d9e2f3"
        if self.cellMiddle:
            borders["style:vertical-align"] = "middle"
        return self.style("table-cell", f"<style:table-cell-properties{attributes(borders)}/>")

    cellMiddle = False

    def table(self, rows=None, columns=None, width=None, isLong=False, kinds=None, head=True, widths=None):
        """A table whose rows are told cell by cell."""
        width = width or self.width
        columns = columns or self.number(2, 5)
        rows = rows or self.number(3, 8)
        if isLong:
            rows = self.number(25, 60)
        kinds = kinds or ["word"] + [self.pick(["figure", "figure", "word", "text" if columns < 5 else "word"]) for _ in range(columns - 1)]
        shares = widths or [{"figure": 2, "word": 3, "text": 6, "count": 1}[k] * self.pick([0.8, 1, 1.2]) for k in kinds]
        self.tables += 1
        self.cellMiddle = self.chance(0.2)
        xml = f'<table:table table:name="T{self.tables}" table:style-name="{self.style("table", f"""<style:table-properties style:width="{width}cm" table:align="{self.pick(["left", "center"])}" fo:margin-top="6pt" fo:margin-bottom="8pt"/>""")}">'
        for share in shares:
            column = self.style("table-column", f'<style:table-column-properties style:column-width="{width * share / sum(shares):.3f}cm"/>')
            xml += f'<table:table-column table:style-name="{column}"/>'
        small = {"fo_font_size": f"{self.size - self.pick([0, 0, 1])}pt"}
        merged = self.number(1, rows - 1) if head and rows > 3 and self.chance(0.15) and not isLong else -1
        first = []
        for row in range(rows):
            isHead = head and row == 0
            cells = []
            for index, kind in enumerate(kinds):
                if isHead:
                    cells.append(self.title(1, 2 if kind != "text" else 3))
                elif kind == "figure":
                    cells.append(self.figure())
                elif kind == "count":
                    cells.append(str(row if head else row + 1))
                elif kind == "word":
                    cells.append(self.title(1, 3) if self.chance(0.8) else self.short(4, 9))
                else:
                    cells.append(self.text(1, 2) if self.chance(0.7) else self.short())
            if row == merged:
                cells = [self.title(2, 5)]
            self.truth.append(("row", " ".join(cells)))
            xml += "<table:table-header-rows>" if isHead else ""
            xml += "<table:table-row>"
            style = self.cellStyle(isHead, row, rows)
            for index, said in enumerate(cells):
                span = f' table:number-columns-spanned="{columns}"' if row == merged else ""
                align = {"fo_text_align": "end"} if kinds[index] == "figure" and row != merged else {"fo_text_align": "start"}
                xml += f'<table:table-cell table:style-name="{style}" office:value-type="string"{span}>{self.p(escape(said), align, small | ({"fo_font_weight": "bold"} if isHead or row == merged else {}))}</table:table-cell>'
            if row == merged:
                xml += "<table:covered-table-cell/>" * (columns - 1)
            xml += "</table:table-row>" + ("</table:table-header-rows>" if isHead else "")
            if isHead:
                first = cells
        return xml + "</table:table>" + self.p("", {"fo_margin_bottom": "0pt"})

    def picture(self, width, height):
        self.frames += 1
        style = self.style("graphic", '<style:graphic-properties style:wrap="none" fo:border="none" style:horizontal-pos="center" style:horizontal-rel="paragraph"/>')
        return f'<draw:frame draw:style-name="{style}" draw:name="f{self.frames}" text:anchor-type="as-char" svg:width="{width}cm" svg:height="{height}cm"><draw:image><office:binary-data>{png(24, 16, self.number(0, 200))}</office:binary-data></draw:image></draw:frame>'

    def captionText(self, word="Figure"):
        self.figures += 1
        said = self.pick([self.sentence(), self.title(3, 9)])
        self.truth.append(("caption", said))
        return f"{word} {self.figures}{self.captionStop} {escape(said)}"

    captionStop = ":"

    def figurePart(self, width=None):
        width = width or self.width
        look = {"fo_text_align": self.pick(["center", "start"])}
        picture = self.p(self.picture(self.number(30, 95) / 100 * width, self.number(2, 6)), look | {"fo_keep_with_next": "always", "fo_margin_bottom": "4pt"})
        return picture + self.p(self.captionText(), look | {"fo_margin_bottom": "10pt"}, {"fo_font_size": f"{self.size - self.pick([0, 1, 2])}pt", "fo_font_style": self.pick(["italic", "normal"]), "fo_font_weight": self.pick(["bold", "normal", "normal"])})

    def captionedTable(self):
        caption = lambda: self.p(self.captionText("Table"), {"fo_keep_with_next": "always", "fo_margin_bottom": "4pt"}, {"fo_font_size": f"{self.size - 1}pt", "fo_font_weight": "bold"})
        return caption() + self.table()

    def frame(self, content, width, side, wrap="parallel", border="0.5pt solid #000000", fill="none"):
        self.frames += 1
        props = {
            "style:wrap": wrap, "style:number-wrapped-paragraphs": "no-limit", "style:horizontal-pos": side, "style:horizontal-rel": "paragraph",
            "style:vertical-pos": "top", "style:vertical-rel": "paragraph", "fo:border": border, "fo:padding": "0.15cm", "fo:margin-left": "0.3cm",
            "fo:margin-right": "0.3cm", "fo:margin-bottom": "0.2cm", "fo:background-color": "#eeeeee" if fill == "solid" else "transparent",
        }
        style = self.style("graphic", f"<style:graphic-properties{attributes(props)}/>")
        return f'<draw:frame draw:style-name="{style}" draw:name="f{self.frames}" text:anchor-type="paragraph" svg:width="{width}cm"><draw:text-box fo:min-height="0.5cm">{content}</draw:text-box></draw:frame>'

    def wrapped(self, width=None):
        """A paragraph with a box or a picture that it flows around."""
        width = width or self.width
        inner = width * self.pick([0.33, 0.4, 0.45])
        side = self.pick(["left", "right", "right"])
        small = {"fo_font_size": f"{self.size - 1}pt"}
        if self.chance(0.5):
            box = "".join(self.p(self.say("aside", self.sentence()), {"fo_margin_bottom": "3pt"}, small) for _ in range(self.number(1, 2)))
            if self.chance(0.4):
                said = self.title(2, 4)
                self.truth.append(("aside", said))
                box = self.p(escape(said), {}, small | {"fo_font_weight": "bold"}) + box
            frame = self.frame(box, inner, side, border=self.pick(["0.5pt solid #000000", "none"]), fill=self.pick(["solid", "none"]))
        else:
            content = self.p(self.picture(inner - 0.4, self.number(2, 4)), {"fo_margin_bottom": "2pt"})
            frame = self.frame(content + self.p(self.captionText(), {}, small), inner, side, border="none")
        return self.paragraph(5, 8, frame=frame) + self.paragraph(2, 5) + self.paragraph(2, 4)

    def quotation(self):
        return self.paragraph(1, 3, look=self.body() | {"fo_margin_left": "1.27cm", "fo_margin_right": "1.27cm", "fo_text_indent": "0cm", "fo_margin_top": f"{self.gap}pt"}, kind="quotation")

    def section(self, content, columns, gap=0.8):
        line = '<style:column-sep style:width="0.5pt" style:color="#000000" style:height="100%"/>' if self.chance(0.25) else ""
        style = self.style("section", f'<style:section-properties text:dont-balance-text-columns="false"><style:columns fo:column-count="{columns}" fo:column-gap="{gap}cm">{line}</style:columns></style:section-properties>')
        self.frames += 1
        return f'<text:section text:style-name="{style}" text:name="S{self.frames}">{content}</text:section>'

    def lines(self, kind, texts, look=None, text=None):
        return "".join(self.p(self.say(kind, t), look or {"fo_margin_bottom": "0pt"}, text) for t in texts)

    def broken(self, texts):
        """Lines of one paragraph."""
        for text in texts:
            self.truth.append(("line", text))
        return self.p("<text:line-break/>".join(escape(t) for t in texts), {"fo_margin_bottom": f"{max(self.gap, 6)}pt"})

    def address(self):
        lines = [self.name(), self.pick(["Director of ", "Head of ", ""]) + self.title(1, 3), f"{self.number(1, 400)} {self.title(1, 1)} Street", f"{self.title(1, 1)}, {self.pick(['NY', 'London', 'MA'])} {self.number(10000, 99999)}"]
        return self.lines("line", lines) if self.chance(0.5) else self.broken(lines)

    def blank(self, count=1):
        return self.p("", {"fo_margin_bottom": "0pt"}) * count

    # MARK: Documents

    def make(self):
        self.toc = []
        self.captionStop = self.pick([":", ".", " –"])
        self.clauseSuffix = self.pick([".", ""])
        self.noteKind = "endnote" if self.chance(0.2) else "footnote"
        if self.kind == "slides":
            return Slides(self).document()
        body = getattr(self, self.kind)()
        return self.flat(body)

    def letter(self):
        xml = self.lines("line", [self.title(2, 3).upper()], {"fo_text_align": self.pick(["center", "start", "end"])}, {"fo_font_size": "16pt", "fo_font_weight": "bold"}) if self.chance(0.5) else ""
        if self.chance(0.5):
            xml += self.lines("line", [f"{self.number(1, 400)} {self.title(1, 2)} Street", "Tel: 555 0134 · office@example.org"], {"fo_text_align": self.pick(["end", "center", "start"]), "fo_margin_left": self.pick(["0cm", "9cm"])})
        xml += self.blank() + self.p(self.say("line", self.date()), {"fo_text_align": self.pick(["start", "start", "end"])}) + self.blank() + self.address() + self.blank()
        if self.chance(0.6):
            subject = self.title(3, 9)
            self.truth.append(("line", subject))
            xml += self.p(self.bold(self.pick(["Re: ", "Subject: ", "RE:<text:tab/>"]) + escape(subject))) + self.blank()
        person = self.name()
        xml += self.p(self.say("line", f"Dear {person},")) + self.blank(self.number(0, 1))
        for _ in range(self.number(2, 7)):
            xml += self.paragraph(1, 4) + (self.blank() if not self.gap and not self.isIndented else "")
            if self.chance(0.15):
                xml += self.list()
        xml += self.blank() + self.lines("line", ["Yours sincerely,"]) + self.blank(3) + self.lines("line", [self.name(), self.title(1, 2)])
        if self.chance(0.5):
            xml += self.blank() + self.lines("line", ["Enclosures: " + self.title(2, 5), "cc: " + self.name()])
        return xml

    def memo(self):
        xml = self.p(self.say("head", "MEMORANDUM"), {"fo_text_align": self.pick(["center", "start"])}, {"fo_font_weight": "bold", "fo_font_size": "16pt"}) + self.blank()
        for label in ["TO:", "FROM:", "CC:", "DATE:", "SUBJECT:"]:
            said = self.date() if label == "DATE:" else self.title(3, 8) if label == "SUBJECT:" else self.name() + ", " + self.title(1, 3)
            self.truth.append(("line", f"{label} {said}"))
            xml += self.p(self.bold(label) + "<text:tab/>" + escape(said), {"fo_margin_bottom": "4pt"}, tabs=[(2.54, "left", "")])
        xml += self.p("", {"fo_border_bottom": "1pt solid #000000"}) + self.blank()
        for _ in range(self.number(3, 9)):
            xml += self.heading(1, False) if self.chance(0.3) else ""
            xml += self.paragraph(1, 5) if self.chance(0.75) else self.list()
        return xml + (self.captionedTable() if self.chance(0.3) else "")

    def contents(self):
        """A table of contents, made after what it lists."""
        page = 1
        lines = ""
        for level, label, said in self.toc:
            page += self.number(0, 2)
            look = {"fo_margin_left": f"{level * 0.6}cm", "fo_margin_bottom": "3pt"}
            lines += self.p(f"{label}{escape(said)}<text:tab/>{page}", look, tabs=[(self.width - level * 0.6, "right", self.pick([".", "."]))])
        title = self.p("Contents", {"fo_margin_bottom": "8pt"}, {"fo_font_weight": "bold", "fo_font_size": "14pt"})
        return f'<text:table-of-content text:name="toc"><text:index-body>{title}{lines}</text:index-body></text:table-of-content>'

    def report(self):
        title = self.title(4, 10)
        self.truth.append(("head", title))
        front = self.p(escape(title), {"fo_text_align": self.pick(["center", "start"]), "fo_margin_bottom": "12pt"}, {"fo_font_size": "22pt", "fo_font_weight": "bold", "fo_font_family": self.headFont})
        if self.chance(0.6):
            front += self.lines("line", [self.name(), self.date()], {"fo_text_align": self.pick(["center", "start"])}) + self.blank()
        if self.chance(0.4):
            front += self.p(self.pick(["Executive summary", "Abstract"]), {"fo_margin_top": "10pt"}, self.headingLook[1]) + self.paragraph(2, 5)
        notes = self.pick([0, 0, 0.05, 0.1])
        hasContents = self.chance(0.5)
        own = len(self.truth)
        xml = ""
        for _ in range(self.number(3, 7)):
            xml += self.heading(0)
            for _ in range(self.number(2, 8)):
                share = self.random.random()
                if share < 0.45:
                    xml += self.paragraph(1, 6, notes)
                elif share < 0.58:
                    xml += self.heading(1) + self.paragraph(1, 5, notes)
                elif share < 0.63:
                    xml += self.heading(2) + self.paragraph(1, 5, notes)
                elif share < 0.74:
                    xml += self.list() + self.paragraph(1, 4)
                elif share < 0.82:
                    xml += self.captionedTable() + self.paragraph(1, 4)
                elif share < 0.85:
                    xml += self.table(isLong=True) + self.paragraph(1, 4)
                elif share < 0.90:
                    xml += self.figurePart() + self.paragraph(1, 4)
                elif share < 0.95:
                    xml += self.wrapped()
                elif share < 0.98:
                    xml += self.quotation() + self.paragraph(1, 4)
                else:
                    xml += self.p("", master="Landscape") + self.table(columns=6, width=self.page[1] - 2 * self.margin) + self.p(self.say("paragraph", self.text(1, 3)), self.body(), master="Standard")
        return front + (self.contents() if hasContents else "") + xml

    def paper(self):
        title = self.title(4, 10)
        self.truth.append(("head", title))
        xml = self.p(escape(title), {"fo_text_align": "center", "fo_margin_bottom": "8pt"}, {"fo_font_size": "20pt"})
        xml += self.lines("line", [self.name() + ", " + self.name(), self.title(2, 4)], {"fo_text_align": "center"}) + self.blank()
        body = ""
        for _ in range(self.number(3, 6)):
            body += self.heading(0)
            for _ in range(self.number(2, 6)):
                share = self.random.random()
                column = self.width / 2 - 0.4
                if share < 0.55: body += self.paragraph(2, 6, 0.03)
                elif share < 0.7: body += self.heading(1) + self.paragraph(2, 5)
                elif share < 0.8: body += self.list(depth=0.1)
                elif share < 0.9: body += self.figurePart(column) + self.paragraph(2, 4)
                else: body += self.table(columns=3, width=column, kinds=["word", "figure", "figure"]) + self.paragraph(2, 4)
        return xml + self.section(body, 2)

    def newsletter(self):
        xml = self.p(self.say("head", self.title(2, 4)), {"fo_text_align": "center"}, {"fo_font_size": "28pt", "fo_font_weight": "bold"})
        for _ in range(self.number(2, 4)):
            xml += self.p(self.say("head", self.title(3, 8)), {"fo_margin_top": "10pt", "fo_margin_bottom": "6pt", "fo_keep_with_next": "always"}, self.headingLook[0])
            columns = self.pick([2, 2, 3])
            column = (self.width - 0.8 * (columns - 1)) / columns
            inner = ""
            for _ in range(self.number(4, 10)):
                share = self.random.random()
                if share < 0.6: inner += self.paragraph(1, 5)
                elif share < 0.75: inner += self.heading(1, False) + self.paragraph(1, 4)
                elif share < 0.85: inner += self.list(depth=0)
                elif share < 0.93: inner += self.figurePart(column)
                else: inner += self.table(columns=2, width=column)
            xml += self.section(inner, columns)
        return xml

    def minutes(self):
        xml = self.lines("head", ["Minutes of the " + self.title(2, 4) + " meeting"], {"fo_text_align": self.pick(["start", "center"])}, {"fo_font_size": "16pt", "fo_font_weight": "bold"})
        for label in ["Date:", "Time:", "Place:", "Present:", "Apologies:"]:
            said = {"Date:": self.date(), "Time:": "2:00 p.m. – 4:15 p.m.", "Place:": self.title(2, 4)}.get(label) or ", ".join(self.name() for _ in range(self.number(2, 9)))
            self.truth.append(("line", f"{label} {said}"))
            xml += self.p(self.bold(label) + "<text:tab/>" + escape(said), {"fo_margin_left": "3cm", "fo_text_indent": "-3cm", "fo_margin_bottom": "3pt"}, tabs=[(3, "left", "")])
        form = self.pick(["table", "heads", "times"])
        hour = 14
        if form == "table":
            return xml + self.table(rows=self.number(5, 14), columns=3, kinds=["count", "text", "word"], widths=[1, 8, 2.5])
        for number in range(self.number(3, 9)):
            if form == "heads":
                xml += self.heading(1)
                xml += "".join(self.paragraph(1, 4) for _ in range(self.number(1, 3)))
                if self.chance(0.5):
                    said = self.title(3, 6)
                    self.truth.append(("line", "Action: " + said))
                    xml += self.p(self.bold("Action: ") + escape(said))
            else:
                said = self.text(1, 2)
                self.truth.append(("item", said))
                xml += self.p(f"{hour}:{number * 5 + 10}<text:tab/>" + escape(said), {"fo_margin_left": "2.2cm", "fo_text_indent": "-2.2cm", "fo_margin_bottom": "5pt"}, tabs=[(2.2, "left", "")])
        return xml + self.blank() + self.lines("line", [f"The meeting closed at 4:15 p.m."])

    def cv(self):
        xml = self.lines("head", [self.name()], {"fo_text_align": self.pick(["start", "center"])}, {"fo_font_size": "20pt", "fo_font_weight": "bold"})
        xml += self.lines("line", [f"{self.title(1, 2)} Street {self.number(1, 90)} | 555 0167 | name@example.org"], {"fo_text_align": self.pick(["start", "center"])})
        form = self.pick(["tab", "tab", "table", "left"])
        for part in ["PROFILE", "EXPERIENCE", "EDUCATION", "SKILLS", "REFERENCES"]:
            part = part if self.headingCase == "upper" else part.capitalize()
            look = {"fo_margin_top": "10pt", "fo_margin_bottom": "3pt", "fo_keep_with_next": "always"}
            if self.chance(0.5): look["fo_border_bottom"] = "0.75pt solid #000000"
            xml += self.p(self.say("head", part), look, self.headingLook[1])
            if part.lower() in ("profile", "references"):
                xml += self.paragraph(1, 3)
                continue
            if part.lower() == "skills":
                for _ in range(self.number(2, 4)):
                    said = self.title(1, 2) + ": " + ", ".join(self.title(1, 2) for _ in range(self.number(3, 8)))
                    xml += self.p(self.say("line", said))
                continue
            rows = []
            for _ in range(self.number(2, 4)):
                year = self.number(1990, 2018)
                years = self.pick([f"{year} – {year + 3}", f"{year}–present", f"Sep {year} – May {year + 2}"])
                post, firm = self.title(2, 4), self.title(2, 4)
                if form == "tab":
                    self.truth.append(("line", f"{post}, {firm} {years}"))
                    xml += self.p(self.bold(escape(post)) + ", " + escape(firm) + "<text:tab/>" + escape(years), {"fo_margin_top": "4pt", "fo_keep_with_next": "always"}, tabs=[(self.width, "right", "")])
                    xml += self.list("bullet", 0) if self.chance(0.6) else self.paragraph(1, 2)
                elif form == "left":
                    said = f"{years} {post}, {firm}. {self.sentence()}"
                    self.truth.append(("item", said))
                    xml += self.p(escape(years) + "<text:tab/>" + escape(said[len(years) + 1 :]), {"fo_margin_left": "4cm", "fo_text_indent": "-4cm", "fo_margin_bottom": "4pt"}, tabs=[(4, "left", "")])
                else:
                    rows.append((years, post + ", " + firm, [self.sentence() for _ in range(self.number(1, 2))]))
            if rows:
                self.tables += 1
                xml += f'<table:table table:name="T{self.tables}">'
                for share in (0.25, 0.75):
                    column = self.style("table-column", f'<style:table-column-properties style:column-width="{self.width * share:.3f}cm"/>')
                    xml += f'<table:table-column table:style-name="{column}"/>'
                style = self.style("table-cell", '<style:table-cell-properties fo:padding="0.1cm"/>')
                for years, post, said in rows:
                    self.truth.append(("row", " ".join([years, post] + said)))
                    right = self.p(self.bold(escape(post)), {}) + "".join(self.p(escape(s), {}) for s in said)
                    xml += f'<table:table-row><table:table-cell table:style-name="{style}">{self.p(escape(years), {})}</table:table-cell><table:table-cell table:style-name="{style}">{right}</table:table-cell></table:table-row>'
                xml += "</table:table>" + self.blank()
        return xml

    def invoice(self):
        xml = self.lines("head", [self.pick(["INVOICE", "Quotation", "PURCHASE ORDER"])], {"fo_text_align": self.pick(["start", "end"])}, {"fo_font_size": "24pt", "fo_font_weight": "bold"})
        style = self.style("table-cell", '<style:table-cell-properties fo:padding="0.1cm"/>')
        left = ["Bill to:", self.name(), f"{self.number(1, 99)} {self.title(1, 1)} Road", self.title(1, 1) + " " + str(self.number(10000, 99999))]
        right = [("Invoice no.", str(self.number(1000, 9999))), ("Date", self.date()), ("Due date", self.date()), ("Customer", self.name())]
        for line in left: self.truth.append(("line", line))
        for label, said in right: self.truth.append(("line", f"{label} {said}"))
        self.tables += 1
        half = self.style("table-column", f'<style:table-column-properties style:column-width="{self.width / 2:.3f}cm"/>')
        cells = "".join(self.p(escape(t), {"fo_margin_bottom": "0pt"}) for t in left), "".join(self.p(self.bold(escape(a)) + "<text:tab/>" + escape(b), {"fo_margin_bottom": "0pt"}, tabs=[(self.width / 2 - 0.3, "right", "")]) for a, b in right)
        xml += f'<table:table table:name="T{self.tables}"><table:table-column table:style-name="{half}" table:number-columns-repeated="2"/><table:table-row>' + "".join(f'<table:table-cell table:style-name="{style}">{c}</table:table-cell>' for c in cells) + "</table:table-row></table:table>" + self.blank(2)
        xml += self.table(rows=self.number(4, 14), columns=5, kinds=["count", self.pick(["word", "text"]), "figure", "figure", "figure"], widths=[1, 6, 2, 2.4, 2.4])
        for label in ["Subtotal", "VAT (20%)", "Total due"]:
            said = f"${self.number(100, 999)}.{self.number(10, 99)}"
            self.truth.append(("line", f"{label} {said}"))
            xml += self.p(escape(label) + "<text:tab/>" + said, {"fo_margin_left": f"{self.width * .6}cm", "fo_margin_bottom": "0pt"}, tabs=[(self.width * .4, "right", "")])
        return xml + self.blank(2) + self.paragraph(1, 3) + self.paragraph(1, 2)

    def script(self):
        xml = self.p(self.say("head", self.title(2, 5).upper()), {"fo_text_align": "center", "fo_margin_bottom": "14pt"}, {"fo_font_size": "16pt"})
        form = self.pick(["screen", "tab", "inline"])
        names = [self.title(1, 1).upper() for _ in range(4)]
        for _ in range(self.number(12, 40)):
            if self.chance(0.2):
                if form == "screen" and self.chance(0.4):
                    xml += self.p(self.say("head", f"INT. {self.title(1, 3).upper()} - {self.pick(['DAY', 'NIGHT'])}"), {"fo_margin_top": "12pt", "fo_margin_bottom": "12pt"})
                xml += self.paragraph(1, 3)
                continue
            name, said = self.pick(names), self.text(1, 3)
            if form == "screen":
                xml += self.p(escape(name), {"fo_margin_left": "6.5cm", "fo_margin_bottom": "0pt", "fo_keep_with_next": "always"})
                if self.chance(0.15): xml += self.p(self.say("line", f"({self.short(2, 4)})"), {"fo_margin_left": "5cm", "fo_margin_bottom": "0pt"})
                xml += self.p(self.say("paragraph", said), {"fo_margin_left": "3.2cm", "fo_margin_right": "3.2cm", "fo_margin_bottom": "12pt"})
            elif form == "tab":
                self.truth.append(("item", said))
                xml += self.p(escape(name) + ":<text:tab/>" + escape(said), {"fo_margin_left": "4cm", "fo_text_indent": "-4cm", "fo_margin_bottom": "5pt"}, tabs=[(4, "left", "")])
            else:
                self.truth.append(("paragraph", f"{name}: {said}"))
                xml += self.p(self.bold(escape(name)) + ": " + escape(said), self.body())
        return xml

    def contract(self):
        xml = self.p(self.say("head", self.title(2, 5).upper() + " AGREEMENT"), {"fo_text_align": "center", "fo_margin_bottom": "14pt"}, {"fo_font_size": "14pt", "fo_font_weight": "bold"})
        xml += self.paragraph(1, 2) + self.lines("line", ["BETWEEN", self.name() + " (“the " + self.title(1, 1) + "”)", "AND", self.name()], {"fo_text_align": self.pick(["start", "center"])}) + self.blank()
        form = self.pick(["list", "tab", "tab", "plain"])
        a, b, c = self.pick([1.0, 1.27]), self.pick([1.27, 1.5]), 1.0
        gap = {"fo_margin_bottom": f"{max(self.gap, 4)}pt", "fo_line_height": f"{self.lineHeight}%"} | ({"fo_text_align": "justify"} if self.isJustified else {})
        outline = self.listStyle("outline")
        deep = ""
        for n in range(1, self.number(4, 9)):
            said = self.title(1, 5).upper() if self.headingCase == "upper" else self.title(1, 5)
            if form == "list":
                inner = "".join(f"<text:list-item>{self.p(t, gap)}</text:list-item>" for t in [])
                self.truth.append(("head", said))
                subs = ""
                for _ in range(self.number(1, 5)):
                    subs += f"<text:list-item>{self.p(self.say('item', self.text(1, 3)), gap)}</text:list-item>"
                deep += f"<text:list-item>{self.p(self.bold(escape(said)), gap)}<text:list>{subs}</text:list></text:list-item>"
                continue
            self.truth.append(("head", said))
            stop = "." if self.clauseSuffix else ""
            xml += self.p(self.bold(f"{n}{stop}<text:tab/>{escape(said)}"), gap | {"fo_margin_left": f"{a}cm", "fo_text_indent": f"-{a}cm", "fo_keep_with_next": "always"}, tabs=[(a, "left", "")])
            for m in range(1, self.number(2, 6)):
                said = self.text(1, 3)
                self.truth.append(("item", said))
                if form == "tab":
                    xml += self.p(f"{n}.{m}<text:tab/>{escape(said)}", gap | {"fo_margin_left": f"{a}cm", "fo_text_indent": f"-{a}cm"})
                else:
                    xml += self.p(f"{n}.{m} {escape(said)}", gap)
                if self.chance(0.35):
                    for k in range(self.number(2, 5)):
                        said = self.short(5, 20) + ";" if self.chance(0.6) else self.sentence()
                        self.truth.append(("item", said))
                        xml += self.p(f"({'abcdefgh'[k]})<text:tab/>{escape(said)}", gap | {"fo_margin_left": f"{a + b}cm", "fo_text_indent": f"-{b}cm"})
                        if self.chance(0.2):
                            for i in range(self.number(2, 3)):
                                said = self.short(5, 18) + ";"
                                self.truth.append(("item", said))
                                xml += self.p(f"({['i', 'ii', 'iii'][i]})<text:tab/>{escape(said)}", gap | {"fo_margin_left": f"{a + b + c}cm", "fo_text_indent": f"-{c}cm"})
        if deep:
            xml += f'<text:list text:style-name="{outline}">{deep}</text:list>'
        xml += self.blank() + self.paragraph(1, 1)
        for _ in range(2):
            xml += self.p("Signed: ____________________<text:tab/>Date: ______________", {"fo_margin_top": "20pt"}, tabs=[(9, "left", "")])
        return xml

    def answers(self):
        xml = self.p(self.say("head", self.title(3, 6)), {"fo_margin_bottom": "10pt"}, self.headingLook[0])
        form = self.pick(["letters", "bold", "numbers", "interview"])
        for n in range(self.number(6, 18)):
            question, answer = self.short(5, 22) + "?", self.text(1, 4)
            if form == "letters":
                hang = {"fo_margin_left": "1cm", "fo_text_indent": "-1cm", "fo_margin_bottom": f"{self.pick([3, 6])}pt"}
                for label, said in (("Q", question), ("A", answer)):
                    self.truth.append(("item", said))
                    xml += self.p(self.bold(label + self.qaStop) + "<text:tab/>" + escape(said), hang)
            elif form == "bold":
                xml += self.p(self.bold(self.say("line", question)), self.body()) + self.p(self.say("paragraph", answer), self.body())
            elif form == "numbers":
                self.truth.append(("item", question))
                xml += self.p(f"{n + 1}.<text:tab/>{escape(question)}", {"fo_margin_left": "0.8cm", "fo_text_indent": "-0.8cm", "fo_margin_bottom": "3pt"}, {"fo_font_weight": "bold"})
                xml += self.p(self.say("paragraph", answer), self.body() | {"fo_margin_left": "0.8cm", "fo_text_indent": "0cm"})
            else:
                xml += self.p(self.italic(self.say("paragraph", question)), self.body()) + self.p(self.say("paragraph", answer), self.body())
        return xml

    qaStop = ":"

    def form(self):
        xml = self.p(self.say("head", self.title(2, 5) + " form"), {"fo_text_align": self.pick(["center", "start"]), "fo_margin_bottom": "8pt"}, {"fo_font_size": "16pt", "fo_font_weight": "bold"}) + self.paragraph(1, 3)
        for part in range(self.number(2, 4)):
            xml += self.heading(1)
            form = self.pick(["line", "leader", "table", "boxes", "two"])
            labels = [self.title(1, 3) for _ in range(self.number(4, 8))]
            if form == "line":
                for label in labels:
                    xml += self.p(self.say("line", label) + ": " + "_" * self.number(15, 50), {"fo_margin_bottom": "6pt"})
            elif form == "leader":
                for label in labels:
                    xml += self.p(self.say("line", label) + ":<text:tab/>", {"fo_margin_bottom": "6pt"}, tabs=[(self.width, "right", "_")])
            elif form == "two":
                for one, other in zip(labels[::2], labels[1::2]):
                    self.truth.append(("line", one)); self.truth.append(("line", other))
                    xml += self.p(f"{escape(one)}: {'_' * 20}<text:tab/>{escape(other)}: {'_' * 15}", {"fo_margin_bottom": "6pt"}, tabs=[(self.width * 0.55, "left", "")])
            elif form == "boxes":
                xml += self.paragraph(1, 1)
                for label in labels:
                    xml += self.p("☐ " + self.say("item", label + " " + self.short(2, 6)), {"fo_margin_left": "0.7cm"})
            else:
                self.tables += 1
                style = self.style("table-cell", '<style:table-cell-properties fo:padding="0.1cm" fo:border="0.5pt solid #000000"/>')
                xml += f'<table:table table:name="T{self.tables}"><table:table-column table:number-columns-repeated="2"/>'
                for label in labels:
                    value = self.title(1, 3) if self.chance(0.5) else ""
                    self.truth.append(("row", f"{label} {value}"))
                    xml += f'<table:table-row><table:table-cell table:style-name="{style}">{self.p(self.bold(escape(label)), {})}</table:table-cell><table:table-cell table:style-name="{style}">{self.p(escape(value), {})}</table:table-cell></table:table-row>'
                xml += "</table:table>" + self.blank()
            if self.chance(0.4): xml += self.paragraph(1, 3)
        return xml

    # MARK: Files

    def edge(self, texts, isFoot):
        """A head or a foot of pages: up to three texts at tab stops."""
        size = {"fo_font_size": f"{self.size - self.pick([0, 1, 2])}pt"}
        shown = [t.replace("{p}", '<text:page-number text:select-page="current"/>').replace("{n}", "<text:page-count/>") for t in texts]
        if len(texts) == 1:
            look = {"fo_text_align": self.pick(["center", "start", "end"])}
        else:
            look = {}
        if self.chance(0.2): look["fo_border_top" if isFoot else "fo_border_bottom"] = "0.5pt solid #000000"
        return self.p("<text:tab/>".join(shown), look, size, tabs=[(self.width / 2, "center", ""), (self.width, "right", "")])

    def edges(self):
        """Heads and feet as XML, and what they say that is never to be read."""
        page = self.pick(["{p}", "{p}", "Page {p}", "Page {p} of {n}", "Page {p} of {n}", "{p} / {n}", "- {p} -", "{p} | P a g e"])
        name = self.escapedHead
        extra = self.pick(["Confidential", "DRAFT – not for circulation", "Printed " + self.date(), "Version 1.2", "Ref: AB/2024/117", "www.example.org"])
        forms = [
            ([name], [page]), ([name, "", page], []), ([], ["", page]), ([], ["", "", page]), ([name, extra], [page]), ([], [name, "", page]),
            ([extra, "", name], [extra.upper(), page]), (["", name], ["", page, extra]), ([], []), ([name], [extra, "", page]),
        ]
        head, foot = self.pick(forms)
        if self.kind in ("letter", "invoice", "cv", "form") and self.chance(0.5): head = []
        self.never += [self.head] if name in head + foot else []
        self.never += [extra] if extra in head + foot and not extra.startswith("www") else []
        make = lambda parts, isFoot: self.edge(parts, isFoot) if parts else ""
        hasFirst = self.chance(0.25) and self.kind in ("report", "letter", "paper")
        isMirrored = self.chance(0.15) and self.kind in ("report", "contract", "paper")
        xml = ""
        for parts, word, isFoot in ((head, "header", False), (foot, "footer", True)):
            if not parts: continue
            xml += f"<style:{word}>{make(parts, isFoot)}</style:{word}>"
            if isMirrored: xml += f"<style:{word}-left>{make(parts[::-1], isFoot)}</style:{word}-left>"
            if hasFirst: xml += f"<style:{word}-first>{self.p('')}</style:{word}-first>"
        return xml, bool(head), bool(foot)

    def flat(self, body):
        self.escapedHead = escape(self.head)
        edges, hasHead, hasFoot = self.edges()
        w, h = self.page
        layout = lambda name, w, h, way: (
            f'<style:page-layout style:name="{name}"><style:page-layout-properties fo:page-width="{w}cm" fo:page-height="{h}cm" style:print-orientation="{way}" fo:margin-top="{self.margin - .7}cm" fo:margin-bottom="{self.margin - .7}cm" fo:margin-left="{self.margin}cm" fo:margin-right="{self.margin}cm"><style:footnote-sep style:width="0.5pt" style:rel-width="33%" style:color="#000000" style:adjustment="left" style:distance-before-sep="0.1cm" style:distance-after-sep="0.1cm" style:line-style="solid"/></style:page-layout-properties>'
            + ('<style:header-style><style:header-footer-properties fo:min-height="0.6cm" fo:margin-bottom="0.5cm"/></style:header-style>' if hasHead else "")
            + ('<style:footer-style><style:header-footer-properties fo:min-height="0.6cm" fo:margin-top="0.5cm"/></style:footer-style>' if hasFoot else "")
            + "</style:page-layout>"
        )
        hyphens = f'fo:hyphenate="{"true" if self.isHyphenated else "false"}" fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="2"'
        fonts = "".join(f'<style:font-face style:name="{f}" svg:font-family="&apos;{f}&apos;"/>' for f in sorted(set(FONTS) | {"Symbol", "OpenSymbol", "Nimbus Mono PS"}))
        return (
            f'<?xml version="1.0" encoding="UTF-8"?><office:document{NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">'
            f"<office:font-face-decls>{fonts}</office:font-face-decls><office:styles>"
            f'<style:default-style style:family="paragraph"><style:paragraph-properties fo:hyphenation-ladder-count="no-limit" style:tab-stop-distance="1.27cm" fo:orphans="2" fo:widows="2"/><style:text-properties style:font-name="{self.font}" fo:font-size="{self.size}pt" fo:language="en" fo:country="US" {hyphens}/></style:default-style>'
            '<style:style style:name="Standard" style:family="paragraph"/>'
            f'<style:style style:name="Footnote" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-left="0.5cm" fo:text-indent="-0.5cm"/><style:text-properties fo:font-size="{self.size - 1.5}pt"/></style:style>'
            '<style:style style:name="Raised" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>'
            + "".join(f'<text:notes-configuration text:note-class="{k}" text:citation-body-style-name="Raised" style:num-format="1" text:start-value="0"{extra}/>' for k, extra in (("footnote", ' text:footnotes-position="page" text:start-numbering-at="document"'), ("endnote", "")))
            + f"</office:styles><office:automatic-styles>{self.styleXML()}{layout('L1', w, h, 'portrait')}{layout('L2', h, w, 'landscape')}</office:automatic-styles>"
            f'<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L1">{edges}</style:master-page><style:master-page style:name="Landscape" style:page-layout-name="L2">{edges}</style:master-page></office:master-styles>'
            f"<office:body><office:text>{body}</office:text></office:body></office:document>"
        )

    def styleXML(self):
        xml = ""
        for (family, parts, own), name in self.styles.items():
            if family == "list":
                xml += f'<text:list-style style:name="{name}">{parts}</text:list-style>'
            else:
                xml += f'<style:style style:name="{name}" style:family="{family}"{attributes(dict(own))}>{parts}</style:style>'
        return xml


class Slides:
    """Slides: a title, and lists, texts, tables or pictures below it in one box or two."""

    def __init__(self, document):
        self.d = document
        self.w, self.h = document.pick([(25.4, 19.05), (33.87, 19.05), (28.0, 15.75)])
        self.pages = []
        self.titleSize = document.pick([28, 32, 36, 40])
        self.align = document.pick(["start", "center"])
        self.hasSigns = document.chance(0.85)

    def box(self, content, x, y, w, h, kind="", margin=0.25):
        d = self.d
        style = d.style("graphic" if not kind else "presentation", f'<style:graphic-properties draw:stroke="none" draw:fill="none" fo:padding="{margin}cm" draw:auto-grow-height="false" fo:wrap-option="wrap" draw:textarea-vertical-align="{"middle" if kind == "title" else "top"}"/>')
        named = f' presentation:style-name="{style}" presentation:class="{kind}"' if kind else f' draw:style-name="{style}"'
        return f'<draw:frame{named} draw:layer="layout" svg:x="{x:.2f}cm" svg:y="{y:.2f}cm" svg:width="{w:.2f}cm" svg:height="{h:.2f}cm"><draw:text-box>{content}</draw:text-box></draw:frame>'

    def plain(self, content, size, align="start", **more):
        return self.d.p(content, {"fo_text_align": align, "fo_margin_bottom": "0cm"}, {"fo_font_size": f"{size}pt", "fo_font_family": self.d.font} | more)

    def list(self, width, height):
        """A list that fits into a box."""
        d = self.d
        size = d.pick([16, 18, 20, 24])
        room = height / (size * 0.0353 * 1.35)
        across = width / (size * 0.0353 * 0.52)
        levels = "".join(
            f'<text:list-level-style-bullet text:level="{n + 1}" text:bullet-char="{["•", "–", "•"][n] if self.hasSigns else " "}"><style:list-level-properties text:space-before="{0.9 * n:.1f}cm" text:min-label-width="0.8cm"/><style:text-properties fo:font-family="{d.font}" fo:font-size="100%"/></text:list-level-style-bullet>'
            for n in range(3)
        )
        style = d.style("list", levels)
        xml, used = "", 0.0
        small = d.chance(0.5)
        while used < room - 3:
            level = d.pick([0, 0, 1, 1, 2]) if xml and self.hasSigns else 0
            said = d.short(3, 14) if d.chance(0.8) else d.sentence()
            lines = 1 + len(said) // max(8, across - 4 - 3 * level)
            if used + lines > room - 1 and xml: break
            used += lines * 1.1
            text = self.plain(d.say("item", said), size - (2 * level if small else 0))
            xml += f'<text:list text:style-name="{style}"><text:list-item>' + "<text:list><text:list-item>" * level + text + "</text:list-item></text:list>" * level + "</text:list-item></text:list>"
            if d.chance(0.12): break
        return xml

    def slide(self, number):
        d, w, h = self.d, self.w, self.h
        share = d.random.random()
        if number == 0:
            title = d.title(3, 7)
            xml = self.box(self.plain(d.say("head", title), 40, "center"), 2, h * 0.3, w - 4, 4, "title")
            d.truth.append(("line", d.head))
            return xml + self.box(self.plain(escape(d.head), 24, "center") + self.plain(d.say("line", d.name()), 20, "center"), 3, h * 0.55, w - 6, 4, "subtitle")
        title = d.title(2, 8)
        xml = self.box(self.plain(d.say("head", title), self.titleSize, self.align, fo_font_weight=d.pick(["normal", "bold"])), 1.3, 0.8, w - 2.6, 3, "title")
        top, room = 4.2, h - 4.2 - 2
        if share < 0.45:
            xml += self.box(self.list(w - 2.6, room), 1.3, top, w - 2.6, room, "outline")
        elif share < 0.62:
            half = (w - 2.6 - 1) / 2
            for x in (1.3, 1.3 + half + 1): xml += self.box(self.list(half, room), x, top, half, room, "outline")
        elif share < 0.72:
            half = (w - 2.6 - 1) / 2
            for x in (1.3, 1.3 + half + 1):
                xml += self.box(self.plain(d.say("line", d.title(1, 3)), 24, fo_font_weight="bold"), x, top, half, 1.4)
                xml += self.box(self.list(half, room - 1.5), x, top + 1.5, half, room - 1.5, "outline")
        elif share < 0.82:
            columns = d.number(2, 4)
            widths = (w - 3) / columns
            xml += f'<draw:frame draw:layer="layout" svg:x="1.5cm" svg:y="{top}cm" svg:width="{w - 3:.2f}cm" svg:height="6cm"><table:table>'
            column = d.style("table-column", f'<style:table-column-properties style:column-width="{widths:.2f}cm"/>')
            xml += f'<table:table-column table:style-name="{column}"/>' * columns
            line = d.pick(["0.03cm solid #000000", "none"])
            style = d.style("table-cell", f'<style:graphic-properties draw:fill="none"/><style:paragraph-properties fo:border="{line}"/>')
            for row in range(d.number(3, 6)):
                cells = [d.title(1, 3) if row == 0 or index == 0 else d.pick([d.figure(), d.title(1, 2)]) for index in range(columns)]
                d.truth.append(("row", " ".join(cells)))
                xml += '<table:table-row>' + "".join(f'<table:table-cell table:style-name="{style}">{self.plain(escape(c), 16)}</table:table-cell>' for c in cells) + "</table:table-row>"
            xml += "</table:table></draw:frame>"
        elif share < 0.92:
            half = w * 0.5
            xml += self.box(self.list(half - 1.5, room), 1.3, top, half - 1.5, room, "outline")
            xml += f'<draw:frame draw:layer="layout" svg:x="{half + 0.5:.2f}cm" svg:y="{top}cm" svg:width="{half - 2:.2f}cm" svg:height="{room - 2:.2f}cm"><draw:image><office:binary-data>{png(24, 16, 90)}</office:binary-data></draw:image></draw:frame>'
            said = d.title(3, 7)
            xml += self.box(self.plain(d.say("caption", said), 14, "center"), half + 0.5, top + room - 1.8, half - 2, 1)
        else:
            xml += self.box(self.plain(d.say("paragraph", d.text(2, 3)), 18) + self.plain("", 10) + self.plain(d.say("paragraph", d.text(1, 2)), 18), 1.3, top, w - 2.6, room)
        return xml

    def document(self):
        d, w, h = self.d, self.w, self.h
        foot, date = d.pick([d.head, "Confidential", "© 2024 Example Ltd.", ""]), d.pick([d.date(), ""])
        d.never = [t for t in (foot, date) if t and t != d.head]
        page = d.pick(["{p}", "{p}", "{p} / {n}", "Page {p}"])
        fields = page.replace("{p}", "<text:page-number/>").replace("{n}", "<text:page-count/>")
        feet = "".join(
            self.box(self.plain(t, d.pick([10, 12]), a), x, h - 1.6, w * 0.3, 1)
            for t, a, x in ((escape(date), "start", 1.3), (escape(foot), "center", w * 0.35), (fields, "end", w * 0.7 - 1.3)) if t
        )
        isOnPages = d.chance(0.5)
        slides = ""
        for number in range(d.number(6, 16)):
            slides += f'<draw:page draw:name="page{number + 1}" draw:style-name="dp" draw:master-page-name="Default">{self.slide(number)}{feet if isOnPages and number else ""}</draw:page>'
        fonts = "".join(f'<style:font-face style:name="{f}" svg:font-family="&apos;{f}&apos;"/>' for f in sorted(set(FONTS) | {"OpenSymbol"}))
        return (
            f'<?xml version="1.0" encoding="UTF-8"?><office:document{NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation">'
            f"<office:font-face-decls>{fonts}</office:font-face-decls><office:styles>"
            f'<style:default-style style:family="graphic"><style:text-properties style:font-name="{d.font}" fo:font-size="18pt" fo:language="en" fo:country="US"/></style:default-style><style:style style:name="Standard" style:family="paragraph"/></office:styles>'
            f'<office:automatic-styles><style:style style:name="dp" style:family="drawing-page"><style:drawing-page-properties presentation:background-visible="true" presentation:background-objects-visible="true"/></style:style>{d.styleXML()}<style:page-layout style:name="L"><style:page-layout-properties fo:margin="0cm" fo:page-width="{w}cm" fo:page-height="{h}cm" style:print-orientation="landscape"/></style:page-layout></office:automatic-styles>'
            f'<office:master-styles><draw:layer-set><draw:layer draw:name="layout"/><draw:layer draw:name="background"/><draw:layer draw:name="backgroundobjects"/></draw:layer-set><style:master-page style:name="Default" style:page-layout-name="L" draw:style-name="dp">{"" if isOnPages else feet}</style:master-page></office:master-styles>'
            f"<office:body><office:presentation>{slides}</office:presentation></office:body></office:document>"
        )


def make(args):
    pool, folder = magazines.sentences(args.text), Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        for number in range(args.first, args.first + args.count):
            document = Document(number, pool)
            (work / f"{number}.{'fodp' if document.kind == 'slides' else 'fodt'}").write_text(document.make())
            said = {"head": document.head, "class": document.kind, "figures": False, "never": document.never, "truth": document.truth}
            (folder / f"{number}.json").write_text(json.dumps(said, ensure_ascii=False))
        for kind, program in (("fodt", "writer"), ("fodp", "impress")): export(work, folder, kind, program, args.tagged)
    drop_unset(folder)


def export(work, folder, kind, program, tagged=False):
    """Has LibreOffice print what stands in a folder."""
    files = sorted(str(path) for path in work.glob("*." + kind))
    form = f"pdf:{program}_pdf_Export:" + json.dumps({"UseTaggedPDF": {"type": "boolean", "value": str(tagged).lower()}}).replace(" ", "")
    command = ["soffice", f"-env:UserInstallation=file://{work}/profile", "--headless", "--convert-to", form, "--outdir", str(folder)]
    if files: subprocess.run(command + files, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def drop_unset(folder):
    """Forgets documents that no program printed."""
    for path in folder.glob("*.json"):
        if not path.with_suffix(".pdf").exists():
            print(f"{path.stem}: can't be set")
            path.unlink()


def letters(text):
    """The small letters of a text, and where in it they are."""
    found, places = [], []
    for place, character in enumerate(text):
        for part in unicodedata.normalize("NFKD", character).lower():
            if "a" <= part <= "z":
                found.append(part)
                places.append(place)
    return "".join(found), places


def judge(document, text):
    """What is wrong with how a document was read: fault, kind, text."""
    # Signs of items from fonts of symbols may be letters.
    whole, places = letters(text)
    breaks = [match.start() for match in re.finditer(r"\n\n+|\f", text)]
    lines = [match.start() for match in re.finditer(r"\n|\f", text)]
    faults, last = [], 0
    for kind, said in document["truth"]:
        wanted = letters(said)[0]
        if len(wanted) < 8: continue
        place = whole.find(wanted, last)
        fault = None
        if place < 0:
            place = whole.find(wanted)
            fault = "torn" if place < 0 else "out of order" if kind not in ("note", "aside", "caption") else None
        if place >= 0:
            start, end = places[place], places[place + len(wanted) - 1] + 1
            if not fault and bisect.bisect(breaks, start) != bisect.bisect(breaks, end - 1): fault = "split"
            if not fault:
                # Before it stands at most a label on its line, behind it nothing with letters.
                ends = breaks if kind in ("paragraph", "quotation", "head") else lines
                index = bisect.bisect(ends, start)
                before = text[(ends[index - 1] if index else 0) : start]
                after = text[end : ends[index] if index < len(ends) else len(text)]
                label = letters(before)[0]
                allowed = 22 if kind in ("item", "line", "caption") else 4
                if len(label) > allowed: fault = "run on"
                if len(letters(after)[0]) > (30 if kind == "line" else 2): fault = "run on"
        if not fault and kind in ("paragraph", "item", "quotation"): last = max(last, place)
        if fault: faults.append((fault, kind, said))
    for said in document.get("never", []):
        unwanted = letters(said)[0]
        count = whole.count(unwanted) - sum(letters(t)[0].count(unwanted) for _, t in document["truth"])
        if len(unwanted) > 5 and count > 0: faults.append(("read", "edge", f"{count} × {said}"))
    count = sum(bool(re.fullmatch(r"\W*(Page )?\d+( (of|/) \d+)?( \| P a g e)?\W*", part)) for part in re.split(r"\n+|\f", text))
    if count: faults.append(("read", "page", f"{count} numbers"))
    return faults


def total(document):
    """How many texts of each kind are compared."""
    return collections.Counter(kind for kind, said in document["truth"] if len(letters(said)[0]) >= 8) + collections.Counter(
        ["edge"] * bool(document["never"]) + ["page"])


def score(args):
    score_by(args, total, judge, "class")


def score_by(args, counted, judge, name):
    """Prints what is wrong with documents: what is counted of one, its faults in a text, and what it is called by beside its number."""
    total, wrong, shown, worst = collections.Counter(), collections.Counter(), [], collections.Counter()
    paths = sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        texts = list(pool.map(lambda path: magazines.read(args.run, path.with_suffix(".pdf")), paths))
    for path, text in zip(paths, texts):
        document = json.loads(path.read_text())
        total.update(counted(document))
        for fault, kind, said in judge(document, text):
            wrong[kind, fault] += 1
            worst[f"{path.stem} {document[name]}"] += 1
            shown.append(f"{path.stem} {document[name]}: {fault} {kind}: {said[:90]}")
    magazines.table(total, wrong)
    print(f"all        {sum(total.values()):6}  {sum(wrong.values())}")
    print("\n".join(shown[: args.show]))
    if args.show: print(worst.most_common(20))


if __name__ == "__main__":
    parser, maker, _ = magazines.commands(__doc__, make, score)
    maker.add_argument("--text", required=True)
    maker.add_argument("--tagged", action="store_true")
    magazines.run(parser)
