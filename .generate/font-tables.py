#!/usr/bin/env python3
"""Writes Sources/PDFFonts/Generated/{GlyphNames,Encodings,StandardMetrics}.swift.

Run from the top of the package:

    pip download --no-deps fonttools matplotlib mammoth     # wheels, unpacked anywhere below SOURCES
    apt-get install texlive-latex-base libgs10-common
    .generate/font-tables.py SOURCES

Sources and their licences
- Adobe Glyph List and ITC Zapf Dingbats Glyph List, in fontTools/agl.py: Copyright 2002-2019 Adobe, BSD 3-clause.
- TeX glyph names: pairs of name and code from glyphtounicode.tex and texglyphlist.txt of TeX Live, which state no licence themselves
  (they come with lcdf-typetools by Eddie Kohler).
- Thai glyph names: made of the characters' names in Unicode.
- Metrics of the 14 standard fonts: Adobe's AFM files in matplotlib/mpl-data/fonts/pdfcorefonts, Copyright (c) 1985-1997 Adobe
  Systems Incorporated; "may be used, copied, and distributed for any purpose and without charge, with or without modification,
  provided that all copyright notices are retained". The tables are a selection of their figures: a modification.
- Wingdings and Webdings: mammoth/docx/dingbats.py, from github.com/mwilliamson/dingbat-to-unicode, Copyright (c) Michael Williamson, BSD 2-clause.
- Encodings: fontTools (Standard, CFF strings, Macintosh glyph order), Python's cp1252 and mac_roman with the exceptions of ISO 32000-2
  Annex D, the codes of MacExpert (Annex D.4) as
  Ghostscript's gs_mex_e.ps has them, the AFM files' own codes (Symbol, ZapfDingbats), TeX Live's 7t.enc and ec.enc.
The notices are in NOTICES.txt.
"""
import re
import sys
import unicodedata
from pathlib import Path

sources = Path(sys.argv[1])
sys.path.insert(0, str(sources))
from fontTools import agl, cffLib  # noqa: E402
from fontTools.encodings.StandardEncoding import StandardEncoding  # noqa: E402
from fontTools.ttLib.standardGlyphOrder import standardGlyphOrder  # noqa: E402

from lists import numbers  # noqa: E402

out = Path("Sources/PDFFonts/Generated")
TEX = Path("/usr/share/texlive/texmf-dist")
private = lambda s: 0xE000 <= s <= 0xF8FF or 0xD800 <= s <= 0xDFFF

# Names for which the Adobe Glyph List has only a private area value, or one that reads badly.
OVERRIDES = {
    "Delta": "0394", "Omega": "03A9",
    "parenlefttp": "239B", "parenleftex": "239C", "parenleftbt": "239D", "parenrighttp": "239E", "parenrightex": "239F",
    "parenrightbt": "23A0", "bracketlefttp": "23A1", "bracketleftex": "23A2", "bracketleftbt": "23A3", "bracketrighttp": "23A4",
    "bracketrightex": "23A5", "bracketrightbt": "23A6", "bracelefttp": "23A7", "braceleftmid": "23A8", "braceleftbt": "23A9",
    "braceex": "23AA", "bracerighttp": "23AB", "bracerightmid": "23AC", "bracerightbt": "23AD", "integralex": "23AE",
    "arrowvertex": "23D0", "arrowhorizex": "23AF", "radicalex": "203E", "registersans": "00AE", "registerserif": "00AE",
    "copyrightsans": "00A9", "copyrightserif": "00A9", "trademarksans": "2122", "trademarkserif": "2122",
    "rupiah": "0052 0070", "onefitted": "0031", "threequartersemdash": "2014", "dotlessj": "0237",
    "commaaccent": "0326", "cyrBreve": "02D8", "cyrbreve": "02D8", "cyrFlex": "0311", "cyrflex": "0311", "dblGrave": "02F5",
    "dblgrave": "02F5", "dieresisacute": "0308 0301", "dieresisgrave": "0308 0300", "DieresisAcute": "0308 0301",
    "DieresisGrave": "0308 0300", "Acute": "00B4", "Caron": "02C7", "Dieresis": "00A8", "Grave": "0060", "Hungarumlaut": "02DD",
    "Macron": "00AF", "afii10063": "0433", "afii10064": "0435", "afii10192": "0434", "afii10831": "0442", "afii10832": "0448",
    "afii57929": "200F", "LL": "004C 004C", "ll": "006C 006C", "ff": "FB00", "fi": "FB01", "fl": "FB02", "ffi": "FB03", "ffl": "FB04",
    "f_h": "0066 0068", "apple": "", "controlNULL": "", "nbspace": "00A0", "nonbreakingspace": "00A0", "sfthyphen": "00AD",
    "visiblespace": "2423", "visualspace": "2423", "angbracketleft": "27E8", "angbracketright": "27E9", "diamond": "2666",
    "heart": "2665", "phi1": "03D5", "phi": "03C6", "Ifractur": "2111", "Rfractur": "211C", "circlecopyrt": "25EF", "star": "22C6",
    "Euro": "20AC", "euro": "20AC", "mathdollar": "0024", "mathsterling": "00A3", "mathparagraph": "00B6", "mathsection": "00A7",
}

