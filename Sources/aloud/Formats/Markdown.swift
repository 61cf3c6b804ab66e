/// The writing of Markdown.
enum Markdown {
    /// Where a text stands: what means something there has to be escaped.
    enum Place {
        /// At the start of a line.
        case start
        /// Further on in a line.
        case line
        case heading
        case cell

        /// Where what follows stands.
        var within: Place { self == .start ? .line : self }
    }

    /// Text that stands for itself (CommonMark 0.31, 2.4; GitHub's extensions).
    static func escape(_ text: String, in place: Place) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        if place == .start, let index = special(atStartOf: scalars) {
            result.append(contentsOf: scalars[..<index])
            result.append("\\")
            result.append(scalars[index])
            return String(result) + escape(String(String.UnicodeScalarView(scalars[(index + 1)...])), in: .line)
        }
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            let isSpecial: Bool
            switch scalar {
            case "\\", "`", "*", "[", "]", "<", "~", "$": isSpecial = true
            case "&": isSpecial = next == "#" || next.properties.isAlphabetic
            // Within a word it is nothing but itself.
            case "_": isSpecial = !(index > 0 && isWord(scalars[index - 1]) && isWord(next))
            case "#": isSpecial = place == .heading
            case "|": isSpecial = place == .cell
            default: isSpecial = false
            }
            if isSpecial { result.append("\\") }
            result.append(scalar == "\n" ? " " : scalar)
        }
        return String(result)
    }

    /// Lines as they are, between fences that are longer than any in them.
    static func fenced(_ text: String) -> String {
        var (longest, run) = (0, 0)
        for scalar in text.unicodeScalars {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return fence + "\n" + text + "\n" + fence
    }

    /// The scalar that would make something else of a line: a heading, a quotation, an item, a rule.
    private static func special(atStartOf scalars: [Unicode.Scalar]) -> Int? {
        guard let first = scalars.first else { return nil }
        switch first {
        case "#", ">", "-", "+", "=": return 0
        case "0"..."9":
            guard let end = scalars.firstIndex(where: { !("0"..."9").contains($0) }), scalars[end] == "." || scalars[end] == ")" else {
                return nil
            }
            return end
        default: return nil
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
}
