extension BlockBuilder {
    /// The line begins further right than the one before it: a first line, unless it goes on under a hanging one.
    func indented(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if isOptionAlone(index - 1, before: line) { return true }
        if hangs(index) || line.isFixedPitch && isPlaceOfItem(index) || isBelowTextOfNote(index) { return false }
        if isBelowWideStop(index) || isBelowShortLine(index) { return true }
        if listed.isListed[index], !listed.isListed[index - 1], text.ending(of: previous) == 0x3A { return true }
        // Much smaller type, a page's number, says nothing.
        let next = index + 1 < lines.count && lines[index + 1].size > 0.7 * line.size ? lines[index + 1] : nil
        let em = line.size
        // A full line may be the first of a text that hangs below its term.
        if endsFarFromFull(index - 1),
            next.map({ hasRoom(index, right) || (begin($0) - begin(line)).magnitude > 0.4 * em })
                ?? (right - end(line) > 0.12 * (right - left))
        {
            return true
        }
        let nextGoesBack = next.map { (begin($0) - begin(previous)).magnitude < 0.4 * em } ?? false
        if text.startsItem(previous), isFirstOfBlock(index - 1) {
            // No item hangs in its second line alone: that is the first one of a paragraph.
            let isFirstLine =
                nextGoesBack && hasRoom(index - 1, right) && text.startsCapital(line) && next.map { !text.startsItem($0) } ?? false
                && !text.endsInHyphen(previous) && !text.endsInJoiningWord(previous)
            return isFirstLine || isTitleOfItem(index - 1, before: line)
        }
        if nextGoesBack { return !isHangingEntry(index) && !isSetCloser(index) }
        let nextStays = next.map { (begin($0) - begin(line)).magnitude < 0.4 * em } ?? false
        // A heading ended on purpose, and a term below it: the term's first word had room.
        if line.isBold, right - end(previous) > 0.25 * (right - left), right - end(previous) > text.firstWidth(line) + em,
            !text.startsLowercase(line)
        {
            return true
        }
        // A sentence ended where the next one's first word had room.
        if text.endsSentence(previous), hasRoom(index - 1, right), !isFirstOfBlock(index - 1), !text.startsLowercase(line) { return true }
        // The first lines of what hangs are full: this is a name alone, of a function, above what is said of it.
        if isNameAlone(index - 1, before: line) { return true }
        if nextStays, isTermAlone(index - 1, before: line), !hasRoom(index, right) { return true }
        // Where people talk, most lines are first ones: what stands out from these, and begins no block, has nothing hanging below it.
        let isNew = !isFirstOfBlock(index - 1) && text.endsSentence(previous) && !text.startsLowercase(line)
        let isOutset = begin(previous) < left - 0.4 * em && !isNew
        let isHanging = isOutset || (nextStays && isFirstOfBlock(index - 1) && !text.endsSentence(previous))
        if isHanging { return false }
        return text.endsSentence(previous) || !text.startsLowercase(line)
    }

    /// Whether a line is set in by two ems below a short one that ended a sentence of Chinese or Japanese: so their paragraphs begin.
    private func isBelowWideStop(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.endsWideSentence(previous) else { return false }
        return Self.indentOfWide.contains((begin(line) - begin(previous)) / line.size)
            && right - end(previous) > Self.roomOfWideEnd * line.size && right - left > Self.widthOfText * line.size
            && !isBesidePicture(index - 1)
    }

    /// In ems.
    private static let indentOfWide: ClosedRange<Float> = 1.7...2.3

    /// Whether a line by itself ended where the next one's first word, which begins a sentence, had room by far, in a text whose lines do reach the edge.
    private func isNameAlone(_ index: Int, before line: LayoutLine) -> Bool {
        guard isFirstOfBlock(index), edges.areEven, right - end(lines[index]) > Self.roomBehindName * (right - left),
            right - left > Self.widthOfText * line.size, hasRoom(index, right), text.startsLetter(line), !text.startsLowercase(line)
        else { return false }
        return text.ending(of: lines[index]) != 0x2C && !text.endsInHyphen(lines[index]) && text.isMostlyLetters(line)
    }

    /// Whether an item's first line is its title: a sentence that ends far from the edge that the text reaches.
    private func isTitleOfItem(_ index: Int, before line: LayoutLine) -> Bool {
        let title = lines[index]
        guard isFirstOfBlock(index), right - left > Self.widthOfText * line.size, hasRoom(index, right), !text.startsLowercase(line) else {
            return false
        }
        return edges.areEven && text.endsSentence(title) && right - end(title) > Self.roomOfEnd * (right - left)
    }

