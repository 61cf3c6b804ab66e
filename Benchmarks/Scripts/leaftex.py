"""Kinds of pages that TeX sets, for leaves.py: journals, law reviews, old books, gazettes, worksheets, parallel texts, indexes, lists of works."""
import re

import genretex
from genretex import escape as E_


def doc(d, cls, opt, pre, body): return genretex.document(d, cls, opt, pre, body)

def par(d, a=2, b=5, kind="paragraph"): return E_(d.note(kind, d.text(a, b))) + "\n\n"

def floating(d, env, place, wide):
    label = d.pick("Figure", "Table")
    cap = d.text(1, 2)
    d.note("caption", cap)
    w = r"\linewidth" if not wide else r"\textwidth"
    if label == "Figure" or env.startswith("figure"):
        return r"\begin{%s}[%s]\centering\fbox{\rule{0pt}{%dmm}\rule{.8%s}{0pt}}\caption{%s}\end{%s}" % (env, place, d.number(20, 45), w, E_(cap), env)
    cols = d.number(3, 6) if wide else d.number(2, 3)
    rows = []
    for _ in range(d.number(3, 6)):
        cells = [d.title(1, 2)] + [f"{d.number(1, 99)}.{d.number(10, 99)}" for _ in range(cols - 1)]
        d.note("row", " ".join(cells)); rows.append(" & ".join(map(E_, cells)))
    t = env.replace("figure", "table")
    return r"\begin{%s}[%s]\centering\caption{%s}\begin{tabular}{l%s}\toprule %s\\\bottomrule\end{tabular}\end{%s}" % (t, place, E_(cap), "r" * (cols - 1), r"\\".join(rows), t)

def edges(d):
    """Heads and feet as journals and books have them."""
    form = d.pick("rule", "doi", "alternate", "plain", "both", "section")
    pre = r"\usepackage{fancyhdr}\pagestyle{fancy}\fancyhf{}"
    head = d.title(3, 6)
    d.heads.append(head)
    if form == "rule": return pre + r"\fancyhead[L]{\small\itshape %s}\fancyhead[R]{\small\thepage}" % head
    if form == "doi":
        foot = f"https://doi.org/10.{d.number(1000,9999)}/{d.pick('abc','jx','s')}.{d.number(2001,2024)}.{d.number(1000,99999)}"
        lic = d.pick("© 2021 The Authors. Published under the CC BY 4.0 licence.", "This is an open access article under the CC BY-NC-ND license.")
        d.heads += [foot, lic]
        return pre + r"\fancyhead[C]{\footnotesize %s}\fancyfoot[L]{\scriptsize %s}\fancyfoot[R]{\footnotesize\thepage}\renewcommand\headrulewidth{0pt}\fancyfoot[C]{\raisebox{-9pt}{\scriptsize %s}}" % (head, foot.replace("_", r"\_"), lic.replace("©", r"\textcopyright"))
    if form == "alternate":
        other = d.title(2, 4); d.heads.append(other)
        return pre + r"\makeatletter\@twosidetrue\makeatother\fancyhead[LE,RO]{\thepage}\fancyhead[CE]{\scshape %s}\fancyhead[CO]{\itshape %s}\renewcommand\headrulewidth{0pt}\setcounter{page}{%d}" % (head, other, d.number(2, 300))
    if form == "plain": return pre + r"\fancyfoot[C]{-- \thepage\ --}\fancyhead[C]{\MakeUppercase{%s}}\renewcommand\headrulewidth{0pt}" % head
    if form == "both":
        other = d.title(2, 4); d.heads.append(other)
        return pre + r"\fancyhead[L]{\sffamily\bfseries %s}\fancyhead[R]{\sffamily %s}\fancyfoot[R]{\sffamily Page \thepage\ of 12}\fancyfoot[L]{\sffamily\footnotesize Version %d.%d}\renewcommand\footrulewidth{.4pt}" % (head, other, d.number(1, 4), d.number(0, 9))
    return pre + r"\fancyhead[L]{\small\S %d.%d}\fancyhead[C]{\small\scshape %s}\fancyhead[R]{\small\thepage}\setcounter{page}{%d}" % (d.number(1, 9), d.number(1, 9), head, d.number(10, 400))

