import PDFCatalog
import PDFContent
import PDFFonts

/// Lays out page after page for one worker: interpreter and buffers are used again and again.
struct PageLayoutBuilder: ~Copyable {
    private var interpreter: ContentInterpreter
    private var collector = GlyphCollector()
    private var fragments = FragmentBuilder()
    private var splitter = WordSplitter()
    private var segments = SegmentBuilder()

    private let extras: PageExtras
    private let tagReader: TagReader?

    init(_ document: PDFDocument, extras: Set<ReadingOptions.Extra>) {
        interpreter = ContentInterpreter(fonts: document.fonts, optionalContent: document.optionalContent)
        self.extras = PageExtras(document, extras)
        tagReader = TagReader(document, wantsDescriptions: extras.contains(.descriptions))
    }

    mutating func layout(_ page: PageNode) -> PageLayout {
        collector.reset()
        let annotations = extras.isEmpty ? [] : page.annotations(withLinks: false)
        interpreter.run(page, annotations: annotations, overlays: extras.overlays, into: &collector)
        collector.judgeStems()
        let tags = tagReader?.tags(of: page, annotations: annotations, in: &collector)
        let size = page.displaySize
        var layout = PageDraft()
        layout.index = page.index
        layout.width = Float(size.width)
        layout.height = Float(size.height)
        layout.glyphCount = collector.glyphs.count
        layout.imageShare = collector.imageArea / max(size.width * size.height, 1)
        fragments.build(collector, width: layout.width, height: layout.height)
        layout.unmappedCount = fragments.unmappedCount
        for (index, glyphs) in fragments.unmapped.sorted(by: { $0.key < $1.key }) {
            let font = collector.fonts[Int(index)]
            if !font.hasUnicode { layout.unreadable.append((font.name, glyphs)) }
        }
        let lines = arrange()
        layout.frames = fragments.frames
        layout.rows = rows
        if let tagged = tags?.arranged(lines, words: &words, cells: cells, runs: collector.runs, layout) {
            layout.isTagged = true
            layout.rows = tagged.rows
            write(tagged.lines, to: &layout, tags: tagged.blocks)
        } else {
            write(lines, to: &layout)
        }
        fragments.recycle(cells)
        cells = []
        layout.comments = extras.comments(annotations, page)
        return PageLayout(layout)
    }

