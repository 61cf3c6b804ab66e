/// Numbers of pages at the ends of lines: of contents, of indexes.
extension BlockText {
    /// Whether a line's last character is a digit.
    func endsInDigit(_ line: LayoutLine) -> Bool { line.words.last.map(endsInDigit) ?? false }

    /// Asked first, since few words do, and it takes no slice to see.
    private func endsInDigit(_ word: Int) -> Bool {
        words[word].start < words[word].end && PageDigits.isDecimal(cells[Int(words[word].end) - 1].unicode)
    }

    /// The words at a line's end that are numbers of pages, each but the last with its comma: "3, 19–22". Nil if there are none, or more follow on the
    /// next line.
    func pages(_ line: LayoutLine) -> Range<Int>? {
        guard let last = line.words.last, endsInDigit(last), isPages(cells(of: last)) else { return nil }
        var first = last
        while first > line.words.lowerBound {
            let cells = cells(of: first - 1)
            guard cells.last?.unicode == 0x2C, isPages(cells.dropLast()) else { break }
            first -= 1
        }
        return first..<(last + 1)
    }

    /// Whether some cells are the number of a page, or those of the first and the last of several.
    private func isPages(_ cells: ArraySlice<Cell>) -> Bool {
        guard cells.count <= Self.longestPages, let first = cells.first, first.unicode &- 0x30 < 10 || PageDigits.isDecimal(first.unicode)
        else { return false }
        return cells.allSatisfy {
            $0.unicode &- 0x30 < 10 || $0.unicode == 0x2013 || $0.unicode == 0x2D || PageDigits.isDecimal($0.unicode)
        }
    }

    private static let longestPages = 11

    /// Whether a line ends in a page's number and its comma, or in a leader: numbers follow.
    func goesOnInPages(_ line: LayoutLine) -> Bool {
        guard let last = line.words.last, case let cells = cells(of: last), let sign = cells.last?.unicode, sign == 0x2C || sign == 0x2E
        else {
            return false
        }
        return sign == 0x2C ? isPages(cells.dropLast()) || isCodedPage(cells.dropLast()) : isDots(last) && line.words.count > 1
    }

    /// Whether a line ends as an entry of an index does: in the numbers of pages behind a comma. A letter before the number tells which volume it is in.
    func endsEntry(_ line: LayoutLine) -> Bool {
        guard let last = line.words.last else { return false }
        let pages = pages(line) ?? (isCodedPage(cells(of: last)) ? last..<(last + 1) : last..<last)
        if pages.isEmpty || pages.count > 1 { return !pages.isEmpty }
        guard pages.lowerBound > line.words.lowerBound else { return false }
        let before = cells(of: pages.lowerBound - 1)
        return before.count > 1 && before[before.endIndex - 1].unicode == 0x2C
    }

    /// As ``CodedPage/isCoded(_:)``, or the first and the last of several behind one letter.
    private func isCodedPage(_ cells: ArraySlice<Cell>) -> Bool {
        guard let last = cells.last, PageDigits.isDecimal(last.unicode), cells.count <= Self.longestCoded else { return false }
        if let first = cells.first, (first.unicode | 0x20) &- 0x61 < 26, isPages(cells.dropFirst()) { return true }
        let number = cells.reversed().prefix { PageDigits.isDecimal($0.unicode) }.count
        var rest = cells.dropLast(number)
        var letters = 0
        while letters < Self.mostLetters, let letter = rest.last, (letter.unicode | 0x20) &- 0x61 < 26 {
            rest.removeLast()
            letters += 1
        }
        guard letters > 0 else { return false }
        if rest.isEmpty { return true }
        guard let dash = rest.last?.unicode, dash == 0x2013 || dash == 0x2D, rest.count > 1 else { return false }
        return rest.dropLast().allSatisfy { PageDigits.isDecimal($0.unicode) }
    }

    private static let mostLetters = 2
    private static let longestCoded = 12

