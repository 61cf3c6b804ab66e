/// Headings that count chapters and do not name them: "Chapter Two", "2. Kapitel", "Appendix B". Books set the name below, as a heading of its own.
enum ChapterLabel {
    /// Bytes; whatever is longer is none.
    static let longest = 48

    /// Whether a heading is nothing but what a chapter is called by its number.
    static func matches(_ heading: String) -> Bool {
        guard heading.utf8.count <= longest else { return false }
        let words = heading.lowercased().split(whereSeparator: \.isWhitespace)
        guard words.count == 2 else { return false }
        let (first, second) = (word(words[0]), word(words[1]))
        return nouns.contains(first) && isNumber(second) || nouns.contains(second) && isNumber(first)
    }

    /// The name of a chapter with such a label: "Chapter Two: The Ferry".
    static func title(_ label: String, _ name: String) -> String { word(label[...]) + ": " + name }

    /// Without the stop or the colon behind it.
    private static func word(_ text: Substring) -> String {
        var text = text
        while let last = text.last, ".:,–—-".contains(last) || last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// Digits, a letter, a Roman numeral, or what is said for one.
    private static func isNumber(_ word: String) -> Bool {
        let bytes = word.utf8
        if bytes.isEmpty || bytes.count > longestNumber { return false }
        if bytes.allSatisfy({ $0 &- 0x30 < 10 }) { return bytes.count <= 3 }
        if bytes.count == 1 { return bytes.allSatisfy { $0 &- 0x61 < 26 } }
        return bytes.allSatisfy { "ivxlc".utf8.contains($0) } || numbers.contains(word)
    }

    /// Bytes; of the words below none is longer.
    private static let longestNumber = 24

    /// Small letters.
    private static let nouns: Set<String> = [
        "chapter", "part", "book", "section", "appendix", "lesson", "lecture", "unit", "volume", "act", "scene", "canto",
        "kapitel", "teil", "buch", "abschnitt", "anhang", "lektion", "akt", "szene",
        "chapitre", "partie", "livre", "annexe", "leçon", "acte", "scène", "tome",
        "capítulo", "capitulo", "parte", "libro", "livro", "sección", "seção", "apéndice", "apêndice", "lección", "acto", "escena",
        "capitolo", "appendice", "lezione", "atto", "scena", "hoofdstuk", "deel", "boek", "bijlage", "rozdział", "część", "księga",
        "глава", "часть", "книга", "раздел", "приложение",
    ]

    /// Of low ones, in small letters.
    private static let numbers = Set(
        """
        one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty first \
        second third fourth fifth sixth seventh eighth ninth tenth \
        eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf erstes zweites drittes viertes fünftes sechstes siebtes siebentes achtes \
        neuntes zehntes elftes zwölftes erster zweiter dritter vierter fünfter erste zweite dritte vierte fünfte \
        un deux trois quatre cinq six sept huit neuf dix onze douze premier première second seconde deuxième troisième quatrième cinquième sixième \
        septième huitième neuvième dixième onzième douzième \
        uno dos tres cuatro cinco seis siete ocho nueve diez once doce primero primera segundo segunda tercero tercera cuarto cuarta quinto quinta \
        due tre quattro cinque sei sette otto nove dieci primo prima secondo seconda terzo terza quarto quarta \
        um dois três quatro sete oito dez primeiro primeira terceiro terceira een twee drie vijf zes zeven negen tien eerste tweede derde vierde \
        jeden dwa trzy pierwszy pierwsza drugi druga trzeci trzecia czwarty czwarta piąty piąta \
        первая вторая третья четвертая четвёртая пятая шестая седьмая восьмая девятая десятая первый второй третий
        """.split(separator: " ").map(String.init))
}
