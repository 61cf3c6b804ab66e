#!/usr/bin/env python3
"""Writes Sources/PDFFonts/Generated/TeXMetrics.swift.

Run from the top of the package:

    pip download --no-deps fonttools     # a wheel, unpacked anywhere below SOURCES
    apt-get install texlive-latex-base texlive-fonts-recommended lmodern
    .generate/tex-metrics.py SOURCES

Sources and their licences
- Widths and boxes of Computer Modern's fonts for formulae: the AFM files of amsfonts, SIL Open Font License.
- Boxes of its text fonts: Latin Modern, whose glyphs are the same, GUST Font License; their codes by TeX Live's 7t.enc and ec.enc.
- Widths of those in Cork's encoding: the TFM files of the EC fonts, Copyright (c) Joerg Knappen and Norbert Schwarz, which may be freely distributed.
"""
import re
import struct
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from fontTools.pens.boundsPen import BoundsPen  # noqa: E402
from fontTools.ttLib import TTFont  # noqa: E402

from lists import numbers  # noqa: E402

TEX = Path("/usr/share/texlive/texmf-dist")
LM = Path("/usr/share/texmf/fonts/opentype/public/lm")
# What the encodings call otherwise.
ALIASES = {
    "ff": "f_f", "fi": "f_i", "fl": "f_l", "ffi": "f_f_i", "ffl": "f_f_l", "visiblespace": "visualspace", "dbar": "dcroat", "Ng": "Eng",
    "ng": "eng",
}

def encoding(name):
    text = re.sub(r"%.*", "", (TEX / f"fonts/enc/dvips/base/{name}.enc").read_text())
    return re.findall(r"/(\S+)", text[text.index("["):])

def text_font(name, names):
    font = TTFont(LM / f"{name}.otf")
    glyphs, widths = font.getGlyphSet(), font["hmtx"].metrics
    table = {}
    for code, glyph in enumerate(names):
        glyph = glyph if glyph in widths else ALIASES.get(glyph)
        if glyph not in widths:
            continue
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        if pen.bounds:
            table[code] = [round(value) for value in (widths[glyph][0], *pen.bounds)]
    return table

def widths(name):
    """What a TFM file says, by code, in thousandths."""
    data = (TEX / f"fonts/tfm/jknappen/ec/{name}.tfm").read_bytes()
    _, header, first, last = struct.unpack(">4H", data[:8])
    infos = 24 + header * 4
    values = infos + (last - first + 1) * 4
    value = lambda index: struct.unpack(">i", data[values + index * 4:values + index * 4 + 4])[0] / (1 << 20) * 1000
    return {code: value(data[infos + (code - first) * 4]) for code in range(first, last + 1)}


def moved(table, widths):
    """With widths of their own: glyphs stand in the middle of those."""
    result = {}
    for code, (width, left, bottom, right, top) in table.items():
        shift = (widths[code] - width) / 2 if widths.get(code) else 0
        result[code] = [round(width + 2 * shift), round(left + shift), bottom, round(right + shift), top]
    return result


def formula_font(path):
    table, names = {}, {}
    for line in path.read_text().splitlines():
        if match := re.match(r"C (\d+) ; WX ([\d.]+) ; N (\S+) ; B (-?\d+) (-?\d+) (-?\d+) (-?\d+)", line):
            if int(match[1]) < 128 and int(match[6]) > int(match[4]):
                table[int(match[1])] = [round(float(match[2])), *(int(match[i]) for i in range(4, 8))]
                names[int(match[1])] = match[3]
    return table, names

fonts, lists = [], {}
cork_names, original_names = encoding("ec")[:256], encoding("7t")[:128]
others = [name if name != cork_names[code] else ".notdef" for code, name in enumerate(original_names)]
for name, european, style in (
    ("lmroman10-regular", "ecrm1000", "plain"), ("lmroman7-regular", "ecrm0700", "plain"), ("lmroman5-regular", "ecrm0500", "plain"),
    ("lmroman17-regular", "ecrm1728", "plain"),
    ("lmroman10-bold", "ecbx1000", "bold"), ("lmroman12-bold", "ecbx1200", "bold"), ("lmroman10-bolditalic", "ecbi1000", "boldItalic"),
    ("lmroman10-italic", "ecti1000", "italic"), ("lmroman7-italic", "ecti0700", "italic"), ("lmromanslant10-regular", "ecsl1000", "italic"),
    ("lmromancaps10-regular", "eccc1000", "plain"), ("lmsans10-regular", "ecss1000", "plain"), ("lmsans8-regular", "ecss0800", "plain"),
    ("lmsans10-bold", "ecsx1000", "bold"),
    ("lmmono10-regular", "ectt1000", "plain"),
):
    fonts.append((name + ", T1", "cork", style, moved(text_font(name, cork_names), widths(european))))
    # Typewriter type has ASCII in both.
    if "mono" not in name:
        fonts.append((name + ", OT1", "original", style, text_font(name, others)))
for kind, names in (
    ("italic", ("cm/cmmi10", "cm/cmmi7", "cm/cmmi5", "cm/cmmib10")), ("symbols", ("cm/cmsy10", "cm/cmsy7", "cm/cmsy5", "cm/cmbsy10")),
    ("large", ("cm/cmex10",)), ("relations", ("symbols/msam10",)), ("doubled", ("symbols/msbm10",)),
):
    for name in names:
        table, glyphs = formula_font(TEX / f"fonts/afm/public/amsfonts/{name}.afm")
        style = {"cmmib10": "boldItalic", "cmbsy10": "bold"}.get(name[3:], "italic" if kind == "italic" else "plain")
        fonts.append((name, kind, style, table))
        lists.setdefault(kind, glyphs)


out = "// swift-format-ignore-file\n// Generated by .generate/tex-metrics.py, which names its sources and their licences. Do not edit.\n"
out += """
/// Widths and boxes of the fonts that TeX sets most texts and formulae in, and the names of what those of formulae have.
enum TeXMetrics {
    enum Kind { case original, cork, italic, symbols, large, relations, doubled }
    enum Style { case plain, bold, italic, boldItalic }

    /// How many glyphs each font has; those of the original encoding are only the ones that it has in other places than the one before, which is the
    /// same font in Cork's encoding.
    static let fonts: [(kind: Kind, style: Style, count: Int)] = [
"""
for name, kind, style, table in fonts:
    out += f"        (.{kind}, .{style}, {len(table)}),  // {name}\n"
out += """    ]

    /// A glyph takes six numbers: its code, and in thousandths of the type size its width and its box's left, lower, right and upper edge.
    static let glyphs: [Int16] = [
""" + numbers(v for *_, table in fonts for code, box in sorted(table.items()) for v in (code, *box)) + "\n    ]\n"
for kind, glyphs in lists.items():
    words, line = [], ""
    for code in range(128):
        piece = glyphs.get(code, ".notdef") + " "
        if len(line) + len(piece) > 128:
            words.append(line + "\\")
            line = ""
        line += piece
    out += f"\n    /// By code.\n    static let {kind}: StaticString = \"\"\"\n" + "\n".join("    " + w for w in words + [line.rstrip()]) + "\n    \"\"\"\n"
out += "}\n"
Path("Sources/PDFFonts/Generated/TeXMetrics.swift").write_text(out)
