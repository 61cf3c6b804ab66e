/// Finds the lines of a table of contents: a title, a leader of dots or a wide white, and a page number; several on a page, their numbers rising.
struct ContentsLines {
    private(set) var lines: Set<Int> = []
    /// Lines with leaders of dots whose numbers don't rise: they are in the order of something else, as an index is.
    private(set) var entries: Set<Int> = []
    /// Lines of other blocks with a short leader before numbers that go on in the next column.
    private var leaders: Set<Int> = []
    /// Whether some of them say what changed in which version.
    private(set) var areChanges = false
    /// Further lines of their blocks: the beginnings of long titles.
    private var others: Set<Int> = []

    /// Lines with dots are taken at their word; those with white alone only if there are this many of them.
    private static let fewestWithoutLeader = 4

    init(_ layout: PageLayout) {
        var blank: [(line: Int, number: Int)] = []
        var dotted: [(line: Int, number: Int)] = []
        // Entries of an index that have several numbers, the last of them behind a comma.
        var several: [Int] = []
        var dashed: [(line: Int, number: Int)] = []
        // Those with short leaders, which may be ellipses.
        var short: [Int] = []
        var shortOfSeveral = 0
        // Those whose numbers go on in the next line.
        var wrapped = 0
        // Those whose page nobody knew.
        var unknown: [Int] = []
        var changed: Set<Int> = []
        var numbered = 0
        for (index, line) in layout.lines.enumerated() where !line.words.isEmpty {
            let last = layout.words[Int(line.words.upperBound) - 1]
            guard last.end > last.start, ContentsEnding.mayEndLine(layout.text[Int(last.end) - 1]) else {
                if last.end > last.start, layout.text[Int(last.end) - 1] == 0x2C, Self.hasShortLeader(layout, line),
                    Self.isLedOnce(layout, line)
                {
                    wrapped += 1
                }
                continue
            }
            let bytes = layout.bytes(of: last)
            if let number = DashedPage.number(layout, line) { dashed.append((index, number)) }
            let plain = ContentsEnding.number(bytes)
            guard let number = plain ?? CompoundPage.number(bytes) else {
                if ContentsEnding.isUnknown(bytes), ContentsEnding.longestLeader(layout.bytes(of: line)) >= ContentsEnding.fewestDots {
                    unknown.append(index)
                } else if CodedPage.isCoded(bytes), Self.hasShortLeader(layout, line) {
                    // A few dots may stand between the first and the last of some signs with numbers.
                    short.append(index)
                    if ContentsEnding.longestLeader(layout.bytes(of: line)) >= ContentsEnding.fewestDots { shortOfSeveral += 1 }
                }
                continue
            }
            if plain != nil { numbered += 1 }
            let dots = ContentsEnding.longestLeader(layout.bytes(of: line))
            let isLed = dots >= ContentsEnding.fewestDots
            // Without a leader that is a span, or anything.
            if plain == nil, !isLed {
                if dots > 1, Self.hasShortLeader(layout, line) { short.append(index) }
                continue
            }
            if !isLed, dots > 1 { short.append(index) }
            if Self.isEntry(layout, line) {
                if isLed {
                    several.append(index)
                } else if Self.hasShortLeader(layout, line) {
                    short.append(index)
                    shortOfSeveral += 1
                }
            } else if isLed {
                if !Self.isLedRow(layout, line) { dotted.append((index, number)) }
            } else if line.words.count > 1, Self.gap(layout.words[Int(line.words.upperBound) - 2], last) > Self.white * line.size,
                !Self.isRow(layout, line)
            {
                blank.append((index, number))
            }
        }
        // Between drawn rules stand facts; contents that are printed so are called what they are.
        if blank.contains(where: { Self.isDrawnRow(layout, $0.line) }), !layout.lines.contains(where: { Self.isName(layout, $0) }) {
            blank.removeAll { Self.isDrawnRow(layout, $0.line) }
        }
        let ofSeveral = several.count + shortOfSeveral + wrapped
        let isIndex = ofSeveral >= Self.fewestOfSeveral || Self.rising(dotted) * 4 < (dotted.count - 1) * 3
        // Of a few lines the numbers of contents never fall: those of a list of prices do.
        let isList = (2..<Self.fewestEntries).contains(dotted.count) && Self.rising(dotted) < dotted.count - 1
        if isList || dotted.count + ofSeveral >= Self.fewestEntries && isIndex {
            // Of several numbers the last one alone would be taken away.
            let ofOne = short.filter { !Self.isEntry(layout, layout.lines[$0]) }
            let changes = Self.changes(layout, Set(dotted.map(\.line) + ofOne))
            entries = Set(several + short + dotted.map(\.line)).subtracting(changes)
            // Versions end in no page that others could be like.
            let ends = changes.intersection(ofOne + dotted.map(\.line))
            (lines, changed) = (ends.isEmpty ? changes : ends, changes)
            areChanges = !changes.isEmpty
        } else {
            lines = Set(dotted.map(\.line))
            if !lines.isEmpty {
                lines.formUnion(unknown)
                changed = Self.changes(layout, lines.union(short.filter { !Self.isEntry(layout, layout.lines[$0]) }))
                areChanges = !changed.isEmpty
            }
        }
        if Self.areContents(dashed) { lines.formUnion(dashed.map(\.line)) }
        let mayBeContents = blank.count >= (lines.isEmpty ? Self.fewestWithoutLeader : 1)
        // The same number in all lines is a table's.
        let hasOnePage = blank.count > 1 && blank[0].number == blank[blank.count - 1].number && lines.isEmpty
        if !blank.isEmpty, Self.rising(blank) * 10 >= (blank.count - 1) * 9,
            mayBeContents && !hasOnePage || lines.isEmpty && Self.isNamed(layout, before: blank[0].line),
            Self.titlesDiffer(layout, blank.map(\.line)), !Self.areCutRows(layout, blank.map(\.line)),
            Self.isWide(layout, blank.map(\.line)),
            !lines.isEmpty || Self.areSurely(blank, layout) || layout.lines.contains(where: { Self.isName(layout, $0) })
        {
            lines.formUnion(blank.map(\.line))
        }
        if lines.isEmpty, entries.isEmpty, numbered >= Self.fewestWithoutLeader { lines = Self.ragged(layout) }
        guard !lines.isEmpty || !entries.isEmpty else { return }
        extend(layout)
        lines.formUnion(changed)
        if !entries.isEmpty { addWrapped(layout) }
        // Where changes are listed in columns, the next one's first version would go on with it.
        let known = lines.union(entries)
        for index in layout.lines.indices.dropLast()
        where known.contains(index + 1)
            && (Self.isVersion(layout.bytes(of: layout.lines[index])) || areChanges && Self.isShortVersion(layout, index))
        {
            if lines.isEmpty { entries.insert(index) } else { lines.insert(index) }
        }
        for block in layout.blocks where block.lines.count > 1 && block.lines.count <= Self.mostLines {
            if block.lines.contains(where: { lines.contains(Int($0)) || entries.contains(Int($0)) }) {
                others.formUnion(block.lines.map(Int.init))
            }
        }
    }

