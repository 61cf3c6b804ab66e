import PDFCatalog
import PDFSyntax
import Testing

struct CommentTests {
    private func texts(_ annotations: [String], catalog: String = "", more: [String] = []) -> [String] {
        let references = annotations.indices.map { "\(4 + $0) 0 R" }.joined(separator: " ")
        return TestCatalog(catalog: catalog, page: "/Annots [\(references)]", annotations + more).comments.map {
            "\($0.author ?? "–"): \($0.text)"
        }
    }

    @Test func `Comments come from the top of the page to its foot, with their authors`() {
        #expect(
            texts([
                "<< /Subtype /Text /Rect [10 100 20 110] /Contents (low) /T (Ann) >>",
                "<< /Subtype /Highlight /Rect [300 700 320 710] /Contents (high, right) >>",
                "<< /Subtype /Text /Rect [10 700 20 710] /Contents <FEFF00FC> /T <FEFF005A006F00EB> >>",
            ]) == ["Zoë: ü", "–: high, right", "Ann: low"])
    }

    @Test func `A reply follows what it answers`() {
        #expect(
            texts([
                "<< /Subtype /Text /Rect [0 500 9 509] /Contents (question) >>",
                "<< /Subtype /Text /Rect [0 400 9 409] /Contents (other) >>",
                "<< /Subtype /Text /Rect [0 300 9 309] /Contents (answer) /IRT 4 0 R >>",
                "<< /Subtype /Text /Rect [0 900 9 909] /Contents (thanks) /IRT 6 0 R >>",
            ]) == ["–: question", "–: answer", "–: thanks", "–: other"])
    }

    @Test func `A reply to a highlight without words is kept`() {
        #expect(
            texts(["<< /Subtype /Highlight /Rect [0 500 9 509] >>", "<< /Subtype /Text /Rect [0 0 9 9] /Contents (why) /IRT 4 0 R >>"]) == [
                "–: why"
            ])
    }

    @Test func `Replies that answer each other in a ring are read once each`() {
        let ring = [
            "<< /Subtype /Text /Rect [0 500 9 509] /Contents (one) /IRT 5 0 R >>",
            "<< /Subtype /Text /Rect [0 400 9 409] /Contents (two) /IRT 4 0 R >>",
            "<< /Subtype /Text /Rect [0 300 9 309] /Contents (self) /IRT 6 0 R >>",
        ]
        #expect(texts(ring).sorted() == ["–: one", "–: self", "–: two"])
    }

    @Test func `What nobody sees, or is seen on the page, or is no comment, is not among them`() {
        #expect(
            texts(
                [
                    "<< /Subtype /Text /F 2 /Contents (hidden) >>", "<< /Subtype /Text /F 32 /Contents (not viewed) >>",
                    "<< /Subtype /Text /OC 14 0 R /Contents (layer off) >>", "<< /Subtype /FreeText /Contents (on the page) >>",
                    "<< /Subtype /Link /Contents (a link's description) >>", "<< /Subtype /Popup /Parent 4 0 R /Contents (popup) >>",
                    "<< /Subtype /Widget /Contents (field) >>",
                    "<< /Subtype /Text /State (Accepted) /StateModel (Review) /Contents (Accepted) >>",
                    "<< /Subtype /StrikeOut /IRT 13 0 R /RT /Group /Contents (new word) >>", "<< /Subtype /Caret /Contents (new word) >>",
                ], catalog: "/OCProperties << /OCGs [14 0 R] /D << /OFF [14 0 R] >> >>", more: ["<< /Type /OCG /Name (x) >>"]) == [
                    "–: new word"
                ])
    }

    @Test func `Rich text is read where there is no other, without its tags`() {
        let rich =
            "<?xml version=\"1.0\"?><body xmlns=\"http://www.w3.org/1999/xhtml\"><p>One &lt;two&gt; <b>thr</b>ee &#228;&amp;</p><p>Four<br/>five</p></body>"
        #expect(texts(["<< /Subtype /Text /RC (\(rich)) >>"]) == ["–: One <two> three ä&\nFour\nfive"])
        #expect(texts(["<< /Subtype /Text /RC (\(rich)) /Contents (plain) >>"]) == ["–: plain"])
        #expect(texts(["<< /Subtype /Text /RC 5 0 R >>"], more: [TestCatalog.stream("<p>from a stream</p>")]) == ["–: from a stream"])
    }

    @Test func `The name of an attached file is no comment on it`() {
        let file = "/FS << /F (a.txt) /EF << /F 6 0 R >> >>"
        let found = texts(
            ["<< /Subtype /FileAttachment /Contents (a.txt) \(file) >>", "<< /Subtype /FileAttachment /Contents (read me) \(file) >>"],
            more: [TestCatalog.stream("x")])
        #expect(found == ["–: read me"])
    }

    @Test func `One long text shared by a great many comments is not read for each`() {
        let count = 3000
        let annotations = (0..<count).map { "<< /Subtype /Text /Rect [0 \($0) 9 9] /Contents \(4 + count) 0 R >>" }
        let references = annotations.indices.map { "\(4 + $0) 0 R" }.joined(separator: " ")
        let long = "(" + String(repeating: "word ", count: 20_000) + ")"
        let document = TestCatalog(page: "/Annots [\(references)]", annotations + [long])
        let comments = document.comments
        #expect(!comments.isEmpty && comments.count < 100)
        #expect(document.store.warnings.all.contains { $0.code == .contentTooLarge })
    }

    @Test func `Annotations listed twice, missing or malformed are no trouble`() {
        let document = TestCatalog(
            page: "/Annots [4 0 R 4 0 R 99 0 R null 5 (x) << /Subtype /Text /Contents (direct) >>]",
            ["<< /Subtype /Text /Contents (once) >>"])
        #expect(document.comments.map(\.text) == ["once", "direct"])
        #expect(TestCatalog(page: "/Annots 4 0 R", ["4 0 R"]).comments.isEmpty)
    }
}
