/// What numbers are called in English where espeak-ng says something else.
enum EnglishNumbers {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// Roman numerals by the word in front, and years.
    static func numeral(_ place: NumeralContext) -> String? {
        if place.isRoman { return roman(place) }
        guard place.marker.isEmpty else { return nil }
        return isYear(place) ? year(place.value) : nil
    }

    private static func roman(_ place: NumeralContext) -> String? {
        guard place.marker.isEmpty || place.marker == "'s" || place.marker == "’s", place.before != nil else { return nil }
        // "A factor X at two levels" has a letter for its name; "a type I error" is of the first type.
        if place.value == 5 || place.value == 10, place.beforeThat.map(articles.contains) ?? false,
            place.after.map(functionWords.contains) ?? true
        {
            return nil
        }
        if place.value == 1, place.marker.isEmpty, place.follows(numberedThings), isPronoun(place) { return nil }
        if place.follows(numberedThings) { return "\(place.value)" + place.marker }
        if place.value > 1, place.value < 22, place.precedes(["century", "centuries"]) { return ordinal(place.value) }
        guard place.follows(rulers), place.followsName, place.value < 40 else { return nil }
        // Behind "Elizabeth I" these show that the I is no pronoun.
        guard place.value != 1 || !place.marker.isEmpty || place.after == nil || place.precedes(afterNames) else { return nil }
        return "the " + ordinal(place.value) + place.marker
    }

    /// Whether the "I" behind a thing that has numbers is somebody: "the book I read", "the part I like best"; not "World War I saw", "part I of it",
    /// "the phase I was completed".
    private static func isPronoun(_ place: NumeralContext) -> Bool {
        guard let after = place.after, !place.followsName, let article = place.beforeThat, pronounArticles.contains(article) else {
            return false
        }
        if pronounVerbs.contains(after) || !place.follows(kinds) && auxiliaries.contains(after) { return true }
        // "In this section I present it", but "the annex I countries", "the table I results", "the phase I review".
        return nearArticles.contains(article) && !place.follows(kinds) && pronounVerbsNearby.contains(after)
    }

    private static let pronounArticles = Set(
        words: "the a an every each no any some first last next only this that same very best these those my your his her our their earlier"
    )
    private static let nearArticles: Set<String> = ["this", "these", "my", "our"]
    /// What an author does in a part of a text; nouns as well.
    private static let pronounVerbsNearby = Set(words: "present show review outline report study summarize sketch survey test")
    private static let auxiliaries = Set(
        words: """
            am was have had do did don didn can could will would should shall may might must cannot never always ever just really still once now
            also use used own
            """)

    /// What stands in small letters in front of a numeral that has a noun behind it: "phase I trials".
    private static let kinds = Set(words: "type phase class stage grade group level category schedule tier factor collagen quadrant")
    private static let pronounVerbs = Set(
        words: """
            think thought know knew saw see read wrote
            write like liked love loved hate hated want wanted need needed mean meant make made take took get got give gave find found
            fight fought join joined reach reached call called learn learned chose choose prefer preferred remember remembered
            forgot left keep kept hear heard said say told tell feel felt wish wished hope hoped believe believed enjoyed enjoy bought myself
            argue argued discuss discussed describe described examine examined propose proposed explore explored explain explained
            """)

    /// Those from 1900 on are left to a rule of their own.
    private static func isYear(_ place: NumeralContext) -> Bool {
        guard (1010..<1900).contains(place.value), place.value != 1024, !place.follows(numberedThings) else { return false }
        if let after = place.after, after.hasSuffix("s"), !wordsInS.contains(after) { return false }
        if place.precedes(countedThings) { return false }
        // "about 1500 fishermen", but "the plan of 1600 failed".
        if place.value % 100 == 0, place.follows(vagueWords), let after = place.after, !functionWords.contains(after) { return false }
        let isTold = place.follows(yearWords) || place.follows(vagueWords) || place.follows(monthNames)
        // A table has years more often than other numbers that look like those of the last five centuries.
        let mayBeAlone = !place.isInRow || place.value >= 1500 && place.value % 100 != 0
        return place.value >= 1100 ? isTold || mayBeAlone && place.before == nil && place.after == nil : isTold
    }

