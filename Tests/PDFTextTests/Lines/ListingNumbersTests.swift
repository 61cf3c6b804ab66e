import PDFText
import Testing

@Suite("Numbers of the lines of a listing")
struct ListingNumbersTests {
    private let code = ["let lamp = Lamp()", "if lamp.isLit {", "    lamp.put(out: true)", "}", "", "print(lamp)", "return lamp"]

    /// A page of text with a listing below, its numbers right-aligned in front of the lines.
    private func listing(from first: Int = 8, size: Double = 6, font: TestFont = .fixed, gap: Double = 4, between: String? = nil)
        -> TestDocument
    {
        TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, line) in code.enumerated() {
                let number = "\(first + index)"
                page.show(number, 90 - TestPage.width(number, size: size), y, size: size)
                if !line.isEmpty { page.show(line, 90 + gap, y, size: 9, font: font) }
                y -= 11
                if index == 2, let between { y = page.paragraph(between, 72, y - 6, width: 420) - 8 }
            }
        }
    }

    @Test("They are left out, with the numbers of empty lines, whether they stand close or far", arguments: [2.5, 4, 12, 40])
    func leftOut(gap: Double) throws {
        let texts = try listing(gap: gap).texts()
        let lines = texts.dropFirst().joined(separator: "\n").split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.map(String.init) == code.filter { !$0.isEmpty }.map { String($0.trimmingPrefix { $0 == " " }) })
    }

    @Test("In the code's own type they are left out where they are larger and stand by themselves", arguments: [9.7, 9])
    func larger(size: Double) throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, line) in code.enumerated() {
                page.show("\(index + 58)", 72, y - 11 * Double(index), size: size, font: .fixed)
                if !line.isEmpty { page.show(line, 102, y - 11 * Double(index), size: 9, font: .fixed) }
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        #expect(words.contains("58") == (size == 9) && words.contains("64") == (size == 9) && words.contains("return"))
    }

    @Test("Numbers with colons in the code's own type, as what prints listings sets them, are left out", arguments: [":", ""])
    func colons(sign: String) throws {
        let document = TestDocument { page in
            for (index, line) in (code + code).enumerated() {
                let number = "\(index + 1)\(sign)"
                page.show(number, 96 - 6 * Double(number.count), 720 - 11 * Double(index), size: 10, font: .fixed)
                if !line.isEmpty { page.show(line, 102, 720 - 11 * Double(index), size: 10, font: .fixed) }
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        #expect(words.contains { $0.first?.isNumber ?? false } == sign.isEmpty, "\(words)")
    }

    @Test("One in front of a listing's only line on the page is left out, close to it or in a column with others", arguments: [4, 30])
    func lastLine(gap: Double) throws {
        for hasOthers in gap > 20 ? [true] : [true, false] {
            let document = TestDocument { page in
                page.paragraph(Prose.sentence("Bravo", 20), 72, 770, width: 420)
                page.show("74", 84, 740, size: 6)
                page.show("lamp.isLit = true", 90 + gap, 740, size: 9, font: .fixed)
                page.show("lamp.isOut = false", 90 + gap, hasOthers ? 560 : 724, size: 9, font: .fixed)
                var y = page.paragraph(Prose.sentence("Alpha", 90), 72, 690, width: 420) - 10
                guard hasOthers else { return }
                for (index, line) in code.prefix(4).enumerated() {
                    page.show("\(index + 1)", 87, y, size: 6)
                    page.show(line, 90 + gap, y, size: 9, font: .fixed)
                    y -= 11
                }
            }
            let texts = try document.texts().joined()
            #expect(!texts.contains("74") && texts.contains("lamp.isLit = true"))
        }
    }

    @Test("They count on over text between")
    func interrupted() throws {
        let texts = try listing(between: Prose.sentence("Beta", 60)).texts()
        #expect(!texts.contains { text in text.split(whereSeparator: \.isWhitespace).contains { $0.allSatisfy(\.isNumber) } })
    }

    @Test("Numbers of the text's size, and those before text in its own font, are labels")
    func labels() throws {
        for document in [listing(size: 9), listing(font: .even)] {
            let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
            #expect(words.contains { $0.hasPrefix("8") } && words.contains { $0.hasPrefix("14") })
        }
    }

    @Test("In another font, as large as the code, they are left out before lines that are set in, and stay in rows", arguments: [21.6, 0])
    func large(indent: Double) throws {
        let program = [
            (0.0, "func light() {"), (1, "if lamp.isLit {"), (2, "lamp.put(out: true)"), (1, "}"), (0, ""), (0, "}"), (0, "light()"),
            (0, "print(lamp)"),
        ]
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, (depth, line)) in program.enumerated() {
                let number = "\(index + 8)"
                page.show(number, 90 - TestPage.width(number, size: 9), y - 11 * Double(index), size: 9)
                page.show(line, 98 + indent * depth, y - 11 * Double(index), size: 9, font: .fixed)
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        for number in 8...15 { #expect(words.contains("\(number)") == (indent == 0)) }
    }

    @Test("Numbers in the middle of a table's rows stay, wherever the names begin that stand behind them")
    func numbersOfCells() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, name) in ["lamp", "in", "light()", "p", "print", "q"].enumerated() {
                page.show("kind", 72, y - 11 * Double(index), size: 9)
                page.show("\(index + 21)", 120, y - 11 * Double(index), size: 9)
                page.show(name, index % 2 == 0 ? 150 : 162, y - 11 * Double(index), size: 9, font: .fixed)
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        for number in 21...26 { #expect(words.contains("\(number)")) }
    }

    @Test("They are kept if they are wanted")
    func kept() throws {
        let words = try listing().texts(ReadingOptions(skipped: [])).joined(separator: " ").split(whereSeparator: \.isWhitespace)
        #expect((8...14).allSatisfy { words.contains(Substring(String($0))) })
    }

    @Test("Of pages that are mostly code, too, the lines stay lines")
    func mostlyCode() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            page.lines((0..<24).map { "lamp(\($0)).light(with: match, slowly: true)" }, 80, y, size: 9, font: .fixed)
        }
        let texts = try document.texts()
        #expect(texts.contains { $0.split(separator: "\n").count == 24 })
    }

    @Test("In another font than the code's they are left out before a single function, of which one line begins at the left")
    func singleFunction() throws {
        let code = [
            "def count(lamps):", "    n = 0", "    for lamp in lamps:", "        if lamp.lit:", "            n += 1", "    return n",
        ]
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, line) in code.enumerated() {
                page.show("\(index + 1)", 76, y - 11 * Double(index), size: 10)
                let depth = Double(line.prefix { $0 == " " }.count)
                page.show(String(line.dropFirst(Int(depth))), 90 + 5.4 * depth, y - 11 * Double(index), size: 9, font: .fixed)
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        #expect(words.suffix(16).joined(separator: " ") == code.joined(separator: " ").split(separator: " ").joined(separator: " "))
    }
}
