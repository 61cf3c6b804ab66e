import PDFSyntax
import TestSupport
import Testing

/// Small files that would cost the square of their length, or memory without end. A test fails by taking for ever.
@Suite(.timeLimit(.minutes(1)))
struct HostileFileTests {
    private func visitAll(_ store: ObjectStore) {
        for number in store.objectNumbers { if let stream = store.object(number).stream { _ = store.decoded(stream, limit: 1 << 16) } }
    }

    @Test("Five thousand objects that overlap: each begins a string that ends only with the file")
    func overlappingObjects() {
        var text = "%PDF-1.7\n"
        for number in 1...5000 { text += "\(number) 0 obj << /A (\n" }
        text += String(repeating: ")", count: 5000)
        visitAll(ObjectStore(bytes: Array(text.utf8)))
    }

    @Test("Twenty thousand streams without an end")
    func endlessStreams() {
        var text = "%PDF-1.7\n"
        for number in 1...20_000 { text += "\(number) 0 obj<</Length 9>>stream\n" }
        let store = ObjectStore(bytes: Array(text.utf8))
        for number in store.objectNumbers.reversed() { _ = store.object(number) }
    }

    @Test("Twenty thousand trailers")
    func trailers() { visitAll(ObjectStore(bytes: Array(String(repeating: "trailer<</A<", count: 20_000).utf8))) }

    @Test("Tables with absurd counts")
    func counts() {
        for section in ["0 999999999999", "999999999999 5", "-1 3", "8388600 100"] {
            var pdf = PDFBuilder()
            pdf.addPages(["BT ET"])
            let bytes = pdf.finish().replacing("xref\n0 1\n", with: "xref\n\(section)\n")
            let store = ObjectStore(bytes: bytes)
            #expect(store.dictionary(store.trailer["Root"]) != nil, "\(section)")
        }
    }

    @Test(
        "Cross-reference streams with absurd fields",
        arguments: ["[1 9 1]", "[0 0 0]", "[-1 4 2]", "[1]", "[8 8 8]", "5", "[1 4 99999999999999999999]"])
    func fields(widths: String) {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        let bytes = pdf.finish(.stream).replacing("/W [1 4 2]", with: "/W \(widths)")
        let store = ObjectStore(bytes: bytes)
        #expect(store.dictionary(store.trailer["Root"]) != nil)
    }

    @Test(
        "Object streams with absurd headers",
        arguments: [("/N 99999999", "/First 0"), ("/N -1", "/First -1"), ("/N 1", "/First 999999999999")])
    func objectStreams(count: String, first: String) {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.addObjectStream([(30, "(x)")], as: 29)
        let bytes = pdf.finish(.stream).replacing("/N 1", with: count).replacing("/First 5", with: first)
        let store = ObjectStore(bytes: bytes)
        _ = store.object(30)
        #expect(store.dictionary(store.trailer["Root"]) != nil)
    }

    @Test("An object stream in itself, and two in each other")
    func recursiveObjectStreams() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.addObjectStream([(29, "<< >>"), (31, "(x)")], as: 29)
        pdf.addStream("33 0 (y)", "/Type /ObjStm /N 32 0 R /First 34 0 R", as: 32)
        let store = ObjectStore(bytes: pdf.finish(.none))
        visitAll(store)
    }

    @Test("Eight million numbers in a few bytes cost no eight million entries")
    func sparseNumbers() {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        pdf.add("(far)", as: 8_388_607)
        let store = ObjectStore(bytes: pdf.finish(.none))
        #expect(store.object(8_388_607) == string("far"))
        #expect(store.objectNumbers.last == 8_388_607)
    }

    @Test("Threads that meet a lying table together all get the truth")
    func concurrentRebuilding() async {
        var pdf = PDFBuilder()
        pdf.addPages(["BT ET"])
        for number in 20..<60 {
            pdf.add("(object \(number))", as: number)
            pdf.misplace(number, at: 5)
        }
        let bytes = pdf.finish()
        for _ in 0..<20 {
            let store = ObjectStore(bytes: bytes)
            await withTaskGroup(of: Void.self) { group in
                for number in 20..<60 { group.addTask { #expect(store.object(number) == string("object \(number)")) } }
            }
        }
    }
}
