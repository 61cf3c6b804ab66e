/// The grid that LaTeX's package `listings` sets code on, in type of any kind: each character has a place of .6 ems, and the letters of a name stand as far
/// apart as its places leave them. The gaps between the letters of "title" are as wide there as those between other words; what parts two words is a place
/// that is left free.
struct ListingGrid {
    /// From place to place, in points.
    private let pitch: Float
    /// Of the letters, in points.
    private let em: Float
    private let frame: Int
    /// Where places begin: the remainders by the pitch, for each listing of the page that is set in a grid of its own.
    private var phases: [Float] = []
    /// The baselines of the lines it was found in, from below, and how far these reach.
    private var baselines: [Float] = []
    private var (left, right): (Float, Float) = (.infinity, -.infinity)

    /// The package's measure is that of the font: an em of Computer Modern is wider than its size in small sizes (10, 9, 8, 7 and 12 points; table of font
    /// dimensions in its files).
    private static let pitches: [Float] = [0.6, 0.6 * 1.0278, 0.6 * 1.0625, 0.6 * 1.1389, 0.6 * 0.9792]

    /// Of lines that tell, and of all of them.
    static let fewestCells = 12
    private static let fewestCellsOfAll = 24
    /// Two lines may be of one grid, and a text may have so many.
    private static let samePhase: Float = 0.15
    private static let mostPhases = 16
    private static let sameEm: Float = 0.02

    /// Sizes of type that the listings of a page may be set in.
    private static let mostSizes = 4

    /// The grids of a page, one for each size of type.
    ///
    /// - Parameter suspects: fragments without spaces, of ``fewestCells`` or more, most of whose letters stand apart.
    static func all(_ suspects: [Fragment], _ cells: borrowing Span<Cell>) -> [ListingGrid] {
        var suspects = suspects.filter {
            areSpread($0, cells, share: spreadShare, closest: -.infinity) == true && areEvenInNames($0, cells)
        }
        var grids: [ListingGrid] = []
        for _ in 0..<mostSizes {
            guard let longest = suspects.max(by: { $0.end - $0.start < $1.end - $1.start }) else { break }
            if let grid = ListingGrid(suspects, cells, like: longest) { grids.append(grid) }
            suspects.removeAll { $0.frame == longest.frame && ($0.em - longest.em).magnitude < sameEm * longest.em }
        }
        return grids
    }

    /// - Parameter longest: one of the suspects; only those of its size count.
    private init?(_ suspects: [Fragment], _ cells: borrowing Span<Cell>, like longest: Fragment) {
        (em, frame) = (longest.em, longest.frame)
        var best: (pitch: Float, count: Int, fits: [(fragment: Fragment, fit: Fit)]) = (0, 0, [])
        for share in Self.pitches {
            var (count, fits): (Int, [(Fragment, Fit)]) = (0, [])
            for suspect in suspects where suspect.frame == frame && (suspect.em - em).magnitude < Self.sameEm * em {
                guard let fit = Fit(suspect, cells, pitch: share * em), fit.isGood else { continue }
                count += suspect.end - suspect.start
                fits.append((suspect, fit))
            }
            if count > best.count { best = (share * em, count, fits) }
        }
        pitch = best.pitch
        guard best.count >= Self.fewestCellsOfAll, Self.areUneven(best.fits.map(\.fragment), cells) else { return nil }
        for (fragment, fit) in best.fits {
            baselines.append(fragment.y)
            (left, right) = (min(left, fragment.x0), max(right, fragment.x1))
            if phases.count < Self.mostPhases, !isInPhase(fit.phase, within: Self.samePhase) { phases.append(fit.phase) }
        }
        baselines.sort()
    }

