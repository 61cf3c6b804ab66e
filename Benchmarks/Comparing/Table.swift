import Foundation

/// The comparison as a Markdown table: what aloud needs, and how many times as much the others do.
enum Table {
    static func header(_ others: [String]) -> String {
        let columns =
            ["document", "pages", "aloud: wall ms", "CPU ms", "MB", "pages/s", "CPU ÷ floor"] + others.map { "\($0): wall, CPU, memory ×" }
        return "| " + columns.joined(separator: " | ") + " |\n|" + columns.map { $0 == "document" ? "---|" : "--:|" }.joined()
    }

    static func row(_ document: String, pages: Int, aloud: Measurements, others: [Measurements], floor: Measurements) -> String {
        let own =
            aloud.isEmpty || aloud.hasFailed
            ? ["failed", "", "", "", ""]
            : [
                number(aloud.wall * 1000), number(aloud.cpu * 1000), number(aloud.memory / 1e6),
                number(Double(pages) / max(aloud.wall, 1e-9), 0),
                number(aloud.cpu / max(floor.cpu, 1e-9)),
            ]
        let ratios = others.map { other in
            guard !other.isEmpty, !other.hasFailed else { return "failed" }
            return [other.wall / aloud.wall, other.cpu / aloud.cpu, other.memory / aloud.memory].map { number($0) }.joined(separator: ", ")
        }
        return "| " + ([document, "\(pages)"] + own + ratios).joined(separator: " | ") + " |"
    }

    private static func number(_ value: Double, _ digits: Int = 1) -> String {
        value.isFinite ? String(format: "%.\(digits)f", value) : "–"
    }
}
