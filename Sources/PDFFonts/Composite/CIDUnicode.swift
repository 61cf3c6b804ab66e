/// Unicode by CID: what a character collection, or the font program's glyphs, say.
struct CIDUnicode: Sendable {
    /// 0 for unknown.
    var values: [UInt32] = []

    @inline(__always)
    subscript(cid: UInt16) -> UInt32 { Int(cid) < values.count ? values[Int(cid)] : 0 }
}
