import PDFText
import Testing

@Suite("Ordinals whose ends are raised")
struct OrdinalTests {
    /// Lines of text, one of them with a small piece raised by `rise` points, `gap` points behind a number.
    private func text(_ end: String, rise: Double, gap: Double) throws -> [String] {
        try TestDocument { page in
            page.show("The lamps of the old town are lit by hand every evening and by", 72, 700)
            page.show("hand alone On the 28", 72, 687)
            let x = 72 + 90 + gap
            page.show(end, x, 687 + rise, size: 6.5)
            page.show("of November they are not lit at all", x + 6.5 + 2.5, 687)
            page.show("which nobody in the town knows the reason of any more.", 72, 674)
        }.texts()
    }

    private func read(_ end: String) -> [String] {
        [
            "The lamps of the old town are lit by hand every evening and by hand alone On the 28\(end) of November they are not lit at all"
                + " which nobody in the town knows the reason of any more."
        ]
    }

    @Test("They belong with their number, if not far from it", arguments: [(3.3, 0), (3.3, 1.2), (3.3, 2), (5, 0), (5, 1.2), (5, 2)])
    func ordinal(rise: Double, gap: Double) throws { #expect(try text("th", rise: rise, gap: gap) == read("th")) }

    @Test("Further off it is parted")
    func far() throws { #expect(try text("th", rise: 3.3, gap: 3) == read(" th")) }
}
