/// Running heads and feet of a page that was taken out of its document, which say themselves what they are, however few lines the page has and whatever
/// stands in columns: they count pages, name the program that made them, or have the same at both ends. And those that stand opposite such a row and look
/// like it.
struct StatedEdges {
    let layout: PageLayout
    let bodySize: Float

    /// White between such a row and the text, in ems, and how far from the paper's edge it stands, as a share of the page's height.
    private static let leastClearance: Float = 1.55
    private static let depth: Float = 0.11
    /// A multiple of the text's size.
    private static let largest: Float = 1.2
    private static let small: Float = 0.96
    /// Words and letters of a row.
    private static let mostWords = 32
    private static let mostLetters = 110
    /// Words beside a page's number, and letters of what says that one is.
    private static let fewestWords = 3
    private static let fewestLettersOfPage = 4
    /// Bytes of what stands at both ends, and its words.
    private static let shortestEnd = 8
    private static let fewestWordsOfEnd = 2
    /// White before a number that stands apart, in ems.
    private static let whiteBeforeNumber: Float = 1.5

    /// Adds the roles of rows that say what they are.
    func add(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        for isTop in [true, false] {
            guard let row = outermost(edges, isTop, roles), states(row) else { continue }
            ColumnEdge(layout: layout, isTop: isTop).mark([row], in: &roles)
        }
    }

    /// Adds the roles of rows opposite one that is told, in type like its, which nothing in between is in.
    func addAlike(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        for isTop in [true, false] {
            guard let far = Edges.firstRow(of: isTop ? edges.bottom : edges.top), far.allSatisfy({ isTold($0, edges, !isTop, roles) }),
                let row = outermost(edges, isTop, roles), let own = row.first, let other = far.first
            else { continue }
            let isAlike =
                row.allSatisfy { isSet($0, like: other) }
                && !layout.lines.indices.contains { index in
                    let line = layout.lines[index]
                    return line.frame == layout.lines[own.line].frame && !row.contains { $0.line == index }
                        && !far.contains { $0.line == index } && roles[index] == nil && isSet(line, like: layout.lines[other.line])
                }
            guard isAlike, own.size < Self.small * bodySize else { continue }
            ColumnEdge(layout: layout, isTop: isTop).mark([row], in: &roles)
        }
    }

    /// Adds the role of a line in the middle above a heading that begins at the left, of a page whose number stands alone in the middle of its foot.
    func addOverHeading(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        guard let far = Edges.firstRow(of: edges.bottom), far.count == 1, let folio = far.first, folio.isNumber,
            isTold(folio, edges, false, roles), let row = outermost(edges, true, roles), row.count == 1, let head = row.first
        else { return }
        let line = layout.lines[head.line]
        var (left, right, next) = (Float.infinity, -Float.infinity, -1)
        for (index, other) in layout.lines.enumerated() where other.frame == line.frame && index != head.line && index != folio.line {
            (left, right) = (min(left, other.x0), max(right, other.x1))
            if next < 0 || other.y > layout.lines[next].y { next = index }
        }
        guard next >= 0, !line.isBold else { return }
        let (heading, foot) = (layout.lines[next], layout.lines[folio.line])
        let isCentred = (line.x0 + line.x1 - foot.x0 - foot.x1).magnitude < line.size && line.x0 - left > Self.fromMargin * line.size
        guard isCentred, heading.size > Self.sizeOfHeading * line.size, heading.isBold, heading.x0 - left < Self.atMargin * line.size
        else { return }
        roles[head.line] = .header
    }

    /// As a multiple of the head's size; and from the left margin, in ems of it: where the head begins at the least, the heading at the most.
    private static let sizeOfHeading: Float = 1.3
    private static let fromMargin: Float = 4
    private static let atMargin: Float = 0.6

    private func isTold(_ entry: Edges.Entry, _ edges: Edges, _ isTop: Bool, _ roles: [Int: BlockRole]) -> Bool {
        guard (entry.y * 2 > edges.height) == isTop else { return false }
        return roles[entry.line] == .pageNumber || roles[entry.line] == (isTop ? .header : .footer)
    }

    private func isSet(_ entry: Edges.Entry, like other: Edges.Entry) -> Bool {
        isSet(layout.lines[entry.line], like: layout.lines[other.line])
    }

    private func isSet(_ line: PageLayout.Line, like other: PageLayout.Line) -> Bool {
        line.startFont == other.startFont && (line.size - other.size).magnitude < 0.04 * other.size
    }

