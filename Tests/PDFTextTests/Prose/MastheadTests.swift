import PDFText
import Testing

@Suite("The head of a document's first page with the name of who publishes it")
struct MastheadTests {
    private func read(_ heads: [String], isArtifact: Bool) throws -> [String] {
        try TestDocument(pages: 3) { page, index in
            if isArtifact { page.raw("/Artifact << /Type /Pagination /Subtype /Header >> BDC") }
            if index == 0 {
                page.show("Harbours and Lights", 72, 748, size: 14, font: .evenBold)
                page.show("H/L.3/1908", 470, 748, size: 10)
            }
            page.show(heads[index], 72, 720, size: 20, font: .evenBold)
            page.show("Distr.: General", 396, 720, size: 10)
            if index == 0 { page.show("2 December 1908", 396, 708, size: 10) }
            if isArtifact { page.raw("EMC") }
            page.paragraph(Prose.sentence(["Anna", "Bert", "Cora"][index], 150), 72, 640, width: 420)
        }.texts()
    }

    @Test("It is read, with the document's number and date", arguments: [true, false])
    func firstPage(_ isArtifact: Bool) throws {
        let read = try read(["Council of Lamps", "", ""], isArtifact: isArtifact).joined(separator: "\n")
        for part in ["H/L.3/1908", "Council of Lamps", "2 December 1908"] { #expect(read.contains(part), "\(part): \(read.prefix(200))") }
    }
}