def section(d, star=True): return r"\section%s{%s}" % ("*" if star else "", E_(d.note("head", d.title(2, 5))))

def footed(d):
    """A paragraph that calls a note."""
    text, note = d.text(3, 6), d.text(1, 2)
    d.note("noted", text); d.note("foot", note)
    cut = text.find(". ") + 1 or len(text)
    return E_(text[:cut]) + r"\footnote{%s}" % E_(note) + E_(text[cut:]) + "\n\n"

def lsidecols(d):
    body = section(d)
    for _ in d.count(12, 18):
        if d.chance(.15): body += section(d)
        text = d.text(3, 6); d.note("paragraph", text)
        note = r"\marginpar{\raggedright\scriptsize %s}" % E_(d.note("margin", d.short(70))) if d.chance(.35) else ""
        body += E_(text).replace(" ", note + " ", 1) + "\n\n"
    return doc(d, "article", "10pt,twocolumn,a4paper", edges(d) + r"\usepackage[left=4cm,right=4cm,top=2.4cm,bottom=2.4cm,marginparwidth=2.9cm,marginparsep=8pt,columnsep=%dpt]{geometry}" % d.number(12, 22), body)

def lwide(d):
    body = section(d)
    n = d.number(11, 16); strip = d.number(3, 8); done = 0
    for k in range(n):
        if d.chance(.14): body += section(d)
        body += footed(d) if d.chance(.3) else par(d, 2, 5)
        if d.chance(.28): body += floating(d, d.pick("figure*", "figure", "figure*"), d.pick("t", "b", "b"), True)
    return doc(d, "article", d.pick("10pt,twocolumn", "9pt,twocolumn"), edges(d) + r"\usepackage{booktabs,stfloats,cuted}\usepackage[margin=2cm,columnsep=%dpt]{geometry}" % d.number(12, 22), body)

def lstrip(d):
    """A display or a box across the columns amid the page."""
    body = section(d)
    for k in range(d.number(5, 7)): body += par(d, 3, 6)
    body += r"\begin{strip}\rule{\linewidth}{.4pt}\par " + par(d, 2, 3) + r"\rule{\linewidth}{.4pt}\end{strip}" if d.chance(.5) else r"\begin{strip}\begin{tcolorbox}[title=%s]%s\end{tcolorbox}\end{strip}" % (E_(d.note("head", d.title(2, 4))), par(d, 2, 3))
    for k in range(d.number(6, 9)): body += par(d, 3, 6)
    return doc(d, "article", "10pt,twocolumn", edges(d) + r"\usepackage{cuted,tcolorbox}\usepackage[margin=2cm,columnsep=%dpt]{geometry}" % d.number(14, 22), body)

def work(d, form):
    who = ", ".join(d.random.choice(["Abbott", "Barlow", "Carver", "Dunmore", "Eastley", "Farrow", "Grint", "Haller"]) + " " + d.pick("A.", "B.", "C. D.", "E.") for _ in d.count(1, 4))
    return f"{who} ({d.number(1950, 2023)}). {d.title(4, 10)}. {d.title(2, 4)}, {d.number(1, 90)}({d.number(1, 12)}), {d.number(1, 300)}–{d.number(301, 900)}."

def lworks(d):
    cols, form = d.pick(2, 3, 3), d.pick("num", "hang", "dot")
    body = r"\section*{References}" 
    d.note("head", "References")
    items = ""
    for k in range(d.number(30, 60)):
        w = work(d, form); d.note("work", w)
        if form == "num": items += r"\par\noindent\hangindent=1.8em\makebox[1.8em][l]{[%d]}%s" % (k + 1, E_(w)) + "\n"
        elif form == "dot": items += r"\par\noindent\hangindent=1.5em\makebox[1.5em][r]{%d.~}%s" % (k + 1, E_(w)) + "\n"
        else: items += r"\par\noindent\hangindent=1em %s" % E_(w) + "\n"
    body += r"\begin{multicols}{%d}%s\raggedright %s\end{multicols}" % (cols, d.pick(r"\footnotesize", r"\scriptsize", r"\tiny"), items) if d.chance(.5) else r"\begin{multicols}{%d}%s %s\end{multicols}" % (cols, d.pick(r"\footnotesize", r"\scriptsize", r"\tiny"), items)
    return doc(d, "article", "10pt,a4paper", edges(d) + r"\usepackage{multicol}\usepackage[margin=1.8cm,columnsep=%dpt]{geometry}\sloppy" % d.number(10, 20), body)

