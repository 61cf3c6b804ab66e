/// What a line at a page's edge is that may be its number, though no other page's counts with it.
struct LoneNumber {
    let layout: PageLayout
    /// What the page is called.
    let label: String

    /// Whether a line is nothing but what the page is called in Roman numbers: "iv", the contents alone may have such.
    func isRomanLabel(_ entry: Edges.Entry) -> Bool {
        guard entry.letterCount > 0, entry.letterCount <= Self.longestRoman, entry.letterCount == label.utf8.count,
            label.utf8.allSatisfy({ Self.letters.contains($0 | 0x20) })
        else { return false }
        return layout.bytes(of: layout.lines[entry.line]).lazy.filter(\.isASCIILetter).map { $0 | 0x20 }
            .elementsEqual(label.utf8.lazy.map { $0 | 0x20 })
    }

    private static let longestRoman = 8
    private static let letters = Array("ivxlc".utf8)

    /// Whether a number at the foot of a first page with few lines is the year in which something was written.
    static func isYearOfCover(_ entry: Edges.Entry, _ layout: PageLayout) -> Bool {
        guard layout.index == 0, layout.lines.count <= mostLinesOfCover, entry.letterCount == 0, let year = entry.last,
            entry.first == year, entry.y * 2 < layout.edges.height
        else { return false }
        return years.contains(year) && layout.lines[entry.line].words.count == 1
    }

    /// Whether such a year stands closely below what is centred over it: the place, on a title page behind the first one.
    static func isYearBelowPlace(_ entry: Edges.Entry, _ layout: PageLayout) -> Bool {
        guard isYearOfCover(entry, layout), case let own = layout.lines[entry.line] else { return false }
        return layout.lines.contains { line in
            let step = line.y - own.y
            return line.frame == own.frame && step > 0.7 * own.size && step < leadingOfPlace * own.size
                && (line.size - own.size).magnitude < sameSize * own.size
                && (line.x0 + line.x1 - own.x0 - own.x1).magnitude < own.size
        }
    }

    /// In ems; and of type that differs by rounding only.
    private static let leadingOfPlace: Float = 1.9
    private static let sameSize: Float = 0.06
    private static let years = 1800...2100
    private static let mostLinesOfCover = 24

    /// Whether a line of figures is what R prints rather than a page's number: "[1] 8", or in quotation marks.
    func isPrinted(_ entry: Edges.Entry) -> Bool {
        switch layout.bytes(of: layout.lines[entry.line]).first {
        case 0x22: true
        case 0x5B: layout.lines[entry.line].words.count > 1 && entry.first != nil && entry.letterCount == 0
        default: false
        }
    }
}
