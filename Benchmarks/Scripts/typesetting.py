"""Sets what books.py writes: by LaTeX in seven classes and three programs, by WeasyPrint, by Typst and by groff."""

import html
import logging
import re
import shutil
import subprocess

OPEN, CLOSE = "\x01", "\x02"  # OPEN, a letter for what it is (e emphasis, s small capitals, n note, m margin), text, CLOSE

FAMILY_FONTS = ["", r"\usepackage{libertine}", r"\usepackage{ebgaramond}", r"\usepackage{tgpagella}", r"\usepackage{mathptmx}", r"\usepackage{lmodern}",
                r"\usepackage{charter}", r"\usepackage[osf]{Alegreya}", r"\usepackage[osf]{cochineal}", r"\usepackage{kpfonts}", r"\usepackage{gfsartemisia}"]
OPEN_FONTS = ["LibertinusSerif-*", "EBGaramond-*", "texgyrepagella-*", "texgyretermes-*", "texgyreschola-*", "Alegreya-*"]
WIDE_FONTS = ["LibertinusSerif-*", "EBGaramond-*"]  # have Greek and Cyrillic
PAPERS = ["a5paper", "a5paper", "b5paper", "a4paper", "letterpaper"]


def inline(text, escape, forms):
    """`text` escaped, what is marked in it through the forms for its letters."""
    out, stack = [""], []
    for piece in re.split("(" + OPEN + ".|" + CLOSE + ")", text):
        if piece[:1] == OPEN:
            stack.append(piece[1])
            out.append("")
        elif piece == CLOSE:
            inner = out.pop()
            out[-1] += forms[stack.pop()](inner)
        else:
            out[-1] += escape(piece)
    return out[0]


