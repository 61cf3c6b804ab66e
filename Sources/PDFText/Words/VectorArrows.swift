/// Arrows that formulas have over a letter or a name, as over a vector from A to B: they were shown by themselves, and mostly raised. TeX makes those of
/// `\overrightarrow` of pieces, and shows them before what they stand over.
enum VectorArrows {
    /// How far above the letters' baseline its own is, of one that has the form of an accent, too, and how far it reaches beyond them, in ems.
    private static let rise: ClosedRange<Float> = 0.25...0.9
    private static let riseOfAccent: ClosedRange<Float> = -0.05...0.9
    private static let overhang: Float = 0.55
    /// Beyond more than one letter, over which it is as wide as they are.
    private static let overhangOfName: Float = 0.2
    /// The letters of a name.
    private static let mostLetters = 3
    /// Letters next to each other that are no word.
    private static let mostOfProduct = 4
    /// Between words, in ems, at the least.
    private static let whiteOfWords: Float = 0.12

    /// Makes each such arrow the mark of the last letter below it; its own cells fall silent, and stand where the letters begin.
    static func join(_ fragments: inout [Fragment], _ cells: inout [Cell]) {
        for index in fragments.indices where isArrow(fragments[index], cells.span) {
            var (arrow, pieces) = (fragments[index], index..<(index + 1))
            // The shaft may have been shown by itself.
            if index > 0, isShaft(fragments[index - 1], of: arrow, cells.span) {
                pieces = (index - 1)..<(index + 1)
                arrow.x0 = min(arrow.x0, fragments[index - 1].x0)
            }
            // It is shown before its letters, by hand behind them.
            var base = pieces.upperBound
            var letters = base < fragments.count ? letters(below: arrow, fragments[base], cells.span) : nil
            if letters == nil, pieces.lowerBound > 0 {
                base = pieces.lowerBound - 1
                letters = Self.letters(below: arrow, fragments[base], cells.span)
            }
            guard let letters, let last = letters.last, let vector = Accents.vector(over: cells[last].unicode) else { continue }
            cells[last].unicode = vector
            let place = cells[letters.lowerBound].x0
            for piece in pieces {
                for cell in fragments[piece].start..<fragments[piece].end {
                    (cells[cell].unicode, cells[cell].x0, cells[cell].x1) = (GlyphCollector.silent, place, place)
                }
                (fragments[piece].x0, fragments[piece].x1, fragments[piece].y) = (place, place, fragments[base].y)
                (fragments[piece].size, fragments[piece].em) = (fragments[base].size, fragments[base].em)
            }
        }
    }

    /// Whether a fragment is nothing but an arrow, whose other pieces have fallen silent.
    private static func isArrow(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        guard fragment.end > fragment.start, cells[fragment.start].unicode == 0x2192 || cells[fragment.start].unicode == 0x20D7 else {
            return false
        }
        for cell in (fragment.start + 1)..<fragment.end where cells[cell].unicode != GlyphCollector.silent { return false }
        return true
    }

    /// Whether a fragment is the shaft of an arrow, as high as that: nothing but minus signs.
    private static func isShaft(_ fragment: Fragment, of arrow: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        guard fragment.end > fragment.start, fragment.frame == arrow.frame, (fragment.y - arrow.y).magnitude < 0.02 * arrow.size,
            fragment.x1 < arrow.x1, fragment.x1 > arrow.x0
        else { return false }
        for cell in fragment.start..<fragment.end where cells[cell].unicode != 0x2212 { return false }
        return true
    }

    /// The cells of the letters that an arrow stands over; nil if it stands over something else.
    private static func letters(below arrow: Fragment, _ base: Fragment, _ cells: borrowing Span<Cell>) -> Range<Int>? {
        let isAccent = cells[arrow.start].unicode == 0x20D7
        guard base.frame == arrow.frame, base.overlay == arrow.overlay, arrow.size < 1.1 * base.size, base.x0 < arrow.x1,
            base.x1 > arrow.x0,
            (isAccent ? riseOfAccent : rise).contains((arrow.y - base.y) / base.size)
        else { return nil }
        var letters: Range<Int>?
        for cell in base.start..<base.end {
            let middle = (cells[cell].x0 + cells[cell].x1) / 2
            guard middle > arrow.x0, middle < arrow.x1 else { continue }
            letters = (letters?.lowerBound ?? cell)..<(cell + 1)
            guard Accents.vector(over: cells[cell].unicode) != nil else { return nil }
        }
        guard let letters, letters.count <= (isAccent ? 1 : mostLetters),
            isAccent ? !isInWord(letters, in: base, cells) : !goesOn(letters, in: base, cells)
        else { return nil }
        let most = (letters.count == 1 ? overhang : overhangOfName) * base.size
        let (before, behind) = (cells[letters.lowerBound].x0 - arrow.x0, arrow.x1 - cells[letters.upperBound - 1].x1)
        guard before < most, behind < most, min(before, behind) > -overhangOfName * base.size else { return nil }
        return letters
    }

    /// Whether a letter stands in the midst of a word: those of a formula stand by themselves, or a few of them are a product.
    private static func isInWord(_ letters: Range<Int>, in base: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        var (first, end) = (letters.lowerBound, letters.upperBound)
        while end < base.end, isGlued(end, base, cells), isASCIILetter(cells[end].unicode), end - first <= mostOfProduct { end += 1 }
        while first > base.start, isGlued(first, base, cells), isASCIILetter(cells[first - 1].unicode), end - first <= mostOfProduct {
            first -= 1
        }
        return end - first > mostOfProduct
    }

    private static func isGlued(_ cell: Int, _ base: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        !cells[cell].followsSpace && cells[cell].gap < whiteOfWords * base.em
    }

    private static func isASCIILetter(_ unicode: UInt32) -> Bool { (unicode | 0x20) &- 0x61 < 26 }

    /// Whether letters are a part of a word.
    private static func goesOn(_ letters: Range<Int>, in base: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let (first, end) = (letters.lowerBound, letters.upperBound)
        if end < base.end, isGlued(end, base, cells), isASCIILetter(cells[end].unicode) { return true }
        return first > base.start && isGlued(first, base, cells) && isASCIILetter(cells[first - 1].unicode)
    }
}
