import Audio
import Foundation
import TestSupport
import Testing

@testable import Speech

/// An engine that was started before there was anything to say.
@Suite struct WaitingProcessTests {
    let folder: TemporaryFolder
    let sentence = SpokenUtterance(plain: "abcd", language: "en")

    init() throws { folder = try TemporaryFolder() }

    /// An engine that writes down each start and end, and gives its input back as sound.
    private func engine() throws -> EspeakEngine {
        let program = try folder.script(
            "engine",
            """
            #!/bin/sh
            echo "start $$ $*" >>"$0.log"
            printf 'RIFF\\044\\360\\377\\177WAVEfmt \\020\\000\\000\\000\\001\\000\\001\\000'
            printf '\\042\\126\\000\\000\\104\\254\\000\\000\\002\\000\\020\\000data\\000\\360\\377\\177'
            cat
            echo "end $$" >>"$0.log"
            """)
        return EspeakEngine(program: program, timeout: .seconds(300))
    }

    private var log: [String] {
        let text = try? String(contentsOfFile: folder.file("engine.log"), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
    }

    private var starts: Int { log.count { $0.hasPrefix("start") } }

    @Test func itSpeaksTheFirstUtteranceAndNoOther() async throws {
        let engine = try engine()
        engine.prepare(VoiceSettings(), language: "en")
        let first = try await engine.synthesize(sentence, VoiceSettings())
        #expect(first.samples.prefix(2).elementsEqual([0x6261, 0x6463]))
        #expect(starts == 1)
        #expect(try await engine.synthesize(sentence, VoiceSettings()) == first)
        #expect(starts == 2)
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"), arguments: ["en", "de", "en_GB.UTF-8", "xx"])
    func itMakesNoDifference(language: String) async throws {
        let utterance = SpokenUtterance(plain: "Radio 7", language: "en")
        let (plain, ready) = (EspeakEngine(timeout: .seconds(300)), EspeakEngine(timeout: .seconds(300)))
        ready.prepare(VoiceSettings(), language: language)
        #expect(try await ready.synthesize(utterance, VoiceSettings()) == plain.synthesize(utterance, VoiceSettings()))
        ready.prepare(VoiceSettings(rate: 300), language: language)
        #expect(try await ready.synthesize(utterance, VoiceSettings()) == plain.synthesize(utterance, VoiceSettings()))
    }

    @Test func anotherVoiceHasAProcessOfItsOwn() async throws {
        let engine = try engine()
        engine.prepare(VoiceSettings(), language: "de")
        _ = try await engine.synthesize(sentence, VoiceSettings())
        #expect(log.contains { $0.contains("-v en ") })
    }

    @Test(.realTime) func whatIsNotWantedEnds() async throws {
        func prepare() async throws {
            let engine = try engine()
            engine.prepare(VoiceSettings(), language: "en")
            while starts == 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
        try await prepare()
        let pid = try #require(log.first?.split(separator: " ").dropFirst().first.flatMap { Int32($0) })
        while kill(pid, 0) == 0 { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// Ctrl-Z in the terminal must not reach it: stopped between vfork and exec it would keep the reader from being stopped.
    @Test(.realTime) func itIsOutOfTheTerminalsReach() async throws {
        let engine = try engine()
        engine.prepare(VoiceSettings(), language: "en")
        while starts == 0 { try await Task.sleep(for: .milliseconds(5)) }
        let pid = try #require(log.first?.split(separator: " ").dropFirst().first.flatMap { Int32($0) })
        #expect(getsid(pid) == pid)
    }

    @Test func aMissingEngineIsSaid() async {
        let engine = EspeakEngine(program: "espeak-nowhere", timeout: .seconds(300))
        engine.prepare(VoiceSettings(), language: "en")
        let error = await #expect(throws: SpeechError.self) { try await engine.synthesize(sentence, VoiceSettings()) }
        #expect(error == SpeechError(.engineMissing, "espeak-nowhere is not installed"))
    }

    @Test func aCancelledUtteranceEnds() async throws {
        let program = try folder.script("slow", "#!/bin/sh\nsleep 60\n")
        let sentence = sentence
        let task = Task { () -> SpeechError.Code? in
            let engine = EspeakEngine(program: program)
            engine.prepare(VoiceSettings(), language: "en")
            do throws(SpeechError) { _ = try await engine.synthesize(sentence, VoiceSettings()) } catch { return error.code }
            return nil
        }
        try await Task.sleep(for: .milliseconds(100))
        task.cancel()
        #expect(await task.value == .cancelled)
    }
}
