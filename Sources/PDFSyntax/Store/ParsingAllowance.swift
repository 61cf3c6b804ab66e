import Synchronization

/// Keeps objects that overlap from costing the square of the file's length: fifty thousand headers, each beginning a string that ends only
/// where the file does.
///
/// In an honest file the lengths of all objects add up to the file's, or to what its object streams decompress to. So each object is
/// counted
/// once, and when they have come to many times the file, no further ones are read.
final class ParsingAllowance: Sendable {
    private struct State {
        /// One bit for each object number.
        var seen: [UInt64] = []
        var left: Int

        func hasSeen(_ number: Int) -> Bool { number >> 6 < seen.count && seen[number >> 6] & (1 << (number & 63)) != 0 }
    }

    /// Bytes of objects for each byte of the file: object streams shrink to a tenth at best, but for hostile ones.
    private static let multiple = 16
    /// The least allowance, in bytes: read in a second.
    private static let base = 16 << 20

    private let state: Mutex<State>
    private let isExhausted = Atomic<Bool>(false)

    init(fileLength: Int) { state = Mutex(State(left: Self.base + min(fileLength, 1 << 40) * Self.multiple)) }

    /// Whether an object may be read: one that has been before always may.
    func admits(_ number: Int) -> Bool {
        if !isExhausted.load(ordering: .relaxed) { return true }
        return state.withLock { $0.hasSeen(number) }
    }

    /// Notes how many bytes an object took.
    func note(_ number: Int, length: Int) {
        guard (0...CrossReference.maximumObjectNumber).contains(number) else { return }
        state.withLock { state in
            if state.hasSeen(number) { return }
            while state.seen.count <= number >> 6 { state.seen.append(0) }
            state.seen[number >> 6] |= 1 << (number & 63)
            state.left -= length
            if state.left < 0 { isExhausted.store(true, ordering: .relaxed) }
        }
    }
}
