import PDFSyntax

/// Letters at drawings of a few lines that have no caption: the corners of a triangle, the axes of a coordinate system, the states of an automaton.
///
/// Such a drawing has fewer parts than what else is known by them (``addUncaptioned(_:_:_:beginsCaption:)``); so nothing may stand in it but what is as short
/// as "A", "x₁" or "f(x)".
extension DrawingText {
    /// The letters in an area and at what is drawn in it; none if there is anything else in it.
    ///
    /// - Parameter around: the lines in the area and around it.
    mutating func letters(in area: TextBox, _ items: [Rectangle], _ around: [Line], isCaption: (Int) -> Bool) -> [Line] {
        var (letters, others): ([Line], [Line]) = ([], [])
        work += around.count * items.count
        guard work < Self.mostWork else { return [] }
        for line in around {
            let (x, y) = ((line.box.x0 + line.box.x1) / 2, (line.box.y0 + line.box.y1) / 2)
            let isInside = x > area.x0 && x < area.x1 && y > area.y0 && y < area.y1
            if line.fragments.contains(where: isCaption) {
                others.append(line)
            } else if line.wordCount <= Self.mostWordsOfLetters, cellCount(line) <= Self.longestLetters {
                if isInside || Self.isNear(line, items, Self.nearby) { letters.append(line) } else { others.append(line) }
            } else {
                if isInside { return [] }
                others.append(line)
            }
        }
        // Of a drawing that has names as well, letters alone say nothing.
        let names = others.count { $0.wordCount <= Self.mostWordsBeside && Self.isNear($0, items, Self.nearby) }
        guard names * Self.fewestLettersOfName <= letters.count else { return [] }
        return apart(letters, from: others, between: area.x0, and: area.x1)
    }

    /// Letters that stand farther from a drawing whose labels are known, with nothing else close by: at the end of a line, above an arrow.
    mutating func letters(beside labels: [Line], _ items: [Rectangle], _ around: [Line], isCaption: (Int) -> Bool) -> [Line] {
        let known = Set(labels.map { $0.fragments[0] })
        var (letters, others): ([Line], [Line]) = ([], [])
        work += around.count * items.count
        guard work < Self.mostWork else { return [] }
        for line in around where !known.contains(line.fragments[0]) {
            let isLetters =
                line.wordCount <= Self.mostWordsBeside && cellCount(line) <= Self.longestBeside && Self.isNear(line, items, Self.farthest)
                && !line.fragments.contains(where: isCaption)
            if isLetters { letters.append(line) } else { others.append(line) }
        }
        return apart(letters, from: others, between: .infinity, and: -.infinity)
    }

    private static let fewestLettersOfName = 3
    private static let mostWordsOfLetters = 2
    /// Characters of "f(x₁)", of "Y = f(x)".
    private static let longestLetters = 6
    private static let longestBeside = 8
    private static let mostWordsBeside = 3
    /// Of what is drawn, in ems.
    private static let farthest = 1.5

    /// - Parameter reach: in ems.
    private static func isNear(_ line: Line, _ items: [Rectangle], _ reach: Double) -> Bool {
        let (box, slack) = (line.box, reach * line.size)
        return items.contains {
            $0.x0 < box.x1 + slack && $0.x1 > box.x0 - slack && $0.y0 < box.y1 + slack && $0.y1 > box.y0 - slack
        }
    }

    /// Those of some lines that have none of the others beside them, above or below: a word that ends a paragraph, an index of what stands outside.
    ///
    /// - Parameters:
    ///   - left, right: of a drawing that has no others in a row with them: words of a sentence with arcs above it.
    private mutating func apart(_ lines: [Line], from others: [Line], between left: Double, and right: Double) -> [Line] {
        work += lines.count * others.count
        guard lines.count <= Self.mostWords, work < Self.mostWork else { return [] }
        var (lines, others) = (lines, others)
        // Words that end a text, line by line, among them.
        var words: [Line] = []
        let texts = others.filter { $0.wordCount > Self.mostWordsOfLetters || cellCount($0) > Self.longestBeside }
        func isOfText(_ line: Line) -> Bool {
            texts.contains { $0.follows(line, within: Self.widestLeading) || line.follows($0, within: Self.widestLeading) }
                || words.contains { $0.follows(line) || line.follows($0) }
        }
        func isInRow(_ line: Line) -> Bool {
            others.contains { $0.isBeside(line) || $0.isLevel(with: line) && $0.box.x1 > left && $0.box.x0 < right }
        }
        while let next = lines.firstIndex(where: { isInRow($0) || isOfText($0) }) {
            work += lines.count * others.count
            guard work < Self.mostWork else { return [] }
            if isOfText(lines[next]) { words.append(lines[next]) }
            others.append(lines.remove(at: next))
        }
        return lines
    }

    /// In ems.
    private static let widestLeading = 2.2

    /// Lines with their indices and exponents in them.
    mutating func withScripts(_ lines: [Line]) -> [Line] {
        work += lines.count * lines.count
        guard work < Self.mostWork else { return lines }
        var (wholes, scripts): ([Line], [Line]) = ([], [])
        for line in lines { if line.isScript(inAnyOf: lines) { scripts.append(line) } else { wholes.append(line) } }
        for script in scripts.sorted(by: { $0.box.x0 < $1.box.x0 }) {
            guard let own = wholes.firstIndex(where: { script.isScript(of: $0) }) else {
                wholes.append(script)
                continue
            }
            wholes[own].fragments += script.fragments
            wholes[own].box = wholes[own].box.union(script.box)
        }
        return wholes
    }
}
