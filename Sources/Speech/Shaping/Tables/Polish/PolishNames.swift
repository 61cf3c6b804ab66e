/// How people are addressed before their names.
enum PolishNames {
    /// "p. Anna" → "pani Anna", "do p. Nowaka" → "do pana Nowaka": by the name's ending, and what stands before it.
    static func title(_ title: String, _ name: String, _ next: String?, _ before: String?) -> String? {
        guard title == "pan" else { return nil }
        let word = name.lowercased()
        let given = word.hasSuffix("y") || word.hasSuffix("i") || word.hasSuffix("ę") || word.hasSuffix("ą") || word.hasSuffix("e")
        if ["ska", "cka", "dzka", "skiej", "ckiej"].contains(where: word.hasSuffix) || women.contains(word) { return "pani" }
        if ["ską", "cką"].contains(where: word.hasSuffix) { return "panią" }
        if given, let stem = women.first(where: { word.hasPrefix($0.dropLast()) && word.count <= $0.count + 1 }), stem.count > 2 {
            return word.hasSuffix("ą") || word.hasSuffix("ę") ? "panią" : "pani"
        }
        if ["skiego", "ckiego"].contains(where: word.hasSuffix) { return "pana" }
        if ["skiemu", "ckiemu", "owi"].contains(where: word.hasSuffix) { return "panu" }
        if ["skim", "ckim"].contains(where: word.hasSuffix) {
            return before == "o" || before == "w" || before == "przy" ? "panu" : "panem"
        }
        if word.hasSuffix("iem") || word.hasSuffix("em") && (before == "z" || before == "ze") { return "panem" }
        if word.hasSuffix("a"), before.map(genitive.contains) == true { return "pana" }
        return nil
    }

    private static let genitive = Set(words: "do od dla u bez")
    private static let women = Set(
        words: """
            anna maria ewa katarzyna małgorzata barbara agnieszka krystyna elżbieta zofia teresa magdalena joanna monika danuta irena halina
            helena beata aleksandra dorota marta jolanta iwona urszula ewelina justyna renata alicja bożena sylwia natalia grażyna paulina
            karolina emilia julia wanda agata aneta izabela marianna weronika janina jadwiga kinga hanna
            """)
}
