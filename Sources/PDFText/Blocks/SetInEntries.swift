/// Entries of an index set in below the names they belong to, each ended on purpose. First lines of paragraphs are set in as well, but those are full.
struct SetInEntries {
    /// Where the entries begin, and the names.
    private var places: [Place] = []

    private struct Place {
        let entries, names: Float
        /// Entries above a name, those of them that had room for more, and such names with an entry right below them.
        var count = 0
        var ended = 0
        var alone = 0
    }

    /// In ems.
    private static let narrowest: Float = 0.75
    private static let widest: Float = 4
    private static let tolerance: Float = 0.3
    /// Behind an entry that was ended on purpose, in ems: most words are shorter.
    private static let leastRoom: Float = 4
    /// Entries above a name that tell it; of four, three must.
    private static let fewest = 4
    private static let mostPlaces = 8

    init(_ edges: LineEdges) {
        let lines = edges.lines
        guard lines.count > 2 * Self.fewest else { return }
        for index in lines.indices.dropFirst() {
            let (entry, name) = (lines[index - 1], lines[index])
            let (begin, shift) = (edges.begin(name), edges.begin(entry) - edges.begin(name))
            guard shift > Self.narrowest * name.size, shift < Self.widest * name.size, LineEdges.standsBelow(entry, name) else { continue }
            let tolerance = Self.tolerance * name.size
            var place = places.firstIndex {
                ($0.entries - edges.begin(entry)).magnitude < tolerance && ($0.names - begin).magnitude < tolerance
            }
            if place == nil, places.count < Self.mostPlaces {
                place = places.count
                places.append(Place(entries: edges.begin(entry), names: begin))
            }
            guard let place else { continue }
            places[place].count += 1
            if edges.right - edges.end(entry) > Self.leastRoom * entry.size { places[place].ended += 1 }
            if index + 1 == lines.count || edges.begin(lines[index + 1]) - begin > Self.narrowest * name.size { places[place].alone += 1 }
        }
        places.removeAll { $0.count < Self.fewest || $0.ended * 4 < $0.count * 3 || $0.alone * 4 < $0.count * 3 }
    }

    var isEmpty: Bool { places.isEmpty }

    /// Whether an entry stands at `entry` and a name at `name`.
    func hold(_ entry: Float, _ name: Float, size: Float) -> Bool {
        places.contains {
            ($0.entries - entry).magnitude < Self.tolerance * size && ($0.names - name).magnitude < Self.tolerance * size
        }
    }

    /// Whether entries begin at `entry`.
    func begin(at entry: Float, size: Float) -> Bool { places.contains { ($0.entries - entry).magnitude < Self.tolerance * size } }
}
