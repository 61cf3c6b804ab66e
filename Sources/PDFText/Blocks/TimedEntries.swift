/// Entries of a programme: lines that begin with a time at one edge, each before a text, and these at one edge, too: "10:30 Guided tour".
struct TimedEntries {
    /// The lines that begin one; empty where there are none, as in nearly all regions.
    private(set) var starts: Set<Int> = []

    private static let fewest = 3
    private static let mostEntries = 500
    /// How far times, and texts, begin from each other, in ems.
    private static let alignment: Float = 0.15
    /// In cells: "9.30", "10:30".
    private static let lengths = 4...5

    init(_ edges: LineEdges) {
        let (lines, text) = (edges.lines, edges.text)
        var found: [Int] = []
        for (index, line) in lines.enumerated() where line.words.count > 1 {
            let word = text.words[line.words.lowerBound]
            guard Self.lengths ~= Int(word.end &- word.start), text.cells[Int(word.start)].unicode &- 0x30 < 10, line.row < 0,
                !line.isRightToLeft, Self.minutes(text.cells(of: line.words.lowerBound)) != nil,
                let letter = text.cells(of: line.words.lowerBound + 1).first, Bidirectional.isLetter(letter.unicode)
            else { continue }
            found.append(index)
        }
        guard Self.fewest...Self.mostEntries ~= found.count, let first = found.first else { return }
        func places(_ index: Int) -> (x0: Float, x1: Float, text: Float) {
            let word = lines[index].words.lowerBound
            return (text.words[word].x0, text.words[word].x1, text.words[word + 1].x0)
        }
        let (own, reach) = (places(first), Self.alignment * lines[first].size)
        let alike = found.filter { index in
            let other = places(index)
            return (other.text - own.text).magnitude < reach && min((other.x0 - own.x0).magnitude, (other.x1 - own.x1).magnitude) < reach
        }
        if alike.count >= Self.fewest, alike.count * 4 >= found.count * 3 { starts = Set(alike) }
    }

    /// The minutes from midnight to the time of the day that some cells are: "9.30", "10:30". Nil of others.
    static func minutes(_ cells: ArraySlice<Cell>) -> Int? {
        guard lengths ~= cells.count, let first = cells.first,
            first.unicode &- 0x30 < 3 || cells.count == 4 && first.unicode &- 0x30 < 10
        else { return nil }
        let sign = cells.index(cells.endIndex, offsetBy: -3)
        guard cells[sign].unicode == 0x3A || cells[sign].unicode == 0x2E, let hour = number(cells[..<sign]), hour < 25,
            let minute = number(cells[(sign + 1)...]), minute < 60
        else { return nil }
        return Int(hour) * 60 + Int(minute)
    }

    private static func number(_ cells: ArraySlice<Cell>) -> UInt32? {
        var value: UInt32 = 0
        for cell in cells {
            guard cell.unicode &- 0x30 < 10 else { return nil }
            value = value * 10 + cell.unicode - 0x30
        }
        return value
    }
}
