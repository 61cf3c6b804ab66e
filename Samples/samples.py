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


TAGGED = ':{"UseTaggedPDF":{"type":"boolean","value":"true"}}'

SAMPLES = [
    # prose
    latex("pdflatex", "prose/ferry-pdftex", "prose/ferry.md", "A story in chapters: hyphenation, ligatures, running heads, page numbers, dialogue; Type 1 fonts in the old TeX encoding, no ToUnicode"),
    latex("xelatex", "prose/ferry-xetex", "prose/ferry.md", "The same story in OpenType fonts (CFF, Identity-H)"),
    Sample("prose/ferry-dvips", "latex -interaction=batchmode -halt-on-error ferry-dvips.tex && dvips -q ferry-dvips.dvi && ps2pdf ferry-dvips.ps",
           "The same story by way of PostScript", "prose/ferry.md", "prose/ferry-dvips.tex"),
    typst("prose/ferry-typst", "prose/ferry.md", "The same story, tagged by its producer, running head from the second page on"),
    chromium("prose/clock-chromium", "prose/clock.md", "A story with running heads made by page margin boxes, tagged; nothing hyphenated"),
    Sample("prose/clock-weasyprint", "weasyprint -q clock-weasyprint.html clock-weasyprint.pdf", "The same story with the same style sheet, hyphenated", "prose/clock.md", "prose/clock-weasyprint.html"),
    writer("prose/clock-writer", "prose/clock.md", "The same story from a word processor: TrueType fonts, running head, page numbers between dashes"),
    # articles
    latex("pdflatex", "articles/bells-pdftex", "articles/bells.md", "A two-column article: title and abstract across both columns, footnotes, a figure with its caption, references, page numbers from 117",
          notes_after=(("Differences", 2),)),
    writer("articles/kitchen-writer", "articles/kitchen.md", "A two-column article: abstract across both columns, footnotes across the page, running head",
           notes_after=(("A warm front", 2),)),
    typst("articles/swifts-typst", "articles/swifts.md", "Two columns with footnotes in each, title across both, tagged"),
    # manuals
    Sample("manuals/lantern-gropdf", "groff -man -Tpdf lantern-gropdf.1 > lantern-gropdf.pdf", "A manual page", "manuals/lantern.md", "manuals/lantern-gropdf.1", leave_out=("LANTERN",)),
    Sample("manuals/lantern-grops", "groff -man -Tps lantern-grops.1 | ps2pdf - lantern-grops.pdf", "The same by way of PostScript", "manuals/lantern.md", "manuals/lantern-grops.1", leave_out=("LANTERN",)),
    Sample("manuals/kettle-fop", "fop -q -fo kettle-fop.fo -pdf kettle-fop.pdf", "Numbered steps, bullets, terms; running head and “Page 1 of 3”; standard fonts, not embedded", "manuals/kettle.md", "manuals/kettle-fop.fo"),
    # letters
    Sample("letters/french-wkhtmltopdf", "wkhtmltopdf -q -s A5 french-wkhtmltopdf.html french-wkhtmltopdf.pdf", "Accents, œ, guillemets", "letters/french.md", "letters/french-wkhtmltopdf.html"),
    writer("letters/german-writer", "letters/german.md", "Umlauts, ß, long compounds hyphenated"),
    # scripts
    writer("scripts/japanese-vertical-writer", "scripts/japanese.md", "Japanese, vertical"),
    chromium("scripts/japanese-vertical-chromium", "scripts/japanese.md", "Japanese, vertical"),
    chromium("scripts/chinese-traditional-chromium", "scripts/chinese-traditional.md", "Chinese, traditional"),
    writer("scripts/korean-writer", "scripts/korean.md", "Korean"),
    chromium("scripts/arabic-chromium", "scripts/arabic.md", "Arabic, joined letters, both kinds of digits"),
    writer("scripts/arabic-writer", "scripts/arabic.md", "Arabic"),
    Sample("scripts/hebrew-weasyprint", "weasyprint -q hebrew-weasyprint.html hebrew-weasyprint.pdf", "Hebrew with a Latin word and numbers", "scripts/hebrew.md", "scripts/hebrew-weasyprint.html"),
    writer("scripts/hebrew-writer", "scripts/hebrew.md", "Hebrew with a Latin word and numbers"),
    chromium("scripts/devanagari-chromium", "scripts/devanagari.md", "Hindi"),
    writer("scripts/devanagari-writer", "scripts/devanagari.md", "Hindi"),
    writer("scripts/thai-writer", "scripts/thai.md", "Thai"),
    Sample("scripts/thai-weasyprint", "weasyprint -q thai-weasyprint.html thai-weasyprint.pdf", "Thai", "scripts/thai.md", "scripts/thai-weasyprint.html"),
    chromium("scripts/emoji-chromium", "scripts/emoji.md", "Emoji: sequences with joiners, skin tones and flags"),
    # slides
    writer("slides/lighthouse-impress", "slides/lighthouse.md", "Slides with bullets, a footer and slide numbers", extension="fodp"),
    # tagged
    writer("tagged/swifts-writer", "articles/swifts.md", "Tagged: headings, paragraphs, footnotes as notes, running head as artifact", options=TAGGED,
           notes_after=(("We put up", 2),)),
    chromium("tagged/kettle-chromium", "manuals/kettle.md", "Tagged: headings, lists, definition lists"),
]
