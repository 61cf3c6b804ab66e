import Synchronization

/// One of Adobe's character collections (§9.7.3): what its CIDs stand for. Unpacked when first used, then kept.
final class CharacterCollection: Sendable {
    /// By CID; a scalar, or `Font.sequenceFlag | offset` into `sequences`, or 0.
    let unicode: [UInt32]
    let sequences: [UInt32]

    /// - Parameter ordering: `Japan1`, `GB1`, `CNS1`, `Korea1`, `KR`.
    static func adobe(_ ordering: String) -> CharacterCollection? {
        CharacterCollections.all.firstIndex { "\($0.name)" == "Adobe-" + ordering }.map(at)
    }

    private static let loaded = Mutex<[Int: CharacterCollection]>([:])

    static func at(_ index: Int) -> CharacterCollection {
        if let known = loaded.withLock({ $0[index] }) { return known }
        let new = CharacterCollection(CharacterCollections.all[index])
        return loaded.withLock { loaded in
            if let first = loaded[index] { return first }
            loaded[index] = new
            return new
        }
    }

    private init(_ data: (name: StaticString, single: StaticString, several: StaticString)) {
        var unicode: [UInt32] = []
        unicode.reserveCapacity(1 << 15)
        var numbers = PackedNumbers(data.single)
        numbers.forEachRange { cid, count, scalar in
            unicode.append(contentsOf: repeatElement(0, count: max(cid - unicode.count, 0)))
            for step in 0..<count { unicode.append(UInt32(truncatingIfNeeded: scalar + step)) }
        }
        var values = UnicodeValues()
        numbers = PackedNumbers(data.several)
        while let cid = numbers.next(), let count = numbers.next() {
            let scalars = (0..<count).map { _ in UInt32(truncatingIfNeeded: numbers.next() ?? 0) }
            unicode.append(contentsOf: repeatElement(0, count: max(cid + 1 - unicode.count, 0)))
            unicode[cid] = values.value(scalars)
        }
        self.unicode = unicode
        sequences = values.sequences
    }
}
