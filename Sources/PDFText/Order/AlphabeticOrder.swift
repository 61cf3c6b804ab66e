/// Whether entries stand in the order of the alphabet down one column and go on down the next one, as those of an index and of a list of words do. No
/// table's second column begins where its first one ends.
struct AlphabeticOrder {
    private var (count, rising, falling) = (0, 0, 0)
    private var first: Key?
    private var last: Key?

    /// Lines that begin at the edge of their column, at the least.
    private static let fewest = 8

    /// Adds what an entry begins with. What has no letters says nothing.
    mutating func add(_ key: Key) {
        guard !key.isEmpty else { return }
        if first == nil { first = key }
        if let last {
            if key > last { rising += 1 } else if key < last { falling += 1 }
        }
        last = key
        count += 1
    }

    /// Many entries come after the one above them, as they would not where one thing is said again and again, and hardly any before it: letters with
    /// accents have places of their own in many languages.
    private var isSorted: Bool { count >= Self.fewest && rising * 4 > count && falling * 6 < count }

    /// Whether what has been added goes on in another column.
    func goesOn(in next: AlphabeticOrder) -> Bool {
        guard isSorted, next.isSorted, let last, let first = next.first else { return false }
        return last <= first
    }

    /// The letters of an entry, without signs before and between them, their case aside.
    struct Key: Comparable {
        private let letters: [UInt32]

        /// Names of commands have long beginnings in common.
        private static let longest = 16

        init(_ cells: some Sequence<Cell>) {
            letters = Array(
                cells.lazy.map { $0.unicode &- 0x41 < 26 ? $0.unicode | 0x20 : $0.unicode }.filter(Bidirectional.isLetter)
                    .prefix(Self.longest))
        }

        var isEmpty: Bool { letters.isEmpty }

        static func < (left: Key, right: Key) -> Bool { left.letters.lexicographicallyPrecedes(right.letters) }
    }
}
