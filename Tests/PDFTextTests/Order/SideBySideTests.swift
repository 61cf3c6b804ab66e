import PDFText
import Testing

@Suite("What stands beside lines and belongs to them one by one, and cards side by side")
struct SideBySideTests {
    private static let jobs = [
        "Keeper of the Lamps, Harbour Town", "Clerk, Candle Works of the North", "Reader, Winter Garden", "Head of Letters, Stone Press",
        "Porter, Silver Hill", "Ferryman, Old Village",
    ]
    private static let years = ["1981 - present", "1977 - 1981", "1974 - 1977", "1970 - 1974", "1966 - 1970", "1961 - 1966"]

    private static func read(_ show: (inout TestPage) -> Void) throws -> String {
        try TestDocument { show(&$0) }.texts().joined(separator: "\n").replacing("\t", with: " ")
    }

    private static func contains(_ text: String, _ rows: [String]) -> Bool { rows.allSatisfy(text.contains) }

    @Test("Years shown below each other beside what was done in them are read with it", arguments: [0.0, -1.5, 2], [true, false])
    func years(_ shift: Double, _ areOnRight: Bool) throws {
        let text = try Self.read { page in
            page.show("WORK", 72, 740, size: 13)
            if areOnRight {
                page.lines(Self.jobs, 72, 710)
                page.lines(Self.years, 440, 710 + shift)
            } else {
                page.lines(Self.years, 72, 710 + shift)
                page.lines(Self.jobs, 180, 710)
            }
            page.paragraph(Prose.sentence("Alpha", 60), 72, 600, width: 440)
        }
        let rows = zip(Self.jobs, Self.years).map { areOnRight ? "\($0) \($1)" : "\($1) \($0)" }
        #expect(Self.contains(text, rows))
    }

    @Test("Numbers below each other beside a column of text are none of its lines'")
    func besideText() throws {
        let prose = Prose.sentence("Alpha", 80)
        let text = try Self.read { page in
            let next = page.lines(TestPage.wrap(prose, width: 220), 72, 710)
            page.lines((0..<Int((710 - next) / 12)).map { "\(1900 + $0) and on" }, 340, 710)
        }
        #expect(text.contains(prose))
    }

    @Test("A table whose labels were shown after its amounts, with lines of their own, is read by rows; an address beside facts is not")
    func labels() throws {
        let table = try Self.read { page in
            for (number, row) in [["Qty", "Price", "Amount"], ["1", "20.00", "20.00"]].enumerated() {
                for (column, cell) in row.enumerated() { page.show(cell, 400 + 60 * Double(column), 700 - 22 * Double(number)) }
            }
            for (number, name) in ["Subtotal", "Total", "Due"].enumerated() {
                page.show(name, 300, 630 - 22 * Double(number))
                page.show("20.00", 520, 630 - 22 * Double(number))
            }
            page.show("Description", 72, 700)
            page.lines(["Lamp oil", "January to February, in barrels"], 72, 678)
            page.lines(["Harbour Lamps", "Tax 87-44"], 72, 540)
        }
        #expect(Self.contains(table, ["Description Qty Price Amount", "Lamp oil 1 20.00 20.00"]))
        let address = ["Harbour Lamps", "9 Foundry Road", "Leeds LS1 4QA", "Great Britain"]
        let letter = try Self.read { page in
            page.lines(address, 72, 700)
            for (row, fact) in [("Number", "4711"), ("Date", "7 May"), ("Page", "1")].enumerated() {
                page.show(fact.0, 360, 700 - 12 * Double(row))
                page.show(fact.1, 460, 700 - 12 * Double(row))
            }
        }
        #expect(letter.replacing("\n", with: " ").contains(address.joined(separator: " ")))
    }

    private static let things = ["Anchor", "Barrel", "Candle", "Drum", "Easel", "Ferry"]

    private static func words(of name: String, _ count: Int) -> String { Prose.sentence("The \(name.lowercased())", count) }

    @Test("Things of a catalogue are read whole though all names were shown before all texts")
    func cards() throws {
        let places = Self.things.indices.map { (72 + 170 * Double($0 % 3), 700 - 110 * Double($0 / 3)) }
        let text = try Self.read { page in
            for (name, (x, y)) in zip(Self.things, places) {
                page.show("$\(name.count * 70)", x + 110, y)
                page.show(name, x, y, font: .evenBold)
            }
            for (name, (x, y)) in zip(Self.things, places) {
                page.lines(TestPage.wrap(Self.words(of: name, 16), width: 140, size: 8), x, y - 14, size: 8)
            }
        }
        let expected = Self.things.map { "\($0) $\($0.count * 70) \(Self.words(of: $0, 16))" }.joined(separator: " ")
        #expect(text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == expected)
    }

