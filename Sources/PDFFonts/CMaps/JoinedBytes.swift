/// What Ghostscript 10.00 makes of a range of codes in a ToUnicode CMap: ranges of one code each, the first of which stands for both bytes of its value joined
/// by "or" in one byte, and those behind it for what counts on from there: `<03AC>`, `<03AD>` become `<00AF>`, `<00B0>`.
enum JoinedBytes {
    @inline(__always)
    static func joined(_ scalar: UInt32) -> UInt32 { (scalar >> 8 | scalar) & 0xFF }
}

extension ParsedCMap {
    /// Gives such codes what they stood for. The order of a font's glyphs is mostly Unicode's within a script, so that the next right values tell it: both
    /// have to say the same. Dashes and quotation marks, which come in pairs, are known.
    mutating func restoreJoinedBytes() {
        guard !hasOtherRanges, textRanges.count >= Self.fewestRanges else { return }
        var entries: [(code: UInt32, place: Int)] = []
        entries.reserveCapacity(textRanges.count)
        for range in textRanges where range.low == range.high && range.destination.count == 1 {
            if let last = entries.last, last.code >= range.low { return }
            entries.append((range.low, range.destination.lowerBound))
        }
        guard let shift = shiftOfASCII(entries) else { return }
        let hasFigures = entries.count { scalars[$0.place] &- 0x30 < 10 && Int($0.code) - Int(scalars[$0.place]) == shift } > 1
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end].code == entries[end - 1].code + 1,
                scalars[entries[end].place] == scalars[entries[end - 1].place] + 1
            {
                end += 1
            }
            let first = scalars[entries[start].place]
            if end - start > 1, 0x20..<0x100 ~= first, Int(entries[start].code) - Int(first) != shift,
                let meant = meant(entries, start, end) ?? pair(entries, start, end, hasFigures: hasFigures),
                // No surrogates.
                UInt32(end - start) <= 0xD800 - meant
            {
                for index in start..<end { scalars[entries[index].place] = meant + UInt32(index - start) }
            }
            start = end
        }
    }

    private static let fewestRanges = 12
    /// Letters of ASCII that tell where it begins.
    private static let fewestLetters = 8

    /// What most letters of ASCII are less than their codes.
    private func shiftOfASCII(_ entries: [(code: UInt32, place: Int)]) -> Int? {
        var counts: [Int: Int] = [:]
        for entry in entries {
            let scalar = scalars[entry.place]
            guard 0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar else { continue }
            counts[Int(entry.code) - Int(scalar), default: 0] += 1
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value >= Self.fewestLetters else { return nil }
        return most.key
    }

    /// What the first of some codes stood for, by the next value beyond Latin 1 before or behind them.
    private func meant(_ entries: [(code: UInt32, place: Int)], _ start: Int, _ end: Int) -> UInt32? {
        let (code, joined) = (Int(entries[start].code), scalars[entries[start].place])
        func value(beside index: Int) -> UInt32? {
            let scalar = scalars[entries[index].place]
            guard 0x100..<0xD800 ~= scalar, let value = UInt32(exactly: Int(scalar) + code - Int(entries[index].code)),
                0x100..<0xD800 ~= value, JoinedBytes.joined(value) == joined
            else { return nil }
            return value
        }
        if let before = (max(0, start - Self.reach)..<start).last(where: { scalars[entries[$0].place] >= 0x100 }).flatMap(value) {
            return before
        }
        return (end..<min(entries.count, end + Self.reach)).first { scalars[entries[$0].place] >= 0x100 }.flatMap(value)
    }

    /// Codes looked through for one.
    private static let reach = 32

    /// Two dashes, or the two quotation marks of a kind, whose codes are far from those of ASCII, which has its own signs elsewhere.
    ///
    /// - Parameter hasFigures: whether figures stand where ASCII's do. Some fonts have other ones, too.
    private func pair(_ entries: [(code: UInt32, place: Int)], _ start: Int, _ end: Int, hasFigures: Bool) -> UInt32? {
        guard end - start == 2, entries[start].code > 0xFF else { return nil }
        switch scalars[entries[start].place] {
        case 0x33, 0x38: return hasFigures ? 0x2000 + scalars[entries[start].place] - 0x20 : nil
        case 0x3C: return 0x201C
        default: return nil
        }
    }
}

/// The same in a simple font, whose glyphs' names say what was meant.
struct JoinedNames {
    /// Codes, their values and what their names say, where that is beyond Latin 1.
    private var named: [(code: Int, value: Int, scalar: UInt32)] = []
    /// Where ranges begin: those whose value is what was made of the name's.
    private var starts: [(code: Int, value: Int)] = []

    /// Codes that stand for what their names say.
    var meant: [(code: Int, scalar: UInt32)] {
        guard !starts.isEmpty else { return [] }
        return named.filter { code, value, _ in starts.contains { code - $0.code == value - $0.value && code >= $0.code } }.map {
            ($0.code, $0.scalar)
        }
    }

    /// - Parameters:
    ///   - value: from ToUnicode, as it is read.
    ///   - scalar: what the name of the code's glyph says.
    mutating func note(_ code: Int, _ value: UInt32, _ scalar: UInt32) {
        guard scalar > 0xFF, value != scalar, value < Self.end || Self.controls.contains(value) else { return }
        let value = Self.controls.firstIndex(of: value).map { $0 + 0x80 } ?? Int(value)
        named.append((code, value, scalar))
        var joined = JoinedBytes.joined(scalar)
        if scalar > 0xFFFF {
            let (high, low) = (0xD800 + (scalar - 0x10000) >> 10, 0xDC00 + scalar & 0x3FF)
            joined = JoinedBytes.joined(high) | JoinedBytes.joined(low)
        }
        // Ranges of italic letters in formulas begin with the capitals.
        let isItalic = scalar >= Self.italic && value == 0xFD + Int(scalar - Self.italic)
        if joined == value || isItalic { starts.append((code, value)) }
    }

    private static let italic: UInt32 = 0x1D434
    /// Behind Latin Extended-A, as far as ranges count on.
    private static let end: UInt32 = 0x180
    /// What controls are read as.
    private static let controls = Encodings.winAnsi[0x80...0x9F].map(UInt32.init)
}
