/// What `espeak-ng --voices` prints, and which of it to use for a language.
struct EspeakVoices: Sendable {
    let voices: [Voice]
    /// Spellings that `-v` takes but the list shows otherwise: the file of each voice, and its name.
    private let aliases: [String: String]

    /// Reads the table: `Pty Language Age/Gender VoiceName File Other`, separated by spaces, names written with `_`.
    ///
    /// Voices whose file is under `mb/` are left out: they are listed without the MBROLA data they need, and fail.
    init(table: String) {
        var voices: [Voice] = []
        var aliases: [String: String] = [:]
        var seen: Set<String> = []
        for line in table.split(whereSeparator: \.isNewline) {
            let columns = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true).map(String.init)
            guard columns.count >= 5, Int(columns[0]) != nil, !columns[4].hasPrefix("mb/") else { continue }
            let (language, file) = (columns[1], columns[4])
            // Two voices of one language are told apart by their file. What is asked for is looked up in small letters, and a language that is
            // written otherwise (chr-US-Qaaa-x-west in 1.51) not found.
            let isFound = language == language.lowercased()
            let identifier = seen.insert(language.lowercased()).inserted && isFound ? language : file
            voices.append(
                Voice(
                    identifier: identifier, name: columns[3].split(separator: "_").joined(separator: " "), language: language,
                    otherLanguages: columns.count > 5 ? Self.otherLanguages(columns[5]) : [],
                    gender: columns[2].hasSuffix("M") ? .male : columns[2].hasSuffix("F") ? .female : .unknown))
            for alias in [file, columns[3], voices[voices.count - 1].name] { aliases[alias.lowercased()] = identifier }
            if !isFound { aliases[language.lowercased()] = identifier }
        }
        self.voices = voices
        self.aliases = aliases
    }

    /// The voice for a language: an exact match first, then one that has it among its others, then with fewer subtags, then a
    /// dialect of the language, then that of a near one.
    func voice(forLanguage tag: String) -> Voice? {
        let fallbacks = LanguageTag.fallbacks(of: tag)
        if let wanted = fallbacks.first, let better = Self.better(than: wanted),
            let voice = voices.first(where: { $0.language.lowercased() == better })
        {
            return voice
        }
        for wanted in fallbacks {
            if let exact = voices.first(where: { $0.language.lowercased() == wanted }) { return exact }
            if let other = voices.first(where: { $0.otherLanguages.contains(wanted) }) { return other }
        }
        guard let primary = fallbacks.last else { return nil }
        if let dialect = voices.first(where: { $0.language.lowercased().hasPrefix(primary + "-") }) { return dialect }
        return Self.near[primary].flatMap { voice(forLanguage: $0) }
    }

    /// The voice that reads a language better than the one that is named for it; nil where there is none. Of version 1.51 "cmn" says characters by their
    /// Pinyin as if that were English, "guo two"; the one that takes Latin letters for Pinyin reads them as it should, in later versions as well.
    static func better(than language: String) -> String? {
        let parts = language.split(separator: "-")
        guard let primary = parts.first, primary == "zh" || primary == "cmn", !parts.contains(where: { otherChinese.contains($0) }) else {
            return nil
        }
        return "cmn-latn-pinyin"
    }

    /// Languages that are written behind "zh", too, and Latin letters.
    private static let otherChinese: Set<Substring> = ["yue", "hak", "nan", "wuu", "latn"]

    /// Languages without a voice, and those whose voice reads them best.
    private static let near = ["nn": "nb", "gsw": "de", "fy": "nl", "gl": "pt"]

    /// The voice a person means by `name`: an identifier, a file, a name, or a language.
    func voice(named name: String) -> Voice? {
        let wanted = name.lowercased()
        if let exact = voices.first(where: { $0.identifier.lowercased() == wanted }) { return exact }
        if let identifier = aliases[wanted] { return voices.first { $0.identifier == identifier } }
        return voice(forLanguage: name)
    }

    private static func otherLanguages(_ column: String) -> [String] {
        column.split(whereSeparator: { $0 == "(" || $0 == ")" }).compactMap { group in
            group.split(separator: " ").first.map { $0.lowercased() }
        }
    }
}
