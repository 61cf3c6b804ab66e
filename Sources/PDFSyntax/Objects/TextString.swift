/// Text strings (§7.9.2.2): UTF-16 with a byte order mark, UTF-8 with one (PDF 2.0), otherwise PDFDocEncoding (Annex D.2).
package enum TextString {
    /// The text of a text string object. Language escapes (§7.9.2.2.1) are taken out; a lone surrogate becomes U+FFFD.
    package static func decode(_ bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), bigEndian: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), bigEndian: false) }  // written by some Windows tools
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: withoutEscapes(bytes.dropFirst(3)), as: UTF8.self) }
        var scalars = String.UnicodeScalarView()
        for byte in bytes { if let scalar = scalar(of: byte) { scalars.append(scalar) } }
        return String(scalars)
    }

    private static func withoutEscapes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var isEscape = false
        return bytes.filter { byte in
            if byte == 0x1B { isEscape.toggle() }
            return byte != 0x1B && !isEscape
        }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            let unit = bigEndian ? first << 8 | second : second << 8 | first
            index += 2
            if unit == 0x1B {  // ESC language [country] ESC
                while index + 1 < bytes.endIndex, !(bytes[index] == 0 && bytes[index + 1] == 0x1B) { index += 2 }
                index = min(index + 2, bytes.endIndex)
            } else {
                units.append(unit)
            }
        }
        return string(units)
    }

    /// What the standard library makes of them, which asks the runtime for so much about its types that the first text takes as long as half a page.
    private static func string(_ units: [UInt16]) -> String {
        var scalars = String.UnicodeScalarView()
        var index = 0
        while index < units.count {
            var value = UInt32(units[index])
            index += 1
            if value & 0xFC00 == 0xD800, index < units.count, units[index] & 0xFC00 == 0xDC00 {
                value = 0x10000 + ((value & 0x3FF) << 10 | UInt32(units[index] & 0x3FF))
                index += 1
            }
            scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
        return String(scalars)
    }

    /// A PDFDocEncoding code as Unicode, nil where the encoding leaves it undefined.
    package static func scalar(of byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case 0x18...0x1F: Unicode.Scalar(accents[Int(byte) - 0x18])
        case 0x7F, 0x9F, 0xAD: nil
        case 0x80...0xA0: Unicode.Scalar(upper[Int(byte) - 0x80])
        case 0x00...0x17: byte == 0x09 || byte == 0x0A || byte == 0x0D ? Unicode.Scalar(byte) : nil
        default: Unicode.Scalar(byte)
        }
    }

    private static let accents: [UInt16] = [0x02D8, 0x02C7, 0x02C6, 0x02D9, 0x02DD, 0x02DB, 0x02DA, 0x02DC]
    private static let upper: [UInt16] = [
        0x2022, 0x2020, 0x2021, 0x2026, 0x2014, 0x2013, 0x0192, 0x2044, 0x2039, 0x203A, 0x2212, 0x2030, 0x201E, 0x201C, 0x201D, 0x2018,
        0x2019, 0x201A, 0x2122, 0xFB01, 0xFB02, 0x0141, 0x0152, 0x0160, 0x0178, 0x017D, 0x0131, 0x0142, 0x0153, 0x0161, 0x017E, 0xFFFD,
        0x20AC,
    ]
}
