import PDFText
import Testing

@testable import PDFText

@Suite("Signs over and under letters")
struct LetterSignTests {
    /// A glyph of its own at a place; nothing for a width is a mark's.
    private func cells(_ glyphs: [(String, x: Float, x1: Float)], gaps: [Int: Float] = [:]) -> [Cell] {
        glyphs.enumerated().compactMap { index, glyph in
            glyph.0.unicodeScalars.first.map { scalar in
                var cell = Cell(scalar, glyph.x, gap: gaps[index] ?? 0, followsSpace: false)
                (cell.x1, cell.isRightToLeft) = (glyph.x1, true)
                return cell
            }
        }
    }

    private func fragment(_ cells: [Cell], isWritten: Bool) -> Fragment {
        var fragment = Fragment(
            frame: 0, start: 0, end: cells.count, x0: cells.map(\.x0).min() ?? 0, x1: cells.map(\.x1).max() ?? 0, y: 0, size: 10, em: 10,
            isArtifact: false)
        fragment.isRightToLeft = isWritten
        return fragment
    }

    @Test("Marks shown behind their letters from left to right, at the next letter's beginning, are those letters'")
    func behind() {
        // Three letters, of 6, 2 and 5 points, the first and the last with a mark at their right ends.
        var shown = cells([("ل", 0, 6), ("\u{64E}", 6, 6), ("ا", 6, 8), ("ع", 8, 13), ("\u{650}", 13, 13)])
        VowelMarks.place(fragment(shown, isWritten: false), &shown)
        #expect(shown.map(\.x0) == [0, 3, 6, 8, 10.5])
    }

    @Test("Marks shown in front of their letters are those letters'")
    func before() {
        var shown = cells([("\u{64F}", 13, 13), ("و", 8, 13), ("\u{650}", 8, 8), ("ل", 2, 8)])
        VowelMarks.place(fragment(shown, isWritten: true), &shown)
        #expect(shown.map(\.x0) == [10.5, 8, 5, 2])
    }

    @Test("Where nothing tells, letters are shown before their marks in the order of writing, and left alone otherwise")
    func untold() {
        let glyphs: [(String, x: Float, x1: Float)] = [("و", 8, 13), ("\u{64F}", 7.5, 7.5), ("ل", 6, 8)]
        var shown = cells(glyphs)
        VowelMarks.place(fragment(shown, isWritten: true), &shown)
        #expect(shown.map(\.x0) == [8, 10.5, 6])
        shown = cells(glyphs)
        VowelMarks.place(fragment(shown, isWritten: false), &shown)
        #expect(shown.map(\.x0) == [8, 7.5, 6])
    }

    @Test("A mark far from its letter stays where it is")
    func far() {
        var shown = cells([("و", 8, 13), ("\u{64F}", 30, 30)])
        VowelMarks.place(fragment(shown, isWritten: true), &shown)
        #expect(shown.map(\.x0) == [8, 30])
    }

    /// The texts of a page whose letters, nine tenths of an em wide, are shown as given, each at its own place in ems; signs have no width.
    private func texts(_ shown: [(text: String, x: Double, y: Double)], around: (String, String) = ("", "")) throws -> [String] {
        let fonts = """
            /M << /Type /Font /Subtype /Type0 /BaseFont /Signs /Encoding /Identity-H /ToUnicode 4 0 R /DescendantFonts [<< /Type /Font
            /Subtype /CIDFontType2 /BaseFont /Signs /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 900
            /W [3953 3972 0 3984 4028 0] >>] >>
            """
        var document = TestDocument { page in
            page.raw(around.0)
            for (text, x, y) in shown {
                page.raw("BT /M 20 Tf \(72 + x * 20) \(700 + y * 20) Td \(TestFont.even.string(text)) Tj ET")
            }
            page.raw(around.1)
        }
        document.fonts = fonts
        return try document.texts()
    }

    @Test("Signs that go back to their wide letter's beginning, or hang deep below it, are the letter's")
    func tibetan() throws {
        #expect(try texts([("ག", 0, 0), ("ྲ", -0.1, 0), ("ོ", 0.05, 0), ("བ", 0.9, 0)]) == ["གྲོབ"])
        #expect(try texts([("ར", 0, 0), ("ྒ", 0, -0.1), ("ྱ", 0, -0.8), ("ུ", 0, -1.2), ("ད", 0.9, 0)]) == ["རྒྱུད"])
    }

    @Test("A sign beyond its letter is not that letter's")
    func elsewhere() throws { #expect(try texts([("ག", 0, 0), ("ོ", -2, 0)]) != ["གོ"]) }

    @Test("What has been said with the letter parts no word")
    func said() throws {
        #expect(
            try texts(
                [("ག", 0, 0), ("ོ", 0.05, 0), ("བ", 0.9, 0)],
                around: ("/Span << /ActualText <FEFF0F420F7C0F56> >> BDC", "EMC BT /M 20 Tf 108 700 Td <0F56> Tj ET")) == ["གོབབ"])
    }

    @Test("A text given with a mark and the letter behind it stands where the letter does")
    func marksFirst() throws {
        // Two letters of 10 points, each with its mark in front, in the order of writing.
        let document = TestDocument { page in
            for (x, mark, letter, text) in [
                (90.0, "\u{64F}", "و", "0648064F"), (85, "\u{650}", "ل", "06440650"), (80, "\u{64E}", "د", "062F064E"),
            ] {
                page.raw("/Span << /ActualText <FEFF\(text)> >> BDC BT /E 10 Tf \(x + 5) 700 Td \(TestFont.even.string(mark)) Tj")
                page.raw("-5 0 Td \(TestFont.even.string(letter)) Tj ET EMC")
            }
        }
        #expect(try document.texts().map { $0.unicodeScalars.map(\.value) } == [[0x648, 0x64F, 0x644, 0x650, 0x62F, 0x64E]])
    }
}
