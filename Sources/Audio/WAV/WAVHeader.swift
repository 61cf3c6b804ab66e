/// The 80 bytes in front of the samples of a WAV file.
///
/// A `JUNK` chunk is kept free behind the form type, so that a file that grows past 4 GiB can become an RF64 by patching its header:
/// `JUNK` turns into `ds64`, which holds the sizes in 64 bits (EBU Tech 3306, §4).
struct WAVHeader {
    var format: PCMFormat
    /// Bytes of sound, or `nil` on a stream, where the sizes are left open.
    var dataBytes: UInt64?

    static let length = 80

    var bytes: [UInt8] {
        let data = dataBytes ?? UInt64(UInt32.max)
        let riff = data + UInt64(Self.length - 8)
        let isLarge = dataBytes != nil && riff > UInt64(UInt32.max) - 1
        let open = isLarge || dataBytes == nil
        var out: [UInt8] = []
        out += (isLarge ? "RF64" : "RIFF").utf8
        out += little(open ? UInt64(UInt32.max) : riff, bytes: 4)
        out += "WAVE".utf8
        out += (isLarge ? "ds64" : "JUNK").utf8
        out += little(28, bytes: 4)
        out += little(isLarge ? riff : 0, bytes: 8)
        out += little(isLarge ? data : 0, bytes: 8)
        out += little(isLarge ? data / UInt64(PCMFormat.bytesPerSample) : 0, bytes: 8)
        out += little(0, bytes: 4)
        out += "fmt ".utf8
        out += little(16, bytes: 4)
        out += little(1, bytes: 2)  // PCM
        out += little(1, bytes: 2)  // one channel
        out += little(UInt64(format.sampleRate), bytes: 4)
        out += little(UInt64(format.sampleRate * PCMFormat.bytesPerSample), bytes: 4)
        out += little(UInt64(PCMFormat.bytesPerSample), bytes: 2)
        out += little(16, bytes: 2)
        out += "data".utf8
        out += little(open ? UInt64(UInt32.max) : data, bytes: 4)
        return out
    }

    private func little(_ value: UInt64, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (UInt64($0) * 8)) }
    }
}
