import PDFText
import Testing

@Suite("Dots in the middle of a line's height at its beginning")
struct MiddleDotTests {
    @Test("Several stand for terms of a formula, and begin no item", arguments: ["· · ·", "⋅ ⋅ ⋅"])
    func dots(_ dots: String) throws {
        let lines = [
            "Then we have the series of all lamps that are lit, the sum of their oil A+B+",
            dots + " , the product of their wicks AB " + dots + " , and of those who light them at night.",
        ]
        let end = 72 + (lines.map { TestPage.width($0, size: 10) }.max() ?? 0)
        let document = TestDocument { page in
            page.show(lines[0], 87, 700, end: end)
            page.show(lines[1], 72, 688, end: end)
        }
        try document.expect([lines.joined(separator: " ")])
    }
}
