/// The last ordinal of a row that one noun follows, "im 11., 12. und 13. Jahrhundert", with the words in front of the first, which hold for all.
struct OrdinalRow {
    var index: Int
    var name: String?
    var before: String?
    var beforeThat: String?

    /// Gives a number with a full stop the noun behind its row, and the words in front of it.
    static func complete(
        _ place: inout NumeralContext, _ word: Affixes, _ index: Int, _ row: OrdinalRow?, in sentence: SpokenSentence,
        _ tables: LanguageTables?
    ) {
        guard word.core.isDigits, word.core.utf8.count <= 2, let tables else { return }
        if let row, word.prefix.isEmpty, let last = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) {
            let isJoined = joins(sentence.tokens[last].text, tables)
            let member = isJoined ? sentence.tokens[..<last].lastIndex { !$0.text.isEmpty } : last
            if member == row.index, isJoined || sentence.tokens[last].text.hasSuffix(",") {
                (place.name, place.before, place.beforeThat) = (row.name, row.before, row.beforeThat)
            }
        }
        guard word.suffix == ".," || word.suffix == "." && sentence.following(index).map({ joins($0.text, tables) }) == true,
            let noun = noun(behind: index, in: sentence, tables)
        else { return }
        place.after = noun
        place.precedesName = true
    }

    /// The noun behind the last of some ordinals, in small letters.
    private static func noun(behind index: Int, in sentence: SpokenSentence, _ tables: LanguageTables) -> String? {
        var isBehindOrdinal = false
        for token in sentence.tokens[(index + 1)...].prefix(longestRow) where !token.text.isEmpty {
            let word = Affixes(token.text)
            if word.core.isDigits, word.core.utf8.count <= 2, word.prefix.isEmpty, word.suffix == "." || word.suffix == ".," {
                isBehindOrdinal = word.suffix == "."
            } else if !joins(token.text, tables) {
                return isBehindOrdinal && word.prefix.isEmpty && word.core.startsWithCapital ? word.core.lowercased() : nil
            } else {
                isBehindOrdinal = false
            }
        }
        return nil
    }

    private static let longestRow = 12

    private static func joins(_ text: String, _ tables: LanguageTables) -> Bool {
        text == tables.andWord || text == tables.orWord || text == tables.rangeWord
    }
}
