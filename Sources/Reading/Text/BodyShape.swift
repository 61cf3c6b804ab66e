/// What the letters before a full stop look like.
enum BodyShape {
    /// "12", "3.14", "1.2.3", "§4": digits, with dots or commas between.
    static func isNumber(_ body: String) -> Bool {
        var digits = 0
        for scalar in body.unicodeScalars {
            if scalar.properties.numericType == .decimal {
                digits += 1
            } else if scalar != "." && scalar != "," && scalar != "§" {
                return false
            }
        }
        return digits > 0
    }

    /// The second of two ordinals, "3" in "1.-3", "2./3", "1.–15"; `nil` if there are none.
    static func lastOrdinal(_ body: String) -> String? {
        guard (4...9).contains(body.utf8.count), let sign = body.firstIndex(where: { "-–/".contains($0) }), body[..<sign].last == "." else {
            return nil
        }
        let (first, last) = (body[..<sign].dropLast(), body[body.index(after: sign)...])
        guard (1...2).contains(first.utf8.count), (1...2).contains(last.utf8.count), first.utf8.allSatisfy(SentenceRules.isDigit),
            last.utf8.allSatisfy(SentenceRules.isDigit)
        else { return nil }
        return String(last)
    }

    /// One letter, with or without marks on it.
    static func isSingleLetter(_ body: String) -> Bool {
        body.count == 1 && body.first?.isLetter == true
    }

    /// "J.-P": two capitals with a stop and a hyphen between them.
    static func isHyphenatedInitial(_ body: String) -> Bool {
        let letters = body.filter(\.isUppercase)
        return letters.count == 2 && body.count == 4 && body.hasPrefix(letters.prefix(1) + ".-")
    }

    /// "ii", "XIV": Roman numerals in one case, up to six letters.
    static func isRoman(_ body: String) -> Bool {
        let bytes = body.utf8
        guard (1...6).contains(bytes.count) else { return false }
        let isUpper = bytes.allSatisfy { "IVXLC".utf8.contains($0) }
        return isUpper || bytes.allSatisfy { "ivxl".utf8.contains($0) }
    }

    /// "A.1", "B.2.3", "IV.12": a letter or Roman numeral and numbers, with dots between.
    static func isEnumerator(_ body: String) -> Bool {
        guard body.utf8.count <= 16 else { return false }
        var numbers = 0
        var letters = 0
        for part in body.split(separator: ".", omittingEmptySubsequences: false) {
            if !part.isEmpty, part.utf8.allSatisfy(SentenceRules.isDigit) {
                numbers += 1
            } else if part.count == 1 || isRoman(String(part)) {
                letters += 1
            } else {
                return false
            }
        }
        return numbers > 0 && letters == 1
    }

    /// "U.S", "a.m", "Ph.D", "J.-P": parts of one or two letters with dots between.
    static func isDotted(_ body: String) -> Bool {
        var letters = 0
        var dots = 0
        for scalar in body.unicodeScalars {
            if scalar == "." {
                dots += 1
                letters = 0
            } else if scalar.properties.isAlphabetic {
                letters += 1
                if letters > 2 { return false }
            } else if scalar != "-" {
                return false
            }
        }
        return dots > 0
    }

    /// Up to four Latin letters without a vowel, not all capitals: "Bd", "Hrsg", "vgl", "km"; but not "PDF", nor its plural "CDs".
    static func isVowelless(_ body: String) -> Bool {
        let bytes = body.utf8
        guard (2...4).contains(bytes.count) else { return false }
        var isAllCapitals = true
        for byte in bytes {
            guard SentenceRules.isASCIILetter(byte) else { return false }
            if byte >= UInt8(ascii: "a") { isAllCapitals = false }
            if "aeiouyAEIOUY".utf8.contains(byte) { return false }
        }
        return !isAllCapitals && !isPlural(body)
    }

    /// "CDs", "MLMs": two capitals or more in the plural.
    private static func isPlural(_ body: String) -> Bool {
        body.utf8.count > 2 && body.hasSuffix("s") && body.utf8.dropLast().allSatisfy { $0 < UInt8(ascii: "a") }
    }

    /// "Hmm", "Shh", "Pfft": sounds, which are sentences by themselves.
    static func isSound(_ key: String) -> Bool { sounds.contains(key) }

    private static let sounds: Set<String> = [
        "hm", "hmm", "hmmm", "mmm", "shh", "pst", "psst", "pfft", "tsk", "brr", "grr", "hmph", "hmpf", "mmh",
    ]

    /// Three letters or more, and nothing else but hyphens and apostrophes inside.
    static func isPlainWord(_ body: String) -> Bool {
        var letters = 0
        for scalar in body.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
                letters += 1
            } else if scalar != "-" && scalar != "’" && scalar != "'" && scalar != ")" {
                return false
            }
        }
        return letters >= 3
    }
}
