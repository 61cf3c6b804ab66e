/// Words that are seldom looked for, between spaces in one literal. Nothing is made of it when the first is asked for: to make a set of them takes as long as
/// reading half a page, which the text of a short document would wait for.
struct WordList: ExpressibleByStringLiteral, Sendable {
    private let words: StaticString

    init(stringLiteral words: StaticString) { self.words = words }

    /// Whether `word`, in UTF-8, is one of them.
    func contains(_ word: some Collection<UInt8>) -> Bool {
        let count = word.count
        guard count > 0 else { return false }
        return words.withUTF8Buffer { list in
            var start = 0
            while start < list.count {
                let end = list[start...].firstIndex(of: 0x20) ?? list.count
                if end - start == count, list[start..<end].elementsEqual(word) { return true }
                start = end + 1
            }
            return false
        }
    }

    /// A word in UTF-8, to be looked for.
    static func bytes(_ word: some Sequence<UInt32>) -> [UInt8] {
        word.reduce(into: []) { $0.append(contentsOf: (Unicode.Scalar($1) ?? "\u{FFFD}").utf8) }
    }

    /// The first two scalars of each word, the first in the upper half, each pair once: of hardly any other word they are the same.
    func beginnings() -> [UInt64] {
        var found: [UInt64] = []
        var letters: [UInt32] = []
        func end() {
            guard letters.count > 1 else { return letters.removeAll() }
            let beginning = UInt64(letters[0]) << 32 | UInt64(letters[1])
            if !found.contains(beginning) { found.append(beginning) }
            letters.removeAll(keepingCapacity: true)
        }
        for scalar in String(describing: words).unicodeScalars {
            if scalar == " " { end() } else if letters.count < 2 { letters.append(scalar.value) }
        }
        end()
        return found
    }
}
