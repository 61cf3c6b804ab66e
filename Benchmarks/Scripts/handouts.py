#!/usr/bin/env python3
"""Leaflets, posters, annual reports, contracts in two languages, press releases and other sheets made at random, whose text is known because it was written first.

    handouts.py make FOLDER --text FILE [--first 0] [--count 100] [--kinds leaflet,poster]     writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    handouts.py score FOLDER --run 'aloud text {pdf}' [--show 10] [--kinds leaflet]            paragraphs torn, split or out of order; furniture read; by kind of document
    handouts.py alone FOLDER --run 'aloud text {pdf}' [--show 10]                              the same of each page cut out: furniture read, and what is lost or torn there only

Laid out as pages on the web are, by grids, flexible boxes and columns side by side that have nothing to do with each other, in WeasyPrint and Chromium; by LaTeX in
tufte-handout, leaflet, KOMA-Script's letters, paracol and tasks. FILE is plain text with blank lines between paragraphs; its sentences are shuffled. Needs what genres.py
does, and of Debian texlive-latex-extra, qpdf.
"""
import collections
import html
import json
import re
import subprocess
import tempfile
from pathlib import Path

import genres
import genretex
import magazines
from genres import NAMES, STREETS, TOWNS
from genretex import escape

HTML_KINDS = (
    "report report parish parish contract contract songs card glossary museum proposal actions letterhead press press faq faq poster lesson lesson brief brief leaflet catalogue "
    "schedule classifieds infobox mail plan safety steps pros estate timeline notes notes bulletin grants"
).split()


