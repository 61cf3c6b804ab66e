/// Entries of a list that has rows of a label and a text in it: those above and below these that go on below their first line, and those that stand among
/// such, are rows as well.
struct HangingRows {
    /// The first lines of the entries that were found and of the rows they stand around, from the top, each with the words of both columns, and the line
    /// behind its last one.
    private(set) var rows: [(line: Int, end: Int, cells: [Range<Int>])] = []

    private let layout: PageLayout
    /// Where labels begin, and texts.
    private let first, second: Float
    private let fellow: PageLayout.Line
    /// Where the longest row ends.
    private let fullest: Float

    /// How far the lines of a column begin from each other, and white before a text whose label stands alone in its line, in ems.
    private static let alignment: Float = 0.15
    private static let white: Float = 1
    /// Before the text of an entry that goes on below it, which may have a label that fills the column.
    private static let leastWhite: Float = 0.2
    /// From line to line of an entry, and from entry to entry, in ems.
    private static let widestLeading: Float = 1.75
    private static let widestStep: Float = 3.5
    /// How much smaller or larger the type of an entry may be than that of another, as a share.
    private static let otherSize: Float = 0.2

    /// Nil where a table has no labels beside texts, or nothing like its rows is around them.
    ///
    /// - Parameters:
    ///   - table: the lines that are rows of one table, from the top, each with the words of each column.
    ///   - isFree: whether a line may be a row.
    init?(_ layout: PageLayout, of table: [(line: Int, cells: [Range<Int>])], isFree: (Int) -> Bool) {
        guard let top = table.first, let bottom = table.last, top.cells.count == 2, !top.cells[0].isEmpty, !top.cells[1].isEmpty else {
            return nil
        }
        self.layout = layout
        fellow = layout.lines[top.line]
        guard !fellow.isFixedPitch, !fellow.isRightToLeft else { return nil }
        fullest = table.reduce(-.infinity) { max($0, layout.lines[$1.line].x1) }
        (first, second) = (layout.words[top.cells[0].lowerBound].x0, layout.words[top.cells[1].lowerBound].x0)
        for row in table {
            guard let label = row.cells[0].first, let text = row.cells[1].first, begins(layout.words[label].x0, at: first),
                begins(layout.words[text].x0, at: second)
            else { return nil }
        }
        // What is the same before each is a bullet, whatever sign it is.
        let label = bytes(top.cells[0])
        guard table.contains(where: { !bytes($0.cells[0]).elementsEqual(label) }) else { return nil }
        let above = entries(above: top.line, isFree)
        let end = end(ofEntryFrom: bottom.line, isFree)
        let below = entries(from: end, isFree)
        guard !above.isEmpty || !below.isEmpty else { return nil }
        rows = above + table.map { ($0.line, $0.line == bottom.line ? end : $0.line + 1, $0.cells) } + below
    }

    private func bytes(_ words: Range<Int>) -> ArraySlice<UInt8> {
        words.count == 1 ? layout.bytes(of: layout.words[words.lowerBound]) : []
    }

    private func begins(_ x: Float, at edge: Float) -> Bool { (x - edge).magnitude < Self.alignment * fellow.size }

    private func follows(_ line: Int, within step: Float) -> Bool {
        let (upper, lower) = (layout.lines[line - 1], layout.lines[line])
        let distance = upper.y - lower.y
        return upper.frame == lower.frame && distance > 0.5 * lower.size && distance < step * max(upper.size, lower.size)
            && (lower.size - fellow.size).magnitude < Self.otherSize * fellow.size
    }

    /// The line behind the last one of an entry.
    private func end(ofEntryFrom line: Int, _ isFree: (Int) -> Bool) -> Int {
        var end = line + 1
        while end < layout.lines.count, isFree(end), begins(layout.lines[end].x0, at: second), follows(end, within: Self.widestLeading) {
            end += 1
        }
        return end
    }

    private func entries(from start: Int, _ isFree: (Int) -> Bool) -> [(line: Int, end: Int, cells: [Range<Int>])] {
        var found: [(line: Int, end: Int, cells: [Range<Int>])] = []
        var line = start
        while line < layout.lines.count, isFree(line), begins(layout.lines[line].x0, at: first), follows(line, within: Self.widestStep) {
            let end = end(ofEntryFrom: line, isFree)
            if let cells = cells(of: line, goesOn: end > line + 1), end > line + 1 || !isText(line, before: end, isFree) {
                // What isn't read whole is no row, and would go on behind those below it.
                guard !mayGoOn(before: end), isOneBlock(line..<end), !goesOnElsewhere(line..<end) else { break }
                found.append((line, end, cells))
            } else if end == line + 1 || !isLabel(line) {
                break
            }
            line = end
        }
        return found
    }

