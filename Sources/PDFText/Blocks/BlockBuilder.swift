/// Why a block begins.
enum BlockStart: Sendable {
    /// It doesn't: the line goes on with the block before.
    case none
    /// A column or another region begins: a paragraph may run on into it.
    case region
    /// Another size or style; a formula or a large letter may do that within a paragraph.
    case style
    /// The author set it apart: white, an indent, a label.
    case paragraph
}

/// Decides where among the lines of one region a new block begins: a paragraph, a heading, an item, a row of a table.
struct BlockBuilder {
    /// Whether each line begins a block, and why.
    private(set) var starts: [BlockStart] = []

    private let edges: LineEdges
    private let sizes: TypeSizes
    /// What type is large beside: the usual size, or the page's where all may be a title.
    private let smallSize: Float
    private let spacing: LineSpacing
    private let listed: ListedLines
    private let centred: CentredLines
    private let definitions: DefinitionHeads
    private let lettered: LetteredItems
    private let entries: PagedEntries?

    /// An indent, in ems.
    static let indent: Float = 0.75

    private static let mostTitleLines = 4

    /// - Parameters:
    ///   - pageSize: of most of the text around the region, in points.
    ///   - areStacked: whether the lines are known to be centred.
    ///   - reach: how far right the lines might reach, in points, if that is known.
    init(_ lines: [LayoutLine], text: BlockText, pageSize: Float = .infinity, areStacked: Bool = false, reach: Float = -.infinity) {
        let sizes = TypeSizes(lines)
        self.sizes = sizes
        let mayBeTitle = lines.count <= Self.mostTitleLines && text.mayBeTitle(lines, pageSize: pageSize)
        smallSize = mayBeTitle ? min(sizes.usual, pageSize) : sizes.usual
        edges = LineEdges(lines, text)
        spacing = LineSpacing(edges, sizes)
        // On slides all text is large.
        let isLarge = pageSize < RegionSplitter.largestUsualSize && lines.first.map { $0.size > pageSize * TypeSizes.large } ?? false
        listed = ListedLines(edges, reach: reach, mayBeTitle: mayBeTitle || isLarge)
        centred = CentredLines(edges, areStacked: areStacked)
        definitions = DefinitionHeads(edges: edges)
        lettered = LetteredItems(edges)
        entries = PagedEntries(edges)
        findEntries()
        findHanging()
        starts.reserveCapacity(lines.count)
        isText.reserveCapacity(lines.count)
        for index in lines.indices {
            if index > 1, starts[index - 1] == .none, isBelowFirst(index) { starts[index - 1] = .paragraph }
            starts.append(index == 0 ? .region : start(index))
            isText.append(!lines[index].isFixedPitch || starts[index] == .none && isText[index - 1])
            if starts[index] != .none, let number = text.number(lines[index]) { counted = (number, begin(lines[index])) }
        }
    }

    private var lines: [LayoutLine] { edges.lines }
    private var text: BlockText { edges.text }
    private var left: Float { edges.left }
    private var right: Float { edges.right }
    private var isRightToLeft: Bool { edges.isRightToLeft }
    private var isJustified: Bool { edges.isJustified }
    private var leading: Float { spacing.usual }
    private var tolerance: Float { spacing.tolerance }

    /// Whether a line stands in a block that is not code so far.
    private var isText: [Bool] = []

    /// Whether a line that is mostly of a fixed pitch stands in a text all the same, or one that isn't goes on with such: in a full line the address
    /// of a work, or names.
    private func isMixedText(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // In narrow columns, of an index, any line may be a full one.
        guard step < leading * 1.1, right - left > Self.widthOfText * line.size, !hasRoom(index - 1, right) else { return false }
        if line.isFixedPitch {
            if isText[index - 1], !previous.isFixedPitch, isEndOfSentence(index) { return true }
            return (line.isMixed || isText[index - 1] && previous.isFixedPitch)
                && (text.ending(of: previous) != 0x3A || text.startsAddress(line))
        }
        return previous.isMixed && (isText[index - 1] || starts[index - 1] != .none)
    }

