@testable import Speech
import Testing

@Suite struct NumeralsTests {
    @Test(arguments: [
        ("Chapter IV begins", "Chapter 4 begins"), ("Part II: the sea", "Part 2: the sea"), ("Section XLII.", "Section 42."),
        ("Henry VIII was", "Henry the eighth was"), ("Henry VIII's wives", "Henry the eighth's wives"),
        ("Louis XIV,", "Louis the fourteenth,"), ("World War II ended", "World War 2 ended"),
        ("In this section I argue that", "In this section I argue that"),
        ("In this section I present it", "In this section I present it"), ("the annex I countries", "the annex 1 countries"),
        ("the table I results", "the table 1 results"), ("this annex I party", "this annex 1 party"),
        ("In the part I of it", "In the part 1 of it"), ("Part I begins", "Part 1 begins"),
        ("Elizabeth I was queen", "Elizabeth the first was queen"), ("when Elizabeth I think", "when Elizabeth I think"),
        ("Chapter I", "Chapter 1"), ("John Paul II", "John Paul the second"), ("I am", "I am"), ("Vitamin C", "Vitamin C"),
        ("CIVIC MIX", "CIVIC MIX"), ("Part IIII", "Part IIII"), ("Louis XXI", "Louis the twenty-first"),
        ("Chapters IV–VI", "Chapters 4 to 6"),
        ("It was a factor X at two levels.", "It was a factor X at two levels."), ("A type V lamp was lit.", "A type 5 lamp was lit."),
    ]) func roman(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("in 1848 and", "in 18 48 and"), ("in 1900", "in 1900"), ("in 1905", "in 19 oh 5"), ("in 2005", "in 2005"), ("(1848)", "(18 48)"),
        ("in 1066", "in 10 66"), ("1848 boats", "1848 boats"), ("page 1848", "page 1848"), ("in 1848–1852", "in 18 48 to 18 52"),
        ("in 1,848", "in 1,848"), ("1600 metres", "1600 metres"),
    ]) func years(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("In 1997 it grew.", "In 19 97 it grew."), ("(Smith, 1997).", "(Smith, 19 97)."), ("May 21, 1987, and", "May 21, 19 87, and"),
        ("from 1998–2003", "from 19 98 to 2003"), ("1998 – 2003", "19 98 to 2003"), ("1914-18", "19 14 to 18"), ("1905", "19 oh 5"),
        ("© 1995, 1996, 1997 Smith", "© 19 95, 19 96, 19 97 Smith"), ("in 1900", "in 1900"), ("1997a", "19 97a"),
        ("12/31/1997", "31 December 19 97"), ("the 1987 elections", "the 19 87 elections"), ("pre-1990", "pre-19 90"),
        ("the mid-1990s", "the mid-nineteen nineties"), ("the 1980s–1990s", "the nineteen eighties to nineteen nineties"),
        ("Smith 1997 and", "Smith 19 97 and"), ("Smith et al. 1997", "Smith et al 19 97"), ("MCMXCVIII", "19 98"),
        ("FY1997", "FY19 97"), ("1997/98", "19 97 98"), ("earlier than 1950", "earlier than 19 50"),
        ("in 1969 by him", "in 19 69 by him"), ("a 1930 film", "a 19 30 film"), ("©1997", "©19 97"), ("in 1999—so", "in 19 99 – so"),
        ("in 1997/1998 they", "in 19 97 19 98 they"), ("in 1995 1996 1997", "in 19 95 19 96 19 97"), ("1939-1940/41", "19 39-19 40 41"),
        ("in Q3 1997 they", "in Q3 19 97 they"),
        ("from 1950 to 1990 he", "from 19 50 to 19 90 he"),
    ]) func yearsOfTheLastCentury(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        "1990 people", "1950 kilometres", "page 1950", "1950 dollars", "RFC 1951", "ISO-1990", "more than 1950 came", "about 1950 cars",
        "x = 1950 + 3", "1950.5", "1,950", "555 1950", "they sold 1950 small cars", "1-1950-2", "19501", "1950 + 3", "cars 1950 +",
        "an elevation of 1950", "from 1950 to 1990 units", "We counted 1950, 1951, 1952", "pp. 1950-1960", "1990 USD",
    ]) func noYears(text: String) {
        #expect(spoken(text).contains("1950") || spoken(text).contains("1990") || spoken(text).contains("1951") || spoken(text) == "1,950")
        #expect(!spoken(text).contains("19 "))
    }

    @Test func everyRomanNumeralIsRead() {
        for value in 1...3_999 { #expect(RomanNumeral.value(of: RomanNumeral.numeral(of: value)) == value) }
        for wrong in ["", "IIII", "VX", "IC", "iv", "MMMM", "XIVX", "A", "IVI", "MCMXCIXX"] {
            #expect(RomanNumeral.value(of: wrong) == nil)
        }
    }

    @Test(arguments: [
        (1, "erste"), (3, "dritte"), (7, "siebte"), (8, "achte"), (16, "sechzehnte"), (21, "einundzwanzigste"), (30, "dreißigste"),
    ])
    func german(value: Int, expected: String) {
        #expect(GermanNumbers.ordinal(value, before: "das", noun: "jahrhundert") == expected)
    }

    @Test(arguments: [
        (2, "deuxième"), (9, "neuvième"), (17, "dix-septième"), (21, "vingt et unième"), (22, "22ème"), (61, "soixante et unième"),
    ]) func french(value: Int, expected: String) {
        #expect(FrenchNumbers.ordinal(value) == expected)
    }

    @Test(arguments: [
        (3, "trzeci", "trzeciego"), (12, "dwunasty", "dwunastego"), (22, "dwudziesty drugi", "dwudziestego drugiego"),
    ]) func polish(value: Int, nominative: String, genitive: String) {
        #expect(PolishNumbers.ordinal(value, .nominative) == nominative)
        #expect(PolishNumbers.ordinal(value, .genitive) == genitive)
        #expect(PolishNumbers.year(1900 + value, .genitive) == "1900 \(genitive)")
    }

    @Test func polishRoundYears() {
        #expect(PolishNumbers.year(1900, .genitive) == "1000 dziewięćsetnego")
        #expect(PolishNumbers.year(2000, .locative) == "dwutysięcznym")
    }

    @Test(arguments: [
        (3, "третий", "третьего"), (2, "второй", "второго"), (40, "сороковой", "сорокового"), (21, "20 первый", "20 первого"),
        (1900, "1000 девятисотый", "1000 девятисотого"), (2000, "двухтысячный", "двухтысячного"),
        (1812, "1800 двенадцатый", "1800 двенадцатого"),
    ]) func russian(value: Int, nominative: String, genitive: String) {
        #expect(RussianNumbers.ordinal(value, .nominative) == nominative)
        #expect(RussianNumbers.ordinal(value, .genitive) == genitive)
    }

    @Test(arguments: [("1", 0), ("3", 1), ("12", 2), ("22", 1), ("25", 2), ("112", 2), ("0,5", 3)])
    func slavicPlurals(number: String, form: Int) {
        #expect(SlavicPlural.form(number[...]) == form)
        #expect(RussianNumbers.plural(number[...]) == form)
    }
}
