import PDFSyntax

/// Puts the segments of a page's frames into lines, and the lines into the order they are read in, each with whether it begins a block and why.
struct LineOrder {
    /// Line by line.
    var words: [LayoutWord]
    var cells: [Cell]
    private(set) var lines: [(line: LayoutLine, start: BlockStart)] = []
    /// Of the tables with rules.
    private(set) var rows: [TableShape] = []

    /// The bullets drawn beside the lines of the frame that is read; nil where there are none, as on nearly all pages.
    var bullets: DrawnBullets?
    /// The pictures and figures of the frame that is read.
    var pictures: [Rectangle] = []

    private let style: LineStyle
    private let hasRightToLeft: Bool
    /// Whether most of the page is written from right to left.
    private let isRightToLeft: Bool
    /// Whether it was recognised in a picture.
    private let isRecognised: Bool
    private var tableCount = 0
    /// The size of most of the frame's text.
    private var usualSize = Float.infinity
    /// How many lines there were when a region had ended with facts that nothing goes on from.
    private var endOfFacts = -1

    init(words: [LayoutWord], cells: [Cell], style: LineStyle, hasRightToLeft: Bool, isRightToLeft: Bool, isRecognised: Bool = false) {
        (self.words, self.cells, self.style) = (words, cells, style)
        (self.hasRightToLeft, self.isRightToLeft, self.isRecognised) = (hasRightToLeft, isRightToLeft, isRecognised)
    }

    /// Reads one frame: column after column, tables by row, with what stands in the margin and the numbers of lines.
    ///
    /// - Parameters:
    ///   - rules: the thin lines of the frame.
    ///   - grounds: its boxes filled with a colour.
    ///   - shadedCells: those among them that a cell of a table may stand in.
    ///   - isPart: whether it is one slide of several on the page, or a panel, or what stands around these.
    mutating func read(
        _ segments: [Segment], _ rules: [Rectangle], grounds: [Rectangle], shadedCells: [Rectangle], frame: Int, isPart: Bool = false
    ) {
        if lines.isEmpty { lines.reserveCapacity(segments.count) }
        if !isPart, !isRightToLeft, let grid = slideGrid(segments) {
            return read(grid, rules, grounds: grounds, shadedCells: shadedCells, frame: frame)
        }
        if !isPart, !isRightToLeft, let numbered = NumberedColumns(segments, BlockText(words: words, cells: cells)) {
            return read(numbered, rules, grounds: grounds, shadedCells: shadedCells, frame: frame)
        }
        let shaded = ShadedGrid(shadedCells)
        let rules = shaded.hasWhite ? rules.filter { !shaded.isWhite($0) } : rules
        let drawn = rules.isEmpty ? [] : FramedBoxes.frames(rules)
        if !isPart, !isRightToLeft, let panels = FramedPanels(drawn, segments) {
            return read(panels, rules, grounds: grounds, shadedCells: shadedCells, frame: frame)
        }
        let net = rules.isEmpty && shaded.edges.isEmpty ? nil : RuleNet(shaded.edges.isEmpty ? rules : rules + shaded.edges)
        let ruled = net.map { RuledTables($0, segments, BlockText(words: words, cells: cells), isRightToLeft: isRightToLeft) }
        var tables = ruled?.tables ?? []
        var outside = ruled.map { $0.tables.isEmpty ? segments : $0.others } ?? segments
        if let net, let rows = ruledRows(net, outside) {
            (outside, tables) = (rows.others, tables + rows.tables)
        }
        var (boxes, frames): ([FramedBoxes.Box], [FramedBoxes.Frame]) = ([], [])
        if !drawn.isEmpty || !grounds.isEmpty {
            let framed = FramedBoxes(drawn, grounds, outside, tables, words: words, type: type, isRightToLeft: isRightToLeft)
            frames = framed.frames
            if !framed.boxes.isEmpty { (boxes, outside, tables) = (framed.boxes, framed.others, framed.tables) }
            let boxRows = framed.frames.count > 1 ? BoxRows(framed.frames, outside, outside: tables) : nil
            if let boxRows, !boxRows.rows.isEmpty { (outside, tables) = (boxRows.others, tables + boxRows.rows) }
        }
        if !isRightToLeft, let quotes = PullQuotes(outside, frames: frames, rules: rules) {
            (outside, boxes) = (quotes.others, boxes + quotes.boxes)
        }
        if !isRightToLeft, let captions = wrappedCaptions(outside) { (outside, boxes) = (captions.others, boxes + captions.boxes) }
        let type = type
        let points = isRightToLeft ? nil : PointTags(outside, words: words, cells: cells.span, type: type)
        if let points { outside = points.others }
        let listings = ListingNumbers(outside, words: words, cells: cells.span, type: type)
        let margin = isRightToLeft ? nil : MarginText(listings.body, words: words, cells: cells.span, type: type)
        var body = margin.map { $0.isEmpty ? listings.body : $0.body } ?? listings.body
        if !isRightToLeft, let net, let found = bookTables(net, body, areAlone: true) {
            (body, tables) = (found.others, tables + found.tables)
        }
        if !isRightToLeft, let found = labelledTexts(body) { (body, tables) = (found.others, tables + found.tables) }
        if let shown = shownTables(body) { (body, tables) = (shown.others, tables + shown.tables) }
        if !isRightToLeft, let net, let found = bookTables(net, body, areAlone: false) {
            (body, tables) = (found.others, tables + found.tables)
        }
        if !isRightToLeft, let net, let heads = spannedHeads(net, body) { (body, tables) = (heads.others, tables + heads.tables) }
        if let net, let heads = ruledHeads(net, body) { (body, tables) = (heads.others, tables + heads.tables) }
        if !isRightToLeft, let found = rowsOfFigures(body) { (body, tables) = (found.others, tables + found.tables) }
        let start = lines.count
        read(body, around: tables, rules, frame: frame)
        if !isRightToLeft {
            let text = BlockText(words: words, cells: cells)
            InterruptedText(text: text, frames: frames).move(in: &lines, from: start)
            TitleLines(text: text, usualSize: usualSize).join(&lines, from: start)
        }
        if let margin, !margin.isEmpty {
            readMargin(margin, frame: frame, from: start)
            for column in margin.columns {
                readBox(FramedBoxes.Box(column.map { margin.segments[$0] }), frame: frame, from: start, isAboveHeadings: true)
            }
        }
        for box in boxes { readBox(box, frame: frame, from: start) }
        if let points { readPoints(points.tags, frame: frame, from: start) }
        if !listings.numbers.isEmpty { readNumbers(Array(listings.numbers.indices), listings.numbers, frame: frame) }
    }

