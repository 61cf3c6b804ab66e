#!/usr/bin/env python3
"""Ordered word recall of extracted text against the LaTeX source of the same paper.

    pip install rapidfuzz
    latex-recall.py FOLDER --run 'aloud text {pdf}' [--run 'pdftotext -q {pdf} -' ...]

For each NAME.tex beside a NAME.pdf in FOLDER: the source's words in order, mark-up taken out, then the longest common subsequence with the words
of the output, as a share of the source's. Left out of the source, as they are no running text or stand elsewhere on the page: comments, the
preamble, mathematics, labels, citations and references (their printed form is a number or a name made by the class), floats (figures and
tables move), and the bibliography. Words are runs of two or more letters, lower-cased, accents folded; a word broken by a hyphen at a line's end
and not joined again counts as missed.
"""
import argparse, glob, os, re, shlex, subprocess, unicodedata
from rapidfuzz.distance import LCSseq

DROPPED = ("figure", "figure*", "table", "table*", "deluxetable", "deluxetable*", "equation", "equation*", "eqnarray", "eqnarray*", "align",
           "align*", "displaymath", "thebibliography", "references", "picture", "array", "tabular", "math", "center*")
# Commands whose arguments are not printed, or not as they are written, with the number of arguments.
SILENT = {"label": 1, "ref": 1, "eqref": 1, "cite": 1, "citep": 1, "citet": 1, "citealt": 1, "citealp": 1, "citeauthor": 1, "citeyear": 1,
          "bibliography": 1, "bibliographystyle": 1, "input": 1, "include": 1, "includegraphics": 1, "vspace": 1, "hspace": 1, "vskip": 0,
          "setcounter": 2, "addtocounter": 2, "newcommand": 2, "renewcommand": 2, "def": 1, "usepackage": 1, "pacs": 0, "email": 1,
          "altaffilmark": 1, "altaffiltext": 1, "affil": 0, "url": 1, "thispagestyle": 1, "pagestyle": 1, "slugcomment": 1,
          "shorttitle": 1, "shortauthors": 1, "psfig": 1, "epsfig": 1, "plotone": 1, "plottwo": 2, "begin": 1, "end": 1, "onlinecite": 1,
          "epsscale": 1, "footnotemark": 0, "footnotetext": 0, "objectname": 0, "tablenotemark": 1, "thanks": 0, "preprint": 1, "rule": 2}


def group(text, start):
    """The index after the {group} or [option] that begins at `start`."""
    opening, depth = text[start], 0
    closing = {"{": "}", "[": "]"}[opening]
    for index in range(start, len(text)):
        if text[index] == "\\": continue
        if text[index] == opening and text[index - 1] != "\\": depth += 1
        elif text[index] == closing and text[index - 1] != "\\":
            depth -= 1
            if not depth: return index + 1
    return len(text)


def macros(source):
    """Those without arguments that stand for words."""
    found = {}
    for name, body in re.findall(r"\\(?:re)?newcommand\*?\s*\{?\\([A-Za-z]+)\}?\s*\{((?:[^{}]|\{[^{}]*\})*)\}", source): found[name] = body
    for name, body in re.findall(r"\\def\s*\\([A-Za-z]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}", source): found[name] = body
    return found


def plain(source):
    source = re.sub(r"(?<!\\)%.*", "", source)
    own = macros(source)
    body = source.split(r"\begin{document}", 1)[-1].split(r"\end{document}", 1)[0]
    title = re.search(r"\\title\s*(\[[^]]*\])?\{", source.split(r"\begin{document}", 1)[0])
    for name in DROPPED:
        body = re.sub(r"\\begin\{%s\}.*?\\end\{%s\}" % (re.escape(name), re.escape(name)), " ", body, flags=re.S)
    for _ in range(3):
        for name, meaning in own.items():
            body = re.sub(r"\\%s(?![A-Za-z])" % name, lambda _: meaning + " " if False else meaning, body)
    body = re.sub(r"\$\$.*?\$\$|\\\[.*?\\\]|\\\(.*?\\\)", " ", body, flags=re.S)
    body = re.sub(r"(?<!\\)\$[^$]*(?<!\\)\$", " \ue000 ", body)
    # Accents: the letter alone, as both sides are folded.
    body = re.sub(r"\\[`'^\"~=.]\s*\{?\\?([A-Za-z])\}?", r"\1", body)
    body = re.sub(r"\\[uvHcdbkr]\s*\{\\?([A-Za-z])\}", r"\1", body)
    for name, letters in (("ss", "ss"), ("ae", "ae"), ("oe", "oe"), ("o", "o"), ("l", "l"), ("aa", "a"), ("i", "i"), ("j", "j")):
        body = re.sub(r"\\%s(?![A-Za-z])\s*(\{\})?" % name, letters, body)
    out, index = [], 0
    while index < len(body):
        character = body[index]
        if character == "\\":
            match = re.match(r"\\([A-Za-z]+)\*?", body[index:])
            if not match:
                # A discretionary hyphen joins; other signs stand apart.
                out.append("" if body[index + 1:index + 2] in "-/" else " ")
                index += 2
                continue
            index += match.end()
            if match[1] in SILENT:
                while index < len(body) and body[index] in " \n" and re.match(r"\s*[\[{]", body[index:]): index += 1
                while index < len(body) and body[index] == "[": index = group(body, index)
                for _ in range(SILENT[match[1]]):
                    if index < len(body) and body[index] == "{": index = group(body, index)
            elif index < len(body) and body[index] == "[":
                index = group(body, index)
            out.append("" if index < len(body) and body[index] == "{" and match[1] in ("textit", "emph", "textbf") else " ")
            continue
        out.append("" if character in "{}" else " " if character in "~&" else character)
        index += 1
    return "".join(out)


def words(text):
    text = unicodedata.normalize("NFKD", text.replace("\u00ad", ""))
    text = "".join(c for c in text if not unicodedata.combining(c)).replace("ı", "i").replace("ø", "o").replace("ł", "l")
    return re.findall(r"[a-z]{2,}", text.lower())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--run", action="append", required=True)
    parser.add_argument("--missed", action="store_true", help="print the longest runs that were missed by the first command")
    args = parser.parse_args()
    sums = [0.0] * len(args.run)
    sources = sorted(glob.glob(os.path.join(args.folder, "*.tex")))
    for source in sources:
        want = words(plain(open(source, encoding="utf8", errors="replace").read()))
        row = []
        for column, run in enumerate(args.run):
            command = [part.format(pdf=source[:-4] + ".pdf") for part in shlex.split(run)]
            got = words(subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True).stdout.decode("utf8", "replace"))
            recall = LCSseq.similarity(want, got) / max(len(want), 1)
            sums[column] += recall
            row.append(f"{recall:.4f}")
            if args.missed and column == 0:
                gaps = [o for o in LCSseq.opcodes(want, got) if o.tag in ("delete", "replace")]
                for o in sorted(gaps, key=lambda o: o.src_start - o.src_end)[:25]:
                    print("   ", " ".join(want[max(0, o.src_start - 3):o.src_start]), "[", " ".join(want[o.src_start:o.src_end][:16]), "]")
        print(f"{os.path.basename(source):28} {len(want):6}  " + "  ".join(row), flush=True)
    if sources: print(f"{'mean':28}         " + "  ".join(f"{s / len(sources):.4f}" for s in sums))


main()
