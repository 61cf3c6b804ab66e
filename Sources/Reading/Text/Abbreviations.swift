/// What a language shortens with a full stop, and which words begin its sentences.
struct Abbreviations: Sendable {
    /// What an abbreviation says about the sentence.
    enum Kind {
        /// Never the last word: "Dr.", "e.g.".
        case inner
        /// An abbreviation only before a number or letter: "No. 5", "Jan. 3".
        case beforeNumber
        /// Last only when the next word is one that begins sentences: "Inc.", "etc.", "St.".
        case seldomLast
        /// Last when a capital follows: "и т. д.".
        case oftenLast
    }

    private let kinds: [String: Kind]
    /// Adjectives and titles, which are seldom last, written small; with a capital they may be names: "die franz. Armee", "Da kam Franz. Maria lachte."
    let small: Set<String>
    /// What is cut short in the names of journals and laws, with a capital, and is a word elsewhere: "Adv. Math. 12", but "I like math."
    let journals: Set<String>
    /// What is a given name as well, with a capital in the middle of a sentence, "Da kam Max. Peter lachte.", and the words behind which it is
    /// none: "bis Max. 5 Personen".
    let names: [String: Set<String>]
    private let starters: Set<String>
    /// More of them, some of which are surnames as well, "M. Mai", "Arthur N. Prior": behind an initial they begin none.
    private let openers: Set<String>
    /// The words that stand after an ordinal written with a full stop, as month names do.
    let followsOrdinal: Set<String>
    /// The words that stand before one.
    let precedesOrdinal: Set<String>
    /// Adjectives that stand before ordinals, "die berühmte 9. Sinfonie", behind which articles, and behind which ones with "n": "im frühen 19."
    let ordinalAdjectives: (strong: Set<String>, articles: Set<String>, datives: Set<String>)?
    /// Ordinals are written with a full stop: "3. Mai".
    let hasOrdinals: Bool
    /// Roman numerals are ordinals with a full stop, "Karl IV."
    let hasRomanOrdinals: Bool
    /// Articles lose their vowel before a word: "l’avv."
    let elides: Bool
    /// How names of streets end that are shortened, "Bahnhofstr. 5"; empty where they are not.
    let streets: String
    /// Things that have a letter for their name, "Plan B", "vitamin C": no initial of a person stands behind one.
    let lettered: Set<String>
    /// What stands before such a thing where the letter is the initial of who follows: "the plan A. Smith made".
    let articles: Set<String>
    /// What a text sends its readers to behind a word that is a unit as well: "(см. Приложение)".
    let pointedAt: Set<String>
    /// Words of one small letter, which no initial has: "Ecco chi è. Maria sorrise."
    let letterWords: Set<String>
    /// What compares, where a full number stands behind it and no ordinal: "mehr als 2. Peter".
    let comparing: Set<String>
    /// Abbreviations elsewhere that are words here: "Hij was er al.", "Han stod op."
    let wordsHere: Set<String>
    /// An abbreviation that is a word behind some others: "в нем."
    let wordsBehind: [String: Set<String>]
    /// A length, "170 см.", that sends the reader somewhere as well: "(см. Приложение)".
    let lengths: Set<String>
    /// Titles of rulers, whose names have numerals behind them: "Pope John X."
    let rulers: Set<String>
    /// Letters that are variables at the end of a sentence: "at time t." In German "n." is short for "nach".
    let variables: Set<String>
    /// Small nouns that have letters for their names and no people behind them: "axis Y", "die Spalte A".
    let keyed: Set<String>
    /// Words that in a paragraph in capitals go on with a sentence behind an abbreviation: "ACME INC. OR ITS LICENSORS".
    let linking: Set<String>
    /// What stands before "no." where it is no number's: "He said no. 5 minutes later".
    let refusing: Set<String>
    /// Units that have no stop of their own, or that nothing but a sentence's beginning stands behind with a capital: "5 кг. Размеры".
    let units: Set<String>
    /// Those that are units as well: behind a number they end a sentence before another number, "Det koster 5 kr. 2 personer kom."
    let measures: Set<String>
    /// `;` is a question mark, as in Greek.
    let semicolonAsks: Bool

