import Audio
import Foundation
import Reading
import Speech
import TestSupport
import Testing

/// A sound server of the test's own with a sink that leads nowhere, and what its monitor hears in a file.
private final class SoundServer {
    let folder: TemporaryFolder
    private var processes: [ChildProcess] = []

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        let configuration = """
            load-module module-null-sink sink_name=aloudtest rate=22050 channels=1 format=s16le
            load-module module-native-protocol-unix auth-anonymous=1 socket=\(folder.file("native"))
            set-default-sink aloudtest

            """
        try configuration.write(toFile: folder.file("t.pa"), atomically: false, encoding: .utf8)
        try run(
            "pulseaudio",
            "-n", "-F", folder.file("t.pa"), "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit=1",
            // On a busy machine it would kill itself for using too much of its real-time share.
            "--no-cpu-limit=yes", "--realtime=no")
    }

    deinit {
        for process in processes.reversed() { process.end() }
    }

    /// PulseAudio has been seen to abort when a client is killed.
    var isAlive: Bool { processes.allSatisfy(\.isRunning) }

    var address: String { "unix:" + folder.file("native") }

    /// The player as it is used, for this server.
    var player: PlayerCommand {
        get throws {
            let known = try PlayerCommand(parsing: "pacat")
            return try PlayerCommand(words: [known.program, "--server=\(address)"] + known.words.dropFirst())
        }
    }

    /// Waits until the server answers, and begins to listen. Listening first also keeps the sink's delay short.
    func listen() async throws -> Bool {
        let isUp = await eventually {
            FileManager.default.fileExists(atPath: self.folder.file("native"))
        }
        guard isUp else { return false }
        _ = FileManager.default.createFile(atPath: folder.file("heard"), contents: nil)
        let recorder = try run(
            "parec", "--server=\(address)", "-d", "aloudtest.monitor", "--raw", "--rate=22050", "--channels=1", "--format=s16le",
            "--latency-msec=20", into: folder.file("heard"))
        return await eventually { recorder.isRunning && ((try? heard().count) ?? 0) > 2_000 }
    }

    /// How long what is heard stood still at most while `body` went on: what the sink plays, silence too, is written down without a break, unless the
    /// server or who writes is kept from working.
    func longestStandstill(during body: () async throws -> Void) async throws -> Duration {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("heard")))
        let watching = Task {
            var (size, since, longest) = (try file.seekToEnd(), ContinuousClock.now, Duration.zero)
            while !Task.isCancelled {
                let (now, current) = (ContinuousClock.now, try file.seekToEnd())
                longest = max(longest, now - since)
                if current > size { (size, since) = (current, now) }
                try? await Task.sleep(for: .milliseconds(5))
            }
            return longest
        }
        defer { watching.cancel() }
        try await body()
        watching.cancel()
        return try await watching.value
    }

    func heard() throws -> [Int16] {
        let bytes = try bytes(ofFile: folder.file("heard"))
        return stride(from: 0, to: bytes.count - 1, by: 2).map { Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8) }
    }

    /// How many times a sound has been heard whole.
    func count(of sound: ArraySlice<Int16>) throws -> Int {
        let heard = try heard()
        let starts = heard.indices.filter { $0 + 400 < heard.count && heard[$0..<$0 + 400].elementsEqual(sound.prefix(400)) }
        return starts.count { heard[$0...].starts(with: sound) }
    }

    /// The number heard last, told from the end of the file alone: that takes no time even when much has been heard.
    func lastNumber() throws -> Int {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("heard")))
        defer { try? file.close() }
        let size = try file.seekToEnd()
        // Two seconds; what is silent for longer has not moved.
        let start = size > 88_200 ? (size - 88_200) / 2 * 2 : 0
        try file.seek(toOffset: start)
        let bytes = [UInt8](try file.readToEnd() ?? Data())
        for index in stride(from: bytes.count / 2 * 2 - 2, through: 0, by: -2) where bytes[index] != 0 || bytes[index + 1] != 0 {
            return Int(bytes[index]) | Int(bytes[index + 1]) << 8
        }
        return 0
    }

    @discardableResult
    private func run(_ program: String, _ arguments: String..., into output: String? = nil) throws -> ChildProcess {
        let process = try ChildProcess(
            program, arguments, environment: ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path], output: output)
        processes.append(process)
        return process
    }
}

@Suite(
    .serialized, .realTimeAlone,
    .enabled(if: ["pulseaudio", "pacat", "parec"].allSatisfy(isInstalled), "needs pulseaudio and pulseaudio-utils"))
struct SoundServerTests {
    /// Rounds until one shows nothing wrong, or two do although the machine kept time: a round that fails while it doesn't, or in which the server
    /// was kept from working, shows nothing about the player; nor does a single one, since a monitor loses what comes a moment late, and nothing tells.
    /// What is wrong with the player shows again among its dozens of pauses and jumps.
    ///
    /// - Parameter round: gives what was wrong.
    private func judge(_ round: (SoundServer) async throws -> [String]) async throws {
        var (delay, standstill) = (Duration.zero, Duration.zero)
        var meaningful: [[String]] = []
        for _ in 0..<4 {
            let server = try SoundServer()
            try #require(await server.listen(), "the test's sound server did not come up")
            var faults: [String] = []
            (standstill, delay) = try await Timekeeping.watch {
                try await server.longestStandstill { faults = try await round(server) }
            }
            if faults.isEmpty { return }
            // The player feeds the server 50 ms ahead. When that runs dry, what comes late is heard but not written down: the sink plays the silence
            // again, with it, and its monitor doesn't.
            if delay < .milliseconds(20), standstill < .milliseconds(45), server.isAlive { meaningful.append(faults) }
            guard meaningful.count == 2 else { continue }
            for fault in meaningful.joined() { Issue.record("\(fault)") }
            return
        }
        try Test.cancel("the machine doesn't keep time: a sleep of 20 ms took \(delay) longer, the sound stood still for \(standstill)")
    }

