/// What a line of a table of contents ends with: a leader, and the number of a page, in the digits of any script.
enum ContentsEnding {
    /// Dots of a leader within a word, at the least.
    static let fewestDots = 4

    /// More than any front matter has pages: its roman numbers come before the others.
    private static let romanPages = 1000
    private static let mostDigits = 5

    /// Whether a byte may be the last of a number of any kind, or of ``isUnknown(_:)``: most lines end in a letter or a stop.
    @inline(__always)
    static func mayEndLine(_ last: UInt8) -> Bool { last >= 0x80 || last.isASCIIDigit || last == 0x3F || Roman.value(of: last) != nil }

    /// The number that a word is, or that stands in it behind a leader: without spaces the title, its leader and its number are one word. Roman ones
    /// come before all others.
    static func number(_ word: ArraySlice<UInt8>) -> Int? {
        guard let last = word.last else { return nil }
        guard mayEndLine(last) else { return nil }
        let bytes = word.span
        // Lines of scripts without spaces are one word each, and most end in a letter or a stop as well.
        if last >= 0x80 {
            let scalar = PageDigits.scalar(bytes, before: bytes.count).value
            guard PageDigits.isDecimal(scalar) || PageDigits.numeral(scalar) != nil else { return nil }
        }
        let (leader, dots) = leader(in: bytes)
        let start = dots >= fewestDots || leader.lowerBound == 0 ? leader.upperBound : 0
        return number(bytes.extracting(start...))
    }

    /// Whether a word stands for the number of a page that was not known when the contents were made: "??".
    static func isUnknown(_ word: ArraySlice<UInt8>) -> Bool { word.count >= 2 && word.allSatisfy { $0 == 0x3F } }

    /// Whether a word begins with something else than the leader that is in it.
    static func hasTitle(_ word: ArraySlice<UInt8>) -> Bool {
        let (leader, dots) = leader(in: word.span)
        return dots >= fewestDots && leader.lowerBound > 0
    }

    /// How many dots the longest leader of a line has, spaces between them aside. Dots that are no full stops count before the last word only: blanks to
    /// be filled in are made of them.
    static func longestLeader(_ line: ArraySlice<UInt8>) -> Int {
        let bytes = line.span
        var (dots, longest, offset) = (0, 0, 0)
        var (areStops, end) = (true, -1)
        let lastWord = (line.lastIndex(of: 0x20) ?? line.startIndex - 1) + 1 - line.startIndex
        while offset < bytes.count {
            let length = Leaders.dotLength(bytes, at: offset)
            if length > 0 {
                if length > 1 { areStops = false }
                dots += 1
                end = offset + length
                if areStops { longest = max(longest, dots) }
            } else if dots > 0, bytes[offset] != 0x20 {
                if offset >= lastWord { longest = max(longest, dots) }
                (dots, areStops) = (0, true)
            }
            offset &+= max(length, 1)
        }
        return end == bytes.count ? max(longest, dots) : longest
    }

    /// A line's bytes without leaders.
    ///
    /// - Parameter hasNumber: whether the page's number stands at its end: left out, too.
    static func removed(from line: ArraySlice<UInt8>, hasNumber: Bool) -> ArraySlice<UInt8> {
        let bytes = line.span
        let hasMore = line.contains(0x20)
        // Word by word, the last first; as bytes of the line. Those that stand side by side are one part: mostly there is no other.
        var kept: [Range<Int>] = []
        var (rest, isLast) = (bytes.count, true)
        // Whether only the number has been passed.
        var isBehindNumber = false
        // The last byte of the leader that was found behind a word.
        var dotBehind: UInt8?
        while rest > 0 {
            // Most are a dot of a leader.
            if bytes[rest - 1] == 0x2E, rest == 1 || bytes[rest - 2] == 0x20 {
                (dotBehind, isLast) = (0x2E, false)
                rest -= 2
                continue
            }
            var start = rest
            while start > 0, bytes[start - 1] != 0x20 { start -= 1 }
            let range = start..<rest
            rest = start - 1
            if range.isEmpty { continue }
            defer { isLast = false }
            let word = line[(line.startIndex + range.lowerBound)..<(line.startIndex + range.upperBound)]
            let own = bytes.extracting(range)
            let (leader, dots) = leader(in: own)
            var end = word.count
            if isLast, hasNumber, dots < fewestDots, hasMore,
                number(word) != nil || CompoundPage.number(word) != nil || isUnknown(word)
            {
                end = 0
                isBehindNumber = true
            } else if isBehindNumber, DashedPage.isDash(word) {
                isBehindNumber = false
                end = 0
            } else if isLast, hasNumber, let title = DashedPage.title(word) {
                end = title.count
            } else if dots > 0, leader.upperBound == word.count {
                // The first of a leader's dots may stand close to the title; a stop is the title's own, and so are dots unlike the leader's.
                let isOwn = word.last != 0x2E && dotBehind.map { $0 != word.last } ?? false
                let isPart = dots >= fewestTrailingDots || leader.lowerBound == 0 || dotBehind != nil && word.last != 0x2E
                if isPart, !isOwn { end = leader.lowerBound }
            } else if dots >= fewestDots,
                word.count - leader.upperBound < longestNumber || number(own.extracting(leader.upperBound...)) != nil
            {
                end = leader.lowerBound
            }
            if end > 0 { isBehindNumber = false }
            dotBehind = dots > 0 && leader == 0..<word.count ? word.last : nil
            guard end > 0 else { continue }
            if let behind = kept.last, behind.lowerBound == start + end + 1 {
                kept[kept.count - 1] = start..<behind.upperBound
            } else {
                kept.append(start..<(start + end))
            }
        }
        if kept.count == 1 { return line[(line.startIndex + kept[0].lowerBound)..<(line.startIndex + kept[0].upperBound)] }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for part in kept.reversed() {
            if !result.isEmpty { result.append(0x20) }
            for index in part { result.append(bytes[index]) }
        }
        return result[...]
    }

    /// Of what stands behind a leader, in bytes: "A-12".
    private static let longestNumber = 6

    /// Behind a word these are a leader's.
    private static let fewestTrailingDots = 3

    /// The last run of dots in a word.
    private static func leader(in word: borrowing Span<UInt8>) -> (range: Range<Int>, dots: Int) {
        var (range, dots, offset, isInside) = (0..<0, 0, 0, false)
        while offset < word.count {
            let length = Leaders.dotLength(word, at: offset)
            if length > 0 {
                dots = isInside ? dots + 1 : 1
                range = (isInside ? range.lowerBound : offset)..<(offset + length)
            }
            isInside = length > 0
            offset += isInside ? length : word[offset].sequenceLength
        }
        return (range, dots)
    }

    /// The number that all of some bytes are.
    private static func number(_ bytes: borrowing Span<UInt8>) -> Int? {
        if let value = Roman.value(bytes) { return value - romanPages }
        var (offset, number, digits) = (0, 0, 0)
        var values = InlineArray<8, Int>(repeating: 0)
        var count = 0
        while offset < bytes.count {
            let (scalar, length) = PageDigits.scalar(bytes, at: offset)
            if count == 0, let digit = PageDigits.decimal(scalar) {
                number = number * 10 + digit
                digits += 1
                if digits > mostDigits { return nil }
            } else if digits == 0, count < PageDigits.longestNumeral, let value = PageDigits.numeral(scalar) {
                values[count] = value
                count += 1
            } else {
                return nil
            }
            offset += length
        }
        return digits > 0 ? number : count > 0 ? PageDigits.number(values.span.extracting(first: count)) : nil
    }
}
