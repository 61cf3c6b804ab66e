import Testing

@testable import PDFText

@Suite("Dashes drawn for authors named before")
struct RepeatedAuthorsTests {
    /// A line of a label, a rule on the baseline and what stands behind it.
    private func text(_ label: String, _ text: String, rule: Double = 30, rise: Double = 0) throws -> [String] {
        let document = TestDocument { page in
            page.show(label, 72, 700)
            let x = 72 + TestPage.width(label, size: 10) + 5
            page.raw("\(x) \(700 + rise) \(rule) 0.4 re f")
            page.show(text, x + rule + 1.7, 700)
        }
        return try document.texts()
    }

    @Test("A rule in front of an entry's comma is one")
    func entries() throws {
        #expect(try text("[7]", ", Lamps and their keepers") == ["[7] —, Lamps and their keepers"])
        #expect(try text("12.", ", Lamps and their keepers") == ["12. —, Lamps and their keepers"])
    }

    @Test("A place to be filled in, a bar above the line and a long rule are none")
    func others() throws {
        #expect(try text("on this day of", ", in the lighthouse") == ["on this day of , in the lighthouse"])
        #expect(try text("[7]", ", Lamps and their keepers", rise: 4).allSatisfy { !$0.contains("—") })
        #expect(try text("[7]", ", Lamps and their keepers", rule: 60).allSatisfy { !$0.contains("—") })
    }
}
