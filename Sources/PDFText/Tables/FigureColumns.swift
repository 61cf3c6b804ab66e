/// Columns of figures that leave no more white between them than words do, as tables in papers that are set closely: rows below each other have as many
/// figures each, which begin, end, or have their middles where those of the other rows do.
struct FigureColumns {
    private static let fewestRows = 3
    private static let fewestFigures = 2
    private static let fewestBeforeText = 3
    /// Of some word behind figures: marks of notes have fewer.
    private static let fewestLettersOfText = 3
    private static let mostWords = 96
    /// In ems: how far from each other the edges, or the middles, of the cells of a column are; white between columns, at the least; from row to row, at
    /// the most, and to the head.
    private static let tolerance: Float = 0.05
    private static let leastWhite: Float = 0.1
    private static let widestStep: Float = 2.2
    private static let stepBelowHead: Float = 3
    /// How much smaller or larger the type of a row may be than that of the first one, as a share.
    private static let otherSize: Float = 0.05
    /// In ems: white before the first column, in some row, at the least, and between two columns that one number may stand in, in parts.
    private static let widestSpace: Float = 0.45
    /// White in a row whose figures a text follows.
    private static let leastBeforeText: Float = 0.6
    /// White between the figures of a column and the name of the next one, where names stand at the left edges of cells, in ems.
    private static let behindFigures: ClosedRange<Float> = 0.1...0.6

    private let layout: PageLayout

    init(_ layout: PageLayout) { self.layout = layout }

    /// Parts the rows of a page that have such columns, and the heads right above them.
    func part(_ lines: inout [TableLine]) {
        var index = 0
        while index + Self.fewestRows <= lines.count {
            guard mayBeRow(index), mayBeRow(index + 1), mayBeRow(index + 2), let found = rows(from: index) else {
                index += 1
                continue
            }
            if let parts = columns(of: found, below: index - 1) {
                var made: [(index: Int, line: TableLine)] = []
                for (row, starts) in parts.rows.enumerated() {
                    if let line = line(index + row, partedBefore: starts) { made.append((index + row, line)) }
                }
                // Rows whose figures are cells already are right as they are.
                let areMore =
                    made.count == found.rows.count && made.allSatisfy { $0.line.cells.count > max(lines[$0.index].cells.count, 1) }
                if areMore, !goesOn(lines, index + found.rows.count, from: index + found.rows.count - 1),
                    parts.head != nil || !goesOn(lines, index - 1, from: index)
                {
                    if let head = parts.head, let line = line(index - 1, partedBefore: head) { made.append((index - 1, line)) }
                    for (row, line) in made { lines[row] = line }
                }
            }
            index += found.rows.count
        }
    }

    /// Whether a line beside some rows is a row of the same table that isn't made like them: it would fall out of that.
    private func goesOn(_ lines: [TableLine], _ index: Int, from row: Int) -> Bool {
        guard lines.indices.contains(index), lines[index].cells.count > 1 else { return false }
        let (line, own) = (layout.lines[index], layout.lines[row])
        return line.frame == own.frame && (line.size - own.size).magnitude < 4 * Self.otherSize * own.size
            && (line.y - own.y).magnitude < Self.stepBelowHead * own.size
    }

    private func line(_ index: Int, partedBefore words: [Int]) -> TableLine? {
        TableLine(layout.words, layout.lines[index], beginningAt: words.map { layout.words[$0].x0 })
    }

    // MARK: Figures

    private enum Kind { case figure, opening, sign, none }

    /// What a word is: a figure; a sign that belongs to the one behind it ("<", "$"); one that belongs to the one before it, or to those on both sides; or none.
    private func kind(_ word: Int) -> Kind {
        guard mayBeFigure(word) else { return .none }
        return Self.kind(of: layout.bytes(of: layout.words[word]).span)
    }

    private static func kind(of bytes: borrowing Span<UInt8>) -> Kind {
        let (first, last) = (bytes[0], bytes[bytes.count - 1])
        if !first.isASCIIDigit, let sign = kind(ofSign: bytes) { return sign }
        var digits = 0
        for index in bytes.indices {
            switch bytes[index] {
            case 0x30...0x39: digits += 1
            case 0x41...0x5A, 0x61...0x7A, 0x5B, 0x5D, 0x7B, 0x7D, 0x3B, 0x3A, 0x2F, 0x5F, 0x40: return .none
            default: break
            }
        }
        // A comma or a stop behind it is that of a list, or of a sentence.
        guard digits > 0, digits * 2 + 2 >= bytes.count, last != 0x2C, last != 0x2E else { return .none }
        return first == 0x28 || first == 0xC2 && bytes[1] == 0xB1 ? .sign : .figure
    }

