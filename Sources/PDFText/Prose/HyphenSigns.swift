/// Which signs stand for hyphens in a text: browsers break words with U+2010, whatever hyphens the words have that were written with one.
struct HyphenSigns {
    /// Hyphens between two letters of a line: of ASCII, and U+2010; and those of the latter that end lines.
    private var (written, others, breaking) = (0, 0, 0)

    /// Whether hyphens are told from those that break words.
    var areTold: Bool { others == 0 && written > 0 && breaking >= Self.fewestBreaking }

    private static let fewestBreaking = 2

    /// - Parameter text: lines with line feeds between.
    init(_ text: borrowing Span<UInt8>) { add(text) }

    init() {}

    mutating func add(_ signs: HyphenSigns) {
        written &+= signs.written
        others &+= signs.others
        breaking &+= signs.breaking
    }

    private mutating func add(_ text: borrowing Span<UInt8>) {
        // Most texts have none of the bytes that U+2010 ends in.
        guard text.holds(0x90) else { return }
        var index = 1
        while index &+ 1 < text.count {
            let byte = text[index]
            if byte == 0x2D {
                if Dehyphenation.isLetter(text[index &- 1]), Dehyphenation.isLetter(text[index &+ 1]) { written &+= 1 }
            } else if byte == 0x90, text[index &- 1] == 0x80, index > 2, text[index &- 2] == 0xE2, Dehyphenation.isLetter(text[index &- 3])
            {
                if text[index &+ 1] == 0x0A { breaking &+= 1 } else if Dehyphenation.isLetter(text[index &+ 1]) { others &+= 1 }
            }
            index &+= 1
        }
    }
}
