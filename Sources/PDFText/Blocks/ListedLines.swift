/// Lines set one below the other that were ended on purpose each: items without bullets, addresses, columns of words.
struct ListedLines {
    /// Whether each line is one of several set one below the other, each ended on purpose.
    private(set) var isListed: [Bool]
    /// Whether it had no room for what follows, in a list where that says something.
    private(set) var isFilled: [Bool]
    /// Whether all lines begin, and whether they end, with facts: no sentence goes on to these, nor from them.
    private(set) var (beginsFacts, endsFacts) = (false, false)

    private let edges: LineEdges
    /// How far right lines may reach, in points: up to what stands beside them, or as far as others on the page do. Less than where they end if that isn't
    /// known.
    private let reach: Float
    /// Whether the lines are a block that stands beside others like it: an address rather than text.
    private let areBlock: Bool
    /// Whether several lines of the region end in one place, further right than most others.
    private var showsEdge = false

    /// Finds lines that begin in one place, each with a capital, and mostly end where the next one's first word had room.
    init(_ edges: LineEdges, reach: Float, mayBeTitle: Bool, areBlock: Bool) {
        (self.edges, self.reach, self.areBlock) = (edges, reach, areBlock)
        isListed = Array(repeating: false, count: edges.lines.count)
        isFilled = isListed
        showsEdge = edges.lines.count(where: isAtEdge) >= Self.fewestAtEdge
        listAmounts()
        var start = 0
        for index in edges.lines.indices {
            if index + 1 < edges.lines.count, isAlike(edges.lines[index], edges.lines[index + 1]) { continue }
            list(start...index, mayBeTitle: mayBeTitle)
            listStacks(start...index, mayBeTitle: mayBeTitle)
            start = index + 1
        }
        listAtEdge()
    }

    /// Finds out whether lines that begin in one place are a list, or facts, or an address.
    private mutating func list(_ run: ClosedRange<Int>, mayBeTitle: Bool) {
        guard !isListed[run.lowerBound], run.count >= (areBlock ? Self.fewestOfBlock : Self.fewest) else { return }
        if run.count >= Self.fewest, !mayBeTitle, areFacts(run) {
            for line in run { isListed[line] = true }
            if run.lowerBound == 0 { beginsFacts = true }
            if run.upperBound + 1 == edges.lines.count { endsFacts = true }
            return
        }
        if isColumnOfWords(run) || isEnumeration(run) {
            for line in run { isListed[line] = true }
            return
        }
        let isPlain = isPlainList(run)
        guard isPlain || run.count >= 4, !isNarrowText(run) else { return }
        var right = -Float.infinity
        for line in run { right = max(right, edges.end(edges.lines[line])) }
        // Running text fails after three lines.
        let isShort =
            run.count >= Self.fewestShort && !isPlain
            && run.allSatisfy { edges.lines[$0].words.count <= Self.mostWordsOfAddress && !edges.lines[$0].isRow }
        if !isPlain, isListOfWrapped(run, right) {
            for line in run { (isListed[line], isFilled[line]) = (true, goesOn(line, right)) }
            return
        }
        let mostFilled = isPlain ? (run.count - 1) * 2 / 5 : isShort ? max((run.count - 1) / 3, 1) : 1
        var filled = 0
        for line in run.dropLast() where filled <= mostFilled && goesOn(line, right) { filled += 1 }
        let mayBeAddress = isPlain && filled > mostFilled && !mayBeTitle && mayBeAddress(run)
        if isPlain, filled > mostFilled,
            isFarFromFull(run) || isOfFewWords(run)
                || mayBeAddress && (isLabelled(run) || isAddress(run, right) || isFarFromReach(run, right))
        {
            filled = 0
        }
        guard filled <= mostFilled else { return }
        if !isPlain {
            guard isMixedList(run, right: right, isShort: isShort) else { return }
            for line in run { isFilled[line] = goesOn(line, right) }
        } else {
            let areNamed = run.count { edges.lines[$0].startsBold && !edges.lines[$0].endsBold } >= Self.fewestNamed
            for line in run.dropLast().reversed() { isFilled[line] = isWrapped(line, right, areNamed: areNamed) }
        }
        for line in run { isListed[line] = true }
    }

