#!/usr/bin/env python3
"""Scanned documents with a hidden layer of text as OCR makes them, out of documents whose text is known (by magazines.py, papers.py, books.py).

    scans.py make FOLDER --source FOLDER --clean 'aloud text --pages {pages} {pdf}' [--how layer] [--first 0] [--count 100]
    scans.py score FOLDER --run 'aloud text {pdf}' [--show 10]      paragraphs torn, split, joined or out of order; spaces and hyphens; heads and specks read

With "--how ocr" pages are rendered, spoiled as by a scanner (skew, specks, dark edges, blur, what shines through, curls, two pages on one picture) and read by
Tesseract or OCRmyPDF (Debian: ocrmypdf, tesseract-ocr-deu, tesseract-ocr-fra). With "--how layer" the words' own boxes are written the way other programs do: one
by one in Times or Helvetica, stretched to the box, sizes and baselines varying, now and then a letter misread, a word cut, a speck taken for a letter; with "--how
odd" also on pages in bands, tiles or layers, under these, on their side, two on one sheet. Only what --clean reads whole in the source is asked for. Needs, of Python, pymupdf, numpy, pillow.
"""

import bisect
import collections
import difflib
import io
import json
import math
import random
import re
import subprocess
import tempfile
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pool
from pathlib import Path

import magazines

LANGUAGES = {"en": "eng", "de": "deu", "fr": "fra"}
LATIN = {"en", "de", "fr", "es", "it", "pt", "sv", "nl", "da", "nb", "fi"}
KINDS = {"paragraph", "item", "quotation", "theorem", "abstract", "note", "footnote", "caption", "reference", "head", "beside"}
SPECKS = ["•", ".", ",", "'", "|", "i", "l", "-", "_", "~", ":", "*", "1", ";", "I", "J", "\\", "/", "°", "■", "( ", "'.", ". .", "-.", "..", ",'"]
GARBAGE = ["Wm", "il|", "aS", "ee", "oe", "L_", "iW", "SS", "a", "ij", "Ya", "Zz", "fi", "<>", "ae", "=", "4", "7", "~", "bd", "Oo"]
SLIPS = {"e": "c", "c": "e", "l": "1", "I": "l", "m": "rn", "h": "b", "i": "l", "o": "0", "n": "u", "t": "l", "d": "cl", "a": "n", "s": "5", ",": ".", ".": ","}


# Matching letters that may be misread.


def letters(text):
    """The letters of `text` without accents and case, and where in it each stands."""
    out, places = [], []
    for place, character in enumerate(text):
        if character.isspace(): continue
        for c in unicodedata.normalize("NFKD", character).casefold():
            if c.isalpha():
                out.append(c)
                places.append(place)
    return "".join(out), places


SEED, STEP = 9, 4


