/// Lines of narrow justified columns whose few words stand far apart so that they end where the others do: newspapers that don't hyphenate have many.
/// They look like rows of a table, but their white is the same between all words, and not the words' beginnings but the line's ends stand below each other.
enum StretchedLines {
    /// White between the words of one line: by how many ems it may differ, and by how much more where punctuation may have got a larger share of it.
    private static let tolerance: Float = 0.06
    private static let share: Float = 1.35
    /// The words of a table's column may all be as wide as each other, and then the white between them is, too. In ems.
    private static let leastDifference: Float = 0.25
    /// Between the ends of lines of one column, and of the indent of a first line, in ems.
    private static let edge: Float = 0.15
    private static let widestIndent: Float = 4
    private static let leastIndent: Float = 0.5
    /// Between lines of one text, from baseline to baseline, in ems.
    private static let steps: ClosedRange<Float> = 0.8...1.8
    /// Where both the line above and the one below begin and end where a line does.
    private static let widerSteps: ClosedRange<Float> = 0.8...2.1
    /// Words of a line beside it that was not stretched so far.
    private static let fewestWords = 3

    /// Marks stretched lines among those of a region, given from the top.
    static func mark(_ lines: inout [LayoutLine], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        guard lines.contains(where: mayBeRow) else { return }
        // One that was found may tell the one above it.
        for index in lines.indices { mark(index, in: &lines, words, cells) }
        for index in lines.indices.reversed() { mark(index, in: &lines, words, cells) }
    }

    private static func mark(_ index: Int, in lines: inout [LayoutLine], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        guard mayBeRow(lines[index]) else { return }
        if isStretched(lines[index], index, lines, words, cells) || isStretchedItem(index, lines, words, cells)
            || isWrapped(index, lines, words, cells)
        {
            lines[index].isStretched = true
        }
    }

    private static func mayBeRow(_ line: LayoutLine) -> Bool { !line.isStretched && line.widestGap > TableLine.gap * line.size }

    /// Whether a line is stretched behind the bullet of an item, whose white is of its own width.
    private static func isStretchedItem(
        _ index: Int, _ lines: [LayoutLine], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        guard lines[index].isItem, let first = lines[index].words.first, words[first].end &- words[first].start == 1,
            lines[index].words.dropFirst().count(where: { !words[$0].isGlued }) >= fewestWords
        else { return false }
        var item = lines[index]
        item.words = first + 1..<item.words.upperBound
        item.x0 = words[first + 1].x0
        return isStretched(item, index, lines, words, cells)
    }

    private static func isStretched(
        _ line: LayoutLine, _ index: Int, _ lines: [LayoutLine], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        let (above, below) = (index > 0 ? lines[index - 1] : nil, index + 1 < lines.count ? lines[index + 1] : nil)
        var (isBelowText, isAboveText) = (above.map { isLevel(line, $0) } ?? false, below.map { isLevel(line, $0) } ?? false)
        if !isBelowText, !isAboveText, let above, let below, isLevel(line, above, steps: widerSteps),
            isLevel(line, below, steps: widerSteps)
        {
            (isBelowText, isAboveText) = (true, true)
        }
        guard isBelowText || isAboveText else { return isOfTwo(line, between: above, below, words, cells) }
        guard !areFigures(line, words, cells) else { return false }
        let count = evenGaps(of: line, words, cells) ?? gapsBehindStops(of: line, words, cells) ?? 0
        if count != 1 { return count > 1 }
        // Two words alone may be anything that stands at both edges.
        if isAboveText, isBelowText || below.map({ line.x0 - $0.x0 > leastIndent * line.size }) ?? false { return true }
        return isBelowText && below.map { isLast($0, below: line) } ?? false || isOfTwo(line, between: above, below, words, cells)
    }

    /// Whether a line ends because the first word of the next one had no room in it, as all rows in its run do, and stands with these in text that ends where
    /// it does. What stands at both edges of a column for another reason leaves room for what follows.
    private static func isWrapped(
        _ index: Int, _ lines: [LayoutLine], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        let line = lines[index]
        guard !line.isFixedPitch, line.width < widestWrapped * line.size, hasNoRoom(index, lines, words, cells) else { return false }
        var (first, last) = (index, index)
        // Rows whose last words stand below each other may be anything; short words do so by chance.
        func isColumn(_ other: Int) -> Bool {
            guard let last = lines[other].words.last, let own = line.words.last else { return false }
            return last != own && words[own].end &- words[own].start > longestShort
                && (words[last].x0 - words[own].x0).magnitude < edge * line.size
        }
        while first > 0, mayBeRow(lines[first - 1]), endsLevel(lines[first - 1], line), continues(lines[first - 1], lines[first]) {
            first -= 1
            guard index - first < mostRows, !isColumn(first), hasNoRoom(first, lines, words, cells) else { return false }
        }
        while last + 1 < lines.count, mayBeRow(lines[last + 1]), endsLevel(lines[last + 1], line), continues(lines[last], lines[last + 1]) {
            last += 1
            guard last - first < mostRows, !isColumn(last), hasNoRoom(last, lines, words, cells) else { return false }
        }
        guard endsLevel(line, lines[max(0, first - nearest)..<first], from: last + 1, lines) else { return false }
        // Names and titles have capitals, what is set below a sentence's end.
        return (first...last).contains { row in lines[row].words.contains { startsSmall(words[$0], cells) } }
            || lines[last + 1].words.first.map { startsSmall(words[$0], cells) } ?? false
            || first > 0 && lines[first - 1].words.last.map { !isSign(lastOf: words[$0], cells) } ?? false
    }

