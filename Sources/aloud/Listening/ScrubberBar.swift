/// How far one is, as a bar as wide as the terminal: `[=====|--------]`.
enum ScrubberBar {
    /// Narrower ones tell nothing.
    static let leastColumns = 20

    static func line(_ fraction: Double, columns: Int) -> String {
        let inner = max(1, columns - 2)
        let part = fraction.isFinite ? min(1, max(0, fraction)) : 0
        let place = Int((part * Double(inner - 1)).rounded())
        return "[" + String(repeating: "=", count: place) + "|" + String(repeating: "-", count: inner - 1 - place) + "]"
    }

    /// What a click on a column (from 1) means.
    static func fraction(column: Int, columns: Int) -> Double {
        let inner = max(1, columns - 2)
        return inner > 1 ? min(1, max(0, Double(column - 2) / Double(inner - 1))) : 0
    }
}
