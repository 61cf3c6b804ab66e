/// What was not handed on of a document's text.
public struct LeftOut: Sendable, Equatable {
    /// Blocks of each kind that was not wanted; of furniture, lines.
    public internal(set) var blocks: [BlockRole: Int] = [:]

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

    /// Of several parts of a document together.
    public static func + (left: LeftOut, right: LeftOut) -> LeftOut {
        var sum = left
        sum.blocks.merge(right.blocks) { $0 &+ $1 }
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

    mutating func count(_ role: BlockRole) { blocks[role, default: 0] &+= 1 }
}
