public import Reading

/// A line or two of text, and when they are heard.
public struct SubtitleCue: Sendable, Equatable {
    /// When it is shown.
    public var start: Duration
    /// When it is taken away.
    public var end: Duration
    /// Its lines, without control characters.
    public var lines: [String]

    /// A cue.
    public init(start: Duration, end: Duration, lines: [String]) {
        self.start = start
        self.end = end
        self.lines = lines
    }

    /// The most characters in a line, and lines in a cue.
    private static let lineLength = 42
    private static let lineCount = 2

    /// The cues of everything that was spoken, in order. A sentence too long for one is divided between words, as evenly as they allow.
    public static func cues(of parts: [AudioExport.Part], in text: ReadingText) -> [SubtitleCue] {
        parts.flatMap { part in
            let pieces = pieces(of: part.words, in: text)
            return pieces.indices.map { index in
                SubtitleCue(
                    start: index == 0 ? part.start : time(of: pieces[index].lowerBound, in: part),
                    end: index + 1 < pieces.count ? time(of: pieces[index + 1].lowerBound, in: part) : part.end,
                    lines: lines(pieces[index], in: text))
            }
        }
    }

    /// When a word begins; one that is not spoken, with the word before it.
    private static func time(of word: Int, in part: AudioExport.Part) -> Duration {
        part.spans.last { $0.words.lowerBound <= word }?.start ?? part.start
    }

    private static func pieces(of words: Range<Int>, in text: ReadingText) -> [Range<Int>] {
        let length = text.text(words).count
        let most = lineLength * lineCount
        let count = (length + most - 1) / most
        guard count > 1 else { return [words] }
        // A little more than an even share, so that the last piece is not a word left over.
        let share = min(most, length / count + 12)
        var pieces: [Range<Int>] = []
        var start = words.lowerBound
        var used = 0
        for word in words {
            let next = text.word(word).count + (text.isSpaced(before: word) ? 1 : 0)
            if used + next > share, word > start {
                pieces.append(start..<word)
                (start, used) = (word, 0)
            }
            used += next
        }
        return pieces + [start..<words.upperBound]
    }

    private static func lines(_ words: Range<Int>, in text: ReadingText) -> [String] {
        let all = clean(text.text(words))
        guard all.count > lineLength else { return [all] }
        // At the space nearest to the middle.
        let middle = all.index(all.startIndex, offsetBy: all.count / 2)
        let before = all[..<middle].lastIndex(of: " ")
        let after = all[middle...].firstIndex(of: " ")
        let cut: String.Index? =
            switch (before, after) {
            case (let before?, let after?):
                all.distance(from: before, to: middle) <= all.distance(from: middle, to: after) ? before : after
            default: before ?? after
            }
        guard let cut else { return [all] }
        return [String(all[..<cut]), String(all[all.index(after: cut)...])]
    }

    private static func clean(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }
}
