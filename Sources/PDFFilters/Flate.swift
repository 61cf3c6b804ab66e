internal import CDeflate
internal import CZlib

/// FlateDecode (ISO 32000-2, 7.4.4; RFC 1950 and 1951).
///
/// The checksum at the end is not looked at: writers leave it out or get it wrong, and the data is as good without.
/// All memory that is not managed by Swift is in this file: the two libraries take and give nothing but pointers.
@safe struct Flate: ~Copyable {
    /// libdeflate's tables, or `nil` when there was no memory for them; zlib does everything then.
    private let decompressor: OpaquePointer?
    private let scratch: UnsafeMutableBufferPointer<UInt8>

    /// 1 MiB holds all but 4 of 5,203 content streams in 808 documents whole, and costs no memory before it is written to.
    private static let scratchSize = 1 << 20
    /// 16 MiB. What is larger is decoded by zlib piece by piece: such streams are few, and so much room may not be needed.
    private static let largestWhole = 16 << 20
    /// What is handed to zlib at once; its counters have 32 bits.
    private static let largestPiece = 1 << 30

    init() {
        unsafe decompressor = libdeflate_alloc_decompressor()
        unsafe scratch = UnsafeMutableBufferPointer.allocate(capacity: Flate.scratchSize)
    }

    deinit {
        // Freed here and nowhere else, and the type cannot be copied.
        if let decompressor = unsafe decompressor { unsafe libdeflate_free_decompressor(decompressor) }
        unsafe scratch.deallocate()
    }

    /// Appends the bytes to `output`, at most `limit` of them. What comes after the end of the data is ignored.
    mutating func decode(_ input: Span<UInt8>, limit: Int, into output: inout [UInt8]) -> FilterDamage? {
        let start = output.count
        let damage = decodeAsGiven(input, limit: limit, into: &output)
        guard damage == .corrupt, let restored = LineEnds.restored(input) else { return damage }
        var attempt: [UInt8] = []
        let remaining = decodeAsGiven(restored.span, limit: limit, into: &attempt)
        guard Self.merit(remaining, attempt.count) > Self.merit(damage, output.count - start) else { return damage }
        output.removeSubrange(start...)
        output.append(contentsOf: attempt)
        return remaining
    }

    private mutating func decodeAsGiven(_ input: Span<UInt8>, limit: Int, into output: inout [UInt8]) -> FilterDamage? {
        if let body = Self.body(of: input) {
            return inflate(input.extracting(body...), limit: limit, into: &output)
        }
        // No header where one should be: either its two bytes are damaged, or the writer left them out.
        var best: [UInt8] = []
        var bestDamage: FilterDamage? = .corrupt
        for start in [2, 0] where start < input.count {
            var attempt: [UInt8] = []
            let damage = inflate(input.extracting(start...), limit: limit, into: &attempt)
            if Self.merit(damage, attempt.count) > Self.merit(bestDamage, best.count) {
                best = attempt
                bestDamage = damage
            }
            if damage == nil { break }
        }
        output.append(contentsOf: best)
        return bestDamage
    }

    /// Where the deflated data begins: behind a header that agrees with itself (RFC 1950, 2.2), which may have white space
    /// before it, mostly what is left of the end of the line that says `stream`.
    private static func body(of input: Span<UInt8>) -> Int? {
        let mostWhiteSpace = 64
        var start = 0
        while start + 1 < input.count, start <= mostWhiteSpace {
            let method = input[start]
            let flags = input[start + 1]
            if method & 0x0F == 8, method >> 4 <= 7, (Int(method) << 8 | Int(flags)) % 31 == 0 {
                let hasDictionary = flags & 0x20 != 0
                return min(input.count, start + (hasDictionary ? 6 : 2))
            }
            if !method.isWhiteSpace { return nil }
            start += 1
        }
        return nil
    }