    init(
        inner: String, beforeNumber: String, seldomLast: String, small: String = "", oftenLast: String = "",
        journals: String = foreignJournals,
        names: [String: String] = [:], starters: String,
        openers: String = "",
        followsOrdinal: String = "",
        precedesOrdinal: String = "", ordinalAdjectives: (strong: String, articles: String, datives: String)? = nil,
        hasOrdinals: Bool = false, hasRomanOrdinals: Bool = true, elides: Bool = false, streets: String = "", lettered: String = "",
        articles: String = "", pointedAt: String = "", letterWords: String = "", comparing: String = "", wordsHere: String = "",
        wordsBehind: [String: String] = [:], lengths: String = "", rulers: String = "",
        variables: String = "x y t", keyed: String = "", linking: String = "", refusing: String = "",
        units: String = "", measures: String = "",
        semicolonAsks: Bool = false
    ) {
        self.hasRomanOrdinals = hasRomanOrdinals
        self.small = Set(Self.words(small))
        self.journals = Set(Self.words(journals))
        self.names = names.mapValues { Set(Self.words($0)) }
        self.lettered = Set(Self.words(lettered))
        self.articles = Set(Self.words(articles))
        self.pointedAt = Set(Self.words(pointedAt))
        self.letterWords = Set(Self.words(letterWords))
        self.comparing = Set(Self.words(comparing))
        self.wordsHere = Set(Self.words(wordsHere))
        self.wordsBehind = wordsBehind.mapValues { Set(Self.words($0)) }
        self.lengths = Set(Self.words(lengths))
        self.rulers = Set(Self.words(rulers))
        self.variables = Set(Self.words(variables))
        self.keyed = Set(Self.words(keyed))
        self.units = Set(Self.words(units))
        self.measures = Set(Self.words(measures))
        self.linking = Set(Self.words(linking))
        self.refusing = Set(Self.words(refusing))
        self.streets = streets
        var kinds: [String: Kind] = [:]
        for word in Self.words(oftenLast) { kinds[word] = .oftenLast }
        for word in Self.words(seldomLast) { kinds[word] = .seldomLast }
        for word in Self.words(beforeNumber) { kinds[word] = .beforeNumber }
        for word in Self.words(inner) { kinds[word] = .inner }
        self.kinds = kinds
        self.starters = Set(Self.words(starters))
        self.openers = Set(Self.words(openers))
        self.followsOrdinal = Set(Self.words(followsOrdinal))
        self.precedesOrdinal = Set(Self.words(precedesOrdinal))
        self.ordinalAdjectives = ordinalAdjectives.map {
            (Set(Self.words($0.strong)), Set(Self.words($0.articles)), Set(Self.words($0.datives)))
        }
        self.hasOrdinals = hasOrdinals
        self.elides = elides
        self.semicolonAsks = semicolonAsks
    }

    /// The kind of a word in lower case without its last full stop. `joined` is the word with the abbreviated one before it.
    func kind(of key: String, joined: String = "") -> Kind? {
        if !joined.isEmpty, let kind = kinds[joined] { return kind }
        if let kind = kinds[key] { return kind }
        if !streets.isEmpty, key.utf8.count > streets.utf8.count + 2, key.hasSuffix(streets) { return .beforeNumber }
        if elides, let mark = key.lastIndex(where: { $0 == "'" || $0 == "’" }), let kind = kinds[String(key[key.index(after: mark)...])] {
            return kind
        }
        // "Prof.Dr. Holm", typed without the blank.
        if let cut = key.utf8.lastIndex(of: UInt8(ascii: ".")), kinds[String(key[..<cut])] == .inner,
            kinds[String(key[key.utf8.index(after: cut)...])] == .inner
        {
            return .inner
        }
        // "Dipl.-Ing.", "Vice-Adm.", "and/or.", "Lun.–vie.": the last part decides.
        if key.utf8.contains(0xE2), let dash = key.lastIndex(of: "–") { return kinds[String(key[key.index(after: dash)...])] }
        guard let cut = key.utf8.lastIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }) else { return nil }
        return kinds[String(key[key.utf8.index(after: cut)...])]
    }

    /// Whether the word, in lower case, is one that often begins a sentence; behind an initial one that is no name.
    func isStarter(_ token: String, behindInitial isBehindInitial: Bool = false) -> Bool {
        !token.isEmpty && (starters.contains(token) || !isBehindInitial && openers.contains(token))
    }

    /// Whether the language has a list of its own.
    var hasStarters: Bool { !starters.isEmpty }

    private static func words(_ list: String) -> [String] {
        list.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// The table for a BCP 47 tag. English is what an unknown language gets; another language without a table gets what holds everywhere.
    static func table(for language: String?) -> Abbreviations {
        let primary = (language ?? "en").split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? "en"
        switch primary {
        case "en", "und", "mul": return english
        case "de", "gsw", "nds", "lb": return german
        case "fr": return french
        case "es", "ca", "gl": return spanish
        case "it": return italian
        case "pt": return portuguese
        case "nl", "af": return dutch
        case "pl": return polish
        case "ru", "be": return russian
        case "uk": return ukrainian
        case "el": return greek
        case "cs": return czech
        case "sv": return swedish
        case "da", "nb", "nn", "no": return danish
        case "fi": return finnish
        case "hu": return hungarian
        case "ro": return romanian
        case "tr": return turkish
        case "sk", "sl", "hr", "sr", "bs", "et", "lv", "is", "fo", "eu": return neutralWithOrdinals
        default: return neutral
        }
    }
}
