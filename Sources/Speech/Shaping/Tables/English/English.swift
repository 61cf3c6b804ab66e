extension LanguageTables {
    static let englishShortWords = Set(
        words: "he she it we you me him her us the and but so or not no yes if as in is was all man men day out now how why who")

    static let english = LanguageTables(
        abbreviations: englishAbbreviations, lifeSigns: LifeSigns(born: "born", died: "died", needsFirstName: true),
        variables: VariableNouns(
            beforeX: "number numbers malcolm", volumes: "volume",
            things: "cylinder gas cube sphere box tank jar vessel solid liquid water sample cone body"),
        decimalSign: ".",
        counting: Set(words: "are were was has have had than over about nearly almost around some only approximately roughly contains of"),
        countedEndings: ["s", "people", "men", "children"], rangeWord: "to", beforeChrist: ["b c", "b.c", "bc", "bce"], byWord: "by",
        multiple: Multiple(
            word: "times",
            followers: Set(
                words:
                    """
                    more less as the better worse a per daily weekly monthly yearly annually speedup increase improvement reduction acceleration
                    faster slower higher lower larger smaller bigger greater longer shorter cheaper brighter stronger heavier lighter fewer
                    richer quicker wider deeper thicker thinner harder easier safer closer likelier
                    """
            )),
        overWord: "over", orWord: "or",
        referenceWords: ("reference", "references"),
        bracketed: Set(words: "equation equations condition conditions inequality problem problems property properties"), noteWord: "note",
        fractions: [
            "1/2": "one half", "1/3": "one third", "2/3": "two thirds", "1/4": "one quarter", "3/4": "three quarters", "1/5": "one fifth",
            "2/5": "two fifths", "3/5": "three fifths", "4/5": "four fifths", "1/6": "one sixth", "5/6": "five sixths", "1/8": "one eighth",
            "3/8": "three eighths", "5/8": "five eighths", "7/8": "seven eighths", "1/10": "one tenth", "1/100": "one hundredth",
            "24/7": "24 7", "9/11": "9 11", "50/50": "50 50", "20/20": "20 20",
        ],
        andWord: "and",
        calendarNames: calendar(
            """
            January=jan February=feb March=mar April=apr May June=jun July=jul August=aug September=sep,sept October=oct November=nov December=dec
            Monday=mon Tuesday=tue,tues Wednesday=wed Thursday=thu,thur,thurs Friday=fri Saturday=sat Sunday=sun
            """),
        currencies: englishCurrencies,
        multipliers: Set(words: "hundred thousand million billion trillion lakh lakhs crore crores"), arithmetic: .english,
        scoring: ScoringWords(verbs: "lost won beat drew lose loses win wins beaten defeated", of: ["of", "on"], behind: ["away"]),
        units: englishUnits,
        smallerUnits: [
            "in": (["foot", "feet"], ["inch", "inches"]), "m": (["hour", "hours"], ["minute", "minutes"]),
            "lb": (["stone"], ["pound", "pounds"]),
        ],
        nounMeasures: NounMeasures(
            articles: ["a", "an"],
            others: Set(
                words: """
                    the and but nor for from with into onto over under above below between about after before behind beyond across along around
                    through during until till since than that which who whom whose when where while because though although per via within
                    without upon toward towards against among off out back away ago apart each every all any some both either more less most
                    least they them their you your she her his him its our has had have was were are will would can could may might must shall
                    should does did not also only just even still then there here now too again later early once and/or plus minus
                    took went came made gave ran cost left fell rose paid spent north south east west worth due apiece richer poorer
                    pounds dollars euros today yesterday tomorrow tonight
                    """),
            nouns: Set(
                words: """
                    price ticket limit fee deal fine note bill coin bag bottle box can jar tin cup glass walk run ride race dash sprint swim
                    marathon hike trek mark range band rule budget loan grant fund prize bonus salary wage debt charge deposit discount voucher
                    coupon donation gift bet tax levy gap deadline delay output supply battery bulb lamp motor engine signal hum file card drive
                    disk disc memory download screen lens gun cable wire rope pole tower wall fence tunnel bridge road radius zone height depth
                    distance dose tablet pill capsule meal steak burger menu contract project scheme plan programme program package lawsuit
                    settlement mortgage investment
                    """),
            links: Set(
                words: "of in on at to for with from by and or is was are were has had will would can which that who than as but, when")),
        compoundForm: 0,
        ratio: ("to", Set(words: "ratio ratios scale scales")),
        documents: Set(words: "number invoice ref reference file docket"),
        timeWords: Set(words: "hour second minute day week month year"), decadeName: EnglishNumbers.decade,
        splitsYears: true,
        dates: DateTable(
            separators: ["/"], mayBeMonthFirst: true,
            stroke: StrokeDates(
                weak: Set(words: "by on until till before after due since through"),
                strong: Set(words: "by on until till before after due since through"),
                weekdays: Set(words: "monday tuesday wednesday thursday friday saturday sunday"),
                partitive: Set(words: "of inch inches in"), mayBeMonthFirst: true)
        ) { day, month, year, _ in
            "\(day) \(EnglishNumbers.months[month - 1]) \(year)"
        },
        time: EnglishNumbers.time, numeral: EnglishNumbers.numeral,
        symbols: [
            "⊗": "tensor", "↑": "up", "▲": "up", "↓": "down", "▼": "down", "⌘": "Command", "⇧": "Shift", "⌥": "Option",
            "<": "less than", ">": "greater than", "≪": "much less than", "∈": "in", "∉": "not in",
            "⊂": "subset of", "⊆": "subset of", "⊃": "superset of", "∪": "union", "∩": "intersection", "∀": "for all", "∃": "there exists",
            "∇": "nabla", "∏": "product", "⇒": "implies", "⇔": "if and only if", "∧": "and", "∨": "or", "¬": "not", "≡": "equivalent to",
            "∼": "about", "~": "about", "≃": "about equal to", "≅": "about equal to", "‰": "per mille", "∂": "partial",
            "∅": "the empty set",
            "⊕": "plus", "∘": "of", "→": "to", "←": "from", "↔": "to and from", "✓": "yes", "✔": "yes", "✗": "no", "✘": "no", "=": "equals",
            "·": "times", "⋅": "times",
            "⊙": "sun", "◦": "degrees", "≲": "at most about", "≳": "at least about", "≫": "much greater than",
            "↪": "embeds into", "↦": "maps to", "∄": "there is no", "⊄": "not a subset of", "⊈": "not a subset of", "⊊": "proper subset of",
            "⊥": "perpendicular to", "∥": "parallel to", "⇐": "follows from", "∛": "cube root of", "≢": "not equivalent to",
            "≁": "not equivalent to", "∤": "does not divide", "⋃": "union", "⋂": "intersection",
        ],
        powers: PowerWords(squared: "squared", cubed: "cubed", other: "to the", minus: "minus"), functionWord: "of", givenWord: "given",
        goingOn: "and so on",
        smallWords: Set(
            words: """
                a an the and or but nor of in on at to by for from with as is are was be into its it not no we do if so up than that this
                over under their his her our my how what who why new all has had via per
                """),
        acronyms: englishAcronyms)

    private static let englishAcronyms = AcronymTable(
        words: """
            RAM ROM LAN WAN PIN SIM ZIP CAM DOS ISO TED NAS NAT SIP DIN MAC HUD PAC GIF FAT BIM PEM CAP PIP RAG GAN DOM PUK
            CAT PET SIG BIT
            """,
        spelled: "ICU MEP APA ALS ASL UAV UFC IVF EDI ICT IED IUD ITU ILO IOC IOM MOU VAT FAQ ITV IDE CEO RAF EWR IA",
        butNot: "US IT ID IRA",
        always: "ISBN AARP NCAA EEOC")

    private static let englishCurrencies: [String: Currency] = {
        let dollar = ["dollar", "dollars"]
        return [
            "$": Currency(unit: dollar, hundredths: ["cent", "cents"]),
            "€": Currency(unit: ["euro", "euros"], hundredths: ["cent", "cents"]), "M€": Currency(unit: ["million euros"]),
            "k€": Currency(unit: ["thousand euros"]), "M$": Currency(unit: ["million dollars"]), "k$": Currency(unit: ["thousand dollars"]),
            "£": Currency(unit: ["pound", "pounds"], hundredths: ["penny", "pence"]), "¥": Currency(unit: ["yen"]),
            "Rs.": Currency(unit: ["rupee", "rupees"], isOnlyInFront: true),
            "Rs": Currency(unit: ["rupee", "rupees"], isOnlyInFront: true),
            "₹": Currency(unit: ["rupee", "rupees"], hundredths: ["paisa", "paise"]), "₩": Currency(unit: ["won"]),
            "₽": Currency(unit: ["rouble", "roubles"], hundredths: ["kopeck", "kopecks"]), "₿": Currency(unit: ["bitcoin", "bitcoins"]),
            "US$": Currency(unit: ["U S dollar", "U S dollars"], hundredths: ["cent", "cents"]),
            "A$": Currency(unit: ["Australian dollar", "Australian dollars"], hundredths: ["cent", "cents"]),
            "C$": Currency(unit: ["Canadian dollar", "Canadian dollars"], hundredths: ["cent", "cents"]),
            "USD": Currency(unit: ["U S dollar", "U S dollars"], hundredths: ["cent", "cents"]),
            "EUR": Currency(unit: ["euro", "euros"], hundredths: ["cent", "cents"]),
            "GBP": Currency(unit: ["pound", "pounds"], hundredths: ["penny", "pence"]),
            "CHF": Currency(unit: ["Swiss franc", "Swiss francs"]), "¢": Currency(unit: ["cent", "cents"]),
        ]
    }()

    private static let englishUnits = UnitTable(
        prefixes: "p=pico; n=nano; µ=micro; m=milli; c=centi; d=deci; h=hecto; k=kilo; M=mega; G=giga; T=tera",
        bases: """
            m=metre/metres; g=gram/grams; s=second/seconds; l=litre/litres; L=litre/litres; Hz=hertz; W=watt/watts; V=volt/volts
            J=joule/joules; Pa=pascal/pascals; Wh=watt hour/watt hours; eV=electronvolt/electronvolts; mol=mole/moles; Ω=ohm/ohms
            cal=calorie/calories; bit=bit/bits
            """,
        others: """
            "=inch/inches
            kB=kilobyte/kilobytes; KB=kilobyte/kilobytes; MB=megabyte/megabytes; GB=gigabyte/gigabytes; TB=terabyte/terabytes
            KiB=kibibyte/kibibytes; MiB=mebibyte/mebibytes; GiB=gibibyte/gibibytes; mA=milliampere/milliamperes; kN=kilonewton/kilonewtons
            mN=millinewton/millinewtons; min=minute/minutes; mins=minutes; h=hour/hours; hr=hour/hours; hrs=hours; sec=second/seconds
            secs=seconds; K=kelvin; °C=degree Celsius/degrees Celsius; °F=degree Fahrenheit/degrees Fahrenheit; dB=decibel/decibels
            mph=mile per hour/miles per hour; ft=foot/feet; lb=pound/pounds; lbs=pounds; oz=ounce/ounces; mi=mile/miles; yd=yard/yards
            ha=hectare/hectares; t=tonne/tonnes; rpm=revolution per minute/revolutions per minute; bps=bit per second/bits per second
            Mbps=megabit per second/megabits per second; Gbps=gigabit per second/gigabits per second; ppm=part per million/parts per million
            mmHg=millimetre of mercury/millimetres of mercury; mAh=milliampere hour/milliampere hours; Ah=ampere hour/ampere hours
            mbar=millibar/millibars; Nm=newton metre/newton metres; kWp=kilowatt peak/kilowatts peak; hp=horsepower; psi=P S I
            kDa=kilodalton/kilodaltons; mSv=millisievert/millisieverts; µSv=microsievert/microsieverts; MBq=megabecquerel/megabecquerels
            pF=picofarad/picofarads; nF=nanofarad/nanofarads; µF=microfarad/microfarads; mH=millihenry/millihenries
            mM=millimolar; µM=micromolar; nM=nanomolar; IU=international unit/international units
            px=pixel/pixels; ′=minute/minutes; fps=frame per second/frames per second; yrs=years; yr=year/years; tsp=teaspoon/teaspoons
            tbsp=tablespoon/tablespoons; qt=quart/quarts; gal=gallon/gallons
            """,
        per: " per "
    ) { forms, exponent, isDivisor in
        if isDivisor, forms.first == "second" { return [exponent == 2 ? "second squared" : "second cubed"] }
        return forms.map { (exponent == 2 ? "square " : "cubic ") + $0 }
    }
}
