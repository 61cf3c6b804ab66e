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
        if place.marker == ".", let decade = decadeForms[place.before ?? ""], (10...99).contains(place.value) {
            return ordinal(place.value, decade)
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

    private static func roman(_ place: NumeralContext) -> String? {
        guard place.value < 100 else { return nil }
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
        if place.follows(numberedThings) { return "\(place.value)" }
        guard let name = place.before, place.followsName, let form = rulers[name] else { return nil }
        return ordinal(place.value, form)
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
    private static let decadeForms: [String: Form] = ["lata": .plural, "lat": .pluralGenitive, "latach": .pluralGenitive]
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
