import Reading
import Testing

@Suite struct NumberedNameTests {
    @Test(arguments: [
        ("The Lunds (330-1453) ruled.", "The Lunds (330 to 1453) ruled."), ("of 512-1024 bytes", "of 512 to 1024 bytes"),
        ("has 500-1999 boats", "has 500 to 1999 boats"), ("See pages 199-1000", "See pages 199 to 1000"),
        ("In 200-1201 words", "In 200 to 1201 words"), ("Holm B 12 (1998) 2234-2245", "Holm B 12 (19 98) 2234 to 2245"),
        ("is open 0900-1700 daily", "is open 0900 to 1700 daily"), ("pp. 12345-52", "pages 12345 to 52"),
        ("Ports 1024-1048575", "Ports 1024 to 1048575"), ("Form 10-15 groups", "Form 10 to 15 groups"),
        ("They form 10-15 teams", "They form 10 to 15 teams"), ("call in 1000-2000 guests", "call in 1000 to 2000 guests"),
        ("Mobile users: 2000-3000", "Mobile users: 2000 to 3000"),
    ]) func rangesAreNone(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("A 10-15 minute walk", "A 10 to 15 minute walk", "en"), ("Vitamin D 3-5 times", "Vitamin D 3 to 5 times", "en"),
        ("I 10-15 giorni", "I 10 a 15 giorni", "it"), ("O 5-10 minutos", "O 5 a 10 minutos", "pt"), ("À 3-4 pas", "À 3 à 4 pas", "fr"),
    ]) func aWordOfOneLetterLabelsNone(text: String, expected: String, language: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("Mobile: 2234-5678", "Mobile: 2 2 3 4, 5 6 7 8"), ("Fill in Form 10-15 now", "Fill in Form 10 15 now"),
        ("(030) 2234-5678", "(030) 2 2 3 4, 5 6 7 8"), ("Tel. 234-5678", "Telephone 2 3 4, 5 6 7 8"),
    ]) func namesAreFound(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }
}
