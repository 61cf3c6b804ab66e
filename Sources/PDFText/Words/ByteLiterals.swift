/// Letters that a broken program has put between empty byte strings, as Python writes them: `b''é b''` for é.
///
/// dblatex, run by Python 3, does that to all letters beyond Latin-1 in listings (install.ru.pdf, install.cs.pdf: Debian's guide in any language but
/// English). The letters are words, and nobody can listen to what stands around them.
struct ByteLiterals {
    /// Whether the line before ended inside one: listings are broken anywhere. The last one of the page before may have.
    private var wasCut = true
    /// Whether there has been a whole one.
    private(set) var areKnown = false

    /// What is left of a line without them, in bytes from its start; nil if it has none.
    ///
    /// - Parameter line: in UTF-8, single spaces between words. There may be some inside a literal, which is in another font than the letters.
    mutating func kept(of line: ArraySlice<UInt8>) -> [Range<Int>]? {
        let bytes = line.span
        let end = bytes.count - WrapMark.length(atEndOf: line)
        let isRest = wasCut
        wasCut = false
        var (kept, start): ([Range<Int>], Int) = ([], 0)
        func keep(upTo place: Int) { if start < place { kept.append(start..<place) } }
        if isRest, let rest = Self.rest(bytes, to: end), areKnown || rest.isCertain {
            if let letters = rest.letters { kept.append(letters) }
            (start, wasCut) = (rest.end, rest.end == end && !rest.isWhole)
        }
        var (index, wasFound) = (start, start > 0)
        while index < end {
            guard bytes[index] == Self.b, let open = Self.literal(bytes, at: index, to: end) else {
                index += 1
                continue
            }
            let letters = open.isWhole ? Self.letters(bytes, at: open.end, to: end) : nil
            let close = letters.flatMap { Self.literal(bytes, at: $0.upperBound, to: end) }
            let isCut = letters.map { close?.isWhole == false || $0.upperBound == end } ?? (open.end == end)
            guard close?.isWhole == true || (isCut && (areKnown || wasFound)) else {
                index += 1
                continue
            }
            keep(upTo: index)
            if let letters { kept.append(letters) }
            index = close?.end ?? letters?.upperBound ?? open.end
            (start, wasFound, wasCut) = (index, true, isCut)
        }
        guard wasFound else { return nil }
        areKnown = true
        keep(upTo: bytes.count)
        return kept
    }

    /// What a literal that the line before began leaves at the start of a line: its quotation marks, and what they enclose if it is the first of two.
    private static func rest(
        _ bytes: borrowing Span<UInt8>, to end: Int
    ) -> (letters: Range<Int>?, end: Int, isWhole: Bool, isCertain: Bool)? {
        for part in [1, 2, parts, 0] {
            guard let mark = literal(bytes, at: 0, from: part, to: end), mark.isWhole else { continue }
            let letters = letters(bytes, at: mark.end, to: end)
            // A whole one before letters is no rest.
            if part == 0, letters != nil { return nil }
            if let letters, let close = literal(bytes, at: letters.upperBound, to: end) {
                return (letters, close.end, close.isWhole, close.isWhole && part < parts)
            }
            if part < parts { return (nil, mark.end, true, false) }
        }
        return nil
    }

    /// The end of a literal, or of as much of it as the line has.
    ///
    /// - Parameter first: the part that comes first: the letter, either mark, or nothing more.
    private static func literal(
        _ bytes: borrowing Span<UInt8>, at place: Int, from first: Int = 0, to end: Int
    ) -> (end: Int, isWhole: Bool)? {
        var index = place
        for part in first..<parts {
            if part > first || first == 0, index < end, bytes[index] == 0x20 { index += 1 }
            guard index < end else { return part > first ? (end, false) : nil }
            let length = part == 0 ? (bytes[index] == b ? 1 : 0) : quote(bytes, at: index)
            guard length > 0 else { return nil }
            index += length
        }
        return (index, true)
    }

    private static let b: UInt8 = 0x62
    /// A letter and two marks.
    private static let parts = 3

    /// Length of a quotation mark, typewriter's or closing; 0 if there is none.
    private static func quote(_ bytes: borrowing Span<UInt8>, at place: Int) -> Int {
        if bytes[place] == 0x27 { return 1 }
        return place + 2 < bytes.count && bytes[place] == 0xE2 && bytes[place + 1] == 0x80 && bytes[place + 2] == 0x99 ? 3 : 0
    }

    /// A letter beyond ASCII, with its accents.
    private static func letters(_ bytes: borrowing Span<UInt8>, at place: Int, to end: Int) -> Range<Int>? {
        let start = place < end && bytes[place] == 0x20 ? place + 1 : place
        var (index, count) = (start, 0)
        while index < end, bytes[index] >= 0x80, quote(bytes, at: index) == 0, count < mostScalars {
            index += 1
            while index < end, bytes[index] & 0xC0 == 0x80 { index += 1 }
            count += 1
        }
        if index > start { return start..<index }
        // An apostrophe is a letter, too, if it isn't what the literal behind begins with.
        guard start < end, bytes[start] == 0xE2, quote(bytes, at: start) > 0, start + 3 < end, bytes[start + 3] == b else { return nil }
        return start..<(start + 3)
    }

    private static let mostScalars = 4

    /// Whether a line may have some: two marks in a word that isn't ASCII, or one behind the letter.
    ///
    /// - Parameter line: its words.
    static func mayStand(in line: Range<Int>, _ words: borrowing Span<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        for index in line where words[index].spelling != .ascii {
            var before: UInt32 = 0
            for cell in Int(words[index].start)..<Int(words[index].end) {
                let unicode = cells[cell].unicode
                if unicode == 0x2019 || unicode == 0x27, before == unicode || before == UInt32(b) { return true }
                before = unicode
            }
        }
        return false
    }
}
