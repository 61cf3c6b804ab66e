#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reading a file whole. `read` rather than `mmap`: the file may shrink while it is read aloud, and it costs the same.
package enum FileBytes {
    /// Longer documents are none, in bytes: a hole of a hundred gigabytes has a name and a size, too.
    package static let largestFile = 4 << 30
    /// What is no ordinary file doesn't say how long it is; `/dev/zero` never ends.
    package static let largestStream = 1 << 30

    static func read(_ path: String) throws(PDFError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(EISDIR) }
        // A device may never end, and a file be a hole of any size.
        let limit = status.st_mode & S_IFMT == S_IFREG ? largestFile : largestStream
        guard status.st_size <= limit else { throw failure(EFBIG) }
        var bytes: [UInt8] = []
        var problem: Int32 = 0
        let expected = max(Int(status.st_size), 0) + 1
        var room = min(max(expected, 1 << 16), 1 << 30)
        var isAtEnd = false
        while !isAtEnd, problem == 0 {
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                while count < buffer.count {
                    guard let base = buffer.baseAddress else { break }
                    let received = unsafe Self.readSome(descriptor, base + count, buffer.count - count)
                    if received > 0 {
                        count += received
                    } else {
                        if received < 0 { problem = errno }
                        isAtEnd = true
                        break
                    }
                }
            }
            if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
            if bytes.count > limit { problem = EFBIG }
            room = 1 << 20
        }
        if problem != 0 { throw failure(problem) }
        return bytes
    }

    private static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        while true {
            #if canImport(Darwin)
                let received = unsafe Darwin.read(descriptor, buffer, count)
            #elseif canImport(Musl)
                let received = unsafe Musl.read(descriptor, buffer, count)
            #else
                let received = unsafe Glibc.read(descriptor, buffer, count)
            #endif
            if received >= 0 || errno != EINTR { return received }
        }
    }

    private static func failure(_ code: Int32) -> PDFError { PDFError(.unreadable, unsafe String(cString: strerror(code))) }
}