    /// Whether a line is the first of what is said of a name above, set in below that, and had no room for what follows. A paragraph's first line is set
    /// in less, and the next one's second goes back.
    func isFullBelowName(_ index: Int) -> Bool {
        guard index > 0, index + 1 < lines.count,
            begin(lines[index]) - begin(lines[index - 1]) > Self.widestFirstIndent * lines[index].size, !hasRoom(index, right),
            index + 2 >= lines.count || begin(lines[index + 1]) - begin(lines[index + 2]) < Self.indent * lines[index].size
                || hasRoom(index + 1, right)
        else { return false }
        return isNameAlone(index - 1, before: lines[index])
    }

    /// Whether a line is an option of a program, with what is given to it, above what is said of it, which is set in and begins a sentence: the option
    /// ends far from the edge, or in a bracket where the sentence's first word had room.
    private func isOptionAlone(_ index: Int, before line: LayoutLine) -> Bool {
        let option = lines[index]
        return isFirstOfBlock(index) && text.startsOption(option) && begin(line) - begin(option) > Self.widestFirstIndent * line.size
            && (right - end(option) > Self.roomOfEnd * (right - left) || text.endsInSquareBracket(option))
            && right - left > Self.widthOfText * line.size
            && hasRoom(index, right) && text.startsCapital(line) && !text.endsInHyphen(option)
    }

    /// Whether a line goes on in a text that is set in as a whole, a quotation, with its first one: measured against their own edge both are full, and the
    /// line below goes on with them.
    func isFullInQuotation(_ index: Int) -> Bool {
        guard index + 2 < lines.count, !text.endsSentence(lines[index]) else { return false }
        let (first, line, next) = (lines[index - 1], lines[index], lines[index + 1])
        guard (begin(first) - begin(line)).magnitude < 0.1 * line.size, (begin(line) - begin(next)).magnitude < 0.1 * line.size,
            (begin(next) - begin(lines[index + 2])).magnitude < 0.1 * line.size,
            ((first.y - line.y) - (line.y - next.y)).magnitude < 0.05 * line.size, first.width > Self.widthOfText * line.size
        else { return false }
        // In even lines the first one ends where they do; its stop may hang beyond.
        if (end(line) - end(next)).magnitude < Self.evenEnd * line.size {
            let beyond = end(first) - end(line)
            return beyond > -Self.evenEnd * line.size && beyond < Self.hungStop * line.size
        }
        guard !text.startsLabelled(line), !text.startsLabel(line), !text.beginAlike(first, line), !isJustified else { return false }
        let edge = max(end(first), end(line), end(next))
        return edge - end(first) < text.firstWidth(line) && edge - end(line) < text.firstWidth(next)
    }

    /// Whether a line ends just where the one above or below it does, short of the text's edge, and begins where that does, set in as well: both are full in a
    /// text that is set in at both sides.
    func isFullInNarrower(_ index: Int) -> Bool {
        let line = lines[index]
        return right - end(line) > Self.indent * line.size && line.width > Self.widthOfText * line.size && edges.endsLikeNeighbour(index)
    }

    /// How far from each other lines end that are justified, at the most, in ems.
    private static let evenEnd: Float = 0.2
    private static let hungStop: Float = 0.35

    /// Of most paragraphs, in ems.
    private static let widestFirstIndent: Float = 2.1

    /// A share of the text's width.
    private static let roomBehindName: Float = 0.25

