/// How lines begin and end that were ended on purpose.
extension BlockText {
    /// Whether a line ends in a short word in small letters, such as an article, which no line that was ended on purpose does.
    func endsInSmallWord(_ line: LayoutLine) -> Bool {
        guard let word = line.words.last else { return false }
        let cells = cells(of: word)
        return cells.count <= Self.longestSmallWord && cells.allSatisfy { LetterCase($0.unicode) == .small }
    }

    private static let longestSmallWord = 3

    /// Whether a line begins as works that are cited do: with a name, a comma and initials, "Marlow, W. D.".
    func startsWork(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, startsCapital(line), let word = line.words.first else { return false }
        let name = cells(of: word)
        guard name.count > 2, name.last?.unicode == 0x2C else { return false }
        let initial = cells(of: word + 1)
        return initial.count >= 2 && LetterCase(initial[initial.startIndex].unicode) == .capital
            && initial[initial.startIndex + 1].unicode == 0x2E
    }

    /// Whether a line ends in an article, a preposition or a conjunction, whose noun or clause stands in the next one.
    func endsInJoiningWord(_ line: LayoutLine) -> Bool {
        guard let word = line.words.last, line.words.count > 1 else { return false }
        let cells = cells(of: word)
        guard cells.count <= Self.longestJoining else { return false }
        var key: UInt64 = 0
        for cell in cells {
            guard cell.unicode &- 0x61 < 26 || cell.unicode == 0xFC else { return false }
            key = key << 8 | UInt64(cell.unicode)
        }
        return Self.joiningWords.contains(key)
    }

    /// Whether a semicolon or a comma stands before the last word of a line, as in items behind which more stand: "…; or".
    func endsInSemicolonBeforeLast(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let last = line.words.last, let sign = cells(of: last - 1).last?.unicode else { return false }
        return sign == 0x3B || sign == 0x2C
    }

    private static let longestJoining = 6
    /// Of English, German, French, Spanish, Italian, Portuguese and Dutch: those that hardly end anything, and are no units.
    private static let joiningWords: Set<UInt64> = Set(
        """
        an and at between by for from in into of or than the their to with
        auf aus das dem den der des die eine einem einen einer eines für im mit oder sowie und vom von zum zur zwischen
        aux avec dans des du et la le les ou par pour sur un une
        con da dal dalla degli dei del della delle el en los nel nella per por una
        com dos em para uma
        een het of van voor
        """.split { $0 == " " || $0 == "\n" }.map { $0.unicodeScalars.reduce(0) { $0 << 8 | UInt64($1.value) } })

    /// Whether a line's first word is nothing but letters, and a sign behind them: no name of a program's.
    func startsPlainWord(_ line: LayoutLine) -> Bool {
        line.words.first.map { cells(of: $0).dropLast().allSatisfy { Bidirectional.isLetter($0.unicode) } } ?? false
    }

    /// Whether a line begins with a quotation mark that opens, and whether one ends with a mark that closes, or with a stop behind it.
    func startsQuotation(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { [0x201C, 0x201E, 0xAB, 0x22].contains($0.unicode) } ?? false
    }

    func endsQuotation(_ line: LayoutLine) -> Bool {
        line.words.last.map { cells(of: $0).suffix(2).contains { [0x201D, 0xBB, 0x22].contains($0.unicode) } } ?? false
    }

    /// Whether a line has a figure or a sign other than the hyphens and apostrophes of words.
    func holdsSign(_ line: LayoutLine) -> Bool {
        line.words.contains { word in
            cells(of: word).contains { !Bidirectional.isLetter($0.unicode) && ![0x27, 0x2D, 0x2010, 0x2019].contains($0.unicode) }
        }
    }

    /// Whether a line has a sign that programs have, and no address or date: "=", ";", "%".
    func holdsCode(_ line: LayoutLine) -> Bool {
        line.words.contains { word in cells(of: word).contains { Self.signsOfCode.contains($0.unicode) } }
    }

    private static let signsOfCode = Set("=;{}%#\\_*+&|$".unicodeScalars.map(\.value))

