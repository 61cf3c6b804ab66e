/// Writes the lines of a page, in the order they are read, as the text of its draft.
struct LineWriter: ~Copyable {
    let words: [LayoutWord]
    let cells: [Cell]
    /// Whose runs the cells belong to.
    let glyphs: GlyphCollector
    let hasIndic: Bool

    /// Appends lines and the blocks they begin.
    ///
    /// - Parameter tags: what the lines' tags stand for.
    func write(_ lines: [(line: LayoutLine, start: BlockStart)], to layout: inout PageDraft, tags: [TaggedBlock] = []) {
        layout.text.reserveCapacity(cells.count + cells.count / 4)
        layout.words.reserveCapacity(words.count)
        layout.lines.reserveCapacity(lines.count)
        layout.blocks.reserveCapacity(1 + lines.count { $0.start != .none })
        var literals = ByteLiterals()
        var marks = PageMarks(lines, words, cells)
        for (index, (line, start)) in lines.enumerated() {
            let firstWord = layout.words.count
            let tagged = line.tag >= 0 ? tags[Int(line.tag)] : nil
            if line.words.isEmpty, let description = tagged?.description {
                layout.append(description, from: line.x0, to: line.x1)
            }
            let spelling = writePlain(line, to: &layout)
            if spelling == .any {
                write(line, goesOn: start == .none || start == .region && countsVerse(index, lines), &marks, to: &layout)
            }
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
                    isHalfBold: line.isHalfBold, startsFixedPitch: line.startsFixedPitch, endsFixedPitch: line.endsFixedPitch,
                    isLineNumber: line.isLineNumber, slidePart: line.slidePart,
                    widestGap: line.widestGap, isStretched: line.isStretched, isStatement: line.isStatement,
                    followsSpace: line.words.first.map { cells[Int(words[$0].start)].followsSpace } ?? false, source: line.source,
                    row: line.row, isRestOfWord: line.words.first.map { words[$0].isRest } ?? false, isASCII: spelling == .ascii,
                    hasDrawnBullet: line.hasDrawnBullet, startFont: line.startFont,
                    colour: line.colour, startSize: line.words.first.map { words[$0].size } ?? line.size))
            if start != .none || layout.blocks.isEmpty {
                layout.blocks.append(
                    PageLayout.Block(lines: index..<(index + 1), start: start == .none ? .region : start, tag: tagged?.tag))
            } else {
                layout.blocks[layout.blocks.count - 1].lines = layout.blocks[layout.blocks.count - 1].lines.lowerBound..<(index + 1)
            }
        }
    }

    /// Whether a line at the head of a column begins with the number of the verse after the one that the column before it ends in.
    private func countsVerse(_ index: Int, _ lines: [(line: LayoutLine, start: BlockStart)]) -> Bool {
        guard let first = lines[index].line.words.first, words[first].isRaised else { return false }
        let above = lines[max(0, index - BlockText.mostLinesOfVerse)..<index].map(\.line)
        return BlockText(words: words, cells: cells).countsVerse(lines[index].line, after: above[...]) { _ in false }
    }

    /// Appends a line of Latin letters on one baseline, which nearly all are, and tells how it is spelled; `any` if this isn't one.
    private func writePlain(_ line: LayoutLine, to layout: inout PageDraft) -> LayoutWord.Spelling {
        guard !line.hasBullet else { return .any }
        let (cells, words) = (cells.span, words.span)
        var room = 1
        var spelling = LayoutWord.Spelling.ascii
        var index = line.words.lowerBound
        while index < line.words.upperBound {
            guard words[index].spelling != .any, !words[index].isRaised else { return .any }
            if words[index].spelling == .ascii {
                room &+= Int(words[index].end &- words[index].start) &+ 1
            } else {
                guard let length = length(of: words[index], cells) else { return .any }
                room += length + 1
                spelling = .latin
            }
            index &+= 1
        }
        guard room > 1 else { return .any }
        append(line.words, cells, room: room, to: &layout.text, &layout.words)
        return spelling
    }

    /// Appends the words of such a line, single spaces between those that aren't glued, and the line's end: text and words in one go, since each word tells
    /// where the next one begins.
    ///
    /// - Parameter room: bytes that the text takes, at the most.
    private func append(
        _ range: Range<Int>, _ cells: borrowing Span<Cell>, room: Int, to text: inout [UInt8], _ list: inout [PageLayout.Word]
    ) {
        let (words, textStart) = (words.span, text.count)
        list.append(addingCapacity: range.count) { list in
            text.append(addingCapacity: room) { text in
                var index = range.lowerBound
                while index < range.upperBound {
                    let isJoined = words[index].isGlued && list.count > 0
                    if !isJoined {
                        if list.count > 0 { text.append(0x20) }
                        list.append(PageLayout.Word(words[index], from: textStart + text.count))
                    }
                    if words[index].spelling == .ascii {
                        let end = Int(words[index].end)
                        var cell = Int(words[index].start)
                        while cell < end {
                            text.append(UInt8(truncatingIfNeeded: cells[cell].unicode))
                            cell &+= 1
                        }
                    } else {
                        append(words[index], cells, to: &text)
                    }
                    let last = list.count - 1
                    list[last].end = Int32(truncatingIfNeeded: textStart + text.count)
                    if isJoined { list[last].x1 = max(list[last].x1, words[index].x1) }
                    index &+= 1
                }
                text.append(0x0A)
            }
        }
    }

    /// The bytes of a word of Latin spelling; nil if it has a glyph that stands for something else.
    private func length(of word: LayoutWord, _ cells: borrowing Span<Cell>) -> Int? {
        var length = 0
        for index in Int(word.start)..<Int(word.end) {
            let cell = cells[index]
            if Ligature.mayBe(cell.unicode) {
                guard let letters = Ligature.length(cell.unicode, glyphs.sequences(ofRun: Int(cell.run))) else { return nil }
                length += letters
            } else {
                length += TextEncoder.latinLength(of: cell.unicode)
            }
        }
        return length
    }

    /// Appends the same.
    private func append(_ word: LayoutWord, _ cells: borrowing Span<Cell>, to text: inout OutputSpan<UInt8>) {
        for index in Int(word.start)..<Int(word.end) {
            let cell = cells[index]
            if Ligature.mayBe(cell.unicode) {
                Ligature.append(cell.unicode, glyphs.sequences(ofRun: Int(cell.run)), to: &text)
            } else {
                TextEncoder.appendLatin(cell.unicode, to: &text)
            }
        }
    }
}
