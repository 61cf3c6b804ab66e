extension LanguageTables {
    static let swedish = LanguageTables(
        abbreviations: swedishAbbreviations, lifeSigns: LifeSigns(born: "född", died: "död"), nounGenders: NounGenders.swedish,
        decimal: { withComma($0, $1, "komma") }, point: DecimalPoint(word: "punkt"), labels: Set(words: "tabell figur"),
        joinsGroups: true,
        rangeWord: "till", byWord: "gånger",
        referenceWords: ("referens", "referenser"), bracketed: Set(words: "ekvation ekvationen ekvationer ekvationerna formel"),
        noteWord: "not",
        fractions: [
            "1/2": "en halv", "1/3": "en tredjedel", "2/3": "två tredjedelar", "1/4": "en fjärdedel", "3/4": "tre fjärdedelar",
            "1/5": "en femtedel", "2/5": "två femtedelar", "3/5": "tre femtedelar", "4/5": "fyra femtedelar", "1/6": "en sjättedel",
            "5/6": "fem sjättedelar", "1/8": "en åttondel", "3/8": "tre åttondelar", "5/8": "fem åttondelar", "7/8": "sju åttondelar",
            "1/10": "en tiondel",
        ], partitive: ["av"], andWord: "och",
        shortWeekdays: calendar("måndag=mån tisdag=tis onsdag=ons torsdag=tor,tors fredag=fre lördag=lör söndag=sön"),
        currencies: [
            "kr": Currency(unit: ["krona", "kronor"], hundredths: ["öre"], and: " och "),
            "kr.": Currency(unit: ["krona", "kronor"], hundredths: ["öre"], and: " och "),
            "SEK": Currency(unit: ["svensk krona", "svenska kronor"], hundredths: ["öre"], and: " och "),
            "€": Currency(unit: ["euro"], hundredths: ["cent"], and: " och "),
            "EUR": Currency(unit: ["euro"], hundredths: ["cent"], and: " och "),
            "$": Currency(unit: ["dollar"], hundredths: ["cent"], and: " och "),
            "USD": Currency(unit: ["dollar"], hundredths: ["cent"], and: " och "), "£": Currency(unit: ["pund"]),
        ],
        multipliers: Set(words: "tusen miljon miljoner miljard miljarder milj mn md mdr"), arithmetic: .swedish,
        scoring: ScoringWords(verbs: "förlorade vann förlorat vunnit", of: ["av"]), verbs: ["ha"],
        doneWithLand: Set(words: "mark skog åker åkermark skogsmark betesmark jordbruksmark stor stora"),
        half: Half(behind: "och en halv"),
        units: swedishUnits, ratio: ("till", Set(words: "skala skalan förhållandet proportionen")),
        dates: DateTable(
            separators: [".", "/"],
            stroke: StrokeDates(sure: Set(words: "den"), weekdays: Set(words: "måndag tisdag onsdag torsdag fredag lördag söndag"))
        ) { day, month, year, _ in
            "\(SwedishNumbers.ordinal(day)) \(SwedishNumbers.months[month - 1]) \(year)"
        },
        time: { _, _, _, _ in nil },
        dottedTimes: DottedTimes(behind: Set(words: "kl klockan"), from: Set(words: "från"), joining: Set(words: "till och eller – -")),
        clockWords: ["kl", "klockan"],
        numeral: SwedishNumbers.numeral,
        symbols: [
            "✓": "ja", "✔": "ja", "✗": "nej", "✘": "nej",
            "⅓": "en tredjedel", "⅔": "två tredjedelar", "<": "mindre än", ">": "större än", "≤": "mindre än eller lika med",
            "≥": "större än eller lika med", "=": "lika med",
            "±": "plus minus", "×": "gånger", "÷": "delat med", "≈": "ungefär", "≠": "inte lika med", "∞": "oändligheten", "√": "roten ur",
            "∑": "summan", "∏": "produkten", "∫": "integralen", "∈": "tillhör", "∉": "tillhör inte", "∪": "union", "∩": "snitt",
            "∀": "för alla", "∃": "det finns", "⇒": "medför", "⇔": "om och endast om", "→": "till", "−": "minus", "‰": "promille",
            "&": "och", "§": "paragraf", "½": "en halv", "¼": "en fjärdedel", "¾": "tre fjärdedelar", "~": "ungefär", "£": "pund",
            "°": "grader", "№": "nummer", "⊂": "delmängd av", "⊆": "delmängd av", "∅": "tomma mängden",
        ],
        powers: PowerWords(squared: "i kvadrat", cubed: "i kubik", other: "upphöjt till", minus: "minus"), functionWord: "av",
        smallWords: Set(words: "en ett den det och eller av i på för med till från om som att vid"),
        acronyms: swedishAcronyms)

    private static let swedishAcronyms = AcronymTable(
        words: "SAS LAS PUL VAB BUP SIS GIF UFO ISO PIN=pinn SIM=simm RAM=ramm LAN=lann ROM",
        spelled: "ATP ABF UD CEO LED EWG", butNot: "OS UR IDE", always: "ISBN")

    private static let swedishAbbreviations = AbbreviationTable(
        always: """
            à = a
            och/eller = och eller
            t.ex. = till exempel; t. ex. = till exempel; t ex = till exempel; bl a = bland annat; d v s = det vill säga; o s v = och så vidare; p g a = på grund av
            fr o m = från och med; t o m = till och med; bl.a. = bland annat; bl. a. = bland annat
            d.v.s. = det vill säga; d. v. s. = det vill säga; dvs. = det vill säga; dvs = det vill säga; m.m. = med mera; m. m. = med mera
            m.fl. = med flera; m. fl. = med flera; s.k. = så kallade; s. k. = så kallade; o.s.v. = och så vidare; osv. = och så vidare
            osv = och så vidare; s k = så kallade; o d = och dylikt; m fl = med flera; o. s. v. = och så vidare; t.o.m. = till och med; t. o. m. = till och med; fr.o.m. = från och med
            fr. o. m. = från och med; p.g.a. = på grund av; p. g. a. = på grund av; pga. = på grund av; pga = på grund av; ca = cirka; ca. = cirka
            c:a = cirka; jfr = jämför; jfr. = jämför; resp. = respektive; inkl. = inklusive; exkl. = exklusive; etc. = et cetera
            f.Kr. = före Kristus; f. Kr. = före Kristus; e.Kr. = efter Kristus; e. Kr. = efter Kristus; m.a.o. = med andra ord
            o.d. = och dylikt; o.dyl. = och dylikt; m.h.a. = med hjälp av; enl. = enligt; bl.a = bland annat; t.ex = till exempel
            f.d. = före detta; f. d. = före detta; i.st.f. = i stället för; milj. = miljon/miljoner/miljoner; et al. = et al; vs. = mot
            mdkr = miljarder kronor
            """,
        beforeNumber: """
            tis. = tisdag; tors. = torsdag; fre. = fredag; lör. = lördag
            s. = sidan+sidorna; sid. = sidan+sidorna; kap. = kapitel; nr = nummer; nr. = nummer; tel. = telefon; fig. = figur; tab. = tabell
            bd = band; bd. = band; vol. = volym; kl. = klockan; kl = klockan; § = paragraf; §§ = paragraferna; art. = artikel; avsn. = avsnitt
            jan. = januari; febr. = februari; apr. = april; aug. = augusti; sept. = september; okt. = oktober; nov. = november; dec. = december
            årg. = årgång; ekv. = ekvation; ref. = referens; bil. = bilaga; f. = född
            """,
        beforeCapital: """
            dr = doktor; dr. = doktor; Dr. = doktor; prof. = professor; Prof. = professor; S:t = Sankt; S:ta = Sankta; ing. = ingenjör
            """,
        afterNumber: """
            jan. = januari; febr. = februari; apr. = april; aug. = augusti; sept. = september; okt. = oktober; nov. = november; dec. = december
            st = stycken; st. = stycken; min. = minuter; sek. = sekunder; tim. = timmar; § = paragrafen; f. = följande; ff. = följande
            mkr = miljoner kronor; Mkr = miljoner kronor; tkr = tusen kronor; mn = miljoner; md = miljarder
            inv. = invånare; pers. = person/personer/personer
            """)

    private static let swedishUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=milli; c=centi; d=deci; h=hekto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=meter; g=gram; l=liter; L=liter; s=sekund/sekunder; Hz=hertz; W=watt; V=volt; J=joule; Pa=pascal; Wh=wattimme/wattimmar
            eV=elektronvolt; mol=mol; Ω=ohm; cal=kalori/kalorier; bit=bit
            """,
        others: """
            tsk=tesked/teskedar; msk=matsked/matskedar; krm=kryddmått
            "=tum
            kB=kilobyte; KB=kilobyte; MB=megabyte; GB=gigabyte; TB=terabyte; mA=milliampere; kN=kilonewton; min=minut/minuter
            h=timme/timmar; tim=timme/timmar; K=kelvin; °C=grad Celsius/grader Celsius; °F=grad Fahrenheit/grader Fahrenheit; dB=decibel
            ha=hektar; t=ton; °=grad/grader
            """,
        per: " per ", divisors: "h=i timmen; tim=i timmen"
    ) { forms, exponent, _ in
        forms.map { (exponent == 2 ? "kvadrat" : "kubik") + $0 }
    }
}
