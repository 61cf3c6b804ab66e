#!/usr/bin/env python3
"""Pages of newspapers, accounts, gazettes, old books, law reviews, journals and text books made at random, whose text is known because it was written first.

    leaves.py make FOLDER --text FILE [--first 0] [--count 100] [--kinds newspaper,lold]     writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    leaves.py score FOLDER --run 'aloud text {pdf}' [--show 10] [--kinds newspaper]          paragraphs torn, split or out of order; furniture read; by kind of document
    leaves.py alone FOLDER --run 'aloud text {pdf}' [--show 10]                              the same of each page cut out

One to three pages each: stamps of archives and watermarks, four and five narrow columns, tiny type, labels that wrap beside figures, boxes of facts at an edge, notes
beside two columns, floats across columns, catchwords and signatures, lines numbered in parallel texts. By WeasyPrint, Chromium and pdfTeX. What `scans.py --how layer`
makes of them are scans of such pages. FILE is plain text with blank lines between paragraphs; its sentences are shuffled. Needs what handouts.py does, and of Debian
texlive-publishers, texlive-science, texlive-humanities.
"""
import html

import genres
import handouts
import leaftex
from genres import TOWNS


class Leaf(handouts.Sheet):
    def stamp(self):
        """What archives add at an edge."""
        k = self.pick("", "turned", "turned", "foot", "water", "top")
        text = self.pick(f"Downloaded from https://academic.example.com by guest on {self.number(1,28)} March 2021", f"This content downloaded from 128.{self.number(1,255)}.12.4 on Mon, 01 Mar 2021 10:{self.number(10,59)}:07 UTC. All use subject to terms.", "Author manuscript, available in PMC 2019 April 01")
        if k == "turned":
            self.heads.append(text)
            return f'<div style="position: fixed; left: 100%; top: 80pt; width: 400pt; transform-origin: 0 0; transform: translate(22pt, 0) rotate(90deg); font-size: 7pt; color: #555; line-height: 1; white-space: nowrap">{text}</div>'
        if k == "water": return '<div style="position: fixed; left: 60pt; top: 300pt; transform: rotate(-45deg); font-size: 110pt; color: #e4e4e4; font-weight: bold; z-index: -1">DRAFT</div>'
        if k == "foot":
            self.rule(f'@page {{ @bottom-left {{ content: "{text}"; font-size: 6pt }} @bottom-center {{ content: none }} @bottom-right {{ content: none }} }}')
            self.heads.append(text)
            self.engine = "weasyprint"
        if k == "top":
            self.rule(f'@page {{ @top-right {{ content: "{text}"; font-size: 6pt }} @top-center {{ content: none }} @top-left {{ content: none }} }}')
            self.heads.append(text)
            self.engine = "weasyprint"
        return ""

    def prose(self, n=(6, 12), count=None):
        inner = ""
        for _ in self.count(*n):
            k = self.random.random()
            if k < .15: inner += self.h()
            elif k < .22: inner += self.points(2, 4)
            elif k < .3: inner += f'<div style="break-inside: avoid">{self.picture()}<div class="caption"><b>Figure {self.number(1,9)}.</b> {self.say("caption", self.text(1, 2))}</div></div>'
            inner += self.p(least=2, most=5)
        return self.columns(count or self.pick(1, 2, 2, 3), inner)

    def stamped(self):
        return self.stamp() + self.h(1) + self.prose()

    def newspaper(self):
        self.size = self.pick(7.5, 8, 8.5, 9)
        self.rule("p { text-align: %s; hyphens: %s; text-indent: 1em; margin: 0 } .by { font-weight: bold; font-size: .9em; text-indent: 0 }" % self.pick(("left", "auto"), ("left", "manual"), ("justify", "auto")))
        body = ""
        for _ in self.count(2, 4):
            cols = self.pick(3, 4, 4, 5)
            body += f'<div style="border-top: .6pt solid #000; padding-top: 4pt; margin-top: 6pt"><h1 style="text-align: left; font-size: {self.pick(1.6, 2.2, 3)}em">{self.say("head", self.title(4, 8))}</h1>'
            inner = ""
            if self.chance(.7): inner += f'<p class="by">By {self.say("aside", self.person().upper())}</p>'
            if self.chance(.5): inner += f'<p>{self.say("paragraph", self.pick(*TOWNS).upper() + " — " + self.text(2, 3))}</p>'
            for _ in self.count(6, 14):
                inner += self.p(least=1, most=3)
                if self.chance(.08): inner += f'<h3>{self.say("head", self.title(2, 3))}</h3>'
                if self.chance(.06): inner += f'<div style="break-inside: avoid; border-top: 2pt solid #000; border-bottom: .5pt solid #000; font-size: 1.4em; line-height: 1.15; margin: 4pt 0; text-align: left">{self.say("aside", self.short())}</div>'
                if self.chance(.06): inner += f'<div style="break-inside: avoid">{self.picture()}<div class="caption" style="font-size: .8em">{self.say("caption", self.text(1, 1))}</div></div>'
            if self.chance(.3): inner += f'<p class="i r">Continued on page {self.number(2, 20)}</p>'
            body += self.columns(cols, inner, self.pick(8, 10, 12)) + "</div>"
        return body

    def ledger(self):
        """Accounts whose labels wrap; figures at the foot of the label."""
        body, valign = self.h(1) + self.paragraphs(1, 2), self.pick("bottom", "bottom", "top", "middle")
        years = self.pick(("2021", "2020"), ("2021", "2020", "2019"))
        w = self.pick(42, 50, 60)
        hang = self.pick("padding-left: 1em; text-indent: -1em", "", "")
        dots = self.chance(.3)
        rows = f'<tr><td></td>' + "".join(f'<td style="text-align: right; font-weight: bold">{y}</td>' for y in years) + "</tr>"
        for _ in self.count(2, 4):
            rows += f'<tr><td colspan="{len(years)+1}"><b>{self.say("head", self.title(2, 4))}</b></td></tr>'
            for _ in self.count(3, 6):
                label = self.clause(2, self.pick(4, 8, 14)); vals = [self.pick(f"{self.number(1,99)},{self.number(100,999)}", f"({self.number(1,99)},{self.number(100,999)})", "—") for _ in years]
                self.note("row", label + " " + " ".join(vals))
                rows += f'<tr><td style="{hang}">{html.escape(label)}</td>' + "".join(f'<td style="text-align: right; vertical-align: {valign}; white-space: nowrap">{v}</td>' for v in vals) + "</tr>"
            tot = [f"{self.number(100,999)},{self.number(100,999)}" for _ in years]; lab = "Total " + self.title(1, 3).lower()
            self.note("row", lab + " " + " ".join(tot))
            rows += f'<tr><td><b>{lab}</b></td>' + "".join(f'<td style="text-align: right; border-top: .5pt solid #000"><b>{v}</b></td>' for v in tot) + "</tr>"
        return body + f'<table style="width: {self.pick(70, 85, 100)}%"><col style="width: {w}%">{rows}</table>' + self.paragraphs(2, 4)

    def wiki(self):
        """An article with a box of facts at its edge, cut lines of contents."""
        rows = ""
        for _ in self.count(5, 10):
            a, b = self.title(1, 2), self.clause(1, 7)
            self.note("fact", a + " " + b)
            rows += f'<tr><th style="text-align: left">{a}</th><td>{html.escape(b)}</td></tr>'
        box = f'<div style="float: right; width: {self.pick(34, 38, 42)}%; border: .6pt solid #aaa; background: #f8f9fa; padding: 4pt; margin: 0 0 8pt 10pt; font-size: .86em; line-height: 1.2"><div class="c b">{self.say("head", self.title(2, 3))}</div>{self.picture(60, 110)}<div class="c">{self.say("caption", self.short())}</div><table>{rows}</table></div>'
        return self.h(1) + box + "".join((self.h() if self.chance(.3) else "") + self.p(least=2, most=5) for _ in self.count(7, 12))

    def textbook(self):
        """Notes in both margins beside a text, key terms, a box below."""
        def left(): return f'<div style="font-size: .78em; line-height: 1.2; text-align: left">{self.say("margin", self.title(1, 2) + ": " + self.short(80))}</div>'
        body = f'<h1>{self.number(1,12)}.{self.number(1,9)} {self.say("head", self.title(2, 5))}</h1>'
        wide = self.pick("18% 1fr", "22% 1fr", "1fr 20%", "15% 1fr 15%")
        for _ in self.count(5, 8):
            main = "<div>" + (self.h(3) if self.chance(.3) else "") + self.p(style="n", least=2, most=5) + (self.points(2, 4) if self.chance(.2) else "") + "</div>"
            note = left() if self.chance(.6) else "<div></div>"
            cells = main + note if wide.startswith("1fr") else note + main
            if wide.count("%") > 1: cells += left() if self.chance(.3) else "<div></div>"
            body += f'<div style="display: grid; grid-template-columns: {wide}; column-gap: 12pt; margin-bottom: 4pt">{cells}</div>'
        return body + f'<div class="box">{self.h(3)}{self.p(style="n")}{self.points(2, 4)}</div>'

    def tiny(self):
        """Terms in tiny type and several columns, as prospectuses and leaflets of drugs have them."""
        self.size = self.pick(5, 5.5, 6, 6.5)
        inner, n = "", 0
        style = self.pick("num", "caps", "run")
        for _ in self.count(20, 40):
            n += 1
            t = self.title(1, 3)
            if style == "num":
                lab = f"{n}. {t}. "; text = lab + self.text(2, 5); self.note("paragraph", text)
                inner += f'<p class="n"><b>{lab}</b>{html.escape(text[len(lab):])}</p>'
                for k in range(self.pick(0, 0, 2, 3)):
                    text = f"{n}.{k+1} " + self.text(1, 2); self.note("paragraph", text); inner += f'<p class="n">{html.escape(text)}</p>'
            elif style == "caps": inner += f'<h3 style="text-transform: uppercase">{self.say("head", t)}</h3>' + self.paragraphs(1, 3)
            else: text = t + " " + self.text(2, 6); self.note("paragraph", text); inner += f'<p><i>{t}</i> {html.escape(text[len(t)+1:])}</p>'
        return self.h(1) + self.columns(self.pick(2, 3, 3, 4), inner, self.pick(6, 8, 10, 14))

    def highlights(self):
        """A data sheet: two or three columns, headings on grounds, short lists, a small table in a column."""
        self.size = self.pick(7.5, 8, 9)
        inner = ""
        for _ in self.count(7, 12):
            inner += f'<div style="background: #ddd; padding: 1pt 3pt; font-weight: bold; break-after: avoid">{self.say("head", self.title(2, 4))}</div>'
            if self.chance(.4): inner += self.points(2, 5)
            if self.chance(.6): inner += self.paragraphs(1, 2)
            if self.chance(.3):
                rows = ""
                for _ in self.count(3, 5):
                    a, b, c = self.title(1, 2), f"{self.number(1,99)}.{self.number(0,9)}", self.pick("mg", "kg", "mm", "%")
                    self.note("row", f"{a} {b} {c}")
                    rows += f"<tr><td>{a}</td><td style='text-align: right'>{b}</td><td>{c}</td></tr>"
                inner += f'<table style="width: 100%; break-inside: avoid">{rows}</table>'
        return self.h(1) + self.columns(self.pick(2, 2, 3), inner)

    def boxes(self):
        """A report whose text has boxes across columns or in one, figures with sources below, a pull quotation amid."""
        inner = ""
        for _ in self.count(8, 14):
            k = self.random.random()
            if k < .12: inner += self.h()
            elif k < .25: inner += f'<div class="box"><div class="b">Box {self.number(1,4)}.{self.number(1,9)} {self.say("head", self.title(2, 5))}</div>{self.paragraphs(1, 2)}</div>'
            elif k < .38: inner += f'<div style="break-inside: avoid"><div class="b" style="font-size: .9em">Figure {self.number(1,9)}: {self.say("caption", self.short())}</div>{self.picture()}<div style="font-size: .75em">Source: {self.say("aside", self.short())}</div></div>'
            inner += self.p(least=2, most=5)
        span = ""
        if self.chance(.5): span = f'<div class="box" style="column-span: all">{self.h(3)}{self.columns(2, self.paragraphs(2, 4))}</div>'
        return self.h(1) + self.columns(2, inner) + span + self.columns(2, self.paragraphs(2, 4))

    def plain(self):
        """Tables without rules: wrapped cells at top, middle or bottom; heads over groups; notes below."""
        body = self.h(1) + self.p()
        for _ in self.count(1, 3):
            va, n = self.pick("top", "top", "middle", "bottom"), self.number(3, 4)
            body += f'<div class="b">Table {self.number(1,9)}. {self.say("caption", self.short())}</div>'
            head = [self.title(1, 2) for _ in range(n)]
            rows = "<tr>" + "".join(f'<th style="text-align: left">{h}</th>' for h in head) + "</tr>"
            for _ in self.count(3, 7):
                cells = [self.title(1, 2)] + [self.clause(2, self.pick(3, 6, 10)) for _ in range(n - 2)] + [self.pick(self.clause(1, 3), str(self.number(1, 999)))]
                for c in cells[1:]: self.note("cell", c)
                rows += "<tr>" + "".join(f'<td style="vertical-align: {va}">{html.escape(c)}</td>' for c in cells) + "</tr>"
            pad = self.pick(2, 3, 5)
            body += f'<table style="width: 100%" class="t">{rows}</table>'
            self.rule(f".t td, .t th {{ padding: {pad}pt 6pt }} " + self.pick("", ".t tr { border-bottom: .4pt solid #bbb }", ".t th { border-bottom: .5pt solid #000 }", ".t tr:nth-child(even) { background: #eee }"))
            if self.chance(.5): body += f'<p style="font-size: .8em" class="n">{self.say("aside", self.short())}</p>'
            body += self.paragraphs(1, 2)
        return body

    def shorts(self):
        """Short notices in three narrow columns, each with a title in small capitals and a place."""
        inner = ""
        for _ in self.count(12, 25):
            inner += f'<div style="{self.pick("", "break-inside: avoid")}"><h3 style="font-variant: small-caps">{self.say("head", self.title(1, 4))}</h3><p class="n">{self.say("paragraph", self.text(1, 3))}</p>'
            if self.chance(.4): inner += f'<p class="i r" style="font-size: .9em">{self.say("aside", self.person() + ", " + self.pick(*TOWNS))}</p>'
            inner += "</div>"
        return self.h(1) + self.columns(3, inner, self.pick(10, 14))

HTML = "stamped stamped newspaper newspaper ledger wiki textbook tiny tiny highlights boxes plain plain shorts".split()
genres.LATEX.clear()
genres.LATEX.update(leaftex.KINDS)
genres.Genre = Leaf
genres.KINDS = HTML + list(leaftex.KINDS)
genres.WHOLE |= {"margin", "foot", "noted", "work", "abstract", "caption", "left", "right", "step", "tablenote", "index", "cell"}
genres.ORDERED |= {"noted"}
if __name__ == "__main__":
    handouts.main(__doc__)
