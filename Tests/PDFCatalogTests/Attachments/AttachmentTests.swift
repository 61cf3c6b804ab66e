import PDFCatalog
import PDFSyntax
import Testing

struct AttachmentTests {
    private static let file = TestCatalog.stream("hello", "/Subtype /text#2Fplain /Params << /Size 5 >>")

    private func read(_ document: TestCatalog) -> [String] {
        document.catalog.attachments.map { "\($0.name) \(String(decoding: document.store.decoded($0.stream), as: UTF8.self))" }
    }

    @Test func `Names, descriptions, types and sizes are told`() throws {
        let document = TestCatalog(
            catalog:
                "/Names << /EmbeddedFiles << /Names [(key) << /F (C:\\\\dir\\\\old.txt) /UF <FEFF00E92E0074007800740074> /Desc (a note) /EF << /F 4 0 R >> >>] >> >>",
            [Self.file])
        let found = try #require(document.catalog.attachments.first)
        #expect(found.description == "a note")
        #expect(found.mimeType == "text/plain")
        #expect(found.size == 5)
        #expect(document.store.decoded(found.stream) == Array("hello".utf8))
    }

    @Test func `A name is taken without its path, from the tree if it has no other`() {
        let document = TestCatalog(
            catalog:
                "/Names << /EmbeddedFiles << /Names [(key.txt) << /EF << /F 4 0 R >> >> (b) << /F (C:\\\\dir\\\\old.txt) /EF << /F 5 0 R >> >>] >> >>",
            [Self.file, TestCatalog.stream("two")])
        #expect(read(document) == ["key.txt hello", "old.txt two"])
    }

    @Test func `Files of the document, of pages and of annotations are found, each once`() {
        let document = TestCatalog(
            catalog: "/Names << /EmbeddedFiles << /Kids [<< /Names [(a) 4 0 R] >>] >> >> /AF [4 0 R 5 0 R]",
            page:
                "/AF [6 0 R] /Annots [<< /Subtype /FileAttachment /FS 7 0 R >> << /Subtype /FileAttachment /FS 4 0 R >> << /Subtype /Text /FS 12 0 R >>]",
            [
                "<< /F (one) /EF << /F 8 0 R >> >>", "<< /F (two) /EF << /UF 9 0 R >> >>", "<< /F (three) /EF << /F 10 0 R >> >>",
                "<< /F (four) /EF << /F 11 0 R >> >>", TestCatalog.stream("1"), TestCatalog.stream("2"), TestCatalog.stream("3"),
                TestCatalog.stream("4"),
                "<< /F (five) /EF << /F 11 0 R >> >>",
            ])
        #expect(read(document) == ["one 1", "two 2", "three 3", "four 4"])
    }

    @Test func `Files that are only pointed to are not attached`() {
        #expect(
            TestCatalog(catalog: "/AF [<< /F (elsewhere.txt) >> (x) 99 0 R << /F (gone) /EF << /F 98 0 R >> >>]").catalog.attachments
                .isEmpty)
        #expect(TestCatalog(catalog: "/Names << /EmbeddedFiles 4 0 R >>", ["<< /Kids [4 0 R] >>"]).catalog.attachments.isEmpty)
    }
}
