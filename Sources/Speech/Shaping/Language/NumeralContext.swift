/// A number as it stands in a sentence, for a language to say what it is called there.
struct NumeralContext: Sendable {
    /// 1 to 3999 for a Roman numeral; 0 to 9999 for digits.
    var value: Int
    var isRoman: Bool
    /// What is attached to it: "e" in "XIVe", "." in "3.", "-й" in "5-й", or nothing.
    var marker: String
    /// Whether that is written in capitals, as the rest of a word would be: "VIE".
    var hasCapitalMarker = false
    /// The words beside it in lower case, without punctuation; `nil` if there is none or punctuation lies between.
    var before: String?
    var beforeThat: String?
    var after: String?
    /// Whether the word behind is written with a capital.
    var precedesName = false
    /// The word in front as it is written.
    var name: String?
    /// Whether it stands in a row of a table, where by itself it is no year.
    var isInRow = false

    /// Whether the word in front is one of `words`.
    func follows(_ words: Set<String>) -> Bool { before.map(words.contains) ?? false }

    /// Whether the word behind is one of `words`.
    func precedes(_ words: Set<String>) -> Bool { after.map(words.contains) ?? false }

    /// "XXE", "IER": none of the words in capitals that begin like a numeral, "VIE", "MIE", "DE".
    var isOrdinalInCapitals: Bool {
        // "la nouvelle XE"; but "LE XE SIÈCLE"
        let isBehindCapitals = name.map { $0.count > 1 && !$0.contains(where: \.isLowercase) } ?? false
        if marker == "e", [1, 5, 10].contains(value), !isBehindCapitals { return false }
        return marker == "e" ? (2...30).contains(value) && value != 6 : marker == "er" && value == 1
    }

    /// Whether the word in front is written with a capital.
    var followsName: Bool { name?.startsWithCapital ?? false }
}

extension Set<String> {
    /// The words of a list with spaces or line breaks between them.
    init(words: String) { self.init(words.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
