#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that gets its name only when it is whole: written under a temporary name in the same folder, synced, renamed. A crash at any moment
/// leaves what was there before, or the new file; writers at the same time do not disturb each other, and the last one stays.
///
/// A target that is a pipe or a device is written in place, and so is what somebody else has opened, such as standard output.
///
/// The `unsafe` marks are all of one kind: C functions of the file system that take a path or a buffer which lives for the call.
package final class ReplacedFile {
    /// Who may read the file, and what its name may be.
    package enum Access {
        /// As the user's other files, or as the file that it replaces. A link is followed.
        case ordinary
        /// Its owner only (mode 0600). A link is replaced.
        case owner
    }

    /// Where the file will be.
    package let path: String
    /// Where it is until then; nil when the target is written in place, and at the end.
    package private(set) var temporaryPath: String?
    /// Where to write to, until the end.
    package private(set) var descriptor: Int32
    private let isReplacing: Bool

    /// Whether the beginning can be written again at the end.
    package var isSeekable: Bool { temporaryPath != nil }

    /// Longer temporary names might be longer than a file system takes (255 bytes).
    private static let longestStem = 200
    private static let tries = 100

    /// Begins a file.
    ///
    /// - Parameter replacing: whether it may take the place of a file that is there.
    /// - Throws: EEXIST when it may not; what the system says otherwise.
    package init(path: String, access: Access = .ordinary, replacing: Bool = true) throws(FileFault) {
        self.path = access == .ordinary ? Self.followingLinks(path) : path
        isReplacing = replacing
        var status = stat()
        let exists = unsafe (access == .ordinary ? stat(self.path, &status) : lstat(self.path, &status)) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileFault(code: EISDIR) }
        if exists, status.st_mode & S_IFMT != S_IFREG, access == .ordinary {
            descriptor = unsafe open(self.path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw .latest }
            return
        }
        if exists, !replacing { throw FileFault(code: EEXIST) }
        let mode: mode_t = access == .owner ? 0o600 : exists ? status.st_mode & 0o777 : 0o666
        // A name of its own; a few tries in case one was left by a killed process.
        var opened: Int32 = -1
        for attempt in 0..<Self.tries {
            let candidate = Self.temporaryName(for: self.path, attempt: attempt)
            opened = unsafe open(candidate, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            if opened >= 0 { temporaryPath = candidate }
            if opened >= 0 || errno != EEXIST { break }
        }
        descriptor = opened
        guard descriptor >= 0 else { throw .latest }
        // As it was, whatever the umask says.
        if exists { _ = fchmod(descriptor, mode) }
    }

    /// Writes to what is open already, whatever it is, from where it stands. It stays open.
    ///
    /// - Parameter name: what messages call it.
    package init(descriptor original: Int32, name: String) throws(FileFault) {
        path = name
        isReplacing = false
        descriptor = fcntl(original, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { throw .latest }
    }

    deinit { discard() }

    /// Writes behind what has been written.
    package func append(_ bytes: [UInt8]) throws(FileFault) {
        try unsafe transfer(bytes) { pointer, count, _ in unsafe write(descriptor, pointer, count) }
    }

    /// Writes over the first bytes.
    package func overwriteStart(with bytes: [UInt8]) throws(FileFault) {
        try unsafe transfer(bytes) { pointer, count, offset in unsafe pwrite(descriptor, pointer, count, off_t(offset)) }
    }

    /// Has the file stored and gives it its name. Nothing can be written after.
    package func commit() throws(FileFault) {
        guard descriptor >= 0 else { return }
        guard let temporary = temporaryPath else { return try closeChecked() }
        guard fsync(descriptor) == 0 else { throw abandoned() }
        try closeChecked()
        if !isReplacing {
            // A name that has been taken in the meantime stays whose it is. Where files cannot have two names, it was looked for before.
            let isLinked = unsafe link(temporary, path) == 0
            if !isLinked, errno == EEXIST { throw abandoned() }
            if isLinked { return discard() }
        }
        guard unsafe rename(temporary, path) == 0 else { throw abandoned() }
        temporaryPath = nil
        syncFolder()
    }

    /// Throws away what was written. What was there before is still there.
    package func discard() {
        if descriptor >= 0 { _ = close(descriptor) }
        descriptor = -1
        if let temporary = temporaryPath { _ = unsafe unlink(temporary) }
        temporaryPath = nil
    }

    /// Without this the new name may be lost when the power fails. A file system that cannot do it does not need it.
    private func syncFolder() {
        let cut = path.lastIndex(of: "/")
        let folder = cut.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let opened = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { return }
        _ = fsync(opened)
        _ = close(opened)
    }

    /// Calls `step` until all bytes are taken: a write may be short, or be interrupted before it did anything.
    private func transfer(_ bytes: [UInt8], _ step: (UnsafeRawPointer, Int, Int) -> Int) throws(FileFault) {
        guard descriptor >= 0 else { throw FileFault(code: EBADF) }
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { raw in
                guard let base = raw.baseAddress else { return 0 }
                return unsafe step(base + done, raw.count - done, done)
            }
            if count > 0 {
                done += count
            } else if count < 0, errno == EAGAIN {
                // Whoever opened it does not want to wait; here there is nothing else to do.
                var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&room, 1, -1)
            } else if count == 0 || errno != EINTR {
                throw abandoned()
            }
        }
    }

    private func closeChecked() throws(FileFault) {
        let result = close(descriptor)
        descriptor = -1
        // After EINTR the descriptor is gone on Linux and the data is written; anything else is a failed write.
        guard result == 0 || errno == EINTR else { throw abandoned() }
    }

    private func abandoned() -> FileFault {
        let fault = FileFault.latest
        discard()
        return fault
    }

    private static func followingLinks(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func temporaryName(for path: String, attempt: Int) -> String {
        let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        var stem = path[cut...]
        while stem.utf8.count > longestStem { stem.removeLast() }
        // Two writers in one process cannot meet: the name is made exclusively.
        return path[..<cut] + ".\(stem).\(getpid())-\(attempt).part"
    }
}