    /// The sign of programs that a line begins with, alone or twice, close before a letter: no bullet, bracket or quote, none of formulas.
    func signOfName(_ line: LayoutLine) -> UInt32? {
        guard let word = line.words.first, let sign = cells(of: word).first?.unicode, Self.signsOfNames.contains(sign) else { return nil }
        let rest = cells(of: word).drop { $0.unicode == sign }
        guard cells(of: word).count - rest.count <= 2, let letter = rest.first else { return nil }
        return Bidirectional.isLetter(letter.unicode) ? sign : nil
    }

    private static let signsOfNames = Set("%$#@\\/".unicodeScalars.map(\.value))

    /// Whether a line ends in a colon and a figure: "Number of lamps: 12".
    func endsInValue(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, let last = line.words.last, startsCapital(line) else { return false }
        let value = cells(of: last)
        return value.allSatisfy { $0.unicode &- 0x30 < 10 || $0.unicode == 0x2E || $0.unicode == 0x2C }
            && value.last.map { $0.unicode &- 0x30 < 10 } ?? false
            && cells(of: last - 1).last?.unicode == 0x3A
    }

    /// Whether a line begins with the sign of who has the rights: "Copyright (C)", "Copyright ©", "© 1909".
    func startsNotice(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, let word = line.words.first else { return false }
        let (first, second) = (cells(of: word), cells(of: word + 1))
        if first.elementsEqual(CollectionOfOne(0xA9 as UInt32), by: { $0.unicode == $1 }) {
            return second.first.map { $0.unicode &- 0x30 < 10 } ?? false
        }
        guard first.elementsEqual(Self.copyright, by: { $0.unicode == $1 }) else { return false }
        return second.elementsEqual(CollectionOfOne(0xA9 as UInt32), by: { $0.unicode == $1 })
            || second.count == 3 && second.first?.unicode == 0x28 && second.last?.unicode == 0x29
                && second.dropFirst().first.map { $0.unicode | 0x20 == 0x63 } ?? false
    }

    private static let copyright = "Copyright".unicodeScalars.map(\.value)

    /// Whether one word of a line, behind the only wide white in it, begins just where a word of another line does behind the widest of that.
    func haveColumn(_ line: LayoutLine, _ other: LayoutLine, before furthest: Float) -> Bool {
        guard line.words.count > 1, other.words.count > 1,
            let start = startBehindGap(line, wider: Self.whiteOfCells * line.size), start < furthest,
            let place = other.words.dropFirst().first(where: { (words[$0].x0 - start).magnitude < Self.sameColumn * line.size })
        else { return false }
        func white(_ word: Int) -> Float { words[word].x0 - words[word - 1].x1 }
        let least = white(place) - Self.widerWhite * line.size
        return least > 0 && other.words.dropFirst().allSatisfy { $0 == place || white($0) < least }
    }

    /// In ems: how far from each other the words of a column begin, and how much wider the white before one is, at the least.
    private static let sameColumn: Float = 0.05
    private static let widerWhite: Float = 0.08

    /// Whether a line begins with the number of a section, of several parts, or the sign for one, and goes on with a capital, or a letter of a script without:
    /// "2.1 Lamps".
    func startsSection(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let first = line.words.first else { return false }
        let number = cells(of: first)
        if number.count == 1, number.first?.unicode == 0xA7 { return true }
        guard number.first.map({ PageDigits.isDecimal($0.unicode) }) ?? false, number.count <= Self.longestSection,
            number.dropLast().contains(where: { Self.partsNumbers($0.unicode) }),
            number.allSatisfy({ PageDigits.isDecimal($0.unicode) || Self.partsNumbers($0.unicode) })
        else { return false }
        return startsCaseless(at: first + 1) || cells(of: first + 1).first.map { LetterCase($0.unicode) == .capital } ?? false
    }

    private static let longestSection = 12

    /// A full stop, or that of Hindi and Bengali.
    private static func partsNumbers(_ unicode: UInt32) -> Bool { unicode == 0x2E || unicode == 0x0964 }

