#!/usr/bin/env python3
"""List the documents in which a program's text differs from both pdftotext's and mutool's: those whose pages have to be looked at.

    character-differences.py FOLDER… --run 'aloud text --keep furniture {pdf}' [--named glyphs.md]

Compared are the letters, figures and signs of the whole document as multisets, after NFKC and without white space, and its words. A document on
which a peer says nothing is compared with the other. With --named, those listed that a page does not name are marked.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import shlex
import subprocess
import tempfile
import unicodedata

parser = argparse.ArgumentParser()
parser.add_argument("folder", nargs="+")
parser.add_argument("--run", required=True)
parser.add_argument("--named", help="a page that should name every document listed")
arguments = parser.parse_args()
named = open(arguments.named).read() if arguments.named else ""


def run(command):
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60).stdout
    except subprocess.TimeoutExpired:
        return b""


def mutool(pdf):
    # To a file: some devices are no files to it.
    with tempfile.NamedTemporaryFile() as file:
        run(["mutool", "draw", "-q", "-F", "text", "-o", file.name, pdf])
        return open(file.name, "rb").read()


def parts(output):
    text = unicodedata.normalize("NFKC", output.decode("utf8", "replace"))
    signs = collections.Counter(c for c in text if unicodedata.category(c)[0] in "LNSPM")
    return signs, collections.Counter(re.findall(r"\w+", text.lower()))


def compare(pdf):
    own = parts(run([part.format(pdf=pdf) for part in shlex.split(arguments.run)]))
    peers = [parts(run(["pdftotext", "-q", pdf, "-"])), parts(mutool(pdf))]
    said = [peer for peer in peers if peer[0]] or peers
    return [own[kind] in [peer[kind] for peer in said] for kind in (0, 1)]


def main():
    files = sorted(
        os.path.join(folder, name)
        for top in arguments.folder for folder, _, names in os.walk(top) for name in names if name.lower().endswith(".pdf"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(zip(files, pool.map(compare, files)))
    for pdf, (signs, words) in results:
        if signs and words:
            continue
        name = os.path.splitext(os.path.basename(pdf))[0]
        mark = "" if not named or name in named else "not named: "
        print(f"{mark}{pdf}: {'' if signs else 'signs '}{'' if words else 'words'}")
    print(f"{len(files)} documents; {sum(r[0] for _, r in results)} agree with a peer in signs, {sum(r[1] for _, r in results)} in words")


main()