MATHS = [r"\int_0^1 f(x)\,dx = \frac{1}{2}", r"a_n = \sum_{k=1}^n b_k", r"E = mc^2", r"\lim_{n\to\infty} \frac{a_n}{b_n} = L", r"\mathbf{A}x = \lambda x"]

def lnested(d):
    body = section(d)
    def level(n):
        env = d.pick("itemize", "enumerate", "enumerate")
        out = r"\begin{%s}" % env
        for _ in d.count(2, 4):
            out += r"\item " + E_(d.note("item", d.text(1, 2)))
            if d.chance(.2): out += r"\[%s\]" % d.pick(*MATHS) + E_(d.note("more", d.text(1, 1)))
            if n < 3 and d.chance(.4): out += level(n + 1)
            if d.chance(.12): out += "\n\n" + E_(d.note("paragraph", d.text(1, 2)))
        return out + r"\end{%s}" % env
    for _ in d.count(3, 5): body += par(d, 1, 3) + level(1) + (section(d) if d.chance(.3) else "")
    return doc(d, "article", d.pick("10pt", "11pt", "12pt", "10pt,twocolumn"), edges(d) + r"\usepackage[margin=2.4cm]{geometry}", body)

def ltheorems(d):
    style = d.pick("plain", "box", "mdframed", "bar")
    pre = r"\usepackage{amsmath,amsthm}\newtheorem{thm}{Theorem}[section]\newtheorem{lem}[thm]{Lemma}\theoremstyle{definition}\newtheorem{defi}[thm]{Definition}\theoremstyle{remark}\newtheorem*{rem}{Remark}"
    if style == "box": pre += r"\usepackage[most]{tcolorbox}\tcolorboxenvironment{thm}{colback=blue!5,colframe=blue!50}\tcolorboxenvironment{defi}{blanker,borderline west={1mm}{0pt}{red},left=3mm}"
    if style == "mdframed": pre += r"\usepackage{mdframed}\surroundwithmdframed{thm}\surroundwithmdframed[topline=false,rightline=false,bottomline=false]{defi}"
    if style == "bar": pre += r"\usepackage{framed}"
    body = section(d, False)
    for _ in d.count(9, 14):
        k = d.random.random()
        if k < .5:
            env = d.pick("thm", "lem", "defi", "rem")
            text = d.text(1, 3); d.note("paragraph", text)
            name = "[" + d.title(1, 3) + "]" if d.chance(.3) else ""
            inner = r"\begin{%s}%s %s\end{%s}" % (env, name, E_(text), env)
            body += r"\begin{leftbar}%s\end{leftbar}" % inner if style == "bar" and d.chance(.5) else inner
            if d.chance(.5):
                a, b = d.text(1, 3), d.text(1, 2)
                d.note("paragraph", a); d.note("paragraph", b)
                body += r"\begin{proof}%s\[%s\]%s\end{proof}" % (E_(a), d.pick(*MATHS), E_(b))
        else: body += par(d, 1, 4)
        if d.chance(.1): body += section(d, False)
    return doc(d, "article", d.pick("10pt", "11pt", "10pt,twocolumn"), edges(d) + pre + r"\usepackage[margin=2.2cm]{geometry}", body)

