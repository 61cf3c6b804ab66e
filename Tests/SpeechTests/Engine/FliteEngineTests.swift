import Audio
import Speech
import TestSupport
import Testing

@Suite(.enabled(if: isInstalled("flite"), "needs flite")) struct FliteEngineTests {
    let engine = FliteEngine(timeout: .seconds(300))
    let sentence = SpokenUtterance(plain: "The quick brown fox jumps over the lazy dog.")

    @Test func speaksASentence() async throws {
        let sound = try await engine.synthesize(sentence, VoiceSettings())
        #expect(sound.format == PCMFormat(sampleRate: 16_000))
        #expect((1.5...5).contains(Double(sound.samples.count) / 16_000))
        #expect(sound.samples.contains { $0 > 3_000 })
        #expect(try await engine.synthesize(sentence, VoiceSettings()) == sound)
    }

    @Test func settingsTakeHold() async throws {
        let normal = try await engine.synthesize(sentence, VoiceSettings())
        #expect(try await engine.synthesize(sentence, VoiceSettings(rate: 350)).samples.count < normal.samples.count * 2 / 3)
        #expect(try await engine.synthesize(sentence, VoiceSettings(pitch: 90)) != normal)
        #expect(try await engine.synthesize(sentence, VoiceSettings(volume: 0)).samples.allSatisfy { $0 == 0 })
    }

    @Test func knowsItsVoices() async throws {
        #expect(try await engine.voices().contains { $0.identifier == "slt" && $0.speaks("en") })
        #expect(try await !engine.synthesize(sentence, VoiceSettings(voice: "kal")).samples.isEmpty)
        let error = await #expect(throws: SpeechError.self) { try await engine.synthesize(sentence, VoiceSettings(voice: "nobody")) }
        #expect(error?.code == .unknownVoice)
        await #expect(throws: SpeechError.self) { try await engine.synthesize(sentence, VoiceSettings(language: "fr")) }
    }

    @Test(arguments: ["-v test", "/etc/passwd", "x", "café “quoted” — 日本"]) func anyTextIsText(text: String) async throws {
        #expect(try await !engine.synthesize(SpokenUtterance(plain: text), VoiceSettings()).samples.isEmpty)
    }

    @Test func aMissingEngineIsSaid() async {
        let error = await #expect(throws: SpeechError.self) {
            try await FliteEngine(program: "flite-nowhere").synthesize(sentence, VoiceSettings())
        }
        #expect(error?.code == .engineMissing)
    }
}