    /// Whether some lines are an entry: those of contents are short; what changed may take many lines to say, and ends with its number.
    @inline(__always)
    func areEntry(_ lines: ArraySlice<Int>, _ layout: PageLayout) -> Bool { !self.lines.isEmpty && areKnownEntry(lines, layout) }

    @inline(never)
    private func areKnownEntry(_ lines: ArraySlice<Int>, _ layout: PageLayout) -> Bool {
        let isShort = lines.count <= Self.mostLines && lines.contains(where: self.lines.contains)
        guard areChanges, let last = lines.last else { return isShort }
        if self.lines.contains(last) { return lines.count <= Self.mostLinesOfChange }
        return isShort && layout.bytes(of: layout.lines[last]).last?.isASCIIDigit ?? false
    }

    /// Whether a line that is no entry has a short leader: asked of every line, and hardly any page has such.
    @inline(__always)
    func hasLeader(_ line: Int) -> Bool { !leaders.isEmpty && leaders.contains(line) }

    private static let mostLinesOfChange = 24

    /// Of all kinds.
    var all: Set<Int> { lines.union(entries).union(others) }

    /// Lines of one entry, at the most.
    private static let mostLines = 4

    /// Whether lines without leaders, on a page that doesn't say that they are contents, are some all the same: sections count them, or most of the page
    /// are such, and their numbers may be pages. Any two columns have names and figures, which may well rise: those of towns and their inhabitants, of
    /// years, of departures.
    private static func areSurely(_ blank: [(line: Int, number: Int)], _ layout: PageLayout) -> Bool {
        guard let last = blank.last, last.number < mostPages else { return false }
        let areNumbered = blank.contains { isSection(layout.bytes(of: layout.words[Int(layout.lines[$0.line].words.lowerBound)])) }
        guard areNumbered || blank.count >= fewestUnnamed && blank.count * 5 >= layout.lines.count * 2 else { return false }
        return blank.allSatisfy { entry in
            let words = layout.lines[entry.line].words
            let number = layout.bytes(of: layout.words[Int(words.upperBound) - 1])
            return number.first != 0x30 || number.count == 1
        }
    }

