package import PDFSyntax

extension ObjectStore {
    /// Text that may be a string or, when long, a stream (§7.9.3); of more than ``maximumLongText`` bytes the beginning. Adds the number of bytes it
    /// was made from to `cost`.
    package func longText(_ object: PDFObject?, _ cost: inout Int) -> String? {
        let bytes: [UInt8]
        switch resolve(object) {
        case .string(let string): bytes = string.count > Self.maximumLongText ? Array(string.prefix(Self.maximumLongText)) : string
        case .stream(let stream): bytes = decoded(stream, limit: Self.maximumLongText)
        default: return nil
        }
        cost += bytes.count
        return TextString.decode(bytes)
    }

    /// A value or a comment is something that somebody typed; a whole novel has as many bytes.
    package static var maximumLongText: Int { 1 << 20 }
}

extension String {
    /// Without white space at both ends, line ends made one kind; nil if nothing is left.
    package var trimmedLines: String? {
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in unicodeScalars {
            switch scalar {
            case "\r", "\u{2028}", "\u{2029}": result.append("\n")
            case "\n": if !isAfterReturn { result.append("\n") }
            default: result.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace || scalar.value < 32 }
        guard let first = result.firstIndex(where: { !isBlank($0) }), let last = result.lastIndex(where: { !isBlank($0) }) else {
            return nil
        }
        return String(result[first...last])
    }
}
