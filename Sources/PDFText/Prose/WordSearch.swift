/// A page's text in which words are looked for.
struct NearbyText {
    let page: Int
    let text: [UInt8]
    fileprivate var askedCount = 0
    fileprivate var endings: WordEndings?
    /// Bytes that were looked through, and places that were looked at.
    fileprivate var (searched, visited) = (0, 0)
    fileprivate var places: WordPlaces?
    private var knownHyphens: HyphenSigns?

    /// The signs that stand for hyphens in it; looked for once.
    var hyphens: HyphenSigns {
        mutating get {
            let found = knownHyphens ?? HyphenSigns(text.span)
            knownHyphens = found
            return found
        }
    }

    /// Of a page that has more, in bytes, no more is looked through: for each of its words it would be.
    private static let longest = 1 << 16

    init(page: Int, text: [UInt8]) {
        self.page = page
        self.text = text.count <= Self.longest ? text : Array(text.prefix(Self.longest))
    }
}

/// Looks for a word in the texts of pages, from the end of a place where it may be to the next (Horspool 1980): most bytes need not be looked at.
struct WordSearch {
    private let word: [UInt8]
    private let last: UInt8
    /// Whether it must not be part of a compound, nor the rest of a word that was broken at a line's end.
    private let isAlone: Bool
    /// The last letters, to ask ``WordEndings``.
    private let ending: UInt64
    /// How far the word may be moved on where a byte stands below its end.
    private let steps: [UInt8]

    /// More questions than these and it is worth the work to know the ends of a text's words.
    private static let fewAsked = 12
    /// When a text was looked through as often as this, it is worth the work to know where its words end.
    private static let fewSearches = 24
    /// Places that are looked at in one text, all questions together: a page may ask for a thousand words that end as a thousand others do.
    private static let mostVisited = 1 << 24

    /// - Parameters:
    ///   - word: not empty.
    ///   - isAlone: whether what follows a hyphen is no answer, on the same line or at the beginning of the next.
    init(_ word: [UInt8], isAlone: Bool = false) {
        self.word = word
        self.isAlone = isAlone
        last = word.last ?? 0
        ending = word.reversed().prefix { Dehyphenation.isLetter($0) }.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        var steps = [UInt8](repeating: UInt8(clamping: word.count), count: 256)
        for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = UInt8(clamping: word.count - 1 - index) }
        self.steps = steps
    }

    /// Whether the word stands in a text with nothing joined to its end, and before it nothing or a hyphen.
    func isFound(in page: inout NearbyText) -> Bool {
        page.askedCount += 1
        if page.askedCount > Self.fewAsked {
            let endings = page.endings ?? WordEndings(page.text.span)
            page.endings = endings
            guard endings.mayContain(ending) else { return false }
            if page.searched > Self.fewSearches * page.text.count { return isFoundByPlaces(in: &page) }
        }
        page.searched += page.text.count
        return isFound(in: page.text.span)
    }

    /// Looks at the places alone where words end as this one does.
    private func isFoundByPlaces(in page: inout NearbyText) -> Bool {
        let places = page.places ?? WordPlaces(page.text.span)
        page.places = places
        var place = places.last(ending)
        while let end = place {
            guard page.visited < Self.mostVisited else { return false }
            page.visited += 1
            let index = places.end(end)
            if index + 1 >= word.count, stands(at: index, in: page.text.span) { return true }
            place = places.before(end)
        }
        return false
    }

    private func isFound(in text: borrowing Span<UInt8>) -> Bool {
        let steps = steps.span
        var end = word.count - 1
        while end < text.count {
            let byte = text[end]
            if byte == last, stands(at: end, in: text) { return true }
            end &+= Int(steps[Int(byte)])
        }
        return false
    }

    /// How many bytes a sign takes that stands around words, if one begins at an index.
    @inline(__always)
    fileprivate static func signLength(_ text: borrowing Span<UInt8>, _ index: Int) -> Int {
        guard index >= 0, text[index] == 0xE2 || text[index] == 0xC2 else { return 0 }
        func byte(_ step: Int) -> UInt8 { index + step < text.count ? text[index + step] : 0 }
        return Dehyphenation.signLength(text[index], byte(1), byte(2), byte(3))
    }

    private func stands(at end: Int, in text: borrowing Span<UInt8>) -> Bool {
        let start = end + 1 - word.count
        // From the end: few words end alike.
        for index in word.indices.reversed() where text[start + index] != word[index] { return false }
        // A word at whose end a hyphen stands was broken there, or goes on behind it.
        if end + 1 < text.count {
            let next = text[end + 1]
            if next == 0x2D || Dehyphenation.isLetter(next) && Self.signLength(text, end + 1) == 0 { return false }
        }
        if start > 0, Dehyphenation.isLetter(text[start - 1]),
            Self.signLength(text, start - 3) != 3, Self.signLength(text, start - 2) != 2
        {
            return false
        }
        return !isAlone || !Self.followsHyphen(text, start)
    }

    /// Whether a hyphen stands before a place, or ends the line before it. What begins a page may be the rest of a word, too.
    private static func followsHyphen(_ text: borrowing Span<UInt8>, _ start: Int) -> Bool {
        var index = start - 1
        if index >= 0, text[index] == 0x0A { index -= 1 }
        guard index >= 0 else { return true }
        // -, and the last byte of U+2010 and U+00AD.
        return text[index] == 0x2D || text[index] == 0x90 || text[index] == 0xAD
    }
}

