/// Rows of tables whose columns white doesn't part.
extension BlockClassifier {
    /// Whether a line is a row between two others, which begins where one of them does and is mostly figures, though its own white is too narrow to tell.
    func isBetweenRows(_ index: Int) -> Bool {
        guard index > 0, index + 1 < layout.lines.count, layout.lines[index - 1].isRow, layout.lines[index + 1].isRow else { return false }
        let (above, line, below) = (layout.lines[index - 1], layout.lines[index], layout.lines[index + 1])
        guard line.mayHaveCells, line.words.count >= Self.fewestOfRow, line.row < 0,
            above.frame == line.frame, below.frame == line.frame, (above.size - below.size).magnitude < 0.06 * line.size,
            (above.size - line.size).magnitude < 0.06 * line.size, Self.stepsOfRows.contains((above.y - line.y) / line.size),
            Self.stepsOfRows.contains((line.y - below.y) / line.size),
            min((line.x0 - above.x0).magnitude, (line.x0 - below.x0).magnitude) < 0.5 * line.size
        else { return false }
        let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        return words.count { layout.areMostlyDigits($0..<($0 + 1)) } * 3 >= words.count * 2
    }

    /// Words of such a row, at the least, and from baseline to baseline, in ems.
    private static let fewestOfRow = 3
    private static let stepsOfRows: ClosedRange<Float> = 0.6...2.5

    /// Whether the only white that parts a line stands behind a number or letter that counts it: "2.4    Scope", "(c)    Lamp oil". Such a line is no row, if
    /// none stands closely above or below it that isn't counted so.
    func isLabelled(_ index: Int) -> Bool {
        guard beginsWithCount(layout.lines[index]) else { return false }
        let line = layout.lines[index]
        for other in [index - 1, index + 1] where layout.lines.indices.contains(other) {
            let next = layout.lines[other]
            guard next.frame == line.frame, (next.y - line.y).magnitude < Self.stepsOfRows.upperBound * line.size else { continue }
            if (next.y - line.y).magnitude < Self.stepsOfRows.lowerBound * line.size { return false }
            if next.isRow, !beginsWithCount(next) || (next.x0 - line.x0).magnitude > line.size { return false }
        }
        return true
    }

    private func beginsWithCount(_ line: PageLayout.Line) -> Bool {
        guard line.row < 0, line.words.count > 1, !line.isRightToLeft else { return false }
        let start = Int(line.words.lowerBound)
        let words = layout.words[start..<Int(line.words.upperBound)]
        let label = layout.bytes(of: words[start])
        guard label.count <= Self.longestCount, let last = label.last,
            last == 0x2E || last == 0x29 || label.dropLast().contains(0x2E), label.allSatisfy({ $0 < 0x80 }),
            let letter = layout.bytes(of: words[start + 1]).first, letter >= 0x80 || letter.isASCIILetter,
            words[start + 1].x0 - words[start].x1 > LayoutLine.rowGap * line.size
        else { return false }
        // The number of an equation that stands at its left.
        if words.contains(where: { layout.bytes(of: $0).contains(0x3D) || layout.bytes(of: $0).starts(with: [0xE2, 0x86]) }) {
            return false
        }
        let inner = label.filter { $0 != 0x2E && $0 != 0x28 && $0 != 0x29 }
        guard !inner.isEmpty,
            inner.allSatisfy(\.isASCIIDigit) || inner.count == 1 && inner.allSatisfy(\.isASCIILetter) || Roman.value(inner.span) != nil
        else { return false }
        return zip(words.dropFirst(), words.dropFirst(2)).allSatisfy { $1.x0 - $0.x1 < Self.widestInText * line.size }
    }

    /// In bytes; and the white between the words of a text, in ems.
    private static let longestCount = 9
    private static let widestInText: Float = 1.2
}