    /// Whether most letters that follow each other stand apart, or so do many; nil where there are but few letters.
    ///
    /// - Parameter closest: letters that overlap by more than this, in ems, are as telling.
    private static func areSpread(_ fragment: Fragment, _ cells: borrowing Span<Cell>, share: Float, closest: Float) -> Bool? {
        var (pairs, spread): (Float, Float) = (0, 0)
        for index in (fragment.start + 1)..<fragment.end where isInName(cells, index, fragment.em) {
            pairs += 1
            let gap = cells[index].gap
            if gap > leastSpread * fragment.em || gap < closest * fragment.em { spread += 1 }
        }
        return pairs >= fewestPairs ? spread >= share * pairs : nil
    }

    /// Whether the letters of each name stand equally far apart, as no type does whose widths are but told wrongly.
    private static func areEvenInNames(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        var (even, all) = (0, 0)
        for index in (fragment.start + 2)..<fragment.end
        where isInName(cells, index, fragment.em) && isInName(cells, index - 1, fragment.em) {
            all += 1
            if (cells[index].gap - cells[index - 1].gap).magnitude < evenness * fragment.em { even += 1 }
        }
        return even * 3 >= all * 2
    }

    /// Whether the letters of some names stand further apart than those of others in their line: where letters are spaced for the look of it, or to fill
    /// a line, all of the line stand equally far.
    private static func areUneven(_ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        var (uneven, gaps): (Int, [Float]) = (0, [])
        for fragment in fragments {
            gaps.removeAll(keepingCapacity: true)
            for index in (fragment.start + 1)..<fragment.end where isInName(cells, index, fragment.em) { gaps.append(cells[index].gap) }
            gaps.sort()
            let tenth = gaps.count / 10
            if !gaps.isEmpty, gaps[gaps.count - 1 - tenth] - gaps[tenth] > leastUnevenness * fragment.em { uneven += 1 }
        }
        return uneven > 0 && uneven * 4 >= fragments.count
    }

    /// Whether a letter follows another one, and not behind a space.
    private static func isInName(_ cells: borrowing Span<Cell>, _ index: Int, _ em: Float) -> Bool {
        cells[index].gap < widestSpread * em && Bidirectional.isLetter(cells[index].unicode)
            && Bidirectional.isLetter(cells[index - 1].unicode)
    }

    /// In ems: of the letters of a name.
    private static let leastSpread: Float = 0.04
    private static let widestSpread: Float = 0.4
    private static let leastUnevenness: Float = 0.04
    private static let evenness: Float = 0.015
    private static let fewestPairs: Float = 5
    /// Of lines that tell of a grid, and of those near them.
    private static let spreadShare: Float = 0.6
    private static let spreadShareNear: Float = 0.3

    /// Whether a fragment is set on the grid: one of several letters by itself, a short one where lines of the listing are near.
    func holds(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        guard fragment.frame == frame, fragment.spaceCount == 0, (fragment.em - em).magnitude < Self.sameEm * em, !fragment.isRightToLeft,
            isNear(fragment), let fit = Fit(fragment, cells, pitch: pitch)
        else { return false }
        switch Self.areSpread(fragment, cells, share: Self.spreadShareNear, closest: -Self.leastSpread) {
        case false?: return false
        case true? where fragment.end - fragment.start >= Self.fewestCells: return fit.isFair
        default: return fit.isGood && isInPhase(fit.phase, within: 2 * Self.samePhase)
        }
    }

    /// Whether a place is free between two cells.
    @inline(__always)
    func parts(_ before: Cell, _ cell: Cell) -> Bool {
        cell.gap > Self.leastSpace * pitch && cell.x0 + cell.x1 - before.x0 - before.x1 >= 3 * pitch
    }

    /// As a share of a place: two wide letters may stand further from each other, from middle to middle, than three places are wide.
    private static let leastSpace: Float = 0.5

    private func isInPhase(_ phase: Float, within share: Float) -> Bool {
        phases.contains { other in
            let distance = (phase - other).magnitude
            return min(distance, pitch - distance) < share * pitch
        }
    }

