/// The decoded content of a cross-reference stream (§7.5.8).
struct CrossReferenceStream {
    var entries: [(number: Int, entry: CrossReference.Entry)] = []

    /// - Parameter data: the decoded stream. Fields beyond its end are left out.
    init?(dictionary: PDFDictionary, data: [UInt8], shift: Int) {
        guard let widths = dictionary["W"].array?.map({ $0.integer ?? 0 }), widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }) else {
            return nil
        }
        let row = widths[0] + widths[1] + widths[2]
        guard row > 0 else { return nil }
        let size = dictionary["Size"].integer ?? 0
        let index = dictionary["Index"].array?.map { $0.integer ?? 0 } ?? [0, size]
        var position = 0
        for pair in stride(from: 0, to: index.count - 1, by: 2) {
            var number = index[pair]
            var left = index[pair + 1]
            while left > 0, position + row <= data.count, number <= CrossReference.maximumObjectNumber {
                let kind = widths[0] == 0 ? 1 : Self.field(data, position, widths[0])
                let second = Self.field(data, position + widths[0], widths[1])
                let third = Self.field(data, position + widths[0] + widths[1], widths[2])
                switch kind {
                case 0: entries.append((number, .free))
                case 1: entries.append((number, .offset(second &+ shift, generation: third)))
                case 2: entries.append((number, .compressed(stream: second, index: third)))
                default: break  // §7.5.8.3: other types are references to the null object
                }
                position += row
                number += 1
                left -= 1
            }
        }
    }

    /// A big-endian field of up to eight bytes.
    private static func field(_ data: [UInt8], _ start: Int, _ width: Int) -> Int {
        var value = 0
        for byte in data[start..<(start + width)] { value = value << 8 | Int(byte) }
        return value & Int.max
    }
}
