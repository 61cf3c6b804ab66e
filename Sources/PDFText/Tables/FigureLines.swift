/// The lines of a frame, whatever stands beside each other on them, and which of their segments are figures.
struct FigureLines {
    struct Line {
        /// Segments.
        var members: Range<Int>
        let y, size: Float
    }

    let segments: [Segment]
    /// From the top.
    private(set) var lines: [Line] = []

    private let text: BlockText
    private let type: WordType
    /// For each segment.
    private var areFigures: [Bool] = []
    /// For each line.
    private var counts: [Int] = []

    private static let fewestSegments = 10
    private static let mostSegments = 3000
    private static let fewestFigures = 2
    /// How far the parts of one line may be off its baseline, in ems.
    private static let level: Float = 0.2

    /// Nil where no figures stand beside each other, as on nearly all pages.
    ///
    /// - Parameter segments: line by line from the top.
    init?(_ segments: [Segment], _ text: BlockText, type: @escaping WordType) {
        guard Self.fewestSegments...Self.mostSegments ~= segments.count else { return nil }
        (self.segments, self.text, self.type) = (segments, text, type)
        guard mayHaveRows() else { return nil }
        lines.reserveCapacity(segments.count)
        for (index, segment) in segments.enumerated() {
            if let last = lines.last, (last.y - segment.y).magnitude < Self.level * segment.size {
                lines[lines.count - 1].members = last.members.lowerBound..<(index + 1)
            } else {
                lines.append(Line(members: index..<(index + 1), y: segment.y, size: segment.size))
            }
        }
        areFigures = segments.map(isFigure)
        counts = lines.map { $0.members.count { areFigures[$0] } }
    }

    /// Whether a segment is mostly digits, or a dash.
    func isFigure(_ segment: Int) -> Bool { areFigures[segment] }

    /// How many figures a line has.
    func figureCount(_ line: Int) -> Int { counts[line] }

    private func mayHaveRows() -> Bool {
        var (count, y) = (0, Float.infinity)
        for segment in segments {
            if segment.overlay != 0 { return false }
            count = y - segment.y < Self.level * segment.size ? count + 1 : 0
            if count >= Self.fewestFigures, isFigure(segment) { return true }
            y = segment.y
        }
        return false
    }

    private func isFigure(_ segment: Segment) -> Bool {
        guard segment.cellCount <= Self.longestFigure else { return false }
        var (digits, all, last) = (0, 0, UInt32(0))
        for word in segment.words {
            for cell in text.cells(of: word) {
                if cell.unicode &- 0x30 < 10 { digits += 1 }
                (all, last) = (all + 1, cell.unicode)
            }
        }
        return digits > 0 ? digits * 2 >= all : all == 1 && Label.isDash(last)
    }

    /// In characters.
    private static let longestFigure: Int32 = 40

    /// Whether something is set in type of a fixed pitch, as listings and what programs print are.
    func isFixedPitch(_ segment: Segment) -> Bool { text.words[segment.words].isMostlyFixedPitch(type) }

    /// Whether a letter or a bracket is among some words, as in a name or a unit.
    func hasName(_ segment: Segment) -> Bool {
        segment.words.contains { word in text.cells(of: word).contains { $0.unicode == 0x28 || Bidirectional.isLetter($0.unicode) } }
    }

    /// Whether a segment begins as an item of a list does: with a bullet or a dash.
    func startsItem(_ segment: Int) -> Bool {
        guard !segments[segment].isItem else { return true }
        return segments[segment].words.first.flatMap { text.cells(of: $0).first }.map { Label.isDash($0.unicode) } ?? false
    }

    func startsSmall(_ segment: Int) -> Bool { startsSmall(segments[segment]) }

    func startsSmall(_ segment: Segment) -> Bool { text.startsSmall(segment) }

    /// Width of a segment's first word, in points.
    func firstWidth(_ segment: Int) -> Float {
        segments[segment].words.first.map { text.words[$0].x1 - text.words[$0].x0 } ?? 0
    }

    /// The last scalar of a segment.
    func ending(_ segment: Int) -> UInt32 { segments[segment].words.last.flatMap { text.cells(of: $0).last }?.unicode ?? 0 }
}