    /// Does the same for the parts of a run that is no list as a whole: addresses below each other.
    private mutating func listStacks(_ run: ClosedRange<Int>, mayBeTitle: Bool) {
        guard !isListed[run.lowerBound] else { return }
        // A date may stand below the word that says what was then; so may the street below a name, in one address of several.
        let dated = zip(run, run.dropFirst()).count {
            edges.lines[$0].words.count < 2 && edges.text.startsNumber(edges.lines[$1])
        }
        guard dated == 0 || dated * Self.fewestStacks <= run.dropLast().count(where: endsStack) && !hasIndex(run) else { return }
        var start = run.lowerBound
        for index in run where index == run.upperBound ? start > run.lowerBound : endsStack(index) {
            list(start...index, mayBeTitle: mayBeTitle)
            start = index + 1
        }
    }

    /// Whether a line goes on in the next with numbers behind a comma, as the pages of an index do.
    private func hasIndex(_ run: ClosedRange<Int>) -> Bool {
        zip(run, run.dropFirst()).contains { edges.text.ending(of: edges.lines[$0]) == 0x2C && edges.text.startsNumber(edges.lines[$1]) }
    }

    /// Addresses to one of which the first line is a word above a number.
    private static let fewestStacks = 4

    /// Whether a line of words ends in one that another must follow, and the next begins with words, too.
    private func joins(_ line: Int) -> Bool {
        guard line + 1 < edges.lines.count else { return false }
        let (own, next) = (edges.lines[line], edges.lines[line + 1])
        // Labels and commands end so, too: "Log in", "Valid from".
        return own.words.count >= Self.fewestJoined && edges.text.endsInJoiningWord(own) && edges.text.startsCapital(own)
            && edges.text.startsLetter(next) && !own.isRow
            && !next.isRow && !edges.text.holdsCode(own)
    }

    /// Words of a line that another goes on.
    private static let fewestJoined = 4

    /// Whether a line had no room for the next one's first word, or ends in a word that another must follow.
    private func goesOn(_ line: Int, _ right: Float) -> Bool {
        !edges.hasRoom(line, right) || joins(line)
    }

    /// Whether a line as wide as text is goes on in the next one, in the middle of a sentence, though others around it were ended on purpose: it ends just
    /// where several lines of the region do, or, where lines end at any letter, had no room for one and the next one ends the sentence, or
    /// goes on in its turn.
    ///
    /// - Parameter areNamed: whether several lines around begin with names in bold type.
    private func isWrapped(_ index: Int, _ right: Float, areNamed: Bool) -> Bool {
        let (line, next) = (edges.lines[index], edges.lines[index + 1])
        if joins(index) { return true }
        guard line.width > BlockBuilder.widthOfText * line.size, !line.isRow, !next.isRow, !edges.text.endsSentence(line) else {
            return false
        }
        if edges.text.startsWide(next) {
            return right - edges.end(line) < BlockBuilder.roomOfWideEnd * line.size
                && (edges.text.endsSentence(next) || isFilled[index + 1] || showsEdge && isAtEdge(line))
        }
        guard edges.text.endsInLetter(line) else { return false }
        let isFull = !edges.hasRoom(index, right)
        // A sentence may have a word at the beginning of both its lines.
        guard
            !edges.text.beginAlike(line, next)
                || isFull && edges.text.startsLetter(line) && edges.text.endsSentence(next) && isCloserBelow(index)
        else { return false }
        // What stands out at the beginning of entries doesn't where one goes on.
        if areNamed, line.startsBold, !next.startsBold, !line.endsBold, isFull, !edges.text.startsLabelled(next) {
            return true
        }
        return showsEdge && isAtEdge(line) || isFull && isCloserBelow(index)
    }

    /// Whether a line stands closer to the next one than the two of them to those around.
    private func isCloserBelow(_ index: Int) -> Bool {
        let lines = edges.lines
        let white = Self.whiteAroundText * (lines[index].y - lines[index + 1].y)
        return (index == 0 || lines[index - 1].y - lines[index].y > white)
            && (index + 2 >= lines.count || lines[index + 1].y - lines[index + 2].y > white)
    }

    /// As a multiple of the white within it, at the least.
    private static let whiteAroundText: Float = 1.25

    private func isAtEdge(_ line: LayoutLine) -> Bool { (edges.end(line) - edges.right).magnitude < 0.2 * line.size }

    /// Such lines, at the least.
    private static let fewestNamed = 3

    /// Lines that tell where those of a text end.
    private static let fewestAtEdge = 3

