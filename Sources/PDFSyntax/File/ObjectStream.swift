/// An object stream, decoded (§7.5.7). Objects are parsed when asked for.
final class ObjectStream: Sendable {
    let bytes: [UInt8]
    /// Object numbers and their byte offsets into `bytes`, by index.
    let numbers: [Int]
    let offsets: [Int]

    /// Objects in one stream: the standard advises some hundreds; a lying header must not fill memory.
    static let maximumCount = 1 << 20
    /// One object stream may decode to this many bytes.
    static let maximumLength = 64 << 20

    /// Nil if the header makes no sense.
    init?(first: Int?, count: Int?, bytes: [UInt8]) {
        guard let first, first >= 0, first <= bytes.count, let count else { return nil }
        var lexer = Lexer(position: 0, end: first)
        var (numbers, offsets): ([Int], [Int]) = ([], [])
        let span = bytes.span
        while numbers.count < min(count, Self.maximumCount), case .integer(let number) = lexer.next(span),
            case .integer(let offset) = lexer.next(span)
        {
            numbers.append(number)
            offsets.append(Range(clamping: first, length: offset, limit: bytes.count).upperBound)
        }
        self.bytes = bytes
        self.numbers = numbers
        self.offsets = offsets
    }

    /// Where the object with `number` begins: at `index`, or where else that number stands (writers that miscount; few enough to be
    /// searched).
    func position(of number: Int, index: Int) -> Int? {
        if index >= 0, index < numbers.count, numbers[index] == number { return offsets[index] }
        return numbers.prefix(Self.maximumSearch).firstIndex(of: number).map { offsets[$0] }
    }

    private static let maximumSearch = 1024
}
