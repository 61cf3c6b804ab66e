/// The days of a week in a calendar's grid: beside each other they count on, and what is written in one stands below its number.
enum DayCells {
    private static let fewestDays = 3
    private static let lastDay = 31
    private static let shortestMonth = 28

    /// Whether cells of a row are such.
    ///
    /// - Parameter cells: the first segment of each line of each, from the top.
    static func areDays(_ cells: [[Segment]], _ text: BlockText) -> Bool {
        guard cells.count >= fewestDays else { return false }
        var last: Int?
        for lines in cells {
            guard let line = lines.first, let day = number(line, text), 1...lastDay ~= day,
                last.map({ day == $0 + 1 || day == 1 && $0 >= shortestMonth }) ?? true
            else { return false }
            last = day
            if lines.count > 1, number(lines[1], text) != nil { return false }
        }
        return true
    }

    private static func number(_ line: Segment, _ text: BlockText) -> Int? {
        guard line.words.count == 1, let word = line.words.first else { return nil }
        return text.words[word].number(text.cells.span, mostFigures: 2)
    }
}
