import PDFFilters
import Synchronization

/// Stream decoders with their scratch buffers, handed out one to a thread at a time.
final class DecoderPool: Sendable {
    /// `@unchecked`: a box is owned by the pool or by the one caller that took it out, never by both.
    private final class Box: @unchecked Sendable {
        var decoder = StreamDecoder()
    }

    private let idle = Mutex<[Box]>([])

    func decode(_ input: Span<UInt8>, steps: [FilterStep], limits: FilterLimits, into output: inout [UInt8]) -> FilterDamage? {
        let box = idle.withLock { $0.popLast() } ?? Box()
        defer { idle.withLock { if $0.count < 4 { $0.append(box) } } }
        return box.decoder.decode(input, steps: steps, limits: limits, into: &output)
    }
}
