import SafeFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files that only their owner may read.
///
/// The one place in this module that talks to the system. Its unsafe calls pass strings and buffers that live for the call only.
enum PrivateFile {
    typealias Fault = FileFault

    /// The whole file, unless it is larger than `limit` bytes (EFBIG), a link, or no plain file (EINVAL).
    static func read(_ path: String, limit: Int) throws(Fault) -> [UInt8] {
        // Non-blocking: a named pipe put in the file's place must not hold the reader up.
        let descriptor = try open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        defer { _ = close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .latest }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Fault(code: EINVAL) }
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            // The buffer is as long as the call is told.
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe platformRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if Fault.latest.code == EINTR { continue }
                throw .latest
            }
            if count == 0 { return content }
            guard content.count + count <= limit else { throw Fault(code: EFBIG) }
            content.append(contentsOf: buffer[..<count])
        }
    }

    /// When a plain file was last changed, and its size; nil where there is none.
    static func stamp(_ path: String) -> BookmarkDigests.Stamp? {
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return BookmarkDigests.Stamp(time: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec), size: Int(status.st_size))
    }

    /// Replaces a file in one step (see ``ReplacedFile``); mode 0600.
    static func replace(_ name: String, in directory: String, with content: [UInt8]) throws(Fault) {
        let file = try ReplacedFile(path: "\(directory)/\(name)", access: .owner)
        try file.append(content)
        try file.commit()
    }

    /// Renames a file, replacing what has the new name.
    private static func rename(_ path: String, to newPath: String) throws(Fault) {
        #if canImport(Darwin)
            let result = unsafe Darwin.rename(path, newPath)
        #elseif canImport(Musl)
            let result = unsafe Musl.rename(path, newPath)
        #else
            let result = unsafe Glibc.rename(path, newPath)
        #endif
        guard result == 0 else { throw .latest }
    }

    /// Gives a file the first of some names that nothing has, or, where all are taken, the last of them.
    static func setAside(_ path: String, as names: some Sequence<String>) throws(Fault) {
        var last: String?
        for name in names {
            last = name
            var status = stat()
            if unsafe lstat(name, &status) != 0 { break }
        }
        if let last { try rename(path, to: last) }
    }

    /// Deletes a file; false when there was none.
    static func delete(_ path: String) throws(Fault) -> Bool {
        if unsafe unlink(path) == 0 { return true }
        if Fault.latest.isMissing { return false }
        throw .latest
    }

    /// Makes a directory that only its owner may enter, and those above it that are missing. One that is there stays as it is.
    static func makeDirectory(_ path: String) throws(Fault) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            if unsafe mkdir(made, 0o700) == 0 || Fault.latest.code == EEXIST { continue }
            // A directory above may refuse `mkdir` for want of permission although it exists.
            let fault = Fault.latest
            var status = stat()
            guard unsafe stat(made, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw fault }
        }
    }

    private static func open(_ path: String, _ flags: Int32) throws(Fault) -> Int32 {
        while true {
            #if canImport(Darwin)
                let descriptor = unsafe Darwin.open(path, flags, 0o600)
            #elseif canImport(Musl)
                let descriptor = unsafe Musl.open(path, flags, 0o600)
            #else
                let descriptor = unsafe Glibc.open(path, flags, 0o600)
            #endif
            if descriptor >= 0 { return descriptor }
            if Fault.latest.code != EINTR { throw .latest }
        }
    }
}

// Inside the type, `read` would mean its own function.
@unsafe private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}
