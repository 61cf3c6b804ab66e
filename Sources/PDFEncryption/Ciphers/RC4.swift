/// RC4, which no library should have to offer any more; old documents are encrypted with it.
struct RC4 {
    private var state = InlineArray<256, UInt8>(repeating: 0)
    private var i: UInt8 = 0
    private var j: UInt8 = 0

    /// - Parameter key: 1 to 256 bytes; an empty key, of which RC4 knows nothing, counts as one zero.
    init(key: [UInt8]) {
        for index in 0..<256 { state[index] = UInt8(index) }
        var other: UInt8 = 0
        for index in 0..<256 {
            let byte = key.isEmpty ? 0 : key[index % key.count]
            other = other &+ state[index] &+ byte
            let moved = state[index]
            state[index] = state[Int(other)]
            state[Int(other)] = moved
        }
    }

    /// Encrypts or decrypts, which is the same, and goes on where the call before ended.
    mutating func apply(_ bytes: Span<UInt8>) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: bytes.count)
        var result = output.mutableSpan
        for index in bytes.indices {
            i &+= 1
            let first = state[Int(i)]
            j &+= first
            let second = state[Int(j)]
            state[Int(i)] = second
            state[Int(j)] = first
            result[index] = bytes[index] ^ state[Int(first &+ second)]
        }
        return output
    }

    /// `bytes` under a key used once.
    static func apply(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var cipher = RC4(key: key)
        return cipher.apply(bytes.span)
    }
}
