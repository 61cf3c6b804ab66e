#!/usr/bin/env python3
"""Papers made at random by pdfLaTeX in a dozen classes, whose text is known because it was written first.

    papers.py FOLDER --text FILE [--first 0] [--count 100] [--around]     writes NUMBER.pdf and NUMBER.json, the same for the same number and text
    magazines.py score FOLDER --run 'aloud text {pdf}' [--show 10]        paragraphs torn, split in two, or out of order

One and two columns, heads and feet, formulas in lines and by themselves, numbers of cited works, notes, figures and tables that float, lists, theorems,
listings, numbered lines, works. With --around most figures are such that the text flows around. Needs texlive-publishers, texlive-latex-extra, texlive-science,
texlive-fonts-extra, texlive-plain-generic.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import magazines


def sentences(path):
    found = (" ".join(sentence.replace("’", "'").split()) for sentence in magazines.sentences(path))
    # What looks like an item's number, an initial or a heading between sentences is none of these.
    return [s for s in found if s.isascii() and not re.search(r"[$#%&^~\\{}<>|]|\b[A-Z]\.$|[A-Z]{6}|: ?$", s)]


AROUND = False

CLASSES = [
    ("article", ["10pt", "11pt", "12pt"], ["", "twocolumn", "twocolumn", "a4paper"]),
    ("article", ["10pt", "11pt"], ["twocolumn", "twocolumn,a4paper"]),
    ("IEEEtran", ["conference", "journal"], [""]),
    ("IEEEtran", ["conference", "journal"], ["compsoc"]),
    ("acmart", ["sigconf", "acmsmall", "sigplan"], ["nonacm"]),
    ("revtex4-2", ["aps,prl", "aps,prb", "aip"], ["twocolumn,reprint", "preprint"]),
    ("elsarticle", ["1p", "3p", "5p", "preprint,12pt"], ["times", ""]),
    ("llncs", [""], [""]),
    ("amsart", [""], ["", "11pt"]),
    ("scrartcl", ["10pt", "11pt"], ["", "twocolumn"]),
    ("memoir", ["10pt", "11pt"], ["article", "article,twocolumn", "article,oneside"]),
    ("mnras", [""], [""]),
    ("aastex631", [""], ["twocolumn", ""]),
    ("extarticle", ["9pt", "8pt"], ["twocolumn", ""]),
]
CLASSES = [c for c in CLASSES if subprocess.run(["kpsewhich", c[0] + ".cls"], capture_output=True).stdout]
FONTS = [
    "",
    "",
    r"\usepackage{mathptmx}",
    r"\usepackage{newtxtext,newtxmath}",
    r"\usepackage{palatino}",
    r"\usepackage{lmodern}",
    r"\usepackage{helvet}\renewcommand{\familydefault}{\sfdefault}",
    r"\usepackage{libertine}",
    r"\usepackage{charter}",
    r"\usepackage{times}",
]
MATHS = [
    ("$x_i$", "xi"),
    ("$\\alpha^2$", ""),
    ("$n=3$", "n"),
    ("$f(x)=a x+b$", "fxaxb"),
    ("$O(n\\log n)$", "onlogn"),
    ("$\\mathbf{v}\\cdot\\mathbf{w}$", "vw"),
    ("$\\frac{1}{2}$", ""),
    ("$\\sum_{i} a_i$", "iai"),
    ("$p<0.05$", "p"),
    ("$\\beta$", ""),
]


def tex(s):
    s = s.replace("’", "'")
    return re.sub(r"([&%$#_{}])", r"\\\1", s)


class Paper:
    def __init__(self, number, pool):
        self.r = random.Random(number)
        pool = pool[:]
        self.r.shuffle(pool)
        self.pool = iter(pool)
        self.truth = []
        pick, ch = self.r.choice, self.chance
        self.cls, a, b = pick(
            [c for c in CLASSES if c[0] in ("article", "scrartcl", "extarticle", "llncs", "amsart")] if AROUND else CLASSES
        )
        opts = ",".join(x for x in (pick(a), pick(b)) if x)
        self.opts = opts
        c = self.cls
        self.two = ("twocolumn" in opts or c in ("mnras",) or c == "IEEEtran" or "5p" in opts or "sig" in opts) and "preprint" not in opts
        pre = ""
        if c not in ("acmart", "aastex631", "mnras"):
            pre += pick(FONTS) + "\n"
        if c == "acmart":
            opts += ",screen=false"
        pre += r"\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}" + "\n" if c not in ("mnras",) and ch(0.7) else ""
        if c != "acmart":
            pre += r"\usepackage{amsmath}" + "\n"
        pre += r"\usepackage{graphicx,xcolor,booktabs}" + "\n"
        self.wrap = c in ("article", "scrartcl", "extarticle", "llncs", "amsart") and ch(1 if AROUND else 0.35)
        if self.wrap:
            pre += r"\usepackage{wrapfig}" + "\n"
        self.lineno = ch(0.08) and c in ("article", "amsart", "elsarticle", "llncs", "scrartcl", "extarticle")
        if self.lineno:
            pre += (r"\usepackage[switch]{lineno}\linenumbers" if self.two else r"\usepackage{lineno}\linenumbers") + "\n"
        self.head = self.title(2, 5)
        if c in ("article", "extarticle", "scrartcl") and ch(0.5):
            pre += (
                r"\usepackage{fancyhdr}\pagestyle{fancy}\fancyhf{}"
                + pick(
                    [
                        r"\fancyhead[L]{%s}\fancyfoot[C]{\thepage}",
                        r"\fancyhead[C]{%s}\fancyhead[R]{\thepage}",
                        r"\fancyfoot[L]{%s}\fancyfoot[R]{\thepage}",
                        r"\fancyhead[R]{\textit{%s}}\fancyfoot[C]{Page \thepage}",
                    ]
                )
                % tex(self.head)
                + "\n"
            )
        if c in ("article", "extarticle") and ch(0.4):
            pre += (
                r"\usepackage{titlesec}"
                + pick(
                    [
                        r"\titleformat*{\section}{\large\sffamily\bfseries}\titleformat*{\subsection}{\sffamily\bfseries}",
                        r"\titleformat{\section}{\centering\scshape}{\thesection.}{.5em}{}",
                        r"\titleformat*{\section}{\normalsize\bfseries\MakeUppercase}\titleformat*{\subsection}{\normalsize\itshape}",
                    ]
                )
                + "\n"
            )
        if c in ("article", "extarticle") and ch(0.3):
            pre += r"\usepackage[margin=%s]{geometry}" % pick(["2cm", "1in", "2.5cm"]) + "\n"
        if ch(0.2) and c in ("article", "extarticle", "scrartcl"):
            pre += r"\usepackage{parskip}" + "\n"
        if c not in ("llncs", "acmart"):
            pre += r"\newtheorem{theorem}{Theorem}" + "\n"
        self.algo = ch(0.3)
        if self.algo:
            pre += r"\usepackage{listings}\lstset{basicstyle=\ttfamily\small,frame=%s}" % pick(["single", "tb", "none", "leftline"]) + "\n"
        self.pre = pre
        self.doc = self.front() + "".join(self.section() for _ in range(self.r.randint(3, 7))) + self.back()
        self.tex = "\\documentclass[%s]{%s}\n%s\\begin{document}\n%s\\end{document}\n" % (opts, c, pre, self.doc)

    def place(self, o):
        p = self.r.choice(o)
        return "" if self.cls == "mnras" else "[%s]" % p

    def chance(self, p):
        return self.r.random() < p

    def title(self, a=2, b=7):
        words = [w for w in re.findall(r"[A-Za-z]{2,}", next(self.pool))]
        return " ".join(words[: self.r.randint(a, b)]).capitalize()

    def name(self):
        return " ".join(w.capitalize() for w in re.findall(r"[A-Za-z]{3,}", next(self.pool))[:2])

    def plain(self, a, b):
        return " ".join(next(self.pool) for _ in range(self.r.randint(a, b)))

    def say(self, kind, text):
        self.truth.append((kind, text))
        return tex(text)

    def rich(self, a, b, kind="paragraph", notes=True):
        """A paragraph with formulas, citations, notes and emphasis."""
        out, said, notes_said = [], [], []
        for _ in range(self.r.randint(a, b)):
            s = next(self.pool)
            words = s.split()
            t, w = [], []
            for i, word in enumerate(words):
                x = tex(word)
                k = self.r.random()
                if k < 0.02 and word.isalpha():
                    x = r"\emph{%s}" % x
                elif k < 0.03 and word.isalpha():
                    x = r"\textbf{%s}" % x
                t.append(x)
                w.append(word)
                if i and i < len(words) - 1:
                    k = self.r.random()
                    if k < 0.02:
                        m = self.r.choice(MATHS)
                        t.append(m[0])
                        w.append(m[1])
                    elif k < 0.03:
                        t.append("[%d]" % self.r.randint(1, 30))
            t, w = " ".join(t), " ".join(w)
            if notes and self.chance(0.03):
                note = next(self.pool)
                notes_said.append(("note", note))
                t += r"\footnote{%s}" % tex(note)
            out.append(t)
            said.append(w)
        self.truth.append((kind, " ".join(said)))
        self.truth += notes_said
        return " ".join(out)

    def front(self):
        c = self.cls
        title = self.title(4, 10)
        authors = [self.name() for _ in range(self.r.randint(1, 4))]
        aff = "University of " + self.title(1, 2)
        self.truth.append(("head", title))
        abstract = self.plain(2, 5)
        A = r"\begin{abstract}%s\end{abstract}" % tex(abstract)
        t = r"\title{%s}" % tex(title) + "\n"
        if c == "IEEEtran":
            t += (
                r"\author{"
                + r"\and ".join(r"\IEEEauthorblockN{%s}\IEEEauthorblockA{%s\\ %s}" % (a, aff, "Email: a@b.org") for a in authors)
                + "}"
                if "conference" in self.opts
                else r"\author{%s}\markboth{%s}{%s}" % (", ".join(authors), tex(self.head), tex(self.head))
            )
            t += "\n\\maketitle\n" + A
        elif c == "acmart":
            t += (
                "".join(r"\author{%s}\affiliation{\institution{%s}\city{Lund}\country{Sweden}}" % (a, aff) for a in authors)
                + A
                + r"\maketitle"
            )
        elif c == "revtex4-2":
            t += "".join(r"\author{%s}" % a for a in authors) + r"\affiliation{%s}" % aff + A + r"\maketitle"
        elif c == "elsarticle":
            t = (
                r"\begin{frontmatter}"
                + t
                + "".join(r"\author{%s}" % a for a in authors)
                + r"\affiliation{organization={%s}}" % aff
                + A
                + r"\begin{keyword}one \sep two \sep three\end{keyword}\end{frontmatter}"
            )
        elif c == "llncs":
            t += r"\author{%s}\institute{%s}\maketitle" % (r" \and ".join(authors), aff) + A
        elif c == "amsart":
            t += "".join(r"\author{%s}" % a for a in authors) + r"\address{%s}" % aff + A + r"\maketitle"
        elif c == "mnras":
            t += (
                r"\author[%s et al.]{%s\\ %s}\begin{document}\label{firstpage}\maketitle".replace(r"\begin{document}", "")
                % (authors[0], ", ".join(authors), aff)
                + A
                + r"\begin{keywords}one -- two\end{keywords}"
            )
        elif c == "aastex631":
            t += "".join(r"\author{%s}\affiliation{%s}" % (a, aff) for a in authors) + A
        else:
            t += r"\author{%s}" % r" \and ".join(authors) + "\\maketitle\n"
            if self.two and self.chance(0.3) and c in ("article", "extarticle"):
                t = r"\title{%s}\author{%s}" % (
                    tex(title),
                    ", ".join(authors),
                ) + r"\twocolumn[\begin{@twocolumnfalse}\maketitle\begin{abstract}%s\end{abstract}\vspace{2em}\end{@twocolumnfalse}]" % tex(
                    abstract
                )
            else:
                t += A
            if self.chance(0.15):
                t += "\n\\tableofcontents\n"
        self.truth.append(("abstract", abstract))
        return t + "\n\n"

    def section(self):
        t = r"\section{%s}" % self.say("head", self.title(2, 6)) + "\n" + self.rich(2, 6) + "\n\n"
        for _ in range(self.r.randint(2, 7)):
            t += self.part()
        return t

    def part(self):
        k, pick = self.r.random(), self.r.choice
        if k < 0.42:
            return self.rich(2, 6) + "\n\n"
        if k < 0.52:
            return r"\subsection{%s}" % self.say("head", self.title(2, 6)) + "\n" + self.rich(2, 5) + "\n\n"
        if k < 0.56:
            return r"\paragraph{%s} " % tex(self.title(1, 3)) + self.rich(2, 4) + "\n\n"
        if k < (0.72 if AROUND else 0.64):
            star = "*" if self.two and self.chance(0.3) else ""
            cap = next(self.pool)
            self.truth.append(("caption", cap))
            width = r"\textwidth" if star else r"\linewidth"
            pic = pick(
                [
                    r"\rule{.8%s}{%dpt}" % (width, self.r.randint(40, 140)),
                    r"\fbox{\rule{0pt}{%dpt}\hspace{.7%s}}" % (self.r.randint(40, 120), width),
                ]
            )
            if self.wrap and not self.two and self.chance(0.6):
                return (
                    r"\begin{wrapfigure}{%s}{.4\textwidth}\centering\rule{.35\textwidth}{70pt}\caption{%s}\end{wrapfigure}"
                    % (pick("lr"), tex(cap))
                    + self.rich(4, 7, notes=False)
                    + "\n\n"
                    + self.rich(2, 5)
                    + "\n\n"
                )
            return (
                r"\begin{figure%s}%s\centering %s\caption{%s}\end{figure%s}"
                % (star, self.place(["t", "tb", "h", "b", "tp"]), pic, tex(cap), star)
                + "\n\n"
                + self.rich(2, 5)
                + "\n\n"
            )
        if k < 0.72:
            star = "*" if self.two and self.chance(0.35) else ""
            cap = next(self.pool)
            self.truth.append(("caption", cap))
            cols = self.r.randint(2, 3 if self.two and not star else 5)
            rows = [
                [self.title(1, 2)]
                + [
                    self.title(1, 1) if i == 0 else pick([str(self.r.randint(1, 999)), "%.2f" % self.r.random(), self.title(1, 1)])
                    for _ in range(cols - 1)
                ]
                for i in range(self.r.randint(3, 8))
            ]
            for row in rows:
                self.truth.append(("row", " ".join(row)))
            rule = pick([(r"\toprule", r"\midrule", r"\bottomrule"), (r"\hline", r"\hline", r"\hline"), ("", r"\hline", "")])
            bars = pick(["l" + "c" * (cols - 1), "l" + "r" * (cols - 1), "|".join("l" * cols)])
            body = r"\begin{tabular}{%s}%s %s\\%s %s\\%s\end{tabular}" % (
                bars,
                rule[0],
                " & ".join(rows[0]),
                rule[1],
                r"\\ ".join(" & ".join(x) for x in rows[1:]),
                rule[2],
            )
            return (
                r"\begin{table%s}%s\centering " % (star, self.place(["t", "tb", "h"]))
                + pick([r"\caption{%s}%s", r"\caption{%s}\small %s"]) % (tex(cap), body)
                + r"\end{table%s}" % star
                + "\n\n"
                + self.rich(2, 5)
                + "\n\n"
            )
        if k < 0.80:
            env = pick(["itemize", "enumerate", "itemize"])
            return (
                r"\begin{%s}" % env
                + "".join(r"\item " + self.rich(1, 2, "item", notes=False) for _ in range(self.r.randint(2, 5)))
                + r"\end{%s}" % env
                + "\n\n"
                + self.rich(2, 4)
                + "\n\n"
            )
        if k < 0.90:
            eq = pick(
                [
                    r"a^2+b^2=c^2",
                    r"\int_0^1 f(x)\,dx = \sum_{k=1}^{n} \frac{a_k}{k!}",
                    r"E=mc^2",
                    r"\frac{\partial u}{\partial t} = \kappa \nabla^2 u",
                ]
            )
            env = pick(["equation", "equation*", "equation"])
            return self.rich(1, 3) + "\n" + r"\begin{%s}%s\end{%s}" % (env, eq, env) + "\n" + self.rich(1, 3) + "\n\n"
        if k < 0.94 and self.cls not in ("acmart",):
            return r"\begin{theorem}" + self.rich(1, 2, "theorem", notes=False) + r"\end{theorem}" + "\n\n" + self.rich(2, 4) + "\n\n"
        if k < 0.97:
            return r"\begin{quote}" + self.rich(1, 3, "quotation", notes=False) + r"\end{quote}" + "\n\n" + self.rich(2, 4) + "\n\n"
        if self.algo:
            return (
                r"\begin{lstlisting}"
                + "\nfor i in range(10):\n    print(i)\n    total = total + i\nreturn total\n"
                + r"\end{lstlisting}"
                + "\n\n"
                + self.rich(2, 4)
                + "\n\n"
            )
        return self.rich(2, 6) + "\n\n"

    def back(self):
        t = r"\begin{thebibliography}{99}" + "\n"
        for i in range(self.r.randint(4, 25)):
            e = "%s, %s, %s, %d." % (self.name(), self.title(3, 8), self.title(2, 4), self.r.randint(1950, 2024))
            self.truth.append(("reference", e))
            t += r"\bibitem{k%d} %s" % (i, tex(e)) + "\n"
        return t + r"\end{thebibliography}" + "\n"


def main():
    global AROUND
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--text", required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--around", action="store_true")
    arguments = parser.parse_args()
    AROUND = arguments.around
    pool, folder = sentences(arguments.text), Path(arguments.folder)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(arguments.first, arguments.first + arguments.count):
        paper = Paper(number, pool)
        with tempfile.TemporaryDirectory() as name:
            work = Path(name)
            (work / "a.tex").write_text(paper.tex)
            for _ in range(2):
                subprocess.run(
                    ["pdflatex", "-interaction=nonstopmode", "a.tex"],
                    cwd=work,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=60,
                )
            faults = [line for line in (work / "a.log").read_text(errors="replace").splitlines() if line.startswith("!")]
            # Some classes complain of what does no harm.
            if not (work / "a.pdf").exists() or any(
                "Undefined control" not in f and "natbib" not in f and "Class" not in f for f in faults
            ):
                print(f"{number}: {paper.cls} can't be set: {faults[:2]}")
                continue
            shutil.copy(work / "a.pdf", folder / f"{number}.pdf")
        said = {"head": paper.head, "class": f"{paper.cls} {paper.opts}", "figures": False, "truth": paper.truth}
        (folder / f"{number}.json").write_text(json.dumps(said, ensure_ascii=False))


if __name__ == "__main__":
    main()