names = {}


def put(name, text):
    text = " ".join(f"{int(part, 16):X}" for part in text.split())
    if name not in names and re.fullmatch(r"[\x21-\x3a\x3c-\x7e]+", name):
        names[name] = text


for name, text in OVERRIDES.items():
    put(name, text)
legacy = dict(agl.LEGACY_AGL2UV)
legacy = {name: value if isinstance(value, (list, tuple)) else [value] for name, value in legacy.items()}
agl_private = {}
for name, value in sorted(legacy.items()):
    if any(private(v) for v in value):
        agl_private[name] = value
    else:
        put(name, " ".join(f"{v:X}" for v in value))
for name in agl_private:
    if name in names:
        continue
    # Small capitals are letters, old-style figures are figures, raised and lowered letters and signs are themselves.
    for suffix in ("small", "oldstyle", "superior", "inferior"):
        stem = name.removesuffix(suffix)
        if stem != name:
            lower = stem[0].lower() + stem[1:] if len(stem) == 1 or stem[1:2].islower() else stem.lower()
            value = names.get(lower) if suffix == "small" else None
            value = value or names.get(stem) or names.get(stem.lower())
            if value:
                put(name, value)
            break
    if match := re.fullmatch(r"(.*?)(low|upper)?(left|right)thai", name):  # a Thai sign moved aside
        put(name, names[match[1] + "thai"])
for line in (TEX / "tex/generic/pdftex/glyphtounicode.tex").read_text(errors="replace").splitlines():
    if match := re.match(r"\\pdfglyphtounicode\{([^}:]+)\}\{([0-9A-Fa-f ]+)\}", line):
        if not any(private(int(p, 16)) for p in match[2].split()):
            put(match[1], match[2])
for line in (TEX / "fonts/map/glyphlist/texglyphlist.txt").read_text().splitlines():
    if match := re.match(r"([^#;]+);([0-9A-F ]+)", line):
        if not any(private(int(p, 16)) for p in match[2].split()):
            put(match[1], match[2])
for code in range(0x0E01, 0x0E5C):  # ThaiCharacterMaiEk, and the forms that older fonts have beside it
    if name := unicodedata.name(chr(code), ""):
        name = "".join("-".join(part.capitalize() for part in word.split("-")) for word in name.split())
        for form in ("", "Left", "Low", "LowLeft", "Descless"):
            put(name + form, f"{code:X}")
            put(name.replace("-", "") + form, f"{code:X}")
names = {name: text for name, text in names.items() if text}
dingbats = {}
for number in range(0, 300):
    if text := agl._zapfDingbatsToUnicode(f"a{number}"):
        dingbats[f"a{number}"] = " ".join(f"{ord(c):X}" for c in text)


def scalar(name):
    """One scalar, 0 for none: the encodings have no sequences but Rp."""
    text = names.get(name, "")
    return int(text, 16) if text and " " not in text else 0


HEADER = "// swift-format-ignore-file\n// Generated by .generate/font-tables.py, which names its sources and their licences. Do not edit.\n"


def string(text):
    return text.replace("\\", "\\\\")


def bucket(name):
    """As GlyphNameList.bucket."""
    value = 0
    for byte in name.encode():
        value = (value * 31 + byte) & 0xFFFFFFFF
    return (value ^ value >> 11) % 2048


def listing(table):
    """The lines, bucket by bucket, and where each bucket begins."""
    lines, starts, length = [], [], 0
    for name, text in sorted(table.items(), key=lambda i: (bucket(i[0]), i[0].encode())):
        starts += [length] * (bucket(name) + 1 - len(starts))
        lines.append(f"    {string(name)};{text}")
        length += len(f"{name};{text}\n".encode())
    starts += [length - 1] * (2049 - len(starts))
    rows = (", ".join(map(str, starts[i:i + 20])) for i in range(0, len(starts), 20))
    return "\n".join(lines), "[\n        " + ",\n        ".join(rows) + ",\n    ]"


