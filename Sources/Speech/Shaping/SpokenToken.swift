import Reading

/// A displayed word, or several, on the way to being spoken. Rules change the text; the words it stands for stay with it.
struct SpokenToken: Sendable, Equatable {
    /// What is said. Empty: nothing.
    var text: String
    /// The displayed words, by global index.
    var words: Range<Int>
    /// Whether a space stands before it.
    var isSpaced = true
    /// Whether no pause is made before the cell behind it: a minus that was a currency's cell.
    var isJoined = false
    /// What the listener's lexicon wants said, whatever the rules make of it.
    var fixed: String?

    /// The text as the lexicon wants it, with a mark that a rule has put behind it.
    mutating func settle() {
        guard let fixed, !text.isEmpty else { return }
        let mark = text.last.flatMap { ".,;:!?".contains($0) ? String($0) : nil } ?? ""
        text = fixed + (fixed.hasSuffix(mark) || fixed.last.map { ".,;:!?".contains($0) } == true ? "" : mark)
    }
}

/// A sentence on the way to being spoken.
struct SpokenSentence: Sendable {
    var tokens: [SpokenToken]

    /// Silences the tokens in `range`. Punctuation that ended the last of them ends the word before instead, so that the pause stays.
    mutating func silence(_ range: Range<Int>) {
        guard let last = range.last else { return }
        let mark = tokens[last].text.last { ".,;:!?".contains($0) && tokens[last].text.hasSuffix(String($0)) }
        if let mark, let before = tokens[..<range.lowerBound].lastIndex(where: { !$0.text.isEmpty }),
            tokens[before].text.last.map({ $0.isLetter || $0.isNumber || ")]”\"’'".contains($0) }) == true
        {
            tokens[before].text.append(mark)
        }
        for index in range { tokens[index].text = "" }
    }

    /// Puts one text in place of the tokens in `range`; it stands for all their words.
    mutating func merge(_ range: Range<Int>, into text: String) {
        guard let first = range.first, let last = range.last else { return }
        tokens[first].text = text
        tokens[first].fixed = nil
        tokens[first].words = tokens[first].words.lowerBound..<tokens[last].words.upperBound
        tokens.removeSubrange(first + 1..<range.upperBound)
    }

    /// Puts a comma behind the words before cells, where nothing stands that makes a pause: the cells of a table's row are heard one by one.
    mutating func pause(before cells: [ReadingText.Cell]) {
        guard let first = tokens.first?.words.lowerBound else { return }
        for cell in cells {
            let index = cell.word - first - 1
            guard tokens.indices.contains(index), let last = tokens[index].text.last,
                last.isLetter || last.isNumber || ")]”\"’'%°".contains(last) || last.isCurrencySymbol
            else { continue }
            tokens[index].text.append(",")
        }
    }

    /// Puts a comma behind what is said for a sign before a cell, too.
    mutating func pauseBehindSigns(before cells: [ReadingText.Cell]) {
        for cell in cells {
            guard let index = tokens.firstIndex(where: { $0.words.lowerBound == cell.word }),
                let sign = tokens[..<index].lastIndex(where: { !$0.text.isEmpty }), tokens[sign].text.last?.isLetter == true,
                !tokens[sign].isJoined
            else { continue }
            tokens[sign].text.append(",")
        }
    }

    /// Says before each cell what its column is called, as it is said for `heading`, and behind a number the unit that stands there.
    mutating func name(
        _ cells: [ReadingText.Cell], _ unit: (_ heading: String, _ number: Substring) -> (heading: String, unit: String)?,
        _ spoken: (_ heading: String) -> String
    ) {
        for (place, cell) in cells.enumerated() where !cell.heading.isEmpty {
            guard let index = tokens.firstIndex(where: { $0.words.lowerBound == cell.word }), !tokens[index].text.isEmpty else { continue }
            var heading = cell.heading
            let isWhole = place + 1 < cells.count ? cells[place + 1].word == tokens[index].words.upperBound : index + 1 == tokens.count
            let word = Affixes(tokens[index].text)
            if isWhole, word.core.isNumeral, let measured = unit(heading, word.core) {
                tokens[index].text = word.around(word.core + " " + measured.unit)
                heading = measured.heading
            }
            var name = spoken(heading)
            while let last = name.last, ".,:;".contains(last) { name.removeLast() }
            if !name.isEmpty { tokens[index].text = name + ": " + tokens[index].text }
        }
    }

    /// The next token that says something, after `index`.
    func following(_ index: Int) -> SpokenToken? {
        tokens[(index + 1)...].first { !$0.text.isEmpty }
    }

    /// The last token that says something, before `index`.
    func preceding(_ index: Int) -> SpokenToken? {
        tokens[..<index].last { !$0.text.isEmpty }
    }
}