    /// Lines of a list, at the least; a name and an office are two.
    private static let fewest = 3
    private static let fewestOfBlock = 2

    /// Whether lines are facts, one to a line, as at the foot of a letter: each is a few words that begin as a name or a number does, and some of them are
    /// numbers, where to write to, or what stands behind a label.
    private func areFacts(_ run: ClosedRange<Int>) -> Bool {
        var (count, widest, small, all): (Int, Float, Int, Int) = (0, 0, 0, 0)
        guard run.count <= Self.mostFacts, isSetApart(run) else { return false }
        for line in run {
            let line = edges.lines[line]
            guard line.words.count <= Self.mostWordsOfFact, line.characterCount > 2, !line.isRow, !line.isFixedPitch,
                edges.text.startsName(line), !edges.text.startsItem(line) || edges.text.startsCode(line), edges.text.hasLetters(line),
                edges.text.ending(of: line) != 0x2E, !edges.text.endsInHyphen(line)
            else { return false }
            widest = max(widest, line.width)
            small += edges.text.smallWordCount(line)
            all += line.words.count
            if edges.text.hasFigures(line) || edges.text.isContact(line) || edges.text.startsLabelled(line) { count += 1 }
        }
        // In a narrow column the lines of a text may all begin with names; its words don't.
        return count * 3 >= run.count && small * 2 <= all && widest < BlockBuilder.widthOfText * edges.lines[run.lowerBound].size
    }

    /// Whether lines stand further from those above and below them than from each other, are in type of another size, or all around them are a few words,
    /// too: no part of a text.
    private func isSetApart(_ run: ClosedRange<Int>) -> Bool {
        let lines = edges.lines
        if lines.count <= Self.mostOfRegion, lines.count(where: { $0.words.count > Self.mostWordsOfFact }) == 0,
            lines.count(where: { edges.text.startsName($0) }) * 5 >= lines.count * 4
        {
            return true
        }
        let first = lines[run.lowerBound]
        let step = zip(run, run.dropFirst()).map { lines[$0].y - lines[$1].y }.max() ?? first.size
        func isClear(_ white: Float, _ line: LayoutLine) -> Bool {
            white > Self.whiteAround * step || white < 0 || (line.size - first.size).magnitude > 0.06 * first.size
        }
        return (run.lowerBound == 0 || isClear(lines[run.lowerBound - 1].y - first.y, lines[run.lowerBound - 1]))
            && (run.upperBound + 1 >= lines.count
                || isClear(lines[run.upperBound].y - lines[run.upperBound + 1].y, lines[run.upperBound + 1]))
    }

    /// A multiple of the widest step between lines, at the least.
    private static let whiteAround: Float = 1.4
    /// Lines among which there is nothing else than a few words, and lines of facts, at the most.
    private static let mostOfRegion = 24
    private static let mostFacts = 12
    private static let mostWordsOfFact = 6

    /// Whether each line is one word: no text is set as narrow as that. Not where words aren't told by spaces.
    private func isColumnOfWords(_ run: ClosedRange<Int>) -> Bool {
        run.count >= Self.fewestWords
            && run.allSatisfy {
                edges.lines[$0].words.count == 1 && edges.lines[$0].characterCount > 2 && edges.text.isWordOfLetters(edges.lines[$0])
            }
    }

    /// Finds lines of a word or some, small ones too, that end long before those of the text around them: what may be typed, one command to a line. Where they
    /// begin with one word, three are enough.
    private mutating func listAtEdge() {
        var start = 0
        for index in edges.lines.indices {
            if isAtBegin(index), index + 1 < edges.lines.count, isAlike(edges.lines[index], edges.lines[index + 1]), isAtBegin(index + 1) {
                continue
            }
            if isAtBegin(index), index - start + 1 >= Self.fewestWords || index - start + 1 >= Self.fewest && beginAlike(start...index) {
                for line in start...index { (isListed[line], isFilled[line]) = (true, false) }
            }
            start = index + 1
        }
    }

    private func beginAlike(_ run: ClosedRange<Int>) -> Bool {
        run.dropFirst().allSatisfy { edges.text.beginAlike(edges.lines[run.lowerBound], edges.lines[$0]) }
    }

