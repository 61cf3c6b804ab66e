import SafeFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where running readers have their sockets: a folder that nobody else can enter.
///
/// The `unsafe` marks are for C functions that take a path which lives for the call.
struct RemoteFolder: Equatable {
    let path: String

    /// `$XDG_RUNTIME_DIR/aloud` (XDG Base Directory Specification 0.8), or `aloud-UID` in the folder for temporary files.
    static var standard: RemoteFolder {
        candidates(runtime: Files.environment("XDG_RUNTIME_DIR"), temporary: Files.environment("TMPDIR")).first { $0.fits }
            ?? RemoteFolder(path: "/tmp/aloud-\(geteuid())")
    }

    /// The folders that may be used, the better first. Relative ones are none (same specification).
    static func candidates(runtime: String?, temporary: String?) -> [RemoteFolder] {
        var folders: [RemoteFolder] = []
        if let runtime, runtime.hasPrefix("/") { folders.append(RemoteFolder(path: runtime + "/aloud")) }
        for base in [temporary, "/tmp"] {
            if let base, base.hasPrefix("/") { folders.append(RemoteFolder(path: base + "/aloud-\(geteuid())")) }
        }
        return folders
    }

    /// Whether the address of a socket has room for its names (108 bytes on Linux, 104 on macOS), and the folder above is there.
    private var fits: Bool {
        let parent = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
        return path.utf8.count <= 84 && Files.exists(String(parent))
    }

    /// Makes the folder, unless it is there.
    ///
    /// - Throws: EACCES when something with its name belongs to somebody else or is open to others.
    func make() throws(Files.Fault) {
        if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { throw Files.Fault(code: errno) }
        guard isPrivate else { throw Files.Fault(code: EACCES) }
    }

    /// A real folder, ours, and closed to everybody else. In a folder for temporary files, anybody may have made it.
    var isPrivate: Bool {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
    }

    /// The socket of the reader that runs in this process.
    var own: String { socket(of: getpid()) }

    func socket(of process: pid_t) -> String { "\(path)/\(process).socket" }

    /// The sockets in it, with the processes they are named for. Of readers that were killed, they are still there.
    var sockets: [(path: String, process: pid_t)] {
        guard isPrivate, let folder = unsafe opendir(path) else { return [] }
        defer { unsafe closedir(folder) }
        var found: [(String, pid_t)] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
                unsafe field.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
            }
            if name.hasSuffix(".socket"), let process = pid_t(name.dropLast(".socket".count)), process > 0 {
                found.append(("\(path)/\(name)", process))
            }
        }
        return found.sorted { $0.1 < $1.1 }
    }
}
