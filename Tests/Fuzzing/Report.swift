import Foundation

/// What a command found, line by line, at once: `print` would hold it back where standard output is a file.
enum Report {
    static func say(_ line: String) { try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) }
}
