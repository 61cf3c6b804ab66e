#!/usr/bin/env python3
"""Makes every PDF in this folder, and the text beside it, from the sources beside it.

    make.py                   everything
    make.py prose/ letters/a  only the samples whose name begins so
    make.py --text            only the .txt files and the bodies of the sources
    make.py --check           compares each text with what pdftotext finds, as bags of characters
    make.py --readme          only the table in README.md and passwords.txt

The words are written once, in NAME.md, and poured between the BODY marks of each producer's own source (.tex, .typ, .fodt,
.html, .fo, .ms, .1); the .txt comes from the same .md. So page and text cannot drift apart. What the pages add by themselves,
running heads and page numbers, stands in the sources outside the marks and is in no .txt.

Needs the producers named in README.md, and for the Python ones `pip install -r requirements.txt`.
"""
import collections
import html
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

from samples import SAMPLES

HERE = os.path.dirname(os.path.abspath(__file__))


# The one small mark-up of the .md files.
#   # title   @ byline   ## heading   ### subheading   - bullet   1. step   ; term, then : meaning   %abstract   %figure
#   *emphasis*   ^[footnote]   every other line is a paragraph

MARKS = [("# ", "title"), ("@ ", "byline"), ("## ", "heading"), ("### ", "subheading"), ("- ", "bullet"), ("; ", "term"),
         (": ", "meaning"), ("%abstract ", "abstract"), ("%figure ", "figure")]


def blocks(path):
    for line in open(path, encoding="utf8").read().splitlines():
        if not line.strip():
            continue
        for mark, kind in MARKS:
            if line.startswith(mark):
                yield kind, line[len(mark):]
                break
        else:
            yield ("step", line) if re.match(r"\d+\. ", line) and not line.startswith("##") else ("paragraph", line)


def inline(text, escape, emphasis, note):
    """Rewrites `*emphasis*` and `^[note]`; everything else goes through `escape`."""
    out, rest = [], text
    while rest:
        match = re.search(r"\*([^*]+)\*|\^\[([^\]]*)\]", rest)
        if not match:
            out.append(escape(rest))
            break
        out.append(escape(rest[:match.start()]))
        inside = match.group(1) if match.group(1) is not None else match.group(2)
        write = emphasis if match.group(1) is not None else note
        out.append(write(inline(inside, escape, emphasis, note)))
        rest = rest[match.end():]
    return "".join(out)


# What a person would read aloud.

def plain(path, notes_after=()):
    paragraphs, waiting = [], []
    for kind, text in blocks(path):
        notes = []
        said = inline(text, str, str, lambda n: notes.append(n) or "")
        if kind == "abstract":
            paragraphs.append("Abstract")
        paragraphs.append(said)
        waiting += notes
        for start, count in notes_after:
            if said.startswith(start):
                paragraphs += waiting[:count]
                waiting = waiting[count:]
    return unicodedata.normalize("NFC", "\n\n".join(paragraphs + waiting) + "\n")


# The bodies, one function a language.

def tex(path):
    def escape(text):
        return re.sub(r"([%&$#_])", r"\\\1", text).replace("\u00a0", "~").replace(" – ", " -- ")
    names = {"title": "SampleTitle", "byline": "SampleByline", "heading": "SampleHeading", "subheading": "SampleSubheading",
             "abstract": "SampleAbstract", "figure": "SampleFigure", "bullet": "SampleBullet", "step": "SampleStep"}
    for kind, text in blocks(path):
        text = inline(text, escape, lambda t: "\\emph{%s}" % t, lambda t: "\\footnote{%s}" % t)
        yield "\\%s{%s}\n" % (names[kind], text) if kind in names else text + "\n"


def typ(path):
    def escape(text):
        return re.sub(r"([#*_$@\[\]<>~])", r"\\\1", text)
    names = {"title": "#sample-title", "byline": "#sample-byline", "abstract": "#sample-abstract", "figure": "#sample-figure"}
    for kind, text in blocks(path):
        text = inline(text, escape, lambda t: "#emph[%s]" % t, lambda t: "#footnote[%s]" % t)
        if kind in names:
            yield "%s[%s]\n" % (names[kind], text)
        elif kind in ("heading", "subheading"):
            yield ("= " if kind == "heading" else "== ") + text + "\n"
        elif kind == "bullet":
            yield "- " + text
        else:
            yield text + "\n"


