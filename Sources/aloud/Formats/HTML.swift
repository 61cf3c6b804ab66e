/// The writing of HTML.
enum HTML {
    /// Text that stands for itself, within elements and within attributes.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// An element's name and attributes.
struct Tag {
    let name: String
    let opening: String
    var closing: String { "</\(name)>" }
    /// Of an element that holds nothing.
    var empty: String { opening.dropLast() + "/>" }

    /// - Parameter attributes: names and values, as they are; those without a value are left out.
    init(_ name: String, _ attributes: [(String, String?)] = []) {
        self.name = name
        var opening = "<" + name
        for (attribute, value) in attributes { if let value { opening += " \(attribute)=\"\(HTML.escape(value))\"" } }
        self.opening = opening + ">"
    }
}
