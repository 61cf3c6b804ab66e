/// Words in another script than the sentence they stand in, which need another voice.
enum LanguageRuns {
    /// The first run of tokens that are in one language: the sentence's (then `language` is `nil`), or another.
    static func first(in tokens: [SpokenToken], language: String) -> (tokens: Range<Int>, language: String?) {
        let own = Script.scripts(of: language)
        let scripts = tokens.map { own == nil ? nil : foreignScript(of: $0, own: own ?? [], language: language) }
        guard scripts.contains(where: { $0 != nil }) else { return (tokens.indices, nil) }
        // What is silent goes with what stands before it.
        guard let begin = tokens.firstIndex(where: { !$0.text.isEmpty }) else { return (tokens.indices, nil) }
        let script = scripts[begin]
        var end = begin + 1
        while end < tokens.count {
            if tokens[end].text.isEmpty || scripts[end] == script {
                end += 1
                continue
            }
            // Numbers and signs between two words of a run belong to it.
            guard script != nil, scripts[end] == nil, isNeutral(tokens[end].text),
                let next = tokens[end...].firstIndex(where: { !isNeutral($0.text) }), scripts[next] == script
            else { break }
            end = next
        }
        guard let script else { return (0..<end, nil) }
        let words = tokens[begin..<end].map(\.text)
        return (0..<end, LanguageDetector.language(ofRun: words, in: script))
    }

    private static func isNeutral(_ text: String) -> Bool { !text.unicodeScalars.contains { Script($0) != nil } }

    /// The script of a word, if no voice for the sentence's language can read it.
    private static func foreignScript(of token: SpokenToken, own: Set<Script>, language: String) -> Script? {
        guard token.fixed == nil else { return nil }
        var script: Script?
        var letters = 0
        for scalar in token.text.unicodeScalars {
            guard let one = Script(scalar) else { continue }
            let found = one == .kana && script == .han || one == .han && script == .kana ? .kana : one
            guard script == nil || script == found || found == .kana else { return nil }
            script = found
            letters += 1
        }
        guard let script, !own.contains(script) else { return nil }
        // Hebrew voices spell Latin letters, and Chinese ones take them for Pinyin; all others read them in English by themselves.
        if script == .latin { return letters > 1 && ["he", "zh", "cmn"].contains(LanguageTag.primary(of: language)) ? script : nil }
        if script.isReadByAnyVoice { return nil }
        // A Greek letter by itself is a symbol, and is called by its name.
        return letters > 1 || script != .greek ? script : nil
    }
}