class LaTeX:
    def __init__(self, book):
        self.book, self.random = book, book.random
        pick, chance = self.random.choice, book.chance
        self.classname = pick(["memoir", "memoir", "scrbook", "book", "book", "octavo", "extbook"] + ["tufte-book"] * (book.engine == "pdflatex" and book.shape == "treatise"))
        self.tufte = self.classname == "tufte-book"
        self.capitals = chance(0.3)
        wide = book.code in ("el", "ru", "uk")
        size = pick(["10pt", "11pt", "12pt"])
        options = [size, pick(PAPERS)]
        if self.classname == "octavo": options[1] = pick(["crown", "demy", "post"])
        if self.tufte: options = []
        if self.classname in ("memoir", "book", "scrbook") and chance(0.3): options.append("openany")
        if chance(0.3) and not self.tufte: options.append("oneside")
        pre = ""
        if book.engine == "pdflatex":
            if book.code == "el": pre += r"\usepackage[LGR,T1]{fontenc}" + "\n"
            elif wide: pre += r"\usepackage[T2A]{fontenc}" + "\n"
            elif book.code in ("pl", "cs", "hu", "tr") or chance(0.7): pre += r"\usepackage[T1]{fontenc}" + "\n" + pick(FAMILY_FONTS[:10]) + "\n"
            pre += r"\usepackage[utf8]{inputenc}" + "\n"
        else:
            font = pick(WIDE_FONTS if wide else OPEN_FONTS)
            features = pick(["", "", "Numbers=OldStyle", "Ligatures=Discretionary", "Numbers=OldStyle,Ligatures={Common,Discretionary}"])
            faces = "regular,italic,bold,bolditalic" if font.islower() else "Regular,Italic,Bold,BoldItalic"
            faces = zip(("Upright", "Italic", "Bold", "BoldItalic"), faces.split(","))
            features += ",Extension=.otf," + ",".join("%sFont=%s" % (face, font.replace("*", name)) for face, name in faces)
            pre += r"\usepackage{fontspec}\setmainfont{%s}[%s]\setsansfont{%s}[%s]" % ((font.replace("*", ""), features.strip(",")) * 2) + "\n"
        if book.babel == "turkish": pre += r"\AtBeginDocument{\shorthandoff{=}}" + "\n"
        languages = [book.babel]
        if book.shape == "parallel" and book.other.babel != book.babel: languages.insert(0, book.other.babel)
        pre += r"\usepackage[%s]{babel}" % ",".join(languages) + "\n"
        pre += r"\usepackage{multicol,graphicx,xcolor}" + "\n"
        if self.classname == "book" or self.classname == "extbook":
            if chance(0.4): pre += r"\usepackage[%s]{geometry}" % pick(["margin=2cm", "inner=2cm,outer=3cm,top=2cm,bottom=2.5cm", "margin=1in"]) + "\n"
        if chance(0.7): pre += r"\usepackage{microtype}" + "\n"
        pre += r"\usepackage{lettrine,pifont}" + "\n"
        if chance(0.15) and not self.tufte: pre += r"\usepackage{parskip}" + "\n"
        if not wide and self.classname in ("book", "extbook"): pre += self.titles()
        pre += self.pagestyle()
        if book.notes == "symbols" and not self.tufte:
            pre += (r"\renewcommand{\thefootnote}{\fnsymbol{footnote}}\usepackage{perpage}\MakePerPage{footnote}") + "\n"
        self.endnotes = book.notes == "end" and not self.tufte and self.classname != "memoir" and any(OPEN + "n" in str(e).replace("\\x01", OPEN) for e in book.body)
        if self.endnotes: pre += r"\usepackage{endnotes}\let\footnote=\endnote" + "\n"
        if book.shape == "parallel": pre += r"\usepackage{paracol}" + "\n"
        if self.classname not in ("memoir", "tufte-book") and book.shape in ("poems", "novel", "treatise"): pre += r"\usepackage{verse}" + "\n"
        self.pre = pre
        self.initial = pick([r"\lettrine{%s}{%s}", r"\lettrine[lines=3]{%s}{%s}", r"\lettrine[lines=2,lhang=.3,nindent=0pt]{%s}{%s}", r"\lettrine[lines=3,loversize=.1]{%s}{%s}"])
        self.margin = pick([r"\marginpar{\footnotesize %s}", r"\marginpar{\raggedright\scriptsize %s}"])
        self.scene = pick([r"\par\bigskip{\centering %s\par}\bigskip\noindent ", r"\par\medskip{\centering\large %s\par}\medskip "])
        body = "".join(self.set(element) for element in book.body)
        if self.endnotes: body += r"\theendnotes" + "\n"
        self.source = "\\documentclass[%s]{%s}\n%s\\begin{document}\n%s\\end{document}\n" % (",".join(options), self.classname, pre, body)

    def titles(self):
        return self.random.choice(["", "", r"\usepackage{titlesec}\titleformat{\chapter}[display]{\centering\scshape}{\thechapter}{1ex}{\Large}",
            r"\usepackage{titlesec}\titleformat{\chapter}{\Large\itshape}{\thechapter}{1em}{}", r"\usepackage{titlesec}\titleformat{\chapter}{\LARGE\bfseries}{\llap{\thechapter\quad}}{0pt}{}",
            r"\usepackage{titlesec}\titleformat{\chapter}[hang]{\huge\sffamily}{\thechapter\ $|$}{.5em}{}\titleformat*{\section}{\large\itshape}",
            r"\usepackage{titlesec}\titleformat{\chapter}{\centering\Large}{}{0pt}{\MakeUppercase}"]) + "\n"

    def pagestyle(self):
        pick = self.random.choice
        author, title = self.tex(self.book.author), self.tex(self.book.title)
        self.book.heads += [self.book.author, self.book.title]
        if self.classname == "memoir":
            return r"\chapterstyle{%s}\pagestyle{%s}" % (pick(["default", "section", "hangnum", "demo2", "dash", "ell", "wilsondob", "crosshead", "dowding", "thatcher", "bianchi", "tandh"]),
                                                       pick(["headings", "ruled", "Ruled", "companion", "plain", "simple"])) + "\n"
        if self.classname == "scrbook":
            return r"\usepackage[%s]{scrlayer-scrpage}\pagestyle{scrheadings}\KOMAoptions{chapterprefix=%s}" % (pick(["headsepline", "", "footsepline"]), pick(["true", "false"])) + "\n"
        if self.classname in ("book", "extbook") and self.random.random() < .8:
            style = pick([r"\fancyhead[LE,RO]{\thepage}\fancyhead[RE]{%(author)s}\fancyhead[LO]{\itshape %(title)s}",
                          r"\fancyhead[CE]{\scshape %(author)s}\fancyhead[CO]{\scshape\nouppercase{\leftmark}}\fancyfoot[C]{\thepage}",
                          r"\fancyhead[LE]{\thepage\quad\textsc{%(author)s}}\fancyhead[RO]{\textit{%(title)s}\quad\thepage}",
                          r"\fancyhead[LE,RO]{\thepage}\fancyhead[RE]{\nouppercase{\leftmark}}\fancyhead[LO]{\nouppercase{\rightmark}}",
                          r"\fancyfoot[LE,RO]{\thepage}\fancyfoot[RE,LO]{\small %(title)s}", r"\fancyhead[LE,RO]{\rightmark}\fancyhead[RE,LO]{\leftmark}\fancyfoot[C]{— \thepage{} —}",
                          r"\fancyhead[C]{\small\MakeUppercase{%(title)s}}\fancyfoot[LE,RO]{[\thepage]}"]) % {"author": author, "title": title}
            return r"\usepackage{fancyhdr}\pagestyle{fancy}\fancyhf{}\setlength{\headheight}{16pt}\renewcommand{\headrulewidth}{%s}" % pick(["0pt", ".4pt"]) + style + "\n"
        return ""

    def tex(self, text):
        def escape(s):
            s = re.sub(r"([&%$#_{}])", r"\\\1", s)
            if self.book.babel == "french" and self.book.engine == "pdflatex" and self.book.notes == "numbers":
                s = s.replace("« ", r"\og ").replace(" »", r"\fg{}")
            s = s.replace("“", "``").replace("…", r"\dots{}") if self.book.engine == "pdflatex" and self.book.code == "en" else s
            if self.book.engine == "pdflatex":
                s = s.replace("—", "---").replace("–", "--") if self.book.code not in ("el",) else s.replace("—", r"\textemdash{}").replace("–", r"\textendash{}")
                s = s.replace("„", r"\quotedblbase{}").replace("…", r"\dots{}")
            return s
        return inline(text, escape, {"e": lambda s: r"\emph{%s}" % s, "s": lambda s: r"\textsc{%s}" % s, "n": lambda s: r"\footnote{%s}" % s,
                                     "m": lambda s: (r"\sidenote{%s}" if self.tufte else self.margin) % s})

    def set(self, element):
        kind, pick, tex = element[0], self.random.choice, self.tex
        if kind == "title":
            return r"\begingroup\thispagestyle{empty}\centering\vspace*{2cm}{\Huge %s\par}\vspace{2cm}{\Large %s\par}\vfill Lund 1987\clearpage\endgroup" % (tex(element[1]), tex(element[2])) + "\n"
        if kind == "copyright":
            return r"\clearpage\thispagestyle{empty}\vspace*{\fill}{\small\noindent " + r"\par\medskip\noindent ".join(map(tex, element[1])) + r"\par}\clearpage" + "\n"
        if kind == "dedication":
            return r"\clearpage\thispagestyle{empty}\vspace*{4cm}\begin{flushright}\itshape %s\end{flushright}\clearpage" % tex(element[1]) + "\n"
        if kind == "toc": return r"\tableofcontents" + "\n"
        if kind == "part": return r"\part{%s}" % tex(element[1]) + "\n"
        if kind == "chapter":
            if element[3].get("small"): return r"\section*{%s}" % tex(element[2]) + "\n"
            return r"\chapter{%s}" % tex(element[2]) + "\n"
        if kind == "section": return r"\section{%s}" % tex(element[1]) + "\n"
        if kind == "para":
            text, options = element[1:]
            if options.get("initial") and not self.tufte and text[0].isalpha():
                first, rest = text.split(" ", 1)
                initial, tail = (first[:2], first[2:]) if first[1:2] == "'" else (first[0], first[1:])
                if rest[0] not in OPEN: return self.initial % (tex(initial), tex(tail)) + " " + tex(rest) + "\n\n"
            return (r"\noindent " if options.get("first") else "") + tex(text) + "\n\n"
        if kind == "scene":
            signs = {"⁂": "*\\,*\\,*", "❦": r"\ding{166}", "~": r"$\sim$", "rule": r"\rule{2cm}{.4pt}", "": r"\vspace{1ex}", "—": "---", "* * *": "* * *", "*": "*"}
            return self.scene % signs[element[1]] + "\n"
        if kind == "verse":
            numbers = (r"\linenumberfrequency{%d}" if self.classname == "memoir" else r"\poemlines{%d}") % element[2] if element[2] else ""
            stanzas = "\n\n".join("\\\\\n".join(map(tex, stanza)) + r"\\!" for stanza in element[1])
            if self.classname == "tufte-book": stanzas, numbers = stanzas.replace(r"\\!", ""), ""
            return r"\begin{verse}%s" % numbers + stanzas + r"\end{verse}" + "\n\n"
        if kind == "quote": return r"\begin{%s}" % "quotation" + "\n\n".join(map(tex, element[1])) + r"\end{quotation}" + "\n\n"
        if kind == "epigraph":
            return (r"\begin{flushright}\begin{minipage}{.6\linewidth}\small\itshape %s\par\hfill\upshape--- %s\end{minipage}\end{flushright}\bigskip" % (tex(element[1]), tex(element[2]))) + "\n\n"
        if kind == "letter": return r"\begin{quote}\itshape " + "\n\n".join(map(tex, element[1])) + r"\par\hfill %s\end{quote}" % tex(element[2]) + "\n\n"
        if kind == "list":
            name = "itemize" if not element[1] else "enumerate"
            letters = r"\renewcommand{\labelenumi}{\alph{enumi})}" if element[1] == "letters" else ""
            return letters + r"\begin{%s}" % name + "".join(r"\item " + tex(x) + "\n" for x in element[2]) + r"\end{%s}" % name + "\n\n"
        if kind == "figure":
            return r"\begin{figure}[%s]\centering\rule{.7\linewidth}{%dpt}\caption{%s}\end{figure}" % (pick(["t", "b", "htb", "p"]), self.random.randint(50, 150), tex(element[1])) + "\n\n"
        if kind == "works": return r"\begin{thebibliography}{99}" + "".join(r"\bibitem{a%d} %s" % (i, tex(x)) + "\n" for i, x in enumerate(element[1])) + r"\end{thebibliography}" + "\n"
        if kind == "index": return r"\begin{theindex}" + "".join(r"\item %s" % tex(x) + "\n" for x in element[1]) + r"\end{theindex}" + "\n"
        if kind == "columns": return r"\clearpage\twocolumn%s" % pick([r"\sloppy", r"\sloppy", r"\sloppy", ""]) + "\n" if element[1] == 2 else r"\onecolumn" + "\n"
        if kind == "entry":
            return r"\par\noindent\hangindent=1em\hangafter=1\markboth{%s}{%s}\textbf{%s} \textit{%s} %s\par" % (tex(element[1]), tex(element[1]), tex(element[1]), element[2], tex(element[3])) + "\n"
        if kind == "stage": return r"\begin{center}\itshape %s\end{center}" % tex(element[1]) + "\n"
        if kind == "speech":
            name, text, style = r"\textsc{%s}" % tex(element[1]), element[2], element[3]
            text = tex(text) if isinstance(text, str) else "\\\\\n".join(map(tex, text))
            if style == "run in": return r"\par %s. %s\par" % (name, text) + "\n"
            if style == "above": return r"\begin{center}%s\end{center}\noindent %s\par" % (name, text) + "\n"
            if style == "hanging": return r"\par\noindent\hangindent=1.5em\hangafter=1 %s: %s\par" % (name, text) + "\n"
            return r"\par\noindent\makebox[7em][l]{%s}\parbox[t]{\dimexpr\linewidth-7em}{%s}\par\smallskip" % (name, text) + "\n"
        if kind == "recipe":
            things, steps, style = element[1:]
            rows = [q + " " + tex(t) for q, t in things]
            if style == "columns": top = r"\begin{multicols}{2}\begin{itemize}" + "".join(r"\item %s" % r + "\n" for r in rows) + r"\end{itemize}\end{multicols}"
            elif style == "table": top = r"\begin{center}\begin{tabular}{rp{.6\linewidth}}" + r"\\ ".join(q + " & " + tex(t) for q, t in things) + r"\end{tabular}\end{center}"
            else:
                return (r"\noindent\begin{minipage}[t]{.33\linewidth}\raggedright\small " + r"\\ ".join(rows) + r"\end{minipage}\hfill\begin{minipage}[t]{.6\linewidth}"
                        + r"\par\medskip ".join("%d. %s" % (i + 1, tex(s)) for i, s in enumerate(steps)) + r"\end{minipage}\par\bigskip" + "\n")
            return top + r"\begin{enumerate}" + "".join(r"\item %s" % tex(s) + "\n" for s in steps) + r"\end{enumerate}" + "\n\n"
        if kind == "names": return r"\begin{multicols}{%d}\raggedright " % element[2] + "".join(r"\par\noindent\hangindent=1em\hangafter=1 %s" % tex(x) + "\n" for x in element[1]) + r"\end{multicols}" + "\n"
        if kind == "hymn":
            stanzas = "\n\n\\smallskip\\noindent ".join("%d. " % (i + 1) + "\\\\\n".join(map(tex, stanza)) for i, stanza in enumerate(element[2]))
            return r"\begin{center}\textbf{%d}\end{center}\noindent " % element[1] + stanzas + "\n\n"
        if kind == "law":
            number, text, style = element[1], tex(element[2]), element[3]
            if style == "margin": return r"\par\noindent\llap{\footnotesize %d\quad}%s\par\smallskip" % (number, text) + "\n"
            if style == "outside": return r"\par\noindent\marginpar{\footnotesize %d}%s\par\smallskip" % (number, text) + "\n"
            if style == "bracket": return r"\par (%d) %s\par" % (number, text) + "\n"
            return r"\par\textbf{Art. %d.} %s\par" % (number, text) + "\n"
        if kind == "biblechapter":
            head = r"\par\bigskip{\centering\itshape %s\par}\smallskip" % tex(element[2]) if element[2] else r"\par\bigskip"
            self.number = element[1]
            return head + r"\markboth{%s %d}{%s %d}" % (tex(self.book.title), element[1], tex(self.book.title), element[1]) + "\n"
        if kind == "verses":
            out = ""
            for n, text in element[1]:
                if n == 1 and not element[2]: out += r"\lettrine[lines=2]{%d}{}" % self.number + tex(text) + " "
                else: out += r"\textsuperscript{%s%d}%s%s " % (r"\bfseries " if self.capitals else "", n, r"\," if self.capitals else "", tex(text))
                if element[2]: out += "\n\n"
            return out + "\n\n"
        if kind == "parallel":
            other = self.book.other.babel
            out = r"\begin{paracol}{2}%s " % pick([r"\sloppy", r"\sloppy", ""])
            for left, right in element[1]:
                out += tex(left) + "\n" + r"\switchcolumn\begin{otherlanguage}{%s}" % other + tex(right) + r"\end{otherlanguage}\switchcolumn*" + "\n"
            return out + r"\end{paracol}" + "\n"
        raise KeyError(kind)

    def write(self, folder, path):
        (folder / "a.tex").write_text(self.source)
        for _ in range(2):
            subprocess.run([self.book.engine, "-interaction=nonstopmode", "a.tex"], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=150)
        log = (folder / "a.log").read_text(errors="replace")
        faults = [line for line in log.splitlines() if line.startswith("!")]
        missing = re.findall(r"Missing character: There is no (\S+)", log)
        if not (folder / "a.pdf").exists(): return "nothing: %s" % faults[:2]
        if faults: return str(faults[:2])
        if missing: return "no " + "".join(sorted(set(missing)))
        shutil.copy(folder / "a.pdf", path)


