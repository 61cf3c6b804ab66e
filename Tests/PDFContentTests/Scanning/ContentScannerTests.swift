import TestSupport
import Testing

@testable import PDFContent

struct ContentScannerTests {
    /// Operators with their operands: numbers as they are, the rest by its kind and bytes.
    private func scan(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let span = bytes.span
        var scanner = ContentScanner()
        var result: [String] = []
        while true {
            let key = scanner.next(span)
            let operands = scanner.operands.map { operand -> String in
                let value = operand.kind == .number ? "" : String(decoding: bytes[operand.range], as: UTF8.self)
                return switch operand.kind {
                case .number: "\(operand.number)"
                case .string: "(\(value))"
                case .escapedString: "e(\(value))"
                case .hexString: "<\(value)>"
                case .name: "/\(value)"
                case .dictionary: value
                case .arrayOpen: "["
                case .arrayClose: "]"
                case .other: value
                }
            }
            if key == 0 {
                if !operands.isEmpty { result.append(operands.joined(separator: " ")) }
                return result
            }
            let name =
                key == .max
                ? "long" : String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: key >> $0) }.drop { $0 == 0 }, as: UTF8.self)
            result.append((operands + [name]).joined(separator: " "))
        }
    }

    @Test(
        "Numbers, right and wrong",
        arguments: [
            ("1 -2 +3 4.5 -.5 6.", "1.0 -2.0 3.0 4.5 -0.5 6.0"), ("--5 -+5 12-3", "-5.0 -5.0 123.0"),
            ("1.2.3 .5. +. - .", "1.2 0.5 0.0 -0.0 0.0"),
            ("1e3 1.5E-1 2e+1", "1000.0 0.15000000000000002 20.0"), ("00000000000000000000000012", "12.0"),
            ("0.0000000000000000000012", "1.2e-21"),
            ("100000000000000000000", "1e+20"), ("1e999999", "1e+300"), ("5e", "5.0"),
        ])
    func numbers(text: String, values: String) {
        let found = scan(text + " w").first?.split(separator: " ").dropLast().compactMap { Double($0) } ?? []
        let expected = values.split(separator: " ").compactMap { Double($0) }
        #expect(found.count == expected.count || text == "5e")
        for (one, other) in zip(found, expected) { #expect(abs(one - other) <= abs(other) * 1e-12) }
    }

    @Test("Operators and operands without white space between")
    func glued() {
        #expect(scan("/F1 12Tf(text)Tj") == ["/F1 12.0 Tf", "(text) Tj"])
        #expect(scan("0 0 1rg[(a)-5(b)]TJ") == ["0.0 0.0 1.0 rg", "[ (a) -5.0 (b) ] TJ"])
        #expect(scan("/A/B<41>Tj") == ["/A /B <41> Tj"])
        #expect(scan("(a)'(b)\"") == ["(a) '", "(b) \""])
        #expect(scan("0 0 d0 1 2 d1 [1]0d") == ["0.0 0.0 d0", "1.0 2.0 d1", "[ 1.0 ] 0.0 d"])
        #expect(scan("1 2 m3 4l") == ["1.0 2.0 m", "3.0 4.0 l"])
    }

    @Test("Strings: nested, escaped, unbalanced, cut off")
    func strings() {
        #expect(scan("(a(b)c) Tj") == ["(a(b)c) Tj"])
        #expect(scan("(a\\)b) Tj") == ["e(a\\)b) Tj"])
        #expect(scan("(a\rb) Tj") == ["e(a\rb) Tj"])
        #expect(scan("(a)) Tj") == ["(a) Tj"])
        #expect(scan("(a Tj") == ["(a Tj)"])
        #expect(scan("(a\\") == ["e(a\\)"])
        #expect(scan("<4 1") == ["<4 1>"])
    }

    @Test("Constants are operands, comments nothing")
    func constants() { #expect(scan("true false null gs % Tj (x) \n Q") == ["true false null gs", "Q"]) }

    @Test("Property lists, also without their end (§14.6.2)")
    func dictionaries() {
        #expect(scan("/P <</MCID 0/A<</B(>>)>>>> BDC") == ["/P <</MCID 0/A<</B(>>)>>>> BDC"])
        #expect(scan("/P <</A 5 0 R/B true>>BDC") == ["/P <</A 5 0 R/B true>> BDC"])
        #expect(scan("/P <</MCID 0 BDC (x) Tj") == ["/P <</MCID 0 BDC", "(x) Tj"])
        #expect(scan("<<") == ["<<"])
    }

    @Test("Spacing set in the middle of an array doesn't end it; showing does, even without the bracket")
    func operatorsInArrays() {
        #expect(scan("[(a) 0 Tc (b)] TJ") == ["[ (a) 0.0 (b) ] TJ"])
        #expect(scan("[(a) (b) TJ 0 Tc") == ["[ (a) (b) TJ", "0.0 Tc"])
    }

    @Test("Operators of four bytes and more are nobody's")
    func long() { #expect(scan("abcd abcde q") == ["abcd", "long", "q"]) }

    @Test("Operands without end keep the stack within bounds, the last ones staying")
    func manyOperands() {
        let bytes = Array((String(repeating: "1 ", count: 1_000_000) + "7 w").utf8)
        let span = bytes.span
        var scanner = ContentScanner()
        #expect(scanner.next(span) == 0x77)
        #expect(scanner.operands.count <= ContentScanner.maximumOperands)
        #expect(scanner.operands.last?.number == 7)
    }

    @Test("Any bytes come to an end", arguments: [1, 2, 3] as [UInt64])
    func garbage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("()<>[]{}/%\\ \r\n0123456789+-.eETjqQBIDMC\u{7F}".utf8) + [0, 200, 255]
        let bytes = (0..<20_000).map { _ in alphabet.randomElement(using: &random) ?? 0 }
        let span = bytes.span
        var scanner = ContentScanner()
        var position = -1
        while scanner.next(span) != 0 {
            #expect(scanner.position > position, "seed \(seed)")
            position = scanner.position
        }
        #expect(scanner.position == bytes.count)
    }
}
