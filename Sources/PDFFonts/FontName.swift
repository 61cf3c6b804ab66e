import PDFSyntax

/// A font's name, and what can be read from it: made once a font, since the general searches of strings cost more than all else in loading one.
struct FontName: Sendable {
    /// Without the tag of a subset (§9.9.2: six capital letters and a plus sign; Prawn writes hexadecimal digits).
    let text: String
    /// Its letters and digits, in small letters: `TimesNewRomanPS-BoldMT` and `Times New Roman,Bold` begin alike.
    private let folded: [UInt8]

    init(_ name: String) {
        text = Self.withoutSubsetTag(name)
        folded = text.utf8.compactMap { byte in
            switch byte {
            case 0x41...0x5A: byte | 0x20
            case 0x61...0x7A, 0x30...0x39, 0x80...: byte
            default: nil
            }
        }
    }

    private static func withoutSubsetTag(_ name: String) -> String {
        let bytes = name.utf8
        guard bytes.count > 7, let plus = bytes.firstIndex(of: 0x2B), bytes.distance(from: bytes.startIndex, to: plus) == 6,
            bytes[..<plus].allSatisfy({ 0x41...0x5A ~= $0 })
                || bytes[..<plus].allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }) && bytes[..<plus].contains(where: { $0 <= 0x39 })
        else { return name }
        return String(name[name.index(after: plus)...])
    }

    /// - Parameter words: in small letters and digits.
    func contains(_ words: StaticString...) -> Bool {
        let folded = folded
        let span = folded.span
        return words.contains { span.firstIndex(of: $0, from: 0, to: span.count) != nil }
    }

    func begins(with words: StaticString...) -> Bool {
        let folded = folded
        let span = folded.span
        return words.contains { span.matches($0, at: 0) }
    }

    func isOne(of words: StaticString...) -> Bool {
        let folded = folded
        let span = folded.span
        return words.contains { span.count == $0.utf8CodeUnitCount && span.matches($0, at: 0) }
    }

    /// What 3B2 says of a face behind a name that hides which it is: "RrnyjgAdvTTaf7f9f4f.B", "AdvTT8861b38f.I", and, of further glyphs, "….B+03".
    var press: (isBold: Bool, isItalic: Bool)? {
        let bytes = text.utf8
        guard let dot = bytes.lastIndex(of: 0x2E), contains("adv") else { return nil }
        switch String(text[text.index(after: dot)...].prefix { $0 != "+" }) {
        case "B": return (true, false)
        case "I": return (false, true)
        case "BI": return (true, true)
        default: return nil
        }
    }
}
