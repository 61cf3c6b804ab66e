import Audio
import Reading
import Speech
import TestSupport
import Testing

@Suite struct SubtitleTests {
    private func cues(_ paragraph: String, blocks: Int = 10) async throws -> (parts: [AudioExport.Part], cues: [SubtitleCue]) {
        var builder = ReadingText.Builder()
        builder.append(paragraph: paragraph)
        let text = builder.build(isComplete: true)
        let export = AudioExport(text: text, words: text.words, engine: NumberedEngine(blocks: blocks), timesWords: true)
        let result = try await export.run(into: NullOutput(paced: false))
        return (result.parts, SubtitleCue.cues(of: result.parts, in: text))
    }

    @Test func aSentenceIsACueWithItsTimes() async throws {
        let (_, cues) = try await cues("One two three. Four five.")
        #expect(cues.map(\.lines) == [["One two three."], ["Four five."]])
        // A word lasts 100 ms, and the pause between sentences 300.
        #expect(cues[0].start == .zero && abs((cues[1].start - .milliseconds(600)) / .milliseconds(1)) < 2)
        #expect(abs((cues[0].end - .milliseconds(300)) / .milliseconds(1)) < 2)
    }

    @Test func longSentencesAreDividedBetweenWordsAtTheirTimes() async throws {
        let words = (1...28).map { "a-longer-word-\($0)" }
        let (parts, cues) = try await cues(words.joined(separator: " ") + ".")
        #expect(cues.count > 3)
        #expect(cues.flatMap(\.lines).joined(separator: " ") == words.joined(separator: " ") + ".")
        #expect(cues.allSatisfy { $0.lines.count <= 2 && $0.lines.allSatisfy { $0.count <= 50 } })
        var word = 0
        for (cue, next) in zip(cues, cues.dropFirst()) {
            // A word has ten blocks of 220 samples. A sentence too long for one go has a pause within.
            let part = try #require(parts.first { $0.words.contains(word) })
            let start = part.start / .seconds(1) + Double((word - part.words.lowerBound) * 2_200) / 22_050
            #expect(abs(cue.start / .seconds(1) - start) < 0.002)
            word += cue.lines.joined(separator: " ").split(separator: " ").count
            #expect(cue.end == next.start || cue.end == part.end)
        }
    }

    @Test func theFormats() {
        let cues = [
            SubtitleCue(start: .milliseconds(1_500), end: .milliseconds(3_723_004), lines: ["a < b & c --> d", "second"]),
            SubtitleCue(start: .seconds(3_724), end: .seconds(3_725), lines: ["last"]),
        ]
        #expect(
            SubtitleFormat.srt.text(cues) == """
                1
                00:00:01,500 --> 01:02:03,004
                a < b & c --> d
                second

                2
                01:02:04,000 --> 01:02:05,000
                last

                """)
        #expect(
            SubtitleFormat.vtt.text(cues) == """
                WEBVTT

                00:00:01.500 --> 01:02:03.004
                a &lt; b &amp; c --&gt; d
                second

                01:02:04.000 --> 01:02:05.000
                last

                """)
        #expect(SubtitleFormat.lrc.text(cues, title: "A]\nB") == "[ti:AB]\n[00:01.50]a < b & c --> d second\n[62:04.00]last\n")
        #expect(SubtitleFormat(fileExtension: "SRT") == .srt && SubtitleFormat(fileExtension: "txt") == nil)
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func realSpeechGivesCuesInOrder() async throws {
        var builder = ReadingText.Builder()
        builder.append(
            paragraph:
                "It was late, see Fig. 3 [12], when 1,234 people came; and nobody, not even the keeper of the house, had a key to the door."
        )
        let text = builder.build(isComplete: true)
        let export = AudioExport(text: text, words: text.words, engine: EspeakEngine(timeout: .seconds(300)), timesWords: true)
        let result = try await export.run(into: NullOutput(paced: false))
        let cues = SubtitleCue.cues(of: result.parts, in: text)
        #expect(cues.count == 2)
        #expect(cues.allSatisfy { $0.start < $0.end })
        #expect(cues.last?.end == result.duration)
    }
}