    private var type: WordType { { [style, cells] word in style.type(of: word, cells) } }

    /// The words are nobody else's when lines are read, which changes them; so too below.
    private func shownTables(_ segments: [Segment]) -> ShownTables? {
        ShownTables(segments, BlockText(words: words, cells: cells), type: type, isRightToLeft: isRightToLeft)
    }

    private func labelledTexts(_ segments: [Segment]) -> LabelledTexts? {
        LabelledTexts(segments, BlockText(words: words, cells: cells), type: type)
    }

    private func slideGrid(_ segments: [Segment]) -> SlideGrid? { SlideGrid(segments, BlockText(words: words, cells: cells)) }

    /// Reads slides one after the other.
    private mutating func read(
        _ grid: SlideGrid, _ rules: [Rectangle], grounds: [Rectangle], shadedCells: [Rectangle], frame: Int
    ) {
        func readPart(_ segments: [Segment], _ holds: (Rectangle) -> Bool) {
            guard !segments.isEmpty else { return }
            let start = lines.count
            read(
                segments, rules.filter(holds), grounds: grounds.filter(holds), shadedCells: shadedCells.filter(holds), frame: frame,
                isPart: true)
            if start < lines.count { lines[start].start = .paragraph }
        }
        readPart(grid.above) { _ in false }
        for slide in grid.slides {
            let start = lines.count
            readPart(slide.body, slide.holds)
            for index in start..<lines.count { lines[index].line.slidePart = .body }
            for var line in lines(Array(slide.edge.indices), slide.edge, frame: frame) {
                line.slidePart = .edge
                lines.append((line, .region))
            }
        }
        readPart(grid.below) { _ in false }
    }

