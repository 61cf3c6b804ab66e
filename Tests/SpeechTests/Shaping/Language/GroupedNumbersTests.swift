import Testing

@testable import Speech

@Suite("Numbers grouped with blanks and apostrophes, and ranges of such")
struct GroupedNumbersTests {
    @Test(arguments: [
        ("fr", "Il faut 10 000-15 000 € de plus", "Il faut 10000 à 15000 euros de plus"),
        ("sv", "De har 100 000-150 000 invånare", "De har 100000 till 150000 invånare"),
        ("es", "Cuesta 10 000–15 000 € al año", "Cuesta 10000 a 15000 euros al año"),
        ("cs", "Má 10 000–15 000 obyvatel", "Má 10000 až 15000 obyvatel"),
        ("ru", "Зарплата 10 000–15 000 руб. в месяц", "Зарплата от 10000 до 15000 рублей в месяц"),
        ("en", "Call 12 345-23 456", "Call 12 345 23 456"),
        ("de", "Gehalt: 10 000–15 000 Euro", "Gehalt: 10000 bis 15000 Euro"),
        ("fr", "Entre 10 500-12 500 € de plus", "Entre 10500 à 12500 euros de plus"),
        ("de", "Rufen Sie 22 345-23 000 an", "Rufen Sie 22 345 23 000 an"),
    ]) func ofRanges(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("es", "Hay 24 800 personas", "Hay 24800 personas"), ("en", "There are 78 866 people", "There are 78866 people"),
        ("en", "It is 149 600 000 km away", "It is 149600000 kilometres away"),
        ("en", "Take 1–2 500 mg tablets", "Take 1 to 2 500 milligrams tablets"),
        ("en", "There were 20 100 watt bulbs", "There were 20 100 watt bulbs"),
        ("en", "He ran 10 400 m laps", "He ran 10 400 metres laps"), ("en", "It is 24 800 km away", "It is 24 800 kilometres away"),
        ("en", "Take 2 500 mg tablets", "Take 2 500 milligrams tablets"), ("en", "In 10 250 words", "In 10 250 words"),
        ("en", "on page 12 300 people", "on page 12 300 people"), ("ru", "В городе 1 500 000 жителей", "В городе 1500000 жителей"),
        ("uk", "Там було 3 200 500 осіб", "Там було 3200500 осіб"), ("ru", "№10 000", "номер 10000"),
        ("es", "~10 000 votos", "aproximadamente 10000 votos"),
        ("en", "The city has 1 500 000 inhabitants", "The city has 1500000 inhabitants"),
        ("es", "La ciudad tiene 1 500 000 habitantes", "La ciudad tiene 1500000 habitantes"),
        ("en", "In Table 2 100 000 people are listed", "In Table 2 100000 people are listed"),
        ("ru", "Таблица 2 100 000 человек", "Таблица 2 100000 человек"), ("ru", "Том 3 100 000 слов", "Том 3 100000 слов"),
        ("ru", "Он дал главе 1 200 000 рублей", "Он дал главе 1200000 рублей"), ("ru", "Том 1 200 000 рублей", "Том 1200000 рублей"),
        ("uk", "Таблиця 2 100 000 осіб", "Таблиця 2 100000 осіб"), ("cs", "Tabulka 2 100 000 lidí", "Tabulka 2 100000 lidí"),
        ("cs", "Město s 2 100 000 obyvateli", "Město s 2100000 obyvateli"),
        ("pl", "W tabeli 2 100 000 osób", "W tabeli 2 100000 osób"), ("ru", "Всего 2 100 000 человек", "Всего 2100000 человек"),
        ("nl", "In tabel 2 100 000 mensen", "In tabel 2 100000 mensen"),
        ("sv", "I tabell 2 100 000 personer", "I tabell 2 100000 personer"),
        ("da", "I tabel 2 100 000 personer", "I tabel 2 100000 personer"),
        ("nb", "I tabell 2 100 000 personer", "I tabell 2 100000 personer"),
        ("fi", "Taulukossa 2 100 000 ihmistä", "Taulukossa 2 100000 ihmistä"),
        ("ro", "Tabelul 2 100 000 oameni", "Tabelul 2 100000 oameni"),
        ("en", "On May 2 500 000 votes were cast", "On May 2 500 000 votes were cast"),
        ("en", "In room 5 100 000 files are kept", "In room 5 100 000 files are kept"),
        ("en", "Fax 9 555 000 now", "Fax 9 555 000 now"), ("ru", "Звоните 8 800 200 000 сегодня", "Звоните 8 800 200 000 сегодня"),
    ]) func beforeWhatIsCounted(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("de", "Es kostet 10'000 Franken", "Es kostet 10000 Franken"), ("fr", "Cela fait 1’250’000 francs", "Cela fait 1250000 francs"),
        ("de", "CHF 24’800.– im Jahr", "24800 Franken im Jahr"), ("en", "a 5'10 man", "a 5'10 man"),
        ("en", "in the '90s", "in the nineties"),
    ]) func withApostrophes(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}

