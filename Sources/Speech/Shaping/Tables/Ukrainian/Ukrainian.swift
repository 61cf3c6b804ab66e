extension LanguageTables {
    static let ukrainian = LanguageTables(
        abbreviations: ukrainianAbbreviations,
        asking: AskingWords(
            place: Set(words: "в у на о при"), time: Set(words: "в у о об"), linking: Set(words: "і й та або а але за на по через")),
        addressDot: "крапка",
        nounGenders: NounGenders.ukrainian, decimal: ukrainianDecimal,
        point: DecimalPoint(
            word: "крапка", isSilent: true, silentBehind: Set(words: "о об з до від на"),
            silentBefore: Set(words: "годині година грн гривень"),
            saidBehind: Set(words: "розділ таблиця версія рисунок debian")
        ), groupsByBlanks: true,
        labels: Set(words: "таблиця таблиці таблицю рисунок рисунку том рис табл стор"),
        byWord: "на", overWord: "дріб", referenceWords: ("джерело", "джерела"),
        bracketed: Set(words: "рівняння рівняннях рівнянні формула формули формулі"), noteWord: "примітка",
        fractions: [
            "1/2": "одна друга", "1/3": "одна третя", "2/3": "дві третіх", "1/4": "одна четверта", "3/4": "три четвертих",
            "1/10": "одна десята", "1/100": "одна сота",
        ],
        shortWeekdays: calendar("понеділок=пн вівторок=вт середа=ср четвер=чт п’ятниця=пт субота=сб неділя=нд"),
        currencies: [
            "грн": hryvnia, "грн.": hryvnia, "₴": hryvnia,
            "$": Currency(unit: ["долар", "долари", "доларів", "долара"], hundredths: ["цент", "центи", "центів"], and: "*"),
            "€": Currency(unit: ["євро"], hundredths: ["цент", "центи", "центів"], and: "*"),
            "£": Currency(unit: ["фунт", "фунти", "фунтів", "фунта"]),
        ],
        multipliers: Set(words: "тисяча тисячі тисяч мільйон мільйони мільйонів мільярд мільярди мільярдів тис млн млрд"),
        arithmetic: .ukrainian,
        half: Half(behind: "з половиною", of: "половина", forms: (3, 3)), units: ukrainianUnits, plural: RussianNumbers.plural,
        dates: DateTable(separators: ["."], yearSigns: ["р", "року", "рік"]) { day, month, year, _ in
            "\(UkrainianNumbers.ordinal(day, "ого")) \(UkrainianNumbers.months[month - 1]) \(UkrainianNumbers.year(year, "ого")) року"
        },
        numeral: UkrainianNumbers.numeral,
        numeralPair: NumeralPair(and: ["і", "й", "та", "або"], to: ["по", "до"], endings: ["ого", "ому", "ий", "ій"]),
        symbols: [
            "✓": "так", "✔": "так", "✗": "ні", "✘": "ні",
            "¼": "одна четверта", "¾": "три четвертих", "⅓": "одна третя", "⅔": "дві третіх",
            "<": "менше", ">": "більше", "≤": "менше або дорівнює", "≥": "більше або дорівнює", "=": "дорівнює", "±": "плюс мінус",
            "×": "помножити на", "÷": "поділити на", "≈": "приблизно дорівнює", "≠": "не дорівнює", "∞": "нескінченність", "√": "корінь із",
            "∑": "сума", "∏": "добуток", "∫": "інтеграл", "∈": "належить", "∉": "не належить", "∀": "для всіх", "∃": "існує", "⇒": "отже",
            "−": "мінус", "‰": "проміле", "&": "і", "°": "градусів", "§": "параграф", "½": "одна друга", "~": "близько", "€": "євро",
            "£": "фунтів",
        ],
        powers: PowerWords(squared: "у квадраті", cubed: "у кубі", other: "у степені", minus: "мінус"), functionWord: "від",
        smallWords: Set(words: "і й та а але або в у на з із зі до від по за під над при для без не"),
        acronyms: ukrainianAcronyms)

    private static let ukrainianAcronyms = AcronymTable(
        otherScript: "ГЕС ТЕЦ ЖЕК НЕП ВАК БАМ ЦУМ ТЕК ЛЕП",
        spelled: "США ООН ЄС АТС")

    private static let hryvnia = Currency(
        unit: ["гривня", "гривні", "гривень", "гривні"], hundredths: ["копійка", "копійки", "копійок"], and: "*")

    private static let ukrainianAbbreviations = AbbreviationTable(
        always: """
            у пн. = у понеділок; у чт. = у четвер; у пт. = у п’ятницю; у нд. = у неділю; У пн. = У понеділок
            У чт. = У четвер; У пт. = У п’ятницю; У нд. = У неділю; в пн. = в понеділок; в пт. = в п’ятницю
            на вул. = на вулиці; по вул. = по вулиці; у м. = у місті; в м. = в місті; з м. = з міста
            напр. = наприклад; див. = дивись; пор. = порівняй; і т. д. = і так далі; і т.д. = і так далі; і т. п. = і тому подібне
            і т.п. = і тому подібне; та ін. = та інші; т. зв. = так званий; т.зв. = так званий; до н. е. = до нашої ери; до н.е. = до нашої ери
            н. е. = нашої ери; н.е. = нашої ери; ред. = редактор; вид. = видання; проф. = професор; акад. = академік; доц. = доцент; ім. = імені
            обл. = область; тис. = тисяча/тисячі/тисяч/тисячі; млн = мільйон/мільйони/мільйонів/мільйона
            млрд = мільярд/мільярди/мільярдів/мільярда; млн. = мільйон/мільйони/мільйонів/мільйона
            """,
        beforeNumber: """
            с. = сторінка/сторінці+сторінки/сторінках; стор. = сторінка/сторінці+сторінки/сторінках
            рис. = рисунок/рисунку+рисунки/рисунках; табл. = таблиця/таблиці+таблиці/таблицях; т. = том; гл. = глава
            розд. = розділ; ст. = стаття; п. = пункт; № = номер; ч. = частина; буд. = будинок; кв. = квартира; тел. = телефон; § = параграф
            """,
        beforeCapital: "вул. = вулиця; м. = місто; пл. = площа; просп. = проспект; св. = святий; ген. = генерал; оз. = озеро",
        afterNumber: """
            ст. л. = столова ложка/столові ложки/столових ложок/столової ложки; ч. л. = чайна ложка/чайні ложки/чайних ложок/чайної ложки
            р. = року/році|року; рр. = роки/роках|років; ст. = століття/столітті; хв. = хвилина/хвилини/хвилин/хвилини
            сек. = секунда/секунди/секунд/секунди; год. = година/години/годин/години; с. = сторінка/сторінки/сторінок/сторінки
            січ. = січня; лют. = лютого; берез. = березня; квіт. = квітня; трав. = травня; черв. = червня; лип. = липня; серп. = серпня
            верес. = вересня; жовт. = жовтня; листоп. = листопада; груд. = грудня
            вер. = вересня
            """)

    private static let ukrainianUnits = UnitTable(
        prefixes: "мк=мікро; м=мілі; с=санти; д=деци; к=кіло; М=мега; Г=гіга; Т=тера",
        bases: """
            м=метр/метри/метрів/метра; г=грам/грами/грамів/грама; л=літр/літри/літрів/літра; Гц=герц/герци/герців/герца
            Вт=ват/вати/ватів/вата; В=вольт/вольти/вольтів/вольта; Па=паскаль/паскалі/паскалів/паскаля
            """,
        others: """
            нм=нанометр/нанометри/нанометрів/нанометра; мс=мілісекунда/мілісекунди/мілісекунд/мілісекунди; КБ=кілобайт/кілобайти/кілобайтів/кілобайта
            МБ=мегабайт/мегабайти/мегабайтів/мегабайта; ГБ=гігабайт/гігабайти/гігабайтів/гігабайта; хв=хвилина/хвилини/хвилин/хвилини
            год=година/години/годин/години; с=секунда/секунди/секунд/секунди; т=тонна/тонни/тонн/тонни; га=гектар/гектари/гектарів/гектара
            °C=градус Цельсія/градуси Цельсія/градусів Цельсія/градуса Цельсія; °С=градус Цельсія/градуси Цельсія/градусів Цельсія/градуса Цельсія
            °=градус/градуси/градусів/градуса; %=відсоток/відсотки/відсотків/відсотка
            """,
        per: " на ", divisors: "год=на годину; с=на секунду; хв=на хвилину"
    ) { forms, exponent, isDivisor in
        if isDivisor { return [(exponent == 2 ? "квадратний " : "кубічний ") + (forms.first ?? "")] }
        let endings =
            exponent == 2
            ? ["квадратний", "квадратні", "квадратних", "квадратного"] : ["кубічний", "кубічні", "кубічних", "кубічного"]
        return forms.enumerated().map { endings[min($0, endings.count - 1)] + " " + $1 }
    }
}

