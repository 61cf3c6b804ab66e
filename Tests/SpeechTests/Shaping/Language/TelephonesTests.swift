import Testing

@testable import Speech

@Suite struct TelephonesTests {
    @Test(arguments: [
        ("de", "Telefon: +49 932 431 500", "Telefon: +49, 9 3 2, 4 3 1, 5 0 0"),
        ("de", "Tel. 089 123456, Fax 089 123457", "Telefon 0 8 9, 1 2 3 4 5 6, Fax 0 8 9, 1 2 3 4 5 7"),
        ("de", "unter +49 89 123456 an", "unter +49, 89, 1 2 3 4 5 6 an"), ("de", "Telefon (089) 123456", "Telefon 0 8 9, 1 2 3 4 5 6"),
        ("fr", "Téléphone : 01 23 45 67 89", "Téléphone : 01 23 45 67 89"),
        ("fr", "Téléphone : 01 234 567", "Téléphone : 01, 2 3 4, 5 6 7"), ("es", "Teléfono 91 123 45 67", "Teléfono 91, 1 2 3, 45, 67"),
        ("de", "DE89 3704 0044 0532 0130 00", "D E 8 9, 3 7 0 4, 0 0 4 4, 0 5 3 2, 0 1 3 0, 0 0"),
        ("fr", "RCS LYON 440 267 177", "RCS LYON 440, 267, 177"), ("en", "ISBN 978 3 16 148410 0", "I.S.B.N 9 7 8, 3, 16, 1 4 8 4 1 0, 0"),
        ("en", "ISBN-13: 978-3-16-148410-0", "I.S.B.N 13: 9 7 8, 3, 16, 1 4 8 4 1 0, 0"),
        ("de", "eISBN 978-3-16-148410-0", "eISBN 9 7 8, 3, 16, 1 4 8 4 1 0, 0"),
    ]) func areSpelled(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("de", "Das Telefon 2010 kostet viel."), ("de", "Die Fax 12 Seiten."), ("de", "Im HF12 3000 Stück"),
        ("en", "In FY21 2020 2021 2022 they"),
        ("en", "84325 nodes ( 444857 removals )"), ("en", "GSM 850/900/1800 is"), ("de", "Telefon 1 000 000 Nutzer"),
        ("fr", "de +100 000 000 euros"), ("en", "of +125 350 000 euros"),
    ]) func areLeft(language: String, text: String) {
        #expect(
            spoken(text, language: language).filter { $0 != " " }.contains(text.filter(\.isNumber))
                || spoken(text, language: language) == text)
    }
}