def lalgorithm(d):
    body = section(d)
    kind = d.pick("algorithm2e", "algpseudocode")
    def step(): return E_(d.note("step", d.clause(4, 9)))
    for k in d.count(10, 15):
        body += par(d, 2, 5)
        if d.chance(.25):
            cap = d.clause(3, 7); d.note("caption", cap)
            if kind == "algorithm2e":
                body += r"\begin{algorithm}[t]\caption{%s}" % E_(cap) + r"\KwIn{%s}\KwOut{%s}%s\;\For{%s}{%s\;\If{%s}{%s\;}}\Return{$x$}\;\end{algorithm}" % tuple(step() for _ in range(7))
            else:
                body += r"\begin{algorithm}[t]\caption{%s}\begin{algorithmic}[1]" % E_(cap) + r"\Require %s\State %s\For{%s}\State %s\If{%s}\State %s\EndIf\EndFor\end{algorithmic}\end{algorithm}" % tuple(step() for _ in range(6))
    pre = r"\usepackage[ruled,vlined]{algorithm2e}" if kind == "algorithm2e" else r"\usepackage{algorithm,algpseudocode}"
    return doc(d, "article", d.pick("10pt,twocolumn", "10pt,twocolumn", "11pt"), edges(d) + pre + r"\usepackage[margin=2cm,columnsep=18pt]{geometry}", body)

def lwrapped(d):
    body = section(d)
    for k in d.count(4, 6):
        cap = d.text(1, 2); d.note("caption", cap)
        width = d.pick(".4", ".45", ".5")
        body += r"\begin{wrapfigure}{%s}{%s\linewidth}\centering\fbox{\rule{0pt}{%dmm}\rule{.8\linewidth}{0pt}}\caption{\small %s}\end{wrapfigure}" % (d.pick("l", "r"), width, d.number(15, 30), E_(cap))
        for _ in d.count(2, 3): body += par(d, 4, 7)
    return doc(d, "article", d.pick("10pt,twocolumn", "10pt", "11pt"), edges(d) + r"\usepackage{wrapfig}\usepackage[font=%s,labelfont=bf]{caption}\usepackage[margin=2cm,columnsep=20pt]{geometry}" % d.pick("small", "footnotesize", "it"), body)

def lold(d):
    """An old book: catchword and signature at the foot, head in capitals with the page's number, drop capital, side notes."""
    page, sig = d.number(2, 400), d.pick("B", "C 2", "Vol. II. K", "D 3", "2 A")
    head = d.title(2, 4).upper()
    d.heads.append(head)
    body = r"\begin{center}{\LARGE CHAP. %s.}\\[4pt]\textit{%s}\end{center}" % (d.pick("IV", "IX", "XII", "XXI"), E_(d.note("head", d.title(4, 9))))
    first = d.text(3, 6); d.note("paragraph", first)
    w = first.split(" ", 1)
    body += r"\lettrine[lines=%d]{%s}{%s} %s" % (d.pick(2, 3, 4), w[0][0], w[0][1:], E_(w[1])) + "\n\n"
    side = d.chance(.4)
    for _ in d.count(5, 9):
        text = d.text(3, 7); d.note("paragraph", text)
        note = r"\marginpar{\raggedright\itshape\tiny %s}" % E_(d.note("margin", d.clause(3, 8) + ".")) if side and d.chance(.5) else ""
        body += E_(text).replace(" ", note + " ", 1) + "\n\n"
        if d.chance(.2): d.truth.pop() ; d.note("noted", text); body = body[:-2] + r"\footnote{%s}" % E_(d.note("foot", d.text(1, 1))) + "\n\n"
    pre = r"\usepackage{lettrine,fancyhdr}\usepackage[paperwidth=13cm,paperheight=20cm,margin=2cm,%s]{geometry}\pagestyle{fancy}\fancyhf{}\renewcommand\headrulewidth{0pt}\renewcommand\thefootnote{\fnsymbol{footnote}}" % ("right=3cm,marginparwidth=2.2cm,marginparsep=6pt" if side else "left=2cm")
    pre += r"\fancyhead[C]{%s}\fancyhead[R]{%s}\setcounter{page}{%d}" % (head, d.pick(r"\thepage", r"[\thepage]"), page)
    pre += r"\fancyfoot[R]{%s}\fancyfoot[C]{%s}" % (d.pick(r"manner", "the", "tion"), sig)
    return doc(d, "article", d.pick("10pt", "11pt"), pre, body)

