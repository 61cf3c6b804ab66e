/// Why a block begins.
enum BlockStart: Sendable {
    /// It doesn't: the line goes on with the block before.
    case none
    /// A column or another region begins: a paragraph may run on into it.
    case region
    /// Another size or style; a formula or a large letter may do that within a paragraph.
    case style
    /// Typed text: the line above was ended on purpose, which says nothing where the text turns out to be a program.
    case typed
    /// The author set it apart: white, an indent, a label.
    case paragraph
}

/// Decides where among the lines of one region a new block begins: a paragraph, a heading, an item, a row of a table.
struct BlockBuilder {
    /// Whether each line begins a block, and why.
    private(set) var starts: [BlockStart] = []

    let edges: LineEdges
    let sizes: TypeSizes
    /// What type is large beside: the usual size, or the page's where all may be a title.
    private let smallSize: Float
    let spacing: LineSpacing
    let listed: ListedLines
    let centred: CentredLines
    let flushRight: FlushRightLines
    private let definitions: DefinitionHeads
    let lettered: LetteredItems
    private let countedLabels: CountedLabels
    private let terms: TermEntries
    private let timed: TimedEntries
    private let labelled: LabelledEntries
    private let behindLabels: TextsBehindLabels
    private let flushLabels: FlushRightLabels
    private let boldLabels: BoldLabels
    private let pseudocode: PseudocodeLines
    let statements: NumberedStatements
    private let verses: VerseLines
    private let stanzas: StanzaLines
    private let freeVerse: FreeVerse
    private let ragged: RaggedText
    let entries: PagedEntries?
    /// How far right the lines might reach, in points, if that is known.
    let reach: Float

    /// An indent, in ems.
    static let indent: Float = 0.75
    /// What goes on behind a list begins left of its last label, by so much in ems.
    static let leftOfLabel: Float = 0.3

    private static let mostTitleLines = 4

    /// - Parameters:
    ///   - pageSize: of most of the text around the region, in points.
    ///   - areStacked: whether the lines are known to be centred.
    ///   - areBlock: whether they are a block that stands beside others like it.
    ///   - reach: how far the lines might reach in the direction of reading, in points, if that is known: of lines that run to the left it is negative.
    init(
        _ shown: [LayoutLine], text given: BlockText, pageSize: Float = .infinity, areStacked: Bool = false, areBlock: Bool = false,
        reach: Float = -.infinity
    ) {
        let mirrored = MirroredLines(shown, given)
        let (lines, text) = (mirrored?.lines ?? shown, mirrored?.text ?? given)
        let sizes = TypeSizes(lines)
        (self.sizes, self.reach) = (sizes, reach)
        let mayBeTitle = lines.count <= Self.mostTitleLines && text.mayBeTitle(lines, pageSize: pageSize)
        smallSize = mayBeTitle ? min(sizes.usual, pageSize) : sizes.usual
        edges = LineEdges(lines, text)
        spacing = LineSpacing(edges, sizes)
        // On slides all text is large.
        let isLarge = pageSize < RegionSplitter.largestUsualSize && lines.first.map { $0.size > pageSize * TypeSizes.large } ?? false
        listed = ListedLines(edges, reach: reach, mayBeTitle: mayBeTitle || isLarge, areBlock: areBlock)
        centred = CentredLines(edges, areStacked: areStacked, pageSize: pageSize)
        flushRight = FlushRightLines(edges)
        definitions = DefinitionHeads(edges: edges)
        lettered = LetteredItems(edges)
        countedLabels = CountedLabels(edges)
        terms = TermEntries(edges)
        timed = TimedEntries(edges)
        labelled = LabelledEntries(edges)
        behindLabels = TextsBehindLabels(edges)
        flushLabels = FlushRightLabels(edges)
        boldLabels = BoldLabels(edges)
        pseudocode = PseudocodeLines(lines, text)
        statements = NumberedStatements(lines, text)
        verses = VerseLines(edges)
        stanzas = StanzaLines(edges)
        freeVerse = FreeVerse(edges)
        ragged = RaggedText(edges)
        entries = PagedEntries(edges)
        findHanging()
        findTyped()
        if SmallIndents(edges).areFirstLines { indentOfFirst = SmallIndents.least }
        isBoldAmongText = findBold()
        starts.reserveCapacity(lines.count)
        isText.reserveCapacity(lines.count)
        for index in lines.indices {
            let start = index == 0 ? .region : start(index)
            starts.append(start == .none && isFirstBelowItem(index) ? .paragraph : start)
            isText.append(!lines[index].isFixedPitch || starts[index] == .none && isText[index - 1])
            if starts[index] != .none, let number = text.number(lines[index]) {
                counted = (number, begin(lines[index]), lines[index].isFixedPitch)
            }
        }
    }

