/// The raised marks that lines of a page begin with, before a word: those of notes at its foot or below its tables.
struct NoteLabels {
    /// Single letters, and figures.
    private var letters: Set<UInt32> = []
    private var figures: Set<[UInt32]> = []

    /// Lines of a page, the first of which are looked at: no page has more that begin so.
    private static let mostLines = 64

    init(_ lines: some Sequence<Range<Int>>, _ words: [LayoutWord], _ cells: [Cell]) {
        var count = 0
        for line in lines where line.count > 1 && words[line.lowerBound].isRaised {
            count += 1
            guard count <= Self.mostLines else { return }
            for index in line.dropLast() where words[index].isRaised && (index == line.lowerBound || !words[index].isGlued) {
                let next = words[index + 1]
                let mark = cells[Int(words[index].start)..<Int(words[index].end)]
                // Some letters, or what a note may begin with.
                guard !next.isRaised, mark.count <= RaisedText.mostFigures, !PageDigits.isDecimal(cells[Int(next.start)].unicode),
                    next.end - next.start > 1 || index == line.lowerBound && line.count > 2
                else { continue }
                if mark.count == 1, let letter = mark.first?.unicode, 0x61...0x7A ~= letter {
                    letters.insert(letter)
                } else if mark.allSatisfy({ $0.unicode &- 0x30 < 10 }) {
                    figures.insert(mark.map(\.unicode))
                }
            }
        }
    }

    /// Whether raised text calls a note of the page, where it could be a power, or letters that a word ends with, by itself: behind a word, behind one in
    /// brackets, behind a name that has letters and a figure.
    func areCalled(by cells: ArraySlice<Cell>, after before: ArraySlice<UInt8>) -> Bool {
        guard !letters.isEmpty || !figures.isEmpty, !cells.isEmpty, cells.count <= RaisedText.mostFigures else { return false }
        if cells.count == 1, let letter = cells.first?.unicode, letters.contains(letter) {
            return Self.endsInWord(before)
        }
        guard !figures.isEmpty, figures.contains(cells.map(\.unicode)), let last = before.last else { return false }
        if last == 0x29 || last == 0x5D {
            let inner = before.dropLast()
            return Self.endsInWord(inner) || inner.suffix(3).elementsEqual(Self.quote)
        }
        return last.isASCIIDigit && Self.endsInWord(before.dropLast())
    }

    /// Whether a raised number calls a note of the page behind a word of two upright letters, which could be the symbol of a power: it is a word that
    /// sentences have, or an abbreviation that is no side of a triangle.
    func areCalled(by cells: ArraySlice<Cell>, afterShort word: ArraySlice<UInt8>) -> Bool {
        guard !figures.isEmpty, word.count == 2, let first = word.first, let last = word.last, first.isASCIILetter, last.isASCIILetter,
            figures.contains(cells.map(\.unicode))
        else { return false }
        return Self.abbreviations.contains([first, last]) || Self.shortWords.contains([first, last])
    }

    /// Of English, French, German, Italian and Spanish; no units, and nothing that formulas have.
    private static let shortWords = Set(
        [
            "am", "an", "as", "at", "be", "by", "do", "go", "he", "if", "is", "it", "me", "my", "no", "of", "on", "or", "so", "to",
            "up", "us", "It", "We", "Il",
            "we", "au", "ce", "de", "du", "en", "et", "eu", "il", "je", "la", "le", "lu", "ne", "ni", "nu", "ou", "sa", "se", "si", "su",
            "tu", "un", "va", "vu", "ab", "da", "er", "es", "im", "ja", "ob", "um", "wo", "zu", "al", "el", "lo", "yo", "ti", "di",
        ].map { Array($0.utf8) })

    private static let abbreviations = Set(["UK", "EU", "US", "UN", "AI"].map { Array($0.utf8) })

    private static let quote = Array("”".utf8)

    /// Whether a text ends in so many letters as symbols don't have, the last of them no sign.
    private static func endsInWord(_ text: ArraySlice<UInt8>) -> Bool {
        let letters = text.reversed().prefix { $0.isASCIILetter || $0 >= 0xC3 && $0 <= 0xCA || 0x80...0xBF ~= $0 }.count
        return letters >= fewestLetters && text.last.map { $0.isASCIILetter } == true
    }

    private static let fewestLetters = 4
}
