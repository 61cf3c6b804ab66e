/// Lines that were taken for running heads or feet and are the outermost rows of a table: as far from the row inside as that is from the next, in its
/// type, each part of them level with one of its columns.
struct RowsAtPitch {
    let layout: PageLayout
    /// The two pages before and behind, as far as they are looked at: what says the same there, in one place, is no row.
    let neighbours: [PageLayout]

    /// What stands at one height, from left to right.
    private struct Row {
        let y: Float
        var lines: [Int]
    }

    /// A part of a row that wide white parts from others, in points.
    private struct Part {
        let x0, x1: Float
    }

    private static let fewestParts = 2
    private static let mostLines = 24
    /// In points.
    private static let tolerance: Float = 1.2
    /// Of type that differs by rounding only.
    private static let sameSize: Float = 0.04
    /// Lines of one row, in ems.
    private static let unevenness: Float = 0.25
    /// How far rows stand from each other at the most, in ems, and by how much that may differ.
    private static let widestPitch: Float = 2.6
    private static let samePitch: Float = 0.12
    /// Rows inside that are looked at.
    private static let inner = 3
    private static let mostRows = 8

    /// Reads such rows, from the innermost on.
    func spare(_ roles: inout [Int: BlockRole]) {
        for role in [BlockRole.header, .footer] {
            guard roles.contains(where: { $0.value == role && layout.lines[$0.key].frame == layout.mainFrame }) else { continue }
            let isTop = role == .header
            let rows = rows(from: role, roles)
            guard let first = rows.lastIndex(where: { row in row.lines.contains { roles[$0] == role } }), first < Self.mostRows else {
                continue
            }
            var index = first
            while index >= 0, rows[index].lines.allSatisfy({ roles[$0] == role }), isRow(rows, index, isTop: isTop) {
                for line in rows[index].lines { roles[line] = nil }
                index -= 1
            }
        }
    }

    /// The rows of the page from an edge inwards, up to some behind the last one that is furniture.
    private func rows(from role: BlockRole, _ roles: [Int: BlockRole]) -> [Row] {
        let isTop = role == .header
        let mainFrame = layout.mainFrame
        var lines: [Int] = []
        lines.reserveCapacity(layout.lines.count)
        for index in layout.lines.indices where layout.lines[index].frame == mainFrame { lines.append(index) }
        lines.sort { isTop ? layout.lines[$0].y > layout.lines[$1].y : layout.lines[$0].y < layout.lines[$1].y }
        var rows: [Row] = []
        var behind = 0
        for line in lines {
            let own = layout.lines[line]
            if let y = rows.last?.y, (y - own.y).magnitude < Self.unevenness * own.size {
                rows[rows.count - 1].lines.append(line)
            } else {
                if behind > Self.inner { break }
                rows.append(Row(y: own.y, lines: [line]))
            }
            behind = roles[line] == role ? 0 : behind + 1
            if rows.count > Self.mostRows + Self.inner || rows[rows.count - 1].lines.count > Self.mostLines { break }
        }
        return rows
    }

    /// Whether a row goes on the rows inside of it.
    private func isRow(_ rows: [Row], _ index: Int, isTop: Bool) -> Bool {
        guard index + 2 < rows.count, case let row = rows[index], case let next = rows[index + 1], case let third = rows[index + 2] else {
            return false
        }
        let own = layout.lines[row.lines[0]]
        let pitch = (row.y - next.y).magnitude
        guard pitch < Self.widestPitch * own.size, (pitch - (next.y - third.y).magnitude).magnitude < Self.samePitch * own.size,
            (row.lines + next.lines).allSatisfy({ isLike(layout.lines[$0], own) }),
            third.lines.contains(where: { isLike(layout.lines[$0], own) })
        else { return false }
        let words = EdgeWording(row.lines.map { layout.lines[$0] }, layout)
        if words.signs.contains(.pageOf) || row.lines.contains(where: isRepeated) { return false }
        // The head of a table that goes on.
        if isTop, row.lines.allSatisfy(isAtTopOfPrevious) { return false }
        let parts = parts(of: row)
        guard parts.count >= Self.fewestParts else { return false }
        let columns = (index + 1..<min(index + 1 + Self.inner, rows.count)).flatMap { self.parts(of: rows[$0]) }
        return parts.allSatisfy { part in columns.contains { isLevel(part, $0) } }
    }

    private func isLike(_ line: PageLayout.Line, _ other: PageLayout.Line) -> Bool {
        (line.size - other.size).magnitude < Self.sameSize * other.size && line.isBold == other.isBold && line.isItalic == other.isItalic
    }

    private func isLevel(_ part: Part, _ column: Part) -> Bool {
        (part.x0 - column.x0).magnitude < Self.tolerance || (part.x1 - column.x1).magnitude < Self.tolerance
    }

    /// Whether a line says the same on a page beside this one, numbers aside, in the same place; or is a number there that counts with the pages.
    private func isRepeated(_ index: Int) -> Bool {
        let line = layout.lines[index]
        let text = PageDigits.folded(layout.bytes(of: line))
        let number = Self.number(text)
        for page in neighbours {
            for (other, candidate) in page.lines.enumerated()
            where (candidate.y - line.y).magnitude < Self.samePlace
                && min((candidate.x0 - line.x0).magnitude, (candidate.x1 - line.x1).magnitude) < Self.samePlace
            {
                let theirs = PageDigits.folded(page.bytes(of: page.lines[other]))
                if let number {
                    if let value = Self.number(theirs), value - number == page.index - layout.index { return true }
                } else if let first = Self.leadingNumber(text), let value = Self.leadingNumber(theirs),
                    value - first == page.index - layout.index
                {
                    return true
                } else if Self.withoutDigits(theirs) == Self.withoutDigits(text) {
                    return true
                }
            }
        }
        return false
    }

    private func isAtTopOfPrevious(_ line: Int) -> Bool {
        let place = layout.place(of: line)
        return neighbours.contains { page in
            page.index == layout.index - 1 && page.edges.places.containsInColumn(place)
        }
    }

    /// In points.
    private static let samePlace: Float = 1.5

    private static func number(_ text: [UInt8]) -> Int? {
        guard (1...4).contains(text.count), text.allSatisfy(\.isASCIIDigit) else { return nil }
        return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static func leadingNumber(_ text: [UInt8]) -> Int? { number(Array(text.prefix { $0 != 0x20 })) }

    private static func withoutDigits(_ text: [UInt8]) -> [UInt8] { text.filter { !$0.isASCIIDigit } }

    private func parts(of row: Row) -> [Part] {
        let words = row.lines.flatMap { layout.words[Int(layout.lines[$0].words.lowerBound)..<Int(layout.lines[$0].words.upperBound)] }
            .sorted { $0.x0 < $1.x0 }
        let size = layout.lines[row.lines[0]].size
        return EdgeWording.parts(of: words, size: size).map { Part(x0: words[$0.lowerBound].x0, x1: words[$0.upperBound - 1].x1) }
    }
}
