/// Divides a run without white space into words where its script does not do so itself.
///
/// The rules look at neighbouring scalars only, so the same characters always give the same words, whatever stands
/// around them: positions saved in one session hold in the next. Punctuation stays with the word it belongs to.
enum WordSegmenter {
    /// The longest word, in bytes. Longer runs (encoded data, hostile input) are cut so that everything built on words stays bounded.
    static let longestWord = 512

    /// Appends the start of every word in `bytes[range]`, the first being the start of the range.
    static func appendStarts(in bytes: [UInt8], _ range: Range<Int>, isUnspaced: Bool, to starts: inout [Int]) {
        starts.append(range.lowerBound)
        if !isUnspaced && range.count <= longestWord { return }
        var wordStart = range.lowerBound
        var index = range.lowerBound
        var previous: (role: ScalarRole, value: UInt32)?
        while index < range.upperBound {
            let (value, length) = UTF8Decoding.scalar(in: bytes, at: index, end: range.upperBound)
            let role = ScalarRole(value)
            if let last = previous, index > wordStart {
                let isTooLong = index + length - wordStart > longestWord
                let divides = isUnspaced && divides(last, before: (role, value), following: (bytes, index + length, range.upperBound))
                if isTooLong || divides {
                    starts.append(index)
                    wordStart = index
                }
            }
            // A mark takes the place of what it stands on, so that only what carries it is compared with what follows.
            if role != .extender || previous == nil || isStacker(value) { previous = (role, value) }
            index += length
        }
    }

    private typealias Scalar = (role: ScalarRole, value: UInt32)

    private static func divides(_ last: Scalar, before next: Scalar, following: (bytes: [UInt8], index: Int, end: Int)) -> Bool {
        switch next.role {
        case .extender, .narrowPunctuation, .widePunctuation, .wordSeparator: return false
        default: break
        }
        if isStacker(last.value) { return false }
        switch last.role {
        case .opener: return false
        case .wordSeparator, .widePunctuation: return true
        case .narrowPunctuation: return next.role != .other && next.role != .opener
        case .ideograph: return true
        case .hiragana: return next.role != .hiragana
        case .katakana: return next.role != .katakana
        case .tibetan:
            if next.role != .tibetan { return true }
            return isTibetanEnd(last.value) && !isTibetanEnd(next.value)
        case .cluster: return next.role != .cluster || dividesClusters(last.value, next.value, following)
        case .other, .extender: return next.role != .other && next.role != .opener
        }
    }

    /// Thai and Lao vowels written before and after their consonant, stacked consonants, and Myanmar final consonants keep a
    /// cluster together.
    private static func dividesClusters(_ last: UInt32, _ next: UInt32, _ following: (bytes: [UInt8], index: Int, end: Int)) -> Bool {
        switch last {
        case 0x0E40...0x0E44, 0x0EC0...0x0EC4: return false
        default: break
        }
        switch next {
        case 0x0E2F, 0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0E46, 0x0E5A, 0x0E5B, 0x0EAF, 0x0EB0, 0x0EB2, 0x0EB3, 0x0EC6: return false
        // Khmer and Myanmar stops and repetition signs stay with the word they end.
        case 0x17D4...0x17DA, 0x104A, 0x104B: return false
        default: break
        }
        if isDigit(last) && isDigit(next) { return false }
        if (0x1000...0x109F).contains(next), following.index < following.end {
            let after = UTF8Decoding.scalar(in: following.bytes, at: following.index, end: following.end)
            if after.value == 0x103A || after.value == 0x1039 { return false }
            if after.value == 0x1037, following.index + after.length < following.end {
                let second = UTF8Decoding.scalar(in: following.bytes, at: following.index + after.length, end: following.end)
                if second.value == 0x103A { return false }
            }
        }
        return true
    }

    /// Signs that put the next consonant under the last one (virama of Myanmar, coeng of Khmer, sakot of Tai Tham, …).
    private static func isStacker(_ value: UInt32) -> Bool {
        switch value {
        case 0x1039, 0x17D2, 0x1A60, 0x1B44, 0xA9C0: true
        default: false
        }
    }

    private static func isTibetanEnd(_ value: UInt32) -> Bool { (0x0F0B...0x0F14).contains(value) }

    private static func isDigit(_ value: UInt32) -> Bool {
        switch value {
        case 0x0E50...0x0E59, 0x0ED0...0x0ED9, 0x1040...0x1049, 0x1090...0x1099, 0x17E0...0x17E9: true
        default: false
        }
    }
}
