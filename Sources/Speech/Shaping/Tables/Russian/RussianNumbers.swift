/// What numbers are called in Russian where espeak-ng says something else: it reads Roman numerals in English, and has no ordinals.
enum RussianNumbers {
    enum Form {
        case nominative, genitive, dative, instrumental, prepositional, feminine, feminineAccusative, feminineOblique, neuter, plural
        case pluralOblique
    }

    static let months = [
        "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        if place.isRoman { return place.marker.isEmpty ? roman(place) : nil }
        if place.marker.isEmpty { return date(place) }
        if let cardinal = cardinal(place) { return cardinal }
        guard place.value > 0, let form = ending(place) else { return nil }
        return ordinal(place.value, form)
    }

    private static func date(_ place: NumeralContext) -> String? {
        if (1...31).contains(place.value), place.precedes(monthNames) { return ordinal(place.value, .genitive) }
        guard (1000...2999).contains(place.value) else { return nil }
        switch place.after {
        case "году": return year(place.value, place.follows(["к", "ко", "по"]) ? .dative : .prepositional)
        case "годах": return year(place.value, .prepositional)
        case "годов": return year(place.value, .genitive)
        case "годы": return year(place.value, .nominative)
        case "года": return year(place.value, .genitive)
        case "год": return year(place.value, place.follows(genitivePrepositions) ? .genitive : .nominative)
        case "годом": return year(place.value, .instrumental)
        default: return place.follows(monthNames) ? year(place.value, .genitive) : nil
        }
    }

    /// "из 2-х зол", "4-мя": a few of something; "3-х" is no ordinal, as "60-х" is.
    private static func cardinal(_ place: NumeralContext) -> String? {
        guard (2...4).contains(place.value) else { return nil }
        return switch place.marker.drop(while: { $0 == "-" || $0 == "‑" }) {
        case "х", "ух", "ех", "ёх": ["двух", "трёх", "четырёх"][place.value - 2]
        case "мя": ["двумя", "тремя", "четырьмя"][place.value - 2]
        default: nil
        }
    }

    /// "5-й", "1990-е", "5-го".
    private static func ending(_ place: NumeralContext) -> Form? {
        switch place.marker.drop(while: { $0 == "-" || $0 == "‑" }) {
        case "й", "ый", "ой", "ий": return place.after.map(isFeminineOblique) == true ? .feminineOblique : .nominative
        case "я", "ая": return .feminine
        case "го", "ого", "его": return .genitive
        case "му", "ому": return .dative
        case "м", "ом": return .prepositional
        case "х", "ых": return .pluralOblique
        case "е": return place.value % 10 == 0 && (place.precedes(["годы", "гг"]) || place.value > 31) ? .plural : .neuter
        default: return nil
        }
    }

    /// "в 1-й половине", "после 2-й мировой войны": how no masculine ends behind "-й".
    private static func isFeminineOblique(_ noun: String) -> Bool {
        noun == "мировой" || noun.count > 3 && ["е", "ы", "и", "ах", "ью"].contains(where: noun.hasSuffix)
    }

    private static func roman(_ place: NumeralContext) -> String? {
        guard place.value < 100 else { return nil }
        if place.follows(numberedThings) { return "\(place.value)" }
        if let name = place.before, place.followsName, let form = rulers[name] { return ordinal(place.value, form) }
        if let noun = place.after, !place.precedesName, let form = ordinalNouns[noun] { return ordinal(place.value, form) }
        switch place.after {
        case "веков", "столетий": return ordinal(place.value, .genitive)
        case "веках": return ordinal(place.value, .prepositional)
        case "век", "съезд", "том", "конгресс": return ordinal(place.value, place.follows(genitivePrepositions) ? .genitive : .nominative)
        case "века", "столетия", "съезда": return ordinal(place.value, .genitive)
        case "веке", "столетии", "съезде": return ordinal(place.value, .prepositional)
        case "веком": return ordinal(place.value, .instrumental)
        case "веку", "векам": return ordinal(place.value, .dative)
        case "столетие": return ordinal(place.value, .neuter)
        case "династия": return ordinal(place.value, .feminine)
        case "династии": return ordinal(place.value, .feminineOblique)
        case "и" where place.value > 4:
            return ordinal(place.value, place.follows(["в", "во", "о"]) ? .prepositional : .nominative)
        default: break
        }
        return nil
    }

