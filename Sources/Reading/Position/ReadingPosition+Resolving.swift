extension ReadingPosition {
    /// The word this position means.
    ///
    /// - Parameters:
    ///   - text: the text, or the part of it that has been read.
    ///   - scrubber: made from the same text.
    ///   - current: the word being read; relative positions and text searches start from it.
    ///   - rate: the speaking rate in words a minute, for positions in time.
    /// - Returns: a global word index. Fractions beyond an end, and steps beyond one, give the first or last word.
    /// - Throws: ``ReadingPositionError``. The code is `notReadYet` when the text is not whole and more of it may have the place.
    public func resolve(
        in text: ReadingText, scrubber: Scrubber, from current: Int, rate: Double
    ) throws(ReadingPositionError) -> Int {
        guard !text.words.isEmpty || !scrubber.span.isEmpty else {
            if text.isWhole { throw ReadingPositionError(.empty, "There is no text to read in this document.") }
            throw ReadingPositionError(.notReadYet, "Nothing of the document has been read yet.")
        }
        let here = min(max(current, scrubber.span.lowerBound), max(scrubber.span.lowerBound, scrubber.span.upperBound - 1))
        switch self {
        case .fraction(let part): return scrubber.word(at: part)
        case .time(let seconds): return try Self.word(atSeconds: seconds, scrubber, rate)
        case .relativeFraction(let part): return Self.moved(by: part, from: here, scrubber)
        case .relativeTime(let seconds):
            let total = scrubber.totalSeconds(rate: rate)
            return Self.moved(by: total > 0 ? seconds / total : 0, from: here, scrubber)
        case .word(let index): return try Self.word(index, text, scrubber)
        case .chapter(let index): return try Self.chapter(index, text)
        case .page(let label): return try Self.page(label, text)
        case .text(let words): return try Self.occurrence(of: words, text) { $0.next(in: text, after: here) }
        case .textBefore(let words):
            // Not in this sentence: reading has moved on from where the search before this one led.
            let start = text.sentenceIndex(containing: here).map { text.sentences[$0].words.lowerBound } ?? here
            return try Self.occurrence(of: words, text) { $0.previous(in: text, before: start) }
        }
    }

    /// A step that is too small to reach another word still goes one word in its direction.
    private static func moved(by step: Double, from here: Int, _ scrubber: Scrubber) -> Int {
        guard !step.isNaN else { return here }
        let word = scrubber.word(nearestTo: scrubber.fraction(of: here) + step)
        if step > 0 { return min(max(word, here + 1), scrubber.span.upperBound - 1) }
        if step < 0 { return max(min(word, here - 1), scrubber.span.lowerBound) }
        return here
    }

    private static func word(atSeconds seconds: Double, _ scrubber: Scrubber, _ rate: Double) throws(ReadingPositionError) -> Int {
        let total = scrubber.totalSeconds(rate: rate)
        // Of the whole time whole seconds are shown: who gives them back means the end.
        guard seconds > total.rounded(.up) else { return scrubber.word(atSeconds: seconds, rate: rate) }
        let place = clock(seconds)
        guard scrubber.coversDocument else { throw ReadingPositionError(.notReadYet, "What comes at \(place) has not been read yet.") }
        let words = rate.isFinite ? Int(min(max(rate, 1), 10_000)) : 0
        throw ReadingPositionError(
            .notThere, "There is no \(place) in the document; it takes \(clock(total))\(words > 0 ? " at \(words) words a minute" : "").")
    }

    /// `1:02:30`, `3:33`.
    private static func clock(_ seconds: Double) -> String {
        let total = Int(min(max(0, seconds), 1e9).rounded())
        let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
        let tail = "\(hours > 0 && minutes < 10 ? "0" : "")\(minutes):\(rest < 10 ? "0" : "")\(rest)"
        return hours > 0 ? "\(hours):\(tail)" : tail
    }

    private static func word(_ index: Int, _ text: ReadingText, _ scrubber: Scrubber) throws(ReadingPositionError) -> Int {
        if scrubber.span.contains(index) || text.words.contains(index) { return index }
        let name = index < Int.max ? index + 1 : index
        if text.isWhole { throw ReadingPositionError(.notThere, "There is no word \(name); the document has \(text.words.count) words.") }
        throw ReadingPositionError(.notReadYet, "Word \(name) has not been read yet.")
    }

    private static func chapter(_ index: Int, _ text: ReadingText) throws(ReadingPositionError) -> Int {
        if text.chapters.indices.contains(index) { return held(text.chapters[index].firstWord, text) }
        let name = index < Int.max ? index + 1 : index
        guard text.isWhole else { throw ReadingPositionError(.notReadYet, "Chapter \(name) has not been read yet.") }
        switch text.chapters.count {
        case 0: throw ReadingPositionError(.notThere, "There is no chapter \(name); the document has no chapters.")
        case 1: throw ReadingPositionError(.notThere, "There is no chapter \(name); the document has one.")
        case let count: throw ReadingPositionError(.notThere, "There is no chapter \(name); the document has \(count).")
        }
    }

    private static func page(_ label: String, _ text: ReadingText) throws(ReadingPositionError) -> Int {
        let lowered = label.lowercased()
        if let mark = text.pages.first(where: { $0.label == label }) ?? text.pages.first(where: { $0.label.lowercased() == lowered }) {
            return held(mark.firstWord, text)
        }
        if label.utf8.allSatisfy(SentenceRules.isDigit), let number = Int(label),
            let mark = text.pages.first(where: { $0.page == number - 1 })
        {
            return held(mark.firstWord, text)
        }
        guard text.isWhole else { throw ReadingPositionError(.notReadYet, "Page \(label) has not been read yet.") }
        guard let first = text.pages.first, let last = text.pages.last else {
            throw ReadingPositionError(.notThere, "There is no page \(label); the document has no pages.")
        }
        let count = text.pages.count == 1 ? "one page" : "\(text.pages.count) pages"
        throw ReadingPositionError(
            .notThere, "There is no page \(label); the document has \(count), labelled \(first.label) to \(last.label).")
    }

    private static func occurrence(
        of words: String, _ text: ReadingText, _ find: (TextSearch) -> Int?
    ) throws(ReadingPositionError) -> Int {
        if let found = find(TextSearch(words)) { return found }
        guard text.isWhole else { throw ReadingPositionError(.notReadYet, "“\(words)” is not in what has been read so far.") }
        throw ReadingPositionError(.notFound, "“\(words)” does not occur in the document.")
    }

    /// A mark at the very end of the text stands on empty pages; the last word is the nearest there is to read.
    private static func held(_ word: Int, _ text: ReadingText) -> Int {
        text.isComplete ? min(word, max(text.baseWord, text.words.upperBound - 1)) : word
    }
}