    /// The line begins further left: back from a first line's indent, or a new hanging item, or the end of an inset.
    func outdented(_ index: Int) -> Bool {
        guard isFirstOfBlock(index - 1), !endsFarFromFull(index - 1) else { return !goesOnFurtherLeft(index) && !goesOnBelowPicture(index) }
        let (previous, line) = (lines[index - 1], lines[index])
        if let setIn, setIn.hold(begin(previous), begin(line), size: line.size), hasRoom(index - 1, right) || !text.startsLowercase(line) {
            return true
        }
        if isNextHead(index) || isNextTermAlone(index) { return true }
        // The lines of an item begin beside its bullet.
        if previous.hasDrawnBullet, !isBesideIcon(index) { return true }
        if isCentredHeading(index - 1, before: line) { return true }
        // Nor left of it, where the item ended on purpose, or where a first line stands there, whose next one is further left still.
        if text.startsBulleted(previous) || text.startsItem(previous), !text.startsLowercase(line) {
            if hasRoom(index - 1, right), text.startsBulleted(previous) || text.endsSentence(previous) || endedOnPurpose(index - 1) {
                return true
            }
            if text.endsSentence(previous), text.startsCapital(line), index + 1 < lines.count,
                begin(line) - begin(lines[index + 1]) > Self.indent * line.size, line.x1 > right - 0.1 * (right - left)
            {
                return true
            }
        }
        // Nor in bold where the item isn't, behind the end of its sentence.
        if line.startsBold, !previous.isBold, !previous.endsBold, text.startsItem(previous) && text.endsSentence(previous),
            text.startsCapital(line)
        {
            return true
        }
        // A first line goes on only where it is full, but for a name before what it stands for, and in the middle of a sentence.
        let indent = begin(previous) - begin(line)
        // Word sets in first lines by half an inch, more than three ems.
        let mayBeFirst =
            indent < Self.widestIndent * line.size && !hasRoom(index - 1, right) && text.ending(of: previous) != 0x3A
            && line.words.count > Self.mostWordsOfName && hanging == nil
            && (index < 2 || (begin(lines[index - 2]) - begin(line)).magnitude < 0.3 * line.size)
        if indent > Self.deepIndent * line.size, !text.startsLowercase(line),
            text.endsSentence(previous) && !mayBeFirst || isJustified && hasRoom(index - 1, right)
        {
            return true
        }
        if hangsAbove(index) { return true }
        return text.endsSentence(previous) && (end(previous) < right - 0.3 * (right - left) || isBackFromItem(index))
    }

    /// Whether a line ended far from the edge on purpose, and not beside a picture: the next one reaches much further.
    func endedOnPurpose(_ index: Int) -> Bool {
        let (line, width) = (lines[index], right - left)
        // Items one above the other may end alike.
        let isBelowItem = index > 0 && isFirstOfBlock(index - 1) && text.startsItem(lines[index - 1])
        return right - end(line) > Self.roomOfEnd * width && end(lines[index + 1]) - end(line) > Self.reachOfNext * width
            && !isBesidePicture(index, belowItems: isBelowItem) && !text.endsInSmallWord(line)
            && (isBelowItem || !edges.endsLikeNeighbour(index))
    }

    /// Of the text's width: ragged lines of a narrower text differ by less.
    private static let reachOfNext: Float = 0.25

    /// Whether a line begins where the one above the line before does, which is explained by that, set in far below it and ended on purpose: the next name
    /// of such a list, though it be in small letters.
    private func isNextHead(_ index: Int) -> Bool {
        guard index > 1, isFirstOfBlock(index - 2), !text.endsInHyphen(lines[index - 1]), text.isMostlyLetters(lines[index - 1]) else {
            return false
        }
        let (head, previous, line) = (lines[index - 2], lines[index - 1], lines[index])
        return (begin(head) - begin(line)).magnitude < 0.1 * line.size && begin(previous) - begin(line) > Self.deepIndent * line.size
            && hasRoom(index - 1, right) && right - end(previous) > Self.roomBehindName * (right - left)
            && right - left > Self.widthOfText * line.size && !isBesidePicture(index - 1)
            // Below a display the sentence may go on.
            && (!text.startsLowercase(line) || text.startsLowercase(head))
            // What is said of a name that had no room for all of it would go on with the second one.
            && (hasRoom(index - 2, right) || index + 1 == lines.count
                || begin(lines[index + 1]) - begin(line) < Self.indent * line.size)
    }

    /// Whether a line goes on far left of where a full one begins, in the middle of a sentence: that begins with a formula's signs, or beside a
    /// box or a picture.
    private func goesOnFurtherLeft(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard !isFirstOfBlock(index - 1), text.startsLowercase(line), text.endsInLetter(previous), !hasRoom(index - 1, right),
            right - left > Self.widthOfSentence * line.size, line.width > Self.widthOfText * line.size
        else { return false }
        return previous.width > Self.narrowestColumn * line.size && previous.words.count >= Self.fewestOfSentence
            && begin(previous) - begin(line) > Self.widestIndent * line.size && previous.isBold == line.isBold
            && (previous.size - line.size).magnitude < 0.06 * line.size && previous.y - line.y < leading * tolerance * line.size
    }

