#!/usr/bin/env python3
"""Compare the order that tags give with the order that is seen, file by file.

    pip install rapidfuzz
    Tests/TagComparison/compare-tags.py FOLDER… [--run 'aloud text {pdf}'] [--passwords passwords.json] [--keep DIR] [--markdown]

Every PDF below the folders that has a structure tree is read twice: as it is, and with its tree made unfindable by
qpdf (which leaves the pages' content as it was). Printed for each: the share of words that both have in the same order
(2 * LCS / lengths), the number of words and of paragraphs with and without tags; worst first. `--keep` writes both
texts there, to be read beside the page.
"""
import argparse, collections, json, os, re, shlex, subprocess, sys, tempfile
from rapidfuzz.distance import LCSseq


def run(template, pdf, password):
    command = [part.format(pdf=pdf) for part in shlex.split(template)]
    if password is not None:
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(password)
            file.flush()
            return text(command + ["--password-file", file.name])
    return text(command)


def text(command):
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=300)
    except subprocess.TimeoutExpired:
        return None
    return done.stdout.decode("utf8", "replace") if done.returncode in (0, 65) else None


def strip(pdf, password, target):
    """A copy without tags; False where there are none to take out, or qpdf can't read the file."""
    command = ["qpdf", "--warning-exit-0", "--qdf", "--object-streams=disable", "--decrypt"]
    command += [f"--password={password}"] if password is not None else []
    if subprocess.run(command + [pdf, target], stdin=subprocess.DEVNULL, capture_output=True).returncode not in (0, 3):
        return False
    with open(target, "rb") as file:
        data = file.read()
    if b"/StructTreeRoot" not in data:
        return False
    with open(target, "wb") as file:
        file.write(data.replace(b"/StructTreeRoot", b"/StructTreeGone"))
    return True


def words(text):
    # Characters where words are not parted by spaces.
    return re.findall(r"[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]|[^\s\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]+", text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--run", default="aloud text {pdf}")
    parser.add_argument("--passwords")
    parser.add_argument("--keep")
    parser.add_argument("--markdown", action="store_true")
    options = parser.parse_args()
    passwords = json.load(open(options.passwords)) if options.passwords else {}
    rows = []
    for folder in options.folders:
        for path, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                pdf = os.path.join(path, name)
                if not name.lower().endswith(".pdf"):
                    continue
                password = next((value for ending, value in passwords.items() if pdf.endswith(ending)), None)
                with tempfile.TemporaryDirectory() as scratch:
                    bare = os.path.join(scratch, "bare.pdf")
                    if not strip(pdf, password, bare):
                        continue
                    tagged, seen = run(options.run, pdf, password), run(options.run, bare, None)
                label = os.path.relpath(pdf, folder)
                if tagged is None or seen is None:
                    print(f"{label}: fails", file=sys.stderr)
                    continue
                first, second = words(tagged), words(seen)
                total = len(first) + len(second)
                share = 2 * LCSseq.similarity(first, second) / total if total else 1.0
                same = 2 * sum((collections.Counter(first) & collections.Counter(second)).values()) / total if total else 1.0
                paragraphs = [len([p for p in t.split("\n\n") if p.strip()]) for t in (tagged, seen)]
                rows.append((share, same, len(first), len(second), *paragraphs, label))
                if options.keep:
                    os.makedirs(options.keep, exist_ok=True)
                    flat = label.replace("/", "__")
                    for suffix, content in ((".tags.txt", tagged), (".seen.txt", seen)):
                        with open(os.path.join(options.keep, flat + suffix), "w") as file:
                            file.write(content)
    rows.sort()
    if options.markdown:
        print("| file | order | words in common | words, by tags / seen | paragraphs, by tags / seen |\n|---|---|---|---|---|")
    for share, same, n, m, p, q, label in rows:
        if options.markdown:
            print(f"| {label} | {share:.3f} | {same:.3f} | {n} / {m} | {p} / {q} |")
        else:
            print(f"{share:.4f} {same:.4f} {n:6} {m:6} {p:5} {q:5}  {label}")
    if rows:
        mean = sum(row[0] for row in rows) / len(rows)
        changed = sum(row[0] < 0.99999 or row[4] != row[5] for row in rows)
        print(f"\n{len(rows)} tagged files, {changed} of them read differently by their tags; mean share in the same order {mean:.4f}")


if __name__ == "__main__":
    main()