    /// Reads panels one after the other.
    private mutating func read(
        _ panels: FramedPanels, _ rules: [Rectangle], grounds: [Rectangle], shadedCells: [Rectangle], frame: Int
    ) {
        for (part, segments) in panels.parts.enumerated() {
            let start = lines.count
            func holds(_ box: Rectangle) -> Bool { panels.holds(part, box) }
            read(
                segments, rules.filter(holds), grounds: grounds.filter(holds), shadedCells: shadedCells.filter(holds), frame: frame,
                isPart: true)
            if start < lines.count { lines[start].start = .paragraph }
        }
    }

    /// Reads columns whose entries are numbered one after the other.
    private mutating func read(
        _ numbered: NumberedColumns, _ rules: [Rectangle], grounds: [Rectangle], shadedCells: [Rectangle], frame: Int
    ) {
        for part in numbered.parts {
            let start = lines.count
            read(
                part.segments, rules.filter(part.holds), grounds: grounds.filter(part.holds), shadedCells: shadedCells.filter(part.holds),
                frame: frame, isPart: true)
            if start < lines.count { lines[start].start = .paragraph }
        }
    }

    private func wrappedCaptions(_ segments: [Segment]) -> WrappedCaptions? {
        WrappedCaptions(segments, BlockText(words: words, cells: cells))
    }

    private func ruledRows(_ net: RuleNet, _ segments: [Segment]) -> RuledRows? {
        RuledRows(net, segments, BlockText(words: words, cells: cells), type: type)
    }

    private func bookTables(_ net: RuleNet, _ segments: [Segment], areAlone: Bool) -> BookTables? {
        BookTables(net, segments, BlockText(words: words, cells: cells), areAlone: areAlone)
    }

    private func spannedHeads(_ net: RuleNet, _ segments: [Segment]) -> SpannedHeads? {
        SpannedHeads(net, segments, BlockText(words: words, cells: cells))
    }

    private func ruledHeads(_ net: RuleNet, _ segments: [Segment]) -> RuledHeads? {
        RuledHeads(net, segments, BlockText(words: words, cells: cells))
    }

    private func alignedTable(_ region: [Int], _ segments: [Segment]) -> AlignedTable? {
        AlignedTable(region, segments, BlockText(words: words, cells: cells))
    }

    /// What is a row by itself among those of a table of figures: its head, and rows one of whose cells has several lines.
    private func rowsOfFigures(_ segments: [Segment]) -> (tables: [RuledTables.Table], others: [Segment])? {
        let text = BlockText(words: words, cells: cells)
        guard let page = FigureLines(segments, text, type: type) else { return nil }
        guard let heads = StackedHeads(page, words) else { return UnevenRows(page).map { ($0.tables, $0.others) } }
        guard let rest = FigureLines(heads.others, text, type: type), let uneven = UnevenRows(rest) else {
            return (heads.tables, heads.others)
        }
        return (heads.tables + uneven.tables, uneven.others)
    }

    /// Divides segments into regions.
    private func divide(_ segments: [Segment]) -> (
        regions: [[Int]], stacks: Set<Int>, blocks: Set<Int>, apart: Set<Int>, usualSize: Float
    ) {
        let splitter = RegionSplitter(
            segments, BlockText(words: words, cells: cells), type: type, isRightToLeft: isRightToLeft, isRecognised: isRecognised)
        return (splitter.regions, splitter.stacks, splitter.blocks, splitter.apart, splitter.usualSize)
    }

