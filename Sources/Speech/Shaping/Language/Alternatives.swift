import Reading

extension ShapingRule {
    /// "and/or" → "and or", "he/she" → "he or she". "origin/main" and "text/plain" are names: espeak-ng says the stroke, or nothing.
    static let alternatives = ShapingRule("alternatives") { sentence, context in
        guard let orWord = context.tables?.orWord, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let parts = word.core.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].count >= 2 || parts[1].lowercased() == orWord,
                parts.allSatisfy(isWord),
                parts[0].count >= 2 || parts[1].lowercased() == orWord,
                !isName(parts, at: index, in: sentence, orWord, context.language)
            else { continue }
            let middle = parts.contains { $0.lowercased() == orWord } ? " " : " \(orWord) "
            sentence.tokens[index].text = word.around(parts[0] + middle + parts[1])
        }
    }

    /// Whether two words with a stroke between them are a name: of a file, a branch, a kind of content, a firm or a town; where commands stand around
    /// them, too. Not in German, where all nouns have a capital, for that alone.
    private static func isName(_ parts: [Substring], at index: Int, in sentence: SpokenSentence, _ orWord: String, _ language: String)
        -> Bool
    {
        let words = parts.map { $0.lowercased() }
        if words.contains(orWord) { return false }
        if words.contains(where: names.contains) || zones.contains(words[0]) { return true }
        if parts.allSatisfy(\.startsWithCapital), LanguageTag.primary(of: language) != "de" { return index > 0 }
        return sentence.tokens[max(0, index - reach)..<min(sentence.tokens.count, index + reach)].contains { isCode($0.text) }
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
    /// Folders, branches and kinds of content.
    private static let names = Set(
        words: """
            bin boot dev home lib media mnt opt proc sbin srv sys tmp usr src docs config cdrom debian ubuntu linux contrib main master origin
            upstream remotes refs heads preseed mirror partman netcfg passwd apt dpkg text application plain html json xml multipart stdin stdout
            wrappers etc
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
