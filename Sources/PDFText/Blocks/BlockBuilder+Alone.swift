import PDFContent

/// Lines that were ended on purpose, two of them or more, though too few to be told as a list.
extension BlockBuilder {
    /// Whether a line is the full first one of a paragraph, the next of which begins at the left edge, below a paragraph of one line that has the same indent
    /// and had room for its first word, whatever that ends in: an address, a number.
    func isFirstBelowLineAlone(_ index: Int) -> Bool {
        guard index + 1 < lines.count else { return false }
        let (previous, line, next) = (lines[index - 1], lines[index], lines[index + 1])
        return hasRoom(index - 1, right) && !hasRoom(index, right) && right - left > Self.widthOfText * line.size
            && !text.startsLowercase(line) && !text.breaksWord(previous) && (begin(line) - begin(previous)).magnitude < 0.1 * line.size
            && begin(line) - left < Self.widestIndent * line.size && (begin(next) - left).magnitude < 0.1 * line.size
            && (next.size - line.size).magnitude < 0.03 * line.size && !next.isRow && !line.isRow && !previous.isRow
    }

    /// Whether a line is nothing but the number of a formula, "(7)", at the edge of the text: TeX sets it below one that leaves no room for it.
    func isNumberOfFormula(_ index: Int) -> Bool {
        let line = lines[index]
        guard index > 0, line.words.count == 1, 3...Self.longestNumber ~= line.characterCount,
            (end(line) - right).magnitude < 0.5 * line.size, begin(line) > left + 0.6 * (right - left),
            right - left > Self.widthOfHanging * line.size, lines[index - 1].y - line.y < Self.farthestNumber * line.size
        else { return false }
        let number = text.cells(of: line.words.lowerBound)
        guard number.first?.unicode == 0x28, number.last?.unicode == 0x29,
            number.contains(where: { $0.unicode &- 0x30 < 10 || $0.unicode &- 0x41 < 26 }),
            number.dropFirst().dropLast().allSatisfy({
                $0.unicode &- 0x30 < 10 || ($0.unicode | 0x20) &- 0x61 < 26 || $0.unicode == 0x2E || $0.unicode == 0x2D
            })
        else { return false }
        // One that has a number, or is text, is none of these.
        let formula = lines[index - 1]
        return formula.words.count > 1 && text.ending(of: formula) != 0 && !hasNumber(formula)
            && text.smallWordCount(formula) * 4 <= formula.words.count * 3
            && formula.words.contains { word in text.cells(of: word).contains { FormulaEnd.isRelation($0.unicode) } }
    }

    /// Whether a line ends in brackets at the edge of the text, behind white.
    private func hasNumber(_ line: LayoutLine) -> Bool {
        guard let last = line.words.last, (end(line) - right).magnitude < 0.5 * line.size else { return false }
        return text.cells(of: last).last?.unicode == 0x29 && line.widestGap > 1.5 * line.size
    }

    /// With its brackets, in signs; below its formula, in ems.
    private static let longestNumber = 8
    private static let farthestNumber: Float = 3

    /// Whether the text of a block begins below its heading, a few words that had much room, which nothing but the colour tells: the line that follows it has
    /// the text's colour as well.
    func isBelowHeadingInColour(_ index: Int) -> Bool {
        let (heading, line) = (lines[index - 1], lines[index])
        guard heading.colour != line.colour, heading.colour.isKnown, line.colour.isKnown, isFirstOfBlock(index - 1),
            index + 1 < lines.count, lines[index + 1].colour == line.colour, heading.words.count <= Self.mostWordsOfHeading,
            text.startsCapital(line), !text.startsLowercase(heading), !text.startsItem(heading), !heading.isRow, !line.isRow
        else { return false }
        return right - end(heading) > Self.roomOfEnd * (right - left) && hasRoom(index - 1, right) && !text.endsInHyphen(heading)
            && text.ending(of: heading) != 0x2E && !heading.isFixedPitch && !line.isFixedPitch && text.hasMoreLetters(heading)
            && line.width > heading.width
    }