    /// Lines in reading order, each with whether it begins a block and why: the main direction of writing first, then the others.
    private mutating func arrange() -> [(line: LayoutLine, start: BlockStart)] {
        var cells = fragments.takeCells()
        splitter.reset()
        let rightToLeftCount = fragments.rightToLeftCount
        if rightToLeftCount > 0 {
            for fragment in fragments.fragments {
                VowelMarks.place(fragment, &cells)
                if fragment.isRightToLeft { RightToLeft.sort(fragment, &cells) }
            }
        }
        var hasAccents = fragments.hasAccents
        if fragments.hasArrows {
            for fragment in fragments.fragments where LongArrows.join(&cells, fragment) { hasAccents = true }
        }
        if hasAccents {
            let accents = accents
            for index in fragments.fragments.indices { accents.join(&cells, fragments.fragments, index) }
        }
        if fragments.hasGreekSigns { for fragment in fragments.fragments { GreekText.correct(&cells, fragment) } }
        if fragments.hasCyrillic { for fragment in fragments.fragments { CyrillicText.correct(&cells, fragment) } }
        if fragments.hasIndic, IndicOrder.isVisual(cells, fragments.fragments) {
            let (runs, fonts) = (collector.runs, collector.fonts)
            for fragment in fragments.fragments {
                IndicOrder.arrange(&cells, fragment.start..<fragment.end) { cell in
                    GlyphCollector.scalars(cell.unicode, fonts[Int(runs[Int(cell.run)].font)].sequences, [])
                }
            }
        }
        fragments.separateFormulas(collector, &cells)
        let isRightToLeft = rightToLeftCount * 2 > cells.count
        ranges.removeAll(keepingCapacity: true)
        let (runs, styles) = (collector.runs, collector.styles)
        // Invisible text stands where a picture has its words.
        let isFixedPitch = { (run: Int32) in !runs[Int(run)].isInvisible && styles[Int(runs[Int(run)].font)].isFixedPitch }
        for fragment in fragments.fragments { ranges.append(splitter.split(fragment, cells.span, isFixedPitch: isFixedPitch)) }
        var shown = splitter.takeWords()
        fragments.separateDiagrams(collector, ranges, shown, cells)
        var words: [LayoutWord] = []
        swap(&words, &self.words)
        words.removeAll(keepingCapacity: true)
        let frameOrder = fragments.frames.indices.sorted {
            let (left, right) = (fragments.frames[$0], fragments.frames[$1])
            if left.isOfDiagrams != right.isOfDiagrams { return right.isOfDiagrams }
            return left.cellCount != right.cellCount ? left.cellCount > right.cellCount : $0 < $1
        }
        var result: [(line: LayoutLine, start: BlockStart)] = []
        rows.removeAll()
        func lines(_ region: [Int], _ segments: [Segment], frame: Int, row: Int32 = -1) -> [LayoutLine] {
            var lines = LineBuilder(frame: frame).lines(region, segments, &words)
            for index in lines.indices {
                lines[index].row = row
                if rightToLeftCount > 0 { RightToLeft.arrange(&lines[index], &words, &cells, isPageRightToLeft: isRightToLeft) }
                setStyle(&lines[index], words, cells)
            }
            return lines
        }
        func readText(_ region: [Int], _ segments: [Segment], frame: Int) {
            guard !region.isEmpty else { return }
            let lines = lines(region, segments, frame: frame)
            let starts = BlockBuilder(lines, text: BlockText(words: words, cells: cells)).starts
            for (line, start) in zip(lines, starts) { result.append((line, start)) }
        }
        func type(_ word: LayoutWord) -> (size: Float, isFixedPitch: Bool) {
            guard word.start < word.end else { return (word.size, false) }
            let run = runs[Int(cells[Int(word.start)].run)]
            return (run.size, styles[Int(run.font)].isFixedPitch)
        }
        var tableCount = 0
        func readTable(_ cells: [RuledTables.Cell], columnCount: Int, frame: Int) {
            tableCount += 1
            for cells in RuledTables.rows(cells, columnCount: columnCount, isRightToLeft: isRightToLeft) {
                if RuledTables.holdsTexts(cells) {
                    for cell in cells { readText(Array(cell.segments.indices), cell.segments, frame: frame) }
                    continue
                }
                let row = Int32(truncatingIfNeeded: rows.count)
                rows.append(TableShape(table: tableCount, columnCount: columnCount, isHead: nil))
                for cell in cells {
                    for segment in cell.segments { for word in segment.words { words[word].column = Int16(clamping: cell.column) } }
                }
                var isFirst = true
                // A row of one line stays one.
                let parts = RuledTables.isLine(cells) ? [cells.flatMap(\.segments)] : cells.map(\.segments)
                for segments in parts {
                    for line in lines(Array(segments.indices), segments, frame: frame, row: row) {
                        result.append((line, isFirst ? .paragraph : .none))
                        isFirst = false
                    }
                }
            }
        }
        func read(_ region: [Int], _ segments: [Segment], frame: Int) {
            var rest = region
            while let table = AlignedTable(rest, segments) {
                readText(table.above, segments, frame: frame)
                readTable(table.cells, columnCount: table.columnCount, frame: frame)
                rest = table.below
            }
            readText(rest, segments, frame: frame)
        }
        /// Notes come before the paragraph they stand beside, or after it if its beginning may be that of another one's end.
        func readMargin(_ margin: MarginText, _ segments: [Segment], frame: Int, from start: Int) {
            for note in margin.notes {
                let lines = lines(note, segments, frame: frame)
                guard let first = lines.first else { continue }
                let beside = result[start...].indices.min {
                    (result[$0].line.y - first.y).magnitude < (result[$1].line.y - first.y).magnitude
                }
                var place = beside ?? start
                while place > start, result[place].start == .none { place -= 1 }
                // Code ends a paragraph, whatever comes; a note level with the line behind it belongs there.
                let isLevel =
                    place < result.count && result[place].start == .style
                    && (result[place].line.y - first.y).magnitude < 0.35 * first.size
                if place < result.count, result[place].start != .paragraph, !isLevel {
                    place = result[(place + 1)...].firstIndex { $0.start != .none } ?? place
                }
                for (index, line) in lines.enumerated() { result.insert((line, index == 0 ? .paragraph : .none), at: place + index) }
            }
            readNumbers(margin.lineNumbers, segments, frame: frame)
        }
        func readNumbers(_ numbers: [Int], _ segments: [Segment], frame: Int) {
            for var line in lines(numbers, segments, frame: frame) {
                line.isLineNumber = true
                result.append((line, .region))
            }
        }
        for frame in frameOrder where fragments.frames[frame].cellCount > 0 {
            let isUpright = fragments.frames[frame].isUpright
            if isUpright, !fragments.frames[frame].isOfDiagrams {
                fragments.levelFormulas(collector, frame: frame, &ranges, &shown, &cells)
            }
            segments.build(fragments.fragments, ranges, frame: frame, words: &shown, arranged: &words, cells: cells.span)
            let ruled = isUpright && !collector.rules.isEmpty ? RuledTables(collector.rules, segments.segments, words: words) : nil
            let outside = ruled.map { $0.tables.isEmpty ? segments.segments : $0.others } ?? segments.segments
            let listings = ListingNumbers(outside, words: words, cells: cells.span, type: type)
            let margin = isRightToLeft ? nil : MarginText(listings.body, words: words, cells: cells.span, type: type)
            let body = margin.map { $0.isEmpty ? listings.body : $0.body } ?? listings.body
            let start = result.count
            defer {
                if let margin, !margin.isEmpty { readMargin(margin, margin.segments, frame: frame, from: start) }
                if !listings.numbers.isEmpty { readNumbers(Array(listings.numbers.indices), listings.numbers, frame: frame) }
            }
            guard let ruled, !ruled.tables.isEmpty else {
                for region in RegionSplitter(body, isRightToLeft: isRightToLeft).regions { read(region, body, frame: frame) }
                continue
            }
            let standing = body + ruled.tables.map(\.standIn)
            for region in RegionSplitter(standing, isRightToLeft: isRightToLeft).regions {
                // What stands beside a table is read after it, but for a column of text.
                let tables = region.filter { $0 >= body.count }.sorted { standing[$0].top > standing[$1].top }
                var rest = region.filter { $0 < body.count }
                for index in tables {
                    read(rest.filter { standing[$0].y > standing[index].top }, standing, frame: frame)
                    rest.removeAll { standing[$0].y > standing[index].top }
                    let before = TextBesideTable.text(rest, before: standing[index], standing, isRightToLeft: isRightToLeft)
                    if !before.isEmpty {
                        read(before, standing, frame: frame)
                        let read = Set(before)
                        rest.removeAll { read.contains($0) }
                    }
                    let table = ruled.tables[index - body.count]
                    readTable(table.cells, columnCount: table.columnCount, frame: frame)
                }
                read(rest, standing, frame: frame)
            }
        }
        if rightToLeftCount > 0 { RightToLeft.turnBrackets(result.map(\.line), words, &cells) }
        splitter.recycle(shown)
        self.words = words
        self.cells = cells
        return result
    }

