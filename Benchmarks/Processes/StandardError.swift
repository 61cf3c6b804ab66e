import Foundation

/// What is not a result goes here.
enum StandardError {
    static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
