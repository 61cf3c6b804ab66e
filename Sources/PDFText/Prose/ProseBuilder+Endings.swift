/// How a text begins and ends.
extension ProseBuilder {
    /// Whether a short text has several capitals and no small letter.
    static func isOfCapitals(_ text: [UInt8]) -> Bool {
        var capitals = 0
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            switch LetterCase(scalar.value) {
            case .small: return false
            case .capital: capitals += 1
            case .none: break
            }
        }
        return capitals >= fewestCapitals
    }

    /// Of a heading, at the least.
    private static let fewestCapitals = 4

    /// Of a text in a narrow column, in bytes: formulas and names beside each other are shorter.
    static let fewestInColumn = 80
    /// Than another one of the same text: a multiple of its width.
    static let widerColumn: Float = 1.15

    /// Of text in several columns, in ems: cells and names are narrower. Three columns of a page are so, too, which go on in small letters from full lines.
    ///
    /// - Parameter isFull: whether what goes on ends in full lines, and is about as wide as what follows.
    static func narrowest(isFull: Bool, _ next: [UInt8]) -> Float { isFull && startsLowercase(next) ? 8 : 13 }

    /// The room behind the last of some lines that end at any place, up to the right edge of all; infinite where most reach that.
    func room(behind lines: ArraySlice<Int>, _ right: Float, _ layout: PageLayout) -> Float {
        guard lines.count >= Self.fewestRagged, let last = lines.last else { return .infinity }
        let evenCount = lines.dropLast().count { right - layout.lines[$0].x1 < Self.sameEnd * layout.lines[$0].size }
        return evenCount * 2 < lines.count - 1 ? right - layout.lines[last].x1 : .infinity
    }

    /// Whether there was no room left for the first word of a line behind a text that goes on.
    func hasNoRoom(_ room: Float, behind text: [UInt8], for line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        guard room < .infinity, Self.endsWithinSentence(text), let first = line.words.first else { return false }
        let word = layout.words[Int(first)]
        return room < word.x1 - word.x0 + Self.space * line.size
    }

    /// Whether a text ends in a letter, a comma or a slash, as sentences do that go on.
    private static func endsWithinSentence(_ text: [UInt8]) -> Bool {
        guard !text.isEmpty else { return false }
        let last = PageDigits.scalar(text.span, before: text.count).value
        return last == 0x2C || last == 0x2F || Unicode.Scalar(last)?.properties.isAlphabetic ?? false
    }

    /// Lines that tell that they end at any place, and how near to the edge one ends that doesn't, in ems.
    private static let fewestRagged = 4
    private static let sameEnd: Float = 0.4
    private static let space: Float = 0.2

    static func endsInSmallLetter(_ text: [UInt8]) -> Bool {
        guard !text.isEmpty else { return false }
        return LetterCase(PageDigits.scalar(text.span, before: text.count).value) == .small
    }

    /// Whether a text ends in the middle of a sentence of a script without spaces, whose lines may end at any sign, and another begins with one.
    static func breaksBetweenSigns(_ text: [UInt8], _ next: [UInt8]) -> Bool {
        guard !text.isEmpty, !next.isEmpty else { return false }
        return Script.isSpaceless(PageDigits.scalar(text.span, before: text.count).value)
            && Script.isSpaceless(PageDigits.scalar(next.span, at: 0).value)
    }

    /// Whether a text ends in what may end an entry (no small letter, comma or hyphen) and another begins with a capital or a figure.
    static func areApart(_ text: [UInt8], _ next: [UInt8]) -> Bool {
        guard let last = text.last, last != 0x2C, last != 0x2D, !endsInSmallLetter(text) else { return false }
        return !startsLowercase(next)
    }

    /// Whether two texts end in pages behind a comma, as the entries of an index do. Behind several lines pages may go on.
    static func areEntries(_ text: [UInt8], _ next: [UInt8], isLone: Bool) -> Bool {
        endsInPages(text) && (isLone || next.first?.isASCIIDigit == false) && endsInPages(next)
    }

    private static func endsInPages(_ text: [UInt8]) -> Bool {
        guard text.last.map(\.isASCIIDigit) ?? false else { return false }
        // A range has an en dash.
        let pages = text.suffix(longestPages).reversed().prefix { $0.isASCIIDigit || $0 == 0x2D || $0 >= 0x80 }.count
        return pages < longestPages && text.dropLast(pages).suffix(2).elementsEqual([0x2C, 0x20])
    }

    /// In bytes.
    private static let longestPages = 12

    static func startsLowercase(_ text: [UInt8]) -> Bool {
        guard let byte = text.first, byte >= 0x80 else { return text.first.map { 0x61...0x7A ~= $0 } ?? false }
        return String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isLowercase ?? false
    }

    /// Whether a text ends with a sentence, so that nothing goes on with it, whatever comes. The end of a text is enough to tell.
    static func isOver(_ text: [UInt8], lastWord: Range<Int>) -> Bool {
        guard !Dehyphenation.endsInHyphen(text[lastWord]), let last = lastByte(text) else { return false }
        if last == 0x2E, namesOthers(text) { return false }
        return last == 0x2E || last == 0x21 || last == 0x3F || last == 0x3A || endsWithForeignStop(text)
    }

    /// Whether a text ends with figures, or a Roman number, and a stop behind it, which ends no sentence that goes on in small letters: "im Jahr 1998.",
    /// "Ludwig XIV." What follows begins with a word of two letters or more: no label, nor a name of a program's.
    static func goesOnBehindOrdinal(_ text: [UInt8], _ next: [UInt8]) -> Bool {
        let word = next.prefix { $0 != 0x20 }
        guard text.last == 0x2E, startsLowercase(next), word.count > 1, word.count < next.count,
            word.allSatisfy({ $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 })
        else { return false }
        let number = text.dropLast().suffix(longestOrdinal + 1).reversed().prefix { $0 != 0x20 }
        guard 1...longestOrdinal ~= number.count else { return false }
        return number.allSatisfy(\.isASCIIDigit) || number.allSatisfy { [0x49, 0x56, 0x58].contains($0) }
    }

    private static let longestOrdinal = 5

    /// Whether a text ends with "et al.", behind which a sentence goes on.
    static func namesOthers(_ text: [UInt8]) -> Bool { text.suffix(7).elementsEqual(" et al.".utf8) }

    /// The last byte but for closing quotes and brackets.
    static func lastByte(_ text: [UInt8]) -> UInt8? {
        var end = text.count
        while end > 0 {
            switch text[end - 1] {
            case 0x22, 0x29, 0x5D, 0x27: end -= 1
            case let byte where byte >= 0x80:
                let last = PageDigits.scalar(text.span, before: end)
                guard isClosingQuote(last.value) else { return byte }
                end -= last.length
            case let byte: return byte
            }
        }
        return nil
    }

    /// ’ ” “ (which closes in German) » ›
    static func isClosingQuote(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2019, 0x201C, 0x201D, 0xBB, 0x203A: true
        default: false
        }
    }

    /// 。 ． ！ ？ । ۔ ؟ … and closing quotes after a stop.
    static func endsWithForeignStop(_ text: [UInt8]) -> Bool {
        let last = PageDigits.scalar(text.span, before: text.count)
        return isForeignStop(last.value) || isForeignStop(PageDigits.scalar(text.span, before: text.count - last.length).value)
    }

    static func isForeignStop(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3002, 0xFF0E, 0xFF01, 0xFF1F, 0x0964, 0x06D4, 0x061F, 0x2026, 0x300D: true
        default: false
        }
    }
}

/// What a paragraph is made of.
extension ProseBuilder {
    /// Gives a paragraph its text.
    static func finish(_ paragraph: inout Paragraph, _ text: [UInt8]) {
        let isBroken = text.last == 0xAD && text.dropLast().last == 0xC2  // a soft hyphen after which nothing came
        paragraph.text = String(decoding: isBroken ? text.dropLast(2) : text[...], as: UTF8.self)
        // Lines that were joined may have lost what ended them, too.
        let count = paragraph.text.utf8.count
        for line in paragraph.lines.indices { paragraph.lines[line].clip(to: count) }
    }

    /// The bytes that each word of some lines gives of the text joined from them.
    static func wordRanges(_ lines: ArraySlice<Int>, _ layout: PageLayout, _ joiner: LineJoiner) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(lines.reduce(0) { $0 + layout.lines[$1].words.count })
        for (index, range) in zip(lines, joiner.ranges) {
            PrintedLine.forEachWord(layout, layout.lines[index], joiner.text, range) { ranges.append($1) }
        }
        return ranges
    }
}
