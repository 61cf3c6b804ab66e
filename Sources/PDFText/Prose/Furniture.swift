/// Finds running heads, running feet and page numbers by comparing a page's edges with those of its neighbours.
///
/// Only pages within ``radius`` are looked at, so the answer for a page is the same whichever page was asked for first.
struct Furniture {
    /// Pages compared on either side: recto and verso alternate, so each side of a sheet has two.
    static let radius = 4

    /// The role of each line of `page` that is furniture.
    ///
    /// - Parameters:
    ///   - surroundings: the page, and those within ``radius`` that exist.
    ///   - isWeighed: whether ``EdgeWeights`` may add to what the pages around show.
    static func roles(
        of layout: PageLayout, among surroundings: ArraySlice<PageLayout>, label: String, bodySize: Float, isWeighed: Bool = true
    ) -> [Int: BlockRole] {
        let (page, own) = (layout.index, layout.edges)
        var roles: [Int: BlockRole] = [:]
        let neighbours = surroundings.filter { $0.index != page }
        let copies = neighbours.map { own.isCopied(by: $0.edges) }
        let repeated = RepeatedEdges(
            layout, among: surroundings, label: label, bodySize: bodySize, neighbourCount: copies.count { !$0 })
        func others(isTop: Bool) -> [RepeatedEdges.Other] {
            neighbours.indices.map { index in
                let edges = neighbours[index].edges
                var entries = isTop ? edges.top : edges.bottom
                // Heads stand as far from the top on pages that lie as on those that stand.
                if isTop, edges.height != own.height {
                    for entry in entries.indices { entries[entry].y += own.height - edges.height }
                }
                return RepeatedEdges.Other(
                    entries: entries, pitch: edges.pitch, distance: neighbours[index].index - page,
                    isCopy: copies[index - neighbours.startIndex])
            }
        }
        let (above, below) = (others(isTop: true), others(isTop: false))
        var numbers = PageNumbers()
        numbers.add(own.top, among: above, isTop: true)
        numbers.add(own.bottom, among: below, isTop: false)
        // Of a page with hardly a line all are at both edges: what repeats feet of others above its middle, without a number, is none.
        var feetAbove: [Int] = []
        for (entries, others, role) in [(own.top, above, BlockRole.header), (own.bottom, below, .footer)] {
            for entry in repeated.furniture(entries, among: others, numbers: numbers, isTop: role == .header) {
                if role == .footer, !entry.isNumber, entry.y * 2 > own.height {
                    if roles[entry.line] != nil { continue }
                    if entry.first == nil { feetAbove.append(entry.line) }
                }
                roles[entry.line] = entry.isNumber ? .pageNumber : role
            }
        }
        TableHeads(layout, previous: neighbours.last { $0.index == page - 1 }).judge(&roles)
        let mainFrame = layout.mainFrame
        let lines = layout.lines
        if layout.frames.count > 1 {
            for (line, role) in TurnedEdges(layout: layout, neighbours: neighbours, label: label).roles() where roles[line] == nil {
                roles[line] = role
            }
        }
        // A page that is nothing but a diagram says what that says.
        lazy var areArtifactsText = TagFurniture.areArtifactsText(layout)
        lazy var watermark = Watermark(layout, bodySize: bodySize)
        let hasDiagrams = layout.frames.contains(where: \.isOfDiagrams) && lines.contains { !layout.isInDiagram($0) }
        for index in lines.indices {
            if lines[index].isLineNumber { roles[index] = .lineNumber }
            if lines[index].slidePart == .edge { roles[index] = .footer }
            if hasDiagrams, layout.isInDiagram(lines[index]) { roles[index] = .diagram }
            let isLarge = lines[index].size > Watermark.largerIfLevel * bodySize
            guard lines[index].isArtifact || lines[index].frame != mainFrame || isLarge, roles[index] == nil else { continue }
            let line = lines[index]
            // Marked as an artifact by the producer (§14.8.2.2); believed at the edges, where furniture stands.
            if line.isArtifact {
                if areArtifactsText || MarkedText.holds(index, layout) { continue }
                if line.y > layout.height * (1 - MarkedText.depth) {
                    roles[index] = .header
                } else if line.y < layout.height * MarkedText.depth {
                    roles[index] = .footer
                }
            } else if own.isUpright, isMarginStamp(line, layout) || watermark.isLine(index, among: neighbours) {
                roles[index] = .header
            }
        }
        if neighbours.contains(where: \.edges.hasLineNumbers) {
            for index in ContinuedLineNumbers(layout, among: neighbours).lines { roles[index] = .lineNumber }
        }
        if !own.isMostlyDrawn {
            judgeByPage(layout, among: neighbours, isWeighed: isWeighed && !copies.contains(true), bodySize: bodySize, &roles)
        }
        for index in BreakNotes(layout, roles: roles, bodySize: bodySize).lines {
            roles[index] = layout.lines[index].y * 2 > layout.height ? .header : .footer
        }
        // Last: the rows of an edge are told apart by what is known of them.
        let height = layout.height
        let standing = StandingText(layout, roles: roles, among: neighbours, areCopies: copies.contains(true)).lines
        let titles = standing.isEmpty ? [] : repeated.titles(own.top, among: above)
        for index in standing where !titles.contains(index) { roles[index] = layout.lines[index].y * 2 > height ? .header : .footer }
        if !copies.contains(true) {
            RepeatedBlocks(layout, among: neighbours, bodySize: bodySize)?.judge(&roles)
        }
        TableFeet.judge(&roles, layout)
        // Captions count with their figures, which may stand in one place on each page. That of a table that goes on says so, or has the number that it had.
        for index in roles.keys where roles[index] != .diagram && BlockClassifier.isCaptioned(layout.lines[index], layout) {
            let place = layout.place(of: index)
            if neighbours.contains(where: { $0.edges.places.contains(place) }) { continue }
            if !EdgeWording([layout.lines[index]], layout).signs.contains(.goesOn) { roles[index] = nil }
        }
        if let heading = headingOfChapter(own.top) { roles[heading] = nil }
        for title in repeated.titleOfDocument(own.top, among: above) { roles[title] = nil }
        for title in TitleBesideHead.lines(own.top, of: layout, among: above, bodySize: bodySize) { roles[title] = nil }
        // Pages with hardly a line each (labels, test pages) are not made of heads and feet. Where they show pictures, they have some beside the
        // captions of these; and a blank page between chapters has those of the pages around.
        if own.isWhole, layout.lines.indices.allSatisfy({ roles[$0] != nil }),
            neighbours.count(where: \.edges.isWhole) * 2 > neighbours.count
        {
            let hasPictures = layout.imageShare >= leastShareOfPictures
            let fuller = neighbours.filter { $0.lines.count >= layout.lines.count + fewestLinesOfText }
            let isBlank =
                isBlankPage(layout, label: label, among: neighbours) || isBackOfPage(layout, label: label, among: fuller)
            roles = roles.filter { line, role in
                role == .pageNumber || role == .diagram || isBlank || isHead(line, of: layout, among: hasPictures ? neighbours : fuller)
                    || fuller.count { $0.edges.places.contains(layout.place(of: line)) } > 1
            }
        }
        for line in feetAbove where roles[line] == .footer { roles[line] = nil }
        TextAtEdges(layout: layout, neighbours: neighbours).spare(&roles)
        CodeAtEdges(layout: layout, neighbours: neighbours).spare(&roles)
        let previous = neighbours.last { $0.index == page - 1 }
        CellsAtEdges(layout: layout, previous: previous).settle(&roles)
        NumbersInRows(layout: layout).spare(&roles)
        RowsAtPitch(layout: layout, neighbours: neighbours.filter { ($0.index - page).magnitude < 3 }).spare(&roles)
        return roles
    }

