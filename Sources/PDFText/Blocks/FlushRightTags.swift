/// Tags in brackets at the right edge of the first line of an entry whose further lines hang below it: so manuals of programs say what kind of thing it is
/// that they define, "[Function]" or "[Command]". They are no part of what goes on in the next line, and are read behind the entry.
enum FlushRightTags {
    /// Words of a tag, at the most.
    private static let mostWords = 4
    /// Lines of an entry, at the most.
    private static let mostLines = 16
    /// In ems: white before a tag and between words, how far its entry's lines hang, at the least, and how far it may be from the edge.
    private static let white: Float = 1
    private static let wordSpace: Float = 0.25
    /// Before the tag of a line that had no room for a word more: TeX keeps as much free.
    private static let whiteOfFull: Float = 4
    private static let indent: Float = 1
    private static let tolerance: Float = 0.5

    /// Moves such tags behind their entries, as lines of their own.
    ///
    /// - Parameter start: of the region that was read last, in what was read of the page.
    static func move(in lines: inout [(line: LayoutLine, start: BlockStart)], from start: Int, _ text: BlockText) {
        var right: Float?
        /// The tags, and before which lines they are read.
        var moved: [(tag: LayoutLine, index: Int)] = []
        var index = start
        while index + 1 < lines.count {
            defer { index += 1 }
            let line = lines[index].line
            guard let last = line.words.last, text.cells[Int(text.words[last].end) - 1].unicode == 0x5D, !line.isRightToLeft,
                hangs(lines[index + 1], below: line), let first = firstWord(of: line, text)
            else { continue }
            let edge = right ?? lines[start...].reduce(-Float.infinity) { max($0, $1.line.x1) }
            right = edge
            guard line.x1 > edge - tolerance * line.size else { continue }
            // What had room before the tag, or at the end of a line, is no part of the entry: it says what that is for.
            var end = index + 1
            var room = text.words[first].x0 - text.words[first - 1].x1 - whiteOfFull * line.size
            while end < lines.count, end - index < mostLines, !isClosed(line.words.lowerBound..<first, lines[(index + 1)..<end], text),
                hangs(lines[end], below: line), let next = lines[end].line.words.first,
                text.words[next].x1 - text.words[next].x0 + wordSpace * line.size > room
            {
                room = edge - lines[end].line.x1
                end += 1
            }
            guard end > index + 1 else { continue }
            let entry: LayoutLine
            var tag: LayoutLine
            (entry, tag) = cut(line, before: first, text.words)
            // Where it is read: lines that rise say that another column begins.
            tag.y = lines[end - 1].line.y
            lines[index].line = entry
            moved.append((tag, end))
            index = end - 1
        }
        guard !moved.isEmpty else { return }
        var read = Array(lines[..<start])
        var next = start
        for (tag, index) in moved {
            read += lines[next..<index]
            read.append((tag, .none))
            next = index
        }
        lines = read + lines[next...]
    }

    /// Whether an entry ends in a bracket that closes the last one it has opened, as the parameters of a function are.
    private static func isClosed(
        _ words: Range<Int>, _ lines: ArraySlice<(line: LayoutLine, start: BlockStart)>, _ text: BlockText
    ) -> Bool {
        let last = lines.last?.line.words.last ?? words.upperBound - 1
        guard text.cells[Int(text.words[last].end) - 1].unicode == 0x29 else { return false }
        var depth = 0
        for range in [words] + lines.map(\.line.words) {
            for cell in text.cells[Int(text.words[range.lowerBound].start)..<Int(text.words[range.upperBound - 1].end)] {
                if cell.unicode == 0x28 { depth += 1 } else if cell.unicode == 0x29 { depth -= 1 }
            }
        }
        return depth == 0
    }

    private static func hangs(_ next: (line: LayoutLine, start: BlockStart), below line: LayoutLine) -> Bool {
        next.start == .none && next.line.frame == line.frame && next.line.x0 > line.x0 + indent * line.size && next.line.y < line.y
    }

    /// The word that a tag at the end of a line begins with: nothing but letters stands in its brackets, and white before them.
    private static func firstWord(of line: LayoutLine, _ text: BlockText) -> Int? {
        for index in line.words.suffix(mostWords).reversed() where index > line.words.lowerBound {
            let cells = text.cells(of: index)
            guard cells.allSatisfy({ Bidirectional.isLetter($0.unicode) || $0.unicode == 0x5B || $0.unicode == 0x5D }) else { return nil }
            guard cells.first?.unicode == 0x5B else { continue }
            return text.words[index].x0 - text.words[index - 1].x1 > white * line.size ? index : nil
        }
        return nil
    }

    private static func cut(_ line: LayoutLine, before first: Int, _ words: [LayoutWord]) -> (entry: LayoutLine, tag: LayoutLine) {
        var (entry, tag) = (line, line)
        (entry.words, tag.words) = (line.words.lowerBound..<first, first..<line.words.upperBound)
        (entry.x1, tag.x0) = (words[first - 1].x1, words[first].x0)
        tag.characterCount = Int(words[line.words.upperBound - 1].end - words[first].start)
        entry.characterCount = max(0, line.characterCount - tag.characterCount)
        tag.order = words[first].start
        tag.widestGap = 0
        entry.widestGap = zip(entry.words, entry.words.dropFirst()).reduce(0) { max($0, words[$1.1].x0 - words[$1.0].x1) }
        return (entry, tag)
    }
}