@Suite("Fractions in ranges, behind hyphens, and where a stroke has no word")
struct FractionSpansTests {
    @Test(arguments: [
        ("en", "Add 1½–2 cups", "Add 1 and one half to 2 cups"), ("en", "½–¾ cup", "one half to three quarters cup"),
        ("en", "1-1/2 cups", "1 and one half cups"), ("en", "a 1/4-inch bit", "a one quarter-inch bit"),
        ("en", "1 1/2–2 cups", "1 and one half to 2 cups"), ("en", "Cut 1 3/4\" from it", "Cut 1 and three quarters inches from it"),
        ("de", "1½–2 Std. lang", "eineinhalb bis 2 Stunden lang"), ("de", "1/2–3/4 Tasse", "ein halb bis drei Viertel Tasse"),
        ("sv", "Ta ½–¾ dl mjölk", "Ta en halv till tre fjärdedelar deciliter mjölk"), ("en", "2-3/8-x", "2-3/8-x"),
        ("en", "2–2½ h", "2 to 2 and one half hours"),
    ]) func areSaid(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("sv", "1/3 av folket", "en tredjedel av folket"), ("nb", "2/3 av alle", "to tredjedeler av alle"),
        ("da", "3/4 dl mælk", "tre fjerdedele deciliter mælk"),
        ("sv", "spelade 1/3 där", "spelade 1/3 där"), ("hu", "Európa ⅓ részét", "Európa egyharmad részét"),
        ("el", "τα 2/3 των", "τα δύο τρίτα των"),
    ]) func withNames(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}

@Suite("What signs stand for in sums") struct ArithmeticTests {
    @Test(arguments: [
        ("en", "What is 10 - 3?", "What is 10 minus 3?"), ("de", "Rechne 9 - 4.", "Rechne 9 minus 4."),
        ("fr", "Combien font 10 - 3 ?", "Combien font 10 moins 3 ?"),
        ("nl", "Hoeveel is 10 - 3?", "Hoeveel is 10 min 3?"), ("en", "It is 10 - 3 now", "It is 10 to 3 now"),
        ("de", "von 22 - 6 Uhr", "von 22 bis 6 Uhr"),
    ]) func differencesAreAskedFor(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "(−3) · (−4) = 12", "(−3) × (−4) equals 12"), ("en", "s = ½ · g · t²", "s equals ½ × g × t squared"),
        ("de", "2³ · 2² = 2⁵", "2 hoch 3 × 2 Quadrat = 2 hoch 5"), ("en", "n! = 1 · 2 · … · n", "n! equals 1 × 2 × and so on, × n"),
        ("en", "Then |−5| = 5 holds", "Then the absolute value of minus 5 equals 5 holds"), ("en", "20 : 5 = 4", "20 ÷ 5 equals 4"),
        ("en", "2 : 3 = 4 : 6", "2 : 3 equals 4 : 6"),
        ("en", "{x | x > 0}", "{x such that x greater than 0}"), ("en", "P(A | B) = 1", "P of A given B equals 1"),
        ("sv", "0,35 · 120 och 3", "0 komma 35 gånger 120 och 3"), ("en", "Home · News · About", "Home News About"),
        ("en", "cat a | grep b = c", "cat a grep b equals c"),
    ]) func signsAreSaid(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("en", "Leeds lost 1-3 at home", "Leeds lost 1 3 at home"), ("en", "They won 2-3 games", "They won 2 to 3 games"),
        ("nl", "Ajax verloor met 1-3 van Breda", "Ajax verloor met 1 3 van Breda"),
        ("en", "drew 1-1 and won 2-3 away.", "drew 1 1 and won 2 3 away."),
        ("en", "It takes 1-3 in all", "It takes 1 to 3 in all"),
    ]) func scoresAreNoRanges(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("It costs £5–£10 a day", "It costs 5 to 10 pounds a day"),
        ("made $1.5–$2.0bn in sales", "made 1.5 to 2.0 billion dollars in sales"),
        ("$100k-$150k a year", "100 to 150 thousand dollars a year"), ("Use \"$1,$2\" here", "Use \"$1,$2\" here"),
        ("$10-$15/hr", "10 to 15 dollars per hour"),
    ]) func amountsHaveTwoSigns(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test func emojiHaveNoSelectors() {
        #expect(spoken("❤\u{FE0F} and ⚠\u{FE0F}") == "❤ and ⚠")
    }
}
