import Reading

extension ShapingRule {
    /// "and/or" → "and or", "he/she" → "he or she". "origin/main" and "text/plain" are names: espeak-ng says the stroke, or nothing.
    static let alternatives = ShapingRule("alternatives") { sentence, context in
        guard let orWord = context.tables?.orWord else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            if orWord == "oder", let both = bothForms(parts) {
                sentence.tokens[index].text = word.around(both)
                continue
            }
            if let endings = context.tables?.feminineEndings, let both = bothForms(parts, endings, orWord) {
                sentence.tokens[index].text = word.around(both)
                continue
            }
            guard parts.count == 2, parts[1].count >= 2 || parts[1].lowercased() == orWord,
                parts.allSatisfy(isWord),
                parts[0].count >= 2 || parts[1].lowercased() == orWord,
                context.role != .code || parts.contains(where: { $0.lowercased() == orWord }),
                !isName(parts, at: index, in: sentence, orWord)
            else { continue }
            // "60 miles/hour"
            if let tables = context.tables, tables.timeWords.contains(parts[1].lowercased()),
                sentence.preceding(index)?.text.last?.isNumber == true, let per = tables.units.per(parts[1])
            {
                sentence.tokens[index].text = word.around(parts[0] + per)
                continue
            }
            // "debconf/priority" in a Russian sentence; but "Windows/Linux", "on/off"
            if !orWord.utf8.allSatisfy({ $0 < 0x80 }),
                parts.allSatisfy({ $0.count > 3 && $0.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } })
            {
                continue
            }
            let middle = parts.contains { $0.lowercased() == orWord } ? " " : " \(orWord) "
            sentence.tokens[index].text = word.around(parts[0] + middle + parts[1])
        }
    }

    /// Whether the other form is the word with an ending: "Lehrerin", not "Ärztin", "Beamtin" or what is in a town.
    private static func hasPlainForm(_ word: Substring) -> Bool {
        guard !["bauer", "beamter", "angestellter"].contains(where: word.lowercased().hasSuffix) else { return false }
        return ["er", "ent", "ant", "or", "eur", "ist", "e"].contains(where: word.hasSuffix)
    }

    /// German "Lehrer/in" → "Lehrer oder Lehrerin": the second is an ending.
    private static func bothForms(_ parts: [Substring]) -> String? {
        guard parts.count == 2, parts[1] == "in" || parts[1] == "innen", parts[0].count > 3, parts[0].startsWithCapital,
            parts[0].dropFirst().allSatisfy(\.isLowercase), hasPlainForm(parts[0])
        else { return nil }
        let stem = parts[0].hasSuffix("e") ? parts[0].dropLast() : parts[0]
        return "\(parts[0]) oder \(stem)\(parts[1])"
    }

    /// Spanish "niños/as" → "niños o niñas", "trabajadores/as" → "trabajadores o trabajadoras".
    private static func bothForms(_ parts: [Substring], _ endings: Set<String>, _ orWord: String) -> String? {
        guard !endings.isEmpty, parts.count == 2, endings.contains(String(parts[1])), parts[0].count > 3,
            parts[0].dropFirst().allSatisfy(\.isLowercase)
        else { return nil }
        let (ending, noun) = (parts[1], parts[0])
        let isMany = ending.hasSuffix("s")
        let stem: Substring
        if noun.hasSuffix(isMany ? "os" : "o") || isMany && noun.hasSuffix("es") {
            stem = noun.dropLast(isMany ? 2 : 1)
        } else if !isMany, noun.hasSuffix("r") {
            stem = noun
        } else {
            return nil
        }
        return "\(noun) \(orWord) \(stem)\(ending)"
    }

    /// Whether two words with a stroke between them are a name: of a file, a branch, a kind of content or a town; where commands stand around
    /// them, too. Two capitals are no sign: "Import/Export", "Author/Editor".
    private static func isName(_ parts: [Substring], at index: Int, in sentence: SpokenSentence, _ orWord: String) -> Bool {
        let words = parts.map { $0.lowercased() }
        if words.contains(orWord) { return false }
        if words.contains(where: systems.contains) || words.allSatisfy(names.contains) { return true }
        if zones.contains(words[0]), !zones.contains(words[1]) { return true }
        return sentence.tokens[max(0, index - reach)..<min(sentence.tokens.count, index + reach + 1)].contains { isCode($0.text) }
    }

    /// Words on either side in which a command shows.
    private static let reach = 4

    /// "--option", "$HOME", "~/", "a_b", "/usr", "a/b/c", "git".
    private static func isCode(_ text: String) -> Bool {
        let core = Affixes(text).core
        if commands.contains(core) { return true }
        return core.hasPrefix("--") || core.hasPrefix("$") || core.hasPrefix("/") && core.count > 1 || core.hasPrefix("~/")
            || core.hasPrefix("./")
            || core.count(where: { $0 == "/" }) > 1 && !core.contains(where: \.isNumber)
            || core.contains("_") && core.contains(where: \.isLetter) || core.contains("\\")
    }

    /// Such as are no words.
    private static let commands: Set<Substring> = [
        "git", "cd", "ls", "cp", "mv", "rm", "ssh", "scp", "sudo", "apt", "apt-get", "dpkg", "d-i", "mkdir", "chmod", "grep", "awk", "svn",
        "curl",
        "wget",
    ]
    /// What is no word of prose: one of them is enough.
    private static let systems = Set(
        words: "usr sbin srv proc tmp debian ubuntu gnu refs stdin stdout multipart passwd dpkg partman netcfg preseed")
    /// Folders, branches and kinds of content: words of prose as well, so that both must be of these.
    private static let names = Set(
        words: """
            bin boot dev home lib media mnt opt sys src docs config cdrom linux contrib main master origin upstream remotes heads apt text
            application plain html json xml etc
            """)
    /// In names of time zones: "Europe/Paris".
    private static let zones = Set(words: "africa america antarctica arctic asia atlantic australia europe indian pacific")

    /// A word or one letter, not what formulas have: "dM", "dt", "TeV", "δx".
    private static func isWord(_ part: Substring) -> Bool {
        guard !part.isEmpty, part.allSatisfy(\.isLetter) else { return false }
        guard part.count > 1 else { return true }
        return !part.dropFirst().contains(where: \.isUppercase) && part.contains { !isConsonant($0) }
    }

    private static func isConsonant(_ letter: Character) -> Bool { "bcdfghjklmnpqrstvwxz".contains(letter.lowercased()) }
}