class Sheet(genres.Genre):
    """One document, and what it says in the order in which it was written."""

    def grid(self, widths, cells, gap=None, style=""):
        gap = gap or self.pick(10, 14, 18, 24)
        return f'<div style="display: grid; grid-template-columns: {widths}; column-gap: {gap}pt; row-gap: 8pt; {style}">' + "".join(f"<div>{cell}</div>" for cell in cells) + "</div>"

    def paragraphs(self, least, most, style=""):
        return "".join(self.p(style=style) for _ in self.count(least, most))

    def points(self, least, most, tag="ul", kind="item"):
        return f"<{tag}>" + "".join(f"<li>{self.say(kind, self.text(1, 1))}</li>" for _ in self.count(least, most)) + f"</{tag}>"

    def money(self):
        return self.pick("£", "$", "€") + f"{self.number(1, 900)}" + self.pick("", ".50", ",000", "m")

    # Firms and offices.

    def report(self):
        self.rule(".figure { font-size: 1.9em; font-weight: bold; color: #067; line-height: 1.1 } .what { font-size: .85em; line-height: 1.2 } .quotation { font-size: 1.5em; line-height: 1.2; color: #067; border-left: 2pt solid #067; padding-left: 8pt; margin: 8pt 0 }")
        body = self.h(1) + (self.p(style="b n", most=1) if self.chance(.5) else "")
        def key():
            label = self.clause(2, 6)
            value = self.pick(self.money(), f"{self.number(2, 99)}%", f"{self.number(2, 99)},{self.number(100, 999)}")
            self.note("card", f"{value} {label}")
            return f'<div class="figure">{value}</div><div class="what">{html.escape(label)}</div>'
        count = self.pick(3, 3, 4)
        if self.chance(.8): body += self.grid(f"repeat({count}, 1fr)", [key() for _ in range(count * self.pick(1, 1, 2))], style="margin: 8pt 0")
        count = self.pick(1, 2, 2)
        inner = ""
        for _ in self.count(3, 6):
            inner += self.h() + self.paragraphs(1, 4)
            if self.chance(.3): inner += f'<div class="quotation">{self.say("aside", "“" + self.short() + "”")}<div class="what">{self.say("aside", self.person() + ", Chair")}</div></div>'
            if self.chance(.3): inner += self.points(2, 4)
        return body + self.columns(count, inner)

    def brief(self):
        left, width = self.chance(.6), self.pick("25% 1fr", "30% 1fr", "33% 1fr")
        tint = self.pick("background: #e4eef0; padding: 8pt;", "border-right: .6pt solid #666; padding-right: 8pt;" if left else "border-left: .6pt solid #666; padding-left: 8pt;", "")
        def side():
            out = f'<div style="font-size: .88em; line-height: 1.25; {tint}">' + f'<h3>{self.say("head", self.pick("Key messages", "At a glance", "Summary"))}</h3>'
            out += self.points(2, 5, kind="aside") if self.chance(.6) else self.paragraphs(2, 4, "n")
            if self.chance(.5): out += f'<h3>{self.say("head", "Further reading")}</h3><p class="n">{self.say("aside", self.text(1, 2))}</p>'
            return out + "</div>"
        def main(): return "".join(self.h() + self.paragraphs(2, 3) for _ in self.count(2, 3))
        title = self.h(1)
        cells = [side(), main()] if left else [main(), side()]
        if not left: width = " ".join(reversed(width.split()))
        return title + self.grid(width, cells) + "".join(self.h() + self.paragraphs(2, 4) for _ in self.count(1, 4))

    def contract(self):
        first = self.number(1, 5)
        rows, numbered = [], self.pick("{}.", "{}.", "Article {}", "§ {}")
        title = f'<div class="c"><h1>{self.say("head", self.title(2, 4))}</h1></div>' if self.chance(.5) else ""
        ruled = self.pick("", "", "border: .4pt solid #777; padding: 4pt;", "border-bottom: .4pt solid #777;")
        for k in self.count(6, 14):
            cells = []
            for _ in range(2):
                head = numbered.format(first + k) + " " + self.title(1, 3)
                parts = [self.text(1, 3)] + [f"({c}) {self.text(1, 1)}" for c in "abc"[: self.pick(0, 0, 2, 3)]]
                self.note("head", head)
                for part in parts: self.note("clause", part)
                cells.append(f"<div style='{ruled}'><b>{head}</b>" + "".join(f'<p class="n">{html.escape(part)}</p>' for part in parts) + "</div>")
            rows += cells
        return title + self.grid("1fr 1fr", rows)

    def press(self):
        body = ""
        if self.chance(.7): body += f'<p class="b n">{self.say("head", self.pick("FOR IMMEDIATE RELEASE", "PRESS RELEASE", "Embargoed until 00:01, 4 May 2021"))}</p>'
        if self.chance(.5): body += f'<p class="r">{self.say("aside", f"{self.number(1, 28)} March 2022")}</p>'
        body += self.h(1) + (f'<p class="i n">{self.say("paragraph", self.short())}</p>' if self.chance(.5) else "") + (self.points(2, 3) if self.chance(.4) else "")
        body += f'<p class="n">{self.say("paragraph", self.pick(*TOWNS).upper() + ", March 3 – " + self.text(1, 3))}</p>'
        for _ in self.count(3, 7): body += self.p() if self.chance(.6) else f'<p>{self.say("paragraph", "“" + self.text(1, 2) + "” said " + self.person() + ", director of the " + self.title(2, 3).lower() + ".")}</p>'
        body += f'<p class="c">{self.pick("###", "– ENDS –", "* * *")}</p>'
        if self.chance(.7):
            body += f'<h3>{self.say("head", self.pick("Notes to editors", "About us", "Media contact"))}</h3>'
            body += self.points(2, 4, "ol") if self.chance(.6) else self.p(style="n")
        contact = [self.person(), "Press office, " + self.pick(*TOWNS), f"Tel. {self.number(100, 999)} {self.number(1000, 9999)}"]
        for line in contact: self.note("aside", line)
        return body + '<p class="n">' + "<br>".join(contact) + "</p>"

    def letterhead(self):
        name, foot = self.title(2, 3), f"Registered office: {self.number(1, 99)} {self.pick(*STREETS)}, {self.pick(*TOWNS)}. Registered number {self.number(100000, 999999)}."
        self.rule(f'@page {{ @bottom-center {{ content: "{foot}"; font-size: 7pt }} }}')
        self.heads.append(foot)
        sender = [f"{self.number(1, 99)} {self.pick(*STREETS)}", self.pick(*TOWNS), f"Tel. {self.number(100, 999)} {self.number(1000, 9999)}", "office@example.org"]
        side = self.pick("right", "right", "left")
        self.note("head", name)
        for line in sender: self.note("aside", line)
        body = f'<div style="text-align: {side}"><b style="font-size: 1.4em">{name}</b><br>' + "<br>".join(sender) + "</div>"
        to = [self.person(), f"{self.number(1, 99)} {self.pick(*STREETS)}", self.pick(*TOWNS)]
        date = f"{self.number(1, 28)} October 2019"
        for line in to + [date]: self.note("aside", line)
        body += f'<p class="n" style="margin-top: 2em">{"<br>".join(to)}</p><p class="{self.pick("n", "r")}">{date}</p>'
        if self.chance(.5):
            refs = [("Our ref", f"AB/{self.number(10, 99)}"), ("Your ref", f"{self.number(1000, 9999)}")]
            for a, b in refs: self.note("row", f"{a}: {b}")
            body += "<p class='n'>" + "<br>".join(f"{a}: {b}" for a, b in refs) + "</p>"
        body += f'<p class="n">{self.say("aside", "Dear " + self.pick("Sir or Madam", "Ms " + self.pick(*NAMES)) + ",")}</p>'
        if self.chance(.6): body += f'<p class="b n">{self.say("head", "Re: " + self.title(3, 6))}</p>'
        body += self.paragraphs(3, 9) + (self.points(2, 4) + self.p() if self.chance(.3) else "")
        closing = [self.pick("Yours sincerely,", "Yours faithfully,", "Kind regards,"), self.person(), "Head of " + self.title(1, 2)]
        for line in closing: self.note("aside", line)
        return body + f'<p class="n">{closing[0]}</p><p class="n" style="margin-top: 3em">{closing[1]}<br>{closing[2]}</p><p class="n">{self.say("aside", "Encl.: " + self.clause(2, 5))}</p>'

    def actions(self):
        body = self.h(1) + f'<p class="n"><b>Present:</b> {", ".join(people := [self.person() for _ in self.count(4, 8)])}</p>'
        self.note("paragraph", "Present: " + ", ".join(people))
        ruled, heads = self.pick("", "", "border: .4pt solid #777"), self.chance(.6)
        rows = '<tr><th></th><th></th><th style="text-align: left">Action</th></tr>' if heads else ""
        if heads: self.note("head", "Action")
        for k in self.count(5, 9):
            title, number = self.title(2, 4), f"{k + 1}."
            self.note("head", f"{number} {title}")
            rows += f'<tr><td style="{ruled}"><b>{number}</b></td><td style="{ruled}"><b>{title}</b></td><td style="{ruled}"></td></tr>'
            for j in self.count(1, 3):
                text, who = self.text(1, 3), self.pick("", self.pick(*NAMES), self.pick(*NAMES), "All")
                self.note("paragraph", text)
                rows += f'<tr><td style="{ruled}">{k + 1}.{j + 1}</td><td style="{ruled}">{html.escape(text)}</td><td style="{ruled}"><b>{who}</b></td></tr>'
        return body + f'<table style="width: 100%"><colgroup><col style="width: 8%"><col><col style="width: 16%"></colgroup>{rows}</table>' + self.p(style="n", most=1)

    def proposal(self):
        body = self.h(1)
        for k in self.count(3, 5):
            body += self.h(2, f"{k + 1} {self.title()}") + self.paragraphs(1, 3)
            if self.chance(.6):
                months = self.pick(6, 8, 12)
                rows = "<tr><th>Task</th>" + "".join(f"<th>{m + 1}</th>" for m in range(months)) + "</tr>"
                for t in self.count(3, 6):
                    name, at = f"T{k + 1}.{t + 1} {self.title(1, 3)}", self.number(0, months - 2)
                    self.note("row", name)
                    rows += f"<tr><td>{name}</td>" + "".join(f'<td style="{"background: #58a" * (at <= m <= at + 1)}"></td>' for m in range(months)) + "</tr>"
                body += f'<p class="caption">{self.say("aside", f"Table {k + 1}. " + self.short())}</p><table class="gantt">{rows}</table>'
            if self.chance(.5):
                rows = ""
                for m in self.count(2, 4):
                    cells = [f"M{m + 1}", self.text(1, 1), f"Month {self.number(2, 36)}"]
                    self.note("row", " ".join(cells))
                    rows += "<tr>" + "".join(f"<td>{html.escape(c)}</td>" for c in cells) + "</tr>"
                body += f'<table class="gantt">{rows}</table>'
        self.rule(".gantt td, .gantt th { border: .4pt solid #888; min-width: 10pt } .gantt { margin: 6pt 0 }")
        return body

    def grants(self):
        """A form that is answered in boxes below the questions."""
        body = self.h(1)
        for k in self.count(5, 9):
            body += f'<p class="b n">{self.say("question", f"{k + 1}. " + self.short(90))}</p>'
            if self.chance(.5): body += f'<p class="i n" style="font-size: .85em">{self.say("aside", "Maximum " + str(self.number(1, 9) * 100) + " words. " + self.short())}</p>'
            body += f'<div style="border: .5pt solid #444; padding: 4pt; margin-bottom: 8pt">{self.paragraphs(1, 3, "n")}</div>'
        return body

    def safety(self):
        body = self.h(1)
        for k in self.count(4, 7):
            bar = self.pick("background: #ddd;", "border-bottom: 1pt solid #000;")
            body += f'<h2 style="{bar}">{self.say("head", f"SECTION {k + 1}: {self.title(2, 4)}")}</h2>'
            for j in self.count(1, 3):
                body += f'<h3>{self.say("head", f"{k + 1}.{j + 1} {self.title(2, 4)}")}</h3>'
                if self.chance(.6):
                    cells = []
                    for _ in self.count(2, 5):
                        label, text = self.title(1, 2), self.pick(self.clause(2, 5), self.text(1, 2))
                        self.note("row", f"{label}: {text}")
                        cells += [label + ":", html.escape(text)]
                    body += self.grid(self.pick("30% 1fr", "25% 1fr"), cells)
                else: body += self.p(style="n")
        return body

    # Parishes, clubs, schools.

    def parish(self):
        self.size = self.pick(8, 8.5, 9, 9.5)
        columns = [self.title() for _ in range(3)]
        def column():
            out = ""
            for _ in self.count(2, 3):
                out += self.h(2) + (f'<p class="i n">{self.say("aside", "by " + self.person())}</p>' if self.chance(.4) else "") + self.paragraphs(1, 3)
                if self.chance(.4):
                    advert = [self.title(1, 3).upper(), self.clause(3, 6), f"Tel. {self.number(100, 999)} {self.number(1000, 9999)}"]
                    for line in advert: self.note("aside", line)
                    out += '<div class="box c" style="border: 1pt solid #000">' + f"<b>{advert[0]}</b><br>{html.escape(advert[1])}<br>{advert[2]}</div>"
            return out
        name = self.title(2, 3)
        body = f'<div class="c" style="border-bottom: 2pt solid #000"><h1>{self.say("head", name)}</h1></div>'
        if self.chance(.6):
            line = [f"No. {self.number(10, 400)}", f"{self.pick('Spring', 'Summer', 'Lent', 'Advent')} {self.number(1999, 2024)}", self.pick("Free", "50p", "Please take one")]
            self.note("row", " ".join(line))
            body += '<div style="display: flex; justify-content: space-between; margin-bottom: 6pt">' + "".join(f"<span>{part}</span>" for part in line) + "</div>"
        rule = self.pick("", "", "border-left: .5pt solid #777; padding-left: 6pt;")
        count = self.pick(2, 3, 3)
        cells = [f'<div style="{rule if k else ""}">{column()}</div>' for k in range(count)]
        body += self.grid(f"repeat({count}, 1fr)", cells, gap=self.pick(10, 12, 16))
        return body

    def bulletin(self):
        """What is on this week, beside notices."""
        def week():
            out = self.h(2, "This week")
            for day in "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split():
                if self.chance(.25): continue
                out += f'<h3>{self.say("head", f"{day} {self.number(1, 28)} June")}</h3>'
                for _ in self.count(1, 3):
                    time, what = f"{self.number(7, 19)}.{self.pick('00', '30', '15')}", self.clause(2, 6)
                    self.note("row", f"{time} {what}")
                    out += f'<div style="display: flex"><span style="width: 3.2em; flex: none">{time}</span><span>{html.escape(what)}</span></div>'
            return out
        def notices(): return self.h(2, "Notices") + "".join(f'<p class="n"><b>{html.escape(t)}</b> {html.escape(x)}</p>' for t, x in [self.notice() for _ in self.count(4, 8)])
        title = f'<h1 class="c">{self.say("head", self.title(2, 4))}</h1>'
        cells = [week(), notices()] if self.chance(.6) else [notices(), week()]
        return title + self.grid(self.pick("1fr 1fr", "1fr 1.3fr"), cells)

    def notice(self):
        title, text = self.title(2, 4) + self.pick(".", ":"), self.text(1, 3)
        self.note("paragraph", f"{title} {text}")
        return title, text

    def songs(self):
        body = ""
        count = self.pick(1, 2, 2)
        self.rule(".st { margin: 0 0 .8em; break-inside: avoid } .vl { display: block; text-align: left; hyphens: manual }")
        for _ in self.count(3, 6):
            body += self.h(2)
            form = self.pick("number", "number", "label", "none")
            chorus = [self.clause(4, 7) for _ in range(4)]
            for v in self.count(2, 4):
                lines = [self.clause(4, 8) for _ in range(4)]
                mark = {"number": f"{v + 1}. ", "label": f"<i>Verse {v + 1}</i><br>", "none": ""}[form]
                for k, line in enumerate(lines): self.note("line", line)
                body += f'<div class="st">{mark}' + "".join(f'<span {"class=vl" if form != "number" or k else ""}>{html.escape(line)}</span>' for k, line in enumerate(lines)) + "</div>"
                if v == 0:
                    for line in chorus: self.note("line", line)
                    body += '<div class="st i" style="padding-left: 1.5em"><b>Chorus</b>' + "".join(f'<span class="vl">{html.escape(line)}</span>' for line in chorus) + "</div>"
        return self.columns(count, body)

    def lesson(self):
        body = self.h(1, f"Unit {self.number(1, 12)}: {self.title(2, 4)}")
        box = self.pick("border: 1pt solid #468; border-radius: 6pt;", "background: #fff3d0;", "border-left: 4pt solid #c60; background: #fafafa;")
        body += f'<div style="{box} padding: 6pt 8pt; margin: 6pt 0"><b>{self.say("head", self.pick("Learning goals", "In this unit you will", "Objectives"))}</b>{self.points(2, 4)}</div>'
        for k in self.count(2, 4):
            body += self.h(2, f"{self.pick('ABC'[k % 3], k + 1)} {self.title(2, 4)}") + self.paragraphs(1, 3)
            if self.chance(.5): body += f'<div style="{box} padding: 6pt 8pt; margin: 6pt 0"><b>{self.say("head", self.pick("Remember!", "Tip", "Worked example", "Did you know?"))}</b>{self.p(style="n", most=2)}</div>'
            form = self.random.random()
            if form < .4:
                body += f'<h3>{self.say("head", f"Exercise {k + 1}")}</h3><div style="columns: 2; column-gap: 20pt">' + "".join(f'<p class="n">{self.say("exercise", f"{n + 1}. " + self.short(80))}</p>' for n in self.count(4, 10)) + "</div>"
            elif form < .7:
                left = [f"{n + 1} {self.clause(2, 5)}" for n in range(4)]
                right = [f"{'abcd'[n]} {self.clause(2, 5)}" for n in range(4)]
                body += f'<p class="b n">{self.say("exercise", "Match the halves. " + self.short())}</p>'
                for half in left + right: self.note("aside", half)
                body += self.grid("1fr 1fr", [html.escape(c) for pair in zip(left, right) for c in pair])
        if self.chance(.4): body += f'<div style="transform: rotate(180deg); font-size: .8em">{self.say("paragraph", "Answers: " + self.text(1, 2))}</div>'
        return body

    def plan(self):
        body, rows = self.h(1), ""
        heads = ["Time", "Activity", "Materials"]
        for k in self.count(4, 7):
            time, things = f"{self.number(5, 25)} min", self.clause(2, 8)
            self.note("aside", time)
            name = f"<b>{self.say('head', self.title(1, 3))}</b>"
            text = self.p(style="n", most=2)
            points = self.points(2, 3) if self.chance(.5) else ""
            self.note("aside", things)
            rows += f"<tr><td>{time}</td><td>{name}{text}{points}</td><td>{html.escape(things)}</td></tr>"
        self.rule(f".plan td, .plan th {{ {self.pick('border: .5pt solid #555', 'border-bottom: .5pt solid #555', 'border: .5pt solid #555')}; padding: 4pt }}")
        return body + '<table class="plan" style="width: 100%"><colgroup><col style="width: 12%"><col><col style="width: 22%"></colgroup><tr>' + "".join(f'<th>{self.say("head", h)}</th>' for h in heads) + f"</tr>{rows}</table>"

    # To take along.

    def leaflet(self):
        self.paper, self.margin, self.size = "A4 landscape", "10mm", self.pick(8.5, 9, 9.5)
        def panel(): return "".join(self.h() + (self.picture(30, 70) if self.chance(.3) else "") + (self.points(2, 4) if self.chance(.3) else self.paragraphs(1, 2)) for _ in self.count(2, 3))
        pages = [self.grid("1fr 1fr 1fr", [panel() for _ in range(3)], gap=self.pick(20, 28, 36)) for _ in self.count(1, 2)]
        return '<div style="break-before: page"></div>'.join(pages)

    def poster(self):
        self.paper, self.size = self.pick("A3 landscape", "A2", "A3"), self.pick(10, 11, 12)
        def box():
            bar = self.pick("background: #246; color: white; padding: 2pt 6pt;", "border-bottom: 1.5pt solid #246;")
            return f'<div style="border: .6pt solid #246; padding: 6pt; margin-bottom: 10pt"><h2 style="{bar} margin-top: 0">{self.say("head", self.title(1, 3))}</h2>' + (self.points(2, 4) if self.chance(.3) else self.paragraphs(1, 2)) + (self.picture() + f'<p class="caption">{self.say("aside", f"Figure {self.number(1, 9)}. " + self.short())}</p>' if self.chance(.3) else "") + "</div>"
        count = 3 if "landscape" in self.paper else self.pick(2, 3)
        title = f'<div class="c"><h1>{self.say("head", self.title(4, 8))}</h1><p class="c">{self.say("aside", ", ".join(self.person() for _ in range(3)))}</p><p class="c i">{self.say("aside", "University of " + self.pick(*TOWNS))}</p></div>'
        return title + self.grid(f"repeat({count}, 1fr)", ["".join(box() for _ in self.count(2, 4)) for _ in range(count)])

    def card(self):
        """Cards of recipes: what is needed beside what is done, facts in a strip."""
        body = ""
        for _ in self.count(1, 3):
            body += self.h(1) + self.p(style="i", most=1)
            facts = [("Prep", f"{self.number(5, 50)} min"), ("Cook", f"{self.number(5, 90)} min"), ("Serves", str(self.number(2, 8)))]
            if self.chance(.6):
                for a, b in facts: self.note("card", f"{a} {b}")
                body += self.grid("1fr 1fr 1fr", [f"<div class=c><b>{a}</b><br>{b}</div>" for a, b in facts], style="border-top: .5pt solid #777; border-bottom: .5pt solid #777; margin-bottom: 6pt")
            def needs(): return f'<h3>{self.say("head", "Ingredients")}</h3>' + "".join(f'<p class="n" style="margin: 0">{self.say("line", self.measure())}</p>' for _ in self.count(5, 10))
            def does(): return f'<h3>{self.say("head", "Method")}</h3>' + self.points(3, 6, "ol", "numbered")
            body += self.grid(self.pick("30% 1fr", "35% 1fr"), [needs(), does()]) + (f'<p class="n"><b>Tip:</b> {html.escape(self.note("aside", self.short()))}</p>' if self.chance(.5) else "")
        return body

    def measure(self):
        return f"{self.number(1, 9) * 50} {self.pick('g', 'ml')} {self.clause(1, 4)}"

    def glossary(self):
        head, cells = self.h(1) + self.p(), []
        for _ in self.count(15, 30):
            term, text = self.title(1, 2), self.text(1, 2)
            self.note("row", f"{term} {text}")
            cells += [f"<b>{term}</b>", html.escape(text)]
        return head + self.grid(self.pick("22% 1fr", "28% 1fr", "18% 1fr"), cells)

    def museum(self):
        head, count, cells = self.h(1), self.pick(2, 2, 3), []
        for k in self.count(4, 8):
            parts = [f"{k + 1}", self.title(2, 4), f"{self.person()}, {self.number(1500, 1950)}", "Oil on canvas"]
            for part in parts[1:]: self.note("aside", part)
            cells.append((self.picture(30, 60) if self.chance(.3) else "") + f"<b>{parts[1]}</b><br><i>{parts[2]}</i><br>{parts[3]}" + self.p(style="n", most=2))
        return head + self.grid(f"repeat({count}, 1fr)", cells)

    def catalogue(self):
        head, count, cells = self.h(1), self.pick(2, 3), []
        for _ in self.count(6, 12):
            name, price, code = self.title(2, 4), self.money(), f"Art. {self.number(10000, 99999)}"
            self.note("aside", name)
            text = self.say("paragraph", self.text(1, 1))
            cells.append(self.picture(30, 50) + f'<b>{name}</b><p class="n">{text}</p><div style="display: flex; justify-content: space-between"><span>{code}</span><b>{price}</b></div>')
        return head + self.grid(f"repeat({count}, 1fr)", cells)

    def classifieds(self):
        self.size, inner = self.pick(7, 7.5, 8), ""
        for _ in self.count(3, 5):
            inner += f'<h2 style="background: #000; color: #fff; padding: 1pt 4pt; text-align: center">{self.say("head", self.title(1, 2).upper())}</h2>'
            for _ in self.count(3, 8):
                text = f"{self.title(1, 2).upper()}. {self.text(1, 2)} Tel. {self.number(100, 999)} {self.number(1000, 9999)}."
                inner += f'<p class="n" style="border-bottom: .4pt solid #999">{self.say("paragraph", text)}</p>'
        return self.columns(self.pick(3, 4), inner, gap=10)

    def estate(self):
        body = self.h(1, f"{self.number(1, 99)} {self.pick(*STREETS)}, {self.pick(*TOWNS)}") + f'<p class="b n">{self.say("aside", "Guide price " + self.money())}</p>' + self.picture(80, 140)
        body += "<ul>" + "".join(f"<li>{self.say('item', self.clause(2, 5))}</li>" for _ in self.count(4, 6)) + "</ul>"
        inner = self.p() + "".join(f'<p class="n"><b>{a}</b> {html.escape(b)}</p>' for a, b in [self.room() for _ in self.count(5, 10)])
        return body + self.columns(self.pick(1, 2, 2), inner)

    def room(self):
        name, text = self.pick("Kitchen", "Hall", "Bedroom 1", "Garden", "Study") + f" {self.number(2, 6)}.{self.number(10, 99)}m x {self.number(2, 6)}.{self.number(10, 99)}m", self.text(1, 2)
        self.note("paragraph", f"{name} {text}")
        return name, text

    # Of the web.

    def faq(self):
        head, form, inner = self.h(1) + self.p(), self.pick("plain", "numbered", "box", "hang"), ""
        for k in self.count(7, 14):
            question = ("Q: " if form == "hang" else f"{k + 1}. " if form == "numbered" else "") + self.short(90).rstrip(".!?") + "?"
            head = f'<div class="b n">{self.say("question", question)}</div>'
            answers = self.paragraphs(1, 2, "n") + (self.points(2, 3) if self.chance(.2) else "")
            style = "border: .5pt solid #999; padding: 4pt; margin-bottom: 6pt; break-inside: avoid" if form == "box" else "margin-bottom: 8pt"
            inner += f'<div style="{style}">{head}<div style="{"margin-left: 1.5em" * (form == "hang")}">{answers}</div></div>'
        return head + self.columns(self.pick(1, 1, 2), inner)

    def infobox(self):
        rows = ""
        for _ in self.count(5, 9):
            a, b = self.title(1, 2), self.clause(1, 3)
            self.note("row", f"{a} {b}")
            rows += f"<tr><td><b>{a}</b></td><td>{html.escape(b)}</td></tr>"
        title, name = self.h(1), self.say("head", self.title(2, 3))
        box = f'<div style="float: right; width: 42%; overflow-wrap: anywhere; margin: 0 0 8pt 12pt; border: .6pt solid #999; padding: 4pt; font-size: .85em"><div class="c b">{name}</div>{self.picture(40, 80)}<table>{rows}</table></div>'
        return title + box + self.paragraphs(2, 4) + "".join(self.h() + self.paragraphs(1, 3) for _ in self.count(2, 4))

    def mail(self):
        body = ""
        for _ in self.count(2, 4):
            rows = [("From:", self.person()), ("Sent:", f"{self.number(1, 28)} May 2020 {self.number(8, 18)}:{self.number(10, 59)}"), ("To:", self.person()), ("Subject:", "Re: " + self.title(2, 5))]
            for a, b in rows: self.note("row", f"{a} {b}")
            body += ("<hr>" if self.chance(.5) else "") + (f'<table>{"".join(f"<tr><td><b>{a}</b></td><td>{b}</td></tr>" for a, b in rows)}</table>' if self.chance(.5) else '<p class="n">' + "<br>".join(f"<b>{a}</b> {b}" for a, b in rows) + "</p>")
            body += f'<p class="n">{self.say("aside", "Hi " + self.pick(*genres.FORENAMES) + ",")}</p>' + self.paragraphs(1, 4, "n") + f'<p class="n">{self.say("aside", "Best wishes,")}<br>{self.say("aside", self.person())}</p>'
        return body

    def steps(self):
        body, side = self.h(1) + self.p(), self.pick("square", "circle", "plain")
        look = {"square": "background: #246; color: white; width: 1.6em; text-align: center", "circle": "border: 1pt solid #246; border-radius: 50%; width: 1.6em; text-align: center", "plain": "color: #246; width: 1.6em"}[side]
        for k in self.count(4, 9):
            title, text = self.title(2, 4), self.text(1, 3)
            self.note("head", title)
            self.note("paragraph", text)
            body += f'<div style="display: flex; gap: 10pt; margin-bottom: 8pt; break-inside: avoid"><div style="flex: none"><div style="font-size: {self.pick(1, 1.8)}em; font-weight: bold; {look}">{k + 1}</div></div><div style="flex: 1"><b>{title}</b><p class="n">{html.escape(text)}</p></div></div>'
        return body

    def pros(self):
        body = self.h(1) + self.paragraphs(1, 2)
        for _ in self.count(1, 3):
            body += self.h() + self.p()
            sides = [f'<div style="{self.pick("border: .6pt solid #484", "background: #e8f4e8", "")}; padding: 5pt"><b>{self.say("head", name)}</b>{self.points(2, 4)}</div>' for name in self.pick(("Advantages", "Drawbacks"), ("Do", "Don’t"), ("Before", "After"))]
            body += self.grid("1fr 1fr", sides) + self.p()
        return body

    def timeline(self):
        body, year = self.h(1) + self.p(), self.number(1800, 1900)
        for _ in self.count(6, 12):
            year += self.number(1, 12)
            date, text = self.pick(str(year), f"May {year}"), self.text(1, 2)
            self.note("row", f"{date} {text}")
            body += f'<div style="display: grid; grid-template-columns: 5em 1fr; border-left: 1.5pt solid #888; padding-left: 8pt"><b>{date}</b><div style="padding-bottom: 6pt">{html.escape(text)}</div></div>'
        return body

    def schedule(self):
        body = self.h(1)
        for day in self.count(1, 2):
            body += self.h(2, f"Day {day + 1}")
            hour = 9
            for _ in self.count(5, 9):
                time = f"{hour}:00–{hour}:45"
                hour += 1
                title, who = self.title(3, 8), f"{self.person()} (University of {self.pick(*TOWNS)})"
                room = self.chance(.4)
                self.note("row", f"{time} {title}")
                self.note("aside", who)
                more = f'<div style="font-size: .9em">{self.say("paragraph", self.text(1, 2))}</div>' if self.chance(.4) else ""
                body += f'<div style="display: grid; grid-template-columns: 7em 1fr; margin-bottom: 5pt; break-inside: avoid"><div>{time}</div><div><b>{title}</b><br><i>{who}</i>{more}</div></div>'
        return body

    def notes(self):
        """Lecture notes: remarks in a wide margin beside the text, by a grid."""
        body, side = self.h(1), self.pick("right", "left")
        for k in self.count(2, 4):
            body += self.h(2, f"{k + 1} {self.title(2, 5)}")
            for _ in self.count(2, 4):
                text = f'<div>{self.p(style="n")}</div>'
                remark = f'<div style="font-size: .8em; line-height: 1.2; text-align: left">{self.say("margin", self.short(90))}</div>' if self.chance(.5) else "<div></div>"
                widths, cells = ("1fr 26%", text + remark) if side == "right" else ("26% 1fr", remark + text)
                body += f'<div style="display: grid; grid-template-columns: {widths}; column-gap: 12pt">{cells}</div>'
        return body


