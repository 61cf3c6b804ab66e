/// What a language's abbreviations stand for, and when.
struct AbbreviationTable: Sendable {
    /// What must stand beside an abbreviation for it to be one.
    enum Condition: Sendable {
        case always
        /// A number, or a label like A1 or IV, behind it.
        case beforeNumber
        /// A word with a capital behind it.
        case beforeCapital
        /// A person's name behind it: no other abbreviation ("Rev. Mod. Phys."), nor a letter by itself ("Phys. Rev. B").
        case beforeName
        /// A number in front of it.
        case afterNumber
        /// A number in front of it, and nothing behind: the unit at a sentence's end of what is something else inside.
        case lastAfterNumber
        /// Something behind it: at a sentence's end it may be an ordinary word.
        case beforeAny
        /// A day of the week: before a date or a time, or behind the word for "on". By itself it may be a name.
        case ofDates
    }

    struct Entry: Sendable {
        /// The words as they are written, with their stops.
        var words: [String]
        var text: String
        var condition: Condition
    }

    /// What numbers an abbreviation stands behind.
    struct NumbersBefore: Sendable {
        /// How many figures they have.
        var figures: ClosedRange<Int>
        /// Whether Roman ones are among them.
        var areRoman = false

        /// Whether the word is such a number.
        func isOne(_ word: Affixes) -> Bool {
            guard word.suffix.isEmpty else { return false }
            if word.core.isDigits { return figures.contains(word.core.utf8.count) }
            return areRoman && word.core.count > 1 && RomanNumeral.value(of: word.core) != nil
        }
    }

    /// Words in small letters beside a day of the week that tell it from a word that is written alike.
    struct DayWords: Sendable {
        /// "am Mo.", "op ma."
        var before: Set<String> = []
        /// Between two days: "Mo. bis Fr."
        var until: Set<String> = []
        /// Behind a number behind it: "Fr. 9 Uhr", "ma. 5 mei".
        var behind: Set<String> = []
    }

    private var entries: [String: [Entry]] = [:]
    /// What the last part of a word stands for: `str.` in `Bahnhofstr.`.
    private let endings: [(written: String, said: String)]
    /// For abbreviations that are words as well, what stands in front where they are none: beginnings of words; `(` for a bracket of their
    /// own, `,` for punctuation, `0` for a figure, `^` for a sentence's beginning, `A` for a word all in capitals, `-` before an ending.
    private let behind: [String: [String]]
    /// What stands in front of such a word where it is none, before a name or at a sentence's end: `-ал им. Пётр`. What `behind` lists goes before.
    private let notBehind: [String: [String]]
    /// What stands beside the shortened days of `ofDates`.
    let besideDays: DayWords
    /// Those that go with a number before them, even where another follows, `w 1939 r. 1 września`, and what numbers these are.
    let behindNumbers: [String: NumbersBefore]
    /// What an abbreviation stands for behind something numbered, in place of its usual meaning: `S.` behind `Absatz 1`.
    private let inNumbered: [String: (things: Set<String>, said: String)]

