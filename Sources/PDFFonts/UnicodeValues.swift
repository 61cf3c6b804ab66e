/// Collects what codes stand for: single scalars as they are, several as an offset into a common list.
struct UnicodeValues: Sendable {
    private(set) var sequences: [UInt32] = []

    /// The value for ``DecodedGlyph/unicode``.
    mutating func value(_ scalars: some Collection<UInt32>) -> UInt32 {
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return first }
        let offset = Font.offset(ofSequence: UInt32(truncatingIfNeeded: sequences.count))
        sequences.append(UInt32(truncatingIfNeeded: scalars.count))
        sequences.append(contentsOf: scalars)
        return Font.sequenceFlag | Font.caseFlag(of: first) | UInt32(offset)
    }

    /// The scalars behind such a value of a code that stands for several.
    func scalars(of value: UInt32) -> ArraySlice<UInt32> {
        let offset = Font.offset(ofSequence: value)
        guard offset < sequences.count else { return [] }
        return sequences[(offset + 1)...].prefix(Int(sequences[offset]))
    }

    init() {}

    /// Goes on where another list stops.
    init(sequences: [UInt32]) { self.sequences = sequences }

    /// What a source says, made fit to be read: white space is a space, the C1 controls that careless writers leave are what Windows has
    /// there, zeros go. Nil where the source says nothing worth hearing: no scalar, U+FFFD, other controls, noncharacters,
    /// private use, which only the next source can explain.
    static func readable(_ scalars: some Collection<UInt32>) -> [UInt32]? {
        var result: [UInt32] = []
        for scalar in scalars {
            switch scalar {
            case 0: continue
            // Variation selectors say which form a sign has ("∑" and U+FE01, the large one): seen, not heard.
            case 0xFE00...0xFE0F where !result.isEmpty: continue
            case 9, 10, 11, 12, 13: result.append(32)
            case 1...31, 0x7F: return nil
            case 0x80...0x9F:
                let meant = UInt32(Encodings.winAnsi[Int(scalar)])
                if meant == 0x2022, scalar != 0x95 { return nil }
                result.append(meant)
            case 0xFFFD, 0xD800...0xDFFF, 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xF0000...: return nil
            case _ where scalar & 0xFFFE == 0xFFFE: return nil
            default: result.append(scalar)
            }
        }
        // macOS names all that a font shows with one glyph: "tab, end of line, no-break space", "hyphen, soft hyphen, hyphen". It is one of these.
        if result.count > 1 {
            if result.allSatisfy({ $0 == 0x20 || $0 == 0xA0 }) { return [0x20] }
            if result.contains(0xAD), result.allSatisfy({ $0 == 0x2D || $0 == 0xAD || $0 == 0x2010 || $0 == 0x2011 }) { return [0x2D] }
        }
        return result.isEmpty ? nil : result
    }

    /// Whether a value is a scalar of a private use area: better than nothing, worse than all else.
    static func isPrivate(_ scalar: UInt32) -> Bool { 0xE000...0xF8FF ~= scalar || 0xF0000...0x10FFFD ~= scalar }
}
