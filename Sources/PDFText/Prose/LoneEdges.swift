/// Running heads and feet of a page that has no neighbours to compare it with, and of a first page, whose head and foot are often its own: known by
/// where they stand, how they are set and what they say, each sign counted for or against.
struct LoneEdges {
    let layout: PageLayout
    let bodySize: Float

    /// A foot has this many signs, at the least; a head one more.
    private static let fewestSigns = 3
    /// Share of the page's height in which furniture stands; further in where it is well clear of the text.
    private static let depth: Float = 0.105
    private static let clearDepth: Float = 0.14
    /// White between it and the text, in ems: lines of text seldom stand so far apart.
    private static let leastClearance: Float = 1.55
    /// A page with fewer lines is a title or a slide: only its number is furniture.
    private static let fewestLines = 6

    /// Adds the roles of lines that have none yet, from the edges inwards until something else stands.
    func add(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        add(edges.top, edges.height, isTop: true, to: &roles)
        add(edges.bottom, edges.height, isTop: false, to: &roles)
        addLastNumber(edges.bottom, to: &roles)
    }

    private func add(_ entries: [Edges.Entry], _ height: Float, isTop: Bool, to roles: inout [Int: BlockRole]) {
        let role = isTop ? BlockRole.header : .footer
        let rows = Edges.rows(entries)
        guard let last = rows.lastIndex(where: { row in row.contains { roles[$0.line] != nil } || isFurniture(row, height, isTop: isTop) })
        else {
            return
        }
        // What stands further out than a head that is clear of the text belongs to it: an archive's line, a rule's label.
        let isApart = layout.lines.count > Self.fewestLines && rows[last].contains { !$0.isNumber && $0.clearance > 2.1 }
        for (index, row) in rows[...last].enumerated() {
            let isOuter = isApart && row.allSatisfy { isMinor($0) }
            guard index == last || isOuter || isFurniture(row, height, isTop: isTop) else { continue }
            for entry in row where roles[entry.line] == nil { roles[entry.line] = entry.isNumber ? .pageNumber : role }
        }
    }

    private func isMinor(_ entry: Edges.Entry) -> Bool {
        entry.size < bodySize * 1.15 && entry.letterCount <= 110 && !layout.lines[entry.line].isOverlay
    }

    private func isFurniture(_ row: ArraySlice<Edges.Entry>, _ height: Float, isTop: Bool) -> Bool {
        guard let first = row.first, !row.contains(where: { layout.lines[$0.line].isOverlay }) else { return false }
        let distance = (isTop ? height - first.y : first.y) / height
        let clearance = row.map(\.clearance).max() ?? 0
        guard distance < (clearance > 3 ? Self.clearDepth : Self.depth), clearance > Self.leastClearance else { return false }
        let letters = row.reduce(0) { $0 + $1.letterCount }
        let hasNumber = row.contains { $0.first != nil }
        // A scanner's specks, a rule made of dashes.
        if letters == 0, !hasNumber { return true }
        if row.allSatisfy(\.isNumber) { return true }
        guard layout.lines.count > Self.fewestLines else { return false }
        let text = EdgeText(row.map { layout.lines[$0.line] }, layout)
        let size = row.map(\.size).max() ?? first.size
        var signs = 0
        if size < bodySize * 0.75 { signs += 2 } else if size < bodySize * 0.96 { signs += 1 } else if size > bodySize * 1.27 { signs -= 2 }
        if clearance > 3.5 { signs += 2 } else if clearance > 2.1 { signs += 1 }
        if distance < 0.05 { signs += 1 }
        if text.isSpread { signs += 1 }
        if text.isMirrored { signs += 2 }
        if text.hasStandingNumber || (isTop && text.beginsWithNumber) { signs += 2 } else if text.endsWithNumber { signs += 1 }
        if text.isCapitals { signs += 1 }
        if text.hasImprint { signs += 1 }
        let isSmall = size < bodySize * 0.96
        if text.endsWithYear, isSmall || text.isSpread { signs += 1 }
        if letters > 60, text.endsSentence { signs -= 2 }
        if letters > 140 { signs -= 4 }
        if text.startsWithMark, !isTop { signs -= 3 }
        // A title, a sender, a signature, the last row of a form may stand there, too: something must speak of an edition or a page.
        let speaks =
            text.hasStandingNumber || text.isMirrored || text.endsWithNumber || (isTop && text.beginsWithNumber) || text.hasImprint
            || text.isCapitals
            || (text.endsWithYear && isSmall)
            || size < bodySize * 0.8 || distance < 0.035
        return speaks && signs >= (isTop ? Self.fewestSigns + 1 : Self.fewestSigns)
    }