def lregister(d):
    """A gazette in three columns of justified small type."""
    body = ""
    for _ in d.count(3, 5):
        body += r"\begin{center}\textbf{\MakeUppercase{%s}}\\[3pt]%s\end{center}" % (E_(d.note("head", d.title(2, 5))), E_(d.note("head", d.title(3, 6))))
        for lab in d.random.sample(["AGENCY", "ACTION", "SUMMARY", "DATES", "ADDRESSES", "FOR FURTHER INFORMATION CONTACT", "SUPPLEMENTARY INFORMATION"], d.number(2, 5)):
            t = lab + ": " + d.text(1, 3); d.note("paragraph", t)
            body += r"\textbf{%s:} %s" % (lab, E_(t[len(lab) + 2:])) + "\n\n"
        for _ in d.count(2, 5): body += par(d, 2, 5)
        if d.chance(.5): body += r"\begin{itemize}%s\end{itemize}" % "".join(r"\item " + E_(d.note("item", d.text(1, 1))) for _ in d.count(2, 4))
        d.note("aside", x := f"[FR Doc. {d.number(10,99)}-{d.number(10000,99999)} Filed 3-{d.number(1,28)}-21; 8:45 am]")
        body += E_(x) + "\n\n" + r"\textbf{BILLING CODE %d-%d-P}" % (d.number(1000, 9999), d.number(10, 99)) + "\n\n"
    h = f"Federal Gazette / Vol. {d.number(50,90)}, No. {d.number(1,250)} / Monday, March {d.number(1,28)}, 2021 / Notices"; d.heads.append(h)
    return doc(d, "article", "9pt", r"\usepackage{multicol,fancyhdr,enumitem}\setlist{leftmargin=1em,nosep}\pagestyle{fancy}\fancyhf{}\fancyhead[L]{\bfseries\small\thepage}\fancyhead[C]{\small %s}\setcounter{page}{%d}\usepackage[letterpaper,margin=1.6cm,columnsep=%dpt]{geometry}" % (h, d.number(1000, 70000), d.number(10, 16)), r"\footnotesize\begin{multicols}{3}%s\end{multicols}" % body)

def llaw(d):
    """A law review: half of the page are notes."""
    body = r"\setcounter{footnote}{%d}" % d.number(10, 180) + section(d)
    for _ in d.count(8, 12):
        text = [d.text(1, 2) for _ in range(d.number(1, 3))]
        d.note("noted", " ".join(text))
        for t in text:
            note = d.text(1, 3) if d.chance(.7) else "Id. at " + str(d.number(10, 999)) + "."
            d.note("foot", note)
            body += E_(t) + r"\footnote{%s} " % E_(note)
        body += "\n\n"
    return doc(d, "article", "11pt", edges(d) + r"\usepackage[paperwidth=17cm,paperheight=25cm,margin=2.4cm]{geometry}", body)

FRONT = [("cas-dc", ""), ("achemso", ""), ("spie", ""), ("apa7", "jou"), ("apa7", "man"), ("jmlr", ""), ("quantumarticle", "a4paper,twocolumn"), ("ltugboat", ""), ("nature", ""), ("proc", ""), ("IEEEtran", "journal"), ("elsarticle", "5p"), ("amsart", ""), ("kluwer", ""), ("revtex4-2", "aps,pra,twocolumn,groupedaddress"), ("acmart", "sigconf,nonacm"), ("oup-authoring-template", ""), ("jacow", "")]

