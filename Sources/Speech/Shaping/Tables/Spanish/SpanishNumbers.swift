/// What numbers are called in Spanish where espeak-ng says something else: rulers up to ten have ordinals, and "X" alone is a letter to it.
enum SpanishNumbers {
    static let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        switch place.marker {
        case ".º", "º", "°": return place.isRoman ? ordinal(place.value, isFeminine: false) : "\(place.value)º"
        case ".ª", "ª": return place.isRoman ? ordinal(place.value, isFeminine: true) : "\(place.value)ª"
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
