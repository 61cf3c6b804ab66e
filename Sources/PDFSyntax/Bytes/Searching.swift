extension Span<UInt8> {
    /// Whether the bytes at `offset` spell `text`.
    package func matches(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset <= count - length else { return false }
        return text.withUTF8Buffer { expected in
            for index in 0..<length where unsafe self[offset + index] != expected[index] { return false }
            return true
        }
    }

    /// The first place at or after `start`, before `end`, where `text` stands.
    package func firstIndex(of text: StaticString, from start: Int, to end: Int) -> Int? {
        let length = text.utf8CodeUnitCount
        let last = Swift.min(end, count) - length
        guard length > 0, start >= 0, start <= last else { return nil }
        let first = text.withUTF8Buffer { unsafe $0[0] }
        var index = start
        while index <= last {
            if self[index] == first, matches(text, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// The last place before `end`, at or after `start`, where `text` stands.
    package func lastIndex(of text: StaticString, from start: Int, to end: Int) -> Int? {
        let length = text.utf8CodeUnitCount
        var index = Swift.min(end, count) - length
        guard length > 0, index >= 0 else { return nil }
        let first = text.withUTF8Buffer { unsafe $0[0] }
        while index >= Swift.max(start, 0) {
            if self[index] == first, matches(text, at: index) { return index }
            index -= 1
        }
        return nil
    }
}
