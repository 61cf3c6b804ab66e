/// Why a bookmark could not be read or written.
public struct BookmarkError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What kind of fault it is.
    public enum Code: Sendable, Equatable {
        /// The file is there and cannot be read.
        case unreadable
        /// The file was read and is not a bookmark.
        case damaged
        /// The file or its directory cannot be written.
        case unwritable
    }
    /// What kind of fault it is.
    public let code: Code
    /// The file or directory.
    public let path: String
    /// What the system or the reader of the file says, in a few words.
    public let reason: String

    /// One sentence for the user.
    public var description: String {
        switch code {
        case .unreadable: "cannot read \(path): \(reason)"
        case .damaged: "\(path) is damaged: \(reason)"
        case .unwritable: "cannot write \(path): \(reason)"
        }
    }
}
