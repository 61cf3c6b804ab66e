/// Rows and their columns, by where things stand.
extension Matrices {
    struct Row {
        let y: Float
        var members: [Int]
    }

    /// Type that makes rows, as a share of the largest: exponents are smaller, those of newtx in nine points by least.
    private static let leastInRow: Float = 0.83

    /// The rows of some fragments, from the top: what is as large as the largest makes them, and what is smaller, or a large sign, belongs to one.
    mutating func rows(_ range: Range<Int>) -> [Row] {
        work += range.count
        guard work < Self.mostWork else { return [] }
        var size: Float = 0
        for index in range where !isSign(index) { size = max(size, own(fragments[index])) }
        let large = range.filter { !isSign($0) && own(fragments[$0]) > Self.leastInRow * size }.sorted { fragments[$0].y > fragments[$1].y }
        guard size > 0 else { return [] }
        var rows: [Row] = []
        var numbers: [Int: Int] = [:]
        for index in large {
            if rows.isEmpty || rows[rows.count - 1].y - fragments[index].y > Self.tolerance * size {
                rows.append(Row(y: fragments[index].y, members: []))
            }
            rows[rows.count - 1].members.append(index)
            numbers[index] = rows.count - 1
        }
        guard rows.count > 1 else { return rows }
        guard rows.count <= Self.mostRows else { return [] }
        var current: Int?
        for index in range {
            if let number = numbers[index] {
                current = number
                continue
            }
            var y = fragments[index].y
            if isSign(index) {
                // Unless it is on a row it hangs from above.
                if !rows.contains(where: { ($0.y - y).magnitude < 0.1 * size }) { y -= 0.8 * size }
                current = nil
            }
            if let current, (rows[current].y - y).magnitude < 0.9 * size {
                rows[current].members.append(index)
            } else if let nearest = rows.indices.min(by: { (rows[$0].y - y).magnitude < (rows[$1].y - y).magnitude }) {
                rows[nearest].members.append(index)
                if isSign(index) { current = nearest }
            }
        }
        for number in rows.indices { rows[number].members.sort() }
        return rows
    }

    /// Whether a fragment is a sign that need not stand on its row's baseline.
    func isSign(_ index: Int) -> Bool {
        let fragment = fragments[index]
        guard fragment.end - fragment.start == 1 else { return false }
        let unicode = cells[fragment.start].unicode
        return unicode == 0x221A || LargeSigns.isOperation(unicode)
    }

    /// White that all rows have at one place parts their entries.
    func columns(_ rows: [Row]) -> [Float] {
        var spans: [(x0: Float, x1: Float)] = []
        var size: Float = 0
        for row in rows {
            for index in row.members {
                size = max(size, isSign(index) ? 0 : own(fragments[index]))
                if isWhole[index] {
                    spans.append((fragments[index].x0, fragments[index].x1))
                } else {
                    for word in words[ranges[index]] { spans.append((word.x0, word.x1)) }
                }
            }
        }
        spans.sort { $0.x0 < $1.x0 }
        var result: [Float] = []
        guard var end = spans.first?.x1 else { return result }
        for span in spans {
            if span.x0 - end > BracketFinder.columnGap * size { result.append((span.x0 + end) / 2) }
            end = max(end, span.x1)
        }
        return result
    }
}
