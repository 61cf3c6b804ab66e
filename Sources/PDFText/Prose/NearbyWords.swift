/// The words of the pages around a place, asked when a hyphen at a line's end is judged. Each page is gone through once, and only if it is asked for.
final class NearbyWords {
    private var texts: [(page: Int, text: [UInt8])] = []
    /// Hashes of the words of a page.
    private var words: [Int: Set<UInt64>] = [:]

    init() {}

    /// Looks at these pages from now on.
    func move(to layouts: [PageLayout]) {
        texts = layouts.map { ($0.index, $0.text) }
        words = words.filter { entry in texts.contains { $0.page == entry.key } }
    }

    /// Whether `word`, letters and hyphens, stands on one of the pages with nothing joined to its end.
    func contains(_ word: [UInt8]) -> Bool {
        let hash = word.reversed().reduce(Self.seed, Self.add)
        return texts.contains { words($0.page, $0.text).contains(hash) }
    }

    private func words(_ page: Int, _ text: [UInt8]) -> Set<UInt64> {
        if let known = words[page] { return known }
        let found = Self.words(text)
        words[page] = found
        return found
    }

    /// From the end of each run of letters and hyphens to its beginning, and to each hyphen in it: hashing backwards gives all of these in one pass.
    private static func words(_ text: [UInt8]) -> Set<UInt64> {
        var found: Set<UInt64> = []
        let source = text.span
        var hash = seed
        var isInside = false
        for index in source.indices.reversed() {
            let byte = source[index]
            guard Dehyphenation.isLetter(byte) || (byte == 0x2D && isInside) else {
                if isInside { found.insert(hash) }
                // A word at whose end a hyphen stands was broken there.
                isInside = false
                hash = byte == 0x2D ? broken : seed
                continue
            }
            if byte == 0x2D, hash != broken { found.insert(hash) }
            if hash == broken { continue }
            hash = add(hash, byte)
            isInside = true
        }
        if isInside { found.insert(hash) }
        return found
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    /// Stands for the hash of what ends in a hyphen.
    private static let broken: UInt64 = 0

    /// FNV-1a
    private static func add(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
