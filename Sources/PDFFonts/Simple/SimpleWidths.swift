import PDFSyntax

/// Widths, FirstChar and LastChar of a simple font (§9.6.2, §9.6.4), in glyph space.
struct SimpleWidths {
    private let first: Int
    private let values: [Double]
    private let isUniform: Bool

    init(_ dictionary: PDFDictionary, _ descriptor: PDFDictionary, store: ObjectStore) {
        first = min(max(store.integer(dictionary["FirstChar"]) ?? 0, 0), 255)
        let values = (store.array(dictionary["Widths"]) ?? []).prefix(256).map { width in
            // Hardly any is a reference.
            let width = width.number ?? store.number(width) ?? 0
            return width.magnitude < 1e6 ? width : 0
        }
        self.values = values
        isUniform = values.allSatisfy { $0 == 0 }
    }

    var isGiven: Bool { !values.isEmpty }

    /// nil for codes outside the array.
    subscript(code: Int) -> Double? { code >= first && code - first < values.count ? values[code - first] : nil }

    /// Whether the file gives the code a width: a hint that it occurs. Where it gives none at all, any may.
    func isUsed(_ code: Int) -> Bool { isUniform || (self[code] ?? 0) != 0 }

    /// Whether a code may be the tab or the end of a line of a font that macOS wrote: it numbers the glyphs of a subset from 33 on, and has one without a
    /// width for these.
    func mayBeWhite(_ code: Int) -> Bool { first == 33 && self[code] == 0 }

    /// Whether the codes look like the numbers of a subset's glyphs: without a gap from the very first on, where no encoding has letters.
    var areNumbered: Bool {
        guard first <= 1, values.count > 3, values.count < 224 else { return false }
        return (1..<min(32, first + values.count)).allSatisfy { (self[$0] ?? 0) != 0 }
    }

    /// The codes, if they look like such numbers as macOS gives, and end before the small letters: no text has a glyph for each sign from "!" on without
    /// one of these.
    var numbersOfMac: Range<Int>? {
        first == 33 && 4...0x40 ~= values.count && values.allSatisfy { $0 != 0 } ? first..<(first + values.count) : nil
    }

    /// All widths alike, and enough of them to mean it.
    var isFixedPitch: Bool {
        let real = values.filter { $0 != 0 }
        guard let first = real.first, real.count >= 16 else { return false }
        return real.allSatisfy { $0 == first } || haveLettersOneWidth
    }

    /// Whether all of ASCII's letters are there and have one width: beside them a font may have signs that are wider. What a subset leaves out may have
    /// the width of the sign for that, as hundreds of other codes have: then an i must be as wide as an m, and some more letters be there.
    private var haveLettersOneWidth: Bool {
        guard let width = self[0x69], width != 0, self[0x6D] == width else { return false }
        let letters = Array(0x41...0x5A) + Array(0x61...0x7A)
        let others = letters.filter { self[$0] != width }
        guard let left = others.first.flatMap({ self[$0] }) else { return others.isEmpty }
        return letters.count - others.count >= Self.fewestLetters && others.allSatisfy { self[$0] == left }
            && (0x80...0xFF).count(where: { self[$0] == left }) >= Self.fewestLeftOut
    }

    /// A listing of a few lines has a dozen.
    private static let fewestLetters = 9
    /// Codes beyond ASCII that a subset leaves out, at the least, if they have widths: of 128.
    private static let fewestLeftOut = 64
}
