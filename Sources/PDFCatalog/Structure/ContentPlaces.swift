/// Places of a page's content among all that is asked about, by its key.
struct ContentPlaces {
    /// Of the page's own content stream, by identifier, which writers count from 0; −1 for none.
    private var counted: [Int32] = []
    private var others: [ContentKey: Int] = [:]

    private static let mostCounted = 1 << 16

    /// Adds one, if it isn't there yet; returns whether it was added.
    mutating func add(_ key: ContentKey, _ place: Int) -> Bool {
        guard self[key] == nil else { return false }
        if key.container == 0, 0..<Self.mostCounted ~= key.identifier {
            while counted.count <= key.identifier { counted.append(-1) }
            counted[key.identifier] = Int32(truncatingIfNeeded: place)
        } else {
            others[key] = place
        }
        return true
    }

    subscript(key: ContentKey) -> Int? {
        guard key.container == 0, 0..<Self.mostCounted ~= key.identifier else { return others[key] }
        return key.identifier < counted.count && counted[key.identifier] >= 0 ? Int(counted[key.identifier]) : nil
    }
}
