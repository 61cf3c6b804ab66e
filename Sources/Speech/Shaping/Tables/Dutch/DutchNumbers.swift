/// What numbers are called in Dutch where espeak-ng says something else: it says "eerste e" for "1e", and spells Roman numerals.
enum DutchNumbers {
    static let months = [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober", "november", "december",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        if place.isRoman, place.hasCapitalMarker, !place.isOrdinalInCapitals { return nil }
        switch place.marker {
        case "e", "de", "ste", "ᵉ": return (1...99).contains(place.value) ? ordinal(place.value) : nil
        case "": return place.isRoman ? roman(place) : isBesideDigits(place) ? nil : year(place.value)
        default: return nil
        }
    }

    /// "0417 1643 00": digits in groups are no year.
    private static func isBesideDigits(_ place: NumeralContext) -> Bool {
        place.before?.isDigits == true || place.after?.isDigits == true
    }

    private static func roman(_ place: NumeralContext) -> String? {
        if place.follows(numberedThings) { return "\(place.value)" }
        guard place.followsName, place.follows(rulers), place.value < 40 else { return nil }
        let text = ordinal(place.value)
        return "de " + text.prefix(1).uppercased() + text.dropFirst()
    }

    /// espeak-ng counts hundreds from 1900 on; in Dutch one does so from 1100 on.
    private static func year(_ value: Int) -> String? {
        guard (1100..<1900).contains(value) else { return nil }
        let rest = value % 100
        return cardinal(value / 100) + "honderd" + (rest > 0 ? " \(rest)" : "")
    }

    private static func ordinal(_ value: Int) -> String {
        switch value {
        case 1: "eerste"
        case 3: "derde"
        case 8: "achtste"
        case ..<20: cardinal(value) + "de"
        default: cardinal(value) + "ste"
        }
    }

    /// 1 to 99.
    private static func cardinal(_ value: Int) -> String {
        if units.indices.contains(value) { return units[value] }
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        guard tens.indices.contains(ten) else { return "\(value)" }
        return one == 0 ? tens[ten] : units[one] + (units[one].hasSuffix("e") ? "ën" : "en") + tens[ten]
    }

    private static let units = [
        "nul", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf", "dertien", "veertien",
        "vijftien", "zestien", "zeventien", "achttien", "negentien",
    ]
    private static let tens = ["", "", "twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig"]
    private static let numberedThings = Set(
        words: "hoofdstuk deel boek band akte scène artikel tabel figuur klasse fase type bijlage paragraaf wereldoorlog wo groep niveau")
    private static let rulers = Set(
        words: """
            willem lodewijk karel hendrik filips frederik napoleon jan johannes paulus pius leo gregorius benedictus innocentius clemens
            urbanus nicolaas alexander peter ivan eduard george jacobus richard otto leopold albert boudewijn filip ferdinand maximiliaan
            christiaan gustaaf alfonso floris dirk reinoud elizabeth elisabeth catharina margaretha maria
            """)
}
