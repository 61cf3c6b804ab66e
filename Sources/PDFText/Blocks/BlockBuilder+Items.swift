extension BlockBuilder {
    func startsItemBlock(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // A post and its years at the other edge, and below what was done in it: items may begin where other lines hang.
        if previous.isRow, begin(line) > begin(previous) + 0.5 * line.size { return true }
        // A bullet stands in no sentence where the one above begins with it.
        if text.startsBulleted(line) || text.startsMiddleDot(line), text.beginAlike(lines[firstLine(above: index)], line) { return true }
        // Below an entry of contents that ends in a Roman number: "Preface ..... v".
        if text.endsWithPageNumber(previous) { return true }
        if isWithinSentence(index) || text.closesBracket(line, openedIn: previous) || text.endsAbbreviation(line, begunIn: previous) {
            return false
        }
        // "in the year\n1984. It was": a number that begins a line by accident stands where the text stands.
        if text.startsItem(previous) || begin(line) > left + 0.3 * line.size || begin(line) < begin(previous) - 0.3 * line.size {
            return true
        }
        return text.endsSentence(previous) || isNextListed(index) || end(previous) < right - 0.15 * (right - left)
    }

    /// Whether an item begins below another one, which ends in a semicolon, and counts on from it or has the same bullet.
    private func isNextListed(_ index: Int) -> Bool {
        text.endsListed(lines[index - 1]) && text.countsItem(lines[index], after: lines[firstLine(above: index)])
    }

    /// Of the text's width.
    private static let roomBehindHead: Float = 0.35

    /// Whether what looks like an item's label stands in a sentence, at the beginning of a line by accident: the line before is the first of its
    /// paragraph or item, and full, and all others begin where this one does.
    private func isWithinSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if isWithinItem(index) || isWithinEntry(index) || isCitedPlace(index) || isCitation(index) || isWideReference(index)
            || isBracketedInSentence(index) || isOrdinalInSentence(index) || isStoppedInSentence(index)
        {
            return true
        }
        guard index + 1 < lines.count, isFirstOfBlock(index - 1), !text.endsSentence(previous), !hasRoom(index - 1, right),
            right - left > Self.widthOfText * line.size, (begin(lines[index + 1]) - begin(line)).magnitude < 0.3 * line.size,
            !text.startsItem(lines[index + 1])
        else { return false }
        let shift = begin(line) - begin(previous)
        if text.startsItem(previous) { return shift > 0.5 * line.size && text.startsLaterItem(line) }
        return shift < 0 && -shift < Self.widestIndent * line.size && (begin(line) - left).magnitude < 0.3 * line.size
    }

    /// Whether it is the number of a cited work, which a full line in the middle of a sentence left for the next, "as in\n[12] and": not below what begins
    /// with such a number itself, an entry of the list of works.
    private func isCitation(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsCitation(line), !text.endsSentence(previous) || text.endsBeforeNumber(previous),
            right - left > Self.narrowestCiting * line.size,
            !hasRoom(index - 1, right) || edges.endsLikeNeighbour(index - 1), !text.startsCitation(lines[firstLine(above: index)])
        else { return false }
        let shift = begin(line) - begin(previous)
        guard isFirstOfBlock(index - 1) else { return shift.magnitude < 0.1 * line.size }
        // The text of an item stands further right than its label, that of a paragraph hardly further left than its first line.
        return text.startsItem(previous) ? shift > 0.5 * line.size : shift.magnitude < Self.widestIndent * line.size
    }

    /// Whether it is a letter or a number in brackets, which a full line in the middle of a sentence left for the next: "matrices with length\n(x) rows", "a
    /// first leaf\n(14) and a second". Items count on from one to the next, from "(a)" or "(i)".
    private func isBracketedInSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard let label = text.startBracketed(line), Bidirectional.isLetter(text.lastScalar(previous)), !hasRoom(index - 1, right),
            right - left > Self.narrowestCiting * line.size
        else { return false }
        if case .number = label, text.startBracketed(lines[firstLine(above: index)]) != nil { return false }
        let near = max(0, index - Self.mostItemLines)..<min(lines.count, index + Self.mostItemLines)
        return !near.contains { $0 != index && text.counts(lines[$0], beside: label) }
    }

    /// Whether a line that a full one in the middle of a sentence went on in begins with a number as items of Chinese and Japanese do: "第\n（一）项",
    /// "一、二级".
    private func isWideReference(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsWideItem(line), !text.endsWidePart(previous) else { return false }
        let isBelowItem = isFirstOfBlock(index - 1) && text.startsWideItem(previous)
        if isBelowItem, (begin(line) - begin(previous)).magnitude < 0.3 * line.size { return false }
        let room = right - end(previous)
        if room < Self.roomOfWideEnd * line.size { return true }
        // Korean ends sentences in such a syllable.
        return text.startsCaseless(line) && room < Self.roomOfItem * (right - left) && !isBelowItem
    }

    /// Of a text that cites works, in ems: columns are narrower than other text.
    private static let narrowestCiting: Float = 12

    /// Whether it is the abbreviation of a page or a volume before its number, which a full line in the middle of a sentence left for the next.
    private func isCitedPlace(_ index: Int) -> Bool {
        let previous = lines[index - 1]
        return text.startsCitedPlace(lines[index]) && !text.endsSentence(previous) && !hasRoom(index - 1, right)
            && right - left > Self.widthOfText * previous.size
    }

    /// Whether it stands in an item that hangs, below a full line of that and where it begins: labels stand further left.
    private func isWithinItem(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // A bracket may stand out by a part of its width.
        let shift = begin(previous) - begin(line)
        let isInBracket = text.startsBracket(line)
        guard !isFirstOfBlock(index - 1), !text.startsItem(previous), !text.endsSentence(previous), !hasRoom(index - 1, right),
            right - left > Self.widthOfText * line.size,
            shift.magnitude < 0.1 * line.size || isInBracket && shift > 0 && shift < Self.standingOut * line.size
        else { return false }
        let first = firstLine(above: index)
        // One that was counted within the lines above it is counted on.
        if isInBracket, lines[first..<index].contains(where: text.holdsNumberInBrackets) { return true }
        return isFirstOfBlock(first) && begin(line) - begin(lines[first]) > 0.5 * line.size && text.startsItem(lines[first])
    }

    /// Whether it stands in an entry of works that hang, below a full line and where the entry goes on: "Hrsg. von Peter Beidler.\n2. Aufl. Boston 2004".
    private func isWithinEntry(_ index: Int) -> Bool {
        let line = lines[index]
        guard let hanging, !hasRoom(index - 1, right) else { return false }
        let first = firstLine(above: index)
        return isFirstOfBlock(first) && !text.startsItem(lines[first])
            && (!text.startsDigit(lines[first]) || text.number(lines[first]) != nil)
            && hanging.holds(begin(lines[first]), begin(line), size: line.size)
    }

    /// Whether it stands in an entry that hangs, counted or not, below a full line and where the entry goes on: a work's title, in another weight than who
    /// wrote it.
    func isInEntry(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard let hanging, !hasRoom(index - 1, right), !line.isRow, !previous.isRow, previous.isFixedPitch == line.isFixedPitch else {
            return false
        }
        let first = firstLine(above: index)
        return isFirstOfBlock(first) && hanging.holds(begin(lines[first]), begin(line), size: line.size)
            && (text.startsItem(lines[first]) || hanging.alwaysBegin(begin(lines[first]), size: line.size))
    }

    /// The first line of the block above a line, or as far up as one is looked for.
    func firstLine(above index: Int) -> Int {
        var first = index - 1
        while first > 0, first > index - Self.mostItemLines, !isFirstOfBlock(first) { first -= 1 }
        return first
    }

    private static let mostItemLines = 16
    /// In ems.
    private static let standingOut: Float = 0.25

    /// Whether a line begins the next entry behind a label in brackets, whose text begins where that of the entry above it does.
    func isNextLabelled(_ index: Int) -> Bool {
        guard let start = text.startBehindLabel(lines[index]), !text.endsInHyphen(lines[index - 1]) else { return false }
        let above = isFirstOfBlock(index - 1) ? text.startBehindLabel(lines[index - 1]) : begin(lines[index - 1])
        return above.map { ($0 - start).magnitude < 0.3 * lines[index].size } ?? false
    }

    /// Whether a line begins the next of several short things that stand one below the other, each told by how it begins or ends: steps with the numbers of
    /// parts, and, where the one above had room for its first word, names with a colon and what they stand for, options of a program, clauses with a
    /// semicolon.
    func isNextOfSeveral(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if isFirstOfBlock(index - 1), text.countsParts(line, after: previous) { return true }
        // "DATE: …", "INVOICE: …": in a form no line is too narrow for that.
        if text.startsCapitalLabel(line), text.startsCapitalLabel(previous), !line.isRow, !previous.isRow,
            (begin(line) - begin(previous)).magnitude < 0.1 * line.size
        {
            return true
        }
        // "ANN: …": below what somebody else has said.
        if text.startsCapitalLabel(line), text.endsSentence(previous), !line.isRow {
            let first = lines[firstLine(above: index)]
            if text.startsCapitalLabel(first), (begin(line) - begin(first)).magnitude < 0.1 * line.size { return true }
        }
        if isNextBoldLabel(index) || isNextCounted(index) { return true }
        let right = max(right, reach)
        // "b) Lamps of the pier", "2.2. Their oil": in however narrow a column.
        if text.startsSection(line), isFirstOfBlock(index - 1), text.startsItem(previous) || text.startsSection(previous),
            hasRoom(index - 1, right), !text.endsInHyphen(previous), !text.endsSentence(previous), !line.isRow, !previous.isRow
        {
            return true
        }
        guard hasRoom(index - 1, right), right - left > Self.widthOfText * line.size, !line.isRow, !previous.isRow else { return false }
        if text.ending(of: previous) == 0x3B, text.ending(of: line) == 0x3B { return !edges.endsLikeNeighbour(index - 1) }
        guard isFirstOfBlock(index - 1), (begin(line) - begin(previous)).magnitude < 0.1 * line.size, !text.endsInHyphen(previous) else {
            return false
        }
        // A heading below the one that its section stands in: it doesn't go on in small letters.
        let goesOn = index + 1 < lines.count && text.startsLowercase(lines[index + 1]) && !text.endsSentence(line)
        if !goesOn, text.startsSection(line) || text.startsCounted(line), !text.endsSentence(previous),
            right - end(previous) > Self.roomBehindHead * (right - left)
        {
            return true
        }
        if text.startsLabel(line), text.startsLabel(previous) {
            // A sentence goes on in small letters.
            let mayGoOn =
                text.startsLowercase(line) && !text.startsLowercase(previous) && Bidirectional.isLetter(text.ending(of: previous))
            return !mayGoOn || index > 1 && text.startsLabel(lines[index - 2])
                || index + 1 < lines.count && text.startsLabel(lines[index + 1])
        }
        return text.startsOption(line) && text.startsOption(previous)
    }

    /// Whether a line begins with what it is and its number, "Step 3: …", "Art. 2 …", "§ 3 …", behind a sentence that had room for both.
    private func isNextCounted(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsCounted(line) || text.startsArticle(line), text.endsSentence(previous), text.ending(of: previous) != 0x3A,
            !line.isRow, !previous.isRow, right - left > Self.widthOfHanging * line.size
        else { return false }
        let words = text.words[line.words.prefix(2)]
        let width = words.reduce(Self.spacesOfCounted * line.size) { $0 + $1.x1 - $1.x0 }
        guard right - end(previous) > max(width, Self.roomOfItem * (right - left)), hasRoom(index - 1, right) else { return false }
        let first = lines[firstLine(above: index)]
        // Steps may be as long as each other.
        let isNext = (text.startsCounted(first) || text.startsArticle(first)) && text.beginAlike(first, line, words: 1)
        return (isNext || !edges.endsLikeNeighbour(index - 1) && !isBesidePicture(index - 1))
            && (begin(line) - begin(first)).magnitude < Self.widestIndent * line.size
    }

    /// In ems.
    private static let spacesOfCounted: Float = 1.5

    /// Whether a line begins with a name in bold type and a colon behind the end of a sentence, as the block above it does, whatever room there was.
    private func isNextBoldLabel(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard line.startsBold, !line.endsBold, text.startsLabel(line), text.endsSentence(previous), !line.isRow, !previous.isRow else {
            return false
        }
        let first = firstLine(above: index)
        return isFirstOfBlock(first) && lines[first].startsBold && text.startsLabel(lines[first])
            && (begin(line) - begin(lines[first])).magnitude < 0.1 * line.size
    }

    /// Whether a line is the next of several that were ended on purpose: a name, a dash and what that is, or somebody's name and
    /// mail address, or that of a page.
    func isNextDefinition(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard
            text.startsDefined(line) || text.endsInMailAddress(previous) && !text.startsLowercase(line) && !text.startsBracket(line)
                || text.endsInAddress(previous) && text.endsInAddress(line) && text.startsCapital(previous) && text.startsCapital(line)
        else { return false }
        return hasRoom(index - 1, right) && right - left > Self.widthOfText * line.size && !text.endsInHyphen(previous)
            && !edges.endsLikeNeighbour(index - 1)
    }

    /// Whether a line says what a sign of a formula means, as the block above it does, whose last line had room for this sign.
    func isNextMeaning(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsMeaning(line), hasRoom(index - 1, right), !text.endsInHyphen(previous), !line.isRow else { return false }
        let first = lines[firstLine(above: index)]
        return text.startsMeaning(first) && (begin(first) - begin(line)).magnitude < 0.1 * line.size
            && right - left > Self.widthOfHanging * line.size
    }

    /// Whether a line is nothing but somebody's mail address or that of a page, below a name or another address that had much room for it.
    func isAddressAlone(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.wordCount(line) == 1, text.endsInMailAddress(line) || text.startsAddress(line), text.ending(of: line) != 0x2E,
            text.startsLetter(line)
        else { return false }
        return isFirstOfBlock(index - 1) && hasRoom(index - 1, right) && !text.endsInHyphen(previous) && !text.startsItem(previous)
            && text.wordCount(previous) <= Self.mostWordsOfName && right - end(previous) > Self.roomOfEnd * (right - left)
    }

    static let mostWordsOfName = 5

    /// Whether a line is the sentence below one command, or several, that stand by themselves and say how what the sentence speaks of is written; or the
    /// next one of these.
    func isBelowSyntax(_ index: Int) -> Bool {
        let line = lines[index]
        guard lines[index - 1].startsFixedPitch, hasRoom(index - 1, right) else { return false }
        if line.startsFixedPitch {
            return isFirstOfBlock(index - 1) && (begin(line) - begin(lines[index - 1])).magnitude < 0.3 * line.size
                && text.isSyntax(lines[index - 1]) && text.isSyntax(line)
        }
        guard text.startsCapital(line) || text.startsPlaceholder(line) else { return false }
        let first = firstLine(above: index)
        return isFirstOfBlock(first) && lines[first..<index].allSatisfy(text.isSyntax)
    }

    /// Whether a line begins the next entry of a list of terms, set in a font of their own: the entry above begins in the same place, with a term as well,
    /// and had room for this one, much of it or at the end of a sentence, or there is a third one beside them.
    func isNextTerm(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsTerm(line), line.startFont != sizes.usualFont, sizes.usualFont >= 0 || line.startsBold || line.startsFixedPitch
        else { return false }
        guard hasRoom(index - 1, right), !edges.endsLikeNeighbour(index - 1) else {
            // Where entries hang, one of a single line need not have room for the next one's term.
            // A name in the middle of a sentence may begin a line, too; several hardly do.
            let isOneOfSeveral =
                index > 1 && isFirstOfBlock(index - 2) && startsAlike(lines[index - 2], line)
                || index + 1 < lines.count && text.startsTerm(lines[index + 1]) && startsAlike(line, lines[index + 1])
            return isFirstOfBlock(index - 1) && (text.endsSentence(previous) || isOneOfSeveral) && startsAlike(previous, line)
                && (hanging?.begins(begin(line), size: line.size) ?? false)
        }
        if startsAlike(previous, line) {
            // One of several may have had no room for the next.
            let isThird = index > 1 && isFirstOfBlock(index - 2) && startsAlike(lines[index - 2], line)
            guard isFirstOfBlock(index - 1) || isThird else { return false }
            return right - end(previous) > Self.roomBehindEntry * (right - left) || text.endsSentence(previous)
                || isThird || index + 1 < lines.count && startsAlike(lines[index + 1], line)
        }
        // What goes on with an entry hangs.
        guard begin(previous) - begin(line) > Self.indent * line.size else { return false }
        let first = firstLine(above: index)
        return isFirstOfBlock(first) && startsAlike(lines[first], line)
    }

    /// Whether a line begins with the two words that the one above it begins with, which had room for the first of them, or with three behind a comma,
    /// whatever room there was: commands, or entries of a list; or, behind a semicolon, with the one word that the line above begins with:
    /// clauses. The lines of a formula begin with the same sign.
    func isNextAlike(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard (begin(line) - begin(previous)).magnitude < 0.1 * line.size, right - left > Self.widthOfText * line.size,
            !text.startsRelation(line)
        else { return false }
        if isFirstOfBlock(index - 1), text.endsClause(previous, before: line), text.beginAlike(previous, line, words: 1) { return true }
        guard text.beginAlike(previous, line, words: 2) else { return false }
        // Behind a comma no text has three of its words again just below them.
        if isFirstOfBlock(index - 1), text.startsCapital(line), text.ending(of: previous) == 0x2C, text.beginAlike(previous, line, words: 3)
        {
            let first = line.words.lowerBound
            if text.words[first + 2].x1 - text.words[first].x0 > Self.widthOfThree * line.size { return true }
        }
        return hasRoom(index - 1, right) && !text.endsInHyphen(previous) && !edges.endsLikeNeighbour(index - 1)
    }

    /// In ems: the pieces of one name are narrower.
    private static let widthOfThree: Float = 5

    /// Whether a line by itself, which ends no sentence, was ended on purpose above the full one that begins below it with a capital, in a text whose lines
    /// reach its edge: a heading in the type of the text, or a notice.
    func isLineAlone(_ index: Int, before line: LayoutLine) -> Bool {
        let head = lines[index]
        guard edges.areEven, isFirstOfBlock(index), right - end(head) > Self.roomBehindEntry * (right - left),
            right - left > Self.widthOfText * line.size, hasRoom(index, right), (end(line) - right).magnitude < 0.2 * line.size,
            text.startsCapital(line), text.endsInLetter(head), !text.endsInHyphen(head), !head.isRow, !line.isRow
        else { return false }
        return (begin(line) - begin(head)).magnitude < 0.3 * line.size && !edges.endsLikeNeighbour(index) && !isBesidePicture(index)
    }

    /// As a share of the text's width.
    static let roomBehindEntry: Float = 0.25

    /// Whether a line begins where another one does that begins with a term, with one in its font.
    private func startsAlike(_ line: LayoutLine, _ other: LayoutLine) -> Bool {
        line.startFont == other.startFont && (begin(line) - begin(other)).magnitude < 0.1 * other.size && text.startsTerm(line)
    }

    /// Whether a line is set in below one that had room for its first word, in typed text whose lines end in one place, as no program's do: a paragraph's
    /// first.
    func isTypedFirst(_ index: Int) -> Bool {
        let line = lines[index]
        let indent = begin(line) - left
        return isTyped && hasRoom(index - 1, right) && right - left > Self.widthOfText * line.size && indent > Self.indent * line.size
            && indent < Self.widestIndent * line.size && !text.startsLowercase(line)
            && (text.startsLetter(line) || text.startsItem(line) || text.startsBracket(line) || text.hasMoreLetters(line))
    }

    /// Whether a line is the name of who speaks below it, in a play that is typed: in capitals, further in than what is said.
    func isSpeaker(_ index: Int) -> Bool {
        let (name, line) = (lines[index], lines[index + 1])
        return isFirstOfBlock(index) && begin(name) - begin(line) > Self.speakerIndent * line.size && name.words.count <= Self.mostNames
            && hasRoom(index, right) && text.isCapitals(name) && text.startsCapital(name) && !text.isCapitals(line)
    }

    /// In ems.
    private static let speakerIndent: Float = 4
    private static let mostNames = 3
}