class Reading:
    def __init__(self, text):
        self.text = text
        self.whole, self.places = letters(text)
        self.index = collections.defaultdict(list)
        for i in range(len(self.whole) - SEED + 1): self.index[self.whole[i : i + SEED]].append(i)
        self.ends = [m.start() for m in re.finditer(r"\n\s*\n|\f", text)]

    def matches(self, wanted, near=0):
        """Where seeds of `wanted` are, as (own place, place), following one another as far as possible."""
        votes = collections.Counter()
        found = []
        for own in range(0, len(wanted) - SEED + 1, STEP):
            places = self.index.get(wanted[own : own + SEED], ())
            if len(places) > 60: continue
            found.append((own, places))
            for p in places: votes[(p - own) // 40] += 1
        if not votes: return []
        def weight(key):
            return votes[key] + votes[key - 1] / 2 + votes[key + 1] / 2
        best = max(votes, key=lambda key: (round(weight(key)), -abs(key * 40 - near)))
        at, out = best * 40 + 20, []
        for own, places in found:
            if not places: continue
            p = min(places, key=lambda p: abs(p - own - at))
            if abs(p - own - at) > 40:
                # What is misread here may be said elsewhere.
                here = self.whole[max(0, own + at - 8) : own + at + SEED + 8]
                blocks = difflib.SequenceMatcher(None, wanted[max(0, own - 4) : own + SEED + 4], here, False).get_matching_blocks()
                if sum(b.size for b in blocks) > 0.6 * (SEED + 4): continue
            out.append((own, p))
            if abs(p - own - at) < 3000: at = p - own
        return out

    def block(self, place):
        return bisect.bisect(self.ends, self.places[place])


def gap(text, places, i):
    between = text[places[i] + 1 : places[i + 1]]
    if any(c.isspace() for c in between): return " "
    return "-" if re.search("[-\u00ad\u2010\u2011¬–—]", between) else ""


def check(reading, said, last):
    """The fault of what was said, why, its share found, its first and last block and place, and (spaces wrong, seeds compared)."""
    wanted, own = letters(said)
    found = reading.matches(wanted, last)
    share = len(found) * STEP / max(1, len(wanted) - SEED + 1)
    if len(found) < 2: return "lost", "NOWHERE " + said[:100], share, None, (0, 0), []
    fault, why, odd = None, "", []
    wrong = compared = 0
    for o, p in found:
        for k in range(SEED - 1):
            if (k + o) % STEP: continue
            compared += 1
            a, b = gap(said, own, o + k), gap(reading.text, reading.places, p + k)
            if a != b:
                wrong += 1
                q = reading.places[p + k]
                odd.append(f"{a!r}→{b!r} {reading.text[max(0, q - 15) : q + 16]!r}")
    # Lone seeds that are elsewhere are words said twice.
    kept = [found[0]]
    for i, (o, p) in enumerate(found[1:], 1):
        d = p - o - (kept[-1][1] - kept[-1][0])
        if abs(d) > 60 and not any(abs(q - n - (p - o)) < 30 for n, q in found[i + 1 : i + 4]): continue
        kept.append((o, p))
    for (o, p), (n, q) in zip(kept, kept[1:]):
        extra = (q - p) - (n - o)
        if q < p or extra > 14:
            fault = "torn" if q < p or extra > 400 else "parted"
            e, s = reading.places[p + SEED - 1] + 1, own[o + SEED - 1] + 1
            why = f"said …{said[max(0, s - 30):s]!r}|{said[s:s + 40]!r}\n     read …{reading.text[max(0, e - 60):e]!r}|{reading.text[e:e + 140]!r}"
            break
    first, final = reading.block(kept[0][1]), reading.block(kept[-1][1] + SEED - 1)
    if not fault and first != final:
        fault = "split"
        e = reading.ends[min(first, len(reading.ends) - 1)]
        why = f"{reading.text[max(0, e - 70):e]!r} | {reading.text[e:e + 80]!r}"
    return fault, why, share, (first, final, kept[0][1], kept[-1][1]), (wrong, compared), odd


def score(args):
    files = sorted(Path(args.folder).glob("*.json"), key=lambda path: int(path.stem))
    if args.only: files = [f for f in files if f.stem in args.only.split(",")]
    with ThreadPoolExecutor(2) as pool: texts = list(pool.map(lambda path: magazines.read(args.run, path.with_suffix(".pdf")), files))
    total, wrong, shown, odds = collections.Counter(), collections.Counter(), [], []
    by = collections.defaultdict(collections.Counter)
    for path, text in zip(files, texts):
        scan = json.loads(path.read_text())
        if args.having and args.having not in scan["class"]: continue
        reading = Reading(text)
        name = f"{path.stem} [{scan['class']}]"
        def fault_of(kind, fault, why):
            wrong[kind, fault] += 1
            by[scan["class"].split()[0]][fault] += 1
            shown.append(f"{name} {fault.upper()} {kind}: {why}")
        last, before = 0, None
        for kind, said in scan["truth"]:
            if len(letters(said)[0]) < 24: continue
            total[kind] += 1
            fault, why, share, where, spaces, odd = check(reading, said, last)
            wrong["", "spaces"] += spaces[0]
            total["spaces"] += spaces[1]
            odds += [f"{name} {o}" for o in odd]
            if not fault and share < 0.4: fault, why = "lost", f"{share:.2f} {said[:100]}"
            if where and not fault and kind in ("paragraph", "item", "quotation"):
                if where[2] < last - 20 and len(said) > 60: fault, why = "out of order", said[:90]
                else: last = max(last, where[2])
            if fault: fault_of(kind, fault, why)
            if where and before and where[0] == before[1][1] and before[1][3] < where[2] and kind != "note" != before[0]:
                e = reading.places[where[2]]
                # What looks like a table's rows has a line for each.
                if "\n" in reading.text[reading.places[before[1][3]] : e]:
                    before = (kind, where)
                    continue
                fault_of(kind, "joined", f"{reading.text[max(0, e - 60):e]!r} | {reading.text[e:e + 60]!r}")
            before = (kind, where) if where else None
        blocks = [part for part in re.split(r"\n\s*\n|\f", text) if part.strip()]
        heads = {letters(head)[0] for head in scan["heads"]}
        # A heading is said once; more often is a running head.
        for head in heads:
            if len(head) < 5: continue
            times = [part for part in blocks if len(part) < len(head) * 2 + 20 and difflib.SequenceMatcher(None, letters(part)[0], head).ratio() > 0.75]
            allowed = sum(letters(said)[0] == head for kind, said in scan["truth"] if kind == "head")
            extra = len(times) - max(allowed, 1 if scan.get("titled") else 0)
            if extra > 0 and scan["pages"] > 1: fault_of("heads", "read", f"{extra} {times[0]!r}")
        for part in blocks:
            bare = re.sub(r"\W+", "", part)
            if re.fullmatch(r"\W*[\divxlIOoS]{1,4}\W*", part.strip()) and re.search(r"\d|^\W*[ivx]+\W*$", part): fault_of("numbers", "read", repr(part))
            elif part.strip() in scan["specks"] or (len(bare) < 3 and not bare.isdigit()): fault_of("specks", "read", repr(part[:60]))
    magazines.table(total, wrong)
    print(f"heads {wrong['heads', 'read']}, numbers {wrong['numbers', 'read']}, specks {wrong['specks', 'read']}, spaces {wrong['', 'spaces']}")
    for group, faults in sorted(by.items()): print(f"  {group:10}", dict(faults.most_common()))
    print("\n".join(shown[: args.show]))
    print("\n".join(odds[: args.spaces]))


# Spoiling pages.


def spoil(image, chance, dpi):
    """A page's picture as a scanner might give it."""
    import numpy
    from PIL import Image, ImageFilter

    pick = chance.choice
    done = []
    if chance.random() < 0.4:
        image = image.filter(ImageFilter.GaussianBlur(chance.uniform(0.3, 1.0) * dpi / 200))
    grey = numpy.asarray(image, dtype=numpy.float32)
    height, width = grey.shape
    if chance.random() < 0.2:
        done.append("through")
        grey = numpy.minimum(grey, 255 - (255 - grey[:, ::-1]) * chance.uniform(0.05, 0.2))
    if chance.random() < 0.25:
        done.append("curl")
        left, reach, lift = chance.random() < 0.5, width * chance.uniform(0.15, 0.3), dpi * chance.uniform(0.03, 0.12) * pick([-1, 1])
        x = numpy.arange(width, dtype=numpy.float32)
        away = x if left else width - x
        shift = (numpy.maximum(0, 1 - away / reach) ** 2 * lift).astype(int)
        rows = numpy.clip(numpy.arange(height)[:, None] + shift[None, :], 0, height - 1)
        grey = grey[rows, numpy.arange(width)[None, :]]
    angle = chance.gauss(0, 0.5) if chance.random() < 0.7 else 0
    angle = max(-1.6, min(1.6, angle))
    if angle:
        done.append(f"skew{angle:.1f}")
        image = Image.fromarray(grey.clip(0, 255).astype(numpy.uint8)).rotate(angle, Image.BICUBIC, fillcolor=255)
        grey = numpy.asarray(image, dtype=numpy.float32)
    noise = numpy.random.default_rng(chance.randrange(1 << 30))
    if chance.random() < 0.4:
        done.append("specks")
        grey = grey.copy()
        for _ in range(chance.randint(10, 150)):
            x, y, s = chance.randrange(width - 8), chance.randrange(height - 8), chance.randint(1, max(2, dpi // 60))
            grey[y : y + s, x : x + s] = chance.randint(0, 120)
    if chance.random() < 0.3:
        done.append("edge")
        grey = grey.copy()
        broad = int(dpi * chance.uniform(0.03, 0.2))
        edge = pick(["left", "right", "top"])
        shade = chance.randint(10, 130)
        if edge == "left": grey[:, :broad] = shade
        elif edge == "right": grey[:, -broad:] = shade
        else: grey[:broad] = shade
    grey = grey * chance.uniform(0.85, 1) + noise.normal(0, chance.uniform(0, 10), grey.shape)
    return Image.fromarray(grey.clip(0, 255).astype(numpy.uint8)), " ".join(done)


def scanned(source, pages, out, chance, language):
    """Writes `pages` of `source` as pictures read by OCR; returns what was done."""
    import pymupdf
    from PIL import Image

    dpi = chance.choice([150, 200, 200, 240, 300])
    spread = chance.random() < 0.15 and len(pages) > 1
    document, pictures, about = pymupdf.open(source), [], []
    for page in pages:
        pixels = document[page].get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY)
        pictures.append(Image.frombytes("L", (pixels.width, pixels.height), pixels.samples))
    if spread:
        about.append("spread")
        joined = []
        for left, right in zip(pictures[::2], pictures[1::2] + [Image.new("L", pictures[0].size, 255)] * (len(pictures) % 2)):
            both = Image.new("L", (left.width + right.width, max(left.height, right.height)), 255)
            both.paste(left, (0, 0))
            both.paste(right, (left.width, 0))
            joined.append(both)
        pictures = joined
    pictures = [spoil(p, chance, dpi) for p in pictures]
    about += [done for _, done in pictures]
    engine = chance.choice(["tesseract", "tesseract", "hocr", "sandwich"])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for i, (picture, _) in enumerate(pictures): picture.save(folder / f"{i}.jpg", quality=70, dpi=(dpi, dpi))
        names = "".join(f"{folder}/{i}.jpg\n" for i in range(len(pictures)))
        (folder / "list.txt").write_text(names)
        if engine == "tesseract":
            psm = chance.choice(["1", "3", "3"])
            command = ["tesseract", folder / "list.txt", folder / "out", "-l", language, "--psm", psm, "pdf"]
        else:
            both = pymupdf.open()
            for i, (picture, _) in enumerate(pictures):
                page = both.new_page(width=picture.width * 72 / dpi, height=picture.height * 72 / dpi)
                page.insert_image(page.rect, filename=folder / f"{i}.jpg")
            both.save(folder / "in.pdf")
            extra = ["--deskew"] if chance.random() < 0.4 else []
            about += extra
            command = ["ocrmypdf", "--pdf-renderer", engine, "--output-type", "pdf", "-O0", "-l", language, "--jobs", "1", *extra, folder / "in.pdf", folder / "out.pdf"]
        environment = {"OMP_THREAD_LIMIT": "1", "PATH": "/usr/bin:/bin", "HOME": name}
        subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)
        # Pictures aren't looked at: small ones do.
        read = pymupdf.open(folder / "out.pdf")
        try:
            read.rewrite_images(dpi_threshold=60, dpi_target=40, quality=30)
        except Exception:
            pass
        read.save(out, garbage=3, deflate=True)
    return f"{engine} {dpi}dpi " + "; ".join(about), []


# Writing layers.


def lines(page):
    """The words of a page's lines, each a list of (text, box, baseline, size)."""
    found = []
    for block in page.get_text("rawdict", flags=0)["blocks"]:
        for line in block.get("lines", []):
            if abs(line["dir"][0] - 1) > 0.01: continue
            words, word = [], None
            for span in line["spans"]:
                for c in span["chars"]:
                    if c["c"].isspace():
                        word = None
                        continue
                    x0, y0, x1, y1 = c["bbox"]
                    if word and x0 - word["x1"] > 0.12 * span["size"]: word = None
                    if not word:
                        word = {"text": "", "x0": x0, "x1": x1, "y": c["origin"][1], "size": span["size"], "each": []}
                        words.append(word)
                    word["text"] += c["c"]
                    word["each"].append((c["c"], x0, x1))
                    word["x1"] = max(word["x1"], x1)
            if words: found.append(words)
    return found


def pictures(page, stream, odd):
    """Puts a picture on `page`: whole, in bands, in tiles, or as a background and what stands on it; says which."""
    import pymupdf
    from PIL import Image

    how = odd.choice(["whole", "bands", "tiles", "layers"]) if odd else "whole"
    rows, columns = {"bands": (odd.randint(4, 40) if odd else 1, 1), "tiles": (3, 2)}.get(how, (1, 1))
    picture = Image.open(io.BytesIO(stream))
    sx, sy = picture.width / page.rect.width, picture.height / page.rect.height

    def part(x0, y0, x1, y1):
        out = io.BytesIO()
        picture.crop((int(x0 * sx), int(y0 * sy), max(int(x0 * sx) + 1, int(x1 * sx)), max(int(y0 * sy) + 1, int(y1 * sy)))).save(out, "JPEG", quality=30)
        page.insert_image(pymupdf.Rect(x0, y0, x1, y1), stream=out.getvalue(), keep_proportion=False)

    width, height = page.rect.width, page.rect.height
    for i in range(rows):
        for j in range(columns): part(width * j / columns, height * i / rows, width * (j + 1) / columns, height * (i + 1) / rows)
    if how == "layers":
        for _ in range(odd.randint(1, 5)):
            x, y = odd.uniform(0, width * 0.7), odd.uniform(0, height * 0.7)
            part(x, y, x + odd.uniform(20, width * 0.3), y + odd.uniform(10, height * 0.3))
    return how


def turned(document, page, angle):
    """Lays a page on its side, or on its head, and has viewers turn it back."""
    width, height = page.rect.width, page.rect.height
    matrix = {90: (0, 1, -1, 0, height, 0), 180: (-1, 0, 0, -1, width, height), 270: (0, -1, 1, 0, 0, width)}[angle]
    content = b"q %g %g %g %g %g %g cm\n" % matrix + page.read_contents() + b"\nQ"
    xref = document.get_new_xref()
    document.update_object(xref, "<<>>")
    document.update_stream(xref, content)
    page.set_contents(xref)
    document.xref_set_key(page.xref, "MediaBox", "[0 0 %g %g]" % ((height, width) if angle != 180 else (width, height)))
    document.xref_set_key(page.xref, "Rotate", str(angle))


def layered(source, pages, out, chance, language, odd=None):
    """Writes `pages` of `source` with a layer as other programs write it; returns what was done and the specks. With `odd`, on pages as few scanners make."""
    import pymupdf

    pick, roll = chance.choice, chance.random
    style = pick(["abbyy", "abbyy", "adobe", "adobe", "glyphs", "line", "archive"])
    shaky = chance.choice([0.01, 0.02, 0.04])  # of baselines, in ems
    sizes = chance.choice([0.02, 0.05, 0.1])  # of lines
    single = sizes * chance.choice([0, 0, 0.5, 1]) if style != "adobe" else sizes  # of words
    rounded = pick([0, 0.5, 1])
    slips, cuts, merges = pick([0, 0.003, 0.01]), pick([0, 0.002, 0.005]), pick([0, 0.002])
    hyphen = pick(["-", "-", "-", "\u00ad", "¬"])
    deskewed = roll() < 0.6
    trail = roll() < 0.7  # a space in the string
    fonts = pick([["tiro"], ["helv"], ["tiro", "helv"], ["tiro", "tibo", "helv"]])
    speck = pick([0, 0, 0.3, 1, 2])
    under = roll() < 0.15  # of the picture
    spread, turn, how = False, 0, "whole"
    if odd:
        under, spread = odd.random() < 0.5, odd.random() < 0.3
        turn = odd.choice([0, 90, 180, 270])
    document, result, specks = pymupdf.open(source), pymupdf.open(), set()
    fonted = {f: pymupdf.Font(f) for f in ("tiro", "helv", "tibo")}
    for together in ([pages[i : i + 2] for i in range(0, len(pages), 2)] if spread else [[n] for n in pages]):
        shown = [document[n] for n in together]
        if any(p.rect != shown[0].rect for p in shown): continue
        page = shown[0]
        width, height = page.rect.width, page.rect.height
        if spread:
            both = pymupdf.open()
            sheet = both.new_page(width=2 * width, height=height)
            for i, n in enumerate(together): sheet.show_pdf_page(pymupdf.Rect(i * width, 0, (i + 1) * width, height), document, n)
            width *= 2
        new = result.new_page(width=width, height=height)
        stream = (sheet if spread else page).get_pixmap(dpi=40, colorspace=pymupdf.csGRAY).tobytes("jpeg", 30)
        how = pictures(new, stream, odd)
        for f in fonted: new.insert_font(fontname=f)
        angle = 0 if deskewed else math.radians(odd.uniform(-3, 3) if odd else max(-1.6, min(1.6, chance.gauss(0, 0.6))))
        cos, sin = math.cos(angle), math.sin(angle)

        def place(x, y):
            x, y = x - width / 2, height / 2 - y
            return x * cos - y * sin + width / 2, x * sin + y * cos + height / 2

        parts = []
        upright = roll() < 0.5  # boxes stand upright though the lines are askew

        def show(text, x0, x1, y, size, font, space):
            raw = text.encode("cp1252", "ignore")
            natural = fonted[font].text_length(raw.decode("cp1252"), size) or size / 2
            px, py = place(x0, y)
            raw = raw.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")
            stretch = max(10, min(400, 100 * (x1 - x0) / natural))
            turn = (1, 0, 0, 1) if upright else (cos, sin, -sin, cos)
            body = b"/%s %.2f Tf %.1f Tz %.4f %.4f %.4f %.4f %.2f %.2f Tm (%s%s) Tj\n" % (font.encode(), size, stretch, *turn, px, py, raw, b" " if space else b"")
            parts.append(body if style in ("abbyy", "line") else b"ET BT 3 Tr " + body)

        def stray(text, x, y, size):
            specks.add(text.strip())
            show(text, x, x + size * 0.4 * len(text), y, size, fonts[0], trail)

        rows = [row for each in shown for row in lines(each)]
        if spread and len(shown) > 1:
            for row in rows[len(lines(page)) :]:
                for word in row: word["x0"], word["x1"] = word["x0"] + width / 2, word["x1"] + width / 2
        if not rows: continue
        left, right = min(r[0]["x0"] for r in rows), max(r[-1]["x1"] for r in rows)
        for row in rows:
            scale = 1 + chance.gauss(0, sizes)
            drift = chance.gauss(0, shaky)
            font = pick(fonts)
            tall = max(w["size"] for w in row)
            # OCR measures letters: raised and small ones come out near their line.
            words = []
            for w in row:
                text = unicodedata.normalize("NFKC", w["text"])
                text = "".join(SLIPS.get(c, c) if roll() < slips else c for c in text)
                x0, x1 = w["x0"] + chance.gauss(0, 0.2), w["x1"] + chance.gauss(0, 0.2)
                cut = roll()
                if words and cut < merges:
                    t, a, b, y, s = words[-1]
                    words[-1] = (t + text, a, x1, y, s)
                elif len(text) > 5 and cut < merges + cuts:
                    k = chance.randrange(2, len(text) - 1)
                    m = x0 + (x1 - x0) * k / len(text)
                    words += [(text[:k], x0, m - 0.3, w["y"], w["size"]), (text[k:], m + 0.3, x1, w["y"], w["size"])]
                else: words.append((text, x0, x1, w["y"], w["size"]))
            last = words[-1]
            if last[0].endswith(("-", "\u00ad", "‐")) and len(last[0]) > 2: words[-1] = (last[0][:-1] + hyphen, *last[1:])
            if style == "line":
                size = tall * scale
                if rounded: size = max(rounded, round(size / rounded) * rounded)
                show(" ".join(w[0] for w in words), words[0][1], words[-1][2], words[0][3] + drift * tall, size, font, False)
            for text, x0, x1, y, natural in words if style != "line" else []:
                size = natural * scale * (1 + chance.gauss(0, single))
                if rounded: size = max(rounded, round(size / rounded) * rounded)
                y += (drift + chance.gauss(0, shaky if style != "archive" else shaky / 4)) * natural
                if style == "glyphs":
                    step = (x1 - x0) / max(1, len(text))
                    for k, c in enumerate(text): show(c, x0 + k * step, x0 + (k + 0.92) * step, y + chance.gauss(0, shaky / 2) * natural, size, font, False)
                else: show(text, x0, x1, y, size, font, trail)
            if roll() < speck / 40:
                at = pick([left - chance.uniform(6, 40), right + chance.uniform(3, 40), chance.uniform(left, right)])
                at = max(2, min(width - 8, at))
                inside = left < at < right
                stray(pick(SPECKS), at, row[0]["y"] + (tall * chance.uniform(0.3, 0.9) if inside else chance.uniform(-0.8, 0.8) * tall), tall * chance.uniform(0.4, 1.1))
        for _ in range(chance.randint(0, 3) if speck else 0):
            stray(pick(SPECKS), chance.uniform(2, width - 8), pick([chance.uniform(3, 30), height - chance.uniform(3, 30)]), chance.uniform(4, 14))
        text = b"\nq BT 3 Tr\n" + b"".join(parts) + b"ET Q\n"
        content = text.replace(b"BT 3 Tr", b"BT 0 Tr") + new.read_contents() if under else new.read_contents() + text
        xref = result.get_new_xref()
        result.update_object(xref, "<<>>")
        result.update_stream(xref, content)
        new.set_contents(xref)
        if turn: turned(result, new, turn)
    if not len(result): raise ValueError("no text")
    result.save(out, garbage=3, deflate=True)
    about = f"{style} {'+'.join(fonts)} line{sizes} word{single:.2f} base{shaky} round{rounded} {hyphen!r}"
    return about + ("" if deskewed else f" skew{math.degrees(angle):.1f}{'u' if upright else ''}") + (" specks" if speck else "") + (" under" if under else "") + ("" if trail else " bare") + (f" {how} turn{turn}{' spread' if spread else ''}" if odd else ""), sorted(specks)


def produce(job):
    number, path, args = job
    import pymupdf

    chance = random.Random(number)
    known = json.loads(path.with_suffix(".json").read_text())
    code = next((w for w in known.get("class", "").split() if len(w) == 2), "en") if "heads" in known else "en"
    if args.how == "ocr" and code not in LANGUAGES or code not in LATIN: return
    length = len(pymupdf.open(path))
    span = min(length, args.pages)
    first = chance.randrange(length - span + 1)
    pages = list(range(first, first + span))
    clean = Reading(magazines.read(args.clean.replace("{pages}", f"{first + 1}-{first + span}"), path))
    truth, last = [], 0
    for kind, said in known["truth"]:
        if kind not in KINDS: continue
        if kind == "head" and letters(said)[0] in clean.whole:
            truth.append((kind, said))
            continue
        fault, _, share, where, _, _ = check(clean, said, last)
        if not fault and share > 0.9: truth.append((kind, said))
    if not truth: return
    out = Path(args.folder) / f"{number}.pdf"
    try:
        more = {"odd": random.Random(-number - 1)} if args.how == "odd" else {}
        about, specks = (scanned if args.how == "ocr" else layered)(path, pages, out, chance, LANGUAGES.get(code, "eng"), **more)
    except Exception as fault:
        return print(f"{number}: {fault!r}", flush=True)
    heads = [known["head"]] + known.get("heads", [])
    scan = {"class": f"{about} {path.parent.name}/{path.stem} {first + 1}-{first + span}", "pages": span, "heads": heads, "specks": specks, "truth": truth}
    out.with_suffix(".json").write_text(json.dumps(scan, ensure_ascii=False))


def make(args):
    Path(args.folder).mkdir(parents=True, exist_ok=True)
    sources = [p for folder in args.source for p in sorted(Path(folder).glob("*.pdf"), key=lambda p: p.stem) if p.with_suffix(".json").exists()]
    jobs = [(n, random.Random(n * 7919).choice(sources), args) for n in range(args.first, args.first + args.count)]
    with Pool(args.workers) as pool: list(pool.imap_unordered(produce, jobs))


if __name__ == "__main__":
    parser, maker, scorer = magazines.commands(__doc__, make, score)
    maker.add_argument("--source", nargs="+", required=True)
    maker.add_argument("--clean", required=True)
    maker.add_argument("--how", choices=["ocr", "layer", "odd"], default="layer")
    maker.add_argument("--pages", type=int, default=6)
    maker.add_argument("--workers", type=int, default=2)
    scorer.add_argument("--only", default="")
    scorer.add_argument("--having", default="")
    scorer.add_argument("--spaces", type=int, default=0)
    magazines.run(parser)
