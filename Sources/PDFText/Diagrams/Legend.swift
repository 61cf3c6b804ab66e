import PDFSyntax

/// The legend beside or below a diagram: short names, each behind a key, which is a patch of colour or a piece of a line.
struct Legend {
    /// Patches of colour that may be keys; drawings have more.
    struct Keys {
        private(set) var boxes: [Rectangle] = []

        private static let sizes = 3.0...30.0
        private static let most = 2_000

        @inline(__always)
        mutating func add(_ box: Rectangle) {
            guard Self.sizes.contains(box.x1 - box.x0), Self.sizes.contains(box.y1 - box.y0), boxes.count < Self.most else { return }
            boxes.append(box)
        }

        mutating func removeAll() {
            if !boxes.isEmpty { boxes.removeAll(keepingCapacity: true) }
        }
    }

    /// Of all axes.
    let area: TextBox
    /// Of the type of their numbers, in points.
    let size: Double
    let keys: [Rectangle]

    /// How far from the area a legend stands, in ems.
    private static let reach = 8.0
    /// Of the type of a name, as a multiple of the numbers'.
    private static let sizes = 0.7...1.4
    /// One may be anything.
    private static let fewest = 2
    private static let mostWords = 4
    /// Names and keys compared for one diagram.
    private static let mostWork = 200_000
    /// In ems: what is smaller is a bullet.
    private static let narrowestKey = 0.9
    private static let widestKey = 4.0
    /// From a key to its name, and from its middle to that of the name, in ems.
    private static let gap = -0.1...1.2
    private static let offset = 0.6
    /// From the names to what they are called.
    private static let reachOfTitle = 2.6

    /// The names, and the line that says what they are: no indices where there is no legend.
    ///
    /// - Parameters:
    ///   - others: what stands on the page outside of diagrams, by its index.
    func labels(_ others: [Int], _ boxes: [TextBox], _ fragments: [Fragment], wordCount: (Int) -> Int) -> [Int] {
        let near = others.filter { index in
            Self.sizes.contains(Double(fragments[index].size) / size) && wordCount(index) <= Self.mostWords && isNear(boxes[index])
        }
        guard near.count >= Self.fewest else { return [] }
        let close = keys.filter { isNear(TextBox(x0: $0.x0, y0: $0.y0, x1: $0.x1, y1: $0.y1)) }
        guard near.count * close.count < Self.mostWork else { return [] }
        let names = near.filter { index in close.contains { isKey($0, of: boxes[index]) } }
        guard names.count >= Self.fewest, let first = names.first else { return [] }
        let all = names.dropFirst().reduce(boxes[first]) { $0.union(boxes[$1]) }
        let known = Set(names)
        let title = near.first { index in
            let box = boxes[index]
            let isAbove = box.y0 > all.y1 && box.y0 - all.y1 < Self.reachOfTitle * size && box.x0 < all.x1 && box.x1 > all.x0 - 3 * size
            let isBefore =
                box.x1 < all.x0 && all.x0 - box.x1 < (Self.reachOfTitle + Self.widestKey) * size
                && box.y0 > all.y0 - 0.5 * size && box.y1 < all.y1 + 0.5 * size
            return !known.contains(index) && (isAbove || isBefore)
        }
        return names + (title.map { [$0] } ?? [])
    }

    private func isNear(_ box: TextBox) -> Bool {
        let reach = Self.reach * size
        let isBeside = box.x0 > area.x1 - size && box.x1 < area.x1 + 2 * reach && box.y0 > area.y0 && box.y1 < area.y1 + size
        let isBelow =
            box.y1 < area.y0 + 0.2 * size && box.y0 > area.y0 - reach && box.x0 > area.x0 - 2 * size && box.x1 < area.x1 + 4 * size
        return isBeside || isBelow
    }

    private func isKey(_ key: Rectangle, of name: TextBox) -> Bool {
        Self.gap.contains((name.x0 - key.x1) / size) && (Self.narrowestKey * size...Self.widestKey * size).contains(key.width)
            && ((key.y0 + key.y1 - name.y0 - name.y1) / 2).magnitude < Self.offset * size
    }
}