def web(path):
    tags = {"title": "h1", "heading": "h2", "subheading": "h3", "bullet": "li", "term": "dt", "meaning": "dd"}
    previous = None
    for kind, text in blocks(path):
        text = inline(text, html.escape, lambda t: "<em>%s</em>" % t, lambda t: '<span class="note">%s</span>' % t)
        if kind == "step":
            number, text = text.split(". ", 1)
        group = {"bullet": "ul", "step": "ol", "term": "dl", "meaning": "dl"}.get(kind)
        if previous and group != previous:
            yield "</%s>" % previous
        if group and group != previous:
            yield "<%s>" % group
        previous = group
        tag = "li" if kind == "step" else tags.get(kind, "p")
        name = ' class="%s"' % kind if kind in ("byline", "abstract", "figure") else ""
        yield "<%s%s>%s</%s>" % (tag, name, text, tag)
    if previous:
        yield "</%s>" % previous


def odf(path):
    """Flat OpenDocument: styles are named for the kind of block."""
    count = 0
    section = False
    for kind, text in blocks(path):
        def note(inside):
            nonlocal count
            count += 1
            return ('<text:note text:id="n%d" text:note-class="footnote"><text:note-citation>%d</text:note-citation><text:note-body>'
                    '<text:p text:style-name="Footnote">%s</text:p></text:note-body></text:note>' % (count, count, inside))
        text = inline(text, html.escape, lambda t: '<text:span text:style-name="Emphasis">%s</text:span>' % t, note)
        if kind in ("heading", "subheading"):
            level = 1 if kind == "heading" else 2
            yield '<text:h text:style-name="Heading_20_%d" text:outline-level="%d">%s</text:h>' % (level, level, text)
        elif kind == "bullet":
            yield '<text:list text:style-name="Bullets"><text:list-item><text:p text:style-name="Item">%s</text:p></text:list-item></text:list>' % text
        elif kind == "abstract":
            yield '<text:p text:style-name="AbstractHeading">Abstract</text:p>'
            yield '<text:p text:style-name="Abstract">%s</text:p>' % text
            yield '<text:section text:style-name="Two" text:name="columns">'
            section = True
        else:
            yield '<text:p text:style-name="%s">%s</text:p>' % ({"title": "Title", "byline": "Byline"}.get(kind, "Text"), text)
    if section:
        yield "</text:section>"


def slides(path):
    """Flat OpenDocument presentation: a heading begins a slide."""
    def frame(y, height, style, inside):
        return ('<draw:frame draw:style-name="box" presentation:class="%s" presentation:user-transformed="true" svg:x="1.2cm" svg:y="%scm" '
                'svg:width="13.6cm" svg:height="%scm"><draw:text-box>%s</draw:text-box></draw:frame>' % (style, y, height, inside))
    pages = []
    for kind, text in blocks(path):
        text = html.escape(text)
        if kind in ("title", "heading"):
            y = 2.5 if kind == "title" else 0.6
            pages.append([frame(y, 1.4, "title", '<text:p text:style-name="SlideTitle">%s</text:p>' % text), []])
        elif kind == "bullet":
            pages[-1][1].append('<text:list text:style-name="Bullets"><text:list-item><text:p text:style-name="SlideItem">%s</text:p>'
                                '</text:list-item></text:list>' % text)
        else:
            pages[-1][1].append('<text:p text:style-name="SlideText">%s</text:p>' % text)
    for number, (title, inside) in enumerate(pages, 1):
        yield '<draw:page draw:name="slide%d" draw:master-page-name="plain" draw:style-name="page">' % number
        yield title
        yield frame(4.4 if number == 1 else 2.6, 5.2, "outline", "".join(inside)) if inside else ""
        yield "</draw:page>"


