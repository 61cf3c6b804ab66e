extension BlockBuilder {
    /// Whether a line goes on with the one above it, in the middle of a sentence, though both were moved to the middle: a caption, or a quotation in large
    /// type, that was wrapped.
    func isCentredText(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if goesOnInNames(index) { return true }
        guard CentredLines.areCentred(previous, line), LineEdges.standsBelow(previous, line), !previous.isRow, !line.isRow,
            !text.endsSentence(previous), !edges.isFree(index - 1, widest: right - left), !text.startsItem(line), !text.isContact(line),
            text.isMostlyLetters(previous), text.isMostlyLetters(line)
        else { return false }
        return text.startsLowercase(line) && text.startsPlainWord(line) || text.endsInSmallWord(previous) || isInQuotation(index)
            || isWrappedHeading(index) || endsFullInComma(index - 1)
    }

    /// Whether a line reaches from edge to edge of a text and ends in a comma: the names in it were wrapped, and the last of them moved to the middle.
    private func endsFullInComma(_ index: Int) -> Bool {
        let line = lines[index]
        return text.ending(of: line) == 0x2C && line.width > Self.shareOfFull * (right - left)
            && right - left > Self.widthOfText * line.size
    }

    /// Whether a line in the middle goes on with the names of several that the one above it, as wide as text, ends among: "Ann Reed, Paul Wood, Mary Hill,
    /// Tom Lake,". The lines of an address have fewer commas.
    private func goesOnInNames(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.width > Self.widthOfText * line.size,
            (line.x0 + line.x1 - previous.x0 - previous.x1).magnitude < Self.shiftOfNames * line.size,
            previous.x0 < line.x0 - Self.shiftOfNames * line.size, line.font == previous.font, text.ending(of: previous) == 0x2C,
            LineEdges.standsBelow(previous, line), text.startsCapital(line)
        else { return false }
        return previous.words.count { text.cells(of: $0).last?.unicode == 0x2C } >= Self.fewestNames
    }

    /// In a line, at the least; and between the middles of two lines, twice, in ems.
    private static let fewestNames = 4
    private static let shiftOfNames: Float = 0.5

    /// Of a text's width, at the least.
    private static let shareOfFull: Float = 0.97

    /// Whether a line is the next one of a heading in bold type, in the middle of a column of text that has none.
    private func isWrappedHeading(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.isBold, line.isBold, previous.font == line.font, previous.size == line.size,
            text.isCapitals(previous) == text.isCapitals(line),
            [previous, line].allSatisfy({ ($0.x0 + $0.x1 - left - right).magnitude < line.size })
        else { return false }
        return isBoldAmongText
    }

    /// Whether some lines are bold, among as many at the least of a text that is not and reaches from edge to edge.
    func findBold() -> Bool {
        guard lines.contains(where: \.isBold) else { return false }
        var (count, reachesLeft, reachesRight) = (0, false, false)
        for line in lines where !line.isBold {
            count += 1
            if (begin(line) - left).magnitude < Self.indent * line.size { reachesLeft = true }
            if (end(line) - right).magnitude < Self.indent * line.size { reachesRight = true }
        }
        return count * Self.linesOfText >= lines.count && reachesLeft && reachesRight
    }

    /// One of so many lines is text, at the least.
    private static let linesOfText = 2

    /// Whether a block is a caption, or a table's title below its number in a line of its own, whose line above had no room for more: centred lines of
    /// that are as wide as the widest of them, or their column.
    private func isInCaption(_ index: Int) -> Bool {
        let first = firstLine(above: index)
        guard isFirstOfBlock(first) else { return false }
        if text.startsCaption(lines[first]) {
            guard lines[first].words.count > 2 else { return false }
        } else {
            guard first > 0, lines[first - 1].words.count == 2, text.startsCaption(lines[first - 1]),
                LineEdges.standsBelow(lines[first - 1], lines[first])
            else { return false }
        }
        var widest = Self.shareOfCaption * (right - left)
        for line in first..<lines.count {
            guard line <= index || CentredLines.areCentred(lines[line - 1], lines[line]) && isClose(line) else { break }
            widest = max(widest, lines[line].width)
        }
        return !edges.isFree(index - 1, widest: widest)
    }

    /// Whether a caption goes on with a line: in the middle as the one above; or, where it is in small capitals, with a line that has none but these, or with
    /// one that has large ones again: smaller capitals of the same font stand for them, and each line was measured by what it has more of.
    func goesOnInCaption(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard !previous.isRow, !line.isRow, isClose(index) else { return false }
        if hangsInCaption(index) { return true }
        if line.size == previous.size {
            // The last line may be a year.
            guard CentredLines.areCentred(previous, line), !text.startsItem(line), !text.isContact(line), text.isMostlyLetters(previous),
                text.isMostlyLetters(line) || line.words.count <= Self.mostWordsOfEnd && text.endsSentence(line)
            else { return false }
        } else {
            guard line.size > Self.smallCapitals * previous.size, previous.size > Self.smallCapitals * line.size, text.isCapitals(previous),
                text.isCapitals(line)
            else { return false }
        }
        return isInCaption(index)
    }

    /// Whether a line begins where the words behind a caption's label do, below the label's line or another such: KOMA-Script and groff's mm set captions so.
    private func hangsInCaption(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard line.size == previous.size, begin(line) > left + Self.indent * line.size, !text.startsItem(line) else {
            return false
        }
        let first = isFirstOfBlock(index - 1) ? index - 1 : firstLine(above: index)
        guard isFirstOfBlock(first), text.startsCaption(lines[first]), lines[first].words.count > 2 else { return false }
        let start = text.words[lines[first].words.lowerBound + 2].x0
        return (start - line.x0).magnitude < Self.hanging * line.size
            && (first == index - 1 || (previous.x0 - line.x0).magnitude < Self.hanging * line.size)
    }

    /// Of lines that begin in one place, in ems.
    private static let hanging: Float = 0.15

    /// Whether a line stands right below the first one of a caption, and neither begins nor ends where that does, nor behind its label, nor has its middle:
    /// it is the head of some columns of the table that the caption is of, whose next row has white in it.
    func isBelowCaption(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let reach = Self.farFromCaption * line.size
        guard (previous.x0 - line.x0).magnitude > reach, (previous.x1 - line.x1).magnitude > Self.hanging * line.size,
            (previous.x0 + previous.x1 - line.x0 - line.x1).magnitude > 2 * reach, previous.words.count > 2, isFirstOfBlock(index - 1),
            text.startsCaption(previous), text.endsCaptionNumber(Array(previous.words.prefix(3))), !text.startsLowercase(line),
            line.width < previous.width, index + 1 < lines.count, lines[index + 1].widestGap > TableLine.gap * line.size
        else { return false }
        return (text.words[previous.words.lowerBound + 2].x0 - line.x0).magnitude > reach
    }

    /// In ems.
    private static let farFromCaption: Float = 1

    private func isClose(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let step = (previous.y - line.y) / max(previous.size, line.size)
        return step > 0.5 && step < Self.closestLines && previous.isBold == line.isBold
    }

    /// Of large ones, at the least; and from baseline to baseline, in ems.
    private static let smallCapitals: Float = 0.7
    private static let closestLines: Float = 1.75

    /// Of a caption's last line that is hardly letters.
    private static let mostWordsOfEnd = 3

    /// Of a column's width: a caption of several lines is hardly narrower.
    private static let shareOfCaption: Float = 0.5

    /// Whether a quotation begins with the block, and has not ended before a line.
    private func isInQuotation(_ index: Int) -> Bool {
        for first in lines[..<index].indices.suffix(Self.mostLinesOfQuotation).reversed() {
            if text.endsQuotation(lines[first]) { return false }
            if isFirstOfBlock(first) { return text.startsQuotation(lines[first]) }
        }
        return false
    }

    private static let mostLinesOfQuotation = 16
}
