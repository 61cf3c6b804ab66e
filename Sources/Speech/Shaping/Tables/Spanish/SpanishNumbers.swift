/// What numbers are called in Spanish where espeak-ng says something else: rulers up to ten have ordinals, and "X" alone is a letter to it.
enum SpanishNumbers {
    static let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        switch place.marker {
        case ".º", "º", "°":
            if place.isRoman { return ordinal(place.value, isFeminine: false) }
            return place.marker == "°" && !isPlace(place) ? nil : "\(place.value)º"
        case ".ª", "ª": return place.isRoman ? ordinal(place.value, isFeminine: true) : "\(place.value)ª"
        case "er", ".er", "ᵉʳ": return !place.isRoman && (place.value % 10 == 1 || place.value % 10 == 3) ? short(place.value) : nil
        case "ro", "do", "to", "no", "vo", "mo": return place.isRoman ? nil : written(place, isFeminine: false)
        case "ra", "era", "da", "ta", "na", "va", "ma": return place.isRoman ? nil : written(place, isFeminine: true)
        case "": break
        default: return nil
        }
        guard place.isRoman else { return nil }
        if place.follows(numberedThings) { return "\(place.value)" }
        if place.precedes(feminine) { return ordinal(place.value, isFeminine: true) }
        if place.precedes(masculine) { return ordinal(place.value, isFeminine: false) }
        guard place.followsName, let name = place.before, rulers.contains(name) || queens.contains(name), place.value < 40 else {
            return nil
        }
        return ordinal(place.value, isFeminine: queens.contains(name))
    }

    /// Whether the sign of degrees makes an ordinal: "el 3° piso", "Ley 5°", not "un ángulo de 45°", "30° sur".
    private static func isPlace(_ place: NumeralContext) -> Bool {
        (1...31).contains(place.value) && !place.follows(beforeDegrees) && !place.precedes(afterDegrees)
    }

    private static let beforeDegrees = Set(words: "de ángulo ángulos temperatura gira giro giró unos entre latitud longitud")
    private static let afterDegrees = Set(words: "c f celsius fahrenheit norte sur este oeste bajo")

    /// "1er piso", "3.er capítulo".
    private static func short(_ value: Int) -> String? { value == 1 ? "primer" : value == 3 ? "tercer" : nil }

    /// "2do", "3ra", "5ta": with the ending that the ordinal has.
    private static func written(_ place: NumeralContext, isFeminine: Bool) -> String? {
        guard ordinals.indices.contains(place.value), place.value > 0 else { return nil }
        let text = ordinal(place.value, isFeminine: isFeminine)
        return text.hasSuffix(place.marker) ? text : nil
    }

    /// From eleven on the cardinal is said.
    private static func ordinal(_ value: Int, isFeminine: Bool) -> String {
        guard ordinals.indices.contains(value), value > 0 else { return "\(value)" }
        return ordinals[value] + (isFeminine ? "a" : "o")
    }

    private static let ordinals = ["", "primer", "segund", "tercer", "cuart", "quint", "sext", "séptim", "octav", "noven", "décim"]
    private static let numberedThings = Set(
        words:
            "siglo siglos capítulo capítulos tomo libro volumen parte acto escena artículo sección título fase tipo nivel anexo lámina grupo"
    )
    private static let feminine = Set(words: "guerra república edición feria conferencia jornadas jornada legislatura dinastía asamblea")
    private static let masculine = Set(words: "congreso concilio encuentro plan festival simposio centenario")
    private static let rulers = Set(
        words: """
            felipe carlos alfonso fernando juan pablo pío león gregorio inocencio clemente urbano bonifacio benedicto luis enrique jorge
            jacobo guillermo ricardo eduardo napoleón nicolás alejandro pedro iván federico leopoldo alberto jaime sancho ramiro ordoño
            garcía maximiliano ramsés ptolomeo constantino rodolfo josé francisco sixto julio adriano
            """)
    private static let queens = Set(words: "isabel catalina maría juana cristina margarita urraca elisabet")
}
