import Testing

@testable import PDFText

@Suite("Heads of short documents, of which left and right pages have one each")
struct TwinEdgeTests {
    /// Three pages of text below y 700, with what stands above the second and the third one.
    private func paper(_ heads: [(text: String, isLeft: Bool)], size: Double = 8) -> TestDocument {
        TestDocument(pages: 3) { page, index in
            if index == 0 {
                page.show("Of Lamps and Harbours", 72, 740, size: 17, font: .evenBold)
            } else if index <= heads.count {
                let head = heads[index - 1]
                page.show(head.text, head.isLeft ? 72 : 492 - TestPage.width(head.text, size: size), 748, size: size, font: .evenItalic)
            }
            page.paragraph(Prose.sentence("Text\(["A", "B", "C"][index])", 330), 72, 700, width: 420)
        }
    }

    @Test("Its authors behind the number of the page, its title before that")
    func authorsAndTitle() throws {
        let read = try paper([("2 N. Amsel et al.", true), ("Of Lamps and Harbours 3", false)]).texts()
        #expect(!read.contains { $0.contains("Amsel") || $0.hasSuffix("Harbours 3") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("What no other page has beside it is read")
    func alone() throws {
        let read = try paper([("2 lamps were lit", true)], size: 10).texts()
        #expect(read.contains { $0.contains("lamps were lit") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("What begins each page, the first one too, and counts with them is read", arguments: ["Day", "Room 10"], [8.0, 12])
    func days(name: String, size: Double) throws {
        let read = try TestDocument(pages: 3) { page, index in
            page.show(
                "\(name)\(name.last == "0" ? "" : " ")\(index + 1) Lamps and \(["oil", "rope", "tar"][index])", 72, 748, size: size,
                font: .evenItalic)
            page.paragraph(Prose.sentence("Text\(["A", "B", "C"][index])", 330), 72, 700, width: 420)
        }.texts()
        for said in ["oil", "rope", "tar"] { #expect(read.contains { $0.hasSuffix("Lamps and \(said)") }, "\(read.map { $0.prefix(40) })") }
    }

    @Test("Who writes a letter stands above it and signs it", arguments: [50.0, 90, 150], ["Anna Marsh", "ANNA MARSH"])
    func signature(y: Double, name: String) throws {
        let read = try TestDocument { page in
            page.show(name, 72, 730)
            page.show("Dear Mr Lund,", 72, 690)
            page.paragraph(Prose.sentence("Lamp", 100), 72, 670, width: 420)
            page.show("Yours sincerely,", 72, y + 14)
            page.show(name, 72, y)
        }.texts()
        #expect(read.contains { $0.contains(name) }, "\(read)")
    }

    @Test(
        "Where a CV's writer may be written to stands above it, at the paper's edge",
        arguments: ["anna@example.org", "www.example.org/anna"])
    func contact(address: String) throws {
        let read = try TestDocument { page in
            page.show(address, 72, 765)
            page.show("Anna Marsh", 72, 720, size: 18, font: .evenBold)
            page.paragraph(Prose.sentence("Lamp", 300), 72, 690, width: 420)
        }.texts()
        #expect(read.contains { $0.contains(address) }, "\(read.map { $0.prefix(40) })")
    }
}
