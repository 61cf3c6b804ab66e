/// The words a language needs for the rules that cannot do without. A language without a table gets the rules that are the same everywhere.
struct LanguageTables: Sendable {
    /// What an abbreviation stands for, by its lower-case form with its stops.
    var abbreviations: [String: Abbreviation] = [:]
    /// `10–20` → `10 to 20`.
    var rangeWord: String
    /// `3/7` → `3 over 7`.
    var overWord: String
    /// `he/she` → `he or she`.
    var orWord: String
    /// `1/2`, `3/4`.
    var fractions: [String: String] = [:]
    /// The names of a currency's units, by its sign.
    var currencies: [String: Currency] = [:]
    /// Words that multiply an amount of money: `$3.5 million`.
    var multipliers: Set<String> = []
    /// The names of units behind a number, by their sign.
    var units: [String: (one: String, many: String)] = [:]
    /// `1990s`: the century's and the decade's name.
    var decadeName: (@Sendable (_ year: Int, _ isShort: Bool) -> String?)?
    /// January to December, and how a date is said.
    var dateText: (@Sendable (_ year: String, _ month: Int, _ day: Int) -> String)?
    /// Words in front of a Roman numeral that is read as a number.
    var numberedThings: Set<String> = []
    /// First names of rulers, in front of a Roman numeral that is read as an ordinal.
    var rulers: Set<String> = []
    /// How an ordinal is said: 8 → `the eighth`.
    var ordinal: (@Sendable (Int) -> String)?
    /// Short words that are not capitalised in a heading.
    var smallWords: Set<String> = []

    struct Abbreviation: Sendable {
        /// What must follow for the abbreviation to be one.
        enum Condition: Sendable { case always, number, capital }
        var text: String
        var condition: Condition = .always
    }

    struct Currency: Sendable {
        var one: String
        var many: String
        var hundredths: String?
    }

    /// The table for a language given as a BCP 47 tag.
    static func table(for language: String) -> LanguageTables? { tables[LanguageTag.primary(of: language)] }

    private static let tables: [String: LanguageTables] = ["en": .english]
}
