#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Waits for the first text of a pipe, or for the rest of a document, while keys are taken already: unseen, and `q` ends it.
enum PipeWait {
    /// How long an escape character waits for the rest of a sequence, in milliseconds.
    private static let patience: Int32 = 50

    /// Gives `false` when the listener has had enough.
    ///
    /// Where it had to wait, the terminal goes on giving its keys one by one.
    ///
    /// - Parameters:
    ///   - pipe: what text comes from.
    ///   - terminal: what keys come from.
    static func untilReady(_ pipe: Int32, keys terminal: Int32) -> Bool {
        if Files.isReady(pipe, milliseconds: 0) { return true }
        TerminalDevice.restoreOn([SIGINT, SIGTERM, SIGHUP])
        guard TerminalDevice.makeRaw(terminal) else { return true }
        var parser = KeyParser()
        while true {
            var both = [
                pollfd(fd: pipe, events: Int16(POLLIN), revents: 0), pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
            ]
            let answer = unsafe poll(&both, nfds_t(both.count), parser.isWaiting ? patience : -1)
            // A program that was stopped and continued finds the settings that the shell has left.
            if answer < 0, errno == EINTR { TerminalDevice.makeRawAgain() } else if answer < 0 { return true }
            guard answer >= 0 else { continue }
            if both[0].revents != 0 { return true }
            var keys = answer == 0 ? parser.flush() : []
            if both[1].revents != 0 {
                guard let bytes = try? Files.readSome(terminal, limit: 256), !bytes.isEmpty else { return false }
                keys = parser.add(bytes)
            }
            if keys.contains(where: { ListeningAction.action(for: $0) == .quit }) { return false }
        }
    }
}