# By TeX.

def ttufte(d):
    body = r"\title{%s}\author{%s}\date{}\maketitle " % (escape(d.note("head", d.title(2, 4))), escape(d.note("head", d.person())))
    for _ in d.count(12, 20):
        kind = d.random.random()
        if kind < .18: body += r"\section{%s}" % escape(d.note("head", d.title(2, 4)))
        elif kind < .25: body += r"\begin{itemize}%s\end{itemize}" % "".join(r"\item " + escape(d.note("item", d.text(1, 1))) for _ in d.count(2, 4))
        else:
            text = d.text(2, 5)
            note = r"\sidenote{%s}" % escape(d.note("margin", d.short(80))) if d.chance(.3) else r"\marginnote{%s}" % escape(d.note("margin", d.short(80))) if d.chance(.2) else ""
            d.note("noted" if "sidenote" in note else "paragraph", text)
            body += escape(text) + note + "\n\n"
    return r"\documentclass[a4paper]{tufte-handout}\usepackage[utf8]{inputenc}\begin{document}%s\end{document}" % body


def tletter(d):
    lines = [f"{d.number(1, 99)} {d.pick(*STREETS)}", d.pick(*TOWNS)]
    to = [d.person(), f"{d.number(1, 99)} {d.pick(*STREETS)}", d.pick(*TOWNS)]
    opening = d.note("aside", "Dear " + d.person() + ",")
    paragraphs = "\n\n".join(escape(d.note("paragraph", d.text(2, 5))) for _ in d.count(3, 9))
    for line in to: d.note("aside", line)
    d.note("aside", "Yours sincerely,")
    return r"\documentclass[%s]{scrlttr2}\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern}\setkomavar{fromname}{%s}\setkomavar{fromaddress}{%s}\setkomavar{subject}{%s}\begin{document}\begin{letter}{%s}\opening{%s}%s\closing{Yours sincerely,}\end{letter}\end{document}" % (
        d.pick("fromalign=right", "fromalign=center,fromrule=afteraddress", "DIN", "UScommercial9"), d.person(), r"\\".join(lines), escape(d.note("head", d.title(3, 6))), r"\\".join(to), opening, paragraphs)


