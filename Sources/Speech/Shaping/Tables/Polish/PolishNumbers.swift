/// What numbers are called in Polish where espeak-ng says something else: it spells Roman numerals and has no ordinals.
enum PolishNumbers {
    enum Form { case nominative, genitive, locative, feminine, feminineGenitive, feminineAccusative, plural, pluralGenitive }

    static let months = [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września", "października", "listopada",
        "grudnia",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        if place.isRoman { return place.marker.isEmpty ? roman(place) : nil }
        guard place.marker.isEmpty || place.marker == "." else { return nil }
        if place.marker == ".", let decade = decadeForms[place.before ?? ""], (10...99).contains(place.value), place.value % 10 == 0 {
            return ordinal(place.value, decade)
        }
        // "1. miejsce"; but "1. Miejsce" is a heading with its number.
        if place.marker == ".", let noun = place.after, let form = ordinalNouns[noun], (1...99).contains(place.value), !place.precedesName {
            return ordinal(place.value, form == .genitive && place.follows(locativePrepositions) ? .locative : form)
        }
        guard place.marker.isEmpty else { return nil }
        if (1...31).contains(place.value), place.precedes(monthNames) { return ordinal(place.value, .genitive) }
        guard (1000...2999).contains(place.value) else { return nil }
        switch place.after {
        case "roku": return year(place.value, place.follows(["w", "we", "o", "po"]) ? .locative : .genitive)
        case "rok": return year(place.value, .nominative)
        default: return place.follows(monthNames) ? year(place.value, .genitive) : nil
        }
    }

