import PDFFonts

/// Puts what Indic scripts draw before or behind the letters that it is written after or before into the order in which it is written, which is
/// Unicode's: producers that give each glyph a character of its own show the vowel sign i first ("िदन" for "दिन"), and the r above a letter
/// after that.
enum IndicOrder {
    /// A word of more scalars is none.
    private static let longestWord = 256

    /// Whether vowel signs are shown before the consonants that they stand to the left of: then words begin with one now and then, as none is written;
    /// otherwise they end with one, as they couldn't be shown.
    static func isVisual(_ cells: [Cell], _ fragments: [Fragment]) -> Bool {
        var (first, last) = (0, 0)
        for fragment in fragments {
            func begins(_ index: Int) -> Bool {
                index <= fragment.start || index >= fragment.end || cells[index].followsSpace
                    || cells[index].gap > WordSplitter.wordGap * fragment.em
            }
            for index in fragment.start..<fragment.end where IndicScalar.isDrawnFirst(cells[index].unicode) {
                if begins(index) { first += 1 } else if begins(index + 1) { last += 1 }
            }
        }
        return first >= last
    }

    /// Moves each vowel sign that stands to the left of its consonants behind them, and each r above consonants before them. The cells keep their places.
    ///
    /// - Parameter scalars: those of a cell.
    static func arrange(_ cells: inout [Cell], _ range: Range<Int>, scalars: (Cell) -> [UInt32]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let sign = cells[index]
            if IndicScalar.isDrawnFirst(sign.unicode), sign.x1 > sign.x0, index == range.lowerBound || cells[index - 1].x0 <= sign.x0 {
                // Of two of them one was a half letter that its font has no name for, and the whole one says it.
                if index + 1 < range.upperBound, cells[index + 1].unicode == sign.unicode, !cells[index + 1].followsSpace {
                    cells[index].unicode = GlyphCollector.silent
                    index += 1
                    continue
                }
                let end = endOfCluster(cells, after: index, in: range, scalars)
                move(index, to: end, &cells)
                index = end + 1
                continue
            }
            // Without a width it is drawn over what has been shown.
            if sign.x1 <= sign.x0, sign.unicode & Font.sequenceFlag != 0, isReph(scalars(sign)),
                let start = startOfCluster(cells, before: index, in: range, scalars)
            {
                move(index, to: start, &cells)
            }
            index += 1
        }
    }

    private static func isReph(_ scalars: [UInt32]) -> Bool { scalars.count == 2 && IndicScalar.isReph(scalars[0], scalars[1]) }

    private static func move(_ index: Int, to end: Int, _ cells: inout [Cell]) {
        let (unicode, run) = (cells[index].unicode, cells[index].run)
        for position in stride(from: index, to: end, by: index < end ? 1 : -1) {
            let next = position + (index < end ? 1 : -1)
            (cells[position].unicode, cells[position].run) = (cells[next].unicode, cells[next].run)
        }
        (cells[end].unicode, cells[end].run) = (unicode, run)
    }

    /// The first cell of the consonants before `end`, their vowel signs passed over; nil if there are none, or they are another word's.
    private static func startOfCluster(_ cells: [Cell], before end: Int, in range: Range<Int>, _ scalars: (Cell) -> [UInt32]) -> Int? {
        let least = max(range.lowerBound, end - longestCluster)
        var index = end - 1
        func first(_ index: Int) -> UInt32 { scalars(cells[index]).first ?? 0 }
        while index > least, IndicScalar.isVowelSign(first(index)) || IndicScalar.isPart(first(index), IndicScalar.nukta) { index -= 1 }
        guard index >= least, IndicScalar.isConsonant(first(index)) else { return nil }
        while index > least, IndicScalar.isPart(scalars(cells[index - 1]).last ?? 0, IndicScalar.virama) { index -= 1 }
        return (index...end).dropFirst().contains { cells[$0].followsSpace } ? nil : index
    }

    /// In cells.
    private static let longestCluster = 12

    /// The last cell of the consonants behind a vowel sign: half letters, a whole one and its dot; the sign's own if there are none.
    private static func endOfCluster(_ cells: [Cell], after sign: Int, in range: Range<Int>, _ scalars: (Cell) -> [UInt32]) -> Int {
        var (end, goesOn) = (sign, true)
        while end + 1 < range.upperBound, !cells[end + 1].followsSpace, cells[end + 1].x0 >= cells[sign].x0 {
            let next = scalars(cells[end + 1])
            guard let first = next.first, let last = next.last,
                goesOn ? IndicScalar.isConsonant(first) : end > sign && IndicScalar.isPart(first, IndicScalar.nukta)
            else { break }
            goesOn = IndicScalar.isPart(last, IndicScalar.virama)
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
            guard IndicScalar.isReph(scalars[index], scalars[index + 1]),
                index + 2 == scalars.count || IndicScalar.isVowelSign(scalars[index + 2]), let base = startOfCluster(scalars, before: index)
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
        for index in scalars.indices.dropLast().reversed() where IndicScalar.isVowelSign(scalars[index + 1]) {
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
        while index > 0, IndicScalar.isVowelSign(scalars[index]) { index -= 1 }
        if index > 0, IndicScalar.isPart(scalars[index], IndicScalar.nukta) { index -= 1 }
        guard index >= 0, IndicScalar.isConsonant(scalars[index]) else { return nil }
        while index >= 2, IndicScalar.isPart(scalars[index - 1], IndicScalar.virama) {
            let before = IndicScalar.isPart(scalars[index - 2], IndicScalar.nukta) && index >= 3 ? index - 3 : index - 2
            guard IndicScalar.isConsonant(scalars[before]) else { break }
            index = before
        }
        return index
    }

    /// Whether a text is that of a whole cluster with an r drawn above it, whose letters have been given before.
    static func isCluster(_ text: [UInt32], of letters: [UInt32]) -> Bool {
        guard text.count > 2, IndicScalar.isReph(text[0], text[1]), !letters.isEmpty, letters.allSatisfy(IndicScalar.holds) else {
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
}
