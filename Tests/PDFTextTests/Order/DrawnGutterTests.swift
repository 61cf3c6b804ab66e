import PDFText
import Testing

@Suite("Rules between columns")
struct DrawnGutterTests {
    private let left = ["1. Name the lamp", "2. Name its oil", "3. Say who lit it"]
    private let right = ["4. Draw the quay", "5. Draw the boat"]

    /// A sheet of questions with room for the answers, all of which stand level.
    private func page(rule: String, byRow: Bool = false) -> TestDocument {
        TestDocument { page in
            page.show("Questions on lamps", 200, 720, size: 14)
            if !rule.isEmpty { page.raw("q .6 w \(rule) S Q") }
            func show(_ line: String, _ x: Double, _ index: Int) { page.show(line, x, 660 - 150 * Double(index)) }
            if byRow {
                for index in left.indices {
                    show(left[index], 60, index)
                    if index < right.count { show(right[index], 320, index) }
                }
            } else {
                for (index, line) in left.enumerated() { show(line, 60, index) }
                for (index, line) in right.enumerated() { show(line, 320, index) }
            }
            page.show("Answers go to the keeper before the lamps are lit", 60, 200)
        }
    }

    @Test("What stands left of a long rule is read first, if it was shown first")
    func shownFirst() throws {
        let texts = try page(rule: "300 680 m 300 300 l").texts()
        #expect(texts.dropFirst() == (left + right + ["Answers go to the keeper before the lamps are lit"])[...])
    }

    @Test("A long rule parts columns, though a drawing on the page has many short ones")
    func amongBars() throws {
        let bars = (0..<80).map { "\(330 + 2 * $0) 232 m \(330 + 2 * $0) 270 l" }.joined(separator: " ")
        let texts = try page(rule: "300 680 m 300 300 l \(bars)").texts()
        #expect(texts.dropFirst() == (left + right + ["Answers go to the keeper before the lamps are lit"])[...])
    }

    @Test(
        "Rows are rows, whatever rule stands between their cells; a short rule, or one that text runs over, parts nothing",
        arguments: ["300 680 m 300 300 l", "300 680 m 300 610 l", "300 680 m 300 190 l"])
    func rows(_ rule: String) throws {
        let byRow = try page(rule: rule, byRow: true).texts()
        #expect(byRow.dropFirst().first?.contains(right[0]) ?? false)
        if !rule.hasSuffix("300 l") { #expect(try page(rule: rule).texts() == page(rule: "").texts()) }
    }

    @Test(
        "A rule of a poster's frame parts running text that was shown in pieces by turns; one of a table whose cells have several lines does not",
        arguments: [true, false])
    func frame(isPoster: Bool) throws {
        let texts = (0..<4).map { Prose.sentence("Part\($0)", 60) }
        let document = TestDocument { page in
            page.raw("q .6 w 60 700 500 -520 re 310 700 m 310 180 l S Q")
            if !isPoster { page.raw("q .6 w 60 450 m 560 450 l S Q") }
            for (index, y) in [680.0, 430].enumerated() {
                page.paragraph(texts[index], 70, y, width: 220, size: 9)
                page.paragraph(texts[index + 2], 320, y, width: 220, size: 9)
            }
        }
        let found = try document.texts()
        if isPoster { return #expect(found == texts) }
        let starts = (0..<4).map { index in found.firstIndex { $0.contains("Part\(index)") } ?? -1 }
        #expect(starts[0] <= starts[2] && starts[2] < starts[1] && starts[1] <= starts[3], "\(found)")
    }

    @Test(
        "What goes on in one column below the end of its rule is read with that; what stands apart below, or was shown behind both, is not",
        arguments: [(20.0, true), (60, false)])
    func below(white: Double, goesOn: Bool) throws {
        let texts = ["Alpha", "Beta", "Gamma"].map { Prose.sentence($0, 70) }
        try TestDocument { page in
            let y = page.paragraph(texts[0], 60, 720, width: 220) + 12
            page.raw("q .6 w 300 735 m 300 \(y - 8) l S Q")
            if goesOn { page.paragraph(texts[2], 60, y - white, width: 220) }
            page.paragraph(texts[1], 320, 720, width: 220)
            if !goesOn { page.paragraph(texts[2], 60, y - white, width: 220) }
        }
        .expect(goesOn ? [texts[0], texts[2], texts[1]] : texts)
    }
}
