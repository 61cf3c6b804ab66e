/// Which of some things belong together, as they are found to one after the other.
struct DisjointSets {
    private var owners: [Int]

    /// - Parameter count: things, each by itself.
    init(count: Int) { owners = Array(0..<count) }

    /// The thing that stands for all that one belongs with.
    mutating func root(_ index: Int) -> Int {
        var index = index
        while owners[index] != index {
            owners[index] = owners[owners[index]]
            index = owners[index]
        }
        return index
    }

    /// Joins what one belongs with to what another does, whose root stands for all.
    mutating func join(_ index: Int, to other: Int) { owners[root(index)] = root(other) }
}
