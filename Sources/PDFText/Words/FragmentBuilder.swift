import PDFContent
import PDFFonts

/// Turns the glyphs of a page into fragments, in one pass over them in the order they were shown.
struct FragmentBuilder {
    private(set) var cells: [Cell] = []
    private(set) var fragments: [Fragment] = []
    private(set) var frames: [Frame] = []
    /// Glyphs that had no Unicode, by the page's font: reported, never guessed.
    private(set) var unmapped: [Int32: Int] = [:]
    /// The fonts of those that are of several widths, as letters are.
    private(set) var lettersUnmapped: Set<Int32> = []
    /// What the page holds that must be looked at again.
    private(set) var kinds: SignKinds = []
    /// Cells that are read from right to left.
    private(set) var rightToLeftCount = 0
    /// How many times as large the page has to be for its type to be read; 1 for most.
    private(set) var magnification = 1.0
    /// The tall brackets of the upright text, by the fragments that they are.
    private var brackets: [TallBracket] = []
    private var braces = FlatBraces()

    init() {}

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - width, height: of the page, in points.
    mutating func build(_ collector: borrowing GlyphCollector, width: Float, height: Float) {
        var cells = self.cells
        self.cells = []
        cells.removeAll(keepingCapacity: true)
        fragments.removeAll(keepingCapacity: true)
        frames.removeAll(keepingCapacity: true)
        var filler = FragmentFiller(collector, width: width, height: height)
        // Their memory is used again.
        swap(&filler.fragments, &fragments)
        swap(&filler.frames, &frames)
        // There are no more cells than glyphs.
        cells.append(addingCapacity: collector.glyphs.count) { output in filler.fill(&output, collector) }
        swap(&filler.fragments, &fragments)
        swap(&filler.frames, &frames)
        magnification = filler.tinyCount > 0 ? Self.magnification(largestType: filler.largestType, longestSide: max(width, height)) : 1
        (kinds, unmapped, rightToLeftCount) = (filler.kinds, filler.unmapped, filler.rightToLeftCount)
        lettersUnmapped = Set(filler.unmappedWidths.filter { $0.value.count >= FragmentFiller.mostWidths }.keys)
        if !brackets.isEmpty { brackets.removeAll() }
        braces.removeAll()
        VerticalColumns.arrange(&fragments, &cells, &frames)
        self.cells = cells
        fragments = Overprint.removed(from: fragments, cells)
        if kinds.contains(.spaceless) { fragments = EmphasisDots.removed(from: fragments, cells) }
        if kinds.contains(.ruby) { fragments = RubyText.removed(from: fragments, cells, frames, collector.replacements) }
        if kinds.contains(.pictographs) { Pictographs.shrink(&fragments, cells, collector.runs) }
        if collector.hasInvisibleText {
            let runs = collector.runs
            fragments = HiddenCopies.removed(from: fragments, cells) { runs[Int($0)].isInvisible }
        }
        InterleavedRuns.join(&fragments, &self.cells)
        FormulaPasses.arrange(&fragments, &self.cells)
        if !collector.rises.isEmpty { RaisedRuns.level(&fragments, cells, collector.rises) }
        for fragment in fragments { frames[fragment.frame].cellCount += fragment.end - fragment.start }
    }

