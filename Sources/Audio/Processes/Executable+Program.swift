package import Subprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Executable {
    /// A program as a person names it: with a `/` it is a path, without one it is looked up in `PATH`.
    ///
    /// Looked up here: the library would start a process for every folder of `PATH` to see whether the program is there, a millisecond or two each.
    package static func program(_ name: String) -> Executable {
        if name.contains("/") { return .path(text(name)) }
        // The pointers are used while they are valid: the environment's at once, the path's within the call.
        let folders = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
        for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, unsafe access(path, X_OK) == 0 else { continue }
            return .path(text(path))
        }
        // Nowhere. The library would look again, and take a folder that can't be looked into for a program that can't be run.
        return .path(text("/dev/null/\(name)"))
    }

    /// `Executable.path` takes a type of another package that can be made of a string literal, hence of any string.
    private static func text<Path: ExpressibleByStringLiteral>(_ string: String) -> Path where Path.StringLiteralType == String {
        Path(stringLiteral: string)
    }
}