def lfront(d):
    """The first page of an article in a journal's class."""
    cls, opt = d.pick(*FRONT)
    title, abstract = d.title(4, 9), d.text(4, 8)
    d.note("head", title); d.note("abstract", abstract)
    people = [d.person() for _ in range(d.number(2, 4))]
    places = [f"Department of {d.title(1, 1)}, University of {d.title(1, 1)}" for _ in people]
    for p in people: d.note("name", p)
    body = ""
    ab = r"\begin{abstract}%s\end{abstract}" % E_(abstract)
    if cls == "cas-dc":
        front = r"\shorttitle{Short}\title{%s}" % title + "".join(r"\author[%d]{%s}\affiliation[%d]{organization={%s}, city={Ashford}, country={Nowhere}}" % (i + 1, p, i + 1, q) for i, (p, q) in enumerate(zip(people, places))) + ab + r"\begin{keywords}first words \sep second words\sep third\end{keywords}\maketitle "
    elif cls in ("elsarticle",):
        front = r"\begin{frontmatter}\title{%s}" % title + "".join(r"\author[%d]{%s}\affiliation[%d]{organization={%s}}" % (i + 1, p, i + 1, q) for i, (p, q) in enumerate(zip(people, places))) + ab + r"\begin{keyword}first words \sep second\end{keyword}\end{frontmatter}"
    elif cls == "apa7":
        front = r"\title{%s}\shorttitle{Short}\authorsnames{%s}\authorsaffiliations{{%s}}\abstract{%s}\keywords{one, two}\maketitle " % (title, ",".join(people), "},{".join(places), E_(abstract))
    elif cls == "achemso":
        front = "".join(r"\author{%s}\affiliation{%s}" % (p, q) for p, q in zip(people, places)) + r"\title{%s}\begin{document0}" % title + ab
    elif cls in ("revtex4-2", "quantumarticle"):
        front = r"\title{%s}" % title + "".join(r"\author{%s}\affiliation{%s}" % (p, q) for p, q in zip(people, places)) + (ab + r"\maketitle " if cls[0] == "r" else r"\maketitle " + ab)
    elif cls == "acmart":
        front = r"\title{%s}" % title + "".join(r"\author{%s}\affiliation{\institution{%s}\city{Ashford}\country{Nowhere}}" % (p, q) for p, q in zip(people, places)) + ab + r"\maketitle "
    elif cls == "IEEEtran":
        front = r"\title{%s}\author{%s\thanks{%s}}\maketitle " % (title, ", ".join(people), E_(d.note("foot", d.text(1, 2)))) + ab + r"\begin{IEEEkeywords}First, second.\end{IEEEkeywords}"
    elif cls == "amsart":
        front = r"\title{%s}" % title + "".join(r"\author{%s}\address{%s}" % (p, q) for p, q in zip(people, places)) + ab + r"\maketitle "
    else:
        front = r"\title{%s}\author{%s}\maketitle " % (title, r" \and ".join(people)) + ab
    for _ in d.count(8, 14):
        if d.chance(.2): body += r"\section{%s}" % E_(d.note("head", d.title(2, 4)))
        body += footed(d) if d.chance(.12) else par(d, 2, 6)
    if cls == "achemso":
        a, b = front.split(r"\begin{document0}")
        return r"\documentclass{achemso}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}%s\begin{document}%s\end{document}" % (a, b + body)
    return r"\documentclass[%s]{%s}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\begin{document}%s\end{document}" % (opt, cls, front + body)

def ltables(d):
    """Tables with three rules, groups of heads, wrapped cells set at top, middle or bottom, notes below."""
    two = d.chance(.3)
    body = par(d, 1, 3)
    for _ in d.count(3, 5):
        cap = d.text(1, 1); d.note("caption", cap)
        col, k = d.pick("p", "m", "b"), d.number(0, 2)
        rows = []
        if k == 0 and not two:
            spec, head = r"l%s{3.6cm}%s{4.2cm}r" % (col, col), ["Name", "What", "Why", "Sum"]
            for _ in d.count(3, 6):
                cells = [d.title(1, 2), d.clause(4, 9), d.clause(3, 12), str(d.number(1, 999))]
                for c in cells[1:3]: d.note("cell", c)
                rows.append(cells)
            top = " & ".join(head)
            d.note("row", " ".join(head))
        else:
            n = 2 if two else 4
            spec = "l" + "r" * n
            top = " & " + (r"\multicolumn{2}{c}{First group}" if two else r"\multicolumn{2}{c}{First group} & \multicolumn{2}{c}{Second group}") + r"\\ \cmidrule(lr){2-3}" + ("" if two else r"\cmidrule(lr){4-5}") + " Name & " + " & ".join(["Mean", "SD", "Mean", "SD"][:n])
            for _ in d.count(4, 8):
                cells = [d.title(1, 3)] + [d.pick(f"{d.number(0, 99)}.{d.number(10, 99)}", f"{d.number(0,9)}.{d.number(1,9)}*", "–") for _ in range(n)]
                d.note("row", " ".join(cells)); rows.append(cells)
        note = d.text(1, 1) if d.chance(.6) else None
        t = r"\begin{tabular}{%s}\toprule %s\\\midrule %s\\\bottomrule\end{tabular}" % (spec, top, (r"\\" + d.pick("", r"\addlinespace[3pt]")).join(" & ".join(map(E_, r)) for r in rows))
        if note: d.note("tablenote", note); t = r"\begin{threeparttable}%s\begin{tablenotes}\footnotesize\item Note. %s\end{tablenotes}\end{threeparttable}" % (t, E_(note))
        body += r"\begin{table}[%s]\centering\caption{%s}\small %s\end{table}" % (d.pick("h", "t", "b", "ht"), E_(cap), t)
        for _ in d.count(1, 3): body += par(d, 2, 5)
    return doc(d, "article", "10pt,a4paper" + ",twocolumn" * two, edges(d) + r"\usepackage{booktabs,array,threeparttable}\usepackage[margin=2.2cm]{geometry}", body)

