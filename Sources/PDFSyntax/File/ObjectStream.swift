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
        // A pair takes four bytes at least.
        let room = min(max(count, 0), Self.maximumCount, first / 4 + 1)
        numbers.reserveCapacity(room)
        offsets.reserveCapacity(room)
        while numbers.count < min(count, Self.maximumCount), let number = Self.integer(span, &lexer),
            let offset = Self.integer(span, &lexer)
        {
            numbers.append(number)
            offsets.append(Range(clamping: first, length: offset, limit: bytes.count).upperBound)
        }
        self.bytes = bytes
        self.numbers = numbers
        self.offsets = offsets
    }

    /// The next integer: digits between spaces, as nearly always, or whatever the lexer makes of it. Nil if there is none.
    @inline(__always)
    private static func integer(_ source: borrowing Span<UInt8>, _ lexer: inout Lexer) -> Int? {
        let end = min(lexer.end, source.count)
        var position = lexer.position
        if position < end, source[position] == 0x20 || source[position] == 0x0A { position &+= 1 }
        let start = position
        var value = 0
        while position < end, case let digit = source[position] &- 0x30, digit < 10 {
            value = value &* 10 &+ Int(digit)
            position &+= 1
        }
        if position > start, position &- start < 18, position < end, source[position] == 0x20 || source[position] == 0x0A {
            lexer.position = position
            return value
        }
        if case .integer(let number) = lexer.next(source) { return number }
        return nil
    }

    /// Where the object with `number` begins: at `index`, or where else that number stands (writers that miscount; few enough to be
    /// searched).
    func position(of number: Int, index: Int) -> Int? {
        if index >= 0, index < numbers.count, numbers[index] == number { return offsets[index] }
        return numbers.prefix(Self.maximumSearch).firstIndex(of: number).map { offsets[$0] }
    }

    private static let maximumSearch = 1024
}
