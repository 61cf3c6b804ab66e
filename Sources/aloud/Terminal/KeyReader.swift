/// Reads keys from a terminal, on a thread of its own.
enum KeyReader {
    /// How long an escape character waits for the rest of a sequence, in milliseconds.
    private static let patience: Int32 = 50

    /// - Parameter regained: called when the terminal, which was the shell's for a while, is this program's again.
    static func keys(from terminal: Int32, regained: @escaping @Sendable () -> Void, _ deliver: @escaping @Sendable (Key) -> Void) {
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
                    regained()
                }
            }
            deliver(.hangup)
        }
    }
}
