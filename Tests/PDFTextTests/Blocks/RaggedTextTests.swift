import Testing

@testable import PDFText

@Suite("Paragraphs of ragged text, without indents")
struct RaggedTextTests {
    private let first =
        """
        The lamplighter walks along the northern embankment whenever the afternoon steamer has disappeared behind the breakwater, \
        carrying matches, a shortened ladder and the remainder of yesterday's newspaper, because somebody invariably asks him about \
        the weather, though nobody remembers having received an understandable answer from him since the bridge was reopened at Easter \
        by the mayor.
        """
    private let second =
        """
        Then everybody assembles underneath the clock, comparing impressions of the ceremony and complaining about the \
        refreshments, which according to the harbourmaster's grandmother were considerably better before the municipality had \
        introduced vouchers for visitors and fishermen alike, printed on greyish paper that dissolves immediately.
        """

    @Test("A line that had room for several words ends one, below lines that had none")
    func greedy() throws {
        let found = try paragraphs { page in
            var y = 700.0
            for text in [first, second] {
                let lines = TestPage.wrap(text, width: 330)
                page.lines(lines, 72, y)
                y -= 12 * Double(lines.count)
            }
        }
        #expect(found.map(\.text) == [first, second])
    }
}
