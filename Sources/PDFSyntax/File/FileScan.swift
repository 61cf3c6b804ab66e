/// What a look at every byte of a file finds, for when its cross-reference is missing or lies. One pass, whatever the bytes.
struct FileScan {
    enum Kind { case other, objectStream, crossReferenceStream }

    struct Object {
        let id: ObjectID
        /// Of its header `n g obj`.
        let offset: Int
        var kind = Kind.other
    }

    /// In file order; of a number met several times the last copy is the newest (§7.5.6).
    private(set) var objects: [Object] = []
    /// Where the dictionaries after the keyword `trailer` begin.
    private(set) var trailers: [Int] = []

    init(_ source: borrowing Span<UInt8>) {
        var index = 0
        /// Where the header of an object ends whose `stream` has not been met yet.
        var body: Int?
        var isOpen = false
        let end = source.count - 2
        while index < end {
            let first = source[index]
            // The three keywords begin with o, s and t; nothing else is looked at twice.
            guard first == 0x6F || first == 0x73 || first == 0x74 else {
                index += 1
                continue
            }
            if first == 0x6F, source[index + 1] == 0x62, source[index + 2] == 0x6A {
                if index > 0, source[index - 1] == 0x64 {  // the end of `endobj`
                    body = nil
                    isOpen = false
                } else if let header = Self.header(source, endingBefore: index) {
                    objects.append(header)
                    body = index + 3
                    isOpen = true
                }
                index += 3
            } else if first == 0x73, let start = body, source.matches("stream", at: index), !source[index - 1].isPDFRegular {
                body = nil
                isOpen = false
                index = stream(source, keyword: index, dictionary: start..<index)
            } else if first == 0x74, source.matches("trailer", at: index) {
                trailers.append(index + 7)
                index += 7
            } else {
                index += 1
            }
        }
        // An object that the end of a truncated file cuts off is no newer copy of a whole one.
        if isOpen, let last = objects.last, objects.dropLast().contains(where: { $0.id.number == last.id.number }) { objects.removeLast() }
    }

    /// Notes what kind of stream the last object is; returns where to look on: after its data if its length is right, so that a file
    /// embedded without compression doesn't mix its objects with ours.
    private mutating func stream(_ source: borrowing Span<UInt8>, keyword: Int, dictionary: Range<Int>) -> Int {
        let after = keyword + 6
        if Self.find(source, "/ObjStm", in: dictionary) != nil {
            objects[objects.count - 1].kind = .objectStream
        } else if Self.find(source, "/XRef", in: dictionary) != nil {
            objects[objects.count - 1].kind = .crossReferenceStream
        }
        guard let key = Self.find(source, "/Length", in: dictionary) else { return after }
        var lexer = Lexer(position: key + 7, end: dictionary.upperBound)
        guard case .integer(let length) = lexer.next(source), let end = StreamData.end(source, keyword: keyword, length: length) else {
            return after
        }
        return end
    }

    /// A key or name in a stretch of bytes that is a dictionary or nearly one.
    private static func find(_ source: borrowing Span<UInt8>, _ name: StaticString, in range: Range<Int>) -> Int? {
        var start = range.lowerBound
        while let found = source.firstIndex(of: name, from: start, to: range.upperBound) {
            let after = found + name.utf8CodeUnitCount
            if after >= range.upperBound || !source[after].isPDFRegular { return found }
            start = after
        }
        return nil
    }

    /// Reads `n g` backwards from the keyword `obj`.
    private static func header(_ source: borrowing Span<UInt8>, endingBefore keyword: Int) -> Object? {
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
        return Object(id: ObjectID(number: number, generation: generation), offset: index + 1)
    }
}
