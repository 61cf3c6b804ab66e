/// What numbers are called in French where espeak-ng says something else: it says "XIVe" as a word, "deux e", and "quatorze romain".
enum FrenchNumbers {
    static let months = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        // "LA VIE", "CIE", "DE", but "XIXE SIÈCLE", "IER"
        if place.isRoman, place.hasCapitalMarker, !place.isOrdinalInCapitals,
            !place.precedes(["siècle", "siècles", "arrondissement", "république"])
        {
            return nil
        }
        switch place.marker {
        case "e", "è", "ème", "eme", "ième", "ᵉ", "es": return ordinal(place.value) + (place.marker == "es" ? "s" : "")
        case "er": return place.value == 1 ? "premier" : nil
        case "re", "ère", "ere", "ʳᵉ": return place.value == 1 ? "première" : nil
        case "nd": return place.value == 2 ? "second" : nil
        case "nde": return place.value == 2 ? "seconde" : nil
        case "": return place.isRoman ? roman(place) : nil
        default: return nil
        }
    }

    private static func roman(_ place: NumeralContext) -> String? {
        if place.follows(numberedThings) { return place.value == 1 ? "premier" : "\(place.value)" }
        guard place.followsName, place.value < 40, place.follows(rulers) else { return nil }
        return "\(place.value)"
    }

    static func ordinal(_ value: Int) -> String {
        guard value > 1 else { return value == 1 ? "unième" : "zéroième" }
        if units.indices.contains(value) { return units[value] }
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        // espeak-ng says "21ème" without the "et".
        return one == 1 && (2...6).contains(ten) ? tens[ten - 2] + " et unième" : "\(value)ème"
    }

    /// Below two is one.
    static func isSingular(_ number: Substring) -> Bool {
        let whole = number.prefix { $0 != "," }
        return whole == "0" || whole == "1"
    }

    private static let units = [
        "", "", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième", "dixième", "onzième",
        "douzième", "treizième", "quatorzième", "quinzième", "seizième", "dix-septième", "dix-huitième", "dix-neuvième", "vingtième",
    ]
    private static let tens = ["vingt", "trente", "quarante", "cinquante", "soixante"]
    private static let numberedThings = Set(
        words: """
            chapitre tome livre acte scène partie article volume section annexe titre phase type niveau figure tableau planche appendice
            guerre mondiale groupe classe
            """)
    private static let rulers = Set(
        words: """
            louis henri charles philippe françois napoléon jean paul jean-paul pie léon grégoire innocent clément urbain boniface benoît
            nicolas alexandre catherine élisabeth elisabeth pierre ivan édouard édouard george georges jacques guillaume richard frédéric
            guillaume léopold albert baudouin joseph ferdinand alphonse maximilien othon othon robert constantin ramsès ptolémée rodolphe
            christian gustave oscar jules sixte adrien martin eugène marie isabelle marguerite victor-emmanuel emmanuel
            """)
}
