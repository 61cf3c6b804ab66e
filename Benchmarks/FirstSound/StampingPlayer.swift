import Foundation

/// A player that plays nothing: it writes down when its first byte of sound came, and leaves, which ends the reading.
///
/// `aloud` runs it as `--player`; it is this program's own `stamp` in a shell script, since a player gets no arguments.
struct StampingPlayer {
    /// The player to name on the command line.
    let path: String
    private let stamp: String

    init(folder: URL) throws {
        path = folder.appending(path: "player").path(percentEncoded: false)
        stamp = folder.appending(path: "stamp").path(percentEncoded: false)
        // `head` waits for the first byte; `date` costs a millisecond that both sides pay.
        try "#!/bin/sh\nhead -c 1 >/dev/null && date +%s.%N >'\(stamp)'\nexec cat >/dev/null\n".write(
            toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
}