    /// Reads what stands on either side of a rule between columns, or below headings side by side, one after the other; else all of it region by region.
    private mutating func read(
        _ body: [Segment], around tables: [RuledTables.Table], _ rules: [Rectangle], frame: Int, pageSize: Float? = nil
    ) {
        let hasPictures = pageSize == nil && !pictures.isEmpty
        let mayBeParted = !isRightToLeft && (!rules.isEmpty || hasPictures)
        let standing = !mayBeParted ? [] : tables.isEmpty ? body : body + tables.map(\.standIn)
        let drawn = mayBeParted && rules.contains(where: DrawnGutter.mayBe) ? DrawnGutter(rules, standing) : nil
        func panels() -> [[Int]]? { rules.isEmpty ? nil : HeadedPanels(rules, standing)?.parts }
        func pictured() -> [[Int]]? {
            hasPictures
                ? PicturedColumns(pictures, standing, usualSize: GutterFinder.usualSize(standing.map(RegionPiece.init)))?.parts : nil
        }
        guard mayBeParted, let parts = drawn?.parts ?? panels() ?? pictured() else {
            read(body, around: tables, frame: frame, pageSize: pageSize)
            return
        }
        let size = pageSize ?? GutterFinder.usualSize(standing.map(RegionPiece.init))
        for part in parts where !part.isEmpty {
            let start = lines.count
            read(
                part.filter { $0 < body.count }.map { body[$0] },
                around: part.filter { $0 >= body.count }.map { tables[$0 - body.count] }, rules, frame: frame, pageSize: size)
            if start < lines.count, lines[start].start == .none { lines[start].start = .region }
        }
    }

    /// Reads region by region. What stands beside a table is read after it, but for a column of text.
    ///
    /// - Parameter pageSize: of most of the frame's text, in points; nil if that is what is read.
    private mutating func read(_ body: [Segment], around tables: [RuledTables.Table], frame: Int, pageSize: Float? = nil) {
        let standing = tables.isEmpty ? body : body + tables.map(\.standIn)
        let (regions, stacks, blocks, apart, size) = divide(standing)
        usualSize = pageSize ?? size
        for (number, region) in regions.enumerated() {
            let start = lines.count
            let isBlock = blocks.contains(number)
            let inside = tables.isEmpty ? [] : region.filter { $0 >= body.count }
            if !inside.isEmpty {
                readRegion(region.filter { $0 < body.count }, standing, around: inside, tables, areBlock: isBlock, frame: frame)
            } else if stacks.contains(number) {
                readText(region, standing, frame: frame, areStacked: true)
            } else {
                readRegion(region, standing, areBlock: isBlock, frame: frame)
            }
            // Nothing goes on from a block to what is read next, nor from what was read before to a block.
            if isBlock || blocks.contains(number - 1) || apart.contains(number), start < lines.count { lines[start].start = .paragraph }
        }
    }

    /// Reads a region that tables stand in.
    ///
    /// - Parameter inside: what stands for some of the tables, which are the last of the segments.
    private mutating func readRegion(
        _ region: [Int], _ segments: [Segment], around inside: [Int], _ tables: [RuledTables.Table], areBlock: Bool, frame: Int
    ) {
        var rest = region
        let first = segments.count - tables.count
        // Text is measured as if rows by themselves, one below the other, weren't in it.
        let all = region + inside
        let rows = Set(inside.filter { tables[$0 - first].isRow && !stands($0, beside: all, segments) })
        let start = lines.count
        defer {
            for index in rows.sorted(by: { segments[$0].top > segments[$1].top }) {
                readRow(tables[index - first], from: start, frame: frame)
            }
        }
        for index in inside.sorted(by: { segments[$0].top > segments[$1].top }) where !rows.contains(index) {
            let (table, standIn) = (tables[index - first], segments[index])
            readRegion(rest.filter { segments[$0].y > standIn.top }, segments, areBlock: areBlock, frame: frame)
            rest.removeAll { segments[$0].y > standIn.top }
            let before =
                table.isToldByShowing
                ? rest.filter { segments[$0].order < standIn.order && !stands(segments[$0], below: standIn) }
                : TextBesideTable.text(rest, before: standIn, segments, isRightToLeft: isRightToLeft)
            if !before.isEmpty {
                readRegion(before, segments, areBlock: areBlock, frame: frame)
                let read = Set(before)
                rest.removeAll { read.contains($0) }
            }
            if table.holdsBoxes {
                readBoxes(table, frame: frame)
            } else {
                readTable(table.cells, columnCount: table.columnCount, table, frame: frame)
            }
        }
        readRegion(rest, segments, areBlock: areBlock, frame: frame)
    }

    /// Whether what stands for a table has something of its region on either side.
    private func stands(_ table: Int, beside region: [Int], _ segments: [Segment]) -> Bool {
        let standIn = segments[table]
        return region.contains { $0 != table && segments[$0].y < standIn.top && segments[$0].high > standIn.y }
    }

