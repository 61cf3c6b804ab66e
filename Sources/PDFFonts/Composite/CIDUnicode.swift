/// Unicode by CID: what a character collection, or the font program's glyphs, say.
struct CIDUnicode: Sendable {
    /// 0 for unknown.
    var values: [UInt32] = []

    @inline(__always)
    subscript(cid: UInt16) -> UInt32 { Int(cid) < values.count ? values[Int(cid)] : 0 }

    /// Takes what is known of CIDs that have nothing.
    mutating func fill(_ known: [UInt32]) {
        if values.count < known.count { values += Array(repeating: 0, count: known.count - values.count) }
        for cid in known.indices where values[cid] == 0 { values[cid] = known[cid] }
    }
}
