/// Nouns behind which a single `X` or `V` is a variable, and no Roman numeral.
struct VariableNouns: Sendable {
    /// In small letters: `number`.
    let beforeX: Set<String>
    /// What has a volume V, but may be a book as well, and what shows that it is none: `volume` + `cylinder`.
    let volumes: Set<String>
    let things: Set<String>

    init(beforeX: String = "", volumes: String = "", things: String = "") {
        self.beforeX = Set(words: beforeX)
        self.volumes = Set(words: volumes)
        self.things = Set(words: things)
    }

    /// Whether the numeral at `index` is a variable: "a random number X", "the volume V of the cylinder"; but "Volume V of the series".
    func has(_ letter: Character, _ place: NumeralContext, at index: Int, in sentence: SpokenSentence) -> Bool {
        guard let noun = place.before else { return false }
        if letter == "X" { return beforeX.contains(noun) }
        guard volumes.contains(noun) else { return false }
        if place.after == "=" { return true }
        return !place.followsName
            && sentence.tokens[(index + 1)...].prefix(3).contains { things.contains(Affixes($0.text).core.lowercased()) }
    }
}
