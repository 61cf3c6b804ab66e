import PDFContent

/// What of the spaces that were shown parts words, and what is none.
extension FragmentFiller {
    /// Whether a space was no space, as what follows stands close to what was before: it ends behind the beginning of a stop, or somewhere else on the
    /// page.
    static func isNone(_ overlap: Float, _ reprint: Float, isStop: Bool) -> Bool {
        (isStop && overlap > reprint) || overlap.magnitude > elsewhere * reprint
    }

    /// Whether a space ends before the letter that was shown before it begins, and parts nothing behind that: shown once more where one is already, not to
    /// be seen, as in annual reports that were tagged.
    @inline(__always)
    static func isBefore(_ end: Float, _ last: Float, _ next: Float, _ tolerance: Float) -> Bool {
        end < last + tolerance && end < next - tolerance
    }

    /// Whether a space is a kern: what one operator shows with it stands a little behind where it begins. So groff moves letters apart.
    static func isKern(_ space: Glyph, _ next: Float) -> Bool {
        space.unicode == 0x20 && kerns.contains((next - space.x) / space.advance)
    }

    /// Whether a space was set back over a ligature before it, all of it: so layout programs fill up what that lacks in width.
    ///
    /// - Parameters:
    ///   - start, end: of the space.
    ///   - before: the sign that was shown before it.
    ///   - last: the end of that.
    static func fills(_ start: Float, _ end: Float, _ before: UInt32, _ last: Float) -> Bool {
        end <= last && start < end && Ligature.mayBe(before)
    }

    /// Share of a space's width. Where nothing at all is left of that, words were put closer than they should be.
    private static let kerns: ClosedRange<Float> = 0.02...0.24

    /// Two ems, as a multiple of ``Overprint/tolerance``.
    private static let elsewhere: Float = 16

    /// Space, no-break space and the fixed-width ones (not the zero-width).
    @inline(__always)
    static func isSpace(_ unicode: UInt32) -> Bool {
        unicode == 0x20 || unicode == 0xA0 || unicode == 0x3000 || (unicode >= 0x2000 && unicode <= 0x200A) || unicode == 0x202F
            || (unicode >= 9 && unicode <= 13)
    }
}
