/// The words a language needs for the rules that cannot do without. A language without a table gets the rules that are the same everywhere.
///
/// Where espeak-ng reads something right in a language, its table has nothing for it.
struct LanguageTables: Sendable {
    /// What abbreviations stand for.
    var abbreviations = AbbreviationTable()
    /// What asks for their forms.
    var asking = AskingWords()
    /// What a title is in before a name, with what stands before it and behind; nil where it is as it is listed.
    var courtesy: (@Sendable (_ title: String, _ name: String, _ next: String?, _ before: String?) -> String?)?
    /// What "*" and "†" are called before dates.
    var lifeSigns: LifeSigns?
    /// What is said for a dot in a web or mail address, where the voice says nothing.
    var addressDot: String?
    /// What has a variable behind it rather than a number: `the number X`, `the volume V of the cylinder`.
    var variables = VariableNouns()
    /// What 1 and 2 are called before some nouns.
    var nounGenders: NounGenders?
    /// Decimals that the voice does not say as people do.
    var decimal: (@Sendable (_ whole: Substring, _ fraction: Substring) -> String?)?
    /// How a dot between figures is said, where decimals have a comma and the voice doesn't say one well.
    var point: DecimalPoint?
    /// Numbers behind an article that has lost its vowel: `l'8`.
    var elidedNumber: (say: @Sendable (_ value: Int, _ isFeminine: Bool) -> String?, comma: String)?
    /// Whether articles lose their vowel before one: `l’avv.`
    var elides = false
    /// `.` or `,` in front of the decimals.
    var decimalSign: Character = ","
    /// Whether all numbers of more than four figures are written with blanks, and the voice doesn't join them: `24 800`.
    var groupsByBlanks = false
    /// Words behind which a number is a name, beside those of ``NumberedName``: Russian `таблица`.
    var labels: Set<String> = []
    /// Words in front of a number of things, by which one knows that `78 866` is one where not all numbers have blanks.
    var counting: Set<String> = []
    /// How what is counted ends, where a size before its noun is in the singular: `20 100 watt bulbs`.
    var countedEndings: [String] = [""]
    /// Whether the voice takes three figures behind any number for its last ones: `2010 300` for 2,010,300.
    var joinsGroups = false
    /// `10–20` → `10 to 20`; `nil` where nothing is said between two numbers.
    var rangeWord: String?
    /// `12–15` where the numbers are declined.
    var span: (@Sendable (SpanContext) -> String?)?
    /// What stands in front of two numbers with a hyphen that count it: pages, chapters.
    var numbered: Set<String> = []
    /// How what stands behind years before Christ begins, in small letters: between such years a smaller one follows a greater.
    var beforeChrist: [String] = []
    /// `4 x 6 cm` → `4 by 6 cm`.
    var byWord: String?
    /// `5x faster` → `5 times faster`.
    var multiple: Multiple?
    /// `3/7` → `3 over 7`.
    var overWord: String?
    /// `he/she` → `he or she`.
    var orWord: String?
    /// Endings behind a stroke that make the feminine of the noun before: `niños/as`.
    var feminineEndings: Set<String> = []
    /// `[12]` → `reference 12`: for one, for several.
    var referenceWords: (one: String, many: String)?
    /// Words with a number in brackets behind them that is their name: `equation (2)`.
    var bracketed: Set<String> = []
    /// `word¹²` → `word, note 12`.
    var noteWord: String?
    /// `1/2`, `3/4`.
    var fractions: [String: String] = [:]
    /// Words behind a fraction, before what it is a part of, where a stroke has no word: Swedish `2/3 av`.
    var partitive: Set<String> = []
    /// A unit's name behind a fraction: `trois quarts d’heure`.
    var ofFraction: @Sendable (_ fraction: String, _ name: String) -> String = { $1 }
    /// What `1/2` is called before a noun, where it agrees with it; see ``HalfForms``.
    var oneHalf: (@Sendable (_ noun: String, _ before: String?) -> String?)?
    /// `1 1/2` → `1 and one half`; `nil` where nothing is said between the two.
    var andWord: String?
    /// Days and months in small letters, shortened and in full, by which one knows a range: `mon`, `june`.
    var calendarNames: [String: String] = [:]
    /// Days of the week by their first letters, which are known beside another: `L-V 9–14`.
    var shortWeekdays: [String: String] = [:]
    /// The names of currencies, by their signs.
    var currencies: [String: Currency] = [:]
    /// Words that multiply an amount of money: `$3.5 million`.
    var multipliers: Set<String> = []
    /// What such words are shortened to behind money, and are something else elsewhere, in the singular and the plural: `R$ 6 bi`.
    var shortMultipliers: [String: (one: String, many: String)] = [:]
    /// What is said in sums that signs stand for.
    var arithmetic: Arithmetic?
    /// The words beside which `1-3` is how a match ended.
    var scoring: ScoringWords?
    /// What stands between a multiplied amount and its currency: `3,5 millions d’euros`.
    var ofMany = " "
    /// Signs of units that are words as well: Italian `ha`, "has", Russian `с`, "with", Dutch `u`, "you".
    var verbs: Set<String> = []
    /// Words behind which such a sign is the unit: Dutch `om 5 u kwam hij`, Russian `через 5 с`.
    var measuring: Set<String> = []
    /// How words end that such a sign, the word for "with", stands before; it is the unit behind all numbers but years.
    var withEndings: [String] = []
    /// Words behind such a sign that make it none all the same: `через 5 с половиной лет`.
    var addedToNumbers: Set<String> = []
    /// What is done with hectares: `20 ha coltivati`.
    var doneWithLand: Set<String> = []
    /// What `2 ½` and `½ kg` are.
    var half: Half?
    /// The names of units.
    var units = UnitTable()
    /// Signs that are a unit only behind the number and the name of a greater one, `6ft 2in`: what it is called, and their own names.
    var smallerUnits: [String: (behind: Set<String>, forms: [String])] = [:]
    /// What tells that a measure goes before its noun, in the singular: `a 5 km walk`; `nil` where it has no singular there.
    var nounMeasures: NounMeasures?
    /// Which of a unit's forms stands between hyphens: `5-Kilometer-Lauf`, `24-Stunden-Dienst`; `nil` where none does.
    var compoundForm: Int?
    /// `1:50` → `1 to 50`, and the words of which one stands beside it.
    var ratio: (word: String, names: Set<String>)?
    /// Words behind which two numbers with a hyphen are one: `Case 2018-45`.
    var documents: Set<String> = []
    /// Measures of time in the form that stands behind a stroke: `miles/hour`.
    var timeWords: Set<String> = []
    /// Which of a name's forms goes with a number: one, a few, many.
    var plural: @Sendable (Substring) -> Int = { $0 == "1" ? 0 : 1 }
    /// `1990s`: the century's and the decade's name.
    var decadeName: (@Sendable (_ year: Int, _ isShort: Bool) -> String?)?
    /// Whether years of the last century are said in two halves, and the voice doesn't: `19 97`.
    var splitsYears = false
    /// The numerical dates people write, and how they are said.
    var dates: DateTable?
    /// Times of the day that espeak-ng does not understand.
    var time: (@Sendable (_ hour: Int, _ minute: Substring, _ separator: Character, _ next: String?) -> String?)?
    /// Several times that have a point: `von 9.00 bis 18.00 Uhr`.
    var dottedTimes: DottedTimes?
    /// Words in front of a time that has a point: `kl. 14.30`.
    var clockWords: Set<String> = []
    /// Months in the form that stands behind a day, of a language whose years are declined behind them: `июня`.
    var monthsBeforeYears: Set<String> = []
    /// Numbers that are not said as they stand: Roman ones, ordinals, years.
    var numeral: (@Sendable (NumeralContext) -> String?)?
    /// Words between two numbers of which only the second has its noun behind it.
    var numeralPair: NumeralPair?
    /// Roman ordinals have a full stop, "Karl V."; elsewhere a letter with one before a name is an initial: "John V. Lindsay".
    var hasRomanStops = false
    /// What signs are called that espeak-ng passes over: `<`, `∈`.
    var symbols: [Character: String] = [:]
    /// How powers are said.
    var powers: PowerWords?
    /// `f(x)` → `f of x`.
    var functionWord: String?
    /// `p(y|x)` → `p of y given x`.
    var givenWord: String?
    /// What is said for the dots in `i = 0, ..., n`.
    var goingOn: String?
    /// Short words that are not capitalised in a heading.
    var smallWords: Set<String> = []
    /// Words in capitals that are said otherwise than the voice says them.
    var acronyms = AcronymTable.none

