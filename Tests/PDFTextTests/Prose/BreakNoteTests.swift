import PDFText
import Testing

@Suite("What says that a table goes on overleaf")
struct BreakNoteTests {
    /// A table over two pages, with a line below its first part and one above the rest.
    private func texts(below: String, above: String) throws -> [String] {
        try TestDocument(pages: 2) { page, index in
            if index == 1 { page.show(above, 200, 716) }
            for row in 0..<38 {
                let y = 700 - 15 * Double(row)
                page.show("Item number \(index * 38 + row)", 100, y)
                page.show("\((row * 7 + index) % 90 + 10)", 260, y)
                page.show("some words on it", 330, y)
            }
            if index == 0 { page.show(below, 300, 700 - 15 * 38 - 3) }
            page.show("\(index + 1)", 300, 60)
        }.texts()
    }

    @Test(
        "In several languages",
        arguments: [
            ("Continued on next page", "Table 1 – Continued from previous page"),
            ("Fortsetzung auf der nächsten Seite", "Fortsetzung der vorherigen Seite"),
            ("Continúa en la página siguiente …", "(continuación de la página anterior)"),
            ("Suite à la page suivante", "Tableau 1 – suite de la page précédente"), ("接下页", "接上页"),
        ])
    func notes(below: String, above: String) throws {
        let read = try texts(below: below, above: above)
        #expect(!read.contains { $0.contains(below) || $0.contains(above) }, "\(read.map { $0.prefix(40) })")
        #expect(read.contains { $0.contains("Item number 37") } && read.contains { $0.contains("Item number 38") })
    }

    @Test("A last row that goes on about something else, a page that is only named")
    func rows() throws {
        let read = try texts(below: "Work continued in spring", above: "Page of the second list")
        #expect(read.contains { $0.contains("Work continued in spring") } && read.contains { $0.contains("Page of the second list") })
    }

    @Test(
        "The last line of a page of prose that has such words",
        arguments: ["He continued to the next page", "continued on the next page of it"])
    func prose(last: String) throws {
        let read = try TestDocument(pages: 3) { page, index in
            let y = page.paragraph(Prose.sentence("Text\(["A", "B", "C"][index])", 300), 72, 700, width: 420)
            if index == 1 { page.show(last, 72, y) }
            page.show("\(index + 1)", 300, 60)
        }.texts()
        #expect(read.contains { $0.contains(last) }, "\(read.map { $0.suffix(60) })")
    }
}
