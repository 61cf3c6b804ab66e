import TestSupport
import Testing

@testable import PDFText

@Suite("Regions")
struct RegionSplitterTests {
    @Test("Every segment is in one region", arguments: 1...40 as ClosedRange<UInt64>)
    func partition(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        let segments = Segment.random(Int.random(in: 0...60, using: &random), &random)
        for isRightToLeft in [false, true] {
            let regions = RegionSplitter(segments, isRightToLeft: isRightToLeft).regions
            #expect(regions.flatMap { $0 }.sorted() == Array(segments.indices), "seed \(seed)")
            #expect(regions.allSatisfy { !$0.isEmpty }, "seed \(seed)")
        }
    }

    @Test("Nothing, one, and segments without extent")
    func few() {
        #expect(RegionSplitter([], isRightToLeft: false).regions.isEmpty)
        #expect(RegionSplitter([Segment(0, x0: 1, x1: 2, y: 3)], isRightToLeft: false).regions == [[0]])
        let points = (0..<10).map { Segment($0, x0: 5, x1: 5, y: 5) }
        #expect(
            RegionSplitter(points, isRightToLeft: false).regions.flatMap { $0 }.sorted() == Array(0..<10))
    }

    @Test("Infinite extents do no harm")
    func infinite() {
        let segments = (0..<10).map { Segment($0, x0: Float($0), x1: .infinity, y: Float($0) * 12) }
        #expect(
            RegionSplitter(segments, isRightToLeft: false).regions.flatMap { $0 }.sorted() == Array(0..<10)
        )
    }

    @Test("Two columns, from the left or from the right")
    func columns() {
        let left = (0..<10).map { Segment($0, x0: 0, x1: 200, y: 500 - Float($0) * 12, count: 40) }
        let right = (10..<20).map { Segment($0, x0: 220, x1: 420, y: 620 - Float($0) * 12, count: 40) }
        #expect(
            RegionSplitter(left + right, isRightToLeft: false).regions == [Array(0..<10), Array(10..<20)])
        #expect(
            RegionSplitter(left + right, isRightToLeft: true).regions == [Array(10..<20), Array(0..<10)])
    }

    @Test("A column that begins beside a figure is read after the one below the figure")
    func besideFigure() {
        let right = (0..<30).map { Segment($0, x0: 220, x1: 420, y: 600 - Float($0) * 12, count: 40) }
        let left = (30..<40).map { Segment($0, x0: 0, x1: 200, y: 600 - Float($0 - 10) * 12, count: 40) }
        #expect(
            RegionSplitter(right + left, isRightToLeft: false).regions == [Array(30..<40), Array(0..<30)])
    }

    @Test("Rows recognised line by line across two columns, their baselines apart, one word found twice")
    func scanned() {
        var segments: [Segment] = []
        for row in 0..<24 {
            segments.append(Segment(segments.count, x0: 0, x1: 200 - Float(row % 3) * 4, y: 600 - Float(row) * 12, count: 34))
            if row % 3 == 0 { segments.append(Segment(segments.count, x0: 150, x1: 190, y: 600 - Float(row) * 12, count: 8)) }
            segments.append(Segment(segments.count, x0: 214, x1: 414, y: 605 - Float(row) * 12, count: 34))
        }
        let regions = RegionSplitter(segments, isRightToLeft: false).regions
        #expect(regions.count == 2)
        #expect(regions.first?.allSatisfy { segments[$0].x1 <= 200 } == true)
    }

    @Test("A table's rows stay rows")
    func table() {
        var segments: [Segment] = []
        for row in 0..<12 {
            for (x, width) in [(0, 60), (100, 40), (200, 70), (320, 30)] as [(Float, Float)] {
                segments.append(Segment(segments.count, x0: x, x1: x + width, y: 600 - Float(row) * 14, count: Int(width / 5)))
            }
        }
        #expect(RegionSplitter(segments, isRightToLeft: false).regions.count == 1)
    }
}