    /// What a word that begins with no digit is, if that tells.
    private static func kind(ofSign bytes: borrowing Span<UInt8>) -> Kind? {
        // Decimals that were set with white before the stop.
        if bytes[0] == 0x2E || bytes[0] == 0x2C, bytes.count > 1 {
            for index in 1..<bytes.count where !bytes[index].isASCIIDigit { return Kind.none }
            return .sign
        }
        guard bytes.count <= 3, let sign = scalar(bytes) else { return nil }
        if Label.isDash(sign) { return .figure }
        if sign == 0xB1 || sign == 0xD7 || sign == 0x25 { return .sign }
        return openings.contains(sign) ? .opening : nil
    }

    /// Whether a word begins as figures and signs do: letters are the first of most words.
    @inline(__always)
    private func mayBeFigure(_ word: Int) -> Bool {
        let word = layout.words[word]
        guard word.end > word.start else { return false }
        let byte = layout.text[Int(word.start)]
        // The dots of a leader may be dozens.
        if byte == 0x2E, word.end - word.start == 1 { return false }
        return byte < 0x41 || byte == 0xE2 || byte == 0xC2 || byte == 0xC3 || byte == 0x7E
    }

    /// Whether a word has a digit, or may be a dash, without which it is no figure.
    private func hasFigure(_ word: Int) -> Bool {
        let bytes = layout.bytes(of: layout.words[word])
        guard let first = bytes.first else { return false }
        return first >= 0x80 || first == 0x2D || bytes.contains(where: \.isASCIIDigit)
    }

    private static func scalar(_ bytes: borrowing Span<UInt8>) -> UInt32? {
        let scalar = PageDigits.scalar(bytes, at: 0)
        return scalar.length == bytes.count ? scalar.value : nil
    }

    /// Whether a line may be such a row: its last byte is a figure's, or white stands in it that words seldom leave.
    private func mayBeRow(_ index: Int) -> Bool {
        let line = layout.lines[index]
        guard line.words.count > Self.fewestFigures, line.words.count <= Self.mostWords, line.row < 0, !line.isFixedPitch,
            !line.isRightToLeft, line.mayHaveCells
        else { return false }
        if line.widestGap > Self.leastBeforeText * line.size { return true }
        let word = layout.words[Int(line.words.upperBound) - 1]
        guard word.end > word.start else { return false }
        let last = layout.text[Int(word.end) - 1]
        return last.isASCIIDigit || last == 0x25 || last == 0x29 || last == 0x2A || last == 0x2D || last >= 0x80
    }

    /// A row: where its figures begin, from left to right, and where they end, perhaps before a text.
    private struct Row {
        var starts: [Int] = []
        var end = 0
        let words: Range<Int>

        func words(_ column: Int) -> Range<Int> { starts[column]..<(column + 1 < starts.count ? starts[column + 1] : end) }
    }

    /// The most figures of a line that follow each other behind a name.
    private func row(_ index: Int) -> Row? {
        let line = layout.lines[index]
        let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        var (first, figures) = (words.lowerBound, 0)
        while first < words.upperBound, figures < Self.fewestFigures {
            if mayBeFigure(first), hasFigure(first) { figures += 1 }
            first += 1
        }
        guard figures >= Self.fewestFigures else { return nil }
        var best = Row(words: words)
        var row = best
        // Whether the next figure is a part of the last one, as in 5 ± 1.
        var isJoined = false
        for word in words {
            switch kind(word) {
            case .opening:
                if !isJoined { row.starts.append(word) }
                isJoined = true
                row.end = word + 1
            case .figure:
                if !isJoined { row.starts.append(word) }
                // "95.9± 0.2"
                let end = layout.bytes(of: layout.words[word])
                isJoined = end.last == 0xB1 && end.suffix(2).first == 0xC2
                row.end = word + 1
                if row.starts.count >= best.starts.count, word > words.lowerBound { best = row }
            case .sign where !row.starts.isEmpty:
                isJoined = isBinary(word)
                row.end = word + 1
                if !isJoined, row.starts.count >= best.starts.count { best = row }
            default:
                if !row.starts.isEmpty { row = Row(words: words) }
                isJoined = false
            }
        }
        // A line that begins in a figure has that for a name.
        if best.starts.first == words.lowerBound { best.starts.removeFirst() }
        guard let first = best.starts.first, !layout.bytes(of: layout.words[first - 1]).elementsEqual([0x28]) else { return nil }
        guard best.end < words.upperBound else { return best.starts.count >= Self.fewestFigures ? best : nil }
        // What follows that is no text is of the last one, as what stands behind a point in its middle, or a mark of a note.
        let next = layout.words[best.end]
        guard best.starts.count >= Self.fewestBeforeText, !next.isRaised, let byte = layout.bytes(of: next).first,
            byte.isASCIILetter || byte >= 0xC3,
            (best.end..<words.upperBound).contains(where: { word in
                layout.bytes(of: layout.words[word]).count { $0.isASCIILetter || $0 >= 0x80 } >= Self.fewestLettersOfText
            })
        else { return nil }
        return best
    }

