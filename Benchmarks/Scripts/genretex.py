"""Kinds of documents that TeX sets, for genres.py: exam papers, plays, poems, drafts with numbered lines, books with notes in the margin, CVs."""

import re


def escape(text):
    return re.sub(r"([&%$#_{}])", r"\\\1", text).replace("“", "``").replace("”", "''").replace("’", "'").replace("–", "--").replace("—", "---").replace("~", r"\~{}").replace("^", r"\^{}")


def document(d, classname, options, preamble, body):
    fonts = d.pick(r"\usepackage{lmodern}", r"\usepackage{tgpagella}", r"\usepackage{mathptmx}", r"\usepackage{helvet}\renewcommand\familydefault\sfdefault")
    return rf"\documentclass[{options}]{{{classname}}}\usepackage[T1]{{fontenc}}\usepackage[utf8]{{inputenc}}{fonts}{preamble}\begin{{document}}{body}\end{{document}}"


def edges(d):
    d.heads.append(d.head)
    place = d.pick(r"\fancyfoot[C]{\thepage}", r"\fancyhead[R]{\thepage}", r"\fancyfoot[R]{Page \thepage}")
    return r"\usepackage{fancyhdr}\pagestyle{fancy}\fancyhf{}\fancyhead[L]{%s}%s" % (d.head, place)


def texam(d):
    points = d.pick("", r"\pointsinrightmargin", r"\pointsdroppedatright", r"\pointsinmargin")
    drop = r"\droppoints" if "dropped" in points else ""
    body = r"\begin{center}\Large %s\end{center}" % escape(d.note("head", d.title(3, 5)))
    body += r"\begin{questions}" + (r"\bracketedpoints" if d.chance(0.5) else "")
    for _ in d.count(8, 14):
        body += r"\question[%d] %s %s" % (d.number(1, 12), escape(d.note("question", d.text(1, 2))), drop) + "\n\n"
        kind = d.random.random()
        if kind < 0.3:
            name = d.pick("choices", "oneparchoices", "checkboxes")
            texts = [d.clause(1, 4) for _ in range(4)]
            for text in texts: d.note("option", text)
            body += r"\begin{%s}%s\end{%s}" % (name, "".join(r"\choice " + escape(text) + " " for text in texts), name) + "\n\n"
        elif kind < 0.6:
            parts = "".join(r"\part[%d] %s %s" % (d.number(1, 5), escape(d.note("question", d.text(1, 1))), drop) + "\n\n" + d.pick("", r"\fillwithdottedlines{2cm}", r"\answerline", r"\fillwithlines{2cm}") for _ in d.count(2, 4))
            body += r"\begin{parts}%s\end{parts}" % parts
        elif kind < 0.8: body += d.pick(r"\fillwithdottedlines{3cm}", r"\fillwithlines{3cm}", r"\vspace{2cm}")
    body += r"\end{questions}"
    d.heads.append(d.head)
    return document(d, "exam", d.pick("addpoints,11pt", "12pt,a4paper"), r"\pagestyle{headandfoot}\header{%s}{}{}\footer{}{%s}{}" % (d.head, d.pick(r"\thepage", r"Page \thepage\ of \numpages")), points + body)


def tplay(d):
    body = r"\title{%s}\author{%s}\maketitle" % (escape(d.note("head", d.title(2, 4))), escape(d.note("head", d.person())))
    cast = d.random.sample(["Abbott", "Barlow", "Carver", "Dunmore"], 3)
    body += r"\section*{%s}" % d.note("head", "Act one")
    form = d.pick("description", "hang")
    for _ in d.count(25, 50):
        if d.chance(0.12):
            body += r"\begin{center}\emph{%s}\end{center}" % escape(d.note("paragraph", d.short()))
            continue
        name, text = d.pick(*cast), d.text(1, 3)
        d.note("paragraph", f"{name} {text}" if form == "description" else f"{name}. {text}")
        if form == "description": body += r"\begin{description}\item[%s] %s\end{description}" % (name, escape(text))
        else: body += r"\par\hangindent=2em\hangafter=1\noindent\textsc{%s.} %s" % (name, escape(text)) + "\n\n"
    return document(d, "article", d.pick("10pt,a5paper", "11pt,a4paper"), edges(d) + r"\usepackage[margin=2cm]{geometry}", body)


def tpoems(d):
    body = r"\poemlines{%d}" % d.pick(0, 5, 5, 10)
    for _ in d.count(4, 6):
        body += r"\poemtitle*{%s}" % escape(d.note("head", d.title(2, 5))) + r"\begin{verse}[%s]" % d.pick(r"\linewidth", r"0.6\linewidth", r"0.45\linewidth")
        stanzas = []
        for _ in d.count(2, 5): stanzas.append("\\\\\n".join(escape(d.note("line", d.clause(4, d.pick(8, 14)) + d.pick("", ",", ";"))) for _ in range(d.pick(2, 4, 6))))
        body += "\\\\!\n\n".join(stanzas) + r"\end{verse}"
    return document(d, "article", d.pick("10pt,a5paper", "11pt,a4paper"), edges(d) + r"\usepackage{verse}\usepackage[margin=2.2cm]{geometry}", body)


