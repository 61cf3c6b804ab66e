/// Items with labels that no list alone has, which count up from one to the next: "§ 1", "Art. 2", "2.1.1", "Q1", "#1", "1:", "1st", "II.". One such may stand at
/// a line's beginning by accident; three that count on, in one place, bear each other out.
struct CountedLabels {
    /// Indices of the lines that begin one; empty where there are none, as in nearly all regions.
    private(set) var starts: Set<Int> = []

    private static let fewest = 3
    private static let fewestSure = 2
    /// Lines of one item, and series that may go on beside each other.
    private static let mostLines = 40
    private static let mostSeries = 8
    private static let mostFigures = 3
    /// In characters: of what stands before a number, in the same word and in one of its own.
    private static let longestPrefix = 8
    private static let longestWord = 10
    /// How far from each other the labels of a series begin, in ems.
    private static let alignment: Float = 0.3

    private struct Series {
        /// What all labels have in common.
        let kind: UInt64
        let begin: Float
        var value: Int
        var lines: [Int]
        /// How many of the lines surely stand in no sentence that goes on from the line above; whether the last one does.
        var sureCount: Int
        /// Above how many a line had room for more.
        var freeCount: Int
        var isSure: Bool
        /// Place behind the last one that does.
        var endOfSure: Int
    }

    init(_ edges: LineEdges) {
        guard edges.lines.count >= Self.fewest else { return }
        var series: [Series] = []
        for (index, line) in edges.lines.enumerated() {
            guard let label = Self.label(line, edges.text) else { continue }
            let isFree = index == 0 || edges.hasRoom(index - 1, edges.right)
            let (begin, isSure) = (edges.begin(line), isFree || Self.mayBegin(index, edges))
            let place = series.firstIndex { $0.kind == label.kind && ($0.begin - begin).magnitude < Self.alignment * line.size }
            if let place {
                let isNext =
                    label.value == series[place].value + 1 && series[place].lines.last.map { index - $0 <= Self.mostLines } ?? false
                // One that a sentence has left for its next line may come before the one that is meant.
                if isNext || label.value == series[place].value && isSure && !series[place].isSure {
                    if !isNext { series[place].lines.removeLast() }
                    series[place].lines.append(index)
                    series[place].value = label.value
                    series[place].sureCount += isSure ? 1 : 0
                    series[place].freeCount += isFree ? 1 : 0
                    series[place].isSure = isSure
                    if isSure { series[place].endOfSure = series[place].lines.count }
                    continue
                }
                take(series.remove(at: place))
            } else if series.count == Self.mostSeries {
                take(series.removeFirst())
            }
            series.append(
                Series(
                    kind: label.kind, begin: begin, value: label.value, lines: [index], sureCount: isSure ? 1 : 0,
                    freeCount: isFree ? 1 : 0, isSure: isSure, endOfSure: isSure ? 1 : 0))
        }
        for one in series { take(one) }
    }

    private mutating func take(_ series: Series) {
        // The last ones may be what a sentence names: "see section\n2.4 of".
        let lines = series.lines.prefix(series.endOfSure)
        guard lines.count >= Self.fewest, series.sureCount >= Self.fewestSure else { return }
        // Where a sentence has left one for its next line, others behind its stops stand at lines' beginnings by accident, too: "given in↩Table 2".
        if lines.count == series.sureCount || series.freeCount >= Self.fewestSure { starts.formUnion(lines) }
    }

    /// Whether a line stands in no sentence that the one above goes on with, whether or not there was room for more.
    private static func mayBegin(_ index: Int, _ edges: LineEdges) -> Bool {
        let previous = edges.lines[index - 1]
        return edges.text.endsSentence(previous) && !edges.text.endsBeforeNumber(previous) || edges.text.endsListed(previous)
    }

    // MARK: Labels