    /// The outermost row, where nothing of it is told and it stands clear of the text, near the paper's edge.
    private func outermost(_ edges: Edges, _ isTop: Bool, _ roles: [Int: BlockRole]) -> ArraySlice<Edges.Entry>? {
        guard let row = Edges.firstRow(of: isTop ? edges.top : edges.bottom), let first = row.first,
            row.allSatisfy({ roles[$0.line] == nil && ($0.y * 2 > edges.height) == isTop }),
            (isTop ? edges.height - first.y : first.y) < Self.depth * edges.height,
            row.allSatisfy({ $0.clearance > Self.leastClearance && $0.size < Self.largest * bodySize }),
            row.reduce(0, { $0 + $1.letterCount }) <= Self.mostLetters, layout.mayBeFurniture(row)
        else { return nil }
        return row
    }

    private func states(_ row: ArraySlice<Edges.Entry>) -> Bool {
        let words = row.flatMap { layout.lines[$0.line].words.map { layout.words[Int($0)] } }.sorted { $0.x0 < $1.x0 }
        guard Self.fewestWords...Self.mostWords ~= words.count else { return false }
        let size = row.reduce(0) { max($0, $1.size) }
        let texts = words.map { PageDigits.folded(layout.bytes(of: $0)).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
        if texts.contains(Self.generated), texts.contains(where: { $0.starts(with: Self.doxygen) }) { return true }
        let isSmall = size < Self.small * bodySize
        let last = words.count - 1
        let isApart = isSmall || words[last].x0 - words[last - 1].x1 > Self.whiteBeforeNumber * size
        return Self.countsPages(texts, isSmall: isSmall, isApart: isApart) || hasEqualEnds(words, texts, size)
    }

    private static let generated = Array("generated".utf8)
    private static let doxygen = Array("doxygen".utf8)

    /// Whether a row begins or ends with a page's number, which a word, a bar or the number of all pages says to be one.
    private static func countsPages(_ texts: [[UInt8]], isSmall: Bool, isApart: Bool) -> Bool {
        let last = texts.count - 1
        func number(_ index: Int) -> Int? { texts.indices.contains(index) ? value(texts[index]) : nil }
        if number(last) != nil {
            // "… Page 3", "… | 3".
            if PageWords.kind(texts[last - 1]) == .page, texts[last - 1].count >= fewestLettersOfPage { return true }
            if texts[last - 1] == [0x7C], last > 2 { return true }
            // "… 349 / 434".
            if texts[last - 1] == [0x2F], let own = number(last - 2), let all = number(last), own <= all, last > 3 { return true }
        }
        if number(0) != nil, texts[1] == [0x7C], last > 2 { return true }
        // "… 5/9".
        if isApart, isPart(texts[last]) { return true }
        if isSmall, isPart(texts[0]) { return true }
        // "… Sheet 3 of 92 …".
        return texts.indices.dropLast(3).contains { index in
            PageWords.kind(texts[index]) == .page && texts[index].count >= fewestLettersOfPage && PageWords.kind(texts[index + 2]) == .of
                && number(index + 1).map { own in number(index + 3).map { own <= $0 } ?? false } ?? false
        }
    }

    /// "5/9": a page's number and that of all.
    private static func isPart(_ text: [UInt8]) -> Bool {
        let halves = text.split(separator: 0x2F, omittingEmptySubsequences: false)
        guard halves.count == 2, let own = value(Array(halves[0])), let all = value(Array(halves[1])) else { return false }
        return own <= all && all > fewestPages
    }

    /// "1/2" is a half.
    private static let fewestPages = 4

    /// The value of a number of up to four figures that doesn't begin with a nought.
    private static func value(_ text: [UInt8]) -> Int? {
        guard 1...4 ~= text.count, text[0] != 0x30, text.allSatisfy(\.isASCIIDigit) else { return nil }
        return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Whether some words at a row's left end stand at its right end, too, with white between the two.
    private func hasEqualEnds(_ words: [PageLayout.Word], _ texts: [[UInt8]], _ size: Float) -> Bool {
        let parts = EdgeWording.parts(of: words, size: size)
        guard parts.count > 1, let first = parts.first, let last = parts.last, first.count == last.count,
            first.count >= Self.fewestWordsOfEnd, texts[first] == texts[last]
        else { return false }
        return texts[first].reduce(0) { $0 + $1.count } >= Self.shortestEnd
    }
}