def fo(path):
    for kind, text in blocks(path):
        text = inline(text, html.escape, lambda t: '<fo:inline font-style="italic">%s</fo:inline>' % t,
                      lambda t: '<fo:footnote><fo:inline font-size="6pt" baseline-shift="super">*</fo:inline><fo:footnote-body>'
                                '<fo:block font-size="7.5pt"><fo:inline font-size="6pt" baseline-shift="super">*</fo:inline> %s</fo:block>'
                                '</fo:footnote-body></fo:footnote>' % t)
        look = {"title": 'font-size="17pt" font-weight="bold" space-after="6pt" hyphenate="false"',
                "byline": 'font-style="italic" space-after="10pt"',
                "heading": 'font-size="12pt" font-weight="bold" space-before="10pt" space-after="4pt" keep-with-next="always" hyphenate="false"',
                "term": 'font-weight="bold" keep-with-next="always" space-before="3pt"',
                "meaning": 'start-indent="14pt" space-after="4pt"'}.get(kind, 'space-after="5pt" text-align="justify"')
        if kind in ("bullet", "step"):
            label, text = ("•", text) if kind == "bullet" else text.split(" ", 1)
            yield ('<fo:list-block provisional-distance-between-starts="14pt"><fo:list-item space-after="3pt"><fo:list-item-label end-indent="label-end()">'
                   '<fo:block>%s</fo:block></fo:list-item-label><fo:list-item-body start-indent="body-start()"><fo:block>%s</fo:block>'
                   '</fo:list-item-body></fo:list-item></fo:list-block>' % (label, text))
        else:
            yield '<fo:block %s>%s</fo:block>' % (look, text)


def beamer(path):
    """A heading begins a frame; frames cannot be opened by one macro and closed by another."""
    open_list = open_frame = False
    for kind, text in blocks(path):
        if open_list and kind != "bullet":
            yield "\\end{itemize}"
            open_list = False
        if kind in ("title", "heading"):
            if open_frame:
                yield "\\end{frame}\n"
            yield "\\begin{frame}[plain]\\centering{\\Large %s\\par}\\bigskip" % text if kind == "title" else "\\begin{frame}{%s}" % text
            open_frame = True
        elif kind == "bullet":
            if not open_list:
                yield "\\begin{itemize}"
            open_list = True
            yield "\\item %s" % text
        else:
            yield text
    yield "\\end{frame}"


def roff(text):
    special = {"\\": "\\e", "“": "\\(lq", "”": "\\(rq", "’": "\\(cq", "'": "'", "–": "\\(en", "—": "\\(em", "−": "\\-", "é": "\\('e"}
    return "".join(special.get(c, c) for c in text)


def ms(path):
    for kind, text in blocks(path):
        text = inline(text, roff, lambda t: "\\fI%s\\fP" % t, lambda t: "\\**\n.FS\n%s\n.FE\n" % t).rstrip("\n")
        # A footnote ends its line, so a paragraph goes on after .FE on a line of its own.
        text = re.sub(r"\.FE\n ", ".FE\n", text)
        before = {"title": ".TL", "byline": ".AU", "heading": ".SH", "abstract": ".AB", "paragraph": ".PP", "bullet": ".IP \\(bu 2"}
        yield "%s\n%s%s" % (before[kind], text, "\n.AE\n.2C" if kind == "abstract" else "")


def man(path):
    for kind, text in blocks(path):
        text = inline(text, roff, lambda t: "\\fI%s\\fP" % t, str)
        if kind == "title":
            continue
        before = {"heading": ".SH", "subheading": ".SS", "paragraph": ".PP", "term": ".TP\n.B", "meaning": None}[kind]
        yield text if before is None else "%s %s" % (before, text) if before != ".PP" else ".PP\n" + text


BODIES = {".tex": tex, ".typ": typ, ".html": web, ".fodt": odf, ".fodp": slides, ".fo": fo, ".ms": ms, ".1": man}


def pour(source, text):
    """Puts the body made from `text` between the marks in `source`; a source without marks is left alone."""
    writer = beamer if source.endswith("-beamer.tex") else BODIES.get(os.path.splitext(source)[1])
    old = open(source, encoding="utf8").read()
    match = re.search(r"(?ms)^([^\n]*BODY BEGIN[^\n]*\n).*?(^[^\n]*BODY END)", old)
    if not writer or not match:
        return
    body = "\n".join(writer(text)).rstrip("\n") + "\n"
    soft = re.search(r'data-soft-hyphens="(\w+)"', old)
    if soft:  # as publishers prepare web pages
        import pyphen
        words = pyphen.Pyphen(lang=soft.group(1))
        body = re.sub(r"(?<![<&/\w])\w{6,}(?![^<]*>)", lambda m: words.inserted(m.group(), "\u00ad"), body)
    new = old[:match.start()] + match.group(1) + body + match.group(2) + old[match.end():]
    if new != old:
        open(source, "w", encoding="utf8").write(new)


# Making.

def path(name):
    return os.path.join(HERE, name)


