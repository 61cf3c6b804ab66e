/// Dates of a PDF (ISO 32000-2, 7.9.4): `D:20240131120000+01'00'`, any part but the year may be missing.
enum PDFDate {
    /// `2024-01-31`, or what stands there where it is no such date.
    static func short(_ text: String) -> String { String(iso(text).prefix { $0 != "T" }) }

    /// `2024-01-31T12:00:00+01:00`.
    static func iso(_ text: String) -> String {
        let date = text.hasPrefix("D:") ? text.dropFirst(2) : text[...]
        let digits = date.prefix { $0.isASCII && $0.isNumber }
        guard digits.count >= 4, digits.count.isMultiple(of: 2), digits.count <= 14 else { return DisplayText.clean(text) }
        var result = String(digits.prefix(4))
        var rest = digits.dropFirst(4)
        for separator in ["-", "-", "T", ":", ":"] where rest.count >= 2 {
            result += separator + rest.prefix(2)
            rest = rest.dropFirst(2)
        }
        // An hour needs its minutes.
        if result.count == 13 { result += ":00" }
        guard result.count > 10 else { return result }
        let zone = date.dropFirst(digits.count)
        let offset = zone.dropFirst().filter { $0.isASCII && $0.isNumber }
        switch zone.first {
        case "Z": return result + "Z"
        case "+" where offset.count >= 2, "-" where offset.count >= 2:
            return result + zone.prefix(1) + offset.prefix(2) + ":" + (offset.count >= 4 ? offset.dropFirst(2).prefix(2) : "00")
        default: return result
        }
    }
}
