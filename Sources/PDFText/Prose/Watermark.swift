/// Words laid over a page from corner to corner, or large across its lines, or slanted all over it: "DRAFT", "Accepted Manuscript", whose copy it is. They belong
/// to no sentence.
struct Watermark {
    private let layout: PageLayout
    private let bodySize: Float
    private let frames: [Frame]
    /// How many lines each frame has.
    private var lineCounts: [Int] = []
    private let mainFrame: Int32?
    private var left = Self.mostAsked
    /// Lines of words that are repeated all over the page.
    private var tiles: Set<Int> = []

    /// How much larger than the text it is, and than the text that it stands level with.
    private static let larger: Float = 1.7
    static let largerIfLevel: Float = 2.5
    /// The cosine and the sine of its angle, at the least: what stands on its side is something else.
    private static let leastSlope: Float = 0.2
    /// Lines that it goes across.
    private static let fewestCrossed = 3
    /// Lines in its direction, and words in each: names of axes, legends, maps have more.
    private static let mostLines = 3
    private static let mostWords = 10
    private static let mostFrames = 32
    /// Lines of a page that are looked at: each is laid beside all.
    private static let mostAsked = 64
    /// Pages that show it in the same place, where it goes across fewer lines.
    private static let fewestPages = 2

    init(_ layout: PageLayout, bodySize: Float) {
        self.layout = layout
        self.bodySize = bodySize
        frames = layout.frames
        mainFrame = layout.mainFrame
        guard frames.count <= Self.mostFrames else { return }
        lineCounts = [Int](repeating: 0, count: frames.count)
        for line in layout.lines where lineCounts.indices.contains(Int(line.frame)) { lineCounts[Int(line.frame)] += 1 }
        for number in frames.indices where lineCounts[number] >= Self.fewestTiles && isSlanted(frames[number]) {
            findTiles(in: Int32(truncatingIfNeeded: number))
        }
    }

    private func isSlanted(_ frame: Frame) -> Bool {
        !frame.isOfDiagrams && min(frame.dx.magnitude, frame.dy.magnitude) > Self.leastSlope
    }

    /// Finds words that are repeated in a slanted frame, from edge to edge of the page, and some of them over its text; those that the edge cuts off are such,
    /// too. The names along an axis of several charts stand below these.
    private mutating func findTiles(in frame: Int32) {
        let own = layout.lines.indices.filter { layout.lines[$0].frame == frame }
        guard own.count <= Self.mostTiles else { return }
        let alike = Dictionary(grouping: own) { Array(layout.bytes(of: layout.lines[$0])) }
        guard let (words, lines) = alike.max(by: { ($0.value.count, $1.value[0]) < ($1.value.count, $0.value[0]) }),
            lines.count >= Self.fewestTiles, lines.count * 2 > own.count, words.count >= Self.fewestBytesOfTile
        else { return }
        let boxes = lines.map { layout.box(of: layout.lines[$0]) }
        let (left, right) = (boxes.lazy.map(\.x0).min() ?? 0, boxes.lazy.map(\.x1).max() ?? 0)
        let (low, high) = (boxes.lazy.map(\.y0).min() ?? 0, boxes.lazy.map(\.y1).max() ?? 0)
        guard right - left > Self.shareOfTiles * Double(layout.width), high - low > Self.shareOfTiles * Double(layout.height),
            lines.contains(where: { crossed(by: layout.lines[$0], frames[Int(frame)]) > 0 })
        else { return }
        tiles.formUnion(lines)
        for index in own
        where words.starts(with: layout.bytes(of: layout.lines[index]))
            || words.suffix(layout.byteCount(of: layout.lines[index])).elementsEqual(layout.bytes(of: layout.lines[index]))
        {
            tiles.insert(index)
        }
    }

    private static let fewestTiles = 4
    private static let mostTiles = 1000
    private static let fewestBytesOfTile = 4
    /// Of the page's width and height, from the first one to the last.
    private static let shareOfTiles = 0.5

    /// Whether a line of a level page is such.
    mutating func isLine(_ index: Int, among pages: [PageLayout]) -> Bool {
        let line = layout.lines[index]
        let number = Int(line.frame)
        if tiles.contains(index) { return true }
        guard lineCounts.indices.contains(number), line.words.count <= Self.mostWords, left > 0 else { return false }
        left -= 1
        if line.frame == mainFrame {
            guard line.size > Self.largerIfLevel * bodySize, line.row < 0 else { return false }
            let crossed = crossed(by: line)
            return crossed >= Self.fewestCrossed || crossed > 0 && standsElsewhere(index, pages)
        }
        let frame = frames[number]
        guard isSlanted(frame), line.size > Self.larger * bodySize, lineCounts[number] <= Self.mostLines
        else { return false }
        return crossed(by: line, frame) >= Self.fewestCrossed || standsElsewhere(index, pages)
    }

    /// Whether other pages show a line in its place.
    private func standsElsewhere(_ index: Int, _ pages: [PageLayout]) -> Bool {
        let place = layout.place(of: index)
        return pages.count { $0.edges.places.contains(place) } >= Self.fewestPages
    }

    /// How many lines of the text the middle of a slanted one goes across.
    private func crossed(by line: PageLayout.Line, _ frame: Frame) -> Int {
        let up = line.y + Self.middle * line.size
        let start = (x: line.x0 * frame.dx - up * frame.dy, y: line.x0 * frame.dy + up * frame.dx)
        let end = (x: line.x1 * frame.dx - up * frame.dy, y: line.x1 * frame.dy + up * frame.dx)
        guard (end.y - start.y).magnitude > line.size else { return 0 }
        return layout.lines.count { other in
            guard other.frame == mainFrame else { return false }
            let share = (other.y + Self.middle * other.size - start.y) / (end.y - start.y)
            guard share >= 0, share <= 1 else { return false }
            let x = start.x + share * (end.x - start.x)
            // In the white of a row a notice stands beside all.
            return x > other.x0 && x < other.x1
                && other.words.contains { index in
                    let word = layout.words[Int(index)]
                    return x > word.x0 && x < word.x1
                }
        }
    }

    /// From the baseline to the middle of small letters, in ems.
    private static let middle: Float = 0.25

    /// How many lines of the text a large level one lies over, which go on below it to both sides or are nearly as long.
    private func crossed(by line: PageLayout.Line) -> Int {
        var count = 0
        for other in layout.lines where other.frame == line.frame && other.size * Self.largerIfLevel <= line.size {
            guard other.y > line.y - Self.middle * other.size, other.y + Self.middle * other.size < line.y + Self.height * line.size
            else { continue }
            // A chapter's initial, a price beside a text or in the white of a row.
            guard min(line.x1, other.x1) - max(line.x0, other.x0) > Self.share * (line.x1 - line.x0) else { continue }
            let shared = other.words.reduce(Float(0)) { sum, index in
                let word = layout.words[Int(index)]
                return sum + max(min(line.x1, word.x1) - max(line.x0, word.x0), 0)
            }
            if shared > Self.share * (line.x1 - line.x0), shared > Self.widest * other.size { count += 1 }
        }
        return count
    }

    /// The height of capitals, in ems; the share of its length that the words of each line take, and that in ems of these.
    private static let height: Float = 0.72
    private static let share: Float = 0.5
    private static let widest: Float = 6
}
