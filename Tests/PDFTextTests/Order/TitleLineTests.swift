import PDFText
import Testing

@Suite("Titles of several lines over columns")
struct TitleLineTests {
    /// A paper in two columns below a title of two lines.
    private static func paper(_ title: [String], isCentred: Bool) -> TestDocument {
        TestDocument { page in
            for (index, line) in title.enumerated() {
                page.show(line, isCentred ? 298 - TestPage.width(line, size: 15) / 2 : 50, 700 - 18 * Double(index), size: 15)
            }
            for (line, y) in [("Ann Marlow and Bo Quill", 650.0), ("University of the Quay", 634)] {
                page.show(line, isCentred ? 298 - TestPage.width(line, size: 11) / 2 : 50, y, size: 11)
            }
            page.paragraph(Prose.sentence("Alpha", 260), 50, 590, width: 236)
            page.paragraph(Prose.sentence("Beta", 260), 310, 590, width: 236)
        }
    }

    private static let upper = "Lamps of the Harbour in Winter and Their Keepers, a View from Quays"

    @Test("A second line that fits into a column goes on with the first, whatever it begins with", arguments: [true, false])
    func goesOn(isCentred: Bool) throws {
        let lower = "Beacons of Lund"
        let texts = try Self.paper([Self.upper, lower], isCentred: isCentred).texts()
        #expect(texts.first == Self.upper + " " + lower, "\(texts.prefix(3))")
    }
}
