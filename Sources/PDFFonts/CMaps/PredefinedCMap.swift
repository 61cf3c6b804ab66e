import Synchronization

/// The CMaps that files may use by name alone (§9.7.5.2). Unpacked when first used, then kept.
enum PredefinedCMap {
    private static let loaded = Mutex<[String: CMap]>([:])

    static func named(_ name: String) -> CMap? {
        switch name {
        case "Identity-H", "Identity": return .identity(isVertical: false)
        case "Identity-V": return .identity(isVertical: true)
        default: break
        }
        if let known = loaded.withLock({ $0[name] }) { return known }
        guard let cmap = unpacked(name, depth: 0) else { return nil }
        loaded.withLock { $0[name] = cmap }
        return cmap
    }

    /// The collection whose CIDs the CMap gives: the place in `CharacterCollections.all`.
    static func collection(_ name: String) -> Int? { entry(name)?.collection }

    private static func entry(_ name: String) -> (name: StaticString, collection: Int, parent: StaticString, data: StaticString)? {
        PredefinedCMaps.all.first { "\($0.name)" == name }
    }

    private static func unpacked(_ name: String, depth: Int) -> CMap? {
        guard let entry = entry(name), depth < 8 else { return nil }
        var numbers = PackedNumbers(entry.data)
        guard let kind = numbers.next().flatMap(CMap.Kind.init), let mode = numbers.next(), let count = numbers.next() else { return nil }
        var cmap = unpacked("\(entry.parent)", depth: depth + 1) ?? CMap(kind: kind)
        if kind != .codes, entry.parent.utf8CodeUnitCount == 0 {
            // A family's first: the inverse of the collection's table, of several CIDs the lowest, comes before what differs from it.
            let unicode = CharacterCollection.at(entry.collection).unicode
            for cid in unicode.indices.reversed() where unicode[cid] != 0 && unicode[cid] & Font.sequenceFlag == 0 {
                cmap.set(unicode[cid], cid: cid)
            }
        }
        cmap.kind = kind
        cmap.isVertical = mode == 1
        if count > 0 {
            let spaces = (0..<count).map { _ in
                let values = (numbers.next() ?? 1, numbers.next() ?? 0, numbers.next() ?? 0)
                return ParsedCMap.Codespace(
                    byteCount: values.0, low: UInt32(truncatingIfNeeded: values.1), high: UInt32(truncatingIfNeeded: values.2))
            }
            cmap.setCodespaces(spaces)
        }
        numbers.forEachRange { code, count, cid in
            cmap.add(
                ParsedCMap.CIDRange(
                    low: UInt32(truncatingIfNeeded: code), high: UInt32(truncatingIfNeeded: code + count - 1),
                    cid: UInt32(truncatingIfNeeded: cid)))
        }
        cmap.sort()
        return cmap
    }
}
