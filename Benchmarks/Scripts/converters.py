"""Sets what manuals.py writes: through pandoc by LaTeX, ConTeXt, groff, wkhtmltopdf, WeasyPrint, calibre, dblatex, FOP, asciidoctor-pdf and rst2pdf;
by Typst, Sphinx, Beamer, Doxygen and groff's mm themselves."""

import html
import logging
import os
import re
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path

from typesetting import CLOSE, OPEN, inline

BESIDE = Path(sys.executable).parent


def program(name):
    beside = BESIDE / name
    return str(beside) if beside.exists() else shutil.which(name)


def run(folder, *command, output=None):
    """What went wrong, or nothing."""
    where = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox", "QTWEBENGINE_DISABLE_SANDBOX": "1"}
    done = subprocess.run(command, cwd=folder, env=where, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=180)
    if output: output.write_bytes(done.stdout)
    return done.stdout.decode(errors="replace")[-600:] if done.returncode else None


def plain(text):
    return re.sub(OPEN + "n[^" + CLOSE + "]*" + CLOSE + "|" + OPEN + ".|" + CLOSE, "", text)


class Setter:
    def __init__(self, manual):
        self.manual, self.random = manual, manual.random
        self.pick, self.chance = manual.random.choice, manual.chance
        self.about = type(self).__name__.lower()

    def body(self):
        return "".join(getattr(self, element[0])(*element[1:]) for element in self.manual.body)

    def inline(self, text):
        return inline(text, self.escape, self.forms)

    def pictures(self, folder):
        elements = self.manual.body + [part for element in self.manual.body if element[0] == "frames" for part in element[2]]
        for element in elements:
            if element[0] != "figure": continue
            name, width, height = element[2:]
            chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            rows = (b"\0" + b"\x99\xaa\xbb" * width) * height
            data = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(b"pHYs", struct.pack(">IIB", 2835, 2835, 1))
            (folder / (name + ".png")).write_bytes(b"\x89PNG\r\n\x1a\n" + data + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Pandoc(Setter):
    """Markdown, which pandoc makes something else of."""

    LINKS = True
    forms = {"e": "*{}*".format, "c": "`{}`".format, "l": "[{}](https://example.org/page)".format, "n": "^[{}]".format}

    def __init__(self, manual):
        super().__init__(manual)
        self.forms = dict(self.forms)
        if not self.LINKS: self.forms["l"] = "{}".format

    def escape(self, text):
        return re.sub(r"([*_`\[\]])", r"\\\1", text)

    def front(self):
        manual = self.manual
        return "---\ntitle: '%s'\nauthor:\n%sdate: 2 March 2019\n---\n\n" % (manual.title, "".join("- '%s'\n" % a for a in manual.authors))

    def heading(self, level, text):
        return "#" * level + " " + self.inline(text) + "\n\n"

    def para(self, text):
        return self.inline(text) + "\n\n"

    def quote(self, texts):
        return "".join("> " + self.inline(text) + "\n>\n" for text in texts) + "\n"

    def list(self, ordered, items, depth=0):
        out = ""
        for number, item in enumerate(items, 1):
            mark = "%d.  " % number if ordered else "-   "
            out += " " * depth + mark + self.inline(item[0]) + "\n" + "\n" * self.manual.loose
            if len(item) > 1: out += self.list(item[1], item[2], depth + 4)
        return out + "\n" * (not depth) + ("<!-- -->\n\n" if not depth else "")

    def definitions(self, pairs):
        return "".join("%s\n\n:   %s\n\n" % (self.inline(term), self.inline(text)) for term, text in pairs)

    def code(self, lines):
        return "```" + self.pick(["python", "", "c"]) + "\n" + "\n".join(lines) + "\n```\n\n"

    def note(self, kind, text):
        return "::: {.%s}\n%s\n:::\n\n" % (kind, self.inline(text))

    def table(self, caption, rows):
        row = lambda cells: "| " + " | ".join(self.inline(c) for c in cells) + " |\n"
        wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        return row(rows[0]) + "|" + "|".join("-" * max(12, min(w, 60)) for w in wide) + "|\n" + "".join(map(row, rows[1:])) + "\n: " + self.inline(caption) + "\n\n"

    def figure(self, caption, name, width, height):
        return "![%s](%s.png)\n\n" % (self.inline(caption), name)

    def pandoc(self, folder, to, output, *options):
        self.pictures(folder)
        (folder / "a.md").write_text(self.front() + self.body())
        return run(folder, "pandoc", "-f", "markdown-citations-example_lists-fancy_lists", "-s", "a.md", "-t", to, "-o", output, *options)


class PandocLaTeX(Pandoc):
    def note(self, kind, text):
        if not hasattr(self, "boxes"): self.boxes = self.pick(["tcolorbox", "mdframed", "fbox", "bar"])
        label = kind.capitalize()
        form = {"tcolorbox": r"\begin{tcolorbox}[title=%s]" "\n%s\n" r"\end{tcolorbox}", "mdframed": r"\begin{mdframed}\textbf{%s:} %s\end{mdframed}",
                "fbox": r"\par\noindent\fbox{\parbox{.9\linewidth}{\textbf{%s.} %s}}\par", "bar": r"\begin{mdframed}[topline=false,rightline=false,bottomline=false]\textbf{%s}\par %s\end{mdframed}"}
        text = inline(text, str, {"e": r"\emph{{{}}}".format, "c": lambda s: r"\texttt{%s}" % s.replace("_", r"\_"), "l": "{}".format, "n": r"\footnote{{{}}}".format})
        return "```{=latex}\n" + form[self.boxes] % (label, text) + "\n```\n\n"

    def write(self, folder, path):
        pick, chance = self.pick, self.chance
        engine = pick(["pdflatex", "pdflatex", "xelatex", "lualatex"])
        kind = pick(["article", "article", "report", "book", "scrartcl", "scrreprt", "memoir", "extarticle"])
        self.about = "pandoc-latex %s %s" % (engine, kind)
        options = ["--pdf-engine=" + engine, "-V", "documentclass=" + kind, "-V", "geometry:margin=" + pick(["1in", "2cm", "25mm", "30mm"]), "-V", "fontsize=" + pick(["10pt", "11pt", "12pt"])]
        for option in ("-N", "--toc", "--listings"):
            if chance(.4): options.append(option)
        if chance(.5): options += ["--highlight-style=" + pick(["tango", "pygments", "kate", "monochrome"])]
        if chance(.5): options += ["-V", "papersize=" + pick(["a4", "letter", "a5"])]
        if chance(.25) and kind in ("article", "scrartcl", "extarticle"): options += ["-V", "classoption=twocolumn"]
        if chance(.3): options += ["-V", "indent"]
        if chance(.3): options += ["-V", "linestretch=" + pick(["1.25", "1.5"])]
        if engine == "pdflatex" and chance(.5): options += ["-V", "fontfamily=" + pick(["charter", "libertine", "mathptmx", "palatino", "helvet"])]
        if kind in ("report", "book", "scrreprt", "memoir"): options.append("--top-level-division=chapter")
        header = r"\usepackage{tcolorbox,mdframed}" "\n" r"\lstset{breaklines=true,basicstyle=\ttfamily\small,frame=%s,numbers=%s}" % (pick(["single", "none", "leftline"]), pick(["none", "left"])) if "--listings" in options else r"\usepackage{tcolorbox,mdframed}"
        if chance(.4) and kind != "memoir" and "scr" not in kind:
            header += r"\usepackage{fancyhdr}\pagestyle{fancy}\fancyhf{}\fancyhead[L]{%s}\fancyhead[R]{%s}\fancyfoot[C]{%s}" % (self.manual.head, pick([r"\leftmark", r"\nouppercase{\rightmark}", ""]), pick([r"\thepage", r"Page \thepage"]))
        if chance(.3): options += ["-V", "colorlinks"]
        if chance(.2): options += ["-V", "links-as-notes"]
        (folder / "h.tex").write_text(header)
        self.pictures(folder)
        return self.pandoc(folder, "latex", "a.tex", "-H", "h.tex", *options) or self.tex(folder, engine, path)

    def tex(self, folder, engine, path):
        for _ in range(2): fault = run(folder, engine, "-interaction=nonstopmode", "a.tex")
        if not (folder / "a.pdf").exists(): return fault or "no PDF"
        shutil.copy(folder / "a.pdf", path)


class ConTeXt(Pandoc):
    NEEDS = "context"

    def write(self, folder, path):
        pick = self.pick
        options = ["-V", "papersize=" + pick(["A4", "letter", "A5"]), "-V", "fontsize=" + pick(["10pt", "11pt", "12pt"])]
        if self.chance(.5): options += ["-V", "mainfont=" + pick(["DejaVu Serif", "TeX Gyre Pagella"])]
        if self.chance(.4): options.append("--toc")
        if self.chance(.4): options.append("-N")
        if self.chance(.4): options += ["-V", "indenting=yes", "-V", "whitespace=none"]
        fault = self.pandoc(folder, "context", "a.tex", *options) or run(folder, "context", "--nonstopmode", "--batchmode", "a.tex")
        if not (folder / "a.pdf").exists(): return fault or "no PDF"
        shutil.copy(folder / "a.pdf", path)


class Groff(Pandoc):
    LINKS = False

    def write(self, folder, path):
        if self.chance(.4):
            self.about = "groff man"
            self.manual.heads.append("TOOL(1)")
            return self.pandoc(folder, "man", "a.ms", "-V", "section=1", "-V", "header=" + self.manual.head, "-V", "footer=Tools 1.2") or run(folder, "groff", "-t", "-man", "-Tpdf", "a.ms", output=path)
        self.about = "groff ms"
        options = ["-V", "fontfamily=" + self.pick("PTHNB"), "-V", "pointsize=" + self.pick(["10p", "11p", "12p"])]
        if self.chance(.5): options.append("--toc")
        fault = self.pandoc(folder, "ms", "a.ms", *options)
        if self.chance(.3):
            text = (folder / "a.ms").read_text()
            (folder / "a.ms").write_text(re.sub(r"(?m)^\.(SH|NH) ", r".2C" "\n" r".\1 ", text, count=1))
            self.about += " two columns"
        return fault or run(folder, "groff", "-t", "-ms", "-Tpdf", "-dpaper=" + self.pick(["a4", "letter"]), "-Kutf8", "a.ms", output=path)


class HTML(Pandoc):
    def css(self):
        pick, chance = self.pick, self.chance
        box = pick(["border: 1px solid #888; padding: 6pt", "border-left: 4px solid #38c; padding: 2pt 10pt", "background: #eef; padding: 8pt"])
        label = pick([".note::before { content: 'Note: '; font-weight: bold } .warning::before { content: 'Warning: ' } .tip::before { content: 'Tip: ' }", ""])
        return """body { font-family: "%s"; font-size: %spt; line-height: %s; %s max-width: none; margin: 0; padding: 0; color: #111 }
            h1 { %s } h2 { %s } code, pre { font-family: "DejaVu Sans Mono"; font-size: .85em } pre { %s padding: 5pt; white-space: pre-wrap }
            .note, .warning, .tip { %s; margin: 8pt 0 } .note p, .warning p, .tip p { margin: 2pt 0 } %s table { border-collapse: collapse; width: %s } td, th { %s padding: 3pt 5pt; vertical-align: top; text-align: left }
            blockquote { margin: 6pt 24pt; %s } li > p { margin: 2pt 0 } figcaption { font-size: .9em; %s }
            """ % (pick(["DejaVu Serif", "Carlito", "TeX Gyre Termes", "DejaVu Sans", "C059", "Nimbus Roman"]), pick([9, 10, 11, 12]), pick([1.2, 1.35, 1.5, 1.6]), "text-align: justify;" * chance(.4),
                   pick(["", "border-bottom: 1px solid #aaa", "color: #034", "page-break-before: always"]), pick(["", "border-bottom: 1px solid #ccc", "font-style: italic"]), pick(["", "background: #f4f4f4;", "border: 1px solid #bbb;"]),
                   box, label, pick(["auto", "100%"]), pick(["", "border: 1px solid #999;", "border-bottom: 1px solid #ccc;"]), pick(["", "border-left: 3px solid #ccc; padding-left: 8pt; color: #444"]), pick(["", "text-align: center", "font-style: italic"]))

    def page(self, folder, *options):
        (folder / "s.css").write_text(self.css())
        if self.chance(.4): options += ("--toc",)
        if self.chance(.3): options += ("-N",)
        return self.pandoc(folder, "html5", "a.html", "--css", "s.css", *options)


class Wkhtmltopdf(HTML):
    def write(self, folder, path):
        pick, manual = self.pick, self.manual
        fault = self.page(folder)
        margin = pick(["10mm", "15mm", "20mm"])
        options = ["-s", pick(["A4", "Letter", "A5"]), "-T", margin, "-B", margin, "-L", margin, "-R", margin, "--enable-local-file-access", "-q"]
        if self.chance(.6): options += [pick(["--header-left", "--header-center", "--footer-left"]), manual.head, "--header-spacing", "3"]
        if self.chance(.7): options += [pick(["--footer-right", "--footer-center", "--header-right"]), pick(["[page]", "Page [page] of [topage]", "[page]/[topage]"])]
        if self.chance(.2): options += ["--header-line"]
        toc = ["toc"] if self.chance(.3) else []
        return fault or run(folder, "wkhtmltopdf", *options, *toc, "a.html", str(path)) and None


class WeasyPrint(HTML):
    def css(self):
        pick = self.pick
        return super().css() + """@page { size: %s; margin: %smm; @%s { content: "%s"; font-size: 9pt } @%s { content: %s; font-size: 9pt } } body { hyphens: %s; %s }""" % (
            pick(["A4", "Letter", "A5"]), pick([15, 20, 25]), pick(["top-left", "top-center", "bottom-left"]), self.manual.head, pick(["bottom-right", "bottom-center", "top-right"]),
            pick(["counter(page)", '"Page " counter(page)', 'counter(page) " of " counter(pages)']), pick(["auto", "manual"]), "columns: 2" if self.chance(.2) else "")

    def write(self, folder, path):
        import weasyprint
        logging.getLogger("weasyprint").setLevel(logging.CRITICAL)
        fault = self.page(folder, "-V", "lang=en")
        if fault: return fault
        try: weasyprint.HTML(str(folder / "a.html")).write_pdf(path)
        except Exception as trouble: return str(trouble)[:200]


class Calibre(HTML):
    NEEDS = "ebook-convert"

    def write(self, folder, path):
        pick = self.pick
        (folder / "s.css").write_text(self.css())
        fault = self.pandoc(folder, "epub3", "a.epub", "--css", "s.css", *(["-N"] * self.chance(.3)), *(["--epub-chapter-level=2"] * self.chance(.3)))
        options = ["--paper-size", pick(["a4", "letter", "a5", "b5"]), "--pdf-default-font-size", pick(["12", "16", "20"]), "--base-font-size", pick(["0", "10", "12"])]
        if self.chance(.6): options += ["--pdf-page-numbers"]
        if self.chance(.5): options += ["--pdf-header-template", pick(["<div style='text-align: center; width: 100%%'>%s</div>", "<div><i>%s</i></div>"]) % self.manual.head]
        if self.chance(.3): options += ["--pdf-footer-template", pick(["<div>_SECTION_ · _PAGENUM_</div>", "<div style='margin-left: auto'>Page _PAGENUM_ of _TOTAL_PAGES_</div>"])]
        if self.chance(.4): options += ["--pdf-add-toc"]
        if self.chance(.4): options += ["--remove-paragraph-spacing"]
        if self.chance(.3): options += ["--pdf-hyphenate"]
        if self.chance(.3): options += ["--change-justification", pick(["justify", "left"])]
        margin = pick(["36", "54", "72"])
        for side in ("left", "right", "top", "bottom"): options += ["--pdf-page-margin-" + side, margin]
        return fault or run(folder, "ebook-convert", "a.epub", str(path), *options)


class DocBook(Pandoc):
    LINKS = False


class Dblatex(DocBook):
    def write(self, folder, path):
        pick = self.pick
        book = self.chance(.5)
        fault = self.pandoc(folder, "docbook", "a.xml", "--top-level-division=" + ("chapter" if book else "section"))
        options = ["-T", pick(["db2latex", "simple", "native"]), "-P", "latex.class.options=" + pick(["10pt", "11pt", "12pt"]), "-P", "doc.publisher.show=0", "-P", "doc.collab.show=0", "-P", "latex.output.revhistory=0"]
        if self.chance(.3): options += ["-P", "paper.type=" + pick(["a4paper", "letterpaper"])]
        if self.chance(.3): options += ["-P", "doc.toc.show=0"]
        fault = fault or run(folder, "dblatex", *options, "-o", str(path), "a.xml")
        return None if path.exists() else fault


class FOP(DocBook):
    def write(self, folder, path):
        pick = self.pick
        book = self.chance(.5)
        fault = self.pandoc(folder, "docbook", "a.xml", "--top-level-division=" + ("chapter" if book else "section"))
        sheet = "/usr/share/xml/docbook/stylesheet/docbook-xsl/fo/docbook.xsl"
        options = []
        for name, values in {"paper.type": ["A4", "USletter", "A5"], "body.font.family": ["serif", "sans-serif"], "body.font.master": ["10", "11", "9"], "double.sided": ["0", "1"], "column.count.body": ["1", "1", "1", "2"],
                             "section.autolabel": ["0", "1"], "shade.verbatim": ["0", "1"], "variablelist.as.blocks": ["0", "1"], "admon.graphics": ["0"], "body.start.indent": ["0pt", "4pc"],
                             "alignment": ["left", "justify"], "header.rule": ["0", "1"], "fop1.extensions": ["1"], "draft.mode": ["no"], "ulink.show": ["0"]}.items():
            options += ["--stringparam", name, pick(values)]
        self.about = "fop " + ("book" if book else "article")
        fault = fault or run(folder, "xsltproc", "--nonet", *options, "-o", "a.fo", sheet, "a.xml") or run(folder, "fop", "-q", "a.fo", str(path))
        return None if path.exists() else fault


class Asciidoctor(Pandoc):
    NEEDS = "asciidoctor-pdf"

    def write(self, folder, path):
        pick = self.pick
        fault = self.pandoc(folder, "asciidoctor", "a.adoc")
        theme = "extends: %s\npage:\n  size: %s\n  margin: %s\nbase:\n  align: %s\n  font-size: %s\n" % (pick(["default", "default", "default-sans", "base"]), pick(["A4", "Letter", "A5"]), pick(["[20mm, 20mm]", "[0.75in, 1in]", "[25mm, 20mm]"]), pick(["justify", "left"]), pick([9, 10.5, 11]))
        if self.chance(.4): theme += "header:\n  height: 14mm\n  recto: {left: {content: '%s'}}\n  verso: {left: {content: '%s'}}\n" % (self.manual.head, self.manual.head)
        (folder / "t-theme.yml").write_text(theme)
        options = []
        for option in ("toc", "sectnums", "title-page", "icons=font", "hyphens", "doctype=book"):
            if self.chance(.4): options += ["-a", option]
        if "doctype=book" in options: options += ["-d", "book"]
        fault = fault or run(folder, "asciidoctor-pdf", *options, "-a", "pdf-themesdir=.", "-a", "pdf-theme=t", "-o", str(path), "a.adoc")
        return None if path.exists() else fault


class Rst2pdf(Pandoc):
    NEEDS = "rst2pdf"

    def write(self, folder, path):
        pick = self.pick
        fault = self.pandoc(folder, "rst", "a.rst", "--wrap=none")
        options = ["-s", ",".join([pick(["a4", "letter", "a5"]), pick(["eightpoint", "tenpoint", "twelvepoint", "serif", "dejavu", "freetype-serif"])]), "--footer=" + pick(["###Page###", "Page ###Page###", self.manual.head + " ###Page###", "###Section###"])]
        if self.chance(.5): options.append("--header=" + pick([self.manual.head, "###Title###"]))
        if self.chance(.3): options += ["--break-level=1"]
        if self.chance(.3): options += ["--real-footnotes"]
        fault = fault or run(folder, program("rst2pdf"), *options, "a.rst", "-o", str(path))
        return None if path.exists() else fault


class Typst(Setter):
    forms = {"e": "_{}_".format, "c": "`{}`".format, "l": '#link("https://example.org/page")[{}]'.format, "n": "#footnote[{}]".format}

    def escape(self, text):
        return re.sub(r"([*_`\[\]#@$<>/])", r"\\\1", text)

    def heading(self, level, text):
        return "=" * level + " " + self.inline(text) + "\n\n"

    def para(self, text):
        return self.inline(text) + "\n\n"

    def quote(self, texts):
        return "#quote(block: true)[" + "\n\n".join(map(self.inline, texts)) + "]\n\n"

    def list(self, ordered, items, depth=0):
        out = ""
        for item in items:
            out += " " * depth + ("+ " if ordered else "- ") + self.inline(item[0]) + "\n" + "\n" * (self.manual.loose and not depth)
            if len(item) > 1: out += self.list(item[1], item[2], depth + 2)
        return out + "\n" * (not depth)

    def definitions(self, pairs):
        return "".join("/ %s: %s\n" % (self.inline(t), self.inline(d)) for t, d in pairs) + "\n"

    def code(self, lines):
        return "```python\n" + "\n".join(lines) + "\n```\n\n"

    def note(self, kind, text):
        if not hasattr(self, "boxes"):
            self.boxes = self.pick(["#block(fill: luma(235), inset: 8pt, radius: 4pt, width: 100%%)[*%s:* %s]", "#rect(width: 100%%, inset: 8pt)[#strong[%s] \\ %s]", "#block(stroke: (left: 3pt + blue), inset: (left: 10pt, y: 4pt))[*%s* #parbreak() %s]",
                                    "#grid(columns: (auto, 1fr), gutter: 10pt)[*%s*][%s]"])
        return self.boxes % (kind.capitalize(), self.inline(text)) + "\n\n"

    def table(self, caption, rows):
        columns = ", ".join(["1fr"] * len(rows[0])) if self.chance(.5) else ", ".join(["auto"] * len(rows[0]))
        cells = "".join("[%s], " % self.inline(cell) for row in rows[1:] for cell in row)
        return "#figure(table(columns: (%s), align: left, stroke: %s, table.header(%s), %s), caption: [%s])\n\n" % (columns, self.stroke, "".join("[*%s*], " % self.inline(cell) for cell in rows[0]), cells, self.inline(caption))

    def figure(self, caption, name, width, height):
        return '#figure(image("%s.png", width: %dpt), caption: [%s])\n\n' % (name, width, self.inline(caption))

    def write(self, folder, path):
        import typst
        pick, manual, chance = self.pick, self.manual, self.chance
        self.stroke = pick(["0.5pt", "none", "(x, y) => (bottom: 0.4pt)"])
        number = pick(['"1"', '"1 / 1"', '"— 1 —"', 'none'])
        pre = '#set page(paper: "%s", margin: %s, columns: %d, numbering: %s%s)\n' % (pick(["a4", "us-letter", "a5"]), pick(["2cm", "2.5cm", "auto"]), 2 if chance(.25) else 1, number, ", header: align(%s)[#smallcaps[%s]]" % (pick(["right", "center", "left"]), manual.head) if chance(.5) else "")
        pre += '#set text(font: "%s", size: %spt)\n#set par(justify: %s%s)\n' % (pick(["Libertinus Serif", "New Computer Modern", "DejaVu Serif", "Carlito"]), pick([9, 10, 11, 12]), pick(["true", "false"]), ", first-line-indent: 1.2em, spacing: 0.65em" if chance(.3) else "")
        if chance(.5): pre += '#set heading(numbering: "%s")\n' % pick(["1.", "1.1", "I.a"])
        if chance(.3): pre += "#show raw.where(block: true): block.with(fill: luma(240), inset: 8pt, width: 100%)\n"
        if chance(.3): pre += "#show heading.where(level: 1): it => { pagebreak(weak: true); it }\n"
        pre += '#align(center)[#text(17pt)[%s]]\n#align(center)[%s]\n\n' % (self.inline(manual.title), self.inline(", ".join(manual.authors)))
        if chance(.4): pre += "#outline()\n\n"
        self.pictures(folder)
        (folder / "a.typ").write_text(pre + self.body())
        try: typst.compile(str(folder / "a.typ"), output=str(path))
        except Exception as fault: return "can't be set: %s" % str(fault)[:300]


class Sphinx(Setter):
    forms = {"e": "*{}*".format, "c": "``{}``".format, "l": "`{} <https://example.org/page>`__".format}

    def __init__(self, manual):
        super().__init__(manual)
        self.notes = []
        self.forms = self.forms | {"n": self.footnote}

    def footnote(self, text):
        self.notes.append(text)
        return " [#f%d]_" % len(self.notes)

    def escape(self, text):
        return re.sub(r"([*_`|\\])", r"\\\1", text)

    def heading(self, level, text):
        text = self.inline(text)
        notes = ""
        if level == 1: notes = self.flush()
        return notes + "%s\n%s\n\n" % (text, "=-~^\""[level - 1] * (len(text) + 2)) + ("" if not self.chance(.3) else ".. index:: %s\n\n" % plain(text))

    def flush(self):
        done = getattr(self, "done", 0)
        out = "".join(".. [#f%d] %s\n" % (i + 1, self.notes[i]) for i in range(done, len(self.notes)))
        self.done = len(self.notes)
        return out + "\n\f"

    def para(self, text):
        return self.inline(text) + "\n\n"

    def quote(self, texts):
        return "..\n\n" + "".join("   " + self.inline(t) + "\n\n" for t in texts)

    def list(self, ordered, items, depth=0):
        out = ""
        for item in items:
            out += " " * depth + ("#. " if ordered else "*  ") + self.inline(item[0]) + "\n" + "\n" * self.manual.loose
            if len(item) > 1: out += "\n" + self.list(item[1], item[2], depth + 3) + "\n"
        return out + "\n"

    def definitions(self, pairs):
        if self.chance(.3): return ".. glossary::\n\n" + "".join("   %s\n      %s\n\n" % (plain(t), self.inline(d)) for t, d in pairs)
        if self.chance(.3): return "".join(".. option:: --%s <value>\n\n   %s\n\n" % (re.sub(r"\W+", "-", plain(t).lower()), self.inline(d)) for t, d in pairs)
        return "".join("%s\n   %s\n\n" % (self.inline(t), self.inline(d)) for t, d in pairs)

    def code(self, lines):
        options = "   :linenos:\n" * self.chance(.3)
        return ".. code-block:: %s\n%s\n" % (self.pick(["python", "text"]), options) + "".join("   " + l + "\n" for l in lines) + "\n"

    def note(self, kind, text):
        return ".. %s::\n\n   %s\n\n" % (kind, self.inline(text))

    def table(self, caption, rows):
        out = ".. list-table:: %s\n   :header-rows: 1\n%s\n" % (self.inline(caption), self.pick(["", "   :widths: auto\n", "   :class: longtable\n"]))
        cells = lambda row: "".join("   %s - %s\n" % (" " if i else "*", self.inline(cell)) for i, cell in enumerate(row))
        return out + "".join(map(cells, rows)) + "\n"

    def figure(self, caption, name, width, height):
        return ".. figure:: %s.png\n\n   %s\n\n" % (name, self.inline(caption))

    def function(self, owner, name, arguments, about, fields, returns):
        fields = "".join("   :param %s: %s\n   :type %s: %s\n" % (n, self.inline(t), n, kind) for n, kind, t in fields)
        return ".. py:%s:: %s(%s)\n\n   %s\n\n%s   :returns: %s\n   :rtype: %s\n\n" % ("function", owner + name, arguments, self.inline(about), fields, self.inline(returns), self.pick(["int", "str", "list"]))

    def write(self, folder, path):
        pick, manual, chance = self.pick, self.manual, self.chance
        self.pictures(folder)
        parts = [p for p in (self.body() + self.flush()).split("\f") if p.strip()]
        names = []
        for i, part in enumerate(parts):
            (folder / ("c%d.rst" % i)).write_text(part)
            names.append("c%d" % i)
        title = manual.title
        (folder / "index.rst").write_text("%s\n%s\n\n.. toctree::\n   :maxdepth: 2\n\n" % (title, "=" * (len(title) + 1)) + "".join("   %s\n" % n for n in names))
        engine, kind = pick(["pdflatex", "pdflatex", "xelatex"]), pick(["manual", "manual", "howto"])
        self.about = "sphinx %s %s" % (engine, kind)
        elements = {"papersize": pick(["a4paper", "letterpaper"]), "pointsize": pick(["10pt", "11pt", "12pt"]), "extraclassoptions": pick(["", "openany,oneside", "openany"])}
        if engine == "xelatex": elements["fontpkg"] = r"\setmainfont{%s}\setsansfont{DejaVu Sans}\setmonofont{DejaVu Sans Mono}[Scale=.85]" % pick(["DejaVu Serif", "TeX Gyre Pagella", "Carlito"])
        if chance(.4): elements["fncychap"] = r"\usepackage[%s]{fncychap}" % pick(["Bjarne", "Sonny", "Lenny", "Glenn", "Conny", "Rejne"])
        if chance(.3): elements["sphinxsetup"] = pick(["verbatimwithframe=false", "VerbatimColor={rgb}{.95,.95,.95}", "noteBorderColor={rgb}{.1,.3,.6},hmargin={1in,1in}"])
        (folder / "conf.py").write_text("project=%r\nauthor=%r\nrelease='1.2'\nlatex_engine=%r\nlatex_elements=%r\nnumfig=%r\nlatex_documents=[('index','a.tex',%r,%r,%r)]\nlatex_show_pagerefs=False\nadd_module_names=True\n" % (
            title, manual.authors[0], engine, elements, chance(.5), title, manual.authors[0], kind))
        fault = run(folder, program("sphinx-build"), "-q", "-b", "latex", ".", "out")
        for step in range(3):
            if (folder / "out").exists(): run(folder / "out", engine, "-interaction=nonstopmode", "a.tex")
            if step == 0 and (folder / "out/a.idx").exists(): run(folder / "out", "makeindex", "-s", "python.ist", "a.idx")
        if not (folder / "out/a.pdf").exists(): return fault or "no PDF"
        shutil.copy(folder / "out/a.pdf", path)


class TeX(Setter):
    forms = {"e": r"\emph{{{}}}".format, "c": r"\texttt{{{}}}".format, "l": r"\href{{https://example.org/page}}{{{}}}".format, "n": r"\footnote{{{}}}".format}

    def escape(self, text):
        return re.sub(r"([&%$#_{}])", r"\\\1", text)


class Beamer(TeX):
    def frames(self, title, parts):
        return r"\begin{frame}%s{%s}" % ("[fragile]" * any(p[0] == "code" for p in parts), self.inline(title)) + "\n" + "".join(getattr(self, p[0])(*p[1:]) for p in parts) + r"\end{frame}" + "\n"

    def heading(self, level, text):
        return "\\" + "sub" * (level - 1) + "section{%s}\n" % self.inline(text)

    def para(self, text):
        return self.inline(text) + "\n\n"

    def list(self, ordered, items):
        name = "enumerate" if ordered else "itemize"
        overlay = "[<+->]" if self.manual.overlays else ""
        out = ""
        for item in items: out += r"\item " + self.inline(item[0]) + "\n" + (self.list(item[1], item[2]) if len(item) > 1 else "")
        return r"\begin{%s}%s" % (name, overlay) + "\n" + out + r"\end{%s}" % name + "\n"

    def block(self, kind, title, text):
        return r"\begin{%s}{%s}%s\end{%s}" % (kind, self.inline(title), self.inline(text), kind) + "\n"

    def columns(self, left, right):
        part = lambda p: r"\column{.48\textwidth}" + "\n" + "".join(getattr(self, x[0])(*x[1:]) for x in p)
        return r"\begin{columns}[%s]" % self.pick("Tct") + part(left) + part(right) + r"\end{columns}" + "\n"

    def code(self, lines):
        return r"\begin{verbatim}" + "\n" + "\n".join(lines) + "\n" + r"\end{verbatim}" + "\n"

    def quote(self, texts):
        return r"\begin{quote}" + self.inline(texts[0]) + r"\end{quote}"

    def figure(self, caption, name, width, height):
        return r"\begin{figure}\includegraphics[height=%dpt]{%s}\caption{%s}\end{figure}" % (min(height, 70), name, self.inline(caption)) + "\n"

    def table(self, caption, rows):
        return r"\begin{tabular}{%s}%s\end{tabular}" % ("l" * len(rows[0]), "".join(" & ".join(map(self.inline, row)) + r"\\" + "\n" for row in rows)) + "\n\n"

    def write(self, folder, path):
        pick, manual = self.pick, self.manual
        theme = pick(["default", "Madrid", "Berlin", "Copenhagen", "Warsaw", "Boadilla", "CambridgeUS", "Frankfurt", "Goettingen", "Hannover", "Luebeck", "PaloAlto", "Singapore", "Montpellier", "Szeged", "Bergen", "metropolis"])
        self.about = "beamer " + theme
        pre = r"\documentclass[%s]{beamer}\usetheme{%s}\usepackage[T1]{fontenc}" % (pick(["10pt", "11pt", "aspectratio=169", "aspectratio=169,9pt", "handout"]), theme) + pick(["", r"\usecolortheme{beaver}", r"\usecolortheme{seahorse}"]) + pick(["", r"\setbeamertemplate{navigation symbols}{}"]) + "\n"
        pre += pick(["", r"\useinnertheme{rounded}", r"\setbeamertemplate{footline}[frame number]", r"\setbeamercovered{transparent}"])
        self.pictures(folder)
        title = r"\title[%s]{%s}\author{%s}\institute{%s}\date{2 March 2019}" % (self.inline(manual.head), self.inline(manual.title), r" \and ".join(map(self.inline, manual.authors)), "University of Somewhere")
        source = pre + title + r"\begin{document}\frame{\titlepage}" + "\n" + (r"\begin{frame}{Outline}\tableofcontents\end{frame}" if self.chance(.5) else "") + self.body() + r"\end{document}"
        (folder / "a.tex").write_text(source)
        for _ in range(2): fault = run(folder, "pdflatex", "-interaction=nonstopmode", "a.tex")
        if not (folder / "a.pdf").exists(): return fault
        shutil.copy(folder / "a.pdf", path)


class Doxygen(Setter):
    forms = {"e": "<em>{}</em>".format, "c": "<code>{}</code>".format, "l": "[{}](https://example.org/page)".format, "n": " ({})".format}

    def escape(self, text):
        return re.sub(r"([<>#@\\&])", r"\\\1", text)

    def heading(self, level, text):
        return ("@page p%03d %s\n\n" % (self.count(), self.inline(text)) if level == 1 else "@%ssection s%d %s\n\n" % ("sub" * (level - 2), self.count(), self.inline(text)))

    def count(self):
        self.counted = getattr(self, "counted", 0) + 1
        return self.counted

    def para(self, text):
        return self.inline(text) + "\n\n"

    def quote(self, texts):
        return "".join("> " + self.inline(t) + "\n\n" for t in texts)

    def list(self, ordered, items, depth=0):
        out = ""
        for i, item in enumerate(items, 1):
            out += " " * depth + ("%d. " % i if ordered else "- ") + self.inline(item[0]) + "\n"
            if len(item) > 1: out += self.list(item[1], item[2], depth + 3)
        return out + "\n" * (not depth)

    def definitions(self, pairs):
        return "<dl>" + "".join("<dt>%s</dt><dd>%s</dd>" % (self.inline(t), self.inline(d)) for t, d in pairs) + "</dl>\n\n"

    def code(self, lines):
        return "@code{.unparsed}\n" + "\n".join(lines) + "\n@endcode\n\n"

    def note(self, kind, text):
        return "@%s %s\n\n" % ({"tip": "remark"}.get(kind, kind), self.inline(text))

    def table(self, caption, rows):
        row = lambda cells: "| " + " | ".join(map(self.inline, cells)) + " |\n"
        return row(rows[0]) + "|" + "----|" * len(rows[0]) + "\n" + "".join(map(row, rows[1:])) + "\n"

    def figure(self, caption, name, width, height):
        return '@image latex %s.png "%s" width=%dpt\n\n' % (name, self.inline(caption), width)

    def function(self, owner, name, arguments, about, fields, returns):
        fields = "".join("@param %s %s\n" % (n, self.inline(t)) for n, _, t in fields)
        declared = ", ".join("%s %s" % (self.pick(["int", "const char *", "double"]), n.split("=")[0].strip()) for n in arguments.split(","))
        self.functions = getattr(self, "functions", "") + "/**\n%s\n\n%s@return %s\n*/\nint %s(%s);\n\n" % (self.inline(about), fields, self.inline(returns), name, declared)
        return ""

    def write(self, folder, path):
        pick = self.pick
        self.pictures(folder)
        text = self.body().replace("@page", "\f@page")
        (folder / "pages.dox").write_text("".join("/**\n" + part + "\n*/\n" for part in text.split("\f") if part.strip()))
        if hasattr(self, "functions"): (folder / "tool.h").write_text("/** @file\nThe functions of the tool. */\n" + self.functions)
        (folder / "Doxyfile").write_text('PROJECT_NAME="%s"\nINPUT=.\nFILE_PATTERNS=*.dox *.h\nGENERATE_HTML=NO\nGENERATE_LATEX=YES\nIMAGE_PATH=.\nQUIET=YES\nWARNINGS=NO\nCOMPACT_LATEX=%s\nPAPER_TYPE=%s\nOPTIMIZE_OUTPUT_FOR_C=%s\nSOURCE_BROWSER=NO\nHAVE_DOT=NO\nSORT_MEMBER_DOCS=NO\nMARKDOWN_SUPPORT=YES\n' % (self.manual.title, pick(["YES", "NO"]), pick(["a4", "letter"]), pick(["YES", "NO"])))
        fault = run(folder, "doxygen", "Doxyfile")
        if not (folder / "latex").exists(): return fault
        for step in range(2):
            fault = run(folder / "latex", "pdflatex", "-interaction=nonstopmode", "refman")
            if not step: run(folder / "latex", "makeindex", "refman")
        if not (folder / "latex/refman.pdf").exists(): return fault
        shutil.copy(folder / "latex/refman.pdf", path)


class Mm(Setter):
    """groff's mm in one or two columns."""

    forms = {"e": r"\fI{}\fP".format, "c": r"\fC{}\fP".format, "l": "{}".format, "n": "\\*F\n.FS\n{}\n.FE\n".format}

    def escape(self, text):
        return text.replace("\\", r"\e")

    def lines(self, text):
        text = self.inline(text)
        return text if text[0] not in ".'" else r"\&" + text

    def heading(self, level, text):
        return '.H %d "%s"\n' % (level, self.inline(text))

    def para(self, text):
        return ".P\n" + self.lines(text) + "\n"

    def quote(self, texts):
        return "".join(".DS I F\n" + self.lines(t) + "\n.DE\n" for t in texts)

    def list(self, ordered, items):
        return (".AL\n" if ordered else ".BL\n") + "".join(".LI\n" + self.lines(i[0]) + "\n" + (self.list(i[1], i[2]) if len(i) > 1 else "") for i in items) + ".LE\n"

    def definitions(self, pairs):
        return ".VL %d\n" % (10 if self.two else 20) + "".join('.LI "%s"\n%s\n' % (plain(t), self.lines(d)) for t, d in pairs) + ".LE\n"

    def code(self, lines):
        return ".DS I\n.ft C\n" + "\n".join(r"\&" + l.replace("\\", r"\e") for l in lines) + "\n.ft P\n.DE\n"

    def note(self, kind, text):
        if self.two: return ".P\n\\fB%s:\\fP %s\n" % (kind.capitalize(), self.lines(text))
        return ".B1\n.P\n\\fB%s:\\fP %s\n.B2\n" % (kind.capitalize(), self.lines(text))

    def table(self, caption, rows):
        options = self.pick(["box", "allbox", "center"])
        cells = "".join("\t".join("T{\n%s\nT}" % self.inline(c) for c in row) + "\n" for row in rows)
        return '.P\n.TS\n%s;\n%s.\n%s.TE\n.TB "%s"\n' % (options, " ".join("lw(%.1fi)" % (self.width / len(rows[0])) for _ in rows[0]), cells, self.inline(caption))

    def figure(self, caption, name, width, height):
        return '.DS\n.sp %dp\n.FG "%s"\n.DE\n' % (height, self.inline(caption))

    def write(self, folder, path):
        two = self.two = self.chance(.5)
        self.width = 2.6 if two else 5.5
        self.about = "groff mm" + " two columns" * two
        pre = ".nr Pi %s\n.nr Hb 4\n.nr Hs 4\n.nr Pt %d\n.PH \"'%s''%s'\"\n.PF \"''%s''\"\n" % (self.pick("35"), self.pick([0, 1]), self.manual.head, self.pick(["", "%"]), self.pick(["%", "Page %", ""]))
        pre += ".SA %d\n" % self.pick([0, 1]) + ".ce\n%s\n.sp\n" % self.inline(self.manual.title) + ".2C\n" * two
        (folder / "a.mm").write_text(pre + self.body())
        return run(folder, "groff", "-t", "-mm", "-Tpdf", "-P-p" + self.pick(["a4", "letter"]), "a.mm", output=path)


SETTERS = [PandocLaTeX, PandocLaTeX, ConTeXt, Groff, Groff, Wkhtmltopdf, WeasyPrint, Calibre, Calibre, Dblatex, FOP, FOP, Asciidoctor, Asciidoctor, Rst2pdf, Typst, Typst, Sphinx, Sphinx, Sphinx, Beamer, Beamer, Doxygen, Doxygen, Mm]
