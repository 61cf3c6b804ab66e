/// What numbers are called in Italian where espeak-ng says something else: single letters are no numbers to it, and "'90" makes a pause.
enum ItalianNumbers {
    static let months = [
        "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        guard place.isRoman, place.marker.isEmpty, ordinals.indices.contains(place.value), !ordinals[place.value].isEmpty,
            place.follows(centuries) || place.precedes(centuries) || place.followsName && place.follows(rulers)
        else { return nil }
        return ordinals[place.value]
    }

    private static let ordinals = ["", "primo", "", "", "", "quinto", "", "", "", "", "decimo"]
    private static let centuries = Set(words: "secolo secoli capitolo libro atto tomo volume parte congresso concilio")
    private static let rulers = Set(
        words: """
            carlo enrico luigi umberto giovanni pio leone gregorio benedetto francesco filippo giorgio giacomo edoardo riccardo napoleone
            pietro alessandro federico ferdinando ottone guglielmo clemente innocenzo urbano sisto giulio adriano paolo niccolò eugenio
            """)
}
