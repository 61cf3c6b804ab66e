/// Some of the signs that ``EdgeSign`` names: a bit for each.
struct EdgeSignSet: Sequence, ExpressibleByArrayLiteral {
    private var bits: UInt128 = 0

    init(arrayLiteral signs: EdgeSign...) {
        for sign in signs { insert(sign) }
    }

    private static func bit(_ sign: EdgeSign) -> UInt128 { 1 << UInt128(sign.rawValue) }

    func contains(_ sign: EdgeSign) -> Bool { bits & Self.bit(sign) != 0 }
    func isDisjoint(with others: EdgeSignSet) -> Bool { bits & others.bits == 0 }
    func isSuperset(of others: EdgeSignSet) -> Bool { bits & others.bits == others.bits }
    mutating func insert(_ sign: EdgeSign) { bits |= Self.bit(sign) }
    mutating func formUnion(_ others: EdgeSignSet) { bits |= others.bits }

    /// In the order of the signs.
    func makeIterator() -> Iterator { Iterator(bits: bits) }

    struct Iterator: IteratorProtocol {
        fileprivate var bits: UInt128

        mutating func next() -> EdgeSign? {
            guard bits != 0 else { return nil }
            defer { bits &= bits - 1 }
            return EdgeSign(rawValue: bits.trailingZeroBitCount)
        }
    }
}
