import PDFSyntax

/// How the names of all the glyphs in a Type 3 font are their codes again, which TeX's bitmaps have by dvips.
enum BitmapNames: Sendable {
    /// To the base of 36, a letter first (`AE`, 14, and `BT`, 65), as Ghostscript writes them. No others need two letters for all codes.
    case numbers
    /// As characters, controls among them, or in hexadecimal: versions of dvips before 5.6 (`B`; `#0E` behind another program, `n0e`).
    case characters

    init?(_ entries: [(code: Int, name: String)]) {
        if entries.isEmpty { return nil }
        if entries.allSatisfy({ Self.number($0.name) == $0.code }) {
            self = .numbers
        } else if entries.contains(where: { $0.code > 0 && !Self.isLetter($0.name) }),
            // Programs that pass such names on can't write a zero.
            entries.allSatisfy({ $0.code == 0 || Self.character($0.name) == $0.code })
        {
            self = .characters
        } else {
            return nil
        }
    }

    private static func number(_ name: String) -> Int? {
        let name = name.utf8
        guard name.count == 2, let first = name.first, let last = name.last, first &- 0x41 < 26 else { return nil }
        let digit = last.isDigit ? Int(last) - 0x30 : last &- 0x41 < 26 ? Int(last) - 0x41 + 10 : -1
        return digit < 0 ? nil : (Int(first) - 0x41) * 36 + digit
    }

    private static func character(_ name: String) -> Int? {
        let scalars = name.unicodeScalars
        if scalars.count == 1 { return scalars.first.map { Int($0.value) } }
        // dvips doubles this one.
        if name == ";;" { return 0x3B }
        let bytes = name.utf8
        guard bytes.count == 3, let first = bytes.first, first == 0x23 || first == 0x6E else { return nil }
        return bytes.dropFirst().reduce(0 as Int?) { value, byte in
            guard let value, let digit = byte.hexValue else { return nil }
            return value << 4 | Int(digit)
        }
    }

    /// The lists have letters by themselves, too.
    private static func isLetter(_ name: String) -> Bool {
        name.utf8.count == 1 && name.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    }

    /// What a name is by itself, a character that can be seen.
    static func visible(_ name: String) -> UInt32? {
        if name == ";;" { return 0x3B }
        return name.utf8.count == 1 ? name.utf8.first.flatMap { 0x21...0x7E ~= $0 ? UInt32($0) : nil } : nil
    }
}
