import PDFSyntax

/// What stands in a drawing with a caption below or above it: names of its parts, texts along its arrows. Somebody who reads to another leaves it out, as the
/// numbers along the axes of a diagram (``DiagramText``); the caption tells what is to be seen.
///
/// Told by three things together: a line that begins as the caption of a figure does; slanted or curved shapes or pictures above it, or below it if that is a
/// title, with no line of text between; and texts among these that are short and no more than the shapes are: a listing or a paragraph in a box is read. Those without
/// a caption are found in another way (``addUncaptioned(_:_:_:beginsCaption:)``).
struct DrawingText {
    /// Indices of the fragments that are part of a drawing.
    var fragments: Set<Int> = []

    let all: [Fragment]
    let frames: [Frame]
    let ranges: [Range<Int>]
    /// Of the fragments, on the page; upside down while what is below captions is looked at.
    private(set) var boxes: [TextBox]
    let isFixedPitch: (Fragment) -> Bool
    /// What is drawn: shapes and pictures first, then lines; upside down as the fragments are.
    private var items: [Rectangle]
    private let shapeCount: Int
    /// Whether all is upside down.
    private var isTurned = false
    /// Comparisons so far: pages come to some ten thousand.
    var work = 0

    /// Pages of figures have a dozen.
    private static let mostCaptions = 40
    static let mostWork = 20_000_000
    /// Shapes larger than this share of the page are its ground.
    private static let largestShape = 0.6

    init(
        _ fragments: [Fragment], _ frames: [Frame], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>,
        shapes: DrawnShapes, rules: [Rectangle], pageArea: Double, isFixedPitch: @escaping (Fragment) -> Bool
    ) {
        (all, self.frames, self.ranges, self.isFixedPitch) = (fragments, frames, ranges, isFixedPitch)
        let captions = fragments.indices.filter { index in
            FigureLabel.mayBegin(with: cells[fragments[index].start].unicode) && frames[fragments[index].frame].isUpright
                && FigureLabel.begins(words[ranges[index]], cells)
        }
        let mayHaveOthers =
            shapes.boxes.count >= Self.fewestUncaptioned
            || shapes.boxes.count(where: Self.isLarge) + shapes.details.count(where: Self.isLarge) >= Self.fewestLarge
        let hasCaptions = !captions.isEmpty && captions.count <= Self.mostCaptions
        guard hasCaptions || mayHaveOthers else {
            (boxes, items, shapeCount) = ([], [], 0)
            return
        }
        let isSmall = { (box: Rectangle) in box.width * box.height < Self.largestShape * pageArea }
        let drawn = shapes.boxes.filter(isSmall)
        let pictures = shapes.pictures.filter(isSmall)
        boxes = fragments.map { AxisNumber.box(from: $0.x0, to: $0.x1, y: $0.y, size: $0.size, frames[$0.frame]) }
        (items, shapeCount) = (drawn + pictures + rules, drawn.count + pictures.count)
        if hasCaptions { addCaptioned(captions, words, cells) }
        if mayHaveOthers {
            addUncaptioned(drawn, shapes.details, rules) {
                FigureLabel.begins(words[ranges[$0]], cells) || FigureLabel.namesPart(words[ranges[$0]], cells)
                    || FigureLabel.isItem(words[ranges[$0]], cells)
            }
        }
    }

    /// Adds what stands in drawings above and below captions.
    private mutating func addCaptioned(_ captions: [Int], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        var others: [Int] = []
        for caption in captions + parts(above: captions, words, cells) {
            let found = labels(above: caption, words, cells)
            guard work < Self.mostWork else { return }
            if let found {
                self.fragments.formUnion(found)
            } else if FigureLabel.isTitle(words[ranges[caption]], cells), !hasShape(above: caption) {
                others.append(caption)
            }
        }
        guard !others.isEmpty else { return }
        turn()
        for caption in others {
            let found = labels(above: caption, words, cells)
            guard work < Self.mostWork else { break }
            if let found { self.fragments.formUnion(found) }
        }
        turn()
    }

