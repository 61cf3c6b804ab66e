/// Puts accents that were shown as glyphs of their own together with their letters: TeX's old fonts and many drawing programs set "é" as "´" over "e".
struct Accents {
    /// Those of all letters.
    static let all = Accents()

    private let table: [UInt64: UInt32]

    init() {
        var table: [UInt64: UInt32] = [:]
        for (mark, pairs) in compositions {
            let scalars = Array(pairs.unicodeScalars)
            for index in stride(from: 0, to: scalars.count - 1, by: 2) {
                table[Self.key(scalars[index].value, mark)] = scalars[index + 1].value
            }
        }
        self.table = table
    }

    private static func key(_ base: UInt32, _ mark: UInt32) -> UInt64 { UInt64(base) << 32 | UInt64(mark) }

    /// What a letter and a mark make together; nil if Unicode has no single character for it.
    func compose(_ base: UInt32, _ mark: UInt32) -> UInt32? {
        // TeX sets accents over the dotless letters.
        let letter: UInt32 = base == 0x131 ? 0x69 : base == 0x237 ? 0x6A : base
        return table[Self.key(letter, mark)]
    }

    /// The combining mark that a spacing accent, or a combining mark shown by itself, stands for.
    @inline(__always)
    static func mark(of unicode: UInt32) -> UInt32? {
        if unicode < 0x60 { return unicode == 0x5E ? 0x302 : unicode == 0x2F ? stroke : nil }
        if unicode >= 0x300, unicode <= 0x36F { return unicode }
        if unicode == 0x3099 || unicode == 0x309A || unicode == nikhahit || unicode == niggahita { return unicode }
        switch unicode {
        case 0x60, 0x2CB: return 0x300
        case 0xB4, 0x2CA: return 0x301
        case 0x2C6: return 0x302
        case 0x7E, 0x2DC: return 0x303
        case 0xAF, 0x2C9: return 0x304
        case 0x2D8: return 0x306
        case 0x2D9: return 0x307
        case 0xA8: return 0x308
        case 0x2DA, 0xB0: return 0x30A
        case 0x2DD: return 0x30B
        case 0x2C7: return 0x30C
        case 0xB8: return 0x327
        case 0x2DB: return 0x328
        case 0x20D7: return vector
        case 0x223C: return similar
        case 0x20DD, 0x25EF: return circle
        default: return GreekBreathing.holds(unicode) ? unicode : nil
        }
    }

    /// Set in the value of a cell that stands for a letter and a mark for which Unicode has no character of their own: the letter in the lower 21
    /// bits, above it which of the marks from U+0300 on.
    static let pairFlag: UInt32 = 0x2000_0000

    /// A letter of an alphabet or a sign of a set with the accent that formulae put on it; nil for others, and for signs that mean something by
    /// themselves: °, ~, ^.
    private static func pair(_ base: UInt32, _ mark: UInt32, accent: UInt32) -> UInt32? {
        // The mark of stress in Russian textbooks and dictionaries.
        if accent == 0xB4, 0x400..<0x530 ~= base { return pairFlag | 1 << 21 | base }
        if mark == stroke { return isRelation(base) ? pairFlag | (stroke - 0x300) << 21 | base : nil }
        guard
            mark == vector
                || (accent == 0xA8 || accent == 0xAF || accent &- 0x2C6 < 0x18 || accent &- 0x300 < 0x0D) && mark &- 0x300 < 0x0D
        else { return nil }
        let isSign = base &- 0x2229 < 2 || base &- 0x2293 < 6 || base == 0x2207 && mark == vector
        guard isSign || base < 0x590 || isMathematical(base), isSign || Unicode.Scalar(base)?.properties.isAlphabetic ?? false else {
            return nil
        }
        return pairFlag | (mark - 0x300) << 21 | base
    }

    /// A letter of a formula with the arrow of a vector; nil for what is none.
    static func vector(over base: UInt32) -> UInt32? {
        base & pairFlag == 0 && base != GlyphCollector.silent ? pair(base, vector, accent: vector) : nil
    }

    /// Arrows and relations.
    private static func isRelation(_ unicode: UInt32) -> Bool { unicode &- 0x2190 < 0x170 || unicode &- 0x27F0 < 0x310 }

