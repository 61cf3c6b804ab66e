extension LanguageTables {
    /// espeak-ng reads ordinals, Roman numerals and most signs well in Hungarian.
    static let hungarian = LanguageTables(
        abbreviations: hungarianAbbreviations, lifeSigns: LifeSigns(born: "született", died: "meghalt"), joinsGroups: true, byWord: "szer",
        referenceWords: ("hivatkozás", "hivatkozások"),
        bracketed: Set(words: "egyenlet képlet"), noteWord: "jegyzet",
        fractions: [
            "1/2": "fél", "1/3": "egyharmad", "2/3": "kétharmad", "1/4": "egynegyed", "3/4": "háromnegyed", "1/5": "egyötöd",
            "2/5": "kétötöd",
            "3/5": "háromötöd", "4/5": "négyötöd", "1/6": "egyhatod", "5/6": "öthatod", "1/8": "egynyolcad", "3/8": "háromnyolcad",
            "5/8": "ötnyolcad", "7/8": "hétnyolcad",
        ],
        currencies: [
            "Ft": Currency(unit: ["forint"]), "HUF": Currency(unit: ["forint"]), "€": Currency(unit: ["euró"], hundredths: ["cent"]),
            "EUR": Currency(unit: ["euró"], hundredths: ["cent"]), "$": Currency(unit: ["dollár"], hundredths: ["cent"]),
            "£": Currency(unit: ["font"]),
        ],
        multipliers: Set(words: "ezer millió milliárd"), units: hungarianUnits,
        symbols: [
            "✓": "igen", "✔": "igen", "✗": "nem", "✘": "nem",
            "⅓": "egyharmad", "⅔": "kétharmad", "<": "kisebb mint", ">": "nagyobb mint", "≤": "kisebb vagy egyenlő mint",
            "≥": "nagyobb vagy egyenlő mint", "≈": "körülbelül",
            "≠": "nem egyenlő", "∞": "végtelen", "∑": "szumma", "∏": "produktum", "∫": "integrál", "∈": "eleme", "∀": "minden",
            "∃": "létezik",
            "‰": "ezrelék", "~": "körülbelül", "£": "font",
        ],
        smallWords: Set(words: "a az és vagy egy de hogy nem is"))

    private static let hungarianAbbreviations = AbbreviationTable(
        always: """
            à = a
            és/vagy = és vagy
            pl. = például; stb. = satöbbi; ill. = illetve; ún. = úgynevezett; kb. = körülbelül; vö. = vesd össze; i. e. = időszámításunk előtt
            i. sz. = időszámításunk szerint; i.e. = időszámításunk előtt; i.sz. = időszámításunk szerint; Kr. e. = Krisztus előtt
            Kr. u. = Krisztus után; kr. e. = Krisztus előtt; kr. u. = Krisztus után; ld. = lásd; max. = maximum; min. = minimum; u. = utca
            id. = idősebb; ifj. = ifjabb; özv. = özvegy; Dr. = doktor; dr. = doktor; prof. = professzor; Prof. = professzor; szept. = szeptember
            """,
        beforeNumber:
            "márc. = március; ápr. = április; jún. = június; júl. = július; febr. = február; okt. = október; nov. = november; dec. = december; jan. = január; tel. = telefon; Tel. = telefon; sz. = szám; kb = körülbelül",
        afterNumber:
            "min. = perc; o. = oldal; old. = oldal; sz. = szám; db = darab; db. = darab; fő. = fő; évf. = évfolyam; köt. = kötet; fej. = fejezet"
    )

    private static let hungarianUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=milli; c=centi; d=deci; h=hekto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=méter; g=gramm; l=liter; L=liter; Hz=hertz; W=watt; V=volt; J=joule; Pa=pascal; Wh=wattóra; mol=mol; Ω=ohm; cal=kalória; bit=bit
            """,
        others: """
            "=hüvelyk
            kB=kilobájt; KB=kilobájt; MB=megabájt; GB=gigabájt; TB=terabájt; ms=ezredmásodperc; min=perc; h=óra; K=kelvin; °C=Celsius-fok
            dB=decibel; ha=hektár; dkg=dekagramm; km/h=kilométer per óra; m/s=méter per másodperc
            """,
        per: " per "
    ) { forms, exponent, _ in
        forms.map { (exponent == 2 ? "négyzet" : "köb") + $0 }
    }
}
