import Reading

/// What 1 and 2 are called before some nouns: voices have one gender for all.
struct NounGenders: Sendable {
    /// Forms of nouns in small letters, with a letter for what they ask of the number.
    var nouns: [String: Character]
    /// The number in words, as far as it agrees with the noun; `nil` where the voice says it right. `before` is the word in front, in small letters.
    var say: @Sendable (_ value: Int, _ kind: Character, _ before: String?) -> String?

    /// - Parameter lists: Nouns by the letter for them: `f=heure heures`.
    init(_ lists: String, say: @escaping @Sendable (_ value: Int, _ kind: Character, _ before: String?) -> String?) {
        nouns = [:]
        self.say = say
        for list in lists.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let sides = list.split(separator: "=")
            guard sides.count == 2, let kind = sides[0].last else { continue }
            for noun in sides[1].split(separator: " ") { nouns[String(noun)] = kind }
        }
    }
}

extension ShapingRule {
    /// "1 heure" → "une heure", "2 минуты" → "две минуты": applied when units have their names.
    static let agreement = ShapingRule("agreement") { sentence, context in
        guard let genders = context.tables?.nounGenders, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { continue }
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            for place in words.indices {
                let word = Affixes(String(words[place]))
                guard word.suffix.isEmpty, word.core.isDigits, word.core.utf8.count <= 4, word.core.first != "0",
                    let value = Int(word.core),
                    let noun = place + 1 < words.count ? String(words[place + 1]) : sentence.following(index)?.text.firstWord,
                    let kind = genders.nouns[nounCore(noun)]
                else { continue }
                var before: String?
                if word.prefix.isEmpty {
                    if place > 0 {
                        before = String(words[place - 1])
                    } else if let token = sentence.preceding(index) {
                        // A heading's number, and a list's, are of nothing.
                        before = token.text.split(separator: " ").last.map(String.init)
                    } else if context.role == .heading {
                        continue
                    }
                }
                if before == nil, isNumberedTitle(noun, words.dropFirst(place + 2), index, sentence, context.language) { continue }
                let isSecond =
                    context.role == .body && value > 1 && !context.language.hasPrefix("de") && place == 0
                    && sentence.tokens[..<index].count { !$0.text.isEmpty } == 1
                guard before.map({ mayCount(behind: $0, isFirst: isSecond) && genders.nouns[$0.lowercased()] == nil }) ?? true,
                    let said = genders.say(value, kind, before?.lowercased())
                else { continue }
                var parts = words
                parts[place] = Substring(word.prefix + said)
                if said.hasSuffix("’") {
                    // "un’ora"
                    if place + 1 < parts.count {
                        parts[place] += parts.remove(at: place + 1)
                    } else if let next = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }) {
                        sentence.tokens[next].isSpaced = false
                    }
                }
                sentence.tokens[index].text = parts.joined(separator: " ")
                break
            }
        }
    }

    /// A noun without what ends the phrase; empty where something is put before it.
    private static func nounCore(_ text: String) -> String {
        let word = Affixes(text)
        return word.prefix.isEmpty ? word.core.lowercased() : ""
    }

    /// "1 Persona y sociedad", "1 Person und Gesellschaft": the first of some titles.
    private static func isNumberedTitle(
        _ noun: String, _ rest: ArraySlice<Substring>, _ index: Int, _ sentence: SpokenSentence, _ language: String
    ) -> Bool {
        guard language.hasPrefix("de") else { return noun.startsWithCapital }
        var words = rest.map(String.init)
        for token in sentence.tokens[(index + 1)...] where words.count < 3 && !token.text.isEmpty { words.append(token.text) }
        if rest.isEmpty, words.first == noun { words.removeFirst() }
        return words.first == "und" && words.count > 1 && !words[1].startsWithDigit
    }

    /// Whether the number behind a word counts something: not in "Woche 1 Stunde 2", "page 1 heure", "3 1 kg", nor behind capitals, which names of
    /// parts have at a sentence's head.
    ///
    /// - Parameter isFirst: The word begins the sentence: "Murieron 200 personas".
    private static func mayCount(behind text: String, isFirst: Bool) -> Bool {
        let word = Affixes(text)
        if !word.suffix.isEmpty { return true }
        guard let last = word.core.last, last.isLetter,
            !word.core.startsWithCapital || isFirst && word.core.dropFirst().allSatisfy(\.isLowercase)
        else { return false }
        // "l’étape 21"
        let noun = word.core.lastIndex { $0 == "'" || $0 == "’" }.map { word.core[word.core.index(after: $0)...] } ?? word.core
        return !NumberedName.isLabel(String(noun)) && !NounGenders.numbered.contains(noun.lowercased())
    }
}

extension String {
    fileprivate var firstWord: String? { split(separator: " ").first.map(String.init) }
}
