import PDFText
import Testing

@Suite("Drawings with captions")
struct CaptionedDrawingTests {
    private let before = Prose.sentence("Before", 60)
    private let after = Prose.sentence("After", 60)
    private let caption = "Figure 1: How the ferry is steered."

    /// A text, what `draw` draws between 430 and 620 points, a caption, a text.
    private func document(_ caption: String? = nil, _ draw: (inout TestPage) -> Void) -> TestDocument {
        TestDocument { page in
            page.paragraph(before, 100, 700, width: 400)
            draw(&page)
            page.show(caption ?? self.caption, 100, 395)
            page.paragraph(after, 100, 370, width: 400)
        }
    }

    /// A shape with round ends.
    private func oval(_ page: inout TestPage, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        let (x1, y1) = (x + width, y + height)
        page.raw("\(x) \(y) m \(x1) \(y) \(x1) \(y1) \(x) \(y1) c \(x) \(y1) \(x) \(y) \(x1) \(y) c S")
    }

    /// A line with a head.
    private func arrow(_ page: inout TestPage, from: (Double, Double), to: (Double, Double)) {
        page.raw("\(from.0) \(from.1) m \(to.0) \(to.1) l S")
        page.raw("\(to.0) \(to.1) m \(to.0 - 4) \(to.1 + 3) l \(to.0 - 4) \(to.1 - 3) l f")
    }

    private func parts(_ page: inout TestPage) {
        for (name, x, y) in [("Wheel", 120.0, 560.0), ("Chain", 240, 560), ("Rudder", 360, 560), ("Bridge", 240, 440)] {
            oval(&page, x, y, 60, 30)
            page.show(name, x + 10, y + 10, size: 9)
        }
        arrow(&page, from: (180, 575), to: (240, 575))
        arrow(&page, from: (300, 575), to: (360, 575))
        arrow(&page, from: (270, 470), to: (270, 560))
        page.show("pulls", 190, 580, size: 7)
        page.show("is seen from", 275, 525, size: 7)
    }

