/// The runs of one program on one document.
struct Measurements: Sendable {
    private var costs: [ProcessCost] = []

    mutating func add(_ cost: ProcessCost) { costs.append(cost) }

    /// Highest resident memory in bytes, of a run by itself.
    var memory = 0.0

    var isEmpty: Bool { costs.isEmpty }
    var hasFailed: Bool { costs.contains { $0.status != 0 } }
    /// Medians.
    var wall: Double { Self.median(costs.map(\.wall)) }
    var cpu: Double { Self.median(costs.map(\.cpu)) }

    /// 0 of none.
    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard let high = sorted.indices.contains(sorted.count / 2) ? sorted[sorted.count / 2] : nil else { return 0 }
        return sorted.count % 2 == 1 ? high : (sorted[sorted.count / 2 - 1] + high) / 2
    }
}