    /// Whether a line goes on below a picture, or a box, that several lines stand beside whose text began above it: the last of them is full and
    /// doesn't end a sentence, and this one is as full, where the text is even, or begins with a small letter.
    private func goesOnBelowPicture(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let shift = begin(previous) - begin(line)
        guard index > Self.fewestBesidePicture, shift > Self.deepIndent * line.size, (begin(line) - left).magnitude < 0.3 * line.size,
            hanging == nil, text.endsInLetter(previous), !hasRoom(index - 1, right), right - left > Self.narrowText * line.size,
            !text.startsItem(line), !line.isRow, !previous.isRow, previous.isBold == line.isBold, line.startsBold == previous.endsBold,
            (previous.size - line.size).magnitude < 0.03 * line.size, previous.y - line.y < leading * 1.1 * line.size
        else { return false }
        var first = index - 1
        while first > 0, (begin(lines[first - 1]) - begin(previous)).magnitude < 0.1 * line.size, starts[first] == .none { first -= 1 }
        guard index - first >= Self.fewestBesidePicture, starts[first] == .none,
            (begin(lines[first - 1]) - left).magnitude < 0.3 * line.size
        else { return false }
        return text.startsLowercase(line)
            || isJustified && (end(previous) - right).magnitude < Self.evenEnd * line.size
                && (end(line) - right).magnitude < Self.evenEnd * line.size
    }

    /// Lines beside it.
    private static let fewestBesidePicture = 3

    /// Of a text in which lines do, in ems: columns of an index are narrower.
    private static let widthOfSentence: Float = 28
    /// Words of a line before it: those of diagrams have fewer.
    private static let fewestOfSentence = 4

    /// Whether a line begins with a capital further left than the label of the item in the line before, whose list has items that go on beside their labels.
    private func hangsAbove(_ index: Int) -> Bool {
        let (item, line) = (lines[index - 1], lines[index])
        guard text.startsItem(item), text.startsCapital(line), !line.isFixedPitch, right - left > Self.widthOfText * line.size else {
            return false
        }
        var first = index - 1
        while first > 0, index - first < Self.mostLinesOfList {
            first -= 1
            let (above, below) = (lines[first], lines[first + 1])
            if isFirstOfBlock(first), !isFirstOfBlock(first + 1), text.startsItem(above) {
                return begin(below) - begin(above) > 0.5 * line.size && begin(above) - begin(line) > 0.5 * line.size
            }
        }
        return false
    }

    /// That are looked at.
    private static let mostLinesOfList = 24
    /// Behind an item, at the least: a share of the text's width.
    static let roomOfItem: Float = 0.15

    /// Whether a line goes on below the icon that stands before the first line of its entry: that had no room for more, in the middle of a sentence.
    private func isBesideIcon(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return !line.hasDrawnBullet && !hasRoom(index - 1, right) && !text.endsSentence(previous)
            && begin(previous) - begin(line) < Self.widthOfIcon * line.size && right - left > Self.widthOfText * line.size
            && previous.isBold == line.isBold && previous.y - line.y < leading * tolerance * line.size
    }

    /// With the white behind it, in ems: further right, a text stands beside its bullet.
    private static let widthOfIcon: Float = 1.6

    /// Whether a line further left than the item in the line before begins an entry of its own: what goes on below it hangs, or the item, in a text
    /// that is justified, ends short of the edge.
    private func isBackFromItem(_ index: Int) -> Bool {
        let (item, line) = (lines[index - 1], lines[index])
        guard text.startsItem(item) || text.startsCapitalItem(item), !text.startsLowercase(line) else { return false }
        if isJustified, right - end(item) > line.size { return true }
        if hasRoom(index - 1, right), right - end(item) > Self.roomOfItem * (right - left) { return true }
        return index + 1 < lines.count && begin(lines[index + 1]) - begin(line) > Self.indent * line.size && !hasRoom(index, right)
            && text.startsLowercase(lines[index + 1])
    }

    /// Whether a line is a paragraph's first, indented like the line before it, which is the short last one of something set in.
    func isFirstBelowInset(_ index: Int) -> Bool {
        guard index + 1 < lines.count, hasRoom(index - 1, right), !hasRoom(index, right) else { return false }
        let (line, next) = (lines[index], lines[index + 1])
        let indent = begin(line) - begin(next)
        return indent > Self.indent * line.size && indent < Self.widestIndent * line.size
            && (isJustified || (end(line) - right).magnitude < 0.2 * line.size) && !text.startsLowercase(line) && !next.isRow
            && line.y - next.y < leading * tolerance * line.size
    }

