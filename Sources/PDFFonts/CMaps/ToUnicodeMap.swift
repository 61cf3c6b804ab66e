/// A ToUnicode CMap (§9.10.3) as a table: what each code stands for, as far as it is worth hearing.
struct ToUnicodeMap: Sendable {
    private var table = PagedTable<UInt32>(initial: 0)
    /// Codes above 65535, ascending: GB 18030 and UTF-32 alone have such.
    private var large: [(code: UInt32, value: UInt32)] = []
    /// Codes with a private use scalar, or with a space for a control, kept for when nothing else is known.
    private var privateUse: [UInt32: UInt32] = [:]
    /// Codes with a readable value.
    private(set) var count = 0
    /// Codes whose value had to be refused: a reason to look further.
    private(set) var refused = 0
    /// The first codes that are given no text at all.
    private(set) var unnamed: [UInt32] = []
    /// The first value, and whether there is another.
    private var (first, hasTwo): (UInt32, Bool) = (0, false)

    /// A file may name far more codes than its font can have, and long texts for all of them.
    private static let maximumScalars = 1 << 18

    /// Fonts of Indic scripts have some dozens.
    private static let mostUnnamed = 512

    /// No character: what macOS writes for glyphs of MathType's and Symbol's whose Unicode it doesn't know (Appendix_Fig3.pdf of mrbayes's manual).
    private static let unknown: UInt32 = 0xE00

    init() {}

    /// - Parameter codes: codes beyond the font's own (255 for simple fonts) are left out.
    init(_ parsed: ParsedCMap, codes limit: UInt32, values: inout UnicodeValues) {
        var left = Self.maximumScalars
        for range in parsed.textRanges where range.low <= limit {
            guard let last = range.destination.last else {
                refused += 1
                if unnamed.count < Self.mostUnnamed { unnamed.append(range.low) }
                continue
            }
            var scalars = Array(parsed.scalars[range.destination])
            let first = parsed.scalars[last]
            for code in range.low...min(range.high, limit) {
                guard left > 0 else { break }
                left -= scalars.count
                scalars[scalars.count - 1] = first &+ (code - range.low)
                set(code, scalars, &values)
            }
        }
        large.sort { $0.code < $1.code }
        if count == 0 { adoptLigatures() }
    }

    /// A map of nothing but U+F0DE and U+F0DF is macOS's, of a font that it made of the two ligatures of a PostScript font, which are 0xDE and 0xDF in
    /// Mac OS Roman (maq.pdf of Debian's maq).
    private mutating func adoptLigatures() {
        guard !privateUse.isEmpty, privateUse.values.allSatisfy({ $0 == 0xF0DE || $0 == 0xF0DF }) else { return }
        for (code, scalar) in privateUse { store(code, UInt32(Encodings.macRoman[Int(scalar & 0xFF)])) }
        privateUse.removeAll()
    }

    private mutating func set(_ code: UInt32, _ scalars: [UInt32], _ values: inout UnicodeValues) {
        if scalars.count == 1, 0x20..<0x7F ~= scalars[0] || 0xA0..<0xD800 ~= scalars[0], scalars[0] != Self.unknown {  // nearly all
            store(code, scalars[0])
        } else if scalars.count == 1, scalars[0] == Self.unknown {
            refused += 1
        } else if scalars.count == 1, 9...13 ~= scalars[0] {
            // A tab or the end of a line is no glyph: what the code means may be told elsewhere.
            refused += 1
            privateUse[code] = 0x20
        } else if let readable = UnicodeValues.readable(scalars) {
            store(code, values.value(readable))
        } else {
            refused += 1
            if scalars.count == 1, UnicodeValues.isPrivate(scalars[0]) { privateUse[code] = scalars[0] }
        }
    }

    private mutating func store(_ code: UInt32, _ value: UInt32) {
        if count == 0 { first = value } else if value != first { hasTwo = true }
        count += 1
        if code <= 0xFFFF { table.set(UInt16(code), value) } else { large.append((code, value)) }
    }

    /// Has a code of at most two bytes stand for something else than before.
    mutating func set(_ code: UInt32, to value: UInt32) { store(code, value) }

    var isEmpty: Bool { count == 0 }

    /// What it takes in memory, about.
    var byteCount: Int { table.byteCount + large.count * 8 + privateUse.count * 16 }

    /// Whether several codes, and no other, stand for one and the same: as good as nothing, if anything else is known.
    var saysOneThing: Bool { count >= Self.fewestAlike && !hasTwo }

    /// Whether the codes of ASCII stand for something else than an encoding has there, for the most part: a subset was coded anew, and what that encoding
    /// says of the codes left out is wrong, too.
    func refutes(_ encoding: [UInt16]) -> Bool {
        var (alike, others) = (0, 0)
        for code in 0x21...0x7E where table[UInt16(code)] != 0 {
            if table[UInt16(code)] == UInt32(encoding[code]) { alike += 1 } else { others += 1 }
        }
        return others > alike
    }

    /// Whether codes of one byte stand for themselves.
    func areThemselves(_ codes: Range<Int>) -> Bool {
        codes.allSatisfy { table[UInt16(truncatingIfNeeded: $0)] == UInt32(truncatingIfNeeded: $0) }
    }

    /// A sign may have some forms.
    private static let fewestAlike = 4

    /// Forgets the codes that something else is known of.
    mutating func giveWay(_ isKnown: (UInt32) -> Bool) {
        for code in table.codes where table[UInt16(code)] != 0 && isKnown(code) { table.set(UInt16(code), 0) }
    }

