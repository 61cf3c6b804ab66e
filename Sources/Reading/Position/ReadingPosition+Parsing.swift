extension ReadingPosition: CustomStringConvertible {
    /// Reads a position as a user writes it; see ``ReadingPosition`` for the forms.
    ///
    /// It is read scalar by scalar: a label may begin with a combining mark, which as a character would take the mark in front with it.
    ///
    /// - Throws: ``ReadingPositionError`` with the code `unreadable`, saying what was expected.
    public init(parsing string: String) throws(ReadingPositionError) {
        let text = string.trimmed
        guard let first = text.unicodeScalars.first else { throw Self.unreadable(string) }
        let size = Substring(text.unicodeScalars.dropFirst())
        switch first {
        case _ where Self.quotationMarks.contains(first): self = .text(try Self.quoted(text, string))
        case "#": self = .chapter(try Self.ordinal(size, "chapter", string) - 1)
        case "w", "W": self = .word(try Self.ordinal(size, "word", string) - 1)
        case "p", "P": self = .page(try Self.pageLabel(text, string))
        case "+", "-", "−", "–":
            let isBack = first != "+"
            if let percent = Self.percent(size) {
                self = .relativeFraction(isBack ? -percent : percent)
            } else if let seconds = Self.seconds(size) {
                self = .relativeTime(isBack ? -seconds : seconds)
            } else if let mark = size.unicodeScalars.first, Self.quotationMarks.contains(mark) {
                let words = try Self.quoted(size, string)
                self = isBack ? .textBefore(words) : .text(words)
            } else {
                throw Self.unreadable(string)
            }
        default:
            if let percent = Self.percent(text) {
                guard percent <= 1 else {
                    throw ReadingPositionError(.unreadable, "“\(string)” is beyond the end; percentages go from 0% to 100%.")
                }
                self = .fraction(percent)
            } else if let seconds = Self.seconds(text) {
                self = .time(seconds)
            } else {
                throw Self.unreadable(string)
            }
        }
    }

    /// The position as it is written; ``init(parsing:)`` reads it back.
    public var description: String {
        switch self {
        case .fraction(let part): "\(Self.written(part * 100))%"
        // Not "page", which is a word of its own.
        case .page(let label): Self.begins(label[...], "age") ? "p \(label)" : "p\(label)"
        case .chapter(let index): "#\(index < Int.max ? index + 1 : index)"
        case .word(let index): "w\(index < Int.max ? index + 1 : index)"
        case .time(let seconds): "\(Self.written(seconds))s"
        case .relativeFraction(let part): "\(part.sign == .minus ? "" : "+")\(Self.written(part * 100))%"
        case .relativeTime(let seconds): "\(seconds.sign == .minus ? "" : "+")\(Self.written(seconds))s"
        case .text(let words): "\"\(words)\""
        case .textBefore(let words): "-\"\(words)\""
        }
    }

    /// Without an exponent, which is not read: what is too small for digits is nothing, and there is no text of thirty million years.
    private static func written(_ number: Double) -> Double {
        number.magnitude < 1e-4 ? (number.sign == .minus ? -0.0 : 0) : min(max(number, -1e15), 1e15)
    }

    private static func unreadable(_ string: String) -> ReadingPositionError {
        ReadingPositionError(
            .unreadable,
            "“\(string)” is not a position; write 40%, p12 (page), #3 (chapter), w1234 (word), 1:02:30 (time), +5% or -30 (relative), "
                + "or \"text\" with its quotation marks (in a shell: '\"text\"')."
        )
    }

    private static let quotationMarks: Set<Unicode.Scalar> = ["\"", "“", "”", "„", "«"]
    private static let closingMarks: Set<Unicode.Scalar> = ["\"", "“", "”", "»"]

    /// Whether a text begins with these small letters, in any case.
    private static func begins(_ text: Substring, _ letters: StaticString) -> Bool {
        text.utf8.prefix(letters.utf8CodeUnitCount).map { $0 | 0x20 }.elementsEqual("\(letters)".utf8)
    }

    private static func quoted(_ text: Substring, _ whole: String) throws(ReadingPositionError) -> String {
        var scalars = text.unicodeScalars.dropFirst()
        if let last = scalars.last, closingMarks.contains(last) { scalars = scalars.dropLast() }
        let words = String(scalars).trimmed
        guard !words.isEmpty else { throw ReadingPositionError(.unreadable, "There are no words to look for in “\(whole)”.") }
        return String(words)
    }

    private static func ordinal(_ digits: Substring, _ noun: String, _ whole: String) throws(ReadingPositionError) -> Int {
        guard !digits.isEmpty, digits.utf8.allSatisfy(SentenceRules.isDigit) else { throw unreadable(whole) }
        guard let number = Int(digits) else { throw ReadingPositionError(.notThere, "There is no \(noun) \(digits).") }
        guard number > 0 else { throw ReadingPositionError(.unreadable, "“\(whole)” is no \(noun); \(noun)s are counted from 1.") }
        return number
    }

    private static func pageLabel(_ text: Substring, _ whole: String) throws(ReadingPositionError) -> String {
        var label = text.unicodeScalars.dropFirst()
        if begins(text, "page") {
            let rest = text.unicodeScalars.dropFirst(4)
            if rest.first.map({ $0.properties.isWhitespace || $0.properties.numericType != nil }) ?? true { label = rest }
        }
        let trimmed = String(label).trimmed
        guard !trimmed.isEmpty else { throw ReadingPositionError(.unreadable, "“\(whole)” does not say which page; write p12 or pxii.") }
        return String(trimmed)
    }

    /// "40%", "12.5 %", "12,5 %": the fraction.
    private static func percent(_ text: Substring) -> Double? {
        guard text.last == "%" else { return nil }
        let number = String(text.dropLast()).split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: ".")
        guard let value = decimal(number.trimmed) else { return nil }
        return value / 100
    }

    /// "[[hh:]mm:]ss[.ms]" or numbers with units: "90", "90s", "5m", "1h20m".
    private static func seconds(_ text: Substring) -> Double? {
        if text.contains(":") {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count <= 3 else { return nil }
            var seconds = 0.0
            for (index, part) in parts.enumerated() {
                let isLast = index + 1 == parts.count
                guard let value = decimal(part), isLast || !part.contains("."), index == 0 || value < 60 else { return nil }
                seconds = seconds * 60 + value
            }
            return seconds
        }
        if let plain = decimal(text) { return plain }
        var seconds = 0.0
        var number = text.startIndex
        var unitsLeft: Substring = "hms"
        for index in text.indices {
            guard text[index].isLetter else { continue }
            guard let unit = unitsLeft.firstIndex(of: Character(text[index].lowercased())), let value = decimal(text[number..<index]) else {
                return nil
            }
            seconds += value * (text[index].lowercased() == "h" ? 3600 : text[index].lowercased() == "m" ? 60 : 1)
            unitsLeft = unitsLeft[unitsLeft.index(after: unit)...]
            number = text.index(after: index)
        }
        return number == text.endIndex && number > text.startIndex ? seconds : nil
    }

    /// Digits with at most one point among them. `Double` alone would also take "inf", "nan", "0x1p3" and a second sign.
    private static func decimal(_ text: Substring) -> Double? {
        let bytes = text.utf8
        guard bytes.contains(where: SentenceRules.isDigit), bytes.count <= 32,
            bytes.allSatisfy({ SentenceRules.isDigit($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text)
    }
}

extension String {
    /// Without the white space around it.
    var trimmed: Substring {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return Substring(scalars[first...last])
    }
}