    /// Whether a line ends in such numbers behind a leader, with others beside them or not.
    private func endsWithCodedPages(_ line: LayoutLine) -> Bool {
        guard let last = line.words.last, isCodedPage(cells(of: last)) || isPages(cells(of: last)) else { return false }
        var first = last
        while first > line.words.lowerBound, case let before = cells(of: first - 1), before.last?.unicode == 0x2C,
            case let page = before.dropLast(), isCodedPage(page) || isPages(page)
        {
            first -= 1
        }
        return first > line.words.lowerBound && isDots(first - 1)
    }

    /// Whether a line is a few words and the numbers of pages behind them, without a comma: an entry of an index, where most lines around are such. Names
    /// of a fixed pitch have numbers of the text's type; all in one type is code. A dash may stand before the page, without white: "tides—59".
    func endsPlainEntry(_ line: LayoutLine) -> Bool {
        guard !line.isRow, !line.isFixedPitch || !line.endsFixedPitch, line.words.count <= Self.mostWordsOfEntry else { return false }
        guard let pages = pages(line) else { return line.words.last.map { isPageBehindDash(cells(of: $0)) } ?? false }
        return pages.lowerBound > line.words.lowerBound
            && cells(of: pages.lowerBound - 1).contains { Bidirectional.isLetter($0.unicode) }
    }

    private func isPageBehindDash(_ word: ArraySlice<Cell>) -> Bool {
        guard let dash = word.firstIndex(where: { $0.unicode == 0x2014 }), dash > word.startIndex else { return false }
        return isPages(word[(dash + 1)...])
    }

    /// The letters of a line's first word that has any, as they are sorted by: of English ones, without their case, five bits each. Nil if these are others,
    /// or there are none.
    func sortingKey(_ line: LayoutLine) -> UInt64? {
        var (key, count) = (UInt64(0), 0)
        for word in line.words where count == 0 {
            for cell in cells(of: word) where count < Self.lettersOfKey && Bidirectional.isLetter(cell.unicode) {
                let letter = (cell.unicode | 0x20) &- 0x60
                guard 1...26 ~= letter else { return nil }
                (key, count) = (key << 5 | UInt64(letter), count + 1)
            }
        }
        return count == 0 ? nil : key << UInt64(5 * (Self.lettersOfKey - count))
    }

    private static let lettersOfKey = 12
    private static let mostWordsOfEntry = 8

    /// Whether a line begins with the dots of a leader.
    func startsLeader(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let first = line.words.first else { return false }
        return isDots(first)
    }

    private func isDots(_ word: Int) -> Bool { cells(of: word).allSatisfy { $0.unicode == 0x2E } }

    func startsNumber(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { PageDigits.isDecimal($0.unicode) } ?? false
    }

    /// Where the text of a line begins behind the number of a section: "2.1", "B.3", "A". Nil if it begins with none.
    func startBehindNumber(_ line: LayoutLine) -> Float? {
        guard line.words.count > 1, let word = line.words.first else { return nil }
        let label = cells(of: word)
        guard label.count <= Self.longestPages,
            label.contains(where: { PageDigits.isDecimal($0.unicode) })
                || label.count <= 2 && LetterCase(label[label.startIndex].unicode) == .capital,
            label.dropFirst().allSatisfy({ PageDigits.isDecimal($0.unicode) || $0.unicode == 0x2E })
        else { return nil }
        return words[word + 1].x0
    }

    /// Whether a line ends in the numbers of pages behind a leader or a wide white; of a fixed pitch, behind a leader: code has white.
    func endsWithPages(_ line: LayoutLine) -> Bool {
        guard let pages = pages(line), pages.lowerBound > line.words.lowerBound else {
            return !line.isFixedPitch && endsWithPageNumber(line) || endsWithCodedPages(line)
        }
        let before = pages.lowerBound - 1
        if isDots(before) {
            // "20 .. 99", "2 . 0" of code.
            let dots = cells(of: before).count
            return dots > 1 ? dots > 3 || !line.isFixedPitch : before == line.words.lowerBound || !isPages(cells(of: before - 1))
        }
        return !line.isFixedPitch
            && (words[pages.lowerBound].x0 - words[before].x1 > Self.whiteBeforePage * line.size
                || pages.count == 1 && endsWithPageNumber(line))
            || cells(of: before).last?.unicode == 0x2C && endsWithCodedPages(line)
    }

    /// In place of a leader, in ems.
    private static let whiteBeforePage: Float = 2.5

