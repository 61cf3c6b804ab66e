import Synchronization

/// One line on the terminal that is written over, and only when it has changed.
final class ProgressLine: Sendable {
    private let shown = Mutex("")

    func show(_ text: String) {
        shown.withLock { old in
            guard old != text else { return }
            old = text
            StandardError.write("\r\(text)\u{1B}[K")
        }
    }
}
