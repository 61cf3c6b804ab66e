/// Rows of a table that are drawn without the upright rules that others have between their columns, as some word processors leave every second row, or the
/// head: the same columns go on in them where each of their lines leaves white there, and something stands where it does in those others.
struct BareRows {
    /// The rules that are missing.
    private(set) var rules: [RuleNet.Rule] = []

    private static let mostColumns = 32
    /// Segments compared with rows for one table.
    private static let maximumWork = 400_000
    /// In points.
    private static let reach: Float = 3
    /// In ems: white around the place of a rule, on each side of that and in all, and how far what stands in a column is off from the others' there.
    private static let margin: Float = 0.1
    private static let white: Float = 0.6
    private static let alignment: Float = 0.3

    private typealias Extent = (x0: Float, x1: Float)

    /// - Parameters:
    ///   - heights: of the level rules, from the top.
    ///   - columns: edges of all columns, from the left.
    ///   - segments: what stands in the table.
    init(_ part: RuleNet.Part, heights: [Float], columns: [Float], _ segments: [Segment], _ words: [LayoutWord]) {
        let inner = Array(columns.dropFirst().dropLast())
        let rowCount = heights.count - 1
        guard !inner.isEmpty, inner.count <= Self.mostColumns, rowCount > 1,
            rowCount * (segments.count + part.upright.count) <= Self.maximumWork
        else { return }
        func hasRules(_ row: Int) -> Bool {
            let middle = (heights[row] + heights[row + 1]) / 2
            return part.upright.contains { rule in
                rule.start < middle && rule.end > middle && inner.contains { ($0 - rule.place).magnitude < Self.reach }
            }
        }
        let areRuled = (0..<rowCount).map(hasRules)
        guard areRuled.contains(true), areRuled.contains(false) else { return }
        var rows = [[Segment]](repeating: [], count: rowCount)
        for segment in segments {
            let middle = segment.y + 0.25 * segment.size
            if let row = (0..<rowCount).first(where: { middle < heights[$0] && middle >= heights[$0 + 1] }) { rows[row].append(segment) }
        }
        /// What the cells of each column reach over in the rows that have rules.
        var known = [[Extent]](repeating: [], count: inner.count + 1)
        for row in 0..<rowCount where areRuled[row] {
            for (column, extent) in Self.extents(rows[row], inner, words).enumerated() {
                if let extent { known[column].append(extent) }
            }
        }
        for row in 0..<rowCount where !areRuled[row] && rows[row].allSatisfy({ Self.isClear($0, inner, words) }) {
            let extents = Self.extents(rows[row], inner, words)
            guard extents.count(where: { $0 != nil }) > 1, let size = rows[row].first?.size else { continue }
            // Heads stand at the left of cells whose figures stand at the right.
            let inset = extents[0].map { $0.x0 - columns[0] }
            let areAligned = extents.indices.dropFirst().allSatisfy { column in
                guard let own = extents[column] else { return true }
                if let inset, (own.x0 - columns[column] - inset).magnitude < Self.alignment * size { return true }
                return known[column].contains { other in
                    let (left, right) = (own.x0 - other.x0, own.x1 - other.x1)
                    return min(left.magnitude, right.magnitude, (left + right).magnitude / 2) < Self.alignment * size
                }
            }
            guard areAligned else { continue }
            rules += inner.map { RuleNet.Rule(place: $0, start: heights[row + 1], end: heights[row]) }
        }
    }

    /// Whether a line leaves white at each of some places that it goes over.
    private static func isClear(_ segment: Segment, _ places: [Float], _ words: [LayoutWord]) -> Bool {
        let margin = margin * segment.size
        return places.allSatisfy { place in
            guard segment.x0 < place + margin, segment.x1 > place - margin else { return true }
            var (left, right) = (-Float.infinity, Float.infinity)
            for word in words[segment.words] {
                if word.x0 + word.x1 < 2 * place { left = max(left, word.x1) } else { right = min(right, word.x0) }
            }
            return place - left > margin && right - place > margin && right - left > white * segment.size
        }
    }

    /// How far what stands between some places reaches; nil where nothing does.
    private static func extents(_ segments: [Segment], _ places: [Float], _ words: [LayoutWord]) -> [Extent?] {
        var extents = [Extent?](repeating: nil, count: places.count + 1)
        for segment in segments {
            for word in words[segment.words] {
                let column = places.count { $0 < (word.x0 + word.x1) / 2 }
                let known = extents[column] ?? (word.x0, word.x1)
                extents[column] = (min(known.x0, word.x0), max(known.x1, word.x1))
            }
        }
        return extents
    }
}
