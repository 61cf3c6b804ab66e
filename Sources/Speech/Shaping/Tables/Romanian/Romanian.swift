extension LanguageTables {
    static let romanian = LanguageTables(
        abbreviations: romanianAbbreviations, nounGenders: NounGenders.romanian,
        point: DecimalPoint(
            word: "punct", isSilent: true, silentBehind: Set(words: "ora orele la de"), silentBefore: Set(words: "lei leu euro"),
            saidBehind: Set(words: "secțiunea tabelul versiunea figura capitolul exercițiul debian")),
        labels: Set(words: "tabelul figura"), joinsGroups: true, rangeWord: "până la", byWord: "pe",
        overWord: "supra",
        referenceWords: ("referința", "referințele"), bracketed: Set(words: "ecuația ecuațiile ecuației formula"), noteWord: "nota",
        fractions: [
            "1/2": "o doime", "1/3": "o treime", "2/3": "două treimi", "1/4": "un sfert", "3/4": "trei sferturi", "1/5": "o cincime",
            "1/10": "o zecime", "1/100": "o sutime",
        ],
        shortWeekdays: calendar("luni=l,lun marți=ma,mar miercuri=mi,mie vineri=v,vin sâmbătă=sâm duminică=dum"),
        currencies: [
            "lei": Currency(unit: ["leu", "lei", "de lei"]), "RON": Currency(unit: ["leu", "lei", "de lei"]),
            "€": Currency(unit: ["euro", "euro", "de euro"]), "EUR": Currency(unit: ["euro", "euro", "de euro"]),
            "$": Currency(unit: ["dolar", "dolari", "de dolari"]), "£": Currency(unit: ["liră", "lire", "de lire"]),
        ],
        multipliers: Set(words: "milion milioane miliard miliarde"), half: Half(behind: "și jumătate"),
        units: romanianUnits, plural: RomanianNumbers.plural,
        dates: DateTable(
            separators: [".", "/", "-"],
            stroke: StrokeDates(
                weak: Set(words: "la de din"), until: Set(words: "până de"),
                weekdays: Set(words: "luni marți miercuri joi vineri sâmbătă duminică"), partitive: Set(words: "din dintre"))
        ) { day, month, year, _ in
            "\(day == 1 ? "întâi" : "\(day)") \(RomanianNumbers.months[month - 1]) \(year)"
        },
        symbols: [
            "✓": "da", "✔": "da", "✗": "nu", "✘": "nu",
            "¼": "un sfert", "¾": "trei sferturi", "⅓": "o treime", "⅔": "două treimi",
            "<": "mai mic decât", ">": "mai mare decât", "≤": "mai mic sau egal cu", "≥": "mai mare sau egal cu", "±": "plus minus",
            "×": "ori",
            "÷": "împărțit la", "≈": "aproximativ", "≠": "diferit de", "∞": "infinit", "√": "radical din", "∑": "suma", "∏": "produsul",
            "∫": "integrala", "∈": "aparține lui", "∀": "pentru orice", "∃": "există", "⇒": "implică", "→": "la", "−": "minus",
            "‰": "la mie", "&": "și", "§": "paragraful", "½": "o jumătate", "~": "aproximativ", "£": "lire", "№": "numărul",
        ],
        powers: PowerWords(squared: "la pătrat", cubed: "la cub", other: "la puterea", minus: "minus"), functionWord: "de",
        smallWords: Set(words: "și sau în la de din cu pe pentru un o a al ale că"))

    private static let romanianAbbreviations = AbbreviationTable(
        always: """
            și/sau = și sau
            de ex. = de exemplu; ex. = exemplu; etc. = etcetera; ș.a. = și altele; ș.a.m.d. = și așa mai departe; d.ex. = de exemplu
            î.Hr. = înainte de Hristos; d.Hr. = după Hristos; î. Hr. = înainte de Hristos; d. Hr. = după Hristos; cca. = circa; cca = circa
            aprox. = aproximativ; cf. = conform; dvs. = dumneavoastră; dv. = dumneavoastră; dl. = domnul; dna. = doamna; d-l = domnul; d-na = doamna; dl = domnul; dna = doamna
            str. = strada; bd. = bulevardul; bd-ul = bulevardul; resp. = respectiv; max. = maxim; min. = minim; mil. = milioane; mld. = miliarde
            """,
        beforeNumber: """
            nr. = numărul; pag. = pagina+paginile; p. = pagina+paginile; pp. = paginile; cap. = capitolul+capitolele; art. = articolul+articolele
            alin. = alineatul; lit. = litera; fig. = figura+figurile; tab. = tabelul+tabelele; vol. = volumul; ed. = ediția; tel. = telefon
            sec. = secolul+secolele; ian. = ianuarie; feb. = februarie; apr. = aprilie; aug. = august; sept. = septembrie; oct. = octombrie
            noi. = noiembrie; dec. = decembrie; ap. = apartamentul; et. = etajul; bl. = blocul; sc. = scara
            """,
        beforeCapital:
            "Sf. = Sfântul; sf. = sfântul; dr. = doctor; Dr. = doctor; prof. = profesor; Prof. = profesor; ing. = inginer; av. = avocat",
        afterNumber: """
            ian. = ianuarie; feb. = februarie; apr. = aprilie; aug. = august; sept. = septembrie; oct. = octombrie; noi. = noiembrie
            dec. = decembrie; min. = minute
            """)

    private static let romanianUnits = UnitTable(
        prefixes: "", bases: "",
        others: """
            mm=milimetru/milimetri/de milimetri; cm=centimetru/centimetri/de centimetri; dm=decimetru/decimetri/de decimetri
            m=metru/metri/de metri; km=kilometru/kilometri/de kilometri; mg=miligram/miligrame/de miligrame; g=gram/grame/de grame
            kg=kilogram/kilograme/de kilograme; t=tonă/tone/de tone; ml=mililitru/mililitri/de mililitri; l=litru/litri/de litri
            s=secundă/secunde/de secunde; ms=milisecundă/milisecunde/de milisecunde; min=minut/minute/de minute; h=oră/ore/de ore
            Hz=hertz/hertzi/de hertzi; kHz=kilohertz/kilohertzi/de kilohertzi; MHz=megahertz/megahertzi/de megahertzi
            GHz=gigahertz/gigahertzi/de gigahertzi; W=watt/wați/de wați; kW=kilowatt/kilowați/de kilowați; V=volt/volți/de volți
            kB=kilobyte/kilobytes/de kilobytes; MB=megabyte/megabytes/de megabytes; GB=gigabyte/gigabytes/de gigabytes
            ha=hectar/hectare/de hectare; °C=grad Celsius/grade Celsius/de grade Celsius; dB=decibel/decibeli/de decibeli
            m²=metru pătrat/metri pătrați/de metri pătrați; km²=kilometru pătrat/kilometri pătrați/de kilometri pătrați
            cm²=centimetru pătrat/centimetri pătrați/de centimetri pătrați; m³=metru cub/metri cubi/de metri cubi
            cm³=centimetru cub/centimetri cubi/de centimetri cubi
            """,
        per: " pe ", divisors: "h=pe oră; s=pe secundă; min=pe minut"
    ) { forms, _, _ in forms }
}

/// What numbers ask for in Romanian.
enum RomanianNumbers {
    static let months = [
        "ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie", "octombrie", "noiembrie",
        "decembrie",
    ]

    /// One, a few, and from twenty on with "de": 20 de metri, 101 metri.
    static func plural(_ number: Substring) -> Int {
        if number == "1" { return 0 }
        guard !number.contains(","), let value = Int(number.filter { $0 != "." }) else { return 1 }
        return value != 0 && !(1...19).contains(value % 100) ? 2 : 1
    }
}
