/// What was not handed on of a document's text.
public struct LeftOut: Sendable, Equatable {
    /// Blocks of each kind that was not wanted; of furniture, lines.
    public internal(set) var blocks: [BlockRole: Int] = [:]

    /// Nothing.
    public init() {}

    /// Of several parts of a document together.
    public static func + (left: LeftOut, right: LeftOut) -> LeftOut {
        var sum = left
        sum.blocks.merge(right.blocks) { $0 &+ $1 }
        return sum
    }

    mutating func count(_ role: BlockRole) { blocks[role, default: 0] &+= 1 }
}