    /// Nouns that stand behind ordinals, by the form they ask for.
    private static let ordinalNouns: [String: Form] = {
        var forms: [String: Form] = [:]
        for (form, nouns) in [
            (Form.nominative, "тур класс квартал этап курс"), (.genitive, "места тура класса квартала этапа курса"),
            (.prepositional, "месте туре классе квартале этапе курсе"), (.neuter, "место"),
            (.feminine, "мировая республика половина четверть годовщина степень"),
            (.feminineAccusative, "мировую республику половину годовщину"),
            (.feminineOblique, "мировой республики республике половине половины четверти годовщины годовщине степени"),
        ] {
            for noun in Set(words: nouns) { forms[noun] = form }
        }
        return forms
    }()

    /// "страницы с двенадцатой по пятнадцатую", "от трёх до пяти дней". Behind a preposition, and where a few of something follow, people say no more
    /// than the two numbers.
    static func span(_ place: SpanContext) -> String? {
        if let noun = place.before, let isFeminine = spanNouns[noun], let low = Int(place.low), let high = Int(place.high) {
            let (from, to): (Form, Form) = isFeminine ? (.feminineOblique, .feminineAccusative) : (.genitive, .nominative)
            return "с \(ordinal(low, from)) по \(ordinal(high, to))"
        }
        // "за 10–20 минут"; "10–12 марта", "5–7 классы", "№ 3–4" count nothing.
        guard place.before.map(prepositions.contains) != true, let noun = place.after, counted.contains(where: noun.hasSuffix) else {
            return nil
        }
        return "от \(genitive(place.low)) до \(genitive(place.high))"
    }

