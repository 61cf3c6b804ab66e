import PDFContent
import PDFFonts
import PDFSyntax

/// The sink that text extraction listens with: the page's glyphs as they were shown, flat, with what the marks around them say.
struct GlyphCollector: ContentSink {
    /// Glyphs shown by one operator. Holds no reference, so that thousands of them are copied and dropped for nothing.
    struct Run {
        /// Index into `fonts`.
        var font: Int32
        let isType3: Bool
        /// Whether nothing is painted (render mode 3), or a picture of the page is painted over it: an OCR layer.
        var isInvisible: Bool
        /// Whether it is painted in white, or nearly.
        let isWhite: Bool
        /// Whether it is painted in a colour that is around, so that it may not stand out.
        let isOnOwnColour: Bool
        let colour: FillColour
        /// Whether an enclosing sequence is an artifact (§14.8.2.2).
        let isArtifact: Bool
        /// As in `GlyphRun`.
        var size, emWidth: Float
        var dx, dy: Float
        var start, end: Int
        /// Index into `marks` of the innermost open sequence, or −1.
        let mark: Int
        /// Number of the annotation that shows it; 0 for the page itself.
        let overlay: Int32
    }

    /// How a font looks, as far as lines are told apart by it.
    struct FontStyle {
        var isBold: Bool
        let isItalic: Bool
        var isFixedPitch: Bool
        /// Whether nothing but the width of its stems says that it is bold.
        var isBoldByStems = false

        static let plain = FontStyle(isBold: false, isItalic: false, isFixedPitch: false)
    }

    struct Mark {
        let content: MarkedContent
        let parent: Int
        let isArtifact: Bool
        let firstGlyph: Int
        /// Whether this or an enclosing sequence brings its own text.
        let isReplaced: Bool
        let overlay: Int32
        /// Around the images painted in it.
        var imageBox: Rectangle?
    }

    private(set) var glyphs: [Glyph] = []
    /// How many have been shown so far.
    private var glyphCount = 0
    private(set) var runs: [Run] = []
    private var uprightGlyphs = UprightGlyphs()
    private(set) var fonts: [Font] = []
    private(set) var styles: [FontStyle] = []
    private(set) var marks: [Mark] = []
    /// Texts that stand in for glyphs (§14.9.4), by the index in ``replacementFlag``ged glyphs.
    private(set) var replacements: [String] = []
    private(set) var imageArea = 0.0
    /// Whether anything was shown in render mode 3.
    private(set) var hasInvisibleText = false
    /// The direction of most lines of a page that was read by OCR; nil of all others.
    private(set) var direction: (dx: Float, dy: Float)?
    private var overImages = OverImages()
    /// Of the runs that are raised or lowered (Ts), in points.
    private(set) var rises: [Int32: Float] = [:]
    /// Where something is painted that isn't white: fills, shadings, images.
    private var shades = ShadedArea()
    /// What is painted over text.
    private(set) var covered = CoveredText()
    private var open: [Int] = []
    /// The thin lines drawn on the page; none where there are as many as drawings have.
    private(set) var rules: [Rectangle] = []
    private var ruleCount = 0
    /// The marks of axes among the lines drawn.
    private(set) var ticks = Ticks()
    /// Boxes filled with a colour in which text may stand; none where there are as many as drawings have.
    private(set) var grounds: [Rectangle] = []
    private var groundCount = 0
    /// Boxes filled with a colour that a cell may stand in; none where there are more than tables have.
    private(set) var shadedCells: [Rectangle] = []
    private var shadedCellCount = 0
    /// Those that are as narrow as what parts columns.
    private var narrowCellCount = 0
    /// Those that may be bars of fractions; none where there are more than formulas have.
    private(set) var bars: [Rectangle] = []
    private var barCount = 0
    /// Level ones that are too short for that; none where there are as many as drawings have.
    private(set) var dashes: [Rectangle] = []
    private var dashCount = 0
    /// What may be a bullet that is drawn.
    private(set) var dots = DrawnBullets.Dots()
    /// What may be the keys of a legend.
    private(set) var keys = Legend.Keys()
    /// What drawings are made of.
    private(set) var shapes = DrawnShapes()
    /// The forms that may be figures.
    private(set) var forms = FigureForms()
    /// Pictures, and the forms that may be figures.
    var pictures: [Rectangle] { forms.isEmpty ? shapes.pictures : shapes.pictures + forms.list.lazy.filter(\.isFigure).map(\.box) }

