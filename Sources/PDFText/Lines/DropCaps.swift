/// Large initials, letters or numbers, that stand beside the first lines of their paragraph: each is held back while segments are built, lest it tie
/// several lines into one row, and then put before the word it begins.
struct DropCaps {
    /// An initial and the fragment that begins with the rest of its word.
    struct Initial {
        let fragment: Int
        let firstLine: Int
        /// The fragments that the lines beside it begin with, from the top.
        let beside: [Int]
        /// Where its paragraph's lines begin: further left than an initial that is set in as first lines are.
        let left: Float
        let isGlued: Bool
    }

    private(set) var initials: [Initial] = []

    /// An initial is this much larger than its text, at the least; lettrines of two lines come near it.
    private static let smallestRatio: Float = 1.7
    /// The number of an item with its stop is something else than a large letter in smaller type.
    private static let smallestLabelRatio: Float = 1.5
    /// From an initial's baseline to that of the last line that begins beside it, in ems of the line: browsers set it level with the first line's top, and
    /// leave its foot between two lines.
    private static let lowestLine: Float = 0.9
    /// How far from an initial the lines beside it begin, in ems.
    private static let reach: Float = 1.6
    /// By how much first lines are set in, at the most, in ems: that beside an initial, too, and the initial itself.
    private static let widestIndent: Float = 4
    /// Between words, at the least and at the most, in ems: what is wider is an indent.
    private static let space: ClosedRange<Float> = 0.2...0.75
    /// Between baselines, at the most, in ems.
    private static let leading: Float = 2.2
    /// Lines that stand lower than an initial and begin beside it all the same: a box of its own keeps them away.
    private static let mostLower = 2
    /// A letter, and a quotation mark before it or an ornament's second half.
    private static let mostCells = 3
    /// Pages have few of them; a page with more large letters is a poster or an attack.
    private static let mostInitials = 32
    /// Each that may be one is compared with all fragments.
    private static let mostTried = 512

    /// Whether nothing was found, as on nearly every page.
    var isEmpty: Bool { initials.isEmpty }

    /// Indices of the fragments that are initials.
    var held: Set<Int> { initials.isEmpty ? [] : Set(initials.map(\.fragment)) }

    init() {}

    /// - Parameters:
    ///   - fragments: the page's.
    ///   - ranges: of each fragment's words.
    ///   - frame: in whose fragments initials are looked for.
    init(_ fragments: [Fragment], _ ranges: [Range<Int>], frame: Int, words: [LayoutWord], cells: borrowing Span<Cell>) {
        // The text is what most is: without a small size among them all letters are of one size.
        var smallest = Float.infinity
        for index in fragments.indices where fragments[index].frame == frame && fragments[index].end - fragments[index].start > 8 {
            smallest = min(smallest, fragments[index].size)
        }
        var tried = 0
        for index in fragments.indices
        where fragments[index].end - fragments[index].start <= Self.mostCells && fragments[index].size > Self.smallestLabelRatio * smallest
        {
            guard fragments[index].frame == frame, ranges[index].count == 1, initials.count < Self.mostInitials,
                tried < Self.mostTried, isLetter(fragments[index], cells)
            else { continue }
            let isNumber = isNumber(fragments[index], cells)
            let isLabel = isNumber && cells[fragments[index].end - 1].unicode &- 0x30 > 9
            guard isLabel || fragments[index].size > Self.smallestRatio * smallest else { continue }
            tried += 1
            let ratio = isLabel ? Self.smallestLabelRatio : Self.smallestRatio
            guard let lines = lines(beside: index, fragments, ratio: ratio, mayBeIndented: !isNumber) else { continue }
            let isSetApart = isSetApart(fragments[index], lines.beside, fragments)
            let next = ranges[lines.beside[0]].first
            let isWord =
                isNumber
                || next.map { InitialWord.isWord(fragments[index], before: $0, in: words, cells, isSetApart: isSetApart) } ?? true
            initials.append(
                Initial(fragment: index, firstLine: lines.beside[0], beside: lines.beside, left: lines.left, isGlued: !isWord))
        }
    }

    private func isLetter(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let last = cells[fragment.end - 1].unicode
        guard let scalar = Unicode.Scalar(last) else { return false }
        // The sign of a sum or a product is none.
        if LargeSigns.isOperation(cells[fragment.start].unicode) || LargeSigns.isOperation(last) { return false }
        return scalar.properties.isUppercase || (scalar.properties.isAlphabetic && !scalar.properties.isLowercase)
            || isNumber(fragment, cells)
    }

    /// Whether an initial is the number of its paragraph, of a chapter or of a step, alone or with a stop or a bracket behind it.
    private func isNumber(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let last = cells[fragment.end - 1].unicode
        let end = fragment.end - fragment.start > 1 && (last == 0x2E || last == 0x29) ? fragment.end - 1 : fragment.end
        for index in fragment.start..<end where cells[index].unicode &- 0x30 > 9 { return false }
        return true
    }