    private static let mostWordsOfHeading = 8

    /// Whether a line begins anew below one that was ended on purpose, which its own words or those of both of them tell, whatever stands around them.
    func isNextAlone(_ index: Int) -> Bool {
        // Code keeps its lines as they are.
        isNextOfPair(index) || !lines[index].isFixedPitch && isNextSigned(index) || isNextValue(index) || isNextNotice(index)
            || isNextAddress(index) || isBelowAddress(index) || isNextDates(index)
    }

    /// Whether a line and the one above it both begin with an address, in the same place: works, or where they are, one to a line. Addresses stand at the
    /// beginning of two lines of a sentence, too, but for want of room, and with words between them that end in no bracket.
    func isNextAddress(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return text.startsAddress(line) && text.startsAddress(previous) && (begin(line) - begin(previous)).magnitude < 0.1 * line.size
            && text.startsLetter(line) && !text.startsBracket(line) && !line.isRow && !previous.isRow && !text.endsInHyphen(previous)
            && !text.endsInSmallWord(previous)
            && text.ending(of: previous) != 0x2C
            && (hasRoom(index - 1, right) || text.wordCount(previous) == 1 || text.endsInRoundBracket(previous))
    }

    /// Whether a line begins with a capital below an address in a line of its own, in a text that reaches its edge: the address ends far from that.
    private func isBelowAddress(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsAddress(previous), text.wordCount(previous) == 1, edges.areEven, hasRoom(index - 1, right) else { return false }
        return text.startsCapital(line) && text.ending(of: previous) != 0x2C && !text.endsInHyphen(previous) && !previous.isRow
            && right - end(previous) > Self.roomOfEnd * (right - left) && right - left > Self.widthOfText * line.size
            && (begin(line) - begin(previous)).magnitude < 0.1 * line.size && !isBesidePicture(index - 1)
    }

    /// Whether two lines by themselves, with white around them, both end far from the edge: a name below a date, what a letter ends with, examples. The
    /// second one begins with a capital, or had room for its first letter, where lines end at any; and they are no words alone, as the two lines of a heading
    /// in a narrow place are, but for names and what begins alike.
    private func isNextOfPair(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isNextInPlace(index), right - end(previous) > Self.roomOfEnd * (right - left),
            right - end(line) > Self.roomOfEnd * (right - left),
            !previous.isBold, !line.isBold, !text.startsItem(previous), !text.endsSentence(previous), !text.endsInSmallWord(previous),
            // A sentence of two lines.
            text.ending(of: line) != 0x2E,
            !line.isFixedPitch || !text.holdsCode(previous) && !text.holdsCode(line)
        else { return false }
        let mayBegin =
            text.startsWide(line)
            ? text.startsWide(previous) && max(previous.width, line.width) < Self.widestOfPair * line.size
            // One word may be the rest of a label in a drawing.
            : text.startsCapital(line) && !text.startsLowercase(previous) && min(line.words.count, previous.words.count) > 1
        return mayBegin && isPair(index)
            && (text.startsWide(line) || text.holdsSign(previous) || text.holdsSign(line) || text.beginAlike(previous, line)
                || text.smallWordCount(previous) + text.smallWordCount(line) == 0)
    }

    /// Whether a line and the one above it stand closer to each other than to those around them.
    func isPair(_ index: Int) -> Bool {
        let step = Self.stepAroundPair * (lines[index - 1].y - lines[index].y)
        func isApart(_ above: Int) -> Bool {
            guard lines.indices.contains(above), lines.indices.contains(above + 1) else { return true }
            let white = lines[above].y - lines[above + 1].y
            return white > step || white < 0
        }
        return isApart(index - 2) && isApart(index)
    }

    /// Around two lines, at the least: a multiple of the distance between them.
    private static let stepAroundPair: Float = 1.25
    /// In ems.
    private static let widestOfPair: Float = 15