    /// Whether a line is a word or some and ends far from the edge of what is as wide as text.
    private func isAtBegin(_ index: Int) -> Bool {
        let (line, width) = (edges.lines[index], edges.right - edges.left)
        return line.words.count <= Self.mostWords && edges.right - edges.end(line) > Self.roomBehindAddress * width
            && width > BlockBuilder.widthOfText * line.size && line.width < Self.widestAddress * line.size
            && line.characterCount > 2 && !line.isRow && edges.text.startsLetter(line)
    }

    private static let fewestWords = 5

    /// Whether each of many lines is a few words, and none goes on: an address, whatever stands beside it.
    private func isOfFewWords(_ run: ClosedRange<Int>) -> Bool {
        guard run.count >= Self.fewestWords else { return false }
        var named = 0
        for line in run {
            let line = edges.lines[line]
            guard line.words.count <= Self.mostWords, line.characterCount > 2, !edges.text.endsInHyphen(line) else { return false }
            if edges.text.isWordOfLetters(line) { named += 1 } else if !edges.text.startsNumber(line) { return false }
        }
        // The numbers of a scale are none.
        return named * 2 > run.count
    }

    private static let mostWords = 3

    /// Whether no line begins in a script without capitals, in which any may begin in the middle of a sentence, or has other cells of a row beside it; and
    /// most begin with words: a number at the beginning of a line may be the day of a date.
    private func mayBeAddress(_ run: ClosedRange<Int>) -> Bool {
        var named = 0
        for line in run {
            let line = edges.lines[line]
            guard let word = line.words.first, let cell = edges.text.cells(of: word).first, !line.isRow else { return false }
            guard cell.unicode < 0x80 || edges.text.startsCapital(line) else { return false }
            if cell.unicode &- 0x30 > 9 { named += 1 }
        }
        return named * 2 > run.count || areBlock
    }

    /// Whether each line is a few words, and half of them or more end where the first one of the next line had room: a short address.
    private func isAddress(_ run: ClosedRange<Int>, _ right: Float) -> Bool {
        guard run.allSatisfy({ edges.lines[$0].words.count <= Self.mostWordsOfAddress && edges.lines[$0].characterCount > 2 }) else {
            return false
        }
        var free = 0
        for line in run.dropLast() {
            let next = edges.lines[line + 1]
            if right - edges.end(edges.lines[line]) > edges.text.firstWidth(next) + Self.space * next.size { free += 1 }
        }
        return free * 2 >= run.count - 1 && run.contains { edges.text.isWordOfLetters(edges.lines[$0]) }
    }

    private static let mostWordsOfAddress = 5
    /// Lines of a list of which one may go on.
    private static let fewestShort = 6
    /// Between words, at the most, in ems.
    private static let space: Float = 0.5

    /// Whether each line is a name with a colon and what it stands for: "Telephone: 42".
    private func isLabelled(_ run: ClosedRange<Int>) -> Bool { run.allSatisfy { edges.text.startsLabelled(edges.lines[$0]) } }

    /// Whether each line but the last ends in a semicolon, or each is a few words and ends with some in brackets.
    private func isEnumeration(_ run: ClosedRange<Int>) -> Bool {
        run.dropLast().allSatisfy { edges.text.ending(of: edges.lines[$0]) == 0x3B }
            || run.count >= Self.fewestWords
                && run.allSatisfy {
                    edges.lines[$0].words.count <= Self.mostWordsOfAddress && edges.text.endsInRoundBracket(edges.lines[$0])
                }
    }

    /// Whether some lines begin where most of the text does, and end here and there long before it: each on purpose.
    private func isFarFromFull(_ run: ClosedRange<Int>) -> Bool {
        let first = edges.lines[run.lowerBound]
        let (left, right) = (edges.left, edges.right)
        guard right - left > BlockBuilder.widthOfText * first.size else { return false }
        // An address, a form: no text is set as narrow as that beside what is as wide as the rest.
        if run.allSatisfy({
            right - edges.end(edges.lines[$0]) > Self.roomBehindAddress * (right - left)
                && edges.lines[$0].width < Self.widestAddress * first.size
        }) {
            return true
        }
        // Where text may be set in, its last line says nothing.
        let isSetIn = (edges.begin(first) - left).magnitude >= 0.3 * first.size
        var (shortest, longest) = (Float.infinity, -Float.infinity)
        for line in run {
            longest = max(longest, edges.end(edges.lines[line]))
            if !isSetIn || line < run.upperBound { shortest = min(shortest, edges.end(edges.lines[line])) }
        }
        return right - longest > Self.roomOfFarLines * (right - left) && longest - shortest > Self.raggedness * first.size
    }

