import PDFSyntax
import Testing

struct IndirectObjectTests {
    private func header(_ text: String, at offset: Int = 0) -> (id: ObjectID, end: Int)? {
        let bytes = Array(text.utf8)
        return IndirectObject.header(bytes.span, at: offset)
    }

    private func parse(_ text: String) -> IndirectObject? {
        let bytes = Array(text.utf8)
        let span = bytes.span
        guard let header = IndirectObject.header(span, at: 0) else { return nil }
        return IndirectObject(span, id: header.id, at: header.end)
    }

    @Test("Headers, and what is none")
    func headers() {
        #expect(header("12 3 obj")?.id == ObjectID(number: 12, generation: 3))
        #expect(header(" \n12 0\nobj<<")?.id == ObjectID(number: 12))
        #expect(header("12 0 R") == nil)
        #expect(header("12 obj") == nil)
        #expect(header("x 12 0 obj") == nil)
        #expect(header("-1 0 obj") == nil)
        #expect(header("12 0 obj", at: 99) == nil)
        #expect(header("12 0 obj", at: -1) == nil)
    }

    @Test("The middle of a number is not the beginning of another")
    func middleOfNumber() {
        #expect(header("112 0 obj", at: 1) == nil)
        #expect(header("endobj12 0 obj", at: 6)?.id.number == 12)
    }

    @Test("Comments stand between anything")
    func comments() { #expect(parse("1 0 obj % so\n% and so\n<< /A % or so\n 1 >> endobj")?.object.dictionary?["A"] == .integer(1)) }

    @Test("An object without a value is null")
    func empty() {
        #expect(parse("1 0 obj endobj")?.object == .null)
        #expect(parse("1 0 obj")?.object == .null)
    }

    @Test(
        "Stream data begins after one end of line of any kind (§7.3.8.1)",
        arguments: ["stream\n", "stream\r\n", "stream\r", "stream \r\n", "stream", "% comment\nstream\n"])
    func streamStart(keyword: String) throws {
        let start = try #require(parse("1 0 obj << >>\n\(keyword)DATA")?.streamStart)
        #expect(start == "1 0 obj << >>\n\(keyword)".utf8.count)
    }

    @Test("A keyword after something else than a dictionary makes no stream")
    func noStream() { #expect(parse("1 0 obj [1]\nstream\nDATA")?.streamStart == nil) }
}