def write_text(sample):
    if sample.text:
        said = plain(path(sample.text), sample.notes_after)
        for start in sample.leave_out:
            said = re.sub(r"(?m)^%s.*\n\n" % re.escape(start), "", said)
        for old, new in sample.replace:
            said = said.replace(old, new)
        open(path(sample.name + ".txt"), "w", encoding="utf8").write(said)
        if sample.source:
            pour(path(sample.source), path(sample.text))


def make(sample):
    folder, base = os.path.split(sample.name)
    with tempfile.TemporaryDirectory() as work:
        for needed in [sample.source, *sample.needs]:
            if needed:
                shutil.copy(path(needed), work)
        if sample.text:
            shutil.copy(path(sample.name + ".txt"), work)
        environment = dict(os.environ, SOURCE_DATE_EPOCH="1735689600", FORCE_SOURCE_DATE="1", LC_ALL="C.UTF-8", TZ="UTC")
        environment["PATH"] = os.path.dirname(sys.executable) + os.pathsep + environment["PATH"]
        done = subprocess.run(["bash", "-e", "-c", sample.command], cwd=work, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        made = os.path.join(work, base + ".pdf")
        if done.returncode or not os.path.exists(made):
            log = os.path.join(work, base + ".log")
            said = open(log, errors="replace").read()[-2500:] if os.path.exists(log) else done.stdout[-2500:]
            print("%s: FAILED (%d)\n%s" % (sample.name, done.returncode, said))
            return False
        shutil.copy(made, path(sample.name + ".pdf"))
        print("%-44s %6.1f kB" % (sample.name, os.path.getsize(made) / 1000))
        return True


def letters(text):
    text = unicodedata.normalize("NFKC", text)
    return collections.Counter(c for c in text if c.isalnum())


def check(sample):
    """The page holds every letter of the text; what it holds more is furniture, and is printed to be looked at."""
    if not sample.checked:
        return True
    command = ["pdftotext", "-q"] + (["-upw", sample.password] if sample.password else []) + [path(sample.name + ".pdf"), "-"]
    found = letters(subprocess.run(command, stdout=subprocess.PIPE).stdout.decode("utf8", "replace"))
    wanted = letters(open(path(sample.name + ".txt"), encoding="utf8").read())
    missing = wanted - found
    extra = found - wanted
    print("%-44s missing %s  extra %d %s" % (sample.name, dict(missing) or "-", sum(extra.values()), "".join(sorted(extra))[:60]))
    return not missing


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def readme(samples):
    rows = ["| file | producer | what it shows | command |", "|---|---|---|---|"]
    for sample in samples:
        command = ["pdfinfo"] + (["-upw", sample.password] if sample.password else []) + [path(sample.name + ".pdf")]
        info = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode("utf8", "replace")
        facts = dict(re.findall(r"(?m)^(Creator|Producer|Pages): +(.*)$", info))
        known = [re.sub(r" \(https.*\)| output \d.*| +Copyright.*|^TeX$|^Mozilla.*Headless|/156.*Safari.*|^\(unspecified\)|PDF Library.*", "", facts.get(key, ""))
                 for key in ("Creator", "Producer")]
        producer = sample.producer or " / ".join(dict.fromkeys(name for name in known if name))
        source = " from `%s`" % os.path.basename(sample.source) if sample.source else ""
        rows.append("| `%s` | %s | %s (%s p.)%s | `%s` |" % (
            sample.name, cell(producer), cell(sample.shows), facts.get("Pages", "?"), source, cell(sample.command)))
    with open(path("passwords.txt"), "w", encoding="utf8") as passwords:
        passwords.write("# name : what opens it\n")
        passwords.writelines("%s : %s\n" % (s.name, s.password) for s in samples if s.password)
    old = open(path("README.md"), encoding="utf8").read()
    start, end = "<!-- table: made by make.py -->\n", "<!-- end of table -->"
    head, tail = old.split(start)[0], old.split(end)[1]
    open(path("README.md"), "w", encoding="utf8").write(head + start + "\n".join(rows) + "\n" + end + tail)


def main(arguments):
    flags = {a for a in arguments if a.startswith("--")}
    wanted = [a for a in arguments if not a.startswith("--")]
    samples = [s for s in SAMPLES if not wanted or any(s.name.startswith(w) for w in wanted)]
    good = True
    if not flags or "--text" in flags:
        for sample in samples:
            write_text(sample)
    if not flags:
        for sample in samples:
            good = make(sample) and good
    if not flags or "--check" in flags:
        for sample in samples:
            good = check(sample) and good
    if (not flags and not wanted) or "--readme" in flags:
        readme(SAMPLES)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
