/// Which lines of a listing go on with the ones before them: behind those that end in a mark, and those that begin with one.
struct LineWraps {
    private struct Wrap {
        /// Bytes of the mark at the end of the line before, with the space before it.
        let length: Int
        /// Bytes of the mark that the line itself begins with.
        var ownLength = 0
        /// Whether the line was broken at a space.
        let isAtSpace: Bool
    }

    /// By the place of the line that goes on with the one before.
    private var wraps: [Int: Wrap] = [:]

    /// Between marks and text, in ems, of which the characters of such fonts have some .6: a space is one of them, and where all marks have one before
    /// them, two are.
    private static let space: Float = 0.3
    private static let twoSpaces: Float = 0.9

    /// - Parameter lines: of a block of code, in reading order.
    init?(_ lines: ArraySlice<Int>, _ layout: PageLayout) {
        if let first = lines.first, layout.lines[first].isStatement {
            addStatements(lines, layout)
            if wraps.isEmpty { return nil }
            return
        }
        var found: [(place: Int, length: Int, gap: Float)] = []
        var right: Float = 0
        for (place, index) in lines.enumerated() {
            right = max(right, layout.lines[index].x1)
            if place > 0, let wrap = Self.wrap(layout.lines[index], after: layout.lines[lines[lines.startIndex + place - 1]], layout) {
                wraps[place] = wrap
            }
            guard place + 1 < lines.count else { break }
            let length = WrapMark.length(atEndOf: layout.bytes(of: layout.lines[index]))
            if length > 0 { found.append((place, length, Self.gap(layout.lines[index], length, layout))) }
        }
        guard !found.isEmpty else {
            if wraps.isEmpty { return nil }
            return
        }
        // Whether all marks of the page have a space before them.
        let areApart = !layout.lines.contains { line in
            let length = WrapMark.length(atEndOf: layout.bytes(of: line))
            return length > 0 && Self.gap(line, length, layout) < Self.space
        }
        for (place, length, gap) in found {
            let index = lines.startIndex + place
            let (line, next) = (layout.lines[lines[index]], layout.lines[lines[index + 1]])
            // What would have fitted was not wrapped: a sign that is meant.
            guard let first = next.words.first, next.y < line.y, next.frame == line.frame,
                line.x1 + layout.words[Int(first)].x1 - layout.words[Int(first)].x0 > right
            else { continue }
            let isSpace =
                areApart
                ? gap > Self.twoSpaces || Self.arePart(layout.bytes(of: line).dropLast(length).last, layout.bytes(of: next).first)
                : gap > Self.space
            wraps[place + 1] = Wrap(length: length, isAtSpace: isSpace)
        }
        if wraps.isEmpty { return nil }
    }

    /// Statements of an algorithm begin with their numbers, and what goes in and comes out with its name, "Input:"; all other lines go on with these.
    private mutating func addStatements(_ lines: ArraySlice<Int>, _ layout: PageLayout) {
        for (place, index) in lines.enumerated().dropFirst() {
            guard let word = layout.lines[index].words.first else { continue }
            let first = layout.bytes(of: layout.words[Int(word)])
            guard first.last != 0x3A, !first.allSatisfy(\.isASCIIDigit) else { continue }
            let above = layout.bytes(of: layout.lines[lines[lines.startIndex + place - 1]])
            let isHyphenated =
                above.count > 2 && above.last == 0x2D && Dehyphenation.isLetter(above[above.endIndex - 2])
                && LetterCase(startOf: first) == .small
            wraps[place] = Wrap(length: isHyphenated ? 1 : 0, isAtSpace: !isHyphenated)
        }
    }

    /// How many bytes of the line at `place` are a mark.
    func markLength(ofLineAt place: Int) -> Int { wraps[place]?.ownLength ?? 0 }

    /// What a line that begins with a mark goes on with; nil if it begins with none.
    private static func wrap(_ line: PageLayout.Line, after previous: PageLayout.Line, _ layout: PageLayout) -> Wrap? {
        let (bytes, before) = (layout.bytes(of: line), layout.bytes(of: previous))
        let length = WrapMark.length(atStartOf: bytes)
        guard length > 0, line.y < previous.y, line.frame == previous.frame else { return nil }
        // A space at the end is shown.
        let isShown = before.suffix(visibleSpace.count).elementsEqual(visibleSpace)
        return Wrap(
            length: isShown ? visibleSpace.count : 0, ownLength: length,
            isAtSpace: isShown || arePart(before.last, bytes.dropFirst(length).first))
    }

    private static let visibleSpace = Array("␣".utf8)

    /// Ends a text's last line, or takes the mark off it, so that the line at `place` can be appended.
    func join(_ text: inout [UInt8], lineAt place: Int) {
        guard let wrap = wraps[place] else { return text.append(0x0A) }
        text.removeLast(min(wrap.length, text.count))
        if wrap.isAtSpace, text.last != 0x20 { text.append(0x20) }
    }

    /// Whether something parts two bytes even if there was no room left for it: between names and numbers of ASCII, and behind a stop.
    private static func arePart(_ before: UInt8?, _ after: UInt8?) -> Bool {
        guard let before, let after, isAlphanumeric(after) else { return false }
        return isAlphanumeric(before) || before == 0x2C || before == 0x2E || before == 0x3B
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte.isASCIILetter }

    /// The white before the mark at a line's end, in ems.
    private static func gap(_ line: PageLayout.Line, _ length: Int, _ layout: PageLayout) -> Float {
        guard line.words.count > 1, let last = line.words.last.map({ layout.words[Int($0)] }), Int(last.end - last.start) < length else {
            return 0
        }
        return (last.x0 - layout.words[Int(line.words.upperBound) - 2].x1) / max(line.size, 1)
    }
}
