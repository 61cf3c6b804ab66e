/// Turns words into fractions of a document and into time, and back.
///
/// A fraction is of *speaking*, not of words: letters, digits read out, and pauses are weighed, so that 50 % is where half of
/// the listening is done. ``fraction(of:)`` and ``word(at:)`` are inverses: `word(at: fraction(of: w)) == w` for every word.
///
/// Over a text that is not whole, a ``PageIndex`` supplies what is missing. Without one, fractions and times are of the words
/// the text holds.
public struct Scrubber: Sendable {
    /// The words the scrubber measures exactly; global indices.
    public let words: Range<Int>
    /// All words it knows of: those of the document when there is an index, else ``words``.
    public let span: Range<Int>

    /// `sums[i]` is the cost of all words before `words.lowerBound + i`, from the beginning of `span`.
    private let sums: [Int]
    private let total: Int
    private let index: PageIndex?
    /// Whether fractions and times are those of the whole document.
    public let coversDocument: Bool

    /// The pages of the document, where an index tells.
    public var pageCount: Int? { index?.pageCount }

    /// Measures a text.
    ///
    /// - Parameter index: the page index of the same document, for a text that is only a part of it. Between the first and the last page whose
    ///   beginning is in the text, the answers are then those that the whole text would give.
    public init(text: ReadingText, index: PageIndex? = nil) {
        let useful = text.isWhole || !text.isNumbered ? nil : index.flatMap { $0.totalWords >= text.words.upperBound ? $0 : nil }
        var sum = 0
        let sums = SpeakingCost.prefixSums(of: text, from: &sum)
        self.index = useful
        guard let useful else {
            self.sums = sums
            (words, span, total) = (text.words, text.words, sum)
            coversDocument = text.isWhole
            return
        }
        coversDocument = true
        span = 0..<useful.totalWords
        total = useful.totalCost
        // Where pages begin, text and index agree exactly; in between only measuring is exact.
        var anchors = text.pages.filter { useful.words(ofPage: $0.page).lowerBound == $0.firstWord && text.words.contains($0.firstWord) }
            .map { (word: $0.firstWord, cost: useful.cost(beforePage: $0.page)) }
        if text.baseWord == 0 { anchors.insert((0, 0), at: 0) }
        let end = text.words.upperBound
        if let page = useful.page(endingBefore: end) { anchors.append((end, useful.cost(beforePage: page + 1))) }
        guard let first = anchors.first, let last = anchors.last,
            last.cost - first.cost == sums[last.word - text.baseWord] - sums[first.word - text.baseWord]
        else {
            words = text.baseWord..<text.baseWord
            self.sums = [useful.cost(before: text.baseWord)]
            return
        }
        words = first.word..<last.word
        let shift = first.cost - sums[first.word - text.baseWord]
        self.sums = sums[first.word - text.baseWord...last.word - text.baseWord].map { $0 + shift }
    }

    /// Where the word begins, from 0 (the first) to 1 (the end). Never falls as words go up; clamped.
    public func fraction(of word: Int) -> Double {
        guard total > 0 else { return 0 }
        return min(1, Double(cost(before: word)) / Double(total))
    }

    /// The word being spoken at a fraction. Not-a-number and anything below 0 count as 0; at 1 and above it is the last word.
    public func word(at fraction: Double) -> Int {
        guard total > 0, fraction > 0 else { return span.lowerBound }
        return word(atCost: Self.whole(min(1, fraction) * Double(total)))
    }

    /// How long the words take to say, in seconds, at `rate` words a minute. An estimate, for most languages within a tenth over a few
    /// paragraphs; the real time of what was already spoken is better known to who spoke it.
    public func seconds(in range: Range<Int>, rate: Double) -> Double {
        let cost = cost(before: range.upperBound) - cost(before: range.lowerBound)
        return Double(max(0, cost)) / Self.unitsPerSecond(rate)
    }

    /// How long everything takes to say, in seconds.
    public func totalSeconds(rate: Double) -> Double { Double(total) / Self.unitsPerSecond(rate) }

    /// The word being spoken after `seconds` of listening from the beginning. Clamped as ``word(at:)`` is.
    public func word(atSeconds seconds: Double, rate: Double) -> Int {
        guard seconds > 0 else { return span.lowerBound }
        let cost = seconds * Self.unitsPerSecond(rate)
        return word(atCost: cost < Double(total) ? Self.whole(cost) : total)
    }

    /// Costs are whole numbers, and every word costs at least one: a hair more than what division has taken off makes the way back exact.
    private static func whole(_ cost: Double) -> Int { Int(cost + 1.0 / 1024) }

    /// The word whose beginning is nearest to a fraction: where a step there and a step back cancel out.
    func word(nearestTo fraction: Double) -> Int {
        let word = word(at: fraction)
        guard word + 1 < span.upperBound else { return word }
        return self.fraction(of: word + 1) - fraction < fraction - self.fraction(of: word) ? word + 1 : word
    }

    /// Any rate a caller may hand in, made usable: 1 to 10,000 words a minute, 175 when it is not a number.
    private static func unitsPerSecond(_ rate: Double) -> Double {
        SpeakingCost.unitsPerSecondAndRate * (rate.isNaN ? 175 : min(10_000, max(1, rate)))
    }

    private func cost(before word: Int) -> Int {
        if words.contains(word) || word == words.upperBound { return sums[word - words.lowerBound] }
        if word < words.lowerBound { return min(sums[0], index?.cost(before: word) ?? 0) }
        guard let index else { return total }
        let end = sums[words.count]
        return min(total, end + max(0, index.cost(before: word) - index.cost(before: words.upperBound)))
    }

    private func word(atCost cost: Int) -> Int {
        let last = max(span.lowerBound, span.upperBound - 1)
        if let index {
            if cost < sums[0] { return min(words.lowerBound, index.word(atCost: cost)) }
            let end = sums[words.count]
            if cost >= end {
                return min(last, max(words.upperBound, index.word(atCost: cost - end + index.cost(before: words.upperBound))))
            }
        }
        // The last word whose beginning is at or before the cost.
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] <= cost { low = middle + 1 } else { high = middle }
        }
        return min(last, words.lowerBound + max(0, low - 1))
    }
}

extension SpeakingCost {
    /// The cost before every word, and after the last one; `sum` is what comes before the text and, afterwards, after it.
    static func prefixSums(of text: ReadingText, from sum: inout Int) -> [Int] {
        let storage = text.storage
        var sums: [Int] = []
        sums.reserveCapacity(storage.count + 1)
        sums.append(sum)
        for paragraph in text.paragraphs {
            let words = paragraph.words.lowerBound - text.baseWord..<paragraph.words.upperBound - text.baseWord
            for word in words {
                let range = storage.range(of: word)
                let isSpaced = word + 1 == storage.count || storage.isSpaced(before: word + 1)
                sum += cost(of: range, in: storage.bytes, isSpaced: isSpaced)
                if word + 1 == words.upperBound { sum += paragraphEnd }
                sums.append(sum)
            }
        }
        return sums
    }
}