    private static func year(_ value: Int) -> String? {
        let (century, rest) = value.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return century == 10 ? nil : "\(century) hundred" }
        return rest < 10 ? "\(century) oh \(rest)" : "\(century) \(rest)"
    }

    static func decade(year: Int, isShort: Bool) -> String? {
        let decade = (year % 100) / 10
        guard tens.indices.contains(decade) else { return nil }
        if isShort { return decade > 1 ? tens[decade] : nil }
        if year == 2000 { return "two thousands" }
        return centuries[year / 100].map { "\($0) \(tens[decade])" }
    }

    static func time(_ hour: Int, _ minute: Substring, _ separator: Character, _ next: String?) -> String? {
        let isHalf = next.map { ["am", "pm", "a.m", "p.m"].contains($0) } ?? false
        // "10.30" alone is a number.
        guard separator == ":" || (separator == "." && isHalf) else { return nil }
        if minute == "00" { return isHalf ? "\(hour)" : hour < 13 && hour > 0 ? "\(hour) o'clock" : "\(hour) hundred hours" }
        return minute.hasPrefix("0") ? "\(hour) oh \(minute.dropFirst())" : "\(hour):\(minute)"
    }

    static func ordinal(_ number: Int) -> String {
        guard number < 40 else { return "\(number)th" }
        if number < 20 { return units[number] }
        let (tens, one) = number.quotientAndRemainder(dividingBy: 10)
        if one == 0 { return tens == 2 ? "twentieth" : "thirtieth" }
        return "\(tens == 2 ? "twenty" : "thirty")-\(units[one])"
    }

    private static let units = [
        "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
        "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
    ]
    private static let tens = [
        "hundreds", "tens", "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
    ]
    private static let centuries = [
        11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen", 17: "seventeen", 18: "eighteen",
        19: "nineteen", 20: "twenty", 21: "twenty-one",
    ]

    private static let numberedThings = Set(
        words: """
            chapter chapters part parts section sections book books volume volumes act acts scene scenes article title appendix figure
            figures table tables plate phase stage type class grade level war canto lesson unit theorem page pages number equation box panel
            schedule annex experiment study trial note reference version group category tier quadrant factor collagen
            """)
    private static let articles = Set(words: "a an any each every some")
    private static let rulers = Set(
        words: """
            henry louis george elizabeth charles edward james william richard philip pius paul benedict leo gregory innocent clement urban
            boniface napoleon nicholas alexander catherine frederick wilhelm otto ramesses rameses ptolemy constantine ivan mary haakon
            harald olaf christian gustav carlos alfonso ferdinand franz joseph leopold albert john peter darius xerxes mehmed murad selim
            suleiman thutmose amenhotep antiochus cleopatra margaret robert david malcolm sixtus julius adrian celestine henri felipe juan
            umberto emmanuel isabella rudolf sigismund casimir baldwin stephen alexios justinian francis philippe maximilian
            """)
    private static let afterNames = Set(words: "of was and had died is in to reigned ruled became who succeeded married")
    private static let yearWords = Set(
        words: """
            in since by of until till after before circa year years during early late mid spring summer autumn winter anno d census
            published born died founded
            """)
    private static let vagueWords = Set(words: "around about the and to from between or")
    private static let functionWords = Set(
        words: "and or to until the a an in on at by was were is had when but with for from he she it they there that which who as")
    private static let monthNames = Set(months.map { $0.lowercased() })
    private static let wordsInS = Set(words: "was is has as his this its us does plus versus across always perhaps less")
    private static let countedThings = Set(words: "people men women children percent per kilometres miles metres hours words million")
}
