/// What goes on behind the last item of a list.
extension BlockBuilder {
    /// Whether a line begins where the label of the item above it does, whose text stands behind a tabulator's white: what goes on behind a list. The item ended
    /// far from the edge, or had room where the list's other items go on beside their labels, as none of its own lines does then.
    func isBehindLastItem(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1), previous.words.count > 1, text.startsItem(previous), text.startsCapitalInQuotes(line),
            hasRoom(index - 1, right), !text.endsInHyphen(previous), !text.endsInSmallWord(previous),
            (begin(line) - begin(previous)).magnitude < Self.leftOfLabel * line.size, !line.isRightToLeft,
            let start = startBehindTabulator(previous)
        else { return false }
        return endedOnPurpose(index - 1)
            || right - end(previous) > Self.roomOfItem * (right - left) && hangsBesideLabel(above: index - 1, at: begin(previous), start)
    }

    /// Whether a line is the first of a paragraph with an indent, below an item whose sentence has ended: it begins neither where the item's label does nor where
    /// its text does, is full, and goes on further left than both.
    func isFirstBelowList(_ index: Int) -> Bool {
        guard index + 1 < lines.count else { return false }
        let (item, line, next) = (lines[index - 1], lines[index], lines[index + 1])
        let indent = begin(line) - begin(next)
        guard indent > Self.indent * line.size, indent < Self.widestIndent * line.size, text.startsCapitalInQuotes(line),
            !line.isRow, !next.isRow, !line.isRightToLeft, (next.size - line.size).magnitude < 0.03 * line.size,
            !hasRoom(index, right), right - left > Self.widthOfText * line.size
        else { return false }
        let first = firstLine(above: index)
        guard isFirstOfBlock(first), text.startsItem(lines[first]), begin(next) < begin(lines[first]) + Self.leftOfLabel * line.size else {
            return false
        }
        if first == index - 1 {
            guard text.endsSentence(item) || text.endsListed(item) && hasRoom(index - 1, right), let start = startBehindTabulator(item)
            else {
                return false
            }
            return (begin(line) - start).magnitude > Self.leftOfLabel * line.size
        }
        // An item of several lines hangs, and all of them begin in one place.
        return text.endsSentence(item) && hasRoom(index - 1, right) && begin(item) - begin(lines[first]) > 0.5 * line.size
            && (begin(line) - begin(item)).magnitude > Self.leftOfLabel * line.size
            && lines[(first + 1)..<index].allSatisfy { (begin($0) - begin(item)).magnitude < 0.1 * line.size }
    }

    /// Whether a line by itself is a term whose definition begins below it, with a capital and set in as browsers set them: nothing but the white behind it tells,
    /// most of the width.
    func isTermAlone(_ index: Int, before line: LayoutLine) -> Bool { isFirstOfBlock(index) && mayBeTerm(index, before: line) }

    /// Whether a line is the next term, though it begins with a small letter, below what is said of the one above in a single sentence that fills its line: a term
    /// as that one is, and what is said of it begins where this sentence does.
    func isNextTermAlone(_ index: Int) -> Bool {
        guard index > 1, index + 1 < lines.count else { return false }
        let (term, previous, line, next) = (lines[index - 2], lines[index - 1], lines[index], lines[index + 1])
        return isFirstOfBlock(index - 1) && text.endsSentence(previous) && isTermAlone(index - 2, before: previous)
            && (begin(term) - begin(line)).magnitude < 0.1 * line.size && (begin(previous) - begin(next)).magnitude < 0.1 * line.size
            && mayBeTerm(index, before: next)
    }

    private func mayBeTerm(_ index: Int, before line: LayoutLine) -> Bool {
        let term = lines[index]
        let indent = begin(line) - begin(term)
        return indent > Self.leastInset * line.size && indent < Self.widestIndent * line.size
            && right - end(term) > Self.roomBehindTerm * (right - left) && right - left > Self.widthOfText * line.size
            && term.words.count <= Self.mostWordsOfName && text.startsCapital(line) && !text.startsItem(line)
            && text.ending(of: line) &- 0x30 >= 10 && !text.endsInHyphen(term)
            && !text.endsInSmallWord(term) && Bidirectional.isLetter(text.ending(of: term))
            && !term.isRow && !line.isRow && (term.size - line.size).magnitude < 0.03 * line.size
    }

    /// Whether a line goes on with an item, whose first line is full and happens to end in the end of a sentence: it begins where the
    /// item's text does, behind the label.
    func isBelowFullItem(_ index: Int) -> Bool {
        let (item, line) = (lines[index - 1], lines[index])
        guard text.startsItem(item) || text.startsBulleted(item), !hasRoom(index - 1, right), !text.startsItem(line), !line.isRow,
            !item.isRow,
            right - left > Self.widthOfText * line.size, let start = text.startOfSecondWord(item)
        else { return false }
        return (start - begin(line)).magnitude < 0.1 * line.size && start - begin(item) > Self.leftOfLabel * line.size
    }

    /// In ems: first lines of paragraphs stand less far in, mostly.
    private static let leastInset: Float = 2.1
    /// Of the text's width.
    private static let roomBehindTerm: Float = 0.6

    /// Whether a line begins with a capital and a stop as the one above it does, and the texts behind these begin in one place, too: what is said in turns, "V. …",
    /// "R. …". The one above ends a sentence, and had room for the capital.
    func isNextTurn(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsCapitalItem(line), text.startsCapitalItem(previous), text.endsSentence(previous), hasRoom(index - 1, right),
            isFirstOfBlock(index - 1), (begin(line) - begin(previous)).magnitude < 0.1 * line.size, !line.isRightToLeft
        else { return false }
        let starts = [previous, line].map { text.words[$0.words.lowerBound + 1].x0 }
        return (starts[0] - starts[1]).magnitude < 0.1 * line.size
    }

    /// Where the text of an item begins behind the white of a tabulator, if there is such.
    private func startBehindTabulator(_ item: LayoutLine) -> Float? {
        let label = item.words.lowerBound
        guard item.words.count > 1, text.words[label + 1].x0 - text.words[label].x1 > Self.tabulator * item.size else { return nil }
        return text.words[label + 1].x0
    }

    /// Whether one of the items above another one, whose label stands where that of it does, goes on where their texts begin.
    private func hangsBesideLabel(above item: Int, at label: Float, _ start: Float) -> Bool {
        let tolerance = 0.15 * lines[item].size
        for index in stride(from: item - 1, through: max(0, item - Self.mostLinesAbove), by: -1) {
            guard isFirstOfBlock(index) else { continue }
            let above = lines[index]
            guard text.startsItem(above), (begin(above) - label).magnitude < tolerance else { return false }
            let next = lines[index + 1]
            if !isFirstOfBlock(index + 1) {
                return (begin(next) - start).magnitude < tolerance
                    && startBehindTabulator(above).map { ($0 - start).magnitude < tolerance } ?? false
            }
        }
        return false
    }

    /// In ems: spaces behind labels are narrower.
    private static let tabulator: Float = 0.6
    /// That are looked at.
    private static let mostLinesAbove = 24
}