    /// Words of two or three letters that may stand beside a hyphen that is a dash, and are no terms: of all languages that set hyphens for them,
    /// as headings are often in another one than they seem.
    static let shortWords = [
        englishShortWords, germanShortWords, frenchShortWords, spanishShortWords, italianShortWords, portugueseShortWords,
    ].reduce(into: Set<String>()) { $0.formUnion($1) }

    /// The names of a currency: its unit in all its forms (one, a few, many), and its hundredths.
    struct Currency: Sendable {
        var unit: [String]
        var hundredths: [String] = []
        /// Between the two: `5 euros con 50`.
        var and = " "
        /// Whether the sign stands in front of the amount alone: `Rs. 500`, but "five Rs 3 times".
        var isOnlyInFront = false
        /// The form behind a million.
        var many: String? { unit.count > 2 ? unit[2] : unit.last }
    }

    /// Words around a measure before a noun.
    struct NounMeasures: Sendable {
        var articles: Set<String>
        /// What follows and is no noun.
        var others: Set<String>
        /// Nouns that have measures before them.
        var nouns: Set<String>
        /// What stands behind the noun.
        var links: Set<String>
    }

    /// How halves are said.
    struct Half: Sendable {
        /// Behind a whole number: `y medio`.
        var behind: String
        /// The same where a feminine follows.
        var behindFeminine: String?
        /// In front of a unit: `medio`; `nil` where it agrees with the unit's gender.
        var of: String?
        /// The form of a unit's name behind `of`, and behind a number with a half.
        var forms: (of: Int, behind: Int) = (0, 1)
        /// Small numbers with a half that are one word: `anderhalf`.
        var words: [String: String] = [:]

