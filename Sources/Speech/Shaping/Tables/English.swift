extension LanguageTables {
    static let english = LanguageTables(
        abbreviations: englishAbbreviations, rangeWord: "to", overWord: "over", orWord: "or",
        fractions: [
            "1/2": "one half", "1/3": "one third", "2/3": "two thirds", "1/4": "one quarter", "3/4": "three quarters", "1/5": "one fifth",
            "1/8": "one eighth", "1/10": "one tenth", "1/100": "one hundredth",
        ],
        currencies: [
            "$": Currency(one: "dollar", many: "dollars", hundredths: "cents"),
            "€": Currency(one: "euro", many: "euros", hundredths: "cents"),
            "£": Currency(one: "pound", many: "pounds", hundredths: "pence"), "¥": Currency(one: "yen", many: "yen", hundredths: nil),
            "₹": Currency(one: "rupee", many: "rupees", hundredths: "paise"), "₩": Currency(one: "won", many: "won", hundredths: nil),
            "US$": Currency(one: "U S dollar", many: "U S dollars", hundredths: "cents"),
        ],
        multipliers: ["hundred", "thousand", "million", "billion", "trillion", "m", "bn", "k"], units: englishUnits,
        decadeName: englishDecade,
        dateText: { year, month, day in "\(day) \(englishMonths[month - 1]) \(year)" },
        numberedThings: [
            "chapter", "chapters", "part", "parts", "section", "sections", "book", "books", "volume", "volumes", "act", "acts", "scene",
            "scenes", "article",
            "title", "appendix", "figure", "table", "plate", "phase", "stage", "type", "class", "grade", "level", "war", "canto", "lesson",
            "unit", "theorem",
        ],
        rulers: [
            "henry", "louis", "george", "elizabeth", "charles", "edward", "james", "william", "richard", "philip", "pius", "paul",
            "benedict", "leo",
            "gregory", "innocent", "clement", "urban", "boniface", "napoleon", "nicholas", "alexander", "catherine", "frederick", "wilhelm",
            "otto",
            "ramesses", "rameses", "ptolemy", "constantine", "ivan", "mary", "haakon", "harald", "olaf", "christian", "gustav", "carlos",
            "alfonso",
            "ferdinand", "franz", "joseph", "leopold", "albert", "john", "peter", "darius", "xerxes", "mehmed", "murad", "selim",
            "suleiman", "thutmose",
            "amenhotep", "antiochus", "cleopatra", "margaret", "robert", "david", "malcolm", "sixtus", "julius", "adrian", "celestine",
            "henri",
            "felipe", "juan", "umberto", "emmanuel", "isabella", "rudolf", "sigismund", "casimir", "baldwin", "stephen", "alexios",
            "justinian",
        ],
        ordinal: englishOrdinal,
        smallWords: [
            "a", "an", "the", "and", "or", "but", "nor", "of", "in", "on", "at", "to", "by", "for", "from", "with", "as", "is", "are",
            "was", "be", "into",
            "its", "it", "not", "no", "we", "do", "if", "so", "up", "than", "that", "this", "over", "under", "their", "his", "her", "our",
            "my", "how",
            "what", "who", "why", "new", "all", "has", "had", "via", "per",
        ])

    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    private static let englishAbbreviations: [String: Abbreviation] = {
        var table: [String: Abbreviation] = [:]
        for (short, long) in [
            "e.g.": "for example", "eg.": "for example", "i.e.": "that is", "ie.": "that is", "cf.": "compare", "vs.": "versus",
            "vs": "versus",
            "viz.": "namely", "approx.": "approximately", "resp.": "respectively", "w.r.t.": "with respect to", "a.k.a.": "also known as",
            "s.t.": "such that", "iff": "if and only if", "ph.d.": "PhD", "al.": "al", "incl.": "including", "esp.": "especially",
            "mr.": "Mister", "mrs.": "Missus", "messrs.": "Messrs",
        ] { table[short] = Abbreviation(text: long) }
        for (short, long) in [
            "fig.": "figure", "figs.": "figures", "eq.": "equation", "eqs.": "equations", "eqn.": "equation", "eqns.": "equations",
            "sec.": "section", "sect.": "section", "secs.": "sections", "ch.": "chapter", "chap.": "chapter", "chs.": "chapters",
            "no.": "number", "nos.": "numbers", "vol.": "volume", "vols.": "volumes", "p.": "page", "pp.": "pages", "pg.": "page",
            "tab.": "table",
            "ref.": "reference", "refs.": "references", "art.": "article", "app.": "appendix", "thm.": "theorem", "def.": "definition",
            "lem.": "lemma", "prop.": "proposition", "cor.": "corollary", "ex.": "example", "ca.": "circa", "c.": "circa", "pt.": "part",
            "para.": "paragraph", "ver.": "version", "§": "section", "§§": "sections", "jan.": "January", "feb.": "February",
            "mar.": "March",
            "apr.": "April", "jun.": "June", "jul.": "July", "aug.": "August", "sep.": "September", "sept.": "September", "oct.": "October",
            "nov.": "November", "dec.": "December",
        ] { table[short] = Abbreviation(text: long, condition: .number) }
        for (short, long) in [
            "dr.": "Doctor", "prof.": "Professor", "st.": "Saint", "mt.": "Mount", "gen.": "General", "col.": "Colonel", "capt.": "Captain",
            "lt.": "Lieutenant", "sgt.": "Sergeant", "rev.": "Reverend", "gov.": "Governor", "sen.": "Senator", "rep.": "Representative",
            "pres.": "President", "hon.": "Honourable", "ms.": "Ms", "ft.": "Fort", "univ.": "University", "dept.": "Department",
        ] { table[short] = Abbreviation(text: long, condition: .capital) }
        return table
    }()

    private static let englishUnits: [String: (one: String, many: String)] = [
        "km": ("kilometre", "kilometres"), "m": ("metre", "metres"), "cm": ("centimetre", "centimetres"),
        "mm": ("millimetre", "millimetres"),
        "µm": ("micrometre", "micrometres"), "μm": ("micrometre", "micrometres"), "nm": ("nanometre", "nanometres"),
        "kg": ("kilogram", "kilograms"),
        "g": ("gram", "grams"), "mg": ("milligram", "milligrams"), "µg": ("microgram", "micrograms"), "μg": ("microgram", "micrograms"),
        "km²": ("square kilometre", "square kilometres"), "m²": ("square metre", "square metres"),
        "cm²": ("square centimetre", "square centimetres"),
        "m³": ("cubic metre", "cubic metres"), "cm³": ("cubic centimetre", "cubic centimetres"),
        "km/h": ("kilometre per hour", "kilometres per hour"), "m/s": ("metre per second", "metres per second"),
        "mph": ("mile per hour", "miles per hour"),
        "l": ("litre", "litres"), "L": ("litre", "litres"), "ml": ("millilitre", "millilitres"), "mL": ("millilitre", "millilitres"),
        "s": ("second", "seconds"), "ms": ("millisecond", "milliseconds"), "µs": ("microsecond", "microseconds"),
        "μs": ("microsecond", "microseconds"),
        "ns": ("nanosecond", "nanoseconds"), "min": ("minute", "minutes"), "h": ("hour", "hours"), "hr": ("hour", "hours"),
        "hrs": ("hours", "hours"),
        "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"), "MHz": ("megahertz", "megahertz"), "GHz": ("gigahertz", "gigahertz"),
        "kB": ("kilobyte", "kilobytes"), "KB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"), "GB": ("gigabyte", "gigabytes"),
        "TB": ("terabyte", "terabytes"), "GiB": ("gibibyte", "gibibytes"), "MiB": ("mebibyte", "mebibytes"),
        "KiB": ("kibibyte", "kibibytes"),
        "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"), "MW": ("megawatt", "megawatts"),
        "kWh": ("kilowatt hour", "kilowatt hours"),
        "V": ("volt", "volts"), "mV": ("millivolt", "millivolts"), "mA": ("milliampere", "milliamperes"), "Ω": ("ohm", "ohms"),
        "J": ("joule", "joules"),
        "kJ": ("kilojoule", "kilojoules"), "N": ("newton", "newtons"), "Pa": ("pascal", "pascals"), "kPa": ("kilopascal", "kilopascals"),
        "dB": ("decibel", "decibels"), "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvin"), "ft": ("foot", "feet"), "lb": ("pound", "pounds"), "lbs": ("pounds", "pounds"),
        "oz": ("ounce", "ounces"),
        "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ha": ("hectare", "hectares"), "kcal": ("kilocalorie", "kilocalories"),
    ]

    private static let englishTens = [
        "hundreds", "tens", "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
    ]
    private static let englishCenturies = [
        11: "eleven", 12: "twelve", 13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen", 17: "seventeen", 18: "eighteen",
        19: "nineteen",
        20: "twenty", 21: "twenty-one",
    ]

    private static func englishDecade(year: Int, isShort: Bool) -> String? {
        let decade = (year % 100) / 10
        if isShort { return decade > 1 ? englishTens[decade] : nil }
        if year == 2000 { return "two thousands" }
        return englishCenturies[year / 100].map { "\($0) \(englishTens[decade])" }
    }

    private static func englishOrdinal(_ number: Int) -> String {
        let units = [
            "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
            "thirteenth",
            "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
        ]
        guard number < 40 else { return "the \(number)th" }
        if number < 20 { return "the \(units[number])" }
        let (tens, one) = number.quotientAndRemainder(dividingBy: 10)
        if one == 0 { return tens == 2 ? "the twentieth" : "the thirtieth" }
        return "the \(tens == 2 ? "twenty" : "thirty")-\(units[one])"
    }
}
