import SafeFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Unix sockets by path.
///
/// The `unsafe` marks are for C functions that take an address or a path which lives for the call.
enum RemoteSocket {
    /// Waiting to be accepted, no more than these.
    private static let backlog: Int32 = 16

    /// A listening socket that appears under its name once it answers, readable and writable for its owner only. What had the name is gone.
    static func listen(at path: String) throws(Files.Fault) -> Int32 {
        let descriptor = try make()
        let first = path + ".new"
        _ = unsafe unlink(first)
        guard try unsafe withAddress(first, { unsafe bind(descriptor, $0, $1) }) == 0, unsafe chmod(first, 0o600) == 0,
            systemListen(descriptor, backlog) == 0, unsafe rename(first, path) == 0
        else {
            let fault = Files.Fault(code: errno)
            close(descriptor)
            _ = unsafe unlink(first)
            throw fault
        }
        return descriptor
    }

    /// A connection to the socket of that name. ECONNREFUSED: nobody listens there any more. EAGAIN: so many wait there already that there is no
    /// room, as before a reader that was suspended; nobody waits for that longer than for an answer.
    static func connect(to path: String, within patience: Duration = .seconds(2)) throws(Files.Fault) -> Int32 {
        let descriptor = try make()
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let end = ContinuousClock.now + patience
        while try unsafe withAddress(path, { unsafe systemConnect(descriptor, $0, $1) }) != 0 {
            let fault = Files.Fault(code: errno)
            guard fault.code == EAGAIN, .now < end else {
                close(descriptor)
                throw fault
            }
            usleep(retryPause)
        }
        return descriptor
    }

    /// In microseconds.
    private static let retryPause: UInt32 = 10_000

    /// The next who has called; nil when nobody has.
    static func accept(_ listener: Int32) -> Int32? {
        let descriptor = unsafe systemAccept(listener, nil, nil)
        guard descriptor >= 0 else { return nil }
        prepare(descriptor)
        return descriptor
    }

    /// Writes without waiting; false when not all of it went out.
    static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        unsafe bytes.withUnsafeBytes { raw in
            guard let base = raw.baseAddress else { return true }
            return unsafe write(descriptor, base, raw.count) == raw.count
        }
    }

    private static func make() throws(Files.Fault) -> Int32 {
        #if canImport(Darwin)
            let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard descriptor >= 0 else { throw Files.Fault(code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    /// Nobody can hold up this program by not reading what it writes.
    private static func prepare(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    private static func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(Files.Fault) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let isShort = unsafe withUnsafeMutableBytes(of: &address.sun_path) { field in
            // The last byte stays 0.
            guard bytes.count < field.count else { return false }
            unsafe field.copyBytes(from: bytes)
            return true
        }
        guard isShort else { throw Files.Fault(code: ENAMETOOLONG) }
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

// Inside the type, these names would mean its own functions.
private func systemListen(_ descriptor: Int32, _ backlog: Int32) -> Int32 { listen(descriptor, backlog) }

@unsafe private func systemConnect(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
    unsafe connect(descriptor, address, length)
}

@unsafe private func systemAccept(
    _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>?, _ length: UnsafeMutablePointer<socklen_t>?
) -> Int32 {
    unsafe accept(descriptor, address, length)
}