class WeasyPrint:
    FONTS = ["Latin Modern Roman", "DejaVu Serif", "C059", "TeX Gyre Termes", "EB Garamond", "Libertinus Serif"]

    def __init__(self, book):
        self.book, self.random = book, book.random
        pick, chance = self.random.choice, book.chance
        size = pick([9, 10, 11, 12])
        book.heads += [book.author, book.title]
        number = pick(["bottom-center", "bottom-left", "bottom-right", "outer", "outer"])
        inner = lambda side: ("top-left" if side == "left" else "top-right") if number == "outer" else number
        head = pick(["top-center", "outer", "inner"])
        wide = book.code in ("el", "ru", "uk")
        font = pick(["DejaVu Serif", "EB Garamond", "Libertinus Serif"] if wide else self.FONTS)
        pages = ""
        for side, text in (("left", pick(['"%s"' % book.author, "string(book)"])), ("right", pick(["string(chapter)", '"%s"' % book.title]))):
            other = {"left": "right", "right": "left"}[side]
            place = "top-center" if head == "top-center" or (head == "outer" and number == "outer") else "top-" + (side if head == "outer" else other)
            if place == inner(side): place = "top-center"
            pages += """@page :%s { @%s { content: %s; font-size: .85em; %s } @%s { content: counter(page); font-size: .9em } }""" % (
                side, place, text, pick(["font-variant: small-caps", "font-style: italic", ""]), inner(side))
        paper = pick(["A5", "A5", "B5", "6in 9in", "A4"])
        indent = chance(0.75)
        self.css = """@page { size: %s; margin: %dmm %dmm } %s
        @page :first { @top-left { content: none } @top-center { content: none } @top-right { content: none } }
        @page { @footnote { border-top: .4pt solid; padding-top: 3pt } }
        body { font-family: "%s"; font-size: %spt; line-height: %s; %s hyphens: auto; %s }
        p { margin: 0 0 %sem; %s } .first, h1 + p, h2 + p { text-indent: 0 }
        h1 { string-set: chapter content(); break-before: %s; text-align: %s; font-weight: %s; font-size: 1.6em; margin: %s 0 1.5em; hyphens: manual }
        h2 { font-size: 1.1em; font-weight: %s; font-style: %s; break-after: avoid; hyphens: manual; margin: 1em 0 .4em } .small { break-before: auto; margin: 1em 0 .5em; font-size: 1.2em; break-after: avoid }
        .title { text-align: center; padding-top: 30%%; break-after: page } .title div { font-size: 2em; string-set: book content() }
        .dedication { text-align: right; font-style: italic; padding-top: 30%%; break-after: page }
        .copyright { font-size: .85em; break-after: page } .copyright p { text-indent: 0; margin-bottom: .6em }
        .number { display: block; font-size: .8em } .initial::first-letter { float: left; font-size: %s; line-height: .8; padding: .05em .06em 0 0 }
        .scene { text-align: center; margin: 1em 0 } .note { float: footnote; font-size: .85em; line-height: 1.2; text-indent: 0 }
        blockquote { margin: .8em 2em; font-size: .95em } .verse { margin: .8em 0 .8em 2.5em; text-align: left; hyphens: manual; position: relative } .stanza { margin-bottom: .6em; break-inside: avoid; padding-left: 1em; }
        .verse .l { display: block; text-indent: -1em; position: relative } .l b { position: absolute; %s: -2.2em; font-weight: normal; font-size: .8em; text-indent: 0 }
        .epigraph { margin: 0 0 1.5em 40%%; font-size: .9em; font-style: italic } .source { text-align: right }
        .margin { float: right; width: 28mm; margin-right: -33mm; font-size: .75em; line-height: 1.2; text-align: left; text-indent: 0; hyphens: manual }
        .columns { columns: 2; column-gap: %spt; %s } .entry { text-indent: -1em; padding-left: 1em; margin: 0 }
        .stage { text-align: center; font-style: italic; margin: .6em 0; text-indent: 0 } .speaker { font-variant: small-caps } .above { text-align: center; margin: .5em 0 .1em; text-indent: 0; break-after: avoid }
        .hanging { text-indent: -1.5em; padding-left: 1.5em } .side { display: grid; grid-template-columns: 7em auto; margin-bottom: .4em } .side p { text-indent: 0 }
        .picture { height: %dpt; background: #9ab } .caption { font-size: .85em; text-align: center } .figure { break-inside: avoid; margin: 1em 0 }
        .law { text-indent: 0; position: relative; margin-bottom: .4em } .law .n { position: absolute; left: -8mm; font-size: .8em } .law .o { position: absolute; right: -8mm; font-size: .8em }
        sup { font-size: .65em; line-height: 0 } .chapternumber { float: left; font-size: 2.4em; line-height: .85; padding-right: .1em }
        table.beside { border-spacing: 10pt 4pt; width: 100%% } table.beside td { width: 50%%; vertical-align: top; padding: 0 6pt 4pt 0 }
        td { vertical-align: top; padding: 0 6pt } ul, ol { padding-left: 1.6em; margin: .5em 0 }
        """ % (paper, pick([15, 18, 22]), 38 if book.shape == "treatise" and book.margins else pick([14, 18, 22]), pages, font, size, pick([1.2, 1.3, 1.45]), "text-align: justify;" if chance(0.8) else "",
               pick(["", "", "font-variant-numeric: oldstyle-nums;", "font-variant-ligatures: discretionary-ligatures;"]), 0 if indent else 0.7, "text-indent: 1.2em" if indent else "",
               pick(["page", "page", "right", "auto"]), pick(["left", "center", "center"]), pick(["bold", "normal"]), pick(["1em", "20%"]), pick(["bold", "normal"]), pick(["normal", "italic"]),
               pick(["2.4em", "3.3em"]), pick(["left", "right"]), pick([12, 16, 20]), pick(["", "column-rule: .4pt solid #777"]), self.random.randint(50, 140))
        self.numbered = pick(["above", "beside", ""])
        body = "".join(self.set(element) for element in book.body)
        self.source = '<html lang="%s"><head><title>%s</title><style>%s</style></head><body>%s</body></html>' % (book.code if book.code != "en" else "en-GB", html.escape(book.title), self.css, body)

    def html(self, text):
        def escape(s):
            if self.book.code == "fr":
                s = re.sub(r" ([;!?])", "\u202f\\1", s)
                s = re.sub(r" ([:»])", "\u00a0\\1", s).replace("« ", "«\u00a0")
            return html.escape(s)
        return inline(text, escape, {"e": lambda s: "<em>%s</em>" % s, "s": lambda s: '<span style="font-variant: small-caps">%s</span>' % s,
                                     "n": lambda s: '<span class="note">%s</span>' % s, "m": lambda s: '<span class="margin">%s</span>' % s})

    def set(self, element):
        kind, h = element[0], self.html
        if kind == "title": return '<div class="title"><div>%s</div><p>%s</p></div>' % (h(element[1]), h(element[2]))
        if kind == "copyright": return '<div class="copyright">%s</div>' % "".join("<p>%s</p>" % h(x) for x in element[1])
        if kind == "dedication": return '<div class="dedication">%s</div>' % h(element[1])
        if kind == "toc": return ""
        if kind == "part": return '<div class="title"><div>%s</div></div>' % h(element[1])
        if kind == "chapter":
            number = {"above": '<span class="number">%s %d</span>' % (self.book.chapterword, element[1]), "beside": "%d. " % element[1], "": ""}[self.numbered]
            return '<h1%s>%s%s</h1>' % (' class="small"' if element[3].get("small") else "", "" if element[3].get("small") else number, h(element[2]))
        if kind == "section": return "<h2>%s</h2>" % h(element[1])
        if kind == "para":
            initial = element[2].get("initial") and element[1][0].isalpha()
            return '<p class="%s">%s</p>' % ("initial first" if initial else "first" if element[2].get("first") else "", h(element[1]))
        if kind == "scene": return '<div class="scene">%s</div>' % ("<hr/>" if element[1] == "rule" else h(element[1]) or "&nbsp;")
        if kind == "verse":
            out, count = "", 0
            for stanza in element[1]:
                out += '<div class="stanza">'
                for line in stanza:
                    count += 1
                    out += '<span class="l">%s%s</span>' % ("<b>%d</b>" % count if element[2] and count % element[2] == 0 else "", h(line))
                out += "</div>"
            return '<div class="verse">%s</div>' % out
        if kind == "quote": return "<blockquote>%s</blockquote>" % "".join("<p>%s</p>" % h(x) for x in element[1])
        if kind == "epigraph": return '<div class="epigraph">%s<div class="source">— %s</div></div>' % (h(element[1]), h(element[2]))
        if kind == "letter": return '<blockquote style="font-style: italic">%s<div class="source">%s</div></blockquote>' % ("".join("<p>%s</p>" % h(x) for x in element[1]), h(element[2]))
        if kind == "list":
            tag = "ol" if element[1] else "ul"
            return "<%s%s>%s</%s>" % (tag, ' type="a"' if element[1] == "letters" else "", "".join("<li>%s</li>" % h(x) for x in element[2]), tag)
        if kind == "figure": return '<div class="figure"><div class="picture"></div><div class="caption">%s</div></div>' % h(element[1])
        if kind == "works": return "".join('<p class="entry">%s</p>' % h(x) for x in element[1])
        if kind == "index": return '<div class="columns">%s</div>' % "".join('<p class="entry">%s</p>' % h(x) for x in element[1])
        if kind == "columns": return '<div class="columns">' if element[1] == 2 else "</div>"
        if kind == "entry": return '<p class="entry"><b>%s</b> <i>%s</i> %s</p>' % (h(element[1]), element[2], h(element[3]))
        if kind == "stage": return '<p class="stage">%s</p>' % h(element[1])
        if kind == "speech":
            name, text, style = '<span class="speaker">%s</span>' % h(element[1]), element[2], element[3]
            text = h(text) if isinstance(text, str) else "<br/>".join(map(h, text))
            if style == "run in": return "<p>%s. %s</p>" % (name, text)
            if style == "above": return '<p class="above">%s</p><p class="first">%s</p>' % (name, text)
            if style == "hanging": return '<p class="hanging">%s: %s</p>' % (name, text)
            return '<div class="side"><p>%s</p><p>%s</p></div>' % (name, text)
        if kind == "recipe":
            things, steps, style = element[1:]
            lines = ["%s %s" % (q, h(t)) for q, t in things]
            items = "<ol>%s</ol>" % "".join("<li>%s</li>" % h(s) for s in steps)
            if style == "columns": return '<ul class="columns">%s</ul>%s' % ("".join("<li>%s</li>" % x for x in lines), items)
            if style == "table": return "<table>%s</table>%s" % ("".join("<tr><td>%s</td><td>%s</td></tr>" % (q, h(t)) for q, t in things), items)
            return '<div style="display: grid; grid-template-columns: 33%% auto; column-gap: 14pt"><div style="text-align: left">%s</div><div>%s</div></div>' % ("<br/>".join(lines), items)
        if kind == "names": return '<div style="columns: %d; text-align: left; hyphens: manual">%s</div>' % (element[2], "".join('<p class="entry">%s</p>' % h(x) for x in element[1]))
        if kind == "hymn":
            stanzas = "".join('<p class="first" style="margin-bottom: .6em; text-align: left">%d. %s</p>' % (i + 1, "<br/>".join(map(h, s))) for i, s in enumerate(element[2]))
            return '<p class="above"><b>%d</b></p>%s' % (element[1], stanzas)
        if kind == "law":
            number, text, style = element[1], h(element[2]), element[3]
            if style in ("margin", "outside"): return '<p class="law"><span class="%s">%d</span>%s</p>' % ("n" if style == "margin" else "o", number, text)
            return "<p>%s %s</p>" % ("(%d)" % number if style == "bracket" else "<b>Art. %d.</b>" % number, text)
        if kind == "biblechapter":
            self.number = element[1]
            return '<p class="stage">%s</p>' % h(element[2]) if element[2] else ""
        if kind == "verses":
            out = ""
            for n, text in element[1]:
                mark = '<span class="chapternumber">%d</span>' % self.number if n == 1 and not element[2] else "<sup>%d</sup>" % n
                out += ("<p>%s%s</p>" if element[2] else "%s%s ") % (mark, h(text))
            return out if element[2] else "<p>%s</p>" % out
        if kind == "parallel":
            other = self.book.other.code
            return '<table class="beside">%s</table>' % "".join('<tr><td>%s</td><td lang="%s">%s</td></tr>' % (h(l), other, h(r)) for l, r in element[1])
        raise KeyError(kind)

    def write(self, folder, path):
        import weasyprint

        logging.getLogger("weasyprint").setLevel(logging.CRITICAL)
        logging.getLogger("fontTools").setLevel(logging.CRITICAL)
        try:
            weasyprint.HTML(string=self.source).write_pdf(path)
        except (AssertionError, IndexError) as fault:
            return "can't be laid out: %r" % fault


