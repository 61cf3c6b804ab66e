import PDFSyntax

/// What begins a page as a heading does, where each page nearby has something else: of a document with a topic a page. Heads that say something else on every
/// page stand further from the text, or have the page's number beside them.
struct PageHeadings {
    let layout: PageLayout
    let bodySize: Float
    /// The page and those near it.
    let surroundings: ArraySlice<PageLayout>

    /// Between a heading and the text below it, at the most, in ems.
    static let widest: Float = 2.5
    /// As multiples of the text's size.
    private static let smallest: Float = 0.96
    private static let large: Float = 1.15
    /// In ems.
    private static let sameRow: Float = 0.8
    private static let mostWords = 20
    /// In points.
    private static let samePlace: Float = 1.5

    /// Whether a line that no page nearby has is a heading or a caption: alone in its row, closely above the text and nothing between, in bold or large type
    /// that the line below isn't set in, or with the label of a caption. It may end in a number that counts with the pages ("Exercise 3"), but speaks of none.
    ///
    /// - Parameter isNew: whether no page nearby has the same there but for numbers: "Table 3 (continued)" is a head.
    func holds(_ entry: Edges.Entry, isNew: Bool) -> Bool {
        let edges = layout.edges
        if isCountedTitle(entry) { return true }
        guard entry.y * 2 > edges.height, entry.letterCount > 0, entry.clearance < Self.widest, entry.size > Self.smallest * bodySize,
            !entry.beginsWithFolio, entry.leading | 1 == entry.trailing | 1, entry.leading | 1 == entry.shape | 1,
            layout.lines.indices.contains(entry.line)
        else { return false }
        let line = layout.lines[entry.line]
        guard line.words.count <= Self.mostWords, !hasNeighbour(entry), !edges.rules.contains(where: { isBelow($0, entry) }) else {
            return false
        }
        guard !standsWithinText(entry) else { return false }
        let isCaption = isNew && BlockClassifier.isCaptioned(line, layout)
        guard isCaption || isSetApart(line, entry) else { return false }
        let wording = EdgeWording([line], layout)
        return !wording.countsPages && !wording.signs.contains(.pageOf) && !wording.hasEdition
    }

    /// Whether a line in large type, as titles of slides are, ends in a number in brackets: its own, "Step by step (3)".
    private func isCountedTitle(_ entry: Edges.Entry) -> Bool {
        guard entry.y * 2 > layout.edges.height, entry.letterCount > 0, entry.size > Self.large * bodySize, entry.endsWithNumber,
            layout.lines.indices.contains(entry.line), let word = layout.lines[entry.line].words.last
        else { return false }
        let bytes = layout.bytes(of: layout.words[Int(word)])
        return bytes.count > 2 && bytes.first == 0x28 && bytes.last == 0x29 && bytes.dropFirst().dropLast().allSatisfy(\.isASCIIDigit)
    }

    /// Whether, on a page nearby, the text below a line that stands where a line of this page does goes on in the middle of a sentence: with a small letter,
    /// as below heads and no headings.
    func standsWithinText(_ entry: Edges.Entry) -> Bool {
        surroundings.contains { page in
            guard let head = page.edges.top.first(where: { ($0.y - entry.y).magnitude < Self.samePlace }),
                let next = page.edges.top.first(where: { $0.y < head.y - Self.sameRow * head.size })
            else { return false }
            return page.bytes(of: page.lines[next.line]).first.map { $0 &- 0x61 < 26 } ?? false
        }
    }

    /// Whether another line stands in its row: a page's number.
    private func hasNeighbour(_ entry: Edges.Entry) -> Bool {
        layout.edges.top.contains { $0.line != entry.line && ($0.y - entry.y).magnitude < Self.sameRow * entry.size }
    }

    private func isBelow(_ rule: Float, _ entry: Edges.Entry) -> Bool {
        rule < entry.y && entry.y - rule < entry.clearance * entry.size
    }

    /// Whether it is bold or large, and what stands next below it is not.
    private func isSetApart(_ line: PageLayout.Line, _ entry: Edges.Entry) -> Bool {
        guard let next = layout.edges.top.first(where: { $0.y < entry.y - Self.sameRow * entry.size }) else { return false }
        let below = layout.lines[next.line]
        return line.isBold && !below.isBold || line.size > max(Self.large * bodySize, Self.large * below.size)
    }
}
