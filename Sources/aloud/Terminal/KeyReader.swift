/// Reads keys from a terminal, on a thread of its own.
enum KeyReader {
    /// How long an escape character waits for the rest of a sequence, in milliseconds.
    private static let patience: Int32 = 50

    static func keys(from terminal: Int32, _ deliver: @escaping @Sendable (Key) -> Void) {
        BackgroundThread.run("keys") {
            var parser = KeyParser()
            while true {
                if parser.isWaiting, !Files.isReady(terminal, milliseconds: patience) {
                    parser.flush().forEach(deliver)
                    continue
                }
                guard let bytes = try? Files.readSome(terminal, limit: 256), !bytes.isEmpty else { break }
                parser.add(bytes).forEach(deliver)
            }
            deliver(.hangup)
        }
    }
}
