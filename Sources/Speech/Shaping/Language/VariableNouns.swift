/// Nouns behind which a single `X` or `V` is a variable, and no Roman numeral.
struct VariableNouns: Sendable {
    /// In small letters: `number`, `group`.
    let beforeX: Set<String>
    let beforeV: Set<String>
    /// Nouns that have both, and what shows that the letter is theirs: `volume` + `of`.
    let volumes: Set<String>
    let links: Set<String>

    init(beforeX: String = "", beforeV: String = "", volumes: String = "", links: String = "") {
        self.beforeX = Set(words: beforeX)
        self.beforeV = Set(words: beforeV)
        self.volumes = Set(words: volumes)
        self.links = Set(words: links)
    }

    /// Whether the letter is a variable there.
    func has(_ letter: Character, _ place: NumeralContext) -> Bool {
        guard let noun = place.before else { return false }
        if (letter == "X" ? beforeX : beforeV).contains(noun) { return true }
        guard letter == "V", volumes.contains(noun), !place.followsName || place.after == "=" else { return false }
        return place.after.map { links.contains($0) || $0 == "=" } ?? false
    }
}
