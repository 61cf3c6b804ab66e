/// An object stream, decoded (§7.5.7). Objects are parsed when asked for.
final class ObjectStream: Sendable {
    let bytes: [UInt8]
    /// Object numbers and their byte offsets into `bytes`, by index.
    let numbers: [Int]
    let offsets: [Int]

    /// Nil if the header makes no sense.
    init?(dictionary: PDFDictionary, bytes: [UInt8]) {
        guard let first = dictionary["First"].integer, first >= 0, first <= bytes.count, let count = dictionary["N"].integer else { return nil }
        var lexer = Lexer(position: 0, end: first)
        var (numbers, offsets): ([Int], [Int]) = ([], [])
        let span = bytes.span
        // A pair takes at least four bytes: a lying N cannot make this long.
        while numbers.count < count, case .integer(let number) = lexer.next(span), case .integer(let offset) = lexer.next(span) {
            numbers.append(number)
            offsets.append(offset)
        }
        self.bytes = bytes
        self.numbers = numbers
        self.offsets = offsets.map { offset in Range(clamping: first, length: offset, limit: bytes.count).upperBound }
    }

    /// The object at `index` if it has `number`, else wherever that number stands (writers that miscount).
    func object(number: Int, index: Int) -> PDFObject? {
        let position = index >= 0 && index < numbers.count && numbers[index] == number ? index : numbers.firstIndex(of: number)
        guard let position else { return nil }
        let bytes = self.bytes
        let span = bytes.span
        var parser = ObjectParser(span, at: offsets[position])
        return parser.object(span)
    }
}
