import PDFText
import SafeFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files by descriptor and by name.
///
/// The `unsafe` marks are of one kind: C functions that take a path or a buffer which lives for the call.
enum Files {
    /// What the system said was wrong.
    typealias Fault = FileFault

    /// The beginning of a file, up to about a limit.
    static func read(path: String, limit: Int) throws(Fault) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        var bytes = try readSome(descriptor, limit: min(limit, 1 << 16) + 1)
        while bytes.count <= limit, case let more = try readSome(descriptor, limit: 1 << 16), !more.isEmpty { bytes += more }
        return bytes
    }

    /// All bytes of a file.
    ///
    /// - Throws: EFBIG when there are more than `FileBytes` takes.
    static func read(path: String) throws(Fault) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        return try readAll(descriptor)
    }

    /// All bytes that are still to come, after those that have come already. Throws as `read` does.
    ///
    /// - Parameter ready: called before each part of what comes by a pipe, to wait for it.
    static func readAll(
        _ descriptor: Int32, after first: [UInt8] = [], largestStream: Int = FileBytes.largestStream, ready: () -> Void = {}
    ) throws(Fault) -> [UInt8] {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Fault(code: errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw Fault(code: EISDIR) }
        let isFile = status.st_mode & S_IFMT == S_IFREG
        let limit = isFile ? FileBytes.largestFile : largestStream
        guard status.st_size <= limit else { throw Fault(code: EFBIG) }
        // An ordinary file comes at one go, without being copied.
        if !isFile { ready() }
        var bytes = try readSome(descriptor, limit: min(max(Int(status.st_size), 1 << 16), 1 << 30) + 1)
        if !first.isEmpty { bytes = first + bytes }
        guard bytes.count > first.count else { return bytes }
        while true {
            if !isFile { ready() }
            let more = try readSome(descriptor)
            guard !more.isEmpty else { return bytes }
            guard bytes.count + more.count <= limit else { throw Fault(code: EFBIG) }
            bytes += more
        }
    }

    private static func open(_ path: String) throws(Fault) -> Int32 {
        var descriptor = unsafe systemOpen(path)
        // The name may have bytes that text has not.
        if descriptor < 0, errno == ENOENT, let raw = RawArgument.path(path) { descriptor = unsafe systemOpen(raw) }
        guard descriptor >= 0 else { throw Fault(code: errno) }
        return descriptor
    }

    /// Up to `limit` bytes, as soon as there are any; nothing at the end.
    static func readSome(_ descriptor: Int32, limit: Int = 1 << 20) throws(Fault) -> [UInt8] {
        while true {
            var problem: Int32 = 0
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
                guard let base = buffer.baseAddress else { return }
                #if canImport(Darwin)
                    let received = unsafe Darwin.read(descriptor, base, buffer.count)
                #elseif canImport(Musl)
                    let received = unsafe Musl.read(descriptor, base, buffer.count)
                #else
                    let received = unsafe Glibc.read(descriptor, base, buffer.count)
                #endif
                if received < 0 { problem = errno }
                count = max(0, received)
            }
            switch problem {
            case 0: return bytes
            case EINTR: continue
            case EAGAIN: isReady(descriptor, for: Int16(POLLIN), milliseconds: -1)
            default: throw Fault(code: problem)
            }
        }
    }

    /// Writes all bytes, however many calls that takes.
    static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) throws(Fault) {
        let whole = Array(bytes)
        var done = 0
        while done < whole.count {
            var problem: Int32 = 0
            let written = unsafe whole.withUnsafeBytes { raw -> Int in
                guard let base = raw.baseAddress else { return 0 }
                #if canImport(Darwin)
                    let count = unsafe Darwin.write(descriptor, base + done, raw.count - done)
                #elseif canImport(Musl)
                    let count = unsafe Musl.write(descriptor, base + done, raw.count - done)
                #else
                    let count = unsafe Glibc.write(descriptor, base + done, raw.count - done)
                #endif
                if count < 0 { problem = errno }
                return count
            }
            switch problem {
            case 0: done += written
            case EINTR: continue
            case EAGAIN: isReady(descriptor, for: Int16(POLLOUT), milliseconds: -1)
            default: throw Fault(code: problem)
            }
        }
    }

    /// Whether the descriptor can be read or written (or has ended) within a time; -1 waits for as long as it takes.
    @discardableResult
    static func isReady(_ descriptor: Int32, for events: Int16 = Int16(POLLIN), milliseconds: Int32) -> Bool {
        var question = pollfd(fd: descriptor, events: events, revents: 0)
        while true {
            let answer = unsafe poll(&question, 1, milliseconds)
            if answer >= 0 || errno != EINTR { return answer > 0 }
        }
    }

    /// Whether a descriptor is an ordinary file, which can be read whole without waiting.
    static func isRegularFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether there is a file of this name, as opposed to a device or a pipe, which can be written to again and again.
    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether both are names of one file.
    static func areSame(_ path: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard unsafe stat(path, &first) == 0, unsafe stat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// The path without links, dots and the working directory; nil if there is no such file.
    static func absolutePath(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) ?? RawArgument.path(path).flatMap({ unsafe realpath($0, nil) }) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Makes a file in one step (see ``ReplacedFile``).
    ///
    /// - Parameters:
    ///   - replacing: whether it may take the place of a file that is there; if not, that is a fault with the code `EEXIST`.
    ///   - began: called with the temporary name.
    static func write(
        _ path: String, replacing: Bool, began: (String) -> Void = { _ in }, with write: (Int32) throws(Fault) -> Void
    ) throws(Fault) {
        let file = try ReplacedFile(path: path, replacing: replacing)
        if let temporary = file.temporaryPath { began(temporary) }
        try write(file.descriptor)
        try file.commit()
    }

    /// Removes a file, if it is there.
    static func remove(_ path: String) { _ = unsafe unlink(path) }

    /// `$XDG_CONFIG_HOME/aloud/NAME`, or `~/.config/aloud/NAME` (XDG Base Directory Specification).
    static func configuration(_ name: String) -> String? {
        if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return "\(folder)/aloud/\(name)" }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        return "\(home)/.config/aloud/\(name)"
    }

    /// A variable of the environment; nil when unset, empty or no text: a folder of nearly that name would be another one.
    static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name), let text = unsafe String(validatingCString: value) else { return nil }
        return text.isEmpty ? nil : text
    }
}

// Inside the type, `open` would mean its own function.
@unsafe private func systemOpen(_ path: UnsafePointer<CChar>) -> Int32 { unsafe open(path, O_RDONLY | O_CLOEXEC) }
