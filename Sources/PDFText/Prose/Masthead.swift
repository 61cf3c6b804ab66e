/// The head of a document's first page that names who publishes it, in large type beside small: the number of the document, how it is distributed, and when.
/// It is read, though it stands where running heads do, and though producers mark it as one.
enum Masthead {
    /// As a multiple of the text's size: of the name, and of what stands above it.
    private static let sizeOfName: Float = 1.5
    private static let sizeAbove: Float = 1.15
    /// Letters of the name, at the least.
    private static let fewestLetters = 8
    /// From the name to what is below it, at the most, in ems of the text.
    private static let reach: Float = 5

    /// The lines of such a head that have been told to be running ones.
    static func lines(of layout: PageLayout, roles: [Int: BlockRole], among pages: ArraySlice<PageLayout>, bodySize: Float) -> [Int] {
        guard layout.index == 0, !roles.isEmpty else { return [] }
        let edges = layout.edges
        guard
            let name = edges.top.first(where: { entry in
                roles[entry.line] == .header && entry.y * 2 > edges.height && isName(entry, layout, bodySize: bodySize)
            }), !pages.contains(where: { $0.index != layout.index && isRepeated(name, on: $0.edges) })
        else { return [] }
        let line = layout.lines[name.line]
        return layout.lines.indices.filter { index in
            let other = layout.lines[index]
            guard roles[index] == .header, other.frame == line.frame, !other.isOverlay, line.y - other.y < reach * bodySize else {
                return false
            }
            return other.y - line.y < 0.4 * line.size || other.startSize > sizeAbove * bodySize
        }
    }

    /// Whether a line begins with a name in large type, and has something else behind wide white.
    private static func isName(_ entry: Edges.Entry, _ layout: PageLayout, bodySize: Float) -> Bool {
        let line = layout.lines[entry.line]
        return line.startSize > sizeOfName * bodySize && !line.isOverlay && entry.leading != entry.trailing
            && entry.letterCount >= fewestLetters
    }

    private static func isRepeated(_ name: Edges.Entry, on page: Edges) -> Bool {
        page.top.contains { $0.shape == name.shape || Edges.isPart(name.leading, of: $0) }
    }
}
