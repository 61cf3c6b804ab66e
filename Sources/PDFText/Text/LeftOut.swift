/// What was not handed on of a document's text.
public struct LeftOut: Sendable, Equatable {
    /// Blocks of each kind that was not wanted, by ``BlockRole/index``; empty for none.
    private var blocks: [Int] = []

    /// Fonts that don't say which characters their glyphs are, by name: their text is missing, and would be nonsense.
    public internal(set) var unreadableFonts: [String: UnreadableFont] = [:]

    /// A font whose text can't be read.
    public struct UnreadableFont: Sendable, Equatable {
        /// Pages on which it shows something, from 0, rising.
        public internal(set) var pages: [Int] = []
        /// How many glyphs it shows there.
        public internal(set) var glyphCount = 0
    }

    /// Nothing.
    public init() {}

    /// Blocks of a kind that was not wanted; of furniture, lines.
    public subscript(role: BlockRole) -> Int { blocks.isEmpty ? 0 : blocks[role.index] }

    /// Of several parts of a document together.
    public static func + (left: LeftOut, right: LeftOut) -> LeftOut {
        var sum = left
        for role in BlockRole.allCases where right[role] > 0 { sum.count(role, right[role]) }
        for (font, part) in right.unreadableFonts {
            for page in part.pages { sum.add(font, glyphs: 0, page: page) }
            sum.unreadableFonts[font]?.glyphCount += part.glyphCount
        }
        return sum
    }

    mutating func add(_ font: String, glyphs: Int, page: Int) {
        var known = unreadableFonts[font] ?? UnreadableFont()
        if known.pages.last.map({ $0 < page }) ?? true { known.pages.append(page) }
        known.glyphCount += glyphs
        unreadableFonts[font] = known
    }

    mutating func count(_ role: BlockRole, _ count: Int = 1) {
        if blocks.isEmpty { blocks = Array(repeating: 0, count: BlockRole.allCases.count) }
        blocks[role.index] &+= count
    }
}