    /// In `Glyph.unicode`: the rest is an index into ``replacements``, and the case of the first letter there.
    static let replacementFlag: UInt32 = 0x4000_0000

    /// Which of the ``replacements`` a flagged value stands for.
    static func index(ofReplacement unicode: UInt32) -> Int { Int(unicode & 0x0FFF_FFFF) }

    /// In `Glyph.unicode`: the glyph's text has been given with an earlier one.
    static let silent: UInt32 = 0x3FFF_FFFF

    init() {}

    func sequences(ofRun index: Int) -> [UInt32] { fonts[Int(runs[index].font)].sequences }

    /// The scalars that a glyph's value stands for, with the sequences of its font.
    static func scalars(_ unicode: UInt32, _ sequences: [UInt32], _ replacements: [String]) -> [UInt32] {
        if unicode & Font.sequenceFlag != 0 {
            let offset = Font.offset(ofSequence: unicode)
            guard offset < sequences.count else { return [] }
            return Array(sequences[(offset + 1)...].prefix(Int(min(sequences[offset], 64))))
        }
        guard unicode & replacementFlag != 0 else { return [unicode] }
        let index = index(ofReplacement: unicode)
        return index < replacements.count ? replacements[index].unicodeScalars.map(\.value) : []
    }

    mutating func reset() {
        glyphs.removeAll(keepingCapacity: true)
        glyphCount = 0
        runs.removeAll(keepingCapacity: true)
        uprightGlyphs = UprightGlyphs()
        fonts.removeAll(keepingCapacity: true)
        styles.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        replacements.removeAll()
        open.removeAll()
        imageArea = 0
        hasInvisibleText = false
        direction = nil
        overImages = OverImages()
        if !rises.isEmpty { rises.removeAll() }
        shades = ShadedArea()
        covered.removeAll()
        rules.removeAll(keepingCapacity: true)
        ticks.removeAll()
        bars.removeAll(keepingCapacity: true)
        barCount = 0
        ruleCount = 0
        if groundCount > 0 {
            grounds.removeAll(keepingCapacity: true)
            groundCount = 0
        }
        if shadedCellCount + narrowCellCount > 0 {
            shadedCells.removeAll(keepingCapacity: true)
            shadedCellCount = 0
            narrowCellCount = 0
        }
        if dashCount > 0 {
            dashes.removeAll(keepingCapacity: true)
            dashCount = 0
        }
        dots.removeAll()
        keys.removeAll()
        shapes.removeAll()
        forms.removeAll()
    }

    mutating func add(_ font: Font) {
        fonts.append(font)
        let flags = font.flags
        styles.append(
            FontStyle(
                isBold: font.weight >= 600 || flags.contains(.forceBold), isItalic: flags.contains(.italic),
                isFixedPitch: flags.contains(.fixedPitch), isBoldByStems: font.isWeightOfStems))
    }

    mutating func show(_ run: GlyphRun, _ shown: inout [Glyph], from start: Int, isAsBefore: Bool) {
        glyphCount = shown.count
        let mark = open.last ?? -1
        let isOnOwnColour = run.renderMode == 0 && shades.hasGround(run.colour)
        if run.rise != 0 { rises[Int32(truncatingIfNeeded: runs.count)] = run.rise }
        if isAsBefore, var next = runs.last, next.mark == mark, next.isOnOwnColour == isOnOwnColour {
            (next.start, next.end) = (start, glyphCount)
            runs.append(next)
            return
        }
        // The font of an OCR layer says nothing about the letters of the picture.
        if run.renderMode == 3 {
            hasInvisibleText = true
            if styles[Int(run.font)].isFixedPitch { styles[Int(run.font)] = .plain }
        }
        let isType3 = fonts[Int(run.font)].isType3
        let em = isType3 ? fonts[Int(run.font)].em : 1
        runs.append(
            Run(
                font: run.font, isType3: isType3, isInvisible: run.renderMode == 3,
                isWhite: run.lightness >= Self.white && run.renderMode == 0, isOnOwnColour: isOnOwnColour, colour: run.colour,
                isArtifact: mark >= 0 && marks[mark].isArtifact, size: em * run.size, emWidth: em * run.emWidth, dx: run.dx,
                dy: run.dy, start: start, end: glyphCount, mark: mark,
                overlay: mark >= 0 ? marks[mark].overlay : 0))
        if run.uprightWidth > 0 { uprightGlyphs.add(run, to: &runs, &shown) }
    }

