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

    /// Words and ranges of words, kept for their memory.
    private var words: [LayoutWord] = []
    private var ranges: [Range<Int>] = []

    private let extras: PageExtras
    private let tagReader: TagReader?

    init(_ document: PDFDocument, extras: ReadingOptions.ExtraSet) {
        interpreter = ContentInterpreter(fonts: document.fonts, optionalContent: document.optionalContent)
        self.extras = PageExtras(document, extras)
        tagReader = TagReader(document, wantsDescriptions: extras.contains(.descriptions))
    }

    /// One of so many letters that can't be read makes a text one that is not understood.
    private static let fewLetters = 50

    mutating func layout(_ page: PageNode) -> PageLayout {
        collector.reset()
        let annotations = extras.isEmpty ? [] : page.annotations(withLinks: false)
        interpreter.run(page, annotations: annotations, overlays: extras.overlays, into: &collector)
        collector.partRaisedGlyphs()
        collector.judgeStems()
        collector.judgePitches()
        collector.levelRecognisedText()
        collector.takeLines()
        let tags = tagReader?.tags(of: page, annotations: annotations, in: &collector)
        let size = page.displaySize
        var layout = PageDraft()
        layout.index = page.index
        layout.width = Float(size.width)
        layout.height = Float(size.height)
        layout.glyphCount = collector.glyphs.count
        layout.imageShare = collector.imageArea / max(size.width * size.height, 1)
        layout.magnification = page.magnification
        layout.turn = page.turn
        layout.isRecognised = collector.direction != nil
        fragments.build(collector, width: layout.width, height: layout.height)
        if page.magnification == 1, fragments.magnification > 1 { return self.layout(page.magnified(by: fragments.magnification)) }
        if page.turn == 0, !layout.isRecognised, let turn = fragments.turn(collector) { return self.layout(page.turned(by: turn)) }
        layout.unmappedCount = fragments.unmapped.values.reduce(0, +)
        for (index, glyphs) in fragments.unmapped.sorted(by: { $0.key < $1.key }) {
            let font = collector.fonts[Int(index)]
            // Of a font whose glyphs are known but for some, these are signs; in one of many glyphs they may be what a script makes of several letters.
            let all = collector.runs.reduce(0) { $0 + ($1.font == index ? $1.end - $1.start : 0) }
            let areLetters = font.isComposite && fragments.lettersUnmapped.contains(index) && glyphs * Self.fewLetters >= all
            let isUnread = !font.hasUnicode || glyphs * 2 > all || areLetters
            if isUnread { layout.unreadable.append((font.name, glyphs)) }
        }
        var cells = fragments.takeCells()
        fragments.restoreSigns(collector, &cells)
        correct(&cells)
        fragments.separateFormulas(collector, &cells)
        let order = order(cells, pageArea: size.width * size.height)
        layout.frames = fragments.frames
        write(order, tags, to: &layout)
        layout.longRules = collector.longRules(width: size.width, height: size.height, lines: layout.lines)
        layout.comments = extras.comments(annotations, page.magnified(by: 1).turned(by: 0))
        return PageLayout(layout)
    }

    /// Puts right what a script's or a font's letters need before they are words: their order, accents that stand by themselves, signs of other scripts.
    private mutating func correct(_ cells: inout [Cell]) {
        if fragments.rightToLeftCount > 0 {
            for fragment in fragments.fragments {
                VowelMarks.place(fragment, &cells)
                if fragment.isRightToLeft { RightToLeft.sort(fragment, &cells) }
            }
        }
        var hasAccents = fragments.kinds.contains(.accents)
        if fragments.kinds.contains(.arrows) {
            for fragment in fragments.fragments where LongArrows.join(&cells, fragment) { hasAccents = true }
        }
        if hasAccents || fragments.kinds.contains(.arrows) { fragments.joinVectors(&cells) }
        if hasAccents {
            for index in fragments.fragments.indices { Accents.all.join(&cells, fragments.fragments, index) }
        }
        if fragments.kinds.contains(.softHyphens) { VisibleHyphens.restore(&cells, fragments.fragments) }
        if fragments.kinds.contains(.greekSigns) { for fragment in fragments.fragments { GreekText.correct(&cells, fragment) } }
        if fragments.kinds.contains(.cyrillic) { for fragment in fragments.fragments { CyrillicText.correct(&cells, fragment) } }
        if fragments.kinds.contains(.indic), IndicOrder.isVisual(cells, fragments.fragments) {
            let (runs, fonts) = (collector.runs, collector.fonts)
            for fragment in fragments.fragments {
                IndicOrder.arrange(&cells, fragment.start..<fragment.end) { cell in
                    GlyphCollector.scalars(cell.unicode, fonts[Int(runs[Int(cell.run)].font)].sequences, [])
                }
            }
        }
    }

    /// Lines in reading order: the main direction of writing first, then the others.
    private mutating func order(_ cells: [Cell], pageArea: Double) -> LineOrder {
        splitter.reset()
        ranges.removeAll(keepingCapacity: true)
        let (runs, styles, fonts) = (collector.runs, collector.styles, collector.fonts)
        // Invisible text stands where a picture has its words.
        splitter.split(
            fragments.fragments, cells.span, into: &ranges,
            isFixedPitch: runs.map { !$0.isInvisible && styles[Int($0.font)].isFixedPitch },
            isMathematical: { LetterSlant.isMathematical(fonts[Int(runs[Int($0)].font)].name) })
        var shown = splitter.takeWords()
        fragments.separateDiagrams(collector, ranges, shown, cells, pageArea: pageArea)
        let hasRightToLeft = fragments.rightToLeftCount > 0
        var words: [LayoutWord] = []
        swap(&words, &self.words)
        words.removeAll(keepingCapacity: true)
        var order = LineOrder(
            words: words, cells: cells, style: LineStyle(runs: runs, styles: styles, listed: splitter.listedRuns),
            hasRightToLeft: hasRightToLeft,
            isRightToLeft: fragments.rightToLeftCount * 2 > cells.count, isRecognised: collector.direction != nil)
        let frameOrder = fragments.frames.indices.filter { fragments.frames[$0].cellCount > 0 }.sorted {
            let (left, right) = (fragments.frames[$0], fragments.frames[$1])
            if left.isOfDiagrams != right.isOfDiagrams { return right.isOfDiagrams }
            return left.cellCount != right.cellCount ? left.cellCount > right.cellCount : $0 < $1
        }
        let unread = UnreadBullets(collector)
        for frame in frameOrder {
            let isUpright = fragments.frames[frame].isUpright
            if isUpright, !fragments.frames[frame].isOfDiagrams {
                fragments.levelFormulas(collector, frame: frame, &ranges, &shown, &order.cells)
            }
            let cells = order.cells
            segments.build(
                fragments.fragments, ranges, frame: frame, words: &shown, arranged: &order.words, cells: cells.span,
                isOnlyFrame: frameOrder.count == 1)
            let isText = isUpright && !fragments.frames[frame].isOfDiagrams
            order.pictures = isText ? collector.pictures : []
            let unread = isText ? unread?.items(before: segments.segments) ?? [] : []
            let hasBullets = isText && (!collector.dots.isEmpty || !unread.isEmpty)
            order.bullets =
                hasBullets
                ? DrawnBullets(collector.dots, unread: unread, before: segments.segments, rules: collector.rules) : nil
            order.read(
                order.bullets?.mark(segments.segments) ?? segments.segments, isUpright ? collector.rules : [],
                grounds: isUpright ? collector.grounds : [], shadedCells: isUpright ? collector.shadedCells : [], frame: frame)
        }
        if hasRightToLeft { order.turnBrackets() }
        splitter.recycle(shown)
        return order
    }

    /// Writes the lines in the order of their tags, if those make sense, or in that of the geometry.
    private mutating func write(_ order: consuming LineOrder, _ tags: PageTags?, to layout: inout PageDraft) {
        layout.rows = order.rows
        var lines = order.lines
        var blocks: [TaggedBlock] = []
        if let tagged = tags?.arranged(lines, words: &order.words, cells: order.cells, runs: collector.runs, layout) {
            layout.isTagged = true
            layout.rows = tagged.rows
            (lines, blocks) = (tagged.lines, tagged.blocks)
        }
        LineWriter(words: order.words, cells: order.cells, glyphs: collector, hasIndic: fragments.kinds.contains(.indic))
            .write(lines, to: &layout, tags: blocks)
        words = order.words
        fragments.recycle(order.cells)
    }
}
