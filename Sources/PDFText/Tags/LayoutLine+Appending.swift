extension LayoutLine {
    /// Puts what follows on the same line behind it; its words then are at the end of the page's, if they weren't together.
    mutating func append(_ other: LayoutLine, _ pageWords: inout [LayoutWord]) {
        widestGap = max(widestGap, other.widestGap, other.x0 - x1)
        isStretched = isStretched && other.isStretched
        words = pageWords.joining(words, other.words)
        x0 = min(x0, other.x0)
        x1 = max(x1, other.x1)
        if other.characterCount > characterCount { (y, size) = (other.y, other.size) }
        characterCount += other.characterCount
        isOverlay = isOverlay && other.isOverlay
        isBold = isBold && other.isBold
        isItalic = isItalic && other.isItalic
        isFixedPitch = isFixedPitch && other.isFixedPitch
    }
}
