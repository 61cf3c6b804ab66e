"""What there is to make: one line of facts a sample."""
import dataclasses


@dataclasses.dataclass
class Sample:
    name: str                # folder/name; the PDF is name.pdf and the text name.txt
    command: str             # run in an empty folder that holds the source, the text and what is needed besides
    shows: str
    text: str = ""           # the .md that the words come from; without one, name.txt is written by hand
    source: str = ""         # what the producer reads
    needs: tuple = ()        # further files to lay beside it
    notes_after: tuple = ()  # (how the paragraph begins after which a page's footnotes are read, how many)
    leave_out: tuple = ()    # how paragraphs begin that this producer was not given
    replace: tuple = ()      # (old, new) where this producer shows another character
    producer: str = ""       # where pdfinfo does not name it
    password: str = ""
    checked: bool = True     # False: pdftotext cannot be expected to find the text


def latex(engine, name, text, shows, times=1, **more):
    base = name.split("/")[1]
    return Sample(name, " && ".join(["%s -interaction=batchmode -halt-on-error %s.tex" % (engine, base)] * times), shows, text, name + ".tex", **more)


def typst(name, text, shows, **more):
    base = name.split("/")[1]
    return Sample(name, "python3 -c 'import typst; typst.compile(\"%s.typ\", output=\"%s.pdf\")'" % (base, base), shows, text, name + ".typ", **more)


def writer(name, text, shows, options="", extension="fodt", **more):
    base = name.split("/")[1]
    kind = "impress" if extension == "fodp" else "writer"
    chosen = "pdf:%s_pdf_Export%s" % (kind, options)
    return Sample(name, "soffice --headless --convert-to '%s' %s.%s" % (chosen, base, extension), shows, text, "%s.%s" % (name, extension), **more)


def chromium(name, text, shows, **more):
    base = name.split("/")[1]
    return Sample(name, "chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer --print-to-pdf=%s.pdf %s.html" % (base, base),
                  shows, text, name + ".html", **more)


def weasyprint(name, text, shows, **more):
    base = name.split("/")[1]
    return Sample(name, "weasyprint -q %s.html %s.pdf" % (base, base), shows, text, name + ".html", **more)


def fop(name, text, shows, **more):
    base = name.split("/")[1]
    return Sample(name, "fop -q -c fop.xconf -fo %s.fo -pdf %s.pdf" % (base, base), shows, text, name + ".fo", needs=("scripts/fop.xconf",), **more)


def docx(name, text, shows, **more):
    base = name.split("/")[1]
    source = base.replace("-docx", "-writer")
    return Sample(name, "soffice --headless --convert-to docx --outdir . %s.fodt && soffice --headless --convert-to 'pdf:writer_pdf_Export' %s.docx && mv %s.pdf %s.pdf"
                  % (source, source, source, base), shows, text, "scripts/%s.fodt" % source, **more)


def groff(name, text, shows, device="pdf", **more):
    """One font of URW's is made known to groff, which has none with these letters."""
    base = name.split("/")[1]
    fonts, font = "/usr/share/groff/1.22.4/font", "/usr/share/fonts/type1/urw-base35/NimbusRoman-Regular"
    known = "mkdir dev%s && cp %s/dev%s/DESC dev%s && afmtodit %s.afm %s/devps/generate/textmap dev%s/UR 2>/dev/null && " % (device, fonts, device, device, font, fonts, device)
    if device == "pdf":
        made = "printf '\\tNimbusRoman-Regular\\t%s.t1\\n' > devpdf/download && groff -k -F. -Tpdf -P-p5i,4.2i %s.ms > %s.pdf" % (font, base, base)
    else:
        made = "printf 'NimbusRoman-Regular\\t%s.t1\\n' > devps/download && groff -k -F. -Tps -P-p5i,4.2i %s.ms | ps2pdf - %s.pdf" % (font, base, base)
    return Sample(name, known + made, shows, text, name + ".ms", **more)


THEN = {"qpdf": "qpdf 11.3.0", "gs": "Ghostscript 10.00.0 pdfwrite", "pdftocairo": "Poppler 22.12.0 and cairo 1.16.0"}


