/// Outermost lines of a page of which those in the same place on other pages say too little: a head whose ends change from page to page, a number at the
/// foot of a first page while the heads of the others have theirs, one below a text that ends at another height on each page.
struct StrayEdges {
    let page: PageLayout
    /// The page and those near it.
    let surroundings: ArraySlice<PageLayout>
    let bodySize: Float

    /// From the text, in ems: a note may stand close above.
    private static let leastClearance: Float = 1.25
    private static let clearanceBelowText: Float = 1.7
    /// Below a text, of what is more than a number, unless it stands as far below it on other pages, but for this much. In ems.
    private static let mostBelowText: Float = 4
    private static let sameClearance: Float = 0.2
    /// Pages whose numbers count with this one's.
    private static let fewest = 3
    /// As a share of the text's size: the end of a sentence may be a number, too.
    private static let smallNumber: Float = 0.96
    /// Of the page's height.
    private static let depth: Float = 0.14
    /// Of a number that those in heads count on from: small sheets have narrow margins.
    private static let depthBesideHeads: Float = 0.17

    /// Whether a line at the top, alone in its row, says between two wide gaps what several pages around say there.
    func isHead(_ entry: Edges.Entry) -> Bool {
        guard entry.middle != 0, entry.size < bodySize * Self.largestHead, entry.clearance > Self.leastClearance,
            entry.y > (1 - Self.depth) * page.edges.height
        else { return false }
        let count = surroundings.count { other in
            other.index != page.index
                && other.edges.top.contains { ($0.y - entry.y).magnitude < max(0.1 * entry.size, 1) && Self.haveSameMiddle(entry, $0) }
        }
        return count > 1 && count * 3 >= surroundings.count - 1
    }

    /// The same words, several or with the same number, in two lines that differ elsewhere: the names of a table's columns are the same on all its pages.
    private static func haveSameMiddle(_ own: Edges.Entry, _ other: Edges.Entry) -> Bool {
        guard own.middle == other.middle, own.shape != other.shape else { return false }
        return Edges.isSure(own.middle) || own.first != nil && (own.first == other.first || own.last == other.last)
    }

    /// As a multiple of the text's size.
    private static let largestHead: Float = 1.35

    /// Whether a line at the bottom, alone in its row, is or has the page's number.
    func isFoot(_ entry: Edges.Entry) -> Bool {
        guard entry.first != nil, page.edges.isHigh, page.edges.bottom.first?.line == entry.line, entry.clearance > Self.leastClearance
        else { return false }
        let isBelowMiddle = entry.y * 2 < page.edges.height
        if isBelowMiddle, isFootOfHeads(entry) { return true }
        // A filing's pages end where its sections do, which may be anywhere, and have their numbers right below.
        return isBelowMiddle || entry.isNumber ? entry.clearance > Self.clearanceBelowText && endsText(entry) : false
    }

    /// Whether it is a number that those in the heads of the pages around count on from, on a page without one at its head.
    private func isFootOfHeads(_ entry: Edges.Entry) -> Bool {
        guard entry.isNumber, entry.letterCount <= Roman.longest,
            entry.y < Self.depthBesideHeads * page.edges.height || isLowest(entry)
        else { return false }
        func count(_ other: PageLayout) -> Bool {
            let distance = other.index - page.index
            // Contents begin near the top, and their numbers with this one.
            return (Edges.firstRow(of: other.edges.top) ?? []).contains {
                $0.beginsWithFolio && RepeatedEdges.counts(entry.first, $0.first, distance)
                    || $0.endsWithFolio && RepeatedEdges.counts(entry.first, $0.last, distance)
            }
        }
        guard !count(page) else { return false }
        // A document of two pages or three has fewer others, which must all count on from its first one.
        let others = surroundings.count - 1
        let isFirstOfFew =
            others > 0 && others < Self.fewest && page.index == 0 && entry.first == 1
            && (entry.size < Self.smallNumber * bodySize || entry.clearance > Self.clearanceBelowText)
        return surroundings.count { $0.index != page.index && count($0) } >= (isFirstOfFew ? others : Self.fewest)
    }

    /// Whether no page around has anything lower down: the text may be that of a smaller sheet.
    private func isLowest(_ entry: Edges.Entry) -> Bool {
        surroundings.allSatisfy { page in page.edges.bottom.allSatisfy { $0.y > entry.y - 0.5 * entry.size } }
    }

    /// Whether most pages around end in such a line, with the number that counts on from its own, wherever their text ends.
    private func endsText(_ entry: Edges.Entry) -> Bool {
        // What stands below a picture is its caption.
        guard entry.beginsWithFolio || entry.endsWithFolio, !BlockClassifier.hasCaptionNumber(page.lines[entry.line], page) else {
            return false
        }
        let isFar = !entry.isNumber && entry.clearance >= Self.mostBelowText
        let count = surroundings.count { other in
            guard other.index != page.index, let last = other.edges.bottom.first else { return false }
            return (entry.isNumber ? last.isNumber : last.shape == entry.shape && entry.shape != 0)
                // As far below the text on each page.
                && (!isFar || (last.clearance - entry.clearance).magnitude < Self.sameClearance)
                && RepeatedEdges.haveFolios(entry, last, other.index - page.index)
        }
        // Left pages and right ones may say different things.
        return count >= Self.fewest && count * 5 >= (surroundings.count - 1) * 2
    }
}