    private static func startsSmall(_ word: LayoutWord, _ cells: borrowing Span<Cell>) -> Bool {
        cells.indices.contains(Int(word.start)) && LetterCase(cells[Int(word.start)].unicode) == .small
    }

    /// Whether text that isn't stretched, or is known to be, ends where a line does, among some lines above its run or from a line below it on, without a gap.
    private static func endsLevel(_ line: LayoutLine, _ above: ArraySlice<LayoutLine>, from: Int, _ lines: [LayoutLine]) -> Bool {
        func isText(_ other: LayoutLine) -> Bool {
            endsLevel(other, line) && !mayBeRow(other) && (other.words.count >= fewestWords || other.isStretched)
        }
        for index in above.indices.reversed() {
            guard continues(lines[index], lines[index + 1]) else { break }
            if isText(lines[index]) { return true }
        }
        for index in from..<min(from + nearest, lines.count) {
            guard continues(lines[index - 1], lines[index]) else { break }
            if isText(lines[index]) { return true }
        }
        return false
    }

    private static func endsLevel(_ other: LayoutLine, _ line: LayoutLine) -> Bool {
        (other.x1 - line.x1).magnitude < edge * line.size
    }

    /// Whether a line goes on below another in one column: with its size, an indent at the most, and without white between them.
    private static func continues(_ above: LayoutLine, _ below: LayoutLine) -> Bool {
        let indent = above.x0 - below.x0
        return above.frame == below.frame && (above.size - below.size).magnitude < 0.06 * above.size
            && widerSteps.contains((above.y - below.y) / above.size) && indent.magnitude < widestIndent * above.size
    }

    /// Whether white in a line is the same between all its words, which aren't figures, and the next line's first word, which begins where it does or behind
    /// whose indent it begins, would not have fitted into it, however close they were set.
    private static func hasNoRoom(
        _ index: Int, _ lines: [LayoutLine], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        guard index + 1 < lines.count, let first = lines[index + 1].words.first else { return false }
        let (line, next) = (lines[index], lines[index + 1])
        let indent = line.x0 - next.x0
        guard continues(line, next), indent > -edge * line.size,
            (evenGaps(of: line, words, cells) ?? gapsBehindStops(of: line, words, cells) ?? 0) > 0,
            !areFigures(line, words, cells)
        else { return false }
        var (last, count, white) = (first, 1, Float(0))
        while last + 1 < next.words.upperBound, words[last + 1].isGlued { last += 1 }
        for word in line.words.dropFirst() where !words[word].isGlued {
            white += words[word].x0 - words[word - 1].x1
            count += 1
        }
        return line.width - white + closest * line.size * Float(count) + words[last].x1 - words[first].x0 > line.width
    }

    /// White between words that are set as close as can be, in ems.
    private static let closest: Float = 0.2
    /// Lines of more ems than this are long enough for their words.
    private static let widestWrapped: Float = 25
    /// How many stretched lines may stand below each other, and how many lines beside them are looked at.
    private static let mostRows = 6
    /// In characters.
    private static let longestShort = 6
    private static let nearest = 3

    /// Whether a line of two words stands between two of two words or more, one of which has more, that begin and end where it does: no code, whose lines may
    /// end in signs set in one place, and no list of names with what they are.
    private static func isOfTwo(
        _ line: LayoutLine, between above: LayoutLine?, _ below: LayoutLine?, _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        guard let above, let below, line.words.count == 2, !line.isFixedPitch, !above.isFixedPitch, !below.isFixedPitch,
            max(above.words.count, below.words.count) >= fewestWords, (above.x0 - line.x0).magnitude < edge * line.size,
            (below.x0 - line.x0).magnitude < edge * line.size, isLevel(line, above, fewestWords: 2), isLevel(line, below, fewestWords: 2)
        else { return false }
        return !areFigures(line, words, cells)
    }

