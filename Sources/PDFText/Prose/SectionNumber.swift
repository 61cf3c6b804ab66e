/// The number of a section, as a heading begins with it: "3.4.3", "A.2." or "H.25".
struct SectionNumber: Sendable, Equatable {
    /// The parts, the first of them 0x10000 and more if it is a letter.
    private var parts = InlineArray<8, Int>(repeating: 0)
    private var count = 0

    /// The last part.
    var last: Int { parts[count - 1] }

    /// Whether it is the first of a chapter's sections.
    func isFirst(ofChapter chapter: Int) -> Bool { count == 2 && parts[0] == chapter && parts[1] == 1 }

    /// Nil where a line doesn't begin with one, of two parts at the least: a number by itself is a chapter's, an item's or a page's.
    init?(_ line: borrowing Span<UInt8>) {
        guard line.count > 0, line[0] < 0x60 else { return nil }
        var offset = 0
        if line[0].isASCIILetter {
            guard line.count > 1, line[1] == 0x2E else { return nil }
            parts[0] = Self.letters + Int(line[0])
            (count, offset) = (1, 2)
        }
        while offset < line.count, line[offset].isASCIIDigit, count < parts.count {
            var part = 0
            while offset < line.count, line[offset].isASCIIDigit {
                part = min(part * 10 + Int(line[offset] - 0x30), Self.letters - 1)
                offset += 1
            }
            parts[count] = part
            count += 1
            guard offset < line.count, line[offset] == 0x2E else { break }
            offset += 1
        }
        guard count > 1, offset == line.count || line[offset] == 0x20 else { return nil }
    }

    private static let letters = 0x10000

    static func == (own: SectionNumber, other: SectionNumber) -> Bool {
        own.count == other.count && (0..<own.count).allSatisfy { own.parts[$0] == other.parts[$0] }
    }
}
