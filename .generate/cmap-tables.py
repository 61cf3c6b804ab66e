#!/usr/bin/env python3
"""Writes Sources/PDFFonts/Generated/{PredefinedCMaps,CharacterCollections}.swift from Debian's poppler-data (apt-get install poppler-data).

Run from the top of the package: .generate/cmap-tables.py

Source: /usr/share/poppler/cMap, Adobe's CMap resources and mapping resources for PDF: Copyright 1990-2019 Adobe Systems Incorporated, BSD 3-clause (NOTICES.txt;
https://github.com/adobe-type-tools/cmap-resources, https://github.com/adobe-type-tools/mapping-resources-pdf).

Numbers are written in printable characters, so that the tables can stand in string literals, broken into lines anywhere: of the 91 characters
from ! to tilde without the quotation mark, the backslash and the number sign, the first 45 are a number by themselves, the next 30 begin one of two,
the next 15 one of three, the last one of six characters. A signed number n is 2n, or -2n - 1 if negative. PackedNumbers.swift reads them.

A CMap is written as what differs from another one, where that is shorter; those of Unicode families as what differs from the inverse of their
collection's CID → Unicode table, the same for UTF-8, UTF-16 and UTF-32.
"""
import re
from pathlib import Path

ROOT = Path("/usr/share/poppler/cMap")
OUT = Path("Sources/PDFFonts/Generated")
SYMBOLS = [chr(c) for c in range(0x21, 0x7F) if chr(c) not in '"\\#']
B = 91
assert len(SYMBOLS) == B
COLLECTIONS = ["Adobe-GB1", "Adobe-CNS1", "Adobe-Japan1", "Adobe-Korea1", "Adobe-KR"]
KINDS = {"UCS2": 1, "UTF8": 2, "UTF16": 3, "UTF32": 4}


