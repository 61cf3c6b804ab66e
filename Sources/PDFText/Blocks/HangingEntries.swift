/// The indents by which the entries of a region hang, as those of lists of works and of terms do: told by entries that can be nothing else.
struct HangingEntries {
    /// Where first lines begin, and the other lines of the same entries.
    private var indents: [Indent] = []

    private struct Indent {
        let first, others: Float
        /// Entries; those that begin below another one without more white; full lines that go on with one that begins where entries do.
        var (count, tight, flush) = (1, 0, 0)

        /// Of the type they are set in.
        let size: Float

        init(_ first: Float, _ others: Float, size: Float) { (self.first, self.others, self.size) = (first, others, size) }
    }

    /// Where verses begin, and what was turned over of them.
    private struct Turned {
        let first, others: Float
        /// Verses of which something was turned over, and those of them that had room for it.
        var count = 0, free = 0
        /// Where the longest of them ends.
        var measure: Float = 0
    }

    /// In ems.
    private static let narrowest: Float = 0.75
    private static let widest: Float = 10
    private static let tolerance: Float = 0.3
    /// Entries that tell it.
    private static let fewest = 2
    private static let mostIndents = 8

    /// Looks at each line and those around it.
    ///
    /// - Parameter widestStep: between lines of one entry, in ems.
    init(_ edges: LineEdges, widestStep: Float) {
        let lines = edges.lines
        guard lines.count > 3 else { return }
        let turned = Self.turned(edges, widestStep)
        var own = edges.begin(lines[0])
        for index in 0..<(lines.count - 2) {
            let first = own
            let others = edges.begin(lines[index + 1])
            own = others
            let shift = others - first
            let size = lines[index].size
            guard shift > Self.narrowest * size, shift < Self.widest * size, !lines[index].isFixedPitch, !lines[index + 1].isFixedPitch,
                Self.follows(lines[index + 1], lines[index], widestStep)
            else { continue }
            let tolerance = Self.tolerance * size
            let third = edges.begin(lines[index + 2])
            let isThird = (third - others).magnitude < tolerance && Self.follows(lines[index + 2], lines[index + 1], widestStep)
            guard isThird || (third - first).magnitude < tolerance else { continue }
            if index > 0 {
                // It is the first line of something, whatever came before.
                let before = lines[index - 1]
                guard
                    edges.begin(before) - first > tolerance || !Self.follows(lines[index], before, widestStep)
                        || edges.text.endsSentence(before)
                else { continue }
            }
            // Full, in the middle of its sentence.
            let isTurned = turned.contains {
                ($0.first - first).magnitude < tolerance && ($0.others - others).magnitude < tolerance
            }
            guard isTurned || !edges.hasRoom(index, edges.right), !edges.text.endsSentence(lines[index]) else { continue }
            add(first, others, tolerance)
        }
        let works = Self.works(edges, widestStep)
        indents.removeAll { indent in
            indent.count < Self.fewest && !(works.map { ($0.first - indent.first).magnitude < Self.tolerance * lines[0].size } ?? false)
        }
        if isEmpty, let works {
            indents.append(works)
            return
        }
        if !isEmpty { countFirst(edges, widestStep) }
    }

    /// Where works that are cited begin, one below the other, most of a single line each, and where the others of them go on: all lines that begin there
    /// begin with a name and initials. Nil of other lines.
    private static func works(_ edges: LineEdges, _ widestStep: Float) -> Indent? {
        let lines = edges.lines
        guard let start = lines.firstIndex(where: { edges.text.startsWork($0) }) else { return nil }
        let first = edges.begin(lines[start])
        var (count, others) = (0, Float.infinity)
        for index in lines.indices[start...] {
            let shift = edges.begin(lines[index]) - first
            if shift.magnitude < tolerance * lines[index].size {
                guard edges.text.startsWork(lines[index]), index == start || follows(lines[index], lines[index - 1], widestStep) else {
                    return nil
                }
                count += 1
            } else {
                guard shift > narrowest * lines[index].size, shift < widest * lines[index].size,
                    others == .infinity || (first + shift - others).magnitude < tolerance * lines[index].size
                else { return nil }
                others = first + shift
            }
        }
        guard count >= fewestWorks else { return nil }
        var indent = Indent(first, others, size: lines[start].size)
        (indent.count, indent.tight) = (count, count)
        return indent
    }

    private static let fewestWorks = 4