    /// The letter and the mark of a cell's value with ``pairFlag``.
    static func parts(of unicode: UInt32) -> (base: UInt32, mark: UInt32) {
        let mark = 0x300 + (unicode >> 21 & 0x7F)
        return (unicode & 0x1F_FFFF, mark == vector ? 0x20D7 : mark)
    }

    /// Joins each accent of a fragment with the neighbour that it stands over or under; the accent's own cell falls silent.
    func join(_ cells: inout [Cell], _ fragments: [Fragment], _ number: Int) {
        let range = fragments[number].start..<fragments[number].end
        // On a page that has some, most fragments have none.
        guard let first = Self.firstMark(in: cells.span, range) else { return }
        for index in first..<range.upperBound {
            if (cells[index].unicode | 0x20) &- 0x61 < 26 { continue }
            guard let mark = Self.mark(of: cells[index].unicode) else { continue }
            if mark == Self.nikhahit || mark == Self.niggahita {
                Self.joinVowel(&cells, index, range)
                continue
            }
            if GreekBreathing.holds(mark) {
                Self.joinBreathing(&cells, index, range)
                continue
            }
            for neighbour in [index + 1, index - 1] where neighbour >= 0 && neighbour < cells.count {
                let (accent, base) = (cells[index], cells[neighbour])
                let isOver =
                    switch mark {
                    case Self.stroke: accent.unicode == 0x2F ? covers(accent, base) : strikes(accent, base)
                    case Self.circle: base.x0 > accent.x0 && base.x1 < accent.x1
                    case _ where Self.begins(with: accent, base, em: fragments[number].em): isNear(neighbour, fragments, number)
                    default: overlap(accent, base)
                    }
                // A combining mark follows its letter; its own width is mostly zero.
                let follows = neighbour == index - 1 && range.contains(neighbour) && mark == accent.unicode && !accent.followsSpace
                guard isOver || follows, accent.unicode != 0x2F || isNear(neighbour, fragments, number, within: Self.sameLine) else {
                    continue
                }
                // A combining mark follows its letter.
                let pair =
                    isOver
                        && (accent.unicode < 0x300 || mark == Self.stroke || mark == Self.vector || neighbour == index - 1
                            || Self.isMathematical(base.unicode))
                        && isNear(neighbour, fragments, number)
                    ? Self.pair(base.unicode, mark, accent: accent.unicode) : nil
                guard
                    let composed = mark == Self.similar
                        ? Self.congruent(base.unicode, isOver && isNear(neighbour, fragments, number)) : compose(base.unicode, mark) ?? pair
                else {
                    continue
                }
                // A circle begins before its letter: the sign keeps its place in the line.
                let (kept, other) = mark == Self.circle ? (index, neighbour) : (neighbour, index)
                cells[kept].unicode = composed
                cells[other].unicode = GlyphCollector.silent
                // Shown first, and further right than its letter begins, it is as far from the letter before as this one.
                if neighbour == index + 1, accent.x0 > base.x0 {
                    cells[index].gap -= accent.x0 - base.x0
                    cells[index].x0 = base.x0
                }
                // What follows was measured from the end of both.
                let next = max(index, neighbour) + 1
                if range.contains(neighbour), range.contains(next), accent.x1 > base.x1, accent.unicode &- 0x2DA < 2 {
                    cells[next].gap += accent.x1 - base.x1
                    cells[index].x1 = base.x1
                }
                break
            }
        }
    }

    /// Whether a combining mark without a width is shown where the letter of a formula begins that it stands over, as TeX's engines with Unicode do it.
    private static func begins(with accent: Cell, _ base: Cell, em: Float) -> Bool {
        accent.unicode &- 0x300 < 0x70 && accent.x1 - accent.x0 < 0.01 * em && isMathematical(base.unicode)
            && (base.x0 - accent.x0).magnitude < farthestBefore * em
    }

    /// In ems. A narrow mark begins where it stands, a wide one further left.
    private static let farthestBefore: Float = 0.3

    /// Letters of formulae: those of the block of that name, and ℎ, ℓ, ℱ and others that are older.
    private static func isMathematical(_ unicode: UInt32) -> Bool { unicode &- 0x1D400 < 0x400 || unicode &- 0x210A < 0x2B }

