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
            if Self.saysSo(entries[inner], layout, beside: rest) || Self.isWide(layout.lines[entries[inner].line], layout)
                || Self.isNote(entries[inner], layout, bodySize) && layout.lines[rest.line].isFixedPitch
            {
                lines.append(entries[inner].line)
            }
        }
    }

    /// Whether a line that is set otherwise than the text, or stands clear of it, begins with a word for going on, or a table's name and such a word, and says
    /// where that is: "Table 3 – continued from previous page".
    private static func saysSo(_ entry: Edges.Entry, _ layout: PageLayout, beside inner: Edges.Entry) -> Bool {
        guard letters.contains(entry.letterCount) else { return false }
        let (line, next) = (layout.lines[entry.line], layout.lines[inner.line])
        guard fewestWords...mostWords ~= line.words.count, !line.isFixedPitch,
            (line.x0 - next.x0).magnitude > leastShift * line.size || entry.clearance * entry.size > whiteOfNote * layout.edges.pitch
        else { return false }
        var (goesOn, hasPage, isElsewhere) = (false, false, entry.first != nil)
        for index in line.words {
            let small = Self.letters(of: layout.bytes(of: layout.words[Int(index)]))
            if small.isEmpty { continue }
            if !goesOn {
                // What stands before it is the caption's label.
                if EdgeVocabulary.sign(of: small) == .goesOn {
                    goesOn = true
                } else if EdgeVocabulary.sign(of: small) != .hasCaption {
                    return false
                }
            } else if pages.contains(where: small.elementsEqual) {
                hasPage = true
            } else if others.contains(where: small.elementsEqual) {
                isElsewhere = true
            }
        }
        return goesOn && hasPage && isElsewhere
    }

    /// Whether a line is nothing but what Chinese and Japanese tables say so with.
    private static func isWide(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        let bytes = layout.bytes(of: line)
        guard let lead = bytes.first, lead >= 0xE3 || lead == 0x28, bytes.count <= longestWide else { return false }
        return wideNotes.contains(Array(bytes.filter { $0 != 0x20 && $0 != 0x28 && $0 != 0x29 }))
    }

    private static let longestWide = 40
    private static let wideNotes = Set(
        [
            "接上页", "接下页", "续上页", "续下页", "转下页", "上接页", "接上頁", "接下頁", "續上頁", "續下頁", "轉下頁", "（接上页）", "（接下页）", "（续下页）", "（转下页）",
            "次ページに続く", "次ページへ続く", "前ページからの続き", "前ページより続く",
        ].map { Array($0.utf8) })

    /// A word in small letters, without signs around it; empty if it has none.
    private static func letters(of word: ArraySlice<UInt8>) -> [UInt8] {
        var word = word
        // A dash.
        if word.count == 3, word.starts(with: [0xE2, 0x80]) { return [] }
        while let first = word.first, first < 0x80, !first.isASCIILetter { word.removeFirst() }
        while let last = word.last, last < 0x80, !last.isASCIILetter { word.removeLast() }
        return word.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }

    private static let pages = ["page", "seite", "página", "pàgina", "pagina", "pagină"].map { Array($0.utf8) }
    /// Words for the page before and the next.
    private static let others = [
        "next", "previous", "preceding", "following", "last", "nächsten", "nächste", "folgenden", "vorherigen", "vorigen", "letzten",
        "suivante", "précédente",
        "siguiente", "anterior", "successiva", "precedente", "próxima", "seguinte", "següent", "volgende", "vorige",
    ].map { Array($0.utf8) }
    /// From where the text begins, in ems, and from the text, as a multiple of the distance of its baselines, where it begins there.
    private static let leastShift: Float = 1
    private static let whiteOfNote: Float = 1.3

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
