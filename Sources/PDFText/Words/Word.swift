/// A word of a page under construction: cells `start ..< end` of its page, in reading order.
struct LayoutWord {
    var start, end: Int32
    var x0, x1: Float
    /// Baseline and em height of its fragment.
    var y, size: Float
    /// Whether no space separates it from the word before it on the line: a fragment that was shown apart, such as an accent or a small capital.
    var isGlued = false
    /// A raised, smaller fragment after text: a footnote mark, an exponent, an ordinal's ending.
    var isRaised = false
    /// What it is of a fraction with a bar, or of a sum's limits.
    var fraction = FractionPart.none
    /// How many brackets open before it and close after it that the page has not: around the sums of a fraction.
    var opening: UInt8 = 0
    var closing: UInt8 = 0
    /// The column of its cell, from 0, where the rows of a table are known; −1 elsewhere.
    var column: Int16 = -1
    /// Whether it is the rest of the word that the line above it in its cell ends with.
    var isRest = false
    /// Whether it is a page's number behind another one's comma, far from that in a line that was stretched: no cell of a table.
    var isNextNumber = false
    var spelling = Spelling.any

    enum FractionPart: UInt8 {
        case none
        /// Part of it, or of what stands above and below a sign.
        case inside
        /// The same, and begins it: figures before it are not its own.
        case apart
        /// Begins what stands below the bar: a stroke is read before it.
        case denominator
        /// Begins an entry of a matrix: a comma is read before it.
        case entry
        /// Begins a row of a matrix: a semicolon is read before it.
        case row
        /// Begins what stands over a relation's sign, or what follows that: white is before it.
        case over
    }

    /// What is known of the scalars of a word.
    enum Spelling: UInt8 {
        /// Visible ASCII.
        case ascii
        /// Letters and signs of Latin texts, which are written as they are and mean nothing but themselves.
        case latin
        /// The same, with what stands for several of them, or may.
        case ligatures
        case any

        /// ``ascii`` is 0, ``latin`` the first bit, ``ligatures`` the second, anything else has the third.
        @inline(__always)
        init(bits: UInt32) { self = bits == 0 ? .ascii : bits == 1 ? .latin : bits < 4 ? .ligatures : .any }

        /// Of one scalar: those of all of a word's are joined by "or".
        @inline(__always)
        static func bits(_ unicode: UInt32) -> UInt32 {
            if unicode &- 0x20 < 0x60 { return 0 }
            // À to ɏ, and hyphens, dashes, quotation marks; no superior figures.
            if unicode &- 0xC0 < 0x250 - 0xC0 || unicode &- 0x2010 < 0x2020 - 0x2010 { return 1 }
            return Ligature.mayBe(unicode) ? 2 : 4
        }
    }
}

extension [LayoutWord] {
    /// The words of two ranges as one: as they stand if the second begins where the first ends, otherwise copies at the end of the list.
    mutating func joining(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
        if first.isEmpty { return second }
        if first.upperBound == second.lowerBound { return first.lowerBound..<second.upperBound }
        // What is there already at the end goes on.
        let isLast = first.upperBound == count
        let start = isLast ? first.lowerBound : count
        // One by one: a slice would hold the list, which would be copied whole to become longer, for each line of the page.
        if !isLast { for index in first { append(self[index]) } }
        for index in second { append(self[index]) }
        return start..<count
    }
}
