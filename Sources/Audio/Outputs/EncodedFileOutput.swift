import SafeFiles

/// Writes what would be heard into a compressed file, through ffmpeg, at constant memory. What is written counts as heard.
///
/// The sound is encoded as it comes, into a temporary file. Chapters, whose times are known only then, are put in by copying at the end.
public actor EncodedFileOutput: FileOutput {
    private let path: String
    private let encoding: AudioEncoding
    private let isReplacing: Bool
    private let program: String
    private var metadata: FFMetadata
    private let language: LanguageCode?

    private var file: ReplacedFile?
    private var process: PlayerProcess?
    private var format: PCMFormat?
    private var written = 0

    /// Copying, and moving the index of a file to its front, take a while for a long book on a slow disk.
    private static let patience = Duration.seconds(1800)

    /// An output that makes a file called `path` when the first stream begins.
    ///
    /// - Parameters:
    ///   - title: what is heard, and `artist`: who wrote it; both go into the file. By the title, too, players keep its parts together.
    ///   - language: what it is in, as a BCP 47 tag.
    ///   - replacing: whether it may take the place of a file that is there.
    ///   - program: ffmpeg's name or path.
    public init(
        path: String, encoding: AudioEncoding, title: String? = nil, artist: String? = nil, language: String? = nil, replacing: Bool = true,
        program: String = "ffmpeg"
    ) {
        self.path = path
        self.encoding = encoding
        isReplacing = replacing
        self.program = program
        self.language = language.flatMap(LanguageCode.init)
        let tags = [
            ("title", title), ("album", title), ("artist", artist), ("genre", encoding == .m4b ? "Audiobook" : nil),
            ("language", encoding.tellsLanguageOfTrack ? nil : self.language?.text),
        ]
        metadata = FFMetadata(tags: tags.compactMap { name, value in value.map { (name, $0) } })
    }

    /// Begins a stream; the first one starts ffmpeg.
    ///
    /// - Throws: ``AudioError/Code/encoderMissing``, ``AudioError/Code/cannotWrite``.
    public func start(_ format: PCMFormat) async throws(AudioError) {
        written = 0
        if let own = self.format {
            guard own == format else {
                throw AudioError(
                    .cannotWrite, "\(path) has \(own.sampleRate) samples a second and cannot go on with \(format.sampleRate)")
            }
            return
        }
        let file = try makeFile()
        let input = ["-f", "s16le", "-ar", "{rate}", "-ac", "1", "-i", "pipe:0", "-map", "0:a"]
        let tags =
            metadata.tags.flatMap { ["-metadata", "\($0.name)=\($0.value)"] }
            + ((encoding.tellsLanguageOfTrack ? language : nil).map { ["-metadata:s:a:0", "language=\($0.text)"] } ?? [])
        process = try await run(input + encoding.codec + tags + target(file), format)
        self.format = format
        self.file = file
    }

    /// Appends samples.
    public func write(_ samples: ArraySlice<Int16>) async throws(AudioError) {
        guard let process else { throw AudioError(.stopped, "the output was not started") }
        guard !Task.isCancelled else { throw AudioError(.stopped, "the output was stopped") }
        // What ffmpeg takes at a time; a whole sentence at once would be copied once more.
        var rest = samples
        while !rest.isEmpty {
            let block = rest.prefix(16_384)
            guard await process.write(block.littleEndianBytes) else { throw failure(await process.exit()) }
            rest = rest.dropFirst(block.count)
        }
        written += samples.count
    }

    /// Ends the stream at once and tells how many samples were heard.
    @discardableResult
    public func stop() -> Int { written }

    /// Nothing to wait for.
    public func finish() {}

    /// Samples heard since `start`.
    public var heard: Int { written }

    /// Names the parts.
    public func mark(_ chapters: [AudioChapter]) { metadata.chapters = chapters }

    /// Has ffmpeg finish, and gives the file its name.
    public func close() async throws(AudioError) {
        guard let process, let file else { return }
        self.process = nil
        let exit = await process.drain(limit: Self.patience)
        guard exit.isSuccess else { throw failure(exit) }
        self.file = nil
        let whole = try await withChapters(file)
        do throws(FileFault) { try whole.commit() } catch { throw AudioError(path, error) }
    }

    /// Ends the output without a file.
    public func discard() async {
        await process?.kill()
        process = nil
        file?.discard()
        file = nil
    }

    // MARK: - ffmpeg

    private func makeFile() throws(AudioError) -> ReplacedFile {
        let file: ReplacedFile
        do throws(FileFault) {
            file = try ReplacedFile(path: path, replacing: isReplacing)
        } catch {
            throw AudioError(path, error)
        }
        guard file.isSeekable else {
            throw AudioError(.cannotWrite, "cannot write \(path): compressed sound needs a file; a pipe or a device takes .wav")
        }
        return file
    }

    /// A copy of the file that has the chapters; or the file itself, when there is nothing to add.
    private func withChapters(_ file: ReplacedFile) async throws(AudioError) -> ReplacedFile {
        guard encoding.chapters != .none, !metadata.chapters.isEmpty, let format, let source = file.temporaryPath else { return file }
        let copy = try makeFile()
        let isOwn = encoding.chapters == .own
        let arguments =
            ["-i", "file:\(source)", "-f", "ffmetadata", "-i", "pipe:0", "-map", "0:a", "-c", "copy", "-map_metadata", "1"]
            + (isOwn ? ["-map_chapters", "1"] : ["-map_chapters", "-1", "-map_metadata:s:a", "1:g"]) + target(copy)
        let process = try await run(arguments, format)
        let isTaken = await process.write(Array(metadata.text(encoding.chapters).utf8))
        let exit = await process.drain(limit: Self.patience)
        guard isTaken, exit.isSuccess else { throw failure(exit) }
        file.discard()
        return copy
    }

    /// ffmpeg's last arguments. A name is always a file's: `file:` keeps it from being taken for anything else.
    private func target(_ file: ReplacedFile) -> [String] { encoding.container + ["file:\(file.temporaryPath ?? path)"] }

    private func run(_ arguments: [String], _ format: PCMFormat) async throws(AudioError) -> PlayerProcess {
        let command = try PlayerCommand(words: [program, "-hide_banner", "-loglevel", "error", "-y"] + arguments)
        switch await PlayerProcess.launch(command, format: format) {
        case .success(let process): return process
        case .failure(let ended):
            guard ended.exit.wasFound else {
                throw AudioError(
                    .encoderMissing, "\(program) is not installed, and .\(encoding.rawValue) needs it; install it, or write .wav instead")
            }
            throw failure(ended.exit)
        }
    }

    private func failure(_ exit: PlayerProcess.Exit) -> AudioError {
        AudioError(.cannotWrite, "cannot write \(path): \(program): \(exit.message.isEmpty ? "it ended early" : exit.message)")
    }
}