    /// Adds what the page shows by itself, whatever stands on others.
    private static func judgeByPage(
        _ layout: PageLayout, among neighbours: [PageLayout], isWeighed: Bool, bodySize: Float, _ roles: inout [Int: BlockRole]
    ) {
        let (own, neighbourCount) = (layout.edges, neighbours.count)
        let echo = EchoedHead(layout: layout, bodySize: bodySize)
        if let head = echo.line(of: own, pages: neighbours, roles: roles) { roles[head] = .header }
        if let foot = echo.foot(of: own, pages: neighbours, roles: roles) { roles[foot] = .footer }
        let manual = ManualHead(layout: layout, bodySize: bodySize).lines(of: own)
        for line in manual.head where roles[line] == nil { roles[line] = .header }
        for line in manual.foot where roles[line] == nil { roles[line] = .footer }
        guard own.isHigh else { return }
        for entry in GuideWords(layout: layout, neighbours: neighbours).lines(of: own) where roles[entry.line] == nil {
            roles[entry.line] = entry.y * 2 > own.height ? .header : .footer
        }
        for entry in CountedEdges(layout: layout, neighbours: neighbours).lines(roles: roles) {
            roles[entry.line] = entry.isNumber ? .pageNumber : entry.y * 2 > own.height ? .header : .footer
        }
        // Beside a title page it is alone as well.
        let isAlone = neighbourCount == 0 || neighbourCount == 1 && layout.index > 0
        let lone = LoneEdges(layout: layout, bodySize: bodySize)
        if neighbourCount == 0 || layout.index == 0 { lone.add(own, to: &roles) } else if isAlone { lone.addCounted(own, to: &roles) }
        if isAlone || layout.index > 0 && isWeighed {
            WeighedEdges(layout: layout, bodySize: bodySize, isAlone: isAlone).add(own, to: &roles)
        }
        // The heads of a paper of three pages: one of left pages, one of right ones.
        if !isAlone, isWeighed, layout.index > 0, neighbourCount <= fewPages {
            WeighedEdges(layout: layout, bodySize: bodySize, isAlone: true, others: neighbours).add(own, to: &roles)
        }
        if isAlone { CalledNotes(layout: layout).spare(&roles) }
        if neighbourCount == 0 {
            for entry in own.bottom where LoneNumber.isYearBelowPlace(entry, layout) { roles[entry.line] = nil }
            if !roles.values.contains(.pageNumber), let number = NumberBesideMargin(layout).line { roles[number] = .pageNumber }
        } else {
            for entry in own.top + own.bottom where roles[entry.line] == nil && saysItsNumber(entry, layout) {
                roles[entry.line] = .pageNumber
            }
        }
    }

