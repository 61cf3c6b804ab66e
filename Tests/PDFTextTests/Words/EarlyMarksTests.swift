import Testing

@testable import PDFText

@Suite("Marks shown before their letters")
struct EarlyMarksTests {
    /// A page whose letters, half an em wide, are shown as given, each at its own place in ems; marks have no width.
    private func text(_ shown: [(text: String, place: Double)]) throws -> [[UInt32]] {
        let fonts = """
            /M << /Type /Font /Subtype /Type0 /BaseFont /Marks /Encoding /Identity-H /ToUnicode 4 0 R /DescendantFonts [<< /Type /Font
            /Subtype /CIDFontType2 /BaseFont /Marks /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500
            /W [2305 2307 0 2364 2364 0 2369 2381 0 3021 3021 0 3633 3633 0 3636 3642 0 3655 3662 0] >>] >>
            """
        var document = TestDocument { page in
            for (text, place) in shown { page.raw("BT /M 20 Tf \(72 + place * 20) 700 Td \(TestFont.even.string(text)) Tj ET") }
        }
        document.fonts = fonts
        return try document.texts().map { $0.unicodeScalars.map(\.value) }
    }

    private func values(_ text: String) -> [[UInt32]] { [text.unicodeScalars.map(\.value)] }

    @Test("They go behind these, however many there are")
    func thai() throws {
        #expect(try text([("้", 0.54), ("ร", 0), ("า", 0.5), ("น", 1)]) == values("ร้าน"))
        #expect(try text([("เ", 0), ("ี", 1.01), ("๋", 1.01), ("ต", 0.5), ("ย", 1), ("ว", 1.5)]) == values("เตี๋ยว"))
    }

    @Test("Those of India, too")
    func devanagari() throws { #expect(try text([("ग", 0), ("ल", 0.5), ("े", 1.45), ("क", 1)]) == values("गलके")) }

    @Test("Marks in the order of writing stay")
    func inOrder() throws {
        #expect(try text([("ร", 0), ("้", 0.5), ("า", 0.5), ("น", 1)]) == values("ร้าน"))
        #expect(try text([("क", 0), ("े", 0.45), ("ल", 0.5)]) == values("केल"))
    }

    @Test("A mark goes back to where its letter begins, however wide that is")
    func wideLetters() throws {
        #expect(try text([("เ", 0), ("ป", 0.5), ("ิ", 0.38), ("ล", 1)]) == values("เปิล"))
        #expect(try text([("ன", 0), ("்", -0.12), ("ப", 0.5), ("த", 1)]) == values("ன்பத"))
    }

    @Test("A mark behind its letter parts no word, however far from the letter it is shown")
    func farMarks() throws { #expect(try text([("ன", 0), ("்", 0.8), ("ற", 0.85), ("ன", 1.35)]) == values("ன்றன")) }
}
