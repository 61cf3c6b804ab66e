import PDFFilters

enum FilterTarget {
    private static let filters: [Filter] = [.flate, .lzw, .ascii85, .asciiHex, .runLength, .crypt, .dct, .unknown]
    private static let numbers = [0, 1, 2, 3, 4, 7, 8, 10, 12, 15, 16, 32, 255, -1, 1 << 20, .max]
    private static let limit = 1 << 20

    /// The first bytes: how many filters (0–3), then five bytes for each of them, parameters included.
    static func run(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func next() -> Int { Int(rest.popFirst() ?? 0) }
        let steps = (0..<next() & 3).map { _ in
            let choice = next()
            var parameters = FilterParameters()
            parameters.predictor = numbers[choice >> 4]
            parameters.colors = numbers[next() & 15]
            parameters.bitsPerComponent = numbers[next() & 15]
            let columns = next()
            parameters.columns = columns < 240 ? columns : numbers[columns & 15]
            parameters.earlyChange = next() & 1
            return FilterStep(filters[choice & 7], parameters)
        }
        var decoder = StreamDecoder()
        let input = Array(rest)
        var output: [UInt8] = [1, 2, 3]
        _ = decoder.decode(input.span, steps: steps, limits: FilterLimits(maximumOutput: limit), into: &output)
        if output.count > limit + 3 { trap("more than the limit came out") }
        if !output.starts(with: [1, 2, 3]) { trap("what was there is gone") }
    }
}
