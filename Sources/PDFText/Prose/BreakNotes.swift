/// What stands where a listing is broken between two pages: "(continued from previous page)", in whatever language, in small type at the right, right
/// above the rest of the listing or right below its first part.
struct BreakNotes {
    /// The lines that are such.
    private(set) var lines: [Int] = []

    private static let letters = 3...60
    /// As a multiple of the body's size, at the most.
    private static let size: Float = 0.96
    /// Between it and the listing, in ems of the larger type: this may go on with an empty line.
    private static let clearance: Float = 3.6

    /// - Parameter roles: of the lines that are known for furniture.
    init(_ layout: PageLayout, roles: [Int: BlockRole], bodySize: Float) {
        for entries in [layout.edges.top, layout.edges.bottom] {
            guard let inner = entries.firstIndex(where: { roles[$0.line] == nil }), Self.isNote(entries[inner], layout, bodySize) else {
                continue
            }
            // By itself in its row, with the listing behind it.
            let rest = entries[(inner + 1)...].first { roles[$0.line] == nil }
            guard let rest, (rest.y - entries[inner].y).magnitude > 0.4 * rest.size, layout.lines[rest.line].isFixedPitch else { continue }
            lines.append(entries[inner].line)
        }
    }

    private static func isNote(_ entry: Edges.Entry, _ layout: PageLayout, _ bodySize: Float) -> Bool {
        guard letters.contains(entry.letterCount), entry.size < size * bodySize, entry.clearance < clearance else { return false }
        let line = layout.lines[entry.line]
        guard line.words.count > 0, !line.isFixedPitch, line.x0 > layout.width / 2 else { return false }
        let bytes = layout.bytes(of: line)
        return isBracket(bytes.first, bytes.prefix(3), 0x28, [0xEF, 0xBC, 0x88])
            && isBracket(bytes.last, bytes.suffix(3), 0x29, [0xEF, 0xBC, 0x89])
    }

    /// Whether a byte is a bracket, or some bytes are one of full width.
    private static func isBracket(_ byte: UInt8?, _ bytes: ArraySlice<UInt8>, _ bracket: UInt8, _ wide: [UInt8]) -> Bool {
        byte == bracket || bytes.elementsEqual(wide)
    }
}
