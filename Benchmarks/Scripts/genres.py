#!/usr/bin/env python3
"""Plays, laws, patents, exam papers, directories, brochures and thirty other kinds of documents made at random, and how much of them programs read as written.

    genres.py make FOLDER --text FILE [--first 0] [--count 100] [--kinds play,patent]      writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    genres.py score FOLDER --run 'aloud text {pdf}' [--show 10] [--kinds play]             paragraphs torn, split or out of order; furniture read; by kind of document

Set by WeasyPrint, Chromium, pdfTeX and reportlab. FILE is plain text with blank lines between paragraphs; its sentences are shuffled. Needs weasyprint,
playwright, reportlab, Chromium; of Debian, texlive-humanities, texlive-latex-extra.
"""

import bisect
import collections
import html
import json
import logging
import random
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import magazines
import ruledpages
from books import letters as plain
from genretex import LATEX

FORENAMES = "Ada Bruno Clara Daniel Edith Felix Greta Henry Irene Jonas Karla Leon Martha Nora Oscar Paula Quentin Rosa Simon Thea Ulrich Vera Walter Xenia Yara Zeno".split()
NAMES = "Abbott Barlow Carver Dunmore Eastman Fairley Garrick Holloway Ingram Jessop Kirkland Lambert Marsden Norwood Oakley Pemberton Quigley Ravenscroft Sheldon Thornbury Underhill Vickers Wakefield Yardley Zimmer".split()
STREETS = "Mill Lane|Station Road|High Street|Church Walk|Orchard Close|Harbour View|Kings Avenue|Park Terrace|Bridge Street|North Quay".split("|")
TOWNS = "Ashford Benton Carlow Derwent Elmswell Fenwick Gorley Haddon Ilford Kenmare".split()
FONTS = magazines.FONTS + ["Nimbus Sans", "TeX Gyre Pagella", "Carlito"]
HTML_KINDS = (
    "play play film interview poems hymns dictionary directory directory encyclopedia statute judgment debate gazette exam exam exercises textbook textbook cookbook cookbook "
    "travel brochure poster programme newsletter minutes datasheet manual thesis letters invoice resume"
).split()
KINDS = HTML_KINDS + list(ruledpages.KINDS) * 2 + list(LATEX) * 2


