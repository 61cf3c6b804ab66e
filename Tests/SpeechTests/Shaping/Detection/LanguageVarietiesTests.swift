import Reading
import Testing

@testable import Speech

/// One accent for a document.
@Suite struct LanguageVarietiesTests {
    private func languages(_ paragraphs: [(String, String?)]) -> [String?] {
        var builder = ReadingText.Builder()
        for (paragraph, language) in paragraphs { builder.append(paragraph: paragraph, language: language) }
        let text = builder.build(isComplete: true)
        return SpeechShaper(defaultLanguage: "en").utterances(for: text.words, in: text).map(\.language)
    }

    @Test func theMostUsedVarietyIsRead() {
        let rows = [
            ("Return on assets", "en-US"), ("Return on average net worth", "en-GB"),
            ("Earnings of a share in the year before this", "en-US"),
            ("Book value", "en-IN"), ("Valor contábil", "pt-BR"), ("Nota", "pt-PT"),
        ]
        #expect(languages(rows).map { $0?.lowercased() } == ["en-us", "en-us", "en-us", "en-us", "pt-br", "pt-br"])
    }

    @Test func aPassageKeepsItsOwn() {
        let long = String(repeating: "The harbour was built when the town was small and it is still there ", count: 50)
        let all = languages([(long, "en-US"), (long, "en-US"), (long, "en-GB"), ("The end", "en-GB"), ("Notes", "en-IN")])
        #expect(all.compactMap { $0?.lowercased() }.last == "en-us")
        #expect(Set(all.compactMap { $0?.lowercased() }) == ["en-us", "en-gb"])
    }

    /// What was guessed has no region.
    @Test func whatStatesNoRegionTakesOneOver() {
        let rows = [
            ("The harbour was built when the town was small and it is still there", "en"), ("Notes", "en-US"), ("The end of it", "en"),
        ]
        #expect(languages(rows).map { $0?.lowercased() } == ["en-us", "en-us", "en-us"])
    }

    @Test func otherLanguagesAndScriptsStay() {
        #expect(languages([("一本书", "zh-TW"), ("一本书", "zh-CN"), ("一本书", "zh-CN")]).compactMap { $0 }.contains("zh-TW"))
        #expect(languages([("Knjiga", "sr-Latn"), ("Књига", "sr-Cyrl"), ("Књига", "sr-Cyrl")]).first == "sr-Latn")
    }
}