/// What numbers are called in Ukrainian where espeak-ng says something else: it reads Roman numerals in English, and has no ordinals.
enum UkrainianNumbers {
    static let months = [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня", "листопада", "грудня",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        guard place.marker.isEmpty else { return place.isRoman ? nil : ended(place) }
        if place.isRoman { return roman(place) }
        if (1...31).contains(place.value), place.precedes(monthNames) { return ordinal(place.value, "ого") }
        guard (1000...2999).contains(place.value) else { return nil }
        switch place.after {
        case "році", "роках": return year("\(place.value)", "ому")
        case "року", "років": return year("\(place.value)", "ого")
        case "рік": return year("\(place.value)", "ий")
        default: return place.follows(monthNames) ? year("\(place.value)", "ого") : nil
        }
    }

    /// "17-й", "52-му", "80-ті": an ordinal with its ending.
    private static func ended(_ place: NumeralContext) -> String? {
        guard (1...99).contains(place.value) else { return nil }
        let isFeminine = place.after.map { $0.count > 3 && ($0.hasSuffix("і") || $0.hasSuffix("ій")) } ?? false
        switch place.marker.drop(while: { $0 == "-" || $0 == "‑" }) {
        // "у 17-й квартирі"
        case "й", "ий", "ій": return ordinal(place.value, isFeminine ? "ій" : "ий")
        case "го", "ого": return ordinal(place.value, "ого")
        case "му", "ому": return ordinal(place.value, "ому")
        case "х", "их": return place.value > 4 ? ordinal(place.value, "их") : nil
        case "ті", "і": return ordinal(place.value, "і")
        case "га" where place.value % 10 == 2, "тя" where place.value % 10 == 3, "я" where place.value % 10 == 3,
            "ма" where place.value % 10 == 7 || place.value % 10 == 8:
            return ordinal(place.value, "а")
        case "та", "а", "ша": return ordinal(place.value, "а")
        case "ту", "у", "шу": return ordinal(place.value, "у")
        case "ї", "ої", "тої": return ordinal(place.value, "ої")
        case "те", "е", "ше": return ordinal(place.value, "е")
        case "м", "им": return ordinal(place.value, "им")
        default: return nil
        }
    }

