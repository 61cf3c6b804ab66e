extension ReadingText {
    /// The words of one paragraph, found as ``Builder`` finds them: where each stands in the paragraph's UTF-8.
    ///
    /// Counting the words of one paragraph after the other gives every word the index it has in the text built of them.
    public static func wordRanges(in paragraph: String) -> [Range<Int>] {
        var storage = WordStorage()
        var offsets: [Int] = []
        storage.append(paragraph.utf8.span, started: { _, offset in offsets.append(offset) }, lineEnded: { _ in })
        return offsets.indices.map { offsets[$0]..<(offsets[$0] + storage.range(of: $0).count) }
    }
}