    /// Reads a row by itself between the lines above and below it.
    ///
    /// - Parameter start: the first line of the region that it stands in.
    private mutating func readRow(_ table: RuledTables.Table, from start: Int, frame: Int) {
        let end = lines.count
        readTable(table.cells, columnCount: table.columnCount, table, frame: frame)
        guard let place = lines[start..<end].firstIndex(where: { $0.line.y < table.y0 }) else { return }
        let own = Array(lines[end...])
        lines.removeSubrange(end...)
        if lines[place].start == .none { lines[place].start = .region }
        lines.insert(contentsOf: own, at: place)
        if endOfFacts == end { endOfFacts = lines.count }
    }

    /// Whether a line stands below what stands for a table, and not beside it: it is read after it, whatever was shown first.
    private func stands(_ segment: Segment, below standIn: Segment) -> Bool {
        segment.y < standIn.y && segment.x0 < standIn.x1 && segment.x1 > standIn.x0
    }

    /// Reads a region: text, and tables whose cells are known by how they are aligned.
    ///
    /// - Parameter areBlock: whether it is a block that stands beside others.
    private mutating func readRegion(_ region: [Int], _ segments: [Segment], areBlock: Bool, frame: Int) {
        var rest = region
        while let table = alignedTable(rest, segments) {
            readText(table.above, segments, frame: frame, areBlock: areBlock)
            readTable(table.cells, columnCount: table.columnCount, frame: frame)
            rest = table.below
        }
        readText(rest, segments, frame: frame, areBlock: areBlock)
    }

    /// - Parameters:
    ///   - areStacked: whether it is a stack of centred lines, which nothing goes on in.
    ///   - areBlock: whether it is a block that stands beside others.
    private mutating func readText(
        _ region: [Int], _ segments: [Segment], frame: Int, areStacked: Bool = false, areBlock: Bool = false
    ) {
        guard !region.isEmpty else { return }
        let lines = lines(region, segments, frame: frame)
        let text = BlockText(words: words, cells: cells)
        let reach = reach(of: region, segments, isMirrored: MirroredLines.areLeftward(lines))
        let blocks = BlockBuilder(lines, text: text, pageSize: usualSize, areStacked: areStacked, areBlock: areBlock, reach: reach)
        let isApart = areStacked || blocks.listed.beginsFacts || endOfFacts == self.lines.count
        let first = self.lines.count
        for (index, start) in blocks.starts.enumerated() {
            var line = lines[index]
            line.isStatement = blocks.statements.contains(index)
            self.lines.append((line, isApart && start == .region ? .paragraph : start))
        }
        FlushRightTags.move(in: &self.lines, from: first, text)
        if blocks.listed.endsFacts { endOfFacts = self.lines.count }
    }

    /// How far right the lines of a small region might reach: up to what stands on its right, or as far as the others do.
    ///
    /// - Parameter isMirrored: whether the page is to be seen in a mirror.
    private func reach(of region: [Int], _ segments: [Segment], isMirrored: Bool) -> Float {
        guard Self.smallRegion ~= region.count, segments.count > region.count, segments.count <= Self.mostSegments else {
            return -.infinity
        }
        var (right, low, high): (Float, Float, Float) = (-.infinity, .infinity, -.infinity)
        func begin(_ segment: Segment) -> Float { isMirrored ? -segment.x1 : segment.x0 }
        func end(_ segment: Segment) -> Float { isMirrored ? -segment.x0 : segment.x1 }
        for index in region {
            right = max(right, end(segments[index]))
            low = min(low, segments[index].low)
            high = max(high, segments[index].high)
        }
        var (reach, next) = (right, Float.infinity)
        for segment in segments {
            reach = max(reach, end(segment))
            if begin(segment) > right, segment.low < high, segment.high > low { next = min(next, begin(segment) - segment.size) }
        }
        return min(reach, next)
    }

    /// Regions that may be an address, and pages on which they are compared with all else.
    private static let smallRegion = 3...24
    private static let mostSegments = 1500

