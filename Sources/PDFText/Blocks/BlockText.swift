/// What block building asks of the text before it has been written: how lines begin and end.
struct BlockText {
    let words: [LayoutWord]
    let cells: [Cell]

    func cells(of word: Int) -> ArraySlice<Cell> { cells[Int(words[word].start)..<Int(words[word].end)] }

    /// The rows of matrices in a line, but for the first of each.
    func rowCount(_ line: LayoutLine) -> Int { words[line.words].count { $0.fraction == .row } }

    /// The last scalar of a line that isn't a closing quote or bracket.
    func ending(of line: LayoutLine) -> UInt32 {
        for word in line.words.reversed() {
            for cell in cells(of: word).reversed() where ![0x22, 0x27, 0x29, 0x5D, 0x2019, 0x201D, 0xBB, 0x201C].contains(cell.unicode) {
                return cell.unicode
            }
        }
        return 0
    }

    func endsSentence(_ line: LayoutLine) -> Bool {
        switch ending(of: line) {
        case 0x2E, 0x21, 0x3F, 0x3A, 0x3002, 0xFF0E, 0xFF01, 0xFF1F, 0x2026, 0x0964, 0x061F, 0x06D4, 0x0589, 0x104B, 0x1362, 0x17D4: true
        default: false
        }
    }

    /// Whether a line ends a clause that the next one, which begins with a capital, is another of: "WHEREAS, …;".
    func endsClause(_ line: LayoutLine, before next: LayoutLine) -> Bool { ending(of: line) == 0x3B && startsCapital(next) }

    /// Whether a line ends as items of lists do that more follow, in a semicolon.
    func endsListed(_ line: LayoutLine) -> Bool { [0x3B, 0x061B, 0xFF1B].contains(ending(of: line)) }

    /// Whether the label that a line begins with is the next one after another line's, or the same bullet.
    func countsItem(_ line: LayoutLine, after other: LayoutLine) -> Bool {
        if let number = wideNumber(line), let last = wideNumber(other) { return number == last + 1 }
        guard startsItem(other), let label = line.words.first.map(cells(of:)), let last = other.words.first.map(cells(of:)) else {
            return false
        }
        func inner(_ label: ArraySlice<Cell>) -> [UInt32] { label.lazy.map(\.unicode).filter { $0 != 0x28 && !Label.mayEnd($0) } }
        let (own, before) = (inner(label), inner(last))
        func count(_ inner: [UInt32]) -> Int? {
            inner.reduce(0) { sum, sign in sum.flatMap { sum in PageDigits.decimal(sign).map { min(sum, 9999) * 10 + $0 } } }
        }
        if own.isEmpty || before.isEmpty { return own == before }
        if let number = count(own) { return number - 1 == count(before) }
        guard own.count == 1, before.count == 1 else { return false }
        // Arabic and Hebrew count in another order than their letters have among all signs.
        return own == before ? Label.isBullet(own) : own[0] == before[0] &+ 1 || Script.isCaseless(own[0])
    }

    /// Whether a line ends within a word: in a hyphen after a letter.
    func breaksWord(_ line: LayoutLine) -> Bool {
        guard let word = line.words.last else { return false }
        let cells = cells(of: word)
        guard cells.count > 2, [0x2D, 0x2010, 0xAD].contains(cells[cells.endIndex - 1].unicode) else { return false }
        return Bidirectional.isLetter(cells[cells.endIndex - 2].unicode)
    }

    /// Whether a line is nothing but dots or dashes.
    func isRule(_ line: LayoutLine) -> Bool {
        line.words.allSatisfy { cells(of: $0).allSatisfy { $0.unicode == 0x2E || $0.unicode == 0x2D || $0.unicode == 0x5F } }
    }

    /// Whether a line ends in a hyphen or a comma, and so goes on.
    func endsInHyphen(_ line: LayoutLine) -> Bool { [0x2D, 0x2010, 0xAD, 0x2C].contains(ending(of: line)) }

    func startsCapital(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { LetterCase($0.unicode) == .capital } ?? false
    }

