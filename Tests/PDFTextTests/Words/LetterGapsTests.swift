import TestSupport
import Testing

@testable import PDFText

@Suite("White that a letter has behind it everywhere")
struct LetterGapsTests {
    /// Whether the white behind the last w of a line of letters half an em wide, in 10 points, is the letter's own.
    private func isUsual(_ text: String, gaps: [Float], spaces: Int = 1) -> Bool {
        var (cells, x, next, last): ([Cell], Float, Int, Int) = ([], 0, 0, 0)
        for scalar in text.unicodeScalars {
            let isBehind = cells.last?.unicode == 0x77
            let gap = isBehind ? gaps[min(next, gaps.count - 1)] * 10 : 0
            if isBehind { (next, last) = (next + 1, cells.count) }
            cells.append(Cell(scalar, x + gap, gap: gap))
            x += gap + 5
        }
        var fragment = Fragment(frame: 0, start: 0, end: cells.count, x0: 0, x1: x, y: 0, size: 10, em: 10, isArtifact: false)
        fragment.spaceCount = spaces
        return LetterGaps.isUsual(before: last, fragment, cells.span)
    }

    @Test("It parts no words")
    func usual() { #expect(isUsual("awbcwdewfgwh", gaps: [0.18, 0.19, 0.18, 0.23])) }

    @Test("It does where the letter stands close elsewhere, where no spaces are shown, where it is wide, and where there are few of it")
    func others() {
        #expect(!isUsual("awbcwdewfgwh", gaps: [0.18, 0.05, 0.18, 0.23]))
        #expect(!isUsual("awbcwdewfgwh", gaps: [0.18, 0.19, 0.18, 0.23], spaces: 0))
        #expect(!isUsual("awbcwdewfgwh", gaps: [0.18, 0.19, 0.18, 0.3]))
        #expect(!isUsual("awbcwdewf", gaps: [0.18, 0.18, 0.23]))
    }
}
