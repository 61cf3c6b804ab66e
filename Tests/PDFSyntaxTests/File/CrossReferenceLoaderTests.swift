import PDFSyntax
import TestSupport
import Testing

/// Files whose cross-reference can be used as it is: none of them needs a scan of the whole file.
struct CrossReferenceLoaderTests {
    private func simple(_ header: String = "%PDF-1.7\n") -> PDFBuilder {
        var pdf = PDFBuilder(header: header)
        pdf.addPages(["BT ET"])
        pdf.add("(marker)", as: 20)
        return pdf
    }

    private func expectSound(_ bytes: [UInt8], _ comment: Comment? = nil) {
        let store = ObjectStore(bytes: bytes)
        #expect(!store.isRebuilt, comment)
        #expect(store.object(20) == string("marker"), comment)
        #expect(store.warnings.all.isEmpty, comment)
    }

    @Test("Tables and streams", arguments: [PDFBuilder.Table.classic, .stream])
    func sound(table: PDFBuilder.Table) {
        var pdf = simple()
        expectSound(pdf.finish(table))
    }

    @Test("Line ends that are not as they should be", arguments: ["\n", "\r", "\r\n", " \r", "\t\n", "   "])
    func lineEnds(end: String) {
        var pdf = simple()
        let text = String(decoding: pdf.finish(), as: UTF8.self)
        let start = text.firstRange(of: "xref\n0 1")
        let head = text[..<(start?.lowerBound ?? text.startIndex)]
        let table = text[(start?.lowerBound ?? text.startIndex)...]
            .replacing(" \n", with: end).replacing("trailer\n", with: "trailer" + end)
        expectSound(Array((head + table).utf8))
    }

    @Test("Junk before the header shifts all offsets", arguments: ["junk\n", "\u{FEFF}", String(repeating: "x ", count: 2000)])
    func junk(junk: String) {
        var pdf = simple()
        expectSound(Array(junk.utf8) + pdf.finish())
    }

    @Test("Junk before the header that the offsets know of")
    func countedJunk() {
        var pdf = simple("From: someone\r\n\r\n%PDF-1.4\n")
        expectSound(pdf.finish())
    }

    @Test("A long tail after the last line")
    func tail() {
        var pdf = simple()
        expectSound(pdf.finish() + [UInt8](repeating: 0, count: 60_000))
    }

    @Test("A section that is numbered from 1 although it begins with the head of the free list")
    func numberedFromOne() {
        var pdf = PDFBuilder()
        pdf.append("1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n")
        let second = pdf.bytes.count
        pdf.append("2 0 obj << /Type /Pages /Kids [] >> endobj\n")
        let start = pdf.bytes.count
        func record(_ offset: Int) -> String { String("0000000000\(offset)".suffix(10)) + " 00000 n \n" }
        pdf.append("xref\n1 3\n0000000000 65535 f \n\(record(9))\(record(second))")
        pdf.append("trailer << /Size 3 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF")
        let store = ObjectStore(bytes: pdf.bytes)
        #expect(!store.isRebuilt)
        #expect(store.object(2).dictionary?["Type"] == .name("Pages"))
    }

    @Test("A count that is too high ends where the entries do")
    func countTooHigh() {
        var pdf = simple()
        expectSound(pdf.finish().replacing("xref\n0 1\n", with: "xref\n0 9\n"))
    }

    @Test("Of several versions of an object the newest counts", arguments: [PDFBuilder.Table.classic, .stream])
    func updates(table: PDFBuilder.Table) {
        var pdf = simple()
        _ = pdf.finish(.classic)
        pdf.add("(second)", as: 20)
        _ = pdf.finish(table)
        pdf.add("(third)", as: 20)
        pdf.add("(new)", as: 21)
        let store = ObjectStore(bytes: pdf.finish(table))
        #expect(!store.isRebuilt)
        #expect(store.object(20) == string("third"))
        #expect(store.object(21) == string("new"))
        #expect(store.trailer["Root"].reference != nil)
    }

    @Test("What an update deletes stays deleted", arguments: [PDFBuilder.Table.classic, .stream])
    func deleted(table: PDFBuilder.Table) {
        var pdf = simple()
        _ = pdf.finish(table)
        pdf.free(20)
        let store = ObjectStore(bytes: pdf.finish(table))
        #expect(store.object(20) == .null)
        #expect(!store.isRebuilt)
    }

    @Test("A deleted object may come back under its number")
    func reborn() {
        var pdf = simple()
        _ = pdf.finish()
        pdf.free(20)
        _ = pdf.finish()
        pdf.add("(again)", as: 20, generation: 1)
        let store = ObjectStore(bytes: pdf.finish())
        #expect(store.object(20) == string("again"))
        #expect(!store.isRebuilt)
    }

    @Test("Generations that disagree make no difference")
    func generations() {
        var pdf = simple()
        pdf.add("[20 7 R]", as: 21)
        let store = ObjectStore(bytes: pdf.finish())
        #expect(store.resolve(store.object(21).array?.first) == string("marker"))
    }

