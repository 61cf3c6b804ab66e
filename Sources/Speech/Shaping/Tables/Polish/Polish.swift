extension LanguageTables {
    static let polish = LanguageTables(
        abbreviations: polishAbbreviations,
        asking: AskingWords(
            place: Set(words: "w we na przy po o"), time: Set(words: "w we"), genitive: Set(words: "od do z ze koniec końca"),
            see: ["zobacz", "porównaj"]),
        courtesy: PolishNames.title, lifeSigns: LifeSigns(born: "urodzenie", died: "śmierć"),
        nounGenders: NounGenders.polish,
        point: DecimalPoint(
            word: "kropka", isSilent: true, silentBehind: Set(words: "o od do godz godzinie godziny godzina dnia dniu"),
            silentBefore: Set(words: "zł złotych złote złoty euro"),
            saidBehind: Set(
                words:
                    "rozdział rozdziale tabela tabeli wersja wersji wersję punkt punktu punkcie artykuł artykułu rysunek rysunku zadanie debian"
            )),
        labels: Set(words: "tabeli tabelę rysunku rys tab"),
        joinsGroups: true, span: PolishNumbers.span,
        numbered: Set(words: "strony stronach numery rysunki rysunkach tabele tabelach rozdziały rozdziałach artykuły artykułach"),
        byWord: "na", overWord: "przez", orWord: "lub", referenceWords: ("pozycja", "pozycje"),
        bracketed: Set(words: "równanie równania wzór wzoru równaniu"), noteWord: "przypis",
        fractions: [
            "1/2": "jedna druga", "1/3": "jedna trzecia", "2/3": "dwie trzecie", "1/4": "jedna czwarta", "3/4": "trzy czwarte",
            "1/5": "jedna piąta", "1/10": "jedna dziesiąta", "1/100": "jedna setna",
        ],
        shortWeekdays: calendar(
            "poniedziałek=pn,pon wtorek=wt środa=śr,śro czwartek=cz,czw piątek=pt,pią sobota=sb,sob niedziela=nd,ndz,niedz"),
        currencies: [
            "zł": Currency(unit: ["złoty", "złote", "złotych", "złotego"], hundredths: ["grosz", "grosze", "groszy"], and: "*"),
            "PLN": Currency(unit: ["złoty", "złote", "złotych", "złotego"], hundredths: ["grosz", "grosze", "groszy"], and: "*"),
            "€": Currency(unit: ["euro"], hundredths: ["cent", "centy", "centów"], and: "*"),
            "EUR": Currency(unit: ["euro"], hundredths: ["cent", "centy", "centów"], and: "*"),
            "$": Currency(unit: ["dolar", "dolary", "dolarów", "dolara"], hundredths: ["cent", "centy", "centów"], and: "*"),
            "£": Currency(unit: ["funt", "funty", "funtów", "funta"]),
            "USD": Currency(unit: ["dolar", "dolary", "dolarów", "dolara"], hundredths: ["cent", "centy", "centów"], and: "*"),
            "GBP": Currency(unit: ["funt", "funty", "funtów", "funta"]),
            "CHF": Currency(
                unit: ["frank szwajcarski", "franki szwajcarskie", "franków szwajcarskich", "franka szwajcarskiego"]),
        ],
        multipliers: Set(words: "tysiąc tysiące tysięcy milion miliony milionów miliard miliardy miliardów tys mln mld"),
        arithmetic: .polish,
        half: Half(behind: "i pół", of: "pół", forms: (3, 3)),
        units: polishUnits, ratio: ("do", Set(words: "skala skali skalą")),
        timeWords: Set(words: "godzinę minutę sekundę dobę dzień miesiąc rok"),
        plural: SlavicPlural.form,
        dates: DateTable(separators: [".", "-"], yearSigns: ["r", "roku"]) { day, month, year, _ in
            let text = PolishNumbers.ordinal(day, .genitive)
            return "\(text) \(PolishNumbers.months[month - 1]) \(PolishNumbers.year(Int(year) ?? 0, .genitive)) roku"
        },
        time: { hour, minute, separator, _ in separator == "." && minute == "00" ? "\(hour)" : nil },
        dottedTimes: DottedTimes(behind: Set(words: "godz godzinie godziny"), from: Set(words: "od"), joining: Set(words: "do i – -")),
        clockWords: ["godz", "godzinie", "godziny", "godzina"], numeral: PolishNumbers.numeral,
        numeralPair: NumeralPair(and: ["i", "oraz", "lub", "a"], to: ["do", "po"], endings: ["ym", "im", "ego", "ej"]),
        symbols: [
            "∧": "i", "∨": "lub", "⊕": "plus", "≡": "równoważne", "∝": "proporcjonalne do",
            "✓": "tak", "✔": "tak", "✗": "nie", "✘": "nie",
            "½": "jedna druga", "¼": "jedna czwarta", "¾": "trzy czwarte", "⅓": "jedna trzecia", "⅔": "dwie trzecie",
            "<": "mniejsze niż", ">": "większe niż", "≤": "mniejsze lub równe", "≥": "większe lub równe", "≈": "około",
            "≠": "różne od",
            "∞": "nieskończoność", "√": "pierwiastek z", "∑": "suma", "∏": "iloczyn", "∫": "całka", "∈": "należy do", "∉": "nie należy do",
            "∪": "suma", "∩": "część wspólna", "∀": "dla każdego", "∃": "istnieje", "⇒": "implikuje", "⇔": "wtedy i tylko wtedy gdy",
            "→": "do", "−": "minus", "‰": "promili", "&": "i", "€": "euro", "~": "około", "№": "numer", "⊂": "zawarte w", "⊆": "zawarte w",
            "↪": "zanurza się w", "↦": "przechodzi na", "∄": "nie istnieje", "⊄": "nie zawarte w", "⊈": "nie zawarte w",
            "⊊": "zawarte właściwie w",
            "⊥": "prostopadłe do", "∥": "równoległe do", "∅": "zbiór pusty", "⇐": "wynika z", "∛": "pierwiastek sześcienny z",
            "≢": "nierównoważne", "≁": "nierównoważne", "∤": "nie dzieli", "⋃": "suma", "⋂": "część wspólna",
        ],
        powers: PowerWords(squared: "do kwadratu", cubed: "do sześcianu", other: "do potęgi", minus: "minus"), functionWord: "od",
        smallWords: Set(words: "i a o u w z na do od po za nad pod przy dla oraz lub albo"),
        acronyms: polishAcronyms)

    private static let polishAcronyms = AcronymTable(
        words: """
            VAT PIT ZUS PAN GUS NIP PIN SIM CIT RAM ROM ISO PAP NIK LOT PIP MON MEN ZOZ KUL PIS TIR LAN OFE UFO BIP BOR SOP RIO
            GIS KIO VIP UOKiK=uokik
            """,
        spelled: "ONZ IPN OC ABW AGH UAM OSP EWG", butNot: "OS UI LED", always: "ISBN MAEA")

    private static let polishAbbreviations = AbbreviationTable(
        always: """
            à = a
            w pon. = w poniedziałek; w śr. = w środę; w czw. = w czwartek; w sob. = w sobotę; w niedz. = w niedzielę; w pt. = w piątek; W pt. = W piątek; W pon. = W poniedziałek
            W śr. = W środę; W czw. = W czwartek; W sob. = W sobotę; W niedz. = W niedzielę
            w dn. = w dniu; W dn. = W dniu; od godz. = od godziny; do godz. = do godziny; ok. godz. = około godziny; około godz. = około godziny; przed godz. = przed godziną
            w temp. = w temperaturze; W temp. = W temperaturze; do temp. = do temperatury; od temp. = od temperatury; w r. = w roku; W r. = W roku
            w woj. = w województwie; W woj. = W województwie; z woj. = z województwa; Z woj. = Z województwa
            z ang. = z angielskiego; z niem. = z niemieckiego; z łac. = z łacińskiego; z gr. = z greckiego; z fr. = z francuskiego
            m.in. = między innymi; m. in. = między innymi; tj. = to jest; t.j. = to jest; tzw. = tak zwany; p.n.e. = przed naszą erą
            n.e. = naszej ery; zob. = zobacz; por. = porównaj; wg = według; ww. = wyżej wymieniony; pt. = pod tytułem; itd. = i tak dalej
            itp. = i tym podobne; np. = na przykład; tzn. = to znaczy; ok. = około; etc. = et cetera; et al. = i inni; ds. = do spraw
            św. = święty; ul. = ulica/ulicy; al. = aleja/alei; pl. = plac/placu; os. = osiedle/osiedlu; mgr = magister; dr = doktor; prof. = profesor
            inż. = inżynier; ks. = ksiądz; red. = redaktor; hab. = habilitowany; tys. = tysiąc/tysiące/tysięcy/tysiąca
            mln = milion/miliony/milionów/miliona; mld = miliard/miliardy/miliardów/miliarda; mln. = milion/miliony/milionów/miliona
            mld. = miliard/miliardy/miliardów/miliarda; min. = minimum; dz. cyt. = dzieło cytowane; przyp. = przypis; bm. = bieżącego miesiąca
            Dz. U. = Dziennik Ustaw; temp. = temperatura
            ws. = w sprawie; dot. = dotyczący; m.st. = miasta stołecznego; m. st. = miasta stołecznego; sygn. = sygnatura
            maks. = maksimum; jw. = jak wyżej; pod red. = pod redakcją; cd. = ciąg dalszy; cdn. = ciąg dalszy nastąpi; br. = bieżącego roku; vs. = kontra
            vs = kontra
            wyd. = wydanie; woj. = województwo; zł. = złotych; sp. = spółka; op. cit. = op cit; nt. = na temat; ang. = angielski
            i n. = i następne; i nast. = i następne; z późn. zm. = z późniejszymi zmianami; lit. a = litera a; lit. b = litera b; lit. c = litera c
            lit. d = litera d; lit. e = litera e
            """,
        beforeNumber: """
            ćw. = ćwierci; poł. = połowie^połowy; przeł. = przełomie; str. = strona/stronie|stronę+strony/stronach; s. = strona/stronie|stronę+strony/stronach; ss. = strony/stronach
            nr = numer+numery; nr. = numer+numery; rys. = rysunek/rysunku+rysunki/rysunkach; ryc. = rycina/rycinie|rycinę+ryciny/rycinach
            równ. = równanie/równaniu+równania/równaniach
            tab. = tabela/tabeli|tabelę+tabele/tabelach; t. = tom/tomie+tomy/tomach; rozdz. = rozdział/rozdziale+rozdziały/rozdziałach
            art. = artykuł/artykule+artykuły/artykułach; ust. = ustęp+ustępy; pkt = punkt+punkty; poz. = pozycja+pozycje
            godz. = godzina/godzinie+godziny/godzinach; pocz. = początku
            dn. = dnia; ur. = urodzony; zm. = zmarły; tel. = telefon
            m. = mieszkanie; § = paragraf+paragrafy; r. = rok; w. = wiek; zał. = załącznik; cz. = część; vol. = tom; fig. = figura; d. = dom
            stycz. = stycznia; lut. = lutego
            """,
        beforeCapital: """
            gen. = generał; płk = pułkownik; kpt. = kapitan; mjr = major; bp = biskup; abp = arcybiskup; kard. = kardynał; św = święty
            p. = pan; o. = ojciec; b. = były; oprac. = opracował; ppor. = podporucznik
            """,
        afterNumber: """
            r. = roku; w. = wieku; kw. = kwartał/kwartale; zł = złoty/złote/złotych/złotego; gr = grosz/grosze/groszy/grosza
            godz. = godzina/godziny/godzin/godziny; min. = minuta/minuty/minut/minuty; sek. = sekunda/sekundy/sekund/sekundy
            os. = osoba/osoby/osób/osoby; szt. = sztuka/sztuki/sztuk/sztuki
            str. = strona/strony/stron/strony; s. = strona/strony/stron/strony
            """,
        beforeAny: "im. = imienia; tłum. = tłumaczył",
        behind: [
            "im.": """
            A szko uniwersyt liceum gimnazj teatr nagrod fundacj ulic politechni akademi instytut muze bibliotek szpital stadion park
            rond most plac osiedl hut kopal zakład dom stowarzysz towarzystw order medal kości parafi kolegi zespół zespoł chór
            orkiestr konkurs festiwal memoriał przedszkol technik filharmoni oper kino pałac klub hufi hufc druży centrum ośrod
            dział oddział wydział kośció koł nagrod
            """
        ],
        notBehind: [
            "im.": "-ał -ił -ył -gł -ła -li -ło -ły -ć -ją -je to dzięki przeciw ku się że i nie jest"
        ], behindNumbers: ["r.": .init(figures: 4...4), "w.": .init(figures: 4...4, areRoman: true), "godz.": .init(figures: 1...2)])

    private static let polishUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=mili; c=centy; d=decy; h=hekto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=metr/metry/metrów/metra; g=gram/gramy/gramów/grama; l=litr/litry/litrów/litra; L=litr/litry/litrów/litra
            s=sekunda/sekundy/sekund/sekundy; Hz=herc/herce/herców/herca; W=wat/waty/watów/wata; V=wolt/wolty/woltów/wolta
            J=dżul/dżule/dżuli/dżula; Pa=paskal/paskale/paskali/paskala; Wh=watogodzina/watogodziny/watogodzin/watogodziny
            mol=mol/mole/moli/mola; Ω=om/omy/omów/oma; cal=kaloria/kalorie/kalorii/kalorii
            """,
        others: """
            "=cal/cale/cali/cala
            kB=kilobajt/kilobajty/kilobajtów/kilobajta; KB=kilobajt/kilobajty/kilobajtów/kilobajta; MB=megabajt/megabajty/megabajtów/megabajta
            GB=gigabajt/gigabajty/gigabajtów/gigabajta; TB=terabajt/terabajty/terabajtów/terabajta
            mA=miliamper/miliampery/miliamperów/miliampera; min=minuta/minuty/minut/minuty; h=godzina/godziny/godzin/godziny
            K=kelwin/kelwiny/kelwinów/kelwina; °C=stopień Celsjusza/stopnie Celsjusza/stopni Celsjusza/stopnia Celsjusza
            dB=decybel/decybele/decybeli/decybela; ha=hektar/hektary/hektarów/hektara; t=tona/tony/ton/tony
            °=stopień/stopnie/stopni/stopnia
            """,
        per: " na ", divisors: "h=na godzinę; s=na sekundę; min=na minutę"
    ) { forms, exponent, _ in
        let endings =
            exponent == 2
            ? ["kwadratowy", "kwadratowe", "kwadratowych", "kwadratowego"] : ["sześcienny", "sześcienne", "sześciennych", "sześciennego"]
        return forms.enumerated().map { $1 + " " + endings[min($0, endings.count - 1)] }
    }
}

/// The plural forms of Slavic languages: one, a few, many, and a part (behind decimals).
enum SlavicPlural {
    static func form(_ number: Substring) -> Int {
        if number.contains(",") { return 3 }
        guard let last = number.last?.wholeNumberValue else { return 2 }
        if number == "1" { return 0 }
        let isTeen = number.dropLast().last == "1"
        return !isTeen && (2...4).contains(last) ? 1 : 2
    }
}
