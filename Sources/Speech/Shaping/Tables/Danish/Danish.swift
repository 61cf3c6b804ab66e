extension LanguageTables {
    /// espeak-ng reads ordinals well in Danish.
    static let danish = LanguageTables(
        abbreviations: danishAbbreviations, lifeSigns: LifeSigns(born: "født", died: "død"), addressDot: "punktum",
        nounGenders: NounGenders.danish, point: DecimalPoint(word: "punktum"),
        labels: Set(words: "tabel figur"), counting: Set(words: "er var har havde end ca cirka omkring næsten over de med"),
        rangeWord: "til", byWord: "gange",
        referenceWords: ("reference", "referencer"), bracketed: Set(words: "ligning ligningen ligninger ligningerne formel"),
        noteWord: "note",
        fractions: [
            "1/2": "en halv", "1/3": "en tredjedel", "2/3": "to tredjedele", "1/4": "en fjerdedel", "3/4": "tre fjerdedele",
            "1/5": "en femtedel", "2/5": "to femtedele", "3/5": "tre femtedele", "4/5": "fire femtedele", "1/6": "en sjettedel",
            "5/6": "fem sjettedele", "1/8": "en ottendedel", "3/8": "tre ottendedele", "5/8": "fem ottendedele", "7/8": "syv ottendedele",
            "1/10": "en tiendedel",
        ], partitive: ["af"], oneHalf: HalfForms.danish, andWord: "og",
        shortWeekdays: calendar("mandag=man tirsdag=tir,tirs onsdag=ons torsdag=tor,tors fredag=fre lørdag=lør søndag=søn"),
        currencies: [
            "kr": danishKrone, "kr.": danishKrone,
            "DKK": Currency(unit: ["dansk krone", "danske kroner"], hundredths: ["øre"], and: " og "),
            "€": Currency(unit: ["euro"], hundredths: ["cent"], and: " og "),
            "EUR": Currency(unit: ["euro"], hundredths: ["cent"], and: " og "),
            "$": Currency(unit: ["dollar"], hundredths: ["cent"], and: " og "), "£": Currency(unit: ["pund"]),
        ],
        multipliers: Set(words: "tusind million millioner milliard milliarder mio mia mill mrd"), arithmetic: .danish,
        scoring: ScoringWords(verbs: "tabte vandt tabt vundet", of: ["af"]), half: Half(behind: "og en halv"),
        units: danishUnits, ratio: ("til", Set(words: "målestok målestoksforhold forholdet")),
        dates: DateTable(
            separators: [".", "-", "/"], beforeShort: Set(words: "fra til inden før efter senest"), joining: Set(words: "og til eller"),
            numbered: Set(words: "afsnit avsnitt kapitel kapittel version versjon punkt pkt tabel tabell figur"),
            stroke: StrokeDates(sure: Set(words: "den"), weekdays: Set(words: "mandag tirsdag onsdag torsdag fredag lørdag søndag"))
        ) { day, month, year, _ in
            "\(day). \(ScandinavianNumbers.danishMonths[month - 1])" + (year.isEmpty ? "" : " " + year)
        },
        time: { _, _, _, _ in nil },
        dottedTimes: DottedTimes(behind: Set(words: "kl klokken"), from: Set(words: "fra"), joining: Set(words: "til og eller – -")),
        clockWords: ["kl", "klokken"],
        numeral: { ScandinavianNumbers.year($0, hundreds: ScandinavianNumbers.danishHundreds, hundred: "hundrede") },
        symbols: [
            "✓": "ja", "✔": "ja", "✗": "nej", "✘": "nej",
            "¼": "en fjerdedel", "¾": "tre fjerdedele", "⅓": "en tredjedel", "⅔": "to tredjedele",
            "<": "mindre end", ">": "større end", "≤": "mindre end eller lig med", "≥": "større end eller lig med", "±": "plus minus",
            "÷": "divideret med", "≈": "cirka", "≠": "forskellig fra", "∞": "uendelig", "√": "kvadratroden af", "∑": "summen",
            "∏": "produktet",
            "∫": "integralet", "∈": "tilhører", "∉": "tilhører ikke", "∪": "forenet med", "∩": "snittet med", "∀": "for alle",
            "∃": "der findes", "⇒": "medfører", "⇔": "hvis og kun hvis", "→": "til", "−": "minus", "‰": "promille", "~": "cirka",
            "£": "pund", "№": "nummer",
        ],
        powers: PowerWords(squared: "i anden", cubed: "i tredje", other: "opløftet til", minus: "minus"), functionWord: "af",
        smallWords: Set(words: "en et den det og eller af i på for med til fra om som at ved"),
        acronyms: danishAcronyms)

    private static let danishAcronyms = AcronymTable(
        words: "PIN SIM RAM ROM ISO LAN UFO SAS GIF RUC KID", butNot: "OS AG AC UD", always: "ISBN")

    private static let danishKrone = Currency(unit: ["krone", "kroner"], hundredths: ["øre"], and: " og ")

    private static let danishAbbreviations = AbbreviationTable(
        always: """
            og/eller = og eller
            f.eks. = for eksempel; f. eks. = for eksempel; fx = for eksempel; bl.a. = blandt andet; bl. a. = blandt andet; dvs. = det vil sige
            d.v.s. = det vil sige; m.m. = med mere; m.fl. = med flere; m.v. = med videre; mv. = med videre; osv. = og så videre
            o.s.v. = og så videre; s.k. = såkaldte; ca. = cirka; ca = cirka; jf. = jævnfør; jfr. = jævnfør; evt. = eventuelt
            inkl. = inklusive; ekskl. = eksklusive; pga. = på grund af; p.g.a. = på grund af; mht. = med hensyn til; ift. = i forhold til
            iht. = i henhold til; pr. = per; vedr. = vedrørende; hhv. = henholdsvis; o.l. = og lignende; o.lign. = og lignende; etc. = et cetera
            f.Kr. = før Kristus; e.Kr. = efter Kristus; f. Kr. = før Kristus; e. Kr. = efter Kristus; t.o.m. = til og med; t.h. = til højre
            t.v. = til venstre; mio. = million/millioner/millioner; mia. = milliard/milliarder/milliarder; et al. = et al
            tirs. = tirsdag; tors. = torsdag; lør. = lørdag; søn. = søndag
            """,
        beforeNumber: """
            tirs. = tirsdag; tors. = torsdag; fre. = fredag; lør. = lørdag
            s. = side+siderne; nr. = nummer; nr = nummer; kap. = kapitel; fig. = figur; tab. = tabel; bd. = bind; tlf. = telefon; tel. = telefon
            kl. = klokken; stk. = stykke; art. = artikel; afs. = afsnit; jan. = januar; feb. = februar; apr. = april; aug. = august
            sept. = september; okt. = oktober; nov. = november; dec. = december; f. = født; d. = den; ref. = reference
            """,
        beforeCapital: "hr. = hr; fr. = fru; dr. = doktor; Dr. = doktor; prof. = professor; Prof. = professor; Skt. = Sankt",
        afterNumber: """
            tsk. = teskefuld/teskefulde/teskefulde/teskefuld; spsk. = spiseskefuld/spiseskefulde/spiseskefulde/spiseskefuld
            stk. = stykker; min. = minutter; sek. = sekunder; jan. = januar; feb. = februar; apr. = april; aug. = august; sept. = september
            okt. = oktober; nov. = november; dec. = december; årh. = århundrede
            ff. = følgende; pers. = person/personer/personer; indb. = indbyggere
            """)

    private static let danishUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=milli; c=centi; d=deci; h=hekto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=meter; g=gram; l=liter; L=liter; s=sekund/sekunder; Hz=hertz; W=watt; V=volt; J=joule; Pa=pascal; Wh=watttime/watttimer
            mol=mol; Ω=ohm; cal=kalorie/kalorier; bit=bit
            """,
        others: """
            "=tomme/tommer
            kB=kilobyte; KB=kilobyte; MB=megabyte; GB=gigabyte; TB=terabyte; mA=milliampere; min=minut/minutter; h=time/timer; K=kelvin
            °C=grad Celsius/grader Celsius; °F=grad Fahrenheit/grader Fahrenheit; dB=decibel; ha=hektar; °=grad/grader; km/t=kilometer i timen
            """,
        per: " per ", divisors: "h=i timen; t=i timen; s=i sekundet"
    ) { forms, exponent, _ in
        forms.map { (exponent == 2 ? "kvadrat" : "kubik") + $0 }
    }
}
