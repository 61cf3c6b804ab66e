/// What layout needs to know of a scalar, by ranges.
enum Script {
    /// Ideographs, kana, Bopomofo, full-width forms and their punctuation: scripts written without spaces between words, whose lines join without one.
    /// Hangul is written with spaces.
    @inline(__always)
    static func isSpaceless(_ unicode: UInt32) -> Bool {
        guard unicode >= 0x2E80 else { return false }
        return (unicode <= 0x312F && unicode != 0x3000) || (unicode >= 0x3190 && unicode <= 0x9FFF)
            || (unicode >= 0xF900 && unicode <= 0xFAFF) || (unicode >= 0xFE10 && unicode <= 0xFE1F)
            || (unicode >= 0xFE30 && unicode <= 0xFE4F) || (unicode >= 0xFF00 && unicode <= 0xFFEF)
            || (unicode >= 0x20000 && unicode <= 0x3FFFF)
    }
}
