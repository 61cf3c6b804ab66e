/// Two numbers with a hyphen between them that are one name, of a telephone or a journal, and no range: "555-1234", "030-1234567", "0378-5955".
struct NumberedName {
    /// What is said: digit by digit where nobody would say it as a number.
    let spoken: String

    init?(_ core: Substring, at index: Int, in sentence: SpokenSentence) {
        guard core.utf8.count <= 24, core.startsWithDigit else { return nil }
        let parts = core.split(omittingEmptySubsequences: false) { "-‐‑".contains($0) }
        guard parts.count == 2, parts.allSatisfy(\.isDigits) else { return nil }
        let (left, right) = (parts[0], parts[1])
        let count = left.count + right.count
        if Self.arePages(before: index, in: sentence) { return nil }
        let isDialled = count >= Self.shortestNumber && Self.isDialled(before: index, in: sentence, isRise: Self.isRise(left, right))
        if !isDialled, Self.areTimes(left, right) { return nil }
        if left.first == "0", left.count > 1, count > Self.longestYears || isDialled {
            spoken = Self.digits(parts)
        } else if isDialled, !Self.areYears(left, right) {
            spoken = Self.digits(parts)
        } else if left.count == 3, (6...7).contains(right.count), right.last != "0" {
            // "800-123456"
            spoken = Self.digits(parts)
        } else if left.count == 3, right.count == 4, left == "555" || right.first == "0" {
            spoken = Self.digits(parts)
        } else if Self.isLabelled(before: index, in: sentence)
            || right.first == "0" && left.count != 4
            || left.count == 5 && right.count == 4
        {
            spoken = "\(left) \(right)"
        } else {
            return nil
        }
    }

    /// Digits of two years or pages, beyond which a 0 in front is a name's.
    private static let longestYears = 4
    /// Digits of the shortest telephone number that is written in two parts.
    private static let shortestNumber = 7

    private static func areYears(_ left: Substring, _ right: Substring) -> Bool {
        guard left.count == 4, right.count == 4, let first = Int(left), let last = Int(right) else { return false }
        return first < last && first > 1500 && last < 2100
    }

    /// Whether "1234-1245" is from here to there: numbers close to each other.
    private static func isRise(_ left: Substring, _ right: Substring) -> Bool {
        guard let low = Int(left), let high = Int(right) else { return false }
        return low < high && high < low + low / 10
    }

    /// Whether "0900-1700" are hours and minutes.
    private static func areTimes(_ left: Substring, _ right: Substring) -> Bool {
        guard left.count == 4, right.count == 4, let first = Int(left), let last = Int(right) else { return false }
        return first < last && last <= 2400 && first % 100 < 60 && last % 100 < 60 && first.isMultiple(of: 5) && last.isMultiple(of: 5)
    }

    /// Whether the word for pages stands in front: no name stands behind it.
    private static func arePages(before index: Int, in sentence: SpokenSentence) -> Bool {
        sentence.preceding(index).map { pages.contains(Affixes($0.text).core.lowercased()) } ?? false
    }

    /// Whether an area or a country stands before, in brackets or behind a plus, or the word for a telephone or a journal's number.
    private static func isDialled(before index: Int, in sentence: SpokenSentence, isRise: Bool) -> Bool {
        var words = 0
        for token in sentence.tokens[..<index].reversed() where !token.text.isEmpty {
            if token.text.first == "+", token.text.dropFirst().first?.isNumber == true { return true }
            let word = Affixes(token.text)
            let isDigits = token.text.allSatisfy { $0.isNumber || "()[]-/".contains($0) }
            if isDigits, !isRise, token.text.first == "(", isArea(word.core) { return true }
            let name = word.core.lowercased()
            if names.contains(name) || words == 0 && everydayNames.contains(name) { return true }
            if !isDigits { words += 1 }
            if words > 2 { return false }
        }
        return false
    }

    /// Up to five digits in brackets, but for a year: "Phys. Lett. 12 (1998) 1234-1345".
    private static func isArea(_ core: Substring) -> Bool {
        core.isDigits && (2...5).contains(core.count) && !(core.count == 4 && ("1500"..."2099").contains(core))
    }

    /// "L. 123-4": a letter with a stop before it makes it a paragraph of a law. "Figure 3-4" is the fourth of the third chapter. "A 3-4 week
    /// delay" and "Form 10-15 groups" have a range.
    private static func isLabelled(before index: Int, in sentence: SpokenSentence) -> Bool {
        guard let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) else { return false }
        let word = Affixes(sentence.tokens[place].text)
        let isFirst = sentence.preceding(place) == nil
        if word.suffix.isEmpty, numbered.contains(word.core.lowercased()) { return true }
        if word.suffix.isEmpty, verbs.contains(word.core.lowercased()) { return !isFirst && word.core.startsWithCapital }
        return !isFirst && word.core.count == 1 && word.core.first?.isUppercase == true && word.suffix == "."
    }

    /// Whether a word by itself says that the number behind it is a name: "Table", "page", "Kapitel".
    static func isLabel(_ text: String) -> Bool {
        let word = Affixes(text)
        guard word.suffix.isEmpty else { return false }
        let name = word.core.lowercased()
        return numbered.contains(name) || pages.contains(name) || chapters.contains(name)
    }

    private static let chapters = Set(
        words: """
            chapter level lesson line theorem lemma article kapitel zeile satz artikel absatz seite chapitre article ligne capítulo línea artículo capitolo
            articolo comma riga linha artigo hoofdstuk artikel regel rozdział hausnummer blatt teil hoja folha parte foglio
            """)
    private static let pages = Set(
        words: "p pp pg pgs page pages s seite seiten pág págs pagg página páginas pagina pagine str strona strony")
    private static let numbered = Set(
        words: """
            figure table section appendix equation boeing airbus abbildung tabelle abschnitt gleichung formular tableau figura tabla
            tabella tabela figuur rysunek fips ieee ansi iec nist posix réf référence rechnungsnummer
            """)
    /// Labels that are verbs or stand before a number of things as well.
    private static let verbs = Set(words: "form model example")
    /// Words for a telephone and its like, and for books' numbers, in small letters.
    static let telephones = names.union(
        Set(words: "isbn isbn-10 isbn-13 eisbn e-isbn faks тел телефон факс моб phone: tlf puh puhelin")
    ).subtracting([
        "issn", "zip", "gsm",
    ])
    private static let names = Set(
        words: """
            issn tel telephone phone fax telefax hotline telefon durchwahl rufnummer téléphone tél télécopie teléfono telefono telefone móvil
            cellulare fono telefoon gsm
            """)
    /// Words for a telephone that are others as well: the number stands right behind.
    private static let everydayNames = Set(words: "mobile cell dial zip handy mobil portable")

    private static func digits(_ parts: [Substring]) -> String {
        parts.map { part in part.map(String.init).joined(separator: " ") }.joined(separator: ", ")
    }
}
