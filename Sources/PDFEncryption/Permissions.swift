/// What the owner lets others do (ISO 32000-2, Table 22).
package struct Permissions: Sendable, Equatable {
    /// The bits of `P`; the standard counts them from 1.
    package let bits: UInt32
    private let revision: Int

    init(_ p: Int, revision: Int) {
        bits = UInt32(truncatingIfNeeded: p)
        self.revision = revision
    }

    /// Bit 5: text may be copied.
    package var allowsCopying: Bool { has(5) }

    /// Bit 10: text may be taken out to make it accessible, as reading it aloud does. Revision 2 has bit 5 say so.
    ///
    /// ISO 32000-2 withdraws this bit: it shall be written as 1 and read as 1. Older files may still have it off.
    package var allowsAccessibility: Bool { revision < 3 ? has(5) : has(10) }

    private func has(_ position: UInt32) -> Bool { bits >> (position - 1) & 1 == 1 }
}
