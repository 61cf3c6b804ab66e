extension PageDraft {
    /// Appends the words of a text that isn't printed, spread from one place to the other.
    mutating func append(_ description: String, from x0: Float, to x1: Float) {
        let pieces = description.unicodeScalars.split { $0.properties.isWhitespace || $0.value < 0x20 }
        let width = (x1 - x0) / Float(max(pieces.count, 1))
        for (index, piece) in pieces.enumerated() {
            if index > 0 { text.append(0x20) }
            let start = Int32(text.count)
            text.append(contentsOf: String(piece).utf8)
            words.append(
                PageLayout.Word(
                    start: start, end: Int32(text.count), x0: x0 + Float(index) * width, x1: x0 + Float(index + 1) * width,
                    isNoteMark: false,
                    isRaised: false))
        }
        if !pieces.isEmpty { text.append(0x0A) }
    }
}
