/// Cuts shown strings into codes and turns codes into CIDs (§9.7.5): an encoding of a composite font.
struct CMap: Sendable {
    /// What the codes are; the values stand in packed tables.
    enum Kind: Int, Sendable {
        case codes, ucs2, utf8, utf16, utf32
        /// The code is the CID.
        case identity
    }

    var kind: Kind
    var isVertical = false
    private(set) var codespaces: [ParsedCMap.Codespace]
    /// All codes have two bytes: nearly always.
    private(set) var isTwoByte: Bool
    /// By first byte: the length of its codes, 0 where only the next byte tells.
    private var lengths: [UInt8]
    /// By code; in Unicode kinds by scalar.
    private var table = PagedTable<UInt16>(initial: 0)
    /// Codes above 65535, ascending; of equal ones the last stands.
    private var large: [(code: UInt32, cid: UInt16)] = []
    /// A file may claim to map every code many times over.
    private var left = 1 << 20

    static func identity(isVertical: Bool) -> CMap {
        var result = CMap(kind: .identity)
        result.isVertical = isVertical
        return result
    }

    /// Two-byte codes, no CIDs.
    init(kind: Kind) {
        self.kind = kind
        codespaces = [Self.twoByte]
        isTwoByte = true
        lengths = Array(repeating: 2, count: 256)
    }

    /// An embedded CMap, on top of the one it uses.
    init(_ parsed: ParsedCMap, parent: CMap?) {
        self = parent ?? CMap(kind: .codes)
        if kind == .identity, !parsed.cidRanges.isEmpty {
            kind = .codes
            add(ParsedCMap.CIDRange(low: 0, high: 0xFFFF, cid: 0))
        }
        isVertical = parsed.isVertical || (parent?.isVertical ?? false)
        if !parsed.codespaces.isEmpty { setCodespaces(parsed.codespaces) }
        for range in parsed.cidRanges { add(range) }
        sort()
    }

    private static let twoByte = ParsedCMap.Codespace(byteCount: 2, low: 0, high: 0xFFFF)

    /// The codes themselves are Unicode.
    var isUnicode: Bool { kind != .codes && kind != .identity }

    /// What it takes in memory, about.
    var byteCount: Int { table.byteCount + large.count * 8 + codespaces.count * MemoryLayout<ParsedCMap.Codespace>.stride }

    // MARK: Building

    mutating func setCodespaces(_ spaces: [ParsedCMap.Codespace]) {
        codespaces = spaces
        isTwoByte = spaces.allSatisfy { $0 == Self.twoByte }
        let shortest = spaces.reduce(4) { min($0, $1.byteCount) }
        lengths = (0 as UInt32..<256).map { first in
            let possible = spaces.filter { $0.mayBegin(with: first) }.map(\.byteCount)
            guard let length = possible.first else { return UInt8(truncatingIfNeeded: shortest) }
            return possible.allSatisfy { $0 == length } ? UInt8(truncatingIfNeeded: length) : 0
        }
    }

    mutating func set(_ code: UInt32, cid: Int) {
        if code <= 0xFFFF {
            table.set(UInt16(code), UInt16(truncatingIfNeeded: cid))
        } else {
            large.append((code, UInt16(truncatingIfNeeded: cid)))
        }
    }

    mutating func add(_ range: ParsedCMap.CIDRange) {
        guard range.low <= range.high else { return }
        for code in range.low...range.high {
            left -= 1
            if left < 0 { return }
            set(code, cid: Int(range.cid &+ (code - range.low)))
        }
    }

    /// To be called after `set` and `add`.
    mutating func sort() {
        if large.count > 1 {
            large = large.enumerated().sorted { ($0.element.code, $0.offset) < ($1.element.code, $1.offset) }.map(\.element)
        }
    }

    // MARK: Looking up

    @inline(__always)
    func cid(_ code: UInt32) -> UInt16 {
        if kind == .identity { return UInt16(truncatingIfNeeded: code) }
        let key = kind == .codes ? code : scalar(code)
        return key <= 0xFFFF ? table[UInt16(truncatingIfNeeded: key)] : largeCID(key)
    }

    private func largeCID(_ code: UInt32) -> UInt16 {
        var (low, high) = (0, large.count)
        while low < high {
            let middle = (low + high) / 2
            if large[middle].code <= code { low = middle + 1 } else { high = middle }
        }
        return low > 0 && large[low - 1].code == code ? large[low - 1].cid : 0
    }

    /// The scalar that a code of a Unicode kind is; 0 for other kinds and broken codes.
    func scalar(_ code: UInt32) -> UInt32 {
        switch kind {
        case .codes, .identity: return 0
        case .ucs2, .utf32: return code
        case .utf16:
            guard code > 0xFFFF else { return code }
            return 0x10000 + (code >> 16 & 0x3FF) << 10 + (code & 0x3FF)
        case .utf8:
            switch code {
            case ..<0x80: return code
            case ..<0x1_0000: return (code >> 8 & 0x1F) << 6 | code & 0x3F
            case ..<0x100_0000: return (code >> 16 & 0x0F) << 12 | (code >> 8 & 0x3F) << 6 | code & 0x3F
            default: return (code >> 24 & 0x07) << 18 | (code >> 16 & 0x3F) << 12 | (code >> 8 & 0x3F) << 6 | code & 0x3F
            }
        }
    }

    // MARK: Cutting

    /// The length and value of the code at `index` (§9.7.6.3): that of the codespace it fits; failing that, of the one that its first
    /// byte fits, else of the shortest.
    @inline(__always)
    func next(_ bytes: borrowing Span<UInt8>, at index: Int) -> (code: UInt32, byteCount: Int) {
        var wanted = Int(lengths[Int(bytes[index])])
        if wanted == 0 { wanted = ambiguousLength(bytes, at: index) }
        let length = min(wanted, bytes.count - index)
        var code: UInt32 = 0
        for offset in 0..<length { code = code << 8 | UInt32(bytes[index + offset]) }
        return (code, length)
    }

    private func ambiguousLength(_ bytes: borrowing Span<UInt8>, at index: Int) -> Int {
        var code: UInt32 = 0
        for length in 1...4 where index + length <= bytes.count {
            code = code << 8 | UInt32(bytes[index + length - 1])
            for space in codespaces where space.byteCount == length && space.contains(code) { return length }
        }
        return codespaces.first { $0.mayBegin(with: UInt32(bytes[index])) }?.byteCount ?? 1
    }

    /// The length of a code whose value alone is known.
    func byteCount(of code: UInt32) -> Int { codespaces.first { $0.contains(code) }?.byteCount ?? (code > 0xFFFF ? 4 : 2) }
}

extension ParsedCMap.Codespace {
    /// Whether each byte of `code` lies between those of `low` and `high`.
    func contains(_ code: UInt32) -> Bool {
        var shift: UInt32 = 0
        for _ in 0..<byteCount {
            let byte = code >> shift & 0xFF
            if byte < low >> shift & 0xFF || byte > high >> shift & 0xFF { return false }
            shift += 8
        }
        return byteCount == 4 || code >> shift == 0
    }

    func mayBegin(with first: UInt32) -> Bool {
        let shift = UInt32(byteCount - 1) * 8
        return first >= low >> shift & 0xFF && first <= high >> shift & 0xFF
    }
}