    /// Whether a line begins as one may in the middle of a sentence, but for a small letter: with a bracket, a quotation mark, a figure, a letter of a script
    /// without spaces; and not as the block does that it may belong to, whose lines may be entries.
    func startsWithin(_ line: LayoutLine, below first: LayoutLine) -> Bool {
        guard let sign = line.words.first.flatMap({ cells(of: $0).first })?.unicode else { return false }
        if Bidirectional.isLetter(sign) { return startsWide(line) }
        return ![0x24, 0x2D, 0x2010, 0x2013, 0x2014].contains(sign) && sign != first.words.first.flatMap { cells(of: $0).first }?.unicode
    }

    func startsLetter(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { Bidirectional.isLetter($0.unicode) } ?? false
    }

    /// Whether a line begins with a sign that a formula's lines, or those of a grammar, begin with: "=", "<", "|", "⇒".
    func startsRelation(_ line: LayoutLine) -> Bool {
        guard let first = line.words.first.flatMap({ cells(of: $0).first })?.unicode else { return false }
        return [0x2B, 0x3C, 0x3D, 0x3E, 0x7C, 0xB1].contains(first) || 0x2190...0x22FF ~= first
    }

    /// Whether a line ends in a letter or in a comma.
    func endsInLetter(_ line: LayoutLine) -> Bool {
        line.words.last.flatMap { cells(of: $0).last }.map { $0.unicode == 0x2C || Bidirectional.isLetter($0.unicode) } ?? false
    }

    /// Whether a line begins with a hyphen or a minus close before a letter, as options of programs do, which may be in quotes.
    func startsOption(_ line: LayoutLine) -> Bool {
        guard let first = line.words.first else { return false }
        let all = cells(of: first)
        let own = all.drop { [0x27, 0x60, 0x2018, 0x201C].contains($0.unicode) }
        // In quotes it may be a figure, which would be a number without.
        if own.count < all.count, own.first?.unicode == 0x2D, own.dropFirst().first.map({ $0.unicode &- 0x30 }) ?? 10 < 10 { return true }
        let signs = own.prefix { [0x2D, 0x2010, 0x2012, 0x2013, 0x2212].contains($0.unicode) }
        guard (1...2).contains(signs.count) else { return false }
        if let letter = own.dropFirst(signs.count).first { return Bidirectional.isLetter(letter.unicode) }
        guard first + 1 < line.words.upperBound, words[first + 1].isGlued else { return false }
        return cells(of: first + 1).first.map { Bidirectional.isLetter($0.unicode) } ?? false
    }

    func startsLowercase(_ line: LayoutLine) -> Bool {
        guard let word = line.words.first, let cell = cells(of: word).first else { return false }
        return LetterCase(cell.unicode) == .small
    }

    /// Whether a line is mostly letters, some at least, and all of them capitals.
    func isCapitals(_ line: LayoutLine) -> Bool {
        // Nearly all lines have a small letter in the first words.
        for word in line.words.prefix(2) { if cells(of: word).contains(where: { $0.unicode &- 0x61 < 26 }) { return false } }
        let letters = letters(line)
        return letters.small == 0 && letters.capitals >= Self.fewestCapitals && letters.capitals > letters.others
    }

    /// Whether more letters of a line are small than capitals.
    func isMostlySmall(_ line: LayoutLine) -> Bool {
        let letters = letters(line)
        return letters.small > letters.capitals
    }

    /// Whether a line is no formula: words, with few signs and digits among them.
    func isMostlyLetters(_ line: LayoutLine) -> Bool {
        let letters = letters(line)
        return letters.others * 4 <= letters.small + letters.capitals && isWordOfLetters(line)
    }

    /// Whether a line has more letters than figures and signs.
    func hasMoreLetters(_ line: LayoutLine) -> Bool {
        let letters = letters(line)
        if letters.others < letters.small + letters.capitals { return true }
        let wide = line.words.reduce(0) { $0 + cells(of: $1).count { Script.hasOneWidth($0.unicode) } }
        return letters.others < letters.small + letters.capitals + 2 * wide
    }

