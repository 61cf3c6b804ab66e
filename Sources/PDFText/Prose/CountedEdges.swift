/// Numbers of pages that stand now at the head, now at the foot: a journal's paper has that of its first page below the text, and those of the others in their
/// heads, or, on pages of figures, by themselves.
struct CountedEdges {
    let layout: PageLayout
    let neighbours: [PageLayout]

    /// Pages around whose numbers count on, at the least: one may by chance.
    private static let leastSupport = 2
    /// In ems, from the text, of what is no number alone; and share of the page's height in which it stands.
    private static let leastClearance: Float = 1.2
    private static let depth: Float = 0.1
    private static let mostOfRow = 3

    /// The lines of the outermost rows that are furniture since the numbers in them count with those of pages around, wherever these stand.
    func lines(roles: [Int: BlockRole]) -> [Edges.Entry] {
        // A page has one number: another that counts on by chance is a section's.
        guard neighbours.count >= Self.leastSupport, !roles.values.contains(.pageNumber) else { return [] }
        let edges = layout.edges
        return [edges.top, edges.bottom].flatMap { entries -> [Edges.Entry] in
            guard let row = Edges.firstRow(of: entries), row.count <= Self.mostOfRow, row.allSatisfy({ roles[$0.line] == nil }),
                let first = row.first, isOutside(first)
            else { return [] }
            if row.count == 1, first.isNumber, let number = first.first, first.last == number, first.letterCount == 0 {
                return support(number, ofNumbersAlone: false) >= Self.leastSupport ? [first] : []
            }
            guard row.count > 1 || row.contains(where: { $0.letterCount > 0 && $0.leading != $0.trailing }),
                row.allSatisfy({ $0.clearance > Self.leastClearance })
            else { return [] }
            let numbers = row.flatMap { [$0.beginsWithFolio ? $0.first : nil, $0.endsWithFolio ? $0.last : nil] }.compactMap(\.self)
            return numbers.contains { support($0, ofNumbersAlone: true) >= Self.leastSupport } ? Array(row) : []
        }
    }

    private func isOutside(_ entry: Edges.Entry) -> Bool {
        min(entry.y, layout.edges.height - entry.y) < Self.depth * layout.edges.height
    }

    /// How many pages around have a number in an outermost row that counts on from this page's.
    ///
    /// - Parameter ofNumbersAlone: whether it must stand by itself there.
    private func support(_ number: Int, ofNumbersAlone: Bool) -> Int {
        neighbours.count { page in
            let distance = page.index - layout.index
            return [page.edges.top, page.edges.bottom].contains { entries in
                guard let row = Edges.firstRow(of: entries), row.count <= Self.mostOfRow else { return false }
                return row.contains { entry in
                    if entry.isNumber, entry.letterCount == 0 {
                        return row.count == 1 && RepeatedEdges.counts(number, entry.first, distance)
                    }
                    return !ofNumbersAlone
                        && (entry.beginsWithFolio && RepeatedEdges.counts(number, entry.first, distance)
                            || entry.endsWithFolio && RepeatedEdges.counts(number, entry.last, distance))
                }
            }
        }
    }
}
