extension HardPage {
    static let all: [HardPage] = journals + tables + forms + books + slides + turned

    private static let olmocr = "olmocr/tests/gnarly_pdfs/"
    private static let bench = "olmocr/olmocr/bench/sample_data/pdfs/"
    private static let elacin = "elacin-pdfextract/pdfextract-cli/src/test/resources/"
    private static let parsr = "parsr/test/assets/sources/"
    private static let docling = "docling-parse/tests/data/"

    private static let journals: [HardPage] = [
        HardPage(
            bench + "multi_column_miss.pdf", 1,
            "two columns, a title over both in the middle of the page, an initial, a narrow column of addresses; dotted rules were read as dots",
            [
                .order("stakeholders", "REFERENCES"), .order("REFERENCES", "INDUSTRY WATCH"), .order("INDUSTRY WATCH", "N Hirschhorn"),
                .order("N Hirschhorn", "Over the past"), .absent("Downloaded from"), .absent(". . . ."),
            ]),
        HardPage(
            bench + "earnings.pdf", 1, "a centred title between headings on the left, which was read after them as if in a column",
            [
                .order("NVIDIA Corporation", "Recently Issued"), .order("Recently Issued", "In November 2023"),
                .order("Year Ended", "Cost of revenue"), .order("Cost of revenue", "Research and development"),
            ]),
        HardPage(
            bench + "openstax_caculus_pg_273.pdf", 1,
            "exercises in two columns; exponents behind a factor were taken for marks of notes and lost",
            [
                .order("150.", "156."), .order("156.", "157."), .order("157.", "159."), .present("2t³ − 3t² − 12t"), .absent("Chapter 3"),
            ]),
        HardPage(
            bench + "olmo2-pg4.pdf", 1,
            "a table with labels below labels; the mark of a note still stands apart where an accent of its line rises",
            [.order("DCLM-Baseline", "peS2o"), .order("Total", "Table 1"), .order("Pretraining data:", "Mid-training data:")]),
        HardPage(
            olmocr + "pdftotext_two_column_issue.pdf", 1, "a stamp turned on its side in the margin, marks of affiliations",
            [
                .order("Turner syndrome", "Laura"), .order("Abstract", "Background:"), .order("Background:", "Key words:"),
                .absent("Downloaded from"),
            ]),
        HardPage(
            olmocr + "repeating_references_on_pg9_pg10.pdf", 9,
            "a column of figures; years in brackets that begin a line were taken for items",
            [
                .order("Fig. 8.", "and not by"), .order("Acknowledgment", "References"), .together("Kohmoto K (1999)"),
                .together("Otani H (1990)"),
            ]),
        HardPage(
            olmocr + "overrun_on_pg8.pdf", 2, "two quotations above the first section",
            [.order("The languages people", "To answer it"), .order("To answer it", "Introduction"), .order("1.1", "Today,")]),
        HardPage(
            elacin + "C02-1004.pdf", 1, "two columns; a note below the first, after which the paragraph goes on in the second",
            [
                .order("Combining", "Abstract"), .order("Recently,", "In contrast,"), .order("In contrast,", "2 Our training"),
                .order("leads to the 4-tuple", "This research was"), .absent("¹"),
            ]),
        HardPage(
            elacin + "0705.0001.pdf", 1, "a title page with an archive's stamp in the margin and raised letters of affiliations",
            [.order("Does the Second", "Natarajan"), .order("Natarajan", "Abstract"), .order("Abstract", "PACS"), .absent("arXiv:")]),
        HardPage(
            elacin + "0705.0003.pdf", 2, "two columns with a figure above the second; a year that begins a line was taken for an item",
            [.order("HJ experiencing", "Finder chart"), .order("2. OBSERVATIONS", "2.1."), .together("2002) was employed")]),
        HardPage(
            olmocr + "lots_of_chem_tables.pdf", 2, "a table with subscripts, then running text",
            [
                .order("Materials", "Reagent"), .order("PMDA", "DABCO"), .alone("Reagent Supplier Purity"),
                .order("DABCO", "General Procedures"),
                .order("General Procedures", "Methods"),
            ]),
    ]

