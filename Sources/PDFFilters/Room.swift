extension [UInt8] {
    /// Makes room for so many more bytes. Never a little: what is put together of a hundred thousand pieces would be moved with each of them.
    mutating func makeRoom(for more: Int) {
        let needed = count + more
        if needed > capacity { reserveCapacity(Swift.max(needed, capacity * 2)) }
    }
}
