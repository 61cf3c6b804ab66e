import Testing

/// What depends on the name behind it, and abbreviations that are none beside other words.
@Suite struct CourtesyTests {
    @Test(arguments: [
        ("pl", "To p. Maria Wilk i p. Kowalska.", "To pani Maria Wilk i pani Kowalska."),
        ("pl", "Idę do p. Anny z p. Kowalskim i p. Nowakiem.", "Idę do pani Anny z panem Kowalskim i panem Nowakiem."),
        ("pl", "Wszedł ppor. Nowak.", "Wszedł podporucznik Nowak."),
        ("pl", "Tak jest (por. Lis 2005).", "Tak jest (porównaj Lis 2005)."),
        ("pl", "Opisuje to por. Nowak i inni.", "Opisuje to porównaj Nowak i inni."),
        ("pl", "Wymagania: min. Windows 10.", "Wymagania: minimum Windows 10."),
        (
            "pl", "Od poł. XIX w. do drugiej poł. XX w., w poł. XV w.",
            "Od połowy dziewiętnastego wieku do drugiej połowy dwudziestego wieku, w połowie piętnastego wieku."
        ),
        ("ru", "Стоит 5 р. в год, 500 р. в день.", "Стоит 5 рублей в год, 500 рублей в день."),
        ("en", "He has 2 Sam. shirts and Group 1 Cor. artery.", "He has 2 Sam. shirts and Group 1 Cor. artery."),
        ("fr", "Napoléon IER dit r.Body et col.Name.", "Napoléon premier dit r.Body et col.Name."),
        ("en", "This class A drug is like every grade A egg.", "This class A- drug is like every grade A- egg."),
        ("pl", "Przyszedł p. Lis do p. Nowaka.", "Przyszedł pan Lis do pana Nowaka."),
        ("cs", "Přišla p. Nováková s p. Novákem.", "Přišla paní Nováková s panem Novákem."),
        ("it", "La chiesa di S. Maria e quella di S. Anna a S. Pietro.", "La chiesa di Santa Maria e quella di Sant’ Anna a San Pietro."),
        ("it", "Il S. Padre a S. Stefano.", "Il Santo Padre a Santo Stefano."),
        ("fr", "M. et Mme Holm, MM. Holm et Lund.", "Monsieur et madame Holm, messieurs Holm et Lund."),
        ("ru", "Это ул.Мира, а не А.Пушкин.", "Это улица Мира, а не А.Пушкин."),
        ("ru", "Слово от греч. корня, пер. с нем. языка.", "Слово от греческого корня, перевод с немецкого языка."),
        ("ru", "В III кв. 2024 г. продали 50 кв. м.", "В третьем квартале 2020 четвёртого года продали 50 квадратных метров."),
        ("pl", "Od 5 do godz. 8 w temp. pokojowej.", "Od 5 do godziny 8 w temperaturze pokojowej."),
        ("de", "Kinder bis 6 J. frei, aber 1985 J. Holm.", "Kinder bis 6 Jahre frei, aber neunzehnhundert 85 J Holm."),
        ("de", "Die Energie betrug 14 J.", "Die Energie betrug 14 joule."),
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
