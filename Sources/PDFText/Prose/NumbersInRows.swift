/// Cells of tables that were taken for pages' numbers, as numbers that stand in one place on pages beside each other may be: those in a row of which
/// something is read, and such as no page has.
struct NumbersInRows {
    let layout: PageLayout

    /// Lines of a row beside a number that are read, and such numbers in one row: no page has that many.
    private static let fewestRead = 3
    private static let fewestNumbers = 3
    /// Lines of one row, in ems.
    private static let unevenness: Float = 0.25
    /// Rows of its table that are read.
    private static let fewestRows = 2
    /// Numbers of one page, at the most, that are looked at one by one.
    private static let mostNumbers = 200

    func spare(_ roles: inout [Int: BlockRole]) {
        let numbers = roles.filter { $0.value == .pageNumber }.map(\.key)
        guard !numbers.isEmpty, numbers.count <= Self.mostNumbers else { return }
        let given = roles
        for number in numbers where isAmount(number) || isInKnownRow(number, given) || isInRow(number, given) { roles[number] = nil }
    }

    /// Whether a number has a sign that pages' numbers don't: a percent sign, a decimal comma, a point behind hundreds.
    private func isAmount(_ index: Int) -> Bool {
        let text = layout.bytes(of: layout.lines[index])
        guard let first = text.first, first.isASCIIDigit else { return false }
        if text.last == 0x25 { return true }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == 0x2C || $0 == 0x2E }
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return false }
        return text.contains(0x2C) || parts[0].count > 2
    }

    /// Whether a number stands in a row that rules tell, or what shows it, of which other cells are read, as other rows of the table are.
    private func isInKnownRow(_ index: Int, _ roles: [Int: BlockRole]) -> Bool {
        let row = layout.lines[index].row
        guard row >= 0, layout.rows.indices.contains(Int(row)), case let table = layout.rows[Int(row)].table else { return false }
        let own = layout.lines[index]
        var (isRead, rows): (Bool, Set<Int32>) = (false, [])
        var (left, right) = (Float.infinity, -Float.infinity)
        for (other, line) in layout.lines.enumerated() where line.row >= 0 && roles[other] == nil {
            if line.row == row { isRead = true }
            guard layout.rows.indices.contains(Int(line.row)), layout.rows[Int(line.row)].table == table else { continue }
            rows.insert(line.row)
            (left, right) = (min(left, line.x0), max(right, line.x1))
        }
        // The page's own number may stand beside a table.
        return isRead && rows.count >= Self.fewestRows && own.x0 > left - own.size && own.x1 < right + own.size
    }

    /// Whether a number stands between others on a baseline, several of which are read; or is one of several on that of a name, which no page has.
    private func isInRow(_ index: Int, _ roles: [Int: BlockRole]) -> Bool {
        let own = layout.lines[index]
        var (read, numbers) = (0, 0)
        var (isBehind, isBefore, hasName) = (false, false, false)
        for (other, line) in layout.lines.enumerated()
        where line.frame == own.frame && (line.y - own.y).magnitude < Self.unevenness * own.size {
            if roles[other] == nil {
                read += 1
                hasName = hasName || layout.bytes(of: line).count(where: \.isASCIILetter) > 1
                if line.x1 < own.x0 { isBehind = true }
                if line.x0 > own.x1 { isBefore = true }
            } else if roles[other] == .pageNumber, !isAmount(other) {
                numbers += 1
            }
        }
        return read >= Self.fewestRead && isBehind && isBefore || hasName && numbers >= Self.fewestNumbers
    }
}