    /// The last line of a page that isn't filled: a number in the middle or at a side, by itself, is the page's.
    private func addLastNumber(_ entries: [Edges.Entry], to roles: inout [Int: BlockRole]) {
        guard let last = Edges.rows(entries).first(where: { $0.allSatisfy { roles[$0.line] == nil } }), last.count == 1,
            let number = last.first,
            number.isNumber, number.letterCount == 0, number.clearance > 2.1, layout.lines.count > Self.fewestLines
        else { return }
        roles[number.line] = .pageNumber
    }
}

/// What a row at a page's edge says, as far as it tells furniture from text.
private struct EdgeText {
    /// Parts far apart, as on a foot's left, middle and right.
    var isSpread = false
    /// A number that is a part of its own: a page's.
    var hasStandingNumber = false
    /// Whether its first part is its last, too, as on the pages of manuals: "NAME(1)  Commands  NAME(1)".
    var isMirrored = false
    var beginsWithNumber = false
    var endsWithNumber = false
    var isCapitals = false
    /// Words of an imprint: an address, a volume, a revision.
    var hasImprint = false
    var endsWithYear = false
    var endsSentence = false
    /// Whether it begins like a note.
    var startsWithMark = false

    /// A gap of this many ems parts what is set left, in the middle and right.
    private static let partingGap: Float = 2.2

    init(_ lines: [PageLayout.Line], _ layout: PageLayout) {
        let size = lines.map(\.size).max() ?? 1
        let words = lines.flatMap { layout.words[Int($0.words.lowerBound)..<Int($0.words.upperBound)] }.sorted { $0.x0 < $1.x0 }
        guard let first = words.first, let last = words.last else { return }
        let texts = words.map { [UInt8](layout.bytes(of: $0)) }
        var (capitals, smalls) = (0, 0)
        for (index, text) in texts.enumerated() {
            let isFirst = index == 0 || words[index].x0 - words[index - 1].x1 > Self.partingGap * size
            let isLast = index == words.count - 1 || words[index + 1].x0 - words[index].x1 > Self.partingGap * size
            if isFirst, index > 0 { isSpread = true }
            if words.count > 1, Self.isPageNumber(text) {
                // A number before text of a foot's size is a note's, but for a title in capitals.
                if isFirst && isLast { hasStandingNumber = true }
                if index == 0, !Self.isYear(text) { beginsWithNumber = true }
                if index == words.count - 1, !Self.isYear(text) { endsWithNumber = true }
            }
            for byte in text {
                if byte >= 0x41, byte <= 0x5A { capitals += 1 } else if byte >= 0x61, byte <= 0x7A { smalls += 1 }
            }
            if Self.isImprint(text) { hasImprint = true }
        }
        isCapitals = capitals > 3 && smalls * 4 < capitals
        if beginsWithNumber, isCapitals { hasStandingNumber = true }
        endsWithYear = texts.last.map(Self.isYear) ?? false
        endsSentence = texts.last?.last == 0x2E
        let firstByte = texts[0].first ?? 0
        startsWithMark =
            first.isRaised || first.isNoteMark || firstByte == 0x2A || texts[0].starts(with: [0xE2, 0x80, 0xA0])
            || (beginsWithNumber && !hasStandingNumber)
        isMirrored = isSpread && texts.count > 2 && texts.first == texts.last && (texts.first?.count ?? 0) > 2
        if last.x1 - first.x0 < 8 * size { (isSpread, isMirrored) = (false, false) }
    }

    private static func isPageNumber(_ text: [UInt8]) -> Bool {
        (1...4).contains(text.count) && text.allSatisfy(\.isASCIIDigit) && text.first != 0x30
    }

    private static func isYear(_ text: [UInt8]) -> Bool {
        text.count == 4 && text.allSatisfy(\.isASCIIDigit) && (text.starts(with: [0x31, 0x39]) || text.starts(with: [0x32, 0x30]))
    }

    private static func isImprint(_ text: [UInt8]) -> Bool {
        let lower = text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
        let word = lower.prefix { ($0 >= 0x61 && $0 <= 0x7A) || $0 >= 0x80 }
        if imprintWords.contains(Array(word)) { return true }
        return imprintBeginnings.contains { lower.starts(with: $0) }
    }

    private static let imprintWords = Set(
        [
            "volume", "vol", "issue", "issn", "isbn", "doi", "downloaded", "digitized", "published", "revision", "rev", "version", "page",
            "copyright",
            "confidential", "draft", "preprint", "©", "seite", "ausgabe", "tome", "numéro",
        ].map { Array($0.utf8) })
    private static let imprintBeginnings = ["http", "www.", "(http"].map { Array($0.utf8) }
}
