/// How what follows each other down a column grows.
struct Succession<Element: Comparable> {
    private(set) var (count, rising, falling) = (0, 0, 0)
    private(set) var first: Element?
    private(set) var last: Element?

    mutating func add(_ element: Element) {
        if first == nil { first = element }
        if let last {
            if element > last { rising += 1 } else if element < last { falling += 1 }
        }
        last = element
        count += 1
    }

    /// Whether another column begins with what may come after the last of this one.
    func goesOn(in next: Succession) -> Bool {
        guard let last, let first = next.first else { return false }
        return last <= first
    }
}

/// The letters that an entry of an index begins with, without signs before and between them, the case of Latin ones aside.
struct EntryLetters: Comparable {
    private let letters: [UInt32]

    /// Names of commands have long beginnings in common.
    private static let longest = 16

    /// - Returns: nil for an entry that has none.
    init?(_ cells: some Sequence<Cell>) {
        letters = Array(
            cells.lazy.map { $0.unicode &- 0x41 < 26 ? $0.unicode | 0x20 : $0.unicode }.filter(Bidirectional.isLetter)
                .prefix(Self.longest))
        if letters.isEmpty { return nil }
    }

    static func < (left: EntryLetters, right: EntryLetters) -> Bool { left.letters.lexicographicallyPrecedes(right.letters) }
}
