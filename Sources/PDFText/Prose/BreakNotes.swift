/// What stands where a listing is broken between two pages: "(continued from previous page)", in whatever language, in small type at the right, right
/// above the rest of the listing or right below its first part; and what says in words that a table goes on overleaf: "Continued on next page".
struct BreakNotes {
    /// The lines that are such.
    private(set) var lines: [Int] = []

    private static let letters = 3...60
    /// As a multiple of the body's size, at the most.
    private static let size: Float = 0.96
    /// Between it and the listing, in ems of the larger type: this may go on with an empty line.
    private static let clearance: Float = 3.6

    /// - Parameter roles: of the lines that are known for furniture.
    init(_ layout: PageLayout, roles: [Int: BlockRole], bodySize: Float) {
        for entries in [layout.edges.top, layout.edges.bottom] {
            guard let inner = entries.firstIndex(where: { roles[$0.line] == nil }) else { continue }
            // By itself in its row, with the listing or the table behind it.
            let rest = entries[(inner + 1)...].first { roles[$0.line] == nil }
            guard let rest, (rest.y - entries[inner].y).magnitude > 0.4 * rest.size else { continue }
            if Self.saysSo(entries[inner], layout)
                || Self.isNote(entries[inner], layout, bodySize) && layout.lines[rest.line].isFixedPitch
            {
                lines.append(entries[inner].line)
            }
        }
    }

    /// Whether a line has a word for going on, one for a page, and few others: "Table 3 – continued from previous page".
    private static func saysSo(_ entry: Edges.Entry, _ layout: PageLayout) -> Bool {
        guard letters.contains(entry.letterCount) else { return false }
        let line = layout.lines[entry.line]
        guard fewestWords...mostWords ~= line.words.count, !line.isFixedPitch else { return false }
        var (goesOn, hasPage) = (false, false)
        for index in line.words {
            var word = layout.bytes(of: layout.words[Int(index)])
            while let first = word.first, first < 0x80, !first.isASCIILetter { word.removeFirst() }
            while let last = word.last, last < 0x80, !last.isASCIILetter { word.removeLast() }
            let small = word.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
            if EdgeVocabulary.sign(of: small) == .goesOn { goesOn = true }
            if PageWords.kind(small) == .page { hasPage = true }
        }
        return goesOn && hasPage
    }

    private static let fewestWords = 3
    private static let mostWords = 9

    private static func isNote(_ entry: Edges.Entry, _ layout: PageLayout, _ bodySize: Float) -> Bool {
        guard letters.contains(entry.letterCount), entry.size < size * bodySize, entry.clearance < clearance else { return false }
        let line = layout.lines[entry.line]
        guard line.words.count > 0, !line.isFixedPitch, line.x0 > layout.width / 2 else { return false }
        let bytes = layout.bytes(of: line)
        return isBracket(bytes.first, bytes.prefix(3), 0x28, [0xEF, 0xBC, 0x88])
            && isBracket(bytes.last, bytes.suffix(3), 0x29, [0xEF, 0xBC, 0x89])
    }

    /// Whether a byte is a bracket, or some bytes are one of full width.
    private static func isBracket(_ byte: UInt8?, _ bytes: ArraySlice<UInt8>, _ bracket: UInt8, _ wide: [UInt8]) -> Bool {
        byte == bracket || bytes.elementsEqual(wide)
    }
}
