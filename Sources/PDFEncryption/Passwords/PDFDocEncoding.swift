/// PDFDocEncoding (ISO 32000-2, D.3), from Unicode to bytes.
enum PDFDocEncoding {
    /// `nil` when a character has no place in it.
    static func encode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x00...0x17, 0x20...0x7E, 0xA1...0xAC, 0xAE...0xFF:
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            default:
                guard let byte = others[scalar] else { return nil }
                bytes.append(byte)
            }
        }
        return bytes
    }

    private static let others: [Unicode.Scalar: UInt8] = {
        var table: [Unicode.Scalar: UInt8] = ["\u{20AC}": 0xA0]
        let accents = "\u{02D8}\u{02C7}\u{02C6}\u{02D9}\u{02DD}\u{02DB}\u{02DA}\u{02DC}"
        for (offset, scalar) in accents.unicodeScalars.enumerated() { table[scalar] = UInt8(0x18 + offset) }
        let upper = "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž"
        for (offset, scalar) in upper.unicodeScalars.enumerated() { table[scalar] = UInt8(0x80 + offset) }
        return table
    }()
}
