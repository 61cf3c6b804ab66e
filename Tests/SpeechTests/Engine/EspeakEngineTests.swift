import Audio
import Foundation
@testable import Speech
import TestSupport
import Testing

extension SpokenUtterance {
    /// The words of `text` as they are, from global index `first` on.
    init(plain text: String, from first: Int = 0, language: String? = nil) {
        var spans: [Span] = []
        var at = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let count = word.utf8.count
            if count > 0 { spans.append(Span(utf8: at..<at + count, words: first + spans.count..<first + spans.count + 1)) }
            at += count + 1
        }
        self.init(text: text, words: first..<first + spans.count, spans: spans, language: language)
    }
}

@Suite(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) struct EspeakEngineTests {
    let engine = EspeakEngine(timeout: .seconds(300))  // other tests may hold the cores
    let sentence = SpokenUtterance(plain: "The quick brown fox jumps over the lazy dog.")

    private func seconds(_ utterance: SpokenUtterance, _ settings: VoiceSettings) async throws -> Double {
        let sound = try await engine.synthesize(utterance, settings)
        return Double(sound.samples.count) / Double(sound.format.sampleRate)
    }

    @Test func speaksASentence() async throws {
        let sound = try await engine.synthesize(sentence, VoiceSettings())
        #expect(sound.format == .speech)
        #expect((1.5...4).contains(Double(sound.samples.count) / 22_050))
        #expect(sound.samples.contains { $0 > 5_000 })
        // Without a pause at the end: the last 100 ms are not all quiet.
        #expect(sound.samples.suffix(2_205).contains { abs(Int($0)) > 300 })
    }

    @Test func isDeterministic() async throws {
        let first = try await engine.synthesize(sentence, VoiceSettings())
        #expect(try await engine.synthesize(sentence, VoiceSettings()) == first)
    }

    @Test func aHigherRateIsNeverSlower() async throws {
        let rates = [20, 80, 120, 175, 250, 350, 430, 449, 450, 460, 500, 600, 750, 900, 5_000]
        var last = Double.infinity
        for rate in rates {
            let now = try await seconds(sentence, VoiceSettings(rate: rate))
            #expect(now <= last, "rate \(rate)")
            last = now
        }
    }

    @Test func volumeAndPitchTakeHold() async throws {
        func loudest(_ volume: Int) async throws -> Int {
            try await engine.synthesize(sentence, VoiceSettings(volume: volume)).samples.map { abs(Int($0)) }.max() ?? 0
        }
        #expect(try await loudest(0) == 0)
        let half = try await loudest(50)
        #expect(try await half < loudest(100))
        let low = try await engine.synthesize(sentence, VoiceSettings(pitch: 10))
        #expect(try await engine.synthesize(sentence, VoiceSettings(pitch: 90)) != low)
    }

    @Test(arguments: ["en_US.UTF-8", "de-AT", "iw", "zh-Hans-CN", "fr-xyz", "pt-BR", "sr-Latn"]) func speaksTheLanguage(language: String)
        async throws
    {
        #expect(try await !engine.synthesize(SpokenUtterance(plain: "Radio 7", language: language), VoiceSettings()).samples.isEmpty)
    }

    @Test func aLanguageNobodySpeaksIsReadAsEnglishUnlessAskedFor() async throws {
        let english = try await engine.synthesize(SpokenUtterance(plain: "Radio 7", language: "en"), VoiceSettings())
        #expect(try await engine.synthesize(SpokenUtterance(plain: "Radio 7", language: "xx-yy"), VoiceSettings()) == english)
        #expect(try await engine.synthesize(SpokenUtterance(plain: "Radio 7", language: "fr"), VoiceSettings(language: "en")) == english)
        await #expect(throws: SpeechError.self) {
            try await engine.synthesize(SpokenUtterance(plain: "Radio 7", language: "en"), VoiceSettings(language: "xx"))
        }
    }

    @Test(arguments: ["English_(America)", "en-us+f3", "gmw/en-US", "EN-GB"]) func speaksWithTheVoice(voice: String) async throws {
        #expect(try await !engine.synthesize(sentence, VoiceSettings(voice: voice)).samples.isEmpty)
    }

    /// A usual voice is for text in its language that nothing else was asked for.
    @Test func usualVoicesSpeakTheirLanguages() async throws {
        var usual = VoiceSettings()
        usual.usualVoices = ["en": "en-us+f3", "de": "de+m2"]
        let (english, german) = (SpokenUtterance(plain: "Radio 7", language: "en-GB"), SpokenUtterance(plain: "Radio 7", language: "de"))
        #expect(try await engine.synthesize(english, usual) == engine.synthesize(english, VoiceSettings(voice: "en-us+f3")))
        #expect(try await engine.synthesize(german, usual) == engine.synthesize(german, VoiceSettings(voice: "de+m2")))
        let french = SpokenUtterance(plain: "Radio 7", language: "fr")
        #expect(try await engine.synthesize(french, usual) == engine.synthesize(french, VoiceSettings()))
        usual.voice = "en-gb"
        #expect(try await engine.synthesize(german, usual) == engine.synthesize(german, VoiceSettings(voice: "en-gb")))
    }

    @Test(arguments: ["xx", "en+nobody", "-h", "a b c", String(repeating: "x", count: 60), "../../etc/passwd"])
    func anUnknownVoiceIsSaid(voice: String) async {
        let error = await #expect(throws: SpeechError.self) { try await engine.synthesize(sentence, VoiceSettings(voice: voice)) }
        #expect(error?.code == .unknownVoice)
        #expect(error?.isPermanent == true)
    }

    @Test func listsVoicesThatSpeak() async throws {
        let voices = try await engine.voices()
        #expect(voices.count > 50)
        #expect(!voices.contains { $0.identifier.hasPrefix("mb/") })
        #expect(Set(voices.map(\.identifier)).count == voices.count)
        for voice in voices.shuffled().prefix(5) {
            #expect(
                try await !engine.synthesize(SpokenUtterance(plain: "1 2"), VoiceSettings(voice: voice.identifier)).samples.isEmpty,
                "\(voice)")
        }
    }

    @Test(arguments: ["-v test", "--help", "a\u{FFFD}b café", "x < y & z", "naïve — “quoted”", "日本語", "…"]) func anyTextIsText(text: String)
        async throws
    {
        #expect(try await !engine.synthesize(SpokenUtterance(plain: text), VoiceSettings()).samples.isEmpty)
    }

    @Test func nothingIsNoSound() async throws {
        #expect(try await engine.synthesize(SpokenUtterance(plain: ""), VoiceSettings()).samples.isEmpty)
        #expect(try await engine.synthesize(SpokenUtterance(plain: " \n"), VoiceSettings()).samples.isEmpty)
    }

    @Test func aMissingEngineIsSaid() async {
        let error = await #expect(throws: SpeechError.self) {
            try await EspeakEngine(program: "espeak-nowhere", timeout: .seconds(300)).synthesize(sentence, VoiceSettings())
        }
        #expect(error == SpeechError(.engineMissing, "espeak-nowhere is not installed"))
    }
}