    private func letters(_ line: LayoutLine) -> (capitals: Int, small: Int, others: Int) {
        var (capitals, small, others) = (0, 0, 0)
        for word in words[line.words] {
            for index in Int(word.start)..<Int(word.end) {
                switch LetterCase(cells[index].unicode) {
                case .small: small += 1
                case .capital: capitals += 1
                case .none: others += 1
                }
            }
        }
        return (capitals, small, others)
    }

    private static let fewestCapitals = 4

    /// Whether a line begins with an opening round bracket.
    func startsBracket(_ line: LayoutLine) -> Bool { line.words.first.flatMap { cells(of: $0).first }?.unicode == 0x28 }

    /// Whether a line begins with a bullet or an item's number: "•", "–", "1.", "(a)", "iv)".
    func startsItem(_ line: LayoutLine) -> Bool {
        if line.hasDrawnBullet || startsWideItem(line) { return true }
        guard let word = line.words.first, line.words.count > 1 else { return false }
        if line.hasBullet || line.isRightToLeft && startsLetterBeforeDash(line) { return true }
        // An item's number ends in a stop or a bracket, a bullet stands alone.
        let cells = cells(of: word)
        guard cells.count == 1 || (cells.count <= 7 && Label.mayEnd(cells[cells.endIndex - 1].unicode)) else { return false }
        let label = cells.map(\.unicode)
        return Label.isBullet(label) && !isSignOfNumber(word) && !(line.words.count > 2 && isFirstOfDots(word)) || Label.isTickBox(label)
            || Label.isNumber(label)
            || startsTurn(line)
            // Initials follow each other.
            || Label.isOfOtherScript(label) && startsCaseless(at: word + 1)
                && !Label.isOfOtherScript(self.cells(of: word + 1).map(\.unicode))
    }

    /// Whether a word is the first of three dots in the middle of their height, which stand for terms of a formula: "⋅ ⋅ ⋅". Two are a pattern.
    private func isFirstOfDots(_ word: Int) -> Bool {
        guard let dot = cells(of: word).first?.unicode, Label.isMiddleDot(dot) else { return false }
        return cells(of: word + 1).first?.unicode == dot && cells(of: word + 2).first?.unicode == dot
    }

    /// Whether a word begins with a letter of a script without capitals.
    func startsCaseless(at word: Int) -> Bool {
        cells(of: word).first.map { Script.isCaseless($0.unicode) } ?? false
    }

    /// Whether a line begins with a capital and a stop, as items are labelled, and initials, too.
    func startsCapitalItem(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first, case let label = cells(of: word), label.count == 2 else { return false }
        return label[label.startIndex].unicode &- 0x41 < 26 && label[label.startIndex + 1].unicode == 0x2E
    }

    /// Whether a line begins with the abbreviation of a page, a volume or a number, and the figure: "p. 12".
    func startsCitedPlace(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first else { return false }
        let label = cells(of: word)
        guard label.count == 2, label[label.endIndex - 1].unicode == 0x2E, Self.citedPlaces.contains(label[label.startIndex].unicode),
            let figure = cells(of: word + 1).first
        else { return false }
        return figure.unicode &- 0x30 < 10
    }

    /// Page and Seite, number, volume, tome, folio, and what Cyrillic has for page and tome.
    private static let citedPlaces = Set("pPsSnNvVtTfсСтТ".unicodeScalars.map(\.value))

    /// Whether a line begins with a bullet that code has none of: an item, in whatever type its text is set.
    func startsBulleted(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first, words[word].end - words[word].start == 1 else { return false }
        return Label.isBulletAlone(cells[Int(words[word].start)].unicode)
    }

    /// Whether a line begins with a dot in the middle of its height, which is a bullet, or stands between factors.
    func startsMiddleDot(_ line: LayoutLine) -> Bool {
        line.words.first.map { words[$0].end - words[$0].start == 1 && cells[Int(words[$0].start)].unicode == 0xB7 } ?? false
    }

    /// Whether what looks like an item's label ends what a bracket opens in the line before: "(see fig.", "3)".
    func closesBracket(_ line: LayoutLine, openedIn previous: LayoutLine) -> Bool {
        guard let label = line.words.first.map(cells(of:)), label.last?.unicode == 0x29, label.first?.unicode != 0x28 else { return false }
        return opensBracket(previous)
    }

