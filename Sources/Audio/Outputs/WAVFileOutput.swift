/// Writes what would be heard into a WAV file. Streams follow each other in it; what is written counts as heard.
public actor WAVFileOutput: FileOutput {
    /// The file's name, or what messages call the stream.
    public let path: String

    private let isReplacing: Bool
    /// Where the sound goes, if that is open already.
    private let descriptor: Int32?
    private var writer: WAVWriter?
    private var written = 0

    /// An output that makes a file called `path` when the first stream begins.
    ///
    /// - Parameter replacing: whether it may take the place of a file that is there.
    public init(path: String, replacing: Bool = true) {
        self.path = path
        isReplacing = replacing
        descriptor = nil
    }

    /// An output to what is open already, whatever it is: a stream with open sizes. It stays open.
    ///
    /// - Parameter name: what messages call it.
    public init(descriptor: Int32, name: String) {
        path = name
        isReplacing = false
        self.descriptor = descriptor
    }

    /// Begins a stream.
    public func start(_ format: PCMFormat) throws(AudioError) {
        written = 0
        guard let writer else {
            if let descriptor {
                writer = try WAVWriter(descriptor: descriptor, name: path, format: format)
            } else {
                writer = try WAVWriter(path: path, format: format, replacing: isReplacing)
            }
            return
        }
        guard writer.format == format else {
            throw AudioError(
                .cannotWrite, "\(path) has \(writer.format.sampleRate) samples a second and cannot go on with \(format.sampleRate)")
        }
    }

    /// Appends samples.
    public func write(_ samples: ArraySlice<Int16>) throws(AudioError) {
        guard let writer else { throw AudioError(.stopped, "the output was not started") }
        guard !Task.isCancelled else { throw AudioError(.stopped, "the output was stopped") }
        try writer.write(samples)
        written += samples.count
    }

    /// Ends the stream at once and tells how many samples were heard.
    @discardableResult
    public func stop() -> Int { written }

    /// Nothing to wait for.
    public func finish() {}

    /// Samples heard since `start`.
    public var heard: Int { written }

    /// Gives the file its sizes and its name.
    public func close() throws(AudioError) {
        try writer?.finish()
        writer = nil
    }

    /// Ends the output without a file.
    public func discard() {
        writer?.discard()
        writer = nil
    }
}
