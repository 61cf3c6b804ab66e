extension LanguageTables {
    static let turkish = LanguageTables(
        abbreviations: turkishAbbreviations, point: DecimalPoint(word: "nokta"), counting: Set(words: "yaklaşık burada toplam tam"),
        rangeWord: "ila", byWord: "çarpı", overWord: "bölü",
        referenceWords: ("kaynak", "kaynaklar"), bracketed: Set(words: "denklem denklemi denklemler formül"), noteWord: "not",
        fractions: [
            "1/2": "yarım", "1/3": "üçte bir", "2/3": "üçte iki", "1/4": "dörtte bir", "3/4": "dörtte üç", "1/5": "beşte bir",
            "1/10": "onda bir",
            "1/100": "yüzde bir",
        ],
        shortWeekdays: calendar("pazartesi=pzt salı=sal çarşamba=çar perşembe=per cuma=cum cumartesi=cmt pazar=paz"),
        currencies: [
            "TL": Currency(unit: ["lira"], hundredths: ["kuruş"]), "₺": Currency(unit: ["lira"], hundredths: ["kuruş"]),
            "€": Currency(unit: ["avro"], hundredths: ["sent"]), "$": Currency(unit: ["dolar"], hundredths: ["sent"]),
            "£": Currency(unit: ["sterlin"]),
        ],
        multipliers: Set(words: "bin milyon milyar"), units: turkishUnits,
        dates: DateTable(separators: [".", "/"]) { day, month, year, _ in "\(day) \(TurkishNumbers.months[month - 1]) \(year)" },
        time: { _, _, _, _ in nil }, clockWords: ["saat"],
        numeral: TurkishNumbers.numeral,
        symbols: [
            "✓": "evet", "✔": "evet", "✗": "hayır", "✘": "hayır",
            "¼": "dörtte bir", "¾": "dörtte üç", "⅓": "üçte bir", "⅔": "üçte iki",
            "<": "küçüktür", ">": "büyüktür", "≤": "küçük eşittir", "≥": "büyük eşittir", "±": "artı eksi", "×": "çarpı", "÷": "bölü",
            "≈": "yaklaşık", "≠": "eşit değildir", "∞": "sonsuz", "√": "karekök", "∑": "toplam", "∫": "integral", "−": "eksi", "‰": "binde",
            "½": "yarım", "~": "yaklaşık", "£": "sterlin", "№": "numara",
        ],
        powers: PowerWords(squared: "kare", cubed: "küp", other: "üssü", minus: "eksi"),
        smallWords: Set(words: "ve veya ile bir bu da de için"))

    private static let turkishAbbreviations = AbbreviationTable(
        always: """
            ve/veya = ve veya
            vb. = ve benzeri; vs. = vesaire; vd. = ve diğerleri; bkz. = bakınız; bk. = bakınız; örn. = örneğin; yy. = yüzyıl; M.Ö. = milattan önce
            M.S. = milattan sonra; Dr. = doktor; Prof. = profesör; Doç. = doçent; Av. = avukat
            Yrd. = yardımcı; Öğr. = öğretim; Müh. = mühendis; Cad. = caddesi; Sok. = sokak; Mah. = mahallesi; Ltd. = limited; Şti. = şirketi
            çay k. = çay kaşığı; yemek k. = yemek kaşığı; tatlı k. = tatlı kaşığı; maks. = maksimum
            """,
        beforeNumber:
            "MÖ = milattan önce; MS = milattan sonra; s. = sayfa; No. = numara; no. = numara; Tel. = telefon; tel. = telefon; böl. = bölüm; Böl. = bölüm; md. = madde; c. = cilt; şek. = şekil",
        afterNumber:
            "dk. = dakika; sn. = saniye; sa. = saat; s. = sayfa; Oca. = Ocak; Şub. = Şubat; Nis. = Nisan; Haz. = Haziran; Tem. = Temmuz; Ağu. = Ağustos; Eyl. = Eylül; Kas. = Kasım; Ara. = Aralık"
    )

    private static let turkishUnits = UnitTable(
        prefixes: "p=piko; n=nano; µ=mikro; m=mili; c=santi; d=desi; h=hekto; k=kilo; M=mega; G=giga; T=tera",
        bases: "m=metre; g=gram; l=litre; L=litre; Hz=hertz; W=vat; V=volt; J=jul; Pa=paskal; mol=mol; Ω=ohm; bit=bit",
        others: """
            "=inç
            kB=kilobayt; KB=kilobayt; MB=megabayt; GB=gigabayt; TB=terabayt; ms=milisaniye; dk=dakika; sn=saniye; K=kelvin; °C=santigrat derece
            dB=desibel; ha=hektar
            """,
        per: " bölü ", divisors: "h=bölü saat; sa=bölü saat; s=bölü saniye; sn=bölü saniye"
    ) { forms, exponent, _ in
        forms.map { $0 + (exponent == 2 ? "kare" : "küp") }
    }
}

/// What numbers are called in Turkish where espeak-ng says something else: it has no ordinals.
enum TurkishNumbers {
    static let months = [
        "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım", "Aralık",
    ]

    /// "19. yüzyılda", "II. Dünya Savaşı", "XIV. Louis".
    static func numeral(_ place: NumeralContext) -> String? {
        guard place.marker == ".", (1...99).contains(place.value), let noun = place.after else { return nil }
        if place.isRoman { return place.precedesName || nouns.contains(where: noun.hasPrefix) ? ordinal(place.value) : nil }
        return place.before != nil && nouns.contains(where: noun.hasPrefix) || noun.hasPrefix("yüzyıl") ? ordinal(place.value) : nil
    }

    private static func ordinal(_ value: Int) -> String {
        let (ten, one) = value.quotientAndRemainder(dividingBy: 10)
        return one == 0 ? tenth[ten] : (ten > 0 ? "\(ten * 10) " : "") + unit[one]
    }

    private static let unit = [
        "", "birinci", "ikinci", "üçüncü", "dördüncü", "beşinci", "altıncı", "yedinci", "sekizinci", "dokuzuncu",
    ]
    private static let tenth = [
        "", "onuncu", "yirminci", "otuzuncu", "kırkıncı", "ellinci", "altmışıncı", "yetmişinci", "sekseninci", "doksanıncı",
    ]
    private static let nouns = ["yüzyıl", "madde", "bölüm", "kat", "gün", "yıl", "sınıf", "cilt", "baskı", "kez", "sıra", "dünya", "dönem"]
}
