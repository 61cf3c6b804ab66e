/// Dots, dashes and strokes that lead the eye, or part one thing from another: seen, not read.
enum Leaders {
    /// Whether a text is nothing else: at least three such signs, or full stops alone, of which curves are made.
    static func isAll(_ text: String) -> Bool {
        var (count, hasOther) = (0, false)
        for scalar in text.unicodeScalars where scalar != " " && scalar != "\n" {
            guard isLeader(scalar.value) else { return false }
            count += 1
            if scalar != "." { hasOther = true }
        }
        return count >= 3 || count > 0 && !hasOther
    }

    /// Whether a line is nothing else: a rule made of dots or dashes, longer than an ellipsis or a dash that stands for something.
    static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count >= fewestSigns, let first = line.first else { return false }
        // How leaders begin in UTF-8.
        switch first {
        case 0x2E, 0x5F, 0x2D, 0x3D, 0x7C, 0xC2, 0xE2: break
        default: return false
        }
        var count = 0
        for scalar in String(decoding: line, as: UTF8.self).unicodeScalars where scalar != " " {
            guard isLeader(scalar.value) else { return false }
            count += 1
        }
        return count >= fewestSigns
    }

    /// A line's text without dots that stand by themselves in a row, more than an ellipsis has, at the line's foot or in its middle; of the latter those
    /// that touch what stands before and behind the row, too, which needs no space beside signs of East Asia.
    ///
    /// - Parameters:
    ///   - fewest: dots that are a leader.
    ///   - inRow: whether the line is a row of a table, in which such as stand in the middle of a line's height say that there is nothing.
    static func removed(from line: ArraySlice<UInt8>, dots fewest: Int = fewestDots, inRow: Bool = false) -> ArraySlice<UInt8> {
        var result: [UInt8] = []
        result.reserveCapacity(line.count)
        let bytes = line.span
        var (index, dots, middleDots) = (0, 0, 0)
        // Without white between them they are one word, which stands for what was left out in other texts.
        let isOfIndex = fewest == fewestDotsOfIndex
        /// Ends a row of dots.
        func end() {
            if dots < fewest { append([0x2E], dots, to: &result) }
            if inRow || middleDots < fewestDots {
                append(middleDot, middleDots, to: &result)
            } else if result.suffix(2).elementsEqual(middleDot) {
                result.removeLast(2)
            }
        }
        while index < bytes.count {
            var start = index
            while index < bytes.count, bytes[index] != 0x20 { index += 1 }
            if index == start + 1, bytes[start] == 0x2E, middleDots == 0 {
                dots += 1
            } else if isOfIndex, index >= start + fewestDots, middleDots == 0, line[line.startIndex + start] == 0x2E,
                (start..<index).allSatisfy({ line[line.startIndex + $0] == 0x2E })
            {
                dots += 1
            } else if index == start + 2, bytes[start] == 0xC2, bytes[start + 1] == 0xB7, dots == 0 {
                middleDots += 1
            } else if index > start {
                end()
                if !inRow, middleDots >= fewestDots, index > start + 2, bytes[start] == 0xC2, bytes[start + 1] == 0xB7 { start += 2 }
                (dots, middleDots) = (0, 0)
                if !result.isEmpty { result.append(0x20) }
                for place in start..<index { result.append(bytes[place]) }
            }
            index += 1
        }
        end()
        return result[...]
    }

    /// In UTF-8.
    private static let middleDot: [UInt8] = [0xC2, 0xB7]

    /// Whether there is something to remove. Most lines that are asked have nothing.
    static func stand(in line: ArraySlice<UInt8>, dots fewest: Int = fewestDots) -> Bool {
        var (dots, isAlone) = (0, true)
        var (middleDots, before) = (0, UInt8(0x20))
        for byte in line {
            if byte == 0x20 {
                isAlone = true
            } else if byte == 0x2E, isAlone {
                dots += 1
                if dots >= fewest { return true }
                (isAlone, middleDots) = (false, 0)
            } else if byte == 0xC2, isAlone {
                (isAlone, dots) = (false, 0)
            } else if byte == 0xB7, before == 0xC2 {
                middleDots += 1
                if middleDots > fewestDots { return true }
            } else {
                (dots, isAlone, middleDots) = (0, false, 0)
            }
            before = byte
        }
        return false
    }

    private static func append(_ dot: [UInt8], _ count: Int, to line: inout [UInt8]) {
        for _ in 0..<count {
            if !line.isEmpty { line.append(0x20) }
            line.append(contentsOf: dot)
        }
    }

    /// Whether a scalar is the dot of a leader: a full stop, or one in the middle of the line, or two or three of them as one character.
    @inline(__always)
    static func isDot(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E, 0xB7, 0x2025, 0x2026, 0x22EF, 0x30FB, 0xFF0E: true
        default: false
        }
    }

    /// How many bytes the dot of a leader has that stands at an offset; 0 if there is none. Those of ``isDot(_:)`` in UTF-8.
    @inline(__always)
    static func dotLength(_ bytes: borrowing Span<UInt8>, at offset: Int) -> Int {
        let lead = bytes[offset]
        if lead < 0x80 { return lead == 0x2E ? 1 : 0 }
        guard lead == 0xC2 || lead == 0xE2 || lead == 0xE3 || lead == 0xEF else { return 0 }
        return longDotLength(bytes, at: offset)
    }

    @inline(__always)
    private static func longDotLength(_ bytes: borrowing Span<UInt8>, at offset: Int) -> Int {
        guard offset + 1 < bytes.count else { return 0 }
        let (lead, second) = (bytes[offset], bytes[offset + 1])
        if lead == 0xC2 { return second == 0xB7 ? 2 : 0 }
        guard offset + 2 < bytes.count else { return 0 }
        let third = bytes[offset + 2]
        switch (lead, second) {
        case (0xE2, 0x80): return third == 0xA5 || third == 0xA6 ? 3 : 0
        case (0xE2, 0x8B): return third == 0xAF ? 3 : 0
        case (0xE3, 0x83): return third == 0xBB ? 3 : 0
        case (0xEF, 0xBC): return third == 0x8E ? 3 : 0
        default: return 0
        }
    }

    private static let fewestSigns = 8
    static let fewestDots = 5
    /// An index has no ellipses.
    static let fewestDotsOfIndex = 1

    private static func isLeader(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E, 0x5F, 0x2D, 0x3D, 0xB7, 0x2026, 0x2010...0x2015, 0x2212, 0x2500...0x257F, 0x7C: true
        default: false
        }
    }
}
