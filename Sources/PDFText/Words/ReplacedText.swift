/// Text that stands in for glyphs (§14.9.4) comes whole, with white space in it: words are told apart here.
enum ReplacedText {
    /// Makes one space of each run of them, and none at the ends, in what was written from `start` on.
    static func normalizeSpaces(_ text: inout [UInt8], from start: Int) {
        var end = start
        for index in start..<text.count {
            let byte = text[index]
            if byte == 0x20, end == start || text[end - 1] == 0x20 { continue }
            text[end] = byte
            end += 1
        }
        if end > start, text[end - 1] == 0x20 { end -= 1 }
        text.removeSubrange(end...)
    }

    /// Makes several words of the last one, if there are spaces in it, each with its share of the width.
    static func splitLastWord(of layout: inout PageDraft, isRightToLeft: Bool) {
        guard let whole = layout.words.last, layout.bytes(of: whole).contains(0x20) else { return }
        layout.words.removeLast()
        let length = Float(whole.end - whole.start)
        func place(_ offset: Int32) -> Float {
            let share = Float(offset - whole.start) / length
            return isRightToLeft ? whole.x1 - share * (whole.x1 - whole.x0) : whole.x0 + share * (whole.x1 - whole.x0)
        }
        for piece in layout.bytes(of: whole).split(separator: 0x20) {
            var word = whole
            (word.start, word.end) = (Int32(piece.startIndex), Int32(piece.endIndex))
            (word.x0, word.x1) = (min(place(word.start), place(word.end)), max(place(word.start), place(word.end)))
            layout.words.append(word)
        }
    }
}
