/// What the superior figures and the raised marks of a page say of each other, found out when one of them is to be judged: most pages have none.
struct PageMarks {
    private let lines: [(line: LayoutLine, start: BlockStart)]
    private let words: [LayoutWord]
    private let cells: [Cell]
    private var names: Set<[UInt32]>?
    private var knownLabels: NoteLabels?

    init(_ lines: [(line: LayoutLine, start: BlockStart)], _ words: [LayoutWord], _ cells: [Cell]) {
        (self.lines, self.words, self.cells) = (lines, words, cells)
    }

    /// The marks that notes of the page begin with.
    var labels: NoteLabels {
        mutating get {
            let found = knownLabels ?? NoteLabels(lines.lazy.map(\.line.words), words, cells)
            knownLabels = found
            return found
        }
    }

    /// Whether the superior figures of a word are its own.
    mutating func isName(_ word: Range<Int>, _ mark: RaisedText.Mark) -> Bool {
        let found = names ?? namesWithFigures()
        names = found
        return !found.isEmpty && found.contains(name(word, mark))
    }

    /// Words that have the same superior figures more than once on the page, where no note begins with these: "GOsa²" is called so, and calls none.
    private func namesWithFigures() -> Set<[UInt32]> {
        var (counts, notes): ([[UInt32]: Int], Set<[UInt32]>) = ([:], [])
        let span = cells.span
        for word in words where word.spelling != .ascii && word.end > word.start {
            // Hardly any has such figures, at either end.
            guard
                RaisedText.isSuperscriptDigit(span[Int(word.start)].unicode)
                    || (max(Int(word.start), Int(word.end) - 1 - RaisedText.mostStops)..<Int(word.end)).contains(where: {
                        RaisedText.isSuperscriptDigit(span[$0].unicode)
                    })
            else { continue }
            let all = Int(word.start)..<Int(word.end)
            // Figures alone may stand before a note, too.
            if all.count <= RaisedText.mostFigures, cells[all].allSatisfy({ RaisedText.isSuperscriptDigit($0.unicode) }) {
                notes.insert(cells[all].map(\.unicode))
            } else if let mark = RaisedText.mark(in: cells[all]) {
                if mark.isLeading { notes.insert(cells[mark.figures].map(\.unicode)) } else { counts[name(all, mark), default: 0] += 1 }
            }
        }
        return Set(
            counts.filter { name, count in
                count > 1 && !(1...RaisedText.mostFigures).contains { notes.contains(Array(name.suffix($0))) }
            }.keys)
    }

    /// A word with its superior figures, and without the stops behind them.
    private func name(_ word: Range<Int>, _ mark: RaisedText.Mark) -> [UInt32] {
        cells[word.lowerBound..<mark.figures.upperBound].map(\.unicode)
    }
}
