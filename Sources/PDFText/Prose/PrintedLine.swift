/// A line of a paragraph as it is printed, each of its words with the bytes of the paragraph's text that it gives.
public struct PrintedLine: Sendable {
    /// A run without white space, with its punctuation; in scripts without spaces, what was shown together.
    public struct Word: Sendable {
        /// As printed: hyphens at the end of the line are kept.
        public let text: String
        /// Where it stands.
        public let box: TextBox
        /// The bytes of the paragraph's UTF-8 that it gives; empty where it is left out of the prose: a bullet, a leader, a mark that calls a note.
        /// An empty range lies where the word would stand.
        public internal(set) var range: Range<Int>
        /// Whether it is a raised mark that calls a note.
        public let isNoteMark: Bool
    }

    /// From 0.
    public let page: Int
    /// Its place among the lines of its page, in reading order, from 0. What is read after the page, such as comments, comes last.
    public let order: Int
    /// The block of the page that it is part of, from 0: the parts of a paragraph in two columns are two blocks.
    public let block: Int
    /// From a quarter of an em below the baseline to three quarters above.
    public let box: TextBox
    /// In reading order.
    public internal(set) var words: [Word]
    /// Height of its type, in points; 0 where it is not set in type.
    public let size: Double
    /// Whether most of it is bold, italic, fixed-pitch.
    public let isBold, isItalic, isFixedPitch: Bool
}

extension PrintedLine {
    /// Traces a line into the text that was made of it.
    ///
    /// - Parameters:
    ///   - block: the block of the layout that it belongs to.
    ///   - text: of the paragraph or the part of it that the line has gone into.
    ///   - range: the bytes of `text` that came from this line. Joining lines leaves words out, or takes something off their ends, and does nothing
    ///     else, so each word is found where the one before it ended.
    init(_ layout: PageLayout, line index: Int, block: Int, text: [UInt8], range: Range<Int>) {
        let line = layout.lines[index]
        self.init(
            page: layout.index, order: index, block: block, box: layout.printedBox(of: line), words: [],
            size: Double(line.size) / layout.magnification,
            isBold: line.isBold, isItalic: line.isItalic, isFixedPitch: line.isFixedPitch)
        words.reserveCapacity(line.words.count)
        Self.forEachWord(layout, line, text, range) { word, range in
            words.append(
                Word(
                    text: String(decoding: layout.bytes(of: word), as: UTF8.self), box: layout.printedBox(of: word, in: line), range: range,
                    isNoteMark: word.isNoteMark))
        }
    }

    /// Calls `body` with each word of a line and the bytes of `text` that it gives, as ``init(_:line:block:text:range:)`` finds them.
    static func forEachWord(
        _ layout: PageLayout, _ line: PageLayout.Line, _ text: [UInt8], _ range: Range<Int>, _ body: (PageLayout.Word, Range<Int>) -> Void
    ) {
        var place = range.lowerBound
        for index in line.words {
            let word = layout.words[Int(index)]
            let start = text[place..<range.upperBound].firstIndex { $0 != 0x20 } ?? place
            let length = length(of: layout.bytes(of: word), at: start, in: text, end: range.upperBound)
            if length > 0 { place = start }
            body(word, place..<(place + length))
            place += length
        }
    }

    /// A line that is not part of the layout of its page: a comment, all of whose words point to one place.
    init(_ text: String, page: Int, block: Int, box: TextBox) {
        var words: [Word] = []
        var start = 0
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !part.isEmpty {
                words.append(Word(text: String(part), box: box, range: start..<(start + part.utf8.count), isNoteMark: false))
            }
            start += part.utf8.count + 1
        }
        self.init(
            page: page, order: .max, block: block, box: box, words: words, size: 0, isBold: false, isItalic: false, isFixedPitch: false)
    }

    /// How many bytes of `text` a printed word gives, 0 if it was left out: the word itself, without soft hyphens, without a hyphen or a wrap mark at the end
    /// of the line, without the dots of a leader.
    private static func length(of word: ArraySlice<UInt8>, at place: Int, in text: [UInt8], end: Int) -> Int {
        var (matched, index) = (0, word.startIndex)
        // What a line of a listing that goes on with another begins with.
        let mark = WrapMark.length(atStartOf: word)
        if mark > 0, place >= end || text[place] != word[index] { index += mark }
        while index < word.endIndex {
            if word[index] == 0xC2, index + 1 < word.endIndex, word[index + 1] == 0xAD {
                index += 2
                continue
            }
            guard place + matched < end, text[place + matched] == word[index] else { break }
            matched += 1
            index += 1
        }
        let isAtEnd = place + matched == end || text[place + matched] == 0x20
        if index == word.endIndex { return isAtEnd ? matched : 0 }
        guard matched > 0, isAtEnd else { return 0 }
        let rest = word[index...]
        return rest.allSatisfy({ $0 == 0x2E }) || isLeader(rest) || Dehyphenation.trimmed(rest).head.isEmpty || WrapMark.isMark(rest)
            ? matched : 0
    }

    /// Whether what a word ends in is the dots of a leader and a page's number, which touch it.
    private static func isLeader(_ rest: ArraySlice<UInt8>) -> Bool {
        let number = rest.drop { $0 == 0x2E }
        return rest.count - number.count >= fewestDots && number.count <= mostDigits
            && number.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter }
    }

    private static let fewestDots = 3
    /// Roman numbers as well.
    private static let mostDigits = 6

    /// The line as part of a text of which only some bytes are left; nil if nothing of it is among them.
    ///
    /// Words that give a byte of the text before or behind are gone, and what is left counts from the first byte that is.
    public func clipped(to range: Range<Int>) -> PrintedLine? {
        guard words.contains(where: { $0.range.overlaps(range) }) else { return nil }
        var line = self
        line.words = words.compactMap { word in
            let isLeft = word.range.isEmpty ? range.lowerBound...range.upperBound ~= word.range.lowerBound : word.range.overlaps(range)
            guard isLeft else { return nil }
            var word = word
            let kept = word.range.clamped(to: range)
            word.range = (kept.lowerBound - range.lowerBound)..<(kept.upperBound - range.lowerBound)
            return word
        }
        return line
    }

    /// Moves what the words give by some bytes: the line now belongs to a longer text.
    mutating func shift(by offset: Int) {
        guard offset != 0 else { return }
        for index in words.indices {
            words[index].range = (words[index].range.lowerBound + offset)..<(words[index].range.upperBound + offset)
        }
    }

    /// Takes back what was cut off the text's end after the line had been added.
    mutating func clip(to count: Int) {
        for index in words.indices where words[index].range.upperBound > count {
            words[index].range = min(words[index].range.lowerBound, count)..<count
        }
    }
}
