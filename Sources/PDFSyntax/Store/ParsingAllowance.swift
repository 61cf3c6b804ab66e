import Synchronization

/// Keeps objects that overlap from costing the square of the file's length: fifty thousand headers, each beginning a string that ends
/// only where the file does.
///
/// In an honest file the lengths of all objects add up to the file's. Only objects longer than ``shortLength`` are counted, each once.
final class ParsingAllowance: Sendable {
    private struct State {
        var seen: Set<Int> = []
        var left: Int
    }

    /// What an object may always take, in bytes.
    static let shortLength = 1024
    /// Several times the file's length, for what object streams decompress to.
    private static let multiple = 16
    /// The least allowance, in bytes.
    private static let base = 16 << 20

    private let state: Mutex<State>
    private let isExhausted = Atomic<Bool>(false)

    init(fileLength: Int) { state = Mutex(State(left: Self.base + min(fileLength, 1 << 40) * Self.multiple)) }

    /// How far an object that begins at `start` may be read.
    func limit(from start: Int) -> Int { isExhausted.load(ordering: .relaxed) ? start + Self.shortLength : .max }

    /// Notes how long an object turned out to be. `number` is its own.
    func note(_ number: Int, length: Int) {
        guard length > Self.shortLength else { return }
        state.withLock { state in
            guard state.seen.insert(number).inserted else { return }
            state.left -= length
            if state.left < 0 { isExhausted.store(true, ordering: .relaxed) }
        }
    }
}
