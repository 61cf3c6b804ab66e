/// What stands at both edges of a page that has no others beside it: each tells the other.
extension WeighedEdges {
    /// Of rows that the other edge speaks for; of such as have another font than the text; above a rule.
    private static let leastOddsOfTwin = -15
    private static let leastOddsOfAlike = 0
    static let leastOddsAboveRule = -10
    private static let leastOddsWithoutText = 15

    /// Whether a row has the page's number far from its words, or behind a bar, and the row at the other edge has the same number; or that one alone is set
    /// like it, in small type. Or whether, without a number, it is set like the other edge's alone, which is furniture.
    func hasTwinAtOtherEdge(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns, _ edges: Edges, _ roles: [Int: BlockRole]) -> Bool {
        guard signs.odds >= Self.leastOddsOfTwin,
            signs.signs.isDisjoint(with: [.isSecond, .isRow, .endsSentence, .endsInColon, .above115]),
            let first = row.first, (first.y * 2 > edges.height) == signs.isTop,
            let far = Edges.firstRow(of: signs.isTop ? edges.bottom : edges.top), let outer = far.first,
            (outer.y * 2 > edges.height) != signs.isTop
        else { return false }
        let isApart = !signs.signs.isDisjoint(with: [.differsInFace, .isSmallerThanNext, .differsInColour])
        let isAlike = signs.signs.contains(.farIsSetAlike) && isApart
        let isNumbered = signs.kind == .numbered && signs.signs.contains(.isSpread) || signs.isCountedByBar
        guard isAlike || isNumbered, layout.mayBeFurniture(row), signs.isTop || !isNote(signs),
            !EdgeVetoes(layout: layout).isText(row, isTop: signs.isTop), !TableEdge(layout).holds(row),
            let others = self.signs(of: far, index: 0, edges, !signs.isTop)
        else { return false }
        if isNumbered {
            if isAlike, signs.signs.contains(.below86) { return true }
            let isCounted = others.kind == .number || others.kind == .numbered && others.signs.contains(.isSpread) || others.isCountedByBar
            return isCounted && !TableEdge(layout).holds(far) && !Self.folios(row, signs).isDisjoint(with: Self.folios(far, others))
        }
        guard isAlike, signs.kind == .words, signs.odds >= (hasRunningText ? Self.leastOddsOfAlike : Self.leastOddsWithoutText),
            signs.signs.isDisjoint(with: [.nextIsLarge, .isOnShortPage]),
            signs.signs.contains(.below96) && isNoFirstLine(signs) || isNoSalutation(signs)
        else { return false }
        switch others.kind {
        case .number: return isOneNumber(far)
        case .numbered: return isFurniture(far, others)
        case .beside: return others.isCountedByBar && isFurniture(far, others)
        case .words: return false
        }
    }

    /// Whether a row of the text's size is far from the text and doesn't stand where that begins, as a letter's first line does; a day, a heading of one word
    /// begin with a capital, a program doesn't.
    private func isNoSalutation(_ signs: EdgeSigns) -> Bool {
        signs.signs.isSuperset(of: [.clear210, .rows170]) && !signs.signs.contains(.isLeft)
            && (!signs.signs.contains(.words2) || !signs.signs.isDisjoint(with: [.beginsSmall, .isCapitals]))
    }

    /// Whether a row in small type stands elsewhere than a text's first line, or above a rule: "Dear Ida", "Monday".
    private func isNoFirstLine(_ signs: EdgeSigns) -> Bool { !signs.signs.contains(.isLeft) || signs.signs.contains(.isRuledOff) }