class Typst:
    def __init__(self, book):
        self.book, self.random = book, book.random
        pick, chance = self.random.choice, book.chance
        book.heads += [book.author, book.title]
        wide = book.code in ("el", "ru", "uk")
        font = pick(["Libertinus Serif"] if wide else ["Libertinus Serif", "New Computer Modern"])
        head = pick(["#context if calc.even(here().page()) [#counter(page).display() #h(1fr) %s] else [%s #h(1fr) #counter(page).display()]",
                     "#align(center, smallcaps[%s — %s])", "#h(1fr) _%s_ #h(1fr) #line(length: 100%%, stroke: .4pt) %% %s"]) 
        head = (head % (self.typst(book.author), self.typst(book.title))).replace("% ", "// ") if "stroke" not in head else "#h(1fr) _%s_ #h(1fr)" % self.typst(book.title)
        foot = "" if "counter" in head else "#align(center, context counter(page).display())"
        source = '#set page(paper: "%s", header: [%s], footer: [%s])\n' % (pick(["a5", "a4", "us-letter", "iso-b5"]), head, foot)
        source += '#set text(lang: "%s", font: "%s", size: %dpt, hyphenate: true%s)\n' % (book.code, font, pick([9, 10, 11]), pick(["", ", number-type: \"old-style\""]))
        source += "#set smartquote(enabled: false)\n#set par(justify: %s, %s)\n" % (pick(["true", "true", "false"]), pick(["first-line-indent: 1.2em, spacing: .65em", "spacing: 1.2em"]))
        source += '#show heading: set text(hyphenate: false)\n#set heading(numbering: "1.")\n' if chance(0.5) else "#show heading: it => align(center, it)\n"
        if book.notes == "symbols": source += '#set footnote(numbering: "*")\n'
        self.source = source + "".join(self.set(element) for element in book.body)

    def typst(self, text):
        def escape(s):
            if self.book.code == "fr":
                s = re.sub(r" ([;!?:»])", "\u00a0\\1", s).replace("« ", "«\u00a0")
            return re.sub(r"([\\#$*_`<>@~\[\]=+/-])", r"\\\1", s)
        return inline(text, escape, {"e": lambda s: "#emph[%s]" % s, "s": lambda s: "#smallcaps[%s]" % s, "n": lambda s: "#footnote[%s]" % s, "m": lambda s: "#footnote[%s]" % s})

    def set(self, element):
        kind, t = element[0], self.typst
        if kind == "title": return "#v(4cm)#align(center)[#text(size: 22pt, hyphenate: false)[%s] \\ \\ %s]\n#pagebreak()\n" % (t(element[1]), t(element[2]))
        if kind == "copyright": return "".join("#text(size: .8em)[%s]\n\n" % t(x) for x in element[1]) + "#pagebreak()\n"
        if kind == "dedication": return "#v(4cm)#align(right)[#emph[%s]]\n#pagebreak()\n" % t(element[1])
        if kind == "toc": return "#outline()\n#pagebreak()\n"
        if kind == "part": return "#pagebreak()#align(center + horizon)[#text(size: 20pt)[%s]]\n#pagebreak()\n" % t(element[1])
        if kind == "chapter": return "#pagebreak(weak: true)\n= %s\n\n" % t(element[2])
        if kind == "section": return "\n== %s\n\n" % t(element[1])
        if kind == "para": return "\u2060" * (element[1][0] in "-+=/") + t(element[1]) + "\n\n"
        if kind == "scene": return "#align(center)[%s]\n\n" % (t(element[1]) if element[1] != "rule" else "#line(length: 2cm)")
        if kind == "verse": return "#pad(left: 2em)[#set par(justify: false, first-line-indent: 0pt)\n%s]\n\n" % "\n\n".join(" \\\n".join(map(t, s)) for s in element[1])
        if kind == "quote": return "#quote(block: true)[%s]\n\n" % "\n\n".join(map(t, element[1]))
        if kind == "epigraph": return "#pad(left: 40%%)[#emph[%s] \\ — %s]\n\n" % (t(element[1]), t(element[2]))
        if kind == "letter": return "#quote(block: true)[#emph[%s]\n\n#align(right)[%s]]\n\n" % ("\n\n".join(map(t, element[1])), t(element[2]))
        if kind == "list": return "".join("%s %s\n" % ("+" if element[1] else "-", t(x)) for x in element[2]) + "\n"
        if kind == "figure": return "#figure(rect(width: 70%%, height: %dpt, fill: gray), caption: [%s])\n\n" % (self.random.randint(50, 140), t(element[1]))
        if kind == "works": return "".join("+ %s\n" % t(x) for x in element[1]) + "\n"
        if kind == "index": return "#columns(2)[#set par(first-line-indent: 0pt, hanging-indent: 1em, justify: false, spacing: .6em)\n%s]\n" % "\n\n".join(map(t, element[1]))
        raise KeyError(kind)

    def write(self, folder, path):
        import typst

        (folder / "a.typ").write_text(self.source)
        try:
            typst.compile(str(folder / "a.typ"), output=str(path))
        except Exception as fault:
            return "can't be set: %s" % str(fault)[:200]


