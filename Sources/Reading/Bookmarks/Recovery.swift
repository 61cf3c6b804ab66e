/// How a saved place was found again.
public struct Recovery: Sendable, Equatable {
    /// How sure it is.
    public enum Method: String, Sendable, Codable {
        /// The text is the same: the word itself.
        case word
        /// The text has changed: the words around the place.
        case quote
        /// The words are gone: the same fraction of the document.
        case fraction
    }
    /// The word to go on from.
    public let word: Int
    /// How it was found.
    public let method: Method
}

/// The word to go on from; see ``Bookmark/recover(in:scrubber:extractorVersion:)``.
public func recover(_ bookmark: Bookmark, in text: ReadingText, scrubber: Scrubber, extractorVersion: String) -> Int {
    bookmark.recover(in: text, scrubber: scrubber, extractorVersion: extractorVersion).word
}

extension Bookmark {
    /// Finds the place again.
    ///
    /// 1. Made from a text of the same version, and the words there still agree with the quote (or cannot be looked at): the word.
    /// 2. Else the place where most words of the quote stand in their order, if that is two in five; of places about equally good,
    ///    the one nearest to the fraction. Words may have been added, lost or changed before it and even in it.
    /// 3. Else the fraction.
    public func recover(in text: ReadingText, scrubber: Scrubber, extractorVersion: String) -> Recovery {
        let search = quote.flatMap { QuoteSearch($0, fingerprint: fingerprint) }
        let isSameText =
            extractorVersion == self.extractorVersion && (totalWords == nil || !text.isWhole || totalWords == text.words.upperBound)
        if isSameText {
            guard text.words.contains(word) else {
                if !text.isWhole { return Recovery(word: word, method: .word) }
                return Recovery(word: scrubber.word(at: fraction), method: .fraction)
            }
            if search?.agrees(with: text, at: word) ?? true { return Recovery(word: word, method: .word) }
        }
        if let found = search?.place(in: text, near: fraction, scrubber: scrubber) { return Recovery(word: found, method: .quote) }
        return Recovery(word: scrubber.word(at: fraction), method: .fraction)
    }
}

/// Looks for the place where a quote stands.
struct QuoteSearch {
    /// The quote's words as keys, and which of them is the place itself.
    private let keys: [UInt64]
    private let anchor: Int
    private let hasher: WordKeys
    /// How many words must agree.
    private let threshold: Int

    /// Nil for a quote too short to find anything by.
    init?(_ quote: Quote, fingerprint: DocumentFingerprint) {
        let before = quote.before.suffix(Quote.reach)
        let words = before + [quote.at] + quote.after.prefix(Quote.reach)
        anchor = before.count
        if quote.isDigest {
            let digits = words.compactMap { UInt64($0, radix: 16) }
            // One word in sixteen fits by chance. With these numbers, one document of a million words in some hundred would
            // have a wrong place that fits; with fewer words, most would.
            guard digits.count == words.count, words.count >= 11 else { return nil }
            keys = digits
            hasher = WordKeys(digestsFor: fingerprint)
            threshold = 9 + (words.count - 11) * 3 / 10
        } else {
            let hasher = WordKeys()
            keys = words.map { hasher.key(ofWord: $0) }
            self.hasher = hasher
            threshold = max(min(3, words.count), words.count * 2 / 5)
        }
        guard !quote.at.isEmpty || words.count > 1 else { return nil }
    }

    /// Whether the quote stands where it was.
    func agrees(with text: ReadingText, at word: Int) -> Bool {
        var scratch: [UInt8] = []
        var equal = 0
        for (index, key) in keys.enumerated() {
            let place = word + index - anchor
            guard text.words.contains(place) else { continue }
            if hasher.key(of: text.storage.range(of: place - text.baseWord), in: text.storage.bytes, scratch: &scratch) == key {
                equal += 1
            }
        }
        return equal * 2 >= keys.count
    }

    /// The place, or nil when too few words agree anywhere.
    func place(in text: ReadingText, near fraction: Double, scrubber: Scrubber) -> Int? {
        guard !text.words.isEmpty else { return nil }
        let votes = votes(in: text)
        guard let best = votes.max(), Int(best) >= threshold else { return nil }
        // A place with a word or two less is as good when it is nearer: the difference is more likely an edit than another passage.
        let least = max(threshold, Int(best) - max(1, keys.count / 8))
        let expected = scrubber.word(at: fraction) - text.baseWord
        var found: (word: Int, votes: Int, distance: Int)?
        for (word, count) in votes.enumerated() where Int(count) >= least {
            let candidate = (word: word, votes: Int(count), distance: abs(word - expected))
            guard let old = found else {
                found = candidate
                continue
            }
            // Neighbouring words are the same passage, shifted; there the count alone decides.
            let isSamePassage = candidate.word - old.word < keys.count
            let isBetter =
                isSamePassage
                ? (candidate.votes, -candidate.distance) > (old.votes, -old.distance)
                : (-candidate.distance, candidate.votes) > (-old.distance, old.votes)
            if isBetter { found = candidate }
        }
        return found.map { $0.word + text.baseWord }
    }

    /// For each word, how many words of the quote stand where they would if it were the place.
    private func votes(in text: ReadingText) -> [UInt8] {
        let storage = text.storage
        var votes = [UInt8](repeating: 0, count: storage.count)
        var offsets: [UInt64: [Int]] = [:]
        for (index, key) in keys.enumerated() { offsets[key, default: []].append(anchor - index) }
        var scratch: [UInt8] = []
        for word in 0..<storage.count {
            let key = hasher.key(of: storage.range(of: word), in: storage.bytes, scratch: &scratch)
            guard let places = offsets[key] else { continue }
            for offset in places where votes.indices.contains(word + offset) { votes[word + offset] &+= 1 }
        }
        return votes
    }
}
