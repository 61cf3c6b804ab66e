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

    private var entries: [String: [Entry]] = [:]
    /// What the last part of a word stands for: `str.` in `Bahnhofstr.`.
    private let endings: [(written: String, said: String)]

    /// Each list has an entry a line: `written = said`. With a capital in it, an abbreviation is found in this spelling alone.
    init(
        always: String = "", beforeNumber: String = "", beforeCapital: String = "", beforeName: String = "",
        afterNumber: String = "", beforeAny: String = "", ofDates: String = "", endings: [String: String] = [:]
    ) {
        self.endings = endings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        for (list, condition) in [
            (beforeNumber, Condition.beforeNumber), (afterNumber, .afterNumber), (beforeCapital, .beforeCapital),
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