    /// Puts the glyphs of exponents that some fonts have where they stand.
    mutating func partRaisedGlyphs() {
        if fonts.contains(where: \.hasRaisedGlyphs) { RaisedGlyphRuns.part(&runs, &glyphs, &rises, fonts) }
    }

    /// Takes fonts for bold whose stems alone say so only if they don't show most of the page: nobody sets a text in bold, and many a producer makes
    /// the width of stems up.
    mutating func judgeStems() {
        guard styles.contains(where: \.isBoldByStems) else { return }
        let count = runs.reduce(0) { styles[Int($1.font)].isBoldByStems ? $0 + $1.end - $1.start : $0 }
        guard count * 2 > glyphs.count else { return }
        for index in styles.indices where styles[index].isBoldByStems { styles[index].isBold = false }
    }

    /// Takes fonts of ideographs for no typewriter's though they are said to have one pitch: in SimSun and MS Gothic Latin letters are half as wide as an
    /// ideograph, in text and in programs. Those of programs have signs among them.
    mutating func judgePitches() {
        let judged = styles.indices.map { styles[$0].isFixedPitch && fonts[$0].isComposite }
        guard judged.contains(true) else { return }
        var counts = Array(repeating: (all: 0, wide: 0), count: styles.count)
        for run in runs where judged[Int(run.font)] {
            var wide = 0
            for index in run.start..<run.end where Script.hasOneWidth(glyphs[index].unicode) { wide &+= 1 }
            counts[Int(run.font)].all += run.end - run.start
            counts[Int(run.font)].wide += wide
        }
        let ideographic = counts.indices.map { judged[$0] && counts[$0].wide * Self.shareOfIdeographs >= counts[$0].all }
        guard ideographic.contains(true) else { return }
        var signs = Array(repeating: 0, count: styles.count)
        for run in runs where ideographic[Int(run.font)] {
            for index in run.start..<run.end where glyphs[index].unicode < 0x80 && BodyStyle.Counts.isCodeSign(UInt8(glyphs[index].unicode))
            {
                signs[Int(run.font)] += 1
            }
        }
        for font in styles.indices where ideographic[font] && signs[font] * Self.lettersOfSign < counts[font].all - counts[font].wide {
            styles[font].isFixedPitch = false
        }
    }

    /// Of the glyphs of such a font, at the least one in so many is an ideograph; of the others one in so many is a sign of programs, at the most.
    private static let (shareOfIdeographs, lettersOfSign) = (4, 16)

    /// Puts the words that OCR read on the lines that they stand on.
    mutating func levelRecognisedText() {
        if !hasInvisibleText, let overImage = overImages.covered,
            RecognisedText.liesUnder(overImage.box, runs, before: overImage.order, glyphs.span)
        {
            for index in runs.indices where runs[index].end <= overImage.order {
                runs[index].isInvisible = true
                let font = Int(runs[index].font)
                if styles[font].isFixedPitch { styles[font] = .plain }
            }
            hasInvisibleText = true
        }
        guard hasInvisibleText, var text = RecognisedText(runs, glyphs.span) else { return }
        if text.hasAccidentalBold(runs, glyphs, styles) { for run in runs where run.isInvisible { styles[Int(run.font)].isBold = false } }
        text.level(&runs, &glyphs)
        direction = (text.dx, text.dy)
    }

    mutating func beginMarkedContent(_ content: MarkedContent) {
        let parent = open.last ?? -1
        let outer = parent >= 0 ? marks[parent] : nil
        open.append(marks.count)
        marks.append(
            Mark(
                content: content, parent: parent, isArtifact: content.isArtifact || outer?.isArtifact == true, firstGlyph: glyphCount,
                isReplaced: content.actualText != nil || outer?.isReplaced == true,
                overlay: content.overlay.map { Int32(truncatingIfNeeded: $0) } ?? outer?.overlay ?? 0))
    }