    /// Of the tables with rules.
    private var rows: [TableShape] = []

    private lazy var accents = Accents()
    private var cells: [Cell] = []
    /// Line by line.
    private var words: [LayoutWord] = []
    /// Of the words of each fragment.
    private var ranges: [Range<Int>] = []

    /// Style by the fonts of its words, each counted by its length.
    private func setStyle(_ line: inout LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) {
        var (bold, italic, fixed, all) = (0, 0, 0, 0)
        var (font, inFont): (Int32, Int) = (-1, 0)
        // The size of more than half, if there is such: one that outweighs all others.
        var (size, weight): (Float, Int) = (0, 0)
        for word in words[line.words] {
            let count = Int(word.end - word.start)
            let run = Int(cells[Int(word.start)].run)
            let number = collector.runs[run].font
            let style = collector.styles[Int(number)]
            all += count
            if font < 0 { font = number }
            if number == font { inFont += count }
            if style.isBold { bold += count }
            if style.isItalic { italic += count }
            if style.isFixedPitch { fixed += count }
            if collector.runs[run].size == size {
                weight += count
            } else if weight > count {
                weight -= count
            } else {
                (size, weight) = (collector.runs[run].size, count - weight)
            }
        }
        line.isBold = bold * 5 >= all * 4
        line.isItalic = italic * 5 >= all * 4
        line.isFixedPitch = fixed * 5 >= all * 4
        line.isMixed = line.isFixedPitch && fixed < all
        if !line.isFixedPitch, fixed > 0, isLetterBullet(line, words, cells) { line.hasBullet = true }
        line.font = inFont * 5 >= all * 4 ? font : -1
        if line.size > size * 1.03, isOrdinary(size, in: line, words, cells) { line.size = size }
    }