class Genre:
    """One document, and what it says in the order in which it was written."""

    def __init__(self, number, pool, kinds):
        self.random = random.Random(number)
        pool = pool[:]
        self.random.shuffle(pool)
        self.pool = iter(pool)
        self.truth, self.heads, self.css = [], [], []
        self.kind = self.random.choice(kinds)
        self.isGuided = False
        self.engine = self.pick("weasyprint", "chromium")
        self.head = self.title(2, 5)
        self.size = self.pick(9, 9.5, 10, 10.5, 11, 12)

    # What is said.

    def pick(self, *choices):
        return self.random.choice(choices)

    def chance(self, share):
        return self.random.random() < share

    def count(self, least, most):
        return range(self.random.randint(least, most))

    def number(self, least, most):
        return self.random.randint(least, most)

    def title(self, least=2, most=7):
        words = re.findall(r"[A-Za-z]{3,}", next(self.pool))
        return " ".join(words[: self.random.randint(least, most)]).capitalize()

    def text(self, least, most):
        return " ".join(next(self.pool) for _ in self.count(least, most))

    def short(self, most=60):
        for sentence in self.pool:
            if len(sentence) < max(most, 50): return sentence

    def clause(self, least, most):
        words = next(self.pool).rstrip(".?!").split()
        return " ".join(words[: self.number(least, most)]).rstrip(",;:")

    def person(self):
        return self.pick(*FORENAMES) + " " + self.pick(*NAMES)

    def note(self, kind, text):
        self.truth.append((kind, text))
        return text

    def say(self, kind, text):
        return html.escape(self.note(kind, text))

    def p(self, kind="paragraph", least=1, most=4, style=""):
        return f'<p class="{style}">{self.say(kind, self.text(least, most))}</p>'

    def h(self, level=2, text=None):
        return f'<h{level}>{self.say("head", text or self.title())}</h{level}>'

    def rule(self, css):
        self.css.append(css)

    def picture(self, low=40, high=140, style=""):
        return f'<div class="picture" style="height: {self.number(low, high)}pt; {style}"></div>'

    # Pages.

    def page(self, body):
        chance, pick = self.chance, self.pick
        places = ["top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"]
        head = pick(*places[:5])
        number = pick(*[place for place in places[1:] if place != head])
        form = pick("counter(page)", "counter(page)", '"Page " counter(page)', '"- " counter(page) " -"', 'counter(page) " / " counter(pages)')
        shown, boxes = chance(0.8), ""
        if shown:
            self.heads.append(self.head)
            boxes = f'@{head} {{ content: "{self.head}"; font-size: {self.size * .85}pt }} '
        if self.isGuided and self.engine == "weasyprint":
            sides = [p for p in places[:3:2] if p not in (head if shown else "", number)] or ["bottom-left"]
            boxes += "".join(f"@{side} {{ content: string(guide, {'first' if n == 0 else 'last'}); font-weight: bold }} " for n, side in enumerate(sides))
            self.rule(".guide { string-set: guide content() }")
        if chance(0.9): boxes += f"@{number} {{ content: {form}; font-size: {self.size * .85}pt }}"
        indent = chance(0.4)
        paper = getattr(self, "paper", None) or pick("A4", "Letter", "A4", "A5")
        margin = getattr(self, "margin", None) or f"{pick(16, 18, 22)}mm {pick(14, 18, 24)}mm"
        style = f"""
        @page {{ size: {paper}; margin: {margin}; {boxes} }}
        body {{ font-family: "{pick(*FONTS)}"; font-size: {self.size}pt; line-height: {pick(1.15, 1.2, 1.3, 1.4)}; margin: 0;
                {"text-align: justify;" * chance(.5)} {"hyphens: auto;" * chance(.5)} }}
        p {{ margin: 0 0 {0 if indent else .6}em 0; {"text-indent: 1.2em;" * indent} orphans: 2; widows: 2 }}
        h1 {{ font-size: 1.7em; margin: .3em 0 .5em; line-height: 1.15; text-align: {pick("left", "center")}; hyphens: manual; break-after: avoid }}
        h2 {{ {pick(*magazines.HEADINGS)}; margin: .9em 0 .35em; line-height: 1.2; break-after: avoid; font-size: {pick(1, 1.1, 1.25)}em; hyphens: manual }}
        h3 {{ margin: .6em 0 .2em; font-size: 1em; break-after: avoid; hyphens: manual }}
        .picture {{ background: #9ab; border: .4pt solid #345 }} .caption {{ font-size: .85em; line-height: 1.2; text-indent: 0; margin: 2pt 0 6pt }}
        .box {{ {pick("border: .6pt solid #555;", "background: #e8eef4;", "border-left: 3pt solid #567; background: #f4f4f4;")} padding: 6pt; margin: .6em 0; break-inside: avoid }}
        ul, ol {{ margin: .3em 0 .6em; padding-left: 1.6em }} table {{ border-collapse: collapse; text-align: left; hyphens: manual }} td, th {{ vertical-align: top; padding: 2pt 4pt }}
        .i {{ font-style: italic }} .b {{ font-weight: bold }} .c {{ text-align: center; text-indent: 0 }} .r {{ text-align: right; text-indent: 0 }} .n {{ text-indent: 0 }} .sc {{ font-variant: small-caps }}
        """ + "\n".join(self.css)
        return f'<html lang="en"><head><style>{style}</style></head><body>{body}</body></html>'

    def columns(self, count, body, gap=None):
        if count == 1: return body
        rule = "column-rule: .5pt solid #888;" * self.chance(0.3)
        return f'<div style="columns: {count}; column-gap: {gap or self.pick(12, 16, 20)}pt; {rule}">{body}</div>'

    def build(self):
        return self.page(getattr(self, self.kind)())

    # Stage and screen.

    def play(self):
        form = self.pick("above", "inline", "inline", "beside", "hanging")
        verse = self.chance(0.4)
        number = 0
        self.rule(f".speaker {{ {self.pick('font-variant: small-caps', 'font-weight: bold', 'text-transform: uppercase', 'font-style: italic')}; text-indent: 0 }}")
        self.rule(".speech { position: relative; margin: 0 0 .5em; text-indent: 0 } .hang { padding-left: 2em; text-indent: -2em; margin: 0 0 .4em }")
        self.rule(".row { display: flex } .row > .speaker { width: 7em; flex: none } .row > .said { flex: 1 }")
        self.rule(".vl { display: block; padding-left: 1em; text-indent: -1em; position: relative } .ln { position: absolute; right: 0; top: 0; text-indent: 0; font-size: .85em }")
        cast = self.random.sample(NAMES, 5)
        body = self.h(1)
        direction = self.pick("c i", "i n", "r i")
        for act in self.count(1, 2):
            body += f'<h2 class="c">{self.say("head", f"Act {act + 1}, Scene {self.number(1, 5)}")}</h2>'
            body += f'<p class="{direction}">{self.say("paragraph", self.text(1, 2))}</p>'
            for _ in self.count(15, 40):
                if self.chance(0.12):
                    body += f'<p class="{direction}">{self.say("paragraph", "(" + self.short() + ")" if self.chance(.5) else self.short())}</p>'
                    continue
                name = self.pick(*cast)
                if verse and form != "inline":
                    lines, said = [], []
                    for _ in self.count(2, 7):
                        number += 1
                        line = self.clause(5, 9)
                        said.append(line)
                        lines.append((line, number if number % 5 == 0 else 0))
                    self.note("head", name)
                    said = "".join(f'<span class="vl">{self.say("line", t)}{f"""<span class="ln">{n}</span>""" if n else ""}</span>' for t, n in lines)
                else:
                    aside = "(" + self.clause(1, 4) + ") " if self.chance(0.25) else ""
                    text = aside + self.text(1, 3)
                    if form in ("above", "beside"): self.note("head", name)
                    end = self.pick(".", ":") if form not in ("above", "beside") else ""
                    said = (f"<i>{html.escape(aside)}</i>" if aside else "") + html.escape(text[len(aside):])
                    if form in ("above", "beside"): self.note("paragraph", text)
                    else: self.note("paragraph", name + end + " " + text)
                if form == "above":
                    body += f'<div class="speaker {"c" if direction == "c i" else ""}">{name}</div><div class="speech">{said}</div>'
                elif form == "beside":
                    body += f'<div class="row speech"><div class="speaker">{name}</div><div class="said">{said}</div></div>'
                else:
                    stop = "" if verse and form == "hanging" else end
                    body += f'<div class="{"hang" if form == "hanging" else "speech"}"><span class="speaker">{name}{stop}</span> {said}</div>'
        return body

    def film(self):
        self.rule('body { font-family: "Latin Modern Mono", "DejaVu Sans Mono"; font-size: 11pt; text-align: left; hyphens: manual }')
        self.rule(".cue { margin-left: 38%; margin-bottom: 0; text-indent: 0 } .paren { margin-left: 28%; margin-right: 28%; margin-bottom: 0; text-indent: 0 } .talk { margin-left: 18%; margin-right: 20%; text-indent: 0 }")
        self.rule(".scene { position: relative; font-weight: %s; text-indent: 0; margin-top: 1em } .sl { position: absolute; left: -2.2em } .sr { position: absolute; right: 0 }" % self.pick("bold", "normal"))
        numbered, body = self.chance(0.5), self.h(1, self.title(2, 4).upper())
        cast, n = self.random.sample(FORENAMES, 4), 0
        for _ in self.count(3, 7):
            n += 1
            place = f'{self.pick("INT.", "EXT.")} {self.title(2, 3).upper()} - {self.pick("DAY", "NIGHT", "LATER")}'
            marks = f'<span class="sl">{n}</span><span class="sr">{n}</span>' if numbered else ""
            body += f'<p class="scene">{marks}{self.say("head", place)}</p>' + self.p(style="n")
            for _ in self.count(3, 9):
                if self.chance(0.25):
                    body += self.p(most=2, style="n")
                    continue
                body += f'<p class="cue">{self.say("head", self.pick(*cast).upper() + self.pick("", "", " (V.O.)", " (CONT’D)"))}</p>'
                if self.chance(0.3): body += f'<p class="paren">({self.say("paragraph", self.clause(2, 7))})</p>'
                body += f'<p class="talk">{self.say("paragraph", self.text(1, 2))}</p>'
            if self.chance(0.5): body += f'<p class="r">{self.say("head", self.pick("CUT TO:", "FADE OUT.", "DISSOLVE TO:"))}</p>'
        return body

    def interview(self):
        count = self.pick(1, 2, 2, 3)
        form = self.pick("bold", "bold", "initials", "names", "italic")
        a, b = self.random.sample(NAMES, 2)
        body = self.h(1) + self.p(style="b")
        inner = ""
        for _ in self.count(8, 20):
            question, answer = self.short(110).rstrip(".!?") + "?", self.text(1, 4)
            if form == "bold": inner += f'<p class="b n">{self.say("paragraph", question)}</p>'
            elif form == "italic": inner += f'<p class="i n">{self.say("paragraph", question)}</p>'
            elif form == "initials": inner += f'<p class="n">{self.say("paragraph", "Q: " + question)}</p>'
            else: inner += f'<p class="n"><b>{a}:</b> {html.escape(question)}</p>'; self.note("paragraph", f"{a}: {question}")
            answers = [answer] + [self.text(1, 3)] * self.chance(0.3)
            for k, answer in enumerate(answers):
                if form == "initials" and k == 0: answer = "A: " + answer
                if form == "names" and k == 0:
                    self.note("paragraph", f"{b}: {answer}")
                    inner += f"<p><b>{b}:</b> {html.escape(answer)}</p>"
                else: inner += f'<p>{self.say("paragraph", answer)}</p>'
            if self.chance(0.08): inner += self.picture() + f'<p class="caption">{self.say("aside", self.short())}</p>'
            if self.chance(0.08): inner += f'<div style="font-size: 1.4em; margin: .5em 0; text-align: center">{self.say("aside", "“" + self.short() + "”")}</div>'
        return body + self.columns(count, inner)

    # Verse.

    def poems(self):
        body, numbered, count = "", self.pick(0, 5, 5, 10), self.pick(1, 1, 2)
        self.rule(".vl { display: block; padding-left: 2em; text-indent: -2em; text-align: left; position: relative; hyphens: manual } .ln { position: absolute; right: 0; top: 0; text-indent: 0; font-size: .85em } .st { margin: 0 0 .9em; break-inside: %s }" % self.pick("avoid", "auto"))
        self.rule(".set { padding-left: 3.2em }")
        centred, width = self.chance(0.15), self.pick(60, 80, 100)
        for _ in self.count(3, 6):
            body += self.h(2)
            if self.chance(0.2): body += f'<p class="i r">{self.say("aside", self.short())}</p>'
            size, n, sets = self.pick(2, 4, 4, 6, 8, 14), 0, self.chance(0.3)
            for _ in self.count(2, 7):
                lines = ""
                for k in range(size):
                    n += 1
                    line = self.clause(4, self.pick(8, 8, 14))
                    mark = f'<span class="ln">{n}</span>' if numbered and n % numbered == 0 else ""
                    lines += f'<span class="vl{" set" if sets and k % 2 else ""}">{self.say("line", line + self.pick("", ",", ";", "."))}{mark}</span>'
                body += f'<div class="st" style="width: {width}%; {"text-align: center" * centred}">{lines}</div>'
            if self.chance(0.3): body += f'<p class="r i">{self.say("aside", self.person())}</p>'
        return self.columns(count, body)

    def hymns(self):
        body = ""
        self.rule(".vl { display: block; text-align: left; hyphens: manual } .st { margin: 0 0 .7em; padding-left: 1.6em; position: relative; break-inside: avoid } .sn { position: absolute; left: 0 } .foot { display: flex; justify-content: space-between; font-size: .85em }")
        for n in self.count(4, 8):
            body += f'<h2><span>{120 + n}</span> {self.say("head", self.title(2, 5))}</h2>'
            for v in self.count(2, 5):
                lines = "".join(f'<span class="vl">{self.say("line", self.clause(4, 7) + self.pick("", ",", ";", "."))}</span>' for _ in range(4))
                body += f'<div class="st"><span class="sn">{v + 1}</span>{lines}</div>'
            body += f'<div class="foot"><span class="i">{self.say("aside", self.person())}</span><span>{self.say("aside", self.title(1, 2).upper())}</span></div>'
        return self.columns(self.pick(1, 2, 2), body)

    # Books to look things up in.

    def dictionary(self):
        self.isGuided, self.size = True, self.pick(7.5, 8, 8.5, 9)
        form = self.pick("hang", "hang", "indent", "block")
        self.rule({"hang": ".e { padding-left: 1em; text-indent: -1em; margin: 0 }", "indent": ".e { text-indent: 1em; margin: 0 }", "block": ".e { margin: 0 0 .5em; text-indent: 0 }"}[form])
        words = sorted({w for _ in range(60) for w in re.findall(r"[a-z]{5,}", next(self.pool))})[:: self.pick(2, 3)]
        if self.chance(0.3): words = [w.upper() for w in words]
        body, letter = "", ""
        for word in words[: self.number(50, 110)]:
            if word[0].upper() != letter and self.chance(0.8):
                letter = word[0].upper()
                body += f'<h1 class="c">{letter}</h1>'
            part = self.pick("n.", "v.", "adj.", "adv.")
            sound = f"/{word[:4]}ə/ " if self.chance(0.3) else ""
            senses = [self.text(1, 1) for _ in self.count(1, 3)]
            meaning = senses[0] if len(senses) == 1 else " ".join(f"{k + 1}. {s}" for k, s in enumerate(senses))
            self.note("paragraph", f"{word} {sound}{part} {meaning}")
            meaning = html.escape(senses[0]) if len(senses) == 1 else " ".join(f"<b>{k + 1}.</b> {html.escape(s)}" for k, s in enumerate(senses))
            body += f'<p class="e"><b class="guide">{word}</b> {sound}<i>{part}</i> {meaning}</p>'
        return self.columns(self.pick(2, 2, 3), body)

    def directory(self):
        self.size, self.isGuided = self.pick(7, 7.5, 8, 9), True
        form = self.pick("leader", "leader", "right", "block", "run", "table")
        self.rule(".d { display: flex; margin: 0; text-indent: 0; text-align: left; hyphens: manual } .d .f { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; height: 1.2em } .d .f + span { white-space: nowrap } .e { margin: 0 0 .5em; text-align: left; text-indent: 0; break-inside: avoid }")
        names = sorted(f"{self.pick(*NAMES)} {self.pick(*FORENAMES)}" for _ in range(self.number(60, 160)))
        body, letter, heads = self.h(1) if self.chance(0.5) else "", "", self.chance(0.6)
        for name in names:
            if heads and name[0] != letter:
                letter = name[0]
                body += f'<h2 class="c">{letter}</h2>'
            phone, address = f"{self.number(100, 999)} {self.number(1000, 9999)}", f"{self.number(1, 99)} {self.pick(*STREETS)}"
            if form == "leader":
                text = name + (" " + address if self.chance(0.5) else "")
                self.note("row", f"{text} {phone}")
                body += f'<p class="d"><span class="guide">{text}</span><span class="f"> {"." * 90}</span><span>{phone}</span></p>'
            elif form == "right":
                self.note("row", f"{name} {phone}")
                body += f'<p class="d"><span class="guide">{name}</span><span class="f"></span><span>{phone}</span></p>'
            elif form == "block":
                lines = [name, address, f"{self.pick(*TOWNS)} {self.number(10000, 99999)}", f"Tel. {phone}"] + [f"{name.split()[0].lower()}@example.org"] * self.chance(0.4)
                self.note("entry", " ".join(lines))
                body += f'<p class="e"><b class="guide">{lines[0]}</b><br>' + "<br>".join(lines[1:]) + "</p>"
            elif form == "table":
                self.note("row", f"{name} {address} {phone}")
                body += f'<table style="width: 100%"><tr><td style="width: 36%" class="guide">{name}</td><td>{address}</td><td class="r" style="width: 24%">{phone}</td></tr></table>'
            else:
                text = f"{name}, {address}, {self.pick(*TOWNS)}. {self.short()} Tel. {phone}"
                self.note("entry", text)
                body += f'<p class="e" style="padding-left: 1em; text-indent: -1em"><b class="guide">{name}</b>{html.escape(text[len(name):])}</p>'
        return self.columns({"leader": 2, "right": 3, "block": self.pick(3, 4), "table": 2, "run": self.pick(2, 3)}[form] - (self.size > 8 and form not in ("leader", "table")), body)

    def encyclopedia(self):
        self.isGuided, self.size = True, self.pick(8, 8.5, 9, 10)
        body, run = "", self.chance(0.6)
        for title in sorted(self.title(1, 3) for _ in self.count(10, 20)):
            first = self.text(1, 4)
            if run:
                self.note("paragraph", title + " " + first)
                body += f'<p class="n"><b class="guide">{title}</b> {html.escape(first)}</p>'
            else: body += f'<h2 class="guide">{self.say("head", title)}</h2><p>{self.say("paragraph", first)}</p>'
            for _ in self.count(0, 3): body += self.p()
            if self.chance(0.2): body += self.picture() + f'<p class="caption">{self.say("aside", self.short())}</p>'
            if self.chance(0.25): body += f'<p class="i n" style="font-size: .9em">{self.say("aside", "See also " + self.title(1, 3) + ", " + self.title(1, 2) + ".")}</p>'
            if self.chance(0.3): body += f'<p class="r sc">{self.say("aside", self.person())}</p>'
        return self.columns(self.pick(2, 2, 3), body)

    # Law and government.

    def statute(self):
        side, self.engine = self.pick("left", "right"), "weasyprint"
        self.rule(f".s {{ position: relative; margin: 0 0 .5em }} .mn {{ position: absolute; {side}: -9.5em; width: 9em; font-size: .75em; line-height: 1.15; text-align: left; text-indent: 0; hyphens: manual; top: .1em }}")
        self.margin = f"18mm {45 if side == 'right' else 18}mm 18mm {45 if side == 'left' else 18}mm"
        body = f'<p class="c b">{self.say("head", self.title(3, 6).upper())}</p>'
        form = self.pick("margin", "margin", "head")
        n = 0
        for part in self.count(2, 3):
            body += f'<p class="c">{self.say("head", f"Part {part + 1}")}</p><p class="c sc">{self.say("head", self.title(2, 5))}</p>'
            for _ in self.count(3, 7):
                n += 1
                name, text = self.title(2, 5), self.text(1, 3)
                if form == "margin":
                    self.note("paragraph", f"{n}. {text}")
                    self.note("margin", name)
                    body += f'<div class="s"><span class="mn">{name}</span><b>{n}.</b> {html.escape(text)}</div>'
                else:
                    self.note("head", f"{n}. {name}")
                    self.note("paragraph", text)
                    body += f'<h3>{n}. {name}</h3><p class="n">{html.escape(text)}</p>'
                for k in self.count(0, 3):
                    text = f"({k + 1}) {self.text(1, 2)}"
                    body += f'<div class="s" style="padding-left: 2em; text-indent: -1em">{self.say("item", text)}</div>'
                    if self.chance(0.4):
                        for letter in "abc"[: self.number(2, 3)]:
                            body += f'<div class="s" style="padding-left: 4em; text-indent: -1.5em">{self.say("item", f"({letter}) {self.clause(6, 20)};")}</div>'
        return body

    def judgment(self):
        a, b = self.random.sample(NAMES, 2)
        body = f'<p class="c b">{self.say("head", "IN THE COURT OF " + self.pick(*TOWNS).upper())}</p>'
        if self.chance(0.5):
            rows = [(a.upper() + ",", ")"), ("Plaintiff,", ")"), ("v.", f") Case No. {self.number(10, 99)}-cv-{self.number(100, 999)}"), (b.upper() + ",", ")"), ("Defendant.", ")")]
            body += '<table style="width: 90%">' + "".join(f'<tr><td style="width: 50%">{x}</td><td>{y}</td></tr>' for x, y in rows) + "</table>"
        else: body += f'<p class="c">{self.say("head", f"{a} v {b}")}</p>'
        body += f'<p class="c b">{self.say("head", self.title(2, 4).upper())}</p>'
        form, hang = self.pick("[1]", "1.", "none"), self.chance(0.5)
        n = 0
        self.rule(".np { position: relative; margin: 0 0 .7em; text-indent: 0 } .np .no { position: absolute; left: -2.6em }")
        if hang: self.rule(".np { padding-left: 2.6em } .np .no { left: 0 }")
        else: self.margin = "20mm 20mm 20mm 30mm"
        for _ in self.count(15, 35):
            if self.chance(0.15): body += self.h(2)
            n += 1
            text = self.text(1, 5)
            if form == "none": body += f'<p>{self.say("paragraph", text)}</p>'
            else:
                mark = f"[{n}]" if form == "[1]" else f"{n}."
                body += f'<div class="np"><span class="no">{mark}</span>{self.say("numbered", text)}</div>'
            if self.chance(0.15): body += f'<blockquote>{self.say("paragraph", self.text(1, 3))}</blockquote>'
        return body + f'<p class="r">{self.say("aside", self.person() + " J.")}</p>'

    def debate(self):
        self.size = self.pick(8, 8.5, 9, 10)
        column, times = self.number(100, 900), self.chance(0.4)
        first, second = self.pick("top-left", "top-right"), ""
        self.rule(f'@page {{ @top-left {{ content: counter(c1); font-weight: bold }} @top-right {{ content: counter(c2); font-weight: bold }} @top-center {{ content: "{self.head}"; font-style: italic }} }}')
        self.rule(f"@page {{ counter-increment: c1 2 c2 2 }} html {{ counter-reset: c1 {column} c2 {column + 1} }}")
        self.heads.append(self.head)
        body = self.h(1)
        for _ in self.count(25, 50):
            kind = self.random.random()
            if kind < 0.1: body += self.h(2)
            elif kind < 0.16: body += f'<p class="c i">{self.say("head", "[" + self.person() + " in the Chair]")}</p>'
            elif kind < 0.22: body += f'<p class="i">{self.say("paragraph", self.short())}</p>'
            elif kind < 0.3 and times: body += f'<p class="n i">{self.say("head", f"{self.number(1, 12)}.{self.number(10, 59)} pm")}</p>'
            elif kind < 0.75:
                name = f'{self.pick("Mr", "Ms", "Dr")} {self.person()} ({self.pick(*TOWNS)}):'
                text = self.text(1, 4)
                self.note("paragraph", name + " " + text)
                body += f"<p><b>{name}</b> {html.escape(text)}</p>"
            else: body += self.p(most=5)
        return self.columns(2, body)

    def gazette(self):
        self.size = self.pick(7.5, 8, 9)
        body = ""
        for _ in self.count(14, 30):
            body += f'<p class="c b" style="margin-top: 4pt">{self.say("head", self.title(2, 5).upper())}</p>' if self.chance(0.7) else f'<h3>{self.say("head", self.title(2, 5))}</h3>'
            for _ in self.count(1, 3): body += self.p(most=2)
            if self.chance(0.5): body += f'<p class="r i">{self.say("aside", self.person())}</p><p class="n" style="font-size: .9em">{self.say("aside", f"Dated {self.number(1, 28)} March {self.number(1990, 2024)}.")}</p>'
            if self.chance(0.6): body += '<hr style="width: 30%; margin: 3pt auto">'
        masthead = f'<h1 class="c" style="font-size: 2.4em">{self.say("head", "The " + self.pick(*TOWNS) + " Gazette")}</h1><div style="display: flex; justify-content: space-between; border-top: 1pt solid; border-bottom: 1pt solid"><span>No. {self.number(100, 9999)}</span><span>Friday, {self.number(1, 28)} May 2021</span></div>'
        return masthead + self.columns(self.pick(2, 3, 3), body)

    # School.

    def marks(self, n):
        return {0: f"({n} marks)", 1: f"[{n}]", 2: f"({n})", 3: f"/{n}", 4: f"[{n} points]"}[self.markForm]

    def options(self, one=False):
        form = self.pick("A ", "(a) ", "a) ", "A. ", "☐ ")
        layout = self.pick(1, 1, 2, 2, 4)
        texts = [self.clause(1, 3) if layout == 4 else self.clause(2, 8 if layout == 1 else 5) for _ in range(4)]
        labels = [form.replace("A", "ABCD"[k]).replace("a", "abcd"[k]) for k in range(4)]
        for label, text in zip(labels, texts): self.note("option", (label if "☐" not in label else "") + text)
        cells = [f"{html.escape(l)}{html.escape(t)}" for l, t in zip(labels, texts)]
        if layout == 1: return "".join(f'<p class="n" style="padding-left: 2em; margin: 0 0 .2em">{c}</p>' for c in cells)
        if layout == 2 or layout == 4:
            rows = [cells[k : k + layout] for k in range(0, 4, layout)]
            return '<table style="width: 100%; margin-bottom: .5em">' + "".join("<tr>" + "".join(f'<td style="width: {100 // layout}%">{c}</td>' for c in row) + "</tr>" for row in rows) + "</table>"

    def exam(self):
        self.markForm = self.number(0, 4)
        place = self.pick("float", "flex", "below", "absolute")
        self.rule(".q { position: relative; margin: .6em 0 .4em; padding-left: 1.8em; text-indent: 0 } .q .no { position: absolute; left: 0; font-weight: bold } .m { float: right; padding-left: 1em } .f { display: flex; justify-content: space-between; padding-left: 1.8em; margin: .5em 0 } .f .no { position: absolute; margin-left: -1.8em; font-weight: bold }")
        self.rule(".line { border-bottom: .5pt solid #333; height: 1.6em } .dots { overflow: hidden; white-space: nowrap; height: 1.7em; text-indent: 0; margin: 0 } .am { position: absolute; right: -14mm; top: 0 }")
        body = self.h(1)
        if self.chance(0.6): body += f'<p class="n">Name: {"_" * 30}  Class: {"_" * 10}</p>'
        body += self.p(most=2)
        for n in self.count(6, 16):
            text, points = self.text(1, 2), self.number(1, 12)
            mark = f'<span class="m">{self.marks(points)}</span>'
            self.note("question", text)
            if self.chance(0.15): body += self.h(2, f"Section {'ABC'[self.number(0, 2)]}")
            if self.chance(0.15): body += f'<div style="margin: .5em auto; width: 50%">{self.picture()}</div>'
            if place == "float": body += f'<div class="q"><span class="no">{n + 1}.</span>{html.escape(text)} {mark}</div>'
            elif place == "flex": body += f'<div class="f"><span><span class="no">{n + 1}</span>{html.escape(text)}</span><span style="white-space: nowrap; padding-left: 1em; align-self: flex-end">{self.marks(points)}</span></div>'
            elif place == "absolute": body += f'<div class="q"><span class="no">{n + 1}</span>{html.escape(text)}<span class="am">{points}</span></div>'
            else: body += f'<div class="q"><span class="no">{n + 1}.</span>{html.escape(text)}</div><p class="r">{self.marks(points)}</p>'
            kind = self.random.random()
            if kind < 0.35: body += self.options()
            elif kind < 0.6:
                for k in range(self.number(2, 4)):
                    part = f'({"abcd"[k]}) {self.text(1, 1)}'
                    self.note("question", part)
                    body += f'<div style="padding-left: 3.6em; text-indent: -1.6em; margin: .3em 0">{html.escape(part)}' + (f' <span class="m">{self.marks(self.number(1, 5))}</span>' if place != "absolute" else "") + "</div>"
                    if self.chance(0.4): body += f'<p class="dots">{"." * 220}</p>' * self.number(1, 3)
            elif kind < 0.75: body += f'<p class="dots">{self.pick(".", "_") * 220}</p>' * self.number(2, 5)
            elif kind < 0.9: body += '<div class="line"></div>' * self.number(2, 5)
            if self.chance(0.15): body += f'<p class="r b">(Total for Question {n + 1}: {points} marks)</p>'
        return self.columns(self.pick(1, 1, 1, 2), body)

    def exercises(self):
        count = self.pick(1, 2)
        body = ""
        for unit in self.count(3, 6):
            body += self.h(2, f"Exercise {unit + 1}") + self.p(most=1, style="b")
            kind = self.pick("gap", "match", "true", "short")
            items = ""
            if kind == "match":
                rows = [(self.clause(2, 4), self.clause(2, 4)) for _ in self.count(4, 7)]
                for k, (a, b) in enumerate(rows): self.note("row", f"{k + 1} {a} {'abcdefg'[k]} {b}")
                items = '<table style="width: 100%">' + "".join(f'<tr><td style="width: 50%">{k + 1} {a}</td><td>{"abcdefg"[k]} {b}</td></tr>' for k, (a, b) in enumerate(rows)) + "</table>"
            else:
                for k in self.count(4, 8):
                    words = self.short(110).split()
                    if kind == "gap":
                        at = self.number(2, len(words) - 2)
                        words[at] = "_" * 12 if self.chance(0.6) else "." * 16
                    text = " ".join(words)
                    end = ' <span style="float: right">T / F</span>' if kind == "true" else ""
                    self.note("exercise", text)
                    items += f'<div style="padding-left: 1.8em; text-indent: -1.8em; margin: 0 0 .5em">{k + 1}. {html.escape(text)}{end}</div>'
                    if kind == "short": items += '<div style="border-bottom: .5pt solid #333; height: 1.5em; margin-bottom: 4pt"></div>'
            body += items
            if self.chance(0.4): body += f'<div class="box">{self.say("aside", self.text(1, 3))}</div>'
        return self.h(1) + self.columns(count, body)

    def textbook(self):
        self.engine = "weasyprint"  # a browser shows nothing outside of a page's margins
        side = self.pick("left", "right")
        wide = self.pick(42, 50, 55)
        self.paper = self.pick("A4", "Letter")
        self.margin = f"20mm {wide if side == 'right' else 18}mm 20mm {wide if side == 'left' else 18}mm"
        self.rule(f".mn {{ float: {side}; clear: {side}; width: {wide - 14}mm; margin-{side}: -{wide - 8}mm; font-size: .78em; line-height: 1.2; text-indent: 0; text-align: left; hyphens: manual }}")
        self.rule(".ex { border-top: .8pt solid #246; border-bottom: .8pt solid #246; padding: 4pt 0; margin: .7em 0 }")
        body, chapter, figure = self.h(1), self.number(1, 12), 0
        self.size = self.pick(10, 10.5, 11)
        for n in self.count(3, 5):
            body += self.h(2, f"{chapter}.{n + 1} {self.title(2, 5)}")
            for _ in self.count(4, 8):
                kind, note = self.random.random(), ""
                if self.chance(0.3):
                    label = self.pick("term", "note", "figure")
                    picture = self.picture(30, 70) if label == "figure" else ""
                    text = self.short(90)
                    note = f'<div class="mn">{picture}{"<b>" + self.title(1, 2) + "</b><br>" if label == "term" and False else ""}{html.escape(text)}</div>'
                    self.note("margin", text)
                if kind < 0.6: body += note + self.p(most=4)
                elif kind < 0.7: body += note + f'<div class="box">{self.h(3)}{self.p()}{self.p(most=2) if self.chance(.4) else ""}</div>'
                elif kind < 0.8:
                    head = f"Example {chapter}.{figure + 1}"
                    body += note + f'<div class="ex">{self.h(3, head)}{self.p(most=2)}<p class="n"><b>Solution</b> {html.escape(self.note("solution", self.text(1, 3)))}</p></div>'
                elif kind < 0.9:
                    figure += 1
                    body += note + self.p() + f'<div style="margin: .5em 0">{self.picture()}<p class="caption">{self.say("aside", f"Figure {chapter}.{figure} {self.short()}")}</p></div>'
                else: body += note + "<ul>" + "".join(f'<li>{self.say("item", self.text(1, 1))}</li>' for _ in self.count(2, 4)) + "</ul>"
        return body

    # House and travel.

    def ingredient(self):
        return f'{self.pick(1, 2, 3, 250, 400, 50)} {self.pick("g", "tsp", "tbsp", "cups", "ml", "cloves")} {self.clause(1, 4).lower()}'

    def cookbook(self):
        layout = self.pick("grid", "grid", "float", "columns", "above")
        body = ""
        lefts = self.chance(0.7)
        for _ in self.count(2, 5):
            body += f'<div style="break-inside: {self.pick("avoid", "auto")}">' + self.h(1)
            if self.chance(0.6): body += f'<p class="i">{self.say("paragraph", self.text(1, 2))}</p>'
            meta = [f"Serves {self.number(2, 8)}", f"Preparation {self.number(5, 40)} min", f"Cooking {self.number(10, 90)} min"]
            if self.chance(0.6): body += '<div style="display: flex; gap: 2em; font-size: .9em">' + "".join(f"<span>{m}</span>" for m in meta) + "</div>"
            title = self.chance(0.6)
            things = [self.ingredient() for _ in self.count(5, 12)]
            two = self.chance(0.25)
            marked = self.pick("", "", "• ")
            head = self.pick("Ingredients", "You will need", "For the dough")
            def left():
                out = f'<h3>{self.say("head", head)}</h3>' if title else ""
                for k, thing in enumerate(things):
                    if two and k == len(things) // 2: out += f'<h3>{self.say("head", "For the sauce")}</h3>'
                    out += f'<p class="n" style="margin: 0 0 1pt; text-align: left; hyphens: manual">{marked}{self.say("ingredient", thing)}</p>'
                return out
            def right():
                out = f'<h3>{self.say("head", self.pick("Method", "Directions"))}</h3>' if title else ""
                numbered = self.chance(0.5)
                for k in self.count(3, 7):
                    text = self.text(1, 3)
                    if numbered: out += f'<div style="padding-left: 1.6em; position: relative; margin-bottom: .5em"><span style="position: absolute; left: 0">{k + 1}.</span>{self.say("numbered", text)}</div>'
                    else: out += f'<p>{self.say("paragraph", text)}</p>'
                return out
            width = self.pick(28, 33, 38)
            if layout == "grid" and lefts: body += f'<div style="display: flex; gap: 14pt"><div style="width: {width}%; flex: none; {self.pick("", "", "background: #f3efe6; padding: 4pt")}">{left()}</div><div style="flex: 1">{right()}</div></div>'
            elif layout == "grid":
                r = None
                first = left()
                body += f'<div style="display: flex; gap: 14pt; flex-direction: row-reverse"><div style="width: {width}%; flex: none">{first}</div><div style="flex: 1">{right()}</div></div>'
            elif layout == "float": body += f'<div style="float: {self.pick("left", "right")}; width: {width}%; margin: 0 10pt 6pt; border: .5pt solid #777; padding: 4pt; text-align: left">{left()}</div>{right()}<div style="clear: both"></div>'
            elif layout == "columns": body += f'<div style="columns: 2">{left()}</div>{right()}'
            else: body += left() + right()
            if self.chance(0.4): body += f'<div class="box">{self.say("aside", "Tip: " + self.text(1, 1))}</div>'
            if self.chance(0.3): body += self.picture(60, 160)
            body += "</div>"
        return body

    def travel(self):
        self.size = self.pick(8, 8.5, 9)
        body = ""
        for _ in self.count(4, 7):
            body += self.h(2) + self.p()
            for _ in self.count(2, 6):
                name, place = self.title(1, 3), f"{self.number(1, 99)} {self.pick(*STREETS)}; {self.number(100, 999)}-{self.number(1000, 9999)}; {self.pick('€', '$', '£')}{self.number(5, 200)}; {self.pick('daily', 'Mon-Sat')} {self.number(8, 11)}am-{self.number(4, 10)}pm"
                text = self.text(1, 2)
                form = self.pick(0, 0, 1)
                if form == 0:
                    self.note("paragraph", f"{name} {place} {text}")
                    body += f'<p class="n"><b>{name}</b> <i>{place}</i> {html.escape(text)}</p>'
                else:
                    self.note("head", name)
                    self.note("paragraph", text)
                    body += f'<h3>{name}</h3><p class="n">{html.escape(text)}</p>'
            if self.chance(0.4): body += f'<div class="box">{self.h(3)}{self.p()}{self.p(most=2)}</div>'
            if self.chance(0.3): body += self.picture() + f'<p class="caption">{self.say("aside", self.short())}</p>'
        return self.h(1) + self.columns(self.pick(2, 2, 3), body)

    def panel(self):
        kind = self.random.random()
        if kind < 0.2:
            return f'<div class="c" style="margin-top: 25mm"><h1 class="c">{self.say("head", self.title(2, 5))}</h1>{self.picture(60, 120)}<p class="c">{self.say("aside", self.short())}</p></div>'
        if kind < 0.35:
            lines = [self.person(), f"{self.number(1, 99)} {self.pick(*STREETS)}", self.pick(*TOWNS), f"Tel. {self.number(100, 999)} {self.number(1000, 9999)}"]
            return f'<div style="margin-top: 60mm" class="{self.pick("c", "n")}">' + self.h(2) + "".join(f'<div>{self.say("address", line)}</div>' for line in lines) + "</div>"
        out = ""
        for _ in self.count(1, 3):
            out += self.h(2)
            if self.chance(0.3): out += self.picture(40, 80)
            for _ in self.count(1, 2): out += self.p(most=2)
            if self.chance(0.4): out += "<ul>" + "".join(f'<li>{self.say("item", self.short(80))}</li>' for _ in self.count(3, 5)) + "</ul>"
        return out

    def brochure(self):
        self.paper, self.margin, self.size = "A4 landscape", "8mm", self.pick(8.5, 9, 9.5)
        pages = ""
        gap = self.pick(10, 14, 16)
        for _ in range(2):
            tint = self.number(0, 4)
            panels = ""
            for k in range(3):
                start = len(self.truth)
                inner = self.panel()
                self.truth[start:] = [(kind, text) for kind, text in self.truth[start:]]
                panels += f'<div style="width: 33.33%; box-sizing: border-box; padding: 0 {gap}pt; height: 188mm; overflow: hidden; float: left; {"background: #e6eef0;" if tint == k else ""}">{inner}</div>'
            pages += f'<div style="height: 190mm; overflow: hidden; break-after: page">{panels}</div>'
        return pages

    def poster(self):
        self.paper, self.size = self.pick("A4", "A5", "A4 landscape"), self.pick(11, 12, 14)
        body = f'<h1 class="c" style="font-size: {self.pick(2.5, 3, 4)}em">{self.say("head", self.title(2, 4))}</h1><p class="c" style="font-size: 1.3em">{self.say("aside", self.short())}</p>'
        body += self.picture(80, 160)
        for _ in self.count(2, 4): body += f'<p class="c">{self.say("paragraph", self.text(1, 2))}</p>'
        body += f'<p class="c b" style="font-size: 1.5em">{self.say("aside", f"Saturday {self.number(1, 28)} June, {self.number(5, 9)} pm")}</p><div style="display: flex; gap: 20pt">' + "".join(f'<div style="flex: 1">{self.h(3)}{self.p(most=2)}</div>' for _ in range(self.pick(2, 3))) + "</div>"
        return body

    def programme(self):
        body, hour, minute = self.h(1), 9, 0
        layout = self.pick("table", "table", "flex", "tab")
        rules = self.chance(0.4)
        self.rule(".t td { %s padding: 3pt 6pt }" % ("border-bottom: .4pt solid #888;" if rules else ""))
        for day in self.count(1, 3):
            body += self.h(2, self.pick("Monday", "Tuesday", "Wednesday", "Thursday") + f" {self.number(1, 28)} May")
            rows = ""
            hour, minute = 9, 0
            for _ in self.count(6, 11):
                time = f"{hour}.{minute:02}" + (f"–{hour}.{minute + 10}" if self.chance(0.3) else "")
                minute += 15
                if minute >= 60: hour, minute = hour + 1, 0
                title, who = self.clause(3, 9), self.person() if self.chance(0.7) else ""
                text = self.text(1, 1) if self.chance(0.25) else ""
                self.note("row", " ".join(x for x in (time, title, who if layout != "table" or True else "", text) if x))
                cell = f"<b>{html.escape(title)}</b>" + (f"<br><i>{who}</i>" if who else "") + (f"<br>{html.escape(text)}" if text else "")
                if layout == "table": rows += f'<tr><td style="width: 6em">{time}</td><td>{cell}</td></tr>'
                elif layout == "flex": rows += f'<div style="display: flex; margin-bottom: 4pt; text-indent: 0"><div style="width: 6em; flex: none">{time}</div><div>{cell}</div></div>'
                else: rows += f'<div style="padding-left: 6em; text-indent: -6em; margin-bottom: 4pt"><span style="display: inline-block; width: 6em; text-indent: 0">{time}</span>{cell}</div>'
            body += f'<table class="t">{rows}</table>' if layout == "table" else rows
        return self.columns(self.pick(1, 1, 2), body)

    def newsletter(self):
        self.size = self.pick(9, 9.5, 10)
        body = f'<div style="background: #dde; padding: 6pt"><div style="font-size: 2.6em; font-weight: bold">{self.say("head", self.title(2, 3))}</div><div style="display: flex; justify-content: space-between"><span>Volume {self.number(1, 30)}, Issue {self.number(1, 12)}</span><span>Spring {self.number(1999, 2024)}</span></div></div>'
        side = f'<div class="box"><h3>{self.say("head", "In this issue")}</h3>' + "".join(f'<div style="display: flex; justify-content: space-between"><span>{html.escape(t)}</span><span>{n}</span></div>' for t, n in [(self.title(2, 4), self.number(1, 8)) for _ in range(4)]) + "</div>" if self.chance(0.6) else ""
        inner = side
        for _ in self.count(3, 6):
            inner += self.h(2)
            if self.chance(0.4): inner += f'<p class="i n">{self.say("aside", "by " + self.person())}</p>'
            for _ in self.count(2, 5): inner += self.p()
            if self.chance(0.3): inner += self.picture() + f'<p class="caption">{self.say("aside", self.short())}</p>'
            if self.chance(0.3): inner += f'<div class="box">{self.h(3)}{self.p()}</div>'
        layout = self.pick("columns", "columns", "bar")
        if layout == "columns": return body + self.columns(self.pick(2, 2, 3), inner)
        # What stands beside may be read before or after.
        bar = "".join(f'<div class="box">{self.h(3)}{self.p("aside", most=2)}</div>' for _ in self.count(2, 4))
        width = self.pick(28, 33)
        return body + f'<div style="float: right; width: {width}%; margin: 0 0 6pt 12pt">{bar}</div>{inner}'

    def minutes(self):
        body = f'<h1>{self.say("head", "Minutes of the " + self.title(2, 4))}</h1>'
        names = [self.person() for _ in self.count(4, 8)]
        form = self.pick("table", "list", "run")
        if form == "run": body += f'<p class="n"><b>Present:</b> {html.escape(self.note("presents", ", ".join(names)))}</p>'
        elif form == "table":
            self.note("head", "Present")
            body += '<table style="width: 100%"><tr><td style="width: 25%"><b>Present</b></td><td>' + "<br>".join(f'{self.say("address", n + " (" + self.pick("Chair", "Secretary", "Treasurer", "Member") + ")")}' for n in names) + "</td></tr></table>"
        else: body += "<h3>Present</h3>" + "".join(f'<div>{self.say("address", n)}</div>' for n in names)
        action = self.pick("column", "right", "none")
        table = ""
        for n in self.count(5, 10):
            title = self.title(2, 5)
            if action == "column":
                cells = f'<b>{n + 1}. {self.say("head", title)}</b>' + "".join(self.p(most=2, style="n") for _ in self.count(1, 3))
                who = "".join(x[0] for x in self.pick(*names).split())
                table += f'<tr><td>{cells}</td><td style="width: 12%; border-left: .5pt solid #555"><b>{who}</b></td></tr>'
            else:
                body += f'<h2>{n + 1}. {self.say("head", title)}</h2>'
                for k in self.count(1, 4):
                    text = self.text(1, 3)
                    mark = f"{n + 1}.{k + 1}"
                    body += f'<div style="padding-left: 3em; position: relative; margin-bottom: .5em"><span style="position: absolute; left: 0">{mark}</span>{self.say("numbered", text)}</div>'
                if action == "right" and self.chance(0.6): body += f'<p class="r b">{self.say("aside", "Action: " + self.pick(*names))}</p>'
        if table: body += f'<table style="width: 100%; border: .5pt solid #555">{table}</table>'
        return body + self.p(most=1)

    def datasheet(self):
        self.size = self.pick(8.5, 9, 10)
        features = "".join(f'<li>{self.say("item", self.clause(4, 14))}</li>' for _ in self.count(6, 10))
        part = f"{self.pick('LM', 'AD', 'MX')}{self.number(100, 9999)}"
        left = f'{self.h(2, "Features")}<ul>{features}</ul>'
        left += self.h(2, "Applications") + "<ul>" + "".join(f'<li>{self.say("item", self.clause(2, 6))}</li>' for _ in self.count(3, 5)) + "</ul>"
        right = self.h(2, "General description") + "".join(self.p() for _ in self.count(2, 3))
        if self.chance(0.6): right += self.picture(80, 140) + f'<p class="caption c">{self.say("aside", "Figure 1. " + self.short())}</p>'
        body = f'<h1>{part} {self.say("head", self.title(3, 6))}</h1><div style="display: flex; gap: 16pt"><div style="width: 50%">{left}</div><div style="width: 50%">{right}</div></div>'
        for t in self.count(1, 3):
            caption = f"Table {t + 1}. {self.title(2, 5)}"
            rows = [[self.title(1, 3), self.title(1, 1)[:2], f"{self.number(1, 99) / 10}", f"{self.number(1, 99)}", f"{self.number(100, 999)}", self.pick("V", "mA", "°C", "ns")] for _ in self.count(5, 12)]
            self.note("aside", caption)
            head = ["Parameter", "Symbol", "Min", "Typ", "Max", "Unit"]
            for row in rows: self.note("row", " ".join(row))
            lined = self.chance(0.6)
            cell = "border: .4pt solid #444;" if lined else "border-bottom: .3pt solid #999;"
            body += f'<p class="b n" style="break-after: avoid">{caption}</p><table style="width: 100%; break-inside: avoid"><tr>' + "".join(f'<th style="{cell}">{h}</th>' for h in head) + "</tr>" + "".join("<tr>" + "".join(f'<td style="{cell}">{c}</td>' for c in row) + "</tr>" for row in rows) + "</table>"
            body += self.h(2) + self.p() + self.p()
        return body

    def manual(self):
        layout = self.pick("beside", "three", "after")
        body = ""
        codes = ["EN", "DE", "FR"]
        def section(code):
            out = f'<h2>{code} {self.say("head", self.title(2, 4))}</h2>'
            if self.chance(0.5): out += f'<div class="box"><b>WARNING</b><br>{self.say("aside", self.text(1, 2))}</div>'
            form = self.pick("ol", "abs")
            for k in self.count(4, 8):
                text = self.text(1, 2)
                self.note("numbered", text)
                out += f'<div style="position: relative; padding-left: 1.7em; margin-bottom: .4em"><span style="position: absolute; left: 0; font-weight: bold">{k + 1}{"." if form == "ol" else ""}</span>{html.escape(text)}</div>'
                if self.chance(0.12): out += self.picture(40, 70)
            return out
        for _ in self.count(2, 3):
            if layout == "after": body += "".join(section(c) for c in codes)
            else:
                here = codes[:2] if layout == "beside" else codes
                body += '<div style="display: flex; gap: 12pt">' + "".join(f'<div style="flex: 1 1 0; min-width: 0">{section(c)}</div>' for c in here) + "</div>"
        return body

    def thesis(self):
        self.paper, self.size = "A4", self.pick(11, 12)
        self.rule(f"p {{ line-height: {self.pick(1.5, 1.8, 2)} }} blockquote p {{ line-height: 1.2 }} .fn {{ float: footnote; font-size: .8em; line-height: 1.2; text-indent: 0 }}")
        if self.engine == "chromium": self.rule(".fn { display: none }")
        body = ""
        for c in self.count(1, 2):
            body += f'<h1>Chapter {c + 1}<br>{self.say("head", self.title(2, 5))}</h1>'
            for s in self.count(2, 4):
                body += self.h(2, f"{c + 1}.{s + 1} {self.title(2, 5)}")
                for _ in self.count(3, 7):
                    kind = self.random.random()
                    if kind < 0.75: body += self.p(most=6)
                    elif kind < 0.85: body += f"<blockquote>{self.p()}</blockquote>"
                    elif kind < 0.93: body += "<ol>" + "".join(f'<li>{self.say("item", self.text(1, 2))}</li>' for _ in self.count(2, 4)) + "</ol>"
                    else:
                        rows = [[self.title(1, 2), str(self.number(1, 99)), str(self.number(1, 99))] for _ in range(4)]
                        caption = f"Table {c + 1}.{s + 1}: {self.short()}"
                        self.note("aside", caption)
                        for row in rows: self.note("row", " ".join(row))
                        body += f'<p class="caption c">{html.escape(caption)}</p><table style="margin: 0 auto 1em; border-top: .8pt solid; border-bottom: .8pt solid">' + "".join("<tr>" + "".join(f"<td>{x}</td>" for x in row) + "</tr>" for row in rows) + "</table>"
        return body

    def letters(self):
        self.size = self.pick(8.5, 9, 10)
        body = ""
        for _ in self.count(6, 12):
            body += self.h(2)
            if self.chance(0.5): body += f'<p class="n">{self.say("aside", self.pick("Sir,", "Dear Editor,", "To the editor:"))}</p>'
            for _ in self.count(1, 3): body += self.p()
            body += f'<p class="{self.pick("r b", "r i", "b n", "r sc")}" style="margin-bottom: 0">{self.say("aside", self.person())}</p><p class="{self.pick("r i", "r i", "i n")}">{self.say("aside", f"{self.number(1, 99)} {self.pick(*STREETS)}, {self.pick(*TOWNS)}")}</p>'
        return f'<h1>{self.say("head", "Letters to the editor")}</h1>' + self.columns(self.pick(2, 3, 4), body)

    def invoice(self):
        side = lambda lines: "<br>".join(html.escape(self.note("address", line)) for line in lines)
        address = lambda: [self.person(), f"{self.number(1, 99)} {self.pick(*STREETS)}", f"{self.pick(*TOWNS)} {self.number(10000, 99999)}"]
        body = f'<div style="display: flex; justify-content: space-between"><div><b>{self.say("head", self.title(2, 3))}</b><br>{side(address())}</div><div style="font-size: 2em">{self.pick("INVOICE", "Invoice", "RECEIPT")}</div></div>'
        fields = [("Invoice number", str(self.number(1000, 99999))), ("Date", f"{self.number(1, 28)}.{self.number(1, 12)}.2023"), ("Due date", f"{self.number(1, 28)}.{self.number(1, 12)}.2023"), ("Customer number", str(self.number(100, 9999)))]
        left = f"<div><b>Bill to</b><br>{side(address())}</div>"
        for f in fields: self.note("row", " ".join(f))
        body += f'<div style="display: flex; justify-content: space-between; margin: 14pt 0">{left}<table>' + "".join(f"<tr><td>{a}</td><td class='r'>{b}</td></tr>" for a, b in fields) + "</table></div>" if True else ""
        rows = [[str(k + 1), self.clause(2, 9), str(self.number(1, 20)), f"{self.number(1, 200)}.{self.number(10, 99)}", f"{self.number(1, 4000)}.{self.number(10, 99)}"] for k in self.count(3, 9)]
        line = self.pick("border: .4pt solid #555;", "border-bottom: .3pt solid #999;", "")
        for row in rows: self.note("row", " ".join(row))
        body += '<table style="width: 100%"><tr style="background: #ddd">' + "".join(f'<th style="{line}">{h}</th>' for h in ("No.", "Description", "Qty", "Price", "Amount")) + "</tr>" + "".join("<tr>" + "".join(f'<td style="{line}" class="{"r" if k > 1 else ""}">{html.escape(c)}</td>' for k, c in enumerate(row)) + "</tr>" for row in rows) + "</table>"
        totals = [("Subtotal", "1,204.00"), ("VAT 19%", "228.76"), ("Total", "1,432.76")]
        for t in totals: self.note("row", " ".join(t))
        body += '<table style="margin-left: auto">' + "".join(f'<tr><td>{a}</td><td class="r">{b}</td></tr>' for a, b in totals) + "</table>"
        return body + self.p(most=2) + self.p(most=1)

    def resume(self):
        self.margin, self.size = "14mm", self.pick(9, 9.5, 10)
        width, left = self.pick(28, 32, 35), self.chance(0.7)
        def bar():
            out = self.picture(50, 80, "width: 70pt; margin: 0 auto 8pt") if self.chance(0.5) else ""
            out += self.h(2, "Contact") + "".join(f'<div>{self.say("address", x)}</div>' for x in (f"{self.number(1, 99)} {self.pick(*STREETS)}", self.pick(*TOWNS), f"+49 {self.number(100, 999)} {self.number(1000, 9999)}", "mail@example.org"))
            out += self.h(2, "Skills") + "<ul>" + "".join(f'<li>{self.say("item", self.clause(1, 4))}</li>' for _ in self.count(4, 7)) + "</ul>"
            out += self.h(2, "Languages") + "".join(f'<div style="display: flex; justify-content: space-between"><span>{html.escape(a)}</span><span>{b}</span></div>' for a, b in [("English", "native"), ("German", "fluent"), ("French", "basic")])
            return out
        def main():
            out = self.h(2, "Profile") + self.p(most=2) + self.h(2, "Experience")
            form = self.pick("dates", "right", "under")
            for _ in self.count(3, 5):
                dates, job, firm = f"{self.number(2000, 2010)}–{self.number(2011, 2023)}", self.title(2, 3), self.pick(*NAMES) + " Ltd, " + self.pick(*TOWNS)
                if form == "dates":
                    self.note("row", f"{dates} {job} {firm}")
                    text = self.p(most=2, style="n")
                    out += f'<div style="display: flex; gap: 8pt"><div style="width: 6em; flex: none">{dates}</div><div><b>{job}</b><br><i>{firm}</i>{text}</div></div>'
                elif form == "right":
                    self.note("row", f"{job} {dates}")
                    out += f'<div style="display: flex; justify-content: space-between"><b>{job}</b><span>{dates}</span></div><div class="i">{self.say("head", firm)}</div>'
                    out += "<ul>" + "".join(f'<li>{self.say("item", self.short(100))}</li>' for _ in self.count(2, 4)) + "</ul>"
                else:
                    out += f'<h3>{self.say("head", job)}</h3><div class="i">{self.say("head", f"{firm}, {dates}")}</div>' + self.p(most=2, style="n")
            out += self.h(2, "Education")
            for _ in range(2): out += f'<h3>{self.say("head", self.title(3, 5))}</h3>' + f'<div>{self.say("head", f"{self.pick(*TOWNS)}, {self.number(1990, 2009)}")}</div>'
            return out
        name = f'<h1>{self.say("head", self.person())}</h1>'
        tint = self.pick("background: #e4e9ef;", "border-right: .5pt solid #777;", "")
        first = bar() if left else None
        second = main()
        if first is None: first = bar()
        box = f'<div style="width: {width}%; flex: none; box-sizing: border-box; padding: 6pt; {tint}">{first}</div>'
        big = f'<div style="flex: 1">{second}</div>'
        return name + f'<div style="display: flex; gap: 12pt">{box + big if left else big + box}</div>'


