import PDFCatalog
import PDFContent
import PDFFonts

extension GlyphCollector.Mark {
    /// What the structure tree knows the sequence by; nil where it has nothing to do with it.
    var key: ContentKey? {
        if let overlay = content.overlay { return ContentKey(container: ContentKey.annotations, identifier: overlay) }
        guard let identifier = content.identifier, !isArtifact else { return nil }
        return ContentKey(container: content.container ?? 0, identifier: identifier)
    }
}

extension GlyphCollector {
    /// How many glyphs each piece of content shows that the structure tree knows, without what sequences in it show that it knows by themselves.
    var lengths: [ContentKey: Int] {
        var counts = [Int](repeating: 0, count: marks.count)
        for run in runs where run.mark >= 0 { counts[run.mark] += run.end - run.start }
        var lengths: [ContentKey: Int] = [:]
        for index in marks.indices.reversed() where counts[index] > 0 {
            if let key = marks[index].key {
                lengths[key, default: 0] += counts[index]
            } else if marks[index].parent >= 0 {
                counts[marks[index].parent] += counts[index]
            }
        }
        return lengths
    }

    /// A text that is this much longer than what it stands for is that of more than this page.
    private static let longestReplacement = (factor: 6, scalars: 60)

    /// Signs that an abbreviation has, at the most: as many as a long word. What forms tell of a field, and of whole lines, stands under the same name.
    private static let longestAbbreviation = 15

    /// Puts a text in the place of all glyphs in the given sequences (§14.9.4). One that says the same leaves them, with their places.
    ///
    /// - Parameter isExpansion: whether the text says what an abbreviation stands for (§14.9.5): nothing else is replaced by it.
    mutating func replace(_ keys: Set<ContentKey>, by text: String, isExpansion: Bool = false) {
        var isInside = [Bool](repeating: false, count: marks.count)
        for (index, mark) in marks.enumerated() {
            isInside[index] = (mark.parent >= 0 && isInside[mark.parent]) || mark.key.map { keys.contains($0) } == true
        }
        let inside = runs.filter { $0.mark >= 0 && isInside[$0.mark] && !$0.isArtifact }
        let count = inside.reduce(0) { $0 + $1.end - $1.start }
        guard count > 0, text.unicodeScalars.count <= count * Self.longestReplacement.factor + Self.longestReplacement.scalars else {
            return
        }
        var shown: [UInt32] = []
        for run in inside { for glyph in glyphs[run.start..<run.end] where Self.isCompared(glyph.unicode) { shown.append(glyph.unicode) } }
        if isExpansion, shown.count > Self.longestAbbreviation || shown.count >= text.unicodeScalars.count { return }
        // Nothing may stand for leaders and rules, not for words.
        if text.allSatisfy(\.isWhitespace), shown.contains(where: Self.isLetterOrDigit) { return }
        guard !shown.elementsEqual(text.unicodeScalars.lazy.map(\.value).filter(Self.isCompared)) else { return }
        replaceGlyphs(of: inside, by: text)
    }

    private static func isLetterOrDigit(_ unicode: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(unicode) else { return unicode & Font.sequenceFlag != 0 }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// White space differs for many reasons.
    private static func isCompared(_ unicode: UInt32) -> Bool { !FragmentFiller.isSpace(unicode) && unicode != 0 }
}