    /// Whether a line begins with the bullet that is the letter o of a fixed-pitch font, as Word's lists within lists have.
    private func isLetterBullet(_ line: LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) -> Bool {
        guard line.words.count > 1, let index = line.words.first else { return false }
        let (first, next) = (words[index], words[index + 1])
        guard first.end - first.start == 1, next.x0 - first.x1 > Self.whiteBehindBullet * line.size else { return false }
        let cell = cells[Int(first.start)]
        return cell.unicode == 0x6F && collector.styles[Int(collector.runs[Int(cell.run)].font)].isFixedPitch
    }

    /// In ems.
    private static let whiteBehindBullet: Float = 0.6

    /// Whether most of a line is in one size, smaller than its largest: a few words of code or a sign in a larger face make no heading of it. Small
    /// letters must be among those; of capitals they may be the small ones.
    private func isOrdinary(_ size: Float, in line: LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) -> Bool {
        var (all, own, small) = (0, 0, 0)
        for word in words[line.words] {
            for cell in cells[Int(word.start)..<Int(word.end)] {
                all += 1
                let run = collector.runs[Int(cell.run)]
                // The size of a Type 3 font says nothing.
                guard run.size == size, !run.isType3 else { continue }
                own += 1
                if cell.unicode &- 0x61 < 26 || (cell.unicode >= 0x80 && Unicode.Scalar(cell.unicode)?.properties.isLowercase == true) {
                    small += 1
                }
            }
        }
        return own * 5 >= all * 3 && small * 2 >= own
    }