    /// Forgets codes that have a space, or their own number, where it is known what their CIDs stand for.
    ///
    /// - Parameter known: scalars by CID, 0 where there is none.
    mutating func giveWay(_ cmap: CMap, to known: [UInt32]) {
        for code in table.codes {
            let value = table[UInt16(code)]
            guard value == 0x20 || value == code, value != 0 else { continue }
            let cid = Int(cmap.cid(code))
            if cid < known.count, known[cid] != 0 { table.set(UInt16(code), 0) }
        }
    }

    /// Where the map has a letter and its marks for what `known` has the letter alone for, the letter is what the glyph shows: some writers give the text
    /// of the first cluster it is part of to each. A vowel that is half of a sign stands behind the tone of its cluster, in Thai, or behind its consonants,
    /// in Indic scripts.
    mutating func takeLetters(_ values: UnicodeValues, _ known: (UInt32) -> UInt32) {
        for code in table.codes {
            let value = table[UInt16(code)]
            if value & Font.sequenceFlag != 0 {
                let (scalars, letter) = (values.scalars(of: value), known(code))
                let isFirst = Self.isPrefix(letter, of: scalars)
                let isHalf = letter == Self.thaiAa && scalars.last == Self.thaiAm && scalars.dropLast().allSatisfy(Self.isMark)
                if isFirst || isHalf { table.set(UInt16(code), letter) }
            } else if let behind = IndicScalar.partBehind(value), known(code) == behind {
                table.set(UInt16(code), behind)
            }
        }
    }

    /// Whether a letter, or what Unicode takes it apart into, is followed by nothing but marks.
    private static func isPrefix(_ letter: UInt32, of scalars: ArraySlice<UInt32>) -> Bool {
        guard letter != 0, scalars.dropFirst().allSatisfy(isMark) else { return false }
        if scalars.first == letter { return true }
        guard IndicScalar.holds(letter), let scalar = Unicode.Scalar(letter) else { return false }
        return String(scalar) == String(String.UnicodeScalarView(scalars.prefix(2).compactMap(Unicode.Scalar.init)))
    }

    /// Has codes of several scalars stand for those that `shown` has for them, if it has any.
    mutating func replaceSequences(_ values: inout UnicodeValues, _ shown: (UInt32, ArraySlice<UInt32>) -> [UInt32]?) {
        for code in table.codes where table[UInt16(code)] & Font.sequenceFlag != 0 {
            if let own = shown(code, values.scalars(of: table[UInt16(code)])) { table.set(UInt16(code), values.value(own)) }
        }
    }

    private static let thaiAa: UInt32 = 0x0E32
    private static let thaiAm: UInt32 = 0x0E33

    private static func isMark(_ scalar: UInt32) -> Bool {
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    /// Every two-byte code stands for itself.
    mutating func fillIdentity() {
        for code: UInt32 in 0x20..<0xFFFE where UnicodeValues.readable(CollectionOfOne(code)) != nil { store(code, code) }
    }

    /// Puts the private use scalars in where `isUnknown` says that no other source has anything.
    mutating func adoptPrivateUse(
        _ symbolic: [UInt32]?, of name: FontName, _ values: inout UnicodeValues, _ isUnknown: (UInt32) -> Bool
    ) {
        let isChinese = mayHoldBigFive
        for (code, scalar) in privateUse where code <= 0xFFFF && isUnknown(code) {
            if isChinese, let meant = BigFiveSigns.scalar(scalar) {
                store(code, meant)
            } else if let meant = SymbolicFont.scalar(scalar, in: symbolic) ?? SymbolicFont.sign(scalar, of: name) {
                store(code, meant)
            } else if case let meant = ExpertSigns.scalars(scalar, of: name), !meant.isEmpty {
                store(code, values.value(meant))
            } else {
                table.set(UInt16(code), SymbolicFont.isSpace(scalar) ? 0x20 : scalar)
            }
        }
    }

    /// Whether private use scalars may be signs of Big Five: codes stand for ideographs, too. Small capitals and old-style figures of other fonts have
    /// the same scalars, and so have Thai letters in other places.
    var mayHoldBigFive: Bool {
        guard privateUse.values.contains(where: { BigFiveSigns.scalar($0) != nil }) else { return false }
        var isChinese = false
        for code in UInt16(0)...0xFFFF {
            if 0x0E01...0x0E7F ~= table[code] { return false }
            if 0x4E00...0x9FFF ~= table[code] { isChinese = true }
        }
        return isChinese
    }

    /// What the codes of at most two bytes stand for, one after the other, and 0 for those that stand for nothing.
    var values: some Sequence<UInt32> { (UInt16(0)...0xFFFF).lazy.map { table[$0] } }

    /// Reads the characters of Latin 1 as codes of a font that has no letters.
    mutating func readLettersAsCodes(_ symbolic: [UInt32]) {
        for code in UInt16(0)...0xFFFF {
            let value = Int(table[code])
            if 0x21...0xFF ~= value, symbolic[value] != 0 { table.set(code, symbolic[value]) }
        }
    }

    @inline(__always)
    subscript(code: UInt32) -> UInt32 { code <= 0xFFFF ? table[UInt16(truncatingIfNeeded: code)] : largeValue(code) }

    func privateValue(_ code: UInt32) -> UInt32 { privateUse[code] ?? 0 }

    private func largeValue(_ code: UInt32) -> UInt32 {
        var (low, high) = (0, large.count)
        while low < high {
            let middle = (low + high) / 2
            if large[middle].code < code { low = middle + 1 } else { high = middle }
        }
        return low < large.count && large[low].code == code ? large[low].value : 0
    }
}