    /// Whether an indented line is the second and last of an entry whose first line stands out, as those of lists of works do: the first had no room
    /// for more in the middle of its sentence, and this one would have had some for what follows, which begins anew.
    private func isHangingEntry(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1), (begin(previous) - left).magnitude < 0.4 * line.size,
            begin(line) - begin(previous) < Self.widestIndent * line.size, right - left > Self.widthOfText * line.size
        else { return false }
        return !hasRoom(index - 1, right) && hasRoom(index, right) && !text.startsLowercase(lines[index + 1])
            && (!text.endsSentence(previous) || text.startsLowercase(line)
                // Names are abbreviated.
                || text.startBehindLabel(previous) != nil && text.startBehindLabel(lines[index + 1]) != nil)
    }

    /// Whether an indented line goes on in the middle of a sentence with one as wide as text is, and both stand closer to each other than to the lines
    /// around them: an entry of two lines, wherever the first one was broken.
    private func isSetCloser(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard index > 1, index + 1 < lines.count, isFirstOfBlock(index - 1), text.startsLowercase(line), text.endsInLetter(previous),
            previous.width > Self.widthOfText * line.size, !previous.isRow, begin(line) - begin(previous) < Self.widestIndent * line.size
        else { return false }
        let step = Self.closerStep * (previous.y - line.y)
        return lines[index - 2].y - previous.y > step && line.y - lines[index + 1].y > step
    }

    /// Around lines that are set closer, at the least: a multiple of their own distance.
    private static let closerStep: Float = 1.15

    /// Whether a line is a heading that nothing but its place tells: in the middle, over a text that begins at the left.
    private func isCentredHeading(_ index: Int, before line: LayoutLine) -> Bool {
        let heading = lines[index]
        return begin(heading) - begin(line) > Self.deepIndent * line.size
            && ((begin(line) - left).magnitude < 0.3 * line.size || isFirstLine(index + 1))
            && (begin(heading) - left - (right - end(heading))).magnitude < line.size && hasRoom(index, right)
            && right - left > Self.widthOfText * line.size && !text.startsLowercase(line) && text.isMostlyLetters(heading)
            && lines.count { (begin($0) - left).magnitude < 0.3 * $0.size } >= Self.fewestBelowHeading
    }

    /// Whether a full line is set in as the first of a paragraph, whose next line begins where most do.
    private func isFirstLine(_ index: Int) -> Bool {
        guard index + 1 < lines.count, !hasRoom(index, right) else { return false }
        let (line, next) = (lines[index], lines[index + 1])
        let indent = begin(line) - left
        return indent > Self.indent * line.size && indent < Self.deepIndent * line.size && (begin(next) - left).magnitude < 0.3 * line.size
    }

    /// Whether a line is a byline, or another heading in italics, in the middle of a column over the text of an article, whose first line may be set in.
    func isByline(_ index: Int, before line: LayoutLine) -> Bool {
        let heading = lines[index]
        guard heading.isItalic, !line.isItalic, isJustified, index + 2 < lines.count, !text.startsLowercase(line) else { return false }
        let indent = begin(heading) - left
        let (shift, next) = (begin(line) - left, lines[index + 2])
        // An entry that hangs may be set in as little as a full line leaves.
        return indent > Self.indent * heading.size && right - end(heading) > Self.indent * heading.size
            && (indent - (right - end(heading))).magnitude < heading.size && shift > -0.3 * line.size
            && shift < Self.widestIndent * line.size && (begin(next) - left).magnitude < 0.3 * line.size
            && !hasRoom(index + 1, right) && !next.isItalic
    }

    /// Lines of a text that begin in one place, at the least: centred ones don't.
    private static let fewestBelowHeading = 3

    /// Whether a line hangs below the first of its entry, as others of the region do, or behind its label in brackets.
    func hangs(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1) else { return false }
        if let start = text.startBehindLabel(previous), (begin(line) - start).magnitude < 0.3 * line.size { return true }
        // A note alone; an entry of contents ends with its page.
        if text.number(previous) != nil, let start = text.startBehindNumber(previous),
            (begin(line) - start).magnitude < 0.3 * line.size, right - left > Self.widthOfText * line.size, !hasRoom(index - 1, right),
            text.endsInLetter(previous)
        {
            return true
        }
        // A clause, or a heading of several lines, behind its number and a tab.
        if line.isBold && previous.isBold || right - left > Self.widthOfText * line.size, !hasRoom(index - 1, right),
            let start = text.startBehindNumber(previous), (begin(line) - start).magnitude < 0.1 * line.size,
            let number = previous.words.first, start - text.words[number].x1 > Self.indent * line.size
        {
            return true
        }
        // A heading that tells itself by its font may be broken where it pleases, but for want of room.
        if line.font == previous.font, line.font >= 0, line.font != sizes.usualFont, right - end(previous) < line.width,
            let start = text.startBehindNumber(previous), (begin(line) - start).magnitude < 0.1 * line.size,
            let number = previous.words.first, start - text.words[number].x1 > Self.indent * line.size
        {
            return true
        }
        guard hanging?.holds(begin(previous), begin(line), size: line.size) ?? false else { return false }
        return !(hasRoom(index - 1, right) && (text.endsSentence(previous) || isTermOfHanging(index - 1, before: line)))
    }

    /// Whether a line is a term alone above what is said of it, where entries hang: these have full first lines, set in by less or more.
    private func isTermOfHanging(_ index: Int, before line: LayoutLine) -> Bool {
        begin(line) - begin(lines[index]) > Self.widestFirstIndent * line.size && !text.startsItem(lines[index])
            && lines[index].words.count <= Self.mostWordsOfTerm && isNameAlone(index, before: line)
    }

    private static let mostWordsOfTerm = 8

    /// Whether a line begins an entry below one of a single line, where entries hang: that had room for more, or ended in no word where nothing but
    /// entries begins.
    func isNextEntry(_ index: Int) -> Bool {
        guard let hanging, isFirstOfBlock(index - 1), !text.startsLowercase(lines[index]) else { return false }
        let (begin, size) = (begin(lines[index]), lines[index].size)
        let above = lines[index - 1]
        // Works that are cited end in a stop, or the number of a page.
        if hanging.alwaysBegin(begin, size: size), (self.begin(above) - begin).magnitude < 0.3 * size, !text.endsInLetter(above),
            !text.endsInHyphen(above)
        {
            return true
        }
        return hasRoom(index - 1, right) && hanging.begins(begin, size: size)
    }

    /// Whether a line begins the next of several entries below a name: the one above had room for its first word, or begins with the same one.
    func isNextSetIn(_ index: Int) -> Bool {
        guard let setIn, setIn.begin(at: begin(lines[index]), size: lines[index].size), isFirstOfBlock(index - 1),
            (begin(lines[index]) - begin(lines[index - 1])).magnitude < 0.3 * lines[index].size
        else { return false }
        // No entry is as wide as text whose sentence goes on.
        if lines[index - 1].width > Self.widthOfText * lines[index].size, text.startsLowercase(lines[index]),
            text.endsInLetter(lines[index - 1])
        {
            return false
        }
        return hasRoom(index - 1, right) || text.beginAlike(lines[index - 1], lines[index])
    }

    /// Whether a line was ended on purpose, whatever it ends with: what begins below it with a capital had room twice over. Not where lines are centred.
    private func endsFarFromFull(_ index: Int) -> Bool {
        let (line, next) = (lines[index], lines[index + 1])
        return right - end(line) > Self.roomOfEnd * (right - left) && right - left > Self.widthOfText * line.size
            && line.width > Self.widestLabel * line.size && hasRoom(index, right) && !text.startsLowercase(next)
            && !text.startsBracket(next) && !text.endsInHyphen(line) && !text.endsInJoiningWord(line)
            && (line.width < Self.narrowestColumn * line.size || !isBesidePicture(index))
            && (line.x0 + line.x1 - next.x0 - next.x1).magnitude > line.size
    }

    /// Whether the two lines below a line, or above it, end about where it does, so that it may have had no more room: beside a picture.
    ///
    /// - Parameter belowItems: whether the lines above it are items, which may be as short.
    func isBesidePicture(_ index: Int, belowItems: Bool = false) -> Bool {
        // Lines that end at any letter hardly are ragged.
        let raggedness = (text.endsWide(lines[index]) ? Self.roomOfWideEnd : Self.raggednessOfColumn) * lines[index].size
        func endsAlike(_ other: Int) -> Bool {
            lines.indices.contains(other) && (end(lines[other]) - end(lines[index])).magnitude < raggedness
        }
        return endsAlike(index + 1) && endsAlike(index + 2) || !belowItems && endsAlike(index - 1) && endsAlike(index - 2)
    }

    /// Between the ends of some lines beside a picture, in ems.
    private static let raggednessOfColumn: Float = 6
    /// Of the mark of a note that stands in a line of its own, and of a column beside a picture, in ems.
    private static let widestLabel: Float = 1.5
    private static let narrowestColumn: Float = 9
}
