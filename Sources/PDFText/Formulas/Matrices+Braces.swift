/// Brackets without a partner: the brace of a function by cases.
extension Matrices {
    /// Rows behind a brace that nothing closes: the cases of a function.
    mutating func openAlone(_ number: Int, _ place: Int) {
        let bracket = brackets[number]
        braceCount += 1
        guard bracket.isSure || bracket.shape == .curly, braceCount <= Self.mostBraces else { return }
        // The pieces of some fonts stand above their baselines, those of TeX's hang below them.
        let base =
            neighbour(of: place, bracket)
            ?? (bracket.isOfPieces ? neighbour(of: place, bracket, near: bracket.middle + Self.standing * bracket.size) : nil)
        guard base != nil || bracket.isOfPieces || bracket.hangsAlone else { return }
        let members = (place + 1)..<end(of: place, bracket, base)
        let rows = rows(members)
        guard let first = rows.first, let last = rows.last else { return put(place, on: bracket.isOfPieces ? base?.y : nil) }
        let middle = (first.y + last.y) / 2
        let isRight = base.map { (middle - $0.y).magnitude < Self.tolerance * bracket.size } ?? isAround(bracket, middle)
        let isBeside = rows.allSatisfy { row in row.members.contains { fragments[$0].x0 < bracket.x1 + 4 * bracket.size } }
        if rows.count > 1, isRight, isBeside {
            merge(
                place..<members.upperBound, rows, base, middle, to: members.reduce(bracket.x1) { max($0, fragments[$1].x1) }, closing: nil)
        } else if bracket.isOfPieces {
            put(place, on: base?.y ?? rows.min { ($0.y - bracket.middle).magnitude < ($1.y - bracket.middle).magnitude }?.y)
        }
    }

    /// From the middle of the baselines of such pieces up to that of the line, in ems.
    private static let standing: Float = 0.75

    /// Where the rows behind a brace end: they go down from it as far as they begin above its line.
    private func end(of place: Int, _ bracket: TallBracket, _ base: Fragment?) -> Int {
        var end = place + 1
        let size = bracket.size
        var (top, bottom): (Float?, Float) = (nil, .infinity)
        var right = bracket.x1
        var isLow = false
        // The rows of one that has no text before it.
        var (first, last) = (-Float.infinity, Float.infinity)
        while end < fragments.count, end - place < Self.mostMembers {
            let fragment = fragments[end]
            guard fragment.frame == frame, !fragment.isRightToLeft, fragment.x0 > bracket.x1 - 0.3 * size,
                fragment.x0 < right + (base.map { (fragment.y - $0.y).magnitude > 0.3 * size } == true ? Self.widestColumnGap : 8) * size
            else { break }
            if let base {
                let shift = fragment.y - base.y
                if own(fragment) > 0.8 * size {
                    guard let top else {
                        guard shift > 0.3 * size else { break }
                        (top, bottom, right, end) = (shift, shift, max(right, fragment.x1), end + 1)
                        continue
                    }
                    // Behind the last row the line goes on.
                    if isLow, shift.magnitude < 0.2 * size, fragment.x0 > right - 0.1 * size { break }
                    bottom = min(bottom, shift)
                    isLow = shift < -top + 0.5 * size
                    if shift.magnitude > top + Self.tolerance * size { break }
                } else if shift.magnitude > (top ?? size) + 1.2 * size {
                    break
                }
            } else {
                let isIndex = own(fragment) <= 0.8 * size
                let lowest = bracket.hangsAlone ? Self.tallestSign + (isIndex ? 0.5 : 0) : 2
                guard fragment.y < bracket.high + size, fragment.y > bracket.low - lowest * size else { break }
                if bracket.hangsAlone, !isIndex {
                    // Between two rows the line goes on.
                    if first - last > 0.9 * size, (fragment.y - (first + last) / 2).magnitude < 0.25 * size,
                        fragment.x0 > right - 0.1 * size
                    {
                        break
                    }
                    (first, last) = (max(first, fragment.y), min(last, fragment.y))
                }
            }
            right = max(right, fragment.x1)
            end += 1
        }
        return end
    }

    /// Rows in front of a bracket that nothing opens.
    mutating func closeAlone(_ number: Int, _ sign: Fragment, _ range: Range<Int>, before behind: Fragment?) {
        let bracket = brackets[number]
        let base = behind.flatMap { $0.x0 - bracket.x1 < Self.gap * bracket.size && $0.x0 > bracket.x1 - 0.3 * bracket.size ? $0 : nil }
        let size = bracket.size
        var start = fragments.count
        let level = base?.y ?? bracket.middle - 0.5 * size
        var (bottom, left): (Float?, Float) = (nil, bracket.x0)
        var isHigh = false
        let least = max(open.last.map { $0.place + 1 } ?? 0, fragments.count - Self.mostMembers)
        while start > least, bracket.isSure {
            let fragment = fragments[start - 1]
            guard fragment.frame == frame, !fragment.isRightToLeft, fragment.x1 < bracket.x0 + 0.3 * size, fragment.x1 > left - 8 * size
            else { break }
            let shift = fragment.y - level
            if own(fragment) > 0.8 * size {
                if let bottom {
                    if isHigh, shift.magnitude < 0.25 * size, fragment.x1 < left + 0.1 * size { break }
                    if shift.magnitude > bottom + Self.tolerance * size { break }
                    isHigh = shift > bottom - 0.5 * size
                } else {
                    guard shift < -0.3 * size else { break }
                    bottom = -shift
                }
            } else if shift.magnitude > (bottom ?? size) + 1.2 * size {
                break
            }
            left = min(left, fragment.x0)
            start -= 1
        }
        let rows = rows(start..<fragments.count)
        guard rows.count > 1, let first = rows.first, let last = rows.last,
            base.map({ ((first.y + last.y) / 2 - $0.y).magnitude < Self.tolerance * size }) ?? isAround(bracket, (first.y + last.y) / 2)
        else {
            append(sign, range)
            if bracket.isOfPieces { put(fragments.count - 1, on: base?.y ?? rows.first?.y) }
            return
        }
        merge(start..<fragments.count, rows, base, (first.y + last.y) / 2, to: sign.x1, closing: (sign, range), hasOpening: false)
    }

    /// Whether a baseline is about where a bracket of pieces has its middle, or where the line of a brace is that hangs above it.
    private func isAround(_ bracket: TallBracket, _ y: Float) -> Bool {
        bracket.isOfPieces && (y - bracket.middle).magnitude < 1.2 * bracket.size
            || bracket.hangsAlone && (y - bracket.level).magnitude < Self.tolerance * bracket.size
    }

    /// From where the brace of two rows hangs to below these, in ems: TeX's largest sign is 3 high.
    private static let tallestSign: Float = 2.7
}
