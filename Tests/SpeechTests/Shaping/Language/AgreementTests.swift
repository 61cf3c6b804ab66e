import Testing

@testable import Speech

@Suite struct AgreementTests {
    @Test(arguments: [
        ("de", "Es dauert 1 Tag.", "Es dauert ein Tag."), ("de", "nach 1 Tag", "nach einem Tag"), ("de", "in 1 Stunde", "in einer Stunde"),
        ("de", "für 1 Tag", "für einen Tag"), ("de", "etwa 1 kg Mehl", "etwa ein Kilogramm Mehl"),
        ("de", "rund 1 Woche", "rund eine Woche"),
        ("de", "um 1 % höher", "um ein % höher"), ("de", "nur 1 Million Euro", "nur eine Million Euro"),
        ("de", "Woche 1 Tag 2", "Woche 1 Tag 2"),
        ("de", "Band 1 Seite 5", "Band 1 Seite 5"), ("de", "Schritt 1 Person wählen", "Schritt 1 Person wählen"),
        ("de", "1 Person und Gesellschaft", "1 Person und Gesellschaft"), ("de", "1 Tag und 2 Stunden", "ein Tag und 2 Stunden"),
        ("es", "1 Persona y sociedad", "1 Persona y sociedad"), ("fr", "l’étape 21 personnes", "l’étape 21 personnes"),
        ("ru", "занял 1 место", "занял 1 место"),
        ("de", "Seite 1 Meter", "Seite 1 Meter"),
        ("fr", "pendant 1 h", "pendant une heure"), ("fr", "avec 21 personnes", "avec vingt et une personnes"),
        ("fr", "pendant 1 jour", "pendant 1 jour"), ("fr", "la page 1 heure par heure", "la page 1 heure par heure"),
        ("es", "durante 1 hora", "durante una hora"), ("es", "con 1 kg de sal", "con un kilogramo de sal"),
        ("es", "durante 21 días", "durante veintiún días"), ("es", "con 200 personas", "con doscientas personas"),
        ("es", "con 250 personas", "con doscientas 50 personas"), ("es", "con 100 personas", "con 100 personas"),
        ("it", "per 1 ora", "per un’ora"), ("it", "circa 1 kg", "circa un chilogrammo"), ("it", "per 1 settimana", "per una settimana"),
        ("pt", "com 2 pessoas", "com duas pessoas"), ("pt", "em 22 horas", "em vinte e duas horas"), ("pt", "em 12 horas", "em 12 horas"),
        ("pt", "com 200 páginas", "com duzentas páginas"), ("pt", "com 1 metro", "com 1 metro"),
        ("pl", "trwa 2 godziny", "trwa dwie godziny"), ("pl", "tylko 1 osoba", "tylko jedna osoba"),
        ("pl", "trwa 22 minuty", "trwa 20 dwie minuty"),
        ("ru", "прошло 2 минуты", "прошло две минуты"), ("ru", "через 1 минуту", "через одну минуту"),
        ("ru", "прошло 12 минут", "прошло 12 минут"),
        ("ru", "была 21 тонна", "была 20 одна тонна"), ("uk", "через 2 години", "через дві години"),
        ("cs", "trvá 2 hodiny", "trvá dvě hodiny"), ("cs", "asi 1 korunu", "asi jednu korunu"), ("sv", "efter 1 dag", "efter en dag"),
        ("da", "om 1 år", "om et år"), ("nb", "om 1 år", "om ett år"), ("ro", "după 2 ore", "după două ore"),
    ]) func numbersAgree(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("ru", "было 3,14", "было 3 целых 14 сотых"), ("ru", "всего 12,5", "всего 12,5"),
        ("ru", "всего 1,01 метра", "всего одна целая одна сотая метра"),
        ("ru", "около 0,0512", "около 0 запятая 0 5 1 2"), ("uk", "було 2,5", "було дві цілих 5 десятих"),
        ("sv", "det är 3,14", "det är 3 komma 14"), ("sv", "det är 0,05", "det är 0 komma 0 5"), ("de", "es ist 3,14", "es ist 3,14"),
    ]) func decimals(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }

    @Test(arguments: [
        ("it", "dopo l’8 marzo", "dopo l’otto marzo"), ("it", "tra l'11 e", "tra l'undici e"),
        ("it", "circa l’1% dei", "circa l’uno % dei"),
        ("it", "l'80", "l'ottanta"), ("it", "l'850", "l'ottocento 50"),
        ("it", "salita l'8,5% in", "salita l'otto virgola 5% in"),
        ("fr", "plus d’1 million", "plus d’un million"), ("fr", "près d'1 heure", "près d'une heure"), ("fr", "d'11 ans", "d'onze ans"),
        ("fr", "d’1,5 million", "d’un virgule 5 million"), ("fr", "d’1 km", "d’un kilomètre"), ("fr", "l'12", "l'12"),
    ]) func elisions(language: String, text: String, expected: String) {
        #expect(spoken(text, language: language) == expected)
    }
}
