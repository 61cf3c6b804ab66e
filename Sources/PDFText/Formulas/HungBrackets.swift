/// Large brackets of one glyph, which TeX hangs over their line: while fractions are looked for, those of a pair stand on the baseline of what is between them,
/// as they are part of the row that it is in.
struct HungBrackets {
    /// The first cell of each, with the height it was shown at, and that of its row.
    private var places: [(cell: Int, y: Float, baseline: Float)] = []

    /// From the row up to where its bracket hangs from, in ems.
    private static let heights: ClosedRange<Float> = 0.5...1.4
    /// Between what stands beside the one and beside the other, in ems.
    private static let tolerance: Float = 0.1
    /// Exponents between a bracket and what it stands beside.
    private static let mostBetween = 3

    init(levelling fragments: inout [Fragment], _ brackets: [TallBracket]) {
        for opening in brackets where opening.side == .opening && Self.mayHang(opening) {
            guard let partner = opening.partner, brackets.indices.contains(partner), Self.mayHang(brackets[partner]) else { continue }
            let (first, last) = (opening.fragments.lowerBound, brackets[partner].fragments.lowerBound)
            guard first >= 0, last < fragments.count, last - first > 1, let y = Self.row(from: first, by: 1, fragments),
                let end = Self.row(from: last, by: -1, fragments), (y - end).magnitude < Self.tolerance * opening.size,
                Self.heights.contains((fragments[first].y - y) / opening.size),
                Self.heights.contains((fragments[last].y - y) / opening.size)
            else { continue }
            for index in [first, last] {
                places.append((fragments[index].start, fragments[index].y, y))
                fragments[index].y = y
            }
        }
    }

    private static func mayHang(_ bracket: TallBracket) -> Bool { bracket.isSure && !bracket.isOfPieces && !bracket.isStretched }

    /// The baseline of what stands beside a bracket, other brackets and exponents left out.
    private static func row(from bracket: Int, by step: Int, _ fragments: [Fragment]) -> Float? {
        let sign = fragments[bracket]
        for count in 1...mostBetween {
            let index = bracket + step * count
            guard fragments.indices.contains(index), fragments[index].frame == sign.frame else { return nil }
            if fragments[index].size > 0.9 * sign.size, fragments[index].y != sign.y { return fragments[index].y }
        }
        return nil
    }

    /// Puts back those that haven't been moved since.
    func restore(_ fragments: inout [Fragment]) {
        guard !places.isEmpty else { return }
        let known = Dictionary(places.map { ($0.cell, $0) }) { first, _ in first }
        for index in fragments.indices {
            if let place = known[fragments[index].start], fragments[index].y == place.baseline { fragments[index].y = place.y }
        }
    }
}
