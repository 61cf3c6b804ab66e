import TestSupport
import Testing

@testable import PDFText

extension TestDocument {
    /// The pages as they are laid out, before anything is left out or joined.
    func layouts() throws -> [PageLayout] {
        var layouts: [PageLayout] = []
        try open().forEachLayout(ReadingOptions(), workers: 1) { _, layout in layouts.append(layout) }
        return layouts
    }

    func layout() throws -> PageLayout { try #require(try layouts().first) }
}

extension PageLayout {
    var wordTexts: [String] { words.map { String(decoding: bytes(of: $0), as: UTF8.self) } }
    var lineTexts: [String] { lines.map { String(decoding: bytes(of: $0), as: UTF8.self) } }
    var blockTexts: [[String]] { blocks.map { lines(of: $0).map { String(decoding: bytes(of: $0), as: UTF8.self) } } }
}

extension RegionSplitter {
    /// Divides segments whose words have no letters.
    init(_ segments: [Segment], isRightToLeft: Bool) {
        let blank = LayoutWord(start: 0, end: 0, x0: 0, x1: 0, y: 0, size: 10)
        self.init(
            segments, BlockText(words: Array(repeating: blank, count: segments.count), cells: []), type: { _ in (10, false, false) },
            isRightToLeft: isRightToLeft)
    }
}

extension Segment {
    /// A segment of `count` characters that holds one word of that number.
    init(_ index: Int, x0: Float, x1: Float, y: Float, size: Float = 10, count: Int = 10) {
        self.init(
            words: index..<(index + 1), x0: x0, x1: x1, y: y, size: size, order: Int32(index), cellCount: Int32(count), isArtifact: false)
    }

    static func random(_ count: Int, _ random: inout SplitMix) -> [Segment] {
        (0..<count).map { index in
            let x = Float.random(in: 0...500, using: &random).rounded()
            let row = Float(Int.random(in: 0...30, using: &random)) * 12
            return Segment(
                index, x0: x, x1: x + Float.random(in: 0...200, using: &random), y: row + Float.random(in: -1...1, using: &random),
                size: [6, 10, 10, 10, 24].randomElement(using: &random) ?? 10)
        }
    }
}

extension Cell {
    init(_ scalar: Unicode.Scalar, _ x: Float, width: Float = 5, gap: Float = 0, followsSpace: Bool = false) {
        self.init(
            unicode: scalar.value, x0: x, x1: x + width, gap: gap, run: 0, followsSpace: followsSpace,
            isRightToLeft: Bidirectional.isRightToLeft(scalar.value))
    }
}