class Groff:
    def __init__(self, book):
        self.book, self.random = book, book.random
        pick = self.random.choice
        book.heads += [book.author, book.title]
        self.source = ".nr PS %d\n.nr VS %d\n.nr LL 5i\n" % pick([(10, 12), (11, 14), (12, 15)]) + ".ds LH %s\n.ds RH %s\n.ds CH\n.ds CF \\*[-]\\n%%\\*[-]\n" % (
            pick(["", self.groff(book.author)]), pick(["", self.groff(book.title)]))
        self.source += "".join(self.set(element) for element in book.body)

    def groff(self, text):
        # A note's text goes on lines of its own, behind the word that calls it.
        escape = lambda s: s.replace("\\", "\\e").replace("'", "\\(aq").replace("-", "\\[hy]")
        out = inline(text, escape, {"e": lambda s: "\\fI%s\\fP" % s, "s": lambda s: "\\s-1%s\\s0" % s, "n": lambda s: "\\**\n.FS\n%s\n.FE\n" % s, "m": lambda s: "\\**\n.FS\n%s\n.FE\n" % s})
        return "\n".join(line.strip() for line in out.split("\n"))

    def set(self, element):
        kind, g = element[0], self.groff
        if kind == "title": return ".TL\n%s\n.AU\n%s\n" % (g(element[1]), g(element[2]))
        if kind == "copyright": return "".join(".LP\n%s\n" % g(x) for x in element[1])
        if kind == "dedication": return ".LP\n.I\n%s\n.R\n" % g(element[1])
        if kind == "toc": return ""
        if kind in ("part", "section"): return "%s\n%s\n" % (".SH" if kind == "part" else ".NH 2", g(element[1]))
        if kind == "chapter": return ".NH 1\n%s\n" % g(element[2])
        if kind == "para": return "%s\n%s\n" % (".LP" if element[2].get("first") else ".PP", g(element[1]))
        if kind == "scene": return ".ce\n%s\n" % (g(element[1]) if element[1] in ("* * *", "*", "—") else "*")
        if kind == "verse": return "".join(".DS I\n%s\n.DE\n" % "\n".join(map(g, s)) for s in element[1])
        if kind in ("quote", "letter"): return "".join(".QP\n%s\n" % g(x) for x in element[1]) + (".QP\n%s\n" % g(element[2]) if kind == "letter" else "")
        if kind == "epigraph": return ".QP\n%s\n" % g(element[1])
        if kind == "list": return "".join(".IP %s 3\n%s\n" % ("%d." % (i + 1) if element[1] else "\\(bu", g(x)) for i, x in enumerate(element[2]))
        if kind == "figure": return ".LP\n%s\n" % g(element[1])
        if kind in ("works", "index"): return "".join(".XP\n%s\n" % g(x) for x in element[1])
        raise KeyError(kind)

    def write(self, folder, path):
        (folder / "a.ms").write_text(self.source)
        language = [] if self.book.code in ("en", "pt") else ["-m", self.book.code]
        with open(path, "wb") as out:
            done = subprocess.run(["groff", "-Kutf8", "-ms", *language, "-Tpdf", "a.ms"], cwd=folder, stdout=out, stderr=subprocess.PIPE)
        if done.returncode: return "can't be set: %s" % done.stderr[:200]


SETTERS = {"weasyprint": WeasyPrint, "typst": Typst, "groff": Groff}