    private static let tables: [HardPage] = [
        HardPage(
            bench + "discoverworld_crazy_table4.pdf", 1, "two tables with slanted heads",
            [
                .order("Table 4:", "Proteomics"), .order("Proteomics", "Archaeology"), .order("Average (Challenge)", "Table 5:"),
                .order("Table 5:", "Baseline Agent Models"),
            ]),
        HardPage(
            olmocr + "lots_of_sci_tables.pdf", 1, "cells of several lines between rules; what stood beside them was read after all of them",
            [
                .together("See Appendix A. TBD"), .together("See Appendix C. Y"), .order("Appendix A", "Appendix B"),
                .order("Appendix F", "Quality and Reliability"),
            ]),
        HardPage(
            parsr + "column_span_2.pdf", 1, "cells over several rows and columns; heads of two lines were read line by line",
            [
                .together("Investigations No. of HHs"), .together("Blood Pressure # 2400 Men"), .together("Practices on HTN & DM 2400"),
                .order("Practices on HTN", "*CI:"), .absent("Rural-Third"),
            ]),
        HardPage(
            parsr + "test-table-reconstruction.pdf", 1, "a table whose cells almost touch",
            [
                .order("Lorem ipsum", "Fusce posuere"), .order("Fusce posuere", "consectetuer elit"),
                .alone("consectetuer elit Maecenas porttitor congue massa"),
            ]),
        HardPage(
            parsr + "tables_rotated.pdf", 1, "a statement of accounts with leaders; heads of several lines are still read line by line",
            [.order("TWENTY-FIRST", "June 30, 2015"), .order("June 30, 2015", "June 30, 2016"), .order("June 30, 2016", "June 30, 2018")]),
        HardPage(
            docling + "cases/case_03.pdf", 1,
            "a table turned on its side, without rules, with cells of many lines and hardly any white between: they are still read line by line",
            [
                .order("Lower Muschelkalk", "Pedogenic"), .order("Facies 1", "Facies 2"), .order("Pedogenic", "Algal-laminated"),
            ]),
        HardPage(
            "debian-pairs/debian-reference.en.pdf", 60, "a table with rules and cells of two and three lines, which were read line by line",
            [
                .together("r* r* match zero or more regular expressions identified by"),
                .together("and treat it as a bracketed regular expression"),
                .order("BRE ERE", "Table 1.25"), .order("Table 1.25", "is basically"), .absent("32 / 233"),
            ]),
        HardPage(
            "pdf-reader/spec/data/pdfwriter-manual.pdf", 9, "a manual: headings close above their text, code",
            [
                .alone("Type 1 Fonts"), .alone("Encoding Character Maps"), .order("TrueType Fonts", "ttf2afm"),
                .order("WinAnsiEncoding", "The above code"), .absent("Manual"),
            ]),
        HardPage(
            "pypdf/resources/GeoBase_NHNC1_Data_Model_UML_EN.pdf", 5, "abbreviations and what they mean",
            [
                .alone("LRM Linear Reference Method"), .order("ABBREVIATIONS", "NRCan"), .order("NRCan", "TERMS AND DEFINITIONS"),
                .absent("2004-06"),
            ]),
    ]

