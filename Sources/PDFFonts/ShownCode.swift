/// What horizontal writing needs of a character code: a ``DecodedGlyph`` without the rest.
package struct ShownCode: Sendable, Equatable {
    /// As in ``DecodedGlyph``.
    package var unicode: UInt32
    /// As in ``DecodedGlyph``.
    package var width: Float
    /// Whether word spacing applies (§9.3.3).
    package var isSpaceCode: Bool

    @inlinable @inline(__always)
    package init(unicode: UInt32, width: Float, isSpaceCode: Bool) {
        self.unicode = unicode
        self.width = width
        self.isSpaceCode = isSpaceCode
    }

    @inlinable @inline(__always)
    package init(_ glyph: DecodedGlyph) { self.init(unicode: glyph.unicode, width: glyph.width, isSpaceCode: glyph.isSpaceCode) }
}