    /// Whether a round bracket is open at the end of a line that begins in it.
    func opensBracket(_ line: LayoutLine) -> Bool {
        var closed = 0
        for word in line.words.reversed() {
            for cell in cells(of: word).reversed() {
                if cell.unicode == 0x29 { closed += 1 }
                guard cell.unicode == 0x28 else { continue }
                if closed == 0 { return true }
                closed -= 1
            }
        }
        return false
    }

    /// Whether a line's last sign closes a bracket that is open at the end of the one before it, where that begins none of its own.
    func endsBracket(_ line: LayoutLine, openedIn previous: LayoutLine) -> Bool {
        guard let last = line.words.last, cells(of: last).last?.unicode == 0x29 else { return false }
        func depth(_ line: LayoutLine) -> Int {
            line.words.reduce(0) { depth, word in
                cells(of: word).reduce(depth) { $1.unicode == 0x28 ? $0 + 1 : $1.unicode == 0x29 ? $0 - 1 : $0 }
            }
        }
        return depth(previous) == 1 && depth(line) == -1
    }

    /// Whether it is the second half of an abbreviation: "d.", "h."; "i.", "e.".
    func endsAbbreviation(_ line: LayoutLine, begunIn previous: LayoutLine) -> Bool {
        guard previous.words.count > 1, let first = previous.words.last.flatMap(initial), let second = line.words.first.flatMap(initial)
        else { return false }
        return Self.abbreviations.contains { $0.first == first && $0.second == second }
    }

    /// The letter that a word with its stop is.
    private func initial(_ word: Int) -> UInt32? {
        let cells = cells(of: word)
        return cells.count == 2 && cells.last?.unicode == 0x2E ? cells.first?.unicode : nil
    }

    /// d. h., i. e., e. g., u. a., a. m., p. m.
    private static let abbreviations: [(first: UInt32, second: UInt32)] = [
        (0x64, 0x68), (0x69, 0x65), (0x65, 0x67), (0x75, 0x61), (0x61, 0x6D), (0x70, 0x6D),
    ]

    /// The capital that a line begins with, if it is a word with its stop: a label, or an initial.
    func capitalLabel(_ line: LayoutLine) -> UInt32? {
        guard line.words.count > 1, let first = line.words.first, words[first].end &- words[first].start == 2 else { return nil }
        let cells = cells(of: first)
        return Label.isCapital(cells.lazy.map(\.unicode)) ? cells[cells.startIndex].unicode : nil
    }

    /// Whether a line begins with a capital and its stop, set apart as no initial is: who asks or answers, in transcripts; a part, in outlines.
    func startsTurn(_ line: LayoutLine) -> Bool {
        guard capitalLabel(line) != nil, let first = line.words.first else { return false }
        return words[first + 1].x0 - words[first].x1 > Self.turnGap * line.size
    }

    /// In ems: two spaces of a typewriter.
    private static let turnGap: Float = 1.1

    /// Whether a line begins with the number of an item that isn't the first: "(ii)", "b)", "2.".
    func startsLaterItem(_ line: LayoutLine) -> Bool {
        guard startsItem(line), let word = line.words.first else { return false }
        let label = cells(of: word).map(\.unicode)
        guard Label.isNumber(label) else { return false }
        let inner = label.dropLast().drop { $0 == 0x28 || $0 == 0x5B }
        return !(inner.count == 1 && inner.allSatisfy { [0x31, 0x41, 0x49, 0x61, 0x69].contains($0) })
    }

    /// Whether a line begins with the raised mark of a note.
    func startsNote(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first else { return false }
        let mark = words[word]
        guard mark.isRaised || (ScriptSize.isSmaller(mark.size, than: line.size) && mark.y > line.y + 0.1 * line.size) else { return false }
        let cells = cells(of: word)
        // Letters call the notes of tables and the places where authors work.
        if cells.count == 1, cells.allSatisfy({ 0x61...0x7A ~= $0.unicode }) { return true }
        return cells.allSatisfy { PageDigits.isDecimal($0.unicode) || NoteMark.isSignOfNote($0.unicode) }
    }

