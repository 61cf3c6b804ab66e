/// What annotations show over the words of the page: a comment that somebody put where there was no room, a stamp. It belongs to no line that it lies over.
/// What is filled into a form stands in its blanks.
struct MarksOverText {
    /// Indices of the fragments of such annotations.
    private(set) var fragments: Set<Int> = []

    /// Signs of a mark: what is put over a box is a tick.
    private static let fewestSigns = 4
    /// How much of a line of it lies over words: what is filled in may begin over the end of its name.
    private static let leastOfMark: Float = 0.4
    /// How much of a word it lies over, at the least, and how far from each other their baselines are, at the most: in ems of the word.
    private static let leastShared: Float = 0.5
    private static let level: Float = 0.65
    /// Comparisons for one page.
    private static let maximumWork = 1_000_000

    init(_ all: [Fragment], _ frames: [Frame], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        guard all.contains(where: { $0.overlay != 0 }) else { return }
        let marks = Dictionary(grouping: all.indices.filter { all[$0].overlay != 0 }) { all[$0].overlay }
        var work = 0
        for (_, own) in marks.sorted(by: { $0.key < $1.key }) {
            guard own.reduce(0, { $0 + all[$1].end - all[$1].start }) >= Self.fewestSigns,
                !own.contains(where: { frames[all[$0].frame].isOfDiagrams })
            else { continue }
            work += own.count * all.count
            guard work < Self.maximumWork else { return }
            if own.contains(where: { Self.isOver(all[$0], all, ranges, words, cells) }) { fragments.formUnion(own) }
        }
    }

    private static func isOver(
        _ mark: Fragment, _ all: [Fragment], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        var shared: Float = 0
        for (index, other) in all.enumerated()
        where other.overlay == 0 && other.frame == mark.frame && (other.y - mark.y).magnitude < level * other.size && other.x1 > mark.x0
            && other.x0 < mark.x1
        {
            for word in words[ranges[index]] where min(word.x1, mark.x1) - max(word.x0, mark.x0) > leastShared * word.size {
                guard (Int(word.start)..<Int(word.end)).contains(where: { Bidirectional.isLetter(cells[$0].unicode) }) else { continue }
                shared += min(word.x1, mark.x1) - max(word.x0, mark.x0)
            }
        }
        return shared > leastOfMark * (mark.x1 - mark.x0)
    }
}