def number(n):
    assert n >= 0
    if n < 45:
        return SYMBOLS[n]
    n -= 45
    if n < 30 * B:
        return SYMBOLS[45 + n // B] + SYMBOLS[n % B]
    n -= 30 * B
    if n < 15 * B * B:
        return SYMBOLS[75 + n // (B * B)] + SYMBOLS[n // B % B] + SYMBOLS[n % B]
    n -= 15 * B * B
    digits = []
    for _ in range(5):
        digits.append(SYMBOLS[n % B])
        n //= B
    assert n == 0
    return SYMBOLS[90] + "".join(reversed(digits))


def signed(n):
    return number(2 * n if n >= 0 else -2 * n - 1)


class CMap:
    def __init__(self, path):
        text = path.read_text(errors="replace")
        self.name = path.name
        match = re.search(r"/([\w-]+)\s+usecmap", text)
        self.parent = match[1] if match else None
        self.vertical = bool(re.search(r"/WMode\s+1\s+def", text))
        self.spaces, self.codes, self.texts = [], {}, {}
        for kind, body in re.findall(r"begin(codespacerange|cidrange|cidchar|bfrange|bfchar)(.*?)end\1", text, re.S):
            tokens = re.findall(r"<([0-9a-fA-F]+)>|(\d+)|(\[)|(\])", body)
            tokens = [(len(h) // 2, int(h, 16), h) if h else int(d) if d else (o or c) for h, d, o, c in tokens]
            i = 0
            while i < len(tokens):
                if kind == "codespacerange":
                    self.spaces.append((tokens[i][0], tokens[i][1], tokens[i + 1][1])); i += 2
                elif kind == "cidrange":
                    for k in range(tokens[i + 1][1] - tokens[i][1] + 1):
                        self.codes[(tokens[i][0], tokens[i][1] + k)] = tokens[i + 2] + k
                    i += 3
                elif kind == "cidchar":
                    self.codes[tokens[i][:2]] = tokens[i + 1]; i += 2
                elif kind == "bfchar":
                    self.texts[tokens[i][1]] = bytes.fromhex(tokens[i + 1][2]).decode("utf-16-be", "replace"); i += 2
                else:
                    low, high = tokens[i][1], tokens[i + 1][1]
                    if tokens[i + 2] == "[":
                        i += 3
                        while tokens[i] != "]":
                            self.texts[low] = bytes.fromhex(tokens[i][2]).decode("utf-16-be", "replace"); low += 1; i += 1
                        i += 1
                    else:
                        base = bytes.fromhex(tokens[i + 2][2]).decode("utf-16-be", "replace")
                        for k in range(high - low + 1):
                            self.texts[low + k] = base[:-1] + chr(ord(base[-1]) + k)
                        i += 3


def resolved(maps, name):
    cmap = maps[name]
    codes = dict(resolved(maps, cmap.parent)) if cmap.parent else {}
    codes.update(cmap.codes)
    return codes


def scalars(codes, family):
    """Code → CID as scalar → CID."""
    result = {}
    for (size, code), cid in codes.items():
        data = code.to_bytes(size, "big")
        try:
            text = data.decode({"UTF8": "utf-8", "UTF16": "utf-16-be", "UTF32": "utf-32-be", "UCS2": "utf-16-be"}[family])
        except UnicodeDecodeError:
            continue
        if len(text) == 1:
            result[ord(text)] = cid
    return result


def ranges(pairs):
    """Sorted (key, value) as [start, count, value] with both counting up, not across a change of the second-last byte's block."""
    runs = []
    for key, value in pairs:
        if runs and runs[-1][0] + runs[-1][1] == key and runs[-1][2] + runs[-1][1] == value:
            runs[-1][1] += 1
        else:
            runs.append([key, 1, value])
    return runs


def packed(runs):
    out, key, value = [], 0, 0
    for start, count, first in runs:
        out.append(number(start - key) + number(count - 1) + signed(first - value))
        key, value = start + count, first + count
    return "".join(out)


def lines(text, indent):
    return "\n".join(" " * indent + text[i : i + 120] for i in range(0, max(len(text), 1), 120))


def block(text, indent=4):
    return '"""\n' + lines(text, indent) + "\n" + " " * indent + '"""'


def simplified(text):
    """Without variation selectors, which nothing says aloud."""
    return "".join(c for c in text if not (0xFE00 <= ord(c) <= 0xFE0F or 0xE0100 <= ord(c) <= 0xE01EF))


def difference(codes, parent):
    """What to set on top of `parent` to get `codes`; 0 for what it has too much."""
    return {key: codes.get(key, 0) for key in codes.keys() | parent.keys() if codes.get(key, 0) != parent.get(key, 0)}


collections, entries = [], []
for index, collection in enumerate(COLLECTIONS):
    maps = {path.name: CMap(path) for path in sorted((ROOT / collection).iterdir())}
    texts = {cid: simplified(text) for cid, text in maps[f"{collection}-UCS2"].texts.items()}
    single = {cid: ord(text) for cid, text in texts.items() if len(text) == 1 and text not in "\0\ufffd"}
    several = {cid: text for cid, text in texts.items() if len(text) > 1}
    collections.append((collection, packed(ranges(sorted(single.items()))),
        "".join(number(cid) + number(len(text)) + "".join(number(ord(c)) for c in text) for cid, text in sorted(several.items()))))
    inverse = {}
    for cid, value in sorted(single.items()):
        inverse.setdefault(value, cid)
    full = {}
    for name, cmap in maps.items():
        if "Hojo" in name or name.startswith(("Adobe-", "UCS2-")) or name.endswith(("-UCS2", "-UCS2C")):
            continue  # Adobe-Japan2, and tables between CIDs, Unicode and vendors' codes
        family = re.fullmatch(r"(Uni\w+)-(UCS2|UTF8|UTF16|UTF32)(?:-HW)?-[HV]", name)
        spaces = number(len(cmap.spaces)) + "".join(number(v) for space in cmap.spaces for v in space)
        if family:
            kind, form = KINDS[family[2]], family[2]
            parent, base = cmap.parent or "", None
            own = scalars(cmap.codes, form)
            twin = name.replace(form, "UTF32")
            if not cmap.parent and form in ("UTF8", "UTF16") and twin in maps:
                assert own == scalars(maps[twin].codes, "UTF32"), name
                parent, differing = twin, {}
            elif not cmap.parent:
                # Of the inverse, what the CMap lacks is left in: it only lends a width to codes that should not occur.
                differing = {value: cid for value, cid in own.items() if inverse.get(value) != cid}
            else:
                differing = own
        else:
            kind, parent = 0, cmap.parent or ""
            own = {code: cid for (_, code), cid in cmap.codes.items()}
            differing = own
            if not cmap.parent:
                best = len(packed(ranges(sorted(own.items()))))
                for other, codes in full.items():
                    candidate = difference(own, codes)
                    if len(candidate) < len(own) and (size := len(packed(ranges(sorted(candidate.items()))))) < best:
                        best, parent, differing = size, other, candidate
                full[name] = own
        data = number(kind) + number(1 if cmap.vertical else 0) + spaces + packed(ranges(sorted(differing.items())))
        entries.append((name, index, parent, data))

HEADER = "// swift-format-ignore-file\n// Generated by .generate/cmap-tables.py, which names its source and its licence. Do not edit.\n"
(OUT / "PredefinedCMaps.swift").write_text(
    HEADER + """
/// Adobe's CMaps for Chinese, Japanese and Korean (§9.7.5.2), packed.
enum PredefinedCMaps {
    /// Name, collection (a place in `CharacterCollections.all`), the CMap it builds on (or nothing), and numbers: kind (0 codes, 1 UCS-2, 2 UTF-8,
    /// 3 UTF-16, 4 UTF-32), writing mode, codespaces (count; bytes, low, high each), and to the end ranges: distance of the code from the last
    /// range's end, count less one, signed distance of the CID.
    static let all: [(name: StaticString, collection: Int, parent: StaticString, data: StaticString)] = [
""" + ",\n".join(f'        ("{name}", {index}, "{parent}", {block(data, 8)})' for name, index, parent, data in entries) + "\n    ]\n}\n")
(OUT / "CharacterCollections.swift").write_text(
    HEADER + """
/// What the CIDs of Adobe's character collections stand for, packed: ranges as in `PredefinedCMaps` (CID, count less one, scalar), and those
/// of several scalars as CID, count, scalars.
enum CharacterCollections {
    static let all: [(name: StaticString, single: StaticString, several: StaticString)] = [
""" + ",\n".join(f'        ("{name}", {block(single, 8)}, {block(several, 8)})' for name, single, several in collections) + "\n    ]\n}\n")
print(len(entries), "CMaps,", sum(len(e[3]) for e in entries), "characters;", [(c[0], len(c[1]), len(c[2])) for c in collections])