    var lines: [LayoutLine] { edges.lines }
    var text: BlockText { edges.text }
    var left: Float { edges.left }
    var right: Float { edges.right }
    var isJustified: Bool { edges.isJustified }
    var leading: Float { spacing.usual }
    var tolerance: Float { spacing.tolerance }

    /// Whether a line stands in a block that is not code so far.
    var isText: [Bool] = []

    /// The indents by which entries hang, and by which they are set in below names.
    var hanging: HangingEntries?
    var setIn: SetInEntries?

    /// How far in a first line stands, at the least, in ems.
    private(set) var indentOfFirst = Self.indent

    /// Whether lines in bold stand in a text that is not.
    private(set) var isBoldAmongText = false

    /// Whether most lines of a fixed pitch end where a justified text does: a text that is typed, no program.
    private(set) var isTyped = false

    /// Whether most lines are of a fixed pitch, and sentences go on from full ones in small letters: a text that is typed, however its lines end.
    private(set) var isTypedText = false

    private mutating func findTyped() {
        var (count, full, running) = (0, 0, 0)
        for (index, line) in lines.enumerated() where line.isFixedPitch {
            count += 1
            if isJustified, (end(line) - right).magnitude < 0.2 * line.size { full += 1 }
            if running < Self.fewestRunning, index + 1 < lines.count, goesOnTyped(index) { running += 1 }
        }
        isTyped = full >= Self.fewestTyped && full * 2 > count
        isTypedText = running >= Self.fewestRunning && count * 4 >= lines.count * 3 && right - left > Self.widthOfText * sizes.usual
    }

    /// Whether a line of words goes on in the next one, where it begins, in small letters and for want of room.
    private func goesOnTyped(_ index: Int) -> Bool {
        let (line, next) = (lines[index], lines[index + 1])
        return next.isFixedPitch && (begin(line) - begin(next)).magnitude < 0.3 * line.size && text.startsLowercase(next)
            && line.words.count >= Self.fewestWordsTyped && text.endsInLetter(line) && !hasRoom(index, right)
            && text.isMostlyLetters(line)
    }

    /// Lines that tell where those of a typed text end, those that tell that it is one, and their words.
    private static let fewestTyped = 3
    private static let fewestRunning = 2
    private static let fewestWordsTyped = 5

    private mutating func findHanging() {
        guard right - left > Self.widthOfHanging * sizes.usual else { return }
        let found = HangingEntries(edges, widestStep: leading * 1.15)
        let isWide = right - left > Self.widthOfText * sizes.usual
        if isWide ? !found.isEmpty : found.areEvident { hanging = found }
        guard isWide else { return }
        let entries = SetInEntries(edges)
        if !entries.isEmpty { setIn = entries }
    }

    /// The number that the last block with one begins with, where it stands, and whether it is of a fixed pitch.
    private var counted: (number: Int, begin: Float, isFixedPitch: Bool)?

    /// Whether a line begins with the next number, in the same place: the next note, or the next work of a list. A row that a program printed doesn't
    /// count on from the number of a section. "3 × 3" counts nothing.
    private func countsOn(_ line: LayoutLine) -> Bool {
        guard let counted, counted.isFixedPitch == line.isFixedPitch, let number = text.number(line), !text.startsTimes(line) else {
            return false
        }
        return number == counted.number + 1 && (begin(line) - counted.begin).magnitude < 0.6 * line.size
    }

    /// Whether a line that says something new begins further left than the last entry above it, which is of one line: those entries are set in. That had
    /// room, or is set in further than first lines are.
    private func isBesideBoldLabel(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let shift = begin(previous) - begin(line)
        return boldLabels.starts.contains(index - 1) && shift > Self.indent * line.size && text.startsCapital(line)
            && (shift > Self.deepIndent * line.size || hasRoom(index - 1, right))
    }

    /// Whether a line begins with the number of a verse, which goes on where the one before it ends.
    private func isVerse(_ index: Int) -> Bool {
        !hasRoom(index - 1, right) && text.countsVerse(lines[index], after: lines[..<index]) { isFirstOfBlock($0) }
    }

