/// Where each indirect object lies (§7.5.4, §7.5.8): the union of all sections of the file, newest first.
package struct CrossReference: Sendable {
    package enum Entry: Sendable, Equatable {
        case free
        /// Byte offset of `n g obj`.
        case offset(Int, generation: Int)
        /// In an object stream, at an index.
        case compressed(stream: Int, index: Int)
    }

    /// Object numbers above this (Annex C.2 names 8,388,607) are not believed.
    package static let maximumObjectNumber = 8_388_607

    /// The table in a flat array for the numbers a writer hands out in order, and a dictionary for the stray ones,
    /// so that one entry numbered eight million costs one entry.
    private var dense: [Entry?] = []
    private var sparse: [Int: Entry] = [:]

    package private(set) var trailer = PDFDictionary.empty
    package var isEmpty: Bool { dense.isEmpty && sparse.isEmpty }

    package init() {}

    package subscript(number: Int) -> Entry? {
        get {
            if number >= 0, number < dense.count { return dense[number] }
            return sparse[number]
        }
        set {
            guard number >= 0, number <= Self.maximumObjectNumber else { return }
            if number < dense.count {
                dense[number] = newValue
            } else if number <= dense.count + 1024 {
                while dense.count < number { dense.append(sparse.removeValue(forKey: dense.count)) }
                dense.append(newValue)
                sparse.removeValue(forKey: number)
            } else {
                sparse[number] = newValue
            }
        }
    }

    /// Adds an entry of an older section: what is known already stays.
    package mutating func addOlder(_ number: Int, _ entry: Entry) {
        if self[number] == nil { self[number] = entry }
    }

    /// Adds the trailer of an older section: keys known already stay (§7.5.5; the newest trailer has them all, but not every writer knows).
    package mutating func addOlder(trailer older: PDFDictionary) { trailer = older.merging(trailer) }

    package mutating func replaceTrailer(_ newer: PDFDictionary) { trailer = newer }

    /// All numbers in use, ascending.
    package var numbers: [Int] {
        var all = dense.indices.filter { dense[$0] != nil && dense[$0] != .free }
        all.append(contentsOf: sparse.filter { $0.value != .free }.keys.filter { $0 >= dense.count }.sorted())
        return all
    }
}