    /// What the parts of figures are called, side by side close above the captions: "(a) Before", "(b) After". Each has its own drawing above it, which
    /// may be too far from the others to be found as one with them.
    private mutating func parts(above captions: [Int], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> [Int] {
        let named = all.indices.filter {
            cells[all[$0].start].unicode == 0x28 && isUpright($0) && FigureLabel.namesPart(words[ranges[$0]], cells)
        }
        guard named.count > 1, named.count <= Self.mostCaptions else { return [] }
        work += named.count * (captions.count + named.count)
        return named.filter { part in
            let (box, size) = (boxes[part], Double(all[part].size))
            return named.contains { $0 != part && (boxes[$0].y0 - box.y0).magnitude < 0.3 * size }
                && captions.contains { boxes[$0].y1 < box.y1 && boxes[$0].y1 > box.y0 - Self.farthest * size }
        }
    }

    /// Takes out of lines what goes on from some: their indices and exponents, and what stands behind these.
    private mutating func removeRests(of known: [Line], from lines: inout [Line]) {
        var wholes = known
        work += lines.count * known.count
        lines.removeAll { $0.isScript(inAnyOf: known) }
        for line in lines.sorted(by: { $0.box.x0 < $1.box.x0 }) {
            guard let whole = wholes.firstIndex(where: { line.goesOn(from: $0) }) else { continue }
            wholes[whole].box = wholes[whole].box.union(line.box)
            lines.removeAll { $0.fragments[0] == line.fragments[0] || $0.isScript(of: wholes[whole]) }
            work += lines.count
        }
    }

    /// Whether a shape or a picture is close above a caption, which is that of it then.
    private mutating func hasShape(above caption: Int) -> Bool {
        let (box, size) = (boxes[caption], Double(all[caption].size))
        work += shapeCount
        return items[..<shapeCount].contains { item in
            item.y0 > box.y1 - size && item.y0 < box.y1 + Self.farthest * size && item.x0 < box.x1 + size && item.x1 > box.x0 - size
        }
    }

    /// Turns all upside down: what is below a caption is above it then.
    private mutating func turn() {
        boxes = boxes.map { TextBox(x0: $0.x0, y0: -$0.y1, x1: $0.x1, y1: -$0.y0) }
        items = items.map { Rectangle(x0: $0.x0, y0: -$0.y1, x1: $0.x1, y1: -$0.y0) }
        isTurned.toggle()
    }

    /// What stands in the drawing above a caption; nil if there is none.
    private mutating func labels(above caption: Int, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> [Int]? {
        let (own, size) = (boxes[caption], Double(all[caption].size))
        work += 2 * all.count
        let level = all.indices.filter { (all[$0].y - all[caption].y).magnitude < 0.3 * all[caption].size && isUpright($0) }
        // A line of text may have the word and a number amid it.
        guard !level.contains(where: { boxes[$0].x1 < own.x0 + 0.1 * size && boxes[$0].x1 > own.x0 - 1.2 * size }) else { return nil }
        var line = own
        for index in level.sorted(by: { boxes[$0].x0 < boxes[$1].x0 })
        where boxes[index].x0 > line.x0 && boxes[index].x0 < line.x1 + 1.5 * size {
            line = line.union(boxes[index])
        }
        if isTurned { extend(&line, as: caption) }
        // From the caption up to a line of text: what is drawn above that is no part of it.
        var ceiling = Double.infinity
        var texts: [Line] = []
        let drawn = items[..<shapeCount]
        // One more than these where the first of them is text that no rule is to take in.
        for _ in 0...Self.mostCeilings {
            guard let area = area(above: line, size, below: ceiling, without: texts) ?? centred(above: line, size, below: ceiling, texts),
                work < Self.mostWork
            else { return nil }
            let around = lines(around: area, size, above: line.y1)
            guard work < Self.mostWork else { return nil }
            let long = around.filter(\.isLong)
            // A sentence above all shapes is in a box of its own, or above a line across.
            let top = drawn.reduce(-Double.infinity) {
                $1.y0 >= area.y0 && $1.y1 <= area.y1 && $1.x0 >= area.x0 && $1.x1 <= area.x1 ? max($0, $1.y1) : $0
            }
            work += shapeCount
            let inside = around.filter {
                Self.isWithin(area, $0.box, size)
                    && (long.areText(with: $0, isTurned) || isCaption($0, words, cells)
                        || $0.box.y0 > top && isSentence($0, words, cells))
            }
            if let text = inside.min(by: { $0.box.y0 < $1.box.y0 }) {
                if texts.isEmpty {
                    texts = inside
                    continue
                }
                guard text.box.y0 > line.y1 + size, text.box.y0 < ceiling else { return nil }
                ceiling = text.box.y0
                continue
            }
            var (names, others): ([Line], [Line]) = ([], [])
            for line in around {
                // What the parts of a figure are called below them is part of the caption.
                let isPartName = line.wordCount > 1 && FigureLabel.namesPart(words[ranges[line.fragments[0]]], cells)
                if isPartName || long.areText(with: line, isTurned) || !isTurned && isCaption(line, words, cells) {
                    others.append(line)
                } else {
                    names.append(line)
                }
            }
            work += around.count * (1 + long.count)
            if !others.isEmpty { removeRests(of: others, from: &names) }
            let labels = names.filter { Self.isWithin(area, $0.box, size) || isBeside(area, $0, size) }
            guard isDrawing(area, labels, among: names, size) else { return nil }
            return (labels + Self.column(of: labels, among: names, area, size)).flatMap(\.fragments)
        }
        return nil
    }

    /// Adds the lines that a caption goes on in, upside down.
    private mutating func extend(_ line: inout TextBox, as caption: Int) {
        let size = all[caption].size
        for _ in 0..<Self.mostLinesOfCaption {
            work += all.count
            let next = all.indices.filter { index in
                let box = boxes[index]
                return isUpright(index) && (all[index].size - size).magnitude < 0.05 * size && box.y0 > line.y1
                    && box.y0 < line.y1 + Self.leadingOfCaption * Double(size) && box.x0 < line.x1 && box.x1 > line.x0
            }
            guard !next.isEmpty else { return }
            for index in next { line = line.union(boxes[index]) }
        }
    }

    private static let mostLinesOfCaption = 8
    /// White between two of its lines, in ems.
    private static let leadingOfCaption = 0.8
    private static let mostCeilings = 4
    /// A name is shorter.
    static let mostWordsOfLine = 8

    /// Whether a line is the caption of another figure; above the caption that is looked from a name may begin like one.
    private func isCaption(_ line: Line, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        let own = words[ranges[line.fragments[0]]]
        return FigureLabel.begins(own, cells) && (isTurned || own.count > 2 && FigureLabel.isTitle(own, cells))
    }

    /// Whether a line has a clause or more that ends as a sentence does.
    private func isSentence(_ line: Line, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        guard line.wordCount >= Self.fewestWordsOfSentence, let last = words[ranges[line.fragments[line.fragments.count - 1]]].last else {
            return false
        }
        let sign = cells[Int(last.end) - 1].unicode
        return sign == 0x2E || sign == 0x21 || sign == 0x3F || sign == 0x3A
    }

    /// Names may have a stop for an abbreviation.
    private static let fewestWordsOfSentence = 4

    private func isUpright(_ index: Int) -> Bool { frames[all[index].frame].isUpright }

    /// Around what is drawn above a line, from the lowest of it on up, with no wide gap between; nil if nothing is.
    ///
    /// - Parameter texts: lines of text that no rule is to make part of it: one that is drawn above both columns of a page.
    private mutating func area(
        above line: TextBox, _ size: Double, below ceiling: Double, without texts: [Line], aside: Double = 1
    ) -> TextBox? {
        var area: TextBox?
        var rest = items.filter { $0.y0 > line.y1 - 0.2 * size && $0.y1 < ceiling }
        work += items.count
        while true {
            let count = rest.count
            guard work < Self.mostWork else { return nil }
            work += count
            rest.removeAll { item in
                if let known = area {
                    guard item.y0 < known.y1 + Self.widestGap * size, item.y1 > known.y0 - Self.widestGap * size,
                        item.x0 < known.x1 + Self.widestGap * size, item.x1 > known.x0 - Self.widestGap * size
                    else { return false }
                } else {
                    guard item.y0 < line.y1 + Self.farthest * size, item.x0 < line.x1 + aside * size, item.x1 > line.x0 - aside * size
                    else { return false }
                }
                let box = TextBox(x0: item.x0, y0: item.y0, x1: item.x1, y1: item.y1)
                let union = area?.union(box) ?? box
                if !texts.isEmpty, item.height < Self.thickestRule, item.width > Self.narrowest * size {
                    guard work < Self.mostWork else { return false }
                    work += texts.count
                    guard !texts.contains(where: { Self.isWithin(union, $0.box, 0) }) else { return false }
                }
                area = union
                return true
            }
            if rest.count == count { return area }
        }
    }

    /// The same where nothing is right above a short line, but around its middle: parts of a wide drawing may hang lower at a side.
    private mutating func centred(above line: TextBox, _ size: Double, below ceiling: Double, _ texts: [Line]) -> TextBox? {
        guard let area = area(above: line, size, below: ceiling, without: texts, aside: Self.widestOverhang),
            (area.x0 + area.x1 - line.x0 - line.x1).magnitude < 2 * size
        else { return nil }
        return area
    }

    /// At either side of a caption in the middle below, in ems.
    private static let widestOverhang = 15.0

    /// In points.
    private static let thickestRule = 3.0
    /// Between the parts of a drawing, and from its lowest to the caption, in ems of that.
    private static let widestGap = 2.5
    private static let farthest = 5.0

    /// Whether the middle of a line is in an area or close to it.
    private static func isWithin(_ area: TextBox, _ box: TextBox, _ size: Double) -> Bool {
        let (x, y) = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
        return y > area.y0 - size && y < area.y1 + 0.5 * size && x > area.x0 - size && x < area.x1 + size
    }

    /// Whether a line is short and begins or ends next to an area: the outermost names of a drawing.
    private func isBeside(_ area: TextBox, _ line: Line, _ size: Double) -> Bool {
        let (box, reach) = (line.box, 1.5 * size)
        // What is below the drawing that a title is above of is the text that follows.
        if isTurned, box.y0 > area.y1 { return false }
        return line.wordCount <= Self.mostWordsBeside && box.x0 < area.x1 + reach && box.x1 > area.x0 - reach && box.y0 < area.y1 + reach
            && box.y1 > area.y0 - reach
    }

    private static let mostWordsBeside = 4

    /// The names that stand in one column with the outermost at the left of an area, but are too short to reach as close to it: those of signals.
    private static func column(of labels: [Line], among names: [Line], _ area: TextBox, _ size: Double) -> [Line] {
        let starts = labels.filter { $0.box.x1 < area.x0 }.map(\.box.x0)
        guard !starts.isEmpty else { return [] }
        return names.filter { name in
            name.wordCount <= mostWordsBeside && name.box.x1 <= area.x0 - 1.5 * size && name.box.y0 < area.y1 && name.box.y1 > area.y0
                && starts.contains { ($0 - name.box.x0).magnitude < 0.1 * size }
        }
    }

    struct Line {
        var fragments: [Int]
        var box: TextBox
        var wordCount: Int
        let size: Double
        /// Whether it is too long for a name.
        var isLong: Bool { wordCount > mostWordsOfLine }
    }

    /// Fragments at the height of an area and above a line, those that stand close beside each other on one baseline as one.
    mutating func lines(around area: TextBox, _ size: Double, above foot: Double) -> [Line] {
        let reach = 3 * size
        let own = all.indices.filter {
            boxes[$0].y0 > foot - 0.2 * size && boxes[$0].y0 < area.y1 + reach && boxes[$0].y1 > area.y0 - reach
        }
        work += all.count + own.count * own.count
        var result: [Line] = []
        for index in own.sorted(by: {
            let (one, other) = (all[$0], all[$1])
            return (one.frame, one.y, one.x0, $0) < (other.frame, other.y, other.x0, $1)
        }) {
            if let last = result.indices.last, let before = result[last].fragments.last, all[before].frame == all[index].frame,
                all[index].y - all[before].y < 0.2 * all[index].size, all[index].x0 - all[before].x1 < Self.widestSpace * all[index].size,
                all[index].x0 > all[before].x0
            {
                result[last].fragments.append(index)
                result[last].box = result[last].box.union(boxes[index])
                result[last].wordCount += ranges[index].count
            } else {
                result.append(
                    Line(fragments: [index], box: boxes[index], wordCount: ranges[index].count, size: Double(all[index].size)))
            }
        }
        return result
    }

    /// Between the words of a line, in ems.
    private static let widestSpace: Float = 0.9

    /// Whether an area is that of a drawing with names in it.
    private func isDrawing(_ area: TextBox, _ lines: [Line], among names: [Line], _ size: Double) -> Bool {
        guard area.x1 - area.x0 > Self.narrowest * size, area.y1 - area.y0 > Self.lowest * size, !lines.isEmpty else { return false }
        let within = items.indices.filter { index in
            let item = items[index]
            return item.x0 >= area.x0 && item.x1 <= area.x1 && item.y0 >= area.y0 && item.y1 <= area.y1
        }
        // The frame around all is none of its parts.
        let shapes = within.count { index in
            index < shapeCount
                && (items[index].width < Self.frame * (area.x1 - area.x0) || items[index].height < Self.frame * (area.y1 - area.y0))
        }
        let wordCount = lines.reduce(0) { $0 + $1.wordCount }
        let fixed = lines.reduce(0) { sum, line in sum + line.fragments.reduce(0) { isFixedPitch(all[$1]) ? $0 + ranges[$1].count : $0 } }
        let isDrawing =
            shapes >= Self.fewestShapes && wordCount <= Self.mostWords && within.count * 2 >= Self.nameCount(lines)
            && Double(wordCount) < Self.wordsOfLine * Double(lines.count) && (fixed * 2 < wordCount || wordCount < 2 * lines.count)
        return isDrawing && !Self.areTable(lines, among: isTurned ? names : lines, isBelowTitle: isTurned)
    }

    /// Lines that are no index or exponent, or prime, of another.
    private static func nameCount(_ lines: [Line]) -> Int {
        lines.count { line in !lines.contains { line.isScript(of: $0) } }
    }

    /// Whether most lines are cells of a table: others stand beside them, and several close above or below them begin or end in the
    /// same place.
    ///
    /// - Parameters:
    ///   - all: what else may be cells; a drawing may be known in one column of a table that has marks.
    ///   - isBelowTitle: whether they stand below a title, as tables do: they may be farther apart then, or have their middles in one place, as
    ///     boxes of drawings have.
    static func areTable(_ lines: [Line], among all: [Line], isBelowTitle: Bool) -> Bool {
        let highestRow = isBelowTitle ? highestRowBelowTitle : highestRow
        let cells = lines.count { line in
            let slack = alignment * line.size
            func isBeside(_ other: Line) -> Bool {
                (other.box.y0 - line.box.y0).magnitude < slack && (other.box.x0 > line.box.x1 || other.box.x1 < line.box.x0)
            }
            func isInColumn(_ other: Line) -> Bool {
                let step = (other.box.y0 - line.box.y0).magnitude
                return step > 0.5 * line.size && step < Double(fewestInColumn) * highestRow * line.size
                    && ((other.box.x0 - line.box.x0).magnitude < slack || (other.box.x1 - line.box.x1).magnitude < slack
                        || isBelowTitle && (other.box.x0 + other.box.x1 - line.box.x0 - line.box.x1).magnitude < 2 * slack)
            }
            let (beside, inColumn) = (all.count(where: isBeside), all.count(where: isInColumn))
            return beside > 0 && inColumn >= fewestInColumn || beside >= fewestInRow && inColumn > 0
        }
        return cells >= (isBelowTitle ? fewestCellsBelowTitle : fewestCells) && cells * 2 > lines.count
    }

    /// In ems.
    private static let alignment = 0.15
    private static let highestRow = 2.2
    private static let highestRowBelowTitle = 4.5
    /// Beside a cell itself, in its column, or in its row where that is a long one.
    private static let fewestInColumn = 3
    private static let fewestInRow = 8
    private static let fewestCells = 6
    private static let fewestCellsBelowTitle = 3

    /// In ems of the caption.
    private static let narrowest = 5.0
    private static let lowest = 3.0
    /// A share of the area's sides.
    private static let frame = 0.85
    private static let fewestShapes = 3
    /// More is a text, whatever is drawn around it.
    static let mostWords = 200
    /// On the average: names are short, lines of a paragraph in a narrow box have more words.
    static let wordsOfLine = 3.0
}
