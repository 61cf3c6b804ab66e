#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Arguments that are no UTF-8. A file may have any bytes for a name, and those of an old system often have; as text, what is wrong in it became
/// U+FFFD, under which no file is found. So it is with those that a `file:` address spells (`%E9`).
enum RawArgument {
    /// The argument that became this text, as the bytes of a path, ended by a zero, or those that it is the address of; nil where none did.
    static func path(_ text: String) -> [CChar]? {
        guard text.unicodeScalars.contains("\u{FFFD}") else { return nil }
        // The arguments stay where they are as long as the process does, each ended by a zero.
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
            let written = unsafe String(cString: argument)
            if written == text { return unsafe Array(UnsafeBufferPointer(start: argument, count: strlen(argument) + 1)) }
            if let bytes = DocumentSource.pathBytes(ofAddress: written), String(decoding: bytes, as: UTF8.self) == text {
                return bytes.map { CChar(bitPattern: $0) } + [0]
            }
        }
        return nil
    }
}