    private static func merit(_ damage: FilterDamage?, _ count: Int) -> (Int, Int) {
        switch damage {
        case nil, .tooLarge: (2, count)
        case .truncated: (1, count)
        case .corrupt, .unsupported: (0, count)
        }
    }

    /// Decodes deflated data without header or checksum.
    private mutating func inflate(_ input: Span<UInt8>, limit: Int, into output: inout [UInt8]) -> FilterDamage? {
        // The pointer to the input is used only inside the closure, which is what Span asks for.
        unsafe input.withUnsafeBufferPointer { source in
            unsafe inflateWhole(source, limit: limit, into: &output) ?? inflateInPieces(source, limit: limit, into: &output)
        }
    }

    /// Decodes intact data with libdeflate, all at once. Gives `nil` when that cannot be done, and appends nothing then;
    /// otherwise the damage, which is none.
    private mutating func inflateWhole(
        _ source: UnsafeBufferPointer<UInt8>, limit: Int, into output: inout [UInt8]
    ) -> FilterDamage?? {
        guard let decompressor = unsafe decompressor else { return nil }
        // libdeflate writes at most as many bytes as there is room for, and sets `produced` to how many when it succeeds.
        var produced = 0
        var result = unsafe libdeflate_deflate_decompress(
            decompressor, source.baseAddress, source.count, scratch.baseAddress, scratch.count, &produced)
        if result == LIBDEFLATE_SUCCESS {
            let kept = min(produced, limit)
            unsafe output.append(contentsOf: scratch[..<kept])
            return .some(kept < produced ? .tooLarge : nil)
        }
        // What is larger goes where it is wanted: twice in memory it would be the most that a document takes.
        var room = unsafe scratch.count
        while result == LIBDEFLATE_INSUFFICIENT_SPACE, room < limit, room < Flate.largestWhole {
            room *= 4
            output.append(addingCapacity: room) { span in
                unsafe span.withUnsafeMutableBufferPointer { buffer, count in
                    result = unsafe libdeflate_deflate_decompress(
                        decompressor, source.baseAddress, source.count, buffer.baseAddress, room, &produced)
                    if result == LIBDEFLATE_SUCCESS { count = min(produced, limit) }
                }
            }
            if result == LIBDEFLATE_SUCCESS { return .some(produced > limit ? .tooLarge : nil) }
        }
        return nil
    }

    /// Decodes with zlib, which gives back what came before the damage, and needs no room for the whole.
    private mutating func inflateInPieces(
        _ source: UnsafeBufferPointer<UInt8>, limit: Int, into output: inout [UInt8]
    ) -> FilterDamage? {
        var stream = unsafe z_stream()
        let noHeader: Int32 = -15
        guard unsafe inflateInit2_(&stream, noHeader, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return .tooLarge }
        defer { unsafe inflateEnd(&stream) }

        var room = limit
        var offset = 0
        while true {
            // zlib reads and writes within these two ranges only; it wants the input as mutable and does not change it.
            let given = min(source.count - offset, Flate.largestPiece)
            if given > 0, let base = source.baseAddress {
                unsafe stream.next_in = UnsafeMutablePointer(mutating: base + offset)
            }
            unsafe stream.avail_in = UInt32(given)
            let capacity = unsafe scratch.count
            unsafe stream.next_out = scratch.baseAddress
            unsafe stream.avail_out = UInt32(capacity)
            let status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
            let consumed = unsafe given - Int(stream.avail_in)
            let produced = unsafe capacity - Int(stream.avail_out)
            offset += consumed
            let kept = min(produced, room)
            unsafe output.append(contentsOf: scratch[..<kept])
            room -= kept
            if kept < produced { return .tooLarge }
            switch status {
            case Z_STREAM_END: return nil
            case Z_OK, Z_BUF_ERROR:
                // No progress means that zlib waits for input that there is not.
                if consumed == 0, produced == 0 { return .truncated }
            default: return .corrupt
            }
        }
    }
}
