/// Puts what Indic scripts draw before or behind the letters that it is written after or before into the order in which it is written, which is
/// Unicode's: producers that give each glyph a character of its own show the vowel sign i first ("िदन" for "दिन"), and the r above a letter
/// after that.
enum IndicOrder {
    private static let (nukta, virama, ra): (UInt32, UInt32, UInt32) = (0x3C, 0x4D, 0x30)
    /// A word of more scalars is none.
    private static let longestWord = 256

    /// From Devanagari to Malayalam: nine blocks of 128 laid out alike.
    @inline(__always)
    static func holds(_ unicode: UInt32) -> Bool { unicode &- 0x900 < 0x480 }

    /// Whether vowel signs are shown before the consonants that they stand to the left of: then words begin with one now and then, as none is written;
    /// otherwise they end with one, as they couldn't be shown.
    static func isVisual(_ cells: [Cell], _ fragments: [Fragment]) -> Bool {
        var (first, last) = (0, 0)
        for fragment in fragments {
            func begins(_ index: Int) -> Bool {
                index <= fragment.start || index >= fragment.end || cells[index].followsSpace
                    || cells[index].gap > WordSplitter.wordGap * fragment.em
            }
            for index in fragment.start..<fragment.end where isDrawnFirst(cells[index].unicode) {
                if begins(index) { first += 1 } else if begins(index + 1) { last += 1 }
            }
        }
        return first >= last
    }

