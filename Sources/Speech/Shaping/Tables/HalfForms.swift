/// What "1/2" is called before a noun it agrees with: "media taza", "eine halbe Tasse"; `before` is the word in front, in small letters.
enum HalfForms {
    static func german(_ noun: String, before: String?) -> String? {
        let name = noun.lowercased()
        // Of nouns in "-e" few are no feminines: "1/2 Zitrone".
        guard let kind = NounGenders.german.nouns[name] ?? (noun.startsWithCapital && name.hasSuffix("e") ? "f" : nil) else { return nil }
        let word = before ?? ""
        switch word {
        case "ein": return kind == "m" ? "halber" : "halbes"
        case "eine", "die", "das": return "halbe"
        case "der": return kind == "f" ? "halben" : "halbe"
        case "einen", "einem", "einer", "eines", "den", "dem", "des", "jede", "jeden", "jeder": return "halben"
        case _ where NounGenders.germanDative.contains(word): return kind == "f" ? "einer halben" : "einem halben"
        case _ where kind == "m" && NounGenders.germanAccusative.contains(word): return "einen halben"
        default: return kind == "f" ? "eine halbe" : kind == "m" ? "ein halber" : "ein halbes"
        }
    }

    static func french(_ noun: String, before: String?) -> String? {
        if before == "un" || before == "une" { return "demi" }
        return NounGenders.french.nouns[noun.lowercased()] == "f" || noun.hasPrefix("cuillère") ? "une demi" : nil
    }

    static func spanish(_ noun: String, before: String?) -> String? {
        gendered(noun, NounGenders.spanish, ["medio", "media"], LanguageTables.spanish)
    }

    static func portuguese(_ noun: String, before: String?) -> String? {
        gendered(noun, NounGenders.portuguese, ["meio", "meia"], LanguageTables.portuguese)
    }

    static func italian(_ noun: String, before: String?) -> String? {
        gendered(noun, NounGenders.italian, ["mezzo", "mezza"], LanguageTables.italian)
    }

    static func danish(_ noun: String, before: String?) -> String? { noun.hasSuffix("skefuld") ? "en halv" : nil }

    /// By the noun's gender where it is known, else by its last letter: of nouns in "-a" all but those in "-ma" are feminine.
    private static func gendered(_ noun: String, _ genders: NounGenders, _ forms: [String], _ tables: LanguageTables) -> String? {
        guard noun.first?.isLowercase == true, noun.count > 2, !tables.smallWords.contains(noun),
            noun.allSatisfy({ $0.isLetter || $0 == " " })
        else { return nil }
        let isFeminine =
            genders.nouns[noun].map { $0 != "m" }
            ?? (noun.hasSuffix("a") && !noun.hasSuffix("ma"))
        return forms[isFeminine ? 1 : 0]
    }
}