    private func write(_ lines: [(line: LayoutLine, start: BlockStart)], to layout: inout PageDraft, tags: [TaggedBlock] = []) {
        layout.text.reserveCapacity(cells.count + cells.count / 4)
        layout.words.reserveCapacity(words.count)
        layout.lines.reserveCapacity(lines.count)
        var literals = ByteLiterals()
        for (line, start) in lines {
            let firstWord = layout.words.count
            let tagged = line.tag >= 0 ? tags[Int(line.tag)] : nil
            if line.words.isEmpty, let description = tagged?.description {
                layout.append(description, from: line.x0, to: line.x1)
            }
            let spelling = writePlain(line, to: &layout)
            if spelling == .any { write(line, to: &layout) }
            if spelling != .ascii, literals.areKnown || ByteLiterals.mayStand(in: line.words, words.span, cells.span) {
                layout.remove(&literals, fromWord: firstWord)
            }
            guard layout.words.count > firstWord else { continue }
            let index = Int32(layout.lines.count)
            layout.lines.append(
                PageLayout.Line(
                    words: Int32(firstWord)..<Int32(layout.words.count), x0: line.x0, x1: line.x1, y: line.y, size: line.size,
                    frame: Int32(line.frame), isBold: line.isBold, isItalic: line.isItalic, isFixedPitch: line.isFixedPitch,
                    isRightToLeft: line.isRightToLeft, isArtifact: line.isArtifact, isOverlay: line.isOverlay,
                    isLineNumber: line.isLineNumber,
                    widestGap: line.widestGap,
                    followsSpace: line.words.first.map { cells[Int(words[$0].start)].followsSpace } ?? false, source: line.source,
                    row: line.row, isASCII: spelling == .ascii))
            if start != .none || layout.blocks.isEmpty {
                layout.blocks.append(
                    PageLayout.Block(lines: index..<(index + 1), start: start == .none ? .region : start, tag: tagged?.tag))
            } else {
                layout.blocks[layout.blocks.count - 1].lines = layout.blocks[layout.blocks.count - 1].lines.lowerBound..<(index + 1)
            }
        }
    }

    /// Appends a line of Latin letters on one baseline, which nearly all are, and tells how it is spelled; `any` if this isn't one.
    private func writePlain(_ line: LayoutLine, to layout: inout PageDraft) -> LayoutWord.Spelling {
        guard !line.hasBullet else { return .any }
        let (cells, words) = (cells.span, words.span)
        var room = 1
        var spelling = LayoutWord.Spelling.ascii
        for index in line.words {
            let (own, start, end, isRaised) = (words[index].spelling, words[index].start, words[index].end, words[index].isRaised)
            guard own != .any, !isRaised else { return .any }
            if own == .latin { spelling = .latin }
            room += Int(end &- start) * (own == .ascii ? 1 : 3) + 1
        }
        guard room > 1 else { return .any }
        let textStart = layout.text.count
        layout.words.append(addingCapacity: line.words.count) { output in
            var end = textStart
            var current = PageLayout.Word(words[line.words.lowerBound], from: end)
            for index in line.words {
                let word = words[index]
                let isFirst = index == line.words.lowerBound
                if !isFirst, !word.isGlued {
                    output.append(current)
                    end += 1
                    current = PageLayout.Word(word, from: end)
                }
                end += word.spelling == .ascii ? Int(word.end &- word.start) : Self.length(of: word, cells)
                current.end = Int32(truncatingIfNeeded: end)
                current.x1 = max(current.x1, word.x1)
            }
            output.append(current)
        }
        layout.text.append(addingCapacity: room) { text in
            for index in line.words {
                let word = words[index]
                if !word.isGlued, index > line.words.lowerBound { text.append(0x20) }
                if word.spelling == .ascii {
                    for cell in Int(word.start)..<Int(word.end) { text.append(UInt8(truncatingIfNeeded: cells[cell].unicode)) }
                } else {
                    for cell in Int(word.start)..<Int(word.end) { TextEncoder.appendLatin(cells[cell].unicode, to: &text) }
                }
            }
            text.append(0x0A)
        }
        return spelling
    }

    /// The bytes of a word of Latin spelling.
    private static func length(of word: LayoutWord, _ cells: borrowing Span<Cell>) -> Int {
        var length = 0
        for cell in Int(word.start)..<Int(word.end) { length += TextEncoder.latinLength(of: cells[cell].unicode) }
        return length
    }

    /// White of this many ems parts ideographs, too: cells of a table, a name after its title; but not the single ones of a spaced heading.
    private static let apart: Float = 1.5

