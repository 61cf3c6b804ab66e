import Reading
import Testing

@testable import Speech

/// What a document says of its language, against what it looks like.
@Suite struct StatedLanguagesTests {
    private static let german = [
        "Jahresbericht", "Zusammenfassung", "Der Hafen wurde in diesem Jahr von mehr Booten besucht.", "Ziele", "Mehr Licht, weniger Lärm",
        "Die Gäste waren mit dem neuen Steg sehr zufrieden.", "Ausblick", "Wir werden im Mai die alte Mole sanieren.",
    ]
    private static let english = [
        "Report", "Summary", "The harbour was visited by more boats this year than ever.", "Goals", "More light, less noise",
        "The guests were very happy with the new pier.", "Outlook", "We will repair the old wall in May.",
    ]

    private func languages(_ paragraphs: [(String, String?)]) -> StatedLanguages {
        var languages = StatedLanguages()
        for (text, stated) in paragraphs { languages.add(LanguageDetector.guess(of: text), stated: stated) }
        return languages
    }

    @Test func aLanguageThatNoLineIsInIsRefuted() {
        for stated in ["en-US", "zh-TW", "ja", "ru", "es"] {
            let languages = languages(Self.german.map { ($0, stated) })
            #expect(languages.refutes(stated) && languages.language == "de", "\(stated)")
        }
        #expect(languages(Self.english.map { ($0, "de-DE") }).refutes("de"))
    }

    @Test func theRightOneIsNot() {
        #expect(!languages(Self.german.map { ($0, "de-AT") }).refutes("de-AT"))
        #expect(!languages(Self.english.map { ($0, "en") }).refutes("en-GB"))
        // No table knows Breton, and a Serb writes in two scripts.
        #expect(!languages(Self.german.map { ($0, "br") }).refutes("br"))
        #expect(!languages(Self.german.map { ($0, "sr") }).refutes("sr"))
        // It is named, and nothing states it.
        #expect(!languages(Self.german.map { ($0, nil) }).refutes("en"))
    }

    @Test func ofTwoLanguagesByTurnsBothAreRight() {
        let turns = zip(Self.german, Self.english).flatMap { [($0, "de"), ($1, "en-GB")] }
        let languages = languages(turns)
        #expect(!languages.refutes("de") && !languages.refutes("en-GB"))
    }

    /// A thesis in English, whose summary in German comes first.
    @Test func aForeignSummaryRefutesNothing() {
        let summary =
            "Der Hafen wurde gebaut, als die Stadt noch klein war, und viele Jahre lang war er der einzige auf dieser Seite der Bucht."
        let prose = "The harbour was built when the town was small, and for many years it was the only one on this side of the bay."
        var languages = languages([("Master Thesis", "en-US"), (summary, "en-US"), (summary, "en-US"), (summary, "en-US")])
        #expect(!languages.isSettled("en-US") && !languages.refutes("en-US", mayGoOn: true))
        for _ in 0..<2 { languages.add(LanguageDetector.guess(of: prose), stated: "en-US") }
        #expect(!languages.refutes("en-US"))
        let german = self.languages((0..<10).map { _ in (summary, "en-US") })
        #expect(german.isSettled("en-US") && german.refutes("en-US", mayGoOn: true))
    }

    /// A few lines that tell little go by the document.
    @Test func aFewLinesGoByTheOthers() {
        let lines = Self.german.map { ($0, "de-DE") } + [("Fest mit Musik und Tanz", "en-US"), ("Lichter am Hafen", "en-US")]
        #expect(languages(lines).refutes("en-US"))
        #expect(!languages(Self.german.map { ($0, "de-DE") } + [("Songs of the sea", "en-US")]).refutes("en-US"))
    }

    @Test func aFewWordsRefuteNothing() {
        #expect(!languages([("La Jolla", "en"), ("Plan B", "en"), ("Los Alamos", "en")]).refutes("en"))
    }

    /// A month's short name is a word in Irish.
    @Test func aWordThatComesAgainIsOne() {
        let heads = "Interest on Quarter ended Year ended Mar 2016 Mar 2017 Variance Mar 2016 Mar 2017 Variance"
        #expect(LanguageDetector.language(of: heads, stated: "en") == "en")
        #expect(LanguageDetector.language(of: heads, stated: nil) == nil)
    }

    /// "pan" is a word in Welsh.
    @Test func twoWordsThatComeAgainAreTwo() {
        let pans = "Frying pan 20 cm Frying pan 24 cm Sauce pan 2 l Grill pan black Crêpe pan 28 cm Wok 30 cm"
        #expect(LanguageDetector.language(of: pans, stated: nil) == nil)
    }

    /// The first lines say nothing, but none is in Chinese.
    @Test func aScriptThatNoLetterIsOfIsRefuted() {
        let lines = ["Centro de avisos", "30 días", "Avisos 3 y 4", "Barcas del puerto, abril", "Faro"].map { ($0, "zh-TW") }
        let others = ["El puerto se cierra por la noche.", "No hay barcas en el muelle de la ciudad.", "Las luces se ven desde la playa."]
        #expect(languages(lines + others.map { ($0, "en-US") }).refutes("zh-TW"))
    }

    @Test func aJapaneseTitleIsNotChinese() {
        #expect(LanguageDetector.language(of: "東京都港湾局年次報告書第三版", stated: "ja") == "ja")
        #expect(LanguageDetector.language(of: "港灣管理局年度報告第三版本", stated: "zh-TW") == "zh-TW")
    }
}
