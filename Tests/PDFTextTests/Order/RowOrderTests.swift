import PDFText
import Testing

@Suite("Rows of things side by side, and rows within columns")
struct RowOrderTests {
    private static let things = ["Anchor", "Barrel", "Candle", "Drum", "Easel", "Ferry"]

    private static func item(_ name: String) -> [String] {
        ["\(name) of the harbour", Prose.sentence(name + "s", 9), "No. \(name.count)\(name.utf8.first ?? 0)"]
    }

    @Test("A catalogue is read thing by thing, row by row", arguments: [2, 3])
    func catalogue(columns: Int) throws {
        let document = TestDocument { page in
            for (number, name) in Self.things.enumerated() {
                let (x, y) = (72 + 160 * Double(number % columns), 700 - 180 * Double(number / columns))
                let parts = Self.item(name)
                page.show(parts[0], x, y, font: .evenBold)
                let next = page.lines(TestPage.wrap(parts[1], width: 130), x, y - 24)
                page.show(parts[2], x, next - 8)
            }
        }
        #expect(try document.texts().joined(separator: " ") == Self.things.flatMap(Self.item).joined(separator: " "))
    }

    private static func entries(_ start: Int) -> [(String, String)] {
        (0..<7).map { ("Dish \(["alpha", "beta", "gamma", "delta", "eta", "iota", "mu"][$0])", "\(start + 3 * (($0 * 5) % 7)).50") }
    }

