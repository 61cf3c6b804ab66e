/// What became of one document's text.
struct DamageResult {
    var runs = 0
    /// Seconds, of a single case.
    var longest = 0.0
    /// Mean share of the words that were found, 0 … 1, of all places to cut off and of all changes.
    var cut = 0.0, changed = 0.0

    init() {}

    /// From ``line``.
    init?(_ line: String) {
        let fields = line.split(separator: " ")
        guard fields.count == 5, fields[0] == "done", let runs = Int(fields[1]), let longest = Double(fields[2]),
            let cut = Double(fields[3]), let changed = Double(fields[4])
        else { return nil }
        (self.runs, self.longest, self.cut, self.changed) = (runs, longest, cut, changed)
    }

    var line: String { "done \(runs) \(longest) \(cut) \(changed)" }
}

/// The words of a text and how often each comes.
struct WordCounts {
    private var counts: [Substring: Int] = [:]
    private(set) var total = 0

    init(_ text: String) {
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            counts[word, default: 0] += 1
            total += 1
        }
    }

    /// How many of these words another text has too, 0 … 1.
    func share(in other: WordCounts) -> Double {
        total == 0 ? 1 : Double(counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }) / Double(total)
    }
}
