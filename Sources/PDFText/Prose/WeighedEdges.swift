/// Running heads and feet that no other page shows: of a page that was taken out of its document, and, where they are beyond doubt, of any page: a
/// chapter may have one page only. Known by ``EdgeSigns``, whose weights are those of pages from the middle of documents. What stands around first pages
/// is another matter, see ``LoneEdges``.
struct WeighedEdges {
    let layout: PageLayout
    let bodySize: Float
    /// Whether the page has no others beside it that could be asked.
    let isAlone: Bool
    /// The other pages of a document so short that its page is judged like one alone, if one of these has such a row in its place.
    var others: [PageLayout] = []

    /// A page with fewer lines is a title or a slide: only its number is furniture.
    private static let fewestLines = 6
    /// The same of a page with a row whose odds leave no doubt.
    private static let fewestLinesBesideSure = 3
    /// The odds that make a row furniture, in tenths of their logarithm: better a head too many than a line too few. Words alone deceive more
    /// easily.
    static let leastOdds = 10
    private static let leastOddsOfHead = 15
    private static let leastOddsOfFoot = 12
    private static let leastOddsOfDate = 18
    /// The same of pages whose neighbours don't show it.
    private static let leastOddsBesideOthers = 40
    /// The same of what is set like a heading, or like the text behind it, and of a number or words on a page with hardly a line.
    private static let leastOddsAgainstLooks = 40
    private static let leastOddsOnShortPage = 60
    /// Of a foot close below what looks like the end of a text, of a row with others further out that aren't told, and of these.
    private static let leastOddsBelowBlock = 25
    private static let leastOddsOfInner = 30
    private static let leastOddsOutside = 5
    /// What may be beyond doubt stands no further from the paper's edge, as a share of the page's height, and no nearer to the text, in ems.
    private static let greatestDepth: Float = 0.16
    private static let leastClearance: Float = 1.6

    /// Adds the roles of lines that have none yet, from the edges inwards until something else stands.
    func add(_ edges: Edges, to roles: inout [Int: BlockRole]) {
        for isTop in [true, false] {
            let rows = Edges.rows(isTop ? edges.top : edges.bottom)
            guard let last = innermost(of: rows, edges, isTop, roles) else { continue }
            ColumnEdge(layout: layout, isTop: isTop).mark(Array(rows[...last]), in: &roles)
        }
    }

    /// The last row, from the edge, that is furniture. What stands further out than it is, too: a form's name above its date, a number above small print.
    private func innermost(of rows: [ArraySlice<Edges.Entry>], _ edges: Edges, _ isTop: Bool, _ roles: [Int: BlockRole]) -> Int? {
        let role = isTop ? BlockRole.header : .footer
        let endsInBlock = !isTop && edges.endsInBlock(bodySize: bodySize)
        var last: Int?
        var isClosed = true
        for (index, row) in rows.enumerated() {
            if row.allSatisfy({ roles[$0.line] != nil }) {
                // On a short page the rows of both edges are the same. What stands in a drawing says nothing of what is above it.
                let isKnown = row.allSatisfy { entry in
                    (entry.y * 2 > edges.height) == isTop && (roles[entry.line] == role || roles[entry.line] == .pageNumber)
                }
                if isKnown { (last, isClosed) = (index, true) }
                continue
            }
            guard isAlone || mayBeBeyondDoubt(row, edges, isTop), let signs = signs(of: row, index: index, edges, isTop) else { break }
            if isFurniture(row, signs) || isPaired(row, signs, edges) || isBesideKnown(row, signs, edges, roles)
                || isAlone && (hasTwinAtOtherEdge(row, signs, edges, roles) || isStandingPhrase(row, signs)),
                !endsInBlock || signs.odds >= Self.leastOddsBelowBlock, isClosed || isSureInside(signs),
                others.isEmpty || hasTwin(row, isTop)
            {
                (last, isClosed) = (index, true)
            } else if isAlone, row.allSatisfy({ ($0.y * 2 > edges.height) == isTop }), mayStandOutside(row, signs) {
                isClosed = false
            } else {
                break
            }
        }
        return last
    }

