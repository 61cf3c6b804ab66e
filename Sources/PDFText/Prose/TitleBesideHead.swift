/// The title of a page that stands at the left of what the pages around have in that place, in much smaller type: of which client, of which month. The row is
/// read then, though half of it is a running head.
enum TitleBesideHead {
    /// As a multiple of the text's size, and of what stands beside it.
    private static let leastSize: Float = 1.5

    /// The lines at the top that begin with such a title, of which most pages around have another.
    static func lines(
        _ entries: [Edges.Entry], of layout: PageLayout, among others: [RepeatedEdges.Other], bodySize: Float
    ) -> [Int] {
        entries.compactMap { entry in
            let line = layout.lines[entry.line]
            guard line.startSize > leastSize * max(bodySize, line.size), entry.leading != 0, entry.leading | 1 != entry.trailing | 1,
                entry.y * 2 > layout.edges.height
            else { return nil }
            let alike = others.count { page in
                page.entries.contains {
                    ($0.y - entry.y).magnitude < 0.8 * entry.size && ($0.leading | 1 == entry.leading | 1 || $0.shape == entry.shape)
                }
            }
            return alike * 2 < max(others.count, 1) ? entry.line : nil
        }
    }
}
