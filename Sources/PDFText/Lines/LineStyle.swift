import PDFContent

/// Tells how a line looks by the fonts of its words: bold, italic, of fixed pitch, of which size.
struct LineStyle {
    private let runs: [GlyphCollector.Run]
    private let styles: [GlyphCollector.FontStyle]

    /// - Parameter listed: the runs of listings, which are code whatever font they are set in. Each font counts there as another one of fixed pitch.
    init(runs: [GlyphCollector.Run], styles: [GlyphCollector.FontStyle], listed: Set<Int32> = []) {
        guard !listed.isEmpty else {
            (self.runs, self.styles) = (runs, styles)
            return
        }
        var (marked, doubled) = (runs, styles)
        for style in styles {
            doubled.append(style)
            doubled[doubled.count - 1].isFixedPitch = true
        }
        for run in listed { marked[Int(run)].font += Int32(truncatingIfNeeded: styles.count) }
        (self.runs, self.styles) = (marked, doubled)
    }

    /// Each word counts by its length.
    func set(_ line: inout LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) {
        var (bold, italic, fixed, wide, all) = (0, 0, 0, 0, 0)
        var (font, inFont): (Int32, Int) = (-1, 0)
        var isOfOneColour = true
        // The size of more than half, if there is such: one that outweighs all others.
        var (size, weight): (Float, Int) = (0, 0)
        // Most neighbours are of one run, and weighed together.
        var index = line.words.lowerBound
        while index < line.words.upperBound {
            let number = cells[Int(words[index].start)].run
            let first = index
            var count = 0
            repeat {
                count += Int(words[index].end - words[index].start)
                index += 1
            } while index < line.words.upperBound && cells[Int(words[index].start)].run == number
            let run = runs[Int(number)]
            let style = styles[Int(run.font)]
            all += count
            if font < 0 {
                (font, line.colour) = (run.font, run.colour)
                (line.startFont, line.startsBold, line.startsFixedPitch) = (run.font, style.isBold, style.isFixedPitch)
            }
            if run.colour != line.colour { isOfOneColour = false }
            line.endsBold = style.isBold
            line.endFont = run.font
            if run.font == font { inFont += count }
            if style.isBold { bold += count }
            if style.isItalic { italic += count }
            if style.isFixedPitch {
                fixed += count
                wide += Self.wideCount(words[first..<index], cells)
            }
            if run.size == size {
                weight += count
            } else if weight > count {
                weight -= count
            } else {
                (size, weight) = (run.size, count - weight)
            }
        }
        line.isOfOneColour = isOfOneColour && line.colour.isKnown
        // Among code they are comments.
        if fixed <= 2 * wide { fixed -= wide }
        if fixed > 0, fixed < all {
            fixed += countBehindSigns(line, words, cells)
            all -= wrapMarkCount(line, words, cells)
        }
        if let last = line.words.last, words[last].end > words[last].start {
            line.endsFixedPitch = styles[Int(runs[Int(cells[Int(words[last].end) - 1].run)].font)].isFixedPitch
        }
        line.endsSmaller = line.startsBold && !line.endsBold && endsSmaller(line, words, cells)
        line.isBold = bold * 5 >= all * 4
        line.isHalfBold = bold * 2 >= all
        line.isItalic = italic * 5 >= all * 4
        line.isFixedPitch = fixed * 5 >= all * 4
        line.isMixed = line.isFixedPitch && fixed < all
        if !line.isFixedPitch, fixed > 0, isLetterBullet(line, words, cells) { line.hasBullet = true }
        line.font = inFont * 5 >= all * 4 ? font : -1
        if line.size > size * 1.03, isOrdinary(size, in: line, words, cells) { line.size = size }
    }

    private func endsSmaller(_ line: LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) -> Bool {
        guard let first = line.words.first, let last = line.words.last else { return false }
        let sizes = (runs[Int(cells[Int(words[first].start)].run)].size, runs[Int(cells[Int(words[last].start)].run)].size)
        return sizes.1 < Self.smallerEnd * sizes.0
    }

    /// A share of the first word's size.
    private static let smallerEnd: Float = 0.95

    /// The characters of fixed pitch in words that begin with a sign that a font of formulas has, or one of symbols, as listings take the tilde, the arrow
    /// and upright quotes from there: such a word is weighed by its first character.
    private func countBehindSigns(_ line: LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) -> Int {
        var count = 0
        for word in words[line.words] where word.start + 1 < word.end {
            let own = cells[Int(word.start)..<Int(word.end)]
            guard let first = own.first,
                Self.isSignOfFormulas(first.unicode) || line.startsFixedPitch && Self.isBracketOfCode(first.unicode),
                !isFixedPitch(first), own.contains(where: isFixedPitch)
            else {
                continue
            }
            count += own.count { isFixedPitch($0) || Self.isUprightQuote($0.unicode) }
        }
        return count
    }

