/// The numbers of lines on a page that has too few of them to tell by itself: pages around have theirs in the same place, and these go on from those of the
/// page before, or are gone on with on the next one.
struct ContinuedLineNumbers {
    /// Those of the page.
    private(set) var lines: [Int] = []

    /// In points: they are set to end in one place.
    private static let tolerance: Float = 1
    private static let mostFigures = 5
    /// Of the distance from number to number, as a share.
    private static let unevenness: Float = 0.1

    init(_ page: PageLayout, among neighbours: [PageLayout]) {
        guard !page.edges.hasLineNumbers else { return }
        for other in neighbours where other.edges.hasLineNumbers && (other.index - page.index).magnitude == 1 {
            let theirs = Self.numbers(other) { other.lines[$0].isLineNumber }
            guard let first = theirs.first, let last = theirs.last, theirs.count > 1 else { continue }
            let (place, step) = (other.lines[first.line].x1, theirs[1].value - first.value)
            let own = Self.numbers(page) { (page.lines[$0].x1 - place).magnitude < Self.tolerance }
            guard step > 0, let start = own.first, let end = own.last else { continue }
            let goesOn = other.index < page.index ? start.value == last.value + step : first.value == end.value + step
            guard goesOn, zip(own, own.dropFirst()).allSatisfy({ $1.value == $0.value + step }) else { continue }
            // Lines are evenly spaced; paragraphs, which are numbered too, are not.
            let (pitch, steps) = (Self.steps(theirs, other).min() ?? 0, Self.steps(own, page))
            guard steps.count(where: { ($0 - pitch).magnitude < Self.unevenness * pitch }) * 4 >= steps.count * 3 else { continue }
            lines = own.map(\.line)
            return
        }
    }

    private static func steps(_ numbers: [(line: Int, value: Int)], _ page: PageLayout) -> [Float] {
        zip(numbers, numbers.dropFirst()).map { page.lines[$0.line].y - page.lines[$1.line].y }
    }

    /// The lines that are nothing but a number, from the top.
    private static func numbers(_ page: PageLayout, where mayBe: (Int) -> Bool) -> [(line: Int, value: Int)] {
        let frame = page.mainFrame
        var found: [(line: Int, value: Int)] = []
        for index in page.lines.indices where page.lines[index].frame == frame && mayBe(index) {
            let text = page.bytes(of: page.lines[index])
            guard !text.isEmpty, text.count <= mostFigures, text.allSatisfy(\.isASCIIDigit) else { continue }
            found.append((index, text.reduce(0) { $0 * 10 + Int($1 &- 0x30) }))
        }
        return found.sorted { page.lines[$0.line].y > page.lines[$1.line].y }
    }
}
