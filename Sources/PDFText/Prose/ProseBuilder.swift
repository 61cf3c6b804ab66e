/// Joins the blocks of page after page into paragraphs, and hands each on as soon as nothing can be added to it.
struct ProseBuilder {
    private let skipped: Set<BlockRole>
    private let emit: (Paragraph) -> Void

    /// A paragraph of running text that may go on in the next column or page, and how it ended.
    private var open: Open?
    /// Notes, captions, tables that stand between the parts of an open paragraph: read after it.
    private var held: [Paragraph] = []

    private struct Open {
        var paragraph: Paragraph
        var text: [UInt8]
        var lastWord: Range<Int>
        let size: Float
        /// Page and baseline of its last line.
        var lastPage: Int
        var lastY: Float
        /// Whether its last line reached the right edge of its block: a paragraph seldom ends there.
        var endsFull: Bool
    }

    init(skipped: Set<BlockRole>, emit: @escaping (Paragraph) -> Void) {
        self.skipped = skipped
        // Nothing may be left of a text: of a soft hyphen, or of spaces that stood for a picture.
        self.emit = { if $0.text.utf8.contains(where: { $0 > 0x20 }) { emit($0) } }
    }

    /// Adds the next page.
    ///
    /// - Parameter nearby: the words of the pages around it, for words broken at line ends.
    mutating func add(_ page: PageContext, nearby: NearbyWords, language: String?) {
        let layout = page.layout
        var roles: [BlockRole?] = Array(repeating: nil, count: layout.lines.count)
        for (index, role) in page.furniture where roles.indices.contains(index) { roles[index] = role }
        let classifier = BlockClassifier(layout: layout, body: page.style, contentsLines: ContentsLines(layout).lines)
        for block in layout.blocks {
            let indices = block.lines.map(Int.init)
            for index in indices {
                if let role = roles[index], !skipped.contains(role) { addFurniture(layout, index, role, language) }
            }
            let lines = indices.filter { roles[$0] == nil }
            guard !lines.isEmpty else { continue }
            let kind = classifier.classify(lines)
            guard !skipped.contains(kind.role) else { continue }
            add(lines, kind, block.start, layout, nearby, language)
        }
        guard !layout.comments.isEmpty, !skipped.contains(.annotation) else { return }
        for comment in layout.comments {
            held.append(
                Paragraph(text: comment.text, role: .annotation, level: nil, page: layout.index, pageBreaks: [], language: language))
        }
        if open == nil { releaseHeld() }
    }

    mutating func finish() { close() }

    private mutating func addFurniture(_ layout: PageLayout, _ index: Int, _ role: BlockRole, _ language: String?) {
        let text = String(decoding: layout.bytes(of: layout.lines[index]), as: UTF8.self)
        held.append(Paragraph(text: text, role: role, level: nil, page: layout.index, pageBreaks: [], language: language))
        if open == nil { releaseHeld() }
    }

    private mutating func add(
        _ lines: [Int], _ kind: BlockClassifier.Result, _ blockStart: BlockStart, _ layout: PageLayout, _ nearby: NearbyWords,
        _ language: String?
    ) {
        if kind.role == .code {
            let text = lines.map { String(decoding: layout.bytes(of: layout.lines[$0]), as: UTF8.self) }.joined(separator: "\n")
            close()
            emit(Paragraph(text: text, role: .code, level: nil, page: layout.index, pageBreaks: [], language: language))
            return
        }
        var joiner = LineJoiner(nearby: nearby)
        for index in lines { joiner.add(layout, layout.lines[index], role: kind.role) }
        guard !joiner.text.isEmpty, let first = lines.first, let last = lines.last else { return }
        let size = layout.lines[first].size
        let right = lines.map { layout.lines[$0].x1 }.max() ?? 0
        let endsFull = lines.count > 1 && layout.lines[last].x1 > right - 1.5 * size
        let isRunning = kind.role == .paragraph || kind.role == .listItem
        if isRunning, kind.role == .paragraph, var current = open, continues(current, joiner.text, layout, layout.lines[first], blockStart)
        {
            let start: Int
            open = nil  // else what follows would copy the text
            (current.lastWord, start) = LineJoiner.join(
                &current.text, current.lastWord, joiner.text, joiner.firstWord, nearby: nearby, lastWord: joiner.lastWord)
            if layout.index != current.paragraph.page, current.paragraph.pageBreaks.last?.page != layout.index {
                current.paragraph.pageBreaks.append(Paragraph.PageBreak(utf8Offset: start, page: layout.index))
            }
            current.endsFull = endsFull
            (current.lastPage, current.lastY) = (layout.index, layout.lines[last].y)
            open = current
            return
        }
        let paragraph = Paragraph(text: "", role: kind.role, level: kind.level, page: layout.index, pageBreaks: [], language: language)
        if isRunning {
            close()
            open = Open(
                paragraph: paragraph, text: joiner.text, lastWord: joiner.lastWord, size: size, lastPage: layout.index,
                lastY: layout.lines[last].y,
                endsFull: endsFull)
        } else if kind.role == .heading || kind.role == .title || open == nil {
            close()
            emit(finished(paragraph, joiner.text))
        } else {
            held.append(finished(paragraph, joiner.text))
        }
    }

    private func finished(_ paragraph: Paragraph, _ text: [UInt8]) -> Paragraph {
        var paragraph = paragraph
        let isBroken = text.suffix(2).elementsEqual([0xC2, 0xAD])  // a soft hyphen after which nothing came
        paragraph.text = String(decoding: isBroken ? text.dropLast(2) : text[...], as: UTF8.self)
        return paragraph
    }

    private mutating func close() {
        if let current = open { emit(finished(current.paragraph, current.text)) }
        open = nil
        releaseHeld()
    }

    private mutating func releaseHeld() {
        for paragraph in held { emit(paragraph) }
        held.removeAll()
    }

    /// Whether a block goes on with an open paragraph: its sentence is unfinished, and the block doesn't begin like something new.
    private func continues(_ current: Open, _ next: [UInt8], _ layout: PageLayout, _ line: PageLayout.Line, _ start: BlockStart) -> Bool {
        // What the author set apart on the same page is apart, unless something stands between that the paragraph flows around.
        if start == .paragraph, layout.index == current.lastPage, held.isEmpty { return false }
        let size = line.size
        guard size < current.size * 1.08, current.size < size * 1.08 else { return false }
        let word = current.text[current.lastWord]
        let startsLowercase = String(decoding: next.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isLowercase ?? false
        if Dehyphenation.endsInHyphen(word) { return true }
        guard let last = current.text.last(where: { $0 != 0x22 && $0 != 0x29 && $0 != 0x5D && $0 != 0x27 }) else { return false }
        let endsSentence = last == 0x2E || last == 0x21 || last == 0x3F || last == 0x3A || endsWithForeignStop(current.text)
        if endsSentence { return false }
        // Below it stands another paragraph; at the head of another column or page it may go on.
        let isElsewhere = layout.index != current.lastPage || line.y > current.lastY
        return startsLowercase || (isElsewhere && current.endsFull && last != 0x3B)
    }

    /// 。 ！ ？ । ؟ … and closing quotes after a stop.
    private func endsWithForeignStop(_ text: [UInt8]) -> Bool {
        let scalars = String(decoding: text.suffix(12), as: UTF8.self).unicodeScalars.suffix(2)
        return scalars.contains { [0x3002, 0xFF01, 0xFF1F, 0x0964, 0x061F, 0x2026, 0x300D].contains($0.value) }
    }
}