    /// Behind a line that is ended on purpose, at the least: a share of the text's width.
    static let roomOfEnd: Float = 0.4

    func start(_ index: Int) -> BlockStart {
        let (previous, line) = (lines[index - 1], lines[index])
        if statements.goesOn(index) { return .none }
        if statements.begins(index) { return .paragraph }
        if line.hasDrawnBullet, !line.isFixedPitch || !previous.isFixedPitch { return .paragraph }
        if line.isFixedPitch, text.startsBulleted(line) { return .paragraph }
        if boldLabels.starts.contains(index) || behindLabels.starts.contains(index) || isBesideBoldLabel(index) { return .paragraph }
        if !flushLabels.starts.isEmpty {
            if flushLabels.starts.contains(index) { return .paragraph }
            if flushLabels.rest.contains(index) { return .none }
        }
        if line.words.count == 1, isNumberOfFormula(index) { return .none }
        if previous.words.count == 1, isNumberOfFormula(index - 1) { return .paragraph }
        if freeVerse.isNext(index) { return .paragraph }
        let em = max(previous.size, line.size)
        let step = sizes.isUneven ? (previous.y - line.y) / sizes.usual : step(index)
        if isBelowInitial(index) || isEndInNames(index) { return .none }
        if pseudocode.goesOn(index), hasRoom(index - 1, right) { return .paragraph }
        if isNextWithoutBlank(index) { return .paragraph }
        let isLarge =
            line.size > smallSize * max(TypeSizes.large, sizes.tolerance) && (line.size - previous.size).magnitude < 0.03 * line.size
            && (line.isBold == previous.isBold || isTitleInBold(index)) && (line.size - sizes.ofLargeText).magnitude > 0.03 * line.size
        let own = spacing.ofText(index, lines)
        let isOwn = own > 0
        let leading = isOwn ? own : leading
        // Formulas are lines close to each other.
        let widest = max(leading, 1) * Self.widestLeading
        if step > 0.5, step < widest || (step < Self.tallestStep && step - white(beside: index) < widest),
            goesOn(index, step: step) || goesOnBehindTerm(index, step: step), !isNextAddress(index)
        {
            return .none
        }
        if isBelowCaption(index) { return .paragraph }
        if step > 0.5, step < widest, isRestOfWord(index) || goesOnInCaption(index) || isBelowRunInHead(index) { return .none }
        let widestStep = (isLarge ? max(leading, 1.55) : leading) * (isOwn ? TextLeading.tolerance : tolerance)
        if step > widestStep, !goesOnInOwnSize(index, step: step), step > widestStep * pushedApart(index) || !goesOnBelowFull(index),
            !isPushedByHyphen(index, step: step)
        {
            return .paragraph
        }
        if step < -0.2 || isBelowWhite(index, step: step) { return .paragraph }
        if spacing.running > 0, step > spacing.running * LineSpacing.evenTolerance, !isOwn, isPlainText(previous), isPlainText(line),
            isSetApart(index)
        {
            return .paragraph
        }
        if line.size > previous.size * sizes.tolerance || previous.size > line.size * sizes.tolerance, !isMeasuredWrong(index) {
            return .style
        }
        let startsNote = text.startsNote(line) && !goesOnWithTerm(index)
        if !startsNote || !isVerse(index) {
            if countsOn(line) || startsNote && line.size < sizes.usual * 1.06 { return .paragraph }
        }
        if isLarge, isCentredText(index) { return .none }
        // The items of a slide are larger than what stands at its foot.
        if isLarge, !text.startsBulleted(line), !isNextLabelledHead(index), !centred.endsName(index - 1),
            smallSize == sizes.usual || !listed.isListed[index - 1] && !centred.ends(index - 1)
        {
            return .none
        }
        if previous.isArtifact != line.isArtifact
            || line.isBold != previous.isBold && !isBackFromBold(index) && !goesOnInWeight(index) && !isInEntry(index)
                && !isBelowBoldSentence(index) && !isFullBeforeJoined(index)
        {
            return .style
        }
        if !labelled.starts.isEmpty {
            if labelled.rest.contains(index) { return .none }
            if labelled.starts.contains(index) { return .paragraph }
        }
        if behindLabels.rest.contains(index) { return .none }
        if let entries {
            if entries.goesOn[index] { return .none }
            if entries.ends[index - 1] { return .paragraph }
        }
        if line.isFixedPitch != previous.isFixedPitch || line.isFixedPitch && isText[index - 1], !isMixedText(index, step: step) {
            return .style
        }
        // Code keeps its lines together.
        if line.isFixedPitch, previous.isFixedPitch {
            let begins =
                text.startsTurn(line) || isSpeaker(index - 1) || centred.ends(index - 1) || isTypedFirst(index) || isBelowTypedHead(index)
                || isTypedText && isNextAlone(index)
            return begins ? .paragraph : isTypedText && isNextTyped(index) ? .typed : .none
        }
        if text.breaksWord(previous), text.startsLowercase(line) { return .none }
        if isHeading(index - 1, before: line) || isByline(index - 1, before: line), !isBehindJoiningWord(index) { return .style }
        if isBelowHeadingInColour(index) || isOnOtherGround(index) || isBelowTextInColour(index) || isBelowTextInFace(index) {
            return .paragraph
        }
        if isBehindJoiningWord(index) || isNumberBehindAbbreviation(index) { return .none }
        if listed.isListed[index - 1], listed.isListed[index], !listed.isFilled[index - 1] { return .paragraph }
        if stanzas.isNext(index) { return .paragraph }
        if isCentredText(index) { return .none }
        if centred.ends(index - 1) { return .paragraph }
        if let goesOn = flushRight.goesOn(index) { return goesOn ? .none : .paragraph }
        if verses.isNext(index) || isNextLabelled(index) || isNextTurn(index) || isNextOfSeveral(index) || isNextInColumns(index)
            || isNextAlone(index)
        {
            return .paragraph
        }
        if countedLabels.starts.contains(index) { return .paragraph }
        if text.startsItem(line) { return startsItemBlock(index) ? .paragraph : .none }
        if lettered.starts.contains(index), hasRoom(index - 1, right) || text.endsSentence(previous) { return .paragraph }
        if terms.starts.contains(index), !goesOnInBold(index) { return .paragraph }
        if timed.starts.contains(index) || startsRunIn(index, step: step) { return .paragraph }
        if definitions.hasRest(index) { return .none }
        if starts[index - 1] == .none, begin(previous) > begin(line), definitions.hasRest(index - 1) { return .paragraph }
        if isNextDefinition(index) || isNextMeaning(index) || isNextTerm(index) || isBelowSyntax(index) || isAddressAlone(index) {
            return .paragraph
        }
        if isClauseBehindLabel(index, step: step) { return .none }
        if text.endsWithPageNumber(previous) || text.endsWithPrice(previous) || line.isRow || previous.isRow || isBelowBlank(index) {
            return .paragraph
        }
        let shift = begin(line) - begin(previous)
        let threshold = Self.indent * em
        let isParagraph: Bool
        if shift > indentOfFirst * em {
            isParagraph = indented(index) || isFirstBelowList(index)
        } else if shift < -threshold || shift < -Self.leftOfLabel * em && isFirstOfBlock(index - 1) && text.startsItem(previous) {
            isParagraph = outdented(index) || isFirstBelowList(index)
        } else if begin(line) > left + indentOfFirst * em, starts[index - 1] != .none, isFirstOfBlock(index - 1),
            text.endsSentence(previous) || text.endsClause(previous, before: line) || isFirstBelowLineAlone(index),
            !isFullBelowName(index - 1), !isFullInQuotation(index), !isBelowFullItem(index), !isFullInNarrower(index - 1)
        {
            // One-line paragraphs one below the other, each with its indent.
            isParagraph = indentOfFirst < Self.indent || !text.startsLowercase(line)
        } else if isFirstBelowInset(index) || isBehindLastItem(index) || isFirstBelowList(index) || isNextEntry(index) || isNextSetIn(index)
            || isNextAlike(index) || isLineAlone(index - 1, before: line)
        {
            isParagraph = true
        } else {
            let room = right - end(previous)
            isParagraph =
                room > 0.12 * (right - left) && text.endsSentence(previous) && !isFullInQuotation(index)
                && (edges.areEven && !text.startsLowercase(line) && (isJustified || hasRoom(index - 1, right))
                    && !edges.endsLikeNeighbour(index - 1)
                    || step > Self.wideStep && !text.startsLowercase(line) && hasRoom(index - 1, right) && !isBesidePicture(index - 1)
                    || room > Self.roomOfEnd * (right - left) && right - left > Self.widthOfText * em
                        && hasRoom(index - 1, right) && !isBesidePicture(index - 1))
                || isBelowWideEnd(index) || isBelowShortLine(index)
                || ragged.endsParagraph(index - 1, edges) && right - left > Self.widthOfText * em && !edges.endsLikeNeighbour(index - 1)
        }
        return isParagraph || isTextBelowName(index) ? .paragraph : .none
    }

