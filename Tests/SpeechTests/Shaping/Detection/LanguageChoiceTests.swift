import Reading
import Testing

@testable import Speech

/// Which voice reads what.
@Suite struct LanguageChoiceTests {
    private static let german =
        "Der Hafen wurde gebaut, als die Stadt noch klein war, und viele Jahre lang war er der einzige auf dieser Seite der Bucht."

    private func text(_ paragraphs: [(String, String?)]) -> ReadingText {
        var builder = ReadingText.Builder()
        for (paragraph, language) in paragraphs { builder.append(paragraph: paragraph, role: .body, language: language) }
        return builder.build(isComplete: true)
    }

    private func spoken(_ shaper: SpeechShaper, _ text: ReadingText) -> [String] {
        shaper.utterances(for: text.words, in: text).map { "\($0.language ?? "-"): \($0.text)" }
    }

    @Test func aShortParagraphGoesWithItsNeighbours() {
        let text = text([("Einleitung", nil), (Self.german, nil), ("Fazit", nil)])
        #expect(SpeechShaper(defaultLanguage: "en-gb").utterances(for: text.words, in: text).map(\.language) == ["de", "de", "de"])
        #expect(
            SpeechShaper(defaultLanguage: "de-at").utterances(for: text.words, in: text).map(\.language) == ["de-at", "de-at", "de-at"])
    }

    private static let headings = [
        "1. Antes de empezar", "1.1. Lo que se necesita", "1.2. Preparar la barca", "2. El puerto", "2.1. La entrada",
        "2.2. El muelle nuevo",
        "3. La bahía en invierno", "3.1. Corrientes", "3.2. Vientos del norte", "4. Señales", "4.1. Faros", "4.2. Boyas", "5. Índice",
    ]
    private static let spanish =
        "El puerto se construyó cuando la ciudad era todavía pequeña, y durante muchos años fue el único de este lado de la bahía."

    /// The first pages of a manual have no prose, and none is near.
    @Test func contentsGoWithTheText() {
        let text = text(Self.headings.map { ($0, nil) } + [(Self.spanish, nil)])
        #expect(Set(SpeechShaper().utterances(for: text.words, in: text).map(\.language)) == ["es"])
        // They may be all that is known yet.
        let beginning = self.text(Self.headings.map { ($0, nil) })
        #expect(Set(SpeechShaper().utterances(for: beginning.words, in: beginning).map(\.language)) == ["es"])
    }

    /// Invoices, forms and menus have no sentences.
    @Test(arguments: [
        (
            "de",
            "Rechnung|Rechnungsnummer: 77|Artikel Menge Einzelpreis Gesamtpreis|Tampen 8 mm 5 1,20 €|Mehrwertsteuer 19 %|Zahlbar innerhalb 14 Tagen"
        ),
        ("de", "Lebenslauf|Geburtsdatum: 3. Mai 1990|Berufserfahrung|Hafenmeister, Kiel|Ausbildung|Sprachen: Deutsch, Dänisch"),
        ("de", "Speisekarte|Vorspeisen|Tomatensuppe 4,50|Hauptgerichte|Fisch 12,80|Getränke"),
        ("fr", "Facture|Numéro 12|Désignation Quantité Prix unitaire|Cordage 8 mm 5 1,20|Montant total"),
        ("es", "Factura|Descripción Cantidad Precio|Cabo 8 mm 5 1,20|Importe|Fecha de pago"),
        ("it", "Fattura|Descrizione Quantità Prezzo|Cima 8 mm 5 1,20|Totale|Pagamento"),
        ("nl", "Factuur|Omschrijving Aantal Prijs|Touw 8 mm 5 1,20|Totaal|Vervaldatum"),
        ("en", "Invoice|Description Quantity Unit price Amount|Rope 8 mm 5 1.20|Balance due|Payment"),
    ])
    func formsAreToldByTheirNouns(_ language: String, _ lines: String) {
        let text = text(lines.split(separator: "|").map { (String($0), nil) })
        let other = language == "en" ? "de" : "en"
        #expect(Set(SpeechShaper(defaultLanguage: other).utterances(for: text.words, in: text).map(\.language)) == [language])
    }

    /// A word of another language tells nothing, however often it comes.
    @Test(arguments: [
        "Client: Acme|Client: Holm|Client: Berg|Client: Dahl", "Chest pain R07|Back pain M54|Neck pain M54|Joint pain M25",
        "Via 1 0.3 mm|Via 2 0.3 mm|Via 3 0.4 mm|Via 4",
        "Kana 1|Kana 2|Kana 3|Kana 4", "Ad Group 1|Ad Group 2|Ad Group 3|Ad Group 4|Ad Group 5|Ad Group 6",
        "Mars 1|Gate 2|Total 3|Data 4|Date 5",
        "Client: Holm|Environment: Java|Total: 12|Formation 3|Dessert|Signature",
    ])
    func oneWordIsNoLanguage(_ lines: String) {
        let text = text(lines.split(separator: "|").map { (String($0), nil) })
        #expect(Set(SpeechShaper(defaultLanguage: "en").utterances(for: text.words, in: text).map(\.language)) == ["en"])
    }

    @Test func aFewWordsAreNoText() {
        let text = text([("La Jolla", nil), ("Plan B", nil), ("Los Alamos", nil)])
        #expect(Set(SpeechShaper(defaultLanguage: "de").utterances(for: text.words, in: text).map(\.language)) == ["de"])
    }

    /// Danish and Norwegian are told apart by a whole text, not by each of its paragraphs.
    @Test func siblingsAreReadInOneVoice() {
        let danish = [
            "Havnen blev bygget, da byen endnu var lille, og i mange år var den den eneste på denne side af bugten, hvor både kunne ligge om vinteren.",
            "Man kan ikke se den fra byen.", "Den er ikke stor, men det er der plads til.",
            "Om vinteren kommer der både fra den anden side af bugten, for det er kun her, de kan blive liggende, når isen går.",
        ]
        let text = text(danish.map { ($0, nil) })
        #expect(Set(SpeechShaper().utterances(for: text.words, in: text).map(\.language)) == ["da"])
        // What is taken for Norwegian by itself is Danish here, whoever said so.
        let told = self.text(danish.map { ($0, LanguageDetector.language(of: $0, stated: nil)) })
        #expect(Set(SpeechShaper().utterances(for: told.words, in: told).map(\.language)) == ["da"])
    }

    /// A few words in a sibling's language are what their author says they are.
    @Test func shortWordsKeepTheSiblingTheyState() {
        let czech =
            "Přístav byl postaven, když bylo město ještě malé, a po mnoho let to byl jediný přístav na této straně zálivu, kde mohly lodě v zimě přistávat."
        let text = text([(czech, "cs"), ("Dobrý deň.", "sk"), (czech, "cs")])
        #expect(SpeechShaper().utterances(for: text.words, in: text).map(\.language) == ["cs", "sk", "cs"])
    }

    @Test func neighboursInOtherLettersSayNothing() {
        let english = "The harbour was built when the town was small, and for many years it was the only one on this side of the bay."
        let text = text([(english, nil), ("Сайт ядра Linux", nil), ("Σύνοψη", nil), ("Summary", nil)])
        #expect(spoken(SpeechShaper(), text).dropFirst() == ["ru: Сайт ядра Linux", "el: Σύνοψη", "en: Summary"])
    }

    @Test func theLanguageAskedForWins() {
        let text = text([(Self.german, "de")])
        #expect(SpeechShaper(language: "fr").utterances(for: text.words, in: text).map(\.language) == ["fr"])
    }

    @Test func aTagWinsOverTheDefault() {
        let text = text([("Results", "de-CH")])
        #expect(spoken(SpeechShaper(), text) == ["de-CH: Results"])
    }

    @Test func wordsInAnotherScriptHaveAnotherVoice() {
        let text = text([("The word λόγος (from Greek) and мир or 日本 end here.", "en")])
        #expect(
            spoken(SpeechShaper(), text) == [
                "en: The word,", "el: λόγος,", "en: (from Greek) and,", "ru: мир,", "en: or,", "cmn: 日本,", "en: end here.",
            ])
        #expect(spoken(SpeechShaper(changesVoice: false), text) == ["en: The word λόγος (from Greek) and мир or 日本 end here."])
        // Each word is in one utterance, and none is lost.
        let utterances = SpeechShaper().utterances(for: text.words, in: text)
        #expect(utterances.flatMap { Array($0.words) } == Array(text.words))
        #expect(utterances.map(\.isForeign) == [false, true, false, true, false, true, false])
        for utterance in utterances {
            for span in utterance.spans {
                #expect(utterance.words.contains(span.words.lowerBound) && utterance.words.contains(span.words.upperBound - 1))
            }
        }
    }

    @Test(arguments: [
        ("en", "The angle α is β here."), ("en", "The name 한국 is read."), ("el", "Ο λόγος είναι εδώ."), ("ru", "Слово hello здесь."),
        ("ja", "これは日本です。"), ("sr", "Реч reč овде."), ("en", "In 1990 it was."), ("en", "mixedмир stays"),
    ]) func otherWordsStay(language: String, sentence: String) {
        let text = text([(sentence, language)])
        #expect(SpeechShaper().utterances(for: text.words, in: text).count == 1)
    }

    @Test func numbersBetweenForeignWordsBelongToThem() {
        let text = text([("He wrote «мир и 25 книг», then left.", "en")])
        #expect(spoken(SpeechShaper(), text) == ["en: He wrote,", "ru: «мир и 25 книг»,", "en: then left."])
    }

    @Test func hebrewVoicesSpellLatinWords() {
        let text = text([("המילה hello כאן.", "he")])
        #expect(spoken(SpeechShaper(), text) == ["he: המילה,", "en: hello,", "he: כאן."])
    }

    /// The voice that knows Chinese characters takes Latin letters for Pinyin; a letter by itself it says as people do.
    @Test func chineseVoicesTakeLatinWordsForPinyin() {
        let text = text([("下载 Debian 系统，见附录 A。", "zh")])
        #expect(spoken(SpeechShaper(), text) == ["zh: 下载,", "en: Debian,", "zh: 系统，见附录 A。"])
        #expect(spoken(SpeechShaper(changesVoice: false), text) == ["zh: 下载 Debian 系统，见附录 A。"])
    }

    @Test func aSentenceMayBeginAnywhere() {
        let text = text([("The word λόγος means word.", "en")])
        #expect(SpeechShaper().utterance(from: 3, in: text)?.words == 3..<5)
        #expect(SpeechShaper().utterance(from: 2, in: text)?.words == 2..<3)
        #expect(SpeechShaper().utterance(from: 0, in: text, before: 2)?.words == 0..<2)
        #expect(SpeechShaper().utterance(from: 5, in: text) == nil)
        #expect(SpeechShaper().utterance(from: 2, in: text, before: 2) == nil)
    }

    @Test func thePauseInsideASentenceIsShort() {
        let text = text([("The word λόγος means word. Then more.", "en")])
        let plan = SpeechPlan(shaper: SpeechShaper(), pauses: SpeechPauses())
        let pauses = [0, 2, 3].compactMap { plan.utterance(from: $0, in: text)?.pause }
        #expect(pauses == [.milliseconds(50), .milliseconds(50), .milliseconds(300)])
    }

    /// However many utterances it and its neighbours have.
    @Test func aParagraphIsLookedAtOnce() {
        let text = text([("Einleitung", nil), (Self.german, nil), ("Einleitung", nil)])
        let memory = LanguageMemory()
        var looks = 0
        for _ in 0..<3 {
            for paragraph in text.paragraphs {
                let guess = memory.guess(paragraph, of: text) {
                    looks += 1
                    return LanguageDetector.guess(paragraph.words.map { text.word($0) })
                }
                #expect((guess?.language == "de" && guess?.isConfident == true) == (paragraph.words.count > 1))
            }
        }
        #expect(looks == 3)
        // The same numbers may be other words'.
        let other = self.text([("Summary", nil)])
        _ = memory.guess(other.paragraphs[0], of: other) {
            looks += 1
            return nil
        }
        #expect(looks == 4)
    }
}
