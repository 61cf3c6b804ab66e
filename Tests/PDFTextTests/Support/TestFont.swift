/// Fonts that pages of tests are set in.
enum TestFont: String, CaseIterable {
    /// Half an em for every character (a quarter for a space, nothing for a combining mark), any scalar of the Basic Multilingual Plane: what a line measures can be told from its length.
    case even = "E"
    case evenBold = "EB"
    case evenItalic = "EI"
    /// The same, written from top to bottom, an em for every character.
    case vertical = "V"
    case fixed = "C"
    /// Half an em for every character, spaces too, any scalar of the Basic Multilingual Plane.
    case fixedWide = "CW"
    case fixedWideBold = "CWB"
    case sans = "H"
    case sansBold = "HB"
    case serif = "T"
    /// Named like TeX's font of large signs.
    case extensible = "EX"
    /// The same, with any scalar of the Basic Multilingual Plane.
    case largeSigns = "EL"
    /// Named like LaTeX's font of slanted lines.
    case lines = "LX"

    private var name: String {
        switch self {
        case .even: "Even"
        case .evenBold: "Even-Bold"
        case .evenItalic: "Even-Italic"
        case .vertical: "Tall"
        case .fixed: "Courier"
        case .fixedWide: "EvenMono"
        case .fixedWideBold: "EvenMono-Bold"
        case .sans: "Helvetica"
        case .sansBold: "Helvetica-Bold"
        case .serif: "Times-Roman"
        case .extensible, .largeSigns: "CMEX10"
        case .lines: "ABCDEF+LINE10"
        }
    }

    /// Two-byte codes that are UTF-16; otherwise single bytes in WinAnsiEncoding.
    var isComposite: Bool {
        switch self {
        case .even, .evenBold, .evenItalic, .vertical, .fixedWide, .fixedWideBold, .largeSigns: true
        case .fixed, .sans, .sansBold, .serif, .extensible, .lines: false
        }
    }

    /// - Parameter toUnicode: object number of ``identityMap``.
    func dictionary(toUnicode: Int) -> String {
        guard isComposite else { return "<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /Encoding /WinAnsiEncoding >>" }
        return """
            << /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /\(self == .vertical ? "Identity-V" : "Identity-H") \
            /ToUnicode \(toUnicode) 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /\(name) \
            /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW \(self == .vertical ? 1000 : 500) \
            /W [32 32 \(self == .fixedWide || self == .fixedWideBold ? 500 : 250) 768 879 0 1425 1479 0 1611 1618 0 57376 57376 0] >>] >>
            """
    }

    /// A ToUnicode map of every code to itself, but for three: code U+E000 is lam and alef, as Arabic fonts have them in one glyph, U+E010 is f and i, and
    /// U+E020 a soft hyphen without a width.
    static let identityMap = """
        /CIDInit /ProcSet findresource begin 12 dict begin begincmap
        1 begincodespacerange <0000> <FFFF> endcodespacerange
        3 beginbfchar <E000> <06440627> <E010> <00660069> <E020> <00AD> endbfchar
        2 beginbfrange <0000> <DFFF> <0000> <F000> <FFFF> <F000> endbfrange
        endcmap end end
        """

    /// A shown string with these characters.
    func string(_ text: some StringProtocol) -> String {
        if isComposite { return "<" + text.utf16.map { Self.hex($0, 4) }.joined() + ">" }
        return "<" + text.unicodeScalars.map { Self.hex($0.value < 256 ? $0.value : 0x3F, 2) }.joined() + ">"
    }

    private static func hex(_ value: some BinaryInteger, _ length: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
}
