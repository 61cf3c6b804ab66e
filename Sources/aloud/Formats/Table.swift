/// Lines of a name and what it is, for people.
struct Table {
    private var rows: [(String, String)] = []

    /// Adds a line; nothing is added for nil.
    mutating func add(_ name: String, _ value: String?) {
        if let value { rows.append((name, value)) }
    }

    /// The lines, names padded to one width.
    var text: String {
        let width = (rows.map { $0.0.count }.max() ?? 0) + 2
        return rows.map { name, value in name + String(repeating: " ", count: width - name.count) + value + "\n" }.joined()
    }
}
