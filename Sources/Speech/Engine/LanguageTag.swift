/// Language tags as documents, locales and engines write them.
public enum LanguageTag {
    /// The tag in the form engines know: lower case, `-` between the parts, no encoding or modifier (`en_US.UTF-8` → `en-us`), and today's
    /// code in place of a withdrawn one (ISO 639-1: `iw`, `in`, `ji`) or a language's English name. The locales `C` and `POSIX` give an empty string.
    public static func normalized(_ tag: String) -> String {
        let bare = tag.prefix { $0 != "." && $0 != "@" }
        var parts = bare.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        if parts == ["c"] || parts == ["posix"] { return "" }
        let isWellFormed = parts.allSatisfy { $0.utf8.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        guard let first = parts.first, isWellFormed, !unsaid.contains(first) else { return "" }
        parts[0] = withdrawn[first] ?? named[first] ?? first
        // The country's own name for itself.
        if parts == ["en", "uk"] { parts[1] = "gb" }
        return parts.joined(separator: "-")
    }

    /// A tag as it was written, or what is meant by one that is none: "English"; nil for one that says nothing.
    static func usable(_ tag: String) -> String? {
        let normalized = normalized(tag)
        if normalized.isEmpty { return nil }
        return tag.utf8.prefix(4).allSatisfy({ ($0 | 0x20) &- 0x61 < 26 }) && tag.utf8.count > 3 ? normalized : tag
    }

    /// The tag, then the same with one part less from the right each time: `zh-hant-tw`, `zh-hant`, `zh`.
    public static func fallbacks(of tag: String) -> [String] {
        var parts = normalized(tag).split(separator: "-")
        var tags: [String] = []
        while !parts.isEmpty {
            tags.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return tags
    }

    /// The language alone, without script and region.
    public static func primary(of tag: String) -> String { fallbacks(of: tag).last ?? "" }

    /// What says that no language is said (ISO 639-2), and what only those who wrote it understand: "x-unknown".
    private static let unsaid: Set = ["x", "und", "mul", "zxx", "mis", "none", "unknown", "neutral"]

    private static let withdrawn = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro"]

    /// Names that some programs write in place of a tag.
    private static let named = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "dutch": "nl", "polish": "pl", "russian": "ru",
    ]
}