    /// How many gaps a line has that are all as wide, or a little wider behind punctuation; nil where they are not. White between words is stretched alike
    /// in a whole line, unlike that between the cells of a row, which is what their words leave.
    private static func evenGaps(of line: LayoutLine, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Int? {
        var (narrowest, widest, widestBehindSigns, count) = (Float.infinity, -Float.infinity, -Float.infinity, 0)
        for word in line.words.dropFirst() where !words[word].isGlued {
            let gap = words[word].x0 - words[word - 1].x1
            narrowest = min(narrowest, gap)
            if isSign(lastOf: words[word - 1], cells) { widestBehindSigns = max(widestBehindSigns, gap) } else { widest = max(widest, gap) }
            guard widest < narrowest + tolerance * line.size, widestBehindSigns < share * narrowest + tolerance * line.size else {
                return nil
            }
            count += 1
        }
        return count
    }

    /// Whether a word ends in a sign, as those do behind which white may be stretched further.
    private static func isSign(lastOf word: LayoutWord, _ cells: borrowing Span<Cell>) -> Bool {
        let last = Int(word.end) - 1
        return cells.indices.contains(last) && punctuation.contains(cells[last].unicode)
    }

    /// Of sentences, and what may close behind them.
    private static let punctuation: [UInt32] = [0x2C, 0x2E, 0x3B, 0x3A, 0x3F, 0x21, 0x29, 0x22, 0x27, 0x2019, 0x201D, 0xBB]

    /// Whether all words of a line but the first are figures, as those of a row are. Numbers with commas behind them are an index's.
    private static func areFigures(_ line: LayoutLine, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        for word in line.words {
            var (hasFigures, last) = (false, UInt32(0))
            for cell in Int(words[word].start)..<Int(words[word].end) {
                guard cells.indices.contains(cell) else { return false }
                last = cells[cell].unicode
                if Bidirectional.isLetter(last), word > line.words.lowerBound { return false }
                if last &- 0x30 < 10 { hasFigures = true }
            }
            guard hasFigures || word == line.words.lowerBound, last != 0x2C || word + 1 == line.words.upperBound else { return false }
        }
        return line.words.count > 1
    }

    /// How many gaps a line has that are all as wide but for those behind stops and colons, which TeX stretches three and two times as much, and opens by
    /// half an em more between the parts of a reference; nil where they are not, or hardly any are not behind such.
    private static func gapsBehindStops(of line: LayoutLine, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Int? {
        var (narrowest, widest, wide, count) = (Float.infinity, -Float.infinity, Float(0), 0)
        for word in line.words.dropFirst() where !words[word].isGlued {
            let gap = words[word].x0 - words[word - 1].x1
            let factor = factor(behind: words[word - 1], cells)
            if factor > 1 {
                wide = max(wide, (gap - openedByParts * line.size) / factor)
            } else {
                (narrowest, widest, count) = (min(narrowest, gap), max(widest, gap), count + 1)
            }
        }
        guard count >= fewestEven, widest < share * narrowest + tolerance * line.size, wide < share * narrowest else { return nil }
        return count
    }

    /// How many times as far as other white what stands behind a word's sign is stretched; an initial's stop is none (The TeXbook, chapter 12: \sfcode).
    static func factor(behind word: LayoutWord, _ cells: borrowing Span<Cell>) -> Float {
        let last = Int(word.end) - 1
        guard cells.indices.contains(last) else { return 1 }
        switch cells[last].unicode {
        case 0x2E, 0x3F, 0x21: return last > Int(word.start) && LetterCase(cells[last - 1].unicode) == .capital ? 1 : 3
        case 0x3A: return 2
        case 0x3B: return 1.5
        default: return 1
        }
    }

    /// Gaps that are behind no stop.
    private static let fewestEven = 2
    /// In ems.
    private static let openedByParts: Float = 0.5

    /// Whether a line is the short last one below another.
    private static func isLast(_ last: LayoutLine, below line: LayoutLine) -> Bool {
        (last.x0 - line.x0).magnitude < edge * line.size && last.x1 < line.x1 && last.frame == line.frame
            && (last.size - line.size).magnitude < 0.06 * line.size && steps.contains((line.y - last.y) / line.size)
    }

    /// Whether a line ends where one right above or below it does, which is text, and begins there or with an indent.
    private static func isLevel(
        _ line: LayoutLine, _ other: LayoutLine, fewestWords: Int = Self.fewestWords, steps: ClosedRange<Float> = Self.steps
    ) -> Bool {
        let indent = line.x0 - other.x0
        // Rows of a table may begin and end alike, too.
        return !(line.isRow ? other.isRow : mayBeRow(other)) && other.words.count >= fewestWords && line.frame == other.frame
            && (line.size - other.size).magnitude < 0.06 * line.size && steps.contains((line.y - other.y).magnitude / line.size)
            && (line.x1 - other.x1).magnitude < edge * line.size && indent > -edge * line.size && indent < widestIndent * line.size
    }

    /// Whether pieces of a line, in any order, have the same white between them though they are not of the same width.
    ///
    /// - Parameter size: of their type, in points.
    static func isEven(_ pieces: inout [(x0: Float, x1: Float)], size: Float) -> Bool {
        guard pieces.count > 2 else { return false }
        pieces.sort { $0.x0 < $1.x0 }
        var (narrowest, widest) = (Float.infinity, -Float.infinity)
        var (slimmest, broadest) = (Float.infinity, -Float.infinity)
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            (narrowest, widest) = (min(narrowest, next.x0 - piece.x1), max(widest, next.x0 - piece.x1))
            (slimmest, broadest) = (min(slimmest, piece.x1 - piece.x0), max(broadest, piece.x1 - piece.x0))
        }
        return widest - narrowest < tolerance * size && broadest - slimmest > leastDifference * size
    }
}
