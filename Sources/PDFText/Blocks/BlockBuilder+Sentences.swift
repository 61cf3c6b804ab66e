extension BlockBuilder {
    /// Whether a line goes on in the middle of a sentence with one that had no room for its first word, whatever sets them apart: a line of code
    /// or of larger signs among those of a paragraph, white made by a formula.
    func goesOn(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // In narrow columns with ragged ends, of an index, any line may be a full one.
        guard text.startsLowercase(line), !centred.ends(index - 1), !hasRoom(index - 1, right) || isInTextBesideCode(index),
            !isProgram(index),
            isJustified || right - left > Self.widthOfText * line.size || isInText(index - 1),
            !previous.isRow || starts[index - 1] == .none || isTextWithBlank(index - 1, before: line), !line.isRow || hasWhiteInText(index),
            !text.startsItem(line),
            !listed.isListed[index - 1] || !listed.isListed[index] || listed.isFilled[index - 1],
            !previous.isFixedPitch || previous.isMixed,
            previous.isArtifact == line.isArtifact,
            line.size < previous.size * Self.mixedSizes, previous.size < line.size * Self.mixedSizes,
            line.isBold == previous.isBold && (!line.isFixedPitch || line.isMixed) || step < leading * (line.isMixed ? tolerance : 1.1)
        else { return false }
        let shift = begin(line) - begin(previous)
        // A first line's indent, or that of all lines but the first, or a name before it that stands out.
        guard
            shift.magnitude < 0.6 * line.size
                || isShiftedText(index, shift, step: step)
                || shift > 0 && shift < Self.deepestShift * line.size && closesBracket(index)
                || isFirstOfBlock(index - 1)
                    && (shift.magnitude < Self.widestIndent * line.size
                        || begin(previous) < left && (begin(line) - left).magnitude < 0.3 * line.size
                        || shift > 0 && hangsAsAbove(index))
        else { return false }
        // Of an index, whose names begin with small letters.
        if let entries, entries.ends[index - 1] { return false }
        let ending = text.ending(of: previous)
        return (ending != 0x3B || closesBracket(index)) && !text.endsSentence(previous) && !text.endsWithPageNumber(previous)
            && !text.endsWithPrice(previous)
    }

    /// Whether a line begins where the further lines of the entry above its own do: the names that entries hang from may be of any length.
    private func hangsAsAbove(_ index: Int) -> Bool {
        let line = lines[index]
        return index > 2 && !isFirstOfBlock(index - 2) && (begin(lines[index - 2]) - begin(line)).magnitude < 0.1 * line.size
            && (lines[index - 2].size - line.size).magnitude < 0.03 * line.size && !line.isFixedPitch
            && lines[index - 1].width > Self.widthOfText * line.size
            && (text.endsInLetter(lines[index - 1]) || text.endsInHyphen(lines[index - 1]))
    }

    /// Whether a full line with one wide white in it is text all the same, in which something is to be filled in, or whose number stands apart: several
    /// words stand behind the white, and the next line, which goes on in the middle of their sentence, runs on below it. In a row of a table that would be
    /// the rest of the first cell.
    private func isTextWithBlank(_ index: Int, before next: LayoutLine) -> Bool {
        let line = lines[index]
        guard right - left > Self.widthOfText * line.size, !line.isFixedPitch, !next.isFixedPitch, !next.isRow,
            text.endsInLetter(line), let start = text.startBehindGap(line, wider: LayoutLine.rowGap * line.size),
            next.x1 > start, next.x0 < start - Self.indent * line.size,
            !next.words.contains(where: { (text.words[$0].x0 - start).magnitude < 0.1 * line.size })
        else { return false }
        let behind = line.words.count { text.words[$0].x0 >= start }
        // Behind the label of a clause stand names, too: "1.   General. These Terms and …".
        let isLabelled = behind + 1 == line.words.count && (text.startsItem(line) || text.startsSection(line))
        return behind >= Self.fewestBehindBlank && line.x1 - start > Self.narrowestBehindBlank * line.size
            && (isLabelled || text.smallWordCount(line) * 2 >= behind)
    }

    /// Whether a line goes on with the clause whose number stands apart at the head of the full line before it, with a capital as well: "2.5    The Scheduled
    /// Date and the | Expiry Date shall …".
    func isClauseBehindLabel(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.isRow, !line.isRow, step < leading * 1.15, previous.row < 0, line.row < 0,
            text.startsItem(previous) || text.startsSection(previous), !hasRoom(index - 1, right), !text.endsSentence(previous),
            previous.isBold == line.isBold, (previous.size - line.size).magnitude < 0.03 * line.size
        else { return false }
        return isTextWithBlank(index - 1, before: line)
    }

    /// Words behind a blank, and how far they reach, in ems.
    private static let fewestBehindBlank = 5
    private static let narrowestBehindBlank: Float = 15

    /// Whether a line begins with the rest of a word that the full line before it broke off: whatever else sets them apart.
    func isRestOfWord(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return text.breaksWord(previous) && text.startsLowercase(line) && !(previous.isFixedPitch && line.isFixedPitch)
            && right - end(previous) < Self.roomOfFull * (right - left) && right - left > Self.narrowText * line.size
            && !previous.isRow && !line.isRow && previous.isArtifact == line.isArtifact
            && line.size < previous.size * Self.mixedSizes && previous.size < line.size * Self.mixedSizes
            && (begin(line) - begin(previous)).magnitude < Self.widestIndent * line.size
    }

    /// Whether a line of a program stands below one that left much of its room: no word of a text was too long for that, but what stands in a program
    /// without white may be. A long name may stand in a sentence.
    private func isProgram(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return line.isFixedPitch && line.startsFixedPitch && !previous.isFixedPitch
            && right - end(previous) > Self.roomOfEnd * (right - left) && right - left > Self.widthOfText * line.size
            && !text.startsAddress(line) && !Bidirectional.isLetter(text.ending(of: previous))
    }

    /// Whether a line ends with the bracket that the one before it opened.
    private func closesBracket(_ index: Int) -> Bool { text.endsBracket(lines[index], openedIn: lines[index - 1]) }

    /// Of a line that hangs below what it explains, in ems.
    private static let deepestShift: Float = 6

    /// Whether a line goes on with a full one further right or left: a first line's, though no block was seen to begin there, or beside a picture. What
    /// stands left of a text set in may be the next name that something is said of.
    private func isShiftedText(_ index: Int, _ shift: Float, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard step < leading * 1.1, shift.magnitude < Self.widestIndent * line.size, right - left > Self.widthOfText * line.size,
            !line.isFixedPitch, text.endsInLetter(previous), text.isMostlyLetters(line)
        else { return false }
        if shift > 0 || text.endsSentence(line) { return true }
        return index + 1 < lines.count && !hasRoom(index, right) && (begin(lines[index + 1]) - begin(line)).magnitude < 0.3 * line.size
    }

    /// In the middle of a sentence, as a multiple: a line's size may be that of what stands out in it.
    private static let mixedSizes: Float = 1.25

    /// Whether a line is one of several that go on with each other, in a column that is not as narrow as an index's.
    private func isInText(_ index: Int) -> Bool {
        index > 1 && starts[index] == .none && starts[index - 1] == .none && right - left > Self.narrowText * lines[index].size
    }

    /// In ems.
    static let narrowText: Float = 14

    /// Whether a line goes on with a bold one in the middle of its paragraph: that begins above it, in type like this line's.
    func isBackFromBold(_ index: Int) -> Bool {
        guard index > 1, starts[index - 1] == .none, lines[index - 2].isBold == lines[index].isBold else { return false }
        let (previous, line) = (lines[index - 1], lines[index])
        return !hasRoom(index - 1, right) && !text.endsSentence(previous) && !line.isRow && !previous.isRow
            && (begin(line) - begin(previous)).magnitude < 0.3 * line.size && (previous.size - line.size).magnitude < 0.06 * line.size
            && !text.startsItem(line)
    }

    /// Whether a line begins anew below a sentence's end, in a script whose lines may end at any letter: there was room for two, so the author ended it.
    func isBelowWideEnd(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsWide(line), text.endsWideSentence(previous) else { return false }
        return right - end(previous) > Self.roomOfWideEnd * line.size && !edges.endsLikeNeighbour(index - 1) && !isBesidePicture(index - 1)
    }

    /// Whether a line stands below one that had room for several signs of a script without spaces, whose text breaks anywhere, beside the lines around it: that
    /// was ended on purpose.
    func isBelowShortLine(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let isWide = text.startsWide(line)
        guard isWide || text.endsWide(previous) || text.startsCaseless(line), right - left > Self.narrowestOfWide * line.size else {
            return false
        }
        // Behind a comma a sentence goes on; what stands beside a line is none below it.
        guard previous.y - line.y > 0.5 * line.size, ![0x2C, 0x060C, 0x3001, 0xFF0C].contains(text.ending(of: previous)) else {
            return false
        }
        // What an item is called is seldom as long as a line.
        let isName = isFirstOfBlock(index - 1) && text.startsItem(previous)
        let roomOfShort = isName ? Self.roomOfWideEnd : Self.roomOfShort
        let room = roomBehindWide(before: line, least: roomOfShort)
        guard right - end(previous) > room else { return false }
        // Text may be set in at the right.
        let around = lines[max(0, index - 3)..<min(lines.count, index + 3)]
        let right = around.lazy.filter { (begin($0) - begin(line)).magnitude < 0.3 * line.size }.map { end($0) }.max() ?? right
        // Where letters are as wide as each other, lines of as many end alike.
        return right - end(previous) > room && (isName || !edges.endsLikeNeighbour(index - 1)) && !isBesidePicture(index - 1)
    }

    /// Whether a large line below another one, which had room, begins with a label as headings do: of Chinese, Japanese and Korean, the number of a section,
    /// a word and a number.
    func isNextLabelledHead(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard
            text.startsWideItem(line) || text.startsItem(line) && text.isWideBehindLabel(line) || text.startsSection(line)
                || text.startsCounted(line) && isFirstOfBlock(index - 1) && !text.endsInHyphen(previous)
        else { return false }
        return right - end(previous) > roomBehindWide(before: line, least: Self.roomOfWideEnd)
    }

    /// What a line must leave, in points, to have been ended on purpose before another one: so much, in ems, and room for the first word of that, if it isn't of a
    /// script whose lines end at any letter.
    private func roomBehindWide(before line: LayoutLine, least: Float) -> Float {
        // What stands between two spaces may be longer than a line.
        if text.startsUnparted(line) { return Self.longestUnparted * line.size }
        return max(least * line.size, text.startsWide(line) ? 0 : text.firstWidth(line) + 1.5 * line.size)
    }

    /// A word, in ems.
    private static let longestUnparted: Float = 6

    /// Of signs, and of their text, in ems.
    private static let roomOfShort: Float = 4
    private static let narrowestOfWide: Float = 12

    /// In ems: a letter, a sign that begins no line behind it, and what narrow signs leave.
    static let roomOfWideEnd: Float = 2.5

    /// Whether a line of running text begins with a capital below one that was ended on purpose, without a stop: what the text is about.
    func isTextBelowName(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let width = right - left
        let shift = begin(line) - begin(previous)
        return isFirstOfBlock(index - 1) && right - end(previous) > Self.roomOfEnd * width && width > Self.widthOfText * line.size
            && end(line) - left > Self.leastTextBelowName * width && hasRoom(index - 1, right) && text.startsCapital(line)
            && (Bidirectional.isLetter(text.ending(of: previous)) || text.ending(of: previous) == 0x3A)
            && (shift.magnitude < 0.3 * line.size || shift > 0 && shift < Self.widestIndent * line.size && text.startsItem(previous))
            && !isBesidePicture(index - 1) && !edges.endsLikeNeighbour(index - 1) && !text.endsInJoiningWord(previous)
    }

    /// Of the text's width: how far its first line goes, at the least.
    private static let leastTextBelowName: Float = 0.75

    /// Whether two lines, one centred below the other, or in the middle of a sentence, are bold but for a word of a fixed pitch in one of them.
    func isTitleInBold(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return line.startsBold && previous.startsBold && line.endsBold && previous.endsBold
            && (text.startsLowercase(line)
                || (line.x0 + line.x1 - previous.x0 - previous.x1).magnitude < line.size && (line.x0 - previous.x0).magnitude > line.size)
    }

    /// Whether a full line that is mostly bold, or a bold heading's first one, goes on in the weight that it ends in, in the middle of a sentence: the text
    /// behind a heading at the head of a paragraph, or a text in which words in bold follow further on.
    func goesOnInWeight(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.endsBold == line.startsBold,
            previous.endsBold != previous.isBold || text.startsLowercase(line)
                || text.startsWide(line) && line.isHalfBold == previous.isBold || endsBoldSentence(line, below: previous)
                || line.startsBold && text.breaksWord(previous)
                || !line.startsBold && !previous.isBold && text.endsInLetter(previous)
                    && (text.startsCapital(line) || text.startsWide(line) || text.startsDigit(line)),
            // A text that is set in is narrower.
            !hasRoom(index - 1, right)
                || previous.width > Self.widthOfText * line.size && text.endsInLetter(previous) && edges.endsLikeNeighbour(index - 1),
            !text.endsSentence(previous),
            !previous.isRow, !line.isRow, !text.startsItem(line),
            previous.isFixedPitch == line.isFixedPitch, previous.isArtifact == line.isArtifact
        else { return false }
        let shift = begin(previous) - begin(line)
        return shift.magnitude < 0.3 * line.size || isFirstOfBlock(index - 1) && shift.magnitude < Self.widestIndent * line.size
    }

    /// Whether the words in bold that a line begins with are the rest of those that the one above it ends with, for want of room.
    func goesOnInBold(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return previous.endsBold && line.startsBold && !line.isRow && !previous.isRow && text.endsInLetter(previous)
            && !hasRoom(index - 1, right)
    }

    /// Whether a sentence in bold type that a paragraph begins with may end in a line, with a name even, and regular text stand behind it.
    private func endsBoldSentence(_ line: LayoutLine, below previous: LayoutLine) -> Bool {
        line.startsBold && !line.isBold && !line.endsBold && previous.startsBold && text.endsInLetter(previous) && !text.startsLabel(line)
            && (previous.size - line.size).magnitude < 0.03 * line.size && right - left > Self.widthOfText * line.size
    }

    /// Whether a line begins with words in bold that name its paragraph ("Keywords: …", "Example 3. …"), behind a sentence that ended where the first of them
    /// would have had room, or further below it than the next line stands below this one.
    func startsRunIn(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard line.startsBold, !line.isBold, !line.endsBold, !previous.endsBold, !line.isRow, !previous.isRow,
            text.endsSentence(previous), text.startsCapital(line), begin(line) - left < Self.indent * line.size,
            right - left > Self.widthOfHanging * line.size
        else { return false }
        // "Figure 3" is kept together.
        let words = text.words[line.words.prefix(2)]
        let isTied =
            words.count > 1 && text.cells(of: line.words.lowerBound).last.map { Bidirectional.isLetter($0.unicode) } ?? false
            && text.cells(of: line.words.lowerBound + 1).first.map { PageDigits.isDecimal($0.unicode) } ?? false
        let first = isTied ? words.reduce(Self.whiteOfWord * line.size) { $0 + $1.x1 - $1.x0 } : text.firstWidth(line)
        if right - end(previous) > first + Self.whiteOfWord * line.size, !isBesidePicture(index - 1) { return true }
        guard index + 1 < lines.count else { return false }
        let next = self.step(index + 1)
        return next > Self.leastStep && step > Self.widerThanNext * next
    }

    /// In ems: before a word, and between the lines of a text, at the least.
    private static let whiteOfWord: Float = 0.35
    private static let leastStep: Float = 0.9
    /// How much further from a text a paragraph's first line stands than its second from that.
    private static let widerThanNext: Float = 1.3

    /// Whether a line goes on with a full one that a larger bold heading stands at the head of, and other words behind it.
    func isBelowRunInHead(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.size > Self.leastRunIn * line.size, previous.size < Self.largestRunIn * line.size, previous.startsBold,
            !previous.endsBold, previous.endsSmaller, !line.isBold, !line.startsBold, isFirstOfBlock(index - 1), !previous.isRow,
            !line.isRow, !line.isFixedPitch,
            previous.isArtifact == line.isArtifact
        else { return false }
        return !hasRoom(index - 1, right) && (begin(line) - begin(previous)).magnitude < 0.3 * line.size
            && right - left > Self.narrowText * line.size && !text.startsItem(line)
    }

    /// Of the line's own size, at the least and at the most.
    private static let leastRunIn: Float = 1.06
    private static let largestRunIn: Float = 1.6

    /// Whether a line goes on with a sentence in bold type, as paragraphs begin with, that fills the lines above it: there is more white above the bold ones.
    func isBelowBoldSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.isBold, previous.endsBold, !line.isBold, !line.startsBold, text.ending(of: previous) == 0x2E,
            right - end(previous) < text.firstWidth(line) + Self.wordSpace * line.size,
            (previous.size - line.size).magnitude < 0.03 * line.size, (begin(line) - begin(previous)).magnitude < 0.1 * line.size,
            right - left > Self.widthOfText * line.size, !previous.isRow, !line.isRow, !line.isFixedPitch,
            previous.isArtifact == line.isArtifact
        else { return false }
        let first = firstLine(above: index)
        let step = previous.y - line.y
        guard isFirstOfBlock(first), first > 0, !text.startsItem(lines[first]),
            lines[first - 1].y - lines[first].y > Self.whiteAboveBold * step
        else { return false }
        return index + 1 == lines.count || lines[index + 1].y > line.y || line.y - lines[index + 1].y > 0.9 * step
    }

    /// In ems.
    private static let wordSpace: Float = 0.3
    /// A multiple of what stands between the lines of a paragraph, at the least.
    private static let whiteAboveBold: Float = 1.25

    /// Whether a line goes on with a full one of a size that most of the text hasn't: the lines of a name's address, of a summary, may be set wider than that
    /// text, and what parts its paragraphs says nothing of them.
    func goesOnInOwnSize(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return step < Self.widestInOwnSize && (previous.size - line.size).magnitude < 0.03 * line.size
            && (line.size - sizes.usual).magnitude > Self.ownSize * sizes.usual && previous.isBold == line.isBold
            && (begin(previous) - begin(line)).magnitude < 0.3 * line.size && previous.width > Self.widthOfText * line.size
            && !hasRoom(index - 1, right) && (right - end(previous)).magnitude < Self.ragged * line.size && !text.endsSentence(previous)
    }

    /// Whether a line goes on with a full one that ends in the middle of a sentence, where that begins, a little further below than lines of a text stand:
    /// words of another font push them apart, and lines of programs beside them may be set closer.
    func goesOnBelowFull(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return (previous.size - line.size).magnitude < 0.03 * line.size && previous.isBold == line.isBold && !previous.isRow && !line.isRow
            && !previous.isFixedPitch && !line.isFixedPitch && (beginsLevel(index) || isBelowFirst(index))
            && previous.width > Self.widthOfText * line.size && (!hasRoom(index - 1, right) || isInTextBesideCode(index))
            && !text.startsItem(line) && !text.endsWideSentence(previous)
            && (text.endsInLetter(previous)
                && (text.ending(of: previous) == 0x2C || text.endsInJoiningWord(previous)
                    || text.startsWithin(line, below: lines[firstLine(above: index)]))
                || isSentenceOfTwo(index))
            && previous.isArtifact == line.isArtifact && !centred.ends(index - 1)
    }

    /// Whether a line goes on in small letters, in the type and the place of a full one above it, in a text that is not as wide as code around it.
    private func isInTextBesideCode(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return edges.rightOfText != nil && text.startsLowercase(line) && text.endsInLetter(previous) && !line.isFixedPitch
            && !line.isRow && !text.startsItem(line) && edges.isFullBesideCode(index - 1) && beginsLevel(index)
            && (previous.size - line.size).magnitude < 0.03 * line.size
    }

    func beginsLevel(_ index: Int) -> Bool { (begin(lines[index - 1]) - begin(lines[index])).magnitude < 0.1 * lines[index].size }

    /// Whether a line stands at the text's edge below the first one of a paragraph, which is set in.
    func isBelowFirst(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return isFirstOfBlock(index - 1) && (begin(line) - left).magnitude < 0.1 * line.size
            && Self.indentsOfFirst.contains((begin(previous) - begin(line)) / line.size)
    }

    /// In ems.
    private static let indentsOfFirst: ClosedRange<Float> = 0.5...2.1

    /// How much further, as a multiple: fractions, and sums with limits, push lines of a text far apart.
    func pushedApart(_ index: Int) -> Float {
        func isTall(_ line: LayoutLine) -> Bool { line.words.contains { text.words[$0].fraction != .none } }
        guard isTall(lines[index]) || isTall(lines[index - 1]) else { return 1.12 }
        // Formulas that are set apart are tall, too.
        return min(text.smallWordCount(lines[index]), text.smallWordCount(lines[index - 1])) >= Self.fewestOfTall ? 1.4 : 1.12
    }

    /// Words that begin small, at the least, in both of such lines.
    private static let fewestOfTall = 4

    /// From baseline to baseline, in ems; the least difference of the sizes, as a share; and how far a full line ends from the text's edge, in ems.
    private static let widestInOwnSize: Float = 1.5
    private static let ownSize: Float = 0.06
    private static let ragged: Float = 0.5

    /// Whether the larger of a line and the one before it stands too close below another for type of its size, so that this was measured wrong: text
    /// that was recognised.
    func isMeasuredWrong(_ index: Int) -> Bool {
        let larger = lines[index].size > lines[index - 1].size ? index : index - 1
        guard larger > 0, (begin(lines[index]) - begin(lines[index - 1])).magnitude < 0.3 * min(lines[index].size, lines[index - 1].size),
            !hasRoom(index - 1, right)
        else { return false }
        let (above, line) = (lines[larger - 1], lines[larger])
        let distance = above.y - line.y
        return line.size > above.size * sizes.tolerance && distance > 0 && distance < Self.closest * line.size
    }

    /// In ems: capitals are nearly as high.
    private static let closest: Float = 0.72

    /// Whether a line with wide white inside goes on with the text above it all the same: a small picture stands there, or it ends at the edge. Below an
    /// item's label it begins where the item's text does: what stands at its end says what the item is worth.
    private func hasWhiteInText(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let shift = begin(previous) - begin(line)
        return !previous.isRow && previous.width > Self.widthOfText * line.size && !previous.isFixedPitch && !line.isFixedPitch
            && previous.y - line.y < max(leading, spacing.ofText) * 1.1 * previous.size
            && (shift.magnitude < 0.3 * line.size || shift > 0 && shift < Self.widestIndent * line.size && isFirstOfBlock(index - 1)
                || shift < 0 && isFirstOfBlock(index - 1) && text.startsItem(previous)
                    && text.startOfSecondWord(previous).map { (line.x0 - $0).magnitude < 0.3 * line.size } ?? false)
    }

    /// Whether a line goes on with the text of an item that begins on the line before it behind its term, and had no room for its first word.
    func goesOnBehindTerm(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // Most lines begin where the ones above them do.
        guard line.x0 - previous.x0 > 0.3 * line.size, !line.isRow, step < leading * 1.15,
            (line.size - previous.size).magnitude < 0.06 * line.size,
            previous.isArtifact == line.isArtifact
        else { return false }
        if isInCell(index) { return true }
        guard previous.isRow, !hasRoom(index - 1, right),
            let start = text.startBehindGap(previous, wider: LayoutLine.rowGap * previous.size)
        else {
            return false
        }
        let shift = line.x0 - start
        if shift.magnitude < 0.3 * line.size { return true }
        // Behind a name in the margin it may have a first line's indent, and in a narrow cell all lines but the first.
        return shift < 0
            ? -shift < Self.widestIndent * line.size && (line.x0 - left).magnitude < 0.3 * line.size && previous.x0 < left - line.size
            : shift < Self.hangingIndent * line.size && text.startsLowercase(line) && !text.endsSentence(previous)
    }

    /// Of the lines of a cell but for the first, at the most, in ems.
    private static let hangingIndent: Float = 1.6

    /// Whether a line goes on in the last cell of a row, a text that begins where the line does: it is in the middle of a sentence, or this cell had no
    /// room.
    private func isInCell(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard line.x0 - previous.x0 > Self.deepIndent * line.size, !line.isFixedPitch, !previous.isFixedPitch,
            let cell = text.lastCell(previous, at: line.x0), cell.count >= Self.fewestWordsOfCell, !text.endsWithPages(previous)
        else { return false }
        let goesOn = text.startsLowercase(line) && !text.endsSentence(previous)
        let isNarrow = previous.x1 - line.x0 < (goesOn ? Self.narrowCell : Self.widthOfCell) * line.size
        return hasRoom(index - 1, right) ? goesOn && !isNarrow : goesOn || !isNarrow && text.hasLetters(line) && !text.startsItem(line)
    }

    /// Of a text in a cell.
    private static let fewestWordsOfCell = 3
    /// In ems: below the first one, a cell's lines may be as many things, and below the other one, where the line begins anew.
    private static let narrowCell: Float = 10
    private static let widthOfCell: Float = 15

    /// Whether a line is the first of its paragraph, though it might be a further one of an item that ends above it: the line below goes on with it, and
    /// stands where the text does.
    func isFirstBelowItem(_ index: Int) -> Bool {
        guard index + 1 < lines.count else { return false }
        // Most lines begin where the ones above them do.
        let shift = lines[index].x0 - lines[index + 1].x0
        guard shift > Self.indent * lines[index + 1].size, shift < Self.widestIndent * lines[index + 1].size else {
            return false
        }
        let (before, previous, line) = (lines[index - 1], lines[index], lines[index + 1])
        let room = right - end(previous)
        guard begin(line) < left + 0.3 * line.size, room < Self.roomOfFull * (right - left), room < text.firstWidth(line) + 1.5 * line.size,
            // Entries of an index hang in narrow columns, and end where their numbers do, or a name's parts.
            right - left > Self.widthOfText * line.size * (text.endsInHyphen(previous) ? 1.4 : 1.2),
            // What hangs below a name and its colon is its own.
            text.endsSentence(before) && (text.ending(of: before) != 0x3A || begin(before) - begin(previous) > -0.3 * line.size)
                || begin(before) - begin(previous) > 0.3 * line.size
                || text.startsItem(before) && hasRoom(index - 1, right) && text.startsCapital(previous)
        else { return false }
        return (previous.size - line.size).magnitude < 0.06 * line.size && previous.y - line.y < leading * tolerance * line.size
            && !previous.isFixedPitch && !line.isFixedPitch && !previous.isRow && !line.isRow && previous.isBold == line.isBold
            && text.startsLowercase(line) && !text.endsSentence(previous) && !text.startsItem(previous)
    }

    /// Behind a full line, at the most: a share of the text's width.
    private static let roomOfFull: Float = 0.25

    /// Whether a line that is mostly of a fixed pitch stands in a text all the same, or one that isn't goes on with such: in a full line the address
    /// of a work, or names.
    func isMixedText(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // In narrow columns, of an index, any line may be a full one.
        guard step < leading * 1.1, right - left > Self.widthOfText * line.size else { return false }
        if line.isFixedPitch, !previous.isFixedPitch {
            if isPlaceOfItem(index) || isRestOfAddress(index) { return true }
            if isProgram(index) { return false }
            // A sentence ended where there was room: a program begins.
            if line.startsFixedPitch, text.endsSentence(previous), hasRoom(index - 1, right) { return false }
        }
        if hasRoom(index - 1, right), previous.isFixedPitch || !edges.endsLikeNeighbour(index - 1) {
            // Names are not broken, and leave white before them where the text is not even: a comma says as much as a full line, and an address more.
            return line.isFixedPitch && isText[index - 1] && isEndOfSentence(index)
                && (text.ending(of: previous) == 0x2C || text.startsAddress(line) && !text.endsSentence(previous))
        }
        if line.isFixedPitch {
            if isText[index - 1], !previous.isFixedPitch, isEndOfSentence(index) || isLastWord(index) || isRestOfList(index) { return true }
            return (line.isMixed || isText[index - 1] && previous.isFixedPitch)
                && (text.ending(of: previous) != 0x3A || text.startsAddress(line))
        }
        return (previous.isMixed || isFullOfNames(index - 1)) && (isText[index - 1] || starts[index - 1] != .none)
    }

    /// Whether a line begins with what there was no room for of the address that the line before it ends in: behind a sign that no sentence ends in there.
    private func isRestOfAddress(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.endsInAddress(previous), text.startsLowercase(line) else { return false }
        switch text.ending(of: previous) {
        case 0x2D, 0x2E, 0x2F, 0x3D, 0x5F, 0x26: return true
        default: return false
        }
    }

    /// Whether a line is one name of a fixed pitch by itself, set in below an item that is nothing but what this is, and a colon: a path.
    func isPlaceOfItem(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1), text.ending(of: previous) == 0x3A, text.wordCount(line) == 1,
            text.wordCount(previous) <= Self.mostWordsBeforePlace,
            text.startsItem(previous) || previous.hasBullet || previous.hasDrawnBullet, begin(line) - begin(previous) > 0.3 * line.size
        else { return false }
        return index + 1 == lines.count || !lines[index + 1].isFixedPitch || begin(lines[index + 1]) < begin(line) - 0.3 * line.size
    }

    /// With its bullet: what is to be typed has a sentence before it.
    private static let mostWordsBeforePlace = 3

    /// Whether a line is a few names of a fixed pitch and a stop, the end of the sentence in the full line before it, or the rest of an address that
    /// this ends with, or where to write to.
    private func isEndOfSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let count = text.wordCount(line)
        guard count <= (line.isMixed ? Self.mostMixedWords : Self.mostLastWords) else { return false }
        let isRestOfAddress = count == 1 && text.endsInAddress(previous)
        // An identifier behind the name of its kind: "DOI:".
        let isNamed = count == 1 && text.ending(of: previous) == 0x3A
        guard
            isRestOfAddress
                || text.ending(of: line) == 0x2E && (isNamed || !text.endsSentence(previous) || text.isContacts(line))
        else { return false }
        // What is set in a text by itself may have a little white before it.
        let shift = begin(line) - begin(previous)
        if shift > -0.3 * line.size, shift < Self.indent * line.size { return true }
        return isFirstOfBlock(index - 1)
            && ((begin(line) - left).magnitude < 0.3 * line.size || shift.magnitude < Self.widestIndent * line.size)
    }

    /// The distance to the line above in ems, those of the text where a line with words of it is set smaller, as names from a program often are.
    func step(_ index: Int) -> Float {
        let (previous, line) = (lines[index - 1], lines[index])
        let size = min(previous.size, line.size)
        let isSmall = (line.isMixed || previous.isMixed) && sizes.usual > size && sizes.usual < Self.smallNames * size
        return (previous.y - line.y) / (isSmall ? sizes.usual : size)
    }

    /// Whether a line is one name of a fixed pitch, or two, that end the paragraph of the full line above, in the middle of its sentence and where it
    /// begins: what a listing begins with stands further from the text, as what follows this does.
    private func isLastWord(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.wordCount(line) <= Self.mostLastWords, text.endsInLetter(previous), !text.isMailAddress(line),
            (begin(line) - begin(previous)).magnitude < 0.1 * line.size
        else { return false }
        return index + 1 == lines.count || line.y - lines[index + 1].y > 1.1 * (previous.y - line.y) || lines[index + 1].y > line.y
    }

    /// Whether a line goes on with names of a fixed pitch that the full line above, a text's, ends in the middle of, at a comma, and begins where it does.
    private func isRestOfList(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return text.ending(of: previous) == 0x2C && (text.endsSentence(line) || isFullOfNames(index))
            && (begin(line) - begin(previous)).magnitude < 0.1 * line.size && (line.size - previous.size).magnitude < 0.06 * line.size
    }

    /// Whether such a line is set smaller than the text, as names from a program often are.
    func isEndInNames(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard line.isFixedPitch, !previous.isFixedPitch, isText[index - 1], line.size < previous.size,
            previous.size < Self.smallNames * line.size, previous.y - line.y < leading * 1.1 * previous.size,
            right - left > Self.widthOfText * previous.size, !hasRoom(index - 1, right)
        else { return false }
        return line.isMixed && text.endsInLetter(previous) && !isFirstOfBlock(index - 1) || isEndOfSentence(index)
    }

    /// Of fixed pitch, at the end of a sentence; more where some of its signs are the text's, as no program has them.
    private static let mostLastWords = 2
    private static let mostMixedWords = 8
    /// The size of a text, at the most, as a multiple of that of names of a fixed pitch with letters as high.
    private static let smallNames: Float = 1.5

    /// Whether a line goes on with one that begins with a large initial on its own baseline, which may keep them further apart.
    func isBelowInitial(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.size > Self.sizeOfInitial * line.size, isFirstOfBlock(index - 1), previous.words.count > 1,
            !line.isRow, !previous.isRow, !hasRoom(index - 1, right), previous.isBold == line.isBold,
            previous.y - line.y < Self.leadingBelowInitial * line.size, !text.endsSentence(previous)
        else { return false }
        let (initial, next) = (text.words[previous.words.lowerBound], text.words[previous.words.lowerBound + 1])
        return initial.end - initial.start < 3 && initial.size == previous.size && (next.size - line.size).magnitude < 0.06 * line.size
            && text.startsCapital(previous)
    }

    /// A multiple of the text's, at the least.
    private static let sizeOfInitial: Float = 1.5
    /// From baseline to baseline, at the most, in ems.
    private static let leadingBelowInitial: Float = 2.6
}
