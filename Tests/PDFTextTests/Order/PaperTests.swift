import Testing

@testable import PDFText

/// What pages of papers have, as LaTeX sets them: captions, tables above columns, cited numbers, text around figures.
@Suite("Papers")
struct PaperTests {
    private static func centred(_ lines: [String], _ middle: Double, _ y: Double, size: Double = 8, on page: inout TestPage) {
        for (index, line) in lines.enumerated() {
            page.show(line, middle - TestPage.width(line, size: size) / 2, y - 1.2 * size * Double(index), size: size)
        }
    }

    @Test("A caption of several centred lines is one, whatever its lines begin and end with; so is one in small capitals of two sizes")
    func centredCaptions() throws {
        let text = Prose.sentence("Alpha", 90)
        let caption = ["Table 2. Seventeen Lamps were lit by Whoever", "Came First to the Northern Quay. Others", "Remained Dark"]
        let document = TestDocument { page in
            let y = page.paragraph(text, 72, 720, width: 250)
            Self.centred(caption, 197, y - 20, on: &page)
            page.paragraph(Prose.sentence("Bravo", 90), 72, y - 80, width: 250)
        }
        #expect(try document.texts() == [text, caption.joined(separator: " "), Prose.sentence("Bravo", 90)])
        #expect(try document.roles()[1].hasPrefix("caption"))
        let capitals = [
            "TABLE 3. SEVENTEEN LAMPS WERE LIT BY WHOEVER CAME", "FIRST TO THE NORTHERN QUAY WHERE OTHERS HAD REMAINED IN THE",
            "DARK FOR YEARS",
        ]
        let small = TestDocument { page in
            let y = page.paragraph(text, 72, 720, width: 250)
            Self.centred([capitals[0]], 197, y - 20, size: 8, on: &page)
            for (index, line) in capitals.dropFirst().enumerated() {
                page.show(line, 197 - TestPage.width(line, size: 6.4) / 2, y - 20 - 9.6 * Double(index + 1), size: 6.4)
            }
            page.paragraph(Prose.sentence("Bravo", 90), 72, y - 80, width: 250)
        }
        let texts = try small.texts()
        #expect(texts == [text, capitals.joined(separator: " "), Prose.sentence("Bravo", 90)], "\(texts.map { $0.prefix(60) })")
    }

    @Test(
        "The number of a cited work that begins a line by accident is no item, in a paragraph, in an item and at the head of the next column"
    )
    func citations() throws {
        let first = [
            "Alpha and then the lamps on the northern quay were", "[12] counted by whoever came there with a lantern,", "as was usual.",
        ]
        let others = [
            "Carol has the lamps that were lit by Ness et al.", "[12] and by whoever came there with a lantern,", "as was usual.",
        ]
        let second = ["Bravo was the name of the boat that had left with", "nobody on board but the cat."]
        let document = TestDocument { page in
            var y = page.lines(first, 72, 720, end: 322, indent: 10)
            y = page.lines(others, 72, y, end: 322, indent: 10)
            page.lines(second, 72, y, end: 322, indent: 10)
        }
        #expect(try document.texts() == [first, others, second].map { $0.joined(separator: " ") })
        let works = [
            "[1] Somebody of the quay, Lamps and their wicks, 1931", "[2] Somebody else, Lanterns of the north, 1940",
            "[3] Nobody, Boats, 1950",
        ]
        let list = TestDocument { page in
            page.lines(works, 72, 720)
        }
        #expect(try list.texts().count == 3)
    }