    /// ±, ×
    private func isBinary(_ word: Int) -> Bool {
        let bytes = layout.bytes(of: layout.words[word])
        return bytes.elementsEqual([0xC2, 0xB1]) || bytes.elementsEqual([0xC3, 0x97])
    }

    private static let openings = "<>≤≥≈~$€£".unicodeScalars.map(\.value)

    /// How many words of a line but the first may be figures with a digit, up to two.
    func numberCount(_ line: PageLayout.Line) -> Int {
        var count = 0
        for word in Int(line.words.lowerBound) + 1..<Int(line.words.upperBound)
        where mayBeFigure(word) && layout.bytes(of: layout.words[word]).contains(where: \.isASCIIDigit) {
            count += 1
            if count == 2 { break }
        }
        return count
    }

    /// The figures of a line behind its first word, each with the signs that belong to it.
    func figures(of index: Int) -> [Range<Int>] {
        let words = layout.lines[index].words
        var figures: [Range<Int>] = []
        // Where a figure begins whose sign is before it, and whether the next one is a part of the last.
        var (opening, isJoined): (Int?, Bool) = (nil, false)
        for word in Int(words.lowerBound) + 1..<Int(words.upperBound) {
            let kind = kind(word)
            let isFigure = kind == .figure && !isDash(word) || kind == .sign && isEnclosed(word)
            if let last = figures.last, last.upperBound == word, isJoined && isFigure || kind == .sign && !isFigure {
                figures[figures.count - 1] = last.lowerBound..<(word + 1)
                isJoined = kind == .sign && isBinary(word)
            } else if isFigure {
                figures.append((opening ?? word)..<(word + 1))
                isJoined = false
            }
            opening = kind == .opening ? opening ?? word : nil
        }
        return figures
    }

    /// Whether a figure is in brackets: a loss.
    private func isEnclosed(_ word: Int) -> Bool {
        let bytes = layout.bytes(of: layout.words[word])
        return bytes.first == 0x28 && bytes.last == 0x29 && bytes.count > 2
    }

    // MARK: Rows

