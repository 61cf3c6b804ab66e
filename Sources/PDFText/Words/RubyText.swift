import PDFFonts

/// Leaves out ruby: the small kana or Bopomofo above ideographs, or beside those of a column, that tell how they are read. The lines that they stand
/// between are one text, which would be read twice.
struct RubyText {
    private let fragments: [Fragment]
    private let cells: [Cell]
    private let frames: [Frame]
    /// Texts that stand in for glyphs.
    private let replacements: [String]
    /// Fragments with ideographs, frame by frame, from the lowest to the highest.
    private var bases: [[Int]] = []
    /// Comparisons that are left.
    private var work = mostWork

    /// How much larger the text is, and how far up from its baseline that of the ruby stands, in its ems.
    private static let scale: ClosedRange<Float> = 1.4...3
    private static let rise: ClosedRange<Float> = 0.5...1.4
    /// How far ruby reaches beyond its ideographs on either side, in their ems.
    private static let overhang: Float = 0.5
    /// Letters of ruby without a gap: several words, at the most.
    private static let longest = 40
    private static let mostWork = 2_000_000

    /// - Returns: the fragments that are no ruby.
    static func removed(from fragments: [Fragment], _ cells: [Cell], _ frames: [Frame], _ replacements: [String]) -> [Fragment] {
        var pass = RubyText(fragments, cells, frames, replacements)
        let largest = fragments.reduce(0) { max($0, $1.size) }
        let candidates = fragments.indices.filter { pass.mayBeRuby(fragments[$0], largest: largest) }
        guard !candidates.isEmpty else { return fragments }
        pass.findBases()
        let ruby = Set(candidates.filter { pass.isRuby($0) })
        return ruby.isEmpty ? fragments : fragments.indices.filter { !ruby.contains($0) }.map { fragments[$0] }
    }

    /// Whether a glyph may be a letter of ruby: kana, Bopomofo, or what has a text of its own, as browsers give to small kana.
    @inline(__always)
    static func mayHold(_ unicode: UInt32) -> Bool { isReading(unicode) || unicode & GlyphCollector.replacementFlag != 0 }

    private init(_ fragments: [Fragment], _ cells: [Cell], _ frames: [Frame], _ replacements: [String]) {
        (self.fragments, self.cells, self.frames, self.replacements) = (fragments, cells, frames, replacements)
    }

    private mutating func findBases() {
        bases = Array(repeating: [], count: frames.count)
        for (index, fragment) in fragments.enumerated()
        where cells[fragment.start..<fragment.end].contains(where: { Script.isIdeograph(scalar(of: $0)) }) {
            bases[fragment.frame].append(index)
        }
        for frame in bases.indices { bases[frame].sort { fragments[$0].y < fragments[$1].y } }
    }

    private func mayBeRuby(_ fragment: Fragment, largest: Float) -> Bool {
        fragment.size * Self.scale.lowerBound < largest && fragment.end - fragment.start <= Self.longest
            && cells[fragment.start..<fragment.end].allSatisfy { Self.isReading(scalar(of: $0)) }
    }

    /// What a cell says, if that is one scalar.
    private func scalar(of cell: Cell) -> UInt32 {
        guard cell.unicode & GlyphCollector.replacementFlag != 0, cell.unicode & Font.sequenceFlag == 0 else { return cell.unicode }
        let scalars = GlyphCollector.scalars(cell.unicode, [], replacements)
        return scalars.count == 1 ? scalars[0] : 0
    }

    /// Whether most letters of a fragment stand over ideographs of a larger size.
    private mutating func isRuby(_ index: Int) -> Bool {
        let fragment = fragments[index]
        let letters = cells[fragment.start..<fragment.end].map { ($0.x0 + $0.x1) / 2 }
        if isOver(letters, fragment.y, fragment.size, fragment.frame) { return true }
        // Letters beside a column stand by themselves.
        guard letters.count == 1, let middle = letters.first, let turned = frame(below: fragment.frame) else { return false }
        return isOver([-fragment.y - Self.middle * fragment.size], middle, fragment.size, turned)
    }

    /// Of a kana, from the baseline up, in ems.
    private static let middle: Float = 0.38

    private func frame(below frame: Int) -> Int? {
        let (dx, dy) = (frames[frame].dy, -frames[frame].dx)
        return frames.firstIndex { $0.dx * dx + $0.dy * dy > 0.99996 }
    }

    /// - Parameters:
    ///   - letters: where they stand along the line.
    ///   - y: the baseline.
    private mutating func isOver(_ letters: [Float], _ y: Float, _ size: Float, _ frame: Int) -> Bool {
        let rows = bases[frame]
        var (low, high) = (0, rows.count)
        let lowest = y - Self.rise.upperBound * Self.scale.upperBound * size
        while low < high {
            let middle = (low + high) / 2
            if fragments[rows[middle]].y < lowest { low = middle + 1 } else { high = middle }
        }
        var left = letters
        while low < rows.count, work > 0 {
            let base = fragments[rows[low]]
            low += 1
            guard base.y < y else { break }
            work -= 1
            guard Self.scale.contains(base.size / size), Self.rise.contains((y - base.y) / base.size) else { continue }
            let reach = Self.overhang * base.size
            work -= base.end - base.start
            for cell in cells[base.start..<base.end] where Script.isIdeograph(scalar(of: cell)) {
                left.removeAll { $0 > cell.x0 - reach && $0 < cell.x1 + reach }
            }
            if left.count * 5 <= letters.count * 2 { return true }
        }
        return false
    }

    /// Kana and Bopomofo, which tell how ideographs are read.
    @inline(__always)
    private static func isReading(_ unicode: UInt32) -> Bool {
        guard unicode >= 0x3041, unicode <= 0xFF9F else { return false }
        return unicode <= 0x312F && unicode != 0x30FB || 0x31A0...0x31BF ~= unicode || unicode >= 0xFF66
    }
}
