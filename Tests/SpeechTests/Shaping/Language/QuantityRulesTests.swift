@testable import Speech
import Testing

@Suite struct CurrenciesTests {
    @Test(arguments: [
        ("$5.50", "5 dollars 50"), ("$1", "1 dollar"), ("€20.", "20 euros."), ("20 €", "20 euros"), ("20€", "20 euros"),
        ("£3.00", "3 pounds"),
        ("$0.99", "99 cents"), ("$3.5 million,", "3.5 million dollars,"), ("US$5", "5 U S dollars"), ("($1,200.50)", "(1,200 dollars 50)"),
        ("$10–20", "10 to 20 dollars"), ("¥500", "500 yen"), ("$x", "$x"), ("1.001€", "1.001 euros"), ("€ 5", "5 euros"),
        ("$2bn", "2 billion dollars"),
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

@Suite struct UnitsTests {
    @Test(arguments: [
        ("at 5 km/h.", "at 5 kilometres per hour."), ("5km away", "5 kilometres away"), ("1 kg", "1 kilogram"),
        ("10–20 kg", "10 to 20 kilograms"), ("20 °C", "20 degrees Celsius"), ("20°C", "20 degrees Celsius"), ("16GB", "16 gigabytes"),
        ("3D", "3D"), ("5 m", "5 metres"), ("I m", "I m"), ("(12 ms)", "(12 milliseconds)"), ("100 m²", "100 square metres"),
        ("section 5. m is", "section 5. m is"), ("2 m/s²", "2 metres per second squared"), ("3 kg/m³", "3 kilograms per cubic metre"),
        ("5 xm", "5 xm"), ("5 km/x", "5 km/x"), ("at 10 K.", "at 10 kelvin."), ("of 1990 W. N. Holm", "of 1990 W N Holm"),
        ("at 6 pm", "at 6 pm"), ("till 3pm", "till 3pm"), ("500 pm", "500 picometres"), ("0.5 pm", "0.5 picometres"),
    ]) func english(text: String, expected: String) {
        #expect(spoken(text) == expected)
    }

    @Test(arguments: [
        ("de", "5 km²", "5 Quadratkilometer"), ("fr", "2 km²", "2 kilomètres carrés"), ("es", "1 m³", "1 metro cúbico"),
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