def tparallel(d):
    body = ""
    for k in d.count(6, 14):
        left, right = (f"{k + 1}. {d.text(1, 3)}" for _ in range(2))
        d.note("clause", left), d.note("clause", right)
        body += escape(left) + r"\switchcolumn " + escape(right) + r"\switchcolumn*" + "\n"
    return genretex.document(d, "article", d.pick("10pt", "11pt,a4paper"), genretex.edges(d) + r"\usepackage{paracol}\usepackage[margin=2.2cm]{geometry}\setlength\parindent{0pt}" + d.pick("", r"\setlength\columnseprule{.4pt}"), r"\begin{paracol}{2}" + body + r"\end{paracol}")


def ttasks(d):
    body = r"\section*{%s}" % escape(d.note("head", d.title(2, 4)))
    for _ in d.count(4, 7):
        kind = d.random.random()
        if kind < .4: body += r"\begin{tcolorbox}[title=%s]\begin{itemize}%s\end{itemize}\end{tcolorbox}" % (escape(d.note("head", "Learning goals")), "".join(r"\item " + escape(d.note("item", d.text(1, 1))) for _ in d.count(2, 4)))
        elif kind < .75:
            body += r"\paragraph{%s}" % escape(d.note("head", "Exercise")) + escape(d.note("paragraph", d.short())) + r"\begin{tasks}(2)%s\end{tasks}" % "".join(r"\task " + escape(d.note("exercise", d.clause(2, 6))) for _ in range(d.pick(4, 6, 8)))
        else:
            body += r"\begin{multicols}{2}\begin{enumerate}%s\end{enumerate}\end{multicols}" % "".join(r"\item " + escape(d.note("exercise", d.text(1, 1))) for _ in d.count(4, 8))
        body += escape(d.note("paragraph", d.text(2, 5))) + "\n\n"
    return genretex.document(d, "article", d.pick("10pt", "11pt,a4paper"), genretex.edges(d) + r"\usepackage{tasks,multicol}\usepackage{tcolorbox}\usepackage[margin=2.2cm]{geometry}", body)


