extension BlockClassifier {
    /// Hands on the blocks of the page, one after the other, with their numbers; what is one listing as one block, with the number of its first.
    ///
    /// Lines of a listing that are bold are apart from the others, as headings are: that they are none is known only here.
    func forEachBlock(_ body: (Int, PageLayout.Block) -> Void) {
        let blocks = layout.blocks
        var number = 0
        // Blocks up to this one are set on from each other, and how often a listing was looked for among them.
        var (end, tries) = (0, 0)
        while number < blocks.count {
            if number >= end {
                (end, tries) = (number + 1, 0)
                // Hardly any block begins for its style alone.
                while end < blocks.count, blocks[end].start == .style || blocks[end].start == .typed, isSetOn(blocks[end - 1], blocks[end])
                {
                    end += 1
                }
            }
            var (block, next) = (blocks[number], number + 1)
            if end > next, tries < Self.mostTries {
                tries += 1
                if let lines = listing(number..<end) { (block.lines, next) = (lines, end) }
            }
            if let lines = captionInColumns(number) { (block.lines, next) = (lines, number + 2) }
            body(number, block)
            number = next
        }
    }

    /// What stands above a listing in its type, such as its title, is a block or two; a page may have thousands.
    private static let mostTries = 4

    /// The lines of several blocks that are one listing; nil where they are none.
    private func listing(_ blocks: Range<Int>) -> Range<Int32>? {
        let roles = blocks.map { classify(indices(of: layout.blocks[$0])).role }
        let lines = layout.blocks[blocks.lowerBound].lines.lowerBound..<layout.blocks[blocks.upperBound - 1].lines.upperBound
        guard roles.contains(.code), roles.allSatisfy({ $0 == .code || $0 == .paragraph }),
            classify(Array(Int(lines.lowerBound)..<Int(lines.upperBound))[...]).role == .code
        else { return nil }
        return lines
    }

    /// Whether the lines of a block that begins for its style are set on from those of the one before it, in one size of a fixed pitch and no further apart
    /// than lines are.
    private func isSetOn(_ block: PageLayout.Block, _ next: PageLayout.Block) -> Bool {
        guard let first = layout.lines(of: next).first, first.isFixedPitch, let last = layout.lines(of: block).last, block.tag == nil,
            next.tag == nil, block.lines.upperBound == next.lines.lowerBound
        else { return false }
        let step = last.y - first.y
        return step > 0 && step < Self.widestPitch * first.size && (last.size - first.size).magnitude < 0.06 * first.size
            && last.frame == first.frame && isOfFixedPitch(block) && isOfFixedPitch(next)
    }

    /// From baseline to baseline in a listing, at the most, in ems: an empty line is more.
    static let widestPitch: Float = 1.6

    private func isOfFixedPitch(_ block: PageLayout.Block) -> Bool {
        block.lines.allSatisfy { layout.lines[Int($0)].isFixedPitch && furniture[Int($0)] == nil }
    }

    func indices(of block: PageLayout.Block) -> ArraySlice<Int> { block.lines.map(Int.init)[...] }

    /// Whether a block of a fixed pitch is a text all the same, whatever the page's type is: sentences from a capital to a stop whose full lines go on in
    /// small letters, with few signs of programs.
    func isTypedText(_ lines: ArraySlice<Int>) -> Bool {
        guard lines.count > 1, let first = lines.first.map({ layout.lines[$0] }), let last = lines.last.map({ layout.lines[$0] }),
            let end = layout.bytes(of: last).last, end == 0x2E || end == 0x3F || end == 0x21,
            LetterCase(startOf: layout.bytes(of: first)) == .capital
        else { return false }
        var (right, words) = (-Float.infinity, 0)
        for index in lines { (right, words) = (max(right, layout.lines[index].x1), words + layout.lines[index].words.count) }
        guard words >= Self.fewestWords * lines.count - Self.fewestWords / 2 else { return false }
        var (all, signs, running, anew) = (0, 0, 0, 0)
        for index in lines {
            let line = layout.lines[index]
            guard !line.isRow, line.x0 < first.x0 + 0.4 * line.size else { return false }
            let bytes = layout.bytes(of: line)
            all += bytes.count
            for byte in bytes where BodyStyle.Counts.isCodeSign(byte) {
                if byte == 0x5C || byte == 0x7B || byte == 0x7D { return false }
                signs += 1
            }
        }
        guard signs * Self.bytesOfSign < all else { return false }
        for (index, next) in zip(lines, lines.dropFirst()) {
            let (line, below) = (layout.lines[index], layout.lines[next])
            guard let word = below.words.first.map({ layout.words[Int($0)] }),
                right - line.x1 < word.x1 - word.x0 + Self.roomOfTyped * line.size
            else { return false }
            guard let ending = layout.bytes(of: line).last, ending == 0x2C || Dehyphenation.isLetter(ending) else { continue }
            switch LetterCase(startOf: layout.bytes(of: below)) {
            case .small: running += 1
            case .capital: anew += 1
            case .none: break
            }
        }
        // Names begin with capitals, too.
        return running * 2 >= lines.count - 1 && running > 0 && anew * 2 <= running
    }

    /// Of a line, on the average, and of bytes for each sign of a program.
    private static let fewestWords = 5
    private static let bytesOfSign = 28
    /// In ems: a space, and a word more that a full line has no room for by one letter.
    private static let roomOfTyped: Float = 1.3
}
