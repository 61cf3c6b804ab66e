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
    /// Of a foot that says which of how many pages it is: margins of LaTeX's are that deep on American paper.
    private static let depthOfCount: Float = 0.2
    /// Of such a foot, but for what stands behind wide white.
    private static let mostLettersOfCount = 16
    /// White between it and the text, in ems: lines of text seldom stand so far apart.
    private static let leastClearance: Float = 1.55
    private static let mostLettersOfRow = 110
    /// A page with fewer lines is a title or a slide: only its number is furniture.
    private static let fewestLines = 6

    /// Adds the roles of lines that have none yet, from the edges inwards until something else stands.
    func add(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        add(edges.top, edges.height, isTop: true, to: &roles)
        // Below who has written what stand where and when, in whatever type.
        if edges.bottom.contains(where: { LoneNumber.isYearOfCover($0, layout) }) { return }
        if !edges.endsInBlock(bodySize: bodySize) { add(edges.bottom, edges.height, isTop: false, to: &roles) }
        addLastNumber(edges.bottom, to: &roles)
    }

    /// Adds the outermost rows that say which page this one is: all that is sure where the page before may have the rest of a table or a form.
    func addCounted(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        for (entries, isTop) in [(edges.top, true), (edges.bottom, false)] {
            guard let row = Edges.rows(entries).first, row.allSatisfy({ roles[$0.line] == nil }) else { continue }
            let signs = wording(row).signs
            guard signs.contains(.pageOf), !signs.contains(.endsSentence), isFurniture(row, edges.height, isTop: isTop) else { continue }
            ColumnEdge(layout: layout, isTop: isTop).mark([row], in: &roles)
        }
    }

    private func add(_ entries: [Edges.Entry], _ height: Float, isTop: Bool, to roles: inout [Int: BlockRole]) {
        let rows = Edges.rows(entries)
        guard
            let last = rows.indices.last(where: { index in
                let known = rows[index].contains { roles[$0.line] != nil }
                if isTop, !known, isInCell(rows[...index]) { return false }
                return !(isTop && (rows[..<index].contains(where: isTitle) || isTitle(rows[index]) && !known))
                    && (known || isFurniture(rows[index], height, isTop: isTop)
                        || isTop && isInHead(rows[...index], height))
            })
        else { return }
        // What stands further out than a head that is clear of the text belongs to it: an archive's line, a rule's label.
        let isApart = layout.lines.count > Self.fewestLines && rows[last].contains { !$0.isNumber && $0.clearance > Self.clearanceOfHead }
        let found = rows[...last].enumerated().filter { index, row in
            index == last || isApart && row.allSatisfy { isMinor($0) } || isFurniture(row, height, isTop: isTop)
        }
        ColumnEdge(layout: layout, isTop: isTop).mark(found.map(\.element), in: &roles)
    }

    /// Whether a row is a document's title: below it stand who wrote it and when, no head.
    private func isTitle(_ row: ArraySlice<Edges.Entry>) -> Bool {
        row.count == 1 && row.allSatisfy { $0.size > Self.sizeOfTitle * bodySize && $0.letterCount > 0 }
    }

    /// A multiple of the text's.
    private static let sizeOfTitle: Float = 1.4

    /// Whether the innermost of some rows is the rest of a cell: it stands between two rows of one drawn table, as a date does below the name of an exam.
    private func isInCell(_ rows: ArraySlice<ArraySlice<Edges.Entry>>) -> Bool {
        guard rows.count > 1, let row = rows.last, let first = row.first,
            let outer = rows.dropLast().last?.first.map({ Int(layout.lines[$0.line].row) }), layout.rows.indices.contains(outer),
            layout.rows[outer].isDrawn, row.allSatisfy({ layout.lines[$0.line].row < 0 || Int(layout.lines[$0.line].row) == outer })
        else { return false }
        return layout.lines.contains { line in
            line.y < first.y && line.row >= 0 && Int(line.row) != outer && layout.rows[Int(line.row)].table == layout.rows[outer].table
        }
    }

    /// Whether the innermost of some rows, which is clear of the text, is the end of a head that a row further out is known for, and which it is close to:
    /// a journal's name above a date.
    private func isInHead(_ rows: ArraySlice<ArraySlice<Edges.Entry>>, _ height: Float) -> Bool {
        guard rows.count > 1, let row = rows.last, row.allSatisfy(isMinor), let clearance = row.map(\.clearance).max(),
            clearance > Self.clearanceOfHead, clearance.isFinite, !wording(row).beginsWithNumbers
        else { return false }
        for outer in rows.dropLast().reversed() {
            guard outer.allSatisfy({ isMinor($0) && $0.clearance <= Self.leastClearance }) else { return false }
            if hasEdition(outer), isFurniture(outer, height, isTop: true, clearance: clearance) { return true }
        }
        return false
    }

    private func hasEdition(_ row: ArraySlice<Edges.Entry>) -> Bool { wording(row).hasEdition }

    private func wording(_ row: ArraySlice<Edges.Entry>) -> EdgeWording { EdgeWording(row.map { layout.lines[$0.line] }, layout) }

    /// Of a head of several rows from the text, in ems.
    private static let clearanceOfHead: Float = 2.1

    private func isMinor(_ entry: Edges.Entry) -> Bool {
        entry.size < bodySize * 1.15 && entry.letterCount <= 110 && !layout.lines[entry.line].isOverlay
    }

    /// - Parameter given: white between the rows that it belongs to and the text; its own where nil.
    private func isFurniture(_ row: ArraySlice<Edges.Entry>, _ height: Float, isTop: Bool, clearance given: Float? = nil) -> Bool {
        guard let first = row.first, layout.mayBeFurniture(row), !EdgeVetoes(layout: layout).isText(row, isTop: isTop) else { return false }
        let distance = (isTop ? height - first.y : first.y) / layout.heightOfMargins(bodySize: bodySize)
        let clearance = given ?? row.map(\.clearance).max() ?? 0
        guard distance < Self.depthOfCount, clearance > Self.leastClearance else { return false }
        let text = wording(row)
        let letters = row.reduce(0) { $0 + $1.letterCount }
        // "Page 3 of 3 has the answers."
        let hasCount =
            text.countsPages && !text.signs.contains(.endsSentence)
            && (text.signs.contains(.isSpread) || letters <= Self.mostLettersOfCount)
        guard distance < Self.clearDepth || !isTop && hasCount && clearance > Self.clearanceOfHead else { return false }
        // "Preprint submitted to …", and a date at the other edge.
        let isImprint = text.hasEdition && text.signs.contains(.isSpread) && text.signs.contains(.endsWithYear)
        guard clearance > 3 || isImprint || distance < Self.depth || hasCount else { return false }
        let hasNumber = row.contains { $0.first != nil }
        // A scanner's specks, a rule made of dashes; but a program's last brace is on a line of its own.
        if letters == 0, !hasNumber { return !row.contains { isBrackets(layout.lines[$0.line]) } }
        if row.allSatisfy(\.isNumber) { return true }
        // On a page with hardly a line as well.
        if text.countsPages, letters <= Self.mostLettersOfRow { return true }
        guard layout.lines.count > Self.fewestLines else { return false }
        let size = row.map(\.size).max() ?? first.size
        let hasNumberOfHead = isTop && text.beginsWithNumber && !text.beginsWithNumbers
        var signs = 0
        if size < bodySize * 0.75 { signs += 2 } else if size < bodySize * 0.96 { signs += 1 } else if size > bodySize * 1.27 { signs -= 2 }
        if clearance > 3.5 { signs += 2 } else if clearance > 2.1 { signs += 1 }
        if distance < 0.05 { signs += 1 }
        if text.signs.contains(.isSpread) { signs += 1 }
        if text.signs.contains(.isMirrored) { signs += 2 }
        if text.hasStandingNumber || hasNumberOfHead { signs += 2 } else if text.endsWithNumber { signs += 1 }
        if text.signs.contains(.isCapitals) { signs += 1 }
        if text.hasEdition { signs += 1 }
        let isSmall = size < bodySize * 0.96
        if text.signs.contains(.endsWithYear), isSmall || text.signs.contains(.isSpread) { signs += 1 }
        if letters > 60, text.signs.contains(.endsSentence) || text.signs.contains(.endsWithStop) && size > bodySize * 0.96 { signs -= 2 }
        // But for an address: "my_lamp@example.org".
        if text.signs.contains(.hasCode), !text.hasEdition { signs -= 2 }
        if letters > 140 { signs -= 4 }
        // A number before text of a foot's size is a note's, but for a title in capitals.
        if !isTop,
            text.beginsWithMark || text.signs.contains(.isHeading) || (text.beginsWithNumber && !text.hasStandingNumber)
                || layout.bytes(of: layout.lines[first.line]).first == 0x5B
        {
            signs -= 3
        }
        // A title, a sender, a signature, the last row of a form may stand there, too: something must speak of an edition or a page.
        let speaks =
            text.hasStandingNumber || text.signs.contains(.isMirrored) || text.endsWithNumber || hasNumberOfHead
            || text.hasEdition
            || text.signs.contains(.isCapitals)
            || (text.signs.contains(.endsWithYear) && isSmall)
            || size < bodySize * 0.8 || distance < 0.035
        return speaks && signs >= (isTop ? Self.fewestSigns + 1 : Self.fewestSigns) && !TableEdge(layout).holds(row)
    }

    /// Whether a line has nothing but brackets, commas and semicolons.
    private func isBrackets(_ line: PageLayout.Line) -> Bool {
        layout.bytes(of: line).allSatisfy { Self.brackets.contains($0) }
    }

    private static let brackets = Array("{}()[],; ".utf8)

    /// The last line of a page that isn't filled: a number in the middle or at a side, by itself, is the page's.
    private func addLastNumber(_ entries: [Edges.Entry], to roles: inout [Int: BlockRole]) {
        guard let last = Edges.rows(entries).first(where: { $0.allSatisfy { roles[$0.line] == nil } }), last.count == 1,
            let number = last.first,
            number.isNumber, number.letterCount == 0, layout.lines.count > Self.fewestLines,
            number.clearance > 2.1 || isBelowFullText(number),
            !EdgeVetoes(layout: layout).isText(last, isTop: false)
        else { return }
        roles[number.line] = .pageNumber
    }

    /// Whether a number stands in the middle below a page full of text whose last line begins at the text's left edge, though it is no further below that than
    /// lines are from each other, as in drafts of some publishers.
    private func isBelowFullText(_ number: Edges.Entry) -> Bool {
        guard layout.lines.count > Self.fewestOfFullPage, number.clearance > 0 else { return false }
        let own = layout.lines[number.line]
        guard own.words.count == 1 else { return false }
        var above: PageLayout.Line?
        for line in layout.lines where line.frame == own.frame && line.y > own.y + 0.5 * own.size {
            if above.map({ line.y < $0.y }) ?? true { above = line }
        }
        guard let above, (above.size - own.size).magnitude < 0.06 * own.size, above.row < 0, above.x1 < own.x0 - own.size,
            !above.isFixedPitch
        else { return false }
        // The text's right edge, if the number stands in its middle: most lines of a text end there.
        let right = own.x0 + own.x1 - above.x0
        guard right - above.x0 > Self.widthOfText * own.size else { return false }
        let full = layout.lines.count { line in
            line.frame == own.frame && (line.x0 - above.x0).magnitude < 0.2 * own.size && (line.x1 - right).magnitude < 0.2 * own.size
        }
        return full * 3 > layout.lines.count
    }

    private static let fewestOfFullPage = 20
    /// In ems.
    private static let widthOfText: Float = 20
}