    /// Reads a table row by row.
    ///
    /// - Parameter table: what is known of it, if it has been found before.
    private mutating func readTable(_ cells: [RuledTables.Cell], columnCount: Int, _ table: RuledTables.Table? = nil, frame: Int) {
        tableCount += 1
        for word in CutNames(cells, words, self.cells).rests { words[word].isRest = true }
        for cells in RuledTables.rows(cells, columnCount: columnCount, isRightToLeft: isRightToLeft) {
            if RuledTables.holdsTexts(cells) {
                for cell in cells { readText(Array(cell.segments.indices), cell.segments, frame: frame) }
                continue
            }
            let row = Int32(truncatingIfNeeded: rows.count)
            rows.append(
                TableShape(
                    table: tableCount, columnCount: columnCount, isHead: nil, isDrawn: table?.isDrawn ?? false,
                    holdsLabelledTexts: table?.holdsLabelledTexts ?? false))
            for cell in cells {
                for segment in cell.segments { for word in segment.words { words[word].column = Int16(clamping: cell.column) } }
            }
            var isFirst = true
            // A row of one line stays one.
            let parts = RuledTables.isLine(cells) ? [cells.flatMap(\.segments)] : cells.map(\.segments)
            for segments in parts {
                for line in lines(Array(segments.indices), segments, frame: frame, row: row) {
                    lines.append((line, isFirst ? .paragraph : .none))
                    isFirst = false
                }
            }
        }
    }

    /// Reads boxes that stand side by side.
    private mutating func readBoxes(_ row: RuledTables.Table, frame: Int) {
        for box in RuledTables.rows(row.cells, columnCount: row.columnCount, isRightToLeft: isRightToLeft).joined() {
            let start = lines.count
            read(box.segments, around: [], frame: frame, pageSize: usualSize)
            if start < lines.count { lines[start].start = .paragraph }
        }
    }

    /// A box comes before the paragraph that stands beside its top, or after all that stands beside it.
    ///
    /// - Parameters:
    ///   - start: the frame's first line.
    ///   - isAboveHeadings: whether it comes before the heading of such a paragraph, too, as what is said of a whole paper does.
    private mutating func readBox(_ box: FramedBoxes.Box, frame: Int, from start: Int, isAboveHeadings: Bool = false) {
        let end = lines.count
        read(box.segments, around: box.tables, frame: frame, pageSize: usualSize)
        let own = Array(lines[end...])
        lines.removeSubrange(end...)
        let area = box.frame
        let beside = lines[start...].indices.filter { index in
            let line = lines[index].line
            return line.frame == frame && area.isLevel(y: line.y, size: line.size)
        }
        func distance(_ index: Int) -> Float { max(lines[index].line.x0 - area.x1, area.x0 - lines[index].line.x1) }
        let least = beside.map(distance).min() ?? 0
        // Of several columns, the one beside it.
        let column = beside.filter { distance($0) < least + Self.columnEdge * lines[$0].line.size }
        var place = end
        if box.isFirst, let first = column.max(by: { lines[$0].line.y < lines[$1].line.y }) {
            place = first
            while place > start, lines[place].start == .none { place -= 1 }
            if isAboveHeadings, case let above = aboveHeadings(place, from: start), above != place {
                place = above
            } else if lines[place].start == .region {
                place = nextStart(behind: place)
            }
        } else if let last = column.max() {
            place = aboveHeadings(nextStart(behind: last), from: start)
        }
        lines.insert(contentsOf: own, at: place)
        if !own.isEmpty { lines[place].start = .paragraph }
    }

    /// How far the lines of one column may end from a box beside it, in ems.
    private static let columnEdge: Float = 6

    /// A place between blocks, or the one above the headings that end there: these belong to what follows, which is smaller or not bold.
    private func aboveHeadings(_ place: Int, from start: Int) -> Int {
        guard place < lines.count else { return place }
        let next = lines[place].line
        var above = place
        while above > start, lines[above - 1].line.frame == next.frame, place - above < Self.mostHeadingLines {
            let line = lines[above - 1].line
            guard line.size > TypeSizes.large * next.size || line.isBold && !next.isBold && line.size > Self.sameSize * next.size else {
                return lines[above].start == .none ? place : above
            }
            above -= 1
        }
        return place
    }

    /// Of headings one below the other, at the most; and a share of the size of their text, at the least.
    private static let mostHeadingLines = 4
    private static let sameSize: Float = 0.97

