import Testing

@testable import PDFText

@Suite("Text that stands where furniture does")
struct TextAtEdgesTests {
    private func text(_ name: String) -> String { Prose.sentence(name, 90) }

    @Test("The last of a list's items, beside the page's number, where other pages have a foot with a number")
    func item() throws {
        let items = ["c. The Lamps (Wicks and Oil) Regulations, 2015.", "d. The Lamps (Keepers) Regulations, 1993, of the harbour."]
        let last = "e. The Lamps (Towers and Quays) Regulations, 2018."
        let document = TestDocument(pages: 5) { page, index in
            if index == 2 {
                page.paragraph(text("Alpha"), 60, 720, width: 440)
                for (row, item) in (items + [last]).enumerated() { page.show(item, 72, 90 - 20 * Double(row)) }
            } else {
                page.paragraph(text("Beta\(index)"), 60, 720, width: 440)
                page.show("e. Harbour Office, Report of the Year, 2018.", 72, 50)
            }
            page.show("\(index + 31)", 520, 50)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("Towers and Quays") }, "\(read)")
        #expect(!read.contains { $0.contains("Harbour Office") }, "\(read)")
    }

    @Test("A remark in brackets at the foot of several pages, like others further up")
    func remark() throws {
        let read = try TestDocument(pages: 6) { page, index in
            page.paragraph(text("Alpha\(index)"), 60, 720, width: 440)
            if index % 2 == 0 {
                page.show("(Applause of the keepers)", 90, 600)
                page.paragraph(text("Beta\(index)"), 60, 570, width: 440)
                page.show("(Applause of the keepers)", 90, 60)
            } else {
                page.paragraph(text("Beta\(index)"), 60, 200, width: 440)
            }
        }.texts()
        #expect(read.count { $0 == "(Applause of the keepers)" } == 6, "\(read)")
    }

    @Test("The first line of a heading that each page has another of, below a head; the second stands closely below it")
    func heading() throws {
        let titles = [
            "Statement of Lamps", "Statement of Wicks and Oil", "Sheet of the Harbour", "Statement of Towers", "Statement of Boats",
        ]
        let months = ["Years ended in March", "All months of summer", "At the last of the days", "Days of May", "Weeks of the winter"]
        func centre(_ text: String, _ size: Double) -> Double { 290 - TestPage.width(text, size: size) / 2 }
        let read = try TestDocument(pages: 9) { page, index in
            page.show("Lamp Company and Keepers", centre("Lamp Company and Keepers", 10), 760, font: .evenBold)
            let title = index < 5 ? titles[index] : "Notes to the Statements"
            page.show(title, centre(title, 10), 748, font: .evenBold)
            if index < 5 { page.show(months[index], centre(months[index], 10), 736, font: .evenBold) }
            page.paragraph(text("Alpha\(index)"), 60, 700, width: 440)
            page.show("\(index + 50)", 290, 40)
        }.texts()
        for title in titles { #expect(read.contains { $0.contains(title) }, "\(title): \(read)") }
        #expect(!read.contains { $0.contains("Notes to the Statements") }, "\(read)")
    }
}