    /// Whether some lines end here and there, all of them far from where they might have reached.
    private func isFarFromReach(_ run: ClosedRange<Int>, _ right: Float) -> Bool {
        let first = edges.lines[run.lowerBound]
        guard reach > right,
            reach - right > max(Self.roomOfFarLines * (reach - edges.begin(first)), Self.leastRoom * first.size)
        else { return false }
        let raggedness = areBlock ? Self.raggednessOfBlock : Self.raggednessOfAddress
        return run.contains { right - edges.end(edges.lines[$0]) > raggedness * first.size }
    }

    /// In ems.
    private static let leastRoom: Float = 6
    private static let raggednessOfAddress: Float = 2
    private static let raggednessOfBlock: Float = 0.5

    /// Behind such lines, at the least: shares of the text's width.
    private static let roomOfFarLines: Float = 0.25
    private static let roomBehindAddress: Float = 0.65
    /// In ems.
    private static let widestAddress: Float = 15
    /// Between the ends of some lines, in ems: beside a picture they end in one place.
    private static let raggedness: Float = 4

    /// Finds lines most of which begin with how much there is of something, as ingredients do. What begins otherwise is something there is no number of, or
    /// goes on with a line that had no room for its first word.
    private mutating func listAmounts() {
        guard edges.lines.count(where: { edges.text.startsNumber($0) }) >= Self.fewestAmounts else { return }
        var start = 0
        for index in edges.lines.indices {
            if index + 1 < edges.lines.count, standsAlike(edges.lines[index], edges.lines[index + 1]) { continue }
            let run = start...index
            start = index + 1
            guard run.count >= Self.fewestAmounts, areAmounts(run) else { continue }
            var right = -Float.infinity
            for line in run { right = max(right, edges.end(edges.lines[line])) }
            for line in run {
                isListed[line] = true
                guard line < run.upperBound, !edges.text.startsNumber(edges.lines[line + 1]) else { continue }
                let next = edges.lines[line + 1]
                isFilled[line] = right - edges.end(edges.lines[line]) < edges.text.firstWidth(next) + Self.space * next.size
            }
        }
    }

    /// Whether more than half of some lines begin with a number, and none is a row, a numbered item, nothing but a number, or ends a sentence.
    private func areAmounts(_ run: ClosedRange<Int>) -> Bool {
        var counted = 0
        for line in run {
            let line = edges.lines[line]
            guard line.words.count <= Self.mostWordsOfAmount, !line.isRow, !edges.text.startsItem(line), !edges.text.endsSentence(line),
                edges.text.hasLetters(line)
            else { return false }
            if edges.text.startsNumber(line) { counted += 1 }
        }
        return counted >= Self.fewestAmounts && counted * 2 > run.count
    }

    private static let mostWordsOfAmount = 10
    private static let fewestAmounts = 3

    /// Whether each line begins as a sentence or a name does.
    private func isPlainList(_ run: ClosedRange<Int>) -> Bool {
        run.allSatisfy { line in
            let line = edges.lines[line]
            if edges.text.startsLowercase(line) || edges.text.startsItem(line) {
                return edges.text.isMailAddress(line) || edges.text.startsCareOf(line)
            }
            return true
        }
    }

    /// Whether lines some of which begin small, or like an item ("z. B."), are a list all the same: every line but the longest had room, and much of
    /// it before such a one.
    ///
    /// - Parameter isShort: whether all are a few words.
    private func isMixedList(_ run: ClosedRange<Int>, right: Float, isShort: Bool) -> Bool {
        guard run.count(where: { edges.text.startsItem(edges.lines[$0]) }) * 4 <= run.count, !isTextBesideWider(run) else { return false }
        let width = right - (run.map { edges.begin(edges.lines[$0]) }.min() ?? 0)
        return zip(run, run.dropFirst()).allSatisfy { previous, next in
            !edges.text.startsLowercase(edges.lines[next]) && !edges.text.startsItem(edges.lines[next])
                // What begins so below the longest line goes on with it.
                || right - edges.end(edges.lines[previous]) > Self.listRoom * width || isShort && !edges.hasRoom(previous, right)
        }
    }

