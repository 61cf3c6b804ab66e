import PDFSyntax

/// A sorted list of lines `name;hex hex…` inside the program itself: searched by halving, without an index, so that it costs nothing
/// before its first use.
struct GlyphNameList: Sendable {
    private let text: StaticString

    static let general = GlyphNameList(text: GlyphNames.list)
    static let dingbats = GlyphNameList(text: GlyphNames.dingbats)

    private init(text: StaticString) { self.text = text }

    /// The scalars of the name in `range`; nil if it isn't listed.
    func scalars(_ name: borrowing Span<UInt8>, _ range: Range<Int>) -> [UInt32]? {
        // The literal outlives everything, and the span only this call.
        let bytes = unsafe Span(_unsafeStart: text.utf8Start, count: text.utf8CodeUnitCount)
        var (low, high) = (0, bytes.count)  // both at starts of lines
        while low < high {
            var line = (low + high) / 2
            while line > low, bytes[line - 1] != 10 { line -= 1 }
            switch Self.compare(bytes, line, name, range) {
            case 0: return Self.values(bytes, line)
            case ..<0:
                while line < high, bytes[line] != 10 { line += 1 }
                low = min(line + 1, high)
            default: high = line
            }
        }
        return nil
    }

    /// Negative if the name at `line` sorts before the one looked for.
    private static func compare(_ bytes: borrowing Span<UInt8>, _ line: Int, _ name: borrowing Span<UInt8>, _ range: Range<Int>) -> Int {
        var position = line
        for index in range {
            guard position < bytes.count, bytes[position] != 0x3B else { return -1 }
            let (listed, wanted) = (bytes[position], name[index])
            if listed != wanted { return listed < wanted ? -1 : 1 }
            position += 1
        }
        return position < bytes.count && bytes[position] == 0x3B ? 0 : 1
    }

    private static func values(_ bytes: borrowing Span<UInt8>, _ line: Int) -> [UInt32] {
        var position = line
        while bytes[position] != 0x3B { position += 1 }
        position += 1
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
        return result + [value]
    }
}
