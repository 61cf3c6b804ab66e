import Reading
import Speech

/// The sentence being spoken, its word marked, a scrubber and a line with the place: at the bottom of the terminal, below what was spoken before.
///
/// Only what has changed is written. Nothing is hidden from the terminal's own scrolling: what was heard stays above as text.
final class LiveDisplay: ListeningDisplay {
    private let terminal: Int32
    /// The lines of the region at the bottom, as they stand there now; the cursor is at the end of the last.
    private var drawn: [String] = []
    private var status: ListeningStatus?
    private var editor: LineEditor?
    /// A click that waits for the terminal to tell where the cursor is.
    private var click: (column: Int, row: Int)?
    let takesClicks: Bool

    /// A sentence that takes more lines is shown in part.
    private static let mostLines = 8

    init(terminal: Int32, takesClicks: Bool = true) {
        self.terminal = terminal
        self.takesClicks = takesClicks
    }

    func show(_ new: ListeningStatus) {
        keepHeardSentence(before: new)
        status = new
        draw()
    }

    /// Whether the terminal is this program's: after `bg` it is the shell's, which draws itself.
    private var isInFront: Bool { TerminalDevice.isInForeground(terminal) }

    func say(_ lines: [String]) {
        let columns = size.columns
        // What engines and players complained of, and names, may be in it.
        let lines = lines.map(DisplayText.harmless)
        insert(lines.flatMap { line in line.isEmpty ? [""] : Self.wrapped(line, columns: columns).map { String(line[$0]) } })
    }

    func acknowledge(_ status: ListeningStatus, with answer: ListeningAnswer) { show(status) }

    func tell(_ status: ListeningStatus) { say([status.line]) }

    func edit(_ new: LineEditor?) {
        editor = new
        draw()
    }

    func redraw() {
        guard isInFront else { return }
        // A terminal that has become narrower has broken the lines that stood there.
        let columns = TerminalDevice.size(terminal).columns
        let rows = drawn.reduce(0) { $0 + max(1, (Self.shownWidth($1) + columns - 1) / columns) }
        drawn = []
        StandardError.write((rows > 1 ? "\u{1B}[\(rows - 1)A" : "") + "\r\u{1B}[J")
        draw()
    }

    func clear() {
        guard !drawn.isEmpty, isInFront else { return }
        StandardError.write(toTop + "\u{1B}[J")
        drawn = []
    }

    private var size: (columns: Int, rows: Int) {
        let (columns, rows) = TerminalDevice.size(terminal)
        // The last column is left free: some terminals go to the next line as soon as it is filled.
        return (max(1, columns - 1), rows)
    }

    // MARK: Clicks

    func clicked(column: Int, row: Int) {
        click = (column, row)
        // The region is wherever the terminal has scrolled it to. It answers among the keys.
        StandardError.write("\u{1B}[6n")
    }

    func cursorIsAt(row: Int) -> Double? {
        defer { click = nil }
        // The cursor is in the last line, and the scrubber in the one above.
        guard let click, let status, hasScrubber(status), click.row == row - 1, drawn.count > 1 else { return nil }
        return ScrubberBar.fraction(column: click.column, columns: size.columns)
    }

    private func hasScrubber(_ status: ListeningStatus) -> Bool {
        status.isMeasured && size.columns >= ScrubberBar.leastColumns && size.rows > 3
    }

    // MARK: Drawing

    /// A sentence that was heard to its end stays above.
    private func keepHeardSentence(before new: ListeningStatus) {
        guard let status, let old = status.player.sentence, new.player.sentence != old, isInFront else { return }
        switch new.player.state {
        case .playing(let word): guard word == old.upperBound, new.player.sentence?.lowerBound == word else { return }
        // What follows has not come yet.
        case .seeking(let word, _): guard word == old.upperBound, new.player.sentence == nil else { return }
        case .idle, .paused, .finished: return
        }
        let text = DisplayText.clean(new.place.text.text(old))
        insert(Self.wrapped(text, columns: size.columns).map { String(text[$0]) })
    }

    /// Puts lines above the region.
    private func insert(_ lines: [String]) {
        if !isInFront { drawn = [] }
        let region = drawn
        StandardError.write(toTop + "\u{1B}[J" + (lines + region).joined(separator: "\n") + (region.isEmpty ? "\n" : ""))
    }

