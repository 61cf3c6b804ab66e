import Testing

/// What depends on the name behind it, and abbreviations that are none beside other words.
@Suite struct CourtesyTests {
    @Test(arguments: [
        ("pl", "To p. Maria Wilk i p. Kowalska.", "To pani Maria Wilk i pani Kowalska."),
        ("pl", "Idę do p. Anny z p. Kowalskim i p. Nowakiem.", "Idę do pani Anny z panem Kowalskim i panem Nowakiem."),
        ("pl", "Wszedł por. Nowak.", "Wszedł porucznik Nowak."), ("pl", "Tak jest (por. Lis 2005).", "Tak jest (porównaj Lis 2005)."),
        ("pl", "Przyszedł p. Lis do p. Nowaka.", "Przyszedł pan Lis do pana Nowaka."),
        ("cs", "Přišla p. Nováková s p. Novákem.", "Přišla paní Nováková s panem Novákem."),
        ("it", "La chiesa di S. Maria e quella di S. Anna a S. Pietro.", "La chiesa di Santa Maria e quella di Sant’ Anna a San Pietro."),
        ("it", "Il S. Padre a S. Stefano.", "Il Santo Padre a Santo Stefano."),
        ("fr", "M. et Mme Holm, MM. Holm et Lund.", "Monsieur et madame Holm, messieurs Holm et Lund."),
        ("ru", "Это ул.Мира, а не А.Пушкин.", "Это улица Мира, а не А.Пушкин."),
        ("ru", "Слово от греч. корня, пер. с нем. языка.", "Слово от греческого корня, перевод с немецкого языка."),
        ("ru", "В III кв. 2024 г. продали 50 кв. м.", "В III квартале 2020 четвёртого года продали 50 квадратных метров."),
        ("pl", "Od 5 do godz. 8 w temp. pokojowej.", "Od 5 do godziny 8 w temperaturze pokojowej."),
        ("de", "Kinder bis 6 J. frei, aber 1985 J. Holm.", "Kinder bis 6 Jahre frei, aber neunzehnhundert 85 J Holm."),
        ("es", "La Ley Nº 26 y el Sr.Lund.", "La Ley número 26 y el señor Lund."),
        ("pl", "Biegł 9,58 s.", "Biegł 9,58 sekundy."),
        ("nl", "In stap 5 u het venster, om 5 u kwam hij.", "In stap 5 u het venster, om 5 uur kwam hij."),
        ("sv", "Nu kan version 3 ha fel, på 5 ha skog.", "Nu kan version 3 ha fel, på 5 hektar skog."),
        ("en", "See [2010] UKSC 5 and 1 Cor. 13:4.", "See 2010 UKSC 5 and First Corinthians 13:4."),
        ("en", "An option <> here, if x <> 5.", "An option <> here, if x ≠ 5."), ("hu", "Jött XVI. Lajos.", "Jött XVI. Lajos."),
        ("fr", "Bonjour, M. Lambert, et M. l’abbé.", "Bonjour, Monsieur Lambert, et Monsieur l’abbé."),
        ("fr", "Holm, M. Lambert, K.", "Holm, M Lambert, K."), ("es", "Sí, D. José, venga.", "Sí, don José, venga."),
        ("ru", "Пить 3 р. в день и ½ ч. л. соли.", "Пить 3 раза в день и одна вторая чайной ложки соли."),
        ("sv", "Det var bl a p g a regn.", "Det var bland annat på grund av regn."),
        ("fi", "Siellä oli mm. kissa, 5 mm.", "Siellä oli muun muassa kissa, 5 millimetriä."),
        ("fr", "La nouvelle XE, LE XE SIÈCLE", "La nouvelle XE, LE dixième SIÈCLE"),
    ]) func areSaid(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
