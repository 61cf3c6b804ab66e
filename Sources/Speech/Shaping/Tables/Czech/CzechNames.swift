/// How people are addressed before their names.
enum CzechNames {
    /// "p. Nováková" → "paní Nováková", "s p. Novákem" → "s panem Novákem": by the name's ending, and what stands before it.
    static func title(_ title: String, _ name: String, _ next: String?, _ before: String?) -> String? {
        guard title == "pan" else { return nil }
        let word = name.lowercased()
        if word.hasSuffix("á") || ["ové", "ovou"].contains(where: word.hasSuffix) { return "paní" }
        if word.hasSuffix("ého") { return "pana" }
        if word.hasSuffix("ovi") || word.hasSuffix("ému") { return "panu" }
        if word.hasSuffix("em") || word.hasSuffix("ým"), before == "s" || before == "se" { return "panem" }
        if word.hasSuffix("a"), before.map(genitive.contains) == true { return "pana" }
        return nil
    }

    private static let genitive = Set(words: "do od u bez")
}
