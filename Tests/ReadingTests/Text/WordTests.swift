import Testing

@testable import Reading

@Suite("Words")
struct WordTests {
    private func words(_ text: String) -> [String] {
        ReadingText(whole: text).allWords
    }

    @Test("White space of every kind divides words and is shown as one space")
    func whiteSpace() {
        let text = ReadingText(whole: " \ta\u{A0}b \u{2003}\u{3000}c\r\nd\u{85}e\u{202F}f\u{1680}g\u{2028} ")
        #expect(text.allWords == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(text.text(text.words) == "a b c d e f g")
    }

    @Test("A word keeps its punctuation, and marks that are no white space do not divide it")
    func punctuation() {
        #expect(
            words("“Stop!” cried co\u{AD}operative\u{200B}ly (e.g. well-known)…") == [
                "“Stop!”", "cried", "co\u{AD}operative\u{200B}ly", "(e.g.", "well-known)…",
            ])
    }

    @Test(
        "Scripts without spaces are divided by rule",
        arguments: [
            ("我们去北京。", "我|们|去|北|京。"),
            ("「日本語」を話します。", "「日|本|語」|を|話|します。"),
            ("テストのデータベース", "テスト|の|データベース"),
            ("スーパー・マーケット", "スーパー・|マーケット"),
            ("人々は", "人々|は"),
            ("使用Swift6编写", "使|用|Swift6|编|写"),
            ("第3章", "第|3|章"),
            ("（注）本文", "（注）|本|文"),
            ("约3,000元", "约|3,000|元"),
            ("か\u{3099}く", "か\u{3099}く"),
            ("葛󠄀城", "葛󠄀|城"),
            // Thai: a vowel written before its consonant stays with it, and so do marks and vowels written after.
            ("เก้าอี้", "เก้า|อี้"),
            ("ภาษาไทย", "ภา|ษา|ไท|ย"),
            ("๒๕๖๗ปี", "๒๕๖๗|ปี"),
            // Khmer: a consonant under another stays with it.
            ("មនុស្ស", "ម|នុ|ស្ស"),
            // Myanmar: a consonant with asat ends the syllable before it.
            ("မြန်မာ", "မြန်|မာ"),
            ("ສະບາຍ", "ສະ|ບາ|ຍ"),
            // Tibetan: the tsheg ends a syllable.
            ("བོད་སྐད།", "བོད་|སྐད།"),
            // A zero-width space is a writer's own division.
            ("ភាសា\u{200B}ខ្មែរ", "ភា|សា\u{200B}|ខ្មែ|រ"),
            ("한국어 문장입니다.", "한국어|문장입니다."),
            ("नमस्ते दुनिया।", "नमस्ते|दुनिया।"),
        ])
    func unspaced(text: String, expected: String) {
        #expect(words(text) == expected.split(separator: "|").map(String.init))
        let reading = ReadingText(whole: text)
        #expect(reading.text(reading.words) == text, "nothing is put between words that stand together")
    }

    @Test("The division of a run does not depend on what stands around it")
    func stability() {
        let alone = words("私は日本語を勉強しています。")
        let inside = words("前の文。 私は日本語を勉強しています。 Next one.")
        #expect(Array(inside.dropFirst(3).prefix(alone.count)) == alone)
        #expect(inside.dropFirst(3 + alone.count) == ["Next", "one."])
    }

    @Test("A run without end is cut into words of bounded length, between scalars")
    func longRun() {
        let run = String(repeating: "é", count: 5_000)
        let text = ReadingText(whole: run)
        #expect(text.words.count == 20)
        #expect(text.allWords.allSatisfy { $0.utf8.count <= 512 && !$0.contains("\u{FFFD}") })
        #expect(text.text(text.words) == run)
    }

    @Test("A word the text does not hold is empty")
    func outside() {
        var builder = ReadingText.Builder(baseWord: 100)
        builder.append(paragraph: "one two three")
        let text = builder.build(isComplete: false)
        #expect(text.words == 100..<103)
        #expect(text.word(99) == "" && text.word(103) == "" && text.word(.min) == "" && text.word(.max) == "")
        #expect(text.word(101) == "two")
        #expect(text.text(0..<102) == "one two")
        #expect(text.text(200..<300) == "")
        #expect(text.utf8Count(of: 0..<1_000) == 13)
        #expect(!text.isWhole && !text.isComplete)
    }

    @Test("No text is a text too")
    func empty() {
        #expect(ReadingText.empty.words.isEmpty)
        #expect(ReadingText.empty.isWhole)
        #expect(ReadingText.empty.sentenceIndex(containing: 0) == nil)
        #expect(ReadingText(whole: "", " \n ").paragraphs.isEmpty)
    }
}