    @Test("Columns of names with their prices, shown one after the other, are read one after the other")
    func prices() throws {
        let (left, right) = (Self.entries(11), Self.entries(40))
        let document = TestDocument { page in
            for (column, entries) in [left, right].enumerated() {
                for (row, entry) in entries.enumerated() {
                    let (x, y) = (72 + 260 * Double(column), 700 - 14 * Double(row))
                    page.show(entry.0, x, y)
                    page.show(entry.1, x + 180, y)
                }
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text == (left + right).map { "\($0) \($1)" }.joined(separator: " "))
    }

    @Test("A table shown down its columns is read by rows")
    func table() throws {
        let (left, right) = (Self.entries(11), Self.entries(40))
        let document = TestDocument { page in
            for (column, cells) in [left.map(\.0), left.map(\.1), right.map(\.0), right.map(\.1)].enumerated() {
                for (row, cell) in cells.enumerated() { page.show(cell, 72 + 120 * Double(column), 700 - 14 * Double(row)) }
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text == zip(left, right).map { "\($0.0) \($0.1) \($1.0) \($1.1)" }.joined(separator: " "))
    }

    /// Shows entries with their amounts below a head, and gives them as they are read.
    private static func account(_ head: String, _ names: [String], _ page: inout TestPage, _ x: Double, _ y: Double) -> [String] {
        page.show(head, x, y, font: .evenBold)
        return [head]
            + names.enumerated().map { row, name in
                page.show(name, x, y - 16 * Double(row + 1))
                let amount = "\(name.utf8.count * 7).\(row)5"
                page.show(amount, x + 200 - TestPage.width(amount, size: 10), y - 16 * Double(row + 1))
                return "\(name) \(amount)"
            }
    }

    @Test("Two short accounts side by side, each shown in one go, are read one after the other, and their sum after both")
    func accounts() throws {
        var expected: [String] = []
        let document = TestDocument { page in
            expected += Self.account("Payments", ["Basic pay", "Overtime", "Holiday", "Tools"], &page, 72, 700)
            expected += Self.account("Deductions", ["Income tax", "Pension", "Union", "Parking"], &page, 332, 700)
            page.show("Left over", 72, 606)
            page.show("1204.10", 332 + 165, 606)
            expected.append("Left over 1204.10")
        }
        #expect(try document.texts().joined(separator: " ") == expected.joined(separator: " "))
    }

    @Test("Groups of dishes in two columns, each shown in one go, end where a table below reaches into their gutter")
    func menu() throws {
        var expected: [String] = []
        let document = TestDocument { page in
            for (row, heads) in [("Soups", "Greens"), ("Roasts", "Sweets")].enumerated() {
                let y = 700 - 92 * Double(row)
                expected += Self.account(heads.0, ["Celery and cream", "Barley", "Fish of the day", "Leeks"], &page, 72, y)
                expected += Self.account(heads.1, ["Chips", "Peas and mint", "Beans"], &page, 332, y)
            }
            for (row, wine) in ["Red wine of the house on the hill", "White wine of the old lighthouse", "Pink wine of the river and town"]
                .enumerated()
            {
                let y = 500 - 16 * Double(row)
                page.show(wine, 220, y)
                for (column, price) in ["5.10", "19.00"].enumerated() { page.show(price, 396 + 84 * Double(column), y) }
                expected.append("\(wine) 5.10 19.00")
            }
        }
        let texts = try document.texts()
        #expect(texts.joined(separator: " ") == expected.joined(separator: " "), "\(texts)")
    }

    @Test("A heading below two columns of notes that was shown after both is read after both")
    func headingBelow() throws {
        let (left, right) = (Prose.sentence("left", 40), Prose.sentence("right", 32))
        let document = TestDocument { page in
            page.lines(TestPage.wrap(left, width: 200), 72, 700)
            page.lines(TestPage.wrap(right, width: 200), 312, 700)
            page.show("Further places", 72, 560, size: 14, font: .evenBold)
            page.show("The harbour office", 72, 536)
        }
        try document.expect([left, right, "Further places", "The harbour office"])
    }

    @Test("What a text flows around, shown before it, is read before the heading of what follows below both")
    func headingBeside() throws {
        let (first, next) = (Prose.sentence("Alpha", 40), Prose.sentence("Bravo", 60))
        let places = ["More to read here", "How the harbour was lost", "The bridge to the far hill", "Slow boats are good for us all"]
        let document = TestDocument { page in
            page.lines(places, 372, 700, leading: 18)
            let y = page.paragraph(first, 72, 700, width: 270)
            page.show("Not a day too soon", 72, y - 14, size: 14, font: .evenBold)
            page.paragraph(next, 72, y - 44, width: 468)
        }
        #expect(
            try document.texts().joined(separator: " ")
                == ([first] + places + ["Not a day too soon", next]).joined(separator: " "))
    }

    @Test("Names in the margin that were shown before the text beside them are read before that, not before what stands above")
    func namesInMargin() throws {
        let (first, second) = (Prose.sentence("Alpha", 50), Prose.sentence("Bravo", 60))
        let names = ["lamp_light:Nn", "lamp_glight:Nn", "lamp_out:Nn"]
        let document = TestDocument { page in
            let y = page.lines(TestPage.wrap(first, width: 300), 172, 700)
            page.lines(names, 72, y - 10)
            page.lines(TestPage.wrap(second, width: 300), 172, y - 10)
        }
        #expect(try document.texts().joined(separator: " ") == ([first] + names + [second]).joined(separator: " "))
    }

    @Test("An address beside labels and what belongs to them is read before these, though most of its lines stand level with theirs")
    func addressBesideRows() throws {
        let address = ["Mr Jacob Sand", "The Old Lighthouse", "Lime Street", "Farrow Ness"]
        let facts = [("Case", "32-117"), ("Clerk", "Mrs Leonard"), ("Room", "214 above"), ("Telephone", "123-4567"), ("Date", "17 March")]
        let text = Prose.sentence("Alpha", 60)
        let document = TestDocument { page in
            page.lines(address, 72, 700, leading: 16)
            for (row, fact) in facts.enumerated() {
                page.show(fact.0, 330, 684 - 16 * Double(row))
                page.show(fact.1, 430, 684 - 16 * Double(row))
            }
            page.paragraph(text, 72, 560, width: 468)
        }
        let expected = address + facts.map { "\($0.0) \($0.1)" } + [text]
        #expect(try document.texts().joined(separator: " ") == expected.joined(separator: " "))
    }

    @Test("No row of a newspaper ends between an article's headline and its text, though another article ends beside it")
    func newspaper() throws {
        let articles = ["Alpha", "Bravo", "Charlie", "Delta"].map { (Prose.sentence($0, 5), Prose.sentence($0 + "s", 120)) }
        let document = TestDocument { page in
            var bottoms: [Double] = []
            for (number, article) in articles.enumerated() {
                let isLeft = number.isMultiple(of: 2)
                // Shown from the top down: the headline on the right stands beside the end of the first article.
                let y = number < 2 ? 700 : bottoms[number - 2] - (isLeft ? 40 : 14)
                let x = isLeft ? 72.0 : 312
                page.show(article.0, x, y, size: 13, font: .evenBold)
                let words = isLeft ? article.1 : Prose.sentence("\(article.1.prefix(6))", number == 1 ? 100 : 120)
                bottoms.append(page.paragraph(words, x, y - 30, width: 220))
            }
        }
        let texts = try document.texts()
        let heads = [0, 2, 1, 3].map { articles[$0].0 }
        #expect(texts.filter { heads.contains($0) } == heads)
        for head in heads {
            let place = try #require(texts.firstIndex(of: head))
            #expect(place + 1 < texts.count && texts[place + 1].hasPrefix(head.prefix(4)))
        }
    }

    @Test("What is said of one dish doesn't go on with what is said of the next one")
    func dishes() throws {
        let dishes = ["Barley", "Celery", "Herring", "Leeks", "Onions"].enumerated().map { number, name in
            ("\(name) of the house", "\(number + 4).50", "with " + Prose.sentence("silver", 5).dropLast())
        }
        let document = TestDocument { page in
            for (row, dish) in dishes.enumerated() {
                let y = 700 - 28 * Double(row)
                page.show(dish.0, 72, y, font: .evenBold)
                page.show(dish.1, 340, y)
                page.show(dish.2, 72, y - 11, size: 8.5)
            }
        }
        #expect(try document.texts().joined(separator: " ") == dishes.map { "\($0.0) \($0.1) \($0.2)" }.joined(separator: " "))
    }
}
