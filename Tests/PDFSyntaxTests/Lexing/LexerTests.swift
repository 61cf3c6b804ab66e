import PDFSyntax
import Testing

struct LexerTests {
    @Test(
        "Integers (§7.3.3)",
        arguments: [
            ("0", 0), ("123", 123), ("+17", 17), ("-98", -98), ("00012", 12), ("-0", 0), ("999999999999999999", 999_999_999_999_999_999),
        ])
    func integers(text: String, value: Int) { #expect(tokens(text) == [.integer(value)]) }

    @Test(
        "Reals (§7.3.3)",
        arguments: [
            ("34.5", 34.5), ("-3.62", -3.62), ("+123.6", 123.6), ("4.", 4), ("-.002", -0.002), ("0.0", 0), (".5", 0.5), ("009.87", 9.87),
            ("3.14159265358979", 3.14159265358979),
        ])
    func reals(text: String, value: Double) throws {
        guard case .real(let found)? = tokens(text).first else {
            Issue.record("\(tokens(text))")
            return
        }
        #expect(abs(found - value) < 1e-12)
    }

    @Test(
        "Numbers that break the rules, as other readers take them",
        arguments: [
            ("--5", -5.0), ("-+5", -5), ("12-3", 123), ("1.2.3", 1.2), (".5.", 0.5), ("+.", 0), ("-", 0), (".", 0), ("--", 0), ("-.", 0),
            ("1e3", 1000), ("1.5E2", 150), ("2e-3", 0.002), ("1e+2", 100), ("123456789012345678901234567890", 1.2345678901234568e29),
            ("0.00000000000000000000000000000000000000000000000001", 1e-50), ("1e999999999999999999999", 1e300), ("9e300", 0),
        ])
    func brokenNumbers(text: String, value: Double) {
        let found = tokens(text)
        let number: Double? =
            switch found.first {
            case .integer(let integer): Double(integer)
            case .real(let real): real
            default: nil
            }
        #expect(found.count == 1)
        #expect(number.map { $0.isFinite } == true)
        // 9e300 overflows once the exponent is capped; any finite value will do there.
        if text != "9e300" { #expect(number.map { abs($0 - value) <= abs(value) * 1e-12 } == true, "\(String(describing: number))") }
    }

    @Test("A number ends where something else begins")
    func numbersWithoutSpace() {
        #expect(tokens("1 0R") == [.integer(1), .integer(0), .keyword(3..<4)])
        #expect(tokens("12/Name") == [.integer(12), .name(3..<7)])
        #expect(tokens("5endobj") == [.integer(5), .keyword(1..<7)])
        #expect(tokens("1[2]") == [.integer(1), .arrayOpen, .integer(2), .arrayClose])
    }

    @Test("White space of all six kinds, and comments (§7.2.3, §7.2.4)")
    func whiteSpace() {
        #expect(tokens("\0\t\n\u{C}\r 1 % to the end ) >> \r2%x\n3%") == [.integer(1), .integer(2), .integer(3)])
        #expect(tokens("").isEmpty)
        #expect(tokens("%only").isEmpty)
    }

    @Test("Delimiters end every token")
    func delimiters() {
        #expect(tokens("/A/B") == [.name(1..<2), .name(3..<4)])
        #expect(tokens("true(x)") == [.keyword(0..<4), .string(5..<6)])
        #expect(tokens("<</A<41>>>") == [.dictionaryOpen, .name(3..<4), .hexString(5..<7), .dictionaryClose])
        #expect(tokens("{}") == [.braceOpen, .braceClose])
        #expect(tokens("/ /A") == [.name(1..<1), .name(3..<4)])
    }

    @Test("Literal strings nest and break off with the bytes (§7.3.4.2)")
    func strings() {
        #expect(tokens("(a(b)c)d") == [.string(1..<6), .keyword(7..<8)])
        #expect(tokens("(a\\)b)") == [.string(1..<5)])
        #expect(tokens("(a\\\\)b") == [.string(1..<4), .keyword(5..<6)])
        #expect(tokens("(abc") == [.string(1..<4)])
        #expect(tokens("(abc\\") == [.string(1..<5)])
        #expect(tokens("()") == [.string(1..<1)])
    }

    @Test("Stray closing brackets don't stop the lexer")
    func strays() {
        #expect(tokens(")1)") == [.integer(1)])
        #expect(tokens("> 1") == [.dictionaryClose, .integer(1)])
        #expect(tokens("<41") == [.hexString(1..<3)])
    }

    @Test("Any bytes come to an end")
    func garbage() {
        for first in UInt8.min...UInt8.max {
            for second in stride(from: UInt8.min, to: UInt8.max, by: 5) {
                let bytes = [first, second, 0x28, first]
                let span = bytes.span
                var lexer = Lexer(span)
                var count = 0
                while lexer.next(span) != .end { count += 1 }
                #expect(count <= 4)
            }
        }
    }
}
