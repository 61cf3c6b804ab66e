/// Where a document comes from, as named on the command line.
enum DocumentSource: Sendable, Equatable {
    case path(String)
    case standardInput

    /// `-`, a `file:` URL (RFC 8089) or a path.
    init(argument: String) throws(CommandFailure) {
        if argument == "-" {
            self = .standardInput
            return
        }
        guard argument.lowercased().hasPrefix("file:") else {
            if let scheme = Self.scheme(of: argument) {
                throw CommandFailure(
                    .noInput, "\(argument): aloud reads files, not \(scheme) addresses; download it, or pipe it into: aloud -")
            }
            self = .path(argument)
            return
        }
        guard let bytes = Self.pathBytes(ofAddress: argument) else {
            if Self.isElsewhere(argument) { throw CommandFailure(.noInput, "\(argument): the file is on another computer") }
            throw CommandFailure(.usage, "\(argument) is not a file address; write file:///home/me/book.pdf")
        }
        self = .path(String(decoding: bytes, as: UTF8.self))
    }

    /// The path that a `file:` URL of this computer stands for, which need not be UTF-8; nil where it is none.
    static func pathBytes(ofAddress address: String) -> [UInt8]? {
        guard let (host, path) = parts(ofAddress: address), host.isEmpty || host.lowercased() == "localhost" else { return nil }
        return percentDecoded(path).flatMap { $0.first == UInt8(ascii: "/") ? $0 : nil }
    }

    /// Whether a `file:` URL names another computer: its name is letters, digits and what stands between them.
    private static func isElsewhere(_ address: String) -> Bool {
        guard let (host, path) = parts(ofAddress: address), percentDecoded(path) != nil else { return false }
        return !host.isEmpty && host.utf8.allSatisfy { Self.isOfHost($0) }
    }

    private static func isOfHost(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-._[]:".utf8.contains(byte)
    }

    /// Host and path of a `file:` URL, without what stands behind a `?` or `#`; nil for anything else.
    private static func parts(ofAddress address: String) -> (host: Substring, path: Substring)? {
        guard address.lowercased().hasPrefix("file:") else { return nil }
        var rest = address.dropFirst(5)
        var host = rest.prefix(0)
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            host = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(host.count)
        }
        return (host, rest.prefix { $0 != "?" && $0 != "#" })
    }

    /// What messages call it.
    var name: String {
        switch self {
        case .path(let path): path
        case .standardInput: "standard input"
        }
    }

    /// Whether its name says that it is a PDF.
    var isNamedPDF: Bool {
        if case .path(let path) = self { path.lowercased().hasSuffix(".pdf") } else { false }
    }

    /// `http` of `http://…`; nil for a path.
    private static func scheme(of argument: String) -> Substring? {
        guard let end = argument.firstRange(of: "://") else { return nil }
        let scheme = argument[..<end.lowerBound]
        return !scheme.isEmpty && scheme.allSatisfy({ $0.isASCII && $0.isLetter }) ? scheme : nil
    }

    /// Nil where a `%` is not followed by two hexadecimal digits, or stands for a zero byte.
    private static func percentDecoded(_ text: Substring) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            // `UInt8(_:radix:)` would take a sign, too.
            guard digits.count == 2, digits.first != UInt8(ascii: "+"), let value = UInt8(Substring(digits), radix: 16), value != 0 else {
                return nil
            }
            rest = rest.dropFirst(2)
            bytes.append(value)
        }
        return bytes
    }
}
