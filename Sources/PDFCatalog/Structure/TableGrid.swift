import PDFSyntax

/// Where the cells of a table stand by its tags: a cell over several rows or columns takes the places of all, and those without content and those on
/// other pages have theirs.
package struct TableGrid: Sendable {
    /// Columns of the cells, from 0, by their object numbers.
    private let columns: [Int: Int16]
    /// Object numbers of the rows that cells of rows above reach into.
    private let spanned: Set<Int>

    var count: Int { columns.count + spanned.count }

    /// Column of a cell, from 0; nil if it is none of the table's.
    package func column(of cell: StructureElement) -> Int16? { columns[cell.number] }

    /// Whether cells of rows above reach into a row.
    package func isSpanned(_ row: StructureElement) -> Bool { spanned.contains(row.number) }

    /// Kids looked at, and columns: what is larger is no table that anybody reads row by row.
    private static let mostKids = 20_000
    private static let mostColumns = 64
    /// Columns that cells begin in, of a table some of whose cells take several places: what has more is a form.
    private static let mostSpanned = 12

    /// That of a table, and how many kids were looked at for it; nil where the cells don't fill all places, or stand in none.
    static func read(_ table: StructureElement, in tree: StructureTree) -> (grid: TableGrid?, kids: Int) {
        var filling = Filling()
        var left = Self.mostKids
        let isWhole = filling.add(table, tree, &left, depth: 0)
        return (isWhole ? TableGrid(filling) : nil, Self.mostKids - left)
    }

    private init?(_ filling: Filling) {
        guard let width = filling.widths.first else { return nil }
        // Where cells take several places, a row that isn't full has others than these; else a last cell that holds nothing may be left out.
        guard width > 1, !filling.hasSpans || filling.begun.count <= Self.mostSpanned && filling.widths.allSatisfy({ $0 == width }) else {
            return nil
        }
        (columns, spanned) = (filling.columns, filling.spanned)
    }

    /// A grid that is filled row by row.
    private struct Filling {
        var columns: [Int: Int16] = [:]
        var spanned: Set<Int> = []
        var widths: [Int] = []
        var hasSpans = false
        /// The columns that cells begin in.
        var begun: Set<Int> = []
        /// How many rows, the current one included, the cell in a column reaches down.
        var reach: [Int] = []

        /// Adds the rows of a table or of a part of one; false if that can't be told.
        mutating func add(_ parent: StructureElement, _ tree: StructureTree, _ left: inout Int, depth: Int) -> Bool {
            for kid in parent.kids {
                left -= 1
                guard left > 0 else { return false }
                guard let number = kid.reference?.number, let element = tree.element(number) else {
                    if kid.reference == nil, case .element? = StructureKid(kid, store: tree.store) { return false }
                    continue
                }
                switch element.type {
                case .row: if !addRow(element, tree, &left) { return false }
                case .tableHead, .tableBody, .tableFoot:
                    guard depth == 0, add(element, tree, &left, depth: 1) else { return false }
                default: continue
                }
            }
            return true
        }

        private mutating func addRow(_ row: StructureElement, _ tree: StructureTree, _ left: inout Int) -> Bool {
            for column in reach.indices where reach[column] > 0 { reach[column] -= 1 }
            if reach.contains(where: { $0 > 0 }) { spanned.insert(row.number) }
            var next = 0
            for kid in row.kids {
                left -= 1
                guard left > 0 else { return false }
                guard let number = kid.reference?.number, let cell = tree.element(number) else {
                    if kid.reference == nil, case .element? = StructureKid(kid, store: tree.store) { return false }
                    continue
                }
                guard cell.type == .cell || cell.type == .headerCell else { continue }
                while next < reach.count, reach[next] > 0 { next += 1 }
                let (rows, across) = cell.spans
                guard across < mostColumns, next &+ across <= mostColumns else { return false }
                while reach.count < next + across { reach.append(0) }
                begun.insert(next)
                for column in next..<(next + across) {
                    // One that reaches down from above leaves it no room.
                    guard reach[column] == 0 else { return false }
                    reach[column] = rows
                }
                if rows > 1 || across > 1 { hasSpans = true }
                columns[number] = Int16(next)
                next += across
            }
            widths.append(max(next, (reach.lastIndex { $0 > 0 } ?? -1) + 1))
            return true
        }
    }
}