    @Test("Of a drawing only the caption is read; the names of its parts can be kept")
    func captionAlone() throws {
        let document = document { parts(&$0) }
        try document.expect([before, caption, after])
        let kept = try document.texts(ReadingOptions(skipped: []))
        for part in ["Wheel", "Rudder", "pulls", "is seen from"] { #expect(kept.contains { $0.contains(part) }) }
    }

    @Test("A sentence goes on around a drawing, and the outermost names are part of it")
    func interruptedText() throws {
        let (first, second) = (Prose.sentence("Before", 40), Prose.sentence("after", 30))
        let document = TestDocument { page in
            let y = page.paragraph(first.dropLast() + " and so", 100, 720, width: 400)
            for x in [150.0, 250, 350] { oval(&page, x, 500, 40, 40) }
            for x in [190.0, 290] { arrow(&page, from: (x, 520), to: (x + 60, 520)) }
            // Above and beside everything that is drawn.
            page.show("port", 155, 546, size: 8)
            page.show("bow", 396, 517, size: 8)
            page.show(caption, 100, 470)
            page.paragraph(second, 100, y - 300, width: 400)
        }
        let texts = try document.texts()
        #expect(!texts.contains { $0.contains("port") || $0.contains("bow") })
        #expect(texts.contains { $0.contains("and so after") })
    }

    @Test("Names in one column at the left are part of a drawing, however short they are")
    func columnOfNames() throws {
        let names = ["Depth", "Speed of the ferry", "Wind"]
        func named(at places: [Double]) -> TestDocument {
            document { page in
                parts(&page)
                for (row, name) in names.enumerated() { page.show(name, places[row], 500 - 20 * Double(row), size: 9) }
            }
        }
        try named(at: [35, 35, 35]).expect([before, caption, after])
        let texts = try named(at: [20, 35, 10]).texts()
        #expect(texts.contains { $0.contains("Depth") } && texts.contains { $0.contains("Wind") })
    }

    @Test("The names of a figure's parts below them are read")
    func partNames() throws {
        let document = document { page in
            parts(&page)
            page.show("(a) seen from above", 200, 420, size: 9)
        }
        try document.expect([before, "(a) seen from above", caption, after])
    }

    @Test("Pieces of lines that are shown as text are drawn")
    func lineFonts() throws {
        let draw = { (page: inout TestPage) in
            for (row, text) in ["#((", "@@", "!"].enumerated() {
                page.show(text, 200 + 30 * Double(row), 440 + 25 * Double(row), font: .lines)
            }
            page.show("Wheel", 260, 440)
        }
        try document(nil, draw).expect([before, caption, after])
        try document("The ferry is steered so.", draw).expect([before, "Wheel", "The ferry is steered so.", after])
    }

    @Test("Without a caption, or with that of a table, names are read")
    func otherCaptions() throws {
        for caption in ["The ferry is steered so.", "Table 1: How the ferry is steered."] {
            let texts = try document(caption) { parts(&$0) }.texts()
            for part in ["Wheel", "Rudder", "pulls"] { #expect(texts.contains { $0.contains(part) }, "\(caption)") }
        }
    }

    @Test("A table that is called a figure is read: its lines are level and upright, however thick")
    func ruledTable() throws {
        let document = document { page in
            page.raw("0.1 0 0 0.1 0 0 cm 5 w")
            for y in [6000.0, 5700, 4500] { page.raw("1000 \(y) m 5000 \(y) l S") }
            for x in [1000.0, 3000, 5000] { page.raw("\(x) 4500 m \(x) 6000 l S") }
            page.raw("10 0 0 10 0 0 cm")
            for (row, cells) in [("Name", "Purpose"), ("Wheel", "steers the ferry"), ("Rudder", "turns the ferry"), ("Bridge", "sees")]
                .enumerated()
            {
                page.show(cells.0, 110, 580 - 35 * Double(row))
                page.show(cells.1, 310, 580 - 35 * Double(row))
            }
        }
        let texts = try document.texts()
        for part in ["Rudder", "steers the ferry"] { #expect(texts.contains { $0.contains(part) }) }
    }

    @Test("A text, and a listing, in a box with round corners is read")
    func boxes() throws {
        let text = Prose.sentence("Boxed", 50)
        let lines = ["wheel = turn(10)", "rudder = follow(wheel)", "if rudder > 30:", "wheel = back(5)", "bridge.report(rudder)"]
        for isCode in [false, true] {
            let texts = try document { page in
                oval(&page, 90, 430, 420, 190)
                // Screws at its corners.
                for (x, y) in [(95.0, 435.0), (495, 435), (95, 605), (495, 605)] { oval(&page, x, y, 6, 6) }
                if isCode {
                    for (index, line) in lines.enumerated() { page.show(line, 120, 580 - 13 * Double(index), font: .fixed) }
                } else {
                    page.paragraph(text, 120, 580, width: 300)
                }
            }.texts()
            for part in isCode ? lines : [text] { #expect(texts.contains { $0.contains(part) }, "\(texts)") }
        }
    }

    @Test("Of a drawing below its title only the title is read, in whatever lines; what follows is text")
    func titleAbove() throws {
        let title =
            "Scheme 1. How the ferry is steered by a wheel that pulls a chain, which turns the rudder below its stern, seen from the bridge."
        let document = TestDocument { page in
            page.paragraph(before, 100, 760, width: 400)
            page.paragraph(title, 100, 640, width: 400)
            parts(&page)
            page.show("Deck", 100, 428)
            page.paragraph(after, 100, 400, width: 400)
        }
        try document.expect([before, title, "Deck", after])
    }

    @Test("A list, a table and what has a caption of its own are read below a line that begins as a title does")
    func othersBelowTitle() throws {
        let list = TestDocument { page in
            page.paragraph(before, 100, 760, width: 400)
            page.show("Figure 1 shows what is steered:", 100, 660)
            for (row, name) in ["Wheel", "Chain", "Rudder", "Bridge"].enumerated() {
                oval(&page, 100, 630 - 20 * Double(row), 4, 4)
                page.show(name, 112, 630 - 20 * Double(row))
            }
            page.paragraph(after, 100, 500, width: 400)
        }
        let listed = try list.texts()
        for name in ["Wheel", "Rudder", "Bridge"] { #expect(listed.contains { $0.contains(name) }) }
        let table = TestDocument { page in
            page.paragraph(before, 100, 760, width: 400)
            page.show("Chart 1: What is steered.", 100, 660)
            for x in [100.0, 200, 300] { oval(&page, x, 640, 60, 10) }
            for row in 0..<6 {
                for (column, cell) in ["Wheel \(row)", "\(row)7", "\(row)9"].enumerated() {
                    page.show(cell, 100 + 100 * Double(column), 620 - 14 * Double(row))
                }
                oval(&page, 90, 620 - 14 * Double(row), 6, 5)
            }
            page.paragraph(after, 100, 500, width: 400)
        }
        let cells = try table.texts()
        for cell in ["Wheel 0", "Wheel 5", "47"] { #expect(cells.contains { $0.contains(cell) }, "\(cells)") }
    }

    @Test("A rule above both columns makes no text part of a drawing")
    func ruleAboveColumns() throws {
        let (left, right) = (Prose.sentence("Left", 90), Prose.sentence("Right", 60))
        let document = TestDocument { page in
            page.raw("60 745 m 540 745 l S")
            page.paragraph(left, 60, 730, width: 230, size: 9)
            for (name, x, y) in [("Wheel", 330.0, 700.0), ("Chain", 400, 660), ("Rudder", 460, 700)] {
                oval(&page, x, y, 50, 24)
                page.show(name, x + 8, y + 9, size: 9)
            }
            page.show("Figure 1: The wheel.", 320, 630)
            page.paragraph(right, 320, 600, width: 220)
        }
        let texts = try document.texts()
        #expect(!texts.contains { $0.contains("Rudder") } && texts.contains(left) && texts.contains(right))
    }

    @Test("A sentence in a frame, or underlined, above the shapes of a drawing is read, with what stands above it")
    func sentenceAboveShapes() throws {
        for isFramed in [true, false] {
            let document = TestDocument { page in
                page.paragraph(before, 100, 740, width: 400)
                if isFramed { page.raw("95 600 410 40 re S") } else { page.raw("100 610 20 .4 re f") }
                page.show("Law 2", 100, 626)
                page.show("All of the wheels turn at once.", 100, 612)
                parts(&page)
                page.show(caption, 100, 395)
                page.paragraph(after, 100, 370, width: 400)
            }
            let texts = try document.texts()
            #expect(texts.first == before && Array(texts.suffix(2)) == [caption, after])
            #expect(texts.joined(separator: " ").contains("Law 2 All of the wheels turn at once."))
            #expect(!texts.contains { $0.contains("Rudder") || $0.contains("pulls") })
        }
    }

    @Test("Exponents, and what stands behind them, belong to what the parts of a figure are called")
    func exponentsInPartNames() throws {
        let document = document { page in
            parts(&page)
            for (x, name) in [(140.0, "(a) at S"), (300, "(b) at T")] {
                page.show(name, x, 422, size: 9)
                let end = x + TestPage.width(name, size: 9)
                page.show("2", end, 425.5, size: 6)
                page.show("and Z", end + 6.5, 422, size: 9)
            }
        }
        let texts = try document.texts()
        let said = texts.joined(separator: " ")
        #expect(said.contains("(a) at S² and Z") && said.contains("(b) at T² and Z"))
        #expect(!said.contains("Rudder"))
    }

    @Test("The drawings of two parts far from each other are both known by what these are called")
    func drawingsOfParts() throws {
        let document = TestDocument { page in
            page.paragraph(before, 100, 740, width: 400)
            for (column, x) in [100.0, 370].enumerated() {
                for (row, name) in ["keel", "mast"].enumerated() {
                    oval(&page, x, 500 + 35 * Double(row), 40, 20)
                    oval(&page, x + 60, 500 + 35 * Double(row), 40, 20)
                    arrow(&page, from: (x + 40, 510 + 35 * Double(row)), to: (x + 60, 510 + 35 * Double(row)))
                    page.show(name + "\(column)", x + 5, 507 + 35 * Double(row), size: 8)
                    page.show("oar\(column)", x + 65, 507 + 35 * Double(row), size: 8)
                }
                page.show(column == 0 ? "(a) Before" : "(b) After", x + 20, 470, size: 9)
            }
            page.show("Figure 3: Two ferries.", 100, 445)
            page.paragraph(after, 100, 410, width: 400)
        }
        let texts = try document.texts()
        #expect(!texts.contains { $0.contains("keel") || $0.contains("mast") || $0.contains("oar") })
        #expect(texts.contains { $0.contains("(a) Before") } && texts.contains { $0.contains("(b) After") })
        #expect(texts.contains("Figure 3: Two ferries."))
    }

    @Test("Letters with primes are no more names than letters are")
    func primes() throws {
        let document = document { page in
            page.raw("120 450 m 260 600 l 330 450 l h S 120 450 m 200 520 l 220 450 l h S")
            for (x, y) in [(120.0, 450.0), (330, 450), (260, 600)] { oval(&page, x - 3, y - 3, 6, 6) }
            let letters = [("A", 112.0, 440.0), ("B", 330, 440), ("C", 264, 602), ("a", 300, 520), ("b", 180, 530), ("c", 250, 438)]
            for (letter, x, y) in letters {
                page.show(letter, x, y, size: 10)
                page.show("'", x + TestPage.width(letter, size: 10), y + 3, size: 7)
            }
        }
        try document.expect([before, caption, after])
    }

    @Test("A caption close above another figure's drawing is no name in it")
    func captionAboveDrawing() throws {
        let document = document { page in
            page.show("Figure 7: Two days.", 100, 604)
            parts(&page)
        }
        try document.expect([before, "Figure 7: Two days.", caption, after])
    }

    @Test("A drawing that hangs lower at a side is that of the short caption in its middle")
    func shortCaption() throws {
        let document = TestDocument { page in
            page.paragraph(before, 100, 700, width: 400)
            for (column, name) in ["Wheel", "Chain", "Rudder"].enumerated() {
                oval(&page, 100 + 160 * Double(column), 560, 80, 30)
                page.show(name, 115 + 160 * Double(column), 570, size: 9)
            }
            for x in [180.0, 340] { arrow(&page, from: (x, 575), to: (x + 80, 575)) }
            oval(&page, 420, 510, 80, 30)
            page.show("Brake", 440, 520, size: 9)
            arrow(&page, from: (460, 560), to: (460, 540))
            page.show("Figure 2: Parts.", 262, 490)
            page.paragraph(after, 100, 460, width: 400)
        }
        try document.expect([before, "Figure 2: Parts.", after])
    }
}
