/// What a CMap file says (§9.7.5.4, §9.10.3), in flat lists; made by ``CMapParser``, turned into tables by their users.
struct ParsedCMap: Sendable {
    /// Codes of so many bytes, each byte within its own bounds (§9.7.6.2: a rectangle, not an interval).
    struct Codespace: Sendable, Equatable {
        var byteCount: Int
        var low: UInt32
        var high: UInt32
    }

    /// Codes that stand for text: the first for `scalars[destination]`, each following one for that with its last scalar one higher.
    struct TextRange: Sendable {
        var low: UInt32
        var high: UInt32
        var destination: Range<Int>
    }

    /// Codes that select glyphs: the first `cid`, each following one the next.
    struct CIDRange: Sendable {
        var low: UInt32
        var high: UInt32
        var cid: UInt32
    }

    var codespaces: [Codespace] = []
    var textRanges: [TextRange] = []
    var cidRanges: [CIDRange] = []
    var scalars: [UInt32] = []
    /// Whether there are others than ranges of one code.
    var hasOtherRanges = false
    var isVertical = false
    /// The name before `usecmap`: the CMap to which this one adds.
    var parentName: String?
}

extension ParsedCMap {
    /// Puts the entries of the CMap that this one uses before its own: later ones win.
    mutating func prepend(_ parent: ParsedCMap) {
        let offset = parent.scalars.count
        let own = textRanges.map { range in
            TextRange(
                low: range.low, high: range.high,
                destination: (range.destination.lowerBound + offset)..<(range.destination.upperBound + offset))
        }
        textRanges = parent.textRanges + own
        scalars = parent.scalars + scalars
        cidRanges = parent.cidRanges + cidRanges
        if codespaces.isEmpty { codespaces = parent.codespaces }
    }
}
