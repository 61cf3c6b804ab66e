/// Leaves out the invisible text (render mode 3) of pages that were read by OCR although they have text: what it says stands there visibly. Where
/// nothing visible says the same, as in a scan with a stamp on it, it stays.
struct HiddenCopies {
    /// What is read in a picture stands within so many ems of the letter, and its size is within a factor of about two.
    private struct Place: Hashable {
        let unicode: UInt32
        let frame, scale, column, row: Int
    }

    private let cells: [Cell]
    private var visible: Set<Place> = []

    /// - Parameter isInvisible: by run.
    static func removed(from fragments: [Fragment], _ cells: [Cell], isInvisible: (Int32) -> Bool) -> [Fragment] {
        let hidden = fragments.map { isInvisible(cells[$0.start].run) }
        guard hidden.contains(true), hidden.contains(false) else { return fragments }
        var pass = HiddenCopies(cells: cells)
        for (fragment, isHidden) in zip(fragments, hidden) where !isHidden { pass.add(fragment) }
        return zip(fragments, hidden).compactMap { $1 && pass.says($0) ? nil : $0 }
    }

    private init(cells: [Cell]) { self.cells = cells }

    private mutating func add(_ fragment: Fragment) {
        let scale = Self.scale(of: fragment.size)
        for cell in cells[fragment.start..<fragment.end] { visible.insert(Self.place(cell, fragment, scale)) }
    }

    /// Whether most of a fragment's letters stand visibly where they are; of a short one all, as it may be another word that is alike.
    private func says(_ fragment: Fragment) -> Bool {
        let scale = Self.scale(of: fragment.size)
        var (letters, found) = (0, 0)
        for cell in cells[fragment.start..<fragment.end] where Self.isSpoken(cell.unicode) {
            letters += 1
            if isVisible(cell, fragment, scale) { found += 1 }
        }
        guard letters > 0 else { return cells[fragment.start..<fragment.end].allSatisfy { isVisible($0, fragment, scale) } }
        return letters <= Self.shortest ? found == letters : found * 5 >= letters * 3
    }

    /// A fragment of no more letters is short.
    private static let shortest = 4

    private func isVisible(_ cell: Cell, _ fragment: Fragment, _ scale: Int) -> Bool {
        for scale in (scale - 1)...(scale + 1) {
            let place = Self.place(cell, fragment, scale)
            for column in -1...1 {
                for row in -1...1
                where visible.contains(
                    Place(
                        unicode: place.unicode, frame: place.frame, scale: scale, column: place.column &+ column, row: place.row &+ row))
                { return true }
            }
        }
        return false
    }

    /// The power of two next to a size, which is above 0 and below 4000 points.
    private static func scale(of size: Float) -> Int { Int(size.exponent) }

    private static func place(_ cell: Cell, _ fragment: Fragment, _ scale: Int) -> Place {
        let step = Float(sign: .plus, exponent: scale, significand: 1) * 0.5
        let unicode = cell.unicode &- 0x41 < 26 ? cell.unicode | 0x20 : cell.unicode
        return Place(
            unicode: unicode, frame: fragment.frame, scale: scale, column: bin((cell.x0 + cell.x1) / 2, step), row: bin(fragment.y, step))
    }

    private static func bin(_ value: Float, _ step: Float) -> Int { Int(exactly: (value / step).rounded()) ?? 0 }

    private static func isSpoken(_ unicode: UInt32) -> Bool {
        unicode >= 0x80 || unicode &- 0x30 < 10 || (unicode | 0x20) &- 0x61 < 26
    }
}
