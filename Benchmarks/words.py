#!/usr/bin/env python3
"""Compare which words extractors find, whatever their order, with a truth that no extractor produced.

    words.py SET.json --run 'aloud text {pdf}' --run 'all=aloud text --keep furniture {pdf}' --run 'pdftotext -q {pdf} -'

A set is a JSON list of {"pdf": P, "text": T, "unit": "word" | "char"}, paths relative to its folder. Of each document stands, for each
program, 2·common / (words of the truth + words found), both as multisets; characters where the script has no spaces. A program may be given a name
before an equals sign. After the table come the words that the first program misses oftenest, and how often: (h) those of them that the second
program finds, which here keeps running heads and feet, (a) those that all others but it miss, too; what is neither is a bare number.
"""
import argparse
import collections
import json
import os
import re
import shlex
import subprocess
import unicodedata


def units(text, unit):
    text = re.sub("[\u2010\u2011\u00ad]", "-", unicodedata.normalize("NFKC", text))
    if unit == "char":
        return collections.Counter(c for c in text if ord(c) > 0x2E80)
    return collections.Counter(re.findall(r"\w+", text.lower()))


def found(command, pdf):
    words = [part.format(pdf=pdf) for part in shlex.split(command)]
    return subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode("utf8", "replace")


def named(command):
    name, sign, rest = command.partition("=")
    return (name, rest) if sign and re.fullmatch(r"[\w ().-]+", name) and " " not in name.strip() else (os.path.basename(shlex.split(command)[0]), command)


def reasons(word, count, missing):
    """How many of the occurrences are in running heads, missed by all, or neither."""
    kept, others = missing[1][word], [m[word] for m in missing[2:]]
    alike = min(others + [kept])
    parts = [(count - kept, "h"), (alike, "a"), (max(kept - alike, 0), "")]
    return f"{word} " + "+".join(f"{n}{kind}" for n, kind in parts if n > 0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("set")
    parser.add_argument("--run", action="append", required=True)
    parser.add_argument("--missed", type=int, default=20, help="words listed of each document")
    parser.add_argument("--only", default="", help="documents whose names hold this")
    args = parser.parse_args()
    folder = os.path.dirname(args.set)
    names, commands = zip(*map(named, args.run))
    print("| document | words | " + " | ".join(names) + " |\n|---|--:|" + "--:|" * len(names), flush=True)
    lists = []
    for case in json.load(open(args.set)):
        if case.get("kind", "pair") != "pair" or args.only not in case["pdf"]:
            continue
        unit = case.get("unit", "word")
        truth = units(open(os.path.join(folder, case["text"]), encoding="utf8", errors="replace").read(), unit)
        total = sum(truth.values())
        texts = [units(found(command, os.path.join(folder, case["pdf"])), unit) for command in commands]
        shares = [2 * sum((truth & text).values()) / max(total + sum(text.values()), 1) for text in texts]
        best = max(shares)
        name = os.path.basename(case["pdf"])
        print(f"| {name} | {total} | " + " | ".join(f"**{s:.4f}**" if s == best else f"{s:.4f}" for s in shares) + " |", flush=True)
        missing = [truth - text for text in texts]
        if len(commands) > 1:
            lists.append((name, sum(missing[0].values()), [reasons(w, n, missing) for w, n in missing[0].most_common(args.missed)]))
    print("\n| document | missed | oftenest |\n|---|--:|---|")
    for name, total, entries in lists:
        print(f"| {name} | {total} | {', '.join(entries)} |")


main()