    private func isFixedPitch(_ cell: Cell) -> Bool { styles[Int(runs[Int(cell.run)].font)].isFixedPitch }

    /// Arrows and operators, the hook that TeX builds an arrow with, and upright quotes.
    private static func isSignOfFormulas(_ unicode: UInt32) -> Bool {
        0x2190...0x22FF ~= unicode || unicode == 0x2D3 || isUprightQuote(unicode)
    }

    /// What TeX's first fonts of text have no glyphs for, `< > \ { | }`, and a listing takes from those of formulas, too.
    private static func isBracketOfCode(_ unicode: UInt32) -> Bool {
        unicode == 0x3C || unicode == 0x3E || unicode == 0x5C || 0x7B...0x7D ~= unicode
    }

    /// `"`, `'` and the backquote.
    private static func isUprightQuote(_ unicode: UInt32) -> Bool { unicode == 0x22 || unicode == 0x27 || unicode == 0x60 }

    /// The signs in fonts of formulas that tell, in a listing, that a line goes on with the one before it.
    private func wrapMarkCount(_ line: LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) -> Int {
        guard let first = line.words.first, words[first].start < words[first].end else { return 0 }
        let start = Int(words[first].start)
        switch cells[start].unicode {
        case 0x21AA: return 1
        case 0x2D3: return start + 1 < cells.count && cells[start + 1].unicode == 0x2192 ? 2 : 0
        default: return 0
        }
    }

    /// Ideographs and their kin, which have one width in any font.
    private static func wideCount(_ words: ArraySlice<LayoutWord>, _ cells: [Cell]) -> Int {
        var count = 0
        for word in words where word.spelling == .any {
            count += cells[Int(word.start)..<Int(word.end)].count { Script.hasOneWidth($0.unicode) }
        }
        return count
    }

    /// Whether a line begins with the bullet that is the letter o of a fixed-pitch font, as Word's lists within lists have.
    private func isLetterBullet(_ line: LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) -> Bool {
        guard line.words.count > 1, let index = line.words.first else { return false }
        let (first, next) = (words[index], words[index + 1])
        guard first.end - first.start == 1, next.x0 - first.x1 > Self.whiteBehindBullet * line.size else { return false }
        let cell = cells[Int(first.start)]
        return cell.unicode == 0x6F && styles[Int(runs[Int(cell.run)].font)].isFixedPitch
    }

    /// In ems.
    private static let whiteBehindBullet: Float = 0.6

    /// Whether most of a line is in one size, smaller than its largest: a few words of code or a sign in a larger face make no heading of it. Small
    /// letters must be among those; of capitals they may be the small ones. Names from a program, of a fixed pitch, are often set smaller than the text
    /// they stand in: its letters are as high.
    private func isOrdinary(_ size: Float, in line: LayoutLine, _ words: [LayoutWord], _ cells: [Cell]) -> Bool {
        var (all, own, small, figures, fixed, larger) = (0, 0, 0, 0, 0, 0)
        for word in words[line.words] {
            for cell in cells[Int(word.start)..<Int(word.end)] {
                all += 1
                let run = runs[Int(cell.run)]
                // The size of a Type 3 font says nothing. MathType rounds that of a text's letters otherwise than the writer of the text, and its brackets
                // are as large as what they hold is high.
                guard (run.size - size).magnitude < Self.sameSize * size, !run.isType3 else {
                    if run.size > size, !styles[Int(run.font)].isFixedPitch, LetterCase(cell.unicode) == .small { larger += 1 }
                    continue
                }
                own += 1
                if LetterCase(cell.unicode) == .small { small += 1 } else if cell.unicode &- 0x30 < 10 { figures += 1 }
                if styles[Int(run.font)].isFixedPitch { fixed += 1 }
            }
        }
        // Figures are in no case: an item behind a large bullet may have many.
        guard own * 5 >= all * 3, small > 0, small * 2 >= own - figures else { return false }
        return line.isFixedPitch || fixed * 2 <= own || larger < Self.fewestOfText || larger <= own - fixed
    }

    /// Between sizes that are the same but for rounding, as a share.
    private static let sameSize: Float = 0.02

    /// Small letters of a text among names from a program, at the least: a word has as many, a sign none.
    private static let fewestOfText = 2

    /// Of a word: that of its first letter.
    func type(of word: LayoutWord, _ cells: [Cell]) -> (size: Float, isFixedPitch: Bool, isBold: Bool) {
        guard word.start < word.end else { return (word.size, false, false) }
        let first = cells[Int(word.start)]
        let run = runs[Int(first.run)]
        let style = styles[Int(run.font)]
        return (run.size, style.isFixedPitch && !Script.hasOneWidth(first.unicode), style.isBold)
    }
}
