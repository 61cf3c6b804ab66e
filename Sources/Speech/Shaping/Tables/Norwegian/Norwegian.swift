extension LanguageTables {
    /// espeak-ng reads ordinals well in Norwegian.
    static let norwegian = LanguageTables(
        abbreviations: norwegianAbbreviations, lifeSigns: LifeSigns(born: "født", died: "død"), nounGenders: NounGenders.norwegian,
        point: DecimalPoint(word: "punktum"), labels: Set(words: "tabell figur"), joinsGroups: true, rangeWord: "til",
        byWord: "ganger",
        referenceWords: ("referanse", "referanser"),
        bracketed: Set(words: "ligning ligningen ligninger ligningerne formel likning likningen likninger"),
        noteWord: "note",
        fractions: [
            "1/2": "en halv", "1/3": "en tredjedel", "2/3": "to tredjedeler", "1/4": "en fjerdedel", "3/4": "tre fjerdedeler",
            "1/5": "en femtedel", "2/5": "to femtedeler", "3/5": "tre femtedeler", "4/5": "fire femtedeler", "1/6": "en sjettedel",
            "5/6": "fem sjettedeler", "1/8": "en åttedel", "3/8": "tre åttedeler", "5/8": "fem åttedeler", "7/8": "sju åttedeler",
            "1/10": "en tidel",
        ], partitive: ["av"], andWord: "og",
        shortWeekdays: calendar("mandag=man tirsdag=tir,tirs onsdag=ons torsdag=tor,tors fredag=fre lørdag=lør søndag=søn"),
        currencies: [
            "kr": norwegianKrone, "kr.": norwegianKrone,
            "NOK": Currency(unit: ["norsk krone", "norske kroner"], hundredths: ["øre"], and: " og "),
            "€": Currency(unit: ["euro"], hundredths: ["cent"], and: " og "),
            "EUR": Currency(unit: ["euro"], hundredths: ["cent"], and: " og "),
            "$": Currency(unit: ["dollar"], hundredths: ["cent"], and: " og "), "£": Currency(unit: ["pund"]),
        ],
        multipliers: Set(words: "tusen million millioner milliard milliarder mio mia mill mrd"), arithmetic: .norwegian,
        scoring: ScoringWords(verbs: "tapte vant tapt vunnet", of: ["av"]), verbs: ["ha"],
        doneWithLand: Set(words: "jord mark skog dyrket åker stor stort"),
        half: Half(behind: "og en halv"),
        units: norwegianUnits, ratio: ("til", Set(words: "målestokk forholdet")),
        dates: DateTable(
            separators: [".", "-", "/"], beforeShort: Set(words: "fra til innen før etter senest"), joining: Set(words: "og til eller"),
            numbered: Set(words: "afsnit avsnitt kapitel kapittel version versjon punkt pkt tabel tabell figur"),
            stroke: StrokeDates(sure: Set(words: "den"), weekdays: Set(words: "mandag tirsdag onsdag torsdag fredag lørdag søndag"))
        ) { day, month, year, _ in
            "\(day). \(ScandinavianNumbers.norwegianMonths[month - 1])" + (year.isEmpty ? "" : " " + year)
        },
        time: { _, _, _, _ in nil },
        dottedTimes: DottedTimes(behind: Set(words: "kl klokken"), from: Set(words: "fra"), joining: Set(words: "til og eller – -")),
        clockWords: ["kl", "klokken"],
        numeral: ScandinavianNumbers.norwegian,
        symbols: [
            "✓": "ja", "✔": "ja", "✗": "nei", "✘": "nei",
            "¼": "en fjerdedel", "¾": "tre fjerdedeler", "⅓": "en tredjedel", "⅔": "to tredjedeler",
            "<": "mindre enn", ">": "større enn", "≤": "mindre enn eller lik", "≥": "større enn eller lik", "±": "plus minus",
            "÷": "delt på", "≈": "omtrent", "≠": "ulik", "∞": "uendelig", "√": "kvadratroten av", "∑": "summen", "∏": "produktet",
            "∫": "integralet", "∈": "tilhører", "∉": "tilhører ikke", "∪": "forent med", "∩": "snittet med", "∀": "for alle",
            "∃": "det finnes", "⇒": "medfører", "⇔": "hvis og kun hvis", "→": "til", "−": "minus", "‰": "promille", "~": "omtrent",
            "£": "pund", "€": "euro", "§": "paragraf", "½": "en halv", "×": "ganger", "°": "grader", "&": "og", "№": "nummer",
        ],
        powers: PowerWords(squared: "i andre", cubed: "i tredje", other: "opphøyd i", minus: "minus"), functionWord: "av",
        smallWords: Set(words: "en et den det og eller av i på for med til fra om som at ved"),
        acronyms: norwegianAcronyms)

    private static let norwegianAcronyms = AcronymTable(
        words: "PIN=pinn SIM=simm ROM=romm RAM ISO LAN UFO SAS NAV GIF", butNot: "OS AG AC", always: "ISBN")

    private static let norwegianKrone = Currency(unit: ["krone", "kroner"], hundredths: ["øre"], and: " og ")

    private static let norwegianAbbreviations = AbbreviationTable(
        always: """
            à = a
            og/eller = og eller
            f.eks. = for eksempel; f. eks. = for eksempel; bl.a. = blant annet; bl. a. = blant annet; dvs. = det vil sige
            d.v.s. = det vil sige; m.m. = med mer; m.fl. = med flere; m.v. = med videre; mv. = med videre; osv. = og så videre
            o.s.v. = og så videre; s.k. = såkalte; ca. = cirka; ca = cirka; jf. = jamfør; jfr. = jamfør; evt. = eventuelt
            inkl. = inklusive; ekskl. = eksklusive; pga. = på grunn av; p.g.a. = på grunn av; mht. = med hensyn til; ift. = i forhold til
            iht. = i henhold til; pr. = per; vedr. = vedrørende; hhv. = henholdsvis; o.l. = og lignende; o.lign. = og lignende; etc. = et cetera
            f.Kr. = før Kristus; e.Kr. = etter Kristus; f. Kr. = før Kristus; e. Kr. = etter Kristus; t.o.m. = til og med; t.h. = til høyre
            t.v. = til venstre; mill. = million/millioner/millioner; mrd. = milliard/milliarder/milliarder; et al. = et al
            tirs. = tirsdag; tors. = torsdag; lør. = lørdag; søn. = søndag; f.o.m. = fra og med
            """,
        beforeNumber: """
            tirs. = tirsdag; tors. = torsdag; fre. = fredag; lør. = lørdag
            s. = side+siderne; nr. = nummer; nr = nummer; kap. = kapittel; fig. = figur; tab. = tabell; bd. = bind; tlf. = telefon; tel. = telefon
            kl. = klokken; pkt. = punkt; art. = artikkel; avsn. = avsnitt; jan. = januar; feb. = februar; apr. = april; aug. = august
            sept. = september; okt. = oktober; nov. = november; des. = desember; f. = født; ref. = referanse
            """,
        beforeCapital: "hr. = hr; fr. = fru; dr. = doktor; Dr. = doktor; prof. = professor; Prof. = professor; Skt. = Sankt",
        afterNumber: """
            stk. = stykker; min. = minutter; sek. = sekunder; jan. = januar; feb. = februar; apr. = april; aug. = august; sept. = september
            okt. = oktober; nov. = november; des. = desember; årh. = århundre
            flg. = følgende; pers. = person/personer/personer; innb. = innbyggere
            """)

    private static let norwegianUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=milli; c=centi; d=desi; h=hekto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=meter; g=gram; l=liter; L=liter; s=sekund/sekunder; Hz=hertz; W=watt; V=volt; J=joule; Pa=pascal; Wh=wattime/wattimer
            mol=mol; Ω=ohm; cal=kalorie/kalorier; bit=bit
            """,
        others: """
            ts=teskje/teskjeer; ss=spiseskje/spiseskjeer
            "=tomme/tommer
            kB=kilobyte; KB=kilobyte; MB=megabyte; GB=gigabyte; TB=terabyte; mA=milliampere; min=minutt/minutter; h=time/timer; K=kelvin
            °C=grad Celsius/grader Celsius; °F=grad Fahrenheit/grader Fahrenheit; dB=desibel; ha=hektar; °=grad/grader; km/t=kilometer i timen
            """,
        per: " per ", divisors: "h=i timen; t=i timen; s=i sekundet"
    ) { forms, exponent, _ in
        forms.map { (exponent == 2 ? "kvadrat" : "kubikk") + $0 }
    }
}
