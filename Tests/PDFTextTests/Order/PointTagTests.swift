import PDFText
import Testing

@Suite("What questions are worth")
struct PointTagTests {
    private let questions = [
        ("1.", ["Say who lit the lamps of the harbour in the winter of that year, and what", "the keepers were given for it."], "(4)"),
        ("2.", ["Which of the boats that went out with the tide came back to the quay", "before the night was over?"], "(2)"),
        ("3.", ["Draw the way from the mill to the bridge as the miller would have gone it", "with his cart."], "(5)"),
    ]

    private func page(tagged row: Int) -> TestDocument {
        TestDocument { page in
            for (index, (number, lines, points)) in questions.enumerated() {
                let y = 700 - 60 * Double(index)
                page.show(number, 72, y)
                for (line, text) in lines.enumerated() { page.show(text, 92, y - 12 * Double(line)) }
                page.show(points, 500 - TestPage.width(points, size: 10), y - 12 * Double(row))
            }
        }
    }

    @Test("They are read behind the question, whether at its first line, its last or below it", arguments: [0, 1, 2])
    func places(row: Int) throws {
        try page(tagged: row).expect(questions.map { "\($0) \($1.joined(separator: " ")) \($2)" })
    }

    @Test("Their unit may be cut short")
    func shortUnit() throws {
        let document = TestDocument { page in
            for (index, (number, lines, _)) in questions.enumerated() {
                let y = 700 - 60 * Double(index)
                page.show(number, 72, y)
                for (line, text) in lines.enumerated() { page.show(text, 92, y - 12 * Double(line)) }
                page.show("(4 P.)", 500 - TestPage.width("(4 P.)", size: 10), y)
            }
        }
        try document.expect(questions.map { "\($0.0) \($0.1.joined(separator: " ")) (4 P.)" })
    }

    @Test("The page's number at their edge, far below, is no number between them")
    func pageNumber() throws {
        let document = TestDocument { page in
            for (index, (number, lines, points)) in questions.enumerated() {
                let y = 700 - 60 * Double(index)
                page.show(number, 72, y)
                for (line, text) in lines.enumerated() { page.show(text, 92, y - 12 * Double(line)) }
                page.show(points, 500 - TestPage.width(points, size: 10), y)
            }
            page.show("- 7 -", 500 - TestPage.width("- 7 -", size: 10), 60)
        }
        let texts = try document.texts()
        for (number, lines, points) in questions { #expect(texts.contains("\(number) \(lines.joined(separator: " ")) \(points)")) }
    }

    @Test("Numbers of formulas, which count, are no such tags")
    func formulas() throws {
        let document = TestDocument { page in
            var y = 700.0
            for number in 1...3 {
                y = page.paragraph(
                    "The keepers of the lamps have said what follows from all that was seen of the boats in the winter of that year.", 72,
                    y, width: 400)
                page.show("a = b + c.", 200, y - 6)
                page.show("(\(number))", 460, y - 6)
                y -= 32
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text.contains("(1)") && text.contains("(3)"))
    }
}