    /// "12 do piętnastu": the second number stands in the genitive. Where a few of something follow, people say no more than the two numbers.
    static func span(_ place: SpanContext) -> String? {
        // "5–7 maja", "klasa 5–6" count nothing.
        let isCounted = place.after.map { noun in genitiveEndings.contains(where: noun.hasSuffix) } ?? false
        guard isCounted || place.before.map(numberedNouns.contains) == true else { return nil }
        guard place.high.isDigits, let value = Int(place.high), (1...999).contains(value) else { return "\(place.low) do \(place.high)" }
        let (hundred, rest) = value.quotientAndRemainder(dividingBy: 100)
        let (ten, one) = rest.quotientAndRemainder(dividingBy: 10)
        let last = one == 1 ? "jeden" : genitives[one]
        let words = rest < 20 ? [hundredGenitives[hundred], genitives[rest]] : [hundredGenitives[hundred], tenGenitives[ten], last]
        return "\(place.low) do " + words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static let numberedNouns = Set(
        words: "strona strony stron stronach rozdział rozdziały rozdziałach tabela tabele rysunek rysunki godziny godzinach")
    private static let genitiveEndings = [
        "dzi", "ów", "ych", "dni", "stopni", "sekund", "minut", "godzin", "ton", "lat", "osób", "cali", "groszy",
    ]
    private static let genitives = [
        "", "jednego", "dwóch", "trzech", "czterech", "pięciu", "sześciu", "siedmiu", "ośmiu", "dziewięciu", "dziesięciu", "jedenastu",
        "dwunastu", "trzynastu", "czternastu", "piętnastu", "szesnastu", "siedemnastu", "osiemnastu", "dziewiętnastu",
    ]
    private static let tenGenitives = [
        "", "", "dwudziestu", "trzydziestu", "czterdziestu", "pięćdziesięciu", "sześćdziesięciu", "siedemdziesięciu", "osiemdziesięciu",
        "dziewięćdziesięciu",
    ]
    private static let hundredGenitives = [
        "", "stu", "dwustu", "trzystu", "czterystu", "pięciuset", "sześciuset", "siedmiuset", "ośmiuset", "dziewięciuset",
    ]

    private static func roman(_ place: NumeralContext) -> String? {
        guard place.value < 100 else { return nil }
        if place.follows(numberedThings) { return "\(place.value)" }
        if let name = place.before, place.followsName, let form = rulers[name] { return ordinal(place.value, form) }
        // "na III piętrze"; but "I część z nich" begins with "and".
        if let noun = place.after, noun != "wieku", !place.precedesName, place.value > 1 || place.before != nil,
            let form = ordinalNouns[noun]
        {
            return ordinal(place.value, form == .genitive && place.follows(locativePrepositions) ? .locative : form)
        }
        switch place.after {
        case "wiek", "tom", "rozbiór", "kongres", "zjazd": return ordinal(place.value, .nominative)
        case "wieku", "i", "oraz", "lub", "kongresu", "rozbioru":
            if place.after == "wieku" || place.value > 4 {
                return ordinal(place.value, place.follows(["w", "we", "o", "po"]) ? .locative : .genitive)
            }
        case "wojna", "rzeczpospolita", "liga", "klasa", "dynastia": return ordinal(place.value, .feminine)
        case "wojny", "wojnie", "rzeczypospolitej", "ligi", "klasy", "dynastii": return ordinal(place.value, .feminineGenitive)
        case "wojnę", "ligę", "klasę": return ordinal(place.value, .feminineAccusative)
        default: break
        }
        return nil
    }

    /// Only the last two places of a year are ordinal.
    static func year(_ value: Int, _ form: Form) -> String {
        let rest = value % 100
        if rest > 0 { return "\(value - rest) \(ordinal(rest, form))" }
        if value % 1000 == 0 {
            let thousands = value / 1000
            return ending((thousands == 1 ? "" : "dwu") + "tysięczn", form)
        }
        let hundreds = (value % 1000) / 100
        return "\(value - value % 1000) " + ending(hundredStems[hundreds] + "n", form)
    }

    /// 1 to 99.
    static func ordinal(_ value: Int, _ form: Form) -> String {
        if units.indices.contains(value), value > 0 { return ending(units[value], form) }
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        guard tens.indices.contains(ten), ten > 1 else { return "\(value)" }
        return ending(tens[ten], form) + (one > 0 ? " " + ending(units[one], form) : "")
    }

    private static func ending(_ stem: String, _ form: Form) -> String {
        let isSoft = stem == "drug" || stem == "trzec"
        return switch form {
        case .nominative: stem + (isSoft ? "i" : "y")
        case .genitive: stem + (isSoft ? "iego" : "ego")
        case .locative: stem + (isSoft ? "im" : "ym")
        case .feminine: stem + (stem == "trzec" ? "ia" : "a")
        case .feminineGenitive: stem + (isSoft ? "iej" : "ej")
        case .feminineAccusative: stem + (stem == "trzec" ? "ią" : "ą")
        case .plural: stem + (isSoft ? "ie" : "e")
        case .pluralGenitive: stem + (isSoft ? "ich" : "ych")
        }
    }

    private static let units = [
        "", "pierwsz", "drug", "trzec", "czwart", "piąt", "szóst", "siódm", "ósm", "dziewiąt", "dziesiąt", "jedenast", "dwunast",
        "trzynast", "czternast", "piętnast", "szesnast", "siedemnast", "osiemnast", "dziewiętnast",
    ]
    private static let tens = [
        "", "", "dwudziest", "trzydziest", "czterdziest", "pięćdziesiąt", "sześćdziesiąt", "siedemdziesiąt", "osiemdziesiąt",
        "dziewięćdziesiąt",
    ]
    private static let hundredStems = [
        "", "set", "dwuset", "trzechset", "czterechset", "pięćset", "sześćset", "siedemset", "osiemset", "dziewięćset",
    ]
    private static let monthNames = Set(months)
    private static let locativePrepositions = Set(words: "w we na o po przy")
    private static let decadeForms: [String: Form] = ["lata": .plural, "lat": .pluralGenitive, "latach": .pluralGenitive]
    private static let ordinalNouns: [String: Form] = {
        var forms: [String: Form] = [:]
        for (form, nouns) in [
            (
                Form.nominative,
                "dzień tydzień miesiąc tom rozdział etap stopień raz pułk dywizjon rok zjazd punkt wiek rząd sezon batalion kwartał"
            ),
            // The neuter has the ending of the plural.
            (.plural, "miejsce wydanie piętro pytanie zadanie posiedzenie urodziny mistrzostwa pokolenie okrążenie zawody"),
            (
                .genitive,
                "dnia tygodnia miesiąca tomu rozdziału etapu stopnia miejsca wydania piętra pułku wieku zjazdu sezonu roku batalionu kwartału"
            ),
            (
                .locative,
                "dniu tygodniu miesiącu tomie rozdziale etapie stopniu miejscu wydaniu piętrze pułku wieku zjeździe sezonie roku kwartale"
            ),
            (.feminine, "rocznica edycja klasa część dywizja kolejka minuta runda strona godzina kadencja brygada połowa armia"),
            (
                .feminineGenitive,
                "rocznicy edycji klasy klasie części dywizji kolejki kolejce minuty minucie rundy rundzie kadencji brygady armii połowie połowy ćwierci"
            ),
            (.feminineAccusative, "rocznicę edycję klasę dywizję kolejkę minutę rundę kadencję brygadę armię"),
        ] {
            for noun in Set(words: nouns) { forms[noun] = forms[noun] == nil ? form : .genitive }
        }
        return forms
    }()
    private static let numberedThings = Set(
        words: "rozdział rozdziału rozdziale tom tomu część części księga księgi akt scena artykuł tablica faza typ typu stopień załącznik")

    /// Names by their forms: who stands in the nominative, who in the genitive.
    private static let rulers: [String: Form] = {
        var forms: [String: Form] = [:]
        for name in Set(
            words: """
                ludwik henryk karol filip fryderyk kazimierz zygmunt bolesław mieszko władysław stanisław august jan paweł pius leon grzegorz
                innocenty klemens urban benedykt mikołaj aleksander iwan edward jerzy jakub ryszard wilhelm otton leopold albert ferdynand
                maksymilian józef franciszek ramzes ptolemeusz konstantyn rudolf chrystian gustaw napoleon
                """)
        { forms[name] = .nominative }
        for name in Set(
            words: """
                ludwika henryka karola filipa fryderyka kazimierza zygmunta bolesława mieszka władysława stanisława augusta jana pawła piusa
                leona grzegorza klemensa urbana benedykta mikołaja aleksandra iwana edwarda jerzego jakuba ryszarda wilhelma ottona leopolda
                alberta ferdynanda maksymiliana józefa franciszka ramzesa konstantyna rudolfa napoleona
                """)
        { forms[name] = .genitive }
        for name in Set(words: "elżbieta katarzyna maria izabela małgorzata krystyna") { forms[name] = .feminine }
        for name in Set(words: "elżbiety katarzyny marii izabeli małgorzaty krystyny") { forms[name] = .feminineGenitive }
        return forms
    }()
}
