import PDFText
import Testing

@Suite("Blocks that stand at the top and the foot of all pages of a short document")
struct RepeatedBlockTests {
    private func body(_ page: Int) -> String { Prose.sentence("Page\(["One", "Two", "Three"][page])", 90) }

    /// - Parameter decorate: adds what stands around the text.
    private func letter(pages: Int = 2, _ decorate: (inout TestPage, Int) -> Void) -> TestDocument {
        TestDocument(pages: pages) { page, index in
            decorate(&page, index)
            page.paragraph(body(index), 72, 620, width: 420, size: 11)
        }
    }

    @Test("The head of a paper, whose title is large, is read where it stands first", arguments: [2, 3])
    func title(pages: Int) throws {
        let document = letter(pages: pages) { page, _ in
            page.show("Mill and Barn Examination Paper", 160, 738, size: 18)
            page.show("Term 2 of 2021    Course 034    Taught by Marta Quill", 72, 715, size: 11)
            page.show("Name    Class    Day 18 of June    Marks", 72, 692, size: 11)
        }
        let read = try document.texts().joined(separator: "\n")
        for part in ["Examination Paper", "Taught by Marta", "Day 18"] { #expect(read.ranges(of: part).count == 1, "\(read)") }
        #expect(read.hasPrefix("Mill and Barn"))
    }

    @Test("All rows of a letterhead are read where they stand first, those of its foot where they stand last")
    func letterhead() throws {
        let document = letter { page, _ in
            page.lines(["HOUSE OF", "LAMPS"], 130, 745, size: 9)
            page.lines(["Department of", "Oil and Wicks"], 130, 712, size: 7)
            page.lines(["Keeper", "Walt Brandt"], 130, 680, size: 9)
            page.show("Department of Oil and Wicks", 72, 60, size: 9)
            page.lines(["House of Lamps, Harbour Road 24", "Telephone 555 123"], 72, 48, size: 9)
        }
        let read = try document.texts()
        let text = read.joined(separator: "\n")
        for part in ["HOUSE OF", "Keeper", "Walt Brandt", "Harbour Road", "Telephone"] {
            #expect(text.ranges(of: part).count == 1, "\(read)")
        }
        #expect(text.hasPrefix("HOUSE OF") && text.hasSuffix("Telephone 555 123"))
    }

    @Test("A foot of two rows is a running foot on all pages")
    func shortFoot() throws {
        let document = letter { page, _ in page.lines(["House of Lamps, Harbour Road 24", "Telephone 555 123"], 72, 48, size: 9) }
        #expect(try !document.texts().contains { $0.contains("Telephone") })
    }

    @Test("A head of one row is a running head on all pages")
    func oneRow() throws {
        let document = letter { page, index in page.show("The Book of Lamps    Release 4", 72, 750, size: 9) }
        #expect(try !document.texts().contains { $0.contains("Book of Lamps") })
    }

    @Test("What copies of one form have in common is read on all of them")
    func forms() throws {
        let document = TestDocument(pages: 2) { page, index in
            page.show("Order of Lamps", 200, 740, size: 18)
            page.lines(["To be filled in", "in capitals"], 72, 715)
            for (row, name) in ["Name", "Street", "Town", "Oil", "Wicks", "Glass", "Days"].enumerated() {
                page.show(name, 72, 640 - 40 * Double(row))
                if row % 2 == 0 { page.show("\(["Marta", "Walt"][index]) \(row * 17 + index)", 200, 640 - 40 * Double(row)) }
            }
        }
        let read = try document.texts()
        #expect(read.joined(separator: "\n").ranges(of: "To be filled in").count == 2, "\(read)")
    }

    @Test("Rows that stand close to the text of all pages are part of it")
    func closeRows() throws {
        let document = TestDocument(pages: 2) { page, index in
            page.show("How to light a lamp", 72, 740, size: 14)
            page.lines(["Take the oil and the wick,", "and do this before it is dark:"], 72, 722)
            page.paragraph(body(index), 72, 698, width: 420)
        }
        #expect(try document.texts().joined(separator: "\n").ranges(of: "do this before").count == 2)
    }
}
