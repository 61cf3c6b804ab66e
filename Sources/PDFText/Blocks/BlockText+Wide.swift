/// What is asked of text whose lines may end at any letter.
extension BlockText {
    /// Whether a line begins with a label of Chinese, Japanese or Korean, which nothing need part from the text behind it, or with such a box to be ticked.
    func startsWideItem(_ line: LayoutLine) -> Bool {
        guard let first = scalar(0, of: line), WideLabel.mayBegin(first) else { return false }
        return WideLabel.begins { scalar($0, of: line) } || WideLabel.beginsTickBox { scalar($0, of: line) }
    }

    /// The number of the label of Chinese, Japanese or Korean that a line begins with, which nothing need part from the text behind it; nil where there is no
    /// such label, or no number in it.
    func wideNumber(_ line: LayoutLine) -> Int? {
        guard startsWideItem(line) else { return nil }
        return WideLabel.number { scalar($0, of: line) }
    }

    /// Whether the second word of a line begins with an ideograph, kana or a syllable of Korean.
    func isWideBehindLabel(_ line: LayoutLine) -> Bool {
        line.words.dropFirst().first.flatMap { cells(of: $0).first }.map { Script.hasOneWidth($0.unicode) } ?? false
    }

    /// A scalar of a line, counted from 0, white between words as a space; nil behind the last, and behind as many as a label has.
    private func scalar(_ place: Int, of line: LayoutLine) -> UInt32? {
        var place = place
        guard place < WideLabel.longest else { return nil }
        for word in line.words {
            if word > line.words.lowerBound, !words[word].isGlued {
                if place == 0 { return 0x20 }
                place -= 1
            }
            let cells = cells(of: word)
            if place < cells.count { return cells[cells.startIndex + place].unicode }
            place -= cells.count
        }
        return nil
    }

    /// Whether a line begins with a letter of a script without capitals whose lines end at any letter.
    func startsWide(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { Script.isSpaceless($0.unicode) } ?? false
    }

    /// Whether a line begins with a letter of another script that has no capitals.
    func startsCaseless(_ line: LayoutLine) -> Bool {
        line.words.first.map { startsCaseless(at: $0) && !startsNumber(line) } ?? false
    }

    /// Whether a line begins with a word that no space need part from the next one.
    func startsUnparted(_ line: LayoutLine) -> Bool {
        line.words.first.flatMap { cells(of: $0).first }.map { Script.hasUnpartedWords($0.unicode) } ?? false
    }

    /// Whether a line ends in a letter, or a stop, of such a script.
    func endsWide(_ line: LayoutLine) -> Bool { Script.isSpaceless(ending(of: line)) || endsWideSentence(line) }

    /// Whether a line ends a sentence with a stop as wide as an ideograph.
    func endsWideSentence(_ line: LayoutLine) -> Bool {
        switch ending(of: line) {
        case 0x3002, 0xFF0E, 0xFF01, 0xFF1F: true
        default: false
        }
    }

    /// Whether a line ends a sentence, or a part of one that another one may be listed below.
    func endsWidePart(_ line: LayoutLine) -> Bool {
        switch ending(of: line) {
        case 0x3001, 0xFF0C, 0xFF1A, 0xFF1B, 0x3A, 0x3B: true
        default: endsSentence(line)
        }
    }
}
