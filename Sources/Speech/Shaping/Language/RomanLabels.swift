import Reading

extension ShapingRule {
    /// "II. Methods" → "2, Methods", "(ii)" → "(2)", "I, II and III" → "1, 2 and 3": voices say "roman two". Applied when numerals that mean an ordinal,
    /// or a number by the word in front, have been said.
    static let romanLabels = ShapingRule("roman labels") { sentence, context in
        guard context.role != .code else { return }
        if context.isNumeralHead, let head = sentence.tokens.first, let value = NumeralHeads.numeral(head.text).flatMap(RomanNumeral.value)
        {
            sentence.tokens[0].text = "\(value)" + (head.text.hasSuffix(".") ? "." : "")
            return
        }
        let isEnglish = context.language.hasPrefix("en")
        let isHeading = isEnglish && context.role == .heading
        /// The last word made a number.
        var last: Int?
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard let byte = text.utf8.first, text.utf8.count <= 12, isNumeral(byte) || byte == 0x28 || byte == 0x5B else { continue }
            let word = Affixes(text)
            if let first = word.core.utf8.first, first > 0x60 {
                if let number = smallLabel(word, index, sentence) { sentence.tokens[index].text = word.around(number) }
            } else if isHeading, sentence.preceding(index) == nil, let number = headingNumber(word, sentence.following(index)) {
                sentence.tokens[index].text = number + ","
            } else if isEnglish, let number = value(word.core) {
                if number > 1, number < 22, let next = sentence.following(index)?.text, next.hasPrefix("centur"), word.suffix.isEmpty {
                    sentence.tokens[index].text = word.around(EnglishNumbers.ordinal(number))
                    continue
                }
                let isBeside = isBesideNumeral(index, sentence, last)
                guard isBeside || word.core.utf8.count > 1 && isSure(number) && !isBehindSomebody(index, sentence) else { continue }
                sentence.tokens[index].text = word.around("\(number)")
                last = index
            }
        }
    }

    private static func isNumeral(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter == 0x69 || letter == 0x76 || letter == 0x78
    }

    private static func value(_ core: Substring) -> Int? {
        guard !core.isEmpty, core.utf8.count < 7, core.utf8.allSatisfy({ isNumeral($0) && $0 < 0x60 }) else { return nil }
        return RomanNumeral.value(of: core)
    }

    /// "(ii)", "iv)", and "(i)" where such a one stands in the sentence. "(x)" and "(v)" are letters by themselves.
    private static func smallLabel(_ word: Affixes, _ index: Int, _ sentence: SpokenSentence) -> String? {
        let isFirst = sentence.preceding(index) == nil
        guard word.prefix == "(" || word.prefix.isEmpty && isFirst, word.suffix.first == ")",
            word.core.utf8.count < 6, word.core.utf8.allSatisfy({ isNumeral($0) && $0 > 0x60 }),
            let number = RomanNumeral.value(of: word.core.uppercased()[...]), number < 20
        else { return nil }
        // In a sentence "(vi)" is a word of many languages, and "(xi)" a variable.
        if word.core.utf8.count > 1, isFirst || word.core != "vi" && word.core != "xi" { return "\(number)" }
        guard sentence.tokens.contains(where: { $0.text.hasPrefix(word.prefix + "ii)") || $0.text.hasPrefix("(2)") }) else { return nil }
        return "\(number)"
    }

    /// "II.", "IV)", "III" at a heading's head; "V. Smith" may be somebody, "IV Fluids" and "XI Jinping" are no labels.
    private static func headingNumber(_ word: Affixes, _ next: SpokenToken?) -> String? {
        guard let next, word.prefix.isEmpty, let number = value(word.core), number < 40 else { return nil }
        let name = Affixes(next.text)
        guard name.core.utf8.count > 2, name.core.first?.isLetter == true else { return nil }
        let isMarked = word.suffix == "." || word.suffix == ")"
        if word.core.utf8.count == 1 { return isMarked && titles.contains(name.core.lowercased()) ? "\(number)" : nil }
        return isMarked || word.suffix.isEmpty && name.core.startsWithCapital && isSure(number) ? "\(number)" : nil
    }

    /// What parts of a text are called, and nobody.
    private static let titles = Set(
        words: """
            introduction background overview motivation preliminaries preface general scope purpose summary abstract definitions methods
            materials results discussion conclusion conclusions references acknowledgments appendix history facts analysis evaluation the
            experiments implementation
            """)

    /// "Henry Ford II": behind two names.
    private static func isBehindSomebody(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        var place = index
        for _ in 0..<2 {
            guard let before = sentence.tokens[..<place].lastIndex(where: { !$0.text.isEmpty }) else { return false }
            let name = sentence.tokens[before].text
            guard name.startsWithCapital, name.allSatisfy({ $0.isLetter || $0 == "." }) else { return false }
            place = before
        }
        return true
    }

    /// Not what is read otherwise as well: "IV fluids", "the vi editor", Louis XX's dress.
    private static func isSure(_ number: Int) -> Bool { ![4, 6, 11, 15, 16, 20, 30].contains(number) }

    /// "I, II", "IV and V": another numeral is the next word, or stands behind one that joins them.
    /// `last` is the word before it that has been made a number.
    private static func isBesideNumeral(_ index: Int, _ sentence: SpokenSentence, _ last: Int?) -> Bool {
        var words: [String] = []
        for token in sentence.tokens[(index + 1)...] where !token.text.isEmpty {
            words.append(token.text)
            if words.count == 2 { break }
        }
        let text = sentence.tokens[index].text
        let core = Affixes(text).core
        if core.utf8.count > 1 || core == "I", let next = words.first {
            if text.hasSuffix(","), isLong(next) { return true }
            // "II and III", "I (green), II"
            if words.count > 1, joining.contains(next) || next.hasPrefix("(") && next.hasSuffix("),"), isLong(words[1]) { return true }
        }
        // The last of a row: "I, II and IV", "III and V", "III, and V"; what stands before it has been said in figures.
        guard core != "I", let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
            joining.contains(sentence.tokens[place].text),
            let before = sentence.tokens[..<place].lastIndex(where: { !$0.text.isEmpty })
        else { return false }
        let number = sentence.tokens[before].text
        return before == last || core.utf8.count > 1 && number.isDigits && number.utf8.count < 3
    }

    private static func isLong(_ text: String) -> Bool {
        let core = Affixes(text).core
        return core.utf8.count > 1 && value(core) != nil
    }

    private static let joining: Set<String> = ["and", "or", "to", "&", "–"]
}
