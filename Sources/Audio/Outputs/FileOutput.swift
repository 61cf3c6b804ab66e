/// An output that makes a file. The file has its name once it is closed.
public protocol FileOutput: AudioOutput {
    /// Names the parts of what was written, before the file is closed. Kinds of file that have no chapters take no notice.
    func mark(_ chapters: [AudioChapter]) async

    /// Ends the output without a file; what had its name before is still there.
    func discard() async
}

extension FileOutput {
    /// A kind of file that has no chapters.
    public func mark(_ chapters: [AudioChapter]) {}
}

/// A part of a sound with a name.
public struct AudioChapter: Sendable, Equatable {
    /// When it begins.
    public var start: Duration
    /// When it ends.
    public var end: Duration
    /// Its name.
    public var title: String

    /// A part with a name.
    public init(start: Duration, end: Duration, title: String) {
        self.start = start
        self.end = end
        self.title = title
    }
}