    /// Whether a line ends in a number after dots or a wide white: a line of a table of contents.
    func endsWithPageNumber(_ line: LayoutLine) -> Bool {
        guard let last = line.words.last, words[last].start < words[last].end else { return false }
        let sign = cells[Int(words[last].end) - 1].unicode
        guard Self.isOfPageNumber(sign) else { return Self.isOfRomanNumber(sign) && endsWithRomanNumber(line, last) }
        let digits = cells(of: last)
        guard digits.allSatisfy({ Self.isOfPageNumber($0.unicode) }) else {
            // In a script without spaces the title, its dots and the number are one.
            let before = digits.reversed().drop { Self.isOfPageNumber($0.unicode) }.prefix(Self.fewestDots)
            return before.count == Self.fewestDots && before.allSatisfy { Leaders.isDot($0.unicode) }
        }
        let before = line.words.upperBound - 2
        guard line.words.count > 2 else {
            return line.words.count == 2 && !line.isRightToLeft
                && cells(of: before).reversed().prefix { Leaders.isDot($0.unicode) }.count >= Self.fewestDots
        }
        // A dot by itself in the middle of the line is a sign of multiplication.
        let dots = cells(of: before).count { Leaders.isDot($0.unicode) }
        let isLeader = dots > 2 || dots > 0 && [0x2E, 0x2026].contains(cells(of: before).last?.unicode)
        return isLeader && dots * 2 > cells(of: before).count
            || max(words[last].x0 - words[before].x1, words[before].x0 - words[last].x1) > Self.whiteBeforePage * line.size
    }

    /// Whether a line ends in a price behind a leader, of a menu or another list: "6,80 €", "£ 12", "12.–".
    func endsWithPrice(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, let last = line.words.last, !line.isFixedPitch, let end = cells(of: last).last?.unicode,
            PageDigits.isDecimal(end) || Self.isSignOfMoney(end) || Self.isDash(end)
        else { return false }
        // A sign of money may stand by itself, before the price or behind it.
        let isApart = [last - 1, last].contains { word in cells(of: word).allSatisfy { Self.isSignOfMoney($0.unicode) } }
        let first = isApart ? last - 1 : last
        guard isAmount(first..<last + 1, mayBeRound: true) else { return false }
        // Each dot may be a word.
        var dots = 0
        for word in (line.words.lowerBound..<first).reversed() {
            let dotted = cells(of: word).reversed().prefix { Leaders.isDot($0.unicode) }.count
            dots += dotted
            if dots >= Self.fewestDots { return true }
            if dotted < cells(of: word).count { break }
        }
        return false
    }

    /// Whether a line ends in a Roman number behind a leader: of pages in front of a book's first.
    @inline(never)
    private func endsWithRomanNumber(_ line: LayoutLine, _ last: Int) -> Bool {
        let letters = cells(of: last)
        guard last > line.words.lowerBound, letters.count <= Roman.longest, letters.allSatisfy({ Self.isOfRomanNumber($0.unicode) }) else {
            return false
        }
        // A leader that is part of the title's last word is a long one.
        let before = cells(of: last - 1)
        let dots = before.reversed().prefix { Leaders.isDot($0.unicode) }.count
        // Behind a word's own dots a capital alone is a word: "he said..... I".
        let mayBeWord = letters.count == 1 && letters.first.map { $0.unicode < 0x60 } == true
        guard dots > 2, dots == before.count || dots >= Self.fewestDots && !mayBeWord else { return false }
        let bytes = letters.map { UInt8(truncatingIfNeeded: $0.unicode) }
        return Roman.value(bytes.span) != nil
    }

    private static func isOfRomanNumber(_ scalar: UInt32) -> Bool {
        scalar < 0x80 && Roman.value(of: UInt8(truncatingIfNeeded: scalar)) != nil
    }

    /// Whether a scalar is of a page's number: a digit, or an ideograph that stands for one.
    private static func isOfPageNumber(_ scalar: UInt32) -> Bool { PageDigits.isDecimal(scalar) || PageDigits.numeral(scalar) != nil }

    /// Of a leader that is part of a word.
    private static let fewestDots = 5
}