    private func draw() {
        guard isInFront else {
            drawn = []
            return
        }
        let lines = lines()
        guard lines != drawn else { return }
        var text = ""
        if lines.count == drawn.count {
            for (index, line) in lines.enumerated() where line != drawn[index] {
                let up = lines.count - 1 - index
                text += (up > 0 ? "\u{1B}[\(up)A" : "") + "\r" + line + "\u{1B}[K" + (up > 0 ? "\u{1B}[\(up)B" : "")
            }
        } else {
            text = toTop + "\u{1B}[J" + lines.joined(separator: "\n")
        }
        // What is left out is not there.
        if StandardError.write(text) { drawn = lines }
    }

    /// The columns a drawn line takes; the marks of the spoken word take none.
    private static func shownWidth(_ line: String) -> Int {
        let marks = line.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst().reduce(0) { sum, part in
            sum + part.prefix { $0 != "m" }.count + 2
        }
        return DisplayText.width(of: line) - marks
    }

    /// Moves the cursor to the first column of the region.
    private var toTop: String { (drawn.count > 1 ? "\u{1B}[\(drawn.count - 1)A" : "") + "\r" }

    private func lines() -> [String] {
        guard let status else { return editor.map { [$0.prompt + $0.text] } ?? [] }
        let (columns, rows) = size
        let bottom = editor.map { $0.prompt + $0.text } ?? status.line
        let bar = hasScrubber(status) ? [ScrubberBar.line(status.place.fraction, columns: columns)] : []
        return sentence(status, columns: columns, most: max(1, min(Self.mostLines, rows - 3))) + bar + [
            DisplayText.fitted(bottom, columns: columns)
        ]
    }

    /// The lines of the sentence around the word, with the word in reverse.
    private func sentence(_ status: ListeningStatus, columns: Int, most: Int) -> [String] {
        guard let words = status.player.sentence, words.contains(status.place.word) else { return [] }
        let text = status.place.text
        let before = DisplayText.clean(text.text(words.lowerBound..<status.place.word))
        let word = DisplayText.clean(text.word(status.place.word))
        let isSpaced = text.isSpaced(before: status.place.word) && !before.isEmpty
        let whole = DisplayText.clean(text.text(words))
        guard let start = whole.index(whole.startIndex, offsetBy: before.count + (isSpaced ? 1 : 0), limitedBy: whole.endIndex),
            let end = whole.index(start, offsetBy: word.count, limitedBy: whole.endIndex)
        else { return [] }
        let lines = Self.wrapped(whole, columns: columns)
        let current = lines.firstIndex { $0.upperBound > start } ?? 0
        let first = max(0, min(current - most / 2, lines.count - most))
        return lines[first..<min(lines.count, first + most)].map { line in
            let marked = max(line.lowerBound, start)..<max(max(line.lowerBound, start), min(line.upperBound, end))
            guard !marked.isEmpty, marked.upperBound <= line.upperBound else { return String(whole[line]) }
            return whole[line.lowerBound..<marked.lowerBound] + "\u{1B}[7m" + whole[marked] + "\u{1B}[27m"
                + whole[marked.upperBound..<line.upperBound]
        }
    }

    /// Breaks a line at spaces, or anywhere in a word that is too long or written without spaces.
    static func wrapped(_ text: String, columns: Int) -> [Range<String.Index>] {
        var lines: [Range<String.Index>] = []
        var (start, space, used) = (text.startIndex, String.Index?.none, 0)
        var index = text.startIndex
        while index < text.endIndex {
            let width = DisplayText.width(text[index])
            // A wide character in one column goes over its edge.
            if used + width > columns, used > 0 {
                if text[index] == " " {
                    lines.append(start..<index)
                    start = text.index(after: index)
                } else if let broken = space {
                    lines.append(start..<broken)
                    start = text.index(after: broken)
                } else {
                    lines.append(start..<index)
                    start = index
                }
                space = nil
                index = start
                used = 0
                continue
            }
            if text[index] == " " { space = index }
            used += width
            index = text.index(after: index)
        }
        if start < text.endIndex { lines.append(start..<text.endIndex) }
        return lines
    }
}