    private func entries(above line: Int, _ isFree: (Int) -> Bool) -> [(line: Int, end: Int, cells: [Range<Int>])] {
        var found: [(line: Int, end: Int, cells: [Range<Int>])] = []
        var next = line
        while next > 0 {
            var start = next
            repeat { start -= 1 } while start > 0 && isFree(start) && begins(layout.lines[start].x0, at: second)
            guard isFree(start), begins(layout.lines[start].x0, at: first), follows(next, within: Self.widestStep),
                end(ofEntryFrom: start, isFree) == next, (layout.lines[start].size - fellow.size).magnitude < Self.otherSize * fellow.size
            else { break }
            if let cells = cells(of: start, goesOn: next > start + 1) {
                guard isOneBlock(start..<next), !goesOnElsewhere(start..<next) else { break }
                found.append((start, next, cells))
            } else if next == start + 1 || !isLabel(start) {
                break
            }
            next = start
        }
        return found.reversed()
    }

    /// The label and the text in a line; nil if it has no such.
    private func cells(of line: Int, goesOn: Bool) -> [Range<Int>]? {
        let own = layout.lines[line]
        guard own.words.count > 1, own.row < 0, own.mayHaveCells, !own.isRightToLeft, !own.isFixedPitch else { return nil }
        let words = Int(own.words.lowerBound)..<Int(own.words.upperBound)
        guard let text = words.dropFirst().first(where: { begins(layout.words[$0].x0, at: second) }),
            layout.words[text].x0 - layout.words[text - 1].x1 > (goesOn ? Self.leastWhite : Self.white) * own.size,
            !isItem(words.lowerBound..<text)
        else { return nil }
        return [words.lowerBound..<text, text..<words.upperBound]
    }

    /// Whether a label is a bullet or a number: the entry is an item.
    private func isItem(_ label: Range<Int>) -> Bool {
        guard label.count == 1 else { return false }
        let word = layout.words[label.lowerBound]
        if word.isBullet { return true }
        let bytes = layout.bytes(of: word)
        guard bytes.count <= Self.longestNumber else { return false }
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
        return Label.isBullet(scalars) || Label.isNumber(scalars) || Label.isCapital(scalars)
    }

    /// In bytes.
    private static let longestNumber = 24

    /// Whether a line goes on where it begins, close below it, as those of a text do, and not with another entry.
    private func isText(_ line: Int, before next: Int, _ isFree: (Int) -> Bool) -> Bool {
        guard next < layout.lines.count, begins(layout.lines[next].x0, at: first), follows(next, within: Self.widestLeading) else {
            return false
        }
        guard let cells = cells(of: next, goesOn: true) else {
            return !(isLabel(next) && end(ofEntryFrom: next, isFree) > next + 1)
        }
        // One label may stand in two lines beside one text: a full line, and what is no beginning of a sentence below it.
        guard let first = layout.bytes(of: layout.words[cells[1].lowerBound]).first, first &- 0x61 < 26 else { return false }
        let block = block(around: line)
        let right = block.clamped(to: (line - Self.mostBeside)..<(line + Self.mostBeside)).reduce(fullest) { max($0, layout.lines[$1].x1) }
        return block.contains(next) && layout.lines[line].x1 > right - Self.fullEdge * fellow.size
    }

    /// How far from where the longest lines end those do that have no room for more, in ems.
    private static let fullEdge: Float = 4
    /// Lines of a block above and below one that it is compared with.
    private static let mostBeside = 20

    /// Whether an entry may go on in another column or on the next page: nothing stands closely below it, and no sentence ends there.
    private func mayGoOn(before end: Int) -> Bool {
        if end < layout.lines.count, layout.lines[end].frame == fellow.frame,
            case let step = layout.lines[end - 1].y - layout.lines[end].y, step > 0, step < Self.widestStep * fellow.size
        {
            return false
        }
        return layout.bytes(of: layout.lines[end - 1]).last.map { !Self.ends.contains($0) } ?? false
    }

    private static let ends: [UInt8] = [0x21, 0x29, 0x2E, 0x3F]

    /// Whether some lines are of one block, so that what the first one begins is read whole.
    private func isOneBlock(_ lines: Range<Int>) -> Bool {
        let block = block(around: lines.lowerBound)
        return block.contains(lines.upperBound - 1)
    }

    /// Whether the block of an entry goes on behind it with what begins neither where labels do nor where texts do.
    private func goesOnElsewhere(_ lines: Range<Int>) -> Bool {
        block(around: lines.lowerBound).contains(lines.upperBound) && !begins(layout.lines[lines.upperBound].x0, at: first)
    }

    private func block(around line: Int) -> Range<Int> {
        var (low, high) = (0, layout.blocks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(layout.blocks[middle].lines.lowerBound) <= line { low = middle } else { high = middle }
        }
        guard layout.blocks.indices.contains(low) else { return line..<(line + 1) }
        return Int(layout.blocks[low].lines.lowerBound)..<Int(layout.blocks[low].lines.upperBound)
    }

    /// Whether a line has no more than a label that is wider than its column, or has its text below it.
    private func isLabel(_ line: Int) -> Bool { layout.lines[line].x1 - first < Self.widestLabel * (second - first) }

    /// As a multiple of the column's width.
    private static let widestLabel: Float = 4
}
