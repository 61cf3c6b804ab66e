import PDFSyntax

/// Glyph names of the pi fonts that scientific journals are set in (Mathematical Pi, Universal Greek and News): `H` and a number, which is the glyph's
/// place in the foundry's list of signs and no code of any encoding. Readers that take it for one show "␤" for β and "兾" for a slash.
enum PiFontName {
    /// The scalar of the name in `range`; nil if it isn't such a name.
    static func scalar(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> UInt32? {
        guard range.count >= 5, range.count <= 6, name[range.lowerBound] == 0x48 else { return nil }
        var number = 0
        for index in range.dropFirst() {
            guard name[index].isDigit else { return nil }
            number = number * 10 + Int(name[index] - 0x30)
        }
        switch number {
        case 9001...9024: return capitals[number - 9001]
        case 9268: return 0x3C3  // the final sigma comes second
        case 9269: return 0x3C2
        case 9251...9275: return UInt32(0x3B1 + number - 9251)
        default: return signs[number] ?? signs[number + 10000]
        }
    }

    /// Without the place that Unicode leaves for a capital of the final sigma.
    private static let capitals: [UInt32] = Array(0x391...0x3A1) + Array(0x3A3...0x3A9)

    /// The fonts' first version has the numbers from 11001 on without their first figure.
    private static let signs: [Int: UInt32] = [
        9278: 0x3C6, 9280: 0x3B5,
        11001: 0x2B, 11002: 0x2212, 11003: 0xD7, 11005: 0x3D, 11006: 0xB1, 11009: 0x221E, 11011: 0x223C, 11015: 0x2248, 11021: 0x3C,
        11022: 0x3E, 11032: 0x2032, 11033: 0x2033, 11034: 0xB0, 11349: 0x2264, 11350: 0x2265,
        17005: 0x25B3, 17009: 0x25B2, 17033: 0x25CF, 17034: 0x25CB, 17039: 0x25A0, 17040: 0x25A1, 18528: 0x2022, 20648: 0x2016,
        20841: 0x7C, 20853: 0x7B, 20854: 0x7D, 20855: 0x27E8, 20856: 0x27E9, 20862: 0x2F, 20881: 0x221A,
    ]
}