    /// Beside a page, of a document that may have no two pages with one head.
    private static let fewPages = 4

    /// Whether a line at an edge is nothing but the page's number, and says so: "Page 2 / 2", whatever stands around.
    private static func saysItsNumber(_ entry: Edges.Entry, _ layout: PageLayout) -> Bool {
        guard entry.isNumber, entry.letterCount > 1, entry.first == layout.index + 1, let last = entry.last, last > layout.index,
            layout.lines.count >= fewestLinesOfText + 2,
            layout.bytes(of: layout.lines[entry.line]).contains(where: \.isASCIIDigit)
        else { return false }
        return min(entry.y, layout.edges.height - entry.y) < depthOfNumbers * layout.edges.height
    }

    /// Of the page's height.
    private static let depthOfNumbers: Float = 0.13

    /// A line above that of a chapter's first section, with the chapter's number: a heading that came to stand at the head of a page.
    private static func headingOfChapter(_ entries: [Edges.Entry]) -> Int? {
        let rows = Edges.rows(entries)
        for (row, next) in zip(rows, rows.dropFirst()) {
            guard row.count == 1, next.count == 1, let heading = row.first, let number = heading.first, heading.beginsWithNumber,
                !heading.isNumber, heading.section == nil, heading.last == number, !heading.endsWithNumber
            else { continue }
            if next.first?.section?.isFirst(ofChapter: number) ?? false { return heading.line }
        }
        return nil
    }

    /// Of a page's area.
    private static let leastShareOfPictures = 0.1

    /// Whether a line of a page of pictures stands just where a page nearby has its words, with the page's number at an end, or where two have it with the
    /// same number: captions stand where their pictures end.
    private static func isHead(_ line: Int, of page: PageLayout, among neighbours: [PageLayout]) -> Bool {
        guard let entry = (page.edges.top + page.edges.bottom).first(where: { $0.line == line }), entry.shape != 0 else { return false }
        var standing = 0
        for other in neighbours {
            for place in other.edges.top + other.edges.bottom where place.shape == entry.shape && (place.y - entry.y).magnitude < 0.5 {
                let distance = other.index - page.index
                if entry.beginsWithNumber, RepeatedEdges.counts(entry.first, place.first, distance) { return true }
                if entry.endsWithNumber, RepeatedEdges.counts(entry.last, place.last, distance) { return true }
                // "50 / 98"
                if entry.endsWithNumber, entry.last == place.last, RepeatedEdges.counts(entry.first, place.first, distance) { return true }
                if entry.first == place.first, entry.last == place.last {
                    standing += 1
                    break
                }
            }
        }
        return standing > 1
    }

    /// Whether a page has nothing but a head, which others have, too, some of them with text, and a foot with the page's own number.
    private static func isBlankPage(_ page: PageLayout, label: String, among neighbours: [PageLayout]) -> Bool {
        guard let number = Int(label), page.lines.count > 1, let foot = page.edges.bottom.first, foot.y * 2 < page.edges.height,
            foot.beginsWithFolio && foot.first == number || foot.endsWithFolio && foot.last == number,
            let head = page.edges.top.first, head.y * 2 > page.edges.height, head.shape != 0
        else { return false }
        let others = neighbours.filter { other in
            other.edges.top.contains { $0.shape == head.shape && ($0.y - head.y).magnitude < 0.5 }
        }
        return others.count > 1 && others.contains { $0.lines.count >= page.lines.count + fewestLinesOfText }
    }

    /// Whether a page has nothing but a head of one row with the page's own number, and pages with text have heads at that height whose numbers count with
    /// it, whatever they say: the back of a chapter's last page.
    private static func isBackOfPage(_ page: PageLayout, label: String, among fuller: [PageLayout]) -> Bool {
        guard let number = Int(label), let head = page.edges.top.first, head.y * 2 > page.edges.height,
            head.beginsWithFolio && head.first == number || head.endsWithFolio && head.last == number,
            page.lines.allSatisfy({ ($0.y - page.lines[head.line].y).magnitude < 0.5 })
        else { return false }
        return fuller.count { other in
            guard let place = other.edges.top.first, (place.y - head.y).magnitude < 0.5 else { return false }
            let distance = other.index - page.index
            return place.beginsWithFolio && RepeatedEdges.counts(number, place.first, distance)
                || place.endsWithFolio && RepeatedEdges.counts(number, place.last, distance)
        } > 1
    }

    /// That a page has beside its head and foot.
    private static let fewestLinesOfText = 4

    /// Text turned on its side in the outer margin of a level page: an archive's stamp, a download note.
    private static func isMarginStamp(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        guard line.frame != layout.mainFrame else { return false }
        let box = layout.box(of: line)
        let (width, height) = (Double(layout.width), Double(layout.height))
        return box.x1 < width * 0.09 || box.x0 > width * 0.91 || box.y1 < height * 0.05 || box.y0 > height * 0.95
    }
}