    /// Whether a word is the number of a section of a section: "14.1", "2.3.1."
    private static func isSection(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, first.isASCIIDigit, first != 0x30, word.contains(0x2E) else { return false }
        let parts = word.split(separator: 0x2E)
        return parts.count > 1 && parts.allSatisfy { $0.count <= 2 && $0.allSatisfy(\.isASCIIDigit) && $0.first != 0x30 }
    }

    private static let fewestUnnamed = 8
    /// Thicker books have their contents at the front of volumes.
    private static let mostPages = 1800

    // MARK: Contents of other kinds

    /// Whether lines whose numbers stand behind dashes are contents: most lines from the first to the last are such, and their numbers rise.
    private static func areContents(_ dashed: [(line: Int, number: Int)]) -> Bool {
        guard dashed.count >= fewestEntries, let first = dashed.first, let last = dashed.last, first.number < last.number else {
            return false
        }
        return dashed.count * 2 > last.line - first.line && rising(dashed) * 10 >= (dashed.count - 1) * 9
    }

    /// The entries that say what changed in which version, and the versions: lines that are nothing but a version's number stand before them, up to a
    /// heading. The numbers behind their leaders tell where in a listing, and nobody looks a thing up in them.
    private static func changes(_ layout: PageLayout, _ numbered: Set<Int>) -> Set<Int> {
        var (found, waiting): (Set<Int>, [Int]) = ([], [])
        var (versions, size): (Int, Float?) = (0, nil)
        for (index, line) in layout.lines.enumerated() {
            if isVersion(layout.bytes(of: line)) || isShortVersion(layout, index) {
                versions += 1
                size = line.size
                found.insert(index)
                // What a page begins with belongs to a version before.
                found.formUnion(waiting.filter { layout.lines[$0].size < sizeOfHeading * line.size })
                waiting = []
            } else if let known = size, line.size > sizeOfHeading * known {
                (size, waiting) = (nil, [])
            } else if numbered.contains(index) {
                if size != nil { found.insert(index) } else { waiting.append(index) }
            } else if size == nil, let last = waiting.last, line.size > sizeOfHeading * layout.lines[last].size {
                waiting = []
            }
        }
        return versions >= fewestVersions ? found : []
    }

    /// As a multiple of an entry's size.
    private static let sizeOfHeading: Float = 1.15
    private static let fewestVersions = 2
    /// In bytes.
    private static let longestVersion = 12