    private static func firstMark(in cells: borrowing Span<Cell>, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            let unicode = cells[index].unicode
            // Letters of ASCII are none, and nearly all.
            if (unicode | 0x20) &- 0x61 >= 26, mark(of: unicode) != nil { return index }
            index &+= 1
        }
        return nil
    }

    /// The stroke that negates a relation: TeX shows it before the sign, without a width of its own.
    private static let stroke: UInt32 = 0x338
    /// Stands for U+20D7, the arrow over a vector, which TeX shows before its letter: the last of the block of marks, which is none.
    private static let vector: UInt32 = 0x37F
    /// TeX sets "≅" as "∼" over "=".
    private static let similar: UInt32 = 0x223C
    private static func congruent(_ base: UInt32, _ isOver: Bool) -> UInt32? { isOver && base == 0x3D ? 0x2245 : nil }
    /// Around a letter: TeX makes © that way.
    private static let circle: UInt32 = 0x20DD
    /// The rings of Thai and Lao.
    private static let nikhahit: UInt32 = 0x0E4D
    private static let niggahita: UInt32 = 0x0ECD

    /// Fonts take the vowel am of Thai and Lao apart, so that a mark of tone fits between its ring and its aa: it is one again.
    private static func joinVowel(_ cells: inout [Cell], _ index: Int, _ range: Range<Int>) {
        let ring = cells[index].unicode
        let vowel: UInt32 = ring == nikhahit ? 0x0E32 : 0x0EB2
        let tones: ClosedRange<UInt32> = ring == nikhahit ? 0x0E48...0x0E4B : 0x0EC8...0x0ECB
        for next in range.clamped(to: (index + 1)..<(index + 3)) {
            if cells[next].unicode == vowel {
                cells[next].unicode = vowel + 1
                cells[index].unicode = GlyphCollector.silent
            }
            if !tones.contains(cells[next].unicode) { return }
        }
    }

    /// A Greek capital has its breathing and its accent on its left.
    private static func joinBreathing(_ cells: inout [Cell], _ index: Int, _ range: Range<Int>) {
        let next = index + 1
        guard range.contains(next), !cells[next].followsSpace,
            let composed = GreekBreathing.compose(cells[index].unicode, cells[next].unicode)
        else { return }
        cells[index].unicode = composed
        cells[next].unicode = GlyphCollector.silent
    }

    /// Whether a neighbour stands in the same line, though perhaps in the fragment before or after an accent's.
    ///
    /// - Parameter height: between their baselines, in ems.
    private func isNear(_ neighbour: Int, _ fragments: [Fragment], _ number: Int, within height: Float = highestAccent) -> Bool {
        let own = fragments[number]
        if neighbour >= own.start, neighbour < own.end { return true }
        let other = neighbour < own.start ? number - 1 : number + 1
        guard fragments.indices.contains(other) else { return false }
        let fragment = fragments[other]
        return neighbour >= fragment.start && neighbour < fragment.end && fragment.frame == own.frame
            && (fragment.y - own.y).magnitude < height * max(fragment.size, own.size)
    }

    /// Above its letter's baseline, in ems.
    private static let highestAccent: Float = 0.75
    /// Of a stroke through a sign.
    private static let sameLine: Float = 0.1

    private func strikes(_ stroke: Cell, _ sign: Cell) -> Bool {
        let width = sign.x1 - sign.x0
        return stroke.x0 > sign.x0 - 0.4 * width && stroke.x0 < sign.x0 + 0.6 * width
    }

    /// Whether a slash has been set over a sign, as TeX makes "∉": in its middle, or nearly so.
    private func covers(_ slash: Cell, _ sign: Cell) -> Bool {
        (slash.x0 + slash.x1 - sign.x0 - sign.x1).magnitude < 0.4 * (sign.x1 - sign.x0)
    }

    /// Whether an accent's middle lies within a letter, and most of the accent does.
    private func overlap(_ accent: Cell, _ base: Cell) -> Bool {
        let middle = (accent.x0 + accent.x1) / 2
        let common = min(accent.x1, base.x1) - max(accent.x0, base.x0)
        return middle > base.x0 && middle < base.x1 && common > 0.5 * min(accent.x1 - accent.x0, base.x1 - base.x0)
    }
}
