import CZlib

/// Compresses with zlib, the encoder that most writers of PDFs use. `windowBits`: 15 with header and checksum, -15 without.
package func compress(_ bytes: [UInt8], level: Int32 = 6, windowBits: Int32 = 15) -> [UInt8] {
    var stream = unsafe z_stream()
    let status = unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return [] }
    var source = bytes
    let bound = unsafe Int(deflateBound(&stream, UInt(bytes.count)))
    // Both buffers outlive the call, and zlib is told their sizes.
    return unsafe source.withUnsafeMutableBufferPointer { source in
        unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            unsafe stream.next_in = source.baseAddress
            unsafe stream.avail_in = UInt32(source.count)
            unsafe stream.next_out = buffer.baseAddress
            unsafe stream.avail_out = UInt32(bound)
            _ = unsafe deflate(&stream, Z_FINISH)
            count = unsafe bound - Int(stream.avail_out)
            unsafe deflateEnd(&stream)
        }
    }
}