    private static func genitive(_ number: Substring) -> String {
        guard number.isDigits, let value = Int(number), (1...999).contains(value) else { return String(number) }
        let (hundred, rest) = value.quotientAndRemainder(dividingBy: 100)
        let (ten, one) = rest.quotientAndRemainder(dividingBy: 10)
        let words =
            rest < 20 ? [hundredGenitives[hundred], genitives[rest]] : [hundredGenitives[hundred], tenGenitives[ten], genitives[one]]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static let genitives = [
        "", "одного", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти", "десяти", "одиннадцати", "двенадцати",
        "тринадцати", "четырнадцати", "пятнадцати", "шестнадцати", "семнадцати", "восемнадцати", "девятнадцати",
    ]
    private static let tenGenitives = [
        "", "", "двадцати", "тридцати", "сорока", "пятидесяти", "шестидесяти", "семидесяти", "восьмидесяти", "девяноста",
    ]
    private static let hundredGenitives = [
        "", "ста", "двухсот", "трёхсот", "четырёхсот", "пятисот", "шестисот", "семисот", "восьмисот", "девятисот",
    ]
    /// Whether what is numbered is feminine.
    private static let spanNouns = [
        "страницы": true, "страницах": true, "рисунки": false, "рисунках": false, "таблицы": true, "таблицах": true, "главы": true,
        "главах": true, "статьи": true, "статьях": true, "пункты": false, "пунктах": false, "тома": false, "томах": false, "части": true,
        "частях": true, "разделы": false, "разделах": false, "выпуски": false, "выпусках": false, "параграфы": false, "параграфах": false,
    ]
    /// Endings of the genitive plural, which many of something stand in.
    private static let counted = ["ов", "ей", "ий", "ок", "лет", "раз", "минут", "секунд", "тонн"]
    private static let prepositions = Set(
        words: "в во на за через по около до после с со от к ко из при о об у для без под над перед между свыше более менее порядка")

    /// Only the last word of a year is ordinal.
    static func year(_ value: Int, _ form: Form) -> String { ordinal(value, form) }

    /// 1 to 2999. What comes before the last word is left in digits, which are read as they should be.
    static func ordinal(_ value: Int, _ form: Form) -> String {
        let ones = value % 10
        let teens = value % 100
        if teens > 0, teens < 20 { return prefix(value - teens) + ended(units[teens], form) }
        if ones > 0 { return prefix(value - ones) + ended(units[ones], form) }
        if teens > 0, tens.indices.contains(teens / 10) { return prefix(value - teens) + ended(tens[teens / 10], form) }
        let hundreds = value % 1000 / 100
        if hundreds > 0 { return prefix(value - hundreds * 100) + ended(hundredStems[hundreds], form) }
        let thousands = value / 1000
        guard (1...2).contains(thousands) else { return "\(value)" }
        return ended((thousands == 2 ? "двух" : "") + "тысячн", form)
    }

    private static func prefix(_ value: Int) -> String { value > 0 ? "\(value) " : "" }

    private static func ended(_ stem: String, _ form: Form) -> String {
        if stem == "трет" {
            return switch form {
            case .nominative: "третий"
            case .genitive: "третьего"
            case .dative: "третьему"
            case .instrumental: "третьим"
            case .prepositional: "третьем"
            case .feminine: "третья"
            case .feminineAccusative: "третью"
            case .feminineOblique: "третьей"
            case .neuter: "третье"
            case .plural: "третьи"
            case .pluralOblique: "третьих"
            }
        }
        return switch form {
        case .nominative: stem + (stressed.contains(stem) ? "ой" : "ый")
        case .genitive: stem + "ого"
        case .dative: stem + "ому"
        case .instrumental: stem + "ым"
        case .prepositional: stem + "ом"
        case .feminine: stem + "ая"
        case .feminineAccusative: stem + "ую"
        case .feminineOblique: stem + "ой"
        case .neuter: stem + "ое"
        case .plural: stem + "ые"
        case .pluralOblique: stem + "ых"
        }
    }

    /// One, a few, many; behind decimals the genitive singular.
    static func plural(_ number: Substring) -> Int {
        if number.contains(",") { return 3 }
        guard let last = number.last?.wholeNumberValue else { return 2 }
        let isTeen = number.dropLast().last == "1"
        if isTeen { return 2 }
        return last == 1 ? 0 : (2...4).contains(last) ? 1 : 2
    }

    private static let units = [
        "", "перв", "втор", "трет", "четвёрт", "пят", "шест", "седьм", "восьм", "девят", "десят", "одиннадцат", "двенадцат", "тринадцат",
        "четырнадцат", "пятнадцат", "шестнадцат", "семнадцат", "восемнадцат", "девятнадцат",
    ]
    private static let tens = [
        "", "", "двадцат", "тридцат", "сороков", "пятидесят", "шестидесят", "семидесят", "восьмидесят", "девяност",
    ]
    private static let hundredStems = [
        "", "сот", "двухсот", "трёхсот", "четырёхсот", "пятисот", "шестисот", "семисот", "восьмисот", "девятисот",
    ]
    private static let stressed = Set(words: "втор шест седьм восьм сороков")
    private static let monthNames = Set(months)
    private static let genitivePrepositions = Set(
        words: "до с со из от после начала конца середины половины начале конце середине половине")
    private static let numberedThings = Set(
        words:
            "глава главы главе том тома томе часть части раздел раздела акт сцена книга книги таблица тип типа фаза приложение группа группы"
    )

    /// Names by their forms.
    private static let rulers: [String: Form] = {
        var forms: [String: Form] = [:]
        for name in Set(
            words: """
                пётр петр николай александр павел иван людовик генрих карл фридрих филипп вильгельм наполеон эдуард георг яков ричард оттон
                леопольд альберт фердинанд максимилиан иосиф франц рамзес птолемей константин рудольф христиан густав пий лев григорий
                иннокентий климент урбан бенедикт сигизмунд казимир василий фёдор
                """)
        { forms[name] = .nominative }
        for name in Set(
            words: """
                петра николая александра павла ивана людовика генриха карла фридриха филиппа вильгельма наполеона эдуарда георга якова
                ричарда оттона леопольда альберта фердинанда максимилиана иосифа рамзеса птолемея константина рудольфа пия льва григория
                бенедикта сигизмунда казимира василия фёдора
                """)
        { forms[name] = .genitive }
        for name in Set(words: "петру николаю александру павлу ивану людовику генриху карлу фридриху") { forms[name] = .dative }
        for name in Set(words: "петром николаем александром павлом иваном людовиком генрихом карлом") { forms[name] = .instrumental }
        for name in Set(words: "петре николае александре павле иване людовике") { forms[name] = .prepositional }
        for name in Set(words: "екатерина елизавета изабелла мария маргарита") { forms[name] = .feminine }
        for name in Set(words: "екатерины екатерине екатериной елизаветы елизавете изабеллы марии") { forms[name] = .feminineOblique }
        return forms
    }()
}
