import Reading

extension ShapingRule {
    /// "$5.50" → "5 dollars 50", "5,50 €" → "5 Euro 50": espeak-ng says "dollar five point five zero".
    static let currencies = ShapingRule("currencies") { sentence, context in
        guard let tables = context.tables, !tables.currencies.isEmpty, context.role != .code else { return }
        // "$HOME", "$@", "$N": where a dollar names a variable, "$1" is one as well.
        let hasVariables = sentence.tokens.contains { namesVariable($0.text) }
        var index = 0
        while index < sentence.tokens.count {
            if !sentence.tokens[index].text.isEmpty, !(isParameter(sentence.tokens[index].text, orVariable: hasVariables)),
                !joinSign(&sentence, index, tables)
            {
                sayAmount(&sentence, index, tables)
            }
            index += 1
        }
    }

    /// Whether a word has a dollar with a name behind it, or one of the shell's signs, or a bracket.
    private static func namesVariable(_ text: String) -> Bool {
        var isAfterDollar = false
        for byte in text.utf8 {
            if isAfterDollar, (byte | 0x20) &- 0x61 < 26 || "_{(#@*?!$-".utf8.contains(byte) { return true }
            isAfterDollar = byte == 0x24
        }
        return false
    }

    /// "$0"; "“$1”", as no amount is quoted; "$2" beside variables; "$1,$2" and "$3+$4".
    private static func isParameter(_ text: String, orVariable hasVariables: Bool) -> Bool {
        guard let dollar = text.utf8.firstIndex(of: 0x24) else { return false }
        let word = Affixes(text)
        let digits = text[text.index(after: dollar)...].prefix(while: \.isNumber)
        guard digits.utf8.count == 1, word.core.hasPrefix("$") || text[text.index(after: dollar)...].contains("$") else { return false }
        let rest = text[digits.endIndex...]
        if rest.contains("$") {
            // "$1.5–$2", "$5–$10"
            let between = rest.prefix { $0 != "$" }
            return
                !(between.last == "–" || between.last == "-" && (between.utf8.count > 1 || rest.utf8.count(where: { $0 &- 0x30 < 10 }) > 1))
        }
        guard !rest.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
        return hasVariables || digits == "0"
            || word.prefix.last.map { quotes.contains($0) } == true && rest.contains { quotes.contains($0) }
    }

    private static let quotes: Set<Character> = ["\"", "'", "“", "”", "‘", "’", "`"]

