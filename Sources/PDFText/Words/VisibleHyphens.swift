/// Soft hyphens that are seen in the middle of a line: fonts whose hyphen goes by that name too, as those of some writers do, give it for every hyphen
/// there is. A soft hyphen shows at a line's end alone, so these are hyphens, and those at the ends of the page's lines no better ones.
enum VisibleHyphens {
    static let soft: UInt32 = 0xAD

    /// Makes hyphens of a page's soft ones that have a width, if one of these isn't the last of what is shown on its line.
    static func restore(_ cells: inout [Cell], _ fragments: [Fragment]) {
        let isInside = fragments.contains { fragment in
            (fragment.start..<max(fragment.start, fragment.end - 1)).contains { isSeen(cells[$0], fragment) }
        }
        guard isInside else { return }
        for fragment in fragments {
            for index in fragment.start..<fragment.end where isSeen(cells[index], fragment) { cells[index].unicode = 0x2D }
        }
    }

    private static func isSeen(_ cell: Cell, _ fragment: Fragment) -> Bool {
        cell.unicode == soft && cell.x1 - cell.x0 > narrowest * fragment.em
    }

    /// In ems: hyphens are a fourth of one wide, or more.
    private static let narrowest: Float = 0.12
}