    /// Twenty pauses of a second, twenty jumps and ten changes of the rate, in random order and at random moments.
    @Test func nothingIsLostOverPausesJumpsAndChanges() async throws {
        try await judge { try await listen(to: $0, UInt64.random(in: .min ... .max)) }
    }

    private func listen(to server: SoundServer, _ seed: UInt64) async throws -> [String] {
        var random = SplitMix(state: seed)
        var (faults, silences): ([String], [Int]) = ([], [])
        // 60 sentences of five words; a word lasts 200 ms.
        let player = SpeechPlayer(
            text: sentences(60), engine: NumberedEngine(blocks: 20), output: PlayerOutput(try server.player),
            pauses: SpeechPauses(sentence: .milliseconds(40), paragraph: .milliseconds(60)))
        let events = await player.events()
        await player.play()
        var targets: Set<Int> = []
        let deeds = ([Int](repeating: 0, count: 20) + [Int](repeating: 1, count: 20) + [Int](repeating: 2, count: 10)).shuffled(
            using: &random)
        for deed in deeds {
            try await Task.sleep(for: .milliseconds(Int.random(in: 150...600, using: &random)))
            switch deed {
            case 0:
                let before = try server.lastNumber()
                await player.pause()
                // What the sink and the monitor still held when the key was pressed has arrived by then, and nothing more follows.
                try await Task.sleep(for: .milliseconds(300))
                let after = try server.lastNumber()
                try await Task.sleep(for: .milliseconds(700))
                if try server.lastNumber() != after { faults.append("sound after a pause") }
                silences.append((after - before) * 10)
                await player.play()
            case 1:
                let word = Int.random(in: 0..<250, using: &random)
                targets.insert(word * 20 + 1)
                await player.seek(to: word)
            default: await player.set(voice: VoiceSettings(rate: .random(in: 100...400, using: &random)))
            }
        }
        await player.seek(to: 290)
        if !(await eventually(within: .seconds(60)) { await player.status.state == .finished }) { faults.append("it did not end") }
        try await player.close()
        for await event in events { if case .outputFailed(let error) = event { faults.append("\(error)") } }
        try await Task.sleep(for: .milliseconds(300))
        let numbers = NumberedEngine.numbers(in: try server.heard())
        if !numbers.suffix(200).elementsEqual(5_801...6_000) { faults.append("the end was not heard whole") }
        var last = 0
        for number in numbers {
            let isOn = number == last + 1
            // Back to the beginning of the word that was cut. The output knows to some hundredths of a second how far it is, so it may be
            // the word before when a word had just begun.
            let isWordAgain = number <= last && number % 20 == 1 && (last - number) < 29
            if !(isOn || isWordAgain || targets.contains(number) || number == 5_801) { faults.append("\(last), then \(number)") }
            last = number
        }
        silences.sort()
        if !silences.allSatisfy({ $0 <= 150 }) { faults.append("silence only after \(silences) ms") }
        print(
            "silence after the key, heard through the monitor: median \(silences[silences.count / 2]) ms, at most \(silences[silences.count - 1]) ms"
        )
        return faults.map { "\($0); seed \(seed)" }
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func realSpeechIsHeardSampleForSample() async throws {
        let sound = try await EspeakEngine().synthesize(
            SpokenUtterance(plain: "Every cat likes old fish.", language: "en"), VoiceSettings())
        let whole = sound.samples.drop { $0 == 0 }
        try await judge { try await listen(to: $0, for: whole) }
    }

    private func listen(to server: SoundServer, for whole: ArraySlice<Int16>) async throws -> [String] {
        let player = SpeechPlayer(text: sentences(2), engine: EspeakEngine(), output: PlayerOutput(try server.player))
        await player.play()
        #expect(await eventually { await player.status.state == .finished })
        try await player.close()
        // What writes down the sound may come to its end later than the player does.
        let isHeardTwice = await eventually(within: .seconds(20)) { (try? server.count(of: whole)) == 2 }
        return isHeardTwice ? [] : ["heard \(try server.count(of: whole)) times in place of twice"]
    }
}

@Suite struct SilentMachineTests {
    @Test func aMachineWithoutSoundSaysSo() async throws {
        let output = PlayerOutput(try PlayerCommand(words: ["sh", "-c", "echo 'cannot open device' >&2; exit 1"]))
        let player = SpeechPlayer(text: sentences(4), engine: NumberedEngine(), output: output)
        let events = await player.events()
        await player.play()
        #expect(await eventually { await player.status.state == .paused(at: 0) })
        try await player.close()
        #expect(await events.contains(.outputFailed(AudioError(.noAudioOutput, "no audio output: sh could not play (cannot open device)"))))
    }
}
