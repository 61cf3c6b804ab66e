/// Where the bytes of a stream begin and end (§7.3.8.1).
enum StreamData {
    /// The first byte of data after the keyword `stream` at `keyword`. CR LF or LF is the rule; blanks before them and a CR alone are
    /// written too.
    static func start(_ source: borrowing Span<UInt8>, keyword: Int) -> Int {
        var start = keyword + 6
        while start < source.count, source[start] == 32 || source[start] == 9 { start += 1 }
        if start < source.count, source[start] == 13 { start += 1 }
        if start < source.count, source[start] == 10 { start += 1 }
        return min(start, source.count)
    }

    /// Where data of the stated length ends; nil unless `endstream` or `endobj` follows there.
    static func end(_ source: borrowing Span<UInt8>, from start: Int, length: Int) -> Int? {
        guard length >= 0, length <= source.count - start else { return nil }
        var index = start + length
        while index < source.count, source[index].isPDFWhiteSpace { index += 1 }
        return source.matches("endstream", at: index) || source.matches("endobj", at: index) ? start + length : nil
    }

    static func end(_ source: borrowing Span<UInt8>, keyword: Int, length: Int) -> Int? {
        end(source, from: start(source, keyword: keyword), length: length)
    }
}

/// Every place where a stream may end, for streams whose `Length` is wrong: found once, so that a million of them don't search the file a
/// million times.
struct StreamEnds: Sendable {
    private var positions: [Int] = []

    init(_ source: borrowing Span<UInt8>) {
        var index = 0
        while index < source.count - 5 {
            if source[index] == 0x65, source[index + 1] == 0x6E,
                source.matches("endobj", at: index) || source.matches("endstream", at: index)
            {
                positions.append(index)
                index += 5
            }
            index += 1
        }
    }

    /// The first `endstream` or `endobj` at or after `start`.
    func first(from start: Int) -> Int? {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < start { low = middle + 1 } else { high = middle }
        }
        return low < positions.count ? positions[low] : nil
    }
}
