/// What numbers are called in Portuguese where espeak-ng says something else: up to ten, rulers and centuries have ordinals.
enum PortugueseNumbers {
    static let months = [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        switch place.marker {
        case ".º", "º", ".o", "°":
            if place.isRoman { return ordinal(place.value, isFeminine: false) }
            return place.marker == "°" && !isPlace(place) ? nil : "\(place.value)º"
        case ".ª", "ª", ".a": return place.isRoman ? ordinal(place.value, isFeminine: true) : "\(place.value)ª"
        case "": break
        default: return nil
        }
        guard place.isRoman else { return nil }
        if place.follows(centuries) { return ordinal(place.value, isFeminine: false) }
        if place.follows(numberedThings) { return "\(place.value)" }
        if place.precedes(feminine) { return ordinal(place.value, isFeminine: true) }
        if place.precedes(masculine) { return ordinal(place.value, isFeminine: false) }
        guard place.followsName, let name = place.before, rulers.contains(name) || queens.contains(name), place.value < 40 else {
            return nil
        }
        return ordinal(place.value, isFeminine: queens.contains(name))
    }

    /// Whether the sign of degrees makes an ordinal: "o 3° andar", "Lei 5°", not "um ângulo de 45°", "30° sul".
    private static func isPlace(_ place: NumeralContext) -> Bool {
        (1...31).contains(place.value) && !place.follows(beforeDegrees) && !place.precedes(afterDegrees)
    }

    private static let beforeDegrees = Set(words: "de ângulo ângulos temperatura gira giro uns entre latitude longitude")
    private static let afterDegrees = Set(words: "c f celsius fahrenheit norte sul leste oeste abaixo")

    /// From eleven on the cardinal is said.
    private static func ordinal(_ value: Int, isFeminine: Bool) -> String {
        guard ordinals.indices.contains(value), value > 0 else { return "\(value)" }
        return ordinals[value] + (isFeminine ? "a" : "o")
    }

    private static let ordinals = ["", "primeir", "segund", "terceir", "quart", "quint", "sext", "sétim", "oitav", "non", "décim"]
    private static let centuries = Set(words: "século séculos")
    private static let numberedThings = Set(
        words: "capítulo capítulos tomo livro volume parte ato acto cena artigo seção secção título fase tipo nível anexo grupo")
    private static let feminine = Set(words: "guerra república edição conferência jornada dinastia assembleia")
    private static let masculine = Set(words: "congresso concílio encontro plano festival simpósio centenário")
    private static let rulers = Set(
        words: """
            pedro joão luís carlos manuel afonso sancho dinis fernando duarte sebastião henrique filipe josé miguel paulo pio leão gregório
            inocêncio clemente urbano bonifácio bento jorge jaime guilherme ricardo eduardo napoleão nicolau alexandre ivan frederico
            leopoldo alberto ramsés ptolomeu constantino francisco sisto júlio adriano
            """)
    private static let queens = Set(words: "maria isabel catarina elizabeth joana cristina margarida leonor")
}
