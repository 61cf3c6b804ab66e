/// RunLengthDecode (ISO 32000-2, 7.4.5).
enum RunLength {
    /// Appends the bytes to `output`, at most `limit` of them. A run cut short is reported; a missing end mark after a
    /// whole run is not, as many writers leave it out.
    static func decode(_ input: Span<UInt8>, limit: Int, into output: inout [UInt8]) -> FilterDamage? {
        var index = 0
        var room = limit
        while index < input.count {
            let length = Int(input[index])
            index += 1
            if length == 128 { return nil }
            if length < 128 {
                let available = min(length + 1, input.count - index)
                let count = min(available, room)
                for place in index..<index + count { output.append(input[place]) }
                if count < available { return .tooLarge }
                if available < length + 1 { return .truncated }
                index += count
                room -= count
            } else {
                guard index < input.count else { return .truncated }
                let count = min(257 - length, room)
                output.append(contentsOf: repeatElement(input[index], count: count))
                if count < 257 - length { return .tooLarge }
                index += 1
                room -= count
            }
        }
        return nil
    }
}
