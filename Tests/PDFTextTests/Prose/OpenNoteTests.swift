import PDFText
import Testing

/// Notes that were broken off at the foot of a column or page.
@Suite("Notes that go on")
struct OpenNoteTests {
    private let text = Prose.sentence("Alpha", 400)
    private let note = "See the book of the same name, which was printed twice, once in the town, and once at the harbour, by her aunt."

    /// Two pages over which a sentence goes on, with what stands at the foot of each.
    private func document(size: Double = 8, first: [String], second: [String], mark: String = "1") -> TestDocument {
        let lines = TestPage.wrap(text, width: 420)
        let half = lines.count / 2
        return TestDocument(pages: 2) { page, index in
            page.lines(Array(index == 0 ? lines[..<half] : lines[half...]), 72, 700, end: 492, justifiesLast: index == 0)
            guard index == 0 else {
                page.lines(second, 72, 110, size: size)
                return
            }
            page.show(mark, 72, 123, size: 5)
            page.lines(first, 76, 120, size: size, end: 492, justifiesLast: true)
        }
    }

    private var parts: (first: [String], second: [String]) {
        let lines = TestPage.wrap(note + " " + Prose.sentence("Also", 40), width: 416, size: 8)
        return (Array(lines.prefix(2)), Array(lines.dropFirst(2)))
    }

    @Test("Overleaf it is read in one, after the text that calls it")
    func overleaf() throws {
        let (first, second) = parts
        try document(first: first, second: second).expectRoles([
            "paragraph: " + text, "footnote: " + (first + second).joined(separator: " "),
        ])
    }

    @Test("Another note stands below its rest")
    func next() throws {
        let (first, second) = parts
        var document = document(first: first, second: second)
        let y = 110 - 9.6 * Double(second.count)
        document.pages[1].show("2", 72, y + 3, size: 5)
        document.pages[1].show("The letter is lost.", 76, y, size: 8)
        try document.expectRoles([
            "paragraph: " + text, "footnote: " + (first + second).joined(separator: " "), "footnote: The letter is lost.",
        ])
    }

    @Test("A word broken at the page's end is whole")
    func brokenWord() throws {
        let document = document(
            first: ["See the book of the same name, which was printed twice, once in the town near the har-"],
            second: ["bour and once at sea, by her aunt."])
        let read = try document.texts()
        #expect(read.count == 2)
        #expect(read[1].hasSuffix("in the town near the harbour and once at sea, by her aunt."))
    }

    @Test("At the foot of the second column, too")
    func columns() throws {
        let lines = TestPage.wrap(Prose.sentence("Bravo", 330), width: 200)
        let parts = TestPage.wrap(note + " " + Prose.sentence("Also", 30), width: 196, size: 8)
        let document = TestDocument { page in
            page.lines(Array(lines[..<26]), 72, 700, end: 272, justifiesLast: true)
            page.show("1", 72, 363, size: 5)
            page.lines(Array(parts[..<2]), 76, 360, size: 8, end: 272, justifiesLast: true)
            page.lines(Array(lines[26...]), 300, 700, end: 500)
            page.lines(Array(parts[2...]), 300, 360, size: 8)
        }
        try document.expectRoles([
            "paragraph: " + lines.joined(separator: " "), "footnote: " + parts.joined(separator: " "),
        ])
    }

    @Test("A note that ended, small print in capitals, a caption, and type of another size don't go on with it")
    func others() throws {
        let ended = ["See the book of the same name."]
        let rest = ["but nobody has seen it since, and her aunt is silent."]
        #expect(try document(first: ended, second: rest).texts().contains(rest[0]))
        let (first, _) = parts
        #expect(try document(first: first, second: ["Table 3: The books that were printed."]).texts().count == 3)
        var document = document(first: first, second: [])
        document.pages[1].lines(rest, 72, 110, size: 6)
        #expect(try document.texts().count == 3)
    }

    @Test("What a window of pages makes certain is what the whole document says")
    func windows() throws {
        let (first, second) = parts
        var pages: [TestPage] = []
        for number in 0..<4 {
            var page = TestPage()
            page.paragraph(Prose.sentence("Part\(number)", 200), 72, 700, width: 420)
            page.paragraph(Prose.sentence("More\(number)", 60), 72, 420, width: 420)
            page.lines(second, 72, 150, size: 8)
            page.show("\(number + 1)", 72, 93, size: 5)
            page.lines(first, 76, 90, size: 8, end: 492, justifiesLast: true)
            pages.append(page)
        }
        let document = try TestDocument(pages).open()
        var whole: [String] = []
        document.forEachParagraph(workers: 1) { whole.append($0.text) }
        for start in 1..<4 {
            var settled: [String] = []
            document.forEachSettledParagraph(ReadingOptions(pages: start..<4), workers: 1) { settled.append($0.text) }
            #expect(whole.suffix(settled.count).elementsEqual(settled), "from page \(start)")
        }
    }

    @Test("One of a line that ends with an address is over")
    func address() throws {
        let small = "seen from the quay, by whoever had left his boat there, without a lamp or a candle."
        let note = "https://www.example.org/lamps/harbour.html"
        let read = try document(first: [note], second: [small]).texts()
        #expect(!read.contains { $0.hasPrefix(note) && $0.hasSuffix("candle.") }, "\(read.map { $0.suffix(80) })")
        #expect(read.joined(separator: " ").contains(small))
    }
}
