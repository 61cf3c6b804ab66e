extension LanguageTables {
    /// Numbers are declined in Finnish as nouns are: what depends on more than the word beside it is left alone.
    static let finnish = LanguageTables(
        abbreviations: finnishAbbreviations, lifeSigns: LifeSigns(born: "syntynyt", died: "kuollut"), addressDot: "piste",
        point: DecimalPoint(word: "piste"), labels: Set(words: "taulukko taulukossa"), joinsGroups: true,
        byWord: "kertaa", overWord: "per",
        referenceWords: ("viite", "viitteet"),
        bracketed: Set(words: "yhtälö yhtälön yhtälössä kaava kaavan kaavassa"), noteWord: "huomautus",
        fractions: [
            "1/2": "puoli", "1/3": "yksi kolmasosa", "2/3": "kaksi kolmasosaa", "1/4": "yksi neljäsosa", "3/4": "kolme neljäsosaa",
            "1/5": "yksi viidesosa", "1/10": "yksi kymmenesosa", "1/100": "yksi sadasosa",
        ],
        shortWeekdays: calendar("maanantai=ma tiistai=ti keskiviikko=ke torstai=to perjantai=pe lauantai=la sunnuntai=su"),
        currencies: [
            "€": Currency(unit: ["euro", "euroa"], hundredths: ["sentti", "senttiä"], and: "*"),
            "EUR": Currency(unit: ["euro", "euroa"], hundredths: ["sentti", "senttiä"], and: "*"),
            "$": Currency(unit: ["dollari", "dollaria"], hundredths: ["sentti", "senttiä"], and: "*"),
            "£": Currency(unit: ["punta", "puntaa"]),
            "mk": Currency(unit: ["markka", "markkaa"], hundredths: ["penni", "penniä"], and: "*"),
        ],
        multipliers: Set(words: "tuhatta miljoona miljoonaa miljardi miljardia milj mrd"),
        half: Half(behind: "ja puoli", of: "puoli", forms: (1, 1)),
        units: finnishUnits,
        dates: DateTable(separators: ["."]) { day, month, year, _ in
            "\(FinnishNumbers.ordinal(day)) \(FinnishNumbers.months[month - 1])" + (year.isEmpty ? "" : " " + year)
        },
        time: { _, _, _, _ in nil }, dottedTimes: DottedTimes(behind: Set(words: "klo kello"), joining: Set(words: "ja tai – -")),
        clockWords: ["klo", "kello"],
        numeral: FinnishNumbers.numeral, hasRomanStops: true,
        symbols: [
            "✓": "kyllä", "✔": "kyllä", "✗": "ei", "✘": "ei",
            "¼": "yksi neljäsosa", "¾": "kolme neljäsosaa", "⅓": "yksi kolmasosa", "⅔": "kaksi kolmasosaa",
            "<": "pienempi kuin", ">": "suurempi kuin", "≤": "pienempi tai yhtä suuri kuin", "≥": "suurempi tai yhtä suuri kuin",
            "±": "plus miinus", "×": "kertaa", "÷": "jaettuna", "≈": "noin", "≠": "eri suuri kuin", "∞": "ääretön", "√": "neliöjuuri",
            "∑": "summa", "∏": "tulo", "∫": "integraali", "−": "miinus", "‰": "promillea", "§": "pykälä", "½": "puoli", "~": "noin",
            "°": "astetta", "£": "puntaa",
        ],
        powers: PowerWords(squared: "toiseen", cubed: "kolmanteen", other: "potenssiin", minus: "miinus"),
        smallWords: Set(words: "ja tai on ei se"))

    private static let finnishAbbreviations = AbbreviationTable(
        always: """
            §:n = pykälän; §:ssä = pykälässä; §:stä = pykälästä; §:ää = pykälää; §:ään = pykälään; §:ien = pykälien; §:t = pykälät
            %:n = prosentin; %:iin = prosenttiin; %:ssa = prosentissa; %:sta = prosentista; %:lla = prosentilla; %:a = prosenttia
            mm. = muun muassa
            à = a
            ja/tai = ja tai
            esim. = esimerkiksi; ks. = katso; vrt. = vertaa; ns. = niin sanottu; ym. = ynnä muuta; yms. = ynnä muuta sellaista
            jne. = ja niin edelleen; tms. = tai muuta sellaista; ts. = toisin sanoen; n. = noin; eKr. = ennen Kristusta; jKr. = jälkeen Kristuksen
            eaa. = ennen ajanlaskun alkua; jaa. = jälkeen ajanlaskun alun; em. = edellä mainittu; ko. = kyseessä oleva; mukl. = mukaan lukien
            milj. = miljoona/miljoonaa/miljoonaa; mrd. = miljardi/miljardia/miljardia; puh. = puhelin; os. = osoite; nyk. = nykyään
            """,
        beforeNumber: "s. = sivu; nro = numero; kpl = kappale; klo = kello; § = pykälä; v. = vuonna; s = sivu",
        beforeCapital: "prof. = professori; tri = tohtori; toim. = toimittanut; Prof. = professori; Tri = tohtori; toht. = tohtori",
        afterNumber:
            "kpl = kappale/kappaletta/kappaletta; § = pykälä; s. = sivua; min. = minuuttia; mm. = millimetri/millimetriä/millimetriä")

    private static let finnishUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=milli; c=sentti; d=desi; h=hehto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=metri/metriä; g=gramma/grammaa; l=litra/litraa; L=litra/litraa; s=sekunti/sekuntia; Hz=hertsi/hertsiä; W=watti/wattia
            V=voltti/volttia; J=joule/joulea; Pa=pascal/pascalia; Wh=wattitunti/wattituntia; mol=mooli/moolia; Ω=ohmi/ohmia; bit=bitti/bittiä
            """,
        others: """
            tl=teelusikallinen/teelusikallista; rkl=ruokalusikallinen/ruokalusikallista
            "=tuuma/tuumaa
            kB=kilotavu/kilotavua; KB=kilotavu/kilotavua; MB=megatavu/megatavua; GB=gigatavu/gigatavua; TB=teratavu/teratavua
            kt=kilotavu/kilotavua; Mt=megatavu/megatavua; Gt=gigatavu/gigatavua; Tt=teratavu/teratavua; min=minuutti/minuuttia; h=tunti/tuntia
            K=kelvin/kelviniä; °C=celsiusaste/celsiusastetta; dB=desibeli/desibeliä; ha=hehtaari/hehtaaria; t=tonni/tonnia; °=aste/astetta
            """,
        per: " per ", divisors: "h=tunnissa; s=sekunnissa; min=minuutissa"
    ) { forms, exponent, _ in
        forms.map { (exponent == 2 ? "neliö" : "kuutio") + $0 }
    }
}

/// What numbers are called in Finnish where espeak-ng says something else: it has "kolme toukokuuta".
enum FinnishNumbers {
    static let months = [
        "tammikuuta", "helmikuuta", "maaliskuuta", "huhtikuuta", "toukokuuta", "kesäkuuta", "heinäkuuta", "elokuuta", "syyskuuta",
        "lokakuuta",
        "marraskuuta", "joulukuuta",
    ]

    static func numeral(_ place: NumeralContext) -> String? {
        if place.isRoman { return roman(place) }
        guard place.marker == ".", (1...31).contains(place.value), place.precedes(monthNames) else { return nil }
        return ordinal(place.value)
    }

    /// "Kustaa III:n", "II maailmansodassa": kings, whose names keep their form, and the world's wars.
    private static func roman(_ place: NumeralContext) -> String? {
        guard (1...20).contains(place.value) else { return nil }
        if place.marker.isEmpty || place.marker == ".", let noun = place.after, noun.hasPrefix("maailmanso"), place.value < 4 {
            let endings = ["sodan", "sodassa", "sodasta"]
            if noun.hasSuffix("sota") { return ordinal(place.value) }
            return endings.firstIndex(where: noun.hasSuffix).map { wars[$0][place.value] }
        }
        guard place.followsName, let name = place.before, rulers.contains(name) else { return nil }
        switch place.marker {
        case "": return ordinal(place.value)
        case ":n": return place.value < 10 ? genitives[place.value] : genitive(ofTeen: place.value)
        default: return nil
        }
    }

    private static func genitive(ofTeen value: Int) -> String {
        if value == 10 { return "kymmenennen" }
        if value == 20 { return "kahdennenkymmenennen" }
        return (value == 11 ? "yhdennen" : value == 12 ? "kahdennen" : genitives[value - 10]) + "toista"
    }

    private static let genitives = [
        "", "ensimmäisen", "toisen", "kolmannen", "neljännen", "viidennen", "kuudennen", "seitsemännen", "kahdeksannen", "yhdeksännen",
    ]
    /// In the genitive, the inessive and the elative.
    private static let wars = [
        ["", "ensimmäisen", "toisen", "kolmannen"], ["", "ensimmäisessä", "toisessa", "kolmannessa"],
        ["", "ensimmäisestä", "toisesta", "kolmannesta"],
    ]
    private static let rulers = Set(
        words: """
            kustaa ludvig nikolai aleksanteri kaarle henrik johannes paavali pius leo benedictus gregorius elisabet margareeta katariina
            fredrik kristian vilhelm filip oskar iivana jaakko rikhard yrjö edvard napoleon harald olavi haakon juhana eerik adolf
            """)

    /// 1 to 39.
    static func ordinal(_ value: Int) -> String {
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        switch ten {
        case 0: return first[one]
        case 1: return one == 0 ? "kymmenes" : compound[one] + "toista"
        case 2, 3: return (ten == 2 ? "kahdeskymmenes" : "kolmaskymmenes") + (one == 0 ? "" : first[one])
        default: return "\(value)"
        }
    }

    private static let first = [
        "", "ensimmäinen", "toinen", "kolmas", "neljäs", "viides", "kuudes", "seitsemäs", "kahdeksas", "yhdeksäs",
    ]
    private static let compound = ["", "yhdes", "kahdes", "kolmas", "neljäs", "viides", "kuudes", "seitsemäs", "kahdeksas", "yhdeksäs"]
    private static let monthNames = Set(months)
}
