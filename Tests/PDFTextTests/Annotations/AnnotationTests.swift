import PDFText
import Testing

struct AnnotationTests {
    private func document(_ annotations: [String], more: [String] = [], pages: Int = 1) -> TestDocument {
        let list = annotations.indices.map { "\(TestDocument.firstExtra + $0) 0 R" }.joined(separator: " ")
        var document = TestDocument(
            (0..<pages).map { index in
                var page = TestPage(entries: index == 0 ? "/Annots [\(list)]" : "")
                page.paragraph(Prose.sentence("Page\(index)", 60), 50, 700, width: 400)
                return page
            })
        document.extra = annotations + more
        return document
    }

    private let comments = ReadingOptions(extras: [.forms, .overlays, .annotations])

    @Test func `Comments come after the text of their page, if they are wanted`() throws {
        let text = Prose.sentence("Page0", 60)
        let document = document([
            "<< /Subtype /Text /Rect [10 10 20 20] /T (Ann) /Contents (Is this\\ntrue?) >>",
            "<< /Subtype /Highlight /Rect [50 700 90 710] /Contents (Yes.) >>",
        ])
        try document.expectRoles(["paragraph: \(text)"])
        try document.expectRoles(["paragraph: \(text)", "annotation: Yes.", "annotation: Ann: Is this true?"], comments)
        var skipping = comments
        skipping.skipped.insert(.annotation)
        try document.expectRoles(["paragraph: \(text)"], skipping)
    }

    @Test func `A comment does not tear a sentence that goes on overleaf`() throws {
        var document = document(["<< /Subtype /Text /Rect [10 10 20 20] /Contents (note) >>"], pages: 2)
        document.pages[0] = TestPage(entries: "/Annots [100 0 R]")
        document.pages[0].lines(["The sentence begins here and it", "runs to the very end of the page"], 50, 700)
        document.pages[1] = TestPage()
        document.pages[1].lines(["and goes on at the top of the next."], 50, 700)
        try document.expect(
            ["The sentence begins here and it runs to the very end of the page and goes on at the top of the next.", "note"], comments)
    }

    @Test func `Comments are blocks of their page, in words`() throws {
        var blocks: [PageText.Block] = []
        try document(["<< /Subtype /Text /Rect [10 20 30 40] /T (Ann) /Contents (two  words) >>"]).open().forEachPage(comments, workers: 1)
        { blocks += $0.blocks }
        let block = try #require(blocks.last)
        #expect(block.role == .annotation)
        #expect(block.lines.flatMap(\.words).map(\.text) == ["Ann:", "two", "words"])
        #expect([block.box.x0, block.box.y0, block.box.x1, block.box.y1] == [10, 20, 30, 40])
    }

    @Test func `Free text and stamps are part of the page`() throws {
        let appearance = TestDocument.stream("BT /H 10 Tf 0 2 Td (APPROVED) Tj ET", "/Subtype /Form /BBox [0 0 100 12] /Resources 3 0 R")
        let document = document(
            [
                "<< /Subtype /FreeText /Rect [50 760 400 780] /DA (/Helv 10 Tf) /Contents (Typed on top) >>",
                "<< /Subtype /Stamp /Rect [50 500 150 512] /AP << /N 102 0 R >> >>",
            ], more: [appearance])
        #expect(try document.texts() == ["Typed on top", Prose.sentence("Page0", 60), "APPROVED"])
        #expect(try document.texts(ReadingOptions(extras: [.forms])) == [Prose.sentence("Page0", 60)])
    }

    @Test func `Appearances of what marks text are not read beside it`() throws {
        let appearance = TestDocument.stream("BT /H 10 Tf 0 2 Td (again) Tj ET", "/Subtype /Form /BBox [0 0 100 12] /Resources 3 0 R")
        for subtype in ["Highlight", "Link", "Text", "Popup", "Redact", "FileAttachment"] {
            let document = document(["<< /Subtype /\(subtype) /Rect [50 500 150 512] /AP << /N 101 0 R >> >>"], more: [appearance])
            try document.expect([Prose.sentence("Page0", 60)])
        }
    }

    @Test func `An appearance that draws itself ends`() throws {
        let appearance = TestDocument.stream(
            "BT /H 10 Tf 0 2 Td (once) Tj ET /X Do",
            "/Subtype /Form /BBox [0 0 100 12] /Resources << /Font << /H 15 0 R >> /XObject << /X 101 0 R >> >>")
        let document = document(["<< /Subtype /Stamp /Rect [50 500 150 512] /AP << /N 101 0 R >> >>"], more: [appearance])
        #expect(try document.texts().count >= 2)
    }
}
