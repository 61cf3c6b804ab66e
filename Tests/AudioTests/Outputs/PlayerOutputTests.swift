import Audio
import Foundation
import TestSupport
import Testing

/// Plays into a file at the speed of sound, as a sound device would: what it had not yet "played" when it was killed is not in the file.
let realTimePlayer = """
    #!/usr/bin/env python3
    import sys, time, os
    rate, log = int(sys.argv[1]), open(sys.argv[2], "ab", buffering=0)
    start, played, buffer = None, 0, b""
    fd = sys.stdin.fileno()
    while True:
        block = os.read(fd, 882)
        if not block: break
        if start is None or time.monotonic() - start > played / rate: start = time.monotonic() - played / rate
        buffer += block
        while len(buffer) >= 440:
            played += 220
            time.sleep(max(0, start + played / rate - time.monotonic()))
            log.write(buffer[:440]); buffer = buffer[440:]
    log.write(buffer)
    """

@Suite(.serialized, .realTime, .enabled(if: isInstalled("python3"), "needs python3 for players made of a few lines"))
struct PlayerOutputTests {
    let folder: TemporaryFolder
    let sound = (0..<22_050).map { Int16(1 + $0 / 220) }

    init() throws { folder = try TemporaryFolder() }

    private func played() throws -> [Int16] {
        var reader = WAVReader()
        _ = try reader.consume(WAVReaderTests.espeakHeader)
        return try reader.consume(bytes(ofFile: folder.file("log"))).filter { $0 != 0 }
    }

    private func realTime() throws -> PlayerCommand {
        try PlayerCommand(words: [folder.script("player", realTimePlayer), "{rate}", folder.file("log")])
    }

    @Test func everythingIsHeardInRealTime() async throws {
        let output = PlayerOutput(try realTime())
        let start = SuspendingClock.now
        try await output.start(.speech)
        try await output.write(sound[...])
        #expect(SuspendingClock.now - start >= .milliseconds(850))
        try await output.finish()
        #expect(SuspendingClock.now - start >= .milliseconds(1_000))
        #expect(await output.heard == sound.count)
        #expect(try played() == sound)
    }

    /// Ctrl-Z in the terminal must not reach it: stopped between vfork and exec it would keep the reader from being stopped.
    @Test func thePlayerIsOutOfTheTerminalsReach() async throws {
        let program = try folder.script("sleeper", "#!/bin/sh\necho $$ >'\(folder.file("pid"))'\nexec cat >'\(folder.file("log"))'\n")
        let output = PlayerOutput(try PlayerCommand(words: [program]))
        try await output.start(.speech)
        try await output.write(sound.prefix(2_000))
        func pid() -> Int32? { (try? String(contentsOfFile: folder.file("pid"), encoding: .utf8)).flatMap { Int32($0.dropLast()) } }
        while pid() == nil { try await Task.sleep(for: .milliseconds(5)) }
        let leader = try #require(pid())
        #expect(getsid(leader) == leader)
        try await output.finish()
    }

    @Test func stopIsImmediateAndKnowsWhereItWas() async throws {
        let output = PlayerOutput(try realTime())
        try await output.start(.speech)
        let long = sound + sound + sound
        let writing = Task { try await output.write(long[...]) }
        // Until the player, which takes a while to start, has played something.
        while ((try? played().count) ?? 0) < 6_600 { try await Task.sleep(for: .milliseconds(10)) }
        let heard = await output.stop()
        await #expect(throws: AudioError.self) { try await writing.value }
        let count = try played().count
        try await Task.sleep(for: .milliseconds(150))
        #expect(try played().count == count, "the player went on after it was stopped")
        // What is said to be heard was heard; no more can have been than was written ahead.
        #expect(heard > 0 && count <= heard + 22_050 / 5, "heard \(heard), played \(count)")
    }

    @Test func aMissingPlayerIsSaid() async throws {
        let output = PlayerOutput(try PlayerCommand(words: [folder.file("nowhere")]))
        let error = await #expect(throws: AudioError.self) { try await output.start(.speech) }
        #expect(error?.code == .noAudioOutput)
        #expect(error?.reason.hasSuffix("nowhere is not installed") == true)
    }

    @Test func aPlayerWithoutADeviceIsSaid() async throws {
        let script = try folder.script("dies", "#!/bin/sh\necho 'Connection failure: refused' >&2\necho more >&2\nexit 1\n")
        let output = PlayerOutput(try PlayerCommand(words: [script]))
        let error = await #expect(throws: AudioError.self) {
            try await output.start(.speech)
            try await output.write(sound[...])
        }
        #expect(error?.code == .noAudioOutput)
        #expect(error?.reason.contains("dies could not play (Connection failure: refused)") == true)
    }

    /// Ten lines of which one matters, as aplay writes them where there is no device.
    @Test func aNoisyPlayerIsQuotedInOneLine() async throws {
        let script = try folder.script(
            "noisy",
            """
            #!/bin/sh
            cat >&2 <<'X'
            ALSA lib confmisc.c:855:(parse_card) cannot find card '0'
            ALSA lib conf.c:5180:(_snd_config_evaluate) function snd_func_card_inum returned error: No such file or directory
            ALSA lib pcm.c:2666:(snd_pcm_open_noupdate) Unknown PCM default
            aplay: main:852: audio open error: No such file or directory
            X
            exit 1

            """)
        let output = PlayerOutput(try PlayerCommand(words: [script]))
        let error = await #expect(throws: AudioError.self) {
            try await output.start(.speech)
            try await output.write(sound[...])
        }
        #expect(
            error?.reason.hasSuffix("noisy could not play (audio open error: No such file or directory)") == true, "\(error?.reason ?? "")")
    }

    @Test func evenAShortSoundFindsOutThatThereIsNoDevice() async throws {
        let script = try folder.script("dies", "#!/bin/sh\nsleep 0.1\nexit 1\n")
        let output = PlayerOutput(try PlayerCommand(words: [script]))
        let error = await #expect(throws: AudioError.self) {
            try await output.start(.speech)
            try await output.write(sound.prefix(100))
            try await output.finish()
        }
        #expect(error?.code == .noAudioOutput)
    }

    @Test func aPlayerThatEndsLaterHasFailed() async throws {
        let script = try folder.script("fails", "#!/bin/sh\nhead -c 40000 >/dev/null\necho gone >&2\nexit 1\n")
        let output = PlayerOutput(try PlayerCommand(words: [script]))
        let error = await #expect(throws: AudioError.self) {
            try await output.start(.speech)
            try await output.write((sound + sound + sound)[...])
        }
        #expect(error?.code == .playerFailed)
        #expect(error?.reason.hasSuffix("fails ended: gone") == true)
    }

    @Test func aTalkativePlayerIsNoTrouble() async throws {
        let script = try folder.script(
            "talks", "#!/usr/bin/env python3\nimport sys\nwhile sys.stdin.buffer.read(200): sys.stderr.write('A: 00:00:01 ' * 400)\n")
        let output = PlayerOutput(try PlayerCommand(words: [script]))
        try await output.start(.speech)
        try await output.write(sound[...])
        try await output.finish()
        #expect(await output.heard == sound.count)
    }

    @Test func outputsCanBeStartedAgain() async throws {
        let output = PlayerOutput(try realTime())
        for part in [sound[0..<11_000], sound[11_000...]] {
            try await output.start(.speech)
            try await output.write(part)
            try await output.finish()
        }
        #expect(try played() == sound)
    }
}
