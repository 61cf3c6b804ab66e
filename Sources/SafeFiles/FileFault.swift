#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A call of the file system that failed, with what the system says.
package struct FileFault: Error, Equatable {
    /// One of the numbers of errno(3).
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// There is something of that name already.
    package static let taken = FileFault(code: EEXIST)

    /// It is a folder.
    package static let folder = FileFault(code: EISDIR)

    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// In the system's words.
    package var reason: String {
        // `strerror` gives a string that lives until the next call; it is copied at once.
        unsafe String(cString: strerror(code))
    }

    /// What went wrong last.
    package static var latest: FileFault { FileFault(code: errno) }
}
