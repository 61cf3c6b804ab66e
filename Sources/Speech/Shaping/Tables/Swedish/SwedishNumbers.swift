/// What numbers are called in Swedish where espeak-ng says something else: it has "tre maj" and "ettusen åttahundra", and reads Roman numerals as words.
enum SwedishNumbers {
    static let months = [
        "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september", "oktober", "november", "december",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        // "Karl XII:s död"
        if place.isRoman, place.marker == ":s" { return roman(place).map { $0 + "s" } }
        guard place.marker.isEmpty else { return nil }
        if place.isRoman { return roman(place) }
        if (1...31).contains(place.value), place.precedes(monthNames) { return ordinal(place.value) }
        return year(place)
    }

    private static func roman(_ place: NumeralContext) -> String? {
        if place.follows(numberedThings) { return "\(place.value)" }
        guard place.followsName, place.follows(rulers), ordinals.indices.contains(place.value) else { return nil }
        let isMan = !(place.before.map(queens.contains) ?? false)
        return "den " + (isMan && place.value == 1 ? "förste" : isMan && place.value == 2 ? "andre" : ordinal(place.value))
    }

    /// Hundreds are counted from 1100 to 1999; espeak-ng does so from 1900 on.
    private static func year(_ place: NumeralContext) -> String? {
        guard (1100..<1900).contains(place.value), place.before?.isDigits != true, isYear(before: place.after) else { return nil }
        let rest = place.value % 100
        return hundreds[place.value / 100 - 11] + "hundra" + (rest > 0 ? " \(rest)" : "")
    }

    /// Whether what stands behind is no unit, "1242 MB", nor more digits.
    static func isYear(before word: String?) -> Bool {
        guard let word else { return true }
        return !word.startsWithDigit && (word.count > 2 || ["i", "på", "om", "av", "så", "og", "en", "är", "er"].contains(word))
    }

    /// 1 to 39.
    static func ordinal(_ value: Int) -> String {
        if ordinals.indices.contains(value) { return ordinals[value] }
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        guard 2...3 ~= ten else { return "\(value)" }
        if one == 0 { return ten == 2 ? "tjugonde" : "trettionde" }
        return (ten == 2 ? "tjugo" : "trettio") + ordinals[one]
    }

    private static let ordinals = [
        "", "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde", "nionde", "tionde", "elfte", "tolfte",
        "trettonde", "fjortonde", "femtonde", "sextonde", "sjuttonde", "artonde", "nittonde",
    ]
    private static let hundreds = ["elva", "tolv", "tretton", "fjorton", "femton", "sexton", "sjutton", "arton"]
    private static let monthNames = Set(months)
    private static let numberedThings = Set(
        words: "kapitel kap del bok band akt scen artikel tabell figur klass fas typ bilaga avsnitt grupp nivå steg världskriget")
    private static let queens = Set(words: "elisabet elisabeth katarina margareta margrethe maria")
    private static let rulers = Set(
        words: """
            karl carl gustav gustaf erik johan oscar oskar adolf magnus kristian christian fredrik valdemar birger sigismund ludvig henrik
            filip vilhelm napoleon paulus pius leo gregorius benedictus innocentius clemens urbanus nikolaj alexander peter ivan edvard georg
            jakob richard otto leopold albert ferdinand maximilian franz josef elisabet elisabeth katarina margareta margrethe maria harald
            olav haakon knut
            """)
}
