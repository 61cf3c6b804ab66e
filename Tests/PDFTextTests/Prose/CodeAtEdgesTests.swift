import Testing

@testable import PDFText

@Suite("Lines of listings at the edges of pages")
struct CodeAtEdgesTests {
    @Test("A call that two pages end with is read; what many pages have there is their foot")
    func call() throws {
        func count(_ pages: [Int]) throws -> Int {
            try TestDocument(pages: 7) { page, index in
                page.show("Lamps of the harbour", 72, 760, size: 9)
                page.show("\(index + 11)", 500, 760, size: 9)
                page.paragraph(Prose.sentence("Alpha\(index)", 120), 72, 720, width: 420)
                let isOne = pages.contains(index)
                for row in 0..<4 { page.show("R> lamp(\(row), \(index * 7 + row))", 72, 180 - 12 * Double(row), font: .fixed) }
                page.show(isOne ? "R> summary(lamps)" : "R> quay(\(index), oil)", 72, 110, font: .fixed)
            }.texts().joined(separator: "\n").split(separator: "summary(lamps)").count - 1
        }
        #expect(try count([3, 4]) == 2)
    }
}
