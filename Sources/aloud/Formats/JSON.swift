/// A JSON value whose keys keep their order, so that scripts and people find things where they were.
indirect enum JSON: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Written with at most six decimals; not-a-number and infinity become `null`.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }
    static func optional(_ number: Int?) -> JSON { number.map(JSON.integer) ?? .null }

    /// The value as text, two spaces a level, ending in a line feed.
    var document: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    /// The value on one line, for streams of values.
    var line: String { compact + "\n" }

    /// The value on one line, without its end.
    var compact: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += Self.shortest(value)
        case .string(let value): Self.quote(value, into: &text)
        case .array(let values):
            Self.list(values.count, "[", "]", into: &text, indent: indent) { text, index, inner in
                values[index].write(to: &text, indent: inner)
            }
        case .object(let members):
            Self.list(members.count, "{", "}", into: &text, indent: indent) { text, index, inner in
                Self.quote(members[index].0, into: &text)
                text += inner == nil ? ":" : ": "
                members[index].1.write(to: &text, indent: inner)
            }
        }
    }

    private static func list(
        _ count: Int, _ open: String, _ close: String, into text: inout String, indent: Int?, _ element: (inout String, Int, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 1 }
        for index in 0..<count {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            element(&text, index, inner)
        }
        if let indent, count > 0 { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    private static func shortest(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "null" }
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }

    private static func quote(_ string: String, into text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