    /// Whether a line begins with a word and a number behind it, with a stop or before a dash, as parts of a text are named: "Article 5. …",
    /// "Chapter II: …", "§ 3. …", "Section 2 – …".
    func startsCounted(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, let first = line.words.first else { return false }
        let (name, count) = (cells(of: first), cells(of: first + 1))
        guard 1...Self.longestPart ~= count.count, let stop = count.last?.unicode, let sign = name.first?.unicode,
            LetterCase(sign) == .capital || Script.isCaseless(sign)
        else { return false }
        let isStopped = stop == 0x2E || stop == 0x3A
        guard isStopped ? count.count > 1 : line.words.count > 3 && isDash(first + 2) else { return false }
        let number = isStopped ? count.dropLast() : count
        return number.allSatisfy { PageDigits.isDecimal($0.unicode) } || number.allSatisfy { [0x49, 0x56, 0x58].contains($0.unicode) }
    }

    /// Whether a line begins with the sign of an article of a law or its abbreviation, its number and words: "§ 3 …", "Art. 2 …".
    func startsArticle(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, let first = line.words.first else { return false }
        let name = cells(of: first)
        guard
            name.elementsEqual(CollectionOfOne(0xA7 as UInt32), by: { $0.unicode == $1 })
                || name.elementsEqual("Art.".unicodeScalars, by: { $0.unicode == $1.value })
        else { return false }
        let number = cells(of: first + 1)
        let figures = number.prefix { $0.unicode &- 0x30 < 10 }
        return 1...3 ~= figures.count && number.dropFirst(figures.count).allSatisfy { $0.unicode == 0x2E || $0.unicode == 0x3A }
            && LetterCase(cells(of: first + 2).first?.unicode ?? 0) != .small
    }

    /// Of a number and its stop.
    private static let longestPart = 5

    /// Whether a word is a dash.
    func isDash(_ word: Int) -> Bool {
        let cells = cells(of: word)
        return cells.count == 1 && Label.isDash(cells[cells.startIndex].unicode)
    }

    /// Whether a line begins with a letter of Arabic and a dash, each by itself, as its items do: "ب - …". The first letter is written out.
    func startsLetterBeforeDash(_ line: LayoutLine) -> Bool {
        guard line.words.count > 2, let first = line.words.first else { return false }
        let letters = cells(of: first).map(\.unicode)
        guard letters.count == 1 || letters == [0x627, 0x644, 0x641], isDash(first + 1) else { return false }
        return letters.allSatisfy { 0x621...0x6D3 ~= $0 && Bidirectional.isLetter($0) }
    }

    /// Whether a line ends in underscores, a blank to be filled in.
    func endsInBlank(_ line: LayoutLine) -> Bool {
        guard let word = line.words.last, cells[Int(words[word].end) - 1].unicode == 0x5F else { return false }
        return cells(of: word).suffix(Self.fewestOfBlank).count { $0.unicode == 0x5F } == Self.fewestOfBlank
    }

    private static let fewestOfBlank = 5

    /// Whether a line begins with a sign or a name, "=" and what that means in words: "n = number of lamps".
    func startsMeaning(_ line: LayoutLine) -> Bool {
        let start = line.words.lowerBound
        guard line.words.count > 2, line.words.count < Self.mostWordsOfMeaning, words[start + 1].end - words[start + 1].start == 1,
            cells[Int(words[start + 1].start)].unicode == 0x3D, cells(of: start).contains(where: { Bidirectional.isLetter($0.unicode) })
        else { return false }
        return line.words.dropFirst(2).prefix(Self.firstWordsOfMeaning).contains { word in
            cells(of: word).count >= Self.lettersOfMeaning && cells(of: word).allSatisfy { Bidirectional.isLetter($0.unicode) }
        }
    }

    /// A line's words, the first of those that mean something, and the letters of one of them at the least: formulas have shorter names.
    private static let mostWordsOfMeaning = 20
    private static let firstWordsOfMeaning = 3
    private static let lettersOfMeaning = 4
}
