import PDFSyntax
import TestSupport
import Testing

struct StreamTests {
    private func store(_ data: String, length: String, after: String = "") -> ObjectStore {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.addStream(data, as: 20, length: length)
        pdf.add("4", as: 21)
        pdf.append(after)
        return ObjectStore(bytes: pdf.finish())
    }

    @Test(
        "A length that is right, wrong, missing, indirect, or nonsense",
        arguments: ["4", "3", "6", "0", "-1", "99999", "21 0 R", "77 0 R", "/X"])
    func lengths(length: String) { #expect(store("DATA", length: length).streamText(20) == "DATA") }

    @Test("`endstream` in the data is no end if the length says so")
    func endstreamInside() { #expect(store("a endstream b", length: "13").streamText(20) == "a endstream b") }

    @Test("Without `endstream` the data ends where the object does")
    func noEndstream() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.add("<< /Length 0 >>\nstream\nDATA", as: 20)
        pdf.add("(next)", as: 21)
        let store = ObjectStore(bytes: pdf.finish())
        #expect(store.streamText(20) == "DATA")
        #expect(store.object(21) == string("next"))
    }

    @Test("Without either it ends with the file")
    func truncated() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.append("20 0 obj << /Length 100 >>\nstream\nDATA")
        #expect(ObjectStore(bytes: pdf.bytes).streamText(20) == "DATA")
    }

    @Test("Filters: one, a chain, abbreviations, an image, an unknown one")
    func filters() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.addStream("48656C6C6F>", "/Filter /ASCIIHexDecode", as: 20)
        pdf.addStream("34383635364336433646>", "/Filter [/AHx /ASCIIHexDecode]", as: 21)
        pdf.addStream("4865>", "/Filter 30 0 R /DecodeParms 31 0 R", as: 22)
        pdf.add("[/ASCIIHexDecode]", as: 30)
        pdf.add("[null]", as: 31)
        pdf.addStream("FFD8", "/Filter [/ASCIIHexDecode /DCTDecode]", as: 23)
        pdf.addStream("abc", "/Filter /Unheard", as: 24)
        let store = ObjectStore(bytes: pdf.finish())
        #expect(store.streamText(20) == "Hello")
        #expect(store.streamText(21) == "Hello")
        #expect(store.streamText(22) == "He")
        _ = store.streamText(23)
        _ = store.streamText(24)
        #expect(store.warnings.all.filter { $0.code == .filterUnsupported }.map(\.subject) == [23, 24])
    }

    @Test("A chain without end is cut, and said to be")
    func longChain() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.addStream("41>", "/Filter [" + String(repeating: "/AHx ", count: 100_000) + "]", as: 20)
        let store = ObjectStore(bytes: pdf.finish())
        _ = store.streamText(20)
        #expect(store.warnings.all.contains { $0.subject == 20 })
    }

    @Test("Data is decoded up to a limit")
    func limit() throws {
        let store = store("DATA", length: "4")
        let stream = try #require(store.object(20).stream)
        #expect(store.decoded(stream, limit: 2) == Array("DA".utf8))
    }
}