    @Test("A chain of Prev that bites its tail")
    func loop() {
        var pdf = simple()
        pdf.root = 4
        _ = pdf.finish()
        let first = pdf.lastTable ?? 0
        pdf.add("(marker)", as: 20)
        let bytes = pdf.finish()
        // The first section now names the second as the one before it.
        let loop = bytes.replacing("trailer\n<< /Size 21 /Root 4 0 R >>", with: "trailer <</Root 4 0 R/Prev \(pdf.lastTable ?? 0)>>")
        #expect(first < (pdf.lastTable ?? 0))
        let store = ObjectStore(bytes: loop)
        #expect(store.object(20) == string("marker"))
    }

    @Test("A section that can't be read ends the chain; what only it knew is looked for")
    func brokenChain() {
        var pdf = simple()
        _ = pdf.finish()
        let first = pdf.lastTable ?? 0
        pdf.add("(new)", as: 21)
        let store = ObjectStore(bytes: pdf.finish().replacing("/Prev \(first)", with: "/Prev \(first + 3)"))
        #expect(store.object(21) == string("new"))
        #expect(store.object(20) == string("marker"))
    }

    @Test("An object that the table forgot is found; one that isn't there is null")
    func forgotten() {
        var pdf = simple()
        pdf.forget(20)
        let store = ObjectStore(bytes: pdf.finish())
        #expect(store.object(20) == string("marker"))
        #expect(store.object(77) == .null)
        #expect(!store.isRebuilt)
    }

    @Test("Objects in object streams", arguments: [PDFBuilder.Table.stream])
    func objectStreams(table: PDFBuilder.Table) {
        var pdf = simple()
        pdf.addObjectStream([(30, "(thirty)"), (31, "<< /A 30 0 R >>"), (32, "[1 2 3]")])
        let store = ObjectStore(bytes: pdf.finish(table))
        #expect(store.object(30) == string("thirty"))
        #expect(store.resolve(store.object(31).dictionary?["A"]) == string("thirty"))
        #expect(store.object(32).array?.count == 3)
        #expect(!store.isRebuilt)
    }

    @Test("An index that is wrong by one still finds its object")
    func objectStreamIndex() {
        var pdf = simple()
        pdf.addObjectStream([(30, "(thirty)"), (31, "(thirty-one)")], as: 29)
        var bytes = pdf.finish(.stream)
        // The row of object 31 says index 1; make it 0.
        if let row = bytes.lastIndex(of: 2), bytes[row...].starts(with: [2, 0, 0, 0, 29, 0, 1]) { bytes[row + 6] = 0 }
        let store = ObjectStore(bytes: bytes)
        #expect(store.object(31) == string("thirty-one"))
    }

    @Test("An update puts a compressed object outside, and one from outside into a stream")
    func movedObjects() {
        var pdf = simple()
        pdf.addObjectStream([(30, "(inside)")])
        _ = pdf.finish(.stream)
        pdf.add("(outside)", as: 30)
        pdf.addObjectStream([(20, "(went in)")])
        let store = ObjectStore(bytes: pdf.finish(.stream))
        #expect(store.object(30) == string("outside"))
        #expect(store.object(20) == string("went in"))
        #expect(!store.isRebuilt)
    }

    @Test("A hybrid file hides objects in its table and shows them in a stream (§7.5.8.4)")
    func hybrid() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        let root = pdf.root ?? 0
        let container = pdf.addObjectStream([(30, "(hidden)")])
        let containerOffset = pdf.offset(of: container) ?? 0
        let stream = pdf.bytes.count
        let row: [UInt8] = [2, 0, 0, 0, UInt8(container), 0, 0]
        pdf.append("40 0 obj << /Type /XRef /W [1 4 2] /Index [30 1] /Size 41 /Length 7 >>\nstream\n")
        pdf.append(row)
        pdf.append("\nendstream endobj\n")
        pdf.free(30)
        let store = ObjectStore(bytes: pdf.finish(trailer: "/XRefStm \(stream)"))
        #expect(containerOffset > 0)
        #expect(store.object(30) == string("hidden"))
        #expect(store.trailer["Root"] == .reference(ObjectID(number: root)))
        #expect(!store.isRebuilt)
    }

    @Test("Fields of any width, and a first field that is left out")
    func fieldWidths() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        let root = pdf.root ?? 0
        let offset = pdf.bytes.count
        pdf.append("30 0 obj (found) endobj\n")
        let table = pdf.bytes.count
        func eight(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        var rows: [UInt8] = []
        for number in 1...root { rows += eight(pdf.offset(of: number) ?? 0) }
        rows += eight(offset)
        pdf.append(
            "31 0 obj << /Type /XRef /W [0 8 0] /Index [1 \(root) 30 1] /Size 32 /Root \(root) 0 R /Length \(rows.count) >>\nstream\n")
        pdf.append(rows)
        pdf.append("\nendstream endobj\nstartxref \(table)\n%%EOF")
        let store = ObjectStore(bytes: pdf.bytes)
        #expect(!store.isRebuilt)
        #expect(store.object(30) == string("found"))
    }

    @Test("An object stream that extends another (§7.5.7)")
    func extends() {
        var pdf = simple()
        let first = pdf.addObjectStream([(30, "(in the first)")], as: 40)
        pdf.addObjectStream([(31, "(in the second)")], "/Extends \(first) 0 R", as: 41)
        let store = ObjectStore(bytes: pdf.finish(.stream))
        #expect(store.object(30) == string("in the first"))
        #expect(store.object(31) == string("in the second"))
    }
}
