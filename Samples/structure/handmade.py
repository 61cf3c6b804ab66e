"""Documents that no ordinary producer writes, byte by byte.   handmade.py NAME

Each function returns the whole file. Words come from NAME.txt where the layout is plain, and stand in the operators where they are the point.
"""
import sys
import zlib


def text_of(name):
    return open(name + ".txt", encoding="utf8").read().strip().split("\n\n")


def stream(data, extra=""):
    return b"<< /Length %d %s>>\nstream\n" % (len(data), extra.encode() + b" " if extra else b"") + data + b"\nendstream"


def flate(data, extra=""):
    return stream(zlib.compress(data), "/Filter /FlateDecode " + extra)


def body(objects, out=b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"):
    """The objects one after another, and where each begins."""
    places = {}
    for number, value in sorted(objects.items()):
        places[number] = len(out)
        out += b"%d 0 obj\n" % number + (value if isinstance(value, bytes) else value.encode("latin-1")) + b"\nendobj\n"
    return out, places


def table(places):
    """An xref table in sections of consecutive numbers."""
    out, numbers = b"xref\n", sorted(places)
    while numbers:
        run = [numbers.pop(0)]
        while numbers and numbers[0] == run[-1] + 1:
            run.append(numbers.pop(0))
        out += b"%d %d\n" % (run[0], len(run))
        for number in run:
            out += b"%010d %05d %c \n" % ((0, 65535, ord("f")) if places[number] is None else (places[number], 0, ord("n")))
    return out


def document(objects, trailer="/Root 1 0 R"):
    out, places = body(objects)
    start = len(out)
    places[0] = None
    return out + table(places) + b"trailer\n<< /Size %d %s >>\nstartxref\n%d\n%%%%EOF\n" % (max(places) + 1, trailer.encode(), start)


FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /%s /Encoding /WinAnsiEncoding >>"
CATALOG = "<< /Type /Catalog /Pages 2 0 R >>"


def literal(text):
    raw = text.encode("cp1252")
    return b"(" + raw.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)") + b")"


def wrap(text, width):
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = (line + " " + word).strip()
    return lines + [line]


def typeset(paragraphs, width=56, x=40, y=250, size=11, lead=14):
    """A title and paragraphs, line by line."""
    out = b"BT\n%d TL\n1 0 0 1 %d %d Tm\n" % (lead, x, y)
    for number, paragraph in enumerate(paragraphs):
        out += b"/F%d %d Tf\n" % ((2, size + 5) if number == 0 else (1, size))
        for line in wrap(paragraph, width):
            out += literal(line) + b" Tj T*\n"
        out += b"0 -6 Td\n"
    return out + b"ET\n"


def one_page(content, resources="/Font << /F1 4 0 R /F2 5 0 R >>", page="", box="0 0 380 290", more=None):
    return {1: CATALOG, 2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            3: "<< /Type /Page /Parent 2 0 R /MediaBox [%s] /Resources << %s >> /Contents 6 0 R %s>>" % (box, resources, page),
            4: FONT % "Times-Roman", 5: FONT % "Times-Bold", 6: content if isinstance(content, list) else stream(content), **(more or {})}


def operators():
    """Every operator that shows or places text (ISO 32000-2, 9.3 and 9.4)."""
    content = rb"""% A comment (with a bracket
BT /F2 16 Tf 40 330 Td (The Ways to Show a String) Tj ET
BT
/F1 11 Tf 14 TL
1 0 0 1 40 300 Tm
(Plain showing comes first. It ends a line and ) Tj (begins) Tj T*
(another one without any word about where that is.) Tj
0 -22 TD
14 TL
[(Numbers) -250 (in) -250 (an) -250 (array) -250 (push) -250 (letters) -250 (apart,) -250 (so) -250 (that) -250 (spaces) -250 (appear)] TJ T*
[(wher) 20 (e) -260 (ther) 20 (e) -240 (ar) 20 (e) -250 (none, and A) 120 (V) 130 (A) 10 (ST is k) 12 (erned.)] TJ
0 -8 Td
(The apostrophe moves to the next line by itself, and so) '
1 0 (does the quotation mark, which many readers forget.) "
0 Tw 0 Tc
0 -22 Td
(Letters may be ) Tj 2 Tc (spaced out) Tj 0 Tc (, ) Tj 70 Tz (squeezed) Tj 100 Tz ( together,) Tj T*
4 Ts (raised) Tj -3 Ts ( or lowered) Tj 0 Ts ( without a new line.) Tj
1 0 0 1 40 150 Tm
(A string (with brackets \(inside\)) may be octal, d\351j\340 vu,) Tj
0 -14 Td
(broken \
in the middle, or written in ) Tj <68657861646563696D616C20646967697473 2E> Tj
ET
BX /Unknown 1 2 3 notAnOperator EX
"""
    return document(one_page(content, box="0 0 380 370"))


