/// What numbers are called in Danish and Norwegian where espeak-ng says something else: it counts hundreds from 1900 on only, and reads Roman numerals
/// as words in Norwegian.
enum ScandinavianNumbers {
    static let danishMonths = [
        "januar", "februar", "marts", "april", "maj", "juni", "juli", "august", "september", "oktober", "november", "december",
    ]
    static let norwegianMonths = [
        "januar", "februar", "mars", "april", "mai", "juni", "juli", "august", "september", "oktober", "november", "desember",
    ]
    static let danishHundreds = ["elleve", "tolv", "tretten", "fjorten", "femten", "seksten", "sytten", "atten"]
    static let norwegianHundreds = ["elleve", "tolv", "tretten", "fjorten", "femten", "seksten", "sytten", "atten"]

    /// Hundreds are counted from 1100 to 1999.
    static func year(_ place: NumeralContext, hundreds: [String], hundred: String) -> String? {
        guard !place.isRoman, place.marker.isEmpty, (1100..<1900).contains(place.value), place.before?.isDigits != true,
            SwedishNumbers.isYear(before: place.after)
        else { return nil }
        let rest = place.value % 100
        return hundreds[place.value / 100 - 11] + hundred + (rest > 0 ? " og \(rest)" : "")
    }

    static func norwegian(_ place: NumeralContext) -> String? {
        guard place.isRoman else { return year(place, hundreds: norwegianHundreds, hundred: "hundre") }
        guard place.marker.isEmpty else { return nil }
        if place.follows(numberedThings) { return "\(place.value)" }
        guard place.followsName, place.follows(rulers), norwegianOrdinals.indices.contains(place.value) else { return nil }
        return "den " + norwegianOrdinals[place.value]
    }

    private static let norwegianOrdinals = [
        "", "første", "andre", "tredje", "fjerde", "femte", "sjette", "sjuende", "åttende", "niende", "tiende", "ellevte", "tolvte",
        "trettende", "fjortende", "femtende", "sekstende", "syttende", "attende", "nittende",
    ]
    private static let numberedThings = Set(
        words: "kapittel kap del bok bind akt scene artikkel tabell figur klasse fase type vedlegg avsnitt")
    private static let rulers = Set(
        words: """
            karl carl gustav håkon haakon olav harald magnus sverre erik eirik oscar christian kristian frederik fredrik valdemar margrete
            margrethe ludvig henrik filip vilhelm napoleon pius leo gregor benedikt nikolai alexander peter ivan edvard georg otto leopold
            elisabeth katarina johannes paul
            """)
}
