/// The sizes of type in one region, in points, and which differences between them mean something.
struct TypeSizes {
    /// Of most of the text.
    let usual: Float
    /// The font of most of the text; −1 if there is none.
    let usualFont: Int32
    /// The size of running text above that, beside code or tables set small; 0 where there is none.
    let ofLargeText: Float
    /// Whether hardly two lines have one size, though one was meant: text that was recognised.
    let isUneven: Bool
    /// Sizes that differ by more, as a multiple, are different kinds of text.
    let tolerance: Float

    /// Between the lines of text that was set.
    private static let evenTolerance: Float = 1.12
    /// Where hardly two lines have one size: text that was recognised.
    private static let unevenTolerance: Float = 1.45
    /// Nobody chooses as many for one region.
    private static let manySizes = 8
    /// Sizes and fonts of a region, mostly.
    static let usualKinds = 4
    /// Headings are, as a multiple of the usual size.
    static let large: Float = 1.2

    init(_ lines: [LayoutLine]) {
        // Sizes in quarters of a point.
        let sizes = Self.shares(of: lines) { Self.quarters(min($0.size, 1000)) }
        let usual = sizes.most.map { Float($0) / 4 } ?? 10
        self.usual = usual
        usualFont = Self.shares(of: lines) { $0.font < 0 ? nil : $0.font }.most ?? -1
        ofLargeText = sizes.kinds > 1 ? Self.largeText(lines, beside: usual) : 0
        let uneven = lines.indices.dropFirst().count { (lines[$0 - 1].size - lines[$0].size).magnitude > 0.03 * lines[$0 - 1].size }
        // In small columns of it most lines have one size after all: nowhere else do others come as often, without heavier type or white.
        let isRecognised = lines.count >= 8 && (uneven * 2 > lines.count || sizes.kinds >= Self.manySizes && uneven * 4 > lines.count)
        tolerance = isRecognised ? Self.unevenTolerance : Self.evenTolerance
        // Sizes that were chosen come again, and differ more.
        isUneven =
            isRecognised && (sizes.kinds * 4 > lines.count || sizes.kinds >= Self.manySizes)
            && lines.count { $0.size > usual * Self.unevenTolerance || usual > $0.size * Self.unevenTolerance } * 8 <= lines.count
    }

    /// A size in quarters of a point, rounded: by what is cut off, since rounding calls a function on processors of some age.
    @inline(__always)
    static func quarters(_ size: Float) -> Int {
        let whole = Int(size * 4)
        let rest = size * 4 - Float(whole)
        return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    }

    /// Whether two lines that follow each other have sizes of one kind, so that the distance between them is one of their text.
    func areAlike(_ previous: LayoutLine, _ line: LayoutLine) -> Bool {
        let tolerance = isUneven ? Self.unevenTolerance : Self.evenTolerance
        return line.size / previous.size < tolerance && previous.size / line.size < tolerance
    }

    /// What most of the text has, the least where several have as much, and how many kinds there are: in a region a handful.
    @inline(__always)
    private static func shares<Kind: Comparable>(of lines: [LayoutLine], _ kind: (LayoutLine) -> Kind?) -> (most: Kind?, kinds: Int) {
        var counts: [(kind: Kind, count: Int)] = []
        counts.reserveCapacity(usualKinds)
        for line in lines {
            guard let kind = kind(line) else { continue }
            if let known = counts.firstIndex(where: { $0.kind == kind }) {
                counts[known].count += line.characterCount
            } else {
                counts.append((kind, line.characterCount))
            }
        }
        return (counts.max { ($0.count, $1.kind) < ($1.count, $0.kind) }?.kind, counts.count)
    }

    /// The size above the usual one that most text has, if it has more lines than a heading and a good part of all characters.
    private static func largeText(_ lines: [LayoutLine], beside usualSize: Float) -> Float {
        guard lines.count(where: { $0.size > usualSize * large }) >= fewestLinesOfText else { return 0 }
        let found = lines.filter { $0.size > usualSize * large && $0.size < min(usualSize * largestText, 1000) }
        guard found.count >= fewestLinesOfText,
            let size = shares(of: found, { quarters($0.size) }).most.map({ Float($0) / 4 })
        else { return 0 }
        var (count, characters) = (0, 0)
        for line in found where (line.size - size).magnitude < 0.03 * size {
            count += 1
            characters += line.characterCount
        }
        return count >= fewestLinesOfText && characters * 5 > lines.reduce(0) { $0 + $1.characterCount } ? size : 0
    }

    /// As a multiple of the usual size.
    private static let largestText: Float = 1.7
    private static let fewestLinesOfText = 6
}
