/// One character code of a shown string, looked up in its font (§9.4.4): all the interpreter needs to place it and to name it.
package struct DecodedGlyph: Sendable, Equatable {
    package var code: UInt32
    /// A scalar value; `Font.sequenceFlag | offset` into ``Font/sequences`` where the code stands for several; 0 where nothing is known.
    /// A value of a private use area means that no source had anything better.
    package var unicode: UInt32
    /// w0: the horizontal width in text space units for a font of size 1 (glyph space ÷ 1000; Type 3: through its matrix).
    package var width: Float
    /// w1: the vertical displacement of a vertical font in the same units, mostly −1; 0 in horizontal fonts (§9.7.4.3).
    package var verticalAdvance: Float
    /// The position vector v from the horizontal to the vertical origin of the glyph; 0 in horizontal fonts.
    package var originX: Float
    package var originY: Float
    /// Bytes the code took, 1–4.
    package var byteCount: UInt8

    /// Whether word spacing (Tw) applies: a code 32 of one byte, in any font (§9.3.3).
    @inlinable @inline(__always)
    package var isSpaceCode: Bool { code == 32 && byteCount == 1 }

    @inlinable
    package init(
        code: UInt32, unicode: UInt32, width: Float, verticalAdvance: Float = 0, originX: Float = 0, originY: Float = 0,
        byteCount: UInt8 = 1
    ) {
        self.code = code
        self.unicode = unicode
        self.width = width
        self.verticalAdvance = verticalAdvance
        self.originX = originX
        self.originY = originY
        self.byteCount = byteCount
    }
}