    /// Whether a line that stands further from the one before it than the lines of one text do is none of its sentence: that may stand in a narrower text,
    /// or between formulas.
    private func isSetApart(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let hasRoom = hasRoom(index - 1, right)
        // A name of a fixed pitch may end in what ends sentences.
        if text.endsSentence(previous), hasRoom || !previous.endsFixedPitch || !text.startsLowercase(line) { return true }
        // Where lines end at any letter, some more may have had no room before a sign.
        if text.startsWide(line) { return hasRoom && right - end(previous) > Self.roomBehindEntry * (right - left) }
        let startsLowercase = text.startsLowercase(line)
        if hasRoom, !startsLowercase || text.startsLabel(line) { return true }
        // A letter of a script without capitals says nothing by being no small one.
        if !startsLowercase, text.startsLetter(line), !text.startsCapital(line) { return false }
        return startsLowercase == hasRoom && (begin(line) - begin(previous)).magnitude > Self.indent * line.size
    }

    /// Whether a line is text in the weight of most, whose distance from the next one says something: no heading, and no formula.
    private func isPlainText(_ line: LayoutLine) -> Bool {
        !line.isBold && !line.isFixedPitch && !line.isRow && (text.hasMoreLetters(line) || text.startsLabel(line)) && !text.isCapitals(line)
    }