def tide(name, command, shows, **more):
    return Sample("structure/" + name, "pdflatex -interaction=batchmode -halt-on-error tide.tex && " + command.format(name + ".pdf"),
                  shows, "structure/tide.md", "structure/tide.tex", producer="pdfTeX 1.40.24, then " + THEN[command.split()[0]], **more)


def handmade(name, shows, **more):
    return Sample("structure/" + name, "python3 handmade.py " + name, shows, "", "structure/handmade.py",
                  needs=("structure/%s.txt" % name,), producer="written by hand", **more)


TAGGED = ':{"UseTaggedPDF":{"type":"boolean","value":"true"}}'

SAMPLES = [
    # prose
    latex("pdflatex", "prose/ferry-pdftex", "prose/ferry.md", "A story in chapters: hyphenation, ligatures, running heads, page numbers, dialogue; Type 1 fonts in the old TeX encoding, no ToUnicode"),
    latex("xelatex", "prose/ferry-xetex", "prose/ferry.md", "The same story in OpenType fonts (CFF, Identity-H)"),
    Sample("prose/ferry-dvips", "latex -interaction=batchmode -halt-on-error ferry-dvips.tex && dvips -q ferry-dvips.dvi && ps2pdf ferry-dvips.ps",
           "The same story by way of PostScript: Type 1C fonts with encodings of their own, no ToUnicode", "prose/ferry.md", "prose/ferry-dvips.tex"),
    typst("prose/ferry-typst", "prose/ferry.md", "The same story, tagged by its producer, running head from the second page on"),
    chromium("prose/clock-chromium", "prose/clock.md", "A story with running heads made by page margin boxes, tagged; nothing hyphenated"),
    weasyprint("prose/clock-weasyprint", "prose/clock.md", "The same story with the same style sheet, hyphenated"),
    writer("prose/clock-writer", "prose/clock.md", "The same story from a word processor: TrueType fonts, running head, page numbers between dashes"),
    Sample("prose/clock-reportlab", "python3 clock-reportlab.py", "The same story; heads differ on odd and even pages, page numbers above, standard fonts not embedded", "prose/clock.md", "prose/clock-reportlab.py", producer="ReportLab 5.1.0"),
    # articles
    latex("pdflatex", "articles/bells-pdftex", "articles/bells.md", "A two-column article: title and abstract across both columns, footnotes, a figure with its caption, references, page numbers from 117",
          notes_after=(("Differences", 2),)),
    writer("articles/kitchen-writer", "articles/kitchen.md", "A two-column article: abstract across both columns, footnotes across the page, running head",
           notes_after=(("A warm front", 2),)),
    typst("articles/swifts-typst", "articles/swifts.md", "Two columns with footnotes in each, title across both, tagged"),
    Sample("articles/kitchen-groff", "groff -ms -Tpdf -P-p8.4i,6.7i kitchen-groff.ms > kitchen-groff.pdf", "The same article in two columns, footnotes under the column that calls them, page number in the head", "articles/kitchen.md", "articles/kitchen-groff.ms",
           replace=(("Abstract\n", "ABSTRACT\n"),)),
    # manuals
    Sample("manuals/lantern-gropdf", "groff -man -Tpdf lantern-gropdf.1 > lantern-gropdf.pdf", "A manual page: head and foot in three parts, options, command lines; its ToUnicode maps minus signs to hyphens", "manuals/lantern.md", "manuals/lantern-gropdf.1", leave_out=("LANTERN",),
           replace=(("−", "-"),)),
    Sample("manuals/lantern-grops", "groff -man -Tps lantern-grops.1 | ps2pdf - lantern-grops.pdf", "The same by way of PostScript; minus signs stay what they are", "manuals/lantern.md", "manuals/lantern-grops.1", leave_out=("LANTERN",)),
    Sample("manuals/kettle-fop", "fop -q -fo kettle-fop.fo -pdf kettle-fop.pdf", "Numbered steps, bullets, terms; running head and “Page 1 of 3”; standard fonts, not embedded", "manuals/kettle.md", "manuals/kettle-fop.fo"),
    # letters
    Sample("letters/french-wkhtmltopdf", "wkhtmltopdf -q -s A5 french-wkhtmltopdf.html french-wkhtmltopdf.pdf", "Accents, œ, guillemets", "letters/french.md", "letters/french-wkhtmltopdf.html"),
    Sample("letters/attic-wkhtmltopdf", "wkhtmltopdf -q -s A5 attic-wkhtmltopdf.html attic-wkhtmltopdf.pdf", "Ligatures of which ToUnicode says nothing (ti, tt, ft, tf, tti): told by their shapes", "letters/attic.md", "letters/attic-wkhtmltopdf.html"),
    writer("letters/german-writer", "letters/german.md", "Umlauts, ß, long compounds hyphenated"),
    Sample("letters/german-docx", "soffice --headless --convert-to docx --outdir . german-writer.fodt && soffice --headless --convert-to 'pdf:writer_pdf_Export' german-writer.docx && mv german-writer.pdf german-docx.pdf",
           "The same by way of a Word file", "letters/german.md", "letters/german-writer.fodt"),
    latex("pdflatex", "letters/french-pdftex", "letters/french.md", "Accents, œ, guillemets with spaces, hyphenation"),
    chromium("letters/german-chromium", "letters/german.md", "Soft hyphens in the page, as publishers put them"),
    Sample("letters/german-pdfapi2", "perl german-pdfapi2.pl", "Standard font, WinAnsi, one line a text object", "letters/german.md", "letters/german-pdfapi2.pl", producer="PDF::API2 2.044"),
    typst("letters/polish-typst", "letters/polish.md", "Polish, hyphenated"),
    Sample("letters/czech-fpdf2", "python3 czech-fpdf2.py", "Czech, justified by word spacing", "letters/czech.md", "letters/czech-fpdf2.py", producer="fpdf2 2.8.9"),
    Sample("letters/spanish-prawn", "ruby spanish-prawn.rb", "Spanish, standard font, kerned in TJ arrays of hexadecimal strings", "letters/spanish.md", "letters/spanish-prawn.rb", producer="Prawn 2.4.0"),
    Sample("letters/northern-pango", "pango-view -q --no-display --font='DejaVu Serif 11' --width=360 --margin=30 --output=northern-pango.pdf northern-pango.txt",
           "Turkish, Hungarian, Swedish, Icelandic: dotless i, double acute, å, þ", "letters/northern.md"),
    # scripts
    latex("lualatex", "scripts/japanese-luatexja", "scripts/japanese.md", "Japanese, horizontal"),
    Sample("scripts/japanese-uplatex", "uplatex -interaction=batchmode -halt-on-error japanese-uplatex.tex && dvipdfmx -q japanese-uplatex.dvi",
           "Japanese in a font that is not embedded: CIDs of Adobe-Japan1, Identity-H", "scripts/japanese.md", "scripts/japanese-uplatex.tex"),
    Sample("scripts/japanese-vertical-uplatex", "uplatex -interaction=batchmode -halt-on-error japanese-vertical-uplatex.tex && dvipdfmx -q -f uptex-haranoaji.map japanese-vertical-uplatex.dvi",
           "Japanese, vertical, with vertical writing mode in the font", "scripts/japanese.md", "scripts/japanese-vertical-uplatex.tex"),
    latex("xelatex", "scripts/chinese-simplified-xetex", "scripts/chinese-simplified.md", "Chinese, simplified"),
    Sample("scripts/chinese-simplified-reportlab", "python3 cid-reportlab.py chinese-simplified-reportlab STSong-Light", "Chinese, simplified, in a font that is not embedded (UniGB-UCS2-H)",
           "scripts/chinese-simplified.md", "scripts/cid-reportlab.py", producer="ReportLab 5.1.0"),
    Sample("scripts/korean-reportlab", "python3 cid-reportlab.py korean-reportlab HYSMyeongJo-Medium", "Korean in a font that is not embedded (UniKS-UCS2-H)",
           "scripts/korean.md", "scripts/cid-reportlab.py", producer="ReportLab 5.1.0"),
    latex("lualatex", "scripts/greek-luatex", "scripts/greek.md", "Greek, monotonic and polytonic"),
    latex("pdflatex", "scripts/russian-pdftex", "scripts/russian.md", "Russian in T2A encoded Type 1 fonts"),
    latex("pdflatex", "scripts/greek-bitmaps-pdftex", "scripts/greek.md", "Greek in fonts of bitmaps, LGR encoded: glyphs are named by their codes, which are those of Latin letters; no ToUnicode"),
    latex("pdflatex", "scripts/russian-bitmaps-pdftex", "scripts/russian.md", "The same in Russian, T2A encoded"),
    latex("xelatex", "scripts/cyrillic-xetex", "scripts/cyrillic.md", "Russian, Ukrainian and Serbian"),
    latex("lualatex", "scripts/arabic-luatex", "scripts/arabic.md",  "Arabic; the font puts a tatweel into some words that are written without one"),
    Sample("scripts/hebrew-pango", "pango-view -q --no-display --font='Frank Ruehl CLM 13' --width=330 --margin=30 --output=hebrew-pango.pdf hebrew-pango.txt",
           "Hebrew by Cairo", "scripts/hebrew.md"),
    Sample("scripts/devanagari-pango", "pango-view -q --no-display --font='Noto Serif Devanagari 12' --width=360 --margin=30 --output=devanagari-pango.pdf devanagari-pango.txt",
           "Hindi by Cairo", "scripts/devanagari.md"),
    Sample("scripts/greek-pango", "pango-view -q --no-display --font='DejaVu Serif 11' --width=360 --margin=30 --output=greek-pango.pdf greek-pango.txt",
           "Greek by Cairo", "scripts/greek.md"),
    Sample("scripts/thai-pango", "pango-view -q --no-display --font='Noto Serif Thai 12' --width=360 --margin=30 --output=thai-pango.pdf thai-pango.txt",
           "Thai by Cairo", "scripts/thai.md"),
    latex("pdflatex", "scripts/mathematics-pdftex", "", "Formulas in the line: italic letters, Greek, relations, arrows from TeX's own encodings"),
    writer("scripts/japanese-vertical-writer", "scripts/japanese.md", "Japanese, vertical"),
    chromium("scripts/japanese-vertical-chromium", "scripts/japanese.md", "Japanese, vertical"),
    chromium("scripts/chinese-traditional-chromium", "scripts/chinese-traditional.md", "Chinese, traditional"),
    writer("scripts/korean-writer", "scripts/korean.md", "Korean"),
    chromium("scripts/arabic-chromium", "scripts/arabic.md", "Arabic, joined letters, both kinds of digits"),
    writer("scripts/arabic-writer", "scripts/arabic.md", "Arabic"),
    weasyprint("scripts/hebrew-weasyprint", "scripts/hebrew.md", "Hebrew with a Latin word and numbers"),
    writer("scripts/hebrew-writer", "scripts/hebrew.md", "Hebrew with a Latin word and numbers"),
    chromium("scripts/devanagari-chromium", "scripts/devanagari.md", "Hindi"),
    writer("scripts/devanagari-writer", "scripts/devanagari.md", "Hindi"),
    writer("scripts/thai-writer", "scripts/thai.md", "Thai"),
    weasyprint("scripts/thai-weasyprint", "scripts/thai.md", "Thai"),
    chromium("scripts/emoji-chromium", "scripts/emoji.md", "Emoji: sequences with joiners, skin tones and flags"),
    # the same scripts by other producers
    groff("scripts/cyrillic-groff", "scripts/russian.md", "Russian by gropdf: a whole Type 1 font, its letters beyond 256 in several encodings, no ToUnicode"),
    groff("scripts/greek-groff", "scripts/greek-monotonic.md", "Greek by grops and Ghostscript; groff takes the other form of phi", device="ps", replace=(("φ", "ϕ"),)),
    fop("scripts/greek-fop", "scripts/greek.md", "Greek, polytonic too"),
    fop("scripts/cyrillic-fop", "scripts/cyrillic.md", "Russian, Ukrainian and Serbian"),
    fop("scripts/arabic-fop", "scripts/arabic.md", "Arabic, joined by FOP itself"),
    fop("scripts/hebrew-fop", "scripts/hebrew.md", "Hebrew with a Latin word and numbers"),
    fop("scripts/devanagari-fop", "scripts/devanagari.md", "Hindi"),
    fop("scripts/thai-fop", "scripts/thai.md", "Thai"),
    fop("scripts/japanese-fop", "scripts/japanese.md", "Japanese"),
    typst("scripts/greek-typst", "scripts/greek.md", "Greek"),
    typst("scripts/arabic-typst", "scripts/arabic.md", "Arabic"),
    typst("scripts/hebrew-typst", "scripts/hebrew.md", "Hebrew with a Latin word and numbers"),
    typst("scripts/devanagari-typst", "scripts/devanagari.md", "Hindi"),
    typst("scripts/thai-typst", "scripts/thai.md", "Thai"),
    typst("scripts/chinese-simplified-typst", "scripts/chinese-simplified.md", "Chinese, simplified"),
    typst("scripts/japanese-typst", "scripts/japanese.md", "Japanese"),
    typst("scripts/korean-typst", "scripts/korean.md", "Korean"),
    typst("scripts/mathematics-typst", "", "Formulas in the line, in an OpenType font of mathematics"),
    latex("lualatex", "scripts/mathematics-luatex", "", "The same by unicode-math"),
    latex("pdflatex", "scripts/matrices-pdftex", "", "Matrices, a vector in the line, cases, a binomial: brackets that TeX hangs from above or builds of pieces"),
    latex("lualatex", "scripts/matrices-luatex", "", "The same by unicode-math: larger forms of a bracket have its scalar, pieces stand on baselines of their own"),
    latex("xelatex", "scripts/matrices-xetex", "", "The same by XeTeX"),
    typst("scripts/matrices-typst", "", "The same, entries shown column by column; one text stands in for all pieces of a bracket; tagged"),
    chromium("scripts/matrices-chromium", "", "Matrices and cases in MathML, in a font that is drawn by Type 3 glyphs"),
    latex("xelatex", "scripts/hebrew-xetex", "scripts/hebrew.md", "Hebrew with a Latin word and numbers"),
    latex("xelatex", "scripts/devanagari-xetex", "scripts/devanagari.md", "Hindi"),
    latex("lualatex", "scripts/devanagari-luatex", "scripts/devanagari.md", "Hindi, shaped by HarfBuzz in LuaTeX"),
    latex("lualatex", "scripts/japanese-vertical-luatexja", "scripts/japanese.md", "Japanese, vertical"),
    weasyprint("scripts/arabic-weasyprint", "scripts/arabic.md", "Arabic"),
    weasyprint("scripts/devanagari-weasyprint", "scripts/devanagari.md", "Hindi"),
    weasyprint("scripts/japanese-weasyprint", "scripts/japanese.md", "Japanese"),
    chromium("scripts/greek-chromium", "scripts/greek.md", "Greek"),
    chromium("scripts/hebrew-chromium", "scripts/hebrew.md", "Hebrew with a Latin word and numbers"),
    chromium("scripts/thai-chromium", "scripts/thai.md", "Thai"),
    docx("scripts/arabic-docx", "scripts/arabic.md", "Arabic by way of a Word file"),
    docx("scripts/hebrew-docx", "scripts/hebrew.md", "Hebrew by way of a Word file"),
    docx("scripts/thai-docx", "scripts/thai.md", "Thai by way of a Word file"),
    docx("scripts/korean-docx", "scripts/korean.md", "Korean by way of a Word file"),
    docx("scripts/devanagari-docx", "scripts/devanagari.md", "Hindi by way of a Word file"),
    # slides
    writer("slides/lighthouse-impress", "slides/lighthouse.md", "Slides with bullets, a footer and slide numbers", extension="fodp"),
    latex("pdflatex", "slides/lighthouse-beamer", "slides/lighthouse.md", "Slides by beamer: ball bullets, coloured foot with author, title and “2 / 5”", times=2),
    # tagged
    writer("tagged/swifts-writer", "articles/swifts.md", "Tagged: headings, paragraphs, footnotes as notes, running head as artifact", options=TAGGED,
           notes_after=(("We put up", 2),)),
    chromium("tagged/kettle-chromium", "manuals/kettle.md", "Tagged: headings, lists, definition lists"),
    # structure
    tide("object-streams", "qpdf --object-streams=generate tide.pdf {}", "Objects in object streams, a cross-reference stream"),
    tide("linearised", "qpdf --linearize tide.pdf {}", "Linearised, two cross-reference sections"),
    tide("uncompressed-qdf", "qpdf --qdf --object-streams=disable tide.pdf {}", "Nothing compressed, comments between objects"),
    tide("rewritten-gs", "gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -sOutputFile={} tide.pdf", "Rewritten by pdfwrite"),
    tide("rewritten-cairo", "pdftocairo -pdf tide.pdf {}", "Rewritten by Poppler and Cairo"),
    tide("encrypted-rc4-40", "qpdf --allow-weak-crypto --encrypt swordfish keeper 40 -- tide.pdf {}", "RC4, 40 bits, password `swordfish`", password="swordfish"),
    tide("encrypted-rc4-128", "qpdf --allow-weak-crypto --encrypt '' keeper 128 --use-aes=n --extract=n -- tide.pdf {}", "RC4, 128 bits, opens without a password, owner’s `keeper`; copying not permitted"),
    tide("encrypted-aes-128", "qpdf --allow-weak-crypto --encrypt swordfish keeper 128 --use-aes=y -- tide.pdf {}", "AES, 128 bits, password `swordfish`", password="swordfish"),
    tide("encrypted-aes-256", "qpdf --encrypt 'Ærø ⚓' keeper 256 -- tide.pdf {}", "AES, 256 bits, password `Ærø ⚓`, owner’s `keeper`", password="Ærø ⚓"),
    tide("rotated-90", "qpdf --rotate=+90 tide.pdf {}", "Every page turned by a quarter: the text runs downwards"),
    latex("pdflatex", "structure/type3-pdftex", "structure/tide.md", "Type 3 bitmap fonts without names or ToUnicode; pdftotext loses its ligatures", checked=False),
    handmade("operators", "Every operator that shows or places text: Tj TJ ' \" T* Td TD Tm Tc Tw Tz TL Ts, string escapes, spaces made by kerning only"),
    handmade("inline-image", "An inline image whose data holds EI and BT"),
    handmade("form-xobjects", "Forms inside forms, with matrices"),
    handmade("rotated-pages", "/Rotate 90, 180 and 270 that put the text upright"),
    handmade("user-unit", "/UserUnit 4"),
    handmade("incremental-update", "An appended section replaces a paragraph and adds a page"),
    handmade("hybrid", "A hybrid-reference file: the fonts, free in the table, are found by /XRefStm only (Poppler and Ghostscript do not find them, qpdf does)", checked=False),
    handmade("hybrid-appended", "The same as word processors write it: an empty table whose trailer names the stream"),
    handmade("split-contents", "Contents in several streams cut inside a text object; resources and page size inherited from two levels up"),
    handmade("not-to-be-read", "A layer that is off, text outside the page, clipped text, an artifact; a sentence painted three times", checked=False),
    handmade("actual-text", "ActualText for a glyph, for a hyphen at a line’s end, and for a word cut over two lines", checked=False),
    handmade("out-of-order", "Drawn from the bottom to the top"),
    # scan
    Sample("scan/image-only", "pdflatex -interaction=batchmode -halt-on-error tide.tex && pdftoppm -q -mono -png -r 110 tide.pdf page && img2pdf --nodate -o image-only.pdf page-1.png page-2.png",
           "Pages that are only images: there is nothing to read, and the text is empty", needs=("structure/tide.tex",)),
    Sample("scan/ocr-tesseract", "pdflatex -interaction=batchmode -halt-on-error tide.tex && pdftoppm -q -mono -png -r 200 tide.pdf page && ls page-*.png > pages && tesseract pages ocr-tesseract --dpi 200 -l eng pdf",
           "A scan with its words behind it, invisible (render mode 3, a font without glyphs)", "structure/tide.md", needs=("structure/tide.tex",)),
    Sample("scan/ocr-ocrmypdf", "pdflatex -interaction=batchmode -halt-on-error tide.tex && pdftoppm -q -mono -png -r 200 tide.pdf page && img2pdf --nodate -o scan.pdf page-1.png page-2.png && ocrmypdf -q --output-type pdf scan.pdf ocr-ocrmypdf.pdf",
           "The same by OCRmyPDF", "structure/tide.md", producer="OCRmyPDF 14.0.1, Tesseract 5.3.0", needs=("structure/tide.tex",)),
]
