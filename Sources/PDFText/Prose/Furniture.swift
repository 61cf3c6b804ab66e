/// Finds running heads, running feet and page numbers by comparing a page's edges with those of its neighbours.
///
/// Only pages within ``radius`` are looked at, so the answer for a page is the same whichever page was asked for first.
struct Furniture {
    /// Pages compared on either side: recto and verso alternate, so each side of a sheet has two.
    static let radius = 4

    /// The role of each line of `page` that is furniture.
    ///
    /// - Parameter surroundings: the page, and those within ``radius`` that exist.
    static func roles(
        of layout: PageLayout, among surroundings: ArraySlice<PageLayout>, label: String, bodySize: Float
    ) -> [Int: BlockRole] {
        let (page, own) = (layout.index, layout.edges)
        var roles: [Int: BlockRole] = [:]
        let neighbours = surroundings.filter { $0.index != page }
        let copies = neighbours.map { own.isCopied(by: $0.edges) }
        for (entries, role) in [(own.top, BlockRole.header), (own.bottom, BlockRole.footer)] {
            let others = neighbours.map { (entries: role == .header ? $0.edges.top : $0.edges.bottom, distance: $0.index - page) }
            for entry in entries {
                var matches = Matches()
                // Of a copy everything repeats; only its number counts.
                for number in others.indices where entry.isNumber || !copies[number] {
                    matches.add(others[number].entries, to: entry, others[number].distance)
                }
                guard isFurniture(entry, matches, neighbours.count, label, own.height, bodySize) else { continue }
                roles[entry.line] = entry.isNumber ? .pageNumber : role
            }
            extendInwards(entries, &roles, role)
        }
        let mainFrame = layout.mainFrame
        for index in layout.lines.indices {
            let line = layout.lines[index]
            if line.isLineNumber { roles[index] = .lineNumber }
            guard line.isArtifact || line.frame != mainFrame, roles[index] == nil else { continue }
            // Marked as an artifact by the producer (§14.8.2.2); believed at the edges, where furniture stands.
            if line.isArtifact {
                if line.y > layout.height * 0.88 { roles[index] = .header } else if line.y < layout.height * 0.12 { roles[index] = .footer }
            } else if own.isUpright, isMarginStamp(line, layout) {
                roles[index] = .header
            }
        }
        if neighbours.isEmpty || page == 0 {
            LoneEdges(layout: layout, bodySize: bodySize).add(own, to: &roles)
        }
        // Last: the rows of an edge are told apart by what is known of them.
        if !copies.contains(true) {
            let height = layout.height
            for index in StandingText(layout, roles: roles, among: neighbours).lines {
                roles[index] = layout.lines[index].y * 2 > height ? .header : .footer
            }
        }
        // Pages with hardly a line each (labels, test pages) are not made of heads and feet.
        if own.isWhole, layout.lines.indices.allSatisfy({ roles[$0] != nil }),
            neighbours.count(where: \.edges.isWhole) * 2 > neighbours.count
        {
            roles = roles.filter { $0.value == .pageNumber }
        }
        return roles
    }

    /// How many lines of other pages stand where a line stands, and what they have in common with it.
    private struct Matches {
        var count = 0
        /// The same words.
        var alike = 0
        /// The same words, and numbers that are the same or count with the pages.
        var same = 0
        /// A number that counts with the pages.
        var counting = 0

        mutating func add(_ others: [Edges.Entry], to entry: Edges.Entry, _ distance: Int) {
            for other in others where (other.y - entry.y).magnitude < 0.8 * entry.size {
                count += 1
                if counts(entry.first, other.first, distance) || counts(entry.last, other.last, distance) { counting += 1 }
                guard other.shape == entry.shape, other.shape != 0 else { continue }
                alike += 1
                if agrees(entry.first, other.first, distance), agrees(entry.last, other.last, distance) { same += 1 }
            }
        }
    }

    private static func isFurniture(
        _ entry: Edges.Entry, _ matches: Matches, _ neighbourCount: Int, _ label: String, _ height: Float, _ bodySize: Float
    ) -> Bool {
        // The same words in the same place, their numbers the same (a chapter's) or counting with the pages; or, in small type, again and again:
        // "Voyage 1" and "Voyage 2" on two pages are headings.
        let isRepeated = matches.same > 0 || (matches.alike > 1 && entry.size < bodySize * 1.1)
        let isApart = entry.clearance > 1.3 || matches.same > 1
        if isRepeated, isApart, entry.letterCount >= 2, isPlausible(entry, height) { return true }
        // A number that counts with the pages.
        if matches.counting > 0, entry.isNumber { return true }
        if matches.counting >= 2, entry.clearance > 1.7, entry.size < bodySize * 1.15 { return true }
        // A lone page: a number by itself at the very edge.
        if entry.isNumber, entry.clearance > 1.6, entry.letterCount <= 6, isAtEdge(entry, height) {
            return neighbourCount == 0 || matches.count == 0 || entry.last.map(String.init) == label
        }
        return false
    }

    private static func agrees(_ own: Int?, _ other: Int?, _ distance: Int) -> Bool { own == other || counts(own, other, distance) }

    private static func counts(_ own: Int?, _ other: Int?, _ distance: Int) -> Bool {
        guard let own, let other else { return false }
        return other - own == distance
    }

    /// A line that repeats but is set large is a title slide's, one in the middle of the page a table's head.
    private static func isPlausible(_ entry: Edges.Entry, _ height: Float) -> Bool {
        entry.y > height * 0.8 || entry.y < height * 0.2
    }

    private static func isAtEdge(_ entry: Edges.Entry, _ height: Float) -> Bool {
        entry.y > height * 0.88 || entry.y < height * 0.12
    }

    /// Lines further out than a head or foot belong to it: a second row, a rule's label.
    private static func extendInwards(_ entries: [Edges.Entry], _ roles: inout [Int: BlockRole], _ role: BlockRole) {
        guard let last = entries.lastIndex(where: { roles[$0.line] == role || ($0.isNumber && roles[$0.line] == .pageNumber) }) else {
            return
        }
        for entry in entries[..<last]
        where roles[entry.line] == nil && entry.letterCount < 60 && (entry.y - entries[last].y).magnitude < 6 * entry.size {
            roles[entry.line] = role
        }
    }

    /// Text turned on its side in the outer margin of a level page: an archive's stamp, a download note.
    private static func isMarginStamp(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        guard line.frame != layout.mainFrame else { return false }
        let box = layout.box(of: line)
        let (width, height) = (Double(layout.width), Double(layout.height))
        return box.x1 < width * 0.09 || box.x0 > width * 0.91 || box.y1 < height * 0.05 || box.y0 > height * 0.95
    }
}
