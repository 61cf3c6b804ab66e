/// Joins the blocks of page after page into paragraphs, and hands each on as soon as nothing can be added to it.
struct ProseBuilder {
    /// Kinds of block that are not handed on.
    private let skipped: RoleSet
    private let tracesLines: Bool
    private let emit: (Paragraph) -> Void
    private let settling: Settling
    /// What has been skipped so far.
    private(set) var leftOut = LeftOut()

    /// A paragraph of running text that may go on in the next column or page: how it ended, its text so far, and all else that is known of it. Apart
    /// from each other, so that asking for the one copies nothing of the others.
    private var open: OpenParagraph?
    private var openText: [UInt8] = []
    private var openParagraph: Paragraph?
    /// Notes, captions, tables that stand between the parts of an open paragraph: read after it.
    private var held: [Paragraph] = []
    /// Notes of the page that is being added: read when its text has been.
    private var notes: [Paragraph] = []
    /// The last of them, or of those held from the page before, if it was broken off.
    private var openNote: OpenNote?
    /// Whether the next page is the first of a text that starts anywhere; and whether the last one was, and has what may be the rest of a note: then nothing
    /// is certain before its notes have been read.
    private var isFirstPage: Bool
    private var awaitsNotes = false

    /// The last page that had anything but listings and captions.
    private var textPage = -1

    /// Where the last paragraph of several lines stands, whose edges tell whether a line by itself is full.
    private var column = (page: -1, left: Float(0), right: Float(0), size: Float(0))

    /// Whether the paragraphs of a page begin with lines set in.
    private var indents: (page: Int, areUsual: Bool)?

    /// Whether anything that came before the first page can still make a difference. Shared with the closure that hands paragraphs on.
    private final class Settling {
        var isDone: Bool
        init(isDone: Bool) { self.isDone = isDone }
    }

    /// - Parameter startsAnywhere: the first page is not the document's. Nothing is handed on then until a paragraph begins that begins there
    ///   whatever came before: what follows is the same as in the whole document.
    init(skipped: RoleSet, tracesLines: Bool = false, startsAnywhere: Bool = false, emit: @escaping (Paragraph) -> Void) {
        self.skipped = skipped
        self.tracesLines = tracesLines
        let settling = Settling(isDone: !startsAnywhere)
        self.settling = settling
        isFirstPage = startsAnywhere
        // Nothing may be left of a text: of a soft hyphen, of spaces that stood for a picture, of leaders and rules.
        self.emit = { if settling.isDone, $0.text.utf8.contains(where: { $0 > 0x20 }), !Leaders.isAll($0.text) { emit($0) } }
    }

