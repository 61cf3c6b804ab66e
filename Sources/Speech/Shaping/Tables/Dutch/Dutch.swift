extension LanguageTables {
    static let dutch = LanguageTables(
        abbreviations: dutchAbbreviations, lifeSigns: LifeSigns(born: "geboren", died: "overleden"),
        variables: VariableNouns(beforeX: "groep type"),
        point: DecimalPoint(
            word: "punt", isSilent: true, silentBehind: Set(words: "om tot van op"), silentBefore: Set(words: "uur euro gulden frank"),
            saidBehind: Set(words: "paragraaf tabel versie figuur hoofdstuk sectie opgave debian")),
        labels: Set(words: "tabel"), joinsGroups: true, rangeWord: "tot", beforeChrist: ["voor christus"], byWord: "bij",
        multiple: Multiple(
            word: "keer",
            followers: Set(
                words: "zo meer minder per beter sneller langzamer hoger lager groter kleiner langer sterker goedkoper duurder zwaarder")),
        overWord: "gedeeld door",
        orWord: "of",
        referenceWords: ("verwijzing", "verwijzingen"),
        bracketed: Set(words: "vergelijking vergelijkingen formule"), noteWord: "noot",
        fractions: [
            "1/2": "een half", "1/3": "een derde", "2/3": "twee derde", "1/4": "een kwart", "3/4": "drie kwart", "1/5": "een vijfde",
            "1/8": "een achtste", "1/10": "een tiende", "1/100": "een honderdste",
        ],
        shortWeekdays: calendar("maandag=ma dinsdag=di woensdag=wo donderdag=do vrijdag=vr zaterdag=za zondag=zo"),
        currencies: [
            "€": Currency(unit: ["euro"], hundredths: ["cent"]), "EUR": Currency(unit: ["euro"], hundredths: ["cent"]),
            "$": Currency(unit: ["dollar"], hundredths: ["cent"]), "£": Currency(unit: ["pond"], hundredths: ["pence"]),
            "¥": Currency(unit: ["yen"]), "ƒ": Currency(unit: ["gulden"], hundredths: ["cent"]),
        ],
        multipliers: Set(words: "duizend miljoen miljard mln mld mrd"), arithmetic: .dutch,
        scoring: ScoringWords(verbs: "verloor verloren won wonnen gewonnen verliest wint versloeg", of: ["van"]), verbs: ["u"],
        measuring: Set(words: "om tot vanaf rond omstreeks heeft"),
        half: Half(
            behind: "en een half", forms: (0, 0),
            words: ["1": "anderhalf", "2": "tweeënhalf", "3": "drieënhalf", "4": "vierenhalf", "5": "vijfenhalf"]), units: dutchUnits,
        compoundForm: 0,
        ratio: ("op", Set(words: "schaal verhouding mengverhouding")),
        timeWords: Set(words: "uur seconde minuut dag week maand jaar"),
        dates: DateTable(
            separators: ["-", "/", "."],
            stroke: StrokeDates(
                weak: Set(words: "op van tot voor vanaf"), strong: Set(words: "t/m"),
                weekdays: Set(words: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag"), partitive: Set(words: "van"))
        ) { day, month, year, _ in "\(day) \(DutchNumbers.months[month - 1]) \(year)" },
        time: { hour, minute, separator, next in
            let isTime = separator == "u" || (separator == "." && next == "uur")
            guard isTime, !minute.isEmpty else { return nil }
            return minute == "00" ? "\(hour)" : next == "uur" ? "\(hour) uur \(Int(minute) ?? 0)" : "\(hour):\(minute)"
        },
        dottedTimes: DottedTimes(joining: Set(words: "tot en of – -"), hours: Set(words: "uur")), numeral: DutchNumbers.numeral,
        symbols: [
            "∧": "en", "∨": "of", "⊕": "plus", "∂": "partieel", "≡": "equivalent met", "∝": "evenredig met",
            "✓": "ja", "✔": "ja", "✗": "nee", "✘": "nee",
            "¼": "een kwart", "¾": "drie kwart", "⅓": "een derde", "⅔": "twee derde",
            "<": "kleiner dan", ">": "groter dan", "≤": "kleiner dan of gelijk aan", "≥": "groter dan of gelijk aan", "=": "is gelijk aan",
            "±": "plus of min", "×": "maal", "÷": "gedeeld door", "≈": "ongeveer", "≠": "niet gelijk aan", "∞": "oneindig", "√": "wortel",
            "∑": "som", "∏": "product", "∫": "integraal", "∈": "element van", "∉": "geen element van", "∪": "vereniging", "∩": "doorsnede",
            "∀": "voor alle", "∃": "er is", "⇒": "impliceert", "⇔": "dan en slechts dan als", "→": "naar", "−": "min", "‰": "promille",
            "&": "en", "§": "paragraaf", "½": "een half", "~": "ongeveer", "⊂": "deel van", "⊆": "deel van", "№": "nummer",
            "↪": "wordt ingebed in", "↦": "wordt afgebeeld op", "∄": "er is geen", "⊄": "geen deel van", "⊈": "geen deel van",
            "⊊": "echt deel van",
            "⊥": "loodrecht op", "∥": "evenwijdig met", "∅": "lege verzameling", "⇐": "volgt uit", "∛": "derdemachtswortel",
            "≢": "niet equivalent met", "≁": "niet equivalent met", "∤": "deelt niet", "⋃": "vereniging", "⋂": "doorsnede",
        ],
        powers: PowerWords(squared: "kwadraat", cubed: "tot de derde", other: "tot de macht", minus: "min"), functionWord: "van",
        givenWord: "gegeven",
        goingOn: "enzovoort",
        smallWords: Set(words: "de het een en of van in op aan bij met voor uit te als dat die ter ten"),
        acronyms: dutchAcronyms)

    private static let dutchAcronyms = AcronymTable(
        words: "PIN SIM RAM ROM ISO LAN DIN UFO VUT NOS RAI MER NAP NEN GIF SOA ZIP BIG BOA TOM PUK",
        spelled: "UWV AOW ABN ANP ICT AVG ANP", butNot: "OS UI LED", always: "ISBN ANWB EHBO AIVD")

    private static let dutchAbbreviations = AbbreviationTable(
        always: """
            à = a
            bijv. = bijvoorbeeld; bv. = bijvoorbeeld; d.w.z. = dat wil zeggen; d. w. z. = dat wil zeggen; o.a. = onder andere
            o. a. = onder andere; m.b.t. = met betrekking tot; i.v.m. = in verband met; t.o.v. = ten opzichte van; m.a.w. = met andere woorden
            t.a.v. = ten aanzien van; i.p.v. = in plaats van; a.u.b. = alstublieft; e.d. = en dergelijke; z.g. = zogenaamde
            zgn. = zogenaamde; zog. = zogenaamde; e.a. = en anderen; m.n. = met name; t.g.v. = ten gevolge van; n.a.v. = naar aanleiding van
            d.m.v. = door middel van; o.m. = onder meer; t.w. = te weten; v.Chr. = voor Christus; n.Chr. = na Christus
            v. Chr. = voor Christus; n. Chr. = na Christus; enz. = enzovoort; etc. = et cetera; resp. = respectievelijk; vgl. = vergelijk
            cf. = vergelijk; ca. = circa; incl. = inclusief; excl. = exclusief; max. = maximaal; min. = minimaal; evt. = eventueel
            vs. = versus; vs = versus; et al. = et al; mln. = miljoen; mld. = miljard; mln = miljoen; mld = miljard; mrd = miljard; mrd. = miljard; t/m = tot en met
            n.v.t. = niet van toepassing; z.s.m. = zo spoedig mogelijk; o.l.v. = onder leiding van; zie o. = zie onder
            drs. = doctorandus; dr. = doctor; ir. = ingenieur; mr. = meester; ing. = ingenieur; prof. = professor; dhr. = de heer
            Dhr. = de heer; mevr. = mevrouw; Mevr. = mevrouw; mw. = mevrouw; Mw. = mevrouw; Dr. = doctor; Prof. = professor; jl. = jongstleden
            a.s. = aanstaande; i.h.b. = in het bijzonder; i.t.t. = in tegenstelling tot; m.i.v. = met ingang van; z.o.z. = zie ommezijde
            """,
        beforeNumber: """
            blz. = bladzijde; p. = pagina; pp. = pagina's; pag. = pagina; nr. = nummer; nrs. = nummers; afb. = afbeelding; fig. = figuur
            tab. = tabel; hfst. = hoofdstuk; h. = hoofdstuk; art. = artikel; par. = paragraaf; dl. = deel; bd. = band; vol. = volume
            § = paragraaf; §§ = paragrafen; tel. = telefoon; eq. = vergelijking; vgl. = vergelijking; jan. = januari; feb. = februari
            mrt. = maart; apr. = april; aug. = augustus; sept. = september; okt. = oktober; nov. = november; dec. = december; jrg. = jaargang
            ref. = verwijzing
            """,
        beforeCapital: """
            St. = Sint; gen. = generaal; kol. = kolonel; kap. = kapitein; H. = Heilige; Ned. = Nederlandse; Fr. = Franse; red. = redactie
            """,
        afterNumber: """
            e.v. = en volgende; jan. = januari; feb. = februari; mrt. = maart; apr. = april; aug. = augustus; sept. = september
            okt. = oktober; nov. = november; dec. = december; blz. = bladzijden; min. = minuut/minuten/minuten; sec. = seconde/seconden/seconden; dr. = druk
            pers. = personen
            """,
        ofDates: "ma. = maandag; wo. = woensdag; vr. = vrijdag; za. = zaterdag",
        besideDays: AbbreviationTable.DayWords(
            before: ["op", "elke"], until: ["tot", "t/m"],
            behind: Set(DutchNumbers.months).union(Set(words: "uur jan feb mrt apr jun jul aug sept okt nov dec"))))

    private static let dutchUnits = UnitTable(
        prefixes: "p=pico; n=nano; µ=micro; m=milli; c=centi; d=deci; h=hecto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=meter; g=gram; l=liter; L=liter; s=seconde/seconden; Hz=hertz; W=watt; V=volt; J=joule; Pa=pascal; Wh=wattuur; eV=elektronvolt
            mol=mol; Ω=ohm; cal=calorie/calorieën; bit=bit
            """,
        others: """
            tl=theelepel/theelepels; el=eetlepel/eetlepels
            "=inch
            kB=kilobyte; KB=kilobyte; MB=megabyte; GB=gigabyte; TB=terabyte; mA=milliampère; kN=kilonewton; min=minuut/minuten; h=uur; u=uur
            mmHg=millimeter kwikdruk; mAh=milliampère-uur; mbar=millibar; Nm=newtonmeter; mSv=millisievert; kDa=kilodalton; µF=microfarad
            nF=nanofarad; pF=picofarad; mM=millimolair; µM=micromolair; nM=nanomolair
            K=kelvin; °C=graad Celsius/graden Celsius; °F=graad Fahrenheit/graden Fahrenheit; dB=decibel; ha=hectare; t=ton
            """,
        per: " per "
    ) { forms, exponent, _ in
        forms.map { (exponent == 2 ? "vierkante " : "kubieke ") + $0 }
    }
}
