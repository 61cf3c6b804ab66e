/// What the pages around a page say about it.
struct PageContext {
    let layout: PageLayout
    let style: BodyStyle
    /// Roles of the lines that are furniture.
    let furniture: [Int: BlockRole]
    /// The page and those near it, in order.
    let surroundings: ArraySlice<PageLayout>

    init(_ layout: PageLayout, window: [PageLayout], document: PDFDocument) {
        self.layout = layout
        let start = window.firstIndex { $0.index >= layout.index - Furniture.radius } ?? window.endIndex
        let end = window[start...].firstIndex { $0.index > layout.index + Furniture.radius } ?? window.endIndex
        surroundings = window[start..<end]
        style = BodyStyle(surroundings)
        var furniture = Furniture.roles(of: layout, among: surroundings, label: document.pageLabel(layout.index), bodySize: style.usualSize)
        TagFurniture.adjust(&furniture, layout)
        for line in Masthead.lines(of: layout, roles: furniture, among: surroundings, bodySize: style.usualSize) { furniture[line] = nil }
        self.furniture = furniture
    }

    func pageText(skipping skipped: RoleSet, label: String) -> PageText {
        let classifier = classifier
        let tables = tables(besides: classifier.contents.all)
        var blocks: [PageText.Block] = []
        var abstract = AbstractFinder(layout)
        classifier.forEachBlock { _, block in
            let indices = block.lines.map(Int.init)[...]
            for index in indices {
                if let role = furniture[index], !skipped.contains(role) {
                    blocks.append(PageText.Block(role: role, level: nil, lines: [line(index)]))
                }
            }
            let lines = indices.filter { furniture[$0] == nil }[...]
            BlockPart.forEach(of: block, lines: lines, tables, classifier) { part in
                let kind = abstract.role(of: part)
                guard part.isLabelledText(kind.role, in: layout) || !skipped.contains(kind.role) else { return }
                blocks.append(PageText.Block(role: kind.role, level: kind.level, lines: part.lines.map(line)))
            }
        }
        if !skipped.contains(.annotation) { blocks += layout.comments.map(Self.block) }
        return PageText(
            page: layout.index, label: label, width: layout.printedSize.width, height: layout.printedSize.height, blocks: blocks,
            unmappedGlyphCount: layout.unmappedCount, imageShare: layout.imageShare)
    }

    /// What tells the roles of the page's blocks. Made anew each time.
    var classifier: BlockClassifier {
        BlockClassifier(layout: layout, body: style, contents: ContentsLines(layout), furniture: furniture)
    }

    /// The rows of tables, among the lines that are nothing else.
    func tables(besides lines: Set<Int>) -> TableFinder {
        TableFinder(layout, mayBeCode: !style.isFixedPitch || style.isFullOfCode) { furniture[$0] != nil || lines.contains($0) }
    }

    private static func block(_ comment: PageLayout.Comment) -> PageText.Block {
        let words = comment.text.split(separator: " ").map { PageText.Word(text: String($0), box: comment.box, isNoteMark: false) }
        let line = PageText.Line(
            text: comment.text, box: comment.box, words: words, size: 0, isBold: false, isItalic: false, isFixedPitch: false)
        return PageText.Block(role: .annotation, level: nil, lines: [line])
    }

    private func line(_ index: Int) -> PageText.Line {
        let line = layout.lines[index]
        let words = layout.words[Int(line.words.lowerBound)..<Int(line.words.upperBound)].map { word in
            PageText.Word(
                text: String(decoding: layout.bytes(of: word), as: UTF8.self), box: layout.printedBox(of: word, in: line),
                isNoteMark: word.isNoteMark)
        }
        return PageText.Line(
            text: String(decoding: layout.bytes(of: line), as: UTF8.self), box: layout.printedBox(of: line), words: words,
            size: Double(line.size) / layout.magnification,
            isBold: line.isBold, isItalic: line.isItalic, isFixedPitch: line.isFixedPitch)
    }
}