    /// Whether a line is a few names of a fixed pitch and a stop, the end of the sentence in the full line before it, or the rest of an address that
    /// this ends with.
    private func isEndOfSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard line.words.count <= Self.mostLastWords else { return false }
        let isRestOfAddress = line.words.count == 1 && text.endsInAddress(previous)
        // An identifier behind the name of its kind: "DOI:".
        let isNamed = line.words.count == 1 && text.ending(of: previous) == 0x3A
        guard isRestOfAddress || text.ending(of: line) == 0x2E && (isNamed || !text.endsSentence(previous)) else { return false }
        return (begin(line) - (isFirstOfBlock(index - 1) ? left : begin(previous))).magnitude < 0.3 * line.size
    }

    private static let mostLastWords = 2

    /// The indents by which entries hang.
    private var hanging: HangingEntries?

    private mutating func findHanging() {
        guard right - left > Self.widthOfText * sizes.usual else { return }
        let found = HangingEntries(edges, widestStep: leading * 1.15)
        if !found.isEmpty { hanging = found }
    }

    /// Whether a line hangs below the first of its entry, as others of the region do, or behind its label in brackets.
    private func hangs(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1) else { return false }
        if let start = text.startBehindLabel(previous), (begin(line) - start).magnitude < 0.3 * line.size { return !isRightToLeft }
        return hanging?.holds(begin(previous), begin(line), size: line.size) ?? false
            && (!text.endsSentence(previous) || !hasRoom(index - 1, right))
    }

    /// Whether a line begins an entry below one of a single line, which had room for more, where entries hang.
    private func isNextEntry(_ index: Int) -> Bool {
        guard let hanging, isFirstOfBlock(index - 1), hasRoom(index - 1, right), !text.startsLowercase(lines[index]) else { return false }
        return hanging.begins(begin(lines[index]), size: lines[index].size)
    }

    /// Whether most lines are entries of an index, which has at least so many.
    private var isIndex = false
    private static let fewestEntries = 8

    private mutating func findEntries() {
        guard lines.count >= Self.fewestEntries else { return }
        // Entries whose last number follows another one, which those of contents do not have, and with leaders.
        var (count, leaders) = (0, 0)
        for (number, line) in lines.enumerated() {
            if text.endsEntry(line) { count += 1 } else if text.endsInLeader(line), !text.startsNumber(line) { leaders += 1 }
            // Hardly any text has one.
            if number + 1 == Self.fewestEntries, count + leaders < Self.fewestEntries / 4 { return }
        }
        isIndex = (count + (count * 5 >= lines.count ? leaders : 0)) * 5 > lines.count * 3
    }

    /// The number that the last block with one begins with, and where it stands.
    private var counted: (number: Int, begin: Float)?

    /// Whether a line begins with the next number, in the same place: the next note, or the next work of a list.
    private func countsOn(_ line: LayoutLine) -> Bool {
        guard let counted, let number = text.number(line) else { return false }
        return number == counted.number + 1 && (begin(line) - counted.begin).magnitude < 0.6 * line.size
    }

    /// Whether a line begins with the number of a verse, which goes on where the one before it ends.
    private func isVerse(_ index: Int) -> Bool {
        !hasRoom(index - 1, right) && text.countsVerse(lines[index], after: lines[..<index]) { isFirstOfBlock($0) }
    }

    /// Whether the two lines below a line, or above it, end about where it does, so that it may have had no more room: beside a picture.
    private func isBesidePicture(_ index: Int) -> Bool {
        func endsAlike(_ other: Int) -> Bool {
            lines.indices.contains(other) && (end(lines[other]) - end(lines[index])).magnitude < Self.raggednessOfColumn * lines[index].size
        }
        return endsAlike(index + 1) && endsAlike(index + 2) || endsAlike(index - 1) && endsAlike(index - 2)
    }

    /// Behind a line that is ended on purpose, at the least: a share of the text's width.
    private static let roomOfEnd: Float = 0.4
    /// Between the ends of some lines beside a picture, in ems.
    private static let raggednessOfColumn: Float = 6

    private func start(_ index: Int) -> BlockStart {
        let (previous, line) = (lines[index - 1], lines[index])
        if line.hasDrawnBullet, !line.isFixedPitch || !previous.isFixedPitch { return .paragraph }
        let em = max(previous.size, line.size)
        let step = (previous.y - line.y) / (sizes.isUneven ? sizes.usual : min(previous.size, line.size))
        let isLarge =
            line.size > smallSize * max(TypeSizes.large, sizes.tolerance) && (line.size - previous.size).magnitude < 0.03 * line.size
            && line.isBold == previous.isBold && (line.size - sizes.ofLargeText).magnitude > 0.03 * line.size
        let isOwn = spacing.ofText > 0 && TextLeading.isText(previous, line)
        let leading = isOwn ? spacing.ofText : leading
        // Formulas are lines close to each other.
        let widest = max(leading, 1) * Self.widestLeading
        if step > 0.5, step < widest || (step < Self.tallestStep && step - white(beside: index) < widest),
            goesOn(index, step: step) || goesOnBehindTerm(index, step: step)
        {
            return .none
        }
        if step > (isLarge ? max(leading, 1.55) : leading) * (isOwn ? TextLeading.tolerance : tolerance) || step < -0.2 {
            return .paragraph
        }
        if line.size > previous.size * sizes.tolerance || previous.size > line.size * sizes.tolerance { return .style }
        let startsNote = text.startsNote(line)
        if !startsNote || !isVerse(index) {
            if countsOn(line) || startsNote && line.size < sizes.usual * 1.06 { return .paragraph }
        }
        if isLarge, smallSize == sizes.usual || !listed.isListed[index - 1] && !centred.ends(index - 1) { return .none }
        if previous.isArtifact != line.isArtifact || line.isBold != previous.isBold { return .style }
        if let entries {
            if entries.goesOn[index] { return .none }
            if entries.ends[index - 1] { return .paragraph }
        }
        if isIndex { return text.startsNumber(line) || text.startsLeader(line) || text.endsInHyphen(previous) ? .none : .paragraph }
        if line.isFixedPitch != previous.isFixedPitch || line.isFixedPitch && isText[index - 1], !isMixedText(index, step: step) {
            return .style
        }
        // Code keeps its lines together.
        if line.isFixedPitch, previous.isFixedPitch { return text.startsTurn(line) || isSpeaker(index - 1) ? .paragraph : .none }
        if text.breaksWord(previous), text.startsLowercase(line) { return .none }
        if isHeading(index - 1, before: line) { return .style }
        if listed.isListed[index - 1], listed.isListed[index], !listed.isFilled[index - 1] { return .paragraph }
        if centred.ends(index - 1) { return .paragraph }
        if isNextLabelled(index) { return .paragraph }
        if text.startsItem(line) { return startsItemBlock(index) ? .paragraph : .none }
        if lettered.starts.contains(index), hasRoom(index - 1, right) || text.endsSentence(previous) { return .paragraph }
        if definitions.hasRest(index) { return .none }
        if starts[index - 1] == .none, begin(previous) > begin(line), definitions.hasRest(index - 1) { return .paragraph }
        if text.endsWithPageNumber(previous) || line.isRow || previous.isRow { return .paragraph }
        let shift = begin(line) - begin(previous)
        let threshold = Self.indent * em
        let isParagraph: Bool
        if shift > threshold {
            isParagraph = indented(index)
        } else if shift < -threshold {
            isParagraph = outdented(index)
        } else if begin(line) > left + threshold, starts[index - 1] != .none, isFirstOfBlock(index - 1), text.endsSentence(previous) {
            isParagraph = !text.startsLowercase(line)  // one-line paragraphs one below the other, each with its indent
        } else if isFirstBelowInset(index) || isNextEntry(index) {
            isParagraph = true
        } else {
            let room = right - end(previous)
            isParagraph =
                room > 0.12 * (right - left) && text.endsSentence(previous)
                && (isJustified && !text.startsLowercase(line)
                    || room > Self.roomOfEnd * (right - left) && right - left > Self.widthOfText * em
                        && hasRoom(index - 1, right) && !isBesidePicture(index - 1))
        }
        return isParagraph ? .paragraph : .none
    }

    /// Whether a line is the name of who speaks below it, in a play that is typed: in capitals, further in than what is said.
    private func isSpeaker(_ index: Int) -> Bool {
        let (name, line) = (lines[index], lines[index + 1])
        return isFirstOfBlock(index) && begin(name) - begin(line) > Self.speakerIndent * line.size && name.words.count <= Self.mostNames
            && hasRoom(index, right) && text.isCapitals(name) && text.startsCapital(name) && !text.isCapitals(line)
    }

    /// In ems.
    private static let speakerIndent: Float = 4
    private static let mostNames = 3

    /// Whether a line begins the next entry behind a label in brackets, whose text begins where that of the entry above it does.
    private func isNextLabelled(_ index: Int) -> Bool {
        guard let start = text.startBehindLabel(lines[index]), !isRightToLeft, !text.endsInHyphen(lines[index - 1]) else { return false }
        let above = isFirstOfBlock(index - 1) ? text.startBehindLabel(lines[index - 1]) : begin(lines[index - 1])
        return above.map { ($0 - start).magnitude < 0.3 * lines[index].size } ?? false
    }

    /// Whether a line goes on with the one above it, which is the first of its paragraph and was taken for a further one of an item that ends there: it
    /// stands where that does.
    private func isBelowFirst(_ index: Int) -> Bool {
        // Most lines begin where the ones above them do.
        let shift = isRightToLeft ? lines[index].x1 - lines[index - 1].x1 : lines[index - 1].x0 - lines[index].x0
        guard shift > Self.indent * lines[index].size, shift < Self.widestIndent * lines[index].size else {
            return false
        }
        let (before, previous, line) = (lines[index - 2], lines[index - 1], lines[index])
        let room = right - end(previous)
        guard begin(line) < left + 0.3 * line.size, room < Self.roomOfFull * (right - left), room < text.firstWidth(line) + 1.5 * line.size,
            // Entries of an index hang in narrow columns, and end where their numbers do, or a name's parts.
            right - left > Self.widthOfText * line.size * (text.endsInHyphen(previous) ? 1.4 : 1.2),
            // What hangs below a name and its colon is its own.
            text.endsSentence(before) && (text.ending(of: before) != 0x3A || begin(before) - begin(previous) > -0.3 * line.size)
                || begin(before) - begin(previous) > 0.3 * line.size
        else { return false }
        return (previous.size - line.size).magnitude < 0.06 * line.size && previous.y - line.y < leading * tolerance * line.size
            && !previous.isFixedPitch && !line.isFixedPitch && !previous.isRow && !line.isRow && previous.isBold == line.isBold
            && text.startsLowercase(line) && !text.endsSentence(previous) && !text.startsItem(previous)
    }

    /// Behind a full line, at the most: a share of the text's width.
    private static let roomOfFull: Float = 0.25

    /// Whether a line with wide white inside goes on with the text above it all the same: a small picture stands there, or it ends at the edge.
    private func hasWhiteInText(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let shift = begin(previous) - begin(line)
        return !previous.isRow && previous.width > Self.widthOfText * line.size && !previous.isFixedPitch && !line.isFixedPitch
            && previous.y - line.y < max(leading, spacing.ofText) * 1.1 * previous.size
            && (shift.magnitude < 0.3 * line.size || shift > 0 && shift < Self.widestIndent * line.size && isFirstOfBlock(index - 1))
    }

    /// Whether a line goes on in the middle of a sentence with one that had no room for its first word, whatever sets them apart: a line of code
    /// or of larger signs among those of a paragraph, white made by a formula.
    private func goesOn(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // In narrow columns with ragged ends, of an index, any line may be a full one.
        guard text.startsLowercase(line), !hasRoom(index - 1, right), isJustified || right - left > Self.widthOfText * line.size,
            !previous.isRow || starts[index - 1] == .none, !line.isRow || hasWhiteInText(index), !text.startsItem(line),
            !listed.isListed[index - 1] || !listed.isListed[index], !previous.isFixedPitch || previous.isMixed,
            previous.isArtifact == line.isArtifact,
            line.size < previous.size * 1.2, previous.size < line.size * 1.2,
            line.isBold == previous.isBold && (!line.isFixedPitch || line.isMixed) || step < leading * (line.isMixed ? tolerance : 1.1)
        else { return false }
        let shift = begin(line) - begin(previous)
        // A first line's indent, or that of all lines but the first, or a name before it that stands out.
        guard
            shift.magnitude < 0.6 * line.size
                || isFirstOfBlock(index - 1)
                    && (shift.magnitude < Self.widestIndent * line.size
                        || begin(previous) < left && (begin(line) - left).magnitude < 0.3 * line.size)
        else { return false }
        let ending = text.ending(of: previous)
        return ending != 0x3B && !text.endsSentence(previous) && !text.endsWithPageNumber(previous)
    }

    /// Whether a line goes on with the text of an item that begins on the line before it behind its term, and had no room for its first word.
    private func goesOnBehindTerm(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // Most lines begin where the ones above them do.
        guard line.x0 - previous.x0 > 0.3 * line.size, !line.isRow, !isRightToLeft, step < leading * 1.15,
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

    /// How much further apart a line and the one before it stand, in ems, for the rows of the matrices in them.
    private func white(beside index: Int) -> Float {
        Float(text.rowCount(lines[index - 1]) + text.rowCount(lines[index])) * 0.6
    }

    /// Lines further apart, in ems, are not asked for such.
    private static let tallestStep: Float = 12

    /// Between lines of one paragraph, at the most: a multiple of the usual distance, and in ems.
    private static let widestLeading: Float = 1.6
    private static let widestIndent: Float = 4
    /// Of the lines of a cell but for the first, at the most, in ems.
    private static let hangingIndent: Float = 1.6
    /// A column of running text is this wide, in ems.
    static let widthOfText: Float = 20

    /// Whether a line is the end of a heading that is told by its font or its capitals alone: the next one is in another, or has small letters, and would have
    /// had room.
    private func isHeading(_ index: Int, before line: LayoutLine) -> Bool {
        let heading = lines[index]
        let isOfOtherFont =
            heading.font != line.font && heading.font >= 0 && heading.font != sizes.usualFont && line.font >= 0
            && heading.isItalic == line.isItalic
        guard isOfOtherFont || text.isCapitals(heading) && text.isMostlySmall(line), !text.startsLowercase(line),
            !text.endsInHyphen(heading)
        else {
            return false
        }
        return right - end(heading) > text.firstWidth(line) + 1.5 * line.size
    }

    /// Where a line begins, growing in the direction of reading.
    private func begin(_ line: LayoutLine) -> Float { edges.begin(line) }
    private func end(_ line: LayoutLine) -> Float { edges.end(line) }
    private func hasRoom(_ line: Int, _ right: Float) -> Bool { edges.hasRoom(line, right) }

    private func startsItemBlock(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if isWithinSentence(index) { return false }
        // "in the year\n1984. It was": a number that begins a line by accident stands where the text stands.
        if text.startsItem(previous) || begin(line) > left + 0.3 * line.size || begin(line) < begin(previous) - 0.3 * line.size {
            return true
        }
        return text.endsSentence(previous) || end(previous) < right - 0.15 * (right - left)
    }

    /// Whether what looks like an item's label stands in a sentence, at the beginning of a line by accident: the line before is the first of its
    /// paragraph or item, and full, and all others begin where this one does.
    private func isWithinSentence(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if isWithinItem(index) { return true }
        guard index + 1 < lines.count, isFirstOfBlock(index - 1), !text.endsSentence(previous), !hasRoom(index - 1, right),
            right - left > Self.widthOfText * line.size, (begin(lines[index + 1]) - begin(line)).magnitude < 0.3 * line.size,
            !text.startsItem(lines[index + 1])
        else { return false }
        let shift = begin(line) - begin(previous)
        if text.startsItem(previous) { return shift > 0.5 * line.size && text.startsLaterItem(line) }
        return shift < 0 && -shift < Self.widestIndent * line.size && (begin(line) - left).magnitude < 0.3 * line.size
    }

    /// Whether it stands in an item that hangs, below a full line of that and where it begins: labels stand further left.
    private func isWithinItem(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard !isFirstOfBlock(index - 1), !text.startsItem(previous), !text.endsSentence(previous), !hasRoom(index - 1, right),
            right - left > Self.widthOfText * line.size, (begin(line) - begin(previous)).magnitude < 0.1 * line.size
        else { return false }
        var first = index - 2
        while first > 0, first > index - Self.mostItemLines, !isFirstOfBlock(first) { first -= 1 }
        return first >= 0 && isFirstOfBlock(first) && begin(line) - begin(lines[first]) > 0.5 * line.size && text.startsItem(lines[first])
    }

    private static let mostItemLines = 16

    /// The line begins further right than the one before it: a first line, unless it goes on under a hanging one.
    private func indented(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if hangs(index) { return false }
        if listed.isListed[index], !listed.isListed[index - 1], text.ending(of: previous) == 0x3A { return true }
        let next = index + 1 < lines.count ? lines[index + 1] : nil
        let em = line.size
        // A full line may be the first of a text that hangs below its term.
        if endsFarFromFull(index - 1),
            next.map({ hasRoom(index, right) || (begin($0) - begin(line)).magnitude > 0.4 * em })
                ?? (right - end(line) > 0.12 * (right - left))
        {
            return true
        }
        if text.startsItem(previous) { return false }
        let nextGoesBack = next.map { (begin($0) - begin(previous)).magnitude < 0.4 * em } ?? false
        if nextGoesBack { return !isHangingEntry(index) }
        let nextStays = next.map { (begin($0) - begin(line)).magnitude < 0.4 * em } ?? false
        // A heading ended on purpose, and a term below it: the term's first word had room.
        if line.isBold, right - end(previous) > 0.25 * (right - left), right - end(previous) > text.firstWidth(line) + em,
            !text.startsLowercase(line)
        {
            return true
        }
        let isHanging = (begin(previous) < left - 0.4 * em) || (nextStays && isFirstOfBlock(index - 1) && !text.endsSentence(previous))
        if isHanging { return false }
        return text.endsSentence(previous) || !text.startsLowercase(line)
    }

    /// The line begins further left: back from a first line's indent, or a new hanging item, or the end of an inset.
    private func outdented(_ index: Int) -> Bool {
        guard isFirstOfBlock(index - 1), !endsFarFromFull(index - 1) else { return true }
        let (previous, line) = (lines[index - 1], lines[index])
        // The lines of an item begin beside its bullet.
        if previous.hasDrawnBullet || isCentredHeading(index - 1, before: line) { return true }
        // A first line goes on only where it is full, but for a name before what it stands for.
        if begin(previous) - begin(line) > Self.deepIndent * line.size, isJustified, !text.startsLowercase(line), hasRoom(index - 1, right)
        {
            return true
        }
        return end(previous) < right - 0.3 * (right - left) && text.endsSentence(previous)
    }

    /// Whether a line was ended on purpose, whatever it ends with: what begins below it with a capital had room twice over. Not where lines are centred.
    private func endsFarFromFull(_ index: Int) -> Bool {
        let (line, next) = (lines[index], lines[index + 1])
        return right - end(line) > Self.roomOfEnd * (right - left) && right - left > Self.widthOfText * line.size
            && line.width > Self.widestLabel * line.size && hasRoom(index, right) && !text.startsLowercase(next)
            && !text.startsBracket(next) && !text.endsInHyphen(line)
            && (line.width < Self.narrowestColumn * line.size || !isBesidePicture(index))
            && (line.x0 + line.x1 - next.x0 - next.x1).magnitude > line.size
    }

    /// Whether a line is a heading that nothing but its place tells: in the middle, over a text that begins at the left.
    private func isCentredHeading(_ index: Int, before line: LayoutLine) -> Bool {
        let heading = lines[index]
        return begin(heading) - begin(line) > Self.deepIndent * line.size && (begin(line) - left).magnitude < 0.3 * line.size
            && (begin(heading) - left - (right - end(heading))).magnitude < line.size && hasRoom(index, right)
            && right - left > Self.widthOfText * line.size && !text.startsLowercase(line) && text.isMostlyLetters(heading)
            && lines.count { (begin($0) - left).magnitude < 0.3 * $0.size } >= Self.fewestBelowHeading
    }

    /// Lines of a text that begin in one place, at the least: centred ones don't.
    private static let fewestBelowHeading = 3

    /// Of the mark of a note that stands in a line of its own, and of a column beside a picture, in ems.
    private static let widestLabel: Float = 1.5
    private static let narrowestColumn: Float = 9

    /// Of no first line, in ems.
    private static let deepIndent: Float = 2.6

    /// Whether an indented line is the second and last of an entry whose first line stands out, as those of lists of works do: the first had no room
    /// for more in the middle of its sentence, and this one would have had some for what follows, which begins anew.
    private func isHangingEntry(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1), (begin(previous) - left).magnitude < 0.4 * line.size,
            begin(line) - begin(previous) < Self.widestIndent * line.size, right - left > Self.widthOfText * line.size
        else { return false }
        return !hasRoom(index - 1, right) && hasRoom(index, right) && !text.startsLowercase(lines[index + 1])
            && (!text.endsSentence(previous) || text.startsLowercase(line))
    }

    /// Whether a line is a paragraph's first, indented like the line before it, which is the short last one of something set in.
    private func isFirstBelowInset(_ index: Int) -> Bool {
        guard index + 1 < lines.count, hasRoom(index - 1, right), !hasRoom(index, right) else { return false }
        let (line, next) = (lines[index], lines[index + 1])
        let indent = begin(line) - begin(next)
        return indent > Self.indent * line.size && indent < Self.widestIndent * line.size
            && (isJustified || (end(line) - right).magnitude < 0.2 * line.size) && !text.startsLowercase(line) && !next.isRow
            && line.y - next.y < leading * tolerance * line.size
    }

    private func isFirstOfBlock(_ index: Int) -> Bool { starts[index] != .none }
}