    /// Whether a line begins with the sign that the one above it begins with, close before a letter, as names in programs and commands do: "%%", "$", "\".
    /// There are more, or they are two by themselves: a sentence may have some names.
    private func isNextSigned(_ index: Int) -> Bool {
        guard isNextInPlace(index), let sign = text.signOfName(lines[index]) else { return false }
        func hasSign(_ other: Int) -> Bool { lines.indices.contains(other) && text.signOfName(lines[other]) == sign }
        guard hasSign(index - 1), hasRoom(index - 1, right), right - end(lines[index - 1]) > Self.roomBehindEntry * (right - left) else {
            return false
        }
        return hasSign(index - 2) || hasSign(index + 1) || isPair(index)
    }

    /// Whether a line and the one above it both begin with a capital and end in a colon and a figure: what was counted, and how much of it there is.
    private func isNextValue(_ index: Int) -> Bool {
        isNextInPlace(index) && text.endsInValue(lines[index - 1]) && text.endsInValue(lines[index]) && text.startsCapital(lines[index])
    }

    /// Whether a line begins with who has the rights, "Copyright (C)", below what the work is called: that had room for it, or both stand by themselves.
    private func isNextNotice(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsNotice(line), text.hasLetters(previous), !text.endsInHyphen(previous), !text.endsInSmallWord(previous),
            right - left > Self.widthOfHanging * line.size
        else { return false }
        return hasRoom(index - 1, right)
            || right - end(previous) > 0.5 * line.size && isFirstOfBlock(index - 1) && isPair(index) && !text.endsInLetter(previous)
    }

    /// Whether a line says when a paper was received, below where its authors work.
    private func isNextDates(_ index: Int) -> Bool {
        let previous = lines[index - 1]
        return text.startsDates(lines[index]) && !text.endsInHyphen(previous) && !text.endsInSmallWord(previous)
            && text.ending(of: previous) != 0x2C
    }

    /// Whether a line stands right below the first one of a block, in type like its, in what is as wide as a text.
    private func isNextInPlace(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return isFirstOfBlock(index - 1) && (begin(line) - begin(previous)).magnitude < 0.1 * line.size
            && right - left > Self.widthOfText * line.size
            && !line.isRow && !previous.isRow && !text.endsInHyphen(previous)
    }

    /// Whether a line begins the next entry of a list of terms and what they mean, set in two columns: in both lines a word stands in just the same place,
    /// in one of them at least behind more white than lines of text have.
    func isNextInColumns(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1), (line.x0 - previous.x0).magnitude < 0.1 * line.size,
            !line.isStretched, !previous.isStretched, right - left > Self.widthOfText * line.size,
            min(line.characterCount, previous.characterCount) >= Self.fewestOfEntry, text.hasMoreLetters(line),
            text.hasMoreLetters(previous), hasRoom(index - 1, right) || text.endsSentence(previous),
            !text.startsLowercase(line) || text.endsSentence(previous)
        else { return false }
        // What stands further right may be the last word of lines that end in one place.
        let furthest = line.x0 + Self.roomOfEnd * (right - left)
        return text.haveColumn(previous, line, before: furthest) || text.haveColumn(line, previous, before: furthest)
    }

    /// Characters of an entry: the rows of a formula may have less.
    private static let fewestOfEntry = 12

    /// Whether typed text goes on below its heading, the number of a section and a few words, which ends far from the edge: the text is set in.
    func isBelowTypedHead(_ index: Int) -> Bool {
        let (head, line) = (lines[index - 1], lines[index])
        return isFirstOfBlock(index - 1) && begin(line) - begin(head) > Self.deepIndent * line.size
            && right - end(head) > Self.roomOfEnd * (right - left) && right - left > Self.widthOfText * line.size
            && text.startsSection(head) && !text.endsInHyphen(head)
    }

    /// Whether a line begins anew below one that ends in a blank to be filled in, as long as there is room: "Name: ________".
    func isBelowBlank(_ index: Int) -> Bool { text.endsInBlank(lines[index - 1]) && !text.startsLowercase(lines[index]) }
}
