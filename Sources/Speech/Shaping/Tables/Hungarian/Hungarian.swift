extension LanguageTables {
    /// espeak-ng reads ordinals, Roman numerals and most signs well in Hungarian.
    static let hungarian = LanguageTables(
        abbreviations: hungarianAbbreviations, lifeSigns: LifeSigns(born: "született", died: "meghalt"), joinsGroups: true, byWord: "szer",
        referenceWords: ("hivatkozás", "hivatkozások"),
        bracketed: Set(words: "egyenlet képlet"), noteWord: "jegyzet",
        currencies: [
            "Ft": Currency(unit: ["forint"]), "HUF": Currency(unit: ["forint"]), "€": Currency(unit: ["euró"], hundredths: ["cent"]),
            "EUR": Currency(unit: ["euró"], hundredths: ["cent"]), "$": Currency(unit: ["dollár"], hundredths: ["cent"]),
            "£": Currency(unit: ["font"]),
        ],
        multipliers: Set(words: "ezer millió milliárd"), units: hungarianUnits,
        symbols: [
            "✓": "igen", "✔": "igen", "✗": "nem", "✘": "nem",
            "<": "kisebb mint", ">": "nagyobb mint", "≤": "kisebb vagy egyenlő mint", "≥": "nagyobb vagy egyenlő mint", "≈": "körülbelül",
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
        beforeNumber: "tel. = telefon; Tel. = telefon; sz. = szám; kb = körülbelül",
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
