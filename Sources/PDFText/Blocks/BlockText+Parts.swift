/// Numbers of several parts, as the steps of a procedure have: "3.", "3.1", "3.1.2"; and those within a sentence.
extension BlockText {
    /// The first sign of a segment; 0 of one without.
    func firstSign(of segment: Segment) -> UInt32 { segment.words.first.flatMap { cells(of: $0).first }?.unicode ?? 0 }

    func startsSmall(_ segment: Segment) -> Bool { LetterCase(firstSign(of: segment)) == .small }

    /// Whether the number that a line begins with is the next one: the first part of the number that another line begins with, "5.1" below "5.", or the one
    /// after it or after what it is a part of, "5.3" below "5.2" or "5.2.4".
    func countsParts(_ line: LayoutLine, after previous: LayoutLine) -> Bool {
        guard let number = numberOfParts(line), number.contains(where: { $0.unicode == 0x2E }), let above = numberOfParts(previous) else {
            return false
        }
        func isAlike(_ some: ArraySlice<Cell>, _ others: ArraySlice<Cell>) -> Bool {
            some.elementsEqual(others) { $0.unicode == $1.unicode }
        }
        if number.count == above.count + 2, isAlike(number.prefix(above.count), above) {
            return number.suffix(2).lazy.map(\.unicode).elementsEqual([0x2E, 0x31])
        }
        guard let stop = number.lastIndex(where: { $0.unicode == 0x2E }) else { return false }
        let count = stop + 1 - number.startIndex
        guard isAlike(number.prefix(count), above.prefix(count)), let last = figures(number.dropFirst(count)),
            let before = figures(above.dropFirst(count).prefix { $0.unicode != 0x2E })
        else { return false }
        return last == before + 1
    }

    /// Whether a line begins as a caption does: with what that is of, and its number, "Figure 3", "TABLE IV".
    func startsCaption(_ line: LayoutLine) -> Bool {
        startsCaption(line.words)
    }

    func startsCaption(_ words: Range<Int>) -> Bool { nameCaption(words) && beginCaption(Array(words.prefix(2))) }

    /// Whether the first of some words is what a caption is of.
    func nameCaption(_ words: Range<Int>) -> Bool {
        words.first.map { CaptionLabel.mayName(cells(of: $0)) && CaptionLabel.names(cells(of: $0).map(\.unicode)) } ?? false
    }

    /// Whether some words, the first of which is such, go on with a number.
    func beginCaption(_ words: [Int]) -> Bool { words.count > 1 && CaptionLabel.counts(cells(of: words[1]).map(\.unicode)) }

    /// Whether that number ends in a stop or a colon, or has a dash behind it.
    func endsCaptionNumber(_ words: [Int]) -> Bool {
        switch cells(of: words[1]).last?.unicode {
        case 0x2E, 0x3A: return true
        default:
            return words.count > 2 && cells(of: words[2]).count == 1 && !cells(of: words[2]).contains { Bidirectional.isLetter($0.unicode) }
        }
    }

    /// Whether a line begins with the number of a cited work, and text: "[12] and".
    func startsCitation(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first else { return false }
        let cells = cells(of: word)
        return cells.count > 2 && cells.count <= 6 && cells.first?.unicode == 0x5B && cells.last?.unicode == 0x5D
            && cells.dropFirst().dropLast().allSatisfy { $0.unicode &- 0x30 < 10 }
    }

    /// Whether a number in brackets stands within a line, as those of things that are counted in a sentence: "(i)", "(2)".
    func holdsNumberInBrackets(_ line: LayoutLine) -> Bool {
        line.words.dropFirst().contains { word in
            let cells = cells(of: word)
            return cells.first?.unicode == 0x28 && cells.last?.unicode == 0x29 && cells.count <= 5 && Label.isNumber(cells.map(\.unicode))
        }
    }

    /// The figures and stops that a line of several words begins with, without the stop that ends them; nil if there are none, or many.
    private func numberOfParts(_ line: LayoutLine) -> ArraySlice<Cell>? {
        guard line.words.count > 1, let word = line.words.first else { return nil }
        var cells = cells(of: word)
        if cells.last?.unicode == 0x2E { cells = cells.dropLast() }
        guard let first = cells.first, first.unicode &- 0x30 < 10, cells.count <= Self.longestOfParts,
            cells.allSatisfy({ $0.unicode &- 0x30 < 10 || $0.unicode == 0x2E })
        else { return nil }
        return cells
    }

    private static let longestOfParts = 12

    /// The number that one figure or two are.
    private func figures(_ cells: ArraySlice<Cell>) -> Int? {
        guard (1...2).contains(cells.count) else { return nil }
        return cells.reduce(0) { $0 * 10 + Int($1.unicode) - 0x30 }
    }

    /// Whether a line begins with a number and how often that is taken: "3 × 3 lamps".
    func startsTimes(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, let first = line.words.first else { return false }
        return cells(of: first + 1).lazy.map(\.unicode).elementsEqual(CollectionOfOne(0xD7)) && number(first) != nil
    }

    /// Whether a line begins with a figure: the number of a paragraph, which may have several parts.
    func startsDigit(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { PageDigits.isDecimal($0.unicode) } ?? false
    }

    /// Whether a line's first word ends as a label does that counts in small letters: "iv.", "b)".
    func mayStartLabelled(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let last = line.words.first.flatMap({ cells(of: $0).last?.unicode }) else { return false }
        return last == 0x2E || last == 0x29
    }
}
