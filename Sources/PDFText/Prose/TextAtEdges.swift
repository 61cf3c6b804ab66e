/// Lines at a page's edges that go on with what stands beside them: no furniture, whatever the pages nearby have in their place.
struct TextAtEdges {
    let layout: PageLayout
    let neighbours: [PageLayout]

    /// In points, and of type that differs by rounding only.
    private static let tolerance: Float = 1
    private static let sameSize: Float = 0.04
    /// Of a foot that is an item, in words; from the item before, in ems.
    private static let fewestWordsOfItem = 4
    private static let reachOfItems: Float = 10
    /// From baseline to baseline of a heading, in ems.
    private static let leadingOfHeading: Float = 1.45
    private static let mostLinesOfHeading = 4

    /// Takes what is text out of what was taken for heads and feet.
    func spare(_ roles: inout [Int: BlockRole]) {
        let edges = roles.filter { $0.value == .header || $0.value == .footer }
        guard !edges.isEmpty else { return }
        let feet = edges.lazy.filter { $0.value == .footer }.map(\.key).sorted { layout.lines[$0].y > layout.lines[$1].y }
        for index in feet where isNextItem(index, roles) || isRemarkAmongAlike(index, roles) { roles[index] = nil }
        for (index, role) in edges where role == .header && (beginsHeading(index, roles) || isSceneAmongAlike(index, roles)) {
            roles[index] = nil
        }
    }

    /// Whether a foot is an item whose label counts on from that of the item above: "e." below "d.".
    private func isNextItem(_ index: Int, _ roles: [Int: BlockRole]) -> Bool {
        let own = layout.lines[index]
        guard own.words.count >= Self.fewestWordsOfItem, let label = label(of: own), !countsWithPages(index) else { return false }
        var nearest: PageLayout.Line?
        for (other, line) in layout.lines.enumerated() where roles[other] == nil && isSetLike(line, own) {
            guard line.y > own.y + 0.5 * own.size, line.y < own.y + Self.reachOfItems * own.size, self.label(of: line) != nil else {
                continue
            }
            if line.y < nearest?.y ?? .infinity { nearest = line }
        }
        return nearest.flatMap(self.label).map { label.follows($0) } ?? false
    }

    /// Whether half of the pages nearby say the same in their last rows, with numbers that count on from a line's own.
    private func countsWithPages(_ index: Int) -> Bool {
        guard let own = layout.edges.bottom.first(where: { $0.line == index }), own.shape != 0 else { return false }
        let counting = neighbours.count { page in
            page.edges.bottom.contains {
                $0.shape == own.shape && RepeatedEdges.counts(own.first, $0.first, page.index - layout.index)
            }
        }
        return counting > 0 && counting * 2 >= neighbours.count
    }

    /// Whether a head has its number at both ends, as others further down have theirs, from margin to margin as it does: the scenes of a screenplay.
    private func isSceneAmongAlike(_ index: Int, _ roles: [Int: BlockRole]) -> Bool {
        let own = layout.lines[index]
        guard let number = numberAtBothEnds(own) else { return false }
        return layout.lines.indices.contains { other in
            let line = layout.lines[other]
            guard other != index, roles[other] == nil, isSetLike(line, own), (line.x1 - own.x1).magnitude < own.size,
                let next = numberAtBothEnds(line)
            else { return false }
            return next != number
        }
    }

    private func numberAtBothEnds(_ line: PageLayout.Line) -> Int? {
        guard line.words.count > 2, TableEdge.parts(of: line, layout).count > 2 else { return nil }
        let text = EdgeText(layout.bytes(of: line))
        return text.beginsWithFolio && text.endsWithFolio && text.first == text.last && text.letterCount > 2 ? text.first : nil
    }

