import SafeFiles

/// Writes a WAV file piece by piece, at constant memory.
///
/// The file appears under its name only when ``finish()`` has written it whole; until then it has a temporary name beside it. A writer that
/// is let go without ``finish()`` leaves nothing behind. A target that is a pipe or a device is written straight through, with open sizes.
public final class WAVWriter {
    /// Samples written so far.
    public private(set) var sampleCount = 0
    /// What the samples are.
    public let format: PCMFormat

    private let file: ReplacedFile
    private var unwritten: [UInt8] = []

    /// Bytes gathered before they go to the file.
    private static let blockSize = 256 * 1024

    /// Begins a file that will be called `path`.
    ///
    /// - Parameter replacing: whether it may take the place of a file that is there.
    /// - Throws: ``AudioError/Code/cannotWrite``.
    public init(path: String, format: PCMFormat, replacing: Bool = true) throws(AudioError) {
        self.format = format
        do throws(FileFault) {
            file = try ReplacedFile(path: path, replacing: replacing)
        } catch {
            throw AudioError(path, error)
        }
        unwritten = WAVHeader(format: format, dataBytes: file.isSeekable ? 0 : nil).bytes
    }

    /// Begins a stream, with open sizes, on what is open already; it stays open.
    ///
    /// - Parameter name: what messages call it.
    /// - Throws: ``AudioError/Code/cannotWrite``.
    public init(descriptor: Int32, name: String, format: PCMFormat) throws(AudioError) {
        self.format = format
        do throws(FileFault) {
            file = try ReplacedFile(descriptor: descriptor, name: name)
        } catch {
            throw AudioError(name, error)
        }
        unwritten = WAVHeader(format: format, dataBytes: nil).bytes
    }

    /// Appends samples.
    ///
    /// - Throws: ``AudioError/Code/cannotWrite``, for instance when the disk is full.
    public func write(_ samples: some Collection<Int16>) throws(AudioError) {
        unwritten += samples.littleEndianBytes
        sampleCount += samples.count
        if unwritten.count >= Self.blockSize { try flush() }
    }

    /// Fills in the sizes, makes the file durable and gives it its name. Nothing can be written after.
    ///
    /// - Throws: ``AudioError/Code/cannotWrite``.
    public func finish() throws(AudioError) {
        try flush()
        do throws(FileFault) {
            if file.isSeekable {
                let header = WAVHeader(format: format, dataBytes: UInt64(sampleCount) * UInt64(PCMFormat.bytesPerSample))
                try file.overwriteStart(with: header.bytes)
            }
            try file.commit()
        } catch {
            throw AudioError(file.path, error)
        }
    }

    /// Throws away what was written; the target is as it was before.
    public func discard() {
        file.discard()
    }

    private func flush() throws(AudioError) {
        guard !unwritten.isEmpty else { return }
        do throws(FileFault) { try file.append(unwritten) } catch { throw AudioError(file.path, error) }
        unwritten.removeAll(keepingCapacity: true)
    }
}
