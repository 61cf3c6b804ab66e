import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Output that holds nobody up: what a terminal doesn't take at once (a line that stalls, a closed lid) is written by a thread of its own as soon as it does.
final class QueuedOutput: Sendable {
    private struct State {
        var waiting: [UInt8] = []
        var isWriting = false
    }

    private let descriptor: Int32
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "aloud.output", qos: .userInitiated)

    /// In bytes: what has to wait beyond that is left out, and not missed by anybody who looks away for so long.
    private static let mostWaiting = 1 << 15

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes, now or later. Gives `false` for what is left out.
    @discardableResult
    func write(_ bytes: some Sequence<UInt8>) -> Bool {
        let (isTaken, isIdle) = state.withLock { state in
            guard state.waiting.count < Self.mostWaiting else { return (false, false) }
            state.waiting += bytes
            defer { state.isWriting = true }
            return (true, !state.isWriting)
        }
        if isIdle { queue.async { self.drain() } }
        return isTaken
    }

    /// Waits until all is written, at most for some milliseconds.
    func settle(milliseconds: Int) {
        for _ in 0..<milliseconds where state.withLock({ $0.isWriting }) { usleep(1000) }
    }

    private func drain() {
        while true {
            let bytes = state.withLock { state in
                defer { state.waiting = [] }
                if state.waiting.isEmpty { state.isWriting = false }
                return state.waiting
            }
            guard !bytes.isEmpty else { return }
            try? Files.write(bytes, to: descriptor)
        }
    }
}
