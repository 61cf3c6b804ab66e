/// An operand on the flat stack: a number, or a range of the content's bytes that is decoded only if its operator wants it.
struct Operand {
    enum Kind: UInt8 {
        case number
        /// Between the parentheses.
        case string
        /// The same, with a backslash or a carriage return inside: escapes have to be undone.
        case escapedString
        /// Between the angle brackets.
        case hexString
        /// After the solidus.
        case name
        /// From `<<` to after `>>`.
        case dictionary
        case arrayOpen
        case arrayClose
        /// `true`, `false`, `null`.
        case other
    }

    var number: Double
    var start: Int32
    var end: Int32
    var kind: Kind

    @inline(__always)
    init(number: Double) {
        self.number = number
        start = 0
        end = 0
        kind = .number
    }

    @inline(__always)
    init(_ kind: Kind, _ start: Int, _ end: Int) {
        number = 0
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
        self.kind = kind
    }

    @inline(__always)
    var isString: Bool {
        switch kind {
        case .string, .escapedString, .hexString: true
        default: false
        }
    }

    @inline(__always)
    var range: Range<Int> { Int(start)..<Int(end) }
}