    /// Whether another page has a row where a row stands, in type of its size, whose number counts on with its own at the line's other end, as on the other
    /// side of a sheet, and that is likelier furniture than text, too; and none on the first page, which has what each page begins with: "Day 1".
    private func hasTwin(_ row: ArraySlice<Edges.Entry>, _ isTop: Bool) -> Bool {
        guard !others.contains(where: { $0.index == 0 && indexOfTwin(of: row, on: $0, isTop) != nil }) else { return false }
        return others.contains { other in
            guard let index = indexOfTwin(of: row, on: other, isTop, isMirrored: true) else { return false }
            let rows = Edges.rows(isTop ? other.edges.top : other.edges.bottom)
            let twin = WeighedEdges(layout: other, bodySize: bodySize, isAlone: true)
            return twin.signs(of: rows[index], index: index, other.edges, isTop).map { $0.odds >= Self.leastOdds } ?? false
        }
    }

    /// Which row of another page stands where a row does and counts on with it.
    ///
    /// - Parameter isMirrored: whether its number has to be at the other end.
    private func indexOfTwin(of row: ArraySlice<Edges.Entry>, on other: PageLayout, _ isTop: Bool, isMirrored: Bool = false) -> Int? {
        guard let own = row.first else { return nil }
        func depth(_ entry: Edges.Entry, _ edges: Edges) -> Float { isTop ? edges.height - entry.y : entry.y }
        // Sections of a page each count with the pages, too.
        func mayBePages(_ entry: Edges.Entry) -> Bool {
            [entry.first, entry.last].contains { number in number.map { $0 == layout.index + 1 || $0 > Self.mostSections } ?? false }
        }
        func areAtEnds(_ entry: Edges.Entry, _ twin: Edges.Entry) -> Bool {
            !isMirrored || entry.beginsWithFolio && twin.endsWithFolio || entry.endsWithFolio && twin.beginsWithFolio
        }
        return Edges.rows(isTop ? other.edges.top : other.edges.bottom).firstIndex { twin in
            twin.contains { entry in
                (depth(entry, other.edges) - depth(own, layout.edges)).magnitude < max(0.1 * own.size, 1)
                    && (entry.size - own.size).magnitude < 0.04 * own.size
                    && row.contains {
                        mayBePages($0) && areAtEnds($0, entry) && RepeatedEdges.haveFolios($0, entry, other.index - layout.index)
                    }
            }
        }
    }

    private static let mostSections = 24

    /// Whether a row is furniture for sure, so that what stands further out is: letters begin with whom they are for, and when, papers with who wrote them.
    private func isSureInside(_ signs: EdgeSigns) -> Bool {
        switch signs.kind {
        case .number: signs.odds >= Self.leastOddsOfInner
        case .numbered: signs.odds >= Self.leastOddsOfInner || signs.signs.isSuperset(of: [.pageOf, .isSpread])
        case .beside, .words: signs.odds >= Self.leastOddsAgainstLooks && !signs.signs.contains(.hasDate)
        }
    }