    /// How far a page is to be turned for most of its text to stand upright, clockwise, in degrees: a table that lies on its side, an appendix bound in
    /// upside down. Nil for nearly all pages, and where there are a few words or hardly more turned ones than others.
    func turn(_ collector: borrowing GlyphCollector) -> Int? {
        guard let main = frames.max(by: { $0.cellCount < $1.cellCount }), main.isAtRightAngle, main.cellCount >= Self.fewestTurned,
            main.cellCount * 3 > frames.reduce(0, { $0 + $1.cellCount }) * 2
        else { return nil }
        // A note at the side of a page with little else has a line or two; labels below an axis stand each on a line of its own.
        let own = fragments.filter { frames[$0.frame].dx == main.dx && frames[$0.frame].dy == main.dy }.sorted { $0.y > $1.y }
        guard let first = own.first, let last = own.last, first.y - last.y > Self.leastTurned * max(first.size, last.size) else {
            return nil
        }
        let inLines = own.indices.reduce(0) { count, index in
            let fragment = own[index]
            func isLevel(_ other: Int) -> Bool {
                own.indices.contains(other) && (own[other].y - fragment.y).magnitude < Self.level * fragment.size
            }
            let isOfLine = fragment.spaceCount >= Self.spacesOfLine || isLevel(index - 1) || isLevel(index + 1)
            return isOfLine ? count + fragment.end - fragment.start : count
        }
        guard inLines * 2 > main.cellCount else { return nil }
        // Letters that stand below each other run down as they are.
        let fonts = collector.fonts
        let turned = collector.runs.reduce(0) { count, run in
            let isTurned = run.dx * main.dx + run.dy * main.dy > 0.99 && !fonts[Int(run.font)].isVertical
            return isTurned ? count + run.end - run.start : count
        }
        guard turned * 2 > main.cellCount else { return nil }
        return main.dx < -0.5 ? 180 : main.dy > 0 ? 90 : 270
    }

    /// Letters and signs; from the first baseline to the last one, and between baselines that are one, in ems; and spaces in a line of a text.
    private static let fewestTurned = 100
    private static let leastTurned: Float = 3
    private static let level: Float = 0.2
    private static let spacesOfLine = 3

    /// How small type is to be for nobody to read it goes by the page, which is looked at as large as a screen, and by its type: where all is tiny, the
    /// page is meant to be enlarged, as a drawing in metres is.
    private static func magnification(largestType: Float, longestSide: Float) -> Double {
        guard largestType > 0, longestSide > 0 else { return 1 }
        // Books are read as they are.
        let byPage = longestSide < smallestSheet ? Double(usualSide / longestSide) : 1
        // Powers of two: the pages of a document are to be alike.
        var byType = 1.0
        if Double(largestType) * byPage < Double(FragmentFiller.smallestSize) {
            while Double(largestType) * byType < usualType, byType < mostMagnified { byType *= 2 }
        }
        return min(max(byPage, byType), mostMagnified)
    }

    /// Points: the longer side of a sheet of paper, and type that is easily read.
    private static let usualSide: Float = 792
    /// Points: a page whose longer side is shorter is no sheet to be read, but one to be enlarged.
    private static let smallestSheet: Float = 216
    private static let usualType = 12.0
    private static let mostMagnified = 1e6

    /// Puts arrows that stand over letters together with these.
    mutating func joinVectors(_ cells: inout [Cell]) { VectorArrows.join(&fragments, &cells) }

    /// Puts what is drawn into the text, or shown as something else.
    mutating func restoreSigns(_ collector: borrowing GlyphCollector, _ cells: inout [Cell]) {
        guard let frame = frames.firstIndex(where: \.isUpright) else { return }
        LoweredQuotes.raise(&fragments, frame: frame, &cells)
        DrawnUnderscores.insert([collector.dashes, collector.bars], into: &fragments, frame: frame, &cells)
        RepeatedAuthors.insert(collector.bars, into: &fragments, frame: frame, &cells)
    }

    /// Makes tall brackets, and dots that stand one below the other, fragments of their own: before words are made.
    mutating func separateFormulas(_ collector: borrowing GlyphCollector, _ cells: inout [Cell]) {
        guard let frame = frames.firstIndex(where: \.isUpright) else { return }
        FormulaSigns.join(&fragments, frame: frame, &cells, &braces)
        braces.cut(&fragments, cells.span)
        if kinds.contains(.roots) { Roots.separate(&fragments, cells.span) }
        let accents = kinds.contains(.accents) ? RaisedAccents(levelling: &fragments, cells.span) : nil
        brackets = BracketFinder.separate(&fragments, frame: frame, cells.span, collector, mayHavePieces: kinds.contains(.bracketPieces))
        accents?.restore(&fragments)
    }