def inline_image():
    """An inline image whose data holds ` EI ` and `BT`, between two pieces of text."""
    words = text_of("inline-image")
    data = b"\x00\xff EI \x0fBT (not text) Tj ET\nEI\x00" + bytes(range(64))
    image = b"q 64 0 0 16 40 172 cm\nBI /W %d /H 1 /BPC 8 /CS /G /L %d ID " % (len(data), len(data)) + data + b"\nEI Q\n"
    return document(one_page(typeset(words[:2]) + image + typeset(words[2:3], y=150).replace(b"/F2 16 Tf", b"/F1 11 Tf")))


def form_xobjects():
    """Text in a form inside a form, each with a matrix; the inner one borrows the page's resources."""
    title, first, second = text_of("form-xobjects")
    inner = typeset(["x", second], x=0, y=0).replace(b"/F2 16 Tf\n(x) Tj T*\n0 -6 Td\n", b"")
    outer = typeset(["x", first], x=0, y=100).replace(b"/F2 16 Tf\n(x) Tj T*\n0 -6 Td\n", b"") + b"q 1 0 0 1 0 40 cm /Inner Do Q\n"
    page = typeset([title]) + b"q .5 0 0 .5 40 110 cm /Outer Do Q\n"
    return document(one_page(page, "/Font << /F1 4 0 R /F2 5 0 R >> /XObject << /Outer 7 0 R /Inner 8 0 R >>", more={
        7: flate(outer, "/Type /XObject /Subtype /Form /BBox [-10 -200 800 400] /Matrix [2 0 0 2 0 0] "
                        "/Resources << /Font << /F1 4 0 R >> /XObject << /Inner 8 0 R >> >>"),
        8: flate(inner, "/Type /XObject /Subtype /Form /BBox [-10 -200 800 400]")}))


def upright(rotation):
    """The matrix that makes text stand upright on a page 380 by 290 as seen, turned by `rotation`."""
    return {90: b"0 1 -1 0 290 0", 180: b"-1 0 0 -1 380 290", 270: b"0 -1 1 0 0 380"}[rotation]


def rotated_pages():
    """Three pages stored sideways and upside down, whose /Rotate makes them upright again."""
    words = text_of("rotated-pages")
    objects = {1: CATALOG, 2: "<< /Type /Pages /Kids [10 0 R 11 0 R 12 0 R] /Count 3 /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>",
               4: FONT % "Times-Roman", 5: FONT % "Times-Bold"}
    for number, rotation in enumerate((90, 180, 270)):
        content = b"q " + upright(rotation) + b" cm\n" + typeset(words[number * 2:number * 2 + 2]) + b"Q\n"
        box = "0 0 380 290" if rotation == 180 else "0 0 290 380"
        objects[10 + number] = "<< /Type /Page /Parent 2 0 R /MediaBox [%s] /Rotate %d /Contents %d 0 R >>" % (box, rotation, 20 + number)
        objects[20 + number] = flate(content)
    return document(objects)


def user_unit():
    """A page whose unit is four points: the numbers are those of a postage stamp, the page is not."""
    content = b"q .25 0 0 .25 0 0 cm\n" + typeset(text_of("user-unit")) + b"Q\n"
    return document(one_page(content, page="/UserUnit 4 ", box="0 0 95 72.5"))


def incremental_update():
    """The page was written with another last paragraph; an appended section replaces it, adds a page and frees an object."""
    words = text_of("incremental-update")
    old = one_page(typeset(words[:2] + ["This paragraph was replaced and must not be read."]),
                   more={9: "<< /Note (no longer wanted) >>"})
    first = document(old)
    start = int(first.rsplit(b"startxref\n", 1)[1].split(b"\n")[0])
    new = {2: "<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>", 6: stream(typeset(words[:3])),
           7: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 380 290] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 8 0 R >>",
           8: stream(typeset(["x"] + words[3:]).replace(b"/F2 16 Tf\n(x) Tj T*\n0 -6 Td\n", b""))}
    out, places = body(new, first)
    places[0] = places[9] = None
    end = len(out)
    return out + table(places) + b"trailer\n<< /Size 10 /Root 1 0 R /Prev %d >>\nstartxref\n%d\n%%%%EOF\n" % (start, end)


def hybrid():
    """A table for old readers; the page's content and fonts are known only to the stream that /XRefStm names."""
    words = text_of("hybrid")
    hidden = {4: FONT % "Times-Roman", 5: FONT % "Times-Bold"}
    inside = "".join("%s " % value for value in hidden.values())
    index = "4 0 5 %d " % (len(hidden[4]) + 1)
    packed = (index + inside).encode()
    visible = one_page(typeset(words))
    for number in hidden:
        del visible[number]
    visible[7] = flate(packed, "/Type /ObjStm /N 2 /First %d" % len(index))
    out, places = body(visible)
    # The stream says only what the table cannot: objects 4 and 5 lie in object stream 7.
    at = len(out)
    rows = b"".join(bytes([2, 0, 7, n]) for n in (0, 1))
    out += b"8 0 obj\n" + stream(rows, "/Type /XRef /Size 9 /W [1 2 1] /Index [4 2] /Root 1 0 R") + b"\nendobj\n"
    start = len(out)
    places.update({0: None, 4: None, 5: None, 8: at})
    return out + table(places) + b"trailer\n<< /Size 9 /Root 1 0 R /XRefStm %d >>\nstartxref\n%d\n%%%%EOF\n" % (at, start)