    @Test("Captions begin with what they are of in many languages", arguments: ["Figure", "Σχήμα", "Πίνακας", "Şekil", "Фигура", "Cuadro"])
    func languages(name: String) { #expect(CaptionLabel.names(name.unicodeScalars.map(\.value))) }

    @Test("The rows of a table above two columns are read across, though their white goes on as the columns' gutter")
    func rowsAboveColumns() throws {
        let (left, right) = (Prose.sentence("Alpha", 160), Prose.sentence("Bravo", 160))
        let rows = [["Lanterns", "Seen"], ["Northern quay", "12"], ["Old harbour", "7"], ["Some town", "31"]]
        let document = TestDocument { page in
            for (index, row) in rows.enumerated() {
                page.show(row[0], 235, 720 - 12 * Double(index))
                page.show(row[1], 312, 720 - 12 * Double(index))
            }
            page.paragraph(left, 60, 650, width: 240)
            page.paragraph(right, 310, 650, width: 240)
        }
        let texts = try document.texts()
        let expected = rows.map { $0.joined(separator: " ") } + [left, right]
        #expect(texts.joined(separator: " ") == expected.joined(separator: " "), "\(texts.map { $0.prefix(40) })")
    }

    @Test("The longest cells of a table leave less white than the others: their rows are rows, too")
    func narrowRows() throws {
        let rows = [["Lamps", "0.43", "0.15"], ["Boats", "0.21", "0.17"], ["The lanterns", "0.93", "0.20"], ["Eric", "0.50", "0.12"]]
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 80), 72, 720, width: 400)
            for (index, row) in rows.enumerated() {
                for (x, cell) in zip([200, 200 + TestPage.width("The lanterns", size: 11) + 9.9, 310.0], row) {
                    page.show(cell, x, y - 20 - 13 * Double(index), size: 11)
                }
            }
        }
        let texts = try document.texts()
        #expect(Array(texts.dropFirst()) == rows.map { $0.joined(separator: " ") }, "\(texts)")
    }

    @Test("A caption that a text flows around is read by itself, behind the paragraph beside it")
    func wrappedCaption() throws {
        let (wide, text) = (Prose.sentence("Alpha", 60), Prose.sentence("Bravo", 50))
        let caption = ["Figure 1: Lamps of the", "northern quay at night"]
        let document = TestDocument { page in
            let y = page.paragraph(wide, 72, 720, width: 400)
            page.lines(caption, 72, y - 60, end: 186)
            page.paragraph(text, 195, y - 12, width: 277)
            page.paragraph(Prose.sentence("Charlie", 60), 72, y - 100, width: 400)
        }
        let texts = try document.texts()
        #expect(texts.contains(caption.joined(separator: " ")) && texts.contains(wide) && texts.contains(text), "\(texts)")
    }

    @Test("Numbers of lines beside two columns are left out below a title as wide as both")
    func numberedColumns() throws {
        let document = TestDocument { page in
            page.lines(TestPage.wrap(Prose.sentence("Title", 40), width: 480), 60, 740, end: 540)
            var number = 1
            for (x, place, name) in [(60.0, 45.0, "Alpha"), (310, 555, "Bravo")] {
                for (index, line) in TestPage.wrap(Prose.sentence(name, 180), width: 230).enumerated() {
                    page.show("\(number)", place, 650 - 12 * Double(index), size: 5)
                    page.show(line, x, 650 - 12 * Double(index), end: x + 230)
                    number += 1
                }
            }
        }
        let texts = try document.texts()
        #expect(
            texts.contains(Prose.sentence("Alpha", 180)) && texts.contains(Prose.sentence("Bravo", 180)), "\(texts.map { $0.prefix(60) })")
    }

    @Test("A heading in one of two close columns is no part of the line beside it, nor is a column's last line of the other's")
    func closeColumns() throws {
        let left = Prose.sentence("Alpha", 150)
        let right = Prose.sentence("Bravo", 90)
        let document = TestDocument { page in
            let lines = TestPage.wrap(left, width: 228, size: 12)
            page.lines(lines, 72, 700, size: 12, leading: 14, end: 300, justifiesLast: true)
            page.lines(TestPage.wrap(Prose.sentence("Charlie", 40), width: 228, size: 12), 310, 700, size: 12, leading: 14, end: 538)
            let y = 700 - 14 * Double(lines.count / 2 + 2)
            page.show("2 But he", 310, y - 3, size: 17)
            page.lines(TestPage.wrap(right, width: 228, size: 12), 310, y - 26, size: 12, leading: 14, end: 538)
        }
        let texts = try document.texts()
        #expect(texts == [left, Prose.sentence("Charlie", 40), "2 But he", right], "\(texts.map { $0.prefix(50) })")
    }

    @Test("The captions of a figure's parts above its own, at the head of a page, tear no paragraph; items with letters are items")
    func partsOfFigure() throws {
        let text = Prose.sentence("Alpha", 200)
        let lines = TestPage.wrap(text, width: 250)
        let document = TestDocument(pages: 2) { page, index in
            guard index == 1 else {
                page.lines(Array(lines[..<20]), 72, 720, end: 322, justifiesLast: true)
                return
            }
            for (place, part) in ["(a) Lamps that are lit", "(b) Lamps that are not"].enumerated() {
                let y = 720 - 90 * Double(place)
                page.raw("q 1 w 120 \(y - 60) 150 60 re S Q")
                Self.centred([part], 197, y - 72, size: 9, on: &page)
            }
            Self.centred(["Figure 3. Lamps on the northern quay."], 197, 540, size: 9, on: &page)
            page.lines(Array(lines[20...]), 72, 510, end: 322)
        }
        let read = try document.roles()
        #expect(read.contains("paragraph: " + text), "\(read)")
        #expect(read.contains("caption: (a) Lamps that are lit"), "\(read)")
        let items = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Bravo", 60), 72, 720, width: 250)
            page.lines(["(a) Lamps that are lit", "(b) Lamps that are not"], 82, y)
            Self.centred(["Figure 3. Lamps on the northern quay."], 197, y - 60, size: 9, on: &page)
        }
        #expect(try items.roles().contains("list-item: (b) Lamps that are not"))
    }

    @Test("A paragraph goes on behind \"et al.\" at the head of the next column, also with the number of what they wrote")
    func namesOfOthers() throws {
        for next in ["[20] and", "and"] {
            let before = Prose.sentence("Alpha", 120).dropLast()
            let lines = TestPage.wrap(String(before), width: 230)
            let first = Array(lines[..<12]) + ["which all had been counted twice by Amsel et al."]
            let second = TestPage.wrap(next + " " + Prose.sentence("whoever", 60), width: 230)
            let document = TestDocument { page in
                page.lines(first, 60, 720, end: 290, justifiesLast: true)
                page.lines(second, 320, 720, end: 550)
            }
            let read = try document.texts()
            #expect(read == [(first + second).joined(separator: " ")], "\(read)")
        }
    }

    /// Papers in two columns whose pages begin with a picture in each, of one height, with its caption.
    private func picturedPages(_ count: Int, _ caption: (Int) -> String) -> TestDocument {
        TestDocument(pages: count) { page, index in
            for (column, x) in [60.0, 320].enumerated() {
                page.raw("q 0.7 g \(x + 20) 600 180 100 re f Q")
                let name = caption(2 * index + column + 1)
                page.show(name, x + 110 - TestPage.width(name, size: 10) / 2, 582)
                let text = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"][2 * index + column]
                page.paragraph(Prose.sentence(text, 260), x, 556, width: 220)
            }
        }
    }

    @Test("Captions side by side above the text of both columns are two")
    func captionsSideBySide() throws {
        let texts = try picturedPages(1) { "Figure \($0): \($0 == 1 ? "A mill" : "A barn") by the sea." }.texts()
        #expect(
            texts.contains("Figure 1: A mill by the sea.") && texts.contains("Figure 2: A barn by the sea."),
            "\(texts.map { $0.prefix(60) })")
        #expect(texts.contains(Prose.sentence("Alpha", 260)))
    }

    @Test("Captions in one place of each page that say the same but for their numbers are no heads")
    func captionsAlike() throws {
        let texts = try picturedPages(4) { "Figure \($0): Results for mill \($0)." }.texts().joined(separator: " ")
        for number in 1...8 { #expect(texts.contains("Figure \(number): Results for mill \(number).")) }
    }
}