    /// How much further apart a line and the one before it stand, in ems, for the rows of the matrices in them.
    func white(beside index: Int) -> Float {
        Float(text.rowCount(lines[index - 1]) + text.rowCount(lines[index])) * 0.6
    }

    /// Text is seldom set wider, in ems: where a sentence ends at such a line another paragraph begins, whatever all the others do.
    private static let wideStep: Float = 1.6

    /// Lines further apart, in ems, are not asked for such.
    private static let tallestStep: Float = 12

    /// Between lines of one paragraph, at the most: a multiple of the usual distance, and in ems.
    private static let widestLeading: Float = 1.6
    static let widestIndent: Float = 4
    /// A column of running text is this wide, in ems.
    static let widthOfText: Float = 20
    /// One in which entries may hang, if many do.
    static let widthOfHanging: Float = 11

    /// Whether a line is the end of a heading that is told by its font or its capitals alone: the next one is in another, or has small letters, and would have
    /// had room.
    private func isHeading(_ index: Int, before line: LayoutLine) -> Bool {
        let heading = lines[index]
        // The lines of a quotation may be in many fonts.
        let isOfOtherFont =
            heading.font != line.font && heading.font >= 0 && heading.font != sizes.usualFont && line.font >= 0
            && heading.isItalic == line.isItalic
            && !(heading.width > Self.widthOfText * heading.size && text.endsInLetter(heading) && edges.endsLikeNeighbour(index))
        let isInCapitals = text.isCapitals(heading) && text.isMostlySmall(line)
        guard isOfOtherFont || isInCapitals, !text.endsInHyphen(heading) else { return false }
        // A name in small letters may be set in below capitals that end far from the edge.
        if text.startsLowercase(line) {
            guard isInCapitals, begin(line) - begin(heading) > Self.deepIndent * line.size, right - left > Self.widthOfText * line.size,
                right - end(heading) > Self.roomOfEnd * (right - left), isFirstOfBlock(index)
            else { return false }
        }
        return right - end(heading) > text.firstWidth(line) + 1.5 * line.size
    }

    /// Where a line begins, growing in the direction of reading.
    func begin(_ line: LayoutLine) -> Float { edges.begin(line) }
    func end(_ line: LayoutLine) -> Float { edges.end(line) }
    func hasRoom(_ line: Int, _ right: Float) -> Bool { edges.hasRoom(line, right) }

    /// Of no first line, in ems.
    static let deepIndent: Float = 2.6

    func isFirstOfBlock(_ index: Int) -> Bool { starts[index] != .none }
}
