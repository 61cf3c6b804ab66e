#!/usr/bin/env python3
"""Compare programs' text with texts made from the same sources as the documents: Debian's packages have many a manual as PDF and as plain text or HTML.

    source-pairs.py collect FOLDER                     finds such pairs (apt-file), downloads their packages and writes NAME.pdf and NAME.truth
    source-pairs.py score FOLDER --run 'aloud text {pdf}' [--run 'pdftotext -q {pdf} -' …]
                                                       words in order, 2·LCS ÷ lengths, and the documents on which the first is behind another
    source-pairs.py hyphens FOLDER --run 'aloud text {pdf}'
                                                       compounds that lost their hyphens at line ends, and words that kept one

Needs rapidfuzz. Texts that share less than six words in ten with every program's are of another edition, or parts alone, and don't count.
"""
import argparse
import collections
import concurrent.futures
import glob
import gzip
import html.parser
import os
import re
import shlex
import subprocess
import unicodedata

LETTER = r"[^\W\d_]"
SKIPPED = re.compile(r"texlive-|installation-guide-(?!amd64)")  # gigabytes, or the same again


class Text(html.parser.HTMLParser):
    blocks = set("p br div tr td th li h1 h2 h3 h4 h5 h6 pre dt dd table".split())

    def __init__(self):
        super().__init__()
        self.parts, self.hidden = [], 0

    def handle_starttag(self, tag, _):
        self.hidden += tag in ("script", "style", "head")
        if tag in self.blocks: self.parts.append("\n")

    def handle_endtag(self, tag):
        self.hidden -= tag in ("script", "style", "head") and self.hidden > 0
        if tag in self.blocks: self.parts.append("\n")

    def handle_data(self, data):
        if not self.hidden: self.parts.append(data)


def found():
    """(package, name) → paths by ending, of those that have a PDF and a text."""
    names = collections.defaultdict(dict)
    listing = subprocess.run(["apt-file", "search", "-x", r"\.(pdf|txt|html)(\.gz)?$"], stdout=subprocess.PIPE, text=True, check=True).stdout
    for line in listing.splitlines():
        package, _, path = line.partition(": ")
        match = re.fullmatch(r"(.*)\.(pdf|txt|html)(\.gz)?", path.rsplit("/", 1)[-1])
        if match and not SKIPPED.match(package): names[package, match[1]].setdefault(match[2], path)
    return {key: paths for key, paths in names.items() if "pdf" in paths and len(paths) > 1}


def content(path):
    data = open(path, "rb").read()
    return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data


def decoded(data):
    stated = re.search(rb"charset=[\"']?([\w-]+)", data[:3000])
    for encoding in ["utf-8"] + ([stated[1].decode()] if stated else []):
        try: return data.decode(encoding)
        except (UnicodeDecodeError, LookupError): pass
    return data.decode("latin-1")


def collect(folder):
    pairs = found()
    os.makedirs(f"{folder}/packages", exist_ok=True)
    for package in sorted({package for package, _ in pairs}):
        subprocess.run(["apt-get", "download", "-q", package], cwd=f"{folder}/packages", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for archive in glob.glob(f"{folder}/packages/{package}_*.deb"):
            subprocess.run(["dpkg-deb", "-x", archive, f"{folder}/packages/{package}"], check=True)
            os.remove(archive)
    for (package, name), paths in pairs.items():
        for ending in paths.keys() - {"pdf"}:
            try:
                pdf, text = (content(f"{folder}/packages/{package}{paths[kind]}") for kind in ("pdf", ending))
            except OSError:
                continue
            if pdf.find(b"%PDF", 0, 1024) < 0: continue
            text = decoded(text)
            if ending == "html":
                parser = Text()
                parser.feed(text)
                text = "".join(parser.parts)
            base = f"{folder}/" + re.sub(r"[^\w.-]", "_", f"{package}_{name}_{ending}")
            open(base + ".pdf", "wb").write(pdf)
            open(base + ".truth", "w").write(text)


def normal(text):
    return re.sub("[\u2010\u2011\u00ad]", "-", unicodedata.normalize("NFKC", text)).lower()


def ideographs(text):
    return [character for character in normal(text) if 0x2E80 < ord(character) < 0xAC00]


def words(text):
    return re.findall(r"\w+", normal(text))


def output(run, base):
    command = [part.format(pdf=base + ".pdf") for part in shlex.split(run)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=300)
    return done.stdout.decode("utf8", "replace").replace("\f", "\n")


def truth(base):
    return open(base + ".truth", encoding="utf8").read()


def scores(base, runs):
    from rapidfuzz.distance import LCSseq
    text = truth(base)
    split = ideographs if len(ideographs(text)) * 8 > len(text) else words
    want = split(text)
    if not 150 <= len(want) <= 200_000: return base, None
    found = [split(output(run, base)) for run in runs]
    return base, [2 * LCSseq.similarity(want, got) / max(len(want) + len(got), 1) for got in found]


def score(bases, runs):
    with concurrent.futures.ProcessPoolExecutor() as pool:
        rows = list(pool.map(scores, bases, [runs] * len(bases)))
    rows = [(base, values) for base, values in rows if values and max(values) > 0.6]
    for base, values in sorted(rows, key=lambda row: row[1][0] - max(row[1])):
        if values[0] < max(values): print(os.path.basename(base), *(f"{value:.4f}" for value in values))
    print(len(rows), "documents;", *(f"{run}: {sum(values[place] for _, values in rows) / len(rows):.4f}" for place, run in enumerate(runs)))


def hyphens(bases, run):
    lost = kept = 0
    for base in bases:
        text = normal(truth(base))
        plain = set(re.findall(rf"{LETTER}+", text))
        compounds = set(re.findall(rf"{LETTER}+(?:-{LETTER}+)+", text))
        joined = {compound.replace("-", "") for compound in compounds}
        for word in set(re.findall(rf"{LETTER}+(?:-{LETTER}+)*", normal(output(run, base)))):
            if "-" in word:
                kept += word not in compounds and word.replace("-", "") in plain
            else:
                lost += word not in plain and word in joined
    print(f"{lost} compounds lost a hyphen, {kept} words kept one")


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("action", choices=["collect", "score", "hyphens"])
parser.add_argument("folder")
parser.add_argument("--run", action="append", default=[], help="a command; {pdf} is filled in")
arguments = parser.parse_args()
if arguments.action == "collect":
    collect(arguments.folder)
else:
    bases = sorted(path[:-6] for path in glob.glob(f"{arguments.folder}/*.truth"))
    score(bases, arguments.run) if arguments.action == "score" else hyphens(bases, arguments.run[0])
