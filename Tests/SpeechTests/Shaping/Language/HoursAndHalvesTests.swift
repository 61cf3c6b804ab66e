import Testing

@testable import Speech

@Suite("Hours in ranges, halves in one word, and smaller units") struct HoursAndHalvesTests {
    @Test(arguments: [
        ("fr", "de 9h-12h et 14h-18h30", "de 9 à 12 heures et 14 heures à 18 heures 30"), ("es", "Abierto 8h–12h", "Abierto 8 a 12 horas"),
        ("es", "Abierto 9:00-14:00 h, hoy", "Abierto 9 a 14 horas, hoy"), ("fr", "numéro 09-12.345", "numéro 09 12.345"),
        ("fr", "2 c. à s. d'huile", "2 cuillères à soupe d'huile"),
        ("it", "il 31/12 e il 5/7 siamo chiusi", "il 31 dicembre e il 5 luglio siamo chiusi"),
        ("it", "il 31/12 e il 3/4 dei soci", "il 31 dicembre e il tre quarti dei soci"),
        ("es", "V.º B.º del director", "Visto bueno del director"), ("fr", "½ c. à c. de sel", "une demi cuillère à café de sel"),
    ]) func times(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("nl", "1½ uur", "anderhalf uur"), ("de", "2 1/2 Tage", "zweieinhalb Tage"), ("de", "7½ Stunden", "7 einhalb Stunden"),
        ("en", "6ft 2in tall", "6 feet 2 inches tall"), ("en", "2in wide", "2in wide"),
        ("en", "20/20 vision", "20 20 vision"),
    ]) func halves(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("es", "los niños/as y trabajadores/as", "los niños o niñas y trabajadores o trabajadoras"),
        ("pt", "o professor/a", "o professor ou professora"),
        ("es", "la entrada/salida", "la entrada o salida"), ("de", "die o. g. Punkte", "die oben genannten Punkte"),
        ("it", "220 V c.a. e basta", "220 volt in corrente alternata e basta"), ("sv", "½ tsk salt", "en halv tesked salt"),
        ("sv", "2-3 msk olja", "2 till 3 matskedar olja"),
        ("da", "2 spsk. olie", "2 spiseskefulde olie"), ("es", "2 cdas. de aceite", "2 cucharadas de aceite"),
        ("en", "2-1/2 tbsp oil", "2 and one half tablespoons oil"),
        ("fr", "pour 12€50 en tout", "pour 12 euros 50 en tout"), ("nl", "1½ el olie", "anderhalf eetlepel olie"),
    ]) func inRecipesAndForms(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
