import ArgumentParser
import Reading
import Speech
import Testing

@testable import aloud

/// The configuration file.
struct UsualOptionsTests {
    @Test func everyOptionOfTheVoiceAndThePlayerIsTaken() throws {
        let (read, faults) = UsualOptions.read(
            """
            # how I listen
            rate = 320
            --pitch=60
            urls=skip
            voice = en-gb+f3
            voice = de+m2
            player = aplay -D "my card"
            sleep = 1h30m
            plain

            no-mouse
            """)
        #expect(faults.isEmpty)
        let usual = try #require(read)
        #expect(usual.rate == 320 && usual.voice.pitch == 60 && usual.voice.urls == .skip)
        #expect(usual.voices == ["en": "en-gb+f3", "de": "de+m2"])
        #expect(usual.player.player == "aplay -D \"my card\"")
        #expect(usual.player.sleep == "1h30m" && usual.player.plain && usual.player.noMouse)
    }

    @Test func wrongLinesAreToldAndLeftOut() throws {
        let (read, faults) = UsualOptions.read("rate = 20\nvolume = 80\nrote = 300\nvoice = !\nplain = maybe\n= 5\n\r\npitch")
        #expect(faults.map(\.line) == [1, 3, 4, 5, 8])
        #expect(faults.first?.reason.contains("80 to 900") == true, "\(faults)")
        #expect(read?.voice.volume == 80 && read?.voice.rate == nil)
        #expect(UsualOptions.read("").options == nil)
        #expect(UsualOptions.read("nonsense\u{1B}[2J = \0").options == nil)
    }

    /// Each line takes as long as a command line does.
    @Test func fileOfNothingButOptionsEnds() {
        let wrong = UsualOptions.read(String(repeating: "rote = 3\n", count: 10_000))
        #expect(wrong.faults.count == 21 && wrong.faults.last?.reason.contains("left out") == true)
        let right = UsualOptions.read(String(repeating: "rate = 300\n", count: 10_000))
        #expect(right.faults.map(\.line) == [201] && right.options?.rate == 300)
    }

    /// The command line wins, then what a document was last read with, then the file.
    @Test func whatWins() throws {
        let usual = UsualOptions.read("rate = 320\nvoice = en+f3\nvolume = 70").options
        #expect(try VoiceOptions.parse([]).settings(usual: usual).rate == 320)
        #expect(try VoiceOptions.parse(["--rate", "200"]).settings(usual: usual).rate == 200)
        let settings = try VoiceOptions.parse(["--volume", "90"]).settings(usual: usual)
        #expect(settings.volume == 90 && settings.voice == nil && settings.usualVoices == ["en": "en+f3"])
        #expect(try VoiceOptions.parse([]).settings(usual: nil).rate == 175)
    }

    /// What is remembered of a document holds until another is named, or none: "auto".
    @Test func whatIsRememberedCanBeDropped() throws {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "One two.")
        let text = builder.build(isComplete: true)
        var bookmark = Bookmark(
            word: 0, in: text, scrubber: Scrubber(text: text), fingerprint: DocumentFingerprint(size: 1, head: [1], tail: [2]), title: nil,
            path: nil, extractorVersion: "1", isSecret: false)
        (bookmark.voice, bookmark.language) = ("en+f3", "de")
        func parsed(_ arguments: String...) throws -> VoiceSettings {
            try VoiceOptions.parse(arguments).settings(after: bookmark, usual: nil)
        }
        #expect(try parsed().voice == "en+f3" && parsed().language == "de")
        #expect(try parsed("--voice", "auto").voice == nil && parsed("--voice", "auto").language == "de")
        #expect(try parsed("--language", "auto").language == nil && parsed("--language", "auto").voice == nil)
        #expect(try VoiceOptions.parse(["--language", "Auto"]).keptLanguage(after: bookmark) == nil)
        #expect(try VoiceOptions.parse([]).keptLanguage(after: bookmark) == "de")
        #expect(try VoiceOptions.parse(["--voice", "auto", "--language", "auto"]).wantedVoice == nil)
    }
}