(lines, starts), (dingbat_lines, dingbat_starts) = listing(names), listing(dingbats)
(out / "GlyphNames.swift").write_text(
    HEADER + f"""
/// Glyph names with their scalars in hexadecimal, a line each, in the order of their buckets; and where in that each bucket begins.
enum GlyphNames {{
    /// {len(names)} names: the Adobe Glyph List first, then TeX's and others'.
    static let list: StaticString = \"\"\"
{lines}
    \"\"\"

    static let starts: [UInt32] = {starts}

    /// The names of ITC Zapf Dingbats (a1 …), which elsewhere mean something else.
    static let dingbats: StaticString = \"\"\"
{dingbat_lines}
    \"\"\"

    static let dingbatStarts: [UInt32] = {dingbat_starts}
}}
""")

# Encodings, as scalars.
win = []
for code in range(256):
    try:
        win.append(ord(bytes([code]).decode("cp1252")) if code >= 32 else 0)
    except UnicodeDecodeError:
        win.append(0)
for code in (0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D):
    win[code] = 0x2022  # Annex D.2, note 3
win[0xA0], win[0xAD] = 0x20, 0x2D  # notes 5 and 6
mac = [ord(bytes([code]).decode("mac_roman")) if code >= 32 and code != 127 else 0 for code in range(256)]
mac[0xCA], mac[0xDB], mac[0xF0] = 0x20, 0xA4, 0
standard = [scalar(name) for name in StandardEncoding]
text = Path("/usr/share/ghostscript/10.00.0/Resource/Init/gs_mex_e.ps").read_text()
expert_names = re.findall(r"/([.\w]+)", text[text.index("% \\00x"):])[:256]
mac_expert = [scalar(name) for name in expert_names]
afm_folder = next(sources.glob("**/pdfcorefonts"))


def afm(name):
    return [
        (int(m[1]), int(m[2]), m[3])
        for m in re.finditer(r"^C (-?\d+) ; WX (\d+) ; N (\w+)", (afm_folder / f"{name}.afm").read_text(), re.M)
    ]


def built_in(name, lookup):
    table = [0] * 256
    for code, _, glyph in afm(name):
        if code >= 0:
            table[code] = lookup(glyph)
    return table


symbol = built_in("Symbol", scalar)
symbol[0x6D] = 0x3BC  # among Greek letters, mu is one
dingbat_scalar = lambda n: int(dingbats[n], 16) if n in dingbats else scalar(n)
zapf = built_in("ZapfDingbats", dingbat_scalar)
expert_codes = {
    32: 1, 33: 229, 34: 230, **{code: code + 195 for code in range(36, 44)}, 44: 13, 45: 14, 46: 15, 47: 99,
    **{code: code + 191 for code in range(48, 58)}, 58: 27, 59: 28, **{code: code + 189 for code in range(60, 64)},
    **{code: code + 188 for code in range(65, 70)}, 73: 258, **{76 + i: 259 + i for i in range(4)}, **{82 + i: 263 + i for i in range(3)},
    86: 266, 87: 109, 88: 110, 89: 267, 90: 268, 91: 269, **{code: code + 177 for code in range(93, 127)}, 161: 304, 162: 305, 163: 306,
    166: 307, 167: 308, 168: 309, 169: 310, 170: 311, 172: 312, 175: 313, 178: 314, 179: 315, 182: 316, 183: 317, 184: 318, 188: 158,
    189: 155, 190: 163, **{191 + i: 319 + i for i in range(7)}, 200: 326, 201: 150, 202: 164, 203: 169,
    **{code: code + 123 for code in range(204, 256)},
}
sid = cffLib.cffStandardStrings
assert sid[expert_codes[86]] == "ff" and sid[expert_codes[100]] == "Dsmall" and sid[expert_codes[255]] == "Ydieresissmall"
assert sid[expert_codes[188]] == "onequarter" and sid[expert_codes[200]] == "zerosuperior"
expert = [scalar(sid[expert_codes[code]]) if code in expert_codes else 0 for code in range(256)]
index = {name: i for i, name in enumerate(sid)}


def tex(name):
    text = re.sub(r"%.*", "", (TEX / f"fonts/enc/dvips/base/{name}.enc").read_text())
    return [scalar(glyph) for glyph in re.findall(r"/([.\w]+)", text[text.index("["):])][:256]


