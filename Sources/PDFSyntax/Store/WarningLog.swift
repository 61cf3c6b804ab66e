import Synchronization

/// The warnings of one document, each once, at most ``maximumCount`` of them.
package final class WarningLog: Sendable {
    /// A file of garbage would otherwise fill memory with complaints about itself.
    package static let maximumCount = 500

    private struct State {
        var ordered: [SyntaxWarning] = []
        var seen: Set<SyntaxWarning> = []
    }

    private let state = Mutex(State())

    package init() {}

    package func add(_ warning: SyntaxWarning) {
        state.withLock { state in
            guard state.ordered.count < Self.maximumCount, state.seen.insert(warning).inserted else { return }
            state.ordered.append(warning)
        }
    }

    package var all: [SyntaxWarning] { state.withLock(\.ordered) }
}
