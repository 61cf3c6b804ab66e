import PDFSyntax

/// The Encoding entry of a simple font (§9.6.5): a base encoding and what differs from it.
struct SimpleEncoding {
    /// The encoding named, as scalars; nil where the font's own applies.
    var base: [UInt16]?
    /// Names by code, from Differences.
    var differences: [(code: Int, name: String)] = []

    init(_ object: PDFObject, store: ObjectStore) {
        switch store.resolve(object) {
        case .name(let name): base = Self.named(name)
        case .dictionary(let dictionary):
            base = store.name(dictionary["BaseEncoding"]).flatMap(Self.named)
            let elements = store.array(dictionary["Differences"]) ?? []
            store.fontAllowance.note(elements.count * Self.elementCost)
            // Later names of a code stand; a stranger may write thousands.
            var names: [Name?] = Array(repeating: nil, count: 256)
            var code = 0
            for element in elements {
                switch store.resolve(element) {
                case .name(let name):
                    if 0..<256 ~= code { names[code] = name }
                    if code < 256 { code += 1 }
                case let other: if let start = other.integer { code = min(max(start, -1), 256) }
                }
            }
            for (code, name) in names.enumerated() {
                if let name { differences.append((code, name.text)) }
            }
        default: break
        }
    }

    /// Whether a name is that of a bracket in a larger size, as STIX Two has them for TeX ("parenleft.s1"): a font of signs that grow, whatever its name,
    /// for that is the text's.
    var hasSizeVariants: Bool {
        differences.contains { _, name in
            let name = name.utf8
            guard let last = name.last, last &- 0x30 < 10, let size = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
            let digits = name[size...].dropFirst(2)
            return name[size...].dropFirst().first == UInt8(ascii: "s") && !digits.isEmpty && digits.allSatisfy { $0 &- 0x30 < 10 }
                && ["paren", "bracket", "brace"].contains { name.starts(with: $0.utf8) }
        }
    }

    /// What takes as long as an element of Differences, in bytes decoded.
    private static let elementCost = 16

    private static func named(_ name: Name) -> [UInt16]? {
        switch name.text {
        case "WinAnsiEncoding": Encodings.winAnsi
        case "MacRomanEncoding": Encodings.macRoman
        case "StandardEncoding": Encodings.standard
        case "MacExpertEncoding": Encodings.macExpert
        case "PDFDocEncoding": pdfDoc
        case "SymbolEncoding", "SymbolSetEncoding": Encodings.symbol
        case "ZapfDingbatsEncoding": Encodings.zapfDingbats
        default: nil
        }
    }

    /// PDFDocEncoding (Annex D.3): not meant for fonts, but used by form fields' fonts.
    private static let pdfDoc: [UInt16] = (0..<256).map { code in
        code < 24 ? 0 : TextString.scalar(of: UInt8(code)).map { $0 == "\u{FFFD}" ? 0 : UInt16(truncatingIfNeeded: $0.value) } ?? 0
    }
}