    /// Each list has an entry a line: `written = said`. With a capital in it, an abbreviation is found in this spelling alone.
    init(
        always: String = "", beforeNumber: String = "", beforeCapital: String = "", beforeName: String = "",
        afterNumber: String = "", lastAfterNumber: String = "", beforeAny: String = "", ofDates: String = "",
        besideDays: DayWords = DayWords(),
        endings: [String: String] = [:],
        behind: [String: String] = [:], notBehind: [String: String] = [:],
        behindNumbers: [String: NumbersBefore] = [:], inNumbered: [String: (things: Set<String>, said: String)] = [:]
    ) {
        self.besideDays = besideDays
        self.behindNumbers = behindNumbers
        self.inNumbered = inNumbered
        self.notBehind = notBehind.mapValues { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        self.behind = behind.mapValues { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        self.endings = endings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        for (list, condition) in [
            (lastAfterNumber, Condition.lastAfterNumber), (beforeNumber, .beforeNumber), (afterNumber, .afterNumber),
            (beforeCapital, .beforeCapital),
            (beforeName, .beforeName), (ofDates, .ofDates), (always, .always), (beforeAny, .beforeAny),
        ] {
            for line in list.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
                let sides = line.split(separator: "=", maxSplits: 1)
                guard sides.count == 2 else { continue }
                let words = sides[0].split(separator: " ").map(String.init)
                guard let first = words.first else { continue }
                let text = sides[1].split(separator: " ").joined(separator: " ")
                entries[first, default: []].append(Entry(words: words, text: text, condition: condition))
            }
        }
        // The longest first, so that "z. B." is not "z." and something else.
        for key in entries.keys {
            let sorted = (entries[key] ?? []).enumerated().sorted {
                ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset)
            }
            entries[key] = sorted.map(\.element)
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Whether an abbreviation is one by what stands in front of it. `bracket` is the punctuation right before it.
    func mayStand(_ word: String, behind previous: String?, _ bracket: Substring, before next: String?) -> Bool {
        guard !behind.isEmpty || !notBehind.isEmpty else { return true }
        let core = previous.map { Affixes($0).core } ?? ""
        let isAllowed = behind[word].map { matches($0, previous, core, bracket) }
        guard let others = notBehind[word], isAllowed != true, next?.startsWithCapital ?? true else { return isAllowed ?? true }
        return !matches(others, previous, core, bracket)
    }

    private func matches(_ starts: [String], _ previous: String?, _ core: Substring, _ bracket: Substring) -> Bool {
        starts.contains { start in
            switch start {
            case "(": bracket.contains { "([".contains($0) }
            case ",": previous?.last.map { ",;:.()—–".contains($0) } ?? false
            case "0": core.last?.isNumber ?? false
            case "^": previous == nil
            case "A": core.count > 1 && core.allSatisfy(\.isUppercase)
            case _ where start.first == "-": core.lowercased().hasSuffix(start.dropFirst())
            default: start.count < 4 ? core.lowercased() == start : core.lowercased().hasPrefix(start)
            }
        }
    }

    /// What an abbreviation stands for behind a number that counts `thing`, if that is not the usual.
    func meaning(_ word: String, in thing: String?) -> String? {
        guard !inNumbered.isEmpty, let thing, let other = inNumbered[word] else { return nil }
        return other.things.contains(thing) ? other.said : nil
    }

    /// A word in full whose last part is shortened, with its stop: `Bahnhofstraße`.
    func full(_ word: String) -> String? {
        for (written, said) in endings where word.hasSuffix(written) && word.utf8.count > written.utf8.count + 2 && word.startsWithCapital {
            return word.dropLast(written.count) + said
        }
        let capital = word.lastIndex(of: "-").map { word[word.index(after: $0)...] }
        for (written, said) in endings where capital?.lowercased() == written && capital?.startsWithCapital == true {
            return word.dropLast(written.count) + said.prefix(1).uppercased() + said.dropFirst()
        }
        return nil
    }

    /// The entries that may begin with a word, longest first.
    func entries(beginning word: String) -> [Entry] {
        let exact = entries[word] ?? []
        let lowered = word.lowercased()
        guard lowered != word, !Self.isInitial(word), word != "CA.", let others = entries[lowered] else { return exact }
        // "il mio CD.": two capitals are an abbreviation of their own.
        if word.utf8.count == 3, word.utf8.last == UInt8(ascii: "."), word == word.uppercased() {
            return exact + others.filter { $0.condition != .always }
        }
        // Russian lists of works have pages and volumes with capitals; before a name "С." is of a name itself.
        return exact + (Self.isCapital(word) ? others.filter { $0.condition == .beforeNumber } : others)
    }

    /// Whether a word is a Latin capital by itself: of a name ("P. Curie"), or of a section ("C.2"), unless the list has it so.
    static func isInitial(_ word: String) -> Bool {
        isCapital(word) && word.unicodeScalars.allSatisfy { $0.value < 0x370 }
    }

    /// Whether a word is a capital of any script by itself.
    static func isCapital(_ word: String) -> Bool {
        let letters = word.hasSuffix(".") ? word.dropLast() : word[...]
        return letters.count == 1 && letters.startsWithCapital
    }
}