    /// The numbers at the ends of a row's lines that stand by themselves.
    private static func folios(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Set<Int> {
        var numbers: Set<Int> = []
        for entry in row {
            // "Page 3 of 9     Report 12"
            if entry.beginsWithFolio || entry.isNumber || signs.signs.contains(.pageOf), let first = entry.first { numbers.insert(first) }
            if entry.endsWithFolio, let last = entry.last { numbers.insert(last) }
        }
        return numbers
    }

    /// Whether a line in capitals, as stamps are, stands at both edges: a letter's writer is named above it and signs it below. At the foot it stands at the very
    /// edge, away from the text. Beside "CONFIDENTIAL" the page's number may stand, and margins of any depth.
    func saysSame(_ row: ArraySlice<Edges.Entry>, _ far: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Bool {
        let isClassified = signs.signs.contains(.isClassified)
        guard row.count == 1, far.count == 1, let own = row.first, let other = far.first, own.isCapitals,
            own.letterCount >= Self.fewestLettersSaidTwice,
            min(own.y, other.y) < (isClassified ? Self.depthOfClassified : Self.depthOfStamps) * layout.edges.height,
            min(own.clearance, other.clearance) > Self.leastClearanceOfStamps
        else { return false }
        if isClassified, own.shape == other.shape { return true }
        return layout.bytes(of: layout.lines[own.line]).elementsEqual(layout.bytes(of: layout.lines[other.line]))
    }

    private static let fewestLettersSaidTwice = 4
    /// Of the page's height, and in ems.
    private static let (depthOfStamps, leastClearanceOfStamps): (Float, Float) = (0.08, 2)
    private static let depthOfClassified: Float = 0.2

    /// Whether a row is nothing but a few letters at the paper's corner, outside of the text: the sign of a document's language, larger than its text.
    func isCodeInCorner(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Bool {
        guard row.count == 1, let letters = row.first?.letterCount, 1...Self.mostLettersOfCode ~= letters else { return false }
        return signs.odds >= Self.leastOddsOfCode && signs.signs.isSuperset(of: [.words2, .isNearerThanSides, .isNearerThanFar])
            && !signs.signs.isDisjoint(with: [.sticksOutLeft, .sticksOutRight])
    }

    private static let mostLettersOfCode = 3
    private static let leastOddsOfCode = -20

    /// Whether a row begins with words that archives, publishers put around pages, and isn't the next line of the text.
    func isStandingPhrase(_ row: ArraySlice<Edges.Entry>, _ signs: EdgeSigns) -> Bool {
        guard signs.odds >= Self.leastOddsOfPhrase, row.allSatisfy({ !layout.lines[$0.line].isOverlay }) else { return false }
        let isSmall = signs.signs.contains(.below96)
        let isApart = !signs.isSetLikeNext || !signs.signs.isDisjoint(with: [.rows140, .depth65, .hasOwnFace])
        // Set like the text, it may be a list's last entry, or who has made a picture.
        guard isSmall ? isApart : !signs.isSetLikeNext || signs.signs.contains(.depth65),
            row.contains(where: { entry in
                let line = layout.lines[entry.line]
                return StandingPhrase.begins(line, layout) || isSmall && StandingPhrase.beginsSmall(line, layout, isTop: signs.isTop)
            })
        else { return false }
        return !TableEdge(layout).holds(row)
    }

    private static let leastOddsOfPhrase = -60

    /// The odds that make furniture of rows that are known by several signs together, which weigh less by themselves.
    func leastOddsOfKnownKind(_ signs: EdgeSigns) -> Int? {
        let own = signs.signs
        switch signs.kind {
        case .number, .numbered: return nil
        case .beside:
            // "12 | All rights reserved: guide"; "3 Results" in the middle, far above the text.
            if signs.isCountedByBar, !own.isDisjoint(with: [.hasNotice, .farIsSetAlike]), own.contains(.below96) {
                return Self.leastOddsOfSeveral
            }
            let isFar = own.isSuperset(of: [.isCentred, .farHasNumber, .rows220, .clear270, .differsInFace])
            return signs.isTop && isFar && own.isDisjoint(with: [.above104, .isBold, .isOnShortPage]) ? Self.leastOddsOfSeveral : nil
        case .words:
            if !signs.isTop {
                if own.isSuperset(of: [.hasVolume, .hasDate, .hasImprint, .below86, .clear210]) {
                    return Self.leastOddsOfIssue
                }
                return own.contains(.hasCopyright) && own.isDisjoint(with: [.endsSentence, .letters40]) ? Self.leastOddsOfSeveral : nil
            }
            guard own.isDisjoint(with: [.above104, .isBold, .isOnShortPage, .endsSentence, .endsInColon]) else { return nil }
            // "CHAPTER 1. LAMPS     1.6. WICKS", slanted, close to the text.
            if own.isSuperset(of: [.isSpread, .hasChapter, .farHasNumber, .hasOwnFace, .differsInFace]) { return 0 }
            guard own.isSuperset(of: [.rows220, .clear210]) else { return nil }
            // "2.1. Tides" above a rule; "Meeting '24, May 3–6, 2024, Leith     Reed and Marsh".
            if own.isSuperset(of: [.isRuledOff, .isRuled, .farHasNumber, .isHeading]) { return Self.leastOddsOfRuledHeading }
            return own.isSuperset(of: [.hasDate, .hasComma, .hasOwnFace, .differsInFace, .isTitled, .letters40]) ? 0 : nil
        }
    }

    private static let leastOddsOfSeveral = 5
    private static let leastOddsOfRuledHeading = 5
    private static let leastOddsOfIssue = -20
}