def hybrid_appended():
    """As word processors write it: a complete table with some objects free, then a second, empty table whose trailer names the stream."""
    words = text_of("hybrid-appended")
    hidden = {4: FONT % "Times-Roman", 5: FONT % "Times-Bold"}
    index = "4 0 5 %d " % (len(hidden[4]) + 1)
    visible = one_page(typeset(words))
    for number in hidden:
        del visible[number]
    visible[7] = flate((index + " ".join(hidden.values())).encode(), "/Type /ObjStm /N 2 /First %d" % len(index))
    out, places = body(visible)
    at = places[8] = len(out)
    rows = b"".join(bytes([1]) + places[n].to_bytes(2, "big") + b"\0" if n in places else bytes([2, 0, 7, n - 4]) for n in range(1, 9))
    out += b"8 0 obj\n" + flate(b"\0\0\0\xff" + rows, "/Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R") + b"\nendobj\n"
    first = len(out)
    places.update({0: None, 4: None, 5: None})
    out += table(places) + b"trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % first
    second = len(out)
    return out + b"xref\n0 0\ntrailer\n<< /Size 9 /Root 1 0 R /Prev %d /XRefStm %d >>\nstartxref\n%d\n%%%%EOF\n" % (first, at, second)


def split_contents():
    """The content in five streams, cut between tokens in the middle of a text object; fonts inherited from two levels up."""
    content = typeset(text_of("split-contents"))
    lines = content.split(b"\n")
    parts = [b"\n".join(lines[i:i + 4]) for i in range(0, len(lines), 4)]
    objects = {1: CATALOG, 2: "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 380 290] /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
               3: "<< /Type /Pages /Parent 2 0 R /Kids [4 0 R] /Count 1 >>", 5: FONT % "Times-Roman", 6: FONT % "Times-Bold"}
    objects[4] = "<< /Type /Page /Parent 3 0 R /Contents [%s] >>" % " ".join("%d 0 R" % (10 + n) for n in range(len(parts)))
    for number, part in enumerate(parts):
        objects[10 + number] = flate(part)
    return document(objects)


def not_to_be_read():
    """Text that a person does not see: a layer that is off, text outside the page, clipped away, and an artifact; and text painted twice that is read once."""
    words = text_of("not-to-be-read")
    content = typeset(words[:2])
    content += b"/OC /Layer BDC BT /F1 11 Tf 40 150 Td (This layer is off and says nothing.) Tj ET EMC\n"
    content += b"BT /F1 11 Tf 40 -400 Td (This line lies below the page.) Tj ET\n"
    content += b"q 0 0 10 10 re W n BT /F1 11 Tf 40 140 Td (This line is clipped away.) Tj ET Q\n"
    content += b"/Artifact << /Type /Pagination >> BDC BT /F1 8 Tf 180 20 Td (Sheet 12 of 40) Tj ET EMC\n"
    for shift in (b"40 130", b"40.4 130", b"40.4 129.7"):
        content += b"BT /F1 11 Tf " + shift + b" Td " + literal(words[2]) + b" Tj ET\n"
    objects = one_page(content, "/Font << /F1 4 0 R /F2 5 0 R >> /Properties << /Layer 7 0 R >>", more={7: "<< /Type /OCG /Name (Notes) >>"})
    objects[1] = "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] /Order [7 0 R] >> >> >>"
    return document(objects)


def actual_text():
    """Marked content that says what its glyphs mean: an ornamented initial, a hyphenated word, an abbreviation drawn as a picture."""
    content = rb"""BT /F2 16 Tf 40 250 Td (What the Glyphs Mean) Tj ET
BT /F1 11 Tf 14 TL 40 224 Td
/Span << /ActualText (Once) >> BDC (*nce) Tj EMC ( upon a time a printer ran out of capital letters and) Tj T*
(used stars. Nobody com) Tj /Span << /ActualText <FEFF00AD> >> BDC (-) Tj EMC T*
(plained, because /Span is ) Tj /Span << /ActualText <FEFF0062006C00610063006B> >> BDC (bla) Tj (k-) Tj T* (k) Tj EMC ( magic to most people.) Tj
ET
"""
    return document(one_page(content))


def out_of_order():
    """The lower half of the page is drawn first and the title last."""
    words = text_of("out-of-order")
    lower = typeset(["x", words[2]], y=150).replace(b"/F2 16 Tf\n(x) Tj T*\n0 -6 Td\n", b"/F1 11 Tf\n")
    middle = typeset(["x", words[1]], y=220).replace(b"/F2 16 Tf\n(x) Tj T*\n0 -6 Td\n", b"/F1 11 Tf\n")
    return document(one_page(lower + middle + typeset(words[:1])))


if __name__ == "__main__":
    name = sys.argv[1]
    open(name + ".pdf", "wb").write(globals()[name.replace("-", "_")]())
