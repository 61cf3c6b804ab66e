#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files that only their owner may read, written so that a crash at any moment leaves either the old file or the new one.
///
/// The one place in this module that talks to the system. Its unsafe calls pass strings and buffers that live for the call only.
enum PrivateFile {
    /// A system call that failed, with what the system says.
    struct Fault: Error {
        let errno: Int32
        var isMissing: Bool { errno == ENOENT || errno == ENOTDIR }
        // `strerror` gives a string that lives until the next call; it is copied at once.
        var reason: String { unsafe String(cString: strerror(errno)) }

        static var latest: Fault {
            #if canImport(Darwin)
                Fault(errno: Darwin.errno)
            #elseif canImport(Musl)
                Fault(errno: Musl.errno)
            #else
                Fault(errno: Glibc.errno)
            #endif
        }
    }

    /// The whole file, unless it is larger than `limit` bytes (EFBIG), a link, or no plain file (EINVAL).
    static func read(_ path: String, limit: Int) throws(Fault) -> [UInt8] {
        // Non-blocking: a named pipe put in the file's place must not hold the reader up.
        let descriptor = try open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        defer { _ = close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .latest }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Fault(errno: EINVAL) }
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            // The buffer is as long as the call is told.
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe platformRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if Fault.latest.errno == EINTR { continue }
                throw .latest
            }
            if count == 0 { return content }
            guard content.count + count <= limit else { throw Fault(errno: EFBIG) }
            content.append(contentsOf: buffer[..<count])
        }
    }

    /// Writes a file beside its place (mode 0600), has it stored, and puts it there in one step. Writers at the same time do not
    /// disturb each other; the last one stays.
    static func replace(_ name: String, in directory: String, with content: [UInt8]) throws(Fault) {
        let random = UInt64.random(in: .min ... .max)
        let temporary = "\(directory)/.\(name).\(getpid()).\(String(random, radix: 36)).tmp"
        let descriptor = try open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
        do throws(Fault) {
            do throws(Fault) {
                try write(content, to: descriptor)
                guard fsync(descriptor) == 0 else { throw .latest }
            } catch {
                _ = close(descriptor)
                throw error
            }
            guard close(descriptor) == 0 else { throw .latest }
            try rename(temporary, to: "\(directory)/\(name)")
        } catch {
            _ = unsafe unlink(temporary)
            throw error
        }
        // Without this the new name may be lost when the power fails. A file system that cannot do it does not need it.
        let folder = try open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        _ = fsync(folder)
        _ = close(folder)
    }

    /// Renames a file, replacing what has the new name.
    static func rename(_ path: String, to newPath: String) throws(Fault) {
        #if canImport(Darwin)
            let result = unsafe Darwin.rename(path, newPath)
        #elseif canImport(Musl)
            let result = unsafe Musl.rename(path, newPath)
        #else
            let result = unsafe Glibc.rename(path, newPath)
        #endif
        guard result == 0 else { throw .latest }
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
            if unsafe mkdir(made, 0o700) == 0 || Fault.latest.errno == EEXIST { continue }
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
            if Fault.latest.errno != EINTR { throw .latest }
        }
    }

    private static func write(_ content: [UInt8], to descriptor: Int32) throws(Fault) {
        var written = 0
        while written < content.count {
            // The slice is as long as the call is told.
            let count = unsafe content[written...].withUnsafeBytes { unsafe platformWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                written += count
            } else if Fault.latest.errno != EINTR {
                throw .latest
            }
        }
    }
}

// Inside the type, `read` and `write` would mean its own functions.
@unsafe private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}

@unsafe private func platformWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
