/// Reads a WAV stream as it arrives, in pieces of any size.
///
/// Written for programs that put a WAV on a pipe: they write the header before they know the length, so sizes of 0, or of nearly
/// 2³¹ or 2³² bytes, mean "until the end" (espeak-ng writes 0x7FFFF000). Smaller sizes are believed, and what follows the data is ignored.
/// Chunks other than `fmt ` and `data` are skipped. Layout: Multimedia Programming Interface and Data Specifications 1.0, "Waveform Audio".
public struct WAVReader: Sendable {
    /// The format, once the header has been read.
    public private(set) var format: PCMFormat?

    /// Bytes of the header that are still incomplete, or the odd first byte of a sample.
    private var pending: [UInt8] = []
    private var stage = Stage.riff
    private var dataLeft: UInt64 = .max

    private enum Stage {
        case riff
        case chunkHeader
        case skipping(UInt64)
        case formatChunk(size: Int)
        case data
        case done
    }

    /// A `fmt ` chunk is 16 to 40 bytes long; one that claims more is damaged.
    private static let longestFormatChunk = 256
    /// Sizes from here up are what programs write when they do not know.
    private static let unknownSize: UInt32 = 0x7FFF_F000

    /// A reader at the beginning of a stream.
    public init() {}

    /// Takes the next `bytes` of the stream and gives the samples they complete.
    ///
    /// - Throws: ``AudioError/Code/unreadableSound`` when the stream is not RIFF/WAVE, or not 16-bit mono PCM.
    public mutating func consume(_ bytes: some Collection<UInt8>) throws(AudioError) -> [Int16] {
        if case .data = stage, pending.isEmpty { return samples(from: Array(bytes)[...]) }
        var input = pending + Array(bytes)
        pending = []
        var at = 0
        while true {
            switch stage {
            case .riff:
                guard input.count - at >= 12 else { return wait(&input, at) }
                guard input[at..<at + 4].elementsEqual("RIFF".utf8) || input[at..<at + 4].elementsEqual("RF64".utf8),
                    input[at + 8..<at + 12].elementsEqual("WAVE".utf8)
                else { throw AudioError(.unreadableSound, "the engine's output is not a WAV stream") }
                at += 12
                stage = .chunkHeader
            case .chunkHeader:
                guard input.count - at >= 8 else { return wait(&input, at) }
                let size = little32(input, at + 4)
                let name = input[at..<at + 4]
                at += 8
                if name.elementsEqual("fmt ".utf8) {
                    guard (16...UInt32(Self.longestFormatChunk)).contains(size) else {
                        throw AudioError(.unreadableSound, "the WAV header is damaged")
                    }
                    stage = .formatChunk(size: Int(size) + Int(size & 1))
                } else if name.elementsEqual("data".utf8) {
                    guard format != nil else { throw AudioError(.unreadableSound, "the WAV header lacks its format") }
                    dataLeft = size == 0 || size >= Self.unknownSize ? .max : UInt64(size)
                    stage = .data
                } else {
                    stage = .skipping(UInt64(size) + UInt64(size & 1))
                }
            case .skipping(let left):
                let step = min(left, UInt64(input.count - at))
                at += Int(step)
                guard step == left else {
                    stage = .skipping(left - step)
                    return []
                }
                stage = .chunkHeader
            case .formatChunk(let size):
                guard input.count - at >= size else { return wait(&input, at) }
                try readFormat(input, at)
                at += size
                stage = .chunkHeader
            case .data:
                return samples(from: input[at...])
            case .done:
                return []
            }
        }
    }

    private mutating func wait(_ input: inout [UInt8], _ at: Int) -> [Int16] {
        pending = Array(input[at...])
        return []
    }

    private mutating func readFormat(_ bytes: [UInt8], _ at: Int) throws(AudioError) {
        let tag = little32(bytes, at) & 0xFFFF
        let channels = little32(bytes, at) >> 16
        let rate = little32(bytes, at + 4)
        let bits = little32(bytes, at + 12) >> 16
        // 0xFFFE is WAVE_FORMAT_EXTENSIBLE; with 16 bits and one channel it can only be PCM here.
        guard tag == 1 || tag == 0xFFFE, bits == 16, channels == 1 else {
            throw AudioError(.unreadableSound, "the sound is not 16-bit mono PCM (format \(tag), \(channels) channels, \(bits) bits)")
        }
        guard PCMFormat.sampleRates.contains(Int(rate)) else {
            throw AudioError(.unreadableSound, "the WAV header gives a sample rate of \(rate)")
        }
        format = PCMFormat(sampleRate: Int(rate))
    }

    private mutating func samples(from bytes: ArraySlice<UInt8>) -> [Int16] {
        let usable = bytes.prefix(Int(min(UInt64(bytes.count), dataLeft)))
        if dataLeft != .max { dataLeft -= UInt64(usable.count) }
        var samples: [Int16] = []
        samples.reserveCapacity(usable.count / 2)
        var at = usable.startIndex
        while at + 1 < usable.endIndex {
            samples.append(Int16(bitPattern: UInt16(usable[at]) | UInt16(usable[at + 1]) << 8))
            at += 2
        }
        if at < usable.endIndex {
            pending = [usable[at]]
            if dataLeft != .max { dataLeft += 1 }
        }
        if dataLeft == 0 { stage = .done }
        return samples
    }

    private func little32(_ bytes: [UInt8], _ at: Int) -> UInt32 {
        UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 3]) << 24
    }
}
