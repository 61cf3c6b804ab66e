import PDFText
import Testing

@Suite("Text that stands around the text of page after page")
struct StandingTextTests {
    private static let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"]

    private func body(_ page: Int) -> String { Prose.sentence("Page\(Self.names[page])", 60) }

    private let contents = ["Of rivers", "Of hills", "Of towns", "Of the sea", "Of winter", "Of music"]

    @Test("The contents of a lecture at the side of every slide")
    func sidebar() throws {
        let document = TestDocument(pages: 8) { page, index in
            for (number, line) in contents.enumerated() { page.show(line, 500, 610 - 11 * Double(number), size: 7) }
            page.paragraph(body(index), 60, 600, width: 400)
        }
        try document.expect((0..<8).map(body))
    }

    @Test("Those at the side of slides that are shown step by step")
    func sidebarOfSteps() throws {
        let document = TestDocument(pages: 12) { page, index in
            for (number, line) in contents.enumerated() { page.show(line, 10, 610 - 11 * Double(number), size: 7) }
            let slide = Self.names[index / 2]
            page.show("Slide \(slide)", 100, 640, size: 16)
            for number in 0..<(8 + index % 2) { page.show("It needs \(slide) for number \(number)", 100, 600 - 24 * Double(number)) }
        }
        let texts = try document.texts()
        #expect(!texts.contains { text in contents.contains { text.contains($0) } })
        #expect(texts.count { $0.contains("for number 7") } == 12)
    }

    @Test("A panel of links above the text")
    func panel() throws {
        let document = TestDocument(pages: 8) { page, index in
            for (number, line) in contents.enumerated() { page.show(line, 72 + 120 * Double(number % 2), 770 - 14 * Double(number / 2)) }
            page.show("A manual of small things", 72, 726)
            page.show("Printed in the town", 72, 712)
            page.paragraph(body(index), 72, 640, width: 400)
        }
        try document.expect((0..<8).map(body))
    }

    @Test("One with two columns of links, which looks like a table, on pages that have less text than that now and then")
    func panelOfPairs() throws {
        let document = TestDocument(pages: 8) { page, index in
            page.show("A manual of small things", 72, 770, size: 14)
            page.show("Printed in the town", 72, 750)
            page.show("To go on", 320, 770)
            for row in 0..<3 {
                page.show(contents[2 * row], 320, 755 - 14 * Double(row))
                page.show(contents[2 * row + 1], 430, 755 - 14 * Double(row))
            }
            page.show("Of all else", 320, 713)
            page.paragraph(Prose.sentence("Page\(Self.names[index])", index == 6 ? 30 : 300), 72, 640, width: 400)
        }
        let texts = try document.texts()
        #expect(texts.first == "A manual of small things")
        #expect(texts.count == 9 && texts.dropFirst().allSatisfy { $0.hasPrefix("Page") }, "\(texts.map { $0.prefix(20) })")
    }

    @Test("The steps of one slide are not taken for it")
    func steps() throws {
        let document = TestDocument(pages: 8) { page, index in
            page.show("What a harbour needs", 72, 620, size: 16, font: .evenBold)
            for number in 0...index { page.show("It needs \(Self.names[number].lowercased())", 90, 580 - 30 * Double(number)) }
        }
        let texts = try document.texts()
        #expect(texts.count { $0.contains("It needs one") } == 8)
        #expect(texts.count { $0.contains("What a harbour needs") } == 8)
    }

    @Test("What forms have in common stands among what is filled in, and is read")
    func forms() throws {
        let document = TestDocument(pages: 8) { page, index in
            for (number, line) in contents.enumerated() {
                page.show(line, 72, 700 - 50 * Double(number))
                page.show("\(Self.names[index]) and \(number * 7 + index)", 200, 700 - 50 * Double(number))
            }
        }
        let texts = try document.texts().joined(separator: " ")
        #expect(texts.ranges(of: "Of towns").count == 8)
    }

    @Test("The head of a table that goes on is part of it")
    func tableHead() throws {
        let document = TestDocument(pages: 8) { page, index in
            page.lines(["Name of the", "harbour"], 72, 600)
            page.lines(["Ships that", "came"], 250, 600)
            for row in 0..<12 {
                page.show("Port \(Self.names[index]) \(row)", 72, 576 - 12 * Double(row))
                page.show("\(row * 31 + index * 7)", 250, 576 - 12 * Double(row))
            }
        }
        #expect(try document.texts().joined(separator: " ").contains("Ships that"))
    }

    @Test("A ruled table that closes the head of each page, of more rows than heads have: read on the first page alone")
    func headTable() throws {
        let read = try TestDocument(pages: 7) { page, index in
            for (row, text) in ["University of Lamps", "Faculty of Wicks and Oil", "Department of the Harbour"].enumerated() {
                page.show(text, 184, 735 - 19 * Double(row), size: 14)
            }
            for (y, left, right) in [
                (670.0, "Subject: Lamps with", "Aim: Write down how the lamps are lit."), (640, "Experiment: 04", "Date:"),
            ] {
                page.show(left, 40, y)
                page.show(right, 190, y)
            }
            page.show("Wicks (0412)", 40, 656)
            for y in [756.0, 685, 651, 630] { page.raw("30 \(y) m 560 \(y) l S") }
            for x in [30.0, 180, 560] { page.raw("\(x) 756 m \(x) 630 l S") }
            page.paragraph(Prose.sentence("Alpha\(index)", 150 + 20 * index), 36, 590, width: 500)
        }.texts().joined(separator: "\n")
        #expect(read.split(separator: "Write down how").count == 2, "\(read.prefix(900))")
        #expect(read.split(separator: "Experiment: 04").count == 2)
    }
}
