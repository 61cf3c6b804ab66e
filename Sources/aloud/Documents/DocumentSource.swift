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
        var rest = argument.dropFirst(5)
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            let host = rest.prefix { $0 != "/" }
            guard host.isEmpty || host.lowercased() == "localhost" else {
                throw CommandFailure(.noInput, "\(argument): the file is on another computer")
            }
            rest = rest.dropFirst(host.count)
        }
        guard let path = Self.percentDecoded(rest.prefix { $0 != "?" && $0 != "#" }), path.hasPrefix("/") else {
            throw CommandFailure(.usage, "\(argument) is not a file address; write file:///home/me/book.pdf")
        }
        self = .path(path)
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
    private static func percentDecoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let value = UInt8(Substring(rest.prefix(2)), radix: 16), rest.count >= 2, value != 0 else { return nil }
            rest = rest.dropFirst(2)
            bytes.append(value)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