tables = [
    ("standard", "StandardEncoding (Annex D.2).", standard),
    ("winAnsi", "WinAnsiEncoding (Annex D.2).", win),
    ("macRoman", "MacRomanEncoding (Annex D.2), with the mathematical signs that TrueType fonts have there (§9.6.5.4).", mac),
    ("macExpert", "MacExpertEncoding (Annex D.4).", mac_expert),
    ("symbol", "The built-in encoding of Symbol (Annex D.5).", symbol),
    ("zapfDingbats", "The built-in encoding of ZapfDingbats (Annex D.6).", zapf),
    ("cffExpert", "CFF's Expert encoding (Adobe Technical Note 5176, appendix B).", expert),
    ("cffStrings", "What CFF's standard strings, by SID, name (appendix A).", [scalar(name) for name in sid]),
    ("cffExpertCharset", "CFF's Expert charset: SID by glyph (appendix C).", [index[n] for n in cffLib.cffIExpertStrings]),
    ("cffExpertSubsetCharset", "CFF's ExpertSubset charset.", [index[n] for n in cffLib.cffExpertSubsetStrings]),
    ("teXOriginal", "TeX's original text encoding, OT1.", tex("7t")[:128]),
    ("teXCork", "TeX's encoding of European text, T1 or Cork.", tex("ec")),
    ("macintoshGlyphs", "The 258 names of the standard Macintosh glyph order that `post` tables refer to.", [scalar(n) for n in standardGlyphOrder]),
]
body = "\n\n".join(f"    /// {doc}\n    static let {name}: [UInt16] = [\n{numbers(values)}\n    ]" for name, doc, values in tables)
dingbat_code = (sources / "mammoth/docx/dingbats.py").read_text()
scope = {}
exec(dingbat_code, scope)
for swift, name in [("wingdings", "Wingdings"), ("wingdings2", "Wingdings 2"), ("wingdings3", "Wingdings 3"), ("webdings", "Webdings")]:
    values = [scope["dingbats"].get((name, code), 0) for code in range(256)]
    body += f"\n\n    /// Microsoft's {name}.\n    static let {swift}: [UInt32] = [\n{numbers(values)}\n    ]"
(out / "Encodings.swift").write_text(HEADER + f"\n/// Encodings as tables of scalars, 0 where a code has none.\nenum Encodings {{\n{body}\n}}\n")

# Metrics.
latin = sorted((scalar(glyph), glyph) for _, _, glyph in afm("Helvetica") if scalar(glyph))
assert len({s for s, _ in latin}) == len(latin), "two glyphs, one scalar"
body = [f"    /// The scalars that the Latin fonts have, ascending.\n    static let latinScalars: [UInt16] = [\n{numbers(s for s, _ in latin)}\n    ]"]
for swift, name in [
    ("helvetica", "Helvetica"), ("helveticaBold", "Helvetica-Bold"), ("timesRoman", "Times-Roman"), ("timesBold", "Times-Bold"),
    ("timesItalic", "Times-Italic"), ("timesBoldItalic", "Times-BoldItalic"),
]:
    widths = {glyph: width for _, width, glyph in afm(name)}
    body.append(f"    /// {name}, in the order of `latinScalars`.\n    static let {swift}: [UInt16] = [\n{numbers(widths[g] for _, g in latin)}\n    ]")
for swift, name, lookup in [("symbol", "Symbol", scalar), ("zapfDingbats", "ZapfDingbats", dingbat_scalar)]:
    pairs = sorted({(0x3BC if glyph == "mu" else lookup(glyph)): width for _, width, glyph in afm(name) if lookup(glyph)}.items())
    body.append(f"    static let {swift}Scalars: [UInt16] = [\n{numbers(s for s, _ in pairs)}\n    ]")
    body.append(f"    /// {name}, in the order of its scalars.\n    static let {swift}: [UInt16] = [\n{numbers(w for _, w in pairs)}\n    ]")
for a, b in [("Helvetica", "Helvetica-Oblique"), ("Helvetica-Bold", "Helvetica-BoldOblique")]:
    assert afm(a) == afm(b)
(out / "StandardMetrics.swift").write_text(
    HEADER + """// Copyright (c) 1985, 1987, 1989, 1990, 1991, 1992, 1993, 1997 Adobe Systems Incorporated. All Rights Reserved.

/// Widths of the standard 14 fonts (§9.6.2.2) in thousandths. The oblique Helveticas have the widths of the upright ones; Courier has 600 throughout.
enum StandardMetrics {
""" + "\n\n".join(body) + "\n}\n")
print(len(names), "names;", len(dingbats), "dingbats;", len(latin), "latin glyphs")
print({n: v for n, v in ((n, names.get(n)) for n in agl_private) if not v}.keys())