    /// Whether a row that isn't told to be furniture may be, if one further in is: on no page with hardly a line.
    private func mayStandOutside(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Bool {
        layout.lines.count > Self.fewestLines
            && (signs.odds >= Self.leastOddsOutside && signs.signs.isDisjoint(with: [.above115, .isBold, .isRow])
                || isCodeInCorner(row, signs))
            && (signs.isTop || !isNote(signs))
            && layout.mayBeFurniture(row) && !TableEdge(layout).holds(row) && !EdgeVetoes(layout: layout).isText(row, isTop: signs.isTop)
    }

    /// Whether a row stands where one must to be beyond doubt: asked before its signs are gathered, which takes longer.
    private func mayBeBeyondDoubt(_ row: ArraySlice<Edges.Entry>, _ edges: Edges, _ isTop: Bool) -> Bool {
        row.contains { $0.clearance > Self.leastClearance && (isTop ? edges.height - $0.y : $0.y) < Self.greatestDepth * edges.height }
    }

    func isFurniture(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Bool {
        guard signs.odds >= leastOdds(of: row, signs), signs.isTop || !isNote(signs), layout.mayBeFurniture(row),
            !EdgeVetoes(layout: layout).isText(row, isTop: signs.isTop)
        else { return false }
        if signs.kind == .number {
            // The numbers of an axis, of a row of a table are more than one.
            return isAlone ? row.allSatisfy { $0.isNumber || $0.first == nil } : isOneNumber(row)
        }
        // The first line of a text stands no further from the second than that from the third, and is set like it.
        let isBeyondLooks = signs.odds >= Self.leastOddsAgainstLooks
        if signs.kind == .words, !isBeyondLooks {
            if signs.isSetLikeNext, signs.signs.isDisjoint(with: [.rows115, .isCapitals]), !isAboveRule(signs) { return false }
            // A title, a heading that begins a page.
            if signs.isTop, signs.signs.isSuperset(of: [.above115, .isBold]) { return false }
            // A title above a rule, and in type as large what belongs to it: when it was written, by whom. Heads have parts far apart.
            if signs.isTop, signs.signs.isSuperset(of: [.above127, .nextIsLarge]), !signs.signs.contains(.isSpread) { return false }
        }
        if isAlone {
            // Titles of slides may be small, and light on a dark ground.
            if signs.kind == .words, signs.isTop, signs.signs.isSuperset(of: [.isOnWidePage, .above115]) { return false }
            // Titles of drawings and plots stand where heads do.
            let mayStandAlone = isBesideLooks(signs) || isSureNotice(signs) || isSureAboveRule(signs)
            if signs.kind == .words, !mayStandAlone, !hasRunningText { return false }
        } else {
            // Titles of slides are set like heads, those of chapters larger, and entries of contents have two numbers.
            if signs.kind == .words, signs.signs.contains(.isOnWidePage) || signs.isTop && signs.signs.contains(.above127) { return false }
            if signs.kind == .numbered, signs.signs.isSuperset(of: [.isBold, .beginsWithNumber, .endsWithNumber]) { return false }
        }
        return layout.lines.count > fewestLines(beside: signs) && !TableEdge(layout).holds(row)
    }

    /// Whether a row is the head of a page whose foot is beyond doubt, or the foot of such a head, and goes with it: it is set like that, and nothing else is;
    /// both reach from one margin to the other; or it stands as far from the paper's edge as a number by itself does. So it may be all that a page has
    /// beside a table or a figure.
    private func isPaired(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns, _ edges: Edges) -> Bool {
        guard isAlone, signs.kind == .words, signs.odds >= Self.leastOddsOfPair, !signs.signs.contains(.isSecond),
            signs.signs.isDisjoint(with: [.above115, .isRow, .endsSentence, .endsInColon]),
            let first = row.first, (first.y * 2 > edges.height) == signs.isTop,
            let far = Edges.firstRow(of: signs.isTop ? edges.bottom : edges.top), let outer = far.first,
            (outer.y * 2 > edges.height) != signs.isTop, layout.mayBeFurniture(row), signs.isTop || !isNote(signs),
            !EdgeVetoes(layout: layout).isText(row, isTop: signs.isTop), !TableEdge(layout).holds(row),
            let others = self.signs(of: far, index: 0, edges, !signs.isTop)
        else { return false }
        let isAlike = signs.signs.isSuperset(of: [.farIsSetAlike, .below96])
        switch others.kind {
        case .number:
            if isAlike, outer.first != nil, far.count == 1, others.odds >= Self.leastOdds { return true }
            guard isOneNumber(far), outer.letterCount == 0, others.odds >= Self.leastOddsOfInner, signs.odds >= Self.leastOddsAgainstLooks,
                isSetApart(signs),
                !signs.signs.contains(.isOnWidePage) || !signs.signs.contains(.isBold)
            else { return false }
            return signs.signs.isDisjoint(with: [.isNearerThanFar, .isFartherThanFar]) || signs.signs.contains(.farIsSetAlike)
        case .numbered:
            guard isFurniture(far, others) else { return false }
            if isAlike { return true }
            return signs.odds >= Self.leastOddsAgainstLooks && signs.signs.isSuperset(of: [.isSpread, .isFull])
                && others.signs.isSuperset(of: [.isSpread, .isFull])
        case .beside, .words: return false
        }
    }

    /// Whether a row at the edge tells that it is furniture by what stands at the other edge and is furniture for sure: it says the same; or it has a page's
    /// number and is set like that, both with a long rule between them and all else; or it is a head in small type above a rule.
    private func isBesideKnown(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns, _ edges: Edges, _ roles: [Int: BlockRole]) -> Bool {
        guard isAlone, signs.signs.isDisjoint(with: [.isSecond, .isRow, .endsSentence, .endsInColon]),
            let first = row.first, (first.y * 2 > edges.height) == signs.isTop,
            let far = Edges.firstRow(of: signs.isTop ? edges.bottom : edges.top), let outer = far.first,
            (outer.y * 2 > edges.height) != signs.isTop,
            saysSame(row, far, signs) || isNumberedAlike(signs) || isSmallAboveRule(signs),
            layout.mayBeFurniture(row), signs.isTop || !isNote(signs),
            !EdgeVetoes(layout: layout).isText(row, isTop: signs.isTop), !TableEdge(layout).holds(row)
        else { return false }
        if far.allSatisfy({ roles[$0.line] == (signs.isTop ? .footer : .header) || roles[$0.line] == .pageNumber }) { return true }
        return self.signs(of: far, index: 0, edges, !signs.isTop).map { isFurniture(far, $0) } ?? false
    }

    private func isNumberedAlike(_ signs: EdgeSigns) -> Bool {
        signs.kind == .numbered && signs.odds >= Self.leastOddsOfHead
            && signs.signs.isSuperset(of: [.farIsSetAlike, .isSpread, .isFull, .isRuledOff, .isRuled])
    }

    /// Whether a head stands right above a rule and is smaller than the text, and than what is below it or set like the foot alone: no title follows, above
    /// which the kind of a letter stands so, and no rows of a table.
    private func isSmallAboveRule(_ signs: EdgeSigns) -> Bool {
        signs.isTop && signs.kind == .words && signs.odds >= (signs.signs.contains(.letters20) ? Self.leastOddsAboveRule : 0)
            && !signs.isSetLikeNext && hasRunningText
            && signs.signs.isSuperset(of: [.isRuledOff, .isRuled, .below96])
            && !signs.signs.isDisjoint(with: [.isSmallerThanNext, .farIsSetAlike])
            && signs.signs.isDisjoint(with: [.isBold, .nextIsLarge, .nextIsBold, .letters60, .isOnWidePage, .hasCaption])
    }

    /// Whether a head tells itself from the title of a drawing or a plot, of which a page may have nothing else: by a rule below it and a foot that is set
    /// like it.
    private func isBesideLooks(_ signs: EdgeSigns) -> Bool {
        signs.odds >= Self.leastOddsOfPair && signs.signs.isSuperset(of: [.isRuledOff, .farIsSetAlike])
    }

    private static let leastOddsOfPair = 28

    /// Whether a head stands right above a rule and is set no larger than the text, on a page whose number is at its foot.
    private func isAboveRule(_ signs: EdgeSigns) -> Bool {
        signs.isTop && signs.signs.isSuperset(of: [.isRuledOff, .isRuled, .farHasNumber])
            && signs.signs.isDisjoint(with: [
                .above104, .isBold, .isHeading, .isSecond, .letters60, .endsSentence, .endsInColon, .isOnWidePage,
            ])
    }

    /// Whether such a head is beyond doubt above a table, which has a title more often than not.
    private func isSureAboveRule(_ signs: EdgeSigns) -> Bool {
        isAboveRule(signs) && signs.odds >= Self.leastOddsOfPair && isSetApart(signs)
    }

    /// Whether a row is set otherwise than most of what is further in: in another font, smaller, at the right, in parts far apart.
    private func isSetApart(_ signs: EdgeSigns) -> Bool {
        !signs.signs.contains(.hasFaceOfMost) || !signs.signs.isDisjoint(with: [.below96, .isRight, .isSpread])
    }

    /// Whether such a head stands above a line of text that the page before has begun, and that goes on: titles stand above rules as well, and what has
    /// short lines, as recipes and minutes do, may begin small.
    private func isAboveTextThatGoesOn(_ signs: EdgeSigns) -> Bool {
        isAboveRule(signs) && signs.isBeforeWideLine && signs.odds >= Self.leastOddsOfHead
            && signs.signs.isSuperset(of: [.nextBeginsSmall, .nextIsFull]) && !signs.signs.contains(.nextEndsSentence)
    }

    /// Whether a foot in small type says whose rights are reserved: it may stand below a table, or a few lines.
    private func isSureNotice(_ signs: EdgeSigns) -> Bool {
        !signs.isTop && signs.odds >= Self.leastOddsOnShortPage && signs.signs.isSuperset(of: [.hasNotice, .hasCopyright, .below86])
    }

    private static let leastOddsOfBar = 20

    /// A page with more lines than these has a head or a foot with such signs.
    private func fewestLines(beside signs: EdgeSigns) -> Int {
        guard isAlone else { return Self.fewestLines }
        if signs.isCountedByBar, signs.odds >= Self.leastOddsOfBar, !signs.signs.contains(.hasContact) { return 0 }
        if isSureNotice(signs) { return 1 }
        // "2  Marsh, Reed and Farrow" in small slanted type above a rule.
        if signs.isTop, signs.kind == .beside, signs.odds >= Self.leastOddsAgainstLooks,
            signs.signs.isSuperset(of: [.isRuledOff, .isRuled, .isItalic, .differsInSlant, .isSmallerThanNext, .beginsWithNumber])
        {
            return 1
        }
        if isAboveTextThatGoesOn(signs) { return 1 }
        // "12 | All rights reserved", "Guide    3 / 14" above a rule: whatever else there is.
        if signs.kind != .words, isAboveAll(signs) { return 1 }
        if signs.kind == .words {
            guard signs.odds >= Self.leastOddsOnShortPage else { return Self.fewestLines }
            // Titles and senders' names stand above a rule as well, with a line below.
            let isOfPages = signs.signs.contains(.isRuledOff) && !signs.signs.isDisjoint(with: [.hasNotice, .isClassified, .hasChapter])
            return isOfPages ? 1 : Self.fewestLinesBesideSure
        }
        return signs.odds >= Self.leastOddsAgainstLooks ? Self.fewestLinesBesideSure : Self.fewestLines
    }

    /// Whether a row with a number is furniture on a page that has but a figure, or the last line of a chapter: a notice, the pages that there are, or
    /// words and a page's number far apart ("Function Index    15").
    private func isAboveAll(_ signs: EdgeSigns) -> Bool {
        if signs.odds >= Self.leastOddsOfNotice, !signs.signs.isDisjoint(with: [.hasNotice, .isClassified]) { return true }
        if signs.odds >= Self.leastOddsOfCount, signs.signs.isSuperset(of: [.isSpread, .isRuledOff, .pageOf]) { return true }
        // The first row of a table stands no further from the second than that from the third, and is set like it.
        guard signs.kind == .numbered, signs.signs.contains(.isSpread), !signs.isSetLikeNext || signs.signs.contains(.rows220) else {
            return false
        }
        return signs.odds >= (signs.signs.contains(.isRuledOff) ? Self.leastOddsOfRuled : Self.leastOddsAgainstLooks)
    }

    private static let leastOddsOfNotice = 15
    private static let leastOddsOfCount = 30
    private static let leastOddsOfRuled = 25

    /// Whether a row is nothing but one number: graphs have rows of them, code has signs by themselves.
    func isOneNumber(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let entry = row.first else { return false }
        return entry.isNumber && entry.first != nil && layout.lines[entry.line].words.count == 1
    }

    /// Whether some lines of the page have several words.
    var hasRunningText: Bool {
        var count = 0
        for line in layout.lines where line.words.count >= Self.fewestWords || isText(line) {
            count += 1
            if count >= Self.fewestRunningLines { return true }
        }
        return false
    }

    /// Whether a line of a script without blanks between words is as wide as those of a text.
    private func isText(_ line: PageLayout.Line) -> Bool {
        guard line.x1 - line.x0 > Self.widthOfText * line.size else { return false }
        let first = layout.firstScalar(of: line)
        return Script.isSpaceless(first) || Script.hasPhraseSpaces(first)
    }

    private static let fewestWords = 5
    /// In ems.
    private static let widthOfText: Float = 18
    private static let fewestRunningLines = 5

    /// Whether a row at the foot is a note: it begins like one, or with a number, and says something that ends in a stop.
    func isNote(_ signs: EdgeSigns) -> Bool {
        signs.beginsWithMark
            || signs.kind != .numbered && signs.signs.isSuperset(of: [.isHeading, .letters40, .endsWithStop])
    }

    /// Whether a row begins left of all that is longer than a few words.
    private func standsLeftOfText(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first else { return false }
        let (own, frame) = (layout.lines[first.line], layout.mainFrame)
        return layout.lines.allSatisfy { line in
            line.frame != frame || line.words.count < Self.fewestWords || line.x0 > own.x0 + Self.leftOfText * own.size
        }
    }

    /// In ems.
    private static let leftOfText: Float = 3

    private func leastOdds(of row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Int {
        guard isAlone else { return Self.leastOddsBesideOthers }
        if let least = leastOddsOfKnownKind(signs) { return least }
        guard signs.kind == .words else { return Self.leastOdds }
        // Letters end in a date.
        let isDate = signs.signs.contains(.hasDate) && signs.signs.isDisjoint(with: [.letters20, .hasImprint, .isGenerated])
        if isDate, !signs.isTop { return Self.leastOddsOfDate }
        // "Conference, June 3–5, Woodstock, NY     Trovato et al."
        if signs.isTop, signs.signs.isSuperset(of: [.isSpread, .hasEtAl]) { return Self.leastOdds }
        // An address on the web by itself, at the paper's edge; a letter's or a CV's stands where its text begins.
        if signs.isTop, signs.signs.isSuperset(of: [.hasAddress, .words2, .depth50, .isNearerThanSides]), standsLeftOfText(row) {
            return Self.leastOdds
        }
        // "Chapter 3. Usage" above a rule; headings are larger.
        if signs.isTop, signs.signs.contains(.isRuledOff), signs.signs.isDisjoint(with: [.above104, .isBold, .isHeading, .isOnShortPage]),
            // The title of a page by itself stands above a rule as well.
            !signs.signs.isDisjoint(with: [.hasChapter, .isSpread, .farHasNumber, .hasNumberBeside, .nextBeginsSmall])
        {
            return Self.leastOdds
        }
        return signs.isTop ? Self.leastOddsOfHead : Self.leastOddsOfFoot
    }

    /// What tells whether a row is furniture; nil on a page without lines that could be compared.
    ///
    /// - Parameter index: of the row, from the edge.
    func signs(of row: ArraySlice<Edges.Entry>, index: Int, _ edges: Edges, _ isTop: Bool) -> EdgeSigns? {
        guard let first = row.first else { return nil }
        let (y, slack, frame) = (layout.lines[first.line].y, 0.4 * first.size, layout.mainFrame)
        var (left, right, nearest) = (Float.infinity, -Float.infinity, Float.infinity)
        for line in layout.lines where line.frame == frame {
            (left, right) = (min(left, line.x0), max(right, line.x1))
            let distance = isTop ? y - line.y : line.y - y
            if distance > slack { nearest = min(nearest, distance) }
        }
        guard left <= right else { return nil }
        // The lines of the row further in, from left to right.
        var next: [PageLayout.Line] = []
        if nearest < .infinity {
            for line in layout.lines where line.frame == frame {
                let distance = isTop ? y - line.y : line.y - y
                if distance > slack, distance - nearest < slack { next.append(line) }
            }
            next.sort { $0.x0 < $1.x0 }
        }
        return EdgeSigns(
            row, index: index, isTop: isTop, next: next, edges: edges, span: left...right, layout: layout, bodySize: bodySize)
    }
}