/// The ends of the words of a text, thrown together: nearly every word that isn't there is told apart by them, at a glance.
fileprivate struct WordEndings {
    /// A bit for each value of the hash.
    private var bits: [UInt64]
    private let shift: UInt64

    init(_ text: borrowing Span<UInt8>) {
        // A bit for each byte of the text: words have five or six.
        let hashBits = UInt64(max(10, min(20, Int.bitWidth - text.count.leadingZeroBitCount)))
        shift = 64 - hashBits
        var found = [UInt64](repeating: 0, count: 1 << Int(hashBits - 6))
        var bits = found.mutableSpan
        var index = 0
        while let (ending, _) = Self.nextWord(text, &index) {
            let hash = Self.hash(ending, shift)
            bits[hash >> 6] |= 1 << UInt64(hash & 63)
        }
        self.bits = found
    }

    /// The last letters of the next word of a text, and where the last of them stands; nil behind the last word.
    @inline(__always)
    static func nextWord(_ text: borrowing Span<UInt8>, _ index: inout Int) -> (ending: UInt64, last: Int)? {
        while index < text.count {
            var (ending, byte) = (UInt64(0), text[index])
            index &+= 1
            guard Dehyphenation.isLetter(byte) else { continue }
            // Most letters begin no sign.
            var last = index &- 2
            var sign = byte < 0x80 ? 0 : WordSearch.signLength(text, index - 1)
            while sign == 0 {
                ending = ending << 8 | UInt64(byte)
                last = index &- 1
                guard index < text.count else { break }
                byte = text[index]
                index &+= 1
                guard Dehyphenation.isLetter(byte) else { break }
                if byte >= 0x80 { sign = WordSearch.signLength(text, index - 1) }
            }
            if sign > 0 { index &+= sign - 1 }
            if ending != 0 { return (ending, last) }
        }
        return nil
    }

    func mayContain(_ ending: UInt64) -> Bool {
        let hash = Self.hash(ending, shift)
        return bits[hash >> 6] & (1 << UInt64(hash & 63)) != 0
    }

    /// Multiplicative, by the golden ratio.
    @inline(__always)
    static func hash(_ ending: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (ending &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}

/// Where the words of a text end, from the last one that ends in some letters to the one before it.
fileprivate struct WordPlaces {
    private let shift: UInt64
    /// By the hash of their last letters, the last words that end in these; −1 where none does.
    private var heads: [Int32]
    /// The last letter of each word, and the word before that ends alike, −1 for none.
    private var ends: [(last: Int32, before: Int32)] = []

    init(_ text: borrowing Span<UInt8>) {
        let hashBits = UInt64(max(6, min(16, Int.bitWidth - (text.count / 4).leadingZeroBitCount)))
        shift = 64 - hashBits
        heads = [Int32](repeating: -1, count: 1 << Int(hashBits))
        var index = 0
        while let (ending, last) = WordEndings.nextWord(text, &index) {
            let hash = WordEndings.hash(ending, shift)
            ends.append((Int32(truncatingIfNeeded: last), heads[hash]))
            heads[hash] = Int32(truncatingIfNeeded: ends.count - 1)
        }
    }

    /// The last word that may end in these letters.
    func last(_ ending: UInt64) -> Int? { Self.place(heads[WordEndings.hash(ending, shift)]) }

    func before(_ word: Int) -> Int? { Self.place(ends[word].before) }

    /// Where the word's last letter stands.
    func end(_ word: Int) -> Int { Int(ends[word].last) }

    private static func place(_ index: Int32) -> Int? { index < 0 ? nil : Int(index) }
}
