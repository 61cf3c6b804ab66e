import PDFText
import TestSupport
import Testing

struct AttachmentTests {
    private let wanted = ReadingOptions(extras: [.attachments])

    private func document(_ files: [(name: String, entries: String, content: String)], catalog: String = "") -> TestDocument {
        var document = TestDocument { $0.paragraph(Prose.sentence("Page0", 60), 50, 700, width: 400) }
        var names = ""
        for (index, file) in files.enumerated() {
            let number = TestDocument.firstExtra + index
            names += "(\(index)) << /UF (\(file.name)) /EF << /UF \(number) 0 R >> >> "
            document.extra.append(TestDocument.stream(file.content, file.entries))
        }
        document.catalog = "/Names << /EmbeddedFiles << /Names [\(names)] >> >> \(catalog)"
        return document
    }

    @Test func `Texts are read, other files named, if they are wanted`() throws {
        let page = Prose.sentence("Page0", 60)
        let document = document([
            ("notes.txt", "", "First line\nof a paragraph.\n\nSecond ümlaut."), ("data.csv", "/Subtype /text#2Fcsv", "1,2"),
            ("readme", "/Subtype /text#2Fplain", "\u{FEFF}By its type."), ("picture.png", "", "\u{1}"),
        ])
        try document.expectRoles(["paragraph: \(page)"])
        try document.expectRoles(
            [
                "paragraph: \(page)", "attachment: notes.txt", "paragraph: First line of a paragraph.", "paragraph: Second ümlaut.",
                "attachment: data.csv",
                "attachment: readme", "paragraph: By its type.", "attachment: picture.png",
            ], wanted)
    }

    @Test func `An attached PDF is read, what is attached to it named`() throws {
        var inner = MinimalPDF([[.paragraph("Text of the inner document.")]]).bytes
        let outerText = Prose.sentence("Page0", 60)
        let plain = document([
            ("inner.pdf", "", String(decoding: inner, as: UTF8.self)), ("broken.pdf", "/Subtype /application#2Fpdf", "no PDF"),
        ])
        try plain.expectRoles(
            ["paragraph: \(outerText)", "attachment: inner.pdf", "paragraph: Text of the inner document.", "attachment: broken.pdf"], wanted
        )
        let nested = document([("deep.txt", "", "not read")])
        inner = nested.bytes
        let twice = document([("inner.pdf", "", String(decoding: inner, as: UTF8.self))])
        try twice.expectRoles(
            ["paragraph: \(outerText)", "attachment: inner.pdf", "paragraph: \(outerText)", "attachment: deep.txt"], wanted)
    }

    @Test func `Attachments stand behind the last page`() throws {
        var document = document([("a.txt", "", "Attached.")])
        document.pages.append(TestPage("", entries: ""))
        document.pages[1].paragraph(Prose.sentence("Page1", 60), 50, 700, width: 400)
        let paragraphs = try document.paragraphs(wanted)
        #expect(paragraphs.suffix(2).map(\.page) == [1, 1])
        #expect(try document.texts(ReadingOptions(extras: [.attachments], pages: 0..<1)) == [Prose.sentence("Page0", 60)])
        #expect(
            try document.texts(ReadingOptions(extras: [.attachments], pages: 1..<2)) == [Prose.sentence("Page1", 60), "a.txt", "Attached."])
    }

    @Test func `Their bytes can be had`() throws {
        let found = try document([("a.hex", "/Filter /ASCIIHexDecode /Params << /Size 3 >>", "61 62 63>")]).open().attachments
        #expect(found.map(\.name) == ["a.hex"])
        #expect(found.map(\.size) == [3])
        #expect(found.map { $0.bytes() } == [Array("abc".utf8)])
    }
}