    private static let forms: [HardPage] = [
        HardPage(
            olmocr + "form_on_later_pages.pdf", 3, "a tagged page; its tags still have the table before the text above it",
            [.order("Part C", "Part D"), .order("Part D", "Required documents"), .order("Operations Manual", "Maintenance Manual")]),
        HardPage(
            parsr + "sncfTicket.pdf", 1, "a ticket: boxes, small print, pictures with text",
            [
                .order("YOUR E-TICKET", "VALLORBE > PARIS"), .order("Departure / Arrival", "TRAIN NUMBER"),
                .order("COACH 11", "Please arrive"),
            ]),
        HardPage(
            docling + "regression/form_fields.pdf", 1, "a form that has been filled in",
            [
                .order("Demande de remboursement", "Remplissez"), .order("Remplissez", "Partie A"), .order("Partie A", "Adresse postale"),
                .present("granville"),
            ]),
        HardPage(
            "pdfjs/test/pdfs/160F-2019.pdf", 1,
            "a form of numbered lines in two halves; labels and what they number are still read in a mixed order",
            [.order("Certificat de salaire", "sous-total"), .order("modèle 160", "sous-total"), .order("sous-total", "certifié exact")]),
        HardPage(
            "pdfjs/test/pdfs/prefilled_f1040.pdf", 1, "a tax form: numbers behind leaders, boxes within boxes",
            [
                .order("Filing Status", "Exemptions"), .order("Wages, salaries", "Taxable interest"),
                .order("Alimony received", "Unemployment"), .alone("Income"), .order("Exemptions", "\nIncome\n"),
                .order("\nIncome\n", "Wages, salaries"),
            ]),
        HardPage(
            "pdfminer.six/samples/contrib/issue-625-identity-cmap.pdf", 1,
            "an invoice, twice; what repeats on its copy was taken for a running head",
            [
                .order("Faktura nr", "Sprzedawca"), .order("Testy", "Dokumentacja"),
                .alone("2 Dokumentacja - żółw szt. 2 44,00 23% 88,00 108,24"),
            ]),
        HardPage(
            "pdfjs/test/pdfs/calrgb.pdf", 2,
            "charts that repeat from page to page, whose first and last lines were taken for heads and feet",
            [.order("WhitePoint", "Gamma"), .present("0.00, 0.00, 0.25")]),
        HardPage(
            olmocr + "ambiguous.pdf", 1, "a drawing whose words are a picture", [.alone("Hello")]),
    ]

    private static let books: [HardPage] = [
        HardPage(
            olmocr + "bws_book_ch2.pdf", 2, "a book's page with bulleted aims and a running head",
            [
                .order("By the end", "Define what"), .order("2.1.2", "2.1.3"), .together("presented argument as an inductive"),
                .absent("CHAPTER 2"),
            ]),
        HardPage(
            "pdfjs/test/pdfs/freeculture.pdf", 330, "numbered notes, printer's marks",
            [.order("12. Lessing", "13. Ibid"), .alone("13. Ibid., 229."), .absent(".qxd"), .absent("324 NOTES")]),
        HardPage(
            "pdfjs/test/pdfs/freeculture.pdf", 76, "the first page of a chapter, printer's marks",
            [
                .order("CHAPTER FIVE", "There is piracy"), .order("There is piracy", "But as well"), .absent(".qxd"),
                .absent("free-culture.org"),
            ]),
        HardPage(
            "pdfjs/test/pdfs/freeculture.pdf", 8, "a dedication on an empty page", [.present("To Eric Eldred"), .absent(".qxd")]),
        HardPage(
            olmocr + "ti89_guidebook_programming.pdf", 5, "headings in a column of their own, which were read before all of the text",
            [
                .order("Where Is the Output", "Depending on the commands"), .order("Depending on the commands", "The Program I/O Screen"),
                .order("The Program I/O Screen", "new output is displayed"), .order("new output is displayed", "Leaving the Program"),
            ]),
        HardPage(
            olmocr + "guidebook_failed_pages.pdf", 1, "descriptions beside examples with fractions, whose parts were read apart",
            [
                .order("Returns a matrix", "CHAR/Punctuation"), .absent("Appendix A: Functions"), .together("Returns argument/100"),
            ]),
        HardPage(
            "geotopo/GeoTopo.pdf", 110, "a list of abbreviations and what they mean",
            [.order("Behauptung", "bezüglich"), .order("bezüglich", "zusammenhängend"), .alone("Bew. Beweis")]),
        HardPage(
            parsr + "2_1_185_CarPolicyWording-3.pdf", 1, "a table of contents with leaders",
            [.order("Making a claim", "Your cover"), .order("Section A", "Section B"), .absent("....")]),
        HardPage(
            parsr + "756_pages-3-5.pdf", 1, "a table of contents with numbers of sections",
            [.order("Foreword", "1 Scope"), .order("2.4 Conforming products", "3 Normative"), .absent(". . .")]),
        HardPage(
            docling + "regression/table_of_contents_01.pdf", 1, "an abstract above charts with slanted labels",
            [.order("GRANITE 3.0", "ABSTRACT"), .order("ABSTRACT", "This report presents"), .order("This report presents", "Figure 1:")]),
        HardPage(
            "debian-pairs/install.ja.pdf", 30, "Japanese and Latin mixed, headings with numbers",
            [.alone("システムインストールメディアの入手"), .order("4.1", "4.2"), .order("4.2", "4.2.1"), .together("現在、Debian GNU/Linux")]),
        HardPage(
            "books/maint-guide-ja--maint-guide.ja.pdf", 20, "Japanese with code, whose lines are kept",
            [.alone("ソースコードの変更"), .order("3.1", "alias dquilt"), .order("alias dquilt", "3.2"), .absent("14 / 63")]),
    ]

