/// A sample that is not read exactly yet, by a line of `Samples/known-gaps.txt`.
struct KnownGap: Sendable {
    let name: String
    /// The least share of words in order that it must reach; see ``Comparison/share``.
    let share: Double
    let reason: String

    /// By the samples' names.
    static let all: [String: KnownGap] = {
        let gaps = Sample.lines(of: "known-gaps.txt").compactMap { fields -> KnownGap? in
            guard fields.count == 3, let share = Double(fields[1]) else { return nil }
            return KnownGap(name: fields[0], share: share, reason: fields[2])
        }
        return Dictionary(gaps.map { ($0.name, $0) }) { first, _ in first }
    }()
}
