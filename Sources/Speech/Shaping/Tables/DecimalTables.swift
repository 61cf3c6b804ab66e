/// Decimals, and numbers behind an article without its vowel, where voices don't say them as people do.
extension LanguageTables {
    /// "3 целых 14 сотых".
    static func russianDecimal(_ whole: Substring, _ fraction: Substring) -> String? {
        // The voice says these well.
        if fraction.utf8.count == 1, let digit = fraction.first, digit > "2" { return nil }
        return slavicDecimal(
            whole, fraction, whole: ("целая", "целых"),
            parts: [("десятая", "десятых"), ("сотая", "сотых"), ("тысячная", "тысячных")], two: "две", comma: "запятая")
    }

    /// "3 цілих 14 сотих".
    static func ukrainianDecimal(_ whole: Substring, _ fraction: Substring) -> String? {
        slavicDecimal(
            whole, fraction, whole: ("ціла", "цілих"), parts: [("десята", "десятих"), ("сота", "сотих"), ("тисячна", "тисячних")],
            two: "дві", comma: "кома")
    }

    private static func slavicDecimal(
        _ whole: Substring, _ fraction: Substring, whole names: (String, String), parts: [(String, String)], two: String, comma: String
    ) -> String? {
        guard whole.utf8.count <= 6, let integer = Int(whole), let part = Int(fraction) else { return nil }
        guard fraction.utf8.count <= parts.count else { return withComma(whole, fraction, comma) }
        let name = parts[fraction.utf8.count - 1]
        return "\(feminine(integer, two)) \(isOne(integer) ? names.0 : names.1) \(feminine(part, two)) \(isOne(part) ? name.0 : name.1)"
    }

    private static func isOne(_ value: Int) -> Bool { value % 10 == 1 && value % 100 != 11 }

    private static func feminine(_ value: Int, _ two: String) -> String { NounGenders.last(of: value, "одна", two) ?? "\(value)" }

    /// The figures behind a comma as a number, or one by one if there are many, or a nought in front.
    static func withComma(_ whole: Substring, _ fraction: Substring, _ comma: String) -> String {
        let isNumber = fraction.first != "0" && fraction.utf8.count <= 2
        return "\(whole) \(comma) " + (isNumber ? String(fraction) : fraction.map(String.init).joined(separator: " "))
    }

    /// "0,005": the voice says "cinque millesimi".
    static func italianDecimal(_ whole: Substring, _ fraction: Substring) -> String? {
        fraction.utf8.count == 3 && fraction.first == "0" ? withComma(whole, fraction, "virgola") : nil
    }

    /// Behind "l'" and "d'": only what begins with a vowel.
    static func frenchElided(_ value: Int, _ isFeminine: Bool) -> String? {
        switch value {
        case 1: isFeminine ? "une" : "un"
        case 11: "onze"
        default: nil
        }
    }

    static func italianElided(_ value: Int, _ isFeminine: Bool) -> String? {
        switch value {
        case 1: isFeminine ? "una" : "uno"
        case 8: "otto"
        case 11: "undici"
        case 80: "ottanta"
        case 81: "ottantuno"
        case 88: "ottantotto"
        case 82...89: "ottanta" + ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"][value - 82]
        case 800: "ottocento"
        case 801...899: "ottocento \(value - 800)"
        default: nil
        }
    }
}
