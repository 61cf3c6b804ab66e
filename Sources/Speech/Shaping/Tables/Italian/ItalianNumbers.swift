/// What numbers are called in Italian where espeak-ng says something else: single letters are no numbers to it, and "'90" makes a pause.
enum ItalianNumbers {
    static let months = [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        if !place.isRoman, ["°", "º", "ª"].contains(place.marker) { return marked(place) }
        // "via XX Settembre"
        if place.isRoman, place.marker.isEmpty, (2...31).contains(place.value), place.precedes(monthNames) { return "\(place.value)" }
        // "la II guerra mondiale"
        if place.isRoman, place.marker.isEmpty, feminines.indices.contains(place.value), place.precedes(women) {
            return feminines[place.value]
        }
        guard place.isRoman, place.marker.isEmpty, ordinals.indices.contains(place.value), !ordinals[place.value].isEmpty,
            place.follows(centuries) || place.precedes(centuries) && place.after != "secoli" || place.followsName && place.follows(rulers)
        else { return nil }
        return ordinals[place.value]
    }

    /// "1° gennaio", "il 5° piano": to espeak-ng the sign of degrees is one, and the raised letters are ordinals.
    private static func marked(_ place: NumeralContext) -> String? {
        if place.value == 1, place.precedes(monthNames) { return "primo" }
        guard place.marker == "°", place.value > 0 else { return nil }
        let isAngle = place.precedes(["c", "f", "celsius", "nord", "sud", "est", "ovest", "di", "e", "o", "a"])
        guard place.precedes(counted) || place.follows(singularArticles) && !isAngle || place.follows(["n", "numero"]) else { return nil }
        return "\(place.value)º"
    }

    private static let feminines = [
        "", "prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona", "decima",
    ]
    /// Nouns that have ordinals before them, in the feminine.
    private static let women = Set(
        words: "guerra edizione parte repubblica classe elementare media legislatura sezione legione armata dinastia internazionale")
    private static let monthNames = Set(months)
    private static let singularArticles = Set(words: "il al del dal nel sul")
    private static let counted = Set(
        words: """
            piano posto grado secolo anno giorno mese comma capitolo articolo volume libro atto classificato congresso concilio reggimento
            battaglione turno periodo minuto lotto premio anniversario trimestre semestre quadrimestre capoverso cerchio gruppo arrondissement
            """)
    private static let ordinals = ["", "primo", "", "", "", "quinto", "", "", "", "", "decimo"]
    private static let centuries = Set(words: "secolo secoli capitolo libro atto tomo volume parte congresso concilio")
    private static let rulers = Set(
        words: """
            carlo enrico luigi umberto giovanni pio leone gregorio benedetto francesco filippo giorgio giacomo edoardo riccardo napoleone
            pietro alessandro federico ferdinando ottone guglielmo clemente innocenzo urbano sisto giulio adriano paolo niccolò eugenio
            """)
}