    /// What a line's label counts, and what it has in common with others; nil where a line begins with no such label before more.
    private static func label(_ line: LayoutLine, _ text: BlockText) -> (kind: UInt64, value: Int)? {
        guard line.words.count > 1, !line.isFixedPitch, !line.isRow, !line.isRightToLeft, let first = line.words.first,
            !text.words[first].isRaised
        else { return nil }
        let cells = text.cells(of: first)
        guard cells.count <= longestPrefix + mostFigures + 2 else { return nil }
        let found: (kind: UInt64, value: Int)?
        var next = first + 1
        if cells.contains(where: { $0.unicode &- 0x30 < 10 }) {
            found = figures(cells)
        } else if let second = text.cells(of: next).first, second.unicode &- 0x30 < 10, !text.words[next].isRaised {
            guard cells.count <= longestWord, line.words.count > 2, let number = figures(text.cells(of: next), isBare: true) else {
                return nil
            }
            next += 1
            found = (cells.reduce(number.kind) { mixed($0, $1.unicode) }, number.value)
        } else {
            found = numeral(cells)
        }
        // What is counted are words.
        guard let found, let sign = text.cells(of: next).first(where: { ![0x201C, 0x201E, 0xAB, 0x22, 0x28].contains($0.unicode) }),
            Bidirectional.isLetter(sign.unicode)
        else { return nil }
        return found
    }

    /// A word that ends in a number, and a sign behind that: "2.1.1", "Q1", "#1", "1:", "1.-", "1º", "1st".
    ///
    /// - Parameter isBare: whether it may be nothing but a number, and may have nothing before one: what it counts stands before it.
    private static func figures(_ cells: ArraySlice<Cell>, isBare: Bool = false) -> (kind: UInt64, value: Int)? {
        var end = cells.endIndex
        while end > cells.startIndex, cells[end - 1].unicode &- 0x30 >= 10 { end -= 1 }
        var start = end
        while start > cells.startIndex, cells[start - 1].unicode &- 0x30 < 10 { start -= 1 }
        let (prefix, suffix) = (cells[..<start], cells[end...])
        guard end - start <= mostFigures, suffix.count <= 2, prefix.count <= longestPrefix,
            isBare ? prefix.isEmpty : cells.count > end - start
        else { return nil }
        var kind: UInt64 = 1
        if isOrdinal(suffix) {
            guard prefix.isEmpty else { return nil }
            kind = 2
        } else {
            for cell in suffix {
                guard signsBehind.contains(cell.unicode) else { return nil }
                kind = mixed(kind, cell.unicode)
            }
            // "1." and "1)" are known to begin items, and "1," isn't.
            if !isBare, prefix.isEmpty, suffix.count == 1, suffix.first?.unicode == 0x2E || suffix.first?.unicode == 0x29 { return nil }
        }
        var letters = 0
        kind = mixed(kind, 0)
        for cell in prefix {
            if Bidirectional.isLetter(cell.unicode) { letters += 1 }
            kind = mixed(kind, cell.unicode)
        }
        // "(1)" and "[1]" are known, too; words are seldom as short as what counts.
        guard letters <= mostLetters, prefix.first.map({ $0.unicode != 0x28 && $0.unicode != 0x5B }) ?? true else { return nil }
        return (kind, cells[start..<end].reduce(0) { $0 * 10 + Int($1.unicode - 0x30) })
    }

    private static let mostLetters = 3
    private static let signsBehind: [UInt32] = [0x2E, 0x3A, 0x2F, 0x2D, 0x2013, 0xB0, 0xBA, 0xAA, 0x29]

    /// st, nd, rd, th
    private static func isOrdinal(_ suffix: ArraySlice<Cell>) -> Bool {
        guard suffix.count == 2, let first = suffix.first?.unicode, let last = suffix.last?.unicode else { return false }
        return last == 0x74 && first == 0x73 || last == 0x64 && (first == 0x6E || first == 0x72) || last == 0x68 && first == 0x74
    }

    /// "IV." and "IV)" in capitals, and letters that are doubled before a bracket, "bb)".
    private static func numeral(_ cells: ArraySlice<Cell>) -> (kind: UInt64, value: Int)? {
        guard 2...longestNumeral ~= cells.count, let sign = cells.last?.unicode, sign == 0x2E || sign == 0x29,
            let first = cells.first?.unicode
        else { return nil }
        if sign == 0x29, cells.count == 3, first &- 0x61 < 26, cells[cells.startIndex + 1].unicode == first {
            return (3, Int(first - 0x60))
        }
        var letters: [UInt8] = []
        for cell in cells.dropLast() {
            guard cell.unicode &- 0x41 < 26 else { return nil }
            letters.append(UInt8(cell.unicode))
        }
        return Roman.value(letters.span).map { (mixed(4, sign), $0) }
    }

    private static let longestNumeral = 7

    private static func mixed(_ kind: UInt64, _ unicode: UInt32) -> UInt64 { (kind ^ UInt64(unicode)) &* 0x100_0000_01B3 }
}
