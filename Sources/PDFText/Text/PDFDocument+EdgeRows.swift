extension PDFDocument {
    /// A row at a page's edge, with all signs that it is furniture or text, and what the pages around say: what ``EdgeWeights`` were found by.
    package struct EdgeRow {
        package let page: Int
        package let isTop: Bool
        /// The sort of row, from 0.
        package let kind: Int
        /// Numbers of the signs that it has, from 0.
        package let signs: [Int]
        package let isFurniture: Bool
        package let text: String
    }

    /// Hands on the rows of pages that have neighbours enough to tell furniture: those that nothing but furniture stands in front of.
    package func forEachEdgeRow(_ body: (EdgeRow) -> Void) {
        withoutActuallyEscaping(body) { body in
            forEachLayout(ReadingOptions(), workers: 1) { window, layout in
                let neighbours = window.filter { $0.index != layout.index && abs($0.index - layout.index) <= Furniture.radius }
                let edges = layout.edges
                guard layout.index > 0, neighbours.count >= Furniture.radius, !neighbours.contains(where: { edges.isCopied(by: $0.edges) })
                else {
                    return
                }
                let style = BodyStyle(window.filter { $0.index == layout.index }[...])
                let roles = Furniture.roles(
                    of: layout, among: neighbours[...], label: pageLabel(layout.index), bodySize: style.usualSize, isWeighed: false)
                for isTop in [true, false] {
                    let weighed = WeighedEdges(layout: layout, bodySize: style.usualSize, isAlone: true)
                    for (index, row) in Edges.rows(isTop ? edges.top : edges.bottom).enumerated() {
                        guard let signs = weighed.signs(of: row, index: index, edges, isTop) else { break }
                        let isFurniture = row.allSatisfy { roles[$0.line] != nil }
                        let text = row.map { String(decoding: layout.bytes(of: layout.lines[$0.line]), as: UTF8.self) }.joined(
                            separator: " ¦ ")
                        body(
                            EdgeRow(
                                page: layout.index, isTop: isTop, kind: signs.kind.rawValue, signs: signs.signs.map(\.rawValue).sorted(),
                                isFurniture: isFurniture, text: text))
                        if !isFurniture { break }
                    }
                }
            }
        }
    }
}
