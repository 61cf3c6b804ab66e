import PDFText
import Testing

@Suite("Text where feet of others would count")
struct FootAboveTests {
    @Test("The only line of text on pages with a head, a figure and its caption")
    func lineAboveFigure() throws {
        let lines = [2: "(draw-lamp oil)", 3: "The next figure shows what is lit.", 4: "Wicks are shown in another one."]
        let read = try TestDocument(pages: 8) { page, index in
            page.show("14. Lamps", 86, 780)
            page.show("\(140 + index)", 540, 780)
            page.raw("86 774 m 554 774 l S")
            guard let line = lines[index] else {
                page.paragraph(Prose.sentence("Alpha\(index)", 400), 86, 746, width: 460)
                return
            }
            page.show(line, 86, 746)
            page.raw("150 300 300 400 re S 150 300 m 450 700 l S")
            if index > 2 { page.show("Figure \(index): The lamps of tower \(index)", 230, 250) }
        }.texts()
        for line in lines.values { #expect(read.contains(line), "\(read.map { $0.prefix(40) })") }
        #expect(!read.contains { $0.hasPrefix("14.") })
    }
}