    /// Appends a line's words: glued ones to the word before, words of spaceless scripts without a space between.
    private func write(_ line: LayoutLine, to layout: inout PageDraft) {
        let lineStart = layout.words.count
        var lastUnicode: UInt32 = 0
        var lastCount = 0
        // What stood apart from the words before and left nothing: an accent that has joined the letter behind it.
        var isParted = false
        for index in line.words {
            let word = words[index]
            let all = Int(word.start)..<Int(word.end)
            var mark = RaisedText.mark(in: cells[all])
            var isFirst = layout.words.count == lineStart
            if let found = mark, found.isLeading {
                // Inside a line they belong to the word: an isotope's.
                if isFirst { writeMark(found.figures, of: word, to: &layout) } else { mark = nil }
            }
            let range: Range<Int>
            switch mark {
            case .some(let mark) where mark.isLeading: range = mark.figures.upperBound..<all.upperBound
            case .some(let mark): range = all.lowerBound..<mark.figures.lowerBound
            case nil: range = all
            }
            isFirst = layout.words.count == lineStart
            let before: ArraySlice<UInt8> =
                word.isRaised && !isFirst ? layout.words.last.map { layout.bytes(of: $0).suffix(FormulaEnd.longest) } ?? [] : []
            let isNumerator = word.isRaised && isNumerator(index, of: line, after: before)
            var raised =
                word.isRaised && !isFirst && (word.fraction == .none || word.fraction == .inside) && !isNumerator
                ? RaisedText(cells[range], after: before, next: next(index, of: line)) : .plain
            // An exponent's own index is no power, and calls nothing.
            if raised != .plain, word.isGlued, isIndex(index, of: line) { raised = .plain }
            // No notes are called in a fraction.
            if raised == .noteMark, word.fraction == .inside { raised = RaisedText.isPower(cells[range]) ? .exponent : .plain }
            // A mark may be of several fonts, a star and its number.
            let isMarkEnd =
                raised == .noteMark && !isFirst && !isParted && word.isGlued && layout.words[layout.words.count - 1].isNoteMark
            var joins =
                !isFirst && !isParted && word.fraction != .entry && word.fraction != .row
                && !((word.fraction == .apart || isNumerator) && endsApart(layout.text)) && raised != .noteMark
                && !layout.words[layout.words.count - 1].isBullet
                && !isAfterOwnMark(word, from: lineStart, layout)
                && (word.isGlued || word.fraction == .denominator
                    || (Script.runTogether(lastUnicode, cells[range.lowerBound].unicode)
                        && (word.x0 - layout.words[layout.words.count - 1].x1 < Self.apart * word.size
                            || (lastCount == 1 && range.count == 1))))
            // What stands close behind a mark goes on with the word before it: the mark is moved behind. It is no part of the mark.
            let moved = joins ? takeMark(from: lineStart, of: &layout) : nil
            if joins, moved == nil, layout.words[layout.words.count - 1].isNoteMark { joins = false }
            if isMarkEnd { joins = true }
            if !joins, !isFirst {
                if word.fraction == .entry || word.fraction == .row { separate(word.fraction == .row, &layout) }
                layout.text.append(0x20)
            }
            let start = layout.text.count
            if word.fraction == .denominator, !isFirst { layout.text.append(0x2F) }
            for _ in 0..<word.opening { layout.text.append(0x28) }
            // A stop behind a bracket that the page has not is none of what that closes.
            let stops = word.closing > 0 ? cells[range].dropFirst().reversed().prefix { Roots.isStop($0.unicode) }.count : 0
            let isReplaced = append(range.lowerBound..<(range.upperBound - stops), isExponent: raised == .exponent, to: &layout.text)
            if fragments.hasIndic { IndicOrder.rewrite(&layout.text, from: start) }
            // Stops after the figures close the word.
            if let mark, !mark.isLeading { _ = append(mark.figures.upperBound..<all.upperBound, isExponent: false, to: &layout.text) }
            for _ in 0..<word.closing { layout.text.append(0x29) }
            if stops > 0 { _ = append((range.upperBound - stops)..<range.upperBound, isExponent: false, to: &layout.text) }
            (lastUnicode, lastCount) = (cells[range.upperBound - 1].unicode, range.count)
            if isReplaced { ReplacedText.normalizeSpaces(&layout.text, from: start) }
            defer { if let moved { put(moved, in: &layout) } }
            if layout.text.count == start {
                if !joins, !isFirst { layout.text.removeLast() }
                isParted = !joins
                continue
            }
            isParted = false
            if joins {
                layout.words[layout.words.count - 1].end = Int32(layout.text.count)
                layout.words[layout.words.count - 1].x1 = max(layout.words[layout.words.count - 1].x1, word.x1)
            } else {
                layout.words.append(
                    PageLayout.Word(
                        start: Int32(start), end: Int32(layout.text.count), x0: word.x0, x1: word.x1, isNoteMark: raised == .noteMark,
                        isRaised: word.isRaised, isBullet: line.hasBullet && index == line.words.lowerBound, column: word.column))
            }
            if isReplaced { ReplacedText.splitLastWord(of: &layout, isRightToLeft: line.isRightToLeft) }
            if let mark, !mark.isLeading { writeMark(mark.figures, of: word, to: &layout) }
        }
        if layout.words.count > lineStart { layout.text.append(0x0A) }
    }

