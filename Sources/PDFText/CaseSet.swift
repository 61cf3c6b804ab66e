/// A set of the cases of one enumeration, a bit each.
///
/// What `Set` is, but no generic type: before the first of those is made the runtime looks whether its element is `Hashable`, through all conformances of the
/// program, which takes as long as the text of a page does.
public protocol CaseSet: SetAlgebra, Sendable where Element: Sendable {
    /// The elements, each by the bit that ``bit(of:)`` gives.
    var bits: UInt32 { get set }

    /// One bit, another one for each case.
    static func bit(of element: Element) -> UInt32
}

extension CaseSet {
    private init(bits: UInt32) {
        self.init()
        self.bits = bits
    }

    /// Whether a case is in it.
    public func contains(_ member: Element) -> Bool { bits & Self.bit(of: member) != 0 }

    /// Adds a case, if it is not in it.
    @discardableResult
    public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let isNew = !contains(newMember)
        bits |= Self.bit(of: newMember)
        return (isNew, newMember)
    }

    /// Takes a case out; nil if it was not in it.
    @discardableResult
    public mutating func remove(_ member: Element) -> Element? {
        guard contains(member) else { return nil }
        bits &= ~Self.bit(of: member)
        return member
    }

    /// Adds a case; nil if it was not in it.
    @discardableResult
    public mutating func update(with newMember: Element) -> Element? { insert(newMember).inserted ? nil : newMember }

    /// The cases of both.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    /// The cases that both have.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    /// The cases that one of them has.
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    /// Adds the cases of another set.
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    /// Takes out the cases that another set lacks.
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    /// Adds the cases of another set that it lacks, and takes out those that it has.
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}
