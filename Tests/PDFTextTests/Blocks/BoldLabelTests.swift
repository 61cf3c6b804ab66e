import PDFText
import Testing

@Suite("Lines that begin with a name in bold type and a colon")
struct BoldLabelTests {
    private func read(_ entries: [(label: String, text: String)], rest: [Int: String] = [:]) throws -> [String] {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 240)
            var y = 620.0
            for (index, entry) in entries.enumerated() {
                page.show(entry.label, 72, y, font: .evenBold)
                page.show(entry.text, 72 + TestPage.width(entry.label + " ", size: 10), y)
                y -= 12
                if let rest = rest[index] {
                    page.show(rest, 72, y)
                    y -= 12
                }
            }
        }
        return Array(try document.texts().dropFirst())
    }

    private static let keys: [(label: String, text: String)] = [
        ("TAB:", "turns the lamps of the whole harbour on and off again"), ("F3:", "takes back what was said of boats at the pier in salt"),
        ("up, down:", "goes to a window of the keeper above or below"), ("F5, F6:", "calls the mills on the hills of the north wind"),
        ("ESC:", "asks nobody"), ("CTRL+Y:", "leaves the harbour to its keeper, and the lamps to the old"),
    ]

    @Test("Each is an entry, whatever room the line above it had")
    func keys() throws {
        let read = try read(Self.keys)
        #expect(read == Self.keys.map { "\($0.label) \($0.text)" }, "\(read)")
    }

    @Test("What one goes on with below begins no entry")
    func rest() throws {
        let read = try read(Self.keys, rest: [5: "boats"])
        #expect(read.count == Self.keys.count, "\(read)")
        #expect(read.last?.hasSuffix("to the old boats") == true, "\(read)")
    }

    @Test("What begins further left than the last one, which had room, is none of it")
    func outdented() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 240)
            for (row, entry) in Self.keys.prefix(5).enumerated() {
                page.show(entry.label, 130, 620 - 12 * Double(row), font: .evenBold)
                page.show(entry.text, 130 + TestPage.width(entry.label + " ", size: 10), 620 - 12 * Double(row))
            }
            page.show("The keeper of the harbour is asked for his lamps and for all", 72, 560)
            page.show("the old nets", 72, 548)
        }
        let read = Array(try document.texts().dropFirst())
        let rest = "The keeper of the harbour is asked for his lamps and for all the old nets"
        #expect(read == Self.keys.prefix(5).map { "\($0.label) \($0.text)" } + [rest], "\(read)")
    }
}