    /// Ways in which the cells of a column stand below each other.
    private struct Alignment: OptionSet {
        let rawValue: UInt8
        static let left = Alignment(rawValue: 1)
        static let right = Alignment(rawValue: 2)
        static let middle = Alignment(rawValue: 4)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ first: (x0: Float, x1: Float), _ second: (x0: Float, x1: Float), reach: Float) {
            self = []
            if (first.x0 - second.x0).magnitude < reach { insert(.left) }
            if (first.x1 - second.x1).magnitude < reach { insert(.right) }
            if (first.x0 + first.x1 - second.x0 - second.x1).magnitude < 2 * reach { insert(.middle) }
        }
    }

    private struct Rows {
        let size: Float
        var rows: [Row]
        /// Where the texts behind the figures begin; nil where there are none.
        var text: Float?
        /// Of each column.
        var alignments: [Alignment]
    }

    private func extent(_ words: Range<Int>) -> (x0: Float, x1: Float) {
        (layout.words[words.lowerBound].x0, layout.words[words.upperBound - 1].x1)
    }

    /// Rows from a line on whose figures stand below each other; nil if there are too few.
    private func rows(from index: Int) -> Rows? {
        guard let first = row(index) else { return nil }
        let size = layout.lines[index].size
        func text(_ row: Row) -> Float? { row.end < row.words.upperBound ? layout.words[row.end].x0 : nil }
        var found = Rows(
            size: size, rows: [first], text: text(first), alignments: Array(repeating: [.left, .right, .middle], count: first.starts.count))
        while index + found.rows.count < layout.lines.count {
            let next = index + found.rows.count
            let (above, line) = (layout.lines[next - 1], layout.lines[next])
            guard line.frame == above.frame, (line.size - size).magnitude < Self.otherSize * size,
                0.5 * size..<Self.widestStep * size ~= above.y - line.y, mayBeRow(next), let row = row(next),
                row.starts.count == first.starts.count, row.starts.count >= Self.fewestBeforeText || text(row) == nil && found.text == nil
            else { break }
            var alignments = found.alignments
            for column in alignments.indices {
                alignments[column].formIntersection(
                    Alignment(extent(first.words(column)), extent(row.words(column)), reach: Self.tolerance * size))
            }
            guard alignments.allSatisfy({ !$0.isEmpty }) else { break }
            if let own = text(row) {
                guard found.text.map({ ($0 - own).magnitude < Self.tolerance * size }) ?? true else { break }
                found.text = own
            }
            found.alignments = alignments
            found.rows.append(row)
        }
        return found.rows.count >= Self.fewestRows ? found : nil
    }

    // MARK: Columns

    /// The words that the columns of some rows begin with, and those of the head above them; nil if no white goes down between these.
    private func columns(of found: Rows, below above: Int) -> (rows: [[Int]], head: [Int]?)? {
        let size = found.size
        var edges: [(x0: Float, x1: Float)] = [(-.infinity, -.infinity)]
        for row in found.rows { edges[0].x1 = max(edges[0].x1, layout.words[row.starts[0] - 1].x1) }
        for column in found.alignments.indices {
            var (left, right) = (Float.infinity, -Float.infinity)
            for row in found.rows {
                let (x0, x1) = extent(row.words(column))
                (left, right) = (min(left, x0), max(right, x1))
            }
            guard left - edges[column].x1 > Self.leastWhite * size else { return nil }
            edges.append((left, right))
        }
        if let text = found.text, text - edges[edges.count - 1].x1 < Self.leastWhite * size { return nil }
        var head = self.head(of: found, edges, line: above)
        let kept = found.alignments.indices.filter { column in
            if isApart(column, found) { return true }
            guard let names = head, let first = names.first else { return false }
            // Names for all columns but the first, if that is of the names of rows.
            if column == 0, first == Int(layout.lines[above].words.lowerBound) {
                head = Array(names.dropFirst())
                return false
            }
            return true
        }
        guard kept.count >= Self.fewestFigures else { return nil }
        return (found.rows.map { row in kept.map { row.starts[$0] } + (row.end < row.words.upperBound ? [row.end] : []) }, head)
    }

    /// Whether the figures of a column are no parts of what stands before them: what does so everywhere with a space between may be one with a name, or with
    /// another number.
    private func isApart(_ column: Int, _ found: Rows) -> Bool {
        var (narrowest, widest) = (Float.infinity, -Float.infinity)
        for row in found.rows {
            let start = row.starts[column]
            let white = layout.words[start].x0 - layout.words[start - 1].x1
            (narrowest, widest) = (min(narrowest, white), max(widest, white))
        }
        // From one number to another: "0.1 – 3.9".
        if found.rows.allSatisfy({ isDash($0.starts[column]) }) || column > 0 && found.rows.allSatisfy({ isDash($0.starts[column - 1]) }) {
            return false
        }
        if widest < TableLine.gap * found.size,
            found.rows.allSatisfy({ beginsWithDash($0.starts[column]) && endsInDigit($0.starts[column] - 1) })
        {
            return false
        }
        if widest > Self.widestSpace * found.size { return true }
        return column > 0 && (widest - narrowest > Self.tolerance * found.size || !mayBeOne(found.rows, column))
    }

    private func endsInDigit(_ word: Int) -> Bool { layout.bytes(of: layout.words[word]).last?.isASCIIDigit ?? false }

    private func isDash(_ word: Int) -> Bool {
        let bytes = layout.bytes(of: layout.words[word])
        return bytes.count <= 3 && Self.scalar(bytes.span).map(Label.isDash) ?? false
    }

    private func beginsWithDash(_ word: Int) -> Bool {
        let bytes = layout.bytes(of: layout.words[word])
        return bytes.first == 0x2D || bytes.starts(with: [0xE2, 0x80, 0x93])
    }

    /// Whether the figures of a column may be the ends of those before them: parts of a number, in groups of three or otherwise.
    private func mayBeOne(_ rows: [Row], _ column: Int) -> Bool {
        func areDigits(_ words: Range<Int>) -> Bool {
            words.count == 1 && layout.bytes(of: layout.words[words.lowerBound]).allSatisfy(\.isASCIIDigit)
        }
        return rows.allSatisfy { row in
            // "−1.758 820"
            let before = layout.bytes(of: layout.words[row.words(column - 1).upperBound - 1])
            guard before.last?.isASCIIDigit ?? false, before.count(where: { $0 == 0x2E || $0 == 0x2C }) < 2 else { return false }
            let bytes = layout.bytes(of: layout.words[row.starts[column]])
            return areDigits(row.words(column)) || bytes.prefix { $0.isASCIIDigit }.count == 3
        }
    }

    /// The words of a line that each stand above one of the columns, the first of each; nil if it is no head of these.
    ///
    /// - Parameter edges: of the names before the columns, and of these.
    private func head(of found: Rows, _ edges: [(x0: Float, x1: Float)], line index: Int) -> [Int]? {
        guard index >= 0 else { return nil }
        let (line, below, size) = (layout.lines[index], layout.lines[index + 1], found.size)
        guard line.row < 0, line.frame == below.frame, !line.isFixedPitch, line.mayHaveCells, line.words.count <= Self.mostWords,
            line.words.count >= found.alignments.count, 0.5 * size..<Self.stepBelowHead * size ~= line.y - below.y,
            (line.size - size).magnitude < 4 * Self.otherSize * size
        else { return nil }
        var words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        // What ends in a figure is a row.
        guard kind(words.upperBound - 1) == .none else { return nil }
        let text = found.text.flatMap { text in words.last { (layout.words[$0].x0 - text).magnitude < 2 * Self.tolerance * size } }
        if let text { words = words.lowerBound..<text }
        var starts: [Int] = []
        var work = Self.mostTried
        guard place(found.alignments.count - 1, of: found, edges, in: words, &starts, &work) else { return nil }
        return starts + (text.map { [$0] } ?? [])
    }

    /// Places the words of a head up to some end above a column, the fewest that may stand there, and those before them above the others.
    ///
    /// - Parameters:
    ///   - words: what is left of the head.
    ///   - starts: from left to right.
    private func place(
        _ column: Int, of found: Rows, _ edges: [(x0: Float, x1: Float)], in words: Range<Int>, _ starts: inout [Int], _ work: inout Int
    ) -> Bool {
        guard !words.isEmpty else { return false }
        let size = found.size
        let (own, reach) = (extent(found.rows[0].words(column)), 2 * Self.tolerance * size)
        for start in words.reversed() {
            work -= 1
            guard work > 0 else { return false }
            let white = start > words.lowerBound ? layout.words[start].x0 - layout.words[start - 1].x1 : .infinity
            // White as wide as between cells stands within no name.
            if start + 1 < words.upperBound, layout.words[start + 1].x0 - layout.words[start].x1 > TableLine.gap * size { return false }
            guard white > Self.leastWhite * size, beginsName(start) else { continue }
            let name = extent(start..<words.upperBound)
            let alignment = Alignment(name, own, reach: reach)
            // Names at the left of cells stand right behind the figures of the column before.
            let behind = (name.x0 - edges[column].x1) / size
            let isInCell =
                name.x1 < edges[column + 1].x1 + reach && behind > Self.behindFigures.lowerBound
                && (column == 0 || behind < Self.behindFigures.upperBound)
            guard isInCell || !alignment.isDisjoint(with: found.alignments[column]), column > 0 || white > widest(in: words) - reach else {
                continue
            }
            if column == 0 || place(column - 1, of: found, edges, in: words.lowerBound..<start, &starts, &work) {
                starts.append(start)
                return true
            }
        }
        return false
    }

    /// The widest white between some words.
    private func widest(in words: Range<Int>) -> Float {
        words.dropFirst().reduce(0) { max($0, layout.words[$1].x0 - layout.words[$1 - 1].x1) }
    }

    /// Starts of names that are tried for one head.
    private static let mostTried = 2000

    private func beginsName(_ word: Int) -> Bool {
        guard let byte = layout.bytes(of: layout.words[word]).first else { return false }
        return byte >= 0x80 || byte.isASCIILetter || byte == 0x23 || byte == 0x25 || byte == 0x28
    }
}
