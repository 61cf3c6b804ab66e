/// The grid that LaTeX's package `listings` sets code on, in type of any kind: each character has a place, of .6 ems unless told otherwise, and the letters
/// of a name stand as far apart as its places leave them. The gaps between the letters of "title" are as wide there as those between other words; what parts
/// two words is a place that is left free.
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

    /// Of lines that may tell, of those that tell by how far their letters stand apart, and of all of these.
    static let fewestCells = 6
    private static let fewestCellsOfSpread = 12
    private static let fewestCellsOfAll = 24
    /// Two lines may be of one grid, and a text may have so many.
    private static let samePhase: Float = 0.15
    private static let mostPhases = 16
    private static let sameEm: Float = 0.02

    /// Sizes of type that the listings of a page may be set in.
    private static let mostSizes = 4

    /// The grids of a page, one for each size of type.
    ///
    /// - Parameter suspects: fragments without spaces, of ``fewestCells`` or more, half of whose letters stand apart at the least.
    static func all(_ suspects: [Fragment], _ cells: borrowing Span<Cell>) -> [ListingGrid] {
        var suspects = suspects
        var grids: [ListingGrid] = []
        for _ in 0..<mostSizes {
            guard let longest = suspects.max(by: { $0.end - $0.start < $1.end - $1.start }) else { break }
            let isLike = { (other: Fragment) in other.frame == longest.frame && (other.em - longest.em).magnitude < sameEm * longest.em }
            let ofSize = suspects.filter(isLike)
            if let grid = ListingGrid(exact: ofSize, cells, like: longest) ?? ListingGrid(spread: ofSize, cells, like: longest) {
                grids.append(grid)
            }
            suspects.removeAll(where: isLike)
        }
        return grids
    }

    /// A grid that long lines tell of by how far the letters of their names stand apart.
    ///
    /// - Parameter longest: one of the suspects, which are all of its size.
    private init?(spread suspects: [Fragment], _ cells: borrowing Span<Cell>, like longest: Fragment) {
        let suspects = suspects.filter {
            $0.end - $0.start >= Self.fewestCellsOfSpread
                && Self.areSpread($0, cells, share: Self.spreadShare, closest: -.infinity) == true && Self.areEvenInNames($0, cells)
        }
        var best: (pitch: Float, count: Int, fits: [(fragment: Fragment, fit: Fit)]) = (0, 0, [])
        for share in Self.pitches {
            let fits = Self.fits(suspects, cells, pitch: share * longest.em)
            let count = fits.reduce(0) { $0 + $1.fragment.end - $1.fragment.start }
            if count > best.count { best = (share * longest.em, count, fits) }
        }
        guard best.count >= Self.fewestCellsOfAll, Self.areUneven(best.fits.map(\.fragment), cells) else { return nil }
        self.init(best.fits, pitch: best.pitch, like: longest)
    }

    /// A grid that names tell of, however few, since each fills its places to the hair: the white they leave is shared out in equal parts before, between
    /// and behind its letters.
    private init?(exact suspects: [Fragment], _ cells: borrowing Span<Cell>, like longest: Fragment) {
        let names = suspects.flatMap { Name.all($0, cells) }
        guard names.count >= Self.fewestNames, let least = names.map(\.gap).min(), let most = names.map(\.gap).max(),
            most - least > Self.leastUnevennessOfFew * longest.em
        else { return nil }
        var best: (pitch: Float, count: Int) = (0, 0)
        func weigh(_ pitch: Float, fewest: Int) {
            let count = names.count { $0.fills(pitch, longest.em) }
            if count >= fewest, count > best.count { best = (pitch, count) }
        }
        for share in Self.pitches { weigh(share * longest.em, fewest: Self.fewestNames) }
        // In other type, or with other places, the names have to agree on the pitch: one more of them.
        for name in names.prefix(Self.mostAsked) where Self.usualPitches.contains(name.pitch / longest.em) {
            weigh(name.pitch, fewest: Self.fewestNames + 1)
        }
        guard best.count * 5 >= names.count * 4 else { return nil }
        let fits = Self.fits(suspects, cells, pitch: best.pitch)
        guard !fits.isEmpty else { return nil }
        self.init(fits, pitch: best.pitch, like: longest)
    }

    private static let fewestNames = 3
    private static let fewestNamesNear = 2
    /// Letters of a name that tells by itself, in a line near others.
    private static let longName: Float = 4
    /// Names whose pitch is tried, and pitches that a listing may have, in ems.
    private static let mostAsked = 16
    private static let usualPitches: ClosedRange<Float> = 0.4...0.8
    /// Of what a name's letters and the white around them come to, in ems: positions are written in whole thousandths of these, letter by letter.
    private static let exactness: Float = 0.003
    private static let exactnessOfLetters: Float = 0.0005
    private static let leastUnevennessOfFew: Float = 0.02

    private init(_ fits: [(fragment: Fragment, fit: Fit)], pitch: Float, like longest: Fragment) {
        (self.pitch, em, frame) = (pitch, longest.em, longest.frame)
        for (fragment, fit) in fits {
            baselines.append(fragment.y)
            (left, right) = (min(left, fragment.x0), max(right, fragment.x1))
            if phases.count < Self.mostPhases, !isInPhase(fit.phase, within: Self.samePhase) { phases.append(fit.phase) }
        }
        baselines.sort()
    }

    /// The fragments that stand well on places of a pitch.
    private static func fits(_ fragments: [Fragment], _ cells: borrowing Span<Cell>, pitch: Float) -> [(fragment: Fragment, fit: Fit)] {
        var fits: [(Fragment, Fit)] = []
        for fragment in fragments {
            if let fit = Fit(fragment, cells, pitch: pitch), fit.isGood { fits.append((fragment, fit)) }
        }
        return fits
    }

    /// Letters that stand equally far apart, with no space between them.
    private struct Name {
        private let letters: Letters
        /// Where a backslash is the first of them, the others: TeX has it in its names, for other languages it is a sign by itself.
        private let unescaped: Letters?

        /// Whether it fills its places, with its backslash or without.
        func fills(_ pitch: Float, _ em: Float) -> Bool { letters.fills(pitch, em) || unescaped?.fills(pitch, em) == true }
        /// Of the places it fills, in points.
        var pitch: Float { letters.pitch }
        /// Between two of its letters, in points.
        var gap: Float { letters.gap }
        var count: Float { letters.count }

        private init?(_ cells: borrowing Span<Cell>, _ range: Range<Int>, _ em: Float) {
            let isEscaped = cells[range.lowerBound].unicode == 0x5C
            let unescaped = isEscaped ? Letters(cells, range.dropFirst(), em) : nil
            guard let letters = Letters(cells, range, em) ?? unescaped else { return nil }
            (self.letters, self.unescaped) = (letters, unescaped)
        }

        /// The names of a fragment.
        static func all(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> [Name] {
            var names: [Name] = []
            var start = fragment.start
            while start < fragment.end {
                guard cells[start].unicode == 0x5C || Bidirectional.isLetter(cells[start].unicode) else {
                    start += 1
                    continue
                }
                var (end, isWord) = (start + 1, true)
                while end < fragment.end, goesOn(cells[end], fragment.em) {
                    isWord = isWord && Bidirectional.isLetter(cells[end].unicode)
                    end += 1
                }
                // Figures and underscores are of the name in some languages, and signs by themselves in others.
                if isWord, let name = Name(cells, start..<end, fragment.em) { names.append(name) }
                start = end
            }
            return names
        }

        private static func goesOn(_ cell: Cell, _ em: Float) -> Bool {
            cell.gap < widestSpread * em && (Bidirectional.isLetter(cell.unicode) || cell.unicode &- 0x30 < 10 || cell.unicode == 0x5F)
        }
    }

    /// Several letters that stand equally far apart.
    private struct Letters {
        let count: Float
        /// Of them together, and what parts two of them, in points.
        let width, gap: Float

        /// nil for less than two, and where they stand unequally far apart.
        init?(_ cells: borrowing Span<Cell>, _ range: Range<Int>, _ em: Float) {
            guard range.count > 1 else { return nil }
            var (width, least, most): (Float, Float, Float) = (0, .infinity, -.infinity)
            for index in range {
                width += cells[index].x1 - cells[index].x0
                if index > range.lowerBound { (least, most) = (min(least, cells[index].gap), max(most, cells[index].gap)) }
            }
            guard most - least < evenness * em else { return nil }
            (count, self.width, gap) = (Float(range.count), width, (least + most) / 2)
        }

        /// Of the places that they fill, one for each, in points.
        var pitch: Float { (width + (count + 1) * gap) / count }

        /// Whether they fill as many places as they are, or would with no white before them, which they go without behind some signs.
        func fills(_ pitch: Float, _ em: Float) -> Bool {
            let rest = count * (self.pitch - pitch)
            let exactness = (ListingGrid.exactness + ListingGrid.exactnessOfLetters * count) * em
            return rest.magnitude < exactness || (rest + gap).magnitude < exactness
        }
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

    /// Whether a fragment near lines of the listing is set on the grid: most of its names fill their places, or its cells stand on these as a whole.
    func holds(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        guard fragment.frame == frame, fragment.spaceCount == 0, (fragment.em - em).magnitude < Self.sameEm * em, !fragment.isRightToLeft,
            isNear(fragment)
        else { return false }
        // They tell wherever the line begins, left of all others as well. One behind a word that is wider than its places has less white.
        let names = Name.all(fragment, cells)
        let filling = names.count { $0.fills(pitch, em) }
        if filling >= Self.fewestNamesNear, filling * 3 >= names.count * 2 { return true }
        if filling == 1, names.count == 1, names[0].count >= Self.longName { return true }
        guard fragment.x0 > left - em, fragment.x1 < right + Self.near * em, let fit = Fit(fragment, cells, pitch: pitch) else {
            return false
        }
        switch Self.areSpread(fragment, cells, share: Self.spreadShareNear, closest: -Self.leastSpread) {
        case false?: return false
        case true? where fragment.end - fragment.start >= Self.fewestCellsOfSpread: return fit.isFair
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

    /// Whether a line it was found in is level with a fragment, or stands close above or below.
    private func isNear(_ fragment: Fragment) -> Bool {
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