def produce(d, target, browser, work):
    """Sets the document; says what is wrong if it can't be."""
    if d.kind in LATEX:
        d.engine = "pdflatex"
        source = LATEX[d.kind](d)
        (work / "d.tex").write_text(source)
        for _ in range(2): subprocess.run(["pdflatex", "-interaction=batchmode", "d.tex"], cwd=work, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=60)
        if not (work / "d.pdf").exists(): return "TeX can't set it"
        (work / "d.pdf").rename(target)
    elif d.kind in ruledpages.KINDS:
        d.engine = "reportlab"
        ruledpages.KINDS[d.kind](d, target)
    else:
        page = d.build()
        if d.engine == "weasyprint":
            import weasyprint
            try: weasyprint.HTML(string=page).write_pdf(target)
            except (AssertionError, IndexError, TypeError, AttributeError) as error: return f"weasyprint: {error!r}"
        else:
            tab = browser.new_page()
            tab.set_content(page)
            tab.pdf(path=str(target), prefer_css_page_size=True, tagged=d.chance(0.3), print_background=True)
            tab.close()


def make(args):
    from playwright.sync_api import sync_playwright

    for name in ("weasyprint", "fontTools"): logging.getLogger(name).setLevel(logging.ERROR)
    pool, folder = magazines.sentences(args.text), Path(args.folder)
    kinds = args.kinds.split(",") if args.kinds else KINDS
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=args.browser, args=["--no-sandbox"])
        for number in range(args.first, args.first + args.count):
            d, target = Genre(number, pool, kinds), folder / f"{number}.pdf"
            with tempfile.TemporaryDirectory() as name: fault = produce(d, target, browser, Path(name))
            if fault:
                print(f"{number} {d.kind}: {fault}")
                continue
            about = {"class": f"{d.kind} {d.engine}", "head": d.head, "heads": d.heads, "truth": d.truth}
            (folder / f"{number}.json").write_text(json.dumps(about, ensure_ascii=False))


