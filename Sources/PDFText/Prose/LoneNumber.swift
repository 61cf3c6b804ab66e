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
