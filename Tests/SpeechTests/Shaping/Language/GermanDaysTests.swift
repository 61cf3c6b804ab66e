import Reading
import Testing

@Suite struct GermanDaysTests {
    @Test(arguments: [
        ("Das ist Max.", "Das ist Max."), ("Dort ist Lady Di.", "Dort ist Lady Di."), ("Es kostet Fr. 50 dort.", "Es kostet Fr 50 dort."),
        ("Es sind max. 5 Boote.", "Es sind maximal 5 Boote."), ("Er kam am Di. an.", "Er kam am Dienstag an."),
        ("Offen Mo. bis Fr. 9 Uhr.", "Offen Montag bis Freitag 9 Uhr."),
        ("Er kam am Di., 3. Nov., an.", "Er kam am Dienstag, dritten November, an."),
        ("Sie kennt Max. Holm.", "Sie kennt Max Holm."),
    ]) func areToldFromNames(text: String, expected: String) {
        #expect(spoken(text, language: "de") == expected)
    }

    @Test func englishNamesAreNone() {
        #expect(spoken("Her dog is Max.") == "Her dog is Max.")
    }
}
