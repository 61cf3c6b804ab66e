import PDFSyntax

/// Cuts a content stream (§7.8.2) into operators with their operands on a flat stack that is used again and again.
///
/// The source is passed in, so nothing is retained, and no call allocates once the stack has grown. Contents are limited to 2 GiB
/// (`Operand`'s ranges); page contents are cut at a quarter of that.
struct ContentScanner: ~Copyable {
    var position = 0
    private(set) var operands = OperandStack()
    /// Index in ``operands`` of the first element of the last array; nil if none was opened. Its `]` may be missing.
    private(set) var arrayStart: Int?
    private var isArrayOpen = false
    /// Where the operator returned last begins.
    private(set) var operatorStart = 0

    let classes = CharacterClasses()
    let hexDigits = HexDigits()

    /// More operands than this are dropped from the front: no operator takes more than 33, but a `TJ` array may have many thousands of
    /// elements.
    static let maximumOperands = 1 << 18

    /// What ``next(_:stopsAt:)`` returns where it stops: no operator begins with it.
    static let text: UInt32 = 0x28

    /// Reads up to and including the next operator: its bytes packed into an integer, 0 at the end. Its operands are in ``operands``
    /// until the next call.
    ///
    /// - Parameter opener: what a string begins with, `(` or `<`, before which to stop, and to return ``text``, if it is the first operand; so before an
    ///   array. 0 to stop nowhere.
    mutating func next(_ source: borrowing Span<UInt8>, stopsAt opener: UInt8 = 0) -> UInt32 {
        operands.removeAll()
        arrayStart = nil
        isArrayOpen = false
        var index = position
        let count = source.count
        while index < count {
            let byte = source[index]
            switch classes[byte] & CharacterClasses.kindMask {
            case CharacterClasses.whiteSpace: index &+= 1
            case CharacterClasses.numeric:
                number(source, &index)
                // One space behind a number, as nearly always.
                if index < count, source[index] == 0x20 { index &+= 1 }
            case CharacterClasses.stringOpen:
                if opener == 0x28, operands.isEmpty {
                    position = index
                    return Self.text
                }
                // In the array of a TJ strings and numbers take turns: no need to ask what comes next.
                repeat {
                    string(source, &index)
                    guard index < count, classes[source[index]] & CharacterClasses.kindMask == CharacterClasses.numeric else { break }
                    number(source, &index)
                } while index < count && source[index] == 0x28
            case CharacterClasses.regular:
                var key = UInt32(byte)
                let start = index
                index &+= 1
                while index < count {
                    let next = source[index]
                    guard classes[next] & CharacterClasses.wordMask == 0 || (byte == 0x64 && index == start &+ 1 && next.isDigit) else {
                        break
                    }
                    key = index &- start < 4 ? key << 8 | UInt32(next) : UInt32.max
                    index &+= 1
                }
                if index &- start > 3, isConstant(source, start, index) {
                    push(Operand(.other, start, index))
                    continue
                }
                // Some writers set the spacing in the middle of a TJ array.
                if isArrayOpen, Self.setsTextState(key) { continue }
                position = index
                operatorStart = start
                return key
            default:
                if opener != 0, operands.isEmpty,
                    byte == 0x5B || byte == 0x3C && opener == 0x3C && index &+ 1 < count && source[index &+ 1] != 0x3C
                {
                    position = index
                    return Self.text
                }
                delimiter(source, byte, &index)
            }
        }
        position = count
        return 0
    }

    @inline(__always)
    private mutating func push(_ operand: Operand) {
        if operands.count >= Self.maximumOperands { dropOldest() }
        operands.append(operand)
    }

    private mutating func dropOldest() {
        operands.removeFirst(Self.maximumOperands / 2)
        arrayStart = arrayStart.map { max($0 - Self.maximumOperands / 2, 0) }
    }

    /// Tc, Tw, Tz, TL, Tr, Ts.
    private static func setsTextState(_ key: UInt32) -> Bool {
        switch key {
        case 0x5463, 0x5477, 0x547A, 0x544C, 0x5472, 0x5473: true
        default: false
        }
    }

    private func isConstant(_ source: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        (end - start == 4 && (source.matches("true", at: start) || source.matches("null", at: start)))
            || (end - start == 5 && source.matches("false", at: start))
    }

    @inline(__always)
    private mutating func number(_ source: borrowing Span<UInt8>, _ index: inout Int) {
        guard let number = plainNumber(source, at: index) else { return unusualNumber(source, &index) }
        push(Operand(number: number.value))
        index = number.end
    }

    /// A number (§7.3.3) as nearly all are written, and where it ends: a sign, digits, a point among them. Nil for others, which take the long way.
    @inline(__always)
    func plainNumber(_ source: borrowing Span<UInt8>, at index: Int) -> (value: Double, end: Int)? {
        let count = source.count
        var end = index
        let negative = source[end] == 0x2D
        if negative { end &+= 1 }
        let start = end
        var mantissa: Int64 = 0
        while end < count, case let digit = source[end] &- 0x30, digit < 10 {
            mantissa = mantissa &* 10 &+ Int64(digit)
            end &+= 1
        }
        var fraction = 0
        if end < count, source[end] == 0x2E {
            end &+= 1
            fraction = end
            while end < count, case let digit = source[end] &- 0x30, digit < 10 {
                mantissa = mantissa &* 10 &+ Int64(digit)
                end &+= 1
            }
            fraction = end &- fraction
        }
        // So many digits fit the mantissa; behind them stands neither more of a number nor an exponent.
        guard end &- start <= 16 else { return nil }
        if end < count {
            switch source[end] {
            case 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x45, 0x65: return nil
            default: break
            }
        }
        var value = Double(mantissa)
        if fraction != 0 { value *= Self.power(fraction) }
        return (negative ? -value : value, end)
    }