    /// Moves each vowel sign that stands to the left of its consonants behind them. The cells keep their places.
    ///
    /// - Parameter scalars: those of a cell.
    static func arrange(_ cells: inout [Cell], _ range: Range<Int>, scalars: (Cell) -> [UInt32]) {
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            let sign = cells[index]
            guard isDrawnFirst(sign.unicode), sign.x1 > sign.x0, index == range.lowerBound || cells[index - 1].x0 < sign.x0 else {
                index += 1
                continue
            }
            let end = endOfCluster(cells, after: index, in: range, scalars)
            for position in index..<end {
                (cells[position].unicode, cells[position].run) = (cells[position + 1].unicode, cells[position + 1].run)
            }
            (cells[end].unicode, cells[end].run) = (sign.unicode, sign.run)
            index = end + 1
        }
    }

    /// The last cell of the consonants behind a vowel sign: half letters, a whole one and its dot; the sign's own if there are none.
    private static func endOfCluster(_ cells: [Cell], after sign: Int, in range: Range<Int>, _ scalars: (Cell) -> [UInt32]) -> Int {
        var (end, goesOn) = (sign, true)
        while end + 1 < range.upperBound, !cells[end + 1].followsSpace, cells[end + 1].x0 >= cells[sign].x0 {
            let next = scalars(cells[end + 1])
            guard let first = next.first, let last = next.last, goesOn ? isConsonant(first) : end > sign && isPart(first, nukta) else {
                break
            }
            goesOn = isPart(last, virama)
            end += 1
        }
        return end
    }

    /// Rewrites, in the text from `start` on, what cannot be written so: an r without its vowel that no consonant follows goes in front of the
    /// consonants before it, vowel signs shown in parts become one.
    static func rewrite(_ text: inout [UInt8], from start: Int) {
        guard text.count - start <= longestWord * 3 else { return }
        var scalars = String(decoding: text[start...], as: UTF8.self).unicodeScalars.map(\.value)
        var isMoved = joinVowels(&scalars)
        var index = 1
        while index + 1 < scalars.count {
            defer { index += 1 }
            guard isPart(scalars[index], ra), hasReph(scalars[index]), scalars[index + 1] == scalars[index] &- ra &+ virama,
                index + 2 == scalars.count || isVowelSign(scalars[index + 2]), let base = startOfCluster(scalars, before: index)
            else { continue }
            let reph = scalars[index...(index + 1)]
            scalars.removeSubrange(index...(index + 1))
            scalars.insert(contentsOf: reph, at: base)
            isMoved = true
        }
        guard isMoved else { return }
        text.removeSubrange(start...)
        for scalar in scalars.lazy.compactMap(Unicode.Scalar.init) { text.append(contentsOf: String(scalar).utf8) }
    }

    /// Makes one vowel sign of two that stand for it: those that Unicode composes, and those that it has no sequence for.
    private static func joinVowels(_ scalars: inout [UInt32]) -> Bool {
        var isJoined = false
        for index in scalars.indices.dropLast().reversed() where holds(scalars[index + 1]) && isVowelSign(scalars[index + 1]) {
            guard let whole = wholeVowel(scalars[index], scalars[index + 1]) else { continue }
            scalars[index] = whole
            scalars.remove(at: index + 1)
            isJoined = true
        }
        return isJoined
    }

    private static func wholeVowel(_ first: UInt32, _ second: UInt32) -> UInt32? {
        switch (first, second) {
        case (0x93E, 0x947), (0xABE, 0xAC7): first + 0xD
        case (0x93E, 0x948), (0xABE, 0xAC8): first + 0xE
        case (0x9C7, 0x9BE), (0xBC6, 0xBBE), (0xD46, 0xD3E), (0xB47, 0xB3E): first + 4
        case (0xBC7, 0xBBE), (0xD47, 0xD3E): first + 4
        case (0x905, 0x93E), (0x985, 0x9BE), (0xA85, 0xABE): first + 1
        default: nil
        }
    }

    /// Where the consonants begin that stand before `end`, their vowel signs and dots passed over; nil if there are none.
    private static func startOfCluster(_ scalars: [UInt32], before end: Int) -> Int? {
        var index = end - 1
        while index > 0, isVowelSign(scalars[index]) { index -= 1 }
        if index > 0, isPart(scalars[index], nukta) { index -= 1 }
        guard index >= 0, isConsonant(scalars[index]) else { return nil }
        while index >= 2, isPart(scalars[index - 1], virama) {
            let before = isPart(scalars[index - 2], nukta) && index >= 3 ? index - 3 : index - 2
            guard isConsonant(scalars[before]) else { break }
            index = before
        }
        return index
    }

    /// Whether a text is that of a whole cluster with an r drawn above it, whose letters have been given before.
    static func isCluster(_ text: [UInt32], of letters: [UInt32]) -> Bool {
        guard text.count > 2, isPart(text[0], ra), text[1] == text[0] &- ra &+ virama, !letters.isEmpty, letters.allSatisfy(holds) else {
            return false
        }
        let (base, before) = (text.dropFirst(2), string(letters))
        // A letter with its dot is one scalar or two.
        return (letters.count...letters.count + 1).contains { $0 <= base.count && string(base.prefix($0)) == before }
    }

    private static func string(_ scalars: some Sequence<UInt32>) -> String {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: scalars.lazy.compactMap(Unicode.Scalar.init))
        return String(string)
    }

    /// Vowel signs that are drawn to the left of the consonants they follow, those of one part.
    private static func isDrawnFirst(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x93F, 0x9BF, 0x9C7, 0x9C8, 0xA3F, 0xABF, 0xB47, 0xBC6...0xBC8, 0xD46...0xD48: true
        default: false
        }
    }

    /// Devanagari, Bengali, Gujarati and Odia put an r above what follows it; in the others it stays where it is written, and ends words.
    private static func hasReph(_ unicode: UInt32) -> Bool { [0x900, 0x980, 0xA80, 0xB00].contains(unicode & ~0x7F) }

    private static func isPart(_ unicode: UInt32, _ place: UInt32) -> Bool { holds(unicode) && unicode & 0x7F == place }

    private static func isConsonant(_ unicode: UInt32) -> Bool {
        holds(unicode) && (0x15...0x39 ~= unicode & 0x7F || 0x58...0x5F ~= unicode & 0x7F)
    }

    /// A dependent vowel, or what nasalizes one.
    private static func isVowelSign(_ unicode: UInt32) -> Bool {
        holds(unicode) && (0x3E...0x4C ~= unicode & 0x7F || 0x00...0x03 ~= unicode & 0x7F)
    }
}