    /// A sign that stands apart: "20 €", "€ 20", "3,5 Mio. €".
    private static func joinSign(_ sentence: inout SpokenSentence, _ index: Int, _ tables: LanguageTables) -> Bool {
        let word = Affixes(sentence.tokens[index].text)
        let sign = String(word.core) + (tables.currencies[word.core + "."] != nil && word.suffix.hasPrefix(".") ? "." : "")
        guard let names = tables.currencies[sign] else { return false }
        let takesStop = sign.hasSuffix(".") && sentence.following(index) != nil
        let rest = String(takesStop ? word.suffix.dropFirst() : word.suffix)
        if word.prefix.isEmpty, let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) {
            let before = Affixes(sentence.tokens[place].text)
            if before.suffix.isEmpty, isAmount(before.core), !names.isOnlyInFront {
                let text = String(before.prefix) + spoken(before.core, names, tables) + rest
                sentence.merge(place..<index + 1, into: text)
                return true
            }
            if !names.isOnlyInFront, tables.multipliers.contains(before.core.lowercased()), before.suffix.isEmpty || before.suffix == "." {
                let of = before.core.lowercased() == "mil" ? "" : tables.ofMany
                sentence.tokens[index].text = of.drop { $0 == " " } + (names.many ?? sign) + rest
                return true
            }
        }
        // "Rs. 500"
        if word.suffix.isEmpty || names.isOnlyInFront && takesStop && rest.isEmpty, index + 1 < sentence.tokens.count {
            var next = Affixes(sentence.tokens[index + 1].text)
            // "Rs. 500/-"
            let isBill = names.isOnlyInFront && next.core.hasSuffix("/-")
            if isBill { next.core = next.core.dropLast(2) }
            guard next.prefix.isEmpty, isAmount(next.core), !isLetter(sign),
                !names.isOnlyInFront || sentence.preceding(index)?.text.last?.isNumber != true,
                !names.isOnlyInFront || takesStop || next.core.count > 1 || isBill
            else {
                return false
            }
            sentence.merge(index..<index + 2, into: String(word.prefix) + sign + next.core + next.suffix)
            return false
        }
        return false
    }

    private static func sayAmount(_ sentence: inout SpokenSentence, _ index: Int, _ tables: LanguageTables) {
        let word = Affixes(sentence.tokens[index].text)
        guard let (names, amount, short) = money(word.core, tables) else { return sayPrice(&sentence, index, word, tables) }
        if short == nil, word.suffix.isEmpty, isMultiplied(with: amount, names, index, in: sentence, tables) {
            sentence.tokens[index].text = word.around(whole(amount, tables))
            return
        }
        // "$3.5 million": the name comes after the word.
        if word.suffix.isEmpty, short == nil, index + 1 < sentence.tokens.count {
            let next = Affixes(sentence.tokens[index + 1].text)
            let shortened = tables.shortMultipliers[String(next.core)]
            if shortened != nil || next.core.count > 2 && tables.multipliers.contains(next.core.lowercased()), let many = names.many {
                let entry = tables.abbreviations.entries(beginning: String(next.core)).first {
                    $0.words.count == 1 && $0.condition == .always
                }
                let isSingular = amount == "1" || amount.hasPrefix("1\(tables.decimalSign)")
                let multiplier =
                    shortened.map { isSingular ? $0.one : $0.many } ?? entry.map {
                        tables.form($0.text.split(separator: "/").map(String.init), for: amount)
                    } ?? String(next.core)
                let isOne = next.suffix.isEmpty && Measures.isBeforeNoun(index, index + 1, in: sentence, tables)
                let name = isOne ? names.unit[0] : many
                let text =
                    "\(word.prefix)\(next.prefix)\(whole(amount, tables)) \(multiplier)\(next.core.lowercased() == "mil" ? " " : tables.ofMany)\(name)\(next.suffix)"
                sentence.merge(index..<index + 2, into: text)
                return
            }
        }
        let isOne = word.suffix.isEmpty && Measures.isBeforeNoun(index, index, in: sentence, tables)
        if let short, let many = names.many {
            let joint = tables.rangeWord.map { " \($0) " } ?? "–"
            let amount = String(amount).replacing("–", with: joint).replacing("-", with: joint)
            sentence.tokens[index].text = word.around("\(amount) \(short)\(tables.ofMany)\(isOne ? names.unit[0] : many)")
        } else {
            sentence.tokens[index].text = word.around(spoken(amount, names, tables, isOne: isOne))
        }
    }

    /// "$8 to $10 million": the amount is the first of two of the same currency, and the word behind the second multiplies both.
    private static func isMultiplied(
        with amount: Substring, _ names: LanguageTables.Currency, _ index: Int, in sentence: SpokenSentence, _ tables: LanguageTables
    ) -> Bool {
        guard index + 3 < sentence.tokens.count, let range = tables.rangeWord, sentence.tokens[index + 1].text == range,
            !sentence.tokens[index].text.startsWithDigit, amount.utf8.count < 8
        else { return false }
        let second = Affixes(sentence.tokens[index + 2].text)
        guard second.prefix.isEmpty, second.suffix.isEmpty, !second.core.startsWithDigit,
            let (other, _, short) = money(second.core, tables),
            short == nil, other.unit == names.unit
        else { return false }
        let multiplier = Affixes(sentence.tokens[index + 3].text).core
        return multiplier.count > 4 && tables.multipliers.contains(multiplier.lowercased())
    }

    /// "10.00" of a million: without the decimals that say nothing.
    private static func whole(_ amount: Substring, _ tables: LanguageTables) -> Substring {
        amount.hasSuffix("\(tables.decimalSign)00") ? amount.dropLast(3) : amount
    }

    /// "-$5", "£12.99/kg", "$50/hour": less than nothing, or the price of one.
    private static func sayPrice(_ sentence: inout SpokenSentence, _ index: Int, _ word: Affixes, _ tables: LanguageTables) {
        var core = word.core
        var text = ""
        if let sign = core.first, "-−–".contains(sign) {
            guard let minus = tables.powers?.minus else { return }
            text = minus + " "
            core = core.dropFirst()
        } else if let sign = core.first, "<>≤≥~≈±".contains(sign) {
            // "<$5", "~€20"
            text = String(sign)
            core = core.dropFirst()
        }
        var price = core
        var divisor = ""
        if let stroke = core.lastIndex(of: "/") {
            guard let name = tables.units.divisor(core[core.index(after: stroke)...]) else { return }
            divisor = name
            price = core[..<stroke]
        }
        guard price.count < word.core.count, let (names, amount, short) = money(price, tables), short == nil else { return }
        sentence.tokens[index].text = word.around(text + spoken(amount, names, tables) + divisor)
    }

    /// What is attached to an amount: "$3.5m", "€2bn".
    private static let shortMultipliers = [
        "k": "thousand", "K": "thousand", "m": "million", "M": "million", "bn": "billion", "b": "billion", "B": "billion", "tn": "trillion",
    ]

    /// The currency and the amount of "$5.50", "20€", "US$5", "$10–20", "$3m".
    private static func money(
        _ core: Substring, _ tables: LanguageTables
    ) -> (LanguageTables.Currency, Substring, String?)? {
        // Most words have no figure in them, and no sign need be looked for.
        guard core.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        if let plain = withOneSign(core) { return money(plain[...], tables) }
        // "12€50"
        if tables.decimalSign == ",", core.utf8.last.map({ $0 &- 0x30 < 10 }) == true, core.startsWithDigit,
            !core.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x24 }), let sign = core.firstIndex(where: \.isCurrencySymbol),
            sign > core.startIndex,
            case let (whole, cents) = (core[..<sign], core[core.index(after: sign)...]), whole.isDigits, cents.isDigits,
            cents.utf8.count == 2
        {
            return money("\(whole),\(cents)\(core[sign])", tables)
        }
        var best: (sign: String, money: (LanguageTables.Currency, Substring, String?))?
        for (sign, names) in tables.currencies {
            // The longest sign that fits: "US$5" is no "$5".
            if let best, (sign.count, best.sign) <= (best.sign.count, sign) { continue }
            var amount: Substring?
            // "F2" is a key, and no two francs.
            if core.hasPrefix(sign), !isLetter(sign) {
                amount = core.dropFirst(sign.count)
            } else if core.hasSuffix(sign) {
                amount = core.dropLast(sign.count)
            }
            guard let amount, amount.startsWithDigit else { continue }
            if isAmount(amount) {
                best = (sign, (names, amount, nil))
                continue
            }
            let letters = amount.drop { !$0.isLetter }
            let number = amount[..<letters.startIndex]
            if tables.decimalSign == ".", let word = shortMultipliers[String(letters)], isAmount(number) {
                best = (sign, (names, number, word))
            }
        }
        return best?.money
    }

    /// "£5–£10", "$1.5m–$2m": without the second sign and the first letters; nil for one amount.
    private static func withOneSign(_ core: Substring) -> String? {
        guard core.utf8.count <= 24, let dash = core.firstIndex(where: { "–-".contains($0) }), dash > core.startIndex else { return nil }
        let (left, right) = (core[..<dash], core[core.index(after: dash)...])
        let sign = left.prefix { !($0.isASCII && $0.isNumber) }
        guard let last = sign.last, last.isCurrencySymbol, sign.count <= 3, right.hasPrefix(sign) else { return nil }
        var first = left.dropFirst(sign.count)
        let second = right.dropFirst(sign.count)
        let letters = second.drop { !$0.isLetter }
        if !letters.isEmpty, first.hasSuffix(letters) { first = first.dropLast(letters.count) }
        guard first.isNumeral, second.startsWithDigit else { return nil }
        return "\(sign)\(first)–\(second)"
    }

    private static func isLetter(_ sign: String) -> Bool { sign.count == 1 && sign.first?.isLetter == true }

    private static func isAmount(_ text: Substring) -> Bool {
        let bounds = text.split(omittingEmptySubsequences: false) { "–-".contains($0) }
        return bounds.count <= 2 && bounds.allSatisfy { $0.isNumeral }
    }

    private static func spoken(
        _ amount: Substring, _ names: LanguageTables.Currency, _ tables: LanguageTables, isOne: Bool = false
    ) -> String {
        if isOne, amount.isNumeral, let name = names.unit.first { return "\(amount) \(name)" }
        let bounds = amount.split { "–-".contains($0) }
        if bounds.count == 2 {
            guard let middle = tables.rangeWord else { return "\(bounds[0])–\(bounds[1]) \(tables.form(names.unit, for: amount))" }
            return "\(bounds[0]) \(middle) \(bounds[1]) \(tables.form(names.unit, for: bounds[1]))"
        }
        // Exactly two digits behind the last decimal sign are hundredths.
        if let point = amount.lastIndex(of: tables.decimalSign), amount[point...].count == 3, !names.hundredths.isEmpty {
            let whole = amount[..<point]
            let cents = amount[point...].dropFirst()
            let bare = cents.first == "0" ? cents.dropFirst() : cents
            if cents == "00" { return "\(whole) \(tables.form(names.unit, for: whole))" }
            if whole == "0" { return "\(bare) \(tables.form(names.hundredths, for: bare))" }
            let named = names.and == "*" ? " \(bare) \(tables.form(names.hundredths, for: bare))" : "\(names.and)\(bare)"
            return "\(whole) \(tables.form(names.unit, for: whole))\(named)"
        }
        return "\(amount) \(tables.form(names.unit, for: amount))"
    }
}
