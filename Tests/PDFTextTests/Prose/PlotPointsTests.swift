import TestSupport
import Testing

@testable import PDFText

@Suite("Points of plots") struct PlotPointsTests {
    private let text = Prose.sentence("Alpha", 60)

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
