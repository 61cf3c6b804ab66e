import Reading
@testable import Speech
import Testing

@Suite struct CurrenciesTests {
    @Test(arguments: [
        ("$5.50", "5 dollars 50"), ("$1", "1 dollar"), ("€20.", "20 euros."), ("20 €", "20 euros"), ("20€", "20 euros"),
        ("£3.00", "3 pounds"),
        ("$0.99", "99 cents"), ("$3.5 million,", "3.5 million dollars,"), ("US$5", "5 U S dollars"), ("($1,200.50)", "(1,200 dollars 50)"),
        ("$10–20", "10 to 20 dollars"), ("¥500", "500 yen"), ("$x", "$x"), ("1.001€", "1.001 euros"), ("€ 5", "5 euros"),
        ("$2bn", "2 billion dollars"), ("-$5", "minus 5 dollars"), ("(−£20)", "(minus 20 pounds)"), ("$50/hour", "50 dollars per hour"),
        ("£12.99/kg", "12 pounds 99 per kilogram"),
        ("£0.01", "1 penny"), ("$", "$"), ("is $0 here", "is $0 here"), ("is ‘$1’ here", "is ‘$1’ here"),
        ("$1 of $@ is", "$1 of $@ is"), ("($2) and $HOME", "($2) and $HOME"), ("print $1,$2", "print $1,$2"),
        ("was ($2)", "was (2 dollars)"),
        ("from $2 to $3", "from 2 dollars to 3 dollars"),
    ]) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("de", "5,50 €", "5 Euro 50"), ("de", "3,5 Mio. €", "3,5 Millionen Euro"), ("fr", "1,00 €", "1 euro"),
        ("fr", "3 millions €", "3 millions d’euros"),
        ("es", "5,50 €", "5 euros con 50"), ("it", "€ 5,50", "5 euro e 50"), ("pt", "R$ 5,50", "5 reais e 50"),
        ("nl", "€ 5,50", "5 euro 50"),
        ("pl", "5,50 zł", "5 złotych 50 groszy"), ("pl", "2,01 zł", "2 złote 1 grosz"), ("ru", "1 руб.", "1 рубль"),
        ("ru", "22 ₽ всего", "22 рубля всего"),
    ]) func otherLanguages(language: String, text: String, expected: String) {
        let said = spoken(text, language: language)
        #expect(said == expected || said == expected + ".")
    }
}

@Suite struct DimensionsTests {
    @Test(arguments: [
        ("8.5\" x 11\" paper", "8.5 inches by 11 inches paper"), ("is 8.5” x 11”.", "is 8.5 inches by 11 inches."),
        ("extend .125\" (1/8\") beyond", "extend 0.125 inches (one eighth inch) beyond"), ("a 12\" ruler", "a 12 inch ruler"),
        ("about 210 mm x 297 mm", "about 210 millimetres by 297 millimetres"),
        ("about 21 cm × 29.7 cm", "about 21 centimetres by 29.7 centimetres"),
        ("(91.7cm x 129.7cm)", "(91.7 centimetres by 129.7 centimetres)"), ("30 x 40 cm", "30 by 40 centimetres"),
        ("a 4x4 and 2x3x4,", "a 4 by 4 and 2 by 3 by 4,"),
        // A quotation, its end alone, a product, packets, a number of computers, a variable.
        ("said \"turn to 12\" and went", "said \"turn to 12\" and went"), ("he said “version 2.5” twice", "he said “version 2.5” twice"),
        ("see page 12\".", "see page 12\"."), ("5 x 3 = 15", "5 x 3 equals 15"), ("5 × 3 boats", "5 × 3 boats"),
        ("2 x 500 g flour", "2 x 500 grams flour"), ("at 0x10", "at 0x10"), ("2x + 3", "2x + 3"), ("x 4", "x 4"),
    ]) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("de", "21 cm x 30 cm", "21 Zentimeter mal 30 Zentimeter"),
        ("fr", "un écran de 15,6\" x 9\"", "un écran de 15,6 pouces sur 9 pouces"),
        ("ru", "4x4", "4 на 4"),
    ]) func otherLanguages(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test func codeStaysAsItIs() {
        #expect(spoken("a 4x4 b", role: .code) == "a 4x4 b")
    }
}

@Suite struct UnitsTests {
    @Test(arguments: [
        ("at 5 km/h.", "at 5 kilometres per hour."), ("5km away", "5 kilometres away"), ("1 kg", "1 kilogram"),
        ("10–20 kg", "10 to 20 kilograms"), ("20 °C", "20 degrees Celsius"), ("20°C", "20 degrees Celsius"), ("16GB", "16 gigabytes"),
        ("3D", "3D"), ("5 m", "5 metres"), ("I m", "I m"), ("(12 ms)", "(12 milliseconds)"), ("100 m²", "100 square metres"),
        ("section 5. m is", "section 5. m is"), ("2 m/s²", "2 metres per second squared"), ("3 kg/m³", "3 kilograms per cubic metre"),
        ("5 xm", "5 xm"), ("30 µg/day", "30 micrograms per day"), ("15t² left", "15t squared left"), ("5m² left", "5 square metres left"),
        ("“4.0 K here", "“4.0 kelvin here"), ("file 3 K 12/20", "file 3 K 12 over 20"), ("5 km/x", "5 km/x"), ("at 10 K.", "at 10 kelvin."),
        ("of 1990 W. N. Holm", "of 19 90 W N Holm"),
        ("at 6 pm", "at 6 pm"), ("till 3pm", "till 3pm"), ("500 pm", "500 picometres"), ("0.5 pm", "0.5 picometres"),
    ]) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("de", "5 km²", "5 Quadratkilometer"), ("fr", "2 km²", "2 kilomètres carrés"), ("es", "1 m³", "un metro cúbico"),
        ("it", "2 m²", "2 metri quadrati"),
        ("pt", "2 m²", "2 metros quadrados"), ("nl", "2 m²", "2 vierkante meter"), ("pl", "5 m²", "5 metrów kwadratowych"),
        ("ru", "2 км²", "2 квадратных километра"), ("ru", "20 °C", "20 градусов Цельсия"),
    ]) func otherLanguages(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test func prefixesAndBasesAreJoined() {
        let table = UnitTable(prefixes: "k=kilo; µ=micro", bases: "m=metre/metres", others: "h=hour/hours", per: " per ") { forms, _, _ in
            forms
        }
        #expect(table.forms(of: "km") == ["kilometre", "kilometres"])
        #expect(table.forms(of: "km/h") == ["kilometre per hour", "kilometres per hour"])
        #expect(table.forms(of: "μm") == table.forms(of: "µm"))
        for unknown in ["kh", "x", "", "/", "km/", "km/h/h", "²"] { #expect(table.forms(of: unknown[...]) == nil, "\(unknown)") }
    }
}
