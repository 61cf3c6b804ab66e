package import PDFSyntax

/// The document outline (§12.3.3): chapters and sections, in reading order.
package struct Outline: Sendable {
    package struct Item: Sendable {
        package let title: String
        /// 1 for the top.
        package let level: Int
        /// From 0; nil if the destination can't be followed.
        package let page: Int?
        /// Where on the page it begins: a height in its user space.
        package let top: Double?
    }

    package let items: [Item]

    static let maximumItems = 100_000
    static let maximumDepth = 32
    /// Bytes of a title: one that stands in the file once can be that of every item.
    static let maximumTitle = 2000

    package init(store: ObjectStore, catalog: PDFDictionary, pages: PageTree) {
        guard let root = store.dictionary(catalog["Outlines"]), !root["First"].isNull else {
            items = []
            return
        }
        let destinations = Destinations(store: store, catalog: catalog, pages: pages)
        var items: [Item] = []
        var visited: Set<Int> = []
        Self.walk(root["First"], level: 1, store, destinations, &items, &visited)
        self.items = items
    }

    /// The words of a title, with a space between them.
    private static func title(_ bytes: [UInt8]) -> String {
        // Most need nothing done; to ask each character what it is takes longer than all else.
        let isPlain =
            bytes.count <= maximumTitle && bytes.allSatisfy { 0x20..<0x7F ~= $0 } && bytes.first != 0x20
            && bytes.last != 0x20 && !zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
        if isPlain { return String(decoding: bytes, as: UTF8.self) }
        return TextString.decode(Array(bytes.prefix(maximumTitle))).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func walk(
        _ first: PDFObject, level: Int, _ store: ObjectStore, _ destinations: Destinations, _ items: inout [Item], _ visited: inout Set<Int>
    ) {
        var next = first
        while items.count < maximumItems, let id = next.reference, visited.insert(id.number).inserted, let item = store.dictionary(next) {
            let title = Self.title(store.string(item["Title"]) ?? [])
            let action = store.dictionary(item["A"])
            let target = item["Dest"].isNull && store.name(action?["S"]) == "GoTo" ? action?["D"] ?? .null : item["Dest"]
            let destination = destinations.destination(target)
            if !title.isEmpty { items.append(Item(title: title, level: level, page: destination?.page, top: destination?.top)) }
            if level < maximumDepth, !item["First"].isNull { walk(item["First"], level: level + 1, store, destinations, &items, &visited) }
            next = item["Next"]
        }
    }
}
