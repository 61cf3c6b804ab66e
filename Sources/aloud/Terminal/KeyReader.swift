import Synchronization

/// Reads keys from a terminal, on a thread of its own.
enum KeyReader {
    /// Who takes the keys.
    private struct Taker: Sendable {
        let terminal: Int32
        let regained: @Sendable () -> Void
        let deliver: @Sendable (Key) -> Void
    }

    /// The one that has asked last: there is one reader for a terminal, or two would take the keys from each other.
    private static let taker = Mutex<Taker?>(nil)

    /// How long an escape character waits for the rest of a sequence, in milliseconds.
    private static let patience: Int32 = 50

    /// - Parameter regained: called when the terminal, which was the shell's for a while, is this program's again.
    static func keys(from terminal: Int32, regained: @escaping @Sendable () -> Void, _ deliver: @escaping @Sendable (Key) -> Void) {
        let new = Taker(terminal: terminal, regained: regained, deliver: deliver)
        let isRead = taker.withLock { old in
            defer { old = new }
            return old?.terminal == terminal
        }
        if isRead { return }
        let deliver: @Sendable (Key) -> Void = { key in taker.withLock { $0 }?.deliver(key) }
        BackgroundThread.run("keys") {
            var parser = KeyParser()
            while true {
                if parser.isWaiting, !Files.isReady(terminal, milliseconds: patience) {
                    parser.flush().forEach(deliver)
                    continue
                }
                do throws(Files.Fault) {
                    let bytes = try Files.readSome(terminal, limit: 256)
                    guard !bytes.isEmpty else { break }
                    parser.add(bytes).forEach(deliver)
                } catch {
                    // `bg` after Ctrl-Z.
                    guard TerminalDevice.awaitForeground(terminal, after: error) else { break }
                    taker.withLock { $0 }?.regained()
                }
            }
            deliver(.hangup)
        }
    }
}
