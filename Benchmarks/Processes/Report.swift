import Foundation

/// Results go to standard output, a line at once, so that a run of minutes shows what it has.
enum Report {
    static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