    /// Closes the entry of a matrix that the text ends with, unless it ends with a sign that does.
    private func separate(_ isRow: Bool, _ layout: inout PageDraft) {
        guard let last = layout.text.last, let word = layout.words.indices.last else { return }
        switch last {
        case 0x2C where isRow: layout.text[layout.text.count - 1] = 0x3B
        case 0x2C, 0x2E, 0x3A, 0x3B: return
        default:
            layout.text.append(isRow ? 0x3B : 0x2C)
            layout.words[word].end = Int32(truncatingIfNeeded: layout.text.count)
        }
    }

    /// Whether a raised word stands before a slanting stroke, of which it is the numerator: nothing is before it that it could be the power of, or smaller
    /// figures follow the stroke.
    private func isNumerator(_ index: Int, of line: LayoutLine, after before: ArraySlice<UInt8>) -> Bool {
        guard index + 1 < line.words.upperBound else { return false }
        let stroke = words[index + 1]
        guard [0x2F, 0x2044, 0x2215].contains(cells[Int(stroke.start)].unicode), stroke.isGlued else { return false }
        if !words[index].isGlued || FormulaEnd(before).isOpen { return true }
        let rest = stroke.end - stroke.start > 1 ? index + 1 : index + 2
        return rest < line.words.upperBound && words[rest].size < 0.88 * line.size && words[rest].isGlued
    }

    /// What stands behind a raised word.
    private func next(_ index: Int, of line: LayoutLine) -> RaisedText.Next {
        guard index + 1 < line.words.upperBound else { return RaisedText.Next() }
        let word = words[index + 1]
        return RaisedText.Next(unicode: cells[Int(word.start)].unicode, isGlued: word.isGlued)
    }

    /// Whether a raised word is set lower and smaller than the raised letter it follows.
    private func isIndex(_ index: Int, of line: LayoutLine) -> Bool {
        guard index > line.words.lowerBound, words[index - 1].isRaised else { return false }
        let (word, before) = (words[index], words[index - 1])
        return word.size < 0.88 * before.size && word.y < before.y - 0.05 * before.size
            && Bidirectional.isLetter(cells[Int(before.end) - 1].unicode)
    }

    /// Whether a text so far ends in something that a fraction or a limit behind it is no part of: not an opening bracket or the sign of a number.
    private func endsApart(_ text: [UInt8]) -> Bool {
        guard let last = text.last else { return false }
        if last < 0x80 { return last.isASCIIDigit || (last | 0x20) &- 0x61 < 26 || last == 0x29 }
        return !text.suffix(3).elementsEqual([0xE2, 0x88, 0x92]) && !text.suffix(2).elementsEqual([0xC2, 0xB1])
    }