    private func nextStart(behind place: Int) -> Int { lines[(place + 1)...].firstIndex { $0.start != .none } ?? lines.count }

    /// Notes come before the paragraph they stand beside, or after it if its beginning may be that of another one's end.
    ///
    /// - Parameter start: the frame's first line.
    private mutating func readMargin(_ margin: MarginText, frame: Int, from start: Int) {
        // Where the notes before stand that are read behind the same paragraph.
        var above = 0..<0
        for note in margin.notes {
            let noted = lines(note, margin.segments, frame: frame)
            guard let first = noted.first else { continue }
            let beside = lines[start...].indices.filter { margin.mayStandBeside(lines[$0].line, first) }
                .min { (lines[$0].line.y - first.y).magnitude < (lines[$1].line.y - first.y).magnitude }
            var place = beside ?? start
            while place > start, lines[place].start == .none { place -= 1 }
            // Code ends a paragraph, whatever comes; a note level with the line behind it belongs there.
            let isLevel =
                place < lines.count && lines[place].start == .style && (lines[place].line.y - first.y).magnitude < 0.35 * first.size
            // What a mark calls is read behind it.
            let isCalled = first.words.first.map { words[$0].isRaised } ?? false
            if isCalled, place < lines.count, !isLevel {
                place = nextStart(behind: place)
                if above.contains(place) { place = above.upperBound }
            } else if place < lines.count, lines[place].start != .paragraph, !isLevel {
                place = lines[(place + 1)...].firstIndex { $0.start != .none } ?? place
            }
            above = (place == above.upperBound ? above.lowerBound : place)..<(place + noted.count)
            for (index, line) in noted.enumerated() { lines.insert((line, index == 0 ? .paragraph : .none), at: place + index) }
        }
        readNumbers(margin.lineNumbers, margin.segments, frame: frame)
    }

    /// What a question is worth is read behind the paragraph that it stands beside or below.
    ///
    /// - Parameter start: the frame's first line.
    private mutating func readPoints(_ tags: [Segment], frame: Int, from start: Int) {
        for var tag in tags.flatMap({ lines([0], [$0], frame: frame) }) {
            var (beside, above): (Int?, Int?) = (nil, nil)
            for index in lines.indices[start...] {
                let line = lines[index].line
                guard line.frame == frame, line.x0 < tag.x0 else { continue }
                if (line.y - tag.y).magnitude < 0.35 * tag.size, line.x1 <= tag.x0 + 0.1 * tag.size {
                    if beside.map({ lines[$0].line.x1 <= line.x1 }) ?? true { beside = index }
                } else if line.y > tag.y, line.x1 <= tag.x1 + tag.size {
                    // Of two columns, the one that is closer.
                    let isNearer = above.map { other in
                        let other = lines[other].line
                        return line.x0 > other.x1 || line.x1 > other.x0 && line.y <= other.y
                    }
                    if isNearer ?? true { above = index }
                }
            }
            guard let place = (beside ?? above).map(nextStart(behind:)) else {
                lines.append((tag, .paragraph))
                continue
            }
            // Lines that rise say that another column begins.
            tag.y = min(tag.y, lines[place - 1].line.y)
            lines.insert((tag, .none), at: place)
        }
    }

    private mutating func readNumbers(_ numbers: [Int], _ segments: [Segment], frame: Int) {
        for var line in lines(numbers, segments, frame: frame) {
            line.isLineNumber = true
            lines.append((line, .region))
        }
    }

    private mutating func lines(_ region: [Int], _ segments: [Segment], frame: Int, row: Int32 = -1) -> [LayoutLine] {
        var lines = LineBuilder(frame: frame).lines(region, segments, &words, cells)
        for index in lines.indices {
            lines[index].row = row
            if hasRightToLeft { RightToLeft.arrange(&lines[index], &words, &cells, isPageRightToLeft: isRightToLeft) }
            style.set(&lines[index], words, cells)
        }
        LetterBullets.removeNames(from: &lines, words, cells)
        bullets?.mark(&lines)
        return lines
    }

    /// Turns brackets that stand in text written from right to left.
    mutating func turnBrackets() { RightToLeft.turnBrackets(lines.map(\.line), words, &cells) }
}