    /// Whether lines some of which begin small are entries of a line or some: these begin below lines that had no room for their first word, and all others below
    /// lines that ended with much room.
    private func isListOfWrapped(_ run: ClosedRange<Int>, _ right: Float) -> Bool {
        let left = run.reduce(Float.infinity) { min($0, edges.begin(edges.lines[$1])) }
        guard right - left > BlockBuilder.widthOfText * edges.lines[run.lowerBound].size else { return false }
        var (ended, wrapped) = (0, 0)
        for (previous, next) in zip(run, run.dropFirst()) {
            guard !edges.text.startsItem(edges.lines[next]), !edges.lines[next].isRow else { return false }
            if edges.text.startsLowercase(edges.lines[next]) {
                guard !edges.hasRoom(previous, right) else { return false }
                wrapped += 1
            } else {
                guard !joins(previous), edges.text.startsCapital(edges.lines[next]) else { return false }
                if right - edges.end(edges.lines[previous]) > Self.listRoom * (right - left) {
                    ended += 1
                } else {
                    guard edges.text.endsSentence(edges.lines[previous]), edges.hasRoom(previous, right) else { return false }
                }
            }
        }
        return ended >= Self.fewestEnded && ended > wrapped
    }

    /// Entries that end so, at the least.
    private static let fewestEnded = 4

    /// Whether most lines have no room but for one or two that are wider: text that goes on below the box it stands beside.
    private func isTextBesideWider(_ run: ClosedRange<Int>) -> Bool {
        let ends = run.map { edges.end(edges.lines[$0]) }.sorted()
        let right = ends[ends.count - 1 - Self.mostWider]
        let first = edges.lines[run.lowerBound]
        guard right - edges.begin(first) > BlockBuilder.widthOfText * first.size else { return false }
        let filled = run.dropLast().count { edges.end(edges.lines[$0]) <= right && !edges.hasRoom($0, right) }
        return filled * 2 > run.count
    }

    private static let mostWider = 2

    /// Whether many of some lines that end at any letter end in one place: text beside a picture, whatever wider lines stand below that.
    private func isNarrowText(_ run: ClosedRange<Int>) -> Bool {
        guard run.count >= Self.fewestNarrow, edges.text.startsWide(edges.lines[run.lowerBound]) else { return false }
        let size = edges.lines[run.lowerBound].size
        let ends = run.map { edges.end(edges.lines[$0]) }.sorted()
        var (first, most) = (0, 0)
        let widest = (ends.last ?? 0) - Self.leastWider * size
        for index in ends.indices where ends[index] < widest {
            while ends[index] - ends[first] > Self.raggedEnd * size { first += 1 }
            if index - first + 1 > most, ends[index] - edges.begin(edges.lines[run.lowerBound]) > Self.narrowestWide * size {
                most = index - first + 1
            }
        }
        return most >= Self.fewestNarrow && most * 2 >= run.count
    }

    /// Lines that end there, at the least.
    private static let fewestNarrow = 4
    /// How far from each other, and from the ends of wider ones, and how wide the text is, in ems.
    private static let leastWider: Float = 4
    private static let raggedEnd: Float = 0.6
    private static let narrowestWide: Float = 12

    /// Share of the widest line.
    private static let listRoom: Float = 0.35

    /// Whether white follows a line that is wider than what stands between the two lines above it, or the two below: it parts one address from the next.
    private func endsStack(_ index: Int) -> Bool {
        let lines = edges.lines
        let white = lines[index].y - lines[index + 1].y
        func isWider(than upper: Int) -> Bool {
            guard upper >= 0, upper + 1 < lines.count, standsAlike(lines[upper], lines[upper + 1]) else { return false }
            return white > Self.whiteAround * (lines[upper].y - lines[upper + 1].y)
        }
        return isWider(than: index - 1) || isWider(than: index + 1)
    }

    private func isAlike(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        standsAlike(line, next) && !edges.text.endsInHyphen(line) && !edges.text.isRule(line) && !edges.text.isRule(next)
    }

    /// Whether a line begins below another one, in type like its.
    private func standsAlike(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (edges.begin(line) - edges.begin(next)).magnitude < 0.3 * line.size && (line.size - next.size).magnitude < 0.06 * line.size
            && line.isBold == next.isBold && line.isFixedPitch == next.isFixedPitch && line.y - next.y > 0.5 * line.size
            && line.y - next.y < 3.5 * line.size
    }
}