    /// Adds the next page.
    ///
    /// - Parameter nearby: the words of the pages around it, for words broken at line ends.
    mutating func add(_ page: PageContext, nearby: NearbyWords, language: String?) {
        let layout = page.layout
        var roles: [BlockRole?] = Array(repeating: nil, count: layout.lines.count)
        for (index, role) in page.furniture where roles.indices.contains(index) { roles[index] = role }
        let classifier = page.classifier
        let tables = page.tables(besides: classifier.contents.all)
        var abstract = AbstractFinder(layout)
        let all = Array(layout.lines.indices)
        let restOfNote = restOfNote(page, classifier, nearby)
        let points = PlotPoints.lines(layout)
        classifier.forEachBlock { number, block in
            if number == restOfNote { return }
            var lines = all[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
            if !points.isEmpty { lines = lines.filter { !points.contains($0) }[...] }
            if lines.contains(where: { roles[$0] != nil }) {
                for index in lines {
                    if let role = roles[index], isWanted(role) { addFurniture(layout, index, number, role, language) }
                }
                lines = lines.filter { roles[$0] == nil }[...]
            }
            BlockPart.forEach(of: block, lines: lines, tables, classifier) { part in
                let kind = abstract.role(of: part)
                guard part.isLabelledText(kind.role, in: layout) || isWanted(kind.role) else { return }
                add(part, kind, number, layout, nearby, classifier, block.tag?.language ?? language)
            }
        }
        held += notes
        notes.removeAll()
        // What was broken off is read in one.
        if open == nil, openNote == nil { releaseHeld() }
        guard !layout.comments.isEmpty else { return }
        for (number, comment) in layout.comments.enumerated() where isWanted(.annotation) {
            var paragraph = Paragraph(
                text: comment.text, role: .annotation, level: nil, page: layout.index, pageBreaks: [], language: language)
            if tracesLines {
                let block = layout.blocks.count + number
                paragraph.lines = [PrintedLine(comment.text, page: layout.index, block: block, box: comment.box)]
            }
            held.append(paragraph)
        }
        if open == nil, openNote == nil { releaseHeld() }
    }

    /// Goes on with the note that the page before left unfinished; returns the block of a page that does, nil where there is none.
    private mutating func restOfNote(_ page: PageContext, _ classifier: BlockClassifier, _ nearby: NearbyWords) -> Int? {
        let layout = page.layout
        guard isFirstPage || awaitsNotes || openNote != nil else { return nil }
        func lines(_ block: PageLayout.Block) -> ArraySlice<Int> {
            block.lines.lazy.map(Int.init).filter { page.furniture[$0] == nil }[...]
        }
        awaitsNotes = isFirstPage && layout.blocks.contains { OpenNote.mayBeRest(lines($0), classifier) }
        isFirstPage = false
        guard let note = openNote else { return nil }
        openNote = nil
        let number = layout.blocks.indices.first { number in
            let (block, own) = (layout.blocks[number], lines(layout.blocks[number]))
            return note.goesOn(in: own, element: block.tag?.element ?? 0, classifier)
                && (block.tag != nil || classifier.classify(own).role == .paragraph)
        }
        guard let number, let place = held.lastIndex(where: { $0.role == .footnote }) else {
            if open == nil { releaseHeld() }
            return nil
        }
        let own = lines(layout.blocks[number])
        var joiner = LineJoiner(nearby: nearby, tracesLines: tracesLines)
        for index in own { joiner.add(layout, layout.lines[index], role: .paragraph) }
        held[place] = goingOn(note, held[place], own, number, layout, joiner, nearby)
        if open == nil, openNote == nil { releaseHeld() }
        return number
    }

    /// A note with its rest, or more of it.
    private mutating func goingOn(
        _ note: OpenNote, _ paragraph: Paragraph, _ lines: ArraySlice<Int>, _ block: Int, _ layout: PageLayout, _ joiner: LineJoiner,
        _ nearby: NearbyWords
    ) -> Paragraph {
        var (note, paragraph, printed) = (note, paragraph, printed(lines, block, layout, joiner))
        let start: Int
        (note.lastWord, start) = LineJoiner.join(
            &note.text, note.lastWord, joiner.text[...], joiner.firstWord, followsSpace: joiner.followsSpace, nearby: nearby,
            lastWord: joiner.lastWord)
        for index in printed.indices { printed[index].shift(by: start) }
        paragraph.goOn(at: start, on: layout.index, printed)
        Self.finish(&paragraph, note.text)
        openNote = openNote(note.text, note.lastWord, lines, layout, element: note.element)
        return paragraph
    }

    /// A note that was broken off; nil if it ends with its sentence or had room for more.
    private func openNote(_ text: [UInt8], _ lastWord: Range<Int>, _ lines: ArraySlice<Int>, _ layout: PageLayout, element: Int)
        -> OpenNote?
    {
        guard let last = lines.last.map({ layout.lines[$0] }), !Self.isOver(text, lastWord: lastWord) else { return nil }
        let right = lines.lazy.map { layout.lines[$0].x1 }.max() ?? last.x1
        let endsFull = lines.count > 1 && last.x1 > right - 1.5 * last.size
        // An address has no stop behind it.
        guard endsFull || lines.count == 1 && !BrokenAddress.isAddress(text.span.extracting(lastWord)) else { return nil }
        return OpenNote(
            text: text, lastWord: lastWord, size: last.size, page: layout.index, y: last.y, right: right, element: element,
            endsFull: endsFull)
    }

    mutating func finish() { close() }

    /// What begins now begins there whatever came before.
    private func settle() {
        if !awaitsNotes { settling.isDone = true }
    }

    /// The first page of which there is text that has not been handed on; nil if there is none.
    var pendingPage: Int? {
        var first = openParagraph?.page
        for paragraph in held { first = min(first ?? paragraph.page, paragraph.page) }
        return first
    }

    private mutating func isWanted(_ role: BlockRole) -> Bool {
        guard skipped.contains(role) else { return true }
        leftOut.count(role)
        return false
    }

    private mutating func addFurniture(_ layout: PageLayout, _ index: Int, _ block: Int, _ role: BlockRole, _ language: String?) {
        held.append(verbatim([index], block, role, layout, language))
        if open == nil { releaseHeld() }
    }

    private mutating func add(
        _ part: BlockPart, _ kind: BlockClassifier.Result, _ block: Int, _ layout: PageLayout, _ nearby: NearbyWords,
        _ classifier: BlockClassifier, _ language: String?
    ) {
        let lines = part.lines
        if kind.role == .code {
            let listing = verbatim(lines, block, .code, layout, language)
            if isFloat(lines, layout) { return held.append(listing) }
            close()
            // A listing at the head of a page may stand between the parts of a paragraph.
            if textPage == layout.index || layout.lines.allSatisfy(\.isFixedPitch) { settle() }
            emit(listing)
            return
        }
        if kind.role != .caption { textPage = layout.index }
        // The same element, on another page.
        let goesOn = part.tag.map { $0.element != 0 && $0.element == open?.element && layout.index != open?.lastPage } ?? false
        // The cells of a row are traced through its lines.
        let row = part.row ?? (kind.role == .table ? TableFinder.Row(lines, layout) : nil)
        var joiner = LineJoiner(nearby: nearby, tracesLines: tracesLines || row != nil)
        joiner.reserve(lines.reduce(0) { $0 + layout.byteCount(of: layout.lines[$1]) + 1 })
        for index in lines {
            // Where tags say that it is an entry of contents, the number at its end need not stand behind white.
            joiner.add(
                layout, layout.lines[index],
                role: goesOn ? .paragraph : kind.joinedAs ?? (classifier.contents.hasLeader(index) ? .index : kind.role),
                hasPageNumber: kind.role == .contents && (part.tag != nil || classifier.contents.lines.contains(index)))
        }
        guard !joiner.text.isEmpty, let first = lines.first, let last = lines.last else { return }
        let isRestOfHeading = open.map { goesOnLarge(kind.role, joiner.text, layout, first, after: $0) } ?? false
        if open?.role == .heading, !isRestOfHeading, kind.role != .footnote { close() }
        let size = layout.lines[first].size
        var (left, right) = (layout.lines[first].x0, layout.lines[first].x1)
        for index in lines.dropFirst() { (left, right) = (min(left, layout.lines[index].x0), max(right, layout.lines[index].x1)) }
        let width = right - left
        let endsFull =
            lines.count > 1
            ? layout.lines[last].x1 > right - 1.5 * size : isFullInColumn(layout.lines[first], joiner.text, page: layout.index)
        let free = lines.count == 1 && !endsFull ? free(behind: layout.lines[first], page: layout.index) : 0
        let isFull = endsFull && lines.count > 1 && layout.lines[lines[lines.endIndex - 2]].x1 > right - 1.5 * size
        if lines.count > 1, kind.role == .paragraph { column = (layout.index, left, right, size) }
        let isRunning = kind.role == .paragraph || kind.role == .listItem || kind.role == .quotation || kind.role == .abstract
        let isBetween =
            (kind.role == .paragraph || kind.role == .heading && layout.lines[first].frame != layout.mainFrame) && !goesOn
            && lines.count <= 2
            && (open.map { isStray(joiner.text, width, layout, layout.lines[first], after: $0) } ?? false)
            || isRunning && !goesOn && isInFloat(lines, classifier)
        let isNote =
            kind.role == .footnote && !kind.isInText
            || kind.role == .paragraph && !goesOn && (open.map { isSmallPrint(lines, classifier, after: $0) } ?? false)
        // What changed may take more lines to say than are left in a column; with what stands behind another change nothing goes on.
        let isChange = kind.role == .contents && classifier.contents.areChanges
        let isContinuation =
            isRestOfHeading || isChange && (open.map { goesOnInChange(joiner.text, layout.lines[first], layout, after: $0) } ?? false)
            || isRunning && !isBetween && !isNote
                && (open.map {
                    goesOn
                        || part.tag == nil && kind.role == .paragraph
                            && (goesOnFlush(lines, layout, width: width, after: $0) || goesOnHanging(lines, layout, after: $0))
                        || (kind.role == $0.role && kind.role != .listItem || kind.role == .paragraph
                            || kind.role == .listItem
                                && (isCitation(joiner.text, layout, after: $0) || isRestOfItem(lines, layout, after: $0)))
                            && continues($0, joiner.text, layout, layout.lines[first], part.start, isTagged: part.tag != nil)
                            && !($0.beginsLike(lines, layout) && Self.areApart(openText, joiner.text))
                } ?? false)
        if !isContinuation, kind.role == .paragraph || kind.role == .footnote && part.tag != nil, let note = openNote, !notes.isEmpty,
            note.goesOn(in: lines, element: part.tag?.element ?? 0, classifier)
        {
            openNote = nil
            notes[notes.count - 1] = goingOn(note, notes[notes.count - 1], lines, block, layout, joiner, nearby)
            return
        }
        if isContinuation, var current = open {
            let start: Int
            var printed = printed(lines, block, layout, joiner)
            (current.lastWord, start) = LineJoiner.join(
                &openText, current.lastWord, joiner.text[...], joiner.firstWord, followsSpace: joiner.followsSpace, nearby: nearby,
                lastWord: joiner.lastWord)
            for index in printed.indices { printed[index].shift(by: start) }
            openParagraph?.goOn(at: start, on: layout.index, printed)
            (current.endsFull, current.isFull, current.isLone, current.width) = (endsFull, isFull, lines.count == 1, width)
            (current.lastPage, current.lastY, current.room) = (layout.index, layout.lines[last].y, room(behind: lines, right, layout))
            (current.lastX, current.free) = ((layout.lines[last].x0, layout.lines[last].x1), free)
            current.size.last = layout.lines[last].size
            current.tableEnd = -.infinity
            open = current
            return
        }
        var paragraph = Paragraph(text: "", role: kind.role, level: kind.level, page: layout.index, pageBreaks: [], language: language)
        paragraph.lines = printed(lines, block, layout, joiner)
        paragraph.row = row.map { TableRow($0, Self.wordRanges(lines, layout, joiner)) }
        if isNote {
            Self.finish(&paragraph, joiner.text)
            notes.append(paragraph)
            openNote =
                kind.role != .footnote
                ? nil : openNote(joiner.text, joiner.lastWord, lines, layout, element: part.tag?.element ?? 0)
        } else if isBetween {
            Self.finish(&paragraph, joiner.text)
            held.append(paragraph)
        } else if isRunning {
            let isCertain = kind.role == .listItem || open.map { Self.isOver(openText, lastWord: $0.lastWord) } ?? false
            close()
            if isCertain { settle() }
            (openParagraph, openText) = (paragraph, joiner.takeText())
            open = OpenParagraph(
                role: kind.role, lastWord: joiner.lastWord, size: (size, layout.lines[last].size), lastPage: layout.index,
                lastY: layout.lines[last].y, lastX: (layout.lines[last].x0, layout.lines[last].x1), endsFull: endsFull, isFull: isFull,
                isLone: lines.count == 1, width: width, hang: kind.role == .listItem ? HangingItems.hang(lines, layout) : 0,
                room: room(behind: lines, right, layout), element: part.tag?.element ?? 0,
                headFont: OpenParagraph.headFont(of: lines, layout), free: free)
        } else if kind.role == .heading, OpenHeading.opensQuotation(joiner.text) {
            close()
            settle()
            (openParagraph, openText) = (paragraph, joiner.takeText())
            open = OpenParagraph(
                role: .heading, lastWord: joiner.lastWord, size: (size, layout.lines[last].size), lastPage: layout.index,
                lastY: layout.lines[last].y, lastX: (left, right), endsFull: endsFull, isFull: isFull, isLone: lines.count == 1,
                width: width, element: part.tag?.element ?? 0)
        } else if kind.role == .heading || kind.role == .title || kind.role == .formula || kind.role == .index || isChange || open == nil {
            close()
            if kind.role == .heading || kind.role == .title { settle() }
            Self.finish(&paragraph, joiner.text)
            emit(paragraph)
        } else {
            Self.finish(&paragraph, joiner.text)
            held.append(paragraph)
            if kind.role == .table, let current = open, layout.index == current.lastPage {
                open?.tableEnd = max(current.tableEnd, right)
            }
        }
    }

    /// Whether a listing stands at the head of a column or a page to which an open paragraph goes on from a full line, as figures do; or goes on with such.
    private func isFloat(_ lines: ArraySlice<Int>, _ layout: PageLayout) -> Bool {
        guard let current = open, let line = lines.first.map({ layout.lines[$0] }), held.count < Self.mostHeld, current.endsFull,
            !Self.isOver(openText, lastWord: current.lastWord)
        else { return false }
        if let last = held.last, last.role == .code, last.page == layout.index { return true }
        return layout.index == current.lastPage ? line.y > current.lastY : textPage != layout.index
    }

    /// Whether some lines are of an algorithm, or of a figure at the head of the next page, between two parts of an open paragraph.
    private func isInFloat(_ lines: ArraySlice<Int>, _ classifier: BlockClassifier) -> Bool {
        guard let current = open, current.endsFull, held.count < Self.mostHeld, !Self.isOver(openText, lastWord: current.lastWord) else {
            return false
        }
        return classifier.areOfAlgorithm(lines)
            || current.role == .paragraph && classifier.layout.index == current.lastPage + 1
                && classifier.areOfFigureAtHead(lines, behind: current.lastX)
    }

    /// Lines as they are printed, each on a line of its own; those of code that were too long for the page are whole again.
    private func verbatim(_ lines: ArraySlice<Int>, _ block: Int, _ role: BlockRole, _ layout: PageLayout, _ language: String?) -> Paragraph
    {
        let wraps = role == .code ? LineWraps(lines, layout) : nil
        var text: [UInt8] = []
        text.reserveCapacity(lines.reduce(0) { $0 + layout.byteCount(of: layout.lines[$1]) + 1 })
        var printed: [PrintedLine] = []
        for (place, index) in lines.enumerated() {
            if !text.isEmpty { wraps.map { $0.join(&text, lineAt: place) } ?? text.append(0x0A) }
            // A mark that went.
            if let last = printed.indices.last { printed[last].clip(to: text.count) }
            let start = text.count
            text += layout.bytes(of: layout.lines[index]).dropFirst(wraps?.markLength(ofLineAt: place) ?? 0)
            if tracesLines { printed.append(PrintedLine(layout, line: index, block: block, text: text, range: start..<text.count)) }
        }
        var paragraph = Paragraph(
            text: String(decoding: text, as: UTF8.self), role: role, level: nil, page: layout.index, pageBreaks: [], language: language)
        paragraph.lines = printed
        return paragraph
    }

    /// The lines a text was joined from, if they are wanted.
    private func printed(_ lines: ArraySlice<Int>, _ block: Int, _ layout: PageLayout, _ joiner: LineJoiner) -> [PrintedLine] {
        guard tracesLines else { return [] }
        return zip(lines, joiner.ranges).map { PrintedLine(layout, line: $0, block: block, text: joiner.text, range: $1) }
    }

    private mutating func close() {
        if var paragraph = openParagraph.take() {
            Self.finish(&paragraph, openText)
            emit(paragraph)
            open = nil
            openText = []
        }
        releaseHeld()
    }

    private mutating func releaseHeld() {
        guard !held.isEmpty else { return }
        for paragraph in held { emit(paragraph) }
        held.removeAll()
    }

    /// Whether a few words at the head of another column or page, or turned, stand between the parts of an open paragraph and belong to neither: a figure's.
    private func isStray(
        _ text: [UInt8], _ width: Float, _ layout: PageLayout, _ line: PageLayout.Line, after current: OpenParagraph
    ) -> Bool {
        guard current.endsFull, !current.isLone, text.count < Self.longestStray, width < Self.widestStray * current.width,
            layout.index != current.lastPage || line.y > current.lastY || line.frame != layout.mainFrame,
            !isBeginOfColumn(text, layout, line, after: current)
        else { return false }
        return !Self.isOver(openText, lastWord: current.lastWord) && !Self.isOver(text, lastWord: text.count..<text.count)
    }

    /// Whether a line that goes on with a small letter, in the type of an open paragraph, stands where the lines of its page begin: the end of a sentence
    /// above a formula.
    private func isBeginOfColumn(_ text: [UInt8], _ layout: PageLayout, _ line: PageLayout.Line, after current: OpenParagraph) -> Bool {
        guard Self.startsLowercase(text), (line.size - current.size.last).magnitude < 0.03 * line.size else { return false }
        return !layout.lines.contains { $0.x0 < line.x0 - 0.3 * line.size && $0.x1 > line.x0 && $0.size > 0.9 * line.size }
    }

    /// Whether small print stands at the foot of a column whose text goes on in the next one: a publisher's notice.
    private func isSmallPrint(_ lines: ArraySlice<Int>, _ classifier: BlockClassifier, after current: OpenParagraph) -> Bool {
        let layout = classifier.layout
        guard current.endsFull, layout.index == current.lastPage, let first = lines.first.map({ layout.lines[$0] }),
            first.y < current.lastY,
            first.size < 0.93 * current.size.first, !Self.isOver(openText, lastWord: current.lastWord), classifier.isAtFoot(lines)
        else { return false }
        // There is less of it than of the text above it: some titles stand above a text in smaller type.
        let column = layout.lines.lazy.filter { $0.frame == first.frame && $0.x0 < first.x1 && $0.x1 > first.x0 }
        guard column.count(where: { $0.y <= first.y }) < column.count(where: { $0.y > first.y }) else { return false }
        // Nor is the type of most of it small: that is the text, below a name in larger type.
        return column.count { $0.y > first.y && ($0.size - first.size).magnitude < Self.sameType * first.size } * 2 < column.count
    }

    /// How far a line by itself ended from the edge of its column, where that is known and it was far; 0 otherwise.
    private func free(behind line: PageLayout.Line, page: Int) -> Float {
        guard page == column.page, (line.size - column.size).magnitude < 0.06 * line.size,
            column.right - column.left > Self.narrowestColumn * line.size, column.right - line.x1 > Self.roomForWord * line.size,
            -0.5...Self.widestIndent ~= (line.x0 - column.left) / line.size
        else { return 0 }
        return column.right - line.x1
    }

    /// Whether a line by itself reaches the right edge of the column it stands in, in the middle of a sentence: the first line of a paragraph that goes on
    /// in the next one.
    private func isFullInColumn(_ line: PageLayout.Line, _ text: [UInt8], page: Int) -> Bool {
        guard page == column.page, (line.size - column.size).magnitude < 0.06 * line.size,
            column.right - column.left > Self.narrowestColumn * line.size, (line.x1 - column.right).magnitude < 1.5 * line.size,
            line.x0 > column.left - 0.5 * line.size, line.x0 < column.left + Self.widestIndent * line.size,
            !line.isRow
        else { return false }
        if Dehyphenation.endsInHyphen(text[...]) { return true }
        // A page's number is that of an entry.
        guard let byte = text.last, byte >= 0x80 || byte == 0x2C || byte.isASCIILetter else { return false }
        // Nor is "330n".
        if byte != 0x2C, text.dropLast().last?.isASCIIDigit ?? false { return false }
        guard byte >= 0x80 else { return true }
        return String(decoding: text.suffix(4), as: UTF8.self).unicodeScalars.last?.properties.isAlphabetic ?? false
    }

    /// Listings and what else stands between two parts of a paragraph, at the most.
    private static let mostHeld = 64
    /// Of text, in ems; and of the entries of an index.
    private static let narrowestColumn: Float = 15
    private static let widestEntry: Float = 20
    /// Of a first line, in ems.
    private static let widestIndent: Float = 4
    /// Of a line that would have taken another word, in ems.
    private static let roomForWord: Float = 6
    /// Between the lines above and below a row, at the least, in ems.
    private static let leastAroundTable: Float = 1.95
    /// Of a line by itself that hardly is the first of a text, in ems.
    private static let widestEnd: Float = 16

    /// How much type of one size differs, as a share.
    private static let sameType: Float = 0.03

    /// In bytes, and as a share of the paragraph's width.
    private static let longestStray = 60
    private static let widestStray: Float = 0.45

    /// Whether a block goes on with an open paragraph: its sentence is unfinished, and the block doesn't begin like something new.
    private func continues(
        _ current: OpenParagraph, _ next: [UInt8], _ layout: PageLayout, _ line: PageLayout.Line, _ start: BlockStart, isTagged: Bool
    ) -> Bool {
        var current = current
        if hasNoRoom(current.room, behind: openText, for: line, layout) { (current.endsFull, current.isFull) = (true, true) }
        let isBroken = Dehyphenation.endsInHyphen(openText[current.lastWord])
        // Over a listing a sentence goes on in small letters, and only where that is a figure with a caption; or a word does.
        if held.contains(where: { $0.role == .code }),
            !Self.startsLowercase(next) || !isBroken && !held.contains(where: { $0.role == .caption })
        {
            return false
        }
        // A row among those of a table goes on with nothing: its cells are wrapped, and the one above it may be, too, before a page's end.
        if !isBroken, line.isRow, held.contains(where: { $0.role == .table }) { return false }
        // What the author set apart on the same page is apart, unless something stands between that the paragraph flows around: not so the rest of a word,
        // nor the next line of a sentence that tags part between its lines.
        if start == .paragraph || start == .typed, layout.index == current.lastPage {
            // Of the entries of an index some are told as such.
            let isApart = held.isEmpty || held.contains { $0.role == .index }
            // At the head of another column it goes on, too, whatever stands around the two.
            let isFull = current.isFull && line.width < Self.widerColumn * current.width && openText.count > Self.fewestInColumn
            let narrowest = Self.narrowest(isFull: isFull, next) * line.size
            let isAtNextHead = line.y > current.lastY && line.x0 > current.lastX.right && current.width > narrowest
            let isInNextColumn = isAtNextHead && !current.isLone
            if isApart,
                !(current.endsFull && (isBroken || isInNextColumn || isTagged && current.isAbove(line))
                    && (Self.startsLowercase(next) || isInNextColumn && current.isFull && Self.endsInSmallLetter(openText))
                    || current.endsFull && isAtNextHead && current.isFull != current.isLone && Self.breaksBetweenSigns(openText, next))
            {
                return false
            }
        }
        // Nor do words below the rows of a table go on with some above them that ended on purpose; marks between two lines are no rows.
        if !isBroken, !current.isFull, layout.index == current.lastPage,
            start == .paragraph || start == .typed || !current.endsFull && current.width < Self.widestEnd * line.size,
            current.lastY - line.y > Self.leastAroundTable * line.size, line.x0 < current.lastX.right,
            line.x1 > current.lastX.left, held.contains(where: { $0.role == .table })
        {
            return false
        }
        // Nor with a line by itself that had room beside the rows below it: what is served with a dish, above the next one and its price. Nor at the head
        // of the next column, below rows there.
        if !isBroken, current.isLone, !current.endsFull, layout.index == current.lastPage,
            line.y > current.lastY
                ? current.width < Self.widestEnd * line.size && held.contains(where: { $0.role == .table && $0.page == layout.index })
                : current.lastY - line.y > Self.leastAroundTable * line.size
                    && current.tableEnd - current.lastX.right > Self.roomForWord * line.size
        {
            return false
        }
        // Nor at the head of another column or page, with a line by itself that had room in its own.
        if !isBroken, current.free > 0, layout.index != current.lastPage || line.y > current.lastY, let word = line.words.first,
            case let word = layout.words[Int(word)], word.x1 - word.x0 + line.size < current.free
        {
            return false
        }
        // Nor does text go on with a short line in capitals alone that stands above it: the heading of a part.
        if !isBroken, current.isLone, !current.endsFull, layout.index == current.lastPage, line.y < current.lastY,
            current.width < Self.widestEnd * line.size, Self.isOfCapitals(openText)
        {
            return false
        }
        // Nor does text go on with a short line that stands far above it by itself: a letter's date.
        if !isBroken, current.isLone, !current.endsFull, layout.index == current.lastPage, current.width < Self.widestEnd * line.size,
            current.lastY - line.y > Self.leastAroundTable * line.size
        {
            return false
        }
        let startsLowercase = Self.startsLowercase(next)
        // Type in pictures is measured page by page.
        let tolerance: Float = isBroken || layout.isRecognised && (startsLowercase || current.endsFull) ? 1.25 : 1.08
        func isAlike(_ size: Float) -> Bool { line.size < size * tolerance && size < line.size * tolerance }
        guard isAlike(current.size.first) || isAlike(current.size.last) else { return false }
        if isBroken { return true }
        // Below it stands another paragraph; at the head of another column or page it may go on.
        let isElsewhere = layout.index != current.lastPage || line.y > current.lastY
        guard let last = Self.lastByte(openText),
            !Self.isOver(openText, lastWord: current.lastWord) || isElsewhere && current.isFull && Self.goesOnBehindOrdinal(openText, next)
        else { return false }
        // In narrow columns an entry of an index may end so, too; most end in pages, as what follows does.
        let isEntry = current.isLone && !startsLowercase && current.width < Self.widestEntry * line.size
        let isNew = last == 0x2C ? isEntry && next.first?.isASCIILetter ?? false : Self.areEntries(openText, next, isLone: current.isLone)
        return !isNew && (startsLowercase || isElsewhere && current.endsFull && last != 0x3B)
    }

    /// Whether a sentence of what changed, full to its column's end, goes on in small letters at the head of the next column or page.
    private func goesOnInChange(_ text: [UInt8], _ line: PageLayout.Line, _ layout: PageLayout, after current: OpenParagraph) -> Bool {
        Self.startsLowercase(text) && isNextHead(line, layout, after: current) && !Self.isOver(openText, lastWord: current.lastWord)
            && held.isEmpty
    }

    /// Whether a line is at the head of the column or page behind a paragraph, in type of its size.
    private func isNextHead(_ line: PageLayout.Line, _ layout: PageLayout, after current: OpenParagraph) -> Bool {
        current.endsBefore(line, on: layout.index) && !held.contains(where: { $0.role == .code })
    }

    /// Whether text there goes on with a heading that a column or a page ended in.
    private func goesOnLarge(_ role: BlockRole, _ text: [UInt8], _ layout: PageLayout, _ first: Int, after current: OpenParagraph) -> Bool {
        current.role == .heading && OpenHeading.goesOn(openText, in: text, role) && isNextHead(layout.lines[first], layout, after: current)
    }

    /// Whether lines there go on with an item that filled its last line: they begin where the text of the items around them does.
    private func goesOnHanging(_ lines: ArraySlice<Int>, _ layout: PageLayout, after current: OpenParagraph) -> Bool {
        guard current.hang > 0, current.endsFull, let first = lines.first.map({ layout.lines[$0] }),
            isNextHead(first, layout, after: current)
        else { return false }
        return HangingItems.surround(first, hang: current.hang, layout)
    }

    /// Whether lines there go on with a paragraph whose last sentence filled its last line: the first of them isn't set in, as those of paragraphs are
    /// around it.
    private mutating func goesOnFlush(_ lines: ArraySlice<Int>, _ layout: PageLayout, width: Float, after current: OpenParagraph) -> Bool {
        guard current.role == .paragraph, current.endsFull, current.isFull, let first = lines.first.map({ layout.lines[$0] }),
            isNextHead(first, layout, after: current), (width - current.width).magnitude < 2 * first.size,
            FirstLineIndents.isFlush(lines, layout)
        else { return false }
        if indents?.page != layout.index { indents = (layout.index, FirstLineIndents(layout, size: first.size).areUsual) }
        return indents?.areUsual ?? false
    }

    /// Whether an item that tags end with its page, as Word's do, goes on at the head of the next one, without a label, where its text hangs.
    private func isRestOfItem(_ lines: ArraySlice<Int>, _ layout: PageLayout, after current: OpenParagraph) -> Bool {
        guard current.role == .listItem, current.hang > 0, !current.isLone, let line = lines.first.map({ layout.lines[$0] }),
            layout.index == current.lastPage + 1, !line.hasDrawnBullet, let word = line.words.first,
            (line.x0 - current.lastX.left).magnitude < 0.3 * line.size
        else { return false }
        let label = layout.bytes(of: layout.words[Int(word)])
        return Self.startsLowercase(Array(label)) && (label.count > Self.longestLabel || label.last != 0x2E && label.last != 0x29)
    }

    /// In bytes.
    private static let longestLabel = 5

    /// Whether the number of a cited work, and text, go on at the head of another column or page, where an item would begin elsewhere: "as in↩[12] and".
    private func isCitation(_ text: [UInt8], _ layout: PageLayout, after current: OpenParagraph) -> Bool {
        guard current.endsFull, text.first == 0x5B, let end = text.firstIndex(of: 0x5D), (2...5).contains(end),
            text[1..<end].allSatisfy(\.isASCIIDigit)
        else { return false }
        return Self.endsInSmallLetter(openText) || Self.namesOthers(openText)
    }
}
