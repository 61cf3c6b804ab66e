import PDFText

/// The pages as grids of characters: what stands side by side on the page stands side by side. A form feed stands between pages.
struct GridFormat: TextFormat {
    static let needsLines = true
    private var gatherer = PageGatherer([])
    private var isFirst = true

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) { gatherer = PageGatherer(header.pages) }

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) { gatherer.add(paragraph) }

    mutating func settle(before page: Int, to sink: inout ByteSink) throws(CommandFailure) {
        while let page = gatherer.next(before: page) {
            try sink.write(isFirst ? "" : "\u{C}")
            isFirst = false
            for line in PageGrid(page).lines { try sink.write(line + "\n") }
        }
    }

    mutating func end(to sink: inout ByteSink) throws(CommandFailure) { try settle(before: .max, to: &sink) }
}

/// Lays the words of a page out on a grid of characters.
///
/// What stands close together on a line is a run. Runs that begin at the same place are set at one column, and each column is as far to the right as
/// its place on the page and the runs before it demand: nothing overlaps, and what is aligned on the page stays so.
struct PageGrid {
    private(set) var lines: [String] = []

    private struct Run {
        var text: String
        /// Columns it takes.
        var width: Int
        var x0, x1: Double
    }

    private struct Row {
        var y, size: Double
        var runs: [Run]
    }

    /// White between words that a single space stands for, in ems.
    private static let space = 0.9
    /// Runs that begin this close together, in ems, are aligned.
    private static let alignment = 0.35
    /// Blank lines in a row, at the most.
    private static let mostBlank = 4
    /// Columns, at the most: no page is wider.
    private static let mostColumns = 400

    init(_ page: PrintedPage) {
        let rows = Self.rows(page)
        guard !rows.isEmpty else { return }
        let unit = Self.unit(rows)
        let left = rows.flatMap(\.runs).map(\.x0).min() ?? 0
        let columns = Self.columns(rows, unit: unit, left: left)
        let steps = zip(rows, rows.dropFirst()).map { $0.y - $1.y }.sorted()
        let leading = max(steps.isEmpty ? 12 : steps[steps.count / 2], 1)
        for (index, row) in rows.enumerated() {
            if index > 0 {
                let step = (rows[index - 1].y - row.y) / leading
                let blank = min(max(Int(min(step, 100).rounded()) - 1, 0), Self.mostBlank)
                for _ in 0..<blank { lines.append("") }
            }
            var line = ""
            var used = 0
            for (run, column) in zip(row.runs, columns[index]) {
                let pad = max(column - used, used > 0 ? 1 : 0)
                line += String(repeating: " ", count: pad) + run.text
                used += pad + run.width
            }
            lines.append(line)
        }
    }

    /// The runs of the page by baselines, from top to bottom, and in each row from left to right.
    private static func rows(_ page: PrintedPage) -> [Row] {
        var runs: [(run: Run, y: Double, size: Double)] = []
        for line in page.blocks.flatMap(\.lines) {
            guard let source = line.source else {
                // What isn't printed stands below.
                let text = LinesFormat.text(of: line)
                if !text.isEmpty {
                    let run = Run(text: text, width: DisplayText.width(of: text), x0: 0, x1: 1)
                    runs.append((run, -Double(runs.count), 10))
                }
                continue
            }
            let size = max(source.size, 1)
            var current: Run?
            for word in source.words.sorted(by: { $0.box.x0 < $1.box.x0 }) {
                let width = DisplayText.width(of: word.text)
                if let end = current?.x1, word.box.x0 - end < space * size {
                    // Where it is: a copy would be as long as the run, for each of its words.
                    current?.text += " "
                    current?.text += word.text
                    current?.width += 1 + width
                    current?.x1 = max(end, word.box.x1)
                } else {
                    if let current { runs.append((current, source.box.y0, size)) }
                    current = Run(text: word.text, width: width, x0: word.box.x0, x1: word.box.x1)
                }
            }
            if let current { runs.append((current, source.box.y0, size)) }
        }
        var rows: [Row] = []
        for (run, y, size) in runs.sorted(by: { ($1.y, $0.run.x0) < ($0.y, $1.run.x0) }) {
            if let last = rows.indices.last, rows[last].y - y < 0.4 * min(size, rows[last].size),
                let place = place(of: run, in: rows[last].runs)
            {
                rows[last].runs.insert(run, at: place)
            } else {
                rows.append(Row(y: y, size: size, runs: [run]))
            }
        }
        return rows
    }

    /// Where a run stands among others, which are in order and don't overlap; nil where it would overlap one of them.
    private static func place(of run: Run, in runs: [Run]) -> Int? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].x0 <= run.x0 { low = middle + 1 } else { high = middle }
        }
        if low > 0, run.x0 < runs[low - 1].x1 { return nil }
        if low < runs.count, runs[low].x0 < run.x1 { return nil }
        return low
    }

    /// The width on the page that a column stands for: of the usual character.
    private static func unit(_ rows: [Row]) -> Double {
        var widths: [(unit: Double, weight: Int)] = []
        for run in rows.flatMap(\.runs) where run.width > 2 && run.x1 > run.x0 {
            widths.append(((run.x1 - run.x0) / Double(run.width), run.width))
        }
        widths.sort { $0.unit < $1.unit }
        var half = widths.reduce(0) { $0 + $1.weight } / 2
        for (unit, weight) in widths {
            half -= weight
            if half < 0 { return max(unit, 0.5) }
        }
        return 5
    }

    /// The column of each run of each row.
    private static func columns(_ rows: [Row], unit: Double, left: Double) -> [[Int]] {
        let all = rows.indices.flatMap { row in rows[row].runs.indices.map { (row: row, run: $0) } }
        let sorted = all.sorted { rows[$0.row].runs[$0.run].x0 < rows[$1.row].runs[$1.run].x0 }
        var columns = rows.map { $0.runs.map { _ in 0 } }
        var start = 0
        while start < sorted.count {
            let first = sorted[start]
            let x0 = rows[first.row].runs[first.run].x0
            let limit = x0 + alignment * rows[first.row].size
            // Two runs of one row never share a column.
            var taken: Set<Int> = []
            let end =
                sorted[start...].firstIndex { place in
                    rows[place.row].runs[place.run].x0 > limit || !taken.insert(place.row).inserted
                } ?? sorted.count
            var column = Int(min(max((x0 - left) / unit, 0), Double(mostColumns)).rounded())
            for place in sorted[start..<end] where place.run > 0 {
                let before = rows[place.row].runs[place.run - 1]
                let isClose = rows[place.row].runs[place.run].x0 - before.x1 < 1.5 * unit
                column = max(column, columns[place.row][place.run - 1] + before.width + (isClose ? 1 : 2))
            }
            for place in sorted[start..<end] { columns[place.row][place.run] = column }
            start = end
        }
        return columns
    }
}
