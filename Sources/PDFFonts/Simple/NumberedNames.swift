/// The names of a Type 1 font whose subset is numbered from 33 on, each code by name, as Quartz writes them when macOS saves a file again.
///
/// The names are those of the font that it read. Its ToUnicode tells what the codes were before: what Mac Roman, or a keyboard, has in the place of TeX's
/// codes ("2" for `element`, "⇤" for `asteriskmath`), or what the old font had in the place of the new ones ("→" for `multiply`).
struct NumberedNames {
    private let count: Int
    /// Whether ToUnicode tells of more codes than the font has: it is another font's.
    private let isOfAnother: Bool

    /// - Returns: nil for other fonts.
    init?(_ subtype: String, _ encoding: SimpleEncoding, _ toUnicode: ToUnicodeMap) {
        let names = encoding.differences
        guard subtype == "Type1" || subtype == "MMType1", encoding.base == nil, !toUnicode.isEmpty, names.first?.code == Self.first,
            names.last?.code == Self.first + names.count - 1
        else { return nil }
        count = names.count
        isOfAnother = toUnicode.count > count + Self.fewMore
    }

    private static let first = 33
    /// Codes that a font may have beside those that are named: a space, a control.
    private static let fewMore = 2

    /// Whether what a code's name stands for comes before ToUnicode. Letters and figures may be what a font of signs calls those, and names that say no
    /// more than the codes may be anything.
    ///
    /// - Parameter scalars: those of the name, if a list knows it.
    func comeFirst(_ code: Int, _ scalars: [UInt32]) -> Bool {
        guard code >= Self.first, code - Self.first < count, let first = scalars.first, scalars != [UInt32(code)] else { return false }
        return isOfAnother || scalars.count > 1 || !(0x30...0x39 ~= first || 0x41...0x5A ~= first || 0x61...0x7A ~= first)
    }
}