    /// Whether all of a line is the number of a version: "v0.9a", "1.12.0.".
    private static func isVersion(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count <= longestVersion, line.contains(0x2E) else { return false }
        let hasSign = line.first == 0x76 || line.first == 0x56
        let number = hasSign ? line.dropFirst() : line
        guard let digit = number.first, digit.isASCIIDigit, let stop = number.firstIndex(of: 0x2E) else { return false }
        let rest = number[(stop + 1)...]
        guard rest.first?.isASCIIDigit == true, hasSign || rest.contains(0x2E) else { return false }
        return number.allSatisfy { $0.isASCIIDigit || $0 == 0x2E || $0 &- 0x61 < 26 } && number.count { $0 &- 0x61 < 26 } <= 1
    }

    /// Whether all of a line is a version of two numbers, "1.2" or "3.0a", and what changed in it is set in below: contents may have the numbers of their
    /// sections in lines by themselves.
    private static func isShortVersion(_ layout: PageLayout, _ index: Int) -> Bool {
        let line = layout.lines[index]
        guard line.words.count == 1, index + 1 < layout.lines.count, case let next = layout.lines[index + 1],
            next.x0 - line.x0 > narrowWhite * line.size, next.x0 - line.x0 < white * line.size, next.size <= line.size
        else { return false }
        var number = layout.bytes(of: line)
        if let last = number.last, last &- 0x61 < 26 { number = number.dropLast() }
        guard let stop = number.firstIndex(of: 0x2E), number.count <= longestShortVersion else { return false }
        return [number[..<stop], number[(stop + 1)...]].allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
    }

    /// In bytes, without its letter.
    private static let longestShortVersion = 5

    // MARK: Contents that end anywhere

    /// The lines below a heading that says so whose numbers stand a little behind their titles, wherever these end, and rise; none where there are few.
    private static func ragged(_ layout: PageLayout) -> Set<Int> {
        guard let name = layout.lines.firstIndex(where: { isName(layout, $0) }) else { return [] }
        var (found, apart): ([(line: Int, number: Int)], Int) = ([], 0)
        for index in (name + 1)..<layout.lines.count {
            let words = layout.lines[index].words
            guard words.count > 1, case let last = layout.words[Int(words.upperBound) - 1], last.end > last.start,
                let number = ContentsEnding.number(layout.bytes(of: last))
            else { break }
            // What follows ends in a number, too: "Part I".
            if let before = found.last,
                before.number >= 0 && number < 0 || layout.lines[index].size > sizeOfHeading * layout.lines[before.line].size
            {
                break
            }
            found.append((index, number))
            if gap(layout.words[Int(words.upperBound) - 2], last) > whiteOfRagged * layout.lines[index].size { apart += 1 }
        }
        guard found.count >= fewestWithoutLeader, apart * 5 >= found.count * 4, rising(found) == found.count - 1,
            found[0].number < found[found.count - 1].number, titlesDiffer(layout, found.map(\.line))
        else { return [] }
        return Set(found.map(\.line))
    }

    /// In ems: more than between words.
    private static let whiteOfRagged: Float = 0.4

    // MARK: Contents of few lines

    /// Whether a heading above a line, or one line further up, says that contents follow.
    private static func isNamed(_ layout: PageLayout, before line: Int) -> Bool {
        (max(line - 2, 0)..<line).contains { isName(layout, layout.lines[$0]) }
    }

