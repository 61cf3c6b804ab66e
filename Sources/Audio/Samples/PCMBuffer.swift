/// A stretch of sound held in memory.
public struct PCMBuffer: Sendable, Equatable {
    /// What the samples are.
    public var format: PCMFormat
    /// The sound itself.
    public var samples: [Int16]

    /// A buffer of given samples.
    public init(format: PCMFormat, samples: [Int16] = []) {
        self.format = format
        self.samples = samples
    }

    /// A buffer of zeros, `duration` long.
    public static func silence(_ duration: Duration, format: PCMFormat) -> PCMBuffer {
        PCMBuffer(format: format, samples: [Int16](repeating: 0, count: format.samples(in: duration)))
    }

    /// How long the buffer sounds.
    public var duration: Duration { format.duration(ofSamples: samples.count) }
}

extension Collection where Element == Int16 {
    /// The samples as the bytes that files and players take: little-endian, low byte first.
    package var littleEndianBytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * PCMFormat.bytesPerSample)
        for sample in self {
            let bits = UInt16(bitPattern: sample)
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
        }
        return bytes
    }
}
