/// LZWDecode (ISO 32000-2, 7.4.4): codes of 9 to 12 bits, high bit first.
///
/// An entry of the table is a string that is already in the output: what the code before gave, and one byte more. Entries
/// made one after another therefore start one after another, and a list of starting places is all the table there is.
struct LZW {
    private static let clear = 256
    private static let end = 257
    private static let firstFree = 258
    private static let tableSize = 4096
    /// No string is longer: an entry adds one byte to an earlier one.
    private static let longestString = tableSize

    /// Entry n reads from `starts[n]` through `starts[n + 1]`, both included.
    private var starts = InlineArray<4098, Int>(repeating: 0)
    private var next = LZW.firstFree
    private var width = 9
    private var hasPrevious = false
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var index = 0
    private let early: Int

    private enum Stop { case needsRoom, finished(FilterDamage?) }

    private init(earlyChange: Bool) { early = earlyChange ? 1 : 0 }

    /// Appends the bytes to `output`, at most `limit` of them.
    ///
    /// A missing clear code at the start is forgiven, and so is a table that is full and not cleared (its last entries stay).
    /// Data without end code may be cut short, and is reported as ``FilterDamage/truncated``.
    static func decode(_ input: Span<UInt8>, earlyChange: Bool, limit: Int, into output: inout [UInt8]) -> FilterDamage? {
        var decoder = LZW(earlyChange: earlyChange)
        let start = output.count
        var written = start
        let ceiling = written.addingReportingOverflow(limit)
        let last = ceiling.overflow ? Int.max - longestString : ceiling.partialValue
        while true {
            // Room for a string at least, and as much again as there is: the array grows a few times and is cut once.
            output.append(contentsOf: repeatElement(0, count: max(longestString * 2, written - start)))
            let stop = decoder.run(input, &output, &written, last: last)
            guard case .finished(let damage) = stop else { continue }
            output.removeSubrange(written...)
            return damage
        }
    }

    private mutating func run(_ input: Span<UInt8>, _ array: inout [UInt8], _ written: inout Int, last: Int) -> Stop {
        var output = array.mutableSpan
        var here = written
        defer { written = here }
        while true {
            if output.count - here < LZW.longestString { return .needsRoom }
            while bitCount < width {
                if index == input.count { return .finished(.truncated) }
                bits = bits << 8 | UInt64(input[index])
                index += 1
                bitCount += 8
            }
            bitCount -= width
            let code = Int(truncatingIfNeeded: bits >> UInt64(bitCount)) & (1 << width - 1)

            if code == LZW.clear {
                next = LZW.firstFree
                width = 9
                hasPrevious = false
                continue
            }
            if code == LZW.end { return .finished(nil) }
            if here == last { return .finished(.tooLarge) }

            // What the previous code gave ends here, so the entry that it opened is complete but for its last byte.
            if hasPrevious, next < LZW.tableSize { starts[next + 1] = here }
            let known = hasPrevious ? min(next, LZW.tableSize - 1) : LZW.firstFree - 1
            if code > known { return .finished(.corrupt) }
            let from = here
            if code < 256 {
                output[here] = UInt8(code)
                here += 1
            } else {
                // The newest entry may reach into what is being written; byte by byte that is what it means.
                let start = starts[code]
                let count = min(starts[code + 1] - start + 1, last - here)
                for place in 0..<count { output[here + place] = output[start + place] }
                here += count
            }
            if hasPrevious, next < LZW.tableSize {
                next += 1
                if next + early >= 1 << width, width < 12 { width += 1 }
            }
            if next < LZW.tableSize { starts[next] = from }
            hasPrevious = true
        }
    }
}
