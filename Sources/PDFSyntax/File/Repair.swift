/// Rebuilds the cross-reference of a file whose own is missing or lies, by looking at every byte once.
///
/// Of an object written several times the last copy wins, as it would after incremental updates (§7.5.6).
struct Repair {
    /// Object headers by file order; a later one of the same number replaces.
    private(set) var objects: [(id: ObjectID, offset: Int)] = []
    private(set) var trailers: [PDFDictionary] = []

    init(_ source: borrowing Span<UInt8>) {
        var index = 0
        while index < source.count {
            guard let found = Self.nextKeyword(source, from: index) else { return }
            if source[found] == 0x6F {
                if let header = Self.header(source, endingBefore: found) { objects.append(header) }
                index = found + 3
            } else {
                var parser = ObjectParser(source, at: found + 7)
                if case .dictionary(let dictionary) = parser.object(source), !dictionary.isEmpty { trailers.append(dictionary) }
                index = found + 7
            }
        }
    }

    /// The next `obj` that is not the end of `endobj`, or `trailer`.
    private static func nextKeyword(_ source: borrowing Span<UInt8>, from start: Int) -> Int? {
        var index = start
        let last = source.count - 3
        while index <= last {
            let byte = source[index]
            if byte == 0x6F, source[index + 1] == 0x62, source[index + 2] == 0x6A, index > 0, source[index - 1] != 0x64 { return index }
            if byte == 0x74, source[index + 1] == 0x72, source.matches("trailer", at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Reads `n g` backwards from the keyword `obj`.
    private static func header(_ source: borrowing Span<UInt8>, endingBefore keyword: Int) -> (id: ObjectID, offset: Int)? {
        var index = keyword - 1
        func skipBlanks(_ source: borrowing Span<UInt8>) -> Bool {
            let start = index
            while index >= 0, source[index].isPDFWhiteSpace { index -= 1 }
            return index < start
        }
        func digits(_ source: borrowing Span<UInt8>) -> Int? {
            var (value, scale, count) = (0, 1, 0)
            while index >= 0, source[index].isDigit, count < 11 {
                value += Int(source[index] - 0x30) * scale
                scale *= 10
                count += 1
                index -= 1
            }
            return count > 0 ? value : nil
        }
        _ = skipBlanks(source)
        guard let generation = digits(source), generation < 1 << 17, skipBlanks(source), let number = digits(source),
            number <= CrossReference.maximumObjectNumber
        else { return nil }
        return (ObjectID(number: number, generation: generation), index + 1)
    }
}
