import PDFFonts

/// A glyph of several Latin letters: U+FB00 to U+FB06, or one that its font says the letters of.
enum Ligature {
    /// ff, fi, fl, ffi, ffl, ſt and st.
    static let letters = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]

    @inline(__always)
    static func mayBe(_ unicode: UInt32) -> Bool { unicode &- 0xFB00 < 7 || unicode & Font.sequenceFlag != 0 }

    /// How many letters it has; nil if they aren't all visible ASCII.
    ///
    /// - Parameter sequences: those of its font.
    static func length(_ unicode: UInt32, _ sequences: [UInt32]) -> Int? {
        guard unicode & Font.sequenceFlag != 0 else { return letters[Int(unicode &- 0xFB00)].utf8.count }
        let scalars = scalars(unicode, sequences)
        return scalars.allSatisfy { $0 &- 0x21 < 0x5E } ? scalars.count : nil
    }

    /// Appends the letters of one that has some.
    static func append(_ unicode: UInt32, _ sequences: [UInt32], to text: inout OutputSpan<UInt8>) {
        if unicode & Font.sequenceFlag != 0 {
            for scalar in scalars(unicode, sequences) { text.append(UInt8(truncatingIfNeeded: scalar)) }
        } else {
            for byte in letters[Int(unicode &- 0xFB00)].utf8 { text.append(byte) }
        }
    }

    private static func scalars(_ unicode: UInt32, _ sequences: [UInt32]) -> ArraySlice<UInt32> {
        let offset = Font.offset(ofSequence: unicode)
        guard offset < sequences.count else { return [] }
        return sequences[(offset + 1)...].prefix(Int(min(sequences[offset], longest)))
    }

    /// No font's sequence is read further, in scalars.
    static let longest: UInt32 = 64
}
