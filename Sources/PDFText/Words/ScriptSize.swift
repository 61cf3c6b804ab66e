/// The size of exponents, indices and marks of notes beside the type of the line they are set to.
enum ScriptSize {
    /// Exponents are smaller than this share of the size of what they follow; capitals of another font on the line are not.
    private static let largest: Float = 0.88

    @inline(__always)
    static func isSmaller(_ size: Float, than base: Float) -> Bool { size < largest * base }
}