    /// The number that a line begins with, where it stands by itself: of a note, or of an entry in a list of works.
    func number(_ line: LayoutLine) -> Int? {
        guard line.words.count > 1, let word = line.words.first else { return nil }
        return number(word)
    }

    /// The number that a word is, of three digits at the most.
    func number(_ word: Int) -> Int? {
        let digits = cells(of: word)
        guard digits.count <= 3 else { return nil }
        var number = 0
        for cell in digits {
            guard let digit = PageDigits.decimal(cell.unicode) else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Whether the raised number that a line begins with counts on from the last one within the text above it: of a verse. What begins a block is the mark
    /// of a note, or of a place where an author works.
    func countsVerse(_ line: LayoutLine, after lines: ArraySlice<LayoutLine>, beginsBlock: (Int) -> Bool) -> Bool {
        guard let first = line.words.first, words[first].isRaised, let number = number(first), number > 1 else { return false }
        for index in lines.indices.suffix(Self.mostLinesOfVerse).reversed() {
            // Notes are smaller than the text that calls them.
            guard (lines[index].size - line.size).magnitude < 0.06 * line.size else { return false }
            for word in lines[index].words.dropFirst(beginsBlock(index) ? 1 : 0).reversed() where words[word].isRaised {
                if let last = self.number(word) { return last == number - 1 }
            }
        }
        return false
    }

    static let mostLinesOfVerse = 12

    /// Where the text of a line begins behind the one wide white in it: that of an item behind its term. Nil if there are more, or none.
    func startBehindGap(_ line: LayoutLine, wider gap: Float) -> Float? {
        var start: Float?
        for (before, word) in zip(words[line.words], words[line.words].dropFirst()) where word.x0 - before.x1 > gap {
            guard start == nil else { return nil }
            start = word.x0
        }
        return start
    }

    /// Whether a line's first word is of letters that make words with spaces between, but for signs at its end.
    func isWordOfLetters(_ line: LayoutLine) -> Bool {
        guard let word = line.words.first, let first = cells(of: word).first else { return false }
        return first.unicode < 0x0E00 && Bidirectional.isLetter(first.unicode)
    }

    /// Whether a line has a letter at all.
    func hasLetters(_ line: LayoutLine) -> Bool {
        line.words.contains { cells(of: $0).contains { Bidirectional.isLetter($0.unicode) } }
    }

    /// Where a line goes on behind its first word, which may be an item's label or the mark of a note; nil if it has no more.
    func startOfSecondWord(_ line: LayoutLine) -> Float? { line.words.count > 1 ? words[line.words.lowerBound + 1].x0 : nil }

    /// Where the text of a line begins behind its label in brackets: "[Wil96] Peter". Nil if it has none.
    func startBehindLabel(_ line: LayoutLine) -> Float? {
        guard line.words.count > 1, let first = line.words.first, cells(of: first).first?.unicode == 0x5B else { return nil }
        let label = line.words.prefix(Self.mostLabelWords).first { cells(of: $0).last?.unicode == 0x5D }
        return label.flatMap { $0 + 1 < line.words.upperBound ? words[$0 + 1].x0 : nil }
    }

    private static let mostLabelWords = 4

    /// Whether a line begins with a letter and ends with more in round brackets: "lamp (small)".
    func endsInRoundBracket(_ line: LayoutLine) -> Bool {
        startsLetter(line) && line.words.last.flatMap { cells(of: $0).last }?.unicode == 0x29
            && line.words.dropFirst().contains { cells(of: $0).first?.unicode == 0x28 }
    }

    /// Whether a line ends in a square bracket: what may be given to an option.
    func endsInSquareBracket(_ line: LayoutLine) -> Bool { line.words.last.flatMap { cells(of: $0).last }?.unicode == 0x5D }

    /// Whether a line ends in what kind of thing it defines, in brackets and set apart: "[Function]".
    func endsInKind(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let last = line.words.last, cells(of: last).last?.unicode == 0x5D else { return false }
        guard let first = line.words.suffix(Self.mostLabelWords).last(where: { cells(of: $0).first?.unicode == 0x5B }),
            first > line.words.lowerBound
        else { return false }
        let isName = (first...last).allSatisfy { word in
            cells(of: word).allSatisfy { [0x5B, 0x5D].contains($0.unicode) || Bidirectional.isLetter($0.unicode) }
        }
        return isName && cells(of: first).count > 2 && words[first].x0 - words[first - 1].x1 > 0.5 * line.size
    }

    /// The words of a row's last cell, if that begins at `x`: behind more white than the words of a line have between them, and there is none behind it.
    func lastCell(_ line: LayoutLine, at x: Float) -> Range<Int>? {
        for word in line.words.dropFirst().reversed() where words[word].x0 - words[word - 1].x1 > Self.whiteOfCells * line.size {
            return (words[word].x0 - x).magnitude < 0.3 * line.size ? word..<line.words.upperBound : nil
        }
        return nil
    }

    /// Between cells, at the least, in ems.
    static let whiteOfCells: Float = 0.9

    /// Whether a line begins with a name of a few words, a colon behind it, and what it stands for.
    func startsLabelled(_ line: LayoutLine) -> Bool {
        isWordOfLetters(line) && line.words.dropLast().prefix(Self.mostLabelWords).contains { cells(of: $0).last?.unicode == 0x3A }
    }

    /// Whether a line begins with one name and a colon, and what that stands for: "since: 3.4".
    func startsLabel(_ line: LayoutLine) -> Bool {
        guard line.words.count > 1, let word = line.words.first, words[word].end - words[word].start > 1 else { return false }
        return cells(of: word).last?.unicode == 0x3A && startsLetter(line)
    }

    /// Whether a line begins with such a name in capitals: "DATE: …".
    func startsCapitalLabel(_ line: LayoutLine) -> Bool {
        startsLabel(line)
            && line.words.first.map { word in
                let letters = cells(of: word).dropLast()
                return letters.count > 2 && letters.allSatisfy { LetterCase($0.unicode) == .capital }
            } ?? false
    }

    /// Whether two lines begin with the same words, so many of them.
    func beginAlike(_ line: LayoutLine, _ other: LayoutLine, words count: Int = 1) -> Bool {
        guard min(line.words.count, other.words.count) >= count else { return false }
        return zip(line.words.prefix(count), other.words.prefix(count)).allSatisfy {
            cells(of: $0).elementsEqual(cells(of: $1)) { $0.unicode == $1.unicode }
        }
    }

    /// Whether a line begins with a word or some in another font than it ends in. Ideographs may be in many.
    func startsTerm(_ line: LayoutLine) -> Bool {
        line.words.count > 2 && line.font < 0 && line.startFont != line.endFont && !line.isRow && !startsItem(line) && !startsWide(line)
    }

    /// Whether a line begins with a name of a few words, a dash between white, and what that stands for.
    func startsDefined(_ line: LayoutLine) -> Bool {
        line.words.dropLast().dropFirst().prefix(Self.mostLabelWords).contains { word in
            words[word].end - words[word].start == 1 && 0x2013...0x2014 ~= cells[Int(words[word].start)].unicode
        }
    }

    /// Whether a line ends with a mail address, in brackets or without.
    func endsInMailAddress(_ line: LayoutLine) -> Bool {
        guard let cells = line.words.last.map(cells(of:)), let sign = cells.firstIndex(where: { $0.unicode == 0x40 }) else { return false }
        return sign > cells.startIndex && cells[sign...].contains { $0.unicode == 0x2E }
    }

    /// How wide a line's first word is; where lines end at any letter, as much of it as leaves no doubt that it had room, whatever sign it begins with.
    func firstWidth(_ line: LayoutLine) -> Float {
        guard let word = line.words.first else { return 0 }
        let width = words[word].x1 - words[word].x0
        return startsWide(line) ? min(width, Self.widestStart * line.size) : width
    }

    /// In ems.
    private static let widestStart: Float = 3

    /// Whether a line begins with an address, or the rest of one behind its scheme: "https://…", "//…".
    func startsAddress(_ line: LayoutLine) -> Bool { line.words.first.map(hasScheme) ?? false }

    private func hasScheme(_ word: Int) -> Bool { hasSlashes(word, within: Self.longestScheme) }

    /// Whether two slashes follow each other in a word, the first of them among its first characters.
    private func hasSlashes(_ word: Int, within count: Int) -> Bool {
        var index = Int(words[word].start)
        let last = min(index + count, Int(words[word].end) - 1)
        while index < last {
            if cells[index].unicode == 0x2F, cells[index + 1].unicode == 0x2F { return true }
            index += 1
        }
        return false
    }

    private static let longestScheme = 8

    /// Whether a line ends with an address, or as much of one as had room: "https://…".
    func endsInAddress(_ line: LayoutLine) -> Bool {
        guard let word = line.words.last else { return false }
        return words[word].end - words[word].start > Self.longestScheme && hasSlashes(word, within: Self.longestScheme + 1)
    }

    /// How many words a line has that white parts.
    func wordCount(_ line: LayoutLine) -> Int { line.words.count { !words[$0].isGlued || $0 == line.words.lowerBound } }

    /// Whether a line is nothing but addresses to write to or to look at.
    func isContacts(_ line: LayoutLine) -> Bool {
        var isAddress = true
        for word in line.words {
            if !words[word].isGlued || word == line.words.lowerBound {
                guard isAddress else { return false }
                isAddress = false
            }
            isAddress = isAddress || hasScheme(word) || hasMailSign(word)
        }
        return isAddress && !line.words.isEmpty
    }

    /// Whether lines may be those of one title: words that don't end a sentence, as wide as a column of text but for the last.
    func mayBeTitle(_ lines: [LayoutLine], pageSize: Float) -> Bool {
        lines.dropLast().allSatisfy { $0.width > BlockBuilder.widthOfText * pageSize }
            && lines.allSatisfy {
                isMostlyLetters($0) && !startsItem($0) && !endsSentence($0) && !isMailAddress($0) && !$0.isFixedPitch
            }
    }

    /// Whether a line begins as a name or a number does, or is where to write to: a small letter, and a sign of code, are none of these, and scripts
    /// without capitals don't say what begins.
    func startsName(_ line: LayoutLine) -> Bool {
        guard let word = line.words.first, let cell = cells(of: word).first else { return false }
        return LetterCase(cell.unicode) == .capital || cell.unicode &- 0x30 < 10 || cell.unicode == 0x2B || startsCode(line)
            || isContact(line)
    }

    /// How many words of a line begin with a small letter.
    func smallWordCount(_ line: LayoutLine) -> Int {
        line.words.count { word in cells(of: word).first.map { LetterCase($0.unicode) == .small } ?? false }
    }

    func hasFigures(_ line: LayoutLine) -> Bool { hasFigures(line.words) }

    func hasFigures(_ words: Range<Int>) -> Bool { words.contains { cells(of: $0).contains { $0.unicode &- 0x30 < 10 } } }

    /// Whether a line begins with several figures in brackets, as the numbers of telephones do.
    func startsCode(_ line: LayoutLine) -> Bool {
        guard startsBracket(line), let word = line.words.first else { return false }
        return cells(of: word).dropFirst().prefix { $0.unicode &- 0x30 < 10 }.count >= Self.fewestFiguresOfCode
    }

    private static let fewestFiguresOfCode = 3

    /// Whether a line is nothing but where to write to or to look: an address with `@`, or a name with several dots and no white, "www.harbour.example".
    func isContact(_ line: LayoutLine) -> Bool {
        guard line.words.count == 1, let word = line.words.first else { return false }
        return isMailAddress(line) || cells(of: word).dropFirst().dropLast().count { $0.unicode == 0x2E } > 1
    }

    /// Whether a line is nothing but a mail address.
    func isMailAddress(_ line: LayoutLine) -> Bool {
        line.words.count == 1 && line.words.first.map(hasMailSign) ?? false
    }

    private func hasMailSign(_ word: Int) -> Bool { cells(of: word).contains { $0.unicode == 0x40 } }
}