def lparallel(d):
    """Two texts side by side with numbered lines (reledpar)."""
    body, n = r"\begin{pairs}", d.number(4, 7)
    L, R = [d.text(1, 4) for _ in range(n)], [d.text(1, 4) for _ in range(n)]
    for t in L: d.note("left", t)
    for t in R: d.note("right", t)
    body += r"\begin{Leftside}\beginnumbering " + "".join(r"\pstart %s\pend " % E_(t) for t in L) + r"\endnumbering\end{Leftside}\begin{Rightside}\beginnumbering " + "".join(r"\pstart %s\pend " % E_(t) for t in R) + r"\endnumbering\end{Rightside}\end{pairs}\Columns "
    return doc(d, "article", "10pt", edges(d) + r"\usepackage{reledmac,reledpar}\usepackage[margin=2.6cm]{geometry}" + d.pick("", r"\setlength{\columnrulewidth}{.4pt}", r"\setlength\columnseprule{.4pt}"), body)

def lindex(d):
    words = sorted({w for _ in range(90) for w in re.findall(r"[a-z]{5,}", next(d.pool))})[::2]
    body, letter = r"\begin{multicols}{%d}\raggedright" % d.pick(2, 3, 3), ""
    for w in words[:d.number(80, 150)]:
        if w[0] != letter and d.chance(.8): body += r"\medskip\textbf{%s}\par\nobreak " % w[0].upper()
        letter = w[0]
        nums = ", ".join(str(x) for x in sorted(d.random.sample(range(2, 400), d.number(1, 5))))
        body += r"\noindent\hangindent=2em %s, %s\par " % (w, nums)
        d.note("index", f"{w}, {nums}")
        for _ in range(d.pick(0, 0, 0, 1, 2, 3)):
            sub = d.clause(2, 4).lower(); num = str(d.number(2, 400))
            body += r"\noindent\hspace*{1em}\hangindent=3em %s, %s\par " % (E_(sub), num)
            d.note("index", f"{sub}, {num}")
    return doc(d, "article", "9pt", edges(d) + r"\usepackage{multicol}\usepackage[margin=2cm]{geometry}", d.pick(r"\small ", r"\footnotesize ", r"\scriptsize ") + body + r"\end{multicols}")

def lexercises(d):
    body = ""
    for _ in d.count(2, 3):
        body += section(d) + par(d, 1, 2)
        items = ""
        for _ in d.count(5, 9):
            items += r"\item " + E_(d.note("exercise", d.text(1, 2)))
            if d.chance(.4):
                parts = [d.clause(2, 4) for _ in range(d.pick(2, 4))]
                for p in parts: d.note("part", p)
                items += r"\\" + r"\begin{tabular}{@{}ll@{}}" + "".join(("(%s) %s" % ("abcd"[i], E_(p))) + (" & " if i % 2 == 0 else r"\\") for i, p in enumerate(parts)) + r"\end{tabular}"
        body += r"\begin{multicols}{2}\begin{enumerate}[leftmargin=*,%s]%s\end{enumerate}\end{multicols}" % (d.pick("", "label=\\bfseries\\arabic*.", "nosep"), items)
    return doc(d, "article", "10pt", edges(d) + r"\usepackage{multicol,enumitem}\usepackage[margin=1.8cm,columnsep=%dpt]{geometry}" % d.number(14, 24), body)

KINDS = {n: f for n, f in globals().items() if n.startswith("l") and callable(f) and n not in ("level",)}