    mutating func endMarkedContent(_ shown: inout [Glyph]) {
        guard let index = open.popLast() else { return }
        let mark = marks[index]
        // The outermost replacement wins: it stands for everything inside.
        guard let text = mark.content.actualText, mark.firstGlyph < shown.count, mark.parent < 0 || !marks[mark.parent].isReplaced else {
            return
        }
        // Of a bracket in text that runs to the left, the shape was painted: `RightToLeft` turns it round like any other.
        if mark.firstGlyph + 1 == shown.count, Bidirectional.isMirrored(text, paintedAs: shown[mark.firstGlyph].unicode) { return }
        // Google Docs says so of the blanks behind labels: they part these from their items all the same. Browsers set formulae with such, too.
        if !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value == 0x200B }), mark.firstGlyph > 0,
            Self.mayEndLabel(shown[mark.firstGlyph - 1].unicode),
            shown[mark.firstGlyph...].allSatisfy({ FragmentFiller.isSpace($0.unicode) })
        {
            return
        }
        // A space that joins what stands on both of its sides: Typst shows one before the numbers of pages.
        if mark.firstGlyph + 1 == shown.count, Self.isBlank(text) { return shown[mark.firstGlyph].unicode = 0x20 }
        let bearer = Self.letter(from: mark.firstGlyph, shown, of: text)
        for glyph in mark.firstGlyph..<shown.count { shown[glyph].unicode = Self.silent }
        shown[bearer].unicode = replacement(by: text)
    }

    /// Whether a text is white space and, perhaps, signs that are not seen.
    private static func isBlank(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.contains { FragmentFiller.isSpace($0.value) }
            && scalars.allSatisfy { FragmentFiller.isSpace($0.value) || FragmentFiller.isInvisible($0.value) }
    }

    private static func mayEndLabel(_ unicode: UInt32) -> Bool { Label.mayEnd(unicode) || Label.isBulletAlone(unicode) }

    mutating func finish(_ shown: inout [Glyph]) { swap(&glyphs, &shown) }

    /// The first glyph from `first` on that has a width, if it stands as high, or the text has a mark: one that is shown before its letter, or before the
    /// ligature it stands over (Arabic's lam-alef), has none to stand for all, and may be raised above it.
    private static func letter(from first: Int, _ glyphs: [Glyph], of text: String) -> Int {
        guard let letter = glyphs[first...].prefix(EarlyMarks.most + 1).firstIndex(where: { $0.advance > 0 }) else { return first }
        let isMarked = text.unicodeScalars.dropFirst().contains { $0.properties.generalCategory == .nonspacingMark }
        let height = (isMarked ? highestMark : 0.05) * glyphs[letter].advance
        return (glyphs[letter].y - glyphs[first].y).magnitude < height ? letter : first
    }

    /// How far a mark is moved up or down, at the most, in widths of its letter: some letters are narrow.
    private static let highestMark: Float = 3

    mutating func image(_ box: Rectangle, isOpaque: Bool) {
        let area = box.width * box.height
        forms.addPicture()
        shades.addImage(box, order: glyphCount)
        covered.addImage(box, isOpaque: isOpaque, order: glyphCount)
        // Ghostscript paints rules as pictures of one point.
        addBar(box)
        dots.add(box)
        shapes.addPicture(box)
        guard area.isFinite else { return }
        overImages.add(box, order: glyphCount)
        imageArea += area
        guard let mark = open.last else { return }
        let known = marks[mark].imageBox ?? box
        marks[mark].imageBox = Rectangle(
            x0: min(known.x0, box.x0), y0: min(known.y0, box.y0), x1: max(known.x1, box.x1), y1: max(known.y1, box.y1))
    }

    /// Makes shapes of a run's glyphs, as large as they are wide, and blanks of what they say.
    mutating func takeLines(of run: Run) {
        for index in run.start..<run.end {
            let (x, y, size) = (Double(glyphs[index].x), Double(glyphs[index].y), Double(glyphs[index].advance.magnitude))
            shapes.add(Rectangle(x0: x, y0: y, x1: x + size, y1: y + size))
            glyphs[index].unicode = 0x20
        }
    }

    /// Makes the first glyph of some runs stand for a text, and silences the others.
    mutating func replaceGlyphs(of replaced: [Run], by text: String) {
        guard let first = replaced.first, first.start < first.end else { return }
        for run in replaced { for glyph in run.start..<run.end { glyphs[glyph].unicode = Self.silent } }
        glyphs[first.start].unicode = replacement(by: text)
    }

    /// The value for a text that stands in for glyphs.
    private mutating func replacement(by text: String) -> UInt32 {
        // Skia says so what its font's glyphs for radicals are.
        if let scalar = text.unicodeScalars.first?.value, text.unicodeScalars.count == 1,
            0x3000...0x9FFF ~= scalar || HangulSpacing.isSyllable(scalar)
        {
            return scalar
        }
        defer { replacements.append(text) }
        let letterCase = text.unicodeScalars.first.map { Font.caseFlag(of: $0.value) } ?? 0
        return Self.replacementFlag | letterCase | UInt32(truncatingIfNeeded: replacements.count)
    }

    mutating func shade(_ box: Rectangle, isWhite: Bool, colour: FillColour, isDrawing: Bool) {
        if isDrawing { forms.addShape(box) } else if !isWhite { forms.addBox() }
        shades.add(box, isWhite: isWhite, colour: colour, order: glyphCount)
        if isDrawing { shapes.add(box) }
        // Every second row of a table may be painted in a colour that is nearly white.
        if box.height >= Self.lowestCell, box.width >= Self.narrowestCell, colour.isKnown { addCell(box) }
        guard !isWhite else { return }
        dots.add(box)
        keys.add(box)
        if box.height >= Self.lowestGround, box.width >= Self.narrowestGround, colour.isKnown {
            groundCount += 1
            if groundCount <= Self.mostGrounds { grounds.append(box) } else { grounds.removeAll(keepingCapacity: true) }
        }
    }

    private mutating func addCell(_ box: Rectangle) {
        if box.width >= Self.lowestCell {
            shadedCellCount += 1
            if shadedCellCount <= Self.mostCells { shadedCells.append(box) } else { shadedCells.removeAll(keepingCapacity: true) }
        } else if shadedCellCount <= Self.mostCells {
            narrowCellCount += 1
            if narrowCellCount <= Self.mostNarrowCells {
                shadedCells.append(box)
            } else if narrowCellCount == Self.mostNarrowCells + 1 {
                shadedCells.removeAll { $0.width < Self.lowestCell }
            }
        }
    }

    /// In points.
    private static let lowestGround = 30.0
    private static let narrowestGround = 60.0
    private static let mostGrounds = 24
    static let lowestCell = 9.0
    /// Between two columns, at the least.
    private static let narrowestCell = 0.5
    private static let mostCells = 400
    private static let mostNarrowCells = 1200

    mutating func cover(_ box: Rectangle) {
        // An annotation's ground is none of the page.
        if glyphCount > 0, open.last.map({ marks[$0].overlay == 0 }) ?? true { covered.add(box, order: glyphCount) }
    }

    mutating func beginForm(_ box: Rectangle?) { forms.begin(box, run: runs.count) }

    mutating func endForm() { forms.end(run: runs.count) }

    mutating func outline(_ box: Rectangle) {
        forms.addShape(box)
        dots.add(box)
        shapes.add(box)
    }

    mutating func rule(_ box: Rectangle) {
        ticks.add(box)
        guard max(box.width, box.height) >= Self.shortestBar else { return addDash(box) }
        addBar(box)
        guard max(box.width, box.height) >= Self.shortestRule else { return }
        ruleCount += 1
        if ruleCount <= Self.mostRules { rules.append(box) } else { rules.removeAll(keepingCapacity: true) }
    }

    /// Heights of the level rules that are as long as a head's. Of a page that has many, which are those of tables and figures, only such as stand by
    /// themselves at its head or its foot.
    func longRules(width: Double, height: Double, lines: [PageLayout.Line]) -> [Float] {
        var heights: [Float] = []
        for rule in rules where rule.height <= Self.thickestOfHead && rule.width >= Self.shortestOfHead * width {
            guard heights.count < Self.mostOfHeads else { return loneRules(width: width, height: height, lines) }
            heights.append(Float((rule.y0 + rule.y1) / 2))
        }
        return heights
    }

    /// Heights of the rules, at most two, that are as long as a text is wide and the only ones so long between them and the upper or the lower edge, and a
    /// head's depth further in; none that underlines a line.
    private func loneRules(width: Double, height: Double, _ lines: [PageLayout.Line]) -> [Float] {
        var lone: [Float?] = [nil, nil]
        var areMany = [false, false]
        for rule in rules where rule.height <= Self.thickestOfHead && rule.width >= Self.widthOfText * width {
            let y = (rule.y0 + rule.y1) / 2
            guard min(y, height - y) < Self.depthOfHeads * height, !lines.contains(where: { Self.underlines(rule, $0) }) else { continue }
            let side = y * 2 > height ? 0 : 1
            if let other = lone[side] {
                if (Double(other) - y).magnitude > Self.thickestOfHead { areMany[side] = true }
            } else {
                lone[side] = Float(y)
            }
        }
        return lone.indices.compactMap { areMany[$0] ? nil : lone[$0] }
    }

    /// Whether a rule is right below a line and as long as that.
    private static func underlines(_ rule: Rectangle, _ line: PageLayout.Line) -> Bool {
        let depth = line.y - Float(rule.y1)
        return depth > -0.05 * line.size && depth < 0.3 * line.size && (line.x0 - Float(rule.x0)).magnitude < 0.5 * line.size
            && (line.x1 - Float(rule.x1)).magnitude < 0.5 * line.size
    }

    /// In points.
    private static let thickestOfHead = 4.0
    /// A share of the page's width.
    private static let shortestOfHead = 0.3
    private static let mostOfHeads = 12
    /// Of the page's width, at the least; and of its height.
    private static let widthOfText = 0.5
    private static let depthOfHeads = 0.2

    private mutating func addBar(_ box: Rectangle) {
        guard Fractions.mayBeBar(box) else { return }
        barCount += 1
        if barCount <= Fractions.mostBars { bars.append(box) } else { bars.removeAll(keepingCapacity: true) }
    }

    private mutating func addDash(_ box: Rectangle) {
        guard box.width > box.height, box.height < DrawnUnderscores.thickness else { return }
        dashCount += 1
        if dashCount <= Fractions.mostBars { dashes.append(box) } else { dashes.removeAll(keepingCapacity: true) }
    }

    /// Of fractions in small type, in points.
    private static let shortestBar = 3.2
    /// A table of sixty rows and twenty columns whose cells have four sides each comes to this.
    private static let mostRules = 5000
    /// Of tables, in points.
    private static let shortestRule = 5.0

    /// Whether a run is white on white, or of the colour of what lies under it: nobody sees it. Text that nothing paints (an OCR layer) is another matter.
    func isUnseen(_ run: Run) -> Bool {
        if run.isWhite, !(run.start..<run.end).contains(where: { isShaded(point(in: $0, of: run, up: 0.3), before: run.start) }) {
            return true
        }
        guard run.isOnOwnColour else { return false }
        return (run.start..<run.end).allSatisfy { index in
            ([0.05, 0.55] as [Float]).allSatisfy {
                let (x, y) = point(in: index, of: run, up: $0)
                return shades.ground(x, y, before: run.start) == run.colour
            }
        }
    }

    private func isShaded(_ point: (x: Double, y: Double), before order: Int) -> Bool { shades.contains(point.x, point.y, before: order) }

    /// A point in the middle of a glyph, so many ems above the baseline.
    private func point(in index: Int, of run: Run, up ems: Float) -> (x: Double, y: Double) {
        let (glyph, up) = (glyphs[index], run.size * ems)
        let along = glyph.advance / 2
        return (Double(glyph.x + along * run.dx - up * run.dy), Double(glyph.y + along * run.dy + up * run.dx))
    }

    /// Lightness of text that doesn't stand out from paper.
    private static let white: Float = 0.985
}
