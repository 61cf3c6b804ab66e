/// Undoes what a transfer in text mode did to binary data: each line feed came out as carriage return and line feed.
enum LineEnds {
    /// The data as it was before; nil where a line feed stands alone, which no such transfer leaves, or none is there.
    static func restored(_ input: borrowing Span<UInt8>) -> [UInt8]? {
        var pairs = 0
        for index in input.indices where input[index] == 10 {
            guard index > 0, input[index - 1] == 13 else { return nil }
            pairs += 1
        }
        guard pairs > 0 else { return nil }
        var output: [UInt8] = []
        output.reserveCapacity(input.count - pairs)
        for index in input.indices where !(input[index] == 13 && index + 1 < input.count && input[index + 1] == 10) {
            output.append(input[index])
        }
        return output
    }
}