    private static func isName(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        let bytes = layout.bytes(of: line)
        return bytes.count <= longestName && names.contains(bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 })
    }

    /// In bytes.
    private static let longestName = 40

    /// Whether a line is in a row of a table that has rules between its cells.
    private static func isDrawnRow(_ layout: PageLayout, _ line: Int) -> Bool {
        let row = layout.lines[line].row
        return row >= 0 && layout.rows[Int(row)].isDrawn
    }

    /// Whether most lines have a title that no other one has: the rows of a table say the same again and again, and the numbers behind are its figures.
    private static func titlesDiffer(_ layout: PageLayout, _ lines: [Int]) -> Bool {
        let titles = lines.map { line in
            let words = layout.lines[line].words
            return layout.text[Int(layout.words[Int(words.lowerBound)].start)..<Int(layout.words[Int(words.upperBound) - 2].end)]
        }
        return Set(titles).count * 2 > titles.count
    }

    /// Whether some lines reach as far from their beginnings to the ends of their numbers as a text is wide: a small table isn't.
    private static func isWide(_ layout: PageLayout, _ lines: [Int]) -> Bool {
        var (left, right, size) = (Float.infinity, -Float.infinity, Float.infinity)
        for line in lines.lazy.map({ layout.lines[$0] }) {
            (left, right, size) = (min(left, line.x0), max(right, line.x1), min(size, line.size))
        }
        return right - left > narrowest * size
    }

    /// Of contents, in ems.
    private static let narrowest: Float = 10

    /// In small letters, where they are ASCII.
    private static let names: Set<[UInt8]> = Set(
        [
            "contents", "table of contents", "inhalt", "inhaltsverzeichnis", "sommaire", "table des matières", "table des matieres",
            "contenido", "índice", "Índice", "índice general", "Índice general", "contenuti", "indice", "sumário", "conteúdo", "inhoud",
            "inhoudsopgave", "spis treści", "obsah", "innehåll", "indhold", "innhold", "sisällys", "tartalomjegyzék", "cuprins", "kazalo",
            "содержание", "Содержание", "оглавление", "Оглавление", "目次", "目录", "目錄", "차례",
        ].map { Array($0.utf8) })

    // MARK: Lines without white

    /// What one or two lines are may be a mistake: what has no dot of a leader is none of them then.
    private static let fewestKnown = 3
    /// Between a line and one that is known, at the most.
    private static let widestSpan = 6
    /// Before the number of a line that has a known one on one side of it only, in ems: no text is justified with as much.
    private static let narrowWhite: Float = 0.9
    private static let tolerance: Float = 0.3

    /// Adds the lines between those that are known whose titles left no room for a leader: their numbers end where those do, and count on.
    private mutating func extend(_ layout: PageLayout) {
        let known = lines.isEmpty ? entries : lines
        guard !known.isEmpty else { return }
        let isCertain = known.count >= Self.fewestKnown
        let sorted = known.sorted()
        var place = 0
        var before: Int?
        for index in layout.lines.indices {
            while place < sorted.count, sorted[place] <= index { place += 1 }
            if known.contains(index) {
                before = index
                continue
            }
            let after = place < sorted.count && sorted[place] - index <= Self.widestSpan ? sorted[place] : nil
            let last = before.flatMap { index - $0 <= Self.widestSpan ? $0 : nil }
            guard last != nil || after != nil, layout.lines[index].words.count > 1,
                isCertain || Self.isLed(layout, layout.lines[index]), isLike(index, last, after, layout)
            else { continue }
            if lines.isEmpty { entries.insert(index) } else { lines.insert(index) }
            before = index
        }
    }

    /// Whether a line ends like known ones before it and behind it.
    private func isLike(_ index: Int, _ before: Int?, _ after: Int?, _ layout: PageLayout) -> Bool {
        let line = layout.lines[index]
        let (word, last) = (layout.words[Int(line.words.upperBound) - 2], layout.words[Int(line.words.upperBound) - 1])
        guard let number = ContentsEnding.number(layout.bytes(of: last)) else { return false }
        let beside = [before, after].compactMap(\.self)
        let isAtEdge = beside.contains { other in
            let other = layout.lines[other]
            return other.frame == line.frame
                && (line.isRightToLeft ? other.x0 - line.x0 : other.x1 - line.x1).magnitude < Self.tolerance * line.size
        }
        guard isAtEdge else { return false }
        guard beside.count == 2 || Self.isLed(layout, line) || Self.gap(word, last) > Self.narrowWhite * line.size else { return false }
        if lines.isEmpty { return true }
        // What changed is in no order of pages.
        return !Self.isEntry(layout, line)
            && beside.allSatisfy { other in
                let words = layout.lines[other].words
                guard let page = ContentsEnding.number(layout.bytes(of: layout.words[Int(words.upperBound) - 1])) else { return true }
                return (page < 0) == (number < 0) && (areChanges || (other < index ? page <= number : page >= number))
            }
    }

    /// Whether dots stand by themselves before a line's last word, or the one that its leader had room for.
    private static func isLed(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        line.words.count > 2 && layout.bytes(of: layout.words[Int(line.words.upperBound) - 2]).allSatisfy { $0 == 0x2E }
    }

    /// Fewer lines tell nothing by the order of their numbers.
    private static let fewestEntries = 6

    /// How often a number is followed by no smaller one.
    private static func rising(_ lines: [(line: Int, number: Int)]) -> Int {
        zip(lines, lines.dropFirst()).count { $0.number <= $1.number }
    }

    /// Adds the lines of an index whose numbers, behind a leader, go on in the next lines of their block, to its end. What goes on in the next column has to
    /// be joined with that, which entries are not.
    private mutating func addWrapped(_ layout: PageLayout) {
        for block in layout.blocks where block.lines.count > 1 {
            guard let first = block.lines.first.map({ Int($0) }), !entries.contains(first), !lines.contains(first),
                Self.goesOnInPages(layout, first),
                let last = block.lines.last.map({ layout.lines[Int($0)] }), let word = last.words.last
            else { continue }
            let number = layout.bytes(of: layout.words[Int(word)])
            let goesOn = number.last == 0x2C
            if ContentsEnding.number(number) != nil || CompoundPage.number(number) != nil || !goesOn && CodedPage.isCoded(number) {
                entries.insert(first)
            } else if goesOn {
                // The leader may go on in the second line.
                leaders.formUnion([first, first + 1])
            }
        }
    }

    /// Whether a line has no second leader: contents may name what is said in a section, one behind the other with their pages.
    private static func isLedOnce(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        var (count, isLeader) = (0, false)
        for word in line.words {
            let isNext = layout.bytes(of: layout.words[Int(word)]).allSatisfy { $0 == 0x2E }
            if isNext, !isLeader { count += 1 }
            isLeader = isNext
        }
        return count < 2
    }

    /// Whether a line ends in numbers behind a short leader, the last of them before a comma, or in such a leader, and the next one begins with a number
    /// or the rest of the leader; or the next one is the leader and the numbers, for which a long name has left no room.
    private static func goesOnInPages(_ layout: PageLayout, _ index: Int) -> Bool {
        let line = layout.lines[index]
        guard index + 1 < layout.lines.count, let end = layout.bytes(of: line).last, case let next = layout.lines[index + 1],
            let word = next.words.first.map({ layout.bytes(of: layout.words[Int($0)]) })
        else { return false }
        if end == 0x2C || end == 0x2E, hasShortLeader(layout, line) {
            return end == 0x2C || word.first.map { $0.isASCIIDigit || $0 == 0x2E } ?? false || CodedPage.isCoded(word)
        }
        return word.elementsEqual([0x2E]) && next.words.count > 1 && hasShortLeader(layout, next)
    }

    /// Whether a line is an index's: the number stands behind another one, or behind a word's comma. Where the title goes on before the leader that the
    /// number has in its word, the comma is the title's.
    private static func isEntry(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        line.words.count > 1 && layout.bytes(of: layout.words[Int(line.words.upperBound) - 2]).last == 0x2C
            && !ContentsEnding.hasTitle(layout.bytes(of: layout.words[Int(line.words.upperBound) - 1]))
    }

    /// Lines of contents have one number each.
    private static let fewestOfSeveral = 3

    /// Whether a few dots stand by themselves before the numbers that a line ends with.
    private static func hasShortLeader(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        for place in line.words.reversed() {
            let word = layout.bytes(of: layout.words[Int(place)])
            if word.allSatisfy({ $0 == 0x2E }) { return true }
            // Digits, commas, dashes.
            guard word.allSatisfy({ $0.isASCIIDigit || $0 == 0x2C || $0 == 0x2D || $0 >= 0x80 }) || CodedPage.isCoded(word) else {
                return false
            }
        }
        return false
    }

    /// White in place of a leader, in ems.
    private static let white: Float = 2.2

    /// Whether a line is a table's: a row of many cells; a number stands in a column of its own before the last one, or figures by themselves where a
    /// title should be: numbers side by side are a table's.
    private static func isRow(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        if line.row >= 0, layout.rows[Int(line.row)].columnCount > mostColumns { return true }
        let place = Int(line.words.upperBound) - 2
        let word = layout.words[place]
        // What has no letter is no title: a date.
        let titles = layout.text[Int(layout.words[Int(line.words.lowerBound)].start)..<Int(layout.words[place].end)]
        if !titles.contains(where: { Dehyphenation.isLetter($0) }) { return true }
        guard isFigure(layout.bytes(of: word)) else { return false }
        return line.words.count == 2 || gap(layout.words[place - 1], word) > white * line.size
    }

    /// Whether a word is a number, whole or not: "28.4", "845,00", "-12", "3%".
    private static func isFigure(_ word: ArraySlice<UInt8>) -> Bool {
        PageDigits.areDecimal(word)
            || word.contains(where: \.isASCIIDigit) && word.allSatisfy { $0.isASCIIDigit || signsInNumbers.contains($0) }
    }

    private static let signsInNumbers = Array(".,-+%()$".utf8)

    /// Whether many of some lines stand beside ones that go on right of their numbers, behind white, and so are rows of a table whose last cells are empty.
    private static func areCutRows(_ layout: PageLayout, _ lines: [Int]) -> Bool {
        let cut = lines.count { index in
            let line = layout.lines[index]
            return [index - 1, index + 1].contains { other in
                guard layout.lines.indices.contains(other) else { return false }
                let other = layout.lines[other]
                let room = line.isRightToLeft ? line.x0 - other.x0 : other.x1 - line.x1
                return other.frame == line.frame && room > white * line.size && other.isRow
                    && (other.y - line.y).magnitude < widestStep * line.size && other.x0 < line.x1 && other.x1 > line.x0
                    && layout.bytes(of: other).last?.isASCIIDigit ?? false
            }
        }
        return cut * 3 >= lines.count
    }

    /// Between such lines, in ems.
    private static let widestStep: Float = 3

    /// Of contents that are a table: a number, a title, a page.
    private static let mostColumns = 3

    /// Whether more than one number stands behind a leader, or the sign of a currency before it: they are a table's, too.
    private static func isLedRow(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        for place in line.words.dropLast().reversed() {
            let word = layout.bytes(of: layout.words[Int(place)])
            guard let first = word.first, let last = word.last else { continue }
            // The leader, or the word that it begins in.
            if last == 0x2E || last >= 0x80 && ContentsEnding.longestLeader(word) > 0 { return false }
            if currencies.contains(where: word.elementsEqual) { return true }
            guard first.isASCIIDigit || signsBeforeNumbers.contains(first) else { return false }
            if word.contains(where: \.isASCIIDigit), layout.words[Int(place)].x1 < layout.words[Int(place) + 1].x0 - narrowWhite * line.size
            {
                return true
            }
        }
        return false
    }

    /// Of losses, and signs.
    private static let signsBeforeNumbers = Array("($+-".utf8)
    private static let currencies = ["$", "€", "£", "¥"].map { Array($0.utf8) }

    /// The white between two words, whichever of them stands left.
    private static func gap(_ word: PageLayout.Word, _ next: PageLayout.Word) -> Float { max(next.x0 - word.x1, word.x0 - next.x1) }
}
