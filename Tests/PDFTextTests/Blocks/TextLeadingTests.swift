import PDFText
import Testing

@Suite("Text among lines set closer")
struct TextLeadingTests {
    private let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 40) }

    /// Two paragraphs with so much between their lines, below more lines of a program than they have.
    private func document(leading: Double, gap: Double = 20) -> TestDocument {
        TestDocument { page in
            var y =
                page.lines((0..<20).map { "set lamp\($0) to \\light[\($0)]{new};" }, 72, 740, size: 9, leading: 10, font: .fixedWide) - 10
            for text in texts { y = page.paragraph(text, 72, y, width: 400, leading: leading) - gap }
        }
    }

    @Test("Text set wider than a program above it is read in paragraphs, not line by line", arguments: [14, 15, 17, 20])
    func wide(leading: Double) throws {
        let read = try document(leading: leading).paragraphs().filter { $0.role != .code }.map(\.text)
        #expect(read == texts)
    }

    @Test("Typewritten text set wide below rows set close is read in paragraphs", arguments: [18.0, 22]) func typewritten(_ leading: Double)
        throws
    {
        var page = TestPage()
        var y = page.lines(
            ["0 = harbour    1 = open sea", "2 = quay       3 = breakwater", "4 = lantern    5 = rope", "6 = tar        7 = oil"], 72, 700,
            font: .fixed)
        y = page.lines(
            [
                "The keeper lit the lamps each evening at the hour that the har-",
                "bour master had written on the board, and went home along the",
                "breakwater when the last of them was burning.",
            ], 72, y - 20, leading: leading, font: .fixed)
        page.lines(
            ["In winter he began at four, and nobody ever asked him whether", "he had seen the ferry or not."], 72, y - 20,
            leading: leading, font: .fixed)
        let texts = try TestDocument([page]).texts()
        #expect(
            texts.suffix(2) == [
                "The keeper lit the lamps each evening at the hour that the harbour master had written on the board, and went home along the "
                    + "breakwater when the last of them was burning.",
                "In winter he began at four, and nobody ever asked him whether he had seen the ferry or not.",
            ])
    }

    @Test("Two lines of another size go on with each other though they are set wider than the text below", arguments: [7.5, 12])
    func ownSize(_ size: Double) throws {
        let head = Prose.sentence("Delta", 14)
        let document = TestDocument { page in
            var y = page.paragraph(head, 72, 740, width: TestPage.width(head, size: size) * 0.6, size: size, leading: size * 1.4)
            y -= 14
            for text in texts { y = page.paragraph(text, 72, y, width: TestPage.width(head, size: size) * 0.6, leading: 11) - 6 }
        }
        #expect(try document.texts().first == head)
    }

    @Test("Its lines may begin with names and signs, where the ones before them end in the middle of a sentence")
    func names() throws {
        let text = [
            "The keepers of the lamps that are lit in the harbour of old",
            "Farrow say that there are more of them to be seen from here, for", "|x| and all others that they have seen from the tower of",
            "Ness in the winter.",
        ]
        let document = TestDocument { page in
            let y =
                page.lines((0..<20).map { "set lamp\($0) to \\light[\($0)]{new};" }, 72, 740, size: 9, leading: 10, font: .fixedWide) - 10
            for (index, line) in text.enumerated() {
                page.show(line, 72, y - 16 * Double(index), end: index < 3 ? 412 : nil)
            }
            page.paragraph(texts[0], 72, y - 80, width: 340, leading: 16)
        }
        let read = try document.paragraphs().filter { $0.role != .code }.map(\.text)
        #expect(read == [text.joined(separator: " "), texts[0]])
    }

    @Test("White between its paragraphs still parts them")
    func white() throws {
        let read = try document(leading: 15, gap: 4).paragraphs().filter { $0.role != .code }.map(\.text)
        #expect(read == texts)
    }

    @Test("A list whose lines are set apart stays one of lines")
    func list() throws {
        let items = [
            "the old harbour of the town and all of its ships", "a hill with a tower", "some roads under the hill that nobody took",
        ]
        let document = TestDocument { page in
            var y = page.paragraph(texts[0], 72, 740, width: 400) - 20
            for item in items {
                page.show(item, 72, y)
                y -= 19
            }
        }
        try document.expect([texts[0]] + items)
    }

    @Test("Typed text set wide above a long note set close is read in paragraphs, each whole", arguments: [24.0, 28, 30])
    func typed(leading: Double) throws {
        let note = Prose.sentence("Delta", 110)
        let document = TestDocument { page in
            var y = 740.0
            for text in texts {
                for (index, line) in TestPage.wrap(text, width: 430, size: 12, indent: 36).enumerated() {
                    page.show(line, index == 0 ? 108 : 72, y, size: 12)
                    y -= leading
                }
            }
            page.paragraph(note, 110, y - 12, width: 340, size: 12, leading: 14)
        }
        try document.expect(texts + [note])
    }

    @Test("Short lines set apart as evenly stay a list")
    func evenList() throws {
        let items = ["the old harbour of the town", "a hill with a tower", "some roads under the hill", "many a lamp on the pier"]
        let document = TestDocument { page in
            let y = page.paragraph(texts[0], 72, 740, width: 400) - 20
            page.lines(items, 72, y, leading: 25)
        }
        try document.expect([texts[0]] + items)
    }

    @Test("Two lines set as wide as a longer text beside quotations set close go on with each other, but not behind a line with room")
    func twoLines() throws {
        let long = Prose.sentence("Alpha", 60)
        let quoted = ["Bravo", "Charlie"].map { Prose.sentence($0, 90) }
        for isFull in [true, false] {
            let two =
                isFull
                ? ["Delta was the one who had lit all of the lamps that year on the", "northern quay, and left"] : ["Delta", "was it"]
            let document = TestDocument { page in
                var y = page.paragraph(long, 72, 740, width: 300, leading: 24) - 8
                y = page.paragraph(quoted[0], 102, y, width: 240) - 12
                y = page.lines(two, 72, y, leading: 24, end: isFull ? 372 : nil) - 8
                page.paragraph(quoted[1], 102, y, width: 240)
            }
            #expect(try document.texts().contains(two.joined(separator: " ")) == isFull)
        }
    }

    @Test("A sign of another font that pushes the second line of a paragraph down ends none", arguments: [0.0, 12])
    func pushedDown(_ indent: Double) throws {
        let texts = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 60) }
        let document = TestDocument { page in
            var y = 740.0
            for (index, text) in texts.enumerated() {
                let lines = TestPage.wrap(text, width: 400, indent: indent)
                page.show(lines[0], 72 + indent, y, end: 472)
                y = page.lines(Array(lines.dropFirst()), 72, y - (index == 2 ? 13.8 : 12), end: 472)
                if indent == 0 { y -= 8 }
            }
        }
        try document.expect(texts)
    }

    @Test("A few lines set wide above a chart whose labels, set close, reach further right")
    func aboveChart() throws {
        let text = [
            "The chart of the harbour shows what may happen to lamps of all kinds",
            "there. What is near to the foot of the chart is worse than what is far",
            "from it, and what is near to the left is easy for anybody who wants to", "put out a lamp by night.",
        ]
        let read = try TestDocument { page in
            page.lines(text, 72, 700, size: 9.5, leading: 15, end: 420)
            for (place, label) in [
                ["• The oil is given to the", "keepers by hand"],
                ["• Too few keepers know of the wicks and the ropes that", "Are kept for them in the harbour"],
                ["• Nobody lights the lamp of the pier", "and the quay, and of the ferry"],
            ].enumerated() {
                page.lines(label, 200 + 110 * Double(place), 560 - 60 * Double(place), size: 9.6, leading: 11)
            }
        }.texts()
        #expect(read.contains(text.joined(separator: " ")), "\(read)")
    }
}
