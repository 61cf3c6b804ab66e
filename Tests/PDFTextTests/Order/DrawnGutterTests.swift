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

    @Test(
        "Rows are rows, whatever rule stands between their cells; a short rule, or one that text runs over, parts nothing",
        arguments: ["300 680 m 300 300 l", "300 680 m 300 610 l", "300 680 m 300 190 l"])
    func rows(_ rule: String) throws {
        let byRow = try page(rule: rule, byRow: true).texts()
        #expect(byRow.dropFirst().first?.contains(right[0]) ?? false)
        if !rule.hasSuffix("300 l") { #expect(try page(rule: rule).texts() == page(rule: "").texts()) }
    }
}
