/// The decoded content of a cross-reference stream (§7.5.8).
enum CrossReferenceStream {
    /// Adds what the stream says to `result`, below what it holds; entries beyond the end of `data`, the decoded stream, are left out.
    /// False if its dictionary makes no sense.
    static func read(_ data: [UInt8], _ dictionary: PDFDictionary, shift: Int, into result: inout CrossReference) -> Bool {
        guard let given = dictionary["W"].array?.map({ $0.integer ?? 0 }), given.count >= 3, given.allSatisfy({ (0...8).contains($0) })
        else {
            return false
        }
        let widths = (given[0], given[1], given[2])
        let row = widths.0 + widths.1 + widths.2
        guard row > 0 else { return false }
        let index = dictionary["Index"].array?.map { $0.integer ?? 0 } ?? [0, dictionary["Size"].integer ?? 0]
        let source = data.span
        var position = 0
        for pair in stride(from: 0, to: index.count - 1, by: 2) {
            var number = index[pair]
            var left = index[pair + 1]
            while left > 0, position + row <= source.count, number <= CrossReference.maximumObjectNumber {
                let kind = widths.0 == 0 ? 1 : field(source, position, widths.0)
                let second = field(source, position + widths.0, widths.1)
                let third = field(source, position + widths.0 + widths.1, widths.2)
                switch kind {
                case 0: result.addOlder(number, .free)
                case 1: result.addOlder(number, .offset(second &+ shift))
                case 2: result.addOlder(number, .compressed(stream: second, index: third))
                default: break  // §7.5.8.3: other types are references to the null object
                }
                position += row
                number += 1
                left -= 1
            }
        }
        return true
    }

    /// A big-endian field of up to eight bytes.
    @inline(__always)
    private static func field(_ data: borrowing Span<UInt8>, _ start: Int, _ width: Int) -> Int {
        var value = 0
        for index in start..<(start + width) { value = value << 8 | Int(data[index]) }
        return value & Int.max
    }
}
