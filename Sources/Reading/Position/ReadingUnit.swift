/// A unit one can step by while listening.
public enum ReadingUnit: String, Sendable, Codable, CaseIterable {
    case word, sentence, paragraph, page, chapter
}

extension ReadingText {
    /// The word to go to when stepping by units from the word `word`.
    ///
    /// Forward goes to the beginning of the next unit. Back first goes to the beginning of the current unit, and only from there to
    /// the one before; so that a second step back, given while the voice is already moving again, still reaches it, the first
    /// `grace` words of a unit count as its beginning.
    ///
    /// - Parameters:
    ///   - steps: how many units to go; negative goes back; 0 is the beginning of the current unit.
    ///   - grace: how many words into a unit still count as its beginning; 0 for exact steps. Does not concern stepping by words.
    /// - Returns: a word the text holds; at an end of the text, the first or the last word; forward, in a text that has no such units
    ///   (yet), the word itself.
    public func word(stepping steps: Int, by unit: ReadingUnit, from word: Int, grace: Int = 3) -> Int {
        guard let last = words.last else { return baseWord }
        let here = min(max(word, baseWord), last)
        if unit == .word {
            let (target, overflow) = here.addingReportingOverflow(steps)
            return overflow ? (steps < 0 ? baseWord : last) : min(max(target, baseWord), last)
        }
        let starts = unitStarts(unit)
        guard let current = starts.lastIndex(atOrBefore: here) else {
            // Before the first page or chapter mark there is only the beginning of the text; where there is none, nothing to go on to.
            guard steps > 0 else { return baseWord }
            return starts.isEmpty ? here : min(starts[min(steps, starts.count) - 1], last)
        }
        var target = current
        if steps > 0 {
            target = steps > starts.count - 1 - current ? starts.count : current + steps
        } else if steps < 0 {
            let isAtStart = here - starts[current] <= min(max(0, grace), unitLength(starts, current) / 2)
            let back = isAtStart ? steps : steps + 1
            target = back < -current ? -1 : current + back
        }
        if target < 0 { return baseWord }
        return target < starts.count ? min(starts[target], last) : last
    }

    /// Whether another unit begins behind the one that a word is in; nil where the text has none of that kind.
    ///
    /// - Parameter end: units from this word on don't count.
    public func hasNext(_ unit: ReadingUnit, after word: Int, before end: Int = .max) -> Bool? {
        if unit == .word { return words.isEmpty ? nil : word < min(end, words.upperBound) - 1 }
        let starts = unitStarts(unit)
        guard let first = starts.first else { return nil }
        // The unit that is next begins behind the last that begins at the word or before.
        let next = starts.lastIndex(atOrBefore: word).map { $0 + 1 < starts.count ? starts[$0 + 1] : .max } ?? first
        return next < min(end, words.upperBound)
    }

    /// Where the units begin, ascending, each word once.
    private func unitStarts(_ unit: ReadingUnit) -> UnitStarts {
        switch unit {
        case .word, .sentence: UnitStarts(count: sentences.count) { self.sentences[$0].words.lowerBound }
        case .paragraph: UnitStarts(count: paragraphs.count) { self.paragraphs[$0].words.lowerBound }
        case .page: UnitStarts(distinct(pages.map(\.firstWord)))
        case .chapter: UnitStarts(distinct(chapters.map(\.firstWord)))
        }
    }

    /// Without repetitions (empty pages, a chapter and its first section), and without what lies beyond the text.
    private func distinct(_ words: [Int]) -> [Int] {
        var result: [Int] = []
        for word in words where word != result.last && self.words.contains(word) { result.append(word) }
        return result
    }

    private func unitLength(_ starts: UnitStarts, _ index: Int) -> Int {
        (index + 1 < starts.count ? starts[index + 1] : words.upperBound) - starts[index]
    }
}

/// A sorted list of words, read through a function so that stepping by sentence copies nothing.
private struct UnitStarts {
    let count: Int
    private let start: (Int) -> Int

    init(count: Int, start: @escaping (Int) -> Int) {
        self.count = count
        self.start = start
    }

    init(_ words: [Int]) {
        self.init(count: words.count) { words[$0] }
    }

    var isEmpty: Bool { count == 0 }
    var first: Int? { isEmpty ? nil : start(0) }
    subscript(index: Int) -> Int { start(index) }

    func lastIndex(atOrBefore word: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if start(middle) <= word { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
