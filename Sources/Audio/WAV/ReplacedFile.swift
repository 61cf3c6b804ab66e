#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that takes the place of another only when it is whole: written under a temporary name in the same folder, synced, renamed.
///
/// The `unsafe` marks are all of one kind: C functions of the file system that take a path or a buffer which lives for the call.
final class ReplacedFile {
    private let path: String
    /// `nil` when the target is a pipe or a device, which is written in place.
    private var temporaryPath: String?
    private var descriptor: Int32

    /// Whether the beginning can be written again at the end.
    var isSeekable: Bool { temporaryPath != nil }

    init(path: String) throws(AudioError) {
        self.path = Self.followingLinks(path)
        var status = stat()
        let exists = unsafe stat(self.path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR {
            throw AudioError(.cannotWrite, "cannot write \(path): it is a folder")
        }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            descriptor = unsafe open(self.path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Self.failure(path) }
            return
        }
        // A name of its own, so that two writers of one file cannot mix; a few tries in case one was left by a killed process.
        var opened: Int32 = -1
        for attempt in 0..<100 {
            let candidate = Self.temporaryName(for: self.path, attempt: attempt)
            opened = unsafe open(candidate, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if opened >= 0 { temporaryPath = candidate }
            if opened >= 0 || errno != EEXIST { break }
        }
        descriptor = opened
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    deinit { discard() }

    func append(_ bytes: [UInt8]) throws(AudioError) {
        try unsafe transfer(bytes) { pointer, count, _ in unsafe write(descriptor, pointer, count) }
    }

    func overwriteStart(with bytes: [UInt8]) throws(AudioError) {
        try unsafe transfer(bytes) { pointer, count, offset in unsafe pwrite(descriptor, pointer, count, off_t(offset)) }
    }

    func commit() throws(AudioError) {
        guard descriptor >= 0 else { return }
        guard let temporary = temporaryPath else { return try closeChecked() }
        guard fsync(descriptor) == 0 else { throw abandoned() }
        try closeChecked()
        guard unsafe rename(temporary, path) == 0 else { throw abandoned() }
        temporaryPath = nil
    }

    func discard() {
        if descriptor >= 0 { _ = close(descriptor) }
        descriptor = -1
        if let temporary = temporaryPath { _ = unsafe unlink(temporary) }
        temporaryPath = nil
    }

    /// Calls `step` until all bytes are taken: a write may be short, or be interrupted before it did anything.
    private func transfer(
        _ bytes: [UInt8], _ step: (UnsafeRawPointer, Int, Int) -> Int
    ) throws(AudioError) {
        guard descriptor >= 0 else { throw AudioError(.cannotWrite, "cannot write \(path): the file is already closed") }
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { raw in
                guard let base = raw.baseAddress else { return 0 }
                return unsafe step(base + done, raw.count - done, done)
            }
            if count > 0 {
                done += count
            } else if count == 0 || errno != EINTR {
                throw abandoned()
            }
        }
    }

    private func closeChecked() throws(AudioError) {
        let result = close(descriptor)
        descriptor = -1
        // After EINTR the descriptor is gone on Linux and the data is written; anything else is a failed write.
        guard result == 0 || errno == EINTR else { throw abandoned() }
    }

    private func abandoned() -> AudioError {
        let error = Self.failure(path)
        discard()
        return error
    }

    private static func failure(_ path: String) -> AudioError {
        let code = errno
        let why = unsafe String(cString: strerror(code))
        return AudioError(.cannotWrite, "cannot write \(path): \(why)")
    }

    private static func followingLinks(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func temporaryName(for path: String, attempt: Int) -> String {
        let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return path[..<cut] + ".\(path[cut...]).\(getpid())-\(attempt).part"
    }
}
