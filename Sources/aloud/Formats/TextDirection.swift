/// The direction a text is read in.
enum TextDirection {
    /// By its first letter that has a direction, as HTML's `dir=auto` decides.
    static func isRightToLeft(_ text: some StringProtocol) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return true }
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return false
    }

    /// By the tag of a language: its script, or the script it is written in without saying so.
    static func isRightToLeft(language: String) -> Bool {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr"].contains(script)
        }
        return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "arc", "syr", "nqo"].contains(parts.first ?? "")
    }
}
