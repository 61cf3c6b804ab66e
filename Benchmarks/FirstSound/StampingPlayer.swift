import Foundation

/// A player that plays nothing: it writes down when its first byte of speech came, and reads on.
///
/// What comes in front of the speech does not count: the moment of silence with which `aloud` wakes a sound device, and the head of a WAV file.
struct StampingPlayer {
    /// The player to name on the command line.
    let path: String
    private let stamp: String

    /// Longer than this, and there is no sound.
    private static let patience = 20.0

    /// The same behind a pipe from the engine.
    private let pipe: String

    /// 80 ms of 16-bit samples at 22,050 Hz.
    private static let silence = 3528
    private static let header = 44

    init(folder: URL) throws {
        path = folder.appending(path: "player").path(percentEncoded: false)
        pipe = folder.appending(path: "pipe").path(percentEncoded: false)
        stamp = folder.appending(path: "stamp").path(percentEncoded: false)
        for (file, skipped) in [(path, Self.silence), (pipe, Self.header)] {
            // `head` waits for the byte, then `date` tells the time: its own start, a millisecond or two, is in both sides' figures.
            try """
            #!/bin/sh
            head -c \(skipped + 1) >/dev/null && date +%s.%N >'\(stamp).new' && mv '\(stamp).new' '\(stamp)'
            exec cat >/dev/null
            """.write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
    }

    /// Seconds from the start of a command that runs this player to its first byte; nil if none comes. The command is stopped then.
    func delay(of command: [String]) -> Double? { delay(script: "exec \"$@\"", command) }

    /// The same for a command that writes its sound to standard output.
    func delay(ofPipe command: [String]) -> Double? { delay(script: "\"$@\" | '\(pipe)'", command) }

    /// Both go through a shell, so that both pay for it.
    private func delay(script: String, _ command: [String]) -> Double? {
        try? FileManager.default.removeItem(atPath: stamp)
        let start = Date().timeIntervalSince1970
        guard let child = ChildProcess.start(["/bin/sh", "-c", script, "sh"] + command) else { return nil }
        defer {
            kill(child, SIGTERM)
            _ = ChildProcess.wait(for: child)
        }
        while Date().timeIntervalSince1970 - start < Self.patience {
            if let text = try? String(contentsOfFile: stamp, encoding: .utf8), let end = Double(text.trimmingCharacters(in: .newlines)) {
                return end - start
            }
            usleep(2000)
        }
        return nil
    }
}
