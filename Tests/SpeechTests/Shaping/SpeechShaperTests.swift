import Audio
import Reading
import TestSupport
import Testing

@testable import Speech

/// What holds for all rules together.
@Suite struct SpeechShaperTests {
    @Test func positionsStayWithTheDisplayedWords() {
        let result = utterance("In Fig. 3 we paid $3.5 million [12] for 10 000 fish.", withoutCitations)
        #expect(result.text == "In figure 3 we paid 3.5 million dollars for 10000 fish.")
        #expect(result.words == 0..<12)
        #expect(result.spans.map(\.words) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<7, 8..<9, 9..<11, 11..<12])
        #expect(result.word(atUTF8: 0) == 0)
        #expect(result.word(atUTF8: 3) == 1)
        #expect(result.word(atUTF8: result.text.utf8.count - 1) == 11)
    }

    @Test func cellsOfARowAreHeardOneByOne() {
        let row = "Wheel (left) turns the ship. 12 % of 3 km"
        var builder = ReadingText.Builder()
        builder.append(paragraph: "Before.")
        builder.append(paragraph: row, role: .table, language: "en", cells: [(0, ""), (13, "Use"), (29, ""), (34, "Max. dist.")])
        let text = builder.build(isComplete: true)
        #expect(text.paragraphs[1].cells.map(\.word) == [3, 6, 8])
        func said(_ options: ShapingOptions) -> [String] {
            SpeechShaper(options: options, changesVoice: false).utterances(for: text.paragraphs[1].words, in: text).map(\.text)
        }
        // A stop makes a pause by itself, and a sentence goes on to the row's next cell.
        #expect(said(ShapingOptions(speaksTableHeadings: false)) == ["Wheel (left), turns the ship.", "12 %, of 3 kilometres"])
        #expect(said(ShapingOptions()) == ["Wheel (left), Use: turns the ship.", "12 %, Maximum dist: of 3 kilometres"])
        #expect(text.renumbered(from: 100).paragraphs[1].cells.map(\.word) == [103, 106, 108])
    }

    @Test func yearsInTablesAreSaidAsYears() {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "Mill 1850 1200", role: .table, language: "en", cells: [(0, ""), (5, "Built"), (10, "Sacks")])
        let text = builder.build(isComplete: true)
        let said = SpeechShaper().utterances(for: text.words, in: text).map(\.text).joined(separator: " ")
        #expect(said.contains("18 50") && said.contains("1200"), "\(said)")
    }

    @Test func signsInCellsAreHeardOneByOne() {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "Lamp ✓ ✗ ✓", role: .table, language: "en", cells: [(0, ""), (5, "Oil"), (9, ""), (13, "")])
        let text = builder.build(isComplete: true)
        let said = SpeechShaper(options: ShapingOptions(), changesVoice: false).utterances(for: text.words, in: text).map(\.text)
        #expect(said == ["Lamp, Oil: yes, no, yes"])
    }

    @Test func anythingIsSurvivedAndMapped() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        let pieces = [
            "[", "]", "(", ")", "12", "2020", "Smith", "–", "-", ".", "...", "$", "€", "5", "1/2", "Fig.", "e.g.", "XIV", "Henry", "\u{1}",
            "\u{FFFD}", "•", "https://",
            "@", "www.", "°C", "km/h", "1990s", "''90s", "ﬃ", "日本", "語", "000", "10", "et", "al.", "@a.b", "/", "'", "“", "million",
            "2020-12-31", "\u{301}", "🏳️‍🌈", "III's",
        ]
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                text += pieces.randomElement(using: &random) ?? ""
                if Bool.random(using: &random) { text += " " }
            }
            let options = ShapingOptions(
                addresses: ShapingOptions.Addresses.allCases.randomElement(using: &random) ?? .host,
                speaksCitations: .random(using: &random))
            let role = ReadingText.ParagraphRole.allCases.randomElement(using: &random) ?? .body
            let result = utterance(text, role: role, options)
            let bytes = Array(result.text.utf8)
            var end = 0
            var word = result.words.lowerBound
            for span in result.spans {
                #expect(span.utf8.lowerBound >= end && span.utf8.upperBound <= bytes.count && !span.utf8.isEmpty, "\(text), seed \(seed)")
                #expect(
                    span.words.lowerBound >= word && !span.words.isEmpty && span.words.upperBound <= result.words.upperBound,
                    "\(text), seed \(seed)")
                end = span.utf8.upperBound
                word = span.words.upperBound
            }
            #expect(!result.text.contains("[["), "\(text), seed \(seed)")
            #expect(!result.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0xFFFD }, "\(text), seed \(seed)")
        }
    }

    @Test func rulesHaveNamesOfTheirOwn() {
        #expect(Set(ShapingRule.all.map(\.name)).count == ShapingRule.all.count)
    }
}

/// The reason for the rules: where they apply, espeak-ng makes fewer pauses.
@Suite(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) struct ClauseBreakTests {
    @Test(arguments: ["See Fig. 3 now.", "Mr. Jones vs. Brown.", "J. K. Rowling wrote No. 5."]) func shapedSpeechHasFewerBreaks(
        text: String
    ) async throws {
        let engine = EspeakEngine(timeout: .seconds(300))  // other tests may hold the cores
        let plain = try await engine.synthesize(SpokenUtterance(plain: text, language: "en"), VoiceSettings())
        let shaped = try await engine.synthesize(utterance(text), VoiceSettings())
        func quiet(_ samples: [Int16]) -> Int {
            samples.split(whereSeparator: { abs(Int($0)) > 100 }).map(\.count).filter { $0 > 3_300 }.count
        }
        #expect(quiet(shaped.samples) < quiet(plain.samples))
    }
}
