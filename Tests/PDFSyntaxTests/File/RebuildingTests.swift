import PDFSyntax
import TestSupport
import Testing

/// Files whose cross-reference is missing or lies.
struct RebuildingTests {
    private func simple() -> PDFBuilder {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.add("(marker)", as: 20)
        return pdf
    }

    private func expectRebuilt(_ bytes: [UInt8], _ value: String = "marker") {
        let store = ObjectStore(bytes: bytes)
        #expect(store.object(20) == string(value))
        #expect(store.isRebuilt)
        #expect(store.warnings.all.contains { $0.code == .crossReferenceRebuilt })
        #expect(store.dictionary(store.dictionary(store.trailer["Root"])?["Pages"]) != nil)
    }

    @Test("No table at all")
    func none() {
        var pdf = simple()
        expectRebuilt(pdf.finish(.none))
    }

    @Test("Neither table nor trailer: the catalog is found by its type")
    func noTrailer() { expectRebuilt(simple().bytes) }

    @Test("No catalog either: the root of the page tree will do")
    func noCatalog() {
        let pdf = simple()
        expectRebuilt(pdf.bytes.replacing("/Type /Catalog", with: "/Type /Nothing"))
    }

    @Test("startxref that leads nowhere", arguments: ["99999999", "0", "-5", "12", "x"])
    func wrongStart(start: String) {
        var pdf = simple()
        let bytes = pdf.finish()
        expectRebuilt(bytes.replacing("startxref\n\(pdf.lastTable ?? 0)", with: "startxref\n\(start)"))
    }

    @Test("Offsets that are wrong", arguments: [-7, -1, 1, 4, 1000])
    func wrongOffsets(by shift: Int) {
        var pdf = simple()
        for number in [1, 2, 3, 4, 5, 20] { pdf.misplace(number, at: max(1, (pdf.offset(of: number) ?? 0) + shift)) }
        // One byte early is the end of the line before: white space, which is no mistake.
        if shift == -1 {
            let store = ObjectStore(bytes: pdf.finish())
            #expect(store.object(20) == string("marker"))
        } else {
            expectRebuilt(pdf.finish())
        }
    }

    @Test("One lying entry among right ones")
    func oneWrongOffset() {
        var pdf = simple()
        pdf.misplace(20, at: 15)
        expectRebuilt(pdf.finish())
    }

    @Test("Several copies: the last one is the newest")
    func lastCopy() {
        var pdf = simple()
        pdf.add("(newest)", as: 20)
        expectRebuilt(pdf.finish(.none), "newest")
    }

    @Test("Where the file's own table is right about an object it is believed")
    func believedTable() {
        var pdf = simple()
        pdf.add("(in the table)", as: 20)
        let meant = pdf.offset(of: 20) ?? 0
        pdf.add("(a later copy that nobody names)", as: 20)
        pdf.misplace(20, at: meant)
        pdf.add("(other)", as: 21)
        pdf.misplace(21, at: 5)
        let store = ObjectStore(bytes: pdf.finish())
        #expect(store.object(21) == string("other"))
        #expect(store.isRebuilt)
        #expect(store.object(20) == string("in the table"))
    }

    @Test("A last copy that the end of the file cuts off is not the newest")
    func truncatedCopy() {
        var pdf = simple()
        _ = pdf.finish()
        pdf.append("20 0 obj\n(mar")
        expectRebuilt(pdf.bytes.replacing("startxref", with: "startxxxx"))
    }

    @Test("Objects in object streams are found, and are as new as their stream")
    func objectStreams() {
        var pdf = simple()
        pdf.addObjectStream([(20, "(in a stream)"), (30, "(thirty)")])
        pdf.add("(later)", as: 30)
        let store = ObjectStore(bytes: pdf.finish(.none))
        #expect(store.object(20) == string("in a stream"))
        #expect(store.object(30) == string("later"))
    }

    @Test("The catalog itself in an object stream, and no trailer but a cross-reference stream's dictionary")
    func compressedCatalog() {
        var pdf = PDFBuilder()
        pdf.addObjectStream([(1, "<< /Type /Catalog /Pages 2 0 R >>"), (2, "<< /Type /Pages /Kids [] /Count 0 >>")], as: 9)
        pdf.root = 1
        let bytes = pdf.finish(.stream)
        let store = ObjectStore(bytes: bytes.replacing("startxref", with: "startxxxx"))
        #expect(store.isRebuilt)
        #expect(store.trailer["Root"] == .reference(ObjectID(number: 1)))
        #expect(store.object(2).dictionary?["Type"] == .name("Pages"))
    }

    @Test("A file embedded without compression keeps its objects to itself")
    func embedded() {
        var inner = PDFBuilder()
        inner.add("(not ours)", as: 20)
        inner.add("(not ours either)", as: 21)
        var pdf = simple()
        pdf.addStream(inner.finish(), "/Type /EmbeddedFile")
        let store = ObjectStore(bytes: pdf.finish(.none))
        #expect(store.object(20) == string("marker"))
        #expect(store.object(21) != string("not ours either"))
    }

    @Test("Trailers of all sections count, the last one most")
    func trailers() {
        var pdf = simple()
        _ = pdf.finish(.none, trailer: "/Info 20 0 R /ID [(a) (a)]")
        pdf.root = nil
        let store = ObjectStore(bytes: pdf.finish(.none, trailer: "/ID [(b) (b)]"))
        #expect(store.trailer["Info"] == .reference(ObjectID(number: 20)))
        #expect(store.trailer["ID"].array?.first == string("b"))
        #expect(store.trailer["Root"].reference != nil)
    }

    @Test("Nothing of a PDF: an empty trailer, and no trouble")
    func garbage() {
        for text in [
            "", "%PDF-1.7", "xref", "startxref", "startxref 0", "trailer << /Root 1 0 R >>", "obj obj obj", "1 0 obj", "1 0 obj stream",
        ] {
            let store = ObjectStore(bytes: Array(text.utf8))
            #expect(store.dictionary(store.trailer["Root"]) == nil)
            #expect(store.object(1).dictionary == nil)
        }
    }

    @Test("References in a circle resolve to null")
    func circle() {
        var pdf = simple()
        pdf.add("22 0 R", as: 21)
        pdf.add("21 0 R", as: 22)
        pdf.add("<< /Length 23 0 R >>\nstream\nDATA\nendstream", as: 23)
        let store = ObjectStore(bytes: pdf.finish())
        #expect(store.resolve(.reference(ObjectID(number: 21))) == .null)
        #expect(store.streamText(23) == "DATA")
    }
}
