import Audio
import Reading
import Speech
import Synchronization

/// An engine whose sound says where it comes from: every word lasts `blocks` times 10 ms, and each 10 ms hold one number, which counts up
/// through the whole text from 1.
final class NumberedEngine: SpeechEngine {
    static let blockLength = 220

    let name = "numbers"
    let expectedFormat: PCMFormat? = .speech
    let blocks: Int
    /// How long a rendering takes.
    let delay: Duration
    /// Which utterances fail, by their first word.
    let failure: @Sendable (Int) -> SpeechError?
    private let log = Mutex<[(words: Range<Int>, voice: VoiceSettings)]>([])

    init(blocks: Int = 5, delay: Duration = .zero, failure: @escaping @Sendable (Int) -> SpeechError? = { _ in nil }) {
        self.blocks = blocks
        self.delay = delay
        self.failure = failure
    }

    var requests: [(words: Range<Int>, voice: VoiceSettings)] { log.withLock { $0 } }

    func voices() -> [Voice] { [] }

    func synthesize(_ utterance: SpokenUtterance, _ settings: VoiceSettings) async throws(SpeechError) -> PCMBuffer {
        log.withLock { $0.append((utterance.words, settings)) }
        if delay > .zero { do { try await Task.sleep(for: delay) } catch { throw SpeechError(.cancelled, "cancelled") } }
        if let error = failure(utterance.words.lowerBound) { throw error }
        var samples: [Int16] = []
        for word in utterance.words {
            for block in 0..<blocks { samples += repeatElement(Int16(clamping: word * blocks + block + 1), count: Self.blockLength) }
        }
        return PCMBuffer(format: .speech, samples: samples)
    }

    func timings(of utterance: SpokenUtterance, in sound: PCMBuffer, _ settings: VoiceSettings) -> WordTimings? {
        let starts = utterance.spans.map { ($0.words.lowerBound - utterance.words.lowerBound) * blocks * Self.blockLength }
        return WordTimings(starts: starts, isMeasured: true)
    }
}

/// An output that keeps what would have been heard, in real time.
actor HeardOutput: AudioOutput {
    private let clock: NullOutput
    private var current: [Int16] = []
    private(set) var streams: [[Int16]] = []
    private var isOpen = false
    private(set) var startCount = 0
    /// The error of the next write, if any.
    private var failure: AudioError?

    init(paced: Bool = true) { clock = NullOutput(paced: paced) }

    func fail(with error: AudioError?) { failure = error }

    func start(_ format: PCMFormat) async throws(AudioError) {
        await stop()
        if let failure { throw failure }
        startCount += 1
        current = []
        isOpen = true
        await clock.start(format)
    }

    func write(_ samples: ArraySlice<Int16>) async throws(AudioError) {
        if let failure { throw failure }
        // Kept in the order given; what was not heard is cut off when the stream ends.
        current += samples
        try await clock.write(samples)
    }

    @discardableResult
    func stop() async -> Int {
        let heard = await clock.stop()
        end(heard)
        return heard
    }

    func finish() async throws(AudioError) {
        try await clock.finish()
        end(await clock.heard)
    }

    var heard: Int { get async { await clock.heard } }

    /// The last number that has been heard, of all streams.
    var heardSoFar: Int {
        get async {
            let now = isOpen ? current.prefix(await clock.heard).last { $0 != 0 } : nil
            let before = streams.reversed().lazy.compactMap { $0.last { $0 != 0 } }.first
            return Int(now ?? before ?? 0)
        }
    }

    func close() async { await stop() }

    private func end(_ heard: Int) {
        guard isOpen else { return }
        isOpen = false
        streams.append(Array(current.prefix(heard)))
    }

    /// Everything heard so far: the numbers of all streams, silence left out.
    var numbers: [Int] { streams.flatMap { NumberedEngine.numbers(in: $0) } }
}

extension NumberedEngine {
    /// The numbers in a piece of sound, each once as long as it goes on; silence is left out.
    static func numbers(in samples: [Int16]) -> [Int] {
        var numbers: [Int] = []
        for sample in samples where sample != 0 && numbers.last != Int(sample) { numbers.append(Int(sample)) }
        return numbers
    }
}

/// `count` sentences of five words each, two to a paragraph.
func sentences(_ count: Int, from first: Int = 0, isComplete: Bool = true) -> ReadingText {
    var builder = ReadingText.Builder()
    for pair in stride(from: first, to: first + count, by: 2) {
        let sentence = "Every cat likes old fish."
        builder.append(paragraph: pair + 1 < first + count ? sentence + " " + sentence : sentence)
    }
    return builder.build(isComplete: isComplete)
}

/// Waits until `condition` holds; gives up after a while.
func eventually(within limit: Duration = .seconds(240), _ condition: () async -> Bool) async -> Bool {
    let end = SuspendingClock.now + limit
    while SuspendingClock.now < end {
        if await condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return await condition()
}
