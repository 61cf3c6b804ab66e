/// Accents that have been said with their letters, and were shown by themselves: TeX raises those over tall letters by a quarter of an em. While formulae
/// are looked at they stand on the baselines of these: what looks for rows, or for what stands beside a bracket, would find an accent.
struct RaisedAccents {
    /// The first cell of each, with the height it was shown at, and its letter's.
    private var places: [(cell: Int, y: Float, baseline: Float)] = []

    /// From the baseline of a letter to that of its accent, and from its edge to the middle of that, in ems.
    private static let heights: ClosedRange<Float> = 0.05...0.6
    private static let besideLetter: Float = 0.2

    /// Puts them on their letters' baselines.
    init(levelling fragments: inout [Fragment], _ cells: borrowing Span<Cell>) {
        for index in fragments.indices where fragments[index].end &- fragments[index].start == 1 {
            let accent = fragments[index]
            guard cells[accent.start].unicode == GlyphCollector.silent else { continue }
            let middle = (accent.x0 + accent.x1) / 2
            for place in [index + 1, index - 1] where fragments.indices.contains(place) && fragments[place].frame == accent.frame {
                let base = fragments[place]
                guard Self.heights.contains((accent.y - base.y).magnitude / base.size), middle > base.x0 - Self.besideLetter * base.size,
                    middle < base.x1 + Self.besideLetter * base.size
                else { continue }
                places.append((accent.start, accent.y, base.y))
                fragments[index].y = base.y
                break
            }
        }
    }

    /// Puts back those that haven't been moved since.
    func restore(_ fragments: inout [Fragment]) {
        guard !places.isEmpty else { return }
        let known = Dictionary(places.map { ($0.cell, $0) }) { first, _ in first }
        for index in fragments.indices where fragments[index].end &- fragments[index].start == 1 {
            if let place = known[fragments[index].start], fragments[index].y == place.baseline { fragments[index].y = place.y }
        }
    }
}
