import TestSupport
import Testing

@testable import PDFText

@Suite("Lines")
struct LineBuilderTests {
    private func lines(_ segments: [Segment]) -> [[Int32]] {
        var words = words(segments)
        let lines = LineBuilder(frame: 0).lines(Array(segments.indices), segments, &words, [])
        return lines.map { words[$0.words].map(\.start) }
    }

    /// A word for each segment, with its number.
    private func words(_ segments: [Segment]) -> [LayoutWord] {
        segments.indices.map { LayoutWord(start: Int32($0), end: Int32($0) + 1, x0: 0, x1: 0, y: 0, size: 10) }
    }

    @Test("Every word is in one line, lines of one height from left to right", arguments: 1...40 as ClosedRange<UInt64>)
    func partition(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let segments = Segment.random(Int.random(in: 1...60, using: &random), &random)
        let lines = lines(segments)
        #expect(lines.flatMap { $0 }.sorted() == segments.indices.map { Int32($0) }, "seed \(seed)")
        for line in lines { #expect(line.map { segments[Int($0)].x0 } == line.map { segments[Int($0)].x0 }.sorted(), "seed \(seed)") }
    }

    @Test("Segments on a baseline make a line, those below it the next")
    func rows() {
        #expect(
            lines([Segment(0, x0: 100, x1: 150, y: 100), Segment(1, x0: 0, x1: 50, y: 100.5), Segment(2, x0: 0, x1: 50, y: 88)]) == [
                [1, 0], [2],
            ])
    }

    @Test("A cell of two lines beside a cell of one, shown cell by cell")
    func cells() {
        let segments = [
            Segment(0, x0: 0, x1: 50, y: 94), Segment(1, x0: 100, x1: 190, y: 98), Segment(2, x0: 100, x1: 180, y: 89.5),
            Segment(3, x0: 220, x1: 260, y: 94),
        ]
        #expect(lines(segments) == [[0], [1], [2], [3]])
    }

    @Test("The widest white of a line is known")
    func widestGap() {
        let segments = [Segment(0, x0: 0, x1: 50, y: 100), Segment(1, x0: 60, x1: 80, y: 100), Segment(2, x0: 140, x1: 180, y: 100)]
        var words = words(segments)
        #expect(LineBuilder(frame: 0).lines([0, 1, 2], segments, &words, []).map(\.widestGap) == [60])
    }
}
