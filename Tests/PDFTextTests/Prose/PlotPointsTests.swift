import TestSupport
import Testing

@testable import PDFText

@Suite("Points of plots") struct PlotPointsTests {
    private let text = Prose.sentence("Alpha", 60)

    @Test("Thousands of points, more than there are places across the plot")
    func dense() throws {
        var random = SplitMix(state: 11)
        let document = TestDocument { page in
            page.paragraph(text, 72, 720, width: 400)
            for _ in 0..<3000 {
                page.show("●", 100 + Double(random.next() % 400) / 10, 200 + Double(random.next() % 2000) / 10, size: 1.5)
            }
        }
        let read = try document.texts().joined(separator: " ")
        #expect(!read.contains("●"))
        #expect(read.contains(text))
        // Their type is no text's, beside which this would be a heading.
        #expect(try document.roles().contains { $0.hasPrefix("paragraph") })
    }

    @Test("Circles strewn over a page are no text; those of a table that stand in its rows and columns are", arguments: [true, false])
    func points(areStrewn: Bool) throws {
        var random = SplitMix(state: 7)
        let document = TestDocument { page in
            page.paragraph(text, 72, 720, width: 400)
            for index in 0..<240 {
                let place =
                    areStrewn
                    ? (100 + Double(random.next() % 3000) / 10, 200 + Double(random.next() % 3000) / 10)
                    : (100 + 24 * Double(index % 12), 200 + 16 * Double(index / 12))
                page.show("●", place.0, place.1, size: 6)
            }
        }
        let read = try document.texts().joined(separator: " ")
        #expect(read.contains("●") != areStrewn)
        #expect(read.contains(text))
    }
}