    /// Whether the line so far ends with a mark that stands apart from the word before it: then it belongs to what comes behind ("and †Chemistry").
    private func isAfterOwnMark(_ word: LayoutWord, from lineStart: Int, _ layout: PageDraft) -> Bool {
        guard layout.words.count - lineStart >= 2, let mark = layout.words.last, mark.isNoteMark else { return false }
        // A comma behind it is the word's.
        if [0x2C, 0x2E, 0x3B, 0x3A, 0x29].contains(cells[Int(word.start)].unicode) { return false }
        return mark.x0 - layout.words[layout.words.count - 2].x1 > WordSplitter.wordGap * word.size
    }

    /// Appends the text of some cells; tells whether there is replaced text among them. Nearly all of it is ASCII, which needs nothing but the byte.
    private func append(_ range: Range<Int>, isExponent: Bool, to text: inout [UInt8]) -> Bool {
        var plain = range.lowerBound
        if !isExponent {
            while plain < range.upperBound, cells[plain].unicode &- 0x20 < 0x60 { plain += 1 }
            let source = cells.span
            text.append(addingCapacity: plain - range.lowerBound) { bytes in
                for index in range.lowerBound..<plain { bytes.append(UInt8(truncatingIfNeeded: source[index].unicode)) }
            }
        }
        var isReplaced = false
        for index in plain..<range.upperBound {
            let unicode = cells[index].unicode
            if unicode & GlyphCollector.replacementFlag != 0, unicode & Font.sequenceFlag == 0 { isReplaced = true }
            append(cells[index], isExponent: isExponent, to: &text)
        }
        return isReplaced
    }

    /// Takes the mark that the line ends with so far, and the space before it, off the text; nil if it ends with something else or has nothing more.
    private func takeMark(from lineStart: Int, of layout: inout PageDraft) -> (word: PageLayout.Word, text: [UInt8])? {
        guard layout.words.count - lineStart >= 2, let mark = layout.words.last, mark.isNoteMark,
            !layout.words[layout.words.count - 2].isNoteMark
        else { return nil }
        let text = Array(layout.bytes(of: mark))
        layout.words.removeLast()
        layout.text.removeSubrange(Int(layout.words[layout.words.count - 1].end)...)
        return (mark, text)
    }

    /// Puts it back as the last word.
    private func put(_ mark: (word: PageLayout.Word, text: [UInt8]), in layout: inout PageDraft) {
        layout.text.append(0x20)
        var word = mark.word
        word.start = Int32(layout.text.count)
        layout.text += mark.text
        word.end = Int32(layout.text.count)
        layout.words.append(word)
    }

    @inline(__always)
    private func append(_ cell: Cell, isExponent: Bool, to text: inout [UInt8]) {
        if cell.unicode < 0x80, cell.unicode >= 0x20, !isExponent {
            text.append(UInt8(truncatingIfNeeded: cell.unicode))
        } else if !isExponent, TextEncoder.appendPlain(cell.unicode, to: &text) {
            return
        } else {
            let unicode = isExponent ? RaisedText.superscript(cell.unicode) : cell.unicode
            TextEncoder.append(
                unicode, sequences: collector.sequences(ofRun: Int(cell.run)), replacements: collector.replacements, to: &text)
        }
    }

    /// Appends the superior figures that call a note as a word of their own.
    private func writeMark(_ range: Range<Int>, of word: LayoutWord, to layout: inout PageDraft) {
        if let last = layout.text.last, last != 0x0A { layout.text.append(0x20) }
        let start = Int32(layout.text.count)
        for cell in cells[range] { append(cell, isExponent: false, to: &layout.text) }
        layout.words.append(
            PageLayout.Word(
                start: start, end: Int32(layout.text.count), x0: cells[range.lowerBound].x0, x1: word.x1, isNoteMark: true, isRaised: true,
                column: word.column))
    }
}
