/// Lines of verse quoted in a prose: set in, each of them begins with a capital and was ended on purpose, where the next one's first word had room. So
/// are lists of names and addresses.
struct VerseLines {
    /// Whether each line is such a one below another; empty where there are none.
    private var areNext: [Bool] = []

    private static let fewestLines = 3
    /// Of the text that they stand in, in ems.
    private static let widthOfText: Float = 20
    /// How far they are set in, at the least, and from each other, at the most: in ems.
    private static let leastIndent: Float = 1
    private static let widestShift: Float = 6
    /// One line in so many may leave no room.
    private static let fewestFree = 4

    init(_ edges: LineEdges) {
        let lines = edges.lines
        guard lines.count > Self.fewestLines, edges.areEven else { return }
        var start = 0
        for index in lines.indices {
            if !Self.mayBegin(index, edges) {
                end(start..<index, edges)
                start = index + 1
            } else if index > start, !Self.follows(index, lines) {
                end(start..<index, edges)
                start = index
            }
        }
        end(start..<lines.count, edges)
    }

    /// Whether a line begins anew below one that is like it.
    func isNext(_ index: Int) -> Bool { !areNext.isEmpty && areNext[index] }

    private mutating func end(_ run: Range<Int>, _ edges: LineEdges) {
        guard run.count >= Self.fewestLines else { return }
        // The last one may stand above a text that goes on.
        let full = run.dropLast().count { !edges.hasRoom($0, edges.right) }
        guard full * Self.fewestFree < run.count else { return }
        // A quotation is as narrow as its widest line, and a notice may be all in capitals.
        let right = run.reduce(-Float.infinity) { max($0, edges.end(edges.lines[$1])) }
        let ended = run.count { Self.ends.contains(edges.text.ending(of: edges.lines[$0])) }
        guard ended * 2 >= run.count || run.dropLast().contains(where: { edges.hasRoom($0, right) }),
            !run.allSatisfy({ edges.text.isCapitals(edges.lines[$0]) })
        else { return }
        if areNext.isEmpty { areNext = Array(repeating: false, count: edges.lines.count) }
        for index in run.dropFirst() { areNext[index] = true }
    }

    private static func mayBegin(_ index: Int, _ edges: LineEdges) -> Bool {
        let line = edges.lines[index]
        guard line.x0 - edges.left > leastIndent * line.size,
            edges.right - edges.left > widthOfText * line.size, !line.isRow, !line.isBold,
            !line.isFixedPitch, line.row < 0, line.words.count > 1, !edges.text.startsItem(line),
            !edges.text.endsInHyphen(line) || edges.text.ending(of: line) == 0x2C
        else { return false }
        guard let first = line.words.first,
            let letter = edges.text.cells(of: first).first(where: { !quotes.contains($0.unicode) })?
                .unicode
        else { return false }
        return LetterCase(letter) == .capital
    }

    /// Signs that verses end in.
    private static let ends: [UInt32] = [0x2C, 0x2E, 0x3B, 0x3A, 0x21, 0x3F, 0x2014]
    private static let quotes: [UInt32] = [0x22, 0x27, 0x2018, 0x201C, 0x201E, 0xAB, 0x2E]

    private static func follows(_ index: Int, _ lines: [LayoutLine]) -> Bool {
        let (above, line) = (lines[index - 1], lines[index])
        return above.frame == line.frame && LineEdges.standsBelow(above, line) && !CentredLines.areCentred(above, line)
            && (above.x0 - line.x0).magnitude < widestShift * line.size
    }
}
