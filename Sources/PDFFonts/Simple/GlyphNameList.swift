import PDFSyntax

/// A list of lines `name;hex hex…` inside the program itself, which stand in buckets by their names: it costs nothing before its first use.
struct GlyphNameList: Sendable {
    private let text: StaticString
    /// Where in it each bucket begins, and where the last one ends.
    private let starts: [UInt32]

    static let general = GlyphNameList(text: GlyphNames.list, starts: GlyphNames.starts)
    static let dingbats = GlyphNameList(text: GlyphNames.dingbats, starts: GlyphNames.dingbatStarts)

    private init(text: StaticString, starts: [UInt32]) { (self.text, self.starts) = (text, starts) }

    /// The scalars of the name in `range`; nil if it isn't listed.
    func scalars(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt32]? {
        // The literal outlives everything, and the span only this call.
        let bytes = unsafe Span(_unsafeStart: text.utf8Start, count: text.utf8CodeUnitCount)
        let bucket = Self.bucket(name, range)
        var line = Int(starts[bucket])
        let end = Int(starts[bucket + 1])
        while line < end {
            if Self.holds(bytes, line, name, range) { return Self.values(bytes, line + range.count + 1) }
            while line < end, bytes[line] != 10 { line &+= 1 }
            line &+= 1
        }
        return nil
    }

    /// The number of a name's bucket; as `.generate/font-tables.py` has it.
    private static func bucket(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> Int {
        var value: UInt32 = 0
        for index in range { value = value &* 31 &+ UInt32(name[index]) }
        return Int((value ^ value >> 11) % 2048)
    }

    /// Whether the line that begins at `line` is that of the name.
    private static func holds(_ bytes: borrowing Span<UInt8>, _ line: Int, _ name: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
        let end = line + range.count
        guard end < bytes.count, bytes[end] == 0x3B else { return false }
        for (offset, index) in range.enumerated() where bytes[line + offset] != name[index] { return false }
        return true
    }

    /// The scalars whose digits begin at `start`.
    private static func values(_ bytes: borrowing Span<UInt8>, _ start: Int) -> [UInt32] {
        var position = start
        var result: [UInt32] = []
        var value: UInt32 = 0
        while position < bytes.count, bytes[position] != 10 {
            if let digit = bytes[position].hexValue {
                value = value << 4 | UInt32(digit)
            } else {
                result.append(value)
                value = 0
            }
            position += 1
        }
        result.append(value)
        return result
    }
}
