/// What stands between two parts of a paragraph and is text itself: algorithms, figures of formulas.
extension BlockClassifier {
    /// Lines of a float, at the most.
    private static let mostLinesOfFloat = 80
    /// Of a page whose figures are looked for.
    private static let mostLinesOfPage = 2000
    /// Lines of an algorithm that are counted, at the least.
    private static let fewestCounted = 3
    /// Of lines that begin in one place, and of those that are set in, in ems.
    private static let edgeOfFloat: Float = 0.5
    private static let leastSetIn: Float = 1.5

    /// Whether some lines at the head of the page belong to a figure whose caption stands below them: all above it are set in from the edge of the text that
    /// follows.
    ///
    /// - Parameter line: where the last line of the paragraph before begins and ends. What begins there, or is as wide, is the rest of the paragraph.
    func areOfFigureAtHead(_ lines: ArraySlice<Int>, behind line: (left: Float, right: Float)) -> Bool {
        let width = line.right - line.left
        guard let wanted = lines.last, layout.lines.count <= Self.mostLinesOfPage,
            lines.allSatisfy({ index in
                let own = layout.lines[index]
                return (own.x0 - line.left).magnitude > Self.edgeOfFloat * own.size
                    && (own.x1 - own.x0 - width).magnitude > Self.leastSetIn * own.size
            })
        else { return false }
        var (head, y) = ([Int](), Float.infinity)
        for (index, line) in layout.lines.enumerated() where furniture[index] == nil {
            if captionLines.contains(index) {
                guard index > wanted, line.y < y, !Self.namesTable(line, layout) else { return false }
                var left = Float.infinity
                for (index, other) in layout.lines.enumerated().dropFirst(index)
                where furniture[index] == nil && !captionLines.contains(index) && other.frame == line.frame {
                    left = min(left, other.x0)
                }
                return head.allSatisfy { layout.lines[$0].x0 > left + Self.leastSetIn * layout.lines[$0].size }
            }
            guard head.count < Self.mostLinesOfFloat, line.frame == layout.mainFrame else { return false }
            head.append(index)
            y = min(y, line.y)
        }
        return false
    }

    /// Whether some lines are an algorithm's.
    func areOfAlgorithm(_ lines: ArraySlice<Int>) -> Bool { !algorithmLines.isEmpty && lines.allSatisfy(algorithmLines.contains) }

    /// The lines of algorithms: from "Algorithm 3: Title" to the last of the lines below it that are counted, or to white where none are.
    func findAlgorithms() -> Set<Int> {
        var found: Set<Int> = []
        for index in layout.lines.indices.dropLast() where namesAlgorithm(layout.lines[index]) && isTitle(index) {
            found.formUnion(algorithm(from: index))
        }
        return found
    }

    private func namesAlgorithm(_ line: PageLayout.Line) -> Bool {
        guard line.words.count > 1, let first = line.words.first else { return false }
        let word = layout.bytes(of: layout.words[Int(first)])
        guard Self.namesOfAlgorithms.contains(where: { word.starts(with: $0) }) else { return false }
        return layout.bytes(of: layout.words[Int(first) + 1]).first?.isASCIIDigit ?? false
    }

    /// Whether what names an algorithm is set as no text is: with a stop behind its number, in another font than the line below, or above a keyword in its
    /// own. Sentences begin so, too.
    private func isTitle(_ index: Int) -> Bool {
        let line = layout.lines[index]
        let number = layout.bytes(of: layout.words[Int(line.words.lowerBound) + 1])
        return number.last == 0x3A || number.last == 0x2E || line.startFont != layout.lines[index + 1].startFont
            || beginsWithKeyword(layout.lines[index + 1])
    }

    private func beginsWithKeyword(_ line: PageLayout.Line) -> Bool {
        line.words.first.map { PseudocodeLines.isKeyword(layout.bytes(of: layout.words[Int($0)])) } ?? false
    }

    /// The beginnings of the word in most languages.
    private static let namesOfAlgorithms = ["Algorit", "Algoryt", "ALGORIT", "Алгоритм"].map { Array($0.utf8) }

    private func algorithm(from title: Int) -> Range<Int> {
        let first = layout.lines[title]
        var (last, next, counted) = (title, 1, 0)
        var (keywords, end) = (0, title)
        var above = first
        // From the title on none is further left, and each is below the one before it, or beside it.
        for index in (title + 1)..<min(title + Self.mostLinesOfFloat, layout.lines.count) {
            let line = layout.lines[index]
            guard furniture[index] == nil, line.frame == first.frame, line.y < above.y + Self.edgeOfFloat * line.size else { break }
            let isNext = namesAlgorithm(line)
            if end == title, isNext || above.y - line.y > Self.whiteBelowFloat * line.size { end = index }
            guard !isNext, line.x0 > first.x0 - Self.edgeOfFloat * line.size else { break }
            if end == title, beginsWithKeyword(line) { keywords += 1 }
            above = line
            // Some classes count from 0.
            guard let number = number(of: line), number == next || counted == 0 && number == 0 else { continue }
            (last, next, counted) = (index, number + 1, counted + 1)
        }
        if counted >= Self.fewestCounted { return title..<(last + 1) }
        return keywords >= Self.fewestKeywords ? title..<end : 0..<0
    }

    /// Lines that begin with keywords, where none are counted, at the least; and from the last line of a float to the text below, in ems: LaTeX leaves more.
    private static let fewestKeywords = 3
    private static let whiteBelowFloat: Float = 2

    /// The number that a line begins with, with or without a colon behind it.
    private func number(of line: PageLayout.Line) -> Int? {
        guard let first = line.words.first else { return nil }
        var word = layout.bytes(of: layout.words[Int(first)])
        if word.last == 0x3A || word.last == 0x2E { word.removeLast() }
        guard (1...3).contains(word.count), word.allSatisfy(\.isASCIIDigit) else { return nil }
        return word.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    }
}
