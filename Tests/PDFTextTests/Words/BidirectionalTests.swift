import TestSupport
import Testing

@testable import PDFText

@Suite("Directions")
struct BidirectionalTests {
    @Test("No scalar is of two directions")
    func disjoint() {
        for unicode: UInt32 in 0..<0x20000 {
            let kinds = [Bidirectional.isRightToLeft(unicode), Bidirectional.isDigit(unicode), Bidirectional.isLetter(unicode)]
            #expect(kinds.count { $0 } <= 1, "U+\(String(unicode, radix: 16))")
        }
    }

    @Test("Known scalars")
    func known() {
        for scalar in "שאيسڤހߊ\u{FEFC}\u{10900}".unicodeScalars { #expect(Bidirectional.isRightToLeft(scalar.value), "\(scalar)") }
        for scalar in "09٣۴".unicodeScalars { #expect(Bidirectional.isDigit(scalar.value), "\(scalar)") }
        for scalar in "azAZéЖωあ漢가".unicodeScalars { #expect(Bidirectional.isLetter(scalar.value), "\(scalar)") }
        for scalar in " .,()[]«»-–'\"!?".unicodeScalars {
            let isStrong =
                Bidirectional.isRightToLeft(scalar.value) || Bidirectional.isDigit(scalar.value) || Bidirectional.isLetter(scalar.value)
            #expect(!isStrong, "\(scalar)")
        }
    }

    @Test("A mirror's mirror is the bracket itself")
    func mirrors() {
        for unicode: UInt32 in 0..<0x3000 { #expect(Bidirectional.mirror(Bidirectional.mirror(unicode)) == unicode) }
        #expect(Bidirectional.mirror(0x28) == 0x29)
    }

    @Test("A line is rearranged, not changed: each glyph is read once", arguments: 1...200 as ClosedRange<UInt64>)
    func permutation(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let alphabet: [Unicode.Scalar] = ["a", "Z", "1", "2", ".", ",", "-", "%", "ש", "ם", "ا", "٣", "\u{05B8}", "\u{064B}", "!", "$"]
        var cells: [Cell] = []
        var words: [LayoutWord] = []
        var x: Float = 0
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let start = cells.count
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                cells.append(Cell(alphabet.randomElement(using: &random) ?? "a", x))
                x += 5
            }
            words.append(
                LayoutWord(
                    start: Int32(start), end: Int32(cells.count), x0: cells[start].x0, x1: x, y: 0, size: 10,
                    isGlued: Bool.random(using: &random),
                    isRaised: Int.random(in: 0..<5, using: &random) == 0))
            x += 3
        }
        var line = LayoutLine(
            words: words.indices, frame: 0, x0: 0, x1: x, y: 0, size: 10, order: 0, characterCount: cells.count)
        let before = cells.map(\.unicode)
        let isPageRightToLeft = Bool.random(using: &random)
        RightToLeft.arrange(&line, &words, &cells, isPageRightToLeft: isPageRightToLeft)
        let after = words[line.words].flatMap { cells[Int($0.start)..<Int($0.end)] }.map(\.unicode)
        #expect(after.sorted() == before.sorted(), "seed \(seed)")
        // A number alone on a page of such text may have its stop on the left.
        let hasLetters = before.contains(where: Bidirectional.isLetter)
        if !before.contains(where: Bidirectional.isRightToLeft), hasLetters || !isPageRightToLeft {
            #expect(after == before && !line.isRightToLeft, "seed \(seed)")
        }
    }
}