@Suite struct EngineTroubleTests {
    let folder: TemporaryFolder
    let sentence = SpokenUtterance(plain: "Some text to be spoken.")

    init() throws { folder = try TemporaryFolder() }

    private func failure(_ script: String, timeout: Duration = .seconds(300), _ text: SpokenUtterance? = nil) async throws -> SpeechError? {
        let program = try folder.script("engine", "#!/bin/sh\n" + script)
        do throws(SpeechError) {
            _ = try await EspeakEngine(program: program, timeout: timeout).synthesize(text ?? sentence, VoiceSettings())
        } catch { return error }
        return nil
    }

    @Test func aHangIsCutShort() async throws {
        let start = SuspendingClock.now
        // Far from the end of the sleep, however busy the machine is.
        #expect(try await failure("sleep 1000", timeout: .milliseconds(300))?.code == .timedOut)
        #expect(SuspendingClock.now - start < .seconds(500))
    }

    @Test func aCrashIsAnError() async throws {
        #expect(try await failure("kill -SEGV $$")?.code == .engineFailed)
        // Gone before its input is read, which breaks the pipe under a long text.
        let long = SpokenUtterance(plain: String(repeating: "word ", count: 100_000))
        #expect(try await failure("exec 0<&-; exit 3", long)?.code == .engineFailed)
    }

    @Test func silenceIsAnError() async throws {
        #expect(try await failure("cat >/dev/null; echo 'no such thing' >&2")?.reason.hasSuffix("no such thing") == true)
    }

    @Test func endlessSoundIsCutShort() async throws {
        #expect(try await failure("cat /dev/zero", timeout: .seconds(60))?.code == .tooMuchSound)
    }

    @Test func aLongTextIsFedBesideTheReading() async throws {
        // Gives its input back as sound at once: without somebody reading, it would not take more than a pipe holds.
        let program = try folder.script(
            "echo",
            """
            #!/bin/sh
            printf 'RIFF\\044\\360\\377\\177WAVEfmt \\020\\000\\000\\000\\001\\000\\001\\000'
            printf '\\042\\126\\000\\000\\104\\254\\000\\000\\002\\000\\020\\000data\\000\\360\\377\\177'
            exec cat
            """)
        let long = SpokenUtterance(plain: String(repeating: "ab", count: 250_000))
        let sound = try await EspeakEngine(program: program, timeout: .seconds(60)).synthesize(long, VoiceSettings())
        #expect(sound.samples.count == 250_000 && sound.samples.allSatisfy { $0 == 0x6261 })
    }

    @Test func otherOutputIsAnError() async throws {
        #expect(try await failure("echo this is not sound at all")?.code == .engineFailed)
    }

    @Test func aCancelledUtteranceEnds() async throws {
        let program = try folder.script("slow", "#!/bin/sh\nsleep 60\n")
        let sentence = sentence
        let task = Task { () -> SpeechError.Code? in
            do throws(SpeechError) { _ = try await EspeakEngine(program: program).synthesize(sentence, VoiceSettings()) } catch {
                return error.code
            }
            return nil
        }
        try await Task.sleep(for: .milliseconds(100))
        task.cancel()
        #expect(await task.value == .cancelled)
    }
}
