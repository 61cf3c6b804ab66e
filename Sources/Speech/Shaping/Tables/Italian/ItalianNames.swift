/// What saints are called before their names.
enum ItalianNames {
    /// "S. Maria" → "Santa Maria", "S. Anna" → "Sant’ Anna", "S. Stefano" → "Santo Stefano".
    static func title(_ title: String, _ name: String, _ next: String?, _ before: String?) -> String? {
        guard title == "San", let first = name.first else { return nil }
        let word = name.lowercased()
        if "AEIOUÀÈÉ".contains(first) { return "Sant’" }
        if feminine.contains(word) || word.hasSuffix("a") && !men.contains(word) { return "Santa" }
        if masculine.contains(word) || ["st", "sp", "sc"].contains(where: word.hasPrefix) { return "Santo" }
        return nil
    }

    private static let men = Set(words: "luca nicola mattia battista barnaba geremia zaccaria tobia")
    private static let feminine = Set(words: "croce sede comunione inquisizione beatrice matilde cunegonde clotilde sapienze unzione")
    private static let masculine = Set(words: "padre natale spirito rosario sepolcro patrono")
}
