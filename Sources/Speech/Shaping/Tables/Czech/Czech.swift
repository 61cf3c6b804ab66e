extension LanguageTables {
    static let czech = LanguageTables(
        abbreviations: czechAbbreviations, asking: AskingWords(place: Set(words: "v ve na při po o"), genitive: Set(words: "od do z ze")),
        courtesy: CzechNames.title,
        lifeSigns: LifeSigns(born: "narození", died: "úmrtí"),
        nounGenders: NounGenders.czech, groupsByBlanks: true,
        labels: Set(words: "tabulka tabulky tabulce tabulku obrázek obrázku tab obr"),
        rangeWord: "až", byWord: "krát",
        overWord: "lomeno",
        referenceWords: ("odkaz", "odkazy"), bracketed: Set(words: "rovnice rovnici rovnicí vzorec vzorce vztah"), noteWord: "poznámka",
        fractions: [
            "1/2": "jedna polovina", "1/3": "jedna třetina", "2/3": "dvě třetiny", "1/4": "jedna čtvrtina", "3/4": "tři čtvrtiny",
            "1/5": "jedna pětina", "1/10": "jedna desetina", "1/100": "jedna setina",
        ],
        shortWeekdays: calendar("pondělí=po úterý=út středa=st čtvrtek=čt pátek=pá sobota=so neděle=ne"),
        currencies: [
            "Kč": Currency(unit: ["koruna", "koruny", "korun", "koruny"], hundredths: ["haléř", "haléře", "haléřů"], and: "*"),
            "CZK": Currency(unit: ["koruna", "koruny", "korun", "koruny"], hundredths: ["haléř", "haléře", "haléřů"], and: "*"),
            "€": Currency(unit: ["euro", "eura", "eur", "eura"], hundredths: ["cent", "centy", "centů"], and: "*"),
            "EUR": Currency(unit: ["euro", "eura", "eur", "eura"], hundredths: ["cent", "centy", "centů"], and: "*"),
            "$": Currency(unit: ["dolar", "dolary", "dolarů", "dolaru"], hundredths: ["cent", "centy", "centů"], and: "*"),
            "USD": Currency(unit: ["dolar", "dolary", "dolarů", "dolaru"], hundredths: ["cent", "centy", "centů"], and: "*"),
            "£": Currency(unit: ["libra", "libry", "liber", "libry"]),
        ],
        multipliers: Set(words: "tisíc tisíce milion miliony milionů milión milióny miliónů miliarda miliardy miliard tis mil mld"),
        arithmetic: .czech,
        verbs: ["s"], withEndings: ["em", "ou", "mi", "ím", "ým", "teli", "pěti", "šesti", "devíti", "deseti", "dvěma"],
        half: Half(behind: "a půl", of: "půl", forms: (3, 3)),
        units: czechUnits, plural: CzechNumbers.plural,
        dates: DateTable(
            separators: ["."], joinsShort: true,
            beforeShort: Set(words: "dne od do ode pondělí úterý středu středa čtvrtek pátek sobotu sobota neděli neděle"),
            joining: Set(words: "a až do nebo"), numbered: Set(words: "verze verzi bod bodu kapitola kapitoly kapitole obrázek tabulka")
        ) { day, month, year, _ in
            "\(CzechNumbers.ordinal(day, .genitive)) \(CzechNumbers.months[month - 1])" + (year.isEmpty ? "" : " " + year)
        },
        time: { hour, minute, separator, next in
            separator == "." && ["h", "hod", "hodin"].contains(next) ? (minute == "00" ? "\(hour)" : "\(hour):\(minute)") : nil
        },
        dottedTimes: DottedTimes(from: Set(words: "od"), joining: Set(words: "do a – -"), hours: Set(words: "h hod hodin")),
        numeral: CzechNumbers.numeral,
        numeralPair: NumeralPair(and: ["a", "i", "nebo"], to: ["až", "do", "po"], endings: ["ém", "ím", "ého", "ího", "ý", "í"]),
        hasRomanStops: true,
        symbols: [
            "✓": "ano", "✔": "ano", "✗": "ne", "✘": "ne",
            "⅓": "jedna třetina", "⅔": "dvě třetiny", "<": "menší než", ">": "větší než", "≤": "menší nebo rovno", "≥": "větší nebo rovno",
            "±": "plus minus", "÷": "děleno",
            "≈": "přibližně", "≠": "nerovná se", "∞": "nekonečno", "√": "odmocnina z", "∑": "suma", "∏": "součin", "∫": "integrál",
            "∈": "náleží do", "∉": "nenáleží do", "∪": "sjednocení", "∩": "průnik", "∀": "pro všechna", "∃": "existuje", "⇒": "implikuje",
            "⇔": "právě tehdy když", "→": "do", "−": "minus", "‰": "promile", "&": "a", "½": "jedna polovina", "¼": "jedna čtvrtina",
            "¾": "tři čtvrtiny", "~": "asi", "£": "liber", "№": "číslo", "⊂": "podmnožina", "⊆": "podmnožina", "∅": "prázdná množina",
        ],
        powers: PowerWords(squared: "na druhou", cubed: "na třetí", other: "na", minus: "minus"), functionWord: "od",
        smallWords: Set(words: "a i v ve na z ze do od po o u s se k ke pro při za nebo"),
        acronyms: czechAcronyms)

    private static let czechAcronyms = AcronymTable(
        words: "PIN SIM RAM ROM ISO LAN UFO ČEZ GIF ZIP IČO DIČ PUK", spelled: "EET EWG", butNot: "OS AI AC LED", always: "ISBN")

    private static let czechAbbreviations = AbbreviationTable(
        always: """
            à = a
            a/nebo = a nebo; dle čl. = dle článku; podle čl. = podle článku; dle odst. = dle odstavce; podle odst. = podle odstavce
            např. = například; atd. = a tak dále; apod. = a podobně; a pod. = a podobně; aj. = a jiné; tj. = to jest; t. j. = to jest
            tzn. = to znamená; tzv. = takzvaný; popř. = popřípadě; příp. = případně; resp. = respektive; mj. = mimo jiné; cca = cirka
            cca. = cirka; srov. = srovnej; vč. = včetně; zejm. = zejména; n. l. = našeho letopočtu; n.l. = našeho letopočtu
            př. n. l. = před naším letopočtem; př.n.l. = před naším letopočtem; ul. = ulice/ulici; nám. = náměstí; max. = maximálně
            min. = minimálně; tis. = tisíc/tisíce/tisíc/tisíce; mil. = milion/miliony/milionů/milionu; mld. = miliarda/miliardy/miliard/miliardy
            kupř. = kupříkladu; tzn = to znamená; et al. = et al; vs. = versus; např = například; č. p. = číslo popisné; č.p. = číslo popisné
            """,
        beforeNumber: """
            pol. = polovině^poloviny; poč. = počátku; č. = číslo+čísla; str. = strana/straně+strany/stranách; s. = strana/straně+strany/stranách; obr. = obrázek/obrázku+obrázky/obrázcích
            rov. = rovnice/rovnici+rovnice/rovnicích
            tab. = tabulka/tabulce+tabulky/tabulkách; kap. = kapitola/kapitole+kapitoly/kapitolách; odst. = odstavec/odstavci
            čl. = článek/článku+články/článcích; sv. = svazek; roč. = ročník; r. = roku/roce; nar. = narozen; tel. = telefon; zák. = zákon; vyhl. = vyhláška
            fig. = obrázek; vol. = svazek; díl. = díl; pozn. = poznámka; tř. = třída
            """,
        beforeCapital: """
            ing. = inženýr; Ing. = inženýr; Mgr. = magistr; MUDr. = doktor; JUDr. = doktor; PhDr. = doktor; RNDr. = doktor; MVDr. = doktor
            PaedDr. = doktor; ThDr. = doktor; Dr. = doktor; dr. = doktor; Bc. = bakalář; prof. = profesor; Prof. = profesor; doc. = docent
            Doc. = docent; p. = pan; pí = paní; sv. = svatý; Sv. = svatý; gen. = generál; plk. = plukovník; tř. = třída/třídě; arch. = architekt
            """,
        afterNumber: """
            stol. = století; hod. = hodina/hodiny/hodin/hodiny; hod = hodina/hodiny/hodin/hodiny; min. = minuta/minuty/minut/minuty
            sek. = sekunda/sekundy/sekund/sekundy; str. = strana/strany/stran/strany; s. = strana/strany/stran/strany; ks = kus/kusy/kusů/kusu
            tis. = tisíc/tisíce/tisíc/tisíce; vyd. = vydání
            """,
        beforeAny: "písm. = písmeno; Sb. = sbírky",
        behind: ["nám.": "na z do u přes k od po za pod , 0 ^ -ovo -ého -ské -né -vé -ní"])

    private static let czechUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=mili; c=centi; d=deci; h=hekto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=metr/metry/metrů/metru; g=gram/gramy/gramů/gramu; l=litr/litry/litrů/litru; L=litr/litry/litrů/litru
            s=sekunda/sekundy/sekund/sekundy; Hz=hertz/hertze/hertzů/hertzu; W=watt/watty/wattů/wattu; V=volt/volty/voltů/voltu
            J=joule/jouly/joulů/joulu; Pa=pascal/pascaly/pascalů/pascalu; Wh=watthodina/watthodiny/watthodin/watthodiny; mol=mol/moly/molů/molu
            Ω=ohm/ohmy/ohmů/ohmu; cal=kalorie/kalorie/kalorií/kalorie; bit=bit/bity/bitů/bitu
            """,
        others: """
            "=palec/palce/palců/palce
            kB=kilobajt/kilobajty/kilobajtů/kilobajtu; KB=kilobajt/kilobajty/kilobajtů/kilobajtu; MB=megabajt/megabajty/megabajtů/megabajtu
            GB=gigabajt/gigabajty/gigabajtů/gigabajtu; TB=terabajt/terabajty/terabajtů/terabajtu; mA=miliampér/miliampéry/miliampérů/miliampéru
            min=minuta/minuty/minut/minuty; h=hodina/hodiny/hodin/hodiny; K=kelvin/kelviny/kelvinů/kelvinu; t=tuna/tuny/tun/tuny
            °C=stupeň Celsia/stupně Celsia/stupňů Celsia/stupně Celsia; dB=decibel/decibely/decibelů/decibelu
            ha=hektar/hektary/hektarů/hektaru; °=stupeň/stupně/stupňů/stupně
            """,
        per: " na ", divisors: "h=za hodinu; s=za sekundu; min=za minutu"
    ) { forms, exponent, _ in
        let endings =
            exponent == 2
            ? ["čtvereční", "čtvereční", "čtverečních", "čtverečního"] : ["krychlový", "krychlové", "krychlových", "krychlového"]
        return forms.enumerated().map { $1 + " " + endings[min($0, endings.count - 1)] }
    }
}