    /// Whether a foot is a remark in brackets, as others further up that stand just so, though not on most pages: "(Applause)" in a parliament's
    /// minutes.
    private func isRemarkAmongAlike(_ index: Int, _ roles: [Int: BlockRole]) -> Bool {
        let own = layout.lines[index]
        guard isRemark(own), case let place = layout.place(of: index),
            neighbours.count(where: { $0.edges.places.contains(place) }) * 2 < max(neighbours.count, 1)
        else { return false }
        return layout.lines.indices.contains { other in
            other != index && roles[other] == nil && isSetLike(layout.lines[other], own) && isRemark(layout.lines[other])
        }
    }

    private func isRemark(_ line: PageLayout.Line) -> Bool {
        let bytes = layout.bytes(of: line)
        return bytes.first == 0x28 && bytes.last == 0x29
    }

    /// Whether a head that no page nearby has is one of a heading's lines, closely above others that are set like it, of which
    /// one is read.
    private func beginsHeading(_ index: Int, _ roles: [Int: BlockRole]) -> Bool {
        let own = layout.lines[index]
        guard own.isBold, EdgeText(layout.bytes(of: own)).first == nil else { return false }
        let place = layout.place(of: index)
        guard !neighbours.contains(where: { $0.edges.places.contains(place) }) else { return false }
        var last = index
        for _ in 0..<Self.mostLinesOfHeading {
            guard let next = lineOfHeading(below: last) else { return false }
            if roles[next] == nil { return true }
            guard roles[next] == .header else { return false }
            last = next
        }
        return false
    }

    /// The line closely below one that is set like it and begins where it does, or is centred as it is.
    private func lineOfHeading(below index: Int) -> Int? {
        let own = layout.lines[index]
        guard let nearest = layout.lineBelow(own), case let next = layout.lines[nearest], own.y - next.y < Self.leadingOfHeading * own.size
        else { return nil }
        let isCentred = (own.x0 + own.x1 - next.x0 - next.x1).magnitude < 2 * Self.tolerance
        return next.startFont == own.startFont && (next.size - own.size).magnitude < Self.sameSize * own.size
            && (isCentred || (next.x0 - own.x0).magnitude < Self.tolerance) ? nearest : nil
    }

    private func isSetLike(_ line: PageLayout.Line, _ other: PageLayout.Line) -> Bool {
        line.frame == other.frame && (line.x0 - other.x0).magnitude < Self.tolerance
            && (line.size - other.size).magnitude < Self.sameSize * other.size
    }

    // MARK: Labels

    /// What an item is counted by.
    private struct CountingLabel {
        /// What stands around the number or letter.
        let isOpened: Bool
        let closing: UInt8
        let inner: [UInt8]

        func follows(_ other: CountingLabel) -> Bool {
            guard isOpened == other.isOpened, closing == other.closing else { return false }
            if let own = Self.number(inner), let before = Self.number(other.inner) { return own == before + 1 }
            if inner.count == 1, other.inner.count == 1, inner[0] == other.inner[0] &+ 1 { return true }
            return Roman.value(inner.span).flatMap { own in Roman.value(other.inner.span).map { own == $0 + 1 } } ?? false
        }

        private static func number(_ figures: [UInt8]) -> Int? {
            guard 1...3 ~= figures.count, figures.allSatisfy(\.isASCIIDigit) else { return nil }
            return figures.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
        }
    }

    private func label(of line: PageLayout.Line) -> CountingLabel? {
        guard line.words.count > 1, let word = line.words.first else { return nil }
        let bytes = layout.bytes(of: layout.words[Int(word)])
        guard 2...6 ~= bytes.count, let closing = bytes.last, closing == 0x2E || closing == 0x29 else { return nil }
        let isOpened = bytes.first == 0x28
        let inner = Array(bytes.dropFirst(isOpened ? 1 : 0).dropLast())
        let isNumber = inner.allSatisfy(\.isASCIIDigit)
        guard !inner.isEmpty, isNumber || inner.count == 1 && inner[0].isASCIILetter || Roman.value(inner.span) != nil else { return nil }
        return CountingLabel(isOpened: isOpened, closing: closing, inner: inner)
    }
}