        /// What a whole number and a half are together.
        func said(_ whole: some StringProtocol, isFeminine: Bool = false) -> String {
            words[String(whole)] ?? "\(whole) \(isFeminine ? behindFeminine ?? behind : behind)"
        }
    }

    /// The words of `x²`, `x³`, `xⁿ`, `10⁻³`; what is `nil` espeak-ng says well.
    struct PowerWords: Sendable {
        var squared: String?
        var cubed: String?
        /// `to the`, in front of the exponent.
        var other: String
        var minus: String
    }

    /// Which of a name's forms goes with a number; empty if it has none.
    func form(_ forms: [String], for number: Substring) -> String {
        if forms.isEmpty { return "" }
        // Behind "od 2 do 4" all stands in the genitive.
        let isSpan = span != nil && !number.isNumeral && NumberSpan(number) != nil
        return forms[min(isSpan ? number.contains(",") ? 3 : 2 : max(0, plural(number)), forms.count - 1)]
    }

    /// Days and months by their names and what they are shortened to: `january=jan` for each name of a list.
    static func calendar(_ list: String) -> [String: String] {
        var names: [String: String] = [:]
        for entry in list.split(whereSeparator: \.isWhitespace) {
            let sides = entry.split(separator: "=")
            guard let name = sides.first else { continue }
            for form in sides { for short in form.split(separator: ",") { names[short.lowercased()] = String(name) } }
        }
        return names
    }

    /// The table for a language given as a BCP 47 tag.
    static func table(for language: String) -> LanguageTables? {
        switch LanguageTag.primary(of: language) {
        case "en": english
        case "de": german
        case "fr": french
        case "es": spanish
        case "it": italian
        case "pt": portuguese
        case "nl": dutch
        case "pl": polish
        case "ru": russian
        case "uk": ukrainian
        case "cs": czech
        case "sv": swedish
        case "da": danish
        case "nb", "no", "nn": norwegian
        case "fi": finnish
        case "hu": hungarian
        case "ro": romanian
        case "tr": turkish
        case "el": greek
        default: nil
        }
    }
}
