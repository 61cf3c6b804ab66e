/// How far the paragraphs read from a document agree with those written for it.
///
/// Words are runs without white space, equal if canonically equivalent (which `String` is by itself).
struct Comparison {
    private let wanted, found: [[String]]

    init(wanted: [String], found: [String]) {
        self.wanted = wanted.map(Self.words).filter { !$0.isEmpty }
        self.found = found.map(Self.words).filter { !$0.isEmpty }
    }

    /// The same words in the same paragraphs.
    var isExact: Bool { wanted == found }

    /// How many words of the longer text are in the other one too, in the same order (the longest common subsequence), from 0 to 1.
    ///
    /// The end of a paragraph counts as a word, and so does each character of a script written without spaces,
    /// since one wrong character would else cost a paragraph.
    var share: Double {
        var numbers: [String: Int] = [:]
        func sequence(_ paragraphs: [[String]]) -> [Int] {
            paragraphs.flatMap { $0.flatMap(Self.units) + ["\n"] }.map { unit in
                let number = numbers[unit] ?? numbers.count
                numbers[unit] = number
                return number
            }
        }
        let (first, second) = (sequence(wanted), sequence(found))
        guard !first.isEmpty || !second.isEmpty else { return 1 }
        let common = first.count - second.difference(from: first).removals.count
        return Double(common) / Double(max(first.count, second.count))
    }

    /// For people: where the two part for the first time, with the words around.
    var firstDifference: String {
        guard let paragraph = (0..<max(wanted.count, found.count)).first(where: { wanted[safe: $0] != found[safe: $0] }) else {
            return "no difference"
        }
        let (first, second) = (wanted[safe: paragraph] ?? [], found[safe: paragraph] ?? [])
        let word = (0..<max(first.count, second.count)).first { first[safe: $0] != second[safe: $0] } ?? 0
        func excerpt(_ words: [String]?) -> String {
            guard let words else { return "(the text has ended)" }
            let start = min(max(word - 6, 0), words.count)
            let (before, after) = (words[start..<min(word, words.count)], words.dropFirst(word).prefix(8))
            let context = [start > 0 ? "…" : "", before.joined(separator: " ")].joined()
            let rest = after.isEmpty ? "(the paragraph has ended)" : after.joined(separator: " ")
            return "\(context) ▸ \(rest)\(words.count > word + 8 ? " …" : "")"
        }
        return """
            paragraph \(paragraph + 1) of \(wanted.count), word \(word + 1) (found \(found.count) paragraphs):
              wanted \(excerpt(wanted[safe: paragraph]))
              found  \(excerpt(found[safe: paragraph]))
            """
    }

    private static func words(_ paragraph: String) -> [String] {
        paragraph.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
    }

    private static func units(_ word: String) -> [String] {
        guard word.unicodeScalars.contains(where: isWrittenWithoutSpaces) else { return [word] }
        return word.map(String.init)
    }

    private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Myanmar, Khmer
        case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: true  // Kana, Han
        default: false
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
