/// Large initials, letters or numbers, that stand beside the first lines of their paragraph: each is held back while segments are built, lest it tie
/// several lines into one row, and then put before the word it begins.
struct DropCaps {
    /// An initial and the fragment that begins with the rest of its word.
    struct Initial {
        let fragment: Int
        let firstLine: Int
        /// The fragments that begin beside it.
        let beside: [Int]
        let isGlued: Bool
    }

    private(set) var initials: [Initial] = []

    /// An initial is this much larger than its text, at the least; lettrines of two lines come near it.
    private static let smallestRatio: Float = 1.7
    /// The number of an item with its stop is something else than a large letter in smaller type.
    private static let smallestLabelRatio: Float = 1.5
    /// From an initial's baseline to that of the last line that begins beside it, in ems of the line: browsers set it level with the first line's top, and
    /// leave its foot between two lines.
    private static let lowestLine: Float = 0.8
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
    init(_ fragments: [Fragment], _ ranges: [Range<Int>], frame: Int, cells: borrowing Span<Cell>) {
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
            if let initial = initial(index, fragments, ratio: ratio, isWord: isNumber) { initials.append(initial) }
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

    /// - Parameters:
    ///   - ratio: how much larger than its text it is, at the least.
    ///   - isWord: by itself, whatever stands behind it.
    private func initial(_ index: Int, _ fragments: [Fragment], ratio: Float, isWord: Bool) -> Initial? {
        let cap = fragments[index]
        let beside = fragments.indices.filter { candidate in
            let line = fragments[candidate]
            return line.frame == cap.frame && line.size * ratio < cap.size && line.x0 > cap.x1 - 0.6 * line.size
                && line.x0 < cap.x1 + 1.6 * line.size
                && line.y > cap.y - Self.lowestLine * line.size && line.y < cap.y + 0.75 * cap.size
        }
        .sorted { fragments[$0].y > fragments[$1].y }
        guard let top = beside.first, let bottom = beside.last else { return nil }
        let (first, last) = (fragments[top], fragments[bottom])
        // It reaches from the first line's height down to the last line's foot.
        guard first.y - last.y > 0.8 * first.size, (cap.y + 0.7 * cap.size - first.y - 0.7 * first.size).magnitude < 0.75 * first.size,
            (cap.y - last.y).magnitude < Self.lowestLine * first.size
        else { return nil }
        // Where the first line keeps further away than the second, a space is meant: "A  man", "I  was".
        let second = fragments[beside[1]]
        let isWord = isWord || first.x0 - second.x0 > 0.2 * first.size && first.x0 - cap.x1 > 0.2 * first.size
        return Initial(fragment: index, firstLine: top, beside: beside, isGlued: !isWord)
    }
}