    @Test("Words in small letters beside each other are rows of a table")
    func smallWords() throws {
        let rows = (0..<6).map { number in
            (0..<3).map { "\(["lamp", "oil", "quay"][$0]) of kind \(Self.things[(number + $0) % 6].lowercased())" }
        }
        let text = try Self.read { page in
            for (number, row) in rows.enumerated() {
                for (column, cell) in row.enumerated() { page.show(cell, 72 + 160 * Double(column), 700 - 18 * Double(number)) }
            }
        }
        #expect(Self.contains(text, rows.map { $0.joined(separator: " ") }))
    }

    @Test("A column shown whole among the parts of another one is read whole, however wide its lines are set")
    func leaflet() throws {
        let (first, middle, last) = (
            Prose.sentence("Alpha", 20), ["Beta", "Delta", "Epsilon"].map { Prose.sentence($0, 26) }, Prose.sentence("Gamma", 70)
        )
        let text = try Self.read { page in
            var y = page.lines(TestPage.wrap(middle[0], width: 150), 220, 700, leading: 16.5)
            page.lines(TestPage.wrap(first, width: 150), 50, 700, leading: 16.5)
            page.lines(TestPage.wrap(last, width: 150), 390, 700, leading: 16.5)
            for part in middle.dropFirst() { y = page.lines(TestPage.wrap(part, width: 150), 220, y - 10, leading: 16.5) }
        }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words == ([first] + middle + [last]).joined(separator: " "))
    }

    @Test("A note flush right beside lines of an address is read by itself, and facts set apart from each other beside addresses")
    func heads() throws {
        let facts = ["Order: 4711 of May", "Date: 15-10-2015", "Invoice: 20-10-2015", "Tax: 29670869"]
        let addresses = ["Bill", "Ship"].map {
            ["\($0) to", "Marta Quill", "Tide House", "14 Ferry Lane", "near the old pier", "Ness", "Phone 8756"]
        }
        let note = ["Keep this invoice", "and its box as long", "as you have a claim"]
        let text = try Self.read { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 760, width: 460)
            for (number, line) in note.enumerated() {
                page.show(line, 530 - TestPage.width(line, size: 8), 636 - 12 * Double(number), size: 8)
            }
            for (number, address) in addresses.enumerated() { page.lines(address, 190 + 120 * Double(number), 660) }
            page.lines(facts, 72, 660, leading: 18)
            page.paragraph(Prose.sentence("Omega", 60), 72, 540, width: 460)
        }
        let whole = text.replacing("\n", with: " ").replacing("  ", with: " ")
        #expect(Self.contains(whole, [facts, addresses[0], addresses[1], note].map { $0.joined(separator: " ") }))
    }

    /// Shown one after the other, as TeX does.
    @Test("Captions side by side are two, though hardly white is between them")
    func captions() throws {
        let (left, right) = ("Table 1: Lamps of the harbour by oil and by year", "Table 2: Boats of the harbour by lamp and by crew")
        let (first, second) = (left + " " + Prose.sentence("Alpha", 24), right + " " + Prose.sentence("Beta", 24))
        let text = try Self.read { page in
            let lines = [first, second].map { TestPage.wrap($0, width: 196) }
            let white = 108 + lines[0].map { TestPage.width($0, size: 10) }.max()!
            for (lines, x) in zip(lines, [108, white + 6.8]) {
                var y = page.lines(lines, x, 720)
                for row in 0..<8 {
                    y -= 12
                    for (column, cell) in ["Lamp\(row)\(Int(x))", "\(row * 7 + 11)", "\(row * 13 + 5)"].enumerated() {
                        page.show(cell, x + 60 * Double(column), y)
                    }
                }
            }
            page.paragraph(Prose.sentence("Gamma", 90), 108, 470, width: 396)
        }
        #expect(text.contains(first) && text.contains(second), "\(text)")
    }

    @Test("A caption close behind the text that flows around its figure is read by itself", arguments: [false, true])
    func wrappedCaption(isShownFirst: Bool) throws {
        let prose = Prose.sentence("Alpha", 60)
        let caption = ["Figure 1:", "Lamps in the harbour at dawn, as seen"]
        let rest = ["from the quay by one of the keepers, who", "counted them one by one."]
        let text = try Self.read { page in
            let lines = TestPage.wrap(prose, width: 150)
            func figure(_ page: inout TestPage) {
                let y = 720 - 12 * Double(lines.count - 4)
                page.show(caption[0], 268, y)
                page.show(caption[1], 268 + 70, y)
                page.lines(rest, 268, y - 12)
            }
            if isShownFirst { figure(&page) }
            page.lines(lines.map { TestPage.wrap($0, width: 150)[0] }, 108, 720)
            if !isShownFirst { figure(&page) }
            page.paragraph(Prose.sentence("Gamma", 90), 108, 720 - 12 * Double(lines.count + 1), width: 396)
        }
        #expect(text.contains(prose), "\(text)")
        let parts = (caption + rest).joined(separator: " ")
        #expect(text.replacing("\n", with: " ").contains(parts), "\(text)")
    }
}