# What is read in whole; of the rest it is enough that it is not torn. What has to stand in order.
WHOLE = {"paragraph", "item", "numbered", "question", "exercise", "line", "aside", "margin", "solution", "presents", "head", "claim"}
ORDERED = {"paragraph", "item", "numbered", "question", "exercise", "line", "claim", "entry", "row"}


def why(said, own, whole, places, text):
    low, high, wanted = 0, len(own[0]), own[0]
    while low < high:
        middle = (low + high + 1) // 2
        if wanted[:middle] in whole: low = middle
        else: high = middle - 1
    if low < 10: return "NOWHERE " + said[:100]
    at = whole.find(wanted[:low])
    s, e = own[1][low - 1] + 1, places[at + low - 1] + 1
    return f"said …{said[max(0, s - 30):s]!r}|{said[s:s + 50]!r}\n     read …{text[max(0, e - 50):e]!r}|{text[e:e + 110]!r}"


def folded(text):
    """Letters and digits of `text`, and where in it each stands."""
    out, places = [], []
    for place, character in enumerate(text):
        for c in magazines.letters(character):
            out.append(c)
            places.append(place)
    return "".join(out), places


def score(args):
    files = sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem))
    with ThreadPoolExecutor(2) as pool: texts = list(pool.map(lambda path: magazines.read(args.run, path.with_suffix(".pdf")), files))
    total, wrong, shown, kinds = collections.Counter(), collections.Counter(), [], collections.defaultdict(collections.Counter)
    for path, text in zip(files, texts):
        issue = json.loads(path.read_text())
        genre = issue["class"].split()[0]
        if args.kinds and genre not in args.kinds.split(","): continue
        whole, places = folded(text)
        ends = [m.start() for m in re.finditer(r"\n\n+|\f", text)]
        last, at = 0, kinds[genre]
        for kind, said in issue["truth"]:
            own = folded(said)
            wanted = own[0]
            if len(wanted) < 8: continue
            total[kind] += 1
            at["all"] += 1
            place = whole.find(wanted, last if kind in ORDERED else 0)
            fault, reason = None, said[:90]
            if place < 0: place, fault = whole.find(wanted), "out of order"
            if place < 0: fault, reason = "torn", why(said, own, whole, places, text)
            elif kind in WHOLE:
                first, final = places[place], places[place + len(wanted) - 1]
                i = bisect.bisect(ends, first)
                if not fault and i < len(ends) and ends[i] < final:
                    fault, reason = "split", f"{text[max(0, ends[i] - 60):ends[i]]!r} | {text[ends[i]:ends[i] + 70]!r}"
            if place >= 0 and kind in ORDERED and len(wanted) > 30 and fault != "out of order": last = max(last, place)
            if fault:
                wrong[kind, fault] += 1
                at[fault] += 1
                shown.append(f"{path.stem} [{issue['class']}] {fault.upper()} {kind}: {reason}")
        paragraphs = collections.Counter(folded(part)[0] for part in re.split(r"\n\n+|\f", text))
        for head in {folded(h)[0] for h in issue["heads"]}:
            if paragraphs[head]:
                at["heads read"] += paragraphs[head]
                shown.append(f"{path.stem} [{issue['class']}] HEAD read {paragraphs[head]}")
        numbers = sum(bool(re.fullmatch(r"\W*\d+\W*", part.strip())) for part in re.split(r"\n\n+|\f", text))
        if numbers:
            at["numbers read"] += numbers
            shown.append(f"{path.stem} [{issue['class']}] NUMBERS read {numbers}")
    faults = ["torn", "split", "out of order", "heads read", "numbers read"]
    print(f"{'':14} {'all':>6} " + " ".join(f"{f:>13}" for f in faults))
    for genre, at in sorted(kinds.items()): print(f"{genre:14} {at['all']:6} " + " ".join(f"{at[f]:13}" for f in faults))
    sums = collections.Counter()
    for at in kinds.values(): sums.update(at)
    print(f"{'together':14} {sums['all']:6} " + " ".join(f"{sums[f]:13}" for f in faults) + "\n")
    magazines.table(total, wrong)
    print("\n".join(shown[: args.show]))


if __name__ == "__main__":
    parser, maker, scorer = magazines.commands(__doc__, make, score)
    maker.add_argument("--text", required=True)
    maker.add_argument("--kinds", default="")
    maker.add_argument("--browser", default="/usr/bin/chromium")
    scorer.add_argument("--kinds", default="")
    magazines.run(parser)
