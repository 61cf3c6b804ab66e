/// What numbers are called in German where espeak-ng says something else: it says "drei. Mai", "römisch vierzehn" and "eintausendachthundert".
enum GermanNumbers {
    static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        if place.isRoman { return roman(place) }
        switch place.marker {
        case ".":
            guard (1...99).contains(place.value), let noun = place.after else { return nil }
            guard
                monthNames.contains(noun) || place.follows(articles) || place.before == "als" || nouns[noun] != nil
                    || noun.hasSuffix("jahrhunderts")
                    || place.precedesName && (isAdjective(place) || place.follows(possessives) || place.follows(["mein", "dein", "unser"]))
            else {
                return nil
            }
            if isInDative(place) { return stem(place.value) + "en" }
            // "im frühen 19. Jahrhundert", "die berühmte 9. Sinfonie"
            if let adjective = place.before, isAdjective(place) { return stem(place.value) + ending(like: adjective) }
            return ordinal(place.value, before: place.before, noun: noun)
        case "": return year(place.value)
        case "er", "ern": return year(place.value).map { $0 + place.marker }
        default: return nil
        }
    }

    /// "von der 10. bis zur 20. Periode", "zwischen der 4. und 6. Runde", "am Ende der 2. Halbzeit"
    private static func isInDative(_ place: NumeralContext) -> Bool {
        guard place.before == "der", let word = place.beforeThat else { return false }
        return dative.contains(word) || word == "zwischen" || word == "in" || genitive.contains(word)
    }

    /// "das erste und X. Gebot": the first is an ordinal, so the second is one.
    private static func isBehindOrdinal(_ place: NumeralContext) -> Bool {
        guard let word = place.beforeThat else { return false }
        return (1...20).contains { value in ["e", "en", "er", "es", "em"].contains { word == stem(value) + $0 } }
    }

    private static func roman(_ place: NumeralContext) -> String? {
        guard place.marker.isEmpty || place.marker == "." else { return nil }
        if place.follows(numberedThings) { return "\(place.value)" + place.marker }
        if place.followsName, let name = place.before, let isFeminine = ruler(name), place.value < 100 {
            let stem = capitalized(stem(place.value))
            let isGenitive = name.hasSuffix("s") && rulers.contains(String(name.dropLast()))
            let preposition = place.beforeThat ?? ""
            if isFeminine { return isGenitive || dative.contains(preposition) ? "der \(stem)en" : "die \(stem)e" }
            if isGenitive { return "des \(stem)en" }
            if dative.contains(preposition) { return "dem \(stem)en" }
            return accusative.contains(preposition) ? "den \(stem)en" : "der \(stem)e"
        }
        guard place.marker == ".", place.value < 100, let noun = place.after, nouns[noun] != nil || place.follows(articles) else {
            return nil
        }
        // "Müller und V. Holm": a letter by itself may be a name's.
        if [1, 5, 10].contains(place.value), nouns[noun] == nil, place.follows(linking), !isBehindOrdinal(place) { return nil }
        if isInDative(place) { return stem(place.value) + "en" }
        if place.follows(linking), isBehindOrdinal(place), let first = place.beforeThat { return stem(place.value) + ending(like: first) }
        return ordinal(place.value, before: place.before, noun: noun)
    }

    /// Hundreds are counted up to 1999: achtzehnhundert 48.
    static func year(_ value: Int) -> String? {
        guard (1100...1999).contains(value) else { return nil }
        let rest = value % 100
        return cardinal(value / 100) + "hundert" + (rest > 0 ? " \(rest)" : "")
    }

    /// The ordinal in the form that the word before and the noun behind ask for.
    static func ordinal(_ value: Int, before: String?, noun: String) -> String {
        let stem = stem(value)
        let gender = nouns[noun] ?? (isFeminine(noun) ? "f" : "m")
        switch before ?? "" {
        case "das", "die", "ins", "ans", "jedes", "dieses", "jede", "diese":
            // "die" before a plural is rare.
            return stem + "e"
        case "der", "dieser", "jeder": return stem + (gender == "f" ? "en" : "e")
        case let word where articles.contains(word): return stem + "en"
        case let word where dative.contains(word): return stem + (gender == "f" ? "er" : "em")
        case let word where possessives.contains(word): return stem + (word.hasSuffix("e") ? "e" : "en")
        default: return stem + (gender == "f" ? "e" : gender == "n" ? "es" : "er")
        }
    }

    /// Whether an adjective with an article or the like before it stands in front: "der letzte", "im frühen".
    private static func isAdjective(_ place: NumeralContext) -> Bool {
        guard let word = place.before, let determiner = place.beforeThat, !place.followsName, word.utf8.count > 3,
            !articles.contains(word), word.allSatisfy(\.isLetter), endings.contains(where: word.hasSuffix)
        else { return false }
        return determiners.contains(determiner) || possessives.contains(determiner)
    }

    /// The ending of an ordinal behind an adjective, which is the adjective's.
    private static func ending(like adjective: String) -> String {
        endings.first(where: adjective.hasSuffix).map { $0 == "em" ? "en" : $0 } ?? "e"
    }

    private static let endings = ["en", "em", "er", "es", "e"]

    private static func stem(_ value: Int) -> String {
        switch value {
        case 1: "erst"
        case 3: "dritt"
        case 7: "siebt"
        case 8: "acht"
        case ..<20: cardinal(value) + "t"
        default: cardinal(value) + "st"
        }
    }

    /// 1 to 99.
    private static func cardinal(_ value: Int) -> String {
        if units.indices.contains(value) { return units[value] }
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        guard tens.indices.contains(ten) else { return "\(value)" }
        return one == 0 ? tens[ten] : (one == 1 ? "ein" : units[one]) + "und" + tens[ten]
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func isFeminine(_ noun: String) -> Bool {
        ["e", "ung", "ion", "tät", "heit", "keit", "schaft"].contains { noun.hasSuffix($0) }
    }

    private static func ruler(_ name: String) -> Bool? {
        if queens.contains(name) || queens.contains(String(name.dropLast())) { return true }
        return rulers.contains(name) || (name.hasSuffix("s") && rulers.contains(String(name.dropLast()))) ? false : nil
    }

    private static let units = [
        "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn", "vierzehn",
        "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
    ]
    private static let tens = ["", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
    private static let monthNames = Set(months.map { $0.lowercased() } + ["jänner", "feber"])
    private static let articles = Set(
        words: """
            am vom zum zur im beim dem den des der die das ins ans einem einer seinem seinen ihrem ihren dieser dieses diesem diesen jeder
            jedes jedem jeden seit ab bis und oder
            """)
    /// Those of them that are no articles.
    private static let linking: Set<String> = ["und", "oder", "bis", "seit", "ab"]
    private static let possessives = Set(
        words: ["mein", "dein", "sein", "ihr", "unser", "eur"].map { word in
            ["e", "em", "en", "er", "es"].map { word + $0 }.joined(separator: " ")
        }.joined(separator: " "))
    private static let determiners = Set(
        words: """
            am vom zum zur im beim dem den des der die das ins ans ein eine einem einen einer eines dieser dieses diesem diesen diese jene jener
            jenes jenem jenen jeder jedes jedem jeden kein keine seit ab bis
            """)
    private static let genitive = Set(words: "ende anfang mitte beginn während trotz wegen lauf laufe hälfte")
    private static let dative = Set(words: "von unter mit bei zu nach seit gegenüber aus")
    private static let accusative = Set(words: "für gegen durch ohne um")
    private static let numberedThings = Set(
        words: "kapitel band bände teil teile abschnitt buch akt szene artikel tafel klasse phase typ stufe anhang gruppe heft lektion satz"
    )
    private static let nouns = [
        "jahrhundert": "n", "jahrhunderts": "n", "jahrhunderten": "n", "jahrtausend": "n", "jahrtausends": "n", "jh": "n", "kapitel": "n",
        "mal": "n", "semester": "n", "weltkrieg": "m", "weltkriegs": "m", "weltkrieges": "m", "auflage": "f", "klasse": "f", "etage": "f",
        "stock": "m", "tag": "m", "tages": "m", "platz": "m", "rang": "m", "armee": "f", "band": "m", "teil": "m", "abschnitt": "m",
        "akt": "m", "szene": "f", "geburtstag": "m", "bezirk": "m", "lebensjahr": "n", "internationale": "f", "jahrgang": "m",
        "vatikanische": "n", "bundestag": "m", "republik": "f", "dynastie": "f", "generation": "f", "wahlperiode": "f", "stunde": "f",
        "sinfonie": "f", "symphonie": "f", "halbzeit": "f", "runde": "f", "mannschaft": "f", "bürgermeister": "m", "bürgermeisterin": "f",
        "vorsitzender": "m", "vorsitzende": "f", "spieltag": "m", "obergeschoss": "n", "quartal": "n", "halbjahr": "n", "jahrestag": "m",
    ]
    private static let rulers = Set(
        words: """
            ludwig heinrich karl friedrich wilhelm otto georg konrad rudolf maximilian ferdinand leopold franz joseph josef philipp napoleon
            pius paul benedikt leo gregor innozenz clemens urban bonifatius nikolaus alexander peter iwan eduard jakob richard johann
            johannes albrecht ernst august christian gustav alfons ramses ptolemaios konstantin sigismund kasimir stephan robert
            """)
    private static let queens = Set(words: "elisabeth katharina maria margarethe isabella viktoria beatrix christina")
}
