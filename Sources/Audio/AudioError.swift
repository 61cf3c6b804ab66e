import SafeFiles

/// Why sound could not be read, written or played.
public struct AudioError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What kind of failure it is, for a program to act on.
    public enum Code: Sendable, Equatable {
        /// Bytes that should be a WAV stream are not, or are of a kind this package does not take.
        case unreadableSound
        /// The file system refused: full, read-only, missing folder, no permission.
        case cannotWrite
        /// No player is installed, or none of those installed could open a sound device.
        case noAudioOutput
        /// The program that makes compressed files is not installed.
        case encoderMissing
        /// A player that had been playing ended by itself.
        case playerFailed
        /// The output was stopped while a write was waiting; nothing is wrong.
        case stopped
        /// The player's command line cannot be understood (unbalanced quotes, nothing in it).
        case badCommandLine
    }

    /// What kind of failure it is.
    public let code: Code
    /// One sentence for a person, without a full stop.
    public let reason: String

    /// An error with its reason.
    public init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// A file that cannot be written.
    init(_ path: String, _ fault: FileFault) {
        switch fault {
        case .taken: self.init(.cannotWrite, "\(path) is there already; --force replaces it")
        case .folder: self.init(.cannotWrite, "cannot write \(path): it is a folder")
        default: self.init(.cannotWrite, "cannot write \(path): \(fault.reason)")
        }
    }

    /// The reason alone.
    public var description: String { reason }
}
