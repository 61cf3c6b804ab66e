/// German opening quotes that are closing ones set lower: TeX's first fonts have no others. „Wort“ was shown as ” with its foot below the baseline.
enum LoweredQuotes {
    /// From such a quote's baseline up to that of its word, in ems.
    private static let rises: ClosedRange<Float> = 0.4...0.75
    /// From the quote to its word, in ems.
    private static let gaps: ClosedRange<Float> = -0.3...0.3

    /// Puts them on the line of the word behind, as what they are.
    static func raise(_ fragments: inout [Fragment], frame: Int, _ cells: inout [Cell]) {
        for index in fragments.indices.dropLast() {
            guard fragments[index].end - fragments[index].start == 1, fragments[index].frame == frame else { continue }
            let quote = fragments[index]
            let unicode = cells[quote.start].unicode
            guard unicode == 0x201D || unicode == 0x2019 else { continue }
            let word = fragments[index + 1]
            guard word.frame == frame, rises.contains((word.y - quote.y) / quote.size), gaps.contains((word.x0 - quote.x1) / quote.size),
                word.size < quote.size * 1.2, quote.size < word.size * 1.2
            else { continue }
            cells[quote.start].unicode = unicode == 0x201D ? 0x201E : 0x201A
            fragments[index].y = word.y
        }
    }
}
