import TestSupport
import Testing

@testable import PDFText

@Suite("White that is the slant of a letter")
struct LetterSlantTests {
    /// The words of letters half an em wide in 10 points, the second of which stands so many ems behind the first.
    private func words(_ text: String, gap: Float, isMathematical: Bool = true) -> [String] {
        var (cells, x): ([Cell], Float) = ([], 0)
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let white = index == 1 ? gap * 10 : 0
            x += white
            cells.append(Cell(scalar, x, gap: white))
            x += 5
        }
        var splitter = WordSplitter()
        let fragment = Fragment(frame: 0, start: 0, end: cells.count, x0: 0, x1: x, y: 0, size: 10, em: 10, isArtifact: false)
        var ranges: [Range<Int>] = []
        splitter.split([fragment], cells.span, into: &ranges, isFixedPitch: [false]) { _ in isMathematical }
        return splitter.words[ranges[0]].map { word in
            String(String.UnicodeScalarView(cells[Int(word.start)..<Int(word.end)].compactMap { Unicode.Scalar($0.unicode) }))
        }
    }

    @Test(
        "Names of several letters in type for mathematics stay whole; a space behind such a letter is wider, and other type has none so wide"
    )
    func names() {
        #expect(words("Var", gap: 0.222) == ["Var"] && words("POS", gap: 0.15) == ["POS"])
        #expect(words("Var", gap: 0.222, isMathematical: false) == ["V", "ar"])
        #expect(
            words("Var", gap: 0.39) == ["V", "ar"] && words("POS", gap: 0.3) == ["P", "OS"] && words("dxy", gap: 0.167) == ["d", "xy"])
    }

    @Test("A j in such type keeps what is before it away")
    func lettersBehind() {
        #expect(words("[𝑗0", gap: 0.2) == ["[𝑗0"] && words("𝑖𝑗", gap: 0.2) == ["𝑖𝑗"])
        #expect(words("[𝑗0", gap: 0.2, isMathematical: false) == ["[", "𝑗0"] && words("[𝑗0", gap: 0.25) == ["[", "𝑗0"])
        // TeX's own have a thin space before it.
        #expect(words(",j0", gap: 0.167) == [",", "j0"])
    }

    @Test("Fonts for mathematics are known by their names")
    func fonts() {
        #expect(LetterSlant.isMathematical("CMMI10") && LetterSlant.isMathematical("LMMathItalic7-Regular"))
        #expect(LetterSlant.isMathematical("NewTXMI7"))
        #expect(!LetterSlant.isMathematical("CMTI10") && !LetterSlant.isMathematical("Times-Italic") && !LetterSlant.isMathematical(""))
    }
}