    /// What the lines beside a letter begin with, from the top, and where its paragraph's lines begin; nil if it is no initial.
    ///
    /// - Parameters:
    ///   - ratio: how much larger than its text it is, at the least.
    ///   - mayBeIndented: whether the first line may begin further away than the others.
    private func lines(
        beside index: Int, _ fragments: [Fragment], ratio: Float, mayBeIndented: Bool
    ) -> (beside: [Int], left: Float)? {
        let cap = fragments[index]
        // From left to right, line by line from the top.
        let level = fragments.indices.filter { candidate in
            let line = fragments[candidate]
            return line.frame == cap.frame && line.size * ratio < cap.size && line.x0 > cap.x1 - 0.6 * line.size
                && line.x0 < cap.x1 + (Self.reach + Self.widestIndent) * line.size
                && line.y > cap.y - Self.lowestLine * line.size && line.y < cap.y + 0.75 * cap.size
        }
        .sorted { (fragments[$0].y, fragments[$1].x0) > (fragments[$1].y, fragments[$0].x0) }
        var beside: [Int] = []
        for line in level {
            let isBelow = beside.last.map { fragments[$0].y - fragments[line].y > 0.5 * fragments[line].size } ?? true
            if isBelow, fragments[line].x0 < cap.x1 + Self.reach * fragments[line].size { beside.append(line) }
        }
        guard let nearest = beside.first else { return nil }
        // The first line is set in as those of other paragraphs are.
        let indented = level.first { fragments[$0].x0 >= cap.x1 + Self.reach * fragments[$0].size }
        if let indented, mayBeIndented, Self.steps(fragments[indented], fragments[nearest]),
            fragments[indented].x0 - fragments[nearest].x0 < Self.widestIndent * fragments[indented].size,
            !fragments.contains(where: { fragment in
                (fragment.y - fragments[indented].y).magnitude < 0.5 * fragments[indented].size && fragment.frame == cap.frame
                    && fragment.x0 < fragments[indented].x0 && fragment.x1 > cap.x0
            })
        {
            beside.insert(indented, at: 0)
        }
        guard let last = beside.last else { return nil }
        let (first, bottom) = (fragments[beside[0]], fragments[last])
        // It reaches from the first line's height down to the last line's foot.
        guard first.y - bottom.y > 0.8 * first.size, (cap.y + 0.7 * cap.size - first.y - 0.7 * first.size).magnitude < 0.75 * first.size,
            (cap.y - bottom.y).magnitude < Self.lowestLine * bottom.size
        else { return nil }
        let (lower, left) = lines(below: last, cap, fragments)
        return (beside + lower, left)
    }

    /// Whether a line stands right below another one.
    private static func steps(_ line: Fragment, _ next: Fragment) -> Bool {
        line.y - next.y > 0.5 * next.size && line.y - next.y < leading * max(line.size, next.size)
    }

    /// The lines that follow the last one that an initial reaches down to and begin where that does, and where the line below them begins: further left,
    /// under the initial. None, and the initial's own beginning, if there is no such line.
    private func lines(below last: Int, _ cap: Fragment, _ fragments: [Fragment]) -> (lines: [Int], left: Float) {
        var (lower, line): ([Int], Int) = ([], last)
        while lower.count <= Self.mostLower {
            let above = fragments[line]
            // What begins the next line.
            let next = fragments.indices.filter { candidate in
                let fragment = fragments[candidate]
                return fragment.frame == cap.frame && Self.steps(above, fragment) && fragment.size > 0.8 * above.size
                    && fragment.size < 1.25 * above.size && fragment.x1 > cap.x0
                    && fragment.x0 > cap.x0 - Self.widestIndent * above.size
                    && fragment.x0 < above.x0 + Self.space.lowerBound * above.size
            }
            .max { (fragments[$0].y, fragments[$1].x0) < (fragments[$1].y, fragments[$0].x0) }
            guard let next else { break }
            let x0 = fragments[next].x0
            if x0 < cap.x0 + Self.space.lowerBound * above.size { return (lower, min(x0, cap.x0)) }
            guard (x0 - above.x0).magnitude < Self.space.lowerBound * above.size else { break }
            lower.append(next)
            line = next
        }
        return ([], cap.x0)
    }

    /// Whether the first line keeps further away than the second, by a space: "A  man", "I  was".
    private func isSetApart(_ cap: Fragment, _ beside: [Int], _ fragments: [Fragment]) -> Bool {
        guard beside.count > 1 else { return false }
        let (first, second) = (fragments[beside[0]], fragments[beside[1]])
        return first.x0 - second.x0 > Self.space.lowerBound * first.size && first.x0 - second.x0 < Self.space.upperBound * first.size
            && first.x0 - cap.x1 > Self.space.lowerBound * first.size
    }
}