def tleaflet(d):
    body = ""
    for _ in d.count(7, 11):
        body += r"\section{%s}" % escape(d.note("head", d.title(2, 4)))
        for _ in d.count(1, 3): body += escape(d.note("paragraph", d.text(1, 4))) + "\n\n"
    return r"\documentclass[%s,notumble]{leaflet}\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}\usepackage{lmodern}\begin{document}%s\end{document}" % (d.pick("10pt", "11pt"), body)


LATEX = {"ttufte": ttufte, "tletter": tletter, "tparallel": tparallel, "ttasks": ttasks, "tleaflet": tleaflet}
genres.LATEX.update(LATEX)
genres.Genre = Sheet
genres.KINDS = HTML_KINDS + list(LATEX) * 2
genres.WHOLE |= {"margin", "clause"}


def alone(args):
    shown, total = [], collections.Counter()
    for path in sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem)):
        issue, pdf = json.loads(path.read_text()), path.with_suffix(".pdf")
        count = int(subprocess.run(["qpdf", "--show-npages", pdf], capture_output=True, text=True).stdout)
        if count < 2: continue
        whole = genres.folded(magazines.read(args.run, pdf))[0]
        heads = {genres.folded(head)[0] for head in issue["heads"]}
        for page in range(1, count + 1):
            with tempfile.TemporaryDirectory() as name:
                cut = Path(name) / "page.pdf"
                subprocess.run(["qpdf", pdf, "--pages", ".", str(page), "--", cut], check=True)
                text, plain = magazines.read(args.run, cut), magazines.read("pdftotext -q {pdf} -", cut)
            total["pages"] += 1
            parts = [part for part in re.split(r"\n\n+|\f|\n", text) if part.strip()]
            here, there = genres.folded(text)[0], genres.folded(plain)[0]
            where = f"{path.stem} p. {page} [{issue['class']}]"
            for part in parts:
                if genres.folded(part)[0] in heads: total["heads read"] += 1; shown.append(f"{where} HEAD {part!r}")
                elif re.fullmatch(r"\W*(page )?\d+(\W+\d+)?\W*", part.strip(), re.I): total["numbers read"] += 1; shown.append(f"{where} NUMBER {part!r}")
            for kind, said in issue["truth"]:
                wanted = genres.folded(said)[0]
                if len(wanted) < 8 or wanted not in there or wanted not in whole: continue
                total["texts"] += 1
                if wanted not in here: total["lost or torn"] += 1; shown.append(f"{where} LOST {kind} {said[:90]!r}")
    print(dict(total))
    print("\n".join(shown[: args.show]))


def main(description):
    """The commands of scripts that make such sheets."""
    parser, maker, scorer = magazines.commands(description, genres.make, genres.score)
    maker.add_argument("--text", required=True)
    maker.add_argument("--kinds", default="")
    maker.add_argument("--browser", default="/usr/bin/chromium")
    scorer.add_argument("--kinds", default="")
    pages = parser._subparsers._group_actions[0].add_parser("alone")
    pages.add_argument("folder")
    pages.add_argument("--run", required=True)
    pages.add_argument("--show", type=int, default=0)
    pages.set_defaults(run_command=alone)
    magazines.run(parser)


if __name__ == "__main__":
    main(__doc__)
