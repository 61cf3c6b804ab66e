/// Rows at a page's top that are its title whatever stands there on other pages, though a number in them counts with these.
struct PageTitles {
    let layout: PageLayout
    /// The page and those near it.
    let surroundings: ArraySlice<PageLayout>
    /// Of most of the text, in points.
    let bodySize: Float

    /// Whether the page is a slide: wider than high, its text larger than that of any book's page that wide.
    var isSlide: Bool { layout.width > layout.height && bodySize > Self.leastSizeOnSlide * layout.height }

    /// Of the page's height. A sheet of A4 on its side in type of 12 points has .02.
    private static let leastSizeOnSlide: Float = 0.025

    /// Whether a line is the title of slides that go on with one matter, and says which of these it is: "The method (2/3)".
    func isPartOfSeries(_ entry: Edges.Entry) -> Bool {
        guard let part = entry.first, let count = entry.last, isSlide, entry.y * 2 > layout.edges.height, entry.letterCount >= 2,
            (1...Self.longestSeries).contains(count), (1...count).contains(part)
        else { return false }
        let end = Array("(\(part)/\(count))".utf8)
        return layout.bytes(of: layout.lines[entry.line]).suffix(end.count).elementsEqual(end)
    }

    private static let longestSeries = 20

    /// Those of some lines that name a talk's part in small type above the title of a slide: they repeat with it. On a slide with a line or two these are
    /// looked at from the foot up to the title as well, and stand below it.
    func heads(_ lines: [Edges.Entry], above row: ArraySlice<Edges.Entry>) -> [Edges.Entry] {
        guard let title = row.first(where: isPartOfSeries) else { return [] }
        return lines.filter { $0.y > title.y && $0.size < Self.largestHead * title.size }
    }

    private static let largestHead: Float = 0.8

    /// Whether a line is a heading with a number of its own: the pages' stands at the foot, and counts with those of the pages around from another one. So
    /// do sections of a page each.
    func hasOwnNumber(_ entry: Edges.Entry) -> Bool {
        guard let number = entry.first, entry.beginsWithNumber, entry.y * 2 > layout.edges.height, entry.letterCount >= 2,
            entry.size > bodySize * Self.leastSizeOfHeading
        else { return false }
        return (Edges.firstRow(of: layout.edges.bottom) ?? []).contains { foot in
            guard foot.beginsWithFolio && foot.first != number || foot.endsWithFolio && foot.last != number else { return false }
            let count = surroundings.count { page in
                page.index != layout.index
                    && (Edges.firstRow(of: page.edges.bottom) ?? []).contains {
                        RepeatedEdges.haveFolios(foot, $0, page.index - layout.index)
                    }
            }
            return count >= Self.fewestFolios && count * 2 >= surroundings.count - 1
        }
    }

    /// As a multiple of the text's size.
    private static let leastSizeOfHeading: Float = 1.15
    private static let fewestFolios = 2
}