    private static let slides: [HardPage] = [
        HardPage(
            bench + "mathfuncs_colswitch.pdf", 1, "a poster of boxes, each with a formula; the parts of fractions are still read apart",
            [.order("The 20 Most", "1. Euler"), .order("1. Euler", "Connects five"), .order("Connects five", "2. Pythagorean")]),
        HardPage(
            olmocr + "slideshow_mostly_good_some_pages_should_get_filtered.pdf", 2,
            "a slide whose items have no bullets, and were one paragraph",
            [.alone("6:00 - 6:05 Welcome"), .order("6:05", "6:15 - 6:25"), .absent("Miner PTO General Meeting")]),
        HardPage(
            olmocr + "skinnypage.pdf", 1, "a slide over a picture with letters in it",
            [.order("IODP Expedition", "The figure was generated"), .order("The logs displayed", "The labels for each"), .absent("LAMONT")]),
        HardPage(
            parsr + "text-order-detection.pdf", 1, "four narrow columns that were recognised, hardly two lines of one size",
            [
                .order("FIRST", "SECOND"), .order("SECOND", "THIRD"), .order("THIRD", "FOURTH"),
                .together("arriving at Vienna early next morning"),
            ]),
        HardPage(
            olmocr + "some_ocr1.pdf", 1, "a scanned figure on its side; what was recognised is noise, and is read as such",
            [.present("SA WA")]),
    ]

    private static let turned: [HardPage] = [
        HardPage(
            olmocr + "edgar.pdf", 1, "an article beside a box of facts, with the browser's head and foot",
            [.order("Edgar, King of England", "mainly followed"), .order("Reign", "Predecessor"), .absent("10/1/24"), .absent("1/34")]),
        HardPage(
            olmocr + "edgar-rotated90.pdf", 1, "the same, turned by a quarter",
            [.order("Edgar, King of England", "mainly followed"), .order("Reign", "Predecessor"), .absent("10/1/24")]),
        HardPage(
            docling + "regression/rotated_text_01.pdf", 1, "a slanted watermark over the text",
            [.order("About A-PDF", "With A-PDF"), .order("With A-PDF", "does NOT require"), .together("image, shape, PDF watermark")]),
        HardPage(
            docling + "regression/right_to_left_02.pdf", 1, "Arabic with four captions side by side", [.order("وعليه", "تجدر")]),
        HardPage(
            "pypdf/resources/test Orient.pdf", 1, "text on all four sides, of which a third was taken for a running foot",
            [.together("(L) This is box text on left"), .together("at top written down from top"), .present("starboard")]),
    ]
}