    private static func roman(_ place: NumeralContext) -> String? {
        guard place.value < 100 else { return nil }
        if let name = place.before, place.followsName, let form = rulers[name] { return ordinal(place.value, form) }
        if let noun = place.after, !place.precedesName, let form = ordinalNouns[noun] { return ordinal(place.value, form) }
        switch place.after {
        case "столітті", "віці": return ordinal(place.value, "ому")
        case "століття":
            // Nominative and genitive are the same: in the middle of a sentence it is nearly always the genitive.
            return ordinal(place.value, place.before == nil ? "е" : "ого")
        case "століть", "віку": return ordinal(place.value, "ого")
        case "століттях": return ordinal(place.value, "ому")
        default: return place.follows(numberedThings) ? "\(place.value)" : nil
        }
    }

    /// Only the last word of a year is ordinal.
    static func year(_ digits: String, _ ending: String) -> String {
        guard let value = Int(digits) else { return digits }
        let rest = value % 100
        guard rest > 0 else { return value == 2000 ? "двотисячн" + ending : digits }
        return "\(value - rest) " + ordinal(rest, ending)
    }

    /// 1 to 99, with an ending of the masculine or neuter: "ий", "ого", "ому", "е".
    static func ordinal(_ value: Int, _ ending: String) -> String {
        if units.indices.contains(value), value > 0 { return ended(units[value], ending) }
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        guard tens.indices.contains(ten), ten > 1 else { return "\(value)" }
        return one > 0 ? "\(ten * 10) " + ended(units[one], ending) : ended(tens[ten], ending)
    }

    private static func ended(_ stem: String, _ ending: String) -> String {
        guard stem == "трет" else { return stem + ending }
        switch ending {
        case "ий", "ій": return stem + "ій"
        case "е": return stem + "є"
        case "а": return stem + "я"
        case "у": return stem + "ю"
        case "і": return stem + "і"
        case "их", "им": return stem + "і" + ending.dropFirst()
        default: return stem + "ь" + ending
        }
    }

    private static let units = [
        "", "перш", "друг", "трет", "четверт", "п’ят", "шост", "сьом", "восьм", "дев’ят", "десят", "одинадцят", "дванадцят", "тринадцят",
        "чотирнадцят", "п’ятнадцят", "шістнадцят", "сімнадцят", "вісімнадцят", "дев’ятнадцят",
    ]
    private static let tens = [
        "", "", "двадцят", "тридцят", "сороков", "п’ятдесят", "шістдесят", "сімдесят", "вісімдесят", "дев’яност",
    ]
    private static let monthNames = Set(months)

    /// Nouns that stand behind ordinals, and names of rulers, by the ending they ask for.
    private static let ordinalNouns = endings([
        "ий": "тур клас квартал етап курс з’їзд том", "ого": "туру класу кварталу етапу курсу з’їзду місця", "е": "місце",
        "ому": "турі класі кварталі етапі курсі місці", "а": "світова половина чверть республіка",
        "ої": "світової половини республіки чверті",
        "ій": "світовій половині республіці", "у": "світову половину республіку",
    ])
    private static let rulers = endings([
        "ий": """
        людовік генріх карл іван павло петро микола олександр фрідріх вільгельм наполеон едуард георг яків річард фердинанд йосип франц
        сигізмунд казимир володислав пій лев бенедикт григорій филип філіп василь
        """,
        "ого": """
        людовіка генріха карла івана павла петра миколи олександра фрідріха вільгельма наполеона едуарда георга якова річарда фердинанда
        йосипа сигізмунда казимира володислава пія лева бенедикта григорія філіпа василя
        """,
        "а": "катерина єлизавета марія ізабелла", "ої": "катерини єлизавети марії ізабелли", "ій": "катерині єлизаветі",
    ])

    private static func endings(_ lists: [String: String]) -> [String: String] {
        var forms: [String: String] = [:]
        for (ending, names) in lists { for name in Set(words: names) { forms[name] = ending } }
        return forms
    }
    private static let numberedThings = Set(words: "глава глави розділ розділу розділі том тому частина частини книга")
}
