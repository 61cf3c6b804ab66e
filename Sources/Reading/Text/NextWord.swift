/// How the text goes on after a stop: the first letter or digit, past quotation marks, brackets, dashes and bullets.
struct NextWord {
    enum Start { case lower, upper, digit, caseless, none }

    private(set) var start = Start.none
    /// The letters of the word in lower case, up to an apostrophe ("l’homme" gives "l"). Empty when something else than a closing mark
    /// or comma follows them: "A." is an initial, not an article.
    private(set) var token = ""
    /// The letters of the word in lower case with the full stop behind them, of a word that has one: "nov.".
    private(set) var shortened = ""
    /// The word is a number, a letter or a Roman numeral: what stands after "No." or "Fig.".
    private(set) var isLabel = false
    /// The word has two letters or more, all of them capitals: "UTC".
    private(set) var isAllCapitals = false
    /// The word is a number and a letter "d" with punctuation behind: an amount of pence, not "2d graphics".
    private(set) var isPence = false
    /// The word begins with Hiragana.
    private(set) var isHiragana = false

    /// Looks at no more than three words: a rule rarely has more than a dash and a quotation mark in front of the next letter.
    init(from word: Int, to end: Int, in storage: WordStorage) {
        for word in word..<min(end, word + 3) {
            let range = storage.range(of: word)
            var index = range.lowerBound
            while index < range.upperBound {
                let scalar = UTF8Decoding.scalar(in: storage.bytes, at: index, end: range.upperBound)
                start = Self.start(of: scalar.value)
                if start != .none {
                    isHiragana = ScalarRole(scalar.value) == .hiragana
                    read(index..<range.upperBound, in: storage.bytes)
                    return
                }
                index += scalar.length
            }
        }
    }

    private mutating func read(_ range: Range<Int>, in bytes: [UInt8]) {
        var index = range.lowerBound
        var capitals = 0
        var letters = 0
        var digits = 0
        var rest: UInt32?
        while index < range.upperBound, index - range.lowerBound < 48 {
            let scalar = UTF8Decoding.scalar(in: bytes, at: index, end: range.upperBound)
            let kind = Self.start(of: scalar.value)
            if kind == .digit { digits += 1 } else if kind == .none { rest = scalar.value } else { letters += 1 }
            if kind == .none { break }
            if kind == .upper { capitals += 1 }
            index += scalar.length
        }
        // "iPhone", "eBay": a name that starts a sentence in spite of its first letter.
        if start == .lower, letters > 2, capitals == 1, digits == 0 { start = .upper }
        let text = String(decoding: bytes[range.lowerBound..<index], as: UTF8.self)
        isLabel = digits > 0 ? letters <= 2 : capitals == letters && (letters == 1 || BodyShape.isRoman(text))
        isAllCapitals = letters > 1 && capitals == letters
        if digits > 0, letters == 1, rest != nil, bytes[index - 1] == UInt8(ascii: "d") { isPence = true }
        guard digits == 0 else { return }
        if rest == UInt32(UInt8(ascii: ".")) { shortened = text.lowercased() + "." } else { token = text.lowercased() }
    }

    static func start(of scalar: UInt32) -> Start {
        if scalar < 0x80 {
            switch UInt8(truncatingIfNeeded: scalar) {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): return .lower
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): return .upper
            case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digit
            default: return .none
            }
        }
        // Georgian letters count as small ones since Unicode 11, but its sentences begin with them.
        if (0x10D0...0x10FF).contains(scalar) { return .caseless }
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .lowercaseLetter: return .lower
        case .uppercaseLetter, .titlecaseLetter: return .upper
        case .otherLetter, .modifierLetter: return .caseless
        case .decimalNumber: return .digit
        default: return .none
        }
    }
}
