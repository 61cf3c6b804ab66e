package import PDFCatalog
package import PDFFonts
import PDFSyntax

/// Runs the operators of a page (§7.8.2) and hands what they show to a ``ContentSink``.
///
/// One interpreter serves one thread, page after page: its buffers and its decoded forms are kept. Colours, paths and images are not
/// interpreted, beyond the lightness of text, the boxes of clipping paths and the place of images.
package struct ContentInterpreter: ~Copyable {
    let fonts: FontCache
    var pageFonts = PageFonts()
    let optionalContent: OptionalContent
    private let operators = OperatorTable()

    var graphics = GraphicsStateStack(GraphicsState(matrix: .identity))
    var textMatrix = Matrix.identity
    var lineMatrix = Matrix.identity
    /// Of the string shown last.
    var setting = TextSetting()
    var scanner = ContentScanner()
    var forms = FormCache()
    /// What the outermost form being drawn has painted so far; nil where nobody will ask.
    var painted: FormPaint?
    /// The resources of the page and of the forms being drawn, outermost first.
    var resources: [ResourceContext] = [] {
        didSet { fontNames.removeAll() }
    }
    /// The fonts set since then, by their names.
    var fontNames = FontNames()
    var marks = MarkedContentStack()
    var path = ClipPath()
    var boxPath = BoxPath()
    var rules = RulePath()
    /// Whether text of the current text object may be added to the clipping path at its end.
    private var addsToClip = false
    /// Whether clipping paths are believed.
    var isClipping = true
    /// The whole page, in display space.
    private(set) var pageBox = Rectangle(x0: 0, y0: 0, x1: 0, y1: 0)

    // Scratch buffers of the showing operators.
    var decoded: [DecodedGlyph] = []
    /// The codes of two bytes of one operator, and what they are.
    var codes: [UInt16] = []
    /// Room for those of an operator that is written as nearly all are, whatever it holds.
    var plainCodes = [UInt16](repeating: 0, count: ContentScanner.mostPlainGlyphs)
    /// The numbers between the strings of one operator, by the codes before them.
    var moves: [ContentScanner.Move] = []
    var shown: [ShownCode] = []
    var stringBytes: [UInt8] = []
    /// All that the page has shown.
    var glyphs: [Glyph] = []

    private var pageBytes: [UInt8] = []
    var work = 0
    /// What ``work`` and ``shownGlyphs`` may come to on this page.
    var (workLimit, glyphLimit) = (maximumWork, maximumGlyphs)
    var formDepth = 0
    /// Object numbers of the forms being drawn, outermost first.
    var runningForms: [Int] = []
    var shownGlyphs = 0
    var paintedImages = 0
    /// Bytes of text that the page's marked content may still bring with it.
    var markedTextLeft = 0

    /// Forms within forms: none that draws anything needs this many, and each level takes stack.
    static let maximumFormDepth = 24
    /// Bytes of content run for one page, forms counted each time they are drawn. The largest honest pages (maps, plots) take a tenth;
    /// forms that draw each other 2ⁿ times take anything.
    static let maximumWork = 256 << 20
    /// Added to ``work`` for each form drawn, so that empty ones count too: it takes as long as so much content.
    static let formCost = 2048
    /// A page that shows more glyphs than this is not read on: some three hundred full pages of text.
    static let maximumGlyphs = 1_000_000
    /// What showing a glyph counts for, in bytes of content run: less than it takes, for a hundred pages of dense tables are honest.
    private static let glyphCost = 32
    /// What is read of a page where the pages before it cost too much: as many glyphs as an ordinary page has.
    private static let ordinaryGlyphs = 10_000
    /// What stands for the content of a page, all together: a long text that stands in the file once can be told to stand for every glyph.
    static let maximumMarkedText = 2 << 20

    package init(fonts: FontCache, optionalContent: OptionalContent) {
        self.fonts = fonts
        self.optionalContent = optionalContent
    }

    /// Interprets one page; coordinates reach the sink in the page's display space (``PageNode/displayMatrix``).
    ///
    /// - Parameters:
    ///   - annotations: the page's; those that `overlays` asks for are run after the content.
    ///   - overlays: what of them is seen.
    package mutating func run<Sink: ContentSink & ~Copyable>(
        _ page: PageNode, annotations: [Annotation] = [], overlays: PageOverlays? = nil, into sink: inout Sink
    ) {
        graphics = GraphicsStateStack(GraphicsState(matrix: page.displayMatrix))
        pageFonts.startPage()
        setting = TextSetting()
        glyphs.removeAll(keepingCapacity: true)
        defer { sink.finish(&glyphs) }
        marks = MarkedContentStack()
        path = ClipPath()
        boxPath.clear()
        rules.clear()
        let size = page.displaySize
        pageBox = Rectangle(x0: 0, y0: 0, x1: size.width, y1: size.height)
        work = 0
        formDepth = 0
        shownGlyphs = 0
        paintedImages = 0
        markedTextLeft = Self.maximumMarkedText
        pageBytes.removeAll(keepingCapacity: pageBytes.capacity <= Self.keptCapacity)
        // Damaged content may clip anywhere.
        let isAdmitted = page.store.pageWork.admits(page.index)
        (workLimit, glyphLimit) = isAdmitted ? (Self.maximumWork, Self.maximumGlyphs) : (PageWork.ordinary, Self.ordinaryGlyphs)
        defer { if isAdmitted { page.store.pageWork.note(page.index, work + shownGlyphs * Self.glyphCost) } }
        isClipping = page.appendContents(to: &pageBytes, limit: isAdmitted ? PageNode.maximumContentLength : PageWork.ordinary)
        let bytes = pageBytes
        resources = [ResourceContext(store: page.store, resources: page.resources)]
        run(bytes.span, page.store, form: nil, page: page.index, into: &sink)
        while marks.close() { sink.endMarkedContent(&glyphs) }
        guard let overlays, !annotations.isEmpty else { return }
        // What doesn't fit into the box of a field is still its value.
        isClipping = false
        run(overlays, of: annotations, on: page, into: &sink)
    }

    /// A page buffer larger than this is given back after use.
    private static let keptCapacity = 4 << 20

    /// Runs one content stream: the page's, or a form's.
    mutating func run<Sink: ContentSink & ~Copyable>(
        _ source: borrowing Span<UInt8>, _ store: ObjectStore, form: Int?, page: Int, into sink: inout Sink
    ) {
        work += source.count
        let floor = graphics.depth
        let marksFloor = marks.depth
        scanner.position = 0
        let operators = operators
        while true {
            if shownGlyphs > glyphLimit {
                store.warnings.add(SyntaxWarning(.contentTooLarge, subject: page, "glyphs"))
                break
            }
            var key = scanner.next(source, stopsAt: graphics.current.text.opener)
            if key == ContentScanner.text {
                if showPlain(source, into: &sink) { continue }
                key = scanner.next(source)
            }
            if key == 0 { break }
            guard let operation = operators[key] ?? firstOfSeveral(source) else { continue }
            switch operation {
            // Graphics state
            case .saveState: graphics.save()
            case .restoreState: graphics.restore(floor: floor)
            case .concatenateMatrix:
                if let matrix = matrixOperand() { graphics.current.matrix = matrix.then(graphics.current.matrix) }
            case .setGraphicsState: setGraphicsState(source, store)

            // Paths, as far as they clip or are rules
            case .moveTo:
                path.add(number(2), number(1))
                boxPath.move(number(2), number(1))
                rules.move(number(2), number(1))
            case .lineTo:
                path.add(number(2), number(1))
                boxPath.line(number(2), number(1))
                rules.line(number(2), number(1))
            case .closePath: rules.close()
            case .curveTo:
                rules.curve()
                boxPath.curve(number(6), number(5), number(4), number(3), number(2), number(1))
                path.add(number(6), number(5))
                path.add(number(4), number(3))
                path.add(number(2), number(1))
            case .curveToReplicatingStart, .curveToReplicatingEnd:
                rules.curve()
                boxPath.other()
                path.add(number(4), number(3))
                path.add(number(2), number(1))
            case .rectangle:
                boxPath.other()
                path.addRectangle(number(4), number(3), width: number(2), height: number(1))
                rules.rectangle(number(4), number(3), number(2), number(1))
            case .clip, .clipEvenOdd: path.isPending = true
            case .setLineWidth: graphics.current.lineWidth = number(1)
            case .endPath: endPath()
            case .stroke, .closeAndStroke:
                let isThick = graphics.current.lineWidth > Self.thinLine
                if isThick || rules.isDrawing, isShown, let box = path.box {
                    let shown = graphics.current.matrix.apply(isThick ? box.grown(by: graphics.current.lineWidth / 2) : box)
                    paint(isThick ? .shade(shown, isWhite: false, .unknown, isDrawing: rules.isDrawing) : .outline(shown), into: &sink)
                }
                if operation == .closeAndStroke { rules.close() }
                showRules(isStroked: true, into: &sink)
                endPath()
            case .fill, .fillObsolete, .fillEvenOdd, .fillAndStroke, .fillAndStrokeEvenOdd, .closeFillAndStroke,
                .closeFillAndStrokeEvenOdd:
                let isStroked = operation != .fill && operation != .fillObsolete && operation != .fillEvenOdd
                if isShown, let box = path.box {
                    let isWhite = graphics.current.lightness >= Self.white
                    let shown = graphics.current.matrix.apply(box)
                    let isDrawing = isStroked ? rules.isDrawing : rules.isDrawingFilled()
                    paint(.shade(shown, isWhite: isWhite, groundColour(), isDrawing: isDrawing), into: &sink)
                    if min(shown.width, shown.height) >= Self.lowestCover { cover(into: &sink) }
                }
                if isStroked || graphics.current.lightness < Self.white {
                    showRules(isStroked: isStroked, into: &sink)
                    if operation == .fillEvenOdd { showSides(into: &sink) }
                }
                endPath()
            case .paintShading:
                if isShown {
                    paint(.shade(graphics.current.clip.box ?? pageBox, isWhite: false, .unknown, isDrawing: false), into: &sink)
                }

            // Text objects
            case .beginText:
                textMatrix = .identity
                lineMatrix = .identity
                addsToClip = graphics.current.text.addsToClip
            case .endText:
                // hyperref's coloured links that print black: letters that all of the page is filled behind.
                if addsToClip, isClipping { graphics.current.clip.intersectText() }
                addsToClip = false
            case .moveText: moveText(number(2), number(1))
            case .moveTextSettingLeading:
                graphics.current.text.leading = -number(1)
                moveText(number(2), number(1))
            case .setTextMatrix:
                if let matrix = matrixOperand() {
                    textMatrix = matrix
                    lineMatrix = matrix
                }
            case .nextLine: moveText(0, -graphics.current.text.leading)

            // Text state
            case .setCharacterSpacing: graphics.current.text.characterSpacing = number(1)
            case .setWordSpacing: graphics.current.text.wordSpacing = number(1)
            case .setHorizontalScaling: graphics.current.text.horizontalScaling = number(1) / 100
            case .setLeading: graphics.current.text.leading = number(1)
            case .setFont: setFont(source)
            case .setRenderMode:
                graphics.current.text.renderMode = UInt8(clamping: PDFSyntax.clampedInteger(number(1)))
                addsToClip = addsToClip || graphics.current.text.addsToClip
            case .setRise: graphics.current.text.rise = number(1)

            // Text showing: the compound operators are written in simple ones (Table 107)
            case .showText, .showTextAdjusted: show(source, into: &sink)
            case .nextLineShowText:
                moveText(0, -graphics.current.text.leading)
                show(source, into: &sink)
            case .spacedNextLineShowText:
                graphics.current.text.wordSpacing = number(3)
                graphics.current.text.characterSpacing = number(2)
                moveText(0, -graphics.current.text.leading)
                show(source, into: &sink)

            // Colour, as far as lightness
            case .setFillingSpace: setFillingSpace(source)
            case .setFillingGray: setFilling(components: 1)
            case .setFillingRGB: setFilling(components: 3)
            case .setFillingCMYK: setFilling(components: 4)
            case .setFillingColor, .setFillingColorSpecial: setLightness(components: graphics.current.fillComponents)

            // Objects
            case .paintObject: paintObject(source, store, page: page, into: &sink)
            case .beginInlineImage:
                let image = InlineImage(source, after: scanner.position, operators)
                scanner.position = max(image.end, scanner.position)
                paintImage(isWhole: false, into: &sink)

            // Marked content
            case .beginMarkedContent: beginMarkedContent(source, store, tag: nameOperand(), hasProperties: false, form: form, into: &sink)
            case .beginMarkedContentWithProperties:
                beginMarkedContent(source, store, tag: nameOperand(2), hasProperties: true, form: form, into: &sink)
            case .endMarkedContent: if marks.close(floor: marksFloor) { sink.endMarkedContent(&glyphs) }

            default: break  // line styles, stroking colours, points, compatibility: nothing to read
            }
        }
        graphics.restore(to: floor)
        // A text object that isn't ended is none of what comes behind it.
        addsToClip = false
        while marks.depth > marksFloor { if marks.close(floor: marksFloor) { sink.endMarkedContent(&glyphs) } }
    }

    /// Whether what is painted may be seen as it is: it isn't hidden, nor does it give letters their colour.
    private var isShown: Bool { marks.hiddenDepth == 0 && !graphics.current.clip.isText }

    /// Colours of this lightness are taken for white.
    private static let white: Float = 0.95

    /// Lines wider than this, in user space, may lie behind text, as labels do that are drawn as strokes.
    private static let thinLine = 3.0

    /// What colour the whole of a path's box becomes; unknown where it may be only part of it, or something shows through.
    private mutating func groundColour() -> FillColour {
        let state = graphics.current
        guard path.isRectangle, let box = path.box, state.isOpaque, state.matrix.isUpright else { return .unknown }
        // Browsers clip to the page's margins.
        return state.clip.showsAll(of: state.matrix.apply(box)) ? state.colour : .unknown
    }

    /// Tells what of a path that is filled is sure to be covered: an upright rectangle, or all but the corners of one with round ones.
    private mutating func cover<Sink: ContentSink & ~Copyable>(into sink: inout Sink) {
        let state = graphics.current
        // Where the clip isn't known, nor is what is painted.
        guard isClipping, state.colour.isKnown, state.isOpaque, state.isWithinOpaque, state.matrix.isUpright, let box = path.box else {
            return
        }
        for part in path.isRectangle ? [box] : boxPath.boxes(within: box) {
            let shown = state.matrix.apply(part)
            guard min(shown.width, shown.height) >= Self.lowestCover, state.clip.showsAll(of: shown) else { continue }
            paint(.cover(beyondPage(shown)), into: &sink)
        }
    }

    /// A box that goes on where the page ends: what lies there is not seen either.
    private func beyondPage(_ box: Rectangle) -> Rectangle {
        Rectangle(
            x0: box.x0 <= pageBox.x0 ? -Self.farAway : box.x0, y0: box.y0 <= pageBox.y0 ? -Self.farAway : box.y0,
            x1: box.x1 >= pageBox.x1 ? Self.farAway : box.x1, y1: box.y1 >= pageBox.y1 ? Self.farAway : box.y1)
    }

    private static let farAway = 1e9

    /// What is lower hides no text, in points.
    private static let lowestCover = 4.0

    private mutating func endPath() {
        if path.isPending, let box = path.box { clip(to: box, isExact: path.isRectangle) }
        path = ClipPath()
        boxPath.clear()
        rules.clear()
    }

    /// Filled, only what is thin is a rule; stroked, each line and each side.
    private mutating func showRules<Sink: ContentSink & ~Copyable>(isStroked: Bool, into sink: inout Sink) {
        guard isShown, !(isStroked ? rules.isDrawing : rules.isDrawingFilled()) else { return }
        let matrix = graphics.current.matrix
        func show(_ box: Rectangle) {
            let seen = matrix.apply(box)
            if min(seen.width, seen.height) <= Self.thickestRule, max(seen.width, seen.height) >= Self.shortestRule {
                paint(.rule(seen), into: &sink)
            }
        }
        for line in isStroked ? rules.lines : rules.areas { show(line) }
        for box in rules.rectangles {
            if !isStroked || min(box.width, box.height) < Self.thinLine {
                show(box)
                continue
            }
            show(Rectangle(x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y0))
            show(Rectangle(x0: box.x0, y0: box.y1, x1: box.x1, y1: box.y1))
            show(Rectangle(x0: box.x0, y0: box.y0, x1: box.x0, y1: box.y1))
            show(Rectangle(x0: box.x1, y0: box.y0, x1: box.x1, y1: box.y1))
        }
    }

    /// The sides of a frame that is filled, as far as the clip shows them: some programs paint all of it for each side.
    private mutating func showSides<Sink: ContentSink & ~Copyable>(into sink: inout Sink) {
        guard isShown, !rules.isDrawing else { return }
        let (matrix, clip) = (graphics.current.matrix, graphics.current.clip.box)
        for side in rules.sides {
            let painted = matrix.apply(side)
            guard let seen = clip.map({ $0.intersection(painted) }) ?? painted, min(seen.width, seen.height) > 0,
                min(seen.width, seen.height) <= Self.thickestRule, max(seen.width, seen.height) >= Self.shortestRule
            else { continue }
            paint(.rule(seen), into: &sink)
        }
    }

    /// In points on the page.
    private static let thickestRule = 3.0
    /// An underscore in small type.
    private static let shortestRule = 1.4

    /// Clips to a box in user space, or what it has become under the current matrix.
    ///
    /// - Parameter isExact: whether what is clipped to is that box itself, not a path within.
    mutating func clip(to box: Rectangle, isExact: Bool = true) {
        guard isClipping else { return }
        let matrix = graphics.current.matrix
        graphics.current.clip.intersect(matrix.apply(box), page: pageBox, isExact: isExact && matrix.isUpright)
    }

    /// An image fills the unit square of user space (§8.9.5).
    ///
    /// - Parameter isWhole: whether it is known to leave nothing of the square out.
    mutating func paintImage<Sink: ContentSink & ~Copyable>(isWhole: Bool, into sink: inout Sink) {
        guard marks.hiddenDepth == 0 else { return }
        paintedImages += 1
        let state = graphics.current
        let box = state.matrix.apply(Rectangle(x0: 0, y0: 0, x1: 1, y1: 1))
        let isOpaque =
            isWhole && isClipping && state.isOpaque && state.isWithinOpaque && state.matrix.isUpright && state.clip.showsAll(of: box)
        sink.image(box, isOpaque: isOpaque)
    }

    /// Takes a word that is no operator for several without white space between them.
    private mutating func firstOfSeveral(_ source: borrowing Span<UInt8>) -> ContentOperator? {
        let start = scanner.operatorStart
        let length = operators.firstLength(source, start..<scanner.position)
        guard length > 0 else { return nil }
        scanner.position = start + length
        var key: UInt32 = 0
        for index in start..<scanner.position { key = key << 8 | UInt32(source[index]) }
        return operators[key]
    }

    // MARK: Operands

    /// The operand `fromEnd` places from the end (1 is the last) as a number; 0 if it isn't one.
    @inline(__always)
    func number(_ fromEnd: Int) -> Double {
        let index = scanner.operands.count - fromEnd
        return index >= 0 ? scanner.operands[index].number : 0
    }

    /// The last six operands as a matrix; nil if they aren't six finite numbers. Mutating, as all that is called often: all of the interpreter would be copied
    /// for one that isn't.
    private mutating func matrixOperand() -> Matrix? {
        guard scanner.operands.count >= 6 else { return nil }
        let matrix = Matrix(number(6), number(5), number(4), number(3), number(2), number(1))
        let sum = matrix.a + matrix.b + matrix.c + matrix.d + matrix.e + matrix.f
        return sum.isFinite ? matrix : nil
    }

    /// The last operand as a name's range.
    mutating func nameOperand(_ fromEnd: Int = 1) -> Range<Int>? {
        let index = scanner.operands.count - fromEnd
        guard index >= 0, scanner.operands[index].kind == .name else { return nil }
        return scanner.operands[index].range
    }

    @inline(__always)
    private mutating func moveText(_ x: Double, _ y: Double) {
        lineMatrix.e += x * lineMatrix.a + y * lineMatrix.c
        lineMatrix.f += x * lineMatrix.b + y * lineMatrix.d
        textMatrix = lineMatrix
    }
}
