import PDFText
import Testing

@Suite("Labels beside the middle of a text")
struct CentredLabelTests {
    @Test("A number in a circle beside the middle of a heading of two lines is read before it", arguments: ["4", "12"])
    func number(_ label: String) throws {
        let document = TestDocument { page in
            page.lines(["What is it that the keepers of the", "lamps do in winter?"], 100, 700, font: .evenBold)
            page.show(label, 80, 694, font: .evenBold)
            page.paragraph(Prose.sentence("Alpha", 60), 80, 660, width: 250)
        }
        let read = try document.texts().joined(separator: " ")
        #expect(read.hasPrefix("\(label) What is it that the keepers of the lamps do in winter? Alpha"), "\(read)")
    }
}