    /// 10 to the power of −0 … −15. A table, in the end, but one of the program.
    private static func power(_ places: Int) -> Double {
        switch places {
        case 1: 1e-1
        case 2: 1e-2
        case 3: 1e-3
        case 4: 1e-4
        case 5: 1e-5
        case 6: 1e-6
        case 7: 1e-7
        case 8: 1e-8
        case 9: 1e-9
        case 10: 1e-10
        case 11: 1e-11
        case 12: 1e-12
        case 13: 1e-13
        case 14: 1e-14
        case 15: 1e-15
        default: 1
        }
    }

    /// A number (§7.3.3), as `Lexer.number` reads it: later signs and points are passed over, an exponent is understood.
    private mutating func unusualNumber(_ source: borrowing Span<UInt8>, _ index: inout Int) {
        let count = source.count
        let start = index
        var negative = false
        var mantissa: Int64 = 0
        var digits = 0
        var fraction = 0
        var points = 0
        while index < count {
            let byte = source[index]
            let digit = byte &- 0x30
            if digit < 10 {
                if points < 2 {
                    if digits < 17 {
                        mantissa = mantissa &* 10 &+ Int64(digit)
                        if mantissa != 0 { digits &+= 1 }
                        fraction &+= points
                    } else if points == 0 {
                        fraction &-= 1
                    }
                }
            } else if byte == 0x2E {
                points &+= 1
            } else if byte == 0x2D {
                if index == start { negative = true }
            } else if byte != 0x2B {
                break
            }
            index &+= 1
        }
        var value = Double(mantissa)
        if index < count, source[index] | 0x20 == 0x65, let scale = Lexer.exponent(source, at: index, end: count) {
            index = scale.end
            value *= scale.factor
        }
        if fraction != 0 { value = fraction > 0 && fraction < 16 ? value * Self.power(fraction) : value * Lexer.power(-fraction) }
        push(Operand(number: value.isFinite ? (negative ? -value : value) : 0))
    }

    private mutating func delimiter(_ source: borrowing Span<UInt8>, _ byte: UInt8, _ index: inout Int) {
        let count = source.count
        switch byte {
        case 0x5B:
            push(Operand(.arrayOpen, index, index))
            arrayStart = operands.count
            isArrayOpen = true
            index &+= 1
        case 0x5D:
            push(Operand(.arrayClose, index, index))
            isArrayOpen = false
            index &+= 1
        case 0x2F:
            let start = index &+ 1
            index = start
            while index < count, classes[source[index]] & CharacterClasses.nameEndMask == 0 { index &+= 1 }
            push(Operand(.name, start, index))
        case 0x3C:
            if index &+ 1 < count, source[index &+ 1] == 0x3C {
                let start = index
                index = endOfDictionary(source, from: index &+ 2)
                push(Operand(.dictionary, start, index))
            } else {
                let start = index &+ 1
                index = start
                while index < count, source[index] != 0x3E { index &+= 1 }
                push(Operand(.hexString, start, index))
                if index < count { index &+= 1 }
            }
        case 0x25: while index < count, source[index] != 10, source[index] != 13 { index &+= 1 }
        default: index &+= 1  // a stray delimiter
        }
    }

    /// Where the property list (§14.6.2) that begins at `start` ends: after its `>>`, or before the operator that shows that `>>` is
    /// missing.
    private func endOfDictionary(_ source: borrowing Span<UInt8>, from start: Int) -> Int {
        var lexer = Lexer(source, at: start)
        var depth = 1
        while depth > 0 {
            let before = lexer.position
            switch lexer.next(source) {
            case .dictionaryOpen: depth += 1
            case .dictionaryClose: depth -= 1
            case .keyword(let range):
                let isReference = range.count == 1 && source[range.lowerBound] == 0x52
                if !isReference, !isConstant(source, range.lowerBound, range.upperBound) { return before }
            case .end: return source.count
            default: break
            }
        }
        return lexer.position
    }

    @inline(__always)
    private mutating func string(_ source: borrowing Span<UInt8>, _ index: inout Int) {
        let count = source.count
        index &+= 1
        let start = index
        var depth = 1
        var escaped = false
        while index < count {
            let byte = source[index]
            if classes[byte] & CharacterClasses.stringMark == 0 {
                index &+= 1
                continue
            }
            if byte == 0x29 {
                depth &-= 1
                if depth == 0 { break }
            } else if byte == 0x28 {
                depth &+= 1
            } else if byte == 0x5C {
                escaped = true
                index &+= 1
            } else if byte == 13 {
                escaped = true
            }
            index &+= 1
        }
        let end = min(index, count)
        push(Operand(escaped ? .escapedString : .string, start, end))
        index = min(index &+ 1, count)
    }
}
