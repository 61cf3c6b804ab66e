/// Finds words in a text the way a listener looks for them: case, punctuation and the width of spaces do not matter, nor do accents where none are typed:
/// "schon" finds "schön" as well, whichever comes first.
///
/// Where the words occur as whole words, that is preferred to an occurrence at the beginning of a word ("art" before "artists"), and this one to an occurrence
/// inside one ("party").
struct TextSearch {
    private let needle: [UInt8]
    private let fallback: [Int]
    private let keepsPunctuation: Bool
    private let dropsMarks: Bool

    /// How many words are folded at a time.
    private static let chunk = 4096

    init(_ words: String) {
        var storage = WordStorage()
        storage.append(words.utf8.span, started: { _, _ in }, lineEnded: { _ in })
        let folded = FoldedText.fold(storage.string(0..<storage.bytes.count))
        var needle = folded.bytes
        Self.tidy(&needle)
        self.needle = needle
        fallback = Self.fallback(of: needle)
        keepsPunctuation = folded.keepsPunctuation
        // Whoever types an accent means it.
        var bare: [UInt8] = []
        FoldedText.append(folded.bytes.indices, of: folded.bytes, to: &bare, keepsPunctuation: true, dropsMarks: true)
        dropsMarks = bare == folded.bytes
    }

    /// The best that is found on the way: where each kind of occurrence comes first.
    private struct Found {
        var whole: Int?
        var start: Int?
        var inside: Int?

        mutating func add(_ places: Places, fromEnd: Bool) {
            if whole == nil { whole = fromEnd ? places.whole.last : places.whole.first }
            if start == nil { start = fromEnd ? places.starts.last : places.starts.first }
            if inside == nil { inside = fromEnd ? places.inside.last : places.inside.first }
        }
    }

    /// The word in which the next occurrence after the word `current` begins, going on from the beginning at the end.
    func next(in text: ReadingText, after current: Int) -> Int? {
        guard !needle.isEmpty, !text.words.isEmpty else { return nil }
        let count = text.storage.count
        let from = current < text.words.lowerBound ? 0 : current >= text.words.upperBound - 1 ? 0 : current - text.baseWord + 1
        var best = Found()
        for part in [from..<count, 0..<from] {
            var first = part.lowerBound
            while first < part.upperBound {
                let end = min(part.upperBound, first + Self.chunk)
                best.add(find(in: first..<end, of: text.storage), fromEnd: false)
                if let whole = best.whole { return whole + text.baseWord }
                first = end
            }
        }
        return (best.start ?? best.inside).map { $0 + text.baseWord }
    }

    /// The word in which the last occurrence before the word `current` begins, going on from the end at the beginning; by the same rules.
    func previous(in text: ReadingText, before current: Int) -> Int? {
        guard !needle.isEmpty, !text.words.isEmpty else { return nil }
        let count = text.storage.count
        let to = current <= text.words.lowerBound || current > text.words.upperBound ? count : current - text.baseWord
        var best = Found()
        for part in [0..<to, to..<count] {
            var end = part.upperBound
            while end > part.lowerBound {
                let first = max(part.lowerBound, end - Self.chunk)
                best.add(find(in: first..<end, of: text.storage), fromEnd: true)
                if let whole = best.whole { return whole + text.baseWord }
                end = first
            }
        }
        return (best.start ?? best.inside).map { $0 + text.baseWord }
    }

    /// The words of a range in which the needle begins: with the word and ending with one, with the word, and within it.
    private struct Places {
        var whole: [Int] = []
        var starts: [Int] = []
        var inside: [Int] = []
    }

    private func find(in words: Range<Int>, of storage: WordStorage) -> Places {
        var folded: [UInt8] = []
        var starts: [Int] = []
        var word = words.lowerBound
        var end = 0
        // Behind the range, as much as an occurrence that begins in it may reach.
        while word < storage.count, word < words.upperBound || folded.count <= end + needle.count {
            if storage.isSpaced(before: word), let last = folded.last, last != 0x20 { folded.append(0x20) }
            starts.append(folded.count)
            FoldedText.append(
                storage.range(of: word), of: storage.bytes, to: &folded, keepsPunctuation: keepsPunctuation, dropsMarks: dropsMarks)
            word += 1
            if word <= words.upperBound { end = folded.count }
        }
        // Knuth, Morris and Pratt: no text and no needle, however repetitive, makes this slow.
        var found = Places()
        var matched = 0
        var next = 0
        var following = 0
        for index in folded.indices {
            while matched > 0, folded[index] != needle[matched] { matched = fallback[matched - 1] }
            if folded[index] == needle[matched] { matched += 1 }
            guard matched == needle.count else { continue }
            matched = fallback[matched - 1]
            let begin = index + 1 - needle.count
            while next < starts.count, starts[next] <= begin { next += 1 }
            let place = words.lowerBound + max(0, next - 1)
            if place >= words.upperBound { break }
            guard next > 0, starts[next - 1] == begin else {
                found.inside.append(place)
                continue
            }
            // Behind it a word begins, or nothing comes. What stands between is no letter.
            while following < starts.count, starts[following] <= index { following += 1 }
            let isWhole =
                index + 1 >= folded.count || folded[index + 1] == 0x20 || following < starts.count && starts[following] == index + 1
            if isWhole { found.whole.append(place) } else { found.starts.append(place) }
        }
        return found
    }

    /// For every prefix of the needle, how long its longest end is that is also its beginning.
    private static func fallback(of needle: [UInt8]) -> [Int] {
        var table = [Int](repeating: 0, count: needle.count)
        var length = 0
        for index in needle.indices.dropFirst() {
            while length > 0, needle[index] != needle[length] { length = table[length - 1] }
            if needle[index] == needle[length] { length += 1 }
            table[index] = length
        }
        return table
    }

    /// Single spaces, and none at the ends.
    private static func tidy(_ needle: inout [UInt8]) {
        var tidied: [UInt8] = []
        for byte in needle where byte != 0x20 || (tidied.last ?? 0x20) != 0x20 { tidied.append(byte) }
        if tidied.last == 0x20 { tidied.removeLast() }
        needle = tidied
    }
}
