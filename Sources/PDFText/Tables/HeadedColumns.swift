/// Columns of a table whose heads stand clear of what is below them, as heads at the left above figures at the right do: two strips of the page are one.
struct HeadedColumns {
    /// Whether each strip is one with the next.
    private(set) var areJoined: [Bool]

    /// - Parameters:
    ///   - isHeaded: whether the first row has something in each strip.
    ///   - isFilled: whether another row has.
    init?(isHeaded: [Bool], isFilled: [Bool]) {
        let indices = isHeaded.indices
        func isHead(_ index: Int) -> Bool { indices.contains(index) && isHeaded[index] && !isFilled[index] }
        func isBody(_ index: Int) -> Bool { indices.contains(index) && isFilled[index] && !isHeaded[index] }
        guard isHeaded.count > 2, indices.contains(where: isHead) else { return nil }
        areJoined = Array(repeating: false, count: isHeaded.count)
        // What stands clear of two columns between them, neither of which has a head, is that of both.
        let areSpanning = indices.allSatisfy { index in
            !isHead(index) || index > 1 && isBody(index - 1) && isBody(index + 1) && !isHead(index - 2)
        }
        guard !areSpanning else { return nil }
        var (index, isAny) = (0, false)
        while index < isHeaded.count {
            if isHead(index) && isBody(index + 1) || isBody(index) && isHead(index + 1) && !isBody(index + 2) {
                (areJoined[index], isAny) = (true, true)
                index += 1
            }
            index += 1
        }
        guard isAny else { return nil }
    }

    /// The cells of a table with such columns, and how many columns are left; nil if there are none.
    static func joined(
        _ cells: [RuledTables.Cell], columnCount: Int, _ text: BlockText
    ) -> (cells: [RuledTables.Cell], columnCount: Int)? {
        var isHeaded = [Bool](repeating: false, count: columnCount)
        var isFilled = isHeaded
        for cell in cells where isHeaded.indices.contains(cell.column) {
            if cell.row == 0 { isHeaded[cell.column] = true } else { isFilled[cell.column] = true }
            if cell.row == 0, cell.segments.allSatisfy({ isEntry($0.words.lazy.map(text.cells(of:)).joined().map(\.unicode)) }) {
                isFilled[cell.column] = true
            }
        }
        guard let columns = HeadedColumns(isHeaded: isHeaded, isFilled: isFilled) else { return nil }
        var places: [Int] = []
        var place = 0
        for isJoined in columns.areJoined {
            places.append(place)
            if !isJoined { place += 1 }
        }
        var result = cells
        for index in result.indices where places.indices.contains(result[index].column) {
            result[index].column = places[result[index].column]
        }
        return (result, place)
    }

    /// Whether some signs are a number of more digits than count columns, no year and no name: what a first row has of those is an entry like others.
    static func isEntry(_ signs: some Sequence<some BinaryInteger>) -> Bool {
        var (digits, all, first, isParted) = (0, 0, 0, false)
        for sign in signs {
            if all < 2 { first = first * 100 + Int(truncatingIfNeeded: sign) }
            all += 1
            switch sign {
            case 0x30...0x39: digits += 1
            case 0x2C, 0x2E: isParted = true
            case 0x41...0x5A, 0x61...0x7A: return false
            default: break
            }
        }
        // "19", "20".
        let isYear = digits == 4 && all == 4 && (first == 4957 || first == 5048)
        return digits * 2 >= all && (digits > 2 || digits > 0 && isParted) && !isYear
    }
}