    private func isNear(_ fragment: Fragment) -> Bool {
        guard fragment.x0 > left - em, fragment.x1 < right + Self.near * em else { return false }
        var (low, high) = (0, baselines.count)
        while low < high {
            let middle = (low + high) / 2
            if baselines[middle] < fragment.y - Self.near * em { low = middle + 1 } else { high = middle }
        }
        return low < baselines.count && baselines[low] <= fragment.y + Self.near * em
    }

    /// In ems.
    private static let near: Float = 3.5

    /// How the middles of a fragment's cells stand on places that follow each other.
    private struct Fit {
        /// Where the first place begins, as a remainder by the pitch.
        let phase: Float
        let isGood: Bool
        /// Whether they stand so, but for names of wide letters among narrow ones.
        let isFair: Bool

        /// From place to place over the whole fragment, and from the middle of a place, as shares of it: what is set without a grid runs away from any.
        private static let mostDrift: Float = 0.5
        private static let mostSpread: Float = 0.25
        private static let fairDrift: Float = 0.8
        private static let fairSpread: Float = 0.4
        /// How far a line's pitch may differ from the page's, and in lines of how many places.
        private static let (narrowest, widest): (Float, Float) = (0.97, 1.03)
        private static let fewestPlaces: Float = 12

        init?(_ fragment: Fragment, _ cells: borrowing Span<Cell>, pitch: Float) {
            guard pitch > 0, fragment.start < fragment.end, var line = Line(fragment, cells, pitch: pitch) else { return nil }
            // A place too few or too many along the line makes others seem wider or narrower.
            if line.drift.magnitude > Self.mostDrift, line.places >= Self.fewestPlaces {
                let own = max(Self.narrowest * pitch, min(pitch * (1 + line.drift / line.places), Self.widest * pitch))
                guard let other = Line(fragment, cells, pitch: own) else { return nil }
                if other.drift.magnitude < line.drift.magnitude { line = other }
            }
            let start = line.start / pitch
            phase = (start - start.rounded(.down)) * pitch
            isGood = line.drift.magnitude <= Self.mostDrift && line.spread <= Self.mostSpread
            isFair = line.drift.magnitude <= Self.fairDrift && line.spread <= Self.fairSpread
        }
    }

    /// The middles of a line's cells, put on the places of a pitch as they come.
    private struct Line {
        /// Where its first place begins, in points.
        let start: Float
        /// How many places it has but for the first.
        let places: Float
        /// In places: how much further from the middles of theirs the cells stand at the end than at the beginning, and how far on average from where they
        /// stand on average.
        let drift, spread: Float

        /// Farther from its place is no cell of a grid, in places.
        private static let farthest: Float = 2.5

        init?(_ fragment: Fragment, _ cells: borrowing Span<Cell>, pitch: Float) {
            let first = 0.5 * (cells[fragment.start].x0 + cells[fragment.start].x1)
            var (before, place): (Float, Float) = (first, 0)
            var (sum, squares, products): (Float, Float, Float) = (0, 0, 0)
            var rests: [Float] = [0]
            for index in (fragment.start + 1)..<fragment.end {
                let middle = 0.5 * (cells[index].x0 + cells[index].x1)
                place += max(1, ((middle - before) / pitch).rounded())
                let rest = (middle - first) / pitch - place
                // Not so if they aren't numbers, either.
                guard rest.magnitude < Self.farthest else { return nil }
                before = middle
                rests.append(rest)
                sum += place
                squares += place * place
                products += place * rest
            }
            let count = Float(rests.count)
            let mean = rests.reduce(0, +) / count
            let variance = squares - sum * sum / count
            (start, places) = (first + (mean - 0.5) * pitch, place)
            drift = variance > 0 ? (products - sum * mean) / variance * place : 0
            spread = rests.reduce(0) { $0 + ($1 - mean).magnitude } / count
        }
    }
}