def tdraft(d):
    two, mode = d.chance(0.4), d.pick("", "modulo", "switch", "pagewise")
    body = r"\linenumbers\section*{%s}" % escape(d.note("head", d.title(3, 6)))
    for _ in d.count(18, 35):
        kind = d.random.random()
        if kind < 0.12: body += r"\section{%s}" % escape(d.note("head", d.title(2, 5)))
        elif kind < 0.2: body += r"\begin{itemize}%s\end{itemize}" % "".join(r"\item " + escape(d.note("item", d.text(1, 2))) for _ in d.count(2, 4))
        else: body += escape(d.note("paragraph", d.text(2, 6))) + "\n\n"
    return document(d, "article", ("twocolumn," if two else "") + d.pick("10pt", "11pt", "12pt"), edges(d) + r"\usepackage[%s]{lineno}\usepackage[margin=2.4cm,columnsep=24pt]{geometry}" % mode + (r"\linespread{1.6}" if not two and d.chance(0.4) else ""), body)


def tmargin(d):
    side = d.pick("", r"\reversemarginpar")
    body = side + r"\section{%s}" % escape(d.note("head", d.title(3, 6)))
    for _ in d.count(14, 25):
        kind = d.random.random()
        if kind < 0.12: body += r"\section{%s}" % escape(d.note("head", d.title(2, 5)))
        elif kind < 0.2:
            body += r"\begin{tcolorbox}[title=%s]%s\end{tcolorbox}" % (escape(d.note("head", d.title(2, 4))), escape(d.note("paragraph", d.text(1, 3))))
        elif kind < 0.28:
            text = d.short()
            body += r"\begin{wrapfigure}{%s}{0.4\linewidth}\fbox{\rule{0pt}{25mm}\rule{0.36\linewidth}{0pt}}\caption{%s}\end{wrapfigure}" % (d.pick("l", "r"), escape(d.note("aside", text)))
            for _ in range(3): body += escape(d.note("paragraph", d.text(3, 5))) + "\n\n"
        else:
            text = d.text(2, 6)
            note = r"\marginpar{\raggedright\footnotesize %s}" % escape(d.note("margin", d.short(70))) if d.chance(0.4) else ""
            body += escape(d.note("paragraph", text)).replace(" ", note + " ", 1) + "\n\n"
    return document(d, "article", d.pick("10pt", "11pt"), edges(d) + r"\usepackage{tcolorbox,wrapfig,graphicx}\usepackage[%s,marginparwidth=32mm]{geometry}" % ("left=5cm,right=2.5cm" if side else "left=2.5cm,right=5cm"), body)


def tdictionary(d):
    words = sorted({w for _ in range(60) for w in re.findall(r"[a-z]{5,}", next(d.pool))})[::2][: d.number(60, 110)]
    body = r"\begin{multicols}{%d}" % d.pick(2, 2, 3)
    hang = d.pick(r"\hangindent=1em\hangafter=1\noindent ", r"\noindent ", "")
    for word in words:
        part, text = d.pick("n.", "v.", "adj."), d.text(1, 2)
        d.note("paragraph", f"{word} {part} {text}")
        body += rf"{hang}\textbf{{{word}}}\markboth{{{word}}}{{{word}}} \textit{{{part}}} {escape(text)}" + "\n\n"
    return document(d, "article", d.pick("10pt,a5paper", "10pt,a4paper", "9pt"), r"\usepackage{multicol,fancyhdr}\pagestyle{fancy}\fancyhf{}\fancyhead[L]{\bfseries\rightmark}\fancyhead[R]{\bfseries\leftmark}\fancyhead[C]{\thepage}\usepackage[margin=1.8cm]{geometry}" + (r"\setlength\columnseprule{.4pt}" if d.chance(.5) else ""), r"\small " + body + r"\end{multicols}")


def tresume(d):
    style = d.pick("classic", "casual", "banking")
    body = r"\makecvtitle"
    for _ in d.count(3, 4):
        body += r"\section{%s}" % escape(d.note("head", d.title(1, 2)))
        for _ in d.count(2, 4):
            if d.chance(0.6):
                dates, job, firm, text = f"{d.number(1990, 2005)}--{d.number(2006, 2023)}", d.title(2, 3), d.title(1, 2), d.text(1, 2)
                d.note("paragraph", text)
                body += r"\cventry{%s}{%s}{%s}{%s}{}{%s}" % (dates, escape(job), escape(firm), "Ashford", escape(text))
            else:
                label, text = d.title(1, 1), d.text(1, 1)
                d.note("paragraph", text)
                body += r"\cvitem{%s}{%s}" % (label, escape(text))
    return document(d, "moderncv", "11pt,a4paper", r"\moderncvstyle{%s}\moderncvcolor{blue}\usepackage[scale=0.78]{geometry}\name{%s}{%s}\phone[mobile]{+1~(234)~567~890}\email{mail@example.org}" % (style, *d.person().split()), body)


LATEX = {"texam": texam, "tplay": tplay, "tpoems": tpoems, "tdraft": tdraft, "tmargin": tmargin, "tdictionary": tdictionary, "tresume": tresume}