    /// Gives what stands in diagrams frames of its own, so that it is apart from the text.
    ///
    /// - Parameter pageArea: in square points.
    mutating func separateDiagrams(
        _ collector: borrowing GlyphCollector, _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: [Cell], pageArea: Double
    ) {
        let (runs, styles) = (collector.runs, collector.styles)
        let isFixedPitch = { (fragment: Fragment) in styles[Int(runs[Int(cells[fragment.start].run)].font)].isFixedPitch }
        var found = DiagramText(
            fragments, frames, ranges, words, cells.span, rules: collector.rules, ticks: collector.ticks.boxes,
            keys: collector.keys.boxes, isFixedPitch: isFixedPitch
        ).fragments
        if !collector.shapes.isEmpty {
            found.formUnion(
                DrawingText(
                    fragments, frames, ranges, words, cells.span, shapes: collector.shapes, rules: collector.rules, pageArea: pageArea,
                    isFixedPitch: isFixedPitch
                ).fragments)
        }
        if !collector.forms.isEmpty {
            found.formUnion(
                FigureTexts(fragments, frames, ranges, words, cells.span, forms: collector.forms, pageArea: pageArea).fragments)
        }
        guard !found.isEmpty else { return }
        var own: [Int: Int] = [:]
        for index in fragments.indices where found.contains(index) {
            let (frame, count) = (fragments[index].frame, fragments[index].end - fragments[index].start)
            if own[frame] == nil {
                own[frame] = frames.count
                frames.append(Frame(dx: frames[frame].dx, dy: frames[frame].dy, isOfDiagrams: true))
            }
            fragments[index].frame = own[frame] ?? frame
            frames[frame].cellCount -= count
            frames[fragments[index].frame].cellCount += count
        }
    }

    /// Puts what formulas set above and below their line on it.
    mutating func levelFormulas(
        _ collector: borrowing GlyphCollector, frame: Int, _ ranges: inout [Range<Int>], _ words: inout [LayoutWord], _ cells: inout [Cell]
    ) {
        LargeScripts.shrink(&fragments, frame: frame, ranges, &words, cells.span)
        BuiltUpText.lowerExponents(&fragments, frame: frame, ranges, &words, cells.span)
        var roots = Roots()
        roots.find(&fragments, frame: frame, ranges, &words, &cells, bars: collector.bars)
        if !collector.bars.isEmpty {
            let accents = kinds.contains(.accents) ? RaisedAccents(levelling: &fragments, cells.span) : nil
            let hung = HungBrackets(levelling: &fragments, brackets)
            let leveled = Fractions.level(collector.bars, fragments, frame: frame, brackets, ranges, &words, cells.span)
            if let leveled { fragments = leveled }
            accents?.restore(&fragments)
            hung.restore(&fragments)
            // Of fractions.
            if leveled != nil { Roots.level(&fragments, frame: frame, ranges, &words, cells.span) }
        }
        roots.bracket(&words, cells.span)
        let (runs, fonts) = (collector.runs, collector.fonts)
        LargeSigns.level(&fragments, frame: frame, ranges, &words, cells.span) {
            LargeSigns.isOfExtensions(fonts[Int(runs[Int($0.run)].font)].name)
        }
        RelationLabels.level(&fragments, frame: frame, ranges, &words, cells.span)
        SecondScripts.level(&fragments, frame: frame, ranges, &words)
        // What stands under a bar may be in tall brackets, which are on their line now.
        if !roots.isEmpty { Roots.level(&fragments, frame: frame, ranges, &words, cells.span) }
        Matrices.level(&fragments, frame: frame, brackets, &ranges, &words, &cells)
        braces.level(&fragments, ranges, &words, &cells)
    }

    /// Gives the cells to somebody who changes them; ``recycle(_:)`` takes their memory back.
    mutating func takeCells() -> [Cell] {
        defer { cells = [] }
        return cells
    }

    /// Takes cells that nobody needs any more: their memory is used for the next page.
    mutating func recycle(_ old: consuming [Cell]) { cells = old }
}
