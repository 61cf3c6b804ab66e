/// Values by number, those that were asked for lately: what nobody asks for while others come to the budget twice is forgotten, the rest stays.
struct RecentCache<Value: Sendable>: Sendable {
    private typealias Entry = (value: Value, cost: Int)

    private var recent: [Int: Entry] = [:]
    /// Those of `recent` when they last came to the budget, but for what has been asked for since.
    private var older: [Int: Entry] = [:]
    /// What `recent` comes to.
    private var cost = 0
    private let budget: Int

    init(budget: Int) { self.budget = budget }

    mutating func value(_ number: Int) -> Value? {
        if let entry = recent[number] { return entry.value }
        guard !older.isEmpty, let entry = older.removeValue(forKey: number) else { return nil }
        keep(entry.value, number, cost: entry.cost)
        return entry.value
    }

    mutating func keep(_ value: Value, _ number: Int, cost: Int) {
        if self.cost + cost > budget, !recent.isEmpty {
            swap(&recent, &older)
            recent.removeAll(keepingCapacity: true)
            self.cost = 0
        }
        recent[number] = (value, cost)
        self.cost += cost
    }

    mutating func removeAll() {
        recent.removeAll()
        older.removeAll()
        cost = 0
    }
}