    /// Where lines begin that hang below verses, which are narrower than the headings above them: they go on in small letters, while hardly any line does that
    /// begins where the verses do. First lines of paragraphs, set in, begin with capitals.
    private static func turned(_ edges: LineEdges, _ widestStep: Float) -> [Turned] {
        let lines = edges.lines
        var found: [Turned] = []
        func place(of index: Int) -> Int? {
            let (above, line) = (lines[index - 1], lines[index])
            guard edges.text.startsLowercase(line), edges.text.startsCapital(above), !edges.text.endsSentence(above) else { return nil }
            let (first, others) = (edges.begin(above), edges.begin(line))
            guard others - first > narrowest * line.size, others - first < widestTurned * line.size, follows(line, above, widestStep),
                !above.isRow, !line.isRow, !line.isFixedPitch
            else { return nil }
            let tolerance = tolerance * line.size
            if let known = found.firstIndex(where: {
                ($0.first - first).magnitude < tolerance && ($0.others - others).magnitude < tolerance
            }) {
                return known
            }
            guard found.count < mostIndents else { return nil }
            found.append(Turned(first: first, others: others))
            return found.count - 1
        }
        for index in lines.indices.dropFirst() {
            guard let place = place(of: index) else { continue }
            found[place].count += 1
            found[place].measure = max(found[place].measure, edges.end(lines[index - 1]))
        }
        guard found.contains(where: { $0.count >= fewestTurned }) else { return [] }
        for index in lines.indices.dropFirst() {
            // The first lines had no room for what was turned over, which reaches no further than they do.
            guard let place = place(of: index),
                edges.hasRoom(index - 1, found[place].measure)
                    || edges.end(lines[index]) - found[place].measure > lines[index].size
            else { continue }
            found[place].free += 1
        }
        return found.filter { indent in
            guard indent.count >= fewestTurned, indent.free * mostFree <= indent.count,
                indent.measure - indent.first > narrowestVerse * edges.lines[0].size
            else { return false }
            var (small, capital, wide) = (0, 0, 0)
            for line in lines where (edges.begin(line) - indent.first).magnitude < tolerance * line.size {
                if edges.text.startsLowercase(line) { small += 1 } else { capital += 1 }
                if edges.end(line) - indent.measure > line.size { wide += 1 }
            }
            // Some had room.
            return capital > indent.count && small * mostSmall <= capital && wide * mostWide <= indent.count
        }
    }

    /// Lines that tell it; of how many first ones one may have had room for the next word; of how many that begin where verses do one may go on in small
    /// letters; of how many turned over one other line, a heading, may be wider; how far they hang, at the most, and how wide verses are, at the least, in ems.
    private static let fewestTurned = 3
    private static let mostFree = 5
    private static let mostSmall = 12
    private static let mostWide = 3
    private static let widestTurned: Float = 4
    private static let narrowestVerse: Float = 10

    /// Counts the entries that begin below another one with no more white than between lines, and the full lines at the same place with which a line
    /// goes on that begins there, too: those of a text that doesn't hang.
    private mutating func countFirst(_ edges: LineEdges, _ widestStep: Float) {
        let lines = edges.lines
        for index in 0..<(lines.count - 1) {
            let (line, next) = (lines[index], lines[index + 1])
            let (above, first, tolerance) = (edges.begin(line), edges.begin(next), Self.tolerance * line.size)
            guard let place = indents.firstIndex(where: { ($0.first - first).magnitude < tolerance }),
                Self.follows(next, line, widestStep)
            else { continue }
            if (indents[place].others - above).magnitude < tolerance {
                indents[place].tight += 1
            } else if (first - above).magnitude < tolerance, (line.size - indents[place].size).magnitude < Self.otherSize * line.size,
                !edges.hasRoom(index, edges.right), edges.text.endsInLetter(line)
            {
                indents[place].flush += 1
            }
        }
    }

    /// Whether whatever begins at `first` is an entry's first line: no white parts entries, and hardly any line there goes on with another.
    func alwaysBegin(_ first: Float, size: Float) -> Bool {
        indents.contains {
            ($0.first - first).magnitude < Self.tolerance * size && $0.tight >= Self.fewestTight && $0.flush * Self.mostFlush <= $0.tight
        }
    }

    /// Entries that tell that nothing else begins where they do, and one of how many lines there may go on with another.
    private static let fewestTight = 3
    /// Text in other type, beside entries: as a share.
    private static let otherSize: Float = 0.04
    private static let mostFlush = 6

    private static func follows(_ line: LayoutLine, _ above: LayoutLine, _ widestStep: Float) -> Bool {
        let step = (above.y - line.y) / line.size
        return step > 0.5 && step < widestStep && (above.size - line.size).magnitude < 0.06 * line.size
    }

    private mutating func add(_ first: Float, _ others: Float, _ tolerance: Float) {
        if let index = indents.firstIndex(where: { ($0.first - first).magnitude < tolerance && ($0.others - others).magnitude < tolerance })
        {
            indents[index].count += 1
        } else if indents.count < Self.mostIndents {
            indents.append(Indent(first, others, size: tolerance / Self.tolerance))
        }
    }

    /// Whether many entries hang by one indent, and next to nothing else begins where they do.
    var areEvident: Bool {
        !isEmpty && indents.allSatisfy { $0.count >= Self.fewestEvident && $0.flush * Self.mostFlush <= $0.count }
    }

    private static let fewestEvident = 4

    var isEmpty: Bool { indents.isEmpty }

    /// Whether entries of the region begin at `first`.
    func begins(_ first: Float, size: Float) -> Bool { indents.contains { ($0.first - first).magnitude < Self.tolerance * size } }

    /// Whether entries of the region begin at `first`, and go on at `others`.
    func holds(_ first: Float, _ others: Float, size: Float) -> Bool {
        indents.contains {
            ($0.first - first).magnitude < Self.tolerance * size && ($0.others - others).magnitude < Self.tolerance * size
        }
    }
}
